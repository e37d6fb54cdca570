"""Tiles and pictures: the boxes and what they hold, and positions as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

import bastide
from bastide.castle.facts import GAME as CASTLE
from bastide.castle.facts import own_text, read_tiles
from bastide.castle.walls import read_wall
from bastide.cli.words import Recorded, Tiles, Wall, console, load_game, own_facts, pictures
from bastide.games import own_files, rulebook_of
from bastide.kernel import catalogue
from bastide.kernel.errors import Unreadable
from bastide.kernel.tiles import TileType
from bastide.language import said
from bastide.records.files import read_text
from bastide.records.record import replay
from bastide.rulebook import playable_boxes

Theme = Annotated[str, typer.Option(help="day, winter, night or contrast.")]
Pixels = Annotated[int, typer.Option(help="Width of a tile.", min=20, max=600)]


def show_tiles(
    box: Annotated[
        str | None, typer.Argument(help="A box, castle, or a file of your own (.yaml); else the boxes are listed.")
    ] = None,
    tiles: Tiles = None,
    wall: Wall = None,
    sheet: Annotated[Path | None, typer.Option(help="Draw all tiles into a picture (.svg or .png).")] = None,
    theme: Theme = "day",
    pixels: Pixels = 150,
) -> None:
    """List the boxes, or draw the tiles of one."""
    if sheet is not None:
        files = own_files(own_facts(CASTLE, tiles or [], wall)["files"]) if box == CASTLE else ()
        pictures().write_sheet(sheet, box, theme, pixels, files)
        console.print(f"Wrote {sheet}.")
    elif box == CASTLE:
        draw_castle_tiles(tiles or [], wall)
    elif box is not None:
        own = Path(box).suffix in (".yaml", ".yml")
        found = catalogue.load_tile_set(Path(box)) if own else catalogue.tile_set(box)
        console.print(f"{found.name_en} ({found.name_de}): {found.size} tiles", highlight=False)
        if found.tiles:
            draw_sheet(found.tiles)
        if found.parts:
            console.print("A bundle of " + ", ".join(found.parts))
    else:
        list_boxes()


def list_boxes() -> None:
    """List all boxes with their names."""
    from rich.table import Table

    table = Table()
    table.add_column("box", no_wrap=True, min_width=max(map(len, catalogue.box_names())))
    for heading in ("English", "Deutsch", "tiles", "play"):
        table.add_column(heading)
    for name in catalogue.box_names():
        found = catalogue.tile_set(name)
        playable = "yes" if name in playable_boxes() else ""
        table.add_row(name, found.name_en, found.name_de, str(found.size), playable)
    console.print(table)
    console.print(f"And {CASTLE}: The Castle (Die Burg), a game of its own.", highlight=False)


def draw_castle_tiles(paths: list[Path], wall: Path | None) -> None:
    """Draw the tiles of The Castle, those that come with Bastide or those of a file, if a wall of one's own is one."""
    if wall is not None:
        read_wall(read_text(wall), wall.name)
    path = paths[0] if paths else None
    text, name = (read_text(path), path.name) if path else (own_text("tiles"), "tiles.yaml")
    found = read_tiles(text, name)
    console.print(f"The Castle (Die Burg): {sum(tile.count for tile in found)} tiles", highlight=False)
    if path is None:
        console.print(rulebook_of(CASTLE).notice(()), style="yellow", markup=False, highlight=False)
    draw_sheet(found)


def draw_sheet(tiles: Sequence[TileType]) -> None:
    """Draw tiles side by side, as many as the terminal is wide."""
    from bastide.text import draw_tiles
    from bastide.text_tiles import WIDTH

    columns = max(1, (console.width + 2) // (WIDTH + 2))
    console.print(draw_tiles(tiles, columns), markup=False, highlight=False, no_wrap=True)


def draw(
    file: Recorded,
    output: Annotated[Path, typer.Option("--output", "-o", help="The picture to write (.svg or .png).")],
    turn: Annotated[int | None, typer.Option(help="After which turn; without it the end of the record.", min=0)] = None,
    theme: Theme = "day",
    pixels: Pixels = 110,
    territories: Annotated[bool, typer.Option(help="Show who holds what.")] = True,
    last: Annotated[bool, typer.Option(help="Frame the tile that was laid last.")] = True,
    places: Annotated[bool, typer.Option("--places", help="Show free cells and how many tiles fit there.")] = False,
    coordinates: Annotated[bool, typer.Option("--coordinates", help="Number columns and rows.")] = False,
) -> None:
    """Draw a position with figures and territories."""
    game = load_game(file) if turn is None else game_after(file, turn)
    layers = {"territories": territories, "last": last, "places": places, "coordinates": coordinates}
    pictures().write_board(output, game, theme, pixels, **layers)
    console.print(f"Wrote {output}.")


def game_after(path: Path, turn: int) -> bastide.Game:
    """Give a recorded game as it stood after some turns."""
    found = next((game for number, game in enumerate(replay(read_text(path))) if number == turn), None)
    if found is None:
        raise Unreadable("no_such_turn", said("error-no-turn", file=str(path), turn=turn))
    return found


COMMANDS: Final = {"tiles": show_tiles, "draw": draw}
