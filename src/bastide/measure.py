"""How fast is this? Figures by name, for ``bastide bench`` and the benchmarks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bastide.bots.search.clock import ENDLESS, Clock
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.search import Search
from bastide.bots.search.turns import NONE
from bastide.bots.search.uct import Uct
from bastide.bots.search.weights import Weights
from bastide.castle.rulebook import rule_set as castle_rules
from bastide.game import new_game
from bastide.kernel import catalogue
from bastide.kernel import state as state_module
from bastide.kernel.chance import Luck
from bastide.kernel.layout import ASKED, CHANCE
from bastide.kernel.speed import clone_often, count_decisions, do_and_undo, play_games
from bastide.rulebook import BASE, compile_rules, opening, playable_boxes, rule_set

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bastide.game import Game
    from bastide.kernel.state import State

WORD_BYTES = 8
ROUNDS = 5
SAMPLE_GAMES = 8
FULL_TABLE = 70
"""Tiles on the table when a view is measured."""
MIDDLE_OF_GAME = 36
"""Tiles on the table when copies and turns are measured."""


def compiled() -> bool:
    """Is the kernel compiled?"""
    return not str(state_module.__file__).endswith(".py")


def middle_of_game(seed: int = 5) -> State:
    """Give a game in which half of the tiles are laid and the next is to be laid."""
    state = opening(rule_set(2))
    luck = Luck(seed)
    while len(state.tile_list()) < MIDDLE_OF_GAME or state.words[ASKED] == CHANCE or state.hand < 0:
        state.apply(state.sample(luck))
    return state


def full_game(seed: int = 5) -> Game:
    """Give a game with almost all of its tiles on the table, the next of which is to be laid."""
    game = new_game(players=3, seed=seed)
    luck = Luck(seed)
    while len(game.state.tile_list()) < FULL_TABLE or game.hand is None:
        game.apply(game.state.sample(luck))
    return game


def rate(work: Callable[[int], object], seconds: float) -> float:
    """How often *work* is done in a second: the best of several rounds that take *seconds* together.

    A machine that does something else meanwhile only makes a round slower, never quicker.
    """
    wanted = seconds / ROUNDS
    times = 1
    spent = seconds_for(work, times)
    while spent < wanted:
        times = max(2 * times, int(times * wanted / max(spent, 1e-6)))
        spent = seconds_for(work, times)
    return times / min(spent, *(seconds_for(work, times) for _ in range(ROUNDS - 1)))


def seconds_for(work: Callable[[int], object], times: int) -> float:
    """How long *work* takes for so many times."""
    start = time.perf_counter()
    work(times)
    return time.perf_counter() - start


def search_near(state: State, times: int) -> None:
    """Let a search simulate so often: a reply and the next own turn, then the evaluation, and nobody is left out."""
    search = Search(Evaluation(state.rules, Weights()), 1)
    search.settings.far = 0
    search.settings.sure = ENDLESS
    search.think(state.clone(), Clock(simulations=times), NONE, NONE)


def figures(seconds: float) -> Iterator[tuple[str, float]]:
    """Measure one figure after the other, each for about so many seconds."""
    start = opening(rule_set(2))
    middle = middle_of_game()
    alone = opening(compile_rules(2, list(catalogue.tile_set(BASE).tiles), []))
    everything = opening(rule_set(2, playable_boxes()))
    each = count_decisions(everything, 0, SAMPLE_GAMES) / SAMPLE_GAMES
    yield "base_games_per_second", rate(lambda times: play_games(start, 0, times), seconds)
    castle = opening(castle_rules(2))
    yield "castle_games_per_second", rate(lambda times: play_games(castle, 0, times), seconds)
    yield "base_without_boxes_games_per_second", rate(lambda times: play_games(alone, 0, times), seconds)
    yield "all_boxes_decisions_per_second", each * rate(lambda times: play_games(everything, 0, times), seconds)
    yield "clone_us", 1e6 / rate(lambda times: clone_often(middle, times), seconds)
    yield "do_undo_us", 1e6 / rate(lambda times: do_and_undo(middle, times), seconds)
    yield "state_kb", len(middle.words) * WORD_BYTES / 1000
    yield "playouts_per_second", rate(lambda times: play_games(middle, 0, times), seconds)
    yield (
        "uct_simulations_per_second",
        rate(lambda times: Uct(1).choose(middle.clone(), Clock(simulations=times)), seconds),
    )
    yield "search_simulations_per_second", rate(lambda times: search_near(middle, times), seconds)
    full = full_game()
    yield "view_ms", 1e3 / rate(lambda times: [full.view() for _ in range(times)], seconds)


FIGURES = 11
"""How many figures there are, for showing progress."""
