"""The Crop Circles in files of JCloisterZone: what everybody does is asked as long as anybody is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide import Choose
from bastide.mechanics.circles import ADD, TAKE, DecideCircle
from bastide.records.jcloisterzone.dialect import Dialect

if TYPE_CHECKING:
    from bastide.kernel.declarations import Action

DECIDES: Final = "CIRCLE_REMOVE_OR_DEPLOY"
ACTS: Final = {"DEPLOY": ADD, "REMOVE": TAKE}


class CropCircles(Dialect):
    """What everybody does is a word there."""

    def passes_over(self, message: dict[str, Any]) -> bool:
        """Here nobody is asked if no follower of the kind is on the table."""
        return message["type"] == DECIDES and not isinstance(self.game.state.phase, DecideCircle)

    def action_in(self, message: dict[str, Any]) -> Action | None:
        """Translate what everybody does."""
        return Choose(ACTS[message["payload"]["value"]]) if message["type"] == DECIDES else None


BOX = CropCircles
