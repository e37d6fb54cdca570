"""Chess clocks with an increment. Time is what passes here; a clock of the machine that jumps changes nothing."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bastide.server.tables import Clocks

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.server.tables import ClockSettings


class Clock:
    """The clocks of one table."""

    def __init__(self, settings: ClockSettings, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.left = [settings.seconds * 1000] * seats
        self.running: int | None = None
        self._now = now
        self._since = now()

    def run(self, seat: int | None) -> None:
        """Let the clock of a seat run, or none."""
        if seat != self.running:
            self.running = seat
            self._since = self._now()

    @property
    def since(self) -> float:
        """When the clock began to run that runs now."""
        return self._since

    def go_on(self, since: float) -> None:
        """Run on as if it had never stopped."""
        self._since = since

    def spent(self) -> int:
        """Milliseconds since the clock began to run."""
        return int((self._now() - self._since) * 1000) if self.running is not None else 0

    def charge(self, seat: int, spent: int, *, is_done: bool) -> None:
        """Take what was spent from a seat; whoever is done gets the increment."""
        self.left[seat] -= spent
        if is_done:
            self.left[seat] += self.settings.increment * 1000
        self._since = self._now()

    def seconds_left(self) -> float | None:
        """Say when the running clock has nothing left; None if none runs, or if nothing would happen."""
        if self.running is None or self.settings.consequence == "none":
            return None
        return max(0.0, (self.left[self.running] - self.spent()) / 1000)

    def state(self) -> Clocks:
        """Say where the clocks stand now."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= self.spent()
        return Clocks(left, self.running)
