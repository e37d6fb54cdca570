"""Bots that do what no bot should do."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from bastide import Choose

if TYPE_CHECKING:
    from bastide import Action, Game
    from bastide.bots import Budget


class Faulty:
    """Made with a seed, like every bot."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed


class Hanging(Faulty):
    """Never comes back."""

    def choose(self, view: Game, budget: Budget) -> Action:
        while True:
            time.sleep(1)


class Crashing(Faulty):
    """Takes its process along."""

    def choose(self, view: Game, budget: Budget) -> Action:
        os._exit(3)


class Silly(Faulty):
    """Plays what is not possible."""

    def choose(self, view: Game, budget: Budget) -> Action:
        return Choose(77)
