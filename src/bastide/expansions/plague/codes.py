"""Codes of what players do about the plague, besides laying a flea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

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
