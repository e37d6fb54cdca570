"""A bot that plays the best turn by a simple measure, in every game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from bastide.kernel.actions import action_of
from bastide.kernel.layout import OPEN, OWNER, PIECE, SPOT, TURN
from bastide.kernel.pieces import Piece
from bastide.kernel.places import feature_at
from bastide.kernel.tables import LANDS

if TYPE_CHECKING:
    from bastide.game import Game
    from bastide.kernel.actions import Action
    from bastide.kernel.state import State

RESERVE: Final = 0.6
"""What a follower in the supply is worth."""

DEPTH: Final = 2
"""Decisions that are looked at beyond the one to be taken."""


class GreedyBot:
    """Looks to the end of its own turn: points, what its followers may still bring, and who is left in the supply."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> Action:
        """Choose the option with the best outlook; equal ones by chance."""
        state = game.state.clone()
        return action_of(state, self.best_code(state))

    def best_code(self, state: State) -> int:
        """Give the code of the best option; the state is tried out and comes back as it was."""
        player, turn, mark = state.asked, state.words[TURN], state.mark()
        best: list[int] = []
        highest = float("-inf")
        for code in state.legal_codes():
            state.apply(code)
            value = self._outlook(state, player, turn, DEPTH)
            state.rewind(mark)
            if value > highest:
                best, highest = [], value
            if value == highest:
                best.append(code)
        return self._random.choice(best)

    def _outlook(self, state: State, player: int, turn: int, depth: int) -> float:
        """Value a position after the best further decisions of the same player in the same turn."""
        if depth == 0 or state.asked != player or state.words[TURN] != turn:
            return value_for(state, player)
        mark = state.mark()
        highest = float("-inf")
        for code in state.legal_codes():
            state.apply(code)
            highest = max(highest, self._outlook(state, player, turn, depth - 1))
            state.rewind(mark)
        return highest


def value_for(state: State, player: int) -> float:
    """How far a player is ahead of the best other one, with everything that stands on the table."""
    values = [float(state.score_of(each)) for each in range(state.players)]
    for each in range(state.players):
        values[each] += RESERVE * int(state.supply_of(each, Piece.FOLLOWER))
    if not state.over:
        for owner, points in _standing(state):
            values[owner] += points
    own = values.pop(player)
    return own - max(values, default=0.0)


def _standing(state: State) -> list[tuple[int, float]]:
    """For each feature with followers: who leads there, and how much it may bring."""
    strengths: dict[int, dict[int, int]] = {}
    for figure in state.figure_list():
        spot, owner = state.words[figure + SPOT], state.words[figure + OWNER]
        strength = state.rules.strength[state.words[figure + PIECE]]
        if spot < state.rules.spots_at and strength:
            owners = strengths.setdefault(state.root_of(spot), {})
            owners[owner] = owners.get(owner, 0) + strength
    found = []
    worth = state.rules.appraiser.worth
    for root, owners in strengths.items():
        most = max(owners.values())
        leaders = [owner for owner, strength in owners.items() if strength == most]
        is_land = feature_at(state, root).kind in LANDS
        share = 1.0 if is_land else 2 / (2 + state.words[root + OPEN])
        if len(leaders) == 1:
            found.append((leaders[0], int(worth(state, root)) * share))
    return found
