"""What players decide about robbers beyond placing them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.codes import owner_in, piece_in, seat_offer
from bastide.kernel.declarations import NO_CODE, Action, declared, piece_name, piece_named
from bastide.kernel.targets import AtSeat

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.kernel.targets import Target


@declared("rob {piece} of {player:seat}", key="rob", refused="cannot_rob")
class Rob(Action):
    """Take half of the points by which this marker of another player has moved."""

    piece: str
    player: int

    @classmethod
    def of(cls, state: State, code: int) -> Rob:
        """Name the marker and whose it is."""
        return cls(piece_name(piece_in(code)), owner_in(code))

    def code(self, state: State, kind: int) -> int:
        """Any marker of any player has a code."""
        piece = piece_named(self.piece)
        if piece < 0 or not 0 <= self.player < state.players:
            return NO_CODE
        return seat_offer(kind, piece, self.player)

    def target(self, state: State) -> Target:
        """The player who is robbed."""
        return AtSeat(self.player)
