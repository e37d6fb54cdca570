"""Playing the games of matches, one after the other or on several processes."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TYPE_CHECKING, Final

from bastide.arena.games import play_game
from bastide.kernel.errors import BastideError
from bastide.language import said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bastide.arena.games import Match, Played
    from bastide.arena.results import Results

    Job = tuple[Match, int, bool]
    """A game to be played: its match, its pair, and whether seats are swapped."""

FAILURES: Final = 2
"""How often in a row a process may end by itself before any game is over."""


class PlayerEnded(BastideError):
    """A process that played has ended by itself, and would again."""


def run(
    matches: Sequence[Match],
    pairs: int,
    results: Results,
    *,
    processes: int = 1,
    progress: Callable[[Match, Played], None] | None = None,
) -> None:
    """Play what is not in the results yet. The matches take turns, so that half a run says something, too."""

    def missing() -> list[Job]:
        return [
            (match, pair, swapped)
            for pair in range(pairs)
            for match in dict.fromkeys(matches)
            for swapped in (False, True)
            if not results.has(match, pair, swapped=swapped)
        ]

    def keep(match: Match, played: Played) -> None:
        results.add(match, played)
        if progress is not None:
            progress(match, played)

    jobs = missing()
    if processes == 1:
        for match, pair, swapped in jobs:
            keep(match, play_game(match, pair, swapped=swapped))
        return
    failures = 0
    while jobs:
        try:
            _play_together(jobs, processes, keep)
        except BrokenProcessPool:
            failures = failures + 1 if len(missing()) == len(jobs) else 1
            if failures == FAILURES:
                raise PlayerEnded("process_ended", said("error-process-ended")) from None
        jobs = missing()


def _play_together(jobs: Sequence[Job], processes: int, keep: Callable[[Match, Played], None]) -> None:
    others = set(active_children())
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_ignore_interrupts) as pool:
        waiting = {pool.submit(play_game, match, pair, swapped=swapped): match for match, pair, swapped in jobs}
        try:
            for done in as_completed(waiting):
                keep(waiting[done], done.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(active_children()) - others:
                process.kill()
            raise


def _ignore_interrupts() -> None:
    """Leave interrupts to the process that gives out the games; engines that are started here do not inherit this."""
    signal.signal(signal.SIGINT, lambda *_: None)
