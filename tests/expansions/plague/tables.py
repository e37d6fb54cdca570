"""Scenes with a source of the plague in the north-west, on 0,0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import bastide

BOX = "plague"
CORNER = "plague/corner"
"""City in the north and west, field in the east and south."""
SOURCE = f"{CORNER}^"
OUTBREAK = "source 1 at 0,0"
LAND = f"{SOURCE} B^ B^ .\nB^ B^ B^ ."
"""A source with land in the east and south."""


def infested(
    board: str = LAND,
    hand: str = "",
    *,
    memory: str = OUTBREAK,
    turn: int = 1,
    players: int = 2,
    boxes: Iterable[str] = (),
    options: Mapping[str, str] | None = None,
    others: Mapping[str, str] | None = None,
    moves: str = "",
) -> bastide.Game:
    """Set up a scene with this box and others; *memory* tells where sources and fleas lie."""
    kept = {BOX: memory} if memory else {}
    game = scene(
        board,
        hand=hand,
        turn=turn,
        players=players,
        boxes=("base x8", f"{BOX} x3", *boxes),
        options=options,
        memory=kept | dict(others or {}),
    )
    if moves:
        game.play(moves)
    return game


def at_the_beginning() -> bastide.Game:
    """Red gets the point of the fairy, and with his markers on 4 and 0 he chooses which of them walks it."""
    board = f"{SOURCE} B^/1m B^ B^!\nB^ B^ B^ .\n. . U^/1hE U^"
    game = scene(
        board,
        turn=2,
        scores=[4],
        boxes=("base x8", f"{BOX} x3", "princess_and_dragon", "messages"),
        memory={"princess_and_dragon": "fairy 1,0 with 1 follower monastery", BOX: f"{OUTBREAK}; spread"},
    )
    game.play("-")
    return game


def wide(fleas: int, *, sources: str = OUTBREAK) -> tuple[str, str]:
    """Give a land of five columns and five rows, and a memory with many fleas, row by row from the source on."""
    rows = [" ".join([SOURCE if (x, y) == (0, 0) else "B^" for x in range(5)]) for y in range(5)]
    cells = [(x, y) for y in range(5) for x in range(5)][1:]
    return "\n".join(rows), "; ".join([sources, *(f"flea {x},{y}" for x, y in cells[:fleas])])


def told(game: bastide.Game) -> list[str]:
    """Give what the position says of the plague."""
    lines = [line for line in game.position().splitlines() if line.startswith(f"{BOX}:")]
    return lines[0].removeprefix(f"{BOX}: ").split("; ") if lines else []


def offered(game: bastide.Game, word: str) -> set[str]:
    """Give everything that can be done now and begins with a word, in notation."""
    return {text for text in map(game.notation, game.options()) if text.split()[0] == word}


def fleas(game: bastide.Game) -> set[str]:
    """Give where fleas can be laid now."""
    return {text.removeprefix("flea @ ") for text in offered(game, "flea")}
