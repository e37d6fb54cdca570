"""What several commands have in common: options that mean the same, and how games are read."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
from rich.console import Console

import bastide
from bastide.castle.facts import GAME as CASTLE
from bastide.kernel.errors import Unreadable
from bastide.language import ENGLISH, LANGUAGES, said
from bastide.rulebook import presets

console = Console()

Boxes = Annotated[
    str,
    typer.Option(
        "--boxes",
        help="Boxes beside the base game, parted by commas ('river x2' for two copies), or a preset: everything …",
    ),
]
Options = Annotated[str, typer.Option("--options", help="Options, like 'fields=no, small_city=2'.")]
GameName = Annotated[str, typer.Option("--game", help="land, or castle for The Castle.")]
Tiles = Annotated[
    list[Path] | None,
    typer.Option("--tiles", help="A file with tiles of your own; can be repeated. The Castle: all of its tiles."),
]
Wall = Annotated[Path | None, typer.Option("--wall", help="The Castle: a corrected wall with its start fields (YAML).")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same tiles.")]
Recorded = Annotated[Path, typer.Argument(help="A record (.bastide) or a save file (.jcz).")]

FOREIGN = ".jcz"
"""How the name of a save file of JCloisterZone ends."""


LANGUAGE_VARIABLES = ("BASTIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says which language is spoken; the first that says anything decides."""


def choose_language(
    context: typer.Context,
    lang: Annotated[str, typer.Option("--lang", help="en or de; otherwise what the environment says.")] = "",
) -> None:
    """Choose the language of everything that is said."""
    if lang and lang not in LANGUAGES:
        raise Unreadable("unknown_language", said("error-language", name=lang, known=LANGUAGES))
    context.obj = lang or language_around()


def language_around() -> str:
    """Give the language of the environment, English if it is none of ours."""
    wanted = next(filter(None, map(os.environ.get, LANGUAGE_VARIABLES)), "")
    return next((language for language in LANGUAGES if wanted.lower().startswith(language)), ENGLISH)


def spoken(context: typer.Context) -> str:
    """Give the language of the command that runs."""
    return str(context.find_root().obj)


def names_in(text: str) -> list[str]:
    """Part a list by commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def boxes_in(text: str) -> list[str]:
    """Read which boxes are played: a list, or the name of a preset."""
    return list(presets()[text.strip()]) if text.strip() in presets() else names_in(text)


def own_facts(game: str, tiles: list[Path], wall: Path | None) -> dict[str, Any]:
    """Give what a table brings along: tiles for the bag of the land game, or corrected files of The Castle."""
    files = {"wall": wall} if wall else {}
    if game != CASTLE:
        return {"tiles": [tile for path in tiles for tile in bastide.load_tiles(path)], "files": files}
    if len(tiles) > 1:
        raise Unreadable("unknown_file", said("error-castle-one-file"))
    return {"files": files | ({"tiles": tiles[0]} if tiles else {})}


def load_game(path: Path) -> bastide.Game:
    """Read a record, or a save file of JCloisterZone."""
    if path.suffix != FOREIGN:
        return bastide.load(path)
    from bastide.records.jcloisterzone import load_jcz

    return load_jcz(path)


def pictures() -> ModuleType:
    """Give the part of Bastide that draws pictures; it needs packages that are an extra."""
    try:
        return importlib.import_module("bastide.art.files")
    except ImportError as error:
        raise Unreadable("no_pictures", said("error-no-pictures", why=str(error))) from None
