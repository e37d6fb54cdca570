"""Every piece the rules name (complete rules 7.2), in one list.

Followers count for majorities, special figures do not, neutral ones belong to nobody, and
tokens are what players hold or lay out. A player's supply is one number per piece.
"""

from enum import IntEnum
from typing import Final

from mypy_extensions import i64


class Piece(IntEnum):
    """A kind of piece; the value is its place in a supply."""

    FOLLOWER = 0
    LARGE_FOLLOWER = 1
    MAYOR = 2
    WAGON = 3
    PHANTOM = 4
    BUILDER = 5
    PIG = 6
    BARN = 7
    ROBBER = 8
    MESSENGER = 9
    DRAGON = 10
    FAIRY = 11
    COUNT = 12
    WHEEL_PIG = 13
    TEACHER = 14
    MAGE = 15
    WITCH = 16
    KEEP = 17
    ABBEY = 18
    BRIDGE = 19
    CASTLE = 20
    TOWER_FLOOR = 21
    TUNNEL = 22
    FERRY = 23
    GOLD = 24
    FLEA = 25
    PLAGUE_SOURCE = 26
    WINE = 27
    GRAIN = 28
    CLOTH = 29
    KING = 30
    ROBBER_BARON = 31
    CATAPULT_DISC = 32
    MESSAGE = 33
    WALL_TILE = 34


FOLLOWERS: Final = frozenset({Piece.FOLLOWER, Piece.LARGE_FOLLOWER, Piece.MAYOR, Piece.WAGON, Piece.PHANTOM})
SPECIAL_FIGURES: Final = frozenset({Piece.BUILDER, Piece.PIG, Piece.BARN, Piece.ROBBER, Piece.MESSENGER, Piece.KEEP})
NEUTRAL_FIGURES: Final = frozenset(
    {Piece.DRAGON, Piece.FAIRY, Piece.COUNT, Piece.WHEEL_PIG, Piece.TEACHER, Piece.MAGE, Piece.WITCH}
)
TOKENS: Final = frozenset(Piece) - FOLLOWERS - SPECIAL_FIGURES - NEUTRAL_FIGURES

PIECE_LETTERS: Final = {
    Piece.FOLLOWER: "",
    Piece.LARGE_FOLLOWER: "L",
    Piece.MAYOR: "M",
    Piece.WAGON: "W",
    Piece.PHANTOM: "P",
    Piece.BUILDER: "B",
    Piece.PIG: "G",
    Piece.BARN: "N",
    Piece.KEEP: "K",
}
"""How figures are written in positions."""

FOLLOWER: Final[i64] = 0
MAYOR: Final[i64] = 2
WAGON: Final[i64] = 3
PHANTOM: Final[i64] = 4
"""The last of the followers: a figure is a follower if its kind is not greater."""
BARN: Final[i64] = 7
DRAGON: Final[i64] = 10
FAIRY: Final[i64] = 11
MAGE: Final[i64] = 15
WITCH: Final[i64] = 16
KEEP: Final[i64] = 17

PIECE_KINDS: Final[i64] = 35


class Why(IntEnum):
    """Why a figure left its place."""

    SCORED = 0
    EATEN = 1
    CAPTURED = 2
    SENT_HOME = 3
    TAKEN_BACK = 4
    LONELY = 5
    INFECTED = 6
    HIT = 7
    ESCAPED = 8
    ENDED = 9
    FREED = 10


SCORED: Final[i64] = 0
EATEN: Final[i64] = 1
CAPTURED: Final[i64] = 2
SENT_HOME: Final[i64] = 3
TAKEN_BACK: Final[i64] = 4
HIT: Final[i64] = 7
ESCAPED: Final[i64] = 8
ENDED: Final[i64] = 9
FREED: Final[i64] = 10
