"""The search: a race of turns over the same futures.

The best turns by the evaluation are *candidates*. They are compared on the same futures: in round *n* each of them
meets future *n* of :class:`~bastide.bots.search.draws.Draws`, and a candidate is left out as soon as it is clearly
worse than the best. A future is valued several times. *Near*, after a reply and the own next turn: that wavers little,
but the evaluation errs. And further on at some *stages*, quick turns later: that errs less and wavers more. By how much
a value changes from one stage to the next is believed the more, the more futures have said so: more time means more
truth. The first rounds stop where it is near, which is enough for the worst candidates; the last ones go furthest.
What counts in the end is to win (:class:`~bastide.bots.search.stakes.Stakes`).
Many candidates begin, because the evaluation cannot tell the quiet turns apart. The more of the budget is used up, the
fewer of them stay.

Behind the candidates grows a tree of replies, which become better with every visit. It ends where it is near, or
with few tiles left at the end of the game. What the tree knows of the way that the game has taken is kept for the next
decision.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.bots.search.clock import Clock
from bastide.bots.search.draws import Draws
from bastide.bots.search.settings import AFTER, CHANGES, DOUBT, STAGES, Settings
from bastide.bots.search.stakes import Stakes
from bastide.bots.search.tree import NO_NODE, Tree, next_key
from bastide.bots.search.turns import NONE, Turns
from bastide.kernel.chance import Luck
from bastide.kernel.layout import ASKED, BAG_LEFT, CHANCE, NOBODY, TURN
from bastide.kernel.rules import LAND
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.bots.search.evaluation import Evaluation
    from bastide.kernel.state import State

MOST: Final[i64] = 64
"""Candidates at most."""
SEATS: Final[i64] = 8
FIRST_ROUNDS: Final = 1024
DEEPEST: Final = 256


class Search:
    """Thinks about one decision after the other of one rule set."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation: Evaluation = evaluation
        self.luck: Luck = Luck(seed)
        self.clock: Clock = Clock()
        self.turns: Turns = Turns(evaluation, self.clock)
        self.tree: Tree = Tree()
        self.draws: Draws = Draws(self.luck)
        self.stakes: Stakes = Stakes()
        self.settings: Settings = Settings()
        # Candidates, best first at the end.
        self.count: i64 = 0
        """How many are still in the race."""
        self.listed: i64 = 0
        """How many there were."""
        self.first: vec[i64] = vec[i64]([0] * MOST)
        self.second: vec[i64] = vec[i64]([0] * MOST)
        self.value: vec[float] = vec[float]([0.0] * MOST)
        """What the evaluation says of a candidate."""
        self.edge: vec[i64] = vec[i64]([0] * MOST)
        """Its edge of the tree."""
        self.row: vec[i64] = vec[i64]([0] * MOST)
        """Where its results stand."""
        self.room: i64 = FIRST_ROUNDS
        self.results: vec[float] = vec[float]([0.0] * (MOST * FIRST_ROUNDS))
        """Near values, by row and round."""
        self.near: vec[float] = vec[float]([0.0] * MOST)
        """Their sums by row."""
        self.change: vec[float] = vec[float]([0.0] * (MOST * STAGES))
        """By row and stage: by how much values have changed since the stage before, in all."""
        self.now: vec[float] = vec[float]([0.0] * (MOST * STAGES))
        """The same in this round."""
        self.rounds: vec[i64] = vec[i64]([0] * STAGES)
        """How many rounds came to each stage."""
        self.margins: vec[float] = vec[float]([0.0] * (MOST * SEATS))
        """Sums of what it brought to each player, by row."""
        self.met: vec[i64] = vec[i64]([0] * MOST)
        """How many futures these sums are about."""
        self.lag: vec[float] = vec[float]([0.0] * MOST)
        """By row: how far a candidate was behind the best when it was left out."""
        self.round: i64 = 0
        self.stages: i64 = 0
        """Through how many stages futures go in this round."""
        self.near_turns: i64 = 2
        """Turns after the own one until it is near: one of everybody."""
        self.valued: float = 0.0
        """What the future was worth when it was valued last."""
        self.at_end: bool = False
        """Are so few tiles left that every future ends with the game?"""
        self.path_node: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_edge: vec[i64] = vec[i64]([0] * DEEPEST)

    def choose(self, state: State, clock: Clock) -> i64:
        """Choose the next decision; what is to be decided after it is in ``second[0]``."""
        self.think(state, clock, NONE, NONE)
        return self.first[0]

    def think(self, state: State, clock: Clock, must_first: i64, must_second: i64) -> None:
        """Rank the candidates; one that must be among them can be named."""
        self.start(state, clock, must_first, must_second)
        while self.is_racing():
            self.play_round(state)
        self.finish()

    def is_racing(self) -> bool:
        """Is there anything left to find out, and time for it?"""
        return self.count > 1 and not self.clock.over

    def finish(self) -> None:
        """Put the candidates in order, and note how far the others are behind."""
        self.sort()
        for index in range(self.count):
            self.lag[self.row[index]] = self.standing(0) - self.standing(index)

    def go_on(self, codes: list[int]) -> None:
        """Keep the tree behind what was played and drawn since the last decision was thought about."""
        tree = self.tree
        tree.kept = NO_NODE
        if tree.nodes < self.settings.most_nodes // 2:
            for index in range(self.listed):
                if tree.begins(self.edge[index], codes):
                    tree.kept = tree.follow(self.edge[index], codes)

    def start(self, state: State, clock: Clock, must_first: i64, must_second: i64) -> None:
        """List the candidates."""
        self.clock = clock
        self.turns.clock = clock
        self.evaluation.prepare(state)
        self.turns.list_all(state)
        if self.tree.kept == NO_NODE:
            self.tree.clear()
        self.draws = Draws(self.luck)
        node = self.tree.add_turns(state.words[ASKED], self.turns, self.settings.width, self.settings.heat)
        self.count = 0
        for edge in range(self.tree.begin[node], self.tree.end[node]):
            self._add_candidate(self.tree.known_edge(edge))
        self.tree.kept = NO_NODE
        if must_first != NONE:
            self._include(node, must_first, must_second)
        self.listed = self.count
        self.round = 0
        self.stages = 0
        for stage in range(STAGES):
            self.rounds[stage] = 0
        self.near_turns = self.evaluation.players
        self.at_end = state.words[BAG_LEFT] <= self.settings.end_tiles
        win = 0.0
        if self.evaluation.players > 1:
            win = self.settings.win
        self.stakes.begin(state, win, at_end=self.at_end)

    def _add_candidate(self, edge: i64) -> None:
        at = self.count
        self.first[at] = self.tree.first[edge]
        self.second[at] = self.tree.second[edge]
        self.value[at] = self.tree.value[edge]
        self.near[at] = 0.0
        for stage in range(STAGES):
            self.change[at * STAGES + stage] = 0.0
        self.edge[at] = edge
        self.row[at] = at
        self.met[at] = 0
        for seat in range(SEATS):
            self.margins[at * SEATS + seat] = 0.0
        self.count = at + 1

    def _include(self, node: i64, first: i64, second: i64) -> None:
        """Bring a turn to the front, so that it races however few do; it becomes a candidate if it is none."""
        place: i64 = 0
        while place < self.count and (self.first[place] != first or self.second[place] != second):
            place += 1
        if place == self.count:
            self.tree.add_edge(node, first, second, self._value_of(first, second))
            self._add_candidate(self.tree.edges - 1)
        if place > 1:
            self.swap(place, 1)

    def _value_of(self, first: i64, second: i64) -> float:
        """What the evaluation said of a turn that is no candidate."""
        for index in range(self.turns.count):
            if self.turns.first[index] == first and self.turns.second[index] == second:
                return self.turns.value[index]
        return self.turns.value[0]

    # -- the race --------------------------------------------------------------------------------

    def play_round(self, state: State) -> None:
        """Let every candidate meet the next future, and leave out who is clearly worse."""
        if self.round == self.room:
            self._lengthen_results()
        self.stages = self._stages_of_round()
        for index in range(self.count):
            self.draws.start(self.round)
            if not self._simulate(state, index):
                return
            self.clock.count()
            if self.round == 0 and index == 0:
                self._limit()
        for index in range(self.count):
            row = self.row[index]
            self.near[row] += self.results[row * self.room + self.round]
            for stage in range(self.stages):
                self.change[row * STAGES + stage] += self.now[row * STAGES + stage]
        self.round += 1
        for stage in range(self.stages):
            self.rounds[stage] += 1
        if self.round & 3 == 0:
            self.sort()
            self._narrow()
            if self.round >= self.settings.least:
                self._drop()

    def _stages_of_round(self) -> i64:
        """Say how far the next round goes: near until that was enough or had its share of the budget, then further."""
        settings = self.settings
        if self.at_end or settings.far == 0:
            return 0
        if self.rounds[0] >= settings.far_rounds:
            return settings.furthest
        if self.stages > 0 or self.round >= settings.near_rounds or self.clock.share() >= settings.near_share:
            return settings.far
        return 0

    def standing(self, index: i64) -> float:
        """What is expected of a candidate: its worth where it is near, and what is believed of all changes since."""
        if self.round == 0:
            return self.value[index]
        row = self.row[index]
        expected = self.near[row] / float(self.round)
        for stage in range(STAGES):
            if self.rounds[stage] != 0:
                expected += self.change[row * STAGES + stage] / (float(self.rounds[stage]) + DOUBT[stage])
        return expected

    def margin(self, index: i64, player: i64) -> float:
        """By how much a player is expected to be ahead after a candidate."""
        row = self.row[index]
        if self.met[row] == 0:
            return self.value[index]
        return self.margins[row * SEATS + player] / float(self.met[row])

    def _limit(self) -> None:
        """Let fewer candidates race where futures are slow: the first one has shown how slow they are."""
        settings = self.settings
        share = self.clock.share()
        while self.count > settings.slow_width and share * float(self.count) > settings.round_share:
            self.count -= 1
        self.listed = self.count

    def _narrow(self) -> None:
        """Leave out the last ones, so that what is left of the budget is for the best: the less, the fewer stay."""
        left = 1.0 - self.clock.share()
        if left <= 0.0:
            return
        stay: i64 = int(2.5 + float(self.listed - 2) * left**self.settings.narrowing)
        while self.count > stay:
            self.count -= 1
            self.lag[self.row[self.count]] = self.standing(0) - self.standing(self.count)

    def _drop(self) -> None:
        """Leave out who is clearly worse than the first."""
        left: i64 = 1
        best = self.standing(0)
        unknown = self._unknown()
        for index in range(1, self.count):
            behind = best - self.standing(index)
            variance = self._variance(index)
            if variance > 0.0 and behind <= self.settings.sure * sqrt(variance + unknown):
                self.swap(left, index)
                left += 1
            else:
                self.lag[self.row[index]] = behind
        self.count = left

    def _unknown(self) -> float:
        """How much is not known yet of what changes on the way, as a variance."""
        if self.at_end or self.settings.far == 0:
            return 0.0
        unknown = 0.0
        for stage in range(STAGES):
            share = DOUBT[stage] / (DOUBT[stage] + float(self.rounds[stage]))
            unknown += share * CHANGES[stage] * CHANGES[stage]
        return unknown

    def _variance(self, index: i64) -> float:
        """How much the mean difference of near values between a candidate and the first may waver."""
        first = self.row[0] * self.room
        other = self.row[index] * self.room
        number = float(self.round)
        mean = (self.near[self.row[0]] - self.near[self.row[index]]) / number
        squares = 0.0
        for played in range(self.round):
            way = self.results[first + played] - self.results[other + played] - mean
            squares += way * way
        return squares / (number * (number - 1.0))

    def sort(self) -> None:
        """Put those in the race in order, best first."""
        for index in range(1, self.count):
            at = index
            while at > 0 and self.standing(at) > self.standing(at - 1):
                self.swap(at, at - 1)
                at -= 1

    def swap(self, one: i64, other: i64) -> None:
        """Let two candidates change places."""
        _swap_words(self.first, one, other)
        _swap_words(self.second, one, other)
        _swap_words(self.edge, one, other)
        _swap_words(self.row, one, other)
        value = self.value[one]
        self.value[one] = self.value[other]
        self.value[other] = value

    def _lengthen_results(self) -> None:
        old = self.results
        room = self.room
        self.results = vec[float]([0.0] * (2 * MOST * room))
        for row in range(MOST):
            for played in range(room):
                self.results[row * 2 * room + played] = old[row * room + played]
        self.room = 2 * room

    # -- one future --------------------------------------------------------------------------------

    def _simulate(self, state: State, index: i64) -> bool:
        """Play a candidate and what follows in this future; is there a result, or was there no time for it?"""
        words = state.words
        mark = state.mark()
        player = words[ASKED]
        edge = self.edge[index]
        until = words[TURN] + self.near_turns
        start = words[TURN]
        key: i64 = 0
        deep: i64 = 0
        noted: i64 = -1
        inside = True
        self._play(state, edge)
        while words[ASKED] != NOBODY:
            if self.clock.is_over():
                state.rewind(mark)
                return False
            if words[ASKED] == CHANCE:
                if words[TURN] > until and not self.at_end:
                    noted += 1
                    self._note(state, index, player, noted, deep)
                    if noted == self.stages:
                        break
                    inside = False
                    until = start + self._turns_until(noted)
                code = self.draws.next(state)
                key = next_key(key, code)
                state.apply(code)
                continue
            node = NO_NODE
            if inside:
                node = self._reply_node(state, edge, key, deep)
                inside = node != NO_NODE
            if inside:
                edge = self.tree.select(node, self.settings)
                self.path_node[deep] = node
                self.path_edge[deep] = edge
                deep += 1
                key = 0
                self._play(state, edge)
            else:
                self._play_quickly(state)
        while noted < self.stages:
            noted += 1
            self._note(state, index, player, noted, deep)
        row = self.row[index]
        self.met[row] += 1
        for seat in range(self.evaluation.players):
            self.margins[row * SEATS + seat] += self.evaluation.margins[seat]
        state.rewind(mark)
        return True

    def _turns_until(self, stage: i64) -> i64:
        """Give the turns until a stage, so many that everybody had equally many."""
        return (AFTER[stage] + self.near_turns - 1) // self.near_turns * self.near_turns

    def _reply_node(self, state: State, edge: i64, key: i64, deep: i64) -> i64:
        """Find or make the node of the tree where somebody replies; NO_NODE if the tree is not to grow there yet."""
        tree = self.tree
        node = tree.child(edge, key)
        has_room = deep < DEEPEST and tree.nodes < self.settings.most_nodes
        if node == NO_NODE and has_room and (deep == 0 or tree.visits[edge] >= self.settings.ripe):
            self.turns.list_all(state)
            node = tree.add_turns(state.words[ASKED], self.turns, self.settings.replies, self.settings.heat)
            tree.link(edge, key, node)
        return node

    def _play_quickly(self, state: State) -> None:
        """Play a turn that looks best at a glance; with few tiles left a closer look is worth while."""
        if self.at_end or self.evaluation.rules.game != LAND:
            self.turns.list_all(state)
        else:
            self.turns.list_promising(state, self.settings.glance)
        self.turns.play(state, self.turns.best(self.luck))

    def _play(self, state: State, edge: i64) -> None:
        state.apply(self.tree.first[edge])
        if self.tree.second[edge] != NONE:
            state.apply(self.tree.second[edge])

    def _note(self, state: State, index: i64, player: i64, noted: i64, deep: i64) -> None:
        """Value a future, where it is near (0) or at a later stage."""
        self.evaluation.rebase()
        self.evaluation.compare(state)
        row = self.row[index]
        margin = self.evaluation.margins[player]
        value = self.stakes.worth(state, margin)
        if noted == 0:
            self.results[row * self.room + self.round] = value
            self._tell_tree(deep)
            self.stakes.note_near(state, margin)
        else:
            self.now[row * STAGES + noted - 1] = value - self.valued
            if noted == self.stages:
                self.stakes.note_far(state, margin)
        self.valued = value

    def _tell_tree(self, deep: i64) -> None:
        """Tell all nodes on the way what has come of it."""
        tree = self.tree
        for at in range(deep):
            node = self.path_node[at]
            edge = self.path_edge[at]
            result = self.evaluation.margins[tree.player[node]]
            tree.seen[node] += 1
            tree.visits[edge] += 1
            tree.total[edge] += result
            tree.shift[node] += result - tree.value[edge]


def _swap_words(words: vec[i64], one: i64, other: i64) -> None:
    word = words[one]
    words[one] = words[other]
    words[other] = word
