"""The Tunnel in files of JCloisterZone: a token may be laid at the figure, at the phantom and after both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide.expansions.phantom import PlacePhantom
from bastide.expansions.tunnel.actions import LayTunnel
from bastide.expansions.tunnel.box import LayToken
from bastide.expansions.tunnel.box import Tunnel as Box
from bastide.kernel.turn import Step
from bastide.records.jcloisterzone.dialect import Dialect
from bastide.records.jcloisterzone.messages import where_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.declarations import Action
    from bastide.records.jcloisterzone.replay import Replay

TOKEN: Final = "TUNNEL_"  # noqa: S105 - the name of a piece
PRINCESS: Final = "PRINCESS"


class Tunnel(Dialect):
    """While a token can be laid, the phantom is asked about there even where it cannot be placed."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self.box = next(box for box in replay.game.rules.boxes if isinstance(box, Box))
        self.has_phantoms = "phantom" in replay.foreign.boxes
        self.message: dict[str, Any] = {}
        """The message that is to be played."""
        self.step: Step = Step.TILE
        """What is asked here before it."""
        self.is_skipped = False
        """Does it answer a question that is not asked here?"""
        self.owes_pass = False
        """Is the question about the phantom still to be passed over?"""
        self.waiting: LayTunnel | None = None
        """A token that was laid there before the phantom."""

    def prepare(self, message: dict[str, Any]) -> None:
        """Pass over the phantom that is not asked about here; let a token wait that was laid before it."""
        if message is self.message:
            return
        self.message = message
        phase = self.game.state.phase
        self.step = phase.step
        token = self.action_in(message)
        waits = token is not None and isinstance(phase, PlacePhantom)
        self.waiting = token if waits else self.waiting
        self.is_skipped = waits or (self.owes_pass and isinstance(phase, LayToken) and message["type"] == "PASS")

    def passes_over(self, message: dict[str, Any]) -> bool:
        """Is it one of these?"""
        return message is self.message and self.is_skipped

    def action_in(self, message: dict[str, Any]) -> LayTunnel | None:
        """Translate a token on a mouth."""
        payload = message["payload"]
        if message["type"] != "PLACE_TOKEN" or not payload["token"].startswith(TOKEN):
            return None
        x, y = payload["pointer"]["position"]
        colour = ord(payload["token"].removeprefix(TOKEN)) - ord("A")
        return LayTunnel(colour, where_in(payload["pointer"]["location"], "road"), x, y)

    def played(self, message: dict[str, Any]) -> None:
        """Lay the token that waited; know whether the phantom is still asked about there."""
        self.owes_pass = self.has_phantoms and self.step < Step.PHANTOM and not self.bars_phantom(message)
        if self.waiting is not None and isinstance(self.game.state.phase, LayToken):
            self.game.play(self.waiting)
            self.waiting = None
            self.owes_pass = False

    def bars_phantom(self, message: dict[str, Any]) -> bool:
        """Is there no second figure, because there was no first one, or a princess has sent a knight home?"""
        if self.step != Step.FIGURE:
            return False
        return bool(message["type"] == "PASS" or message["payload"].get("source") == PRINCESS)

    def counts(self, options: Sequence[Action]) -> dict[str, int]:
        """Count tokens of colours that have not been laid: that program asks, but never offers the second of a pair.

        Where the phantom is asked about, tokens are offered only there.
        """
        if isinstance(self.game.state.phase, PlacePhantom):
            return {}
        player = self.game.state.player
        laid = [colour for _, owner, colour in self.box.tokens(self.game.state) if owner == player]
        return {"Tunnel": sum(isinstance(option, LayTunnel) and option.colour not in laid for option in options)}


BOX = Tunnel
