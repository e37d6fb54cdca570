"""Bots: matches between them, a game looked at again, and the engine protocol."""

from __future__ import annotations

import json
import sys
from io import TextIOWrapper
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from bastide.cli.words import (
    Boxes,
    GameName,
    Options,
    Recorded,
    boxes_in,
    console,
    headings,
    load_game,
    spoken,
    tell,
)
from bastide.kernel.errors import Unreadable
from bastide.kernel.rules import LAND
from bastide.language import said, sentence, share_in, written
from bastide.records.kept import check_place

if TYPE_CHECKING:
    from bastide.arena import Match, Played

TIME: Final = "help-time"
INTERRUPTED: Final = 130
"""How a program ends that somebody has interrupted."""


def arena(
    context: typer.Context,
    bots: Annotated[list[str], typer.Argument(help="help-arena-bots")],
    pairs: Annotated[int, typer.Option(help="help-arena-pairs", min=1)] = 50,
    budget: Annotated[str, typer.Option(help=TIME)] = "0.1s",
    budget_b: Annotated[str, typer.Option(help="help-arena-budget-b")] = "",
    game: GameName = LAND,
    boxes: Boxes = "",
    options: Options = "",
    players: Annotated[int, typer.Option(help="help-arena-players", min=2, max=6)] = 2,
    seed: Annotated[str, typer.Option(help="help-arena-seed")] = "arena",
    processes: Annotated[int, typer.Option(help="help-arena-processes", min=1)] = 1,
    processor: Annotated[bool, typer.Option("--processor", help="help-arena-processor")] = False,
    results: Annotated[Path | None, typer.Option(help="help-arena-results")] = None,
    plot: Annotated[Path | None, typer.Option(help="help-arena-plot")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-arena-json")] = False,
) -> None:
    """Let bots play each other: every draw twice, with seats swapped."""
    from rich.console import Console
    from rich.progress import Progress

    from bastide import arena as matches_of
    from bastide.arena.plots import plot as draw_plot
    from bastide.bots import make_bot, read_budget

    if len(bots) < 2:
        raise Unreadable("too_few_bots", said("error-two-bots"))
    for name in bots:
        make_bot(name)
    read_budget(budget)
    chosen = tuple(boxes_in(boxes))
    matches = list(
        dict.fromkeys(
            matches_of.Match(a, b, budget, budget_b, players, game, chosen, options, seed, processor)
            for a, b in combinations(bots, 2)
        )
    )
    for place in filter(None, (results, plot)):
        check_place(place, "error-place")
    kept = matches_of.Results(results)
    is_whole = True
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(sentence("progress-playing", spoken(context)), total=2 * pairs * len(matches))
        progress.advance(task, sum(len(kept.of(match, pairs)) for match in matches))

        def show(match: Match, played: Played) -> None:
            if played.forfeit:
                told = said("arena-forfeit", first=match.a, second=match.b, pair=played.pair, why=played.why)
                progress.console.print(told.told(spoken(context)), markup=False, highlight=False, soft_wrap=True)
            progress.advance(task)

        try:
            matches_of.run(matches, pairs, kept, processes=processes, progress=show)
        except KeyboardInterrupt:
            is_whole = False
    found = matches_of.as_json(kept, matches, pairs)
    if plot is not None:
        plot.write_text(draw_plot(found, spoken(context)), encoding="utf-8")
    if as_json:
        print(json.dumps(found))
    else:
        show_matches(context, found)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def show_matches(context: typer.Context, found: dict[str, Any]) -> None:
    """Print a table of matches, and Elo where there are several."""
    from rich.table import Column, Table

    from bastide.review.report import signed

    language = spoken(context)
    match, *others = headings(context, "match", "games", "wins", "interval", "margin", "points", "per-turn")
    table = Table(Column(match, overflow="fold"), *others)
    for each in filter(lambda each: each["games"], found["pairs"]):
        low, high = each["interval"]
        table.add_row(
            f"{each['a']} - {each['b']}",
            str(each["games"]),
            share_in(each["win_rate"], language),
            f"{share_in(low, language)} … {share_in(high, language)}",
            f"{signed(each['margin'], language)} ± {written(each['margin_error'], language, 1)}",
            " : ".join(written(points, language, 1) for points in each["points"]),
            " : ".join(written(spent, language, 1) for spent in each["milliseconds_per_turn"]),
        )
    if table.row_count:
        console.print(table)
    if len(found["elo"]) > 2:
        rated = sorted(found["elo"].items(), key=lambda item: -item[1])
        console.print("Elo: " + ", ".join(f"{name} {value:+.0f}" for name, value in rated), highlight=False)


def review(
    context: typer.Context,
    file: Recorded,
    budget: Annotated[str, typer.Option(help=TIME)] = "400",
    html: Annotated[Path | None, typer.Option(help="help-review-html")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-review-json")] = False,
) -> None:
    """Look at a game again: what the search preferred, slips by size, luck and play."""
    from rich.console import Console
    from rich.progress import Progress

    from bastide import review as reviews
    from bastide.bots import read_budget

    time = read_budget(budget)
    if html is not None:
        check_place(html, "error-place")
    game = load_game(file)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(sentence("progress-looking", spoken(context)), total=None)

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        found = reviews.review(game, time, progress=show)
    if html is not None:
        title = f"{file.stem}: {' – '.join(game.players)}"
        html.write_text(reviews.as_html(found, title, spoken(context)), encoding="utf-8")
    if as_json:
        print(json.dumps(reviews.as_json(found)))
    elif html is not None:
        tell(context, "wrote", file=str(html))
    else:
        print(reviews.as_text(found, spoken(context)), end="")


def list_bots(context: typer.Context) -> None:
    """List the bots that can be named."""
    from rich.table import Table

    from bastide.bots import BOTS

    table = Table(*headings(context, "bot", "name", "about"))
    for level in BOTS.values():
        table.add_row(level.name, level.title.told(spoken(context)), level.about.told(spoken(context)))
    console.print(table)
    tell(context, "bots-also")


def engine(
    bot: Annotated[str, typer.Option(help="help-engine-bot")] = "search",
) -> None:
    """Speak the engine protocol over standard input and output."""
    from bastide.bots import make_bot
    from bastide.bots.engine import Engine

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")  # Whatever the terminal speaks.
    Engine(make_bot, bot, sys.stdin, sys.stdout).run()


COMMANDS: Final = {"bots": list_bots, "arena": arena, "review": review, "engine": engine}
