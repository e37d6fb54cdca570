"""``make soak-bots``: bots at tables of random boxes, options and players, and in The Castle.

No bot may choose what is not possible, and none may need more than its time, a tenth of it and 20 ms. Processor time is
measured, so that a busy machine makes nobody late. A table that fails is named by its number.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from rich.console import Console
from rich.progress import track

import bastide
from bastide.bots import BOTS, Budget, ask, make_bot
from bastide.kernel.chance import Luck
from tests.soak import Table

SHARE_LATE = 1.1
LATE = 0.02
MOST_START = 150
"""Random actions before the bots take over, at most."""


def table_of(number: int) -> bastide.Game:
    """Set up a table; every eighth is one of The Castle."""
    if number % 8 == 7:
        return bastide.new_game(game="castle", seed=number)
    table = Table.of(number)
    return bastide.new_game(players=table.players, boxes=table.boxes, options=table.options, seed=number)


def soak_bots(number: int, seconds: float, decisions: int) -> list[str]:
    """Let every bot decide a few times somewhere in a game; give what went wrong."""
    game = table_of(number)
    chance, luck = Random(number), Luck(number)
    for _ in range(chance.randrange(MOST_START)):
        if not game.over:
            game.apply(game.state.sample(luck))
    wrong: list[str] = []
    for name in BOTS:
        bot = make_bot(name, number)
        for _ in range(decisions):
            if game.to_move is None:
                return wrong
            start = time.process_time()
            try:
                action = ask(bot, game, Budget(seconds=seconds, processor=True))
            except bastide.IllegalAction as error:
                return [*wrong, f"table {number}: {error}"]
            spent = time.process_time() - start
            if spent > SHARE_LATE * seconds + LATE:
                boxes = ", ".join(game.setup.boxes) or game.setup.game
                wrong.append(f"table {number}: {name} took {1000 * spent:.0f} ms ({boxes})")
            game.play(action)
    return wrong


def main() -> None:
    """Play, and say what went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--decisions", type=int, default=4, help="of each bot at each table")
    chosen = parser.parse_args()
    console = Console()
    wrong: list[str] = []
    for number in track(range(chosen.first, chosen.first + chosen.tables), "tables", console=Console(stderr=True)):
        wrong += soak_bots(number, chosen.seconds, chosen.decisions)
    for line in wrong:
        console.print(line, markup=False, soft_wrap=True)
    console.print(f"{chosen.tables} tables, {len(wrong)} problems")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
