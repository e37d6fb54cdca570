"""Scenes around the count's city: its twelve tiles lie in the north-west, the first on 0,0."""

from __future__ import annotations

from typing import TYPE_CHECKING

import bastide
from bastide.setup import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

CITY = [" ".join(f"count/{4 * row + column:02}^" for column in range(1, 5)) for row in range(3)]
BOXES = ("base", "count")


def beside(
    *east: str,
    hand: str = "",
    memory: str = "castle",
    turn: int = 1,
    players: int = 2,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
    south: Iterable[str] = (),
    asked: str = "",
) -> bastide.Game:
    """Draw the city with rows of tiles in the east of it, from column 4 on, and rows in the south, from column 0 on."""
    rows = [f"{city} {more}" for city, more in zip(CITY, (*east, "", "", ""), strict=False)]
    phase = asked or (f"{COLOURS[turn - 1]} lay_tile" if hand else f"{COLOURS[turn - 1]} draw_tile")
    lines = [
        "bastide position 1",
        f"boxes: {', '.join(boxes)}",
        f"options: {', '.join(f'{name}={value}' for name, value in (options or {}).items())}",
        f"players: {', '.join(f'{colour} 0' for colour in COLOURS[:players])}",
        f"asked: {phase}",
        f"turn: {COLOURS[turn - 1]} 1",
        *([f"hand: {hand}"] if hand else []),
        f"count: {memory}",
        "corner: 0,0",
        *rows,
        *south,
    ]
    return bastide.read_position("\n".join(lines))


def possible(game: bastide.Game) -> list[str]:
    """Give every option of a player in notation, sorted."""
    return sorted(game.notation(option) for option in game.options())


def told(game: bastide.Game) -> str:
    """Give what the position says of the city: the count, the followers, what is going on."""
    return next(line for line in game.position().splitlines() if line.startswith("count:")).removeprefix("count: ")
