"""An empty table for single boxes and toys, without a game around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel import verbs
from bastide.kernel.catalogue import tile_set
from bastide.kernel.geometry import cell_at
from bastide.rulebook import compile_rules

if TYPE_CHECKING:
    from bastide.kernel.hooks import Expansion
    from bastide.kernel.state import State


def toy_state(boxes: list[Expansion], *, players: int = 2, tiles: tuple[str, ...] = ("base",)) -> State:
    """Give an empty table for toy boxes with the tiles of some sets."""
    types = [tile for name in tiles for tile in tile_set(name).tiles]
    options = {option.name: option.default for box in boxes for option in box.options}
    return compile_rules(players, types, boxes, options).new_state()


def lay(state: State, code: str, x: int, y: int, rotation: int = 0) -> int:
    """Lay a tile by its code."""
    return verbs.place_tile(state, state.tables.kind_named(code), cell_at(x, y), rotation)
