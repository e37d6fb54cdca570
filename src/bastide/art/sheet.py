"""Contact sheets: every tile of a box with its code and how many there are of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.blocks import block_drawing, block_size
from bastide.art.castle_wall import hill_board, stretches, wall_board
from bastide.art.document import COARSE_BELOW, document, text, tile_at
from bastide.art.figures import SHAPES, figure
from bastide.art.pen import Pen, placed
from bastide.art.picture import numbers_of
from bastide.art.pieces import castle, tower
from bastide.art.tokens import DISCS, NEUTRAL, catapult_disc, flea, gold, message, plague_source, wall_tile
from bastide.kernel.pieces import FOLLOWERS, Piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.art.themes import Palette
    from bastide.castle.walls import Wall
    from bastide.kernel.tiles import TileSet, TileType

GAP: Final = 10.0
CAPTION: Final = 14.0
COLUMNS: Final = 6
HEADING: Final = 26.0
WALL_SCALE: Final = 0.6
"""The wall of The Castle is shown smaller than its tiles."""


class Sheet:
    """A sheet that grows downwards."""

    def __init__(self, palette: Palette, pixels: int, columns: int) -> None:
        self.palette = palette
        self.pixels = pixels
        self.columns = columns
        self.fine = pixels >= COARSE_BELOW
        self.parts: list[str] = []
        self.wide = columns * (100 + GAP) + GAP
        self.high = 0.0

    def add_heading(self, words: str) -> None:
        """Write a heading."""
        self.parts.append(text(words, GAP, self.high + 18, 12, self.palette.label, middle=False))
        self.high += HEADING

    def add_drawing(self, drawing: str, size: tuple[float, float]) -> None:
        """Put a large drawing below everything so far."""
        self.parts.append(f'<g transform="translate({GAP} {self.high})">{drawing}</g>')
        self.high += size[1] + GAP
        self.wide = max(self.wide, size[0] + 2 * GAP)

    def add_tiles(self, tiles: Sequence[TileType]) -> None:
        """Put tiles in rows, one for each number on a wheel sign."""
        shown = [(tile, number) for tile in tiles for number in sorted(set(numbers_of(tile)))]
        for at, (tile, number) in enumerate(shown):
            x = GAP + at % self.columns * (100 + GAP)
            y = self.high + at // self.columns * (100 + GAP + CAPTION)
            self.parts.append(tile_at(tile, 0, (x, y), self.palette, fine=self.fine, number=number))
            copies = numbers_of(tile).count(number) if number else tile.count
            name = tile.code.rsplit("/", 1)[-1].replace("_", " ")
            size = 8.5 if len(name) < 18 else 7
            self.parts.append(text(f"{name} ×{copies}", x + 50, y + 111, size, self.palette.label))
        self.high += -(-len(shown) // self.columns) * (100 + GAP + CAPTION)

    def svg(self, title: str) -> str:
        """Give the sheet as a document."""
        ground = f'<path d="M0 0h{self.wide}v{self.high}H0z" fill="{self.palette.table}"/>'
        return document([ground, *self.parts], (self.wide, self.high), self.pixels, self.palette, title=title)


def sheet_svg(boxes: Sequence[TileSet], palette: Palette, pixels: int = 150) -> str:
    """Draw all tiles of some boxes; fixed blocks are also shown as a whole."""
    most = max(len(box.tiles) for box in boxes)
    sheet = Sheet(palette, pixels, COLUMNS if len(boxes) == 1 else 2 * COLUMNS)
    sheet.columns = min(sheet.columns, max(most, 3))
    sheet.wide = sheet.columns * (100 + GAP) + GAP
    for box in boxes:
        sheet.add_heading(f"{box.name_en} · {box.name_de}")
        size = block_size(box)
        if size is not None:
            sheet.add_drawing(block_drawing(box, palette, fine=sheet.fine), (100.0 * size[0], 100.0 * size[1]))
        sheet.add_tiles(box.tiles)
    return sheet.svg(", ".join(box.name_en for box in boxes))


def castle_sheet_svg(tiles: Sequence[TileType], wall: Wall, notice: str, palette: Palette, pixels: int = 110) -> str:
    """Draw the wall of The Castle with its start fields, and all castle tiles; *notice* says what is not certain."""
    sheet = Sheet(palette, pixels, 2 * COLUMNS)
    sheet.add_heading("The Castle · Die Burg")
    if notice:
        sheet.add_heading(notice)
    columns, rows = (1 + max(each) for each in zip(*(stretch.at for stretch in stretches(wall.track)), strict=True))
    board = f'<g transform="scale({WALL_SCALE})">{hill_board(wall.track, palette)}{wall_board(wall.track, palette, fine=sheet.fine)}</g>'
    sheet.add_drawing(board, (100 * WALL_SCALE * columns, 100 * WALL_SCALE * rows))
    sheet.add_tiles(tiles)
    return sheet.svg("The Castle")


def figure_sheet_svg(palette: Palette, pixels: int = 150) -> str:
    """Draw every piece: those of players in all colours, standing and lying, and those of nobody with all their sides."""
    sheet = Sheet(palette, pixels, COLUMNS)
    pen = Pen(palette)
    parts = []
    for row, piece in enumerate(SHAPES):
        y = 18 + 30 * row
        parts += [placed(figure(pen, piece, player), 20 + 30 * player, y) for player in range(6)]
        parts.append(text(_name(piece), 220, y + 3, 8, palette.ink, middle=False))
        if piece in FOLLOWERS:
            parts.append(placed(figure(pen, piece, row % 6, lying=True), 200, y))
    others = [(_name(piece), draw(pen)) for piece, draw in NEUTRAL.items() if piece is not Piece.CATAPULT_DISC]
    others += [(kind.replace("_", " "), catapult_disc(pen, kind, at)) for at, kind in enumerate(DISCS)]
    others += [
        ("flea that sleeps", flea(pen, active=False)),
        ("source put out", plague_source(pen, 0)),
        ("gold on a heap", gold(pen, 3)),
        ("tower of three", placed(tower(pen, 3), 0, 4, 0.8)),
        ("castle of Ben", placed(castle(pen, 1), 0, 2, 0.85)),
        ("message read", message(pen, 7)),
        ("wall tile taken", wall_tile(pen, 8)),
    ]
    for at, (name, drawing) in enumerate(others):
        x, y = 318 + 68 * (at % 5), 28 + 58 * (at // 5)
        parts.append(placed(drawing, x, y, 0.6 if name == _name(Piece.BRIDGE) else 1.3))
        parts.append(text(name, x, y + 26, 7.5, palette.ink))
    high = max(30.0 * len(SHAPES) + 8, 58.0 * -(-len(others) // 5) + 8)
    ground = f'<path d="M0 0h{sheet.wide - 2 * GAP}v{high}H0z" fill="{palette.grass}"/>'
    sheet.add_heading("Figures")
    sheet.add_drawing(ground + "".join(parts), (sheet.wide - 2 * GAP, high))
    return sheet.svg("Figures")


def _name(piece: Piece) -> str:
    return piece.name.lower().replace("_", " ")
