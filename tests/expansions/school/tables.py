"""Scenes at the school."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.events import Scored
from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import bastide

SCHOOL = "school/left^ school/right^"
BOXES = ("base", "school")


def table(
    board: str,
    hand: str = "",
    *,
    memory: str = "",
    turn: int = 1,
    players: int = 2,
    boxes: Iterable[str] = (),
    options: Mapping[str, str] | None = None,
    others: Mapping[str, str] | None = None,
    phase: str = "",
) -> bastide.Game:
    """Set up a scene with this box and others; *memory* tells who has the teacher."""
    kept = {"school": memory} if memory else {}
    return scene(
        board,
        hand=hand,
        turn=turn,
        players=players,
        boxes=(*BOXES, *boxes),
        options=options,
        memory=kept | dict(others or {}),
        phase=phase,
    )


def teacher(game: bastide.Game) -> str:
    """Who has the teacher, or where he stands."""
    view = game.view()
    held = [seat.name for seat in view.seats for each in seat.held if each.piece == "teacher"]
    standing = [f"{each.x},{each.y}" for each in view.loose if each.piece == "teacher"]
    assert len(held) + len(standing) == 1, "there is one teacher"
    return (held + standing)[0]


def lessons(game: bastide.Game) -> list[tuple[int, int, str]]:
    """What the teacher has paid: to whom, how much, and why."""
    scored = [event for event in game.events if isinstance(event, Scored) and event.claim == "teacher"]
    return [(event.player, event.points, event.reason) for event in scored]
