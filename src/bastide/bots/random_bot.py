"""A bot that plays anything that is allowed, and one that deals tiles."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bastide.bots.bot import USUAL
from bastide.bots.tuning import check_settings

if TYPE_CHECKING:
    from bastide.bots.bot import Budget
    from bastide.game import Game
    from bastide.kernel.declarations import Action


class RandomBot:
    """Chooses among all options with equal chances."""

    def __init__(self, seed: int | str | None = None, **settings: float) -> None:
        check_settings(type(self).__name__, (), settings)
        self._random = Random(seed)

    def choose(self, view: Game, budget: Budget = USUAL) -> Action:  # noqa: ARG002 - it needs no time
        """Choose any option."""
        return self._random.choice(view.options())


class Dealer:
    """Draws for a game in which nothing is drawn by itself: each tile as often as it is in the bag."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: Game, budget: Budget = USUAL) -> Action:  # noqa: ARG002 - the same
        """Choose an outcome of chance."""
        state = view.state
        weights = [float(state.phase.weight(state, code)) for code in state.legal_codes()]
        return self._random.choices(view.options(), weights)[0]
