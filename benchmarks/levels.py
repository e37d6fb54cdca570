"""``make levels``: play the matches of docs/bots.md, as many as are missing, and write their tables into the page.

Every game is kept in ``benchmarks/results/levels.jsonl`` as soon as it is over, so a run can be interrupted at any
time. A table says how many of the wanted games are played. ``--write`` only writes the page, ``--share 0.1`` plays a
tenth of the games.
"""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bastide.arena import Match, Results, run

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "levels.jsonl"
PAGE = ROOT / "docs" / "bots.md"
LARGE = ("inns_and_cathedrals", "traders_and_builders")
DRAGON = ("princess_and_dragon", "tower")
ABBEY = ("river", "abbey_and_mayor", "count")


@dataclass(frozen=True)
class Wanted:
    """A match of a table, and how many pairs it should have."""

    table: str
    what: str
    match: Match
    pairs: int


def wanted() -> list[Wanted]:
    """Everything the page shows. Seconds are those of the processor, so that a busy machine is fair to both."""

    def versus(a: str, b: str, budget: str = "0.1s", **more: object) -> Match:
        return Match(a, b, budget, seed="levels", processor=True, **more)  # type: ignore[arg-type]

    neighbours = [("beginner", "random"), ("greedy", "beginner"), ("expectimax", "greedy"), ("search", "expectimax")]
    found = [Wanted("levels", "base game", versus(a, b), 200) for a, b in neighbours]
    found.append(Wanted("levels", "base game", versus("greedy", "random"), 50))
    for what, more in (
        ("Inns & Cathedrals, Traders & Builders", {"boxes": LARGE}),
        ("The Princess & the Dragon, The Tower", {"boxes": DRAGON}),
        ("The River, Abbey & Mayor, The Count", {"boxes": ABBEY}),
        ("four players", {"players": 4}),
        ("The Castle", {"game": "castle"}),
    ):
        for a, b in (("greedy", "beginner"), ("search", "greedy")):
            found.append(Wanted("mixes", what, versus(a, b, **more), 20))
    found += [
        Wanted("time", "0.2 s each", versus("search", "uct", "0.2s"), 100),
        Wanted("time", "0.2 s", versus("search", "greedy", "0.2s"), 100),
        Wanted("time", "1 s each", versus("search", "uct", "1s"), 30),
        Wanted("time", "1 s against 0.1 s", versus("search", "search", "1s", budget_b="0.1s"), 100),
    ]
    return found


def rows(results: Results, table: str) -> list[str]:
    """Write a table of the page."""
    lines = ["| game | match | games | wins | interval | margin | ms per turn |", "|---|---|---|---|---|---|---|"]
    for each in wanted():
        if each.table != table:
            continue
        found = results.summary(each.match, each.pairs)
        match = f"`{each.match.a}` – `{each.match.b}`"
        if not found["games"]:
            lines.append(f"| {each.what} | {match} | 0 of {2 * each.pairs} | to be played | | | |")
            continue
        low, high = found["interval"]
        spent = " : ".join(f"{milliseconds:.1f}" for milliseconds in found["milliseconds_per_turn"])
        lines.append(
            f"| {each.what} | {match} | {found['games']} of {2 * each.pairs} | {found['win_rate']:.1%} "
            f"| {low:.1%} to {high:.1%} | {found['margin']:+.1f} ± {found['margin_error']:.1f} | {spent} |"
        )
    return lines


def write_page(results: Results) -> None:
    """Put the tables between their marks."""
    text = PAGE.read_text(encoding="utf-8")
    for table in ("levels", "mixes", "time"):
        body = "\n".join(rows(results, table))
        marks = rf"(<!-- {table} -->\n).*?(<!-- end of {table} -->)"
        text, found = re.subn(marks, lambda m, body=body: f"{m[1]}{body}\n{m[2]}", text, flags=re.DOTALL)  # type: ignore[misc]
        assert found == 1, table
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="only write the page")
    parser.add_argument("--share", type=float, default=1.0, help="how much of each match is played")
    parser.add_argument("--table", default="", help="only this table: levels, mixes or time")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    results = Results(RESULTS)
    todo = [each for each in wanted() if chosen.table in {"", each.table}]
    if not chosen.write:
        with Progress(console=Console(stderr=True)) as progress:
            for each in todo:
                pairs = max(1, int(chosen.share * each.pairs))
                task = progress.add_task(f"{each.what}: {each.match.a} - {each.match.b}", total=2 * pairs)
                progress.advance(task, len(results.of(each.match, pairs)))
                run(
                    [each.match],
                    pairs,
                    results,
                    processes=chosen.processes,
                    progress=lambda _, __, task=task: progress.advance(task),  # type: ignore[misc]
                )
                write_page(results)
    write_page(results)


if __name__ == "__main__":
    main()
