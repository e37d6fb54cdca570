"""Cells, sides, half sides and rotations.

A cell is one integer, so that a neighbour is one addition away. ``x`` grows to the east and
``y`` to the south; the first tile lies on ``(0, 0)``. Sides are numbered clockwise from
north. Half sides too: ``L`` and ``R`` are left and right as seen from the middle of the tile
looking out, so ``NL`` is the western half of the northern side.
"""

from typing import Final

from mypy_extensions import i64

SIDES: Final[i64] = 4
DIRECTIONS: Final[i64] = 8

SIDE_NAMES: Final = "NESW"
HALF_NAMES: Final = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
ARROWS: Final = "^>v<"
"""Where the top of a tile points, by rotation (quarter turns clockwise)."""

ROW: Final[i64] = 512
"""Cells in a row. A cell, and what is packed with it, stays a small number for plain Python."""

REACH: Final[i64] = 256
"""The table ends this far from the start in every direction."""

FARTHEST: Final = 255
"""The last coordinate before that; not an ``i64``, because people may write any number."""
ORIGIN: Final[i64] = REACH * ROW + REACH

STEPS: Final = (-512, 1, 512, -1)
"""What to add to a cell for its neighbour on each side."""

ROUND: Final = (-512, -511, 1, 513, 512, 511, -1, -513)
"""The eight neighbours, clockwise from north."""


def cell_at(x: int, y: int) -> int:
    """Give the cell of these coordinates."""
    return ORIGIN + y * ROW + x


def is_on_table(x: int, y: int) -> bool:
    """Are these coordinates of a cell at all?"""
    return abs(x) <= FARTHEST and abs(y) <= FARTHEST


def x_of(cell: i64) -> i64:
    """How far east of the start the cell lies."""
    return cell % ROW - REACH


def y_of(cell: i64) -> i64:
    """How far south of the start the cell lies."""
    return cell // ROW - REACH


def touches(cell: i64, other: i64) -> bool:
    """Do two different cells touch, at a side or at a corner?"""
    way = cell - other
    return -ROW - 1 <= way <= ROW + 1 and (way >= ROW - 1 or way <= 1 - ROW or way * way == 1)


def turned_side(side: int, rotation: int) -> int:
    """Where a side points after *rotation* quarter turns clockwise."""
    return (side + rotation) % 4


def turned_half(half: int, rotation: int) -> int:
    """Where a half side lies after *rotation* quarter turns clockwise."""
    return (half + 2 * rotation) % 8
