"""Counting and measuring: how many ways there are to play, and how fast the engine is."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Final

import typer

from bastide.cli.words import console, headings, spoken
from bastide.language import sentence, written
from bastide.records.files import read_text


def perft(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(help="help-perft-file")] = None,
    tiles: Annotated[str, typer.Option(help="help-perft-tiles")] = "U V W L E",
    depth: Annotated[int, typer.Option(help="help-perft-depth", min=1)] = 3,
    players: Annotated[int, typer.Option(help="help-perft-players", min=1, max=6)] = 2,
) -> None:
    """Count the ways to play the first tiles of a fixed order."""
    from rich.table import Table

    from bastide.kernel.perft import count_lines
    from bastide.records.perft import check_perft, kinds_in_order, read_perft
    from bastide.rulebook import opening, rule_set

    if file is not None:
        failed = False
        for line in check_perft(read_perft(read_text(file))):
            print(line.told().told(spoken(context)))
            failed = failed or not line.agrees
        raise typer.Exit(1 if failed else 0)
    rules = rule_set(players)
    order = kinds_in_order(rules, tiles.split())
    table = Table(*headings(context, "tiles", "lines", "seconds"))
    for number in range(1, min(depth, len(order)) + 1):
        start = time.perf_counter()
        lines = count_lines(opening(rules), order, 0, number)
        table.add_row(
            str(number), written(lines, spoken(context)), written(time.perf_counter() - start, spoken(context), 3)
        )
    console.print(table)


def bench(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="help-bench-json")] = False,
    seconds: Annotated[float, typer.Option(help="help-bench-seconds", min=0.01)] = 1.0,
) -> None:
    """Measure the speed of the rules engine on this machine."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from bastide import measure

    found: dict[str, float | bool] = {"compiled": measure.compiled()}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(sentence("progress-measuring", spoken(context)), total=len(measure.FIGURES))
        for name, figure in measure.figures(seconds):
            found[name] = round(figure, 3)
            progress.advance(task)
    if as_json:
        print(json.dumps(found))
        return
    table = Table(*headings(context, "figure", "value"))
    for name, value in found.items():
        yes_or_no = sentence("choice-yes" if value else "choice-no", spoken(context))
        table.add_row(name, yes_or_no if isinstance(value, bool) else written(value, spoken(context), 2))
    console.print(table)


COMMANDS: Final = {"perft": perft, "bench": bench}
