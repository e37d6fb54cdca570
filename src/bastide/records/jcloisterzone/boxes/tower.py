"""The Tower in files of JCloisterZone: floors, prisoners and ransoms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bastide import Capture, Free, Pass, PlaceToken
from bastide.records.jcloisterzone.dialect import Dialect
from bastide.records.jcloisterzone.messages import figure_named, owner_named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.declarations import Action
    from bastide.records.jcloisterzone.replay import Replay


class Tower(Dialect):
    """A ransom names only the prisoner there, and nobody is asked who could do nothing but pay one."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self.captors: dict[str, int] = {}
        """Who has captured a figure last, by its foreign name."""

    def prepare(self, message: dict[str, Any]) -> None:
        """Draw before a ransom is paid; pass where a ransom is all that can be decided."""
        if message["type"] == "PAY_RANSOM":
            self.replay.draw_at_random()
            self.replay.random_is_new = False
        elif message["type"] == "COMMIT":
            options = self.game.options()
            if len(options) > 1 and all(isinstance(option, Pass | Free) for option in options):
                self.game.play(Pass())

    def action_in(self, message: dict[str, Any]) -> Action | None:
        """Translate captures, ransoms and exchanges."""
        payload = message["payload"]
        if message["type"] == "CAPTURE_FOLLOWER":
            meeple = payload["pointer"]["meepleId"]
            self.captors[meeple] = self.game.state.player
            return Capture(
                owner_named(meeple), *self.replay.messages.figure_in(payload["pointer"]["featurePointer"], meeple)
            )
        if message["type"] in ("PAY_RANSOM", "EXCHANGE_FOLLOWER") and payload.get("meepleId") in self.captors:
            return Free(figure_named(payload["meepleId"]), self.captors[payload["meepleId"]])
        return None

    def counts(self, options: Sequence[Action]) -> dict[str, int]:
        """Count floors and followers that can be captured."""
        return {
            "TowerPiece": sum(isinstance(option, PlaceToken) and option.piece == "tower_floor" for option in options),
            "CaptureFollower": sum(isinstance(option, Capture) for option in options),
        }


BOX = Tower
