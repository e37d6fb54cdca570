"""How likely open ends are closed: a hole is a free cell beside an open end, and the bag says what may still fit there.

What the bag holds is counted once for each kind of hole (:meth:`Holes.count_bag`); a search counts at its root.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.geometry import SIDES, STEPS
from bastide.kernel.layout import (
    ADDRESS_MASK,
    BAG_LEFT,
    FEATURE,
    NEED_MASK,
    NEXT,
    OPEN,
    ROOT,
    TILE,
    TILE_CELL,
    TILE_TURN,
)
from bastide.kernel.tables import CITY, NEVER_FINISHED, PORTS, SLOT_WORDS
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.bots.search.weights import Weights
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

NEIGHBOUR: Final = vec[i64](list(STEPS))
FEATURE_KINDS: Final[i64] = len(NEVER_FINISHED)


class Holes:
    """Counts for one rule set. It has scratch memory: one for each search."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        tables = rules.tables
        self.weights: Weights = weights
        self.sides_of: vec[i64] = vec[i64](_sides_of(rules))
        """By feature: the sides it reaches, as bits."""
        needs = 1 << (4 * tables.side_bits)
        self.bag_stamp: i64 = 0
        self.bag_left: i64 = 1
        self.fitting: vec[i64] = vec[i64]([0] * needs)
        self.fitting_stamp: vec[i64] = vec[i64]([0] * needs)
        self.closing: vec[i64] = vec[i64]([0] * (needs * SIDES * FEATURE_KINDS))
        self.closing_stamp: vec[i64] = vec[i64]([0] * (needs * SIDES * FEATURE_KINDS))
        self.stamp: i64 = 0
        self.seen: vec[i64] = vec[i64]([0] * (rules.tiles_at - rules.frontier_at + 1))

    def count_bag(self, state: State) -> None:
        """Let everything be counted for the bag of this position from now on."""
        self.bag_stamp += 1
        left = state.words[BAG_LEFT]
        if left < 1:
            left = 1
        self.bag_left = left

    def chance_to_finish(self, state: State, root: i64, kind: i64, turns: float) -> float:
        """How likely a road, a city or the like is finished within so many own turns."""
        words = state.words
        weights = self.weights
        if words[root + OPEN] == 0:
            return 1.0
        reach = weights.reach_road
        if kind == CITY:
            reach = weights.reach_city
        pace = reach * turns / float(self.bag_left)
        self.stamp += 1
        stamp = self.stamp
        seen = self.seen
        chance = 1.0
        holes: i64 = 0
        slot = root
        frontier = state.frontier_at
        tiles = state.tiles_at
        while True:
            tile = words[slot + TILE]
            sides = turned(self.sides_of[words[slot + FEATURE]], words[tile + TILE_TURN] & 3)
            cell = words[tile + TILE_CELL]
            for side in range(SIDES):
                if sides >> side & 1 == 0:
                    continue
                address = words[state.entry_of(cell + NEIGHBOUR[side])] & ADDRESS_MASK
                if address >= tiles or address < frontier or seen[address - frontier] == stamp:
                    continue
                seen[address - frontier] = stamp
                need = words[address] & NEED_MASK
                closing = float(self.closes(state, need, (side + 2) & 3, kind))
                closing += weights.extend * (float(self.fits(state, need)) - closing)
                chance *= 1.0 - exp(-pace * closing)
                if holes > 0:
                    chance *= weights.more_holes
                holes += 1
            slot = words[slot + NEXT]
            if slot == root:
                return chance

    def fits(self, state: State, need: i64) -> i64:
        """How many tiles of the bag fit a cell."""
        if self.fitting_stamp[need] != self.bag_stamp:
            tables = state.tables
            count: i64 = 0
            for kind in range(tables.kinds):
                copies = state.words[state.bag_at + kind]
                if copies != 0 and tables.fits[tables.pattern_of[kind] + need] & 1 != 0:
                    count += copies
            self.fitting[need] = count
            self.fitting_stamp[need] = self.bag_stamp
        return self.fitting[need]

    def closes(self, state: State, need: i64, side: i64, feature_kind: i64) -> i64:
        """How many tiles of the bag fit a cell and give the feature at *side* no new open end."""
        key = (need * SIDES + side) * FEATURE_KINDS + feature_kind
        if self.closing_stamp[key] != self.bag_stamp:
            self.closing[key] = self._count_closing(state, need, side, feature_kind)
            self.closing_stamp[key] = self.bag_stamp
        return self.closing[key]

    def _count_closing(self, state: State, need: i64, side: i64, feature_kind: i64) -> i64:
        tables = state.tables
        bits = tables.side_bits
        mask: i64 = (1 << bits) - 1
        asked: i64 = 0
        for each in range(SIDES):
            if need >> each * bits & mask != 0:
                asked |= 1 << each
        count: i64 = 0
        for kind in range(tables.kinds):
            copies = state.words[state.bag_at + kind]
            if copies != 0 and self._may_close(state, kind, need, asked, side, feature_kind):
                count += copies
        return count

    def _may_close(self, state: State, kind: i64, need: i64, asked: i64, side: i64, feature_kind: i64) -> bool:
        """Does a kind of tile fit in some rotation so that the feature at *side* ends there?"""
        tables = state.tables
        entry = tables.fits[tables.pattern_of[kind] + need]
        for rotation in range(SIDES):
            if entry >> (4 + rotation) & 1 != 0:
                port = tables.ports[(kind * 4 + rotation) * PORTS + side * 3 + 1]
                if port < 0:
                    return True
                feature = kind * tables.stride + port // SLOT_WORDS
                sides = turned(self.sides_of[feature], rotation)
                if tables.kind_of[feature] != feature_kind or sides & ~asked == 0:
                    return True
        return False

    def neighbours_of_hole(self, state: State, hole: i64, side: i64) -> i64:
        """Give the feature that faces a free cell from a side, 0 if there is none or the cell is not free."""
        address = state.words[state.entry_of(hole)] & ADDRESS_MASK
        if address < state.frontier_at or address >= state.tiles_at:
            return 0
        other = state.tile_at(hole + NEIGHBOUR[side])
        if other == 0:
            return 0
        facing = state.slot_at(other, ((side + 2) & 3) * 3 + 1)
        if facing == 0:
            return 0
        return state.words[facing + ROOT]


def turned(sides: i64, rotation: i64) -> i64:
    """Turn a set of sides clockwise."""
    return (sides << rotation | sides >> (4 - rotation)) & 15


def _sides_of(rules: Rules) -> list[int]:
    """Which sides each feature of each tile reaches, as bits."""
    tables = rules.tables
    found = [0] * (int(tables.kinds) * int(tables.stride))
    for kind, features in enumerate(tables.features):
        for place, feature in enumerate(features):
            found[kind * int(tables.stride) + place] = sum(1 << side for side in feature.sides)
    return found
