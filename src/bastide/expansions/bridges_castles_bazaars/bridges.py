"""Bridges: a road runs on over whatever lies on a tile (complete rules 4.3).

A tile with a bridge is another drawing: the same features and one more road, whose two ends stand on field. A laid tile
turns into that drawing, or it is laid like that at once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel import tiles, verbs
from bastide.kernel.codes import PASS
from bastide.kernel.geometry import SIDES, STEPS
from bastide.kernel.layout import FRONTIER_END, HAND, NEED_BITS, NEED_MASK, NO_TILE, PLAYER, TILE_CELL, TILE_TURN
from bastide.kernel.phases import is_tile_forbidden
from bastide.kernel.pieces import Piece
from bastide.kernel.tables import ROAD
from bastide.kernel.tiles import Feature, TileType
from bastide.kernel.turn import FIGURE, SYMBOL
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BRIDGE: Final = "bridge"
FIELD_SIDE: Final = "F"
ROAD_SIDE: Final = "R"
WAYS: Final[i64] = 2
"""From north to south, and from east to west."""
WAY_NAMES: Final = ("NS", "EW")
NEIGHBOUR: Final = vec[i64](list(STEPS))

NONE_LEFT: Final[i64] = 1
ONE_A_TURN: Final[i64] = 2
TOO_FAR: Final[i64] = 3
NOT_ON_FIELD: Final[i64] = 4
ENDS_AT_FIELD: Final[i64] = 5
"""Reasons why a bridge cannot be built."""


def bridged(tile: TileType) -> list[TileType]:
    """Give the drawings of a tile with a bridge; both ends stand on field (4.3.1). A fixed block takes none."""
    if not tile.edges or tile.place is not None:
        return []
    return [_with_bridge(tile, way) for way in (0, 1) if tile.edges[way] == tile.edges[way + 2] == FIELD_SIDE]


def _with_bridge(tile: TileType, way: int) -> TileType:
    edges = "".join(ROAD_SIDE if side % 2 == way else letter for side, letter in enumerate(tile.edges))
    road = Feature(BRIDGE, tiles.ROAD, sides=(way, way + 2))
    crossed = tuple((BRIDGE, other.id) for other in tile.features if other.kind != tiles.FIELD)
    return replace(
        tile,
        id=f"{tile.id}+{WAY_NAMES[way]}",
        code=f"{tile.code}+{WAY_NAMES[way]}",
        count=0,
        start=0,
        edges=edges,
        features=(*tile.features, road),
        over=tile.over + crossed,
        plain=tile,
    )


class Bridges:
    """Where bridges may be built, and how."""

    def __init__(self, *, played: bool, beside: bool) -> None:
        self.played = played
        self.beside = beside
        """May a bridge that repairs nothing stand on a tile beside the one just laid?"""

    def set_up(self, rules: Rules, build: int, lay: int) -> None:
        """Look up the drawings with a bridge; remember whether one was built in this turn."""
        self.build = build
        self.lay = lay
        """Kinds of codes: a bridge, and a tile that is laid with one."""
        tables = rules.tables
        over = [0] * (2 * tables.kinds)
        for kind, tile in enumerate(tables.types):
            if tile.plain and tile.features[-1].id == BRIDGE:
                over[2 * tables.plain_of[kind] + tile.features[-1].sides[0]] = kind
        self.over: vec[i64] = vec[i64](over)
        """By kind and way, as the tile lies unturned: the same tile with a bridge, 0 if there can be none."""
        letters = tables.side_letters
        self.field: i64 = letters.index(FIELD_SIDE) if FIELD_SIDE in letters else -1
        self.road: i64 = letters.index(ROAD_SIDE) if ROAD_SIDE in letters else -1
        self.has_road: list[bool] = [ROAD_SIDE in tile.edges for tile in tables.types]
        self.built = rules.reserve(1)

    def with_bridge(self, state: State, tile: i64, way: i64) -> i64:
        """Give the drawing of a laid tile with a bridge, 0 if there can be none: one bridge stands on a tile."""
        turn = state.words[tile + TILE_TURN]
        return self.over[(turn >> 2) * WAYS + ((way + turn) & 1)]

    def is_clear(self, state: State, cell: i64, way: i64) -> bool:
        """Does no tile lie at either end? One that did would show field there, and a road cannot end at it."""
        return state.tile_at(cell + NEIGHBOUR[way]) == 0 and state.tile_at(cell + NEIGHBOUR[way + 2]) == 0

    # -- a bridge beside tile and figure -------------------------------------------------------

    def may_build(self, state: State) -> bool:
        """Is it time to build? Where a bridge beside the tile only repairs, symbols come first as in other programs."""
        at = state.phase.at
        return self.played and (at == FIGURE or (at == SYMBOL and self.beside))

    def offer(self, state: State) -> None:
        """One bridge, on the tile just laid or on one that touches it with a side (4.3, 4.3.1)."""
        words = state.words
        if words[HAND] != NO_TILE or words[self.built] != 0 or state.supply_of(words[PLAYER], Piece.BRIDGE) == 0:
            return
        tile = state.last_tile()
        self.offer_on(state, tile)
        if self.beside:
            for side in range(SIDES):
                other = state.tile_at(words[tile + TILE_CELL] + NEIGHBOUR[side])
                if other != 0:
                    self.offer_on(state, other)

    def offer_on(self, state: State, tile: i64) -> None:
        """Offer the bridges that a laid tile can take."""
        cell = state.words[tile + TILE_CELL]
        for way in range(WAYS):
            if self.with_bridge(state, tile, way) != 0 and self.is_clear(state, cell, way):
                state.code_count = state.offer(state.code_count, self.build | way << 5 | cell << 12)

    def build_on(self, state: State, tile: i64, way: i64) -> None:
        """Build a bridge on a laid tile."""
        verbs.give(state, state.words[PLAYER], Piece.BRIDGE, -1)
        verbs.extend_tile(state, tile, self.with_bridge(state, tile, way))
        state.put(self.built, 1)

    def why_not(self, state: State, cell: i64, way: i64) -> i64:
        """Say why a bridge cannot be built across a cell now."""
        words = state.words
        tile = state.tile_at(cell)
        last = state.last_tile()
        touches = tile == last
        for side in range(SIDES):
            if self.beside and words[last + TILE_CELL] + NEIGHBOUR[side] == cell:
                touches = True
        if words[self.built] != 0:
            return ONE_A_TURN
        if state.supply_of(words[PLAYER], Piece.BRIDGE) == 0:
            return NONE_LEFT
        if tile == 0 or not touches:
            return TOO_FAR
        if self.with_bridge(state, tile, way) == 0:
            return NOT_ON_FIELD
        return ENDS_AT_FIELD

    # -- a bridge that repairs a placement -----------------------------------------------------

    def offer_repairs(self, state: State) -> None:
        """A road may end at a field if a bridge carries it on (4.3.1).

        The bridge stands on the tile in hand, where roads beside it meet its fields, or on the one neighbour whose
        field its own road meets. Whoever can lay his tile only like that need not: it leaves the game (4.2).
        """
        words = state.words
        if state.supply_of(words[PLAYER], Piece.BRIDGE) == 0:
            return
        before = state.code_count
        kind = words[HAND]
        for gap in range(state.frontier_at, words[FRONTIER_END]):
            self.offer_own_bridge(state, kind, words[gap])
            if self.has_road[kind]:
                self.offer_bridge_beside(state, kind, words[gap])
        if before == 0 and state.code_count > 0:
            state.code_count = state.offer(state.code_count, PASS)

    def offer_own_bridge(self, state: State, kind: i64, gap: i64) -> None:
        """Offer the tile with a bridge on it, where it does not fit without."""
        fits = state.tables.fits
        need = gap & NEED_MASK
        plain = fits[state.tables.pattern_of[kind] + need]
        for way in range(WAYS):
            variant = self.over[kind * WAYS + way]
            if variant != 0:
                turns = (fits[state.tables.pattern_of[variant] + need] & ~plain) >> 4 & 15
                if turns != 0:
                    self.offer_turns(state, gap >> NEED_BITS, turns, way)

    def offer_turns(self, state: State, cell: i64, turns: i64, way: i64) -> None:
        """Offer rotations of the tile in hand with a bridge on it; its ends lead to roads, or to no tile."""
        for rotation in range(SIDES):
            across = (way + rotation) & 1
            if turns >> rotation & 1 != 0 and goes_on(state, cell, across) and goes_on(state, cell, across + 2):
                self.offer_laying(state, cell, rotation)

    def offer_bridge_beside(self, state: State, kind: i64, gap: i64) -> None:
        """Offer the tile where one of its roads meets a field, if a bridge on that neighbour carries it on."""
        fits = state.tables.fits
        pattern = state.tables.pattern_of[kind]
        bits = state.tables.side_bits
        mask: i64 = (1 << bits) - 1
        need = gap & NEED_MASK
        for side in range(SIDES):
            if need >> side * bits & mask != self.field:
                continue
            turns = fits[pattern + (need ^ (self.field ^ self.road) << side * bits)] >> 4 & 15
            if turns == 0:
                continue
            cell = gap >> NEED_BITS
            other = state.tile_at(cell + NEIGHBOUR[side])
            beyond = state.tile_at(cell + 2 * NEIGHBOUR[side])
            if beyond == 0 and self.with_bridge(state, other, side & 1) != 0:
                for rotation in range(SIDES):
                    if turns >> rotation & 1 != 0:
                        self.offer_laying(state, cell, rotation)

    def offer_laying(self, state: State, cell: i64, rotation: i64) -> None:
        """Offer to lay the tile in hand with a bridge, unless a rule forbids the tile there."""
        if not is_tile_forbidden(state, state.words[HAND], cell, rotation):
            state.code_count = state.offer(state.code_count, self.lay | rotation << 5 | cell << 12)

    def lay_with_bridge(self, state: State, cell: i64, rotation: i64) -> None:
        """Build the bridge and lay the tile."""
        words = state.words
        sides = state.tables.side_of
        kind = words[HAND]
        state.put(HAND, NO_TILE)
        for side in range(SIDES):
            other = state.tile_at(cell + NEIGHBOUR[side])
            if other == 0:
                continue
            mine = sides[(kind * SIDES + rotation) * SIDES + side]
            theirs = sides[words[other + TILE_TURN] * SIDES + (side + 2) % SIDES]
            if mine == self.field and theirs == self.road:
                kind = self.over[kind * WAYS + ((side + rotation) & 1)]
                verbs.give(state, words[PLAYER], Piece.BRIDGE, -1)
            elif mine == self.road and theirs == self.field:
                self.build_on(state, other, side & 1)
        verbs.place_tile(state, kind, cell, rotation)
        state.put(self.built, 1)


def goes_on(state: State, cell: i64, side: i64) -> bool:
    """Does a road go on beyond a side of a cell, or nothing lie there yet?"""
    other = state.tile_at(cell + NEIGHBOUR[side])
    if other == 0:
        return True
    slot = state.slot_at(other, (side + 2) % SIDES * 3 + 1)
    return slot != 0 and state.kind_of(slot) == ROAD
