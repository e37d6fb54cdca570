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
from bastide.cli.words import (
    Recorded,
    Tiles,
    Wall,
    console,
    headings,
    load_game,
    own_facts,
    pictures,
    spoken,
    tell,
)
from bastide.games import own_files, rulebook_of
from bastide.kernel import catalogue
from bastide.kernel.errors import Unreadable
from bastide.kernel.tiles import TileType
from bastide.language import said, sentence
from bastide.records.files import read_text
from bastide.records.record import replay
from bastide.rulebook import playable_boxes

Theme = Annotated[str, typer.Option(help="help-theme")]
Pixels = Annotated[int, typer.Option(help="help-pixels", min=20, max=600)]


def show_tiles(
    context: typer.Context,
    box: Annotated[str | None, typer.Argument(help="help-tiles-box")] = None,
    tiles: Tiles = None,
    wall: Wall = None,
    sheet: Annotated[Path | None, typer.Option(help="help-tiles-sheet")] = None,
    theme: Theme = "day",
    pixels: Pixels = 150,
) -> None:
    """List the boxes, or draw the tiles of one."""
    if sheet is not None:
        files = own_files(own_facts(CASTLE, tiles or [], wall)["files"]) if box == CASTLE else ()
        pictures().write_sheet(sheet, box, theme, pixels, files, spoken(context))
        tell(context, "wrote", file=str(sheet))
    elif box == CASTLE:
        draw_castle_tiles(context, tiles or [], wall)
    elif box is not None:
        own = Path(box).suffix in (".yaml", ".yml")
        found = catalogue.load_tile_set(Path(box)) if own else catalogue.tile_set(box)
        if wall is not None:
            raise Unreadable("unknown_file", said("error-only-castle-file", name="wall"))
        brought = [tile for path in tiles or [] for tile in bastide.load_tiles(path)]
        tell(context, "tiles-of", title=found.name_en, german=found.name_de, number=found.size)
        if found.tiles or brought:
            draw_sheet([*found.tiles, *brought])
        if found.parts:
            tell(context, "tiles-bundle", parts=", ".join(found.parts))
    else:
        list_boxes(context)


def list_boxes(context: typer.Context) -> None:
    """List all boxes with their names."""
    from rich.table import Table

    table = Table()
    table.add_column(
        sentence("table-box", spoken(context)), no_wrap=True, min_width=max(map(len, catalogue.box_names()))
    )
    for heading in ("English", "Deutsch", *headings(context, "tiles", "play")):
        table.add_column(heading)
    for name in catalogue.box_names():
        found = catalogue.tile_set(name)
        playable = sentence("choice-yes", spoken(context)) if name in playable_boxes() else ""
        table.add_row(name, found.name_en, found.name_de, str(found.size), playable)
    console.print(table)
    tell(context, "tiles-and-castle", name=CASTLE)


def draw_castle_tiles(context: typer.Context, paths: list[Path], wall: Path | None) -> None:
    """Draw the tiles of The Castle, those that come with Bastide or those of a file, if a wall of one's own is one."""
    if wall is not None:
        read_wall(read_text(wall), wall.name)
    path = paths[0] if paths else None
    text, name = (read_text(path), path.name) if path else (own_text("tiles"), "tiles.yaml")
    found = read_tiles(text, name)
    number = sum(tile.count for tile in found)
    tell(context, "tiles-of", title="The Castle", german="Die Burg", number=number)
    if path is None:
        notice = rulebook_of(CASTLE).notice(())
        assert notice is not None, "the files of an owner are missing"
        console.print(notice.told(spoken(context)), style="yellow", markup=False, highlight=False)
    draw_sheet(found)


def draw_sheet(tiles: Sequence[TileType]) -> None:
    """Draw tiles side by side, as many as the terminal is wide."""
    from bastide.text import draw_tiles
    from bastide.text_tiles import WIDTH

    columns = max(1, (console.width + 2) // (WIDTH + 2))
    console.print(draw_tiles(tiles, columns), markup=False, highlight=False, no_wrap=True)


def draw(
    context: typer.Context,
    file: Recorded,
    output: Annotated[Path, typer.Option("--output", "-o", help="help-draw-output")],
    turn: Annotated[int | None, typer.Option(help="help-draw-turn", min=0)] = None,
    theme: Theme = "day",
    pixels: Pixels = 110,
    territories: Annotated[bool, typer.Option(help="help-draw-territories")] = True,
    last: Annotated[bool, typer.Option(help="help-draw-last")] = True,
    places: Annotated[bool, typer.Option("--places", help="help-draw-places")] = False,
    coordinates: Annotated[bool, typer.Option("--coordinates", help="help-draw-coordinates")] = False,
) -> None:
    """Draw a position with figures and territories."""
    game = load_game(file) if turn is None else game_after(file, turn)
    layers = {"territories": territories, "last": last, "places": places, "coordinates": coordinates}
    pictures().write_board(output, game, theme, pixels, spoken(context), **layers)
    tell(context, "wrote", file=str(output))


def game_after(path: Path, turn: int) -> bastide.Game:
    """Give a recorded game as it stood after some turns."""
    found = next((game for number, game in enumerate(replay(read_text(path))) if number == turn), None)
    if found is None:
        raise Unreadable("no_such_turn", said("error-no-turn", file=str(path), turn=turn))
    return found


COMMANDS: Final = {"tiles": show_tiles, "draw": draw}
