"""A game as steps: what chance decided at first, then each action with what was drawn after it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bastide.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence


def steps_of(game: Game) -> list[list[int]]:
    """Part the history of a game into the codes of its steps."""
    copy = Game(replace(game.setup, seed=None))
    found: list[list[int]] = [[]]
    for code in game.full_history():
        if not copy.waits_for_chance:
            found.append([])
        found[-1].append(code)
        copy.apply(code)
    return found


def game_after(game: Game, steps: int) -> Game:
    """Give a game as it was after some of its steps; what comes next is decided from outside."""
    copy = Game(replace(game.setup, seed=None))
    for codes in steps_of(game)[: steps + 1]:
        for code in codes:
            copy.apply(code)
    return copy


def gone_on(origin: Game, names: Sequence[str], seed: str) -> Game:
    """Go on from a position with other players: what was drawn stays, what comes follows from the seed."""
    game = origin.clone(open_draws=True)
    game.setup = replace(game.setup, players=tuple(names))
    game.deal_by(seed)
    return game
