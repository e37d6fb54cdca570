"""The Count of Carcassonne in files of JCloisterZone: places to leave the city for are counted otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide.expansions.count.box import Count as Box
from bastide.expansions.count.quarters import LeaveQuarters
from bastide.kernel.actions import Pass, PlaceFigure
from bastide.kernel.layout import TILE, TILE_TURN
from bastide.kernel.phases import is_forbidden_by_others
from bastide.kernel.pieces import Piece
from bastide.kernel.tables import ROAD
from bastide.records.jcloisterzone.dialect import Dialect

if TYPE_CHECKING:
    from bastide.records.jcloisterzone.replay import Replay

ENDS_ALL: Final = "A"
"""The side of an abbey, at which every road ends."""


class Count(Dialect):
    """Nobody leaves the city there for a road that a token or a ferry has finished far from the tile just laid."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self.box = next(box for box in replay.game.rules.boxes if isinstance(box, Box))

    def prepare(self, message: dict[str, Any]) -> None:
        """Pass where that is all for which somebody could leave."""
        del message
        while isinstance(self.game.state.phase, LeaveQuarters):
            placed = [option for option in self.game.options() if isinstance(option, PlaceFigure)]
            if not placed or any(self.times(option) for option in placed):
                return
            self.game.play(Pass())

    def times(self, option: PlaceFigure) -> int:
        """Count a feature that followers of the city join once for each of its parts where they may stand."""
        state = self.game.state
        if not isinstance(state.phase, LeaveQuarters):
            return 1
        slots = state.slots_of(option.spot(state))
        if not self.is_asked(slots):
            return 0
        piece = Piece[option.piece.upper()]
        return sum(not is_forbidden_by_others(state, piece, slot, self.box) for slot in slots)

    def is_asked(self, road: list[int]) -> bool:
        """Was a road, if it is one, finished by a tile?"""
        state = self.game.state
        last = state.last_tile()
        edges = state.tables.types[state.words[last + TILE_TURN] >> 2].edges
        if state.kind_of(road[0]) != ROAD or ENDS_ALL in edges:
            return True
        return any(state.words[slot + TILE] == last for slot in road)


BOX = Count
