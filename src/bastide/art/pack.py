"""All pictures of some boxes as one file: shared sprites once, and a symbol for every tile as it can lie.

A page loads one file for each box (or one for all) and shows a tile by reference:
``<use href="#base/V@1"/>``.
"""

from __future__ import annotations

import gzip
from itertools import product
from typing import TYPE_CHECKING

from bastide.art.picture import VARIANTS, numbers_of, tile_drawing
from bastide.art.sprites import definitions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileType


def symbol_name(tile: TileType, rotation: int, number: int = 0, variant: int = 0) -> str:
    """Name the symbol of a tile, like ``base/V@1``; a number on a wheel sign comes behind a colon, a variant behind ~."""
    return f"{tile.id}@{rotation}" + (f":{number}" if number else "") + (f"~{variant}" if variant else "")


def pack(tiles: Iterable[TileType], palette: Palette, *, fine: bool = True, variants: int = VARIANTS) -> str:
    """Write one document with a symbol for every tile in every rotation and with each decoration."""
    parts = ['<svg xmlns="http://www.w3.org/2000/svg">', definitions(palette, fine=fine)]
    for tile in tiles:
        turns = (0,) if tile.place is not None else range(4)
        for rotation, number, variant in product(turns, sorted(set(numbers_of(tile))), range(variants)):
            drawing = tile_drawing(tile, rotation, palette, fine=fine, number=number, variant=variant)
            name = symbol_name(tile, rotation, number, variant)
            parts.append(f'<symbol id="{name}" viewBox="0 0 100 100">{drawing}</symbol>')
    return "".join(parts) + "</svg>"


def compressed(document: str) -> bytes:
    """Compress a document as a server sends it."""
    return gzip.compress(document.encode(), 9, mtime=0)
