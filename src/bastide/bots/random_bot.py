"""A bot that plays anything that is allowed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.game import Game
    from bastide.kernel.actions import Action


class RandomBot:
    """Chooses among all options with equal chances."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> Action:
        """Choose any option."""
        return self._random.choice(game.options())
