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
NEUTRAL: Final[i64] = 6
"""A figure that belongs to nobody goes to a cell."""
BESIDE: Final[i64] = 7
"""A figure that belongs to nobody goes to a figure of the player who is asked."""
HOME: Final[i64] = 8
"""A figure of any player is sent home."""
SCORE: Final[i64] = 9
"""A finished feature is scored before others."""
REVEAL: Final[i64] = 10
"""Chance: what lay face down is turned up."""
USE: Final[i64] = 11
"""A player uses a token with a number."""
FIRST_OFFER: Final = 12
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


def neutral_code(piece: i64, cell: i64) -> i64:
    """Code of moving a neutral figure to a cell."""
    return NEUTRAL | piece << 5 | cell << 11


def beside_code(piece: i64, other: i64, spot: i64) -> i64:
    """Code of moving a neutral figure to another figure on a spot."""
    return BESIDE | piece << 5 | other << 11 | spot << 17


def home_code(piece: i64, owner: i64, spot: i64) -> i64:
    """Code of sending a figure home."""
    return HOME | piece << 5 | owner << 11 | spot << 17


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
    """Which figure is placed, moved or taken off the table."""
    return code >> 5 & 63


def spot_in(code: i64) -> i64:
    """Where a figure is placed or taken back from."""
    return code >> 11


def neutral_cell_in(code: i64) -> i64:
    """Where a neutral figure goes, or a token is laid."""
    return code >> 11


def companion_in(code: i64) -> i64:
    """Which figure a neutral one goes to."""
    return code >> 11 & 63


def owner_in(code: i64) -> i64:
    """Whose figure is meant, or which player."""
    return code >> 11 & 63


def figure_spot_in(code: i64) -> i64:
    """Where the figure stands that is meant, or to which a neutral one goes."""
    return code >> 17


def number_in(code: i64) -> i64:
    """Which choice is taken, or the number of a token."""
    return code >> 5


def slot_scored(code: i64) -> i64:
    """Which slot's feature is scored next."""
    return code >> 6


def is_doubled(code: i64) -> bool:
    """Is it scored twice?"""
    return code >> 5 & 1 == 1


def cell_offer(kind: i64, piece: i64, cell: i64) -> i64:
    """Code of what a box offers on a cell; read by ``piece_in`` and ``neutral_cell_in``."""
    return kind | piece << 5 | cell << 11


def figure_offer(kind: i64, piece: i64, owner: i64, spot: i64) -> i64:
    """Code of what a box offers to do with a figure; read by ``piece_in``, ``owner_in`` and ``figure_spot_in``."""
    return kind | piece << 5 | owner << 11 | spot << 17


def seat_offer(kind: i64, piece: i64, seat: i64) -> i64:
    """Code of what a box offers about a piece and a player; read by ``piece_in`` and ``owner_in``."""
    return kind | piece << 5 | seat << 11


def number_offer(kind: i64, number: i64) -> i64:
    """Code of a number that a box offers; read by ``number_in``."""
    return kind | number << 5
