"""Scenes with a crop circle that has just been laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import bastide

BOXES = ("base", "crop_circles")
SHIELD = "crop_circles/corner_shieldv 0,2"
CLUB = "crop_circles/curve_club^ 0,2"
FORK = "crop_circles/city_curve_fork< 0,2"
EVERYBODY_ADDS = "choose 1"
EVERYBODY_TAKES = "choose 2"
TWO_CITIES = "E>/1kE/1fSL\nE>/2kE"
"""A knight of Red and one of Blue, each in a city that only begins, and a farmer of Red."""


def circle(
    board: str,
    tile: str,
    *,
    players: int = 2,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
    memory: Mapping[str, str] | None = None,
    then: str = "-",
) -> bastide.Game:
    """Red has laid a crop circle and has done *then*, if he was asked; what is asked now comes after that."""
    hand = tile.split(maxsplit=1)[0][:-1]
    game = scene(board, hand=hand, players=players, boxes=boxes, options=options, memory=memory)
    game.play(tile)
    if then:
        game.play(then)
    return game


def offered(game: bastide.Game) -> list[str]:
    """Everything that can be chosen, in notation."""
    return sorted(game.notation(option) for option in game.options())
