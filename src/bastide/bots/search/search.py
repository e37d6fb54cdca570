"""The search: a race of turns over a tree of replies.

The best turns by the evaluation are *candidates*. They are compared on the same futures: in round *n* each of them
meets future *n* of :class:`~bastide.bots.search.draws.Draws`, and a candidate is left out as soon as it is clearly
worse than the best. First the futures are *near*: a reply, the own next turn, then the evaluation decides. Behind the
candidates grows a tree of replies, in which the greedy turn is played first. Near futures say all they can after some
rounds, because the evaluation behind them errs. So the rest of the time goes into *far* futures, played on greedily for
many turns: they err less and waver more. Both are weighed by what they are worth, so that more time means more truth.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.bots.search.clock import Clock
from bastide.bots.search.draws import Draws
from bastide.bots.search.tree import NO_NODE, Tree, next_key
from bastide.bots.search.turns import NONE, Turns
from bastide.kernel.chance import Luck
from bastide.kernel.layout import ASKED, BAG_LEFT, CHANCE, NOBODY, TURN
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.bots.search.evaluation import Evaluation
    from bastide.kernel.state import State

MOST: Final[i64] = 64
"""Candidates at most."""
SEATS: Final[i64] = 8
FIRST_ROUNDS: Final = 1024
DEEPEST: Final = 256


class Settings:
    """How the search searches."""

    def __init__(self) -> None:
        self.width: i64 = 8
        """Candidates."""
        self.end_width: i64 = 16
        """Candidates when few tiles are left."""
        self.replies: i64 = 6
        """Edges of a node behind them."""
        self.beyond: i64 = 1
        """Turns that are played on greedily behind the tree, in near futures."""
        self.far: i64 = 9
        """The same in far futures; 0 for none."""
        self.near_rounds: i64 = 40
        """Rounds of near futures at most."""
        self.near_share: float = 0.3
        """How much of the budget they get at most."""
        self.bias: float = 2.5
        """By how many points, more or less, near futures err, however many there are."""
        self.noise: float = 10.0
        """By how many points a single far future wavers."""
        self.sure: float = 2.0
        """By how many standard errors a candidate must be worse to be left out."""
        self.least: i64 = 8
        """Rounds before the first candidate is left out."""
        self.explore: float = 2.0
        """How much replies are tried that look worse, in points."""
        self.heat: float = 2.0
        """Points that make a turn e times as likely by its prior."""
        self.trust: float = 2.0
        """Visits that the value of the evaluation counts for."""
        self.ripe: i64 = 2
        """Visits of an edge before nodes behind it are kept."""
        self.end_tiles: i64 = 4
        """With so few tiles in the bag everything is played to the end of the game."""
        self.most_nodes: i64 = 400000


class Search:
    """Thinks about one decision after the other of one rule set."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation: Evaluation = evaluation
        self.luck: Luck = Luck(seed)
        self.clock: Clock = Clock()
        self.turns: Turns = Turns(evaluation, self.clock)
        self.tree: Tree = Tree()
        self.draws: Draws = Draws(self.luck)
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
        self.total: vec[float] = vec[float]([0.0] * MOST)
        self.edge: vec[i64] = vec[i64]([0] * MOST)
        """Its edge of the tree."""
        self.row: vec[i64] = vec[i64]([0] * MOST)
        """Where its results stand."""
        self.room: i64 = FIRST_ROUNDS
        self.results: vec[float] = vec[float]([0.0] * (MOST * FIRST_ROUNDS))
        self.margins: vec[float] = vec[float]([0.0] * (MOST * SEATS))
        """Sums of what it brought to each player, by row."""
        self.met: vec[i64] = vec[i64]([0] * MOST)
        """How many futures these sums are about."""
        self.lag: vec[float] = vec[float]([0.0] * MOST)
        """By row: how far a candidate was behind the best when it was left out."""
        self.near: vec[float] = vec[float]([0.0] * MOST)
        """By row: what near futures said of a candidate."""
        self.is_far: bool = False
        self.reach: i64 = 1
        """Turns that are played on now."""
        self.round: i64 = 0
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

    def start(self, state: State, clock: Clock, must_first: i64, must_second: i64) -> None:
        """List the candidates."""
        self.clock = clock
        self.turns.clock = clock
        self.evaluation.prepare(state)
        self.turns.list_all(state)
        self.tree.clear()
        self.draws = Draws(self.luck)
        width = self.settings.width
        if state.words[BAG_LEFT] <= self.settings.end_tiles:
            width = self.settings.end_width
        node = self._add_node(state, width)
        self.count = 0
        for edge in range(self.tree.begin[node], self.tree.end[node]):
            self._add_candidate(edge)
        if must_first != NONE and not self._has(must_first, must_second):
            self.tree.add_edge(node, must_first, must_second, self._value_of(must_first, must_second))
            self._add_candidate(self.tree.edges - 1)
        self.listed = self.count
        self.round = 0
        self.is_far = False
        self.reach = self.settings.beyond
        if self.reach < self.evaluation.players - 1:
            self.reach = self.evaluation.players - 1

    def _add_candidate(self, edge: i64) -> None:
        at = self.count
        self.first[at] = self.tree.first[edge]
        self.second[at] = self.tree.second[edge]
        self.value[at] = self.tree.value[edge]
        self.total[at] = 0.0
        self.edge[at] = edge
        self.row[at] = at
        self.met[at] = 0
        for seat in range(SEATS):
            self.margins[at * SEATS + seat] = 0.0
        self.count = at + 1

    def _has(self, first: i64, second: i64) -> bool:
        for index in range(self.count):
            if self.first[index] == first and self.second[index] == second:
                return True
        return False

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
        for index in range(self.count):
            self.draws.start(self.round)
            if not self._simulate(state, index):
                return
            self.clock.count()
        self.round += 1
        for index in range(self.count):
            self.total[index] += self.results[self.row[index] * self.room + self.round - 1]
        if self.round >= self.settings.least and self.round & 3 == 0:
            self.sort()
            self._drop()
        if not self.is_far and self.settings.far > 0 and self._is_near_enough():
            self._look_far()

    def _is_near_enough(self) -> bool:
        """Have near futures said what they can, or had their share of the budget?"""
        clock = self.clock
        return (
            self.round >= self.settings.near_rounds
            or (clock.most != 0 and float(clock.done) >= self.settings.near_share * float(clock.most))
            or (clock.timed and clock.spent() >= self.settings.near_share * clock.seconds)
        )

    def _look_far(self) -> None:
        """Keep what near futures said, and begin anew with far ones."""
        self.sort()
        for index in range(self.count):
            self.near[self.row[index]] = self.standing(index)
            self.total[index] = 0.0
        self.is_far = True
        self.round = 0
        self.reach = self.settings.far

    def standing(self, index: i64) -> float:
        """What is expected of a candidate: its margin at the end, as near and far futures say together."""
        if self.round == 0:
            if self.is_far:
                return self.near[self.row[index]]
            return self.value[index]
        mean = self.total[index] / float(self.round)
        if not self.is_far:
            return mean
        near = 1.0 / (self.settings.bias * self.settings.bias)
        far = float(self.round) / (self.settings.noise * self.settings.noise)
        return (near * self.near[self.row[index]] + far * mean) / (near + far)

    def _drop(self) -> None:
        """Leave out who is clearly worse than the first."""
        left: i64 = 1
        number = float(self.round)
        results = self.results
        first = self.row[0] * self.room
        for index in range(1, self.count):
            other = self.row[index] * self.room
            mean = (self.total[0] - self.total[index]) / number
            behind = self.standing(0) - self.standing(index)
            squares = 0.0
            for played in range(self.round):
                way = results[first + played] - results[other + played] - mean
                squares += way * way
            if squares > 0.0 and behind <= self.settings.sure * self._error(squares / (number - 1.0)):
                self._swap(left, index)
                left += 1
            else:
                self.lag[self.row[index]] = behind
        self.count = left

    def _error(self, variance: float) -> float:
        """How much a difference of two candidates may err by now, if it varies so much from future to future."""
        bias = self.settings.bias * self.settings.bias
        if self.is_far:
            return sqrt(1.0 / (1.0 / bias + float(self.round) / variance))
        if self.settings.far > 0:
            return sqrt(bias + variance / float(self.round))
        return sqrt(variance / float(self.round))

    def sort(self) -> None:
        """Put those in the race in order, best first."""
        for index in range(1, self.count):
            at = index
            while at > 0 and self.standing(at) > self.standing(at - 1):
                self._swap(at, at - 1)
                at -= 1

    def _swap(self, one: i64, other: i64) -> None:
        _swap_words(self.first, one, other)
        _swap_words(self.second, one, other)
        _swap_words(self.edge, one, other)
        _swap_words(self.row, one, other)
        value = self.total[one]
        self.total[one] = self.total[other]
        self.total[other] = value
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
        tree = self.tree
        mark = state.mark()
        player = words[ASKED]
        edge = self.edge[index]
        last = words[TURN]
        to_the_end = words[BAG_LEFT] <= self.settings.end_tiles
        key: i64 = 0
        deep: i64 = 0
        inside = not self.is_far
        self._play(state, edge)
        while words[ASKED] != NOBODY:
            if self.clock.is_over():
                state.rewind(mark)
                return False
            if words[ASKED] == CHANCE:
                if words[TURN] > last + self.reach + 1 and not to_the_end:
                    break
                code = self.draws.next(state)
                key = next_key(key, code)
                state.apply(code)
                continue
            if inside:
                node = tree.child(edge, key)
                if node == NO_NODE:
                    if (deep > 0 and tree.visits[edge] < self.settings.ripe) or tree.nodes >= self.settings.most_nodes:
                        inside = False
                    else:
                        self.turns.list_all(state)
                        node = self._add_node(state, self.settings.replies)
                        tree.link(edge, key, node)
            if inside and deep < DEEPEST:
                if words[TURN] > last + 1:
                    last = words[TURN] - 1
                edge = self._select(node)
                self.path_node[deep] = node
                self.path_edge[deep] = edge
                deep += 1
                key = 0
                self._play(state, edge)
            else:
                self.turns.list_all(state)
                self.turns.play(state, self.turns.best(self.luck))
        self._take_up(state, index, player, deep)
        state.rewind(mark)
        return True

    def _play(self, state: State, edge: i64) -> None:
        state.apply(self.tree.first[edge])
        if self.tree.second[edge] != NONE:
            state.apply(self.tree.second[edge])

    def _take_up(self, state: State, index: i64, player: i64, deep: i64) -> None:
        """Value what has come of it, and tell all nodes on the way."""
        evaluation = self.evaluation
        tree = self.tree
        evaluation.rebase()
        evaluation.compare(state)
        margins = evaluation.margins
        row = self.row[index]
        self.results[row * self.room + self.round] = margins[player]
        self.met[row] += 1
        for seat in range(evaluation.players):
            self.margins[row * SEATS + seat] += margins[seat]
        for at in range(deep):
            node = self.path_node[at]
            edge = self.path_edge[at]
            result = margins[tree.player[node]]
            tree.seen[node] += 1
            tree.visits[edge] += 1
            tree.total[edge] += result
            tree.shift[node] += result - tree.value[edge]

    def _add_node(self, state: State, width: i64) -> i64:
        """Add a node for the turns listed last, with priors by their values."""
        tree = self.tree
        node = tree.add_turns(state.words[ASKED], self.turns, width)
        begin = tree.begin[node]
        total = 0.0
        for edge in range(begin, tree.end[node]):
            tree.prior[edge] = exp((tree.value[edge] - tree.value[begin]) / self.settings.heat)
            total += tree.prior[edge]
        for edge in range(begin, tree.end[node]):
            tree.prior[edge] /= total
        return node

    def _select(self, node: i64) -> i64:
        """Choose the reply to follow: what has done well, and what is likely to be good and little tried."""
        tree = self.tree
        best = tree.begin[node]
        seen = tree.seen[node]
        if seen == 0:
            return best
        shift = tree.shift[node] / float(seen)
        root = self.settings.explore * sqrt(float(seen))
        highest = -1e9
        for edge in range(tree.begin[node], tree.end[node]):
            visits = float(tree.visits[edge])
            value = (tree.total[edge] + self.settings.trust * (tree.value[edge] + shift)) / (
                visits + self.settings.trust
            )
            value += root * tree.prior[edge] / (1.0 + visits)
            if value > highest:
                highest = value
                best = edge
        return best


def _swap_words(words: vec[i64], one: i64, other: i64) -> None:
    word = words[one]
    words[one] = words[other]
    words[other] = word
