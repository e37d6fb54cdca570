"""What players do with tunnel mouths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.codes import cell_offer, piece_in, spot_in
from bastide.kernel.declarations import NO_CODE, Action, declared, slot_on
from bastide.kernel.places import place_of
from bastide.kernel.targets import target_at
from bastide.kernel.tiles import ROAD

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.kernel.targets import Target


@declared("tunnel {colour:letter}{where} @ {x},{y}", key="lay-tunnel", refused="cannot_lay")
class LayTunnel(Action):
    """Lay a token of one of the own colours, numbered from 0, on a tunnel mouth."""

    colour: int
    where: str
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> LayTunnel:
        """Name the colour and the mouth."""
        place = place_of(state, spot_in(code))
        return cls(piece_in(code), place.where, place.x, place.y)

    def code(self, state: State, kind: int) -> int:
        """Find the mouth."""
        slot = slot_on(state, ROAD, self.where, self.x, self.y)
        return cell_offer(kind, self.colour, slot) if slot else NO_CODE

    def target(self, state: State) -> Target:
        """The road at the mouth."""
        return target_at(state, slot_on(state, ROAD, self.where, self.x, self.y))

    def values(self) -> dict[str, str | int]:
        """Name the colour by its letter."""
        return Action.values(self) | {"letter": chr(ord("A") + self.colour)}
