"""What players do with ferries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.codes import cell_offer, neutral_cell_in, piece_in
from bastide.kernel.declarations import NO_CODE, Action, declared
from bastide.kernel.geometry import SIDE_NAMES, cell_at, is_on_table, x_of, y_of
from bastide.kernel.targets import AtCell

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.kernel.targets import Target


@declared("ferry {sides} @ {x},{y}", key="lay-ferry", refused="cannot_lay")
class LayFerry(Action):
    """Let the ferry of a lake go between two of its road ends, named by their sides: ``NE``."""

    sides: str
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> LayFerry:
        """Name the road ends and the lake."""
        cell = neutral_cell_in(code)
        ends = piece_in(code)
        return cls(SIDE_NAMES[ends >> 2] + SIDE_NAMES[ends & 3], x_of(cell), y_of(cell))

    def code(self, state: State, kind: int) -> int:
        """Any two sides have a code, in whatever order they are named."""
        ends = sorted(SIDE_NAMES.index(side) for side in self.sides)
        if len(ends) != len(("one", "other")) or not is_on_table(self.x, self.y):
            return NO_CODE
        return cell_offer(kind, ends[0] << 2 | ends[1], cell_at(self.x, self.y))

    def target(self, state: State) -> Target:
        """The lake."""
        return AtCell(self.x, self.y)
