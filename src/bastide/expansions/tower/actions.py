"""What players do with towers and prisons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.actions import code_of
from bastide.kernel.codes import KIND_MASK, figure_offer, figure_spot_in, owner_in, piece_in, seat_offer
from bastide.kernel.declarations import NO_CODE, Action, OnFigure, declared, figure_named, piece_name, piece_named
from bastide.kernel.targets import AtFigure, AtSeat, target_at

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.kernel.targets import Target


@declared("capture {player:seat} {figure} @ {x},{y}", key="capture", refused="cannot_capture")
class Capture(OnFigure):
    """Take a follower of any player from a feature of a tile prisoner; a follower of one's own goes home."""

    player: int
    piece: str
    role: str
    where: str
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> Capture:
        """Name the follower."""
        return cls(owner_in(code), *figure_named(state, piece_in(code), figure_spot_in(code)))

    def code(self, state: State, kind: int) -> int:
        """Find the follower."""
        piece, spot = self.piece_and_spot(state)
        if not spot or not 0 <= self.player < state.players:
            return NO_CODE
        return figure_offer(kind, piece, self.player, spot)

    def target(self, state: State) -> Target:
        """The follower."""
        return AtFigure(self.player, self.piece, target_at(state, self.spot(state)))


@declared("free {piece} from {captor:seat}", key="free", refused="cannot_free")
class Free(Action):
    """Get one of the own followers out of the prison of another player."""

    piece: str
    captor: int

    @classmethod
    def of(cls, state: State, code: int) -> Free:
        """Name the follower and who holds him."""
        return cls(piece_name(piece_in(code)), owner_in(code))

    def code(self, state: State, kind: int) -> int:
        """Any follower has a code in any prison."""
        piece = piece_named(self.piece)
        if piece < 0 or not 0 <= self.captor < state.players:
            return NO_CODE
        return seat_offer(kind, piece, self.captor)

    def target(self, state: State) -> Target:
        """The player who holds him."""
        return AtSeat(self.captor)

    def told_by(self, state: State) -> str:
        """A prisoner is bought free besides what is asked, or it is asked who is exchanged."""
        return self.key if state.rules.besides[code_of(state, self) & KIND_MASK] else "exchange"
