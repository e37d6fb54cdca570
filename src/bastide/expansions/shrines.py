"""The Shrines: heretics who challenge the monks beside them.

Die Kultstätten, complete rules 4.2.3, 4.2.3.1, 4.6.7, 6.1 and 7.3. A shrine is finished and counted like a
monastery; the base game does that. What the box must know lies on the table, so it remembers nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import tiles, verbs
from bastide.kernel.geometry import DIRECTIONS, touches
from bastide.kernel.hooks import Award, Expansion
from bastide.kernel.layout import (
    FIGURES,
    MIDDLE_CELL,
    MIDDLE_SLOT,
    MIDDLE_WORDS,
    MIDDLES_END,
    OPEN,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
)
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import SCORED, SENT_HOME
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
        Option("loser_is_scored", BOX, default=False, choices=(True, False)),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.challenges = bool(options["challenges"])
        self.why_losers_leave: i64 = SCORED if options["loser_is_scored"] else SENT_HOME

    def set_up(self, rules: Rules) -> None:
        """Look up which tiles show a monastery, and which a shrine."""
        self.board: i64 = 0
        self.cell: i64 = 0
        self.kind: i64 = 0
        self.reason: i64 = 0
        """Scratch: the last answer, and what was asked; it is the same for every rotation of a tile."""
        self.monasteries = Buildings(rules, tiles.MONASTERY)
        self.shrines = Buildings(rules, SHRINE)

    # -- laying ----------------------------------------------------------------------------------

    def minds(self, kind: i64) -> bool:
        """Only monasteries and shrines mind what lies around them."""
        return self.challenges and self.monasteries.shown[kind] + self.shrines.shown[kind] > 0

    def forbids_tile(self, state: State, kind: i64, cell: i64, rotation: i64) -> i64:
        """No shrine beside several monasteries, and no monastery beside several shrines (4.2.3)."""
        if self.board != state.board or self.cell != cell or self.kind != kind:
            self.board = state.board
            self.cell = cell
            self.kind = kind
            self.reason = self.forbids_cell(state, kind, cell)
        return self.reason

    def forbids_cell(self, state: State, kind: i64, cell: i64) -> i64:
        """Say the same, however the tile is turned."""
        self.monasteries.look(state)
        self.shrines.look(state)
        if self.monasteries.shown[kind] != 0 and is_taken(cell, self.monasteries, self.shrines):
            return SEVERAL_RIVALS
        if self.shrines.shown[kind] != 0 and is_taken(cell, self.shrines, self.monasteries):
            return SEVERAL_RIVALS
        return 0

    # -- the challenge ---------------------------------------------------------------------------

    def on_scored(self, state: State, awards: list[Award]) -> None:
        """Whoever finishes first wins the challenge; the other gets nothing and goes home as well (4.2.3.1)."""
        if not self.challenges:
            return
        for award in awards:
            if award.claim == FINISHED and state.kind_of(award.feature) >= MONASTERY:
                for rival in rivals_of(state, award.feature):
                    if state.words[rival + OPEN] > 0 and state.words[rival + FIGURES] > 0:
                        lose(state, rival, self.why_losers_leave)


class Buildings:
    """Monasteries, or shrines: which tiles show them, and where they stand."""

    def __init__(self, rules: Rules, kind: str) -> None:
        features = rules.tables.features
        self.shown: vec[i64] = vec[i64]([int(shows(each, kind)) for each in features])
        """By the kind of a tile: 1 if it shows one."""
        self.board: i64 = 0
        """Scratch: the number of the board that was looked at last, and the cells where they stand on it."""
        self.cells: vec[i64] = vec[i64]([0] * int((rules.slots_at - rules.middles_at) // MIDDLE_WORDS))
        self.count: i64 = 0

    def look(self, state: State) -> None:
        """See where they stand, unless the board is still the same."""
        if self.board == state.board:
            return
        self.board = state.board
        words = state.words
        shown = self.shown
        count: i64 = 0
        for at in range(state.middles_at, words[MIDDLES_END], MIDDLE_WORDS):
            if shown[words[words[words[at + MIDDLE_SLOT] + TILE] + TILE_TURN] >> 2] != 0:
                self.cells[count] = words[at + MIDDLE_CELL]
                count += 1
        self.count = count

    def stand_around(self, cell: i64) -> bool:
        """Does one stand beside the cell, or across a corner?"""
        for index in range(self.count):
            if touches(cell, self.cells[index]):
                return True
        return False


def is_taken(cell: i64, own: Buildings, rivals: Buildings) -> bool:
    """Are there two rivals around the cell, or one that has a rival already?"""
    cells = rivals.cells
    found: i64 = 0
    for index in range(rivals.count):
        if touches(cell, cells[index]):
            found += 1
            if found > 1 or own.stand_around(cells[index]):
                return True
    return False


def shows(features: list[tiles.Feature], kind: str) -> bool:
    """Is there a building of this kind among the features of a tile?"""
    return any(feature.kind == kind for feature in features)


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


def lose(state: State, building: i64, why: i64) -> None:
    """Tell who stands in an unfinished building that it is worth nothing to him any more, and send him home."""
    tally = Tally()
    tally.start(UNFINISHED, state.kind_of(building), building)
    tally.change(VOID, "lost challenge")
    for player in sorted({figure.owner for figure in verbs.figures_on(state, building)}):
        verbs.score(state, player, 0, tally)
    verbs.clear(state, building, why)
