"""The Tower in files of JCloisterZone: floors, prisoners and ransoms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bastide import Capture, Free, Pass, PlaceToken
from bastide.kernel.hooks import Figure
from bastide.kernel.pieces import Piece
from bastide.kernel.verbs import figures_on
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
        else:
            while self.is_only_for_ransoms():
                self.game.play(Pass())

    def is_only_for_ransoms(self) -> bool:
        """Can nothing but a ransom be decided?"""
        options = self.game.options()
        return Pass() in options and all(isinstance(option, Pass | Free) for option in options)

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
            "CaptureFollower": sum(self.captives(option) for option in options if isinstance(option, Capture)),
        }

    def captives(self, option: Capture) -> int:
        """How many followers an option means: equal ones on one place are several there."""
        state = self.game.state
        figure = Figure(Piece[option.piece.upper()], option.player, option.spot(state))
        return figures_on(state, figure.spot).count(figure)


BOX = Tower
