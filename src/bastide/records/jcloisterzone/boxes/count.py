"""The Count of Carcassonne in files of JCloisterZone: places to leave the city for are counted otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.expansions.count.quarters import LeaveQuarters
from bastide.kernel.actions import spot_of
from bastide.records.jcloisterzone.dialect import Dialect

if TYPE_CHECKING:
    from bastide.kernel.actions import PlaceFigure


class Count(Dialect):
    """Followers leave the city of the count as here."""

    def times(self, option: PlaceFigure) -> int:
        """Count a feature that followers of the city join once for each of its parts."""
        state = self.game.state
        if not isinstance(state.phase, LeaveQuarters):
            return 1
        return len(state.slots_of(spot_of(state, option)))


BOX = Count
