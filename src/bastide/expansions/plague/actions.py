"""What players do about the plague, besides laying a flea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.kernel.declarations import NO_CODE, Action, OnFigure, declared, figure_named
from bastide.kernel.geometry import cell_at, is_on_table, x_of, y_of
from bastide.kernel.targets import AtCell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.state import State
    from bastide.kernel.targets import Target

GOAL: Final[i64] = 32
"""From this bit on: the cell where it ends."""
PLACE_MASK: Final[i64] = (1 << 20) - 1
CELL_MASK: Final[i64] = (1 << 27) - 1


def flight_code(kind: i64, piece: i64, spot: i64, cell: i64) -> i64:
    """Code of a follower who flees from a spot to a cell."""
    return kind | piece << 5 | spot << 11 | cell << GOAL


def place_left(code: i64) -> i64:
    """From which spot he flees."""
    return code >> 11 & PLACE_MASK


def move_code(kind: i64, cell: i64, goal: i64) -> i64:
    """Code of a flea that goes from a cell to another."""
    return kind | cell << 5 | goal << GOAL


def cell_left(code: i64) -> i64:
    """From which cell a flea is taken."""
    return code >> 5 & CELL_MASK


def goal_in(code: i64) -> i64:
    """To which cell somebody flees, or a flea goes."""
    return code >> GOAL


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
