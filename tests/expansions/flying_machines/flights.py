"""Scenes with a flying machine that has just been laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import bastide

BOXES = ("base", "flying_machines")
TILE = "flying_machines/field_w"
FAR = f"{TILE}^ 3,0"
"""A machine east of three tiles; it flies to the west."""
FLY = "flying machine"
ROW = "E< B^ B^"
"""A city that only begins, and two monasteries."""


def flight(
    board: str,
    moves: str = "",
    *,
    tile: str = FAR,
    players: int = 2,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
    memory: Mapping[str, str] | None = None,
) -> bastide.Game:
    """Red has laid a flying machine and made some moves."""
    hand = tile.split(maxsplit=1)[0][:-1]
    game = scene(board, hand=hand, players=players, boxes=boxes, options=options, memory=memory)
    game.play(f"{tile}; {moves}" if moves else tile)
    return game


def offered(game: bastide.Game) -> list[str]:
    """Everything that can be chosen, in notation."""
    return sorted(game.notation(option) for option in game.options())
