"""Pictures as files: contact sheets and boards, as SVG or PNG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.board import Layers, board_svg
from bastide.art.raster import png
from bastide.art.sheet import castle_sheet_svg, sheet_svg
from bastide.art.themes import DAY, theme
from bastide.castle.facts import GAME as CASTLE
from bastide.castle.rulebook import castle_facts, notice
from bastide.kernel import catalogue
from bastide.kernel.errors import Unreadable
from bastide.language import ENGLISH, quoted, said

if TYPE_CHECKING:
    from pathlib import Path

    from bastide.game import Game
    from bastide.kernel.options import OwnFile

NOTEBOOK_PIXELS: Final = 80


def write_picture(path: Path, svg: str) -> None:
    """Write a picture; the ending of the file says how."""
    if path.suffix == ".svg":
        path.write_text(svg, encoding="utf-8")
    elif path.suffix == ".png":
        path.write_bytes(png(svg))
    else:
        raise Unreadable("bad_picture", said("error-picture", name=quoted(path.name)))


def write_sheet(
    path: Path,
    box: str | None,
    theme_name: str = "day",
    pixels: int = 150,
    own: tuple[OwnFile, ...] = (),
    language: str = ENGLISH,
) -> None:
    """Draw all tiles of a box, or of all boxes; *own* are corrected files of The Castle."""
    palette = theme(theme_name)
    if box == CASTLE:
        told = notice(own)
        words = told.told(language) if told else ""
        write_picture(path, castle_sheet_svg(*castle_facts(own), words, palette, pixels))
        return
    names = catalogue.box_names() if box is None else (box,)
    boxes = [found for found in map(catalogue.tile_set, names) if found.tiles]
    if not boxes:
        raise Unreadable("no_tiles", said("error-no-tiles", box=str(box)))
    write_picture(path, sheet_svg(boxes, palette, pixels))


def write_board(
    path: Path, game: Game, theme_name: str = "day", pixels: int = 110, language: str = ENGLISH, **layers: bool
) -> None:
    """Draw the position of a game; *layers* are those of the board."""
    write_picture(path, board_svg(game, theme(theme_name), pixels, Layers(language=language, **layers)))


def board_picture(game: Game) -> str:
    """Draw the position of a game for a notebook."""
    return board_svg(game, DAY, NOTEBOOK_PIXELS)
