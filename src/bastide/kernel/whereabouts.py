"""Where places lie, and what lies beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.kernel.geometry import STEPS
from bastide.kernel.layout import TILE, TILE_CELL, TILE_SLOTS, TILE_TURN
from bastide.kernel.tables import PORTS

if TYPE_CHECKING:
    from bastide.kernel.state import State


def cell_of(state: State, spot: i64) -> i64:
    """Give the cell on which a place lies; 0 for one that lies on none, such as a prison."""
    if spot < state.rules.spots_at:
        return state.words[state.words[spot + TILE] + TILE_CELL]
    for box in state.rules.locates:
        cell = box.locates(state, spot)
        if cell != 0:
            return cell
    return 0


def slots_beside(state: State, slot: i64) -> list[tuple[int, int]]:
    """Slots that join this one across a side, each with its port on this tile; 0 where a side is closed."""
    words = state.words
    tile = words[slot + TILE]
    offset = slot - words[tile + TILE_SLOTS]
    found: list[tuple[int, int]] = []
    for port in range(PORTS):
        if state.tables.ports[words[tile + TILE_TURN] * PORTS + port] == offset:
            other = state.tile_at(words[tile + TILE_CELL] + STEPS[port // 3])
            if other != 0:
                beyond = state.slot_at(other, (port // 3 + 2) % 4 * 3 + 2 - port % 3)
                if beyond != 0 and state.kind_of(beyond) != state.kind_of(slot):
                    beyond = 0
                found.append((int(port), beyond))
    return found
