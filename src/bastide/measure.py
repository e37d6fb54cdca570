"""How fast is this? Figures by name, for ``bastide bench`` and the benchmarks."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

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
    from collections.abc import Callable, Iterable, Iterator

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


def simulate(state: State, times: int) -> None:
    """Let a search by playouts alone simulate so often."""
    Uct(1).choose(state.clone(), Clock(simulations=times))


def search_near(state: State, times: int) -> None:
    """Let a search simulate so often: a reply and the next own turn, then the evaluation, and nobody is left out."""
    search = Search(Evaluation(state.rules, Weights()), 1)
    search.settings.far = 0
    search.settings.sure = ENDLESS
    search.think(state.clone(), Clock(simulations=times), NONE, NONE)


def decisions_per_second(boxes: Iterable[str], seconds: float) -> float:
    """How many decisions two players make who play with these boxes."""
    start = opening(rule_set(2, boxes))
    each = count_decisions(start, 0, SAMPLE_GAMES) / SAMPLE_GAMES
    return each * rate(lambda times: play_games(start, 0, times), seconds)


def games_per_second(start: State, seconds: float) -> float:
    """How many games are played from there."""
    return rate(lambda times: play_games(start, 0, times), seconds)


def alone() -> State:
    """Give the opening of the base game as if there were no boxes at all."""
    return opening(compile_rules(2, list(catalogue.tile_set(BASE).tiles), []))


def view_milliseconds(seconds: float) -> float:
    """How long a view of a full table takes."""
    full = full_game()
    return 1e3 / rate(lambda times: [full.view() for _ in range(times)], seconds)


FIGURES: Final[dict[str, Callable[[float], float]]] = {
    "base_games_per_second": lambda s: games_per_second(opening(rule_set(2)), s),
    "castle_games_per_second": lambda s: games_per_second(opening(castle_rules(2)), s),
    "base_without_boxes_games_per_second": lambda s: games_per_second(alone(), s),
    "all_boxes_decisions_per_second": lambda s: decisions_per_second(playable_boxes(), s),
    "clone_us": lambda s: 1e6 / rate(partial(clone_often, middle_of_game()), s),
    "do_undo_us": lambda s: 1e6 / rate(partial(do_and_undo, middle_of_game()), s),
    "state_kb": lambda _: len(middle_of_game().words) * WORD_BYTES / 1000,
    "playouts_per_second": lambda s: games_per_second(middle_of_game(), s),
    "uct_simulations_per_second": lambda s: rate(partial(simulate, middle_of_game()), s),
    "search_simulations_per_second": lambda s: rate(partial(search_near, middle_of_game()), s),
    "view_ms": view_milliseconds,
}
"""How each figure is measured in about so many seconds."""


def figures(seconds: float) -> Iterator[tuple[str, float]]:
    """Measure one figure after the other, each for about so many seconds."""
    for name, work in FIGURES.items():
        yield name, work(seconds)
