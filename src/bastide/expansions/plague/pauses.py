"""Questions with which the plague has to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from bastide.kernel.state import State

TOO_EARLY: Final[i64] = 13
DISC_FIRST: Final[i64] = 14
"""Why it waits, as reasons of the box."""


class Pause:
    """Knows of questions with which the plague has to wait, and why: rulings name them."""

    def __init__(self, reason: i64) -> None:
        self.reason = reason

    def holds(self, state: State) -> bool:
        """Is one of them asked now?"""
        raise NotImplementedError
