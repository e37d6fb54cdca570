"""Scenes changed in one respect (what is left in the bag, which points have been made) and refusals by code."""

from __future__ import annotations

import re
from collections import Counter

import bastide


def with_bag(game: bastide.Game, *left: str) -> bastide.Game:
    """Give the same position with no other tiles in the bag than these."""
    removed = list((Counter(game.remaining_tiles()) - Counter(left)).elements())
    text = game.position().replace("corner:", f"removed: {' '.join(removed)}\ncorner:")
    return bastide.read_position(text)


def with_points(game: bastide.Game, *points: int) -> bastide.Game:
    """Give the same position with these points on the score track."""
    standings = ", ".join(f"{name} {score}" for name, score in zip(game.players, points, strict=True))
    text = re.sub(r"^players:.*$", f"players: {standings}", game.position(), flags=re.MULTILINE)
    return bastide.read_position(text)


def refusal(game: bastide.Game, action: str) -> str:
    """Give the code of the reason why an action is not possible now, or nothing if it is."""
    reason = game.why_not(action)
    return reason.code if reason else ""
