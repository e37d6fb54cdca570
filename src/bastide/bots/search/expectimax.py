"""Expectimax: the best turns by the evaluation, against the best reply to every tile that may be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.bots.search.clock import Clock
from bastide.bots.search.turns import Turns
from bastide.kernel.chance import Luck
from bastide.kernel.layout import ASKED, CHANCE, NOBODY
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.bots.search.evaluation import Evaluation
    from bastide.kernel.state import State

MOST: Final[i64] = 32
"""Candidates at most."""


class Expectimax:
    """Looks one draw and one turn ahead."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation: Evaluation = evaluation
        self.luck: Luck = Luck(seed)
        self.width: i64 = 6
        """Candidates."""
        self.turns: Turns = Turns(evaluation, Clock())
        self.replies: Turns = Turns(evaluation, Clock())
        self.total: vec[float] = vec[float]([0.0] * MOST)
        self.weights: vec[i64] = vec[i64]([0] * MOST)
        self.best: i64 = 0

    def choose(self, state: State, clock: Clock) -> i64:
        """Choose the next decision; what is decided after it stands in ``turns.second[best]``."""
        turns = self.turns
        turns.clock = clock
        self.replies.clock = clock
        self.evaluation.prepare(state)
        turns.list_all(state)
        turns.move_best_to(0)
        self.best = 0
        count = turns.count
        if count > self.width:
            count = self.width
        for place in range(count):
            turns.move_best_to(place)
            self.total[place] = 0.0
            self.weights[place] = 0
        # An outcome counts only if every candidate has met it, so that time does not favour any of them.
        outcome: i64 = 0
        while count > 1 and self._meet(state, count, outcome):
            outcome += 1
        for place in range(1, count):
            if self._mean(place) > self._mean(self.best):
                self.best = place
        return turns.first[self.best]

    def _mean(self, place: i64) -> float:
        if self.weights[place] == 0:
            return self.turns.value[place]
        return self.total[place] / float(self.weights[place])

    def _meet(self, state: State, count: i64, outcome: i64) -> bool:
        """Let the candidates meet an outcome of the next draw; is there another one, and time for it?"""
        player = state.words[ASKED]
        more = False
        mark = state.mark()
        found = vec[float]([0.0] * count)
        weights = vec[i64]([0] * count)
        for place in range(count):
            self.turns.play(state, place)
            if state.words[ASKED] == CHANCE:
                number = state.options()
                if outcome < number:
                    code = state.codes[outcome * step_through(number) % number]
                    weights[place] = state.phase.weight(state, code)
                    state.apply(code)
                    self._reply(state)
                    more = True
            elif outcome == 0:
                weights[place] = 1
            if weights[place] != 0:
                self.evaluation.rebase()
                found[place] = self.evaluation.margin(state, player)
            state.rewind(mark)
            if self.turns.clock.is_over():
                return False
            self.turns.clock.count()
        for place in range(count):
            self.total[place] += float(weights[place]) * found[place]
            self.weights[place] += weights[place]
        return more and not self.turns.clock.over

    def _reply(self, state: State) -> None:
        """Let the next player play the best turn; a tile that fits nowhere gets no reply."""
        if state.words[ASKED] not in (CHANCE, NOBODY):
            self.replies.list_all(state)
            self.replies.play(state, self.replies.best(self.luck))


def step_through(number: i64) -> i64:
    """Give a step that comes to all of so many outcomes, and far around early."""
    step = number * 5 // 8 + 1
    while common_divisor(step, number) != 1:
        step += 1
    return step


def common_divisor(one: i64, other: i64) -> i64:
    """Give the greatest number that divides both."""
    while other != 0:
        rest = one % other
        one = other
        other = rest
    return one
