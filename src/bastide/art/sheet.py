"""Contact sheets: every tile of a box with its code and how many there are of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.blocks import block_drawing, block_size
from bastide.art.document import COARSE_BELOW, document, text, tile_at
from bastide.art.picture import numbers_of

if TYPE_CHECKING:
    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileSet

GAP: Final = 10.0
CAPTION: Final = 14.0
COLUMNS: Final = 6
HEADING: Final = 26.0


def sheet_svg(box: TileSet, palette: Palette, pixels: int = 150) -> str:
    """Draw all tiles of a box; fixed blocks are also shown as a whole."""
    fine = pixels >= COARSE_BELOW
    shown = [(tile, number) for tile in box.tiles for number in sorted(set(numbers_of(tile)))]
    columns = min(COLUMNS, max(len(shown), 3))
    wide = columns * (100 + GAP) + GAP
    parts = [text(f"{box.name_en} · {box.name_de}", GAP, 18, 12, palette.label, middle=False)]
    y = HEADING
    if block_size(box) is not None:
        across, down = block_size(box) or (0, 0)
        parts.append(f'<g transform="translate({GAP} {y})">{block_drawing(box, palette, fine=fine)}</g>')
        y += 100 * down + GAP
        wide = max(wide, 100 * across + 2 * GAP)
    for at, (tile, number) in enumerate(shown):
        x = GAP + at % columns * (100 + GAP)
        top = y + at // columns * (100 + GAP + CAPTION)
        parts.append(tile_at(tile, 0, (x, top), palette, fine=fine, number=number))
        copies = numbers_of(tile).count(number) if number else tile.count
        name = tile.code.rsplit("/", 1)[-1].replace("_", " ")
        parts.append(text(f"{name} ×{copies}", x + 50, top + 111, 8.5 if len(name) < 18 else 7, palette.label))
    rows = -(-len(shown) // columns)
    high = y + rows * (100 + GAP + CAPTION)
    ground = f'<path d="M0 0h{wide}v{high}H0z" fill="{palette.table}"/>'
    return document([ground, *parts], (wide, high), pixels, palette, title=box.name_en)
