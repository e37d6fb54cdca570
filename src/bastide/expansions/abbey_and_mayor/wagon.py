"""The wagon: a follower that may drive on when its feature is scored (complete rules 4.4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.base.scoring import slots_ended_by
from bastide.kernel import verbs
from bastide.kernel.codes import PASS, figure_code, spot_in
from bastide.kernel.geometry import ROUND, STEPS, cell_at, is_on_table
from bastide.kernel.hooks import Figure, Phase
from bastide.kernel.layout import FEATURE, FIGURES, NEXT, PLAYER, ROOT, TILE, TILE_CELL, TILE_SLOTS, TILE_TURN
from bastide.kernel.phases import is_forbidden
from bastide.kernel.pieces import SCORED, WAGON
from bastide.kernel.places import place_of, slot_named
from bastide.kernel.tables import SLOT_WORDS
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec
from bastide.kernel.whereabouts import slots_beside

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

OWNER: Final[i64] = 0
"""Whose wagon it is."""
FROM: Final[i64] = 1
"""The slot where the wagon stood."""
NOTE_WORDS: Final[i64] = 2


class Wagons:
    """Which wagons were scored, and where they may drive."""

    def __init__(self, number: int, *, to_any_tile: bool) -> None:
        self.number = number
        """Wagons of each player."""
        self.to_any_tile = to_any_tile
        """May a wagon drive to any feature on its tile or one beside it?"""

    def set_up(self, rules: Rules, abbey: i64) -> None:
        """Look up what meets on each tile; keep notes of the wagons that were scored."""
        self.abbey = abbey
        self.waiting = rules.reserve(1)
        """How many wagons wait for a decision."""
        self.notes = rules.reserve(rules.players * self.number * NOTE_WORDS)
        met: list[int] = []
        for tile, features in zip(rules.tables.types, rules.tables.features, strict=True):
            names = [feature.id for feature in features]
            for place in range(rules.tables.stride):
                name = names[place] if place < len(names) else ""
                linked = {other for group in tile.links if name in group for other in group} - {name}
                met.append(sum(1 << index for index, other in enumerate(names) if other in linked))
        self.met: vec[i64] = vec[i64](met)
        """For each feature of each kind: a set of places on the same tile that it is linked with."""

    def note(self, state: State, figures: list[Figure], why: i64) -> None:
        """Remember wagons that come home from a scored feature, and where they stood."""
        if why != SCORED:
            return
        for figure in figures:
            if figure.piece == WAGON and figure.spot < state.rules.spots_at:
                waiting = state.words[self.waiting]
                state.put(self.notes + waiting * NOTE_WORDS + OWNER, figure.owner)
                state.put(self.notes + waiting * NOTE_WORDS + FROM, figure.spot)
                state.put(self.waiting, waiting + 1)

    def first(self, state: State) -> i64:
        """Give the note of the wagon that is next: of the player on turn, then clockwise (4.4.9)."""
        words = state.words
        best = self.notes
        for note in range(self.notes, self.notes + words[self.waiting] * NOTE_WORDS, NOTE_WORDS):
            if self.turns_away(state, note) < self.turns_away(state, best):
                best = note
        return best

    def turns_away(self, state: State, note: i64) -> i64:
        """How many turns after the player on turn the owner of a noted wagon comes."""
        return (state.words[note + OWNER] - state.words[PLAYER] + state.players) % state.players

    def forget(self, state: State, note: i64) -> None:
        """Strike a note out; those behind it move up."""
        last = self.notes + (state.words[self.waiting] - 1) * NOTE_WORDS
        for address in range(note, last):
            state.put(address, state.words[address + NOTE_WORDS])
        state.put(self.waiting, state.words[self.waiting] - 1)

    def offer(self, state: State, start: i64) -> i64:
        """Offer to stay at home, and every place where a wagon can drive from a slot; give the number of options."""
        count = state.offer(0, PASS)
        slots = self.slots_around(state, start) if self.to_any_tile else self.slots_adjoining(state, start)
        for slot in slots:
            code = figure_code(WAGON, slot)
            if self.may_enter(state, slot) and not state.is_offered(count, code):
                count = state.offer(count, code)
        if count == 1:
            return 0
        return count

    def may_enter(self, state: State, slot: i64) -> bool:
        """The road, city, monastery or shrine must be unfinished and unoccupied (4.4.9)."""
        if state.is_finished(slot) or state.words[state.words[slot + ROOT] + FIGURES] != 0:
            return False
        return not is_forbidden(state, WAGON, slot)

    def slots_adjoining(self, state: State, start: i64) -> list[int]:
        """Everything that meets the feature on one of its tiles, or across the wall of an abbey."""
        words = state.words
        found: list[int] = []
        slot = start
        while True:
            tile = words[slot + TILE]
            met = self.met[words[slot + FEATURE]]
            other = words[tile + TILE_SLOTS]
            while met != 0:
                if met & 1:
                    found.append(other)
                met >>= 1
                other += SLOT_WORDS
            found += self.slots_across_walls(state, slot)
            slot = words[slot + NEXT]
            if slot == start:
                return found

    def slots_across_walls(self, state: State, slot: i64) -> list[int]:
        """Abbeys that end a road or city here, or what an abbey ends."""
        words = state.words
        if words[words[slot + TILE] + TILE_TURN] >> 2 == self.abbey:
            return slots_ended_by(state, words[slot + TILE])
        cell = words[words[slot + TILE] + TILE_CELL]
        abbeys: list[int] = []
        for port, other in slots_beside(state, slot):
            if other == 0:
                tile = state.tile_at(cell + STEPS[port // 3])
                if words[tile + TILE_TURN] >> 2 == self.abbey:
                    abbeys.append(words[tile + TILE_SLOTS])
        return abbeys

    def slots_around(self, state: State, start: i64) -> list[int]:
        """Everything on the wagon's tile and the eight around it."""
        words = state.words
        cell = words[words[start + TILE] + TILE_CELL]
        found: list[int] = []
        for way in (0, *ROUND):
            tile = state.tile_at(cell + way)
            if tile != 0:
                found += range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS)
        return found

    def write_memory(self, state: State) -> list[str]:
        """``wagon 1 road N 2 -1``: whose wagon waits for a decision, and where it stood, in the order of turns."""
        parts: list[str] = []
        notes = list(range(self.notes, self.notes + state.words[self.waiting] * NOTE_WORDS, NOTE_WORDS))
        for note in sorted(notes, key=lambda note: self.turns_away(state, note)):
            place = place_of(state, state.words[note + FROM])
            where = place.where or "-"
            parts.append(f"wagon {state.words[note + OWNER] + 1} {place.feature} {where} {place.x} {place.y}")
        return parts

    def read_memory(self, state: State, part: str) -> None:
        """Read one of these parts again."""
        player, feature, where, x, y = part.removeprefix("wagon").split()
        tile = state.tile_at(cell_at(int(x), int(y))) if is_on_table(int(x), int(y)) else 0
        slot = slot_named(state, tile, feature, where.removeprefix("-")) if tile else 0
        if slot == 0 or not 1 <= int(player) <= state.players or state.supply_of(int(player) - 1, WAGON) == 0:
            raise ValueError(part)
        self.note(state, [Figure(WAGON, int(player) - 1, slot)], SCORED)


class MoveWagon(Phase):
    """After scoring, owners may let their wagons drive on: the player on turn first, then clockwise (4.4.9)."""

    step: ClassVar[Step] = Step.AFTER_SCORE
    question: ClassVar[str] = "ask-wagon"
    passing: ClassVar[str] = "pass-wagon-home"

    def __init__(self, wagons: Wagons) -> None:
        super().__init__()
        self.wagons = wagons

    def asks(self, state: State) -> bool:
        """A wagon that can drive nowhere stays at home."""
        while state.words[self.wagons.waiting] > 0:
            state.code_count = self.options(state)
            if state.code_count > 0:
                return True
            self.wagons.forget(state, self.wagons.first(state))
        return False

    def options(self, state: State) -> i64:
        """Everywhere the next wagon can drive, or home."""
        note = self.wagons.first(state)
        state.ask(state.words[note + OWNER])
        return self.wagons.offer(state, state.words[note + FROM])

    def apply(self, state: State, code: i64) -> bool:
        """Let the wagon drive, or stay at home; then the next one."""
        note = self.wagons.first(state)
        owner = state.words[note + OWNER]
        self.wagons.forget(state, note)
        if code != PASS:
            verbs.place(state, WAGON, owner, spot_in(code))
        return True
