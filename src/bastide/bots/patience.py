"""How long the others wait for a bot that somebody else wrote."""

from __future__ import annotations

import signal
import time
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Final

from bastide.bots.failures import Forfeit
from bastide.language import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bastide.bots.bot import Budget

SHARE_LATE: Final = 1.1
GRACE: Final = 0.25
"""An answer is late after a tenth more than the budget, and so many seconds for the way."""
WITHOUT_LIMIT: Final = 600.0
"""Seconds for an answer where the budget counts simulations."""
AGAIN_AFTER: Final = 0.5
"""Seconds until a bot is interrupted again that has caught everything."""


class TooLate(BaseException):
    """Interrupts a bot. It is no Exception, which a bot may take for a fault of its own and go on."""


def seconds_for(budget: Budget) -> float:
    """Give the seconds on the wall after which an answer is late."""
    return WITHOUT_LIMIT if budget.seconds is None else budget.seconds * SHARE_LATE + GRACE


@contextmanager
def no_longer_than(seconds: float, name: str) -> Iterator[None]:
    """Interrupt a bot that runs within this process, once it is late: it loses by forfeit.

    Where a system cannot interrupt, lateness shows when the bot answers at last.
    """

    def interrupt(*_: object) -> None:
        raise TooLate

    can_interrupt = hasattr(signal, "setitimer") and current_thread() is main_thread()
    start = time.perf_counter()
    if can_interrupt:
        before = signal.signal(signal.SIGALRM, interrupt)
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN_AFTER)
    try:
        yield
        if time.perf_counter() - start > seconds:
            interrupt()
    except TooLate:
        raise Forfeit("late_answer", said("bot-late-answer", name=name, seconds=f"{seconds:.2f}")) from None
    finally:
        if can_interrupt:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
            signal.signal(signal.SIGALRM, before)
