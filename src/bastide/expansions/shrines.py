"""The Shrines: heretics who challenge the monks beside them.

Die Kultstätten, complete rules 4.2.3, 4.2.3.1, 4.6.7, 6.1 and 7.3. A shrine is finished and counted like a
monastery; the base game does that. What the box must know lies on the table, so it remembers nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import tiles, verbs
from bastide.kernel.geometry import DIRECTIONS
from bastide.kernel.hooks import Award, Expansion
from bastide.kernel.layout import FIGURES, OPEN, TILE, TILE_CELL, TILE_SLOTS, TILE_TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import SENT_HOME
from bastide.kernel.scoring import FINISHED, UNFINISHED, VOID, Tally
from bastide.kernel.state import AROUND
from bastide.kernel.tables import MONASTERY, OTHER_BUILDING, SLOT_WORDS
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "shrines"
SHRINE: Final = "shrine"
SEVERAL_RIVALS: Final[i64] = 1
"""Reason of a veto."""


class Shrines(Expansion):
    """Heretics, and their challenges."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = ("shrines-several-rivals",)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "challenges",
            BOX,
            default=True,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the option."""
        self.challenges = bool(options["challenges"])

    def set_up(self, rules: Rules) -> None:
        """Look up which tiles show a monastery, and which a shrine."""
        features = rules.tables.features
        self.monasteries: vec[i64] = vec[i64]([int(shows(each, tiles.MONASTERY)) for each in features])
        self.shrines: vec[i64] = vec[i64]([int(shows(each, SHRINE)) for each in features])

    # -- laying ----------------------------------------------------------------------------------

    def minds(self, kind: i64) -> bool:
        """Only monasteries and shrines mind what lies around them."""
        return self.challenges and self.monasteries[kind] + self.shrines[kind] > 0

    def forbids_tile(self, state: State, kind: i64, cell: i64, rotation: i64) -> i64:
        """No shrine beside several monasteries, and no monastery beside several shrines (4.2.3)."""
        if self.monasteries[kind] != 0 and self.is_taken(state, cell, self.monasteries, self.shrines):
            return SEVERAL_RIVALS
        if self.shrines[kind] != 0 and self.is_taken(state, cell, self.shrines, self.monasteries):
            return SEVERAL_RIVALS
        return 0

    def is_taken(self, state: State, cell: i64, own: vec[i64], rivals: vec[i64]) -> bool:
        """Are there two rivals around the cell, or one that has a rival already?"""
        found: i64 = 0
        for direction in range(DIRECTIONS):
            beside = cell + AROUND[direction]
            if is_among(state, beside, rivals):
                found += 1
                if found > 1 or has_around(state, beside, own):
                    return True
        return False

    # -- the challenge ---------------------------------------------------------------------------

    def on_scored(self, state: State, awards: list[Award]) -> None:
        """Whoever finishes first wins the challenge; the other gets nothing and goes home as well (4.2.3.1)."""
        if not self.challenges:
            return
        for award in awards:
            if award.claim == FINISHED and state.kind_of(award.feature) >= MONASTERY:
                for rival in rivals_of(state, award.feature):
                    if state.words[rival + OPEN] > 0 and state.words[rival + FIGURES] > 0:
                        lose(state, rival)


def shows(features: list[tiles.Feature], kind: str) -> bool:
    """Is there a building of this kind among the features of a tile?"""
    return any(feature.kind == kind for feature in features)


def is_among(state: State, cell: i64, kinds: vec[i64]) -> bool:
    """Does a tile of one of these kinds lie on the cell?"""
    tile = state.tile_at(cell)
    return tile != 0 and kinds[state.words[tile + TILE_TURN] >> 2] != 0


def has_around(state: State, cell: i64, kinds: vec[i64]) -> bool:
    """Does a tile of one of these kinds lie beside the cell, or across a corner?"""
    for direction in range(DIRECTIONS):
        if is_among(state, cell + AROUND[direction], kinds):
            return True
    return False


def rivals_of(state: State, building: i64) -> list[int]:
    """Give the shrines around a monastery, or the monasteries around a shrine."""
    words = state.words
    other = OTHER_BUILDING
    if state.kind_of(building) == OTHER_BUILDING:
        other = MONASTERY
    found: list[int] = []
    cell = words[words[building + TILE] + TILE_CELL]
    for direction in range(DIRECTIONS):
        tile = state.tile_at(cell + AROUND[direction])
        if tile != 0:
            slots = range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS)
            found += [slot for slot in slots if state.kind_of(slot) == other]
    return found


def lose(state: State, building: i64) -> None:
    """Tell who stands in an unfinished building that it is worth nothing to him any more, and send him home."""
    tally = Tally()
    tally.start(UNFINISHED, state.kind_of(building), building)
    tally.change(VOID, "lost challenge")
    for player in sorted({figure.owner for figure in verbs.figures_on(state, building)}):
        verbs.score(state, player, 0, tally)
    verbs.clear(state, building, SENT_HOME)
