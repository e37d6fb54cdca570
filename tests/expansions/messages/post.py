"""Scenes with two markers of each player on the score track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import bastide

BOXES = ("base", "messages")
CITY = "E>/1kE ."
"""A city of Red that one more tile finishes, for 4 points."""
FINISH = "E< 1,0; -"
READY = (1, 0)
"""Red's follower is 4 points before a dark field, his messenger stands at the start."""
STOP = f"{FINISH}; choose 0"
"""Red finishes his city, and his follower stops on field 5."""


def post(
    board: str = CITY,
    *,
    scores: Sequence[int] = READY,
    messengers: Sequence[int] = (),
    hand: str = "E",
    players: int = 2,
    boxes: Iterable[str] = (),
    options: Mapping[str, str] | None = None,
    memory: Mapping[str, str] | None = None,
) -> bastide.Game:
    """Red is about to lay *hand*; *scores* are the points of players, *messengers* those of their messengers."""
    counted = [*messengers, *[0] * (players - len(messengers))]
    remembered = {**(memory or {})}
    if any(counted):
        remembered["score_track"] = "messengers " + " ".join(map(str, counted))
    return scene(
        board,
        hand=hand,
        players=players,
        scores=scores,
        boxes=[*BOXES, *boxes],
        options=options,
        memory=remembered,
    )


def reading(card: int, *rows: str, moves: str = STOP, **more: object) -> bastide.Game:
    """Red has got a message and has turned up this card; *rows* lie below his city."""
    game = post("\n".join([CITY, *rows]), **more)  # type: ignore[arg-type]
    game.play(f"{moves}; reveal {card}")
    return game


def offered(game: bastide.Game) -> list[str]:
    """Everything that can be chosen, in notation."""
    return [game.notation(option) for option in game.options()]


def markers(game: bastide.Game, player: int) -> tuple[int, ...]:
    """Fields on which the markers of a player stand: the follower's, then the messenger's."""
    found = {each.piece: each.field for each in game.view().markers if each.owner == player and each.piece != "robber"}
    return tuple(found[piece] for piece in ("follower", "messenger") if piece in found)


def is_due(game: bastide.Game) -> bool:
    """Is a message about to be turned up?"""
    return offered(game)[0].startswith("reveal")
