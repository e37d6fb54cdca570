"""How the packed array of a game is laid out: single words, and records with their parts.

A record is named by its address; ``words[slot + OPEN]`` is a part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# The head of the array: single words.
PLAYER: Final[i64] = 0
"""Whose turn it is."""
ASKED: Final[i64] = 1
"""Who decides now: a player, CHANCE or NOBODY."""
CURSOR: Final[i64] = 2
"""Which phase of the script is going on."""
HAND: Final[i64] = 3
"""Kind of the tile that waits to be laid, or NO_TILE."""
TILES_END: Final[i64] = 4
SLOTS_END: Final[i64] = 5
FRONTIER_END: Final[i64] = 6
FIGURES_END: Final[i64] = 7
LINKS_END: Final[i64] = 8
MIDDLES_END: Final[i64] = 9
CHANGED_END: Final[i64] = 10
BAG_LEFT: Final[i64] = 11
"""How many tiles are in the bag."""
TURN: Final[i64] = 12
"""Number of the turn, from 1."""
HEAD_WORDS: Final[i64] = 13

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2
NO_TILE: Final[i64] = -1

# A tile.
TILE_TURN: Final[i64] = 0
"""Kind and rotation: ``kind * 4 + rotation``."""
TILE_CELL: Final[i64] = 1
TILE_SLOTS: Final[i64] = 2
"""Address of its first slot."""
TILE_WORDS: Final[i64] = 3

# A slot. The last four count for the whole feature, at the root.
FEATURE: Final[i64] = 0
"""Which feature of which kind: an index into the tables."""
TILE: Final[i64] = 1
NEXT: Final[i64] = 2
"""Next slot of the ring."""
ROOT: Final[i64] = 3
SIZE: Final[i64] = 4
"""Slots of the ring."""
OPEN: Final[i64] = 5
"""Open ends; a monastery counts free cells around it. Nothing open is finished."""
FIGURES: Final[i64] = 6
"""Figures that stand on it."""

# A cell of the frontier: one word, the cell and what its four sides ask for.
NEED_BITS: Final[i64] = 12
NEED_MASK: Final[i64] = (1 << 12) - 1

# A monastery, or what else is finished when all cells around it hold a tile.
MIDDLE_SLOT: Final[i64] = 0
MIDDLE_CELL: Final[i64] = 1
MIDDLE_WORDS: Final[i64] = 2

# A figure on the table.
PIECE: Final[i64] = 0
OWNER: Final[i64] = 1
SPOT: Final[i64] = 2
"""The slot it stands on, or a spot that a box has added."""
FIGURE_WORDS: Final[i64] = 3

# A connection that no side makes: a tunnel, a ferry.
LINK_A: Final[i64] = 0
LINK_B: Final[i64] = 1
LINK_CLOSES: Final[i64] = 2
"""How many open ends it closes."""
LINK_WORDS: Final[i64] = 3

# The table of cells: cell and address of the tile or frontier record in one word.
ADDRESS_BITS: Final[i64] = 20
ADDRESS_MASK: Final[i64] = (1 << 20) - 1
WALL: Final[i64] = 1
"""Address of a cell that no tile may ever take: the edge of a bounded board."""
