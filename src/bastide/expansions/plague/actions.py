"""What players do about the plague, besides laying a flea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.expansions.plague.codes import cell_left, flight_code, goal_in, move_code, place_left
from bastide.kernel.declarations import NO_CODE, Action, OnFigure, declared, figure_named
from bastide.kernel.geometry import cell_at, is_on_table, x_of, y_of
from bastide.kernel.targets import AtCell

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.kernel.targets import Target


@declared("flea {x},{y} to {to_x:x},{to_y:y}", key="move-flea", refused="cannot_lay")
class MoveFlea(Action):
    """Take a flea from a tile and lay it on another."""

    x: int
    y: int
    to_x: int
    to_y: int

    @classmethod
    def of(cls, state: State, code: int) -> MoveFlea:
        """Name both tiles."""
        cell, goal = cell_left(code), goal_in(code)
        return cls(x_of(cell), y_of(cell), x_of(goal), y_of(goal))

    def code(self, state: State, kind: int) -> int:
        """Any two cells have a code."""
        if not is_on_table(self.x, self.y) or not is_on_table(self.to_x, self.to_y):
            return NO_CODE
        return move_code(kind, cell_at(self.x, self.y), cell_at(self.to_x, self.to_y))

    def target(self, state: State) -> Target:
        """Where the flea goes."""
        return AtCell(self.to_x, self.to_y)


@declared("flee {figure} @ {x},{y} to {to_x:x},{to_y:y}", key="flee", refused="cannot_flee")
class Flee(OnFigure):
    """Move one of the own followers along his feature to another tile."""

    piece: str
    role: str
    where: str
    x: int
    y: int
    to_x: int
    to_y: int

    @classmethod
    def of(cls, state: State, code: int) -> Flee:
        """Name the follower and the tile."""
        goal = goal_in(code)
        return cls(*figure_named(state, code >> 5 & 63, place_left(code)), x_of(goal), y_of(goal))

    def code(self, state: State, kind: int) -> int:
        """Find the follower."""
        piece, spot = self.piece_and_spot(state)
        if not spot or not is_on_table(self.to_x, self.to_y):
            return NO_CODE
        return flight_code(kind, piece, spot, cell_at(self.to_x, self.to_y))

    def target(self, state: State) -> Target:
        """Where he goes."""
        return AtCell(self.to_x, self.to_y)
