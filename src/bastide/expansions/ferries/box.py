"""The Ferries: lakes at which roads end, and ferries that join two of these ends.

Die Fähren, complete rules 1.25 and 4.2.11.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.ferries.actions import LayFerry
from bastide.kernel import verbs
from bastide.kernel.codes import PASS, cell_offer, neutral_cell_in, piece_in
from bastide.kernel.geometry import SIDE_NAMES, SIDES, cell_at, is_on_table, x_of, y_of
from bastide.kernel.hooks import Expansion, Phase, Shown
from bastide.kernel.layout import (
    FEATURE,
    LINK_A,
    LINK_B,
    LINK_WORDS,
    LINKS_END,
    PLAYER,
    ROOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
)
from bastide.kernel.options import Option, Value
from bastide.kernel.tables import ROAD, SLOT_WORDS
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec
from bastide.kernel.whereabouts import slots_beside

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "ferries"
SYMBOL = "ferry"
LAKE = "lake"
FERRIES: Final[i64] = 8
"""How many there are (1.25)."""
NONE: Final[i64] = -1
FERRY: Final[i64] = 23


class Ferries(Expansion):
    """Lakes and their ferries. A road end at a lake without a ferry ends its road, as it is printed."""

    name: ClassVar[str] = BOX
    options: ClassVar[tuple[Option, ...]] = (Option("ferries", BOX, default=True, choices=(True, False)),)

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the option."""
        self.sails = bool(options["ferries"])

    def set_up(self, rules: Rules) -> None:
        """Find the road ends at lakes. Remember between which of them ferries go, and which may be moved."""
        tables = rules.tables
        ends = [0] * (tables.kinds * tables.stride)
        for kind, features in enumerate(tables.features):
            for place, feature in enumerate(features):
                if feature.ends == LAKE and tables.types[kind].symbol(SYMBOL):
                    ends[kind * tables.stride + place] = 1
        self.is_end: vec[i64] = vec[i64](ends)
        self.ferries = rules.reserve(1)
        """How many ferries have been laid."""
        self.ends_at = rules.reserve(2 * int(FERRIES))
        """The slots of the two road ends of each."""
        self.movable = rules.reserve(1)
        """A bit for each ferry that may still be moved in this turn."""
        self.ferry_kind = rules.add_offer(self, LayFerry)
        rules.allow_links(int(FERRIES))

    def phases(self) -> list[Phase]:
        """A ferry is laid, then others are moved."""
        return [PlaceFerry(self), MoveFerries(self)] if self.sails else []

    # -- lakes ---------------------------------------------------------------------------------

    def end_at(self, state: State, tile: i64, side: i64) -> i64:
        """Give the road end of a lake at a side of a tile; 0 if there is none."""
        slot = state.slot_at(tile, side * 3 + 1)
        if slot != 0 and self.is_end[state.words[slot + FEATURE]] == 0:
            slot = 0
        return slot

    def has_lake(self, state: State, tile: i64) -> bool:
        """Does a tile show a lake?"""
        for side in range(SIDES):
            if self.end_at(state, tile, side) != 0:
                return True
        return False

    def ferry_on(self, state: State, tile: i64) -> i64:
        """Which ferry lies on a tile; NONE if there is none."""
        words = state.words
        for ferry in range(words[self.ferries]):
            if words[words[self.ends_at + 2 * ferry] + TILE] == tile:
                return ferry
        return NONE

    def goes_to(self, state: State, ferry: i64, slot: i64) -> bool:
        """Does a ferry go to this road end?"""
        ends = self.ends_at + 2 * ferry
        return state.words[ends] == slot or state.words[ends + 1] == slot

    def offer_routes(self, state: State, tile: i64, ferry: i64, count: i64) -> i64:
        """Offer every two road ends of a lake, but those between which the ferry goes already."""
        words = state.words
        cell = words[tile + TILE_CELL]
        for one in range(SIDES):
            first = self.end_at(state, tile, one)
            if first == 0:
                continue
            for other in range(one + 1, SIDES):
                second = self.end_at(state, tile, other)
                if second in (0, first):
                    continue
                if ferry != NONE and self.goes_to(state, ferry, first) and self.goes_to(state, ferry, second):
                    continue
                count = state.offer(count, cell_offer(self.ferry_kind, one << 2 | other, cell))
        return count

    # -- laying and moving ---------------------------------------------------------------------

    def carry_out(self, state: State, code: i64) -> None:
        """Let the ferry of a lake go between two road ends: a new one, or the one that lies there (4.2.11.2)."""
        words = state.words
        tile = state.tile_at(neutral_cell_in(code))
        ends = piece_in(code)
        first = self.end_at(state, tile, ends >> 2)
        second = self.end_at(state, tile, ends & 3)
        ferry = self.ferry_on(state, tile)
        if ferry == NONE:
            ferry = self.launch(state)
        else:
            at = self.ends_at + 2 * ferry
            verbs.disconnect(state, words[at], words[at + 1], FERRY)
            state.put(self.movable, words[self.movable] & ~(1 << ferry))
        self.moor(state, ferry, first, second)
        verbs.connect(state, first, second, 0, FERRY)

    def launch(self, state: State) -> i64:
        """Take a ferry from the supply; give its number."""
        ferry = state.words[self.ferries]
        state.put(self.ferries, ferry + 1)
        return ferry

    def moor(self, state: State, ferry: i64, first: i64, second: i64) -> None:
        """Remember between which road ends a ferry goes."""
        state.put(self.ends_at + 2 * ferry, first)
        state.put(self.ends_at + 2 * ferry + 1, second)

    def note_movable(self, state: State) -> None:
        """From the tile just laid the first ferry in each direction of its roads may be moved (4.2.11.2)."""
        if not self.is_near(state):
            return
        words = state.words
        tile = state.last_tile()
        seen = state.rules.next_stamp()
        movable: i64 = 0
        slots = range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS)
        reached = [slot for slot in slots if state.kind_of(slot) == ROAD]
        for slot in reached:
            state.rules.seen[slot] = seen
        for slot in reached:  # The list grows: roads are followed until they end, or come to a ferry.
            for other in self.beyond(state, slot):
                if state.rules.seen[other] == seen:
                    continue
                state.rules.seen[other] = seen
                reached.append(other)
                ferry = self.ferry_on(state, words[other + TILE])
                if ferry != NONE and self.goes_to(state, ferry, other) and words[other + TILE] != tile:
                    movable |= 1 << ferry
        state.put(self.movable, movable)

    def beyond(self, state: State, slot: i64) -> list[int]:
        """Slots in which a road goes on: across sides and through tunnels, but not over a lake."""
        words = state.words
        found = [other for _, other in slots_beside(state, slot) if other != 0]
        for link in range(state.links_at, words[LINKS_END], LINK_WORDS):
            one, other = words[link + LINK_A], words[link + LINK_B]
            if self.is_end[words[one + FEATURE]] == 0:
                if one == slot:
                    found.append(other)
                elif other == slot:
                    found.append(one)
        return found

    def is_near(self, state: State) -> bool:
        """Is a ferry a part of a road of the tile just laid?"""
        words = state.words
        tile = state.last_tile()
        for slot in range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
            for end in range(2 * words[self.ferries]):
                other = words[self.ends_at + end]
                if words[other + ROOT] == words[slot + ROOT] and words[other + TILE] != tile:
                    return True
        return False

    def shows(self, state: State) -> list[Shown]:
        """Ferries lie between two road ends of their lakes."""
        words = state.words
        found: list[Shown] = []
        for ferry in range(words[self.ferries]):
            first, second = words[self.ends_at + 2 * ferry], words[self.ends_at + 2 * ferry + 1]
            found.append(Shown(int(FERRY), cell=words[words[first + TILE] + TILE_CELL], slots=(first, second)))
        return found

    # -- the text of a position ----------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``NE 0,3; SW 1,1 movable``: between which road ends ferries go, and which of them may still be moved."""
        words = state.words
        parts: list[str] = []
        for ferry in range(words[self.ferries]):
            ends = [words[self.ends_at + 2 * ferry], words[self.ends_at + 2 * ferry + 1]]
            tile = words[ends[0] + TILE]
            sides = [SIDE_NAMES[side] for side in range(SIDES) if self.end_at(state, tile, side) in ends]
            cell = words[tile + TILE_CELL]
            movable = " movable" if words[self.movable] >> ferry & 1 else ""
            parts.append(f"{''.join(sides)} {x_of(cell)},{y_of(cell)}{movable}")
        return "; ".join(sorted(parts))

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split("; "):
            sides, cell, *rest = part.split()
            x, y = (int(number) for number in cell.split(","))
            tile = state.tile_at(cell_at(x, y)) if is_on_table(x, y) else 0
            if tile == 0 or self.ferry_on(state, tile) != NONE or state.words[self.ferries] == FERRIES:
                raise ValueError(part)
            first, second = (self.end_at(state, tile, SIDE_NAMES.index(side)) for side in sides)
            if 0 in (first, second) or first == second or rest not in ([], ["movable"]):
                raise ValueError(part)
            ferry = self.launch(state)
            self.moor(state, ferry, first, second)
            verbs.link(state, first, second, 0)
            if rest:
                state.put(self.movable, state.words[self.movable] | 1 << ferry)


class PlaceFerry(Phase):
    """Whoever has laid a lake must join two of its road ends by a ferry, after the figure (4.2.11.2)."""

    step: ClassVar[Step] = Step.FERRY
    question: ClassVar[str] = "ask-ferry"

    def __init__(self, box: Ferries) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """Every two road ends of the lake."""
        tile = state.last_tile()
        box = self.box
        if not box.has_lake(state, tile) or state.words[box.ferries] == FERRIES or box.ferry_on(state, tile) != NONE:
            return 0
        state.ask(state.words[PLAYER])
        return box.offer_routes(state, tile, NONE, 0)

    def apply(self, state: State, code: i64) -> bool:
        """Lay the ferry."""
        self.box.carry_out(state, code)
        return False


class MoveFerries(Phase):
    """Then the first ferry in each direction from the tile may be moved, each once (4.2.11.2)."""

    step: ClassVar[Step] = Step.FERRY
    question: ClassVar[str] = "ask-move-ferry"
    passing: ClassVar[str] = "pass-ferry"

    def __init__(self, box: Ferries) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Look which ferries are the first."""
        self.box.note_movable(state)

    def asks(self, state: State) -> bool:
        """Mostly none is."""
        return state.words[self.box.movable] != 0 and super().asks(state)

    def options(self, state: State) -> i64:
        """Other routes of these ferries, and none."""
        words = state.words
        box = self.box
        state.ask(words[PLAYER])
        count = state.offer(0, PASS)
        for ferry in range(words[box.ferries]):
            if words[box.movable] >> ferry & 1:
                count = box.offer_routes(state, words[words[box.ends_at + 2 * ferry] + TILE], ferry, count)
        if count == 1:
            return 0
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Move a ferry and ask for another, or leave the rest where they are."""
        if code == PASS:
            state.put(self.box.movable, 0)
            return False
        self.box.carry_out(state, code)
        return True
