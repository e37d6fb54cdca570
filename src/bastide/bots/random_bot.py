"""A bot that plays anything that is allowed, and one that deals tiles."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.game import Game
    from bastide.kernel.declarations import Action


class RandomBot:
    """Chooses among all options with equal chances."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> Action:
        """Choose any option."""
        return self._random.choice(game.options())


class Dealer:
    """Draws for a game in which nothing is drawn by itself: each tile as often as it is in the bag."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> Action:
        """Choose an outcome of chance."""
        state = game.state
        weights = [float(state.phase.weight(state, code)) for code in state.legal_codes()]
        return self._random.choices(game.options(), weights)[0]
