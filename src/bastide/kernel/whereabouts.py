"""Where places lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.kernel.layout import TILE, TILE_CELL

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
