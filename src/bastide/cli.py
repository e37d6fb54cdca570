"""The command line: play, replay, compare, tiles, draw, perft, bench."""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bastide
from bastide import measure
from bastide.bots import Bot, GreedyBot, RandomBot
from bastide.castle.facts import GAME as CASTLE
from bastide.castle.facts import own_text, read_tiles
from bastide.games import own_files, rulebook_of
from bastide.kernel import catalogue
from bastide.kernel.errors import BastideError, Unreadable
from bastide.kernel.perft import count_lines
from bastide.kernel.rules import LAND
from bastide.kernel.tiles import TileType
from bastide.records.compare import compare_file, read_waivers, recording_name
from bastide.records.files import read_text
from bastide.records.foreign_setup import UnknownBoxes
from bastide.records.jcloisterzone import SUFFIX as JCZ_SUFFIX
from bastide.records.jcloisterzone import load_jcz
from bastide.records.perft import check_perft, kinds_in_order, read_perft
from bastide.records.record import replay
from bastide.rulebook import opening, playable_boxes, rule_set
from bastide.terminal import play_in_terminal
from bastide.text import draw_tiles
from bastide.text_tiles import WIDTH

app = typer.Typer(
    help="Every Carcassonne: play, replay and compare games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
console = Console()

BOT = "Bot "
"""How the name of a seat begins on which a bot sits."""
BOTS: dict[str, type[RandomBot | GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}

Boxes = Annotated[
    str, typer.Option("--boxes", help="Boxes beside the base game, parted by commas; 'river x2' for two copies.")
]
Options = Annotated[str, typer.Option("--options", help="Options, like 'fields=no, small_city=2'.")]
GameName = Annotated[str, typer.Option("--game", help="land, or castle for The Castle.")]
Tiles = Annotated[
    list[Path] | None,
    typer.Option("--tiles", help="A file with tiles of your own; can be repeated. The Castle: all of its tiles."),
]
Wall = Annotated[Path | None, typer.Option("--wall", help="The Castle: a corrected wall with its start fields (YAML).")]
Theme = Annotated[str, typer.Option(help="day, winter, night or contrast.")]
Pixels = Annotated[int, typer.Option(help="Width of a tile.", min=20, max=600)]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same tiles.")]


def main() -> None:
    """Run the command line; problems of the user are one line, not a traceback."""
    try:
        app()
    except BastideError as error:
        print(f"bastide: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except OSError as error:
        print(f"bastide: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        raise SystemExit(2) from None


def names_in(text: str) -> list[str]:
    """Part a list by commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


@app.command()
def play(
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal (the only way so far).")] = True,  # noqa: ARG001
    players: Annotated[str, typer.Option(help="Names of the people, parted by commas.")] = "Red",
    bots: Annotated[int, typer.Option(help="How many bots play along.", min=0, max=6)] = 1,
    bot: Annotated[str, typer.Option(help="Which bot plays: random or greedy.")] = "random",
    game: GameName = LAND,
    boxes: Boxes = "",
    options: Options = "",
    tiles: Tiles = None,
    wall: Wall = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a recorded game.")] = None,
    keep: Annotated[Path, typer.Option(help="Where an unfinished game is kept.")] = Path("unfinished.bastide"),
) -> None:
    """Play in the terminal, on one screen with friends or against bots."""
    people = names_in(players)
    for name in people:
        if name.startswith(BOT):
            raise Unreadable("bad_players", f"{name!r} is a name for bots.")
    if bot not in BOTS:
        raise Unreadable("unknown_bot", f"There is no bot named {bot!r}. Bots: {', '.join(BOTS)}.")
    if resume is None:
        names = people + [f"{BOT}{number + 1}" for number in range(bots)]
        chosen = names_in(boxes)
        table = bastide.new_game(
            game=game,
            players=names,
            boxes=chosen,
            options=rulebook_of(game).read_options(chosen, options),
            seed=seed,
            **own_facts(game, tiles or [], wall),
        )
    else:
        table = load_game(resume)
    seats: dict[int, Bot] = {
        seat: BOTS[bot](f"{table.seed}:{seat}") for seat, name in enumerate(table.players) if name.startswith(BOT)
    }
    play_in_terminal(console, table, seats, keep)


def own_facts(game: str, tiles: list[Path], wall: Path | None) -> dict[str, Any]:
    """Give what a table brings along: tiles for the bag of the land game, or corrected files of The Castle."""
    files = {"wall": wall} if wall else {}
    if game != CASTLE:
        return {"tiles": [tile for path in tiles for tile in bastide.load_tiles(path)], "files": files}
    if len(tiles) > 1:
        raise Unreadable("unknown_file", "The Castle takes one file with all of its tiles.")
    return {"files": files | ({"tiles": tiles[0]} if tiles else {})}


def load_game(path: Path) -> bastide.Game:
    """Read a record, or a save file of JCloisterZone."""
    return load_jcz(path) if path.suffix == JCZ_SUFFIX else bastide.load(path)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A record (.bastide) or a save file (.jcz).")],
    at_once: Annotated[bool, typer.Option("--at-once", help="Only the end, without stopping after each turn.")] = False,
) -> None:
    """Step through a recorded game."""
    if at_once or file.suffix == JCZ_SUFFIX:
        show_position(load_game(file))
        return
    for turn, game in enumerate(replay(read_text(file))):
        console.rule(f"after turn {turn}" if turn else "set-up")
        show_position(game)
        if not game.over and console.input("Enter: next turn, q: leave > ").strip() == "q":
            return


def show_position(game: bastide.Game) -> None:
    """Show board and scores."""
    console.print(str(game), markup=False, highlight=False, no_wrap=True, crop=True)
    scores = [f"{name} {score}" for name, score in zip(game.players, game.scores, strict=True)]
    console.print("  ".join(scores), markup=False)


@app.command("import")
def import_command(
    file: Annotated[Path, typer.Argument(help="A save file of JCloisterZone (.jcz).")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The record to write.")],
) -> None:
    """Turn a save file of another program into a record."""
    bastide.save(load_jcz(file), output)
    console.print(f"Wrote {output}.")


@app.command()
def compare(
    files: Annotated[list[Path], typer.Argument(help="Recordings (.jsonl or .jsonl.gz).")],
    waivers: Annotated[Path | None, typer.Option(help="Differences that the rules decide (YAML).")] = None,
) -> None:
    """Replay recordings of another engine and compare scores and options after every message."""
    known = read_waivers(waivers) if waivers else []
    failed = False
    for path in files:
        try:
            result = compare_file(path, known)
        except UnknownBoxes as error:
            print(f"{recording_name(path)}: not compared. {error.sentence}")
            failed = True
            continue
        print(result)
        for waived, waiver in result.waived:
            print(f"waived: game {waived.game}, message {waived.message}: {waiver.because}")
        for found in result.disagreements:
            print(found)
        failed = failed or bool(result.disagreements)
    raise typer.Exit(1 if failed else 0)


def draw_castle_tiles(paths: list[Path]) -> None:
    """Draw the tiles of The Castle, those that come with Bastide or those of a file."""
    path = paths[0] if paths else None
    text, name = (read_text(path), path.name) if path else (own_text("tiles"), "tiles.yaml")
    found = read_tiles(text, name)
    console.print(f"The Castle (Die Burg): {sum(tile.count for tile in found)} tiles", highlight=False)
    if path is None:
        console.print(rulebook_of(CASTLE).notice(()), style="yellow", markup=False, highlight=False)
    draw_sheet(found)


def draw_sheet(tiles: Sequence[TileType]) -> None:
    """Draw tiles side by side, as many as the terminal is wide."""
    columns = max(1, (console.width + 2) // (WIDTH + 2))
    console.print(draw_tiles(tiles, columns), markup=False, highlight=False, no_wrap=True)


@app.command("tiles")
def tiles_command(
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
        return
    if box == CASTLE:
        draw_castle_tiles(tiles or [])
        return
    if box is not None:
        own = Path(box).suffix in (".yaml", ".yml")
        found = catalogue.load_tile_set(Path(box)) if own else catalogue.tile_set(box)
        console.print(f"{found.name_en} ({found.name_de}): {found.size} tiles", highlight=False)
        if found.tiles:
            draw_sheet(found.tiles)
        if found.parts:
            console.print("A bundle of " + ", ".join(found.parts))
        return
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


@app.command()
def draw(
    file: Annotated[Path, typer.Argument(help="A record (.bastide) or a save file (.jcz).")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The picture to write (.svg or .png).")],
    turn: Annotated[int | None, typer.Option(help="After which turn; without it the end of the record.", min=0)] = None,
    theme: Theme = "day",
    pixels: Pixels = 110,
    territories: Annotated[bool, typer.Option(help="Show who holds what.")] = True,
) -> None:
    """Draw a position with figures and territories."""
    game = load_game(file) if turn is None else game_after(file, turn)
    pictures().write_board(output, game, theme, pixels, territories=territories)
    console.print(f"Wrote {output}.")


def game_after(path: Path, turn: int) -> bastide.Game:
    """Give a recorded game as it stood after some turns."""
    found = next((game for number, game in enumerate(replay(read_text(path))) if number == turn), None)
    if found is None:
        raise Unreadable("no_such_turn", f"{path} has no turn {turn}.")
    return found


def pictures() -> ModuleType:
    """Give the part of Bastide that draws pictures; it needs packages that are an extra."""
    try:
        return importlib.import_module("bastide.art.files")
    except ImportError as error:
        raise Unreadable("no_pictures", f"Pictures need more packages ({error}): pip install 'bastide[art]'.") from None


@app.command()
def perft(
    file: Annotated[Path | None, typer.Argument(help="A file of known numbers to check.")] = None,
    tiles: Annotated[str, typer.Option(help="Order of the tiles, by code.")] = "U V W L E",
    depth: Annotated[int, typer.Option(help="How many tiles to play.", min=1)] = 3,
    players: Annotated[int, typer.Option(help="How many players.", min=1, max=6)] = 2,
) -> None:
    """Count the ways to play the first tiles of a fixed order."""
    if file is not None:
        failed = False
        for line in check_perft(read_perft(read_text(file))):
            print(line)
            failed = failed or not line.agrees
        raise typer.Exit(1 if failed else 0)
    rules = rule_set(players)
    order = kinds_in_order(rules, tiles.split())
    table = Table("tiles", "lines", "seconds")
    for number in range(1, min(depth, len(order)) + 1):
        start = time.perf_counter()
        lines = count_lines(opening(rules), order, 0, number)
        table.add_row(str(number), f"{lines:,}", f"{time.perf_counter() - start:.3f}")
    console.print(table)


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.", min=0.01)] = 1.0,
) -> None:
    """Measure the speed of the rules engine on this machine."""
    found: dict[str, float | bool] = {"compiled": measure.compiled()}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=measure.FIGURES)
        for name, figure in measure.figures(seconds):
            found[name] = round(figure, 3)
            progress.advance(task)
    if as_json:
        print(json.dumps(found))
        return
    table = Table("figure", "value")
    for name, value in found.items():
        table.add_row(name, ("yes" if value else "no") if isinstance(value, bool) else f"{value:,.2f}")
    console.print(table)
