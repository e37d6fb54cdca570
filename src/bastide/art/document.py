"""Whole SVG documents."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Final

from bastide.art.picture import tile_drawing
from bastide.art.shapes import number as n
from bastide.art.sprites import definitions

if TYPE_CHECKING:
    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileType

COARSE_BELOW: Final = 70
"""A tile of fewer pixels is drawn with fewer strokes."""
USED: Final = re.compile(r'<use href="#([^"]+)"')
"""How a drawing refers to a sprite."""
FONTS: Final = "DejaVu Sans, Liberation Sans, Arial, sans-serif"
BLEED: Final = 0.3
"""How far the picture of a tile reaches over its rim."""


def document(
    parts: list[str],
    size: tuple[float, float],
    pixels: float,
    p: Palette,
    *,
    corner: tuple[float, float] = (0, 0),
    title: str = "",
) -> str:
    """Write a document; *pixels* is the width of a tile of 100 units."""
    wide, high = size
    left, top = corner
    label = f"<title>{escape(title, quote=False)}</title>" if title else ""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{n(left)} {n(top)} {n(wide)} {n(high)}" '
        f'width="{round(wide * pixels / 100)}" height="{round(high * pixels / 100)}" role="img">{label}'
    )
    body = "".join(parts)
    return head + definitions(p, fine=pixels >= COARSE_BELOW, used=set(USED.findall(body))) + body + "</svg>"


def tile_at(
    tile: TileType,
    rotation: int,
    at: tuple[float, float],
    p: Palette,
    *,
    fine: bool,
    number: int = -1,
    variant: int = 0,
) -> str:
    """Put the picture of a tile somewhere in a document; nothing of it reaches beyond its square."""
    return window(tile_drawing(tile, rotation, p, fine=fine, number=number, variant=variant), at)


def window(drawing: str, at: tuple[float, float]) -> str:
    """Show a drawing through a window a hair larger than a tile: neighbours overlap, so that no gap shows."""
    x, y = (each - BLEED for each in at)
    size = n(100 + 2 * BLEED)
    return f'<svg x="{n(x)}" y="{n(y)}" width="{size}" height="{size}" viewBox="{-BLEED} {-BLEED} {size} {size}">{drawing}</svg>'


def text(words: str, x: float, y: float, size: float, colour: str, *, middle: bool = True) -> str:
    """Write words; only captions do, pictures need no font."""
    anchor = ' text-anchor="middle"' if middle else ""
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-family="{FONTS}" '
        f'font-size="{n(size)}" fill="{colour}"{anchor}>{escape(words, quote=False)}</text>'
    )


def tile_svg(
    tile: TileType, rotation: int = 0, *, theme: Palette, pixels: int = 256, number: int = -1, variant: int = 0
) -> str:
    """Draw one tile as a document of its own."""
    drawing = tile_drawing(tile, rotation, theme, fine=pixels >= COARSE_BELOW, number=number, variant=variant)
    return document([drawing], (100, 100), pixels, theme, title=tile.code)
