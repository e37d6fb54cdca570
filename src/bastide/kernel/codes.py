"""Actions as integers: the low five bits say what is done, the rest with what.

Search and playouts handle nothing else; ``actions`` has the typed view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

KIND_MASK: Final[i64] = 31

PASS: Final[i64] = 0
DRAW: Final[i64] = 1
TILE: Final[i64] = 2
FIGURE: Final[i64] = 3
CHOICE: Final[i64] = 4
"""A plain numbered choice; the phase that asks knows what the number means."""
TAKE: Final[i64] = 5
"""A player takes one of his figures back."""
SCORE: Final[i64] = 6
"""A finished feature is scored before others."""
REVEAL: Final[i64] = 7
"""Chance: what lay face down is turned up."""
USE: Final[i64] = 8
"""A player uses a token with a number."""
FIRST_OFFER: Final = 9
"""From here on: what a box offers in a phase of another, see ``Rules.add_offer``."""


def draw_code(kind: i64) -> i64:
    """Code of drawing a tile of a kind."""
    return DRAW | kind << 5


def tile_code(cell: i64, rotation: i64) -> i64:
    """Code of laying the tile in hand."""
    return TILE | rotation << 5 | cell << 12


def figure_code(piece: i64, spot: i64) -> i64:
    """Code of putting a figure on a spot."""
    return FIGURE | piece << 5 | spot << 11


def take_code(piece: i64, spot: i64) -> i64:
    """Code of taking a figure back from a spot."""
    return TAKE | piece << 5 | spot << 11


def choice_code(number: i64) -> i64:
    """Code of a numbered choice."""
    return CHOICE | number << 5


def score_code(slot: i64, doubled: i64) -> i64:
    """Code of scoring the feature of a slot next, doubled (1) or not (0)."""
    return SCORE | doubled << 5 | slot << 6


def reveal_code(number: i64) -> i64:
    """Code of turning a token with this number up."""
    return REVEAL | number << 5


def use_code(number: i64) -> i64:
    """Code of using the token with this number."""
    return USE | number << 5


def kind_drawn(code: i64) -> i64:
    """Which kind of tile is drawn."""
    return code >> 5


def cell_in(code: i64) -> i64:
    """Where a tile is laid."""
    return code >> 12


def rotation_in(code: i64) -> i64:
    """How a tile is turned."""
    return code >> 5 & 3


def piece_in(code: i64) -> i64:
    """Which figure is placed or taken back."""
    return code >> 5 & 63


def spot_in(code: i64) -> i64:
    """Where a figure is placed or taken back from."""
    return code >> 11


def number_in(code: i64) -> i64:
    """Which choice is taken, or the number of a token."""
    return code >> 5


def slot_scored(code: i64) -> i64:
    """Which slot's feature is scored next."""
    return code >> 6


def is_doubled(code: i64) -> bool:
    """Is it scored twice?"""
    return code >> 5 & 1 == 1


def offer_code(kind: i64, number: i64) -> i64:
    """Code of an option that a box offers."""
    return kind | number << 5
