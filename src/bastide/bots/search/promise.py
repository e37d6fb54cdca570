"""How promising a place for a tile is, at a glance: what it touches, who stands there, and what would be closed.

Playing a turn in every way costs too much where many turns are played. A glance is a sum of numbers that
``benchmarks/tune.py`` has learned from what all places turned out to be worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.bots.search.holes import NEIGHBOUR, turned
from bastide.kernel.codes import cell_in, rotation_in
from bastide.kernel.geometry import DIRECTIONS, SIDES
from bastide.kernel.layout import (
    ASKED,
    FIGURES,
    HAND,
    MIDDLE_CELL,
    MIDDLE_SLOT,
    MIDDLE_WORDS,
    MIDDLES_END,
    OPEN,
    ROOT,
    TILE_SLOTS,
    TILE_TURN,
)
from bastide.kernel.state import AROUND
from bastide.kernel.tables import FIELD, MONASTERY, PORTS, SITE, SLOT_WORDS
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.bots.search.evaluation import Evaluation
    from bastide.kernel.state import State

STATES: Final[i64] = 4
"""Nobody stands on a feature, the player leads, somebody else leads, several lead."""
WAYS: Final[i64] = 3
"""A tile finishes a feature, closes one of its ends, or continues it."""
LANDS_AT: Final[i64] = 2 * STATES * WAYS
MIDDLES_AT: Final[i64] = LANDS_AT + STATES
OWN_MIDDLE_AT: Final[i64] = MIDDLES_AT + STATES
OPENED_AT: Final[i64] = OWN_MIDDLE_AT + 1
HOLES_AT: Final[i64] = OPENED_AT + 2
SIGNS: Final[i64] = HOLES_AT + 2 * STATES
"""What can be seen."""
LEARNED: Final = [
    1.49, -0.14, -0.10,  # road, free: finished, end closed, continued
    2.69, 1.35, 0.68,  # road, own: finished, end closed, continued
    -2.56, -1.81, -1.09,  # road, of others: finished, end closed, continued
    -0.10, 0.00, -0.22,  # road, shared: finished, end closed, continued
    2.89, -0.40, -0.25,  # city, free: finished, end closed, continued
    5.25, 1.57, 0.84,  # city, own: finished, end closed, continued
    -5.61, -2.95, -1.62,  # city, of others: finished, end closed, continued
    3.67, -1.07, -1.20,  # city, shared: finished, end closed, continued
    0.21, 0.62, 0.16, 0.27,  # fields beside it
    -0.02, 0.18, -0.23, 0.00,  # monasteries around it
    0.52,  # tiles around a monastery in hand
    -0.19, -1.13,  # new open ends of roads and cities
    0.02, -0.16, 0.26, 0.78,  # roads with an open end at the same free cell
    -0.02, -0.34, 0.74, -0.10,  # cities likewise
]  # fmt: skip


class Promise:
    """Looks at places for one tile after the other. It has scratch memory: one for each search."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Evaluation = evaluation
        self.weights: vec[float] = vec[float](LEARNED)
        self.cell: i64 = 0
        """The cell looked at last: another rotation there asks less."""
        self.around: float = 0.0
        """What promises the same whatever the rotation is."""
        self.empty: i64 = 0
        """Sides with nothing beside them, as bits."""
        self.tile_beside: vec[i64] = vec[i64]([0] * SIDES)

    def start(self, state: State) -> None:
        """Begin with a position."""
        self.evaluation.gather(state)
        self.cell = -1

    def of(self, state: State, code: i64) -> float:
        """Say how promising it is to lay the tile in hand like this."""
        words = state.words
        tables = state.tables
        weights = self.weights
        kind = words[HAND]
        cell = cell_in(code)
        rotation = rotation_in(code)
        if cell != self.cell:
            self._look_around(state, cell)
        ports = (kind * 4 + rotation) * PORTS
        promise = self.around
        for side in range(SIDES):
            port = tables.ports[ports + side * 3 + 1]
            if port < 0:
                continue
            feature = kind * tables.stride + port // SLOT_WORDS
            what = tables.kind_of[feature]
            if what >= FIELD:
                continue
            tile = self.tile_beside[side]
            if tile == 0:
                promise += weights[OPENED_AT + what]
                continue
            slot = state.slot_at(tile, ((side + 2) & 3) * 3 + 1)
            if slot == 0:
                continue
            root = words[slot + ROOT]
            way: i64 = 2
            if turned(self.evaluation.holes.sides_of[feature], rotation) & self.empty == 0:
                way = 1
                if words[root + OPEN] == 1:
                    way = 0
            promise += weights[(what * STATES + self._who(state, root)) * WAYS + way]
        return promise

    def _look_around(self, state: State, cell: i64) -> None:
        """See what is beside a cell, whatever is laid there."""
        words = state.words
        weights = self.weights
        self.cell = cell
        self.empty = 0
        around = 0.0
        for side in range(SIDES):
            beside = cell + NEIGHBOUR[side]
            tile = state.tile_at(beside)
            self.tile_beside[side] = tile
            if tile == 0:
                self.empty |= 1 << side
                around += self._look_into_hole(state, beside, (side + 2) & 3)
            else:
                ports = words[tile + TILE_TURN] * PORTS + ((side + 2) & 3) * 3
                at = words[tile + TILE_SLOTS]
                offset = state.tables.ports[ports]
                if offset >= 0:
                    around += weights[LANDS_AT + self._who(state, words[at + offset + ROOT])]
                offset = state.tables.ports[ports + 2]
                if offset >= 0:
                    around += weights[LANDS_AT + self._who(state, words[at + offset + ROOT])]
        for at in range(state.middles_at, words[MIDDLES_END], MIDDLE_WORDS):
            if is_beside(cell, words[at + MIDDLE_CELL]):
                around += weights[MIDDLES_AT + self._who(state, words[words[at + MIDDLE_SLOT] + ROOT])]
        if self._is_middle(state, words[HAND]):
            around += weights[OWN_MIDDLE_AT] * float(state.tiles_around(cell))
        self.around = around

    def _look_into_hole(self, state: State, hole: i64, back: i64) -> float:
        """See who else has an open end at a free cell beside the tile."""
        words = state.words
        found = 0.0
        for side in range(SIDES):
            if side != back:
                tile = state.tile_at(hole + NEIGHBOUR[side])
                if tile != 0:
                    slot = state.slot_at(tile, ((side + 2) & 3) * 3 + 1)
                    if slot != 0:
                        root = words[slot + ROOT]
                        what = state.kind_of(root)
                        if what < FIELD:
                            found += self.weights[HOLES_AT + what * STATES + self._who(state, root)]
        return found

    def _is_middle(self, state: State, kind: i64) -> bool:
        tables = state.tables
        for place in range(tables.feature_count[kind]):
            if MONASTERY <= tables.kind_of[kind * tables.stride + place] < SITE:
                return True
        return False

    def _who(self, state: State, root: i64) -> i64:
        if state.words[root + FIGURES] == 0:
            return 0
        return self.evaluation.who_leads(root, state.words[ASKED])


def is_beside(cell: i64, other: i64) -> bool:
    """Are two cells neighbours, diagonally or not?"""
    for direction in range(DIRECTIONS):
        if cell + AROUND[direction] == other:
            return True
    return False
