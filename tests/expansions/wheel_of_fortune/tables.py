"""Scenes at the wheel: its board lies in the north-west, its first cell on 0,0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import bastide

BOX = "wheel_of_fortune"
BOARD = [" ".join(f"{BOX}/board_{column}{row}^" for column in range(4)) for row in range(4)]
"""The sixteen cells of the board, named by column and row."""
SEGMENTS = ("fortuna", "taxes", "famine", "storm", "inquisition", "pestilence")
"""Clockwise."""


def turning(number: int) -> str:
    """Name a straight road whose wheel sign shows a number."""
    return f"{BOX}/31-{number}"


def beside(
    *east: str,
    south: Iterable[str] = (),
    hand: str = "",
    memory: str = "pig=fortuna",
    turn: int = 1,
    players: int = 2,
    boxes: Iterable[str] = (),
    options: Mapping[str, str] | None = None,
    others: Mapping[str, str] | None = None,
    phase: str = "",
) -> bastide.Game:
    """Draw the board with rows of tiles in its east, from column 4 on, and rows in its south, from column 0 on."""
    rows = [f"{cells} {more}" for cells, more in zip(BOARD, (*east, *[""] * 4), strict=False)]
    return scene(
        "\n".join([*rows, *south]),
        hand=hand,
        turn=turn,
        players=players,
        boxes=("base", BOX, *boxes),
        options=options,
        memory={BOX: memory, **(others or {})},
        phase=phase,
    )


def turned_to(segment: str, *east: str, crowns: str = "", number: int = 1, **more: object) -> bastide.Game:
    """Let the player on turn draw a tile whose number brings the pig to a segment."""
    before = SEGMENTS[(SEGMENTS.index(segment) - number) % len(SEGMENTS)]
    game = beside(*east, memory=f"pig={before}; {crowns}" if crowns else f"pig={before}", **more)  # type: ignore[arg-type]
    game.play(f"draw {turning(number)}")
    return game


def told(game: bastide.Game) -> str:
    """Give what the position says of the wheel: where the pig is, and who stands on crowns."""
    return next(line for line in game.position().splitlines() if line.startswith(f"{BOX}:")).removeprefix(f"{BOX}: ")
