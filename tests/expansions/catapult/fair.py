"""Scenes at a fair: who throws, and where the discs land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.expansions.count.city import beside
from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import bastide

FAIR = "catapult/field"
BOXES = ("base", "catapult")
KNOCK_OUT, SEDUCTION, TARGET, CATCH = (f"choose {game}" for game in range(4))
TILE = 32
"""Units on a side of a tile."""
STEP = 8
"""Units between two points at which one can aim."""


def fair(
    board: str,
    laid: str = f"{FAIR}^ 1,0",
    *,
    players: int = 2,
    scatter: int = 0,
    scores: Sequence[int] = (),
    boxes: Iterable[str] = (),
    options: Mapping[str, str] | None = None,
    memory: Mapping[str, str] | None = None,
    figure: str = "-",
) -> bastide.Game:
    """Red has laid a fair, places no figure, and chooses what everybody throws."""
    game = scene(
        board,
        hand=laid.split(maxsplit=1)[0][:-1],
        players=players,
        scores=scores,
        boxes=[*BOXES, *boxes],
        options={"catapult_scatter": str(scatter), **(options or {})},
        memory=memory,
    )
    game.play(f"{laid}; {figure}" if figure else laid)
    return game


def aim(game: bastide.Game, x: int, y: int) -> str:
    """Give the two choices with which whoever is asked aims at a point, seen from his seat."""
    tiles = game.view().tiles
    west, east = TILE * (min(each.x for each in tiles) - 2), TILE * (max(each.x for each in tiles) + 3)
    north, south = TILE * (min(each.y for each in tiles) - 2), TILE * (max(each.y for each in tiles) + 3)
    seat = game.to_move
    assert seat is not None
    seats = [(x - west, south - y), (east - x, y - north), (y - north, x - west), (south - y, east - x)]
    from_left, away = seats[seat % 4]
    return f"choose {from_left // STEP}; choose {away // STEP}"


def throw(game: bastide.Game, x: int, y: int) -> None:
    """Whoever is asked throws at a point; one unit is a thirty-second of a tile, and 0,0 the corner of the cell 0,0."""
    game.play(aim(game, x, y))


def offered(game: bastide.Game) -> list[str]:
    """Everything that can be chosen, in notation."""
    return [game.notation(option) for option in game.options()]


def is_drawing(game: bastide.Game) -> bool:
    """Is the next tile about to be drawn?"""
    return offered(game)[0].startswith("draw")


def between_two_monks() -> bastide.Game:
    """The disc of Red has come down in the middle between two monks of Blue; a flea could be laid on one of them."""
    board = "plague/corner^ . .\nB^/2m B^ B^/2m\n. . ."
    game = fair(board, f"{FAIR}^ 1,2", boxes=["plague"], memory={"plague": "source 1 at 0,0"})
    game.play(SEDUCTION)
    throw(game, 48, 48)
    return game


def monk_beside_the_city(reached: str = "no") -> bastide.Game:
    """The disc of Red, who has a follower in the market of the count, has come down on a monk of Blue."""
    game = beside(
        "B^/2m .",
        hand=FAIR,
        memory="castle; 1 follower market",
        boxes=("base", "count", "catapult"),
        options={"catapult_scatter": "0", "quarters_in_reach": reached},
    )
    game.play(f"{FAIR}^ 5,0; -; {SEDUCTION}")
    throw(game, 4 * TILE + TILE // 2, TILE // 2)
    return game
