"""One search in several processes: each meets futures of its own, and what they have found is put together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from contextlib import contextmanager, suppress
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

from bastide.bots.search.turns import NONE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess
    from typing import Self

    from bastide.bots.bot import Budget
    from bastide.bots.search.search import Search
    from bastide.kernel.state import State

    Lags = dict[tuple[int, int], float]
    """By how many points each candidate is behind the best."""

FORK: Final = "fork"
PATIENCE: Final = 0.005
PART: Final = 0.03
"""Seconds, and how much of the budget, that are waited for those who have not answered when time is over."""


class Helpers:
    """Processes that search the same position, and end with the block that they help.

    They are copies of this one, so nothing has to be sent to them.
    """

    def __init__(self, searches: list[Callable[[], Search]], state: State, budget: Budget) -> None:
        start = perf_counter()
        alone = replace(budget, stop=None, report=None)
        context = multiprocessing.get_context(FORK if searches else None)
        self.ends: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for search in searches:
            here, there = context.Pipe(duplex=False)
            process = context.Process(target=_help, args=(there, search, state, alone, start), daemon=True)
            with _input_apart():
                process.start()
            there.close()
            self.ends.append(here)
            self.processes.append(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        for process in self.processes:
            process.kill()
            process.join()

    def lags(self, budget: Budget) -> list[Lags]:
        """Give what they have found; whoever is late is not waited for, unless simulations count."""
        counts = budget.seconds is None and budget.stop is None
        until = perf_counter() + PATIENCE + PART * (budget.seconds or 0.0)
        found: list[Lags] = []
        for end in self.ends:
            with suppress(EOFError):
                if end.poll(None if counts else max(0.0, until - perf_counter())):
                    found.append(end.recv())
        return found


@contextmanager
def _input_apart() -> Iterator[None]:
    """Keep a copy of this process from closing the input: it would wait for ever for a thread that reads there."""
    kept, sys.stdin = sys.stdin, None
    try:
        yield
    finally:
        sys.stdin = kept


def may_help() -> bool:
    """Can this process be copied, and may it have processes of its own?"""
    return FORK in multiprocessing.get_all_start_methods() and not multiprocessing.current_process().daemon


def share_of(budget: Budget, number: int) -> Budget:
    """Give the budget of each of so many processes: all of the time, and a part of the simulations."""
    if budget.simulations is None:
        return budget
    return replace(budget, simulations=-(-budget.simulations // number))


def lags_of(search: Search) -> Lags:
    """Say how far the candidates of a search that is over are behind."""
    return {
        (search.first[place], search.second[place]): float(search.lag[search.row[place]])
        for place in range(search.listed)
    }


def best_of(search: Search, others: list[Lags]) -> int:
    """Give the place of the candidate in the race that is best on average over all processes."""
    everybody = [lags_of(search), *others]

    def lag(place: int) -> float:
        turn = search.first[place], search.second[place]
        known = [lags[turn] for lags in everybody if turn in lags]
        return sum(known) / len(known)

    return min(range(search.count), key=lag)


def _help(end: Connection, make: Callable[[], Search], state: State, budget: Budget, start: float) -> None:
    """Search in a process of one's own, and say what was found; whoever asked for it may be gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Whoever asked hears it, and ends this.
    parent = multiprocessing.parent_process()
    assert parent is not None
    search = make()
    if budget.seconds is not None:
        budget = replace(budget, seconds=max(0.0, budget.seconds - (perf_counter() - start)))
    search.think(state, replace(budget, stop=lambda: os.getppid() != parent.pid).clock(), NONE, NONE)
    with suppress(OSError):
        end.send(lags_of(search))
