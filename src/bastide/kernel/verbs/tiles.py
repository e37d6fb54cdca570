"""Verbs of tiles: draw, lay, extend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.events import (
    TileDiscarded,
    TileDrawn,
    TileGivenUp,
    TilePlaced,
    TileSetAside,
    TileTurnedUp,
)
from bastide.kernel.geometry import SIDES, STEPS, touches, x_of, y_of
from bastide.kernel.layout import (
    ADDRESS_BITS,
    ADDRESS_MASK,
    BAG_LEFT,
    FEATURE,
    FRONTIER_END,
    HAND,
    MIDDLE_CELL,
    MIDDLE_SLOT,
    MIDDLE_WORDS,
    MIDDLES_END,
    NEED_BITS,
    NEXT,
    NO_TILE,
    OPEN,
    ROOT,
    SIZE,
    SLOTS_END,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
    TILE_WORDS,
    TILES_END,
    WALL,
)
from bastide.kernel.tables import MONASTERY, PORTS, SITE, SLOT_WORDS
from bastide.kernel.vecs import vec
from bastide.kernel.verbs.features import close_end, meet

if TYPE_CHECKING:
    from bastide.kernel.state import State

NEIGHBOUR: Final = vec[i64](list(STEPS))


def draw(state: State, kind: i64) -> None:
    """Take a tile out of the bag and into the hand."""
    words = state.words
    bag = state.bag_at + kind
    if state.journaling:
        state.note(bag)
        state.note(BAG_LEFT)
        state.note(HAND)
    words[bag] -= 1
    words[BAG_LEFT] -= 1
    words[HAND] = kind
    if state.reporter is not None:
        state.report(TileDrawn(state.player, state.tables.types[kind].code))


def take_from_bag(state: State, kind: i64) -> None:
    """Take a tile out of the bag for the table: a start tile."""
    put_back(state, kind, -1)


def discard(state: State) -> None:
    """Take the tile in hand out of the game: it fits nowhere."""
    if state.reporter is not None:
        state.report(TileDiscarded(state.player, state.tables.types[state.hand].code))
    state.put(HAND, NO_TILE)


def give_up(state: State) -> None:
    """Take the tile in hand out of the game, although it was not drawn just now or would fit."""
    if state.reporter is not None:
        state.report(TileGivenUp(state.player, state.tables.types[state.hand].code))
    state.put(HAND, NO_TILE)


def turn_up(state: State, kind: i64) -> None:
    """Take a tile out of the bag and lay it open on the table; the box that does so keeps it."""
    put_back(state, kind, -1)
    if state.reporter is not None:
        state.report(TileTurnedUp(state.player, state.tables.types[kind].code))


def set_aside(state: State) -> None:
    """Lay the tile in hand aside for now; the box that does so keeps count of it."""
    if state.reporter is not None:
        state.report(TileSetAside(state.player, state.tables.types[state.hand].code))
    state.put(HAND, NO_TILE)


def put_back(state: State, kind: i64, copies: i64) -> None:
    """Put tiles that were set aside into the bag."""
    bag = state.bag_at + kind
    state.put(bag, state.words[bag] + copies)
    state.put(BAG_LEFT, state.words[BAG_LEFT] + copies)


def place_tile(state: State, kind: i64, cell: i64, rotation: i64) -> i64:
    """Lay a tile and join its features to those around it. Give its address."""
    words = state.words
    tables = state.tables
    turn = kind * 4 + rotation
    tile = words[TILES_END]
    first = words[SLOTS_END]
    noting = state.journaling
    state.code_count = -1
    state.renew_board()
    if noting:
        state.note(TILES_END)
        state.note(SLOTS_END)
        state.note(FRONTIER_END)
    words[tile + TILE_TURN] = turn
    words[tile + TILE_CELL] = cell
    words[tile + TILE_SLOTS] = first
    words[TILES_END] = tile + TILE_WORDS
    _new_slots(state, tile, kind, 0)
    words[SLOTS_END] = first + tables.slots[kind] * SLOT_WORDS
    _take_cell(state, cell, tile)
    sides = tables.side_of
    bits = tables.side_bits
    frontier_end = words[FRONTIER_END]
    for side in range(SIDES):
        neighbour = cell + NEIGHBOUR[side]
        need = sides[turn * 4 + side] << ((side + 2) & 3) * bits
        entry = state.entry_of(neighbour)
        address = words[entry] & ADDRESS_MASK
        if address >= state.tiles_at:
            meet(state, tile, address, side)
        elif address >= state.frontier_at:
            if noting:
                state.note(address)
            words[address] |= need
        elif address != WALL:
            if noting:
                state.note(entry)
                state.note(frontier_end)
            words[entry] = neighbour << ADDRESS_BITS | frontier_end
            words[frontier_end] = neighbour << NEED_BITS | need
            frontier_end += 1
        elif tables.ports[turn * PORTS + side * 3 + 1] >= 0:
            close_end(state, first + tables.ports[turn * PORTS + side * 3 + 1])
    words[FRONTIER_END] = frontier_end
    _surround(state, cell)
    if state.reporter is not None:
        name = state.tables.types[kind].code
        state.report(TilePlaced(state.player, name, x_of(cell), y_of(cell), rotation))
    for box in state.rules.on_tile_placed:
        box.on_tile_placed(state, tile)
    return tile


def extend_tile(state: State, tile: i64, kind: i64) -> None:
    """Turn a laid tile into a variant that has more features, in the slots kept spare for them.

    This is how a bridge adds a road to a tile: the variant shows the tile with the bridge. Where a new feature leads
    off the tile no other lies yet: it would show what the tile showed before.
    """
    words = state.words
    tables = state.tables
    before = words[tile + TILE_TURN]
    after = kind * 4 + (before & 3)
    cell = words[tile + TILE_CELL]
    state.code_count = -1
    state.renew_board()
    state.put(tile + TILE_TURN, after)
    _new_slots(state, tile, kind, tables.feature_count[before >> 2])
    bits = tables.side_bits
    mask: i64 = (1 << bits) - 1
    for side in range(SIDES):
        if tables.ports[after * PORTS + side * 3 + 1] == tables.ports[before * PORTS + side * 3 + 1]:
            continue
        back = (side + 2) & 3
        address = words[state.entry_of(cell + NEIGHBOUR[side])] & ADDRESS_MASK
        others = words[address] & ~(mask << back * bits)
        state.put(address, others | tables.side_of[after * 4 + side] << back * bits)


def _new_slots(state: State, tile: i64, kind: i64, start: i64) -> None:
    """Write the slots of a tile's features from number *start* on.

    They are new, so there is nothing to undo, and no figure has been counted in them yet.
    """
    words = state.words
    tables = state.tables
    number = kind * tables.stride + start
    slot = words[tile + TILE_SLOTS] + start * SLOT_WORDS
    end = words[tile + TILE_SLOTS] + tables.feature_count[kind] * SLOT_WORDS
    while slot < end:
        words[slot + FEATURE] = number
        words[slot + TILE] = tile
        words[slot + NEXT] = slot
        words[slot + ROOT] = slot
        words[slot + SIZE] = 1
        words[slot + OPEN] = tables.open_of[number]
        if MONASTERY <= tables.kind_of[number] < SITE:
            _new_middle(state, slot, words[tile + TILE_CELL])
        number += 1
        slot += SLOT_WORDS


def _new_middle(state: State, slot: i64, cell: i64) -> None:
    """Remember a monastery, and count the tiles that lie around it already."""
    words = state.words
    end = words[MIDDLES_END]
    words[end + MIDDLE_SLOT] = slot
    words[end + MIDDLE_CELL] = cell
    state.put(MIDDLES_END, end + MIDDLE_WORDS)
    words[slot + OPEN] -= state.tiles_around(cell)


def _take_cell(state: State, cell: i64, tile: i64) -> None:
    """Take a cell from the frontier for a tile; the frontier's last cell fills the gap."""
    words = state.words
    noting = state.journaling
    entry = state.entry_of(cell)
    gap = words[entry] & ADDRESS_MASK
    if noting:
        state.note(entry)
    words[entry] = cell << ADDRESS_BITS | tile
    if gap == 0:
        return
    last = words[FRONTIER_END] - 1
    words[FRONTIER_END] = last
    if gap != last:
        word = words[last]
        moved = word >> NEED_BITS
        entry = state.entry_of(moved)
        if noting:
            state.note(gap)
            state.note(entry)
        words[gap] = word
        words[entry] = moved << ADDRESS_BITS | gap


def _surround(state: State, cell: i64) -> None:
    """Count a new tile for every monastery that it lies beside."""
    words = state.words
    at = state.middles_at
    end = words[MIDDLES_END]
    while at < end:
        if touches(cell, words[at + MIDDLE_CELL]):
            middle = words[at + MIDDLE_SLOT]
            if state.journaling:
                state.note(middle + OPEN)
            words[middle + OPEN] -= 1
        at += MIDDLE_WORDS


def wall_off(state: State, cell: i64) -> None:
    """Let no tile ever lie on a cell: the edge of a bounded board. Only before the first tile is laid.

    What faces it is closed.
    """
    state.put(state.entry_of(cell), cell << ADDRESS_BITS | WALL)
