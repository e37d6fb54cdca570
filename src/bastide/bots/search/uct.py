"""The yardstick: UCT with random playouts, one decision at a time, draws sampled anew in every simulation.

This is what published programs for the game do, kept simple. A playout is worth a smooth curve of the final margin:
with that it plays much better than with who has won.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.bots.search.clock import ENDLESS
from bastide.bots.search.tree import NO_NODE, Tree, next_key
from bastide.kernel.chance import Luck
from bastide.kernel.layout import ASKED, CHANCE, NOBODY
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.bots.search.clock import Clock
    from bastide.kernel.state import State

DEEPEST: Final = 4096
FAR: Final[i64] = 1000000
GLANCE: Final[i64] = 31
"""The clock is looked at after so many decisions of a playout, in binary."""

LAST_SHARE: Final = 0.9
"""After so much of its time the tree is not made longer any more."""


class Uct:
    """Chooses a decision by UCB1 and random playouts."""

    def __init__(self, seed: int) -> None:
        self.luck: Luck = Luck(seed)
        self.tree: Tree = Tree()
        self.explore: float = 0.5
        self.scale: float = 20.0
        """So many points ahead count as a chance of about 73 %."""
        self.most_nodes: i64 = 400000
        self.path_node: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_edge: vec[i64] = vec[i64]([0] * DEEPEST)

    def choose(self, state: State, clock: Clock) -> i64:
        """Choose the code of the next decision: what was visited most."""
        tree = self.tree
        tree.clear()
        root = tree.add_node(state.words[ASKED])
        self._list_edges(state, root)
        mark = state.mark()
        while tree.end[root] - tree.begin[root] > 1 and not clock.over:
            self._simulate(state, root, clock)
            state.rewind(mark)
            clock.count()
        best = tree.begin[root]
        for edge in range(tree.begin[root], tree.end[root]):
            if tree.visits[edge] > tree.visits[best]:
                best = edge
        return tree.first[best]

    def _list_edges(self, state: State, node: i64) -> None:
        """List what may be played at a node."""
        tree = self.tree
        tree.begin[node] = tree.edges
        count = state.options()
        for index in range(count):
            tree.add_edge(node, state.codes[index], NO_NODE, 0.0)

    def _has_edges(self, state: State, node: i64, clock: Clock) -> bool:
        """List the edges of a node that is seen again; shortly before the end no more room is made for them.

        Most nodes are seen once only, and to make room takes a while.
        """
        tree = self.tree
        if tree.begin[node] == tree.end[node]:
            is_full = tree.edges + state.options() > len(tree.first)
            if is_full and clock.seconds < ENDLESS and clock.share() > LAST_SHARE:
                return False
            self._list_edges(state, node)
        return True

    def _simulate(self, state: State, root: i64, clock: Clock) -> None:
        """Go down the tree, add a node, play randomly to the end; what the clock interrupts says nothing."""
        words = state.words
        tree = self.tree
        node = root
        deep: i64 = 0
        while deep < DEEPEST:
            edge = self._select(node)
            self.path_node[deep] = node
            self.path_edge[deep] = edge
            deep += 1
            state.apply(tree.first[edge])
            key: i64 = 0
            while words[ASKED] == CHANCE:
                code = state.sample(self.luck)
                key = next_key(key, code)
                state.apply(code)
            if words[ASKED] == NOBODY:
                break
            node = tree.child(edge, key)
            if node == NO_NODE and tree.nodes < self.most_nodes:
                tree.link(edge, key, tree.add_node(words[ASKED]))
            if node == NO_NODE or not self._has_edges(state, node, clock):
                if not self._play_out(state, clock):
                    return
                break
        for at in range(deep):
            node = self.path_node[at]
            tree.seen[node] += 1
            tree.visits[self.path_edge[at]] += 1
            tree.total[self.path_edge[at]] += self._result(state, tree.player[node])

    def _play_out(self, state: State, clock: Clock) -> bool:
        """Let chance decide everything until the game is over; is it, or is the time?"""
        steps: i64 = 0
        while state.words[ASKED] != NOBODY:
            steps += 1
            if steps & GLANCE == 0 and clock.is_over():
                return False
            state.apply(state.sample(self.luck))
        return True

    def _select(self, node: i64) -> i64:
        """Choose the edge to follow: unvisited ones first, by chance."""
        tree = self.tree
        begin = tree.begin[node]
        end = tree.end[node]
        if tree.seen[node] < end - begin:
            at = begin + self.luck.below(end - begin)
            while tree.visits[at] != 0:
                at += 1
                if at == end:
                    at = begin
            return at
        best = begin
        highest = -1e9
        known = log(float(tree.seen[node]))
        for edge in range(begin, end):
            visits = float(tree.visits[edge])
            value = tree.total[edge] / visits + self.explore * sqrt(known / visits)
            if value > highest:
                highest = value
                best = edge
        return best

    def _result(self, state: State, player: i64) -> float:
        """What the end of a game is worth to a player."""
        best: i64 = -FAR
        for other in range(state.players):
            if other != player and state.score_of(other) > best:
                best = state.score_of(other)
        if best == -FAR:
            best = 0
        return 1.0 / (1.0 + exp(-float(state.score_of(player) - best) / self.scale))
