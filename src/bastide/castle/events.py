"""What happens in The Castle and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.castle.walls import effect_of
from bastide.kernel.events import Event

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class WallTileTaken(Event):
    """A marker ended exactly on a corner tower; the wall tile there shows this number."""

    player: int
    number: int

    def told(self, names: Sequence[str]) -> str:
        """Say who takes which, and what it does."""
        return f"{names[self.player]} takes wall tile {self.number}: {effect_of(self.number)}."


@dataclass(frozen=True, slots=True)
class WallTileUsed(Event):
    """A player used a wall tile; it leaves the game."""

    player: int
    number: int

    def told(self, names: Sequence[str]) -> str:
        """Say who uses which."""
        return f"{names[self.player]} uses wall tile {self.number}."
