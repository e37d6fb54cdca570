"""One picture for each box, so that boxes can be shown before any of them is chosen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bastide.art.atlas.colours import NAMED, packed
from bastide.art.figures import figure
from bastide.art.pen import Pen
from bastide.art.picture import tile_drawing
from bastide.art.sprites import gradients, sprites
from bastide.art.tokens import COUNTED, NEUTRAL
from bastide.castle.facts import GAME as CASTLE
from bastide.castle.rulebook import castle_facts
from bastide.kernel.catalogue import box_names, tile_set, tile_type
from bastide.kernel.pieces import Piece

if TYPE_CHECKING:
    from bastide.kernel.tiles import TileType

Json = dict[str, object]
USED: Final = re.compile(r"<use href='#([^']+)'")
PIECES: Final = {piece.name.lower() for piece in Piece}
GROUND: Final = "U"
"""The tile below a piece that is the picture of its box."""
LARGE: Final = 2.1
"""A piece fills most of its picture, which is shown as a strip."""
COUNT: Final = 3
"""So many floors, so much gold."""


def covers() -> Json:
    """Draw the picture of each box, and define what these refer to."""
    drawn = {name: _cover(tile_set(name).picture) for name in box_names()}
    drawn[CASTLE] = _tile(max(castle_facts(())[0], key=_busy))
    every = {name: packed(drawing) for name, drawing in sprites(NAMED).items()}
    used = {name for drawing in drawn.values() for name in USED.findall(drawing)}
    return {
        "defs": packed(gradients(NAMED)),
        "sprites": {name: every[name] for name in sorted(used)},
        "covers": drawn,
    }


def _cover(picture: str) -> str:
    """Draw what a box is known by: a tile, a piece on a plain one, or a piece on one of its tiles."""
    *tiles, last = picture.split()
    if last not in PIECES:
        return _tile(tile_type(last))
    ground = _tile(tile_type(tiles[0] if tiles else GROUND))
    drawn = packed(_piece(Pen(NAMED), Piece[last.upper()]))
    return f"{ground}<g transform='translate(50 52)scale({LARGE})'>{drawn}</g>"


def _piece(pen: Pen, piece: Piece) -> str:
    """Draw a piece: several of those that are counted, one of all others."""
    if piece in COUNTED:
        return COUNTED[piece](pen, COUNT)
    return NEUTRAL[piece](pen) if piece in NEUTRAL else figure(pen, piece, 0)


def _tile(tile: TileType) -> str:
    return packed(tile_drawing(tile, 0, NAMED))


def _busy(tile: TileType) -> int:
    return len(tile.features)
