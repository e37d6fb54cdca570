"""Whole turns: every way to take the next one or two decisions, and what the position is worth after them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.bots.search.promise import Promise
from bastide.kernel.codes import FIGURE, KIND_MASK, PASS, piece_in, spot_in
from bastide.kernel.codes import TILE as LAY
from bastide.kernel.layout import ASKED, CHANCE, FIGURES, NOBODY, ROOT, TURN
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.bots.search.clock import Clock
    from bastide.bots.search.evaluation import Evaluation
    from bastide.kernel.chance import Luck
    from bastide.kernel.state import State

NONE: Final[i64] = -1
"""No second decision."""
ROOM: Final = 1024
EQUAL: Final = 1e-9
MUST: Final = 1e9
GLANCE: Final[i64] = 7
"""The clock is looked at after so many alternatives, in binary."""


class Turns:
    """Lists and values turns; the values are margins of the player who is asked."""

    def __init__(self, evaluation: Evaluation, clock: Clock) -> None:
        self.evaluation: Evaluation = evaluation
        self.clock: Clock = clock
        self.count: i64 = 0
        self.first: vec[i64] = vec[i64]([0] * ROOM)
        self.second: vec[i64] = vec[i64]([0] * ROOM)
        self.value: vec[float] = vec[float]([0.0] * ROOM)
        self.codes: vec[i64] = vec[i64]([0] * ROOM)
        self.inner: vec[i64] = vec[i64]([0] * ROOM)
        self.promise: Promise = Promise(evaluation)
        self.promises: vec[float] = vec[float]([0.0] * ROOM)

    def list_all(self, state: State) -> i64:
        """List and value them for the player who is asked; give their number.

        When the clock runs out those are left out that come last.
        """
        return self._list(state, 0)

    def list_promising(self, state: State, most: i64) -> i64:
        """List and value only those with the most promising places for the tile."""
        return self._list(state, most)

    def _list(self, state: State, most: i64) -> i64:
        words = state.words
        evaluation = self.evaluation
        player = words[ASKED]
        turn = words[TURN]
        self.count = 0
        number = state.options()
        self._make_room(number)
        for index in range(number):
            self.codes[index] = state.codes[index]
        if most != 0 and number > most and self.codes[0] & KIND_MASK == LAY:
            number = self._keep_promising(state, number, most)
        mark = state.mark()
        evaluation.rebase()
        for index in range(number):
            if index & GLANCE == GLANCE and self.count > 0 and self.clock.is_over():
                break
            code = self.codes[index]
            state.apply(code)
            what = code & KIND_MASK
            if what == LAY:
                evaluation.touch(state, state.last_tile())
            elif what not in (FIGURE, PASS):
                evaluation.rebase()
            if words[ASKED] == player and words[TURN] == turn:
                self._list_second(state, code, player)
            else:
                self._add(code, NONE, evaluation.margin(state, player))
            state.rewind(mark)
            if what not in (FIGURE, PASS, LAY):
                evaluation.rebase()
        return self.count

    def _keep_promising(self, state: State, number: i64, most: i64) -> i64:
        """Bring the most promising places for the tile to the front; give how many are kept."""
        codes = self.codes
        promises = self.promises
        self.promise.start(state)
        for index in range(number):
            if codes[index] & KIND_MASK == LAY:
                promises[index] = self.promise.of(state, codes[index])
            else:
                promises[index] = MUST
        for place in range(most):
            best = place
            for index in range(place + 1, number):
                if promises[index] > promises[best]:
                    best = index
            if best != place:
                code = codes[best]
                codes[best] = codes[place]
                codes[place] = code
                promise = promises[best]
                promises[best] = promises[place]
                promises[place] = promise
        return most

    def _list_second(self, state: State, first: i64, player: i64) -> None:
        """List every answer to the second question. A plain claim is not played: passing and the claim are enough."""
        evaluation = self.evaluation
        number = state.options()
        self._make_room(number)
        for index in range(number):
            self.inner[index] = state.codes[index]
        mark = state.mark()
        passing = 0.0
        passed = False
        for index in range(number):
            if index & GLANCE == GLANCE and self.count > 0 and self.clock.is_over():
                break
            code = self.inner[index]
            what = code & KIND_MASK
            if passed and what == FIGURE and self._is_plain(state, code):
                self._add(first, code, passing + evaluation.claim(state, spot_in(code)))
                continue
            state.apply(code)
            if what in (FIGURE, PASS):
                value = evaluation.margin(state, player)
                self._add(first, code, value)
                if what == PASS:
                    passed = True
                    passing = value
                    evaluation.note_free(player)
            else:
                touch_stamp = evaluation.touch_stamp
                base = evaluation.base
                evaluation.rebase()
                self._add(first, code, evaluation.margin(state, player))
                evaluation.touch_stamp = touch_stamp
                evaluation.base = base
            state.rewind(mark)

    def _is_plain(self, state: State, code: i64) -> bool:
        """Does a code only put a follower on a free feature?"""
        spot = spot_in(code)
        return (
            self.evaluation.is_follower[piece_in(code)] != 0
            and spot < self.evaluation.spots_at
            and state.words[state.words[spot + ROOT] + FIGURES] == 0
        )

    def best(self, luck: Luck) -> i64:
        """Give the place of the best turn; one of them by chance if they are equal."""
        best: i64 = 0
        equal: i64 = 0
        for index in range(self.count):
            if index == 0 or self.value[index] > self.value[best] + EQUAL:
                best = index
                equal = 1
            elif self.value[index] > self.value[best] - EQUAL:
                equal += 1
                if luck.below(equal) == 0:
                    best = index
        return best

    def move_best_to(self, place: i64) -> None:
        """Bring the best of those from *place* on to that place."""
        best = place
        for index in range(place + 1, self.count):
            if self.value[index] > self.value[best]:
                best = index
        if best != place:
            code = self.first[best]
            self.first[best] = self.first[place]
            self.first[place] = code
            code = self.second[best]
            self.second[best] = self.second[place]
            self.second[place] = code
            value = self.value[best]
            self.value[best] = self.value[place]
            self.value[place] = value

    def play(self, state: State, place: i64) -> None:
        """Play a turn of the list."""
        state.apply(self.first[place])
        if self.second[place] != NONE:
            state.apply(self.second[place])

    def _add(self, first: i64, second: i64, value: float) -> None:
        self._make_room(self.count + 1)
        self.first[self.count] = first
        self.second[self.count] = second
        self.value[self.count] = value
        self.count += 1

    def _make_room(self, count: i64) -> None:
        if count > len(self.first):
            size = 2 * count
            self.first = longer(self.first, size)
            self.second = longer(self.second, size)
            self.codes = longer(self.codes, size)
            self.inner = longer(self.inner, size)
            self.value = longer_floats(self.value, size)
            self.promises = longer_floats(self.promises, size)


def longer(old: vec[i64], size: i64) -> vec[i64]:
    """Copy a list into a longer one."""
    new = vec[i64]([0] * size)
    for index in range(len(old)):
        new[index] = old[index]
    return new


def longer_floats(old: vec[float], size: i64) -> vec[float]:
    """The same for fractions."""
    new = vec[float]([0.0] * size)
    for index in range(len(old)):
        new[index] = old[index]
    return new


def play_best(state: State, turns: Turns, luck: Luck) -> None:
    """Let the player who is asked play the best turn by its value."""
    turns.list_all(state)
    turns.play(state, turns.best(luck))


def play_greedily(state: State, turns: Turns, luck: Luck) -> None:
    """Play a game to its end like that."""
    while state.words[ASKED] != NOBODY:
        if state.words[ASKED] == CHANCE:
            state.apply(state.sample(luck))
        else:
            turns.evaluation.prepare(state)
            play_best(state, turns, luck)
