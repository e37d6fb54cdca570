"""Every tile that can be drawn."""

from __future__ import annotations

from bastide.castle.rulebook import castle_facts
from bastide.kernel import catalogue

CASTLE_TILES, _WALL = castle_facts()
CASTLE_TRACK = _WALL.track
LAND = [
    tile for box in catalogue.box_names() for tile in (*catalogue.tile_set(box).tiles, *catalogue.tile_set(box).board)
]
EVERY = [*LAND, *CASTLE_TILES]
