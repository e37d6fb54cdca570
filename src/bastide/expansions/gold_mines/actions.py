"""What players do with gold, besides laying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.codes import cell_offer, neutral_cell_in
from bastide.kernel.declarations import NO_CODE, Action, declared
from bastide.kernel.geometry import cell_at, is_on_table, x_of, y_of
from bastide.kernel.pieces import Piece
from bastide.kernel.targets import AtCell

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.kernel.targets import Target


@declared("take gold @ {x},{y}", key="take-gold", refused="cannot_take")
class TakeGold(Action):
    """Take one piece of the gold that lies on a tile."""

    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> TakeGold:
        """Name the tile."""
        cell = neutral_cell_in(code)
        return cls(x_of(cell), y_of(cell))

    def code(self, state: State, kind: int) -> int:
        """Any cell has a code."""
        if not is_on_table(self.x, self.y):
            return NO_CODE
        return cell_offer(kind, int(Piece.GOLD), cell_at(self.x, self.y))

    def target(self, state: State) -> Target:
        """The tile."""
        return AtCell(self.x, self.y)
