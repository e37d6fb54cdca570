"""Several processes think about one decision, and none of them stays behind."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.bots import Budget, SearchBot, Thought, ask
from bastide.bots.helpers import Helpers, best_of, lags_of, may_help, share_of
from bastide.bots.search.clock import Clock
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.search import Search
from bastide.bots.search.turns import NONE
from bastide.bots.search.weights import Weights
from tests.processes import ends

if TYPE_CHECKING:
    from typing import NoReturn

pytestmark = pytest.mark.skipif(not may_help(), reason="processes cannot be copied here")


def test_workers_search_together_and_say_the_same_again() -> None:
    game = bastide.new_game(open_draws=True)
    game.play("draw E")
    thoughts: list[Thought] = []
    budget = Budget(simulations=60, report=thoughts.append)
    actions = [ask(SearchBot(1, workers=3), game, budget) for _ in range(2)]
    assert [game.notation(action) for action in actions] == ["Ev 0,-1"] * 2
    assert thoughts[-1].action == actions[-1]
    assert multiprocessing.active_children() == []


def test_what_workers_have_found_is_put_together() -> None:
    game = bastide.new_game(open_draws=True)
    game.play("draw E")
    search = Search(Evaluation(game.rules, Weights()), 1)
    search.think(game.state.clone(), Clock(simulations=40), NONE, NONE)
    search.count = 2
    second = search.first[1], search.second[1]
    far_behind = dict.fromkeys(lags_of(search), 99.0)
    assert best_of(search, []) == 0
    assert best_of(search, [far_behind | {second: 0.0}]) == 1


def test_workers_share_simulations_but_not_seconds() -> None:
    assert share_of(Budget(seconds=1.0, simulations=100), 3) == Budget(seconds=1.0, simulations=34)
    assert share_of(Budget(seconds=1.0), 3) == Budget(seconds=1.0)


def test_helpers_answer_while_a_thread_reads_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine has such a thread."""
    read, write = os.pipe()
    with os.fdopen(read) as commands:
        monkeypatch.setattr(sys, "stdin", commands)
        reader = Thread(target=commands.readline)
        reader.start()
        game = bastide.new_game(seed=4)
        make = [lambda: Search(Evaluation(game.rules, Weights()), 1)]
        with Helpers(make, game.state, Budget(simulations=8)) as helpers:
            found = helpers.lags(Budget(seconds=600.0))
        os.close(write)
        reader.join()
    assert len(found) == 1


def test_an_interrupt_ends_the_helpers() -> None:
    class Interrupt(BaseException):
        pass

    def report(_: Thought) -> NoReturn:
        raise Interrupt

    with pytest.raises(Interrupt):
        ask(SearchBot(1, workers=2), bastide.new_game(seed=4), Budget(stop=lambda: False, report=report))
    assert multiprocessing.active_children() == []


THINKING = """
import multiprocessing, bastide
from bastide.bots import Budget, SearchBot, ask
def report(thought):
    print(multiprocessing.active_children()[0].pid, flush=True)
ask(SearchBot(1, workers=2), bastide.new_game(seed=4), Budget(stop=lambda: False, report=report))
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nobody tells which processes there are")
def test_helpers_end_when_the_process_that_they_help_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", THINKING], stdout=subprocess.PIPE, text=True) as thinking:
        assert thinking.stdout is not None
        helper = int(thinking.stdout.readline())
        thinking.kill()
    assert ends(helper)
