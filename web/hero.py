"""Draw the boards of the start page and of a new game of The Castle, by day and by night (``make pictures``)."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

import bastide
from bastide.art.board import MARGIN, Layers, draw_view
from bastide.art.raster import png
from bastide.art.themes import theme

WEB = Path(__file__).parent
RECORDS = WEB.parent / "docs" / "pictures"
BOARDS = {"hero": ("board", 124), "castle": ("castle_board", 90)}
"""The name of a picture: the record it shows, and the width of a tile."""
QUALITY = 80


def main() -> None:
    """Draw the boards without the table below them, the players and the track for points."""
    for name, (record, pixels) in BOARDS.items():
        view = bastide.load(RECORDS / f"{record}.bastide").view()
        rows = [y for _, y in view.around] + [laid.y for laid in view.tiles]
        high = round((100 * (max(rows) - min(rows) + 1) + 2 * MARGIN) * pixels / 100)
        for look in ("day", "night"):
            svg = draw_view(view, theme(look), pixels, Layers(territories=False, last=False, table=False))
            picture = Image.open(BytesIO(png(svg)))
            picture.crop((0, 0, picture.width, high)).save(
                WEB / "public" / f"{name}.{look}.webp", quality=QUALITY, alpha_quality=60, method=6
            )


if __name__ == "__main__":
    main()
