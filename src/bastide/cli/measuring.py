"""Counting and measuring: how many ways there are to play, and how fast the engine is."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Final

import typer

from bastide.cli.words import console
from bastide.records.files import read_text


def perft(
    file: Annotated[Path | None, typer.Argument(help="A file of known numbers to check.")] = None,
    tiles: Annotated[str, typer.Option(help="Order of the tiles, by code.")] = "U V W L E",
    depth: Annotated[int, typer.Option(help="How many tiles to play.", min=1)] = 3,
    players: Annotated[int, typer.Option(help="How many players.", min=1, max=6)] = 2,
) -> None:
    """Count the ways to play the first tiles of a fixed order."""
    from rich.table import Table

    from bastide.kernel.perft import count_lines
    from bastide.records.perft import check_perft, kinds_in_order, read_perft
    from bastide.rulebook import opening, rule_set

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


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.", min=0.01)] = 1.0,
) -> None:
    """Measure the speed of the rules engine on this machine."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from bastide import measure

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


COMMANDS: Final = {"perft": perft, "bench": bench}
