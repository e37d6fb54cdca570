"""Boards for bridges, castles and bazaars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    import bastide

BOX = "bridges_castles_bazaars"
TOWN = "E>/1kE E<!"
CASTLE = "castles 2 3; castle 0,0 E 1 follower"


def at(
    board: str,
    moves: str = "",
    *others: str,
    hand: str = "",
    turn: int = 1,
    players: int = 2,
    memory: str = "",
    options: Mapping[str, str] | None = None,
    phase: str = "",
) -> bastide.Game:
    """Set a scene with this box and *others*, and play some moves."""
    remembered = {BOX: memory} if memory else {}
    game = scene(
        board,
        hand=hand,
        turn=turn,
        players=players,
        boxes=("base", BOX, *others),
        options=options,
        memory=remembered,
        phase=phase,
    )
    if moves:
        game.play(moves)
    return game


def offered(game: bastide.Game) -> list[str]:
    """Every option in notation."""
    return [game.notation(option) for option in game.options()]


def bridges(game: bastide.Game) -> list[str]:
    """Every bridge that can be built, alone or with the tile in hand."""
    return [text for text in offered(game) if "bridge" in text]
