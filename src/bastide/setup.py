"""What a game is made of before the first tile is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.rulebook import rule_set

if TYPE_CHECKING:
    from bastide.kernel.options import Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.tiles import TileType

COLOURS = ("Red", "Blue", "Yellow", "Green", "Black", "Grey")


@dataclass(frozen=True, slots=True)
class Setup:
    """Players, boxes, options, tiles of one's own and the source of chance."""

    players: tuple[str, ...]
    boxes: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]
    seed: str | None
    """None where chance is decided from outside."""
    first: int
    tiles: tuple[TileType, ...] = ()
    """Tiles of one's own, beside those of the boxes."""

    def rules(self) -> Rules:
        """Compile the rules."""
        return rule_set(len(self.players), self.boxes, dict(self.options), self.tiles)
