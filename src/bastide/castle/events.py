"""What happens in The Castle and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass

from bastide.kernel.events import Event


@dataclass(frozen=True, slots=True)
class WallTileTaken(Event):
    """A marker ended exactly on a corner tower; the wall tile there shows this number."""

    player: int
    number: int


@dataclass(frozen=True, slots=True)
class WallTileUsed(Event):
    """A player used a wall tile; it leaves the game."""

    player: int
    number: int
