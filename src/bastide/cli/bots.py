"""Bots: matches between them, a game looked at again, and the engine protocol."""

from __future__ import annotations

import json
import sys
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from bastide.cli.words import Boxes, GameName, Options, Recorded, boxes_in, console, load_game
from bastide.kernel.errors import Unreadable
from bastide.kernel.rules import LAND
from bastide.language import said

if TYPE_CHECKING:
    from bastide.arena import Match, Played

TIME: Final = "For each decision: 0.2s, 200ms, or a number of simulations."


def arena(
    bots: Annotated[list[str], typer.Argument(help="Two or more bots, see 'bastide bots'.")],
    pairs: Annotated[int, typer.Option(help="Pairs of games for each two bots.", min=1)] = 50,
    budget: Annotated[str, typer.Option(help=TIME)] = "0.1s",
    budget_b: Annotated[str, typer.Option(help="Another budget for the second of two bots.")] = "",
    game: GameName = LAND,
    boxes: Boxes = "",
    options: Options = "",
    players: Annotated[int, typer.Option(help="Seats; the two bots take them in turn.", min=2, max=6)] = 2,
    seed: Annotated[str, typer.Option(help="The same seed gives the same draws.")] = "arena",
    processes: Annotated[int, typer.Option(help="Games that are played at once.", min=1)] = 1,
    processor: Annotated[bool, typer.Option("--processor", help="Count seconds of the processor.")] = False,
    results: Annotated[Path | None, typer.Option(help="Keep every game here, and go on from there.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the result (.svg).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one object instead of a table.")] = False,
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
    matches = [
        matches_of.Match(a, b, budget, budget_b, players, game, chosen, options, seed, processor)
        for a, b in combinations(bots, 2)
    ]
    kept = matches_of.Results(results)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=2 * pairs * len(matches))
        progress.advance(task, sum(len(kept.of(match, pairs)) for match in matches))

        def show(match: Match, played: Played) -> None:
            if played.forfeit:
                told = f"forfeit: {match.a} - {match.b}, pair {played.pair}: {played.why}"
                progress.console.print(told, markup=False)
            progress.advance(task)

        matches_of.run(matches, pairs, kept, processes=processes, progress=show)
    found = matches_of.as_json(kept, matches, pairs)
    if plot is not None:
        plot.write_text(draw_plot(found), encoding="utf-8")
    if as_json:
        print(json.dumps(found))
        return
    show_matches(found)


def show_matches(found: dict[str, Any]) -> None:
    """Print a table of matches, and Elo where there are several."""
    from rich.table import Table

    table = Table("match", "games", "wins", "interval", "margin", "points", "ms per turn")
    for each in found["pairs"]:
        low, high = each["interval"]
        table.add_row(
            f"{each['a']} - {each['b']}",
            str(each["games"]),
            f"{each['win_rate']:.1%}",
            f"{low:.1%} … {high:.1%}",
            f"{each['margin']:+.1f} ± {each['margin_error']:.1f}",
            " : ".join(f"{points:.1f}" for points in each["points"]),
            " : ".join(f"{spent:.1f}" for spent in each["milliseconds_per_turn"]),
        )
    console.print(table)
    if len(found["elo"]) > 2:
        rated = sorted(found["elo"].items(), key=lambda item: -item[1])
        console.print("Elo: " + ", ".join(f"{name} {value:+.0f}" for name, value in rated), highlight=False)


def review(
    file: Recorded,
    budget: Annotated[str, typer.Option(help=TIME)] = "400",
    html: Annotated[Path | None, typer.Option(help="Write a page with plots that needs nothing else.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one object.")] = False,
) -> None:
    """Look at a game again: what the search preferred, slips by size, luck and play."""
    from rich.console import Console
    from rich.progress import Progress

    from bastide import review as reviews
    from bastide.bots import read_budget

    game = load_game(file)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("looking", total=None)

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        found = reviews.review(game, read_budget(budget), progress=show)
    if html is not None:
        html.write_text(reviews.as_html(found, f"{file.stem}: {' – '.join(game.players)}"), encoding="utf-8")
        console.print(f"Wrote {html}.")
    elif as_json:
        print(json.dumps(reviews.as_json(found)))
    else:
        print(reviews.as_text(found), end="")


def list_bots() -> None:
    """List the bots that can be named."""
    from rich.table import Table

    from bastide.bots import BOTS

    table = Table("bot", "English", "Deutsch", "what it does")
    for level in BOTS.values():
        table.add_row(level.name, level.english, level.german, level.about)
    console.print(table)
    console.print("Also: FILE.py:CLASS, MODULE:CLASS, and 'engine:COMMAND' for a program of its own.", markup=False)


def engine(
    bot: Annotated[str, typer.Option(help="Who answers at first.")] = "search",
) -> None:
    """Speak the engine protocol over standard input and output."""
    from bastide.bots import make_bot
    from bastide.bots.engine import Engine

    Engine(make_bot, bot, sys.stdin, sys.stdout).run()


COMMANDS: Final = {"bots": list_bots, "arena": arena, "review": review, "engine": engine}
