"""A track around the board: squares with fields on which markers walk, and what lies inside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.kernel.tiles import TileType


@dataclass(frozen=True, slots=True)
class TrackSquare:
    """One square of a track, with the first of its two fields."""

    x: int
    y: int
    field: int
    start: TileType | None = None
    """What it shows to the inside, if it is a start field."""


@dataclass(frozen=True, slots=True)
class Track:
    """A ring of squares in playing order."""

    squares: tuple[TrackSquare, ...]
    inside: tuple[tuple[int, int], ...]
    """Column and row of every cell for tiles."""

    @property
    def fields(self) -> int:
        """How many fields the track has."""
        return 2 * len(self.squares)
