"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bastide.game import Game
    from bastide.kernel.declarations import Action


class Bot(Protocol):
    """Anything that can choose an action."""

    def choose(self, game: Game) -> Action:
        """Choose one of the options of the player to move; the game must not be changed."""
