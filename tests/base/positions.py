"""Scenes changed in one respect: the bag is empty, or points have been made before."""

from __future__ import annotations

import re

import bastide


def with_empty_bag(game: bastide.Game) -> bastide.Game:
    """Give the same position with no tile left to draw."""
    rest = " ".join(code for code, count in game.remaining_tiles().items() for _ in range(count))
    return bastide.read_position(bastide.write_position(game).replace("corner:", f"removed: {rest}\ncorner:"))


def with_points(game: bastide.Game, *points: int) -> bastide.Game:
    """Give the same position with these points on the score track."""
    standings = ", ".join(f"{name} {score}" for name, score in zip(game.players, points, strict=True))
    text = re.sub(r"^players:.*$", f"players: {standings}", bastide.write_position(game), flags=re.MULTILINE)
    return bastide.read_position(text)
