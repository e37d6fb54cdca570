"""Scenes with markers and robbers on the score track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import bastide

BOXES = ("base", "robbers")
CITY = "E>/2kE"
"""A city of Blue that one more tile finishes, for 4 points."""
FINISH = "E< 1,0"
TWO_CITIES = """
    E>/{}kE .  E</{}kW
    B^      B^ B^
"""
"""Two cities that one tile between them finishes, for 4 points each, and monasteries where nobody stands."""
BETWEEN = "H> 1,0"
CITY_AND_MONASTERY = """
    E>/2kE .      E^
    E<     B^/{}m E>
    B^     B^     B^
"""
"""A city of Blue and a monastery that one tile finishes, for 4 and 9 points."""


def track(
    board: str,
    hand: str = "E",
    *,
    scores: Sequence[int],
    robbers: str = "",
    players: int = 3,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
    memory: Mapping[str, str] | None = None,
) -> bastide.Game:
    """Red is about to lay *hand*; the markers stand on *scores*, and robbers of players on fields: ``1 12, 3 40``."""
    remembered = {**(memory or {}), **({"robbers": robbers} if robbers else {})}
    return scene(board, hand=hand, players=players, scores=scores, boxes=boxes, options=options, memory=remembered)


def two_cities(one: int, other: int, **more: object) -> bastide.Game:
    """Red is about to finish a city of one player and a city of another with one tile."""
    return track(TWO_CITIES.format(one, other), "H", **more)  # type: ignore[arg-type]


def on_track(game: bastide.Game) -> list[tuple[int, int]]:
    """Every robber on the track: its owner, from 1, and its field."""
    return sorted((each.owner + 1, each.field) for each in game.view().markers if each.piece == "robber")


def offered(game: bastide.Game) -> list[str]:
    """Everything that can be chosen, in notation."""
    return [game.notation(option) for option in game.options()]
