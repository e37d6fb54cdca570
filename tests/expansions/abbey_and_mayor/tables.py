"""Scenes with this box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    import bastide
    from bastide.kernel.pieces import Piece

BOX = "abbey_and_mayor"
ABBEY = "abbey_and_mayor/abbey"


def table(
    board: str,
    hand: str = "",
    *,
    turn: int = 1,
    players: int = 2,
    boxes: tuple[str, ...] = (),
    options: Mapping[str, str] | None = None,
    phase: str = "",
    memory: str = "",
) -> bastide.Game:
    """A scene with this box, and others."""
    return scene(
        board,
        hand=hand,
        turn=turn,
        players=players,
        boxes=("base", BOX, *boxes),
        options=options,
        phase=phase,
        memory={BOX: memory} if memory else None,
    )


def at_home(game: bastide.Game, piece: Piece) -> list[int]:
    """How many figures of a kind the players have in front of them."""
    return [game.state.supply_of(player, piece) for player in range(len(game.players))]


def possible(game: bastide.Game) -> set[str]:
    """Everything that can be done now, in notation."""
    return {game.notation(option) for option in game.options()}
