"""Judge what bots choose by many futures to the end of the game: ``python -m benchmarks.judge search@1s search@0.1s``.

Two bots that are nearly equally strong need a thousand games to be told apart. Here they are asked about the same
positions, and where they choose different turns, these meet the same futures, played to the end by quick turns. So
only what differs is measured, and some hundred positions tell a tenth of a point. Who is judged is given as
``NAME@BUDGET``; all are compared with the first. Quick turns are weaker than the players of a real game, so read the
gains as what they are there, and let games decide in the end.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bastide.arena.figures import mean_and_error
from bastide.bots import make_bot, read_budget
from bastide.bots.search.clock import Clock
from bastide.bots.search.draws import Draws
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.settings import Settings
from bastide.bots.search.turns import Turns
from bastide.bots.search.weights import Weights
from bastide.bots.thinkers import Thinker
from bastide.games import rulebook_of
from bastide.kernel.chance import Luck
from bastide.kernel.layout import ASKED, BAG_LEFT, CHANCE, NOBODY, TURN
from bastide.kernel.rules import LAND
from bastide.rulebook import opening

if TYPE_CHECKING:
    from bastide.bots import Budget
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

    Turn = tuple[int, ...]
    """The codes of everything that is decided in a turn."""

PLAYER = "search:width=8,far=0"
PLAYER_BUDGET = "32"
"""Who plays the games from which positions are taken: quickly, and not too badly."""
FEWEST = 8
"""Tiles that are left at least; with fewer the search is nearly exact."""


@dataclass(frozen=True)
class Worth:
    """What a turn has brought to its player on average."""

    points: float
    win: float


def thinker(name: str, seed: int) -> Thinker:
    """Make a bot that can be asked about a state."""
    bot = make_bot(name, seed)
    if not isinstance(bot, Thinker):
        raise SystemExit(f"{name} cannot be judged: it is none of the bots that think.")
    return bot


def turn_of(bot: Thinker, state: State, budget: Budget) -> Turn:
    """Ask a bot for a whole turn; the state comes back as it was."""
    words = state.words
    player, turn, mark = words[ASKED], words[TURN], state.mark()
    codes = []
    while words[ASKED] == player and words[TURN] == turn:
        codes.append(bot.best_code(state, budget))
        state.apply(codes[-1])
    state.rewind(mark)
    return tuple(codes)


def position(rules: Rules, seed: int) -> State:
    """Play a game until a player is asked with some number of tiles left, which follows from the seed."""
    state = opening(rules)
    luck = Luck(seed)
    bot, budget = thinker(PLAYER, seed), read_budget(PLAYER_BUDGET)
    until = Random(seed).randrange(FEWEST, state.words[BAG_LEFT] - 1)
    while state.words[BAG_LEFT] > until or state.words[ASKED] == CHANCE:
        code = state.sample(luck) if state.words[ASKED] == CHANCE else bot.best_code(state, budget)
        state.apply(code)
    return state


def worth_of(state: State, turn: Turn, seed: int, futures: int) -> Worth:
    """Play a turn, and then many futures to the end, which are the same for every turn."""
    words, player = state.words, state.words[ASKED]
    evaluation = Evaluation(state.rules, Weights())
    evaluation.prepare(state)
    turns, draws, luck, glance = Turns(evaluation, Clock()), Draws(Luck(seed)), Luck(seed), Settings().glance
    points = wins = 0.0
    mark = state.mark()
    for number in range(futures):
        draws.start(number)
        for code in turn:
            state.apply(code)
        while words[ASKED] != NOBODY:
            if words[ASKED] == CHANCE:
                state.apply(draws.next(state))
            else:
                turns.list_promising(state, glance)
                turns.play(state, turns.best(luck))
        margin = evaluation.margin(state, player)
        points += margin
        wins += 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
        state.rewind(mark)
    return Worth(points / futures, wins / futures)


def look(seed: int, judged: list[str], game: str, boxes: list[str], times: int, futures: int) -> list[Worth]:
    """Ask all of them about one position, some times each; give what they have chosen is worth on average."""
    state = position(rulebook_of(game).rule_set(2, boxes), seed)
    known: dict[Turn, Worth] = {}
    found = []
    for who in judged:
        name, _, text = who.rpartition("@")
        budget = replace(read_budget(text), processor=True)
        worths = []
        for time in range(times):
            turn = turn_of(thinker(name, seed * times + time), state, budget)
            if turn not in known:
                known[turn] = worth_of(state, turn, seed, futures)
            worths.append(known[turn])
        found.append(Worth(sum(each.points for each in worths) / times, sum(each.win for each in worths) / times))
    return found


def main() -> None:
    """Judge, and print what each of them gains over the first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("judged", nargs="+", metavar="NAME@BUDGET")
    parser.add_argument("--game", default=LAND)
    parser.add_argument("--boxes", default="", help="separated by commas")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--times", type=int, default=3, help="how often a bot is asked about a position")
    parser.add_argument("--futures", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.positions)
    boxes = [box for box in chosen.boxes.split(",") if box]
    asked = partial(
        look, judged=chosen.judged, game=chosen.game, boxes=boxes, times=chosen.times, futures=chosen.futures
    )
    with ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as pool:
        console = Console(stderr=True)
        found = list(track(pool.map(asked, seeds), "positions", total=len(seeds), console=console))
    table = Table("bot", "points", "chance to win", title=f"a turn, compared with {chosen.judged[0]}")
    for place, who in enumerate(chosen.judged[1:], 1):
        points = mean_and_error([each[place].points - each[0].points for each in found])
        wins = mean_and_error([100.0 * (each[place].win - each[0].win) for each in found])
        table.add_row(who, f"{points[0]:+.2f} ± {points[1]:.2f}", f"{wins[0]:+.2f} ± {wins[1]:.2f} %")
    Console().print(table)


if __name__ == "__main__":
    main()
