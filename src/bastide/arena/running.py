"""Playing the games of matches, one after the other or on several processes."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TYPE_CHECKING

from bastide.arena.games import play_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bastide.arena.games import Match, Played
    from bastide.arena.results import Results


def run(
    matches: Sequence[Match],
    pairs: int,
    results: Results,
    *,
    processes: int = 1,
    progress: Callable[[Match, Played], None] | None = None,
) -> None:
    """Play what is not in the results yet. The matches take turns, so that half a run says something, too."""
    jobs = [
        (match, pair, swapped)
        for pair in range(pairs)
        for match in matches
        for swapped in (False, True)
        if not results.has(match, pair, swapped=swapped)
    ]

    def keep(match: Match, played: Played) -> None:
        results.add(match, played)
        if progress is not None:
            progress(match, played)

    if processes == 1:
        for match, pair, swapped in jobs:
            keep(match, play_game(match, pair, swapped=swapped))
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(play_game, match, pair, swapped=swapped): match for match, pair, swapped in jobs}
        try:
            for done in as_completed(waiting):
                keep(waiting[done], done.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
