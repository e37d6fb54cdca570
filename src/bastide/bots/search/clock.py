"""When to stop thinking: after some seconds, after some simulations, or because somebody says so."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from collections.abc import Callable

LISTEN_EACH: Final = 0.005
"""Seconds between two questions whether to stop."""
ENDLESS: Final = 1e9


class Clock:
    """Runs from its making on."""

    def __init__(
        self,
        seconds: float = ENDLESS,
        simulations: int = 0,
        stop: Callable[[], bool] | None = None,
        *,
        processor: bool = False,
    ) -> None:
        self.seconds: float = seconds
        self.most: i64 = simulations
        """Simulations that are allowed; 0 for any number."""
        self.stop = stop
        self.processor: bool = processor
        """Is time of the processor counted, instead of time on the wall?"""
        self.done: i64 = 0
        """Simulations so far."""
        self.over: bool = False
        self.timed: bool = seconds < ENDLESS or stop is not None
        self.start: float = 0.0
        self.start = self.now()
        self.listened: float = self.start

    def now(self) -> float:
        """Read the time."""
        if self.processor:
            return process_time()
        return perf_counter()

    def spent(self) -> float:
        """How many seconds have passed."""
        return self.now() - self.start

    def share(self) -> float:
        """How much of the budget is used up, 0 where nobody knows when it ends."""
        share = 0.0
        if self.seconds < ENDLESS:
            share = self.spent() / self.seconds
        if self.most != 0 and float(self.done) > share * float(self.most):
            share = float(self.done) / float(self.most)
        return share

    def is_over(self) -> bool:
        """Is the budget used up?"""
        if self.timed and not self.over:
            now = self.now()
            if now - self.start >= self.seconds:
                self.over = True
            elif self.stop is not None and now - self.listened >= LISTEN_EACH:
                self.listened = now
                self.over = self.stop()
        return self.over

    def count(self) -> bool:
        """Count one simulation; is the budget used up by it?"""
        self.done += 1
        if self.most != 0 and self.done >= self.most:
            self.over = True
        return self.is_over()
