"""Draw the country of the start page, by day and by night, without a table below it (``make pictures``)."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from PIL import Image

import bastide
from bastide.art.board import MARGIN, Layers, draw_view
from bastide.art.raster import png
from bastide.art.themes import theme

WEB = Path(__file__).parent
RECORD = WEB.parent / "docs" / "pictures" / "board.bastide"
PIXELS = 124
QUALITY = 80
TABLE = re.compile(r'<rect [^>]*fill="url\(#(?:wood|lamp)\)"/>')


def main() -> None:
    """Draw the board, and leave out the table, the players and the track for points."""
    view = bastide.load(RECORD).view()
    rows = [laid.y for laid in view.tiles]
    high = round((100 * (max(rows) - min(rows) + 1) + 2 * MARGIN) * PIXELS / 100)
    for name in ("day", "night"):
        svg = TABLE.sub("", draw_view(view, theme(name), PIXELS, Layers(territories=False, last=False)))
        picture = Image.open(BytesIO(png(svg)))
        picture.crop((0, 0, picture.width, high)).save(
            WEB / "public" / f"hero.{name}.webp", quality=QUALITY, alpha_quality=60, method=6
        )


if __name__ == "__main__":
    main()
