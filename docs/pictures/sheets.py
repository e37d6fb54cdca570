"""Draw the contact sheets of all boxes and the boards of the pages (``make pictures``)."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

import bastide
from bastide.art.board import board_svg
from bastide.art.raster import png
from bastide.art.sheet import castle_sheet_svg, figure_sheet_svg, sheet_svg
from bastide.art.themes import DAY
from bastide.castle.rulebook import castle_facts, notice
from bastide.kernel import catalogue

HERE = Path(__file__).parent
PIXELS = 128
BOARD_PIXELS = 100
CASTLE_PIXELS = 72
QUALITY = 84


def write(name: str, svg: str) -> None:
    """Write a picture small enough to be kept beside the pages."""
    Image.open(BytesIO(png(svg))).convert("RGB").save(HERE / f"{name}.webp", quality=QUALITY, method=6)


def main() -> None:
    """Draw everything anew."""
    for box in map(catalogue.tile_set, catalogue.box_names()):
        if box.tiles:
            write(box.box, sheet_svg([box], DAY, PIXELS))
    told = notice(())
    write("castle", castle_sheet_svg(*castle_facts(), told.told() if told else "", DAY, CASTLE_PIXELS))
    write("figures", figure_sheet_svg(DAY, PIXELS))
    write("board", board_svg(bastide.load(HERE / "board.bastide"), DAY, BOARD_PIXELS))
    write("castle_board", board_svg(bastide.load(HERE / "castle_board.bastide"), DAY, CASTLE_PIXELS))


if __name__ == "__main__":
    main()
