"""What several commands have in common: options that mean the same, and how games are read."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
from rich.console import Console

import bastide
from bastide.castle.facts import GAME as CASTLE
from bastide.cli.speaking import LANGUAGE_OPTION
from bastide.kernel.errors import Unreadable
from bastide.language import LANGUAGES, Parameter, said, sentence
from bastide.rulebook import presets

console = Console()

Boxes = Annotated[
    str,
    typer.Option(
        "--boxes",
        help="help-boxes",
    ),
]
Options = Annotated[str, typer.Option("--options", help="help-game-options")]
GameName = Annotated[str, typer.Option("--game", help="help-game")]
Tiles = Annotated[
    list[Path] | None,
    typer.Option("--tiles", help="help-own-tiles"),
]
Wall = Annotated[Path | None, typer.Option("--wall", help="help-wall")]
Seed = Annotated[str | None, typer.Option("--seed", help="help-seed")]
Recorded = Annotated[Path, typer.Argument(help="help-recorded")]

FOREIGN = ".jcz"
"""How the name of a save file of JCloisterZone ends."""


def tell_version(wanted: bool) -> None:  # noqa: FBT001 - called by the library
    """Say which version this is, and nothing else."""
    if wanted:
        console.print(f"bastide {bastide.__version__}", highlight=False)
        raise typer.Exit


def choose_language(
    lang: Annotated[str, typer.Option(LANGUAGE_OPTION, help="help-lang")] = "",
    version: Annotated[  # noqa: ARG001 - told by its callback, before any command is looked for
        bool, typer.Option("--version", help="help-version", is_eager=True, callback=tell_version)
    ] = False,
) -> None:
    """Choose the language of everything that is said."""
    if lang and lang not in LANGUAGES:
        raise Unreadable("unknown_language", said("error-language", name=lang, known=LANGUAGES))


def spoken(context: typer.Context) -> str:
    """Give the language of the command that runs."""
    return str(context.find_root().obj)


def tell(context: typer.Context, key: str, **parameters: Parameter) -> None:
    """Print a sentence."""
    console.print(said(key, **parameters).told(spoken(context)), markup=False, highlight=False, soft_wrap=True)


def headings(context: typer.Context, *keys: str) -> list[str]:
    """Give the headings of a table."""
    return [sentence(f"table-{key}", spoken(context)) for key in keys]


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
        raise Unreadable(
            "no_pictures", said("error-no-pictures", why=said("why-no-module", name=str(error.name)))
        ) from None
