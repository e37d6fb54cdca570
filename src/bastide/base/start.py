"""The tiles that lie on the table at the start (complete rules 3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules

START_TILE: Final = "base/D"


def start_tiles(rules: Rules) -> list[tuple[str, int, int]]:
    """Give the tiles that lie on the table at the start: id, x and y. Boxes may replace the one of the base game."""
    replacing = [start for box in rules.boxes for start in box.start_tiles()]
    return replacing or [(START_TILE, 0, 0)]
