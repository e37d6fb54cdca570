"""A tree of positions in packed arrays: nodes in which a player is asked, edges for what may be played there.

Behind an edge lies chance; the outcomes make a key, and a table finds the node behind an edge and a key.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.bots.search.turns import NONE, longer, longer_floats
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.bots.search.settings import Settings
    from bastide.bots.search.turns import Turns

START: Final = 1024
KEY_MASK: Final[i64] = (1 << 40) - 1
KEY_STEP: Final[i64] = 4093
PLACE_MASK: Final[i64] = (1 << 30) - 1
SPREAD: Final[i64] = 2654435769
NO_NODE: Final[i64] = -1


def next_key(key: i64, code: i64) -> i64:
    """Add an outcome of chance to a key."""
    return (key * KEY_STEP + code + 1) & KEY_MASK


class Tree:
    """Grows as needed."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.player: vec[i64] = vec[i64]([0] * START)
        self.begin: vec[i64] = vec[i64]([0] * START)
        """First edge of a node."""
        self.end: vec[i64] = vec[i64]([0] * START)
        self.seen: vec[i64] = vec[i64]([0] * START)
        """Visits of a node."""
        self.shift: vec[float] = vec[float]([0.0] * START)
        """By how much results of a node were better than its first values, in all."""
        self.first: vec[i64] = vec[i64]([0] * START)
        self.second: vec[i64] = vec[i64]([0] * START)
        self.value: vec[float] = vec[float]([0.0] * START)
        """What the evaluation says of an edge."""
        self.prior: vec[float] = vec[float]([0.0] * START)
        self.visits: vec[i64] = vec[i64]([0] * START)
        self.total: vec[float] = vec[float]([0.0] * START)
        self.table_edge: vec[i64] = vec[i64]([NO_NODE] * (4 * START))
        self.table_key: vec[i64] = vec[i64]([0] * (4 * START))
        self.table_node: vec[i64] = vec[i64]([0] * (4 * START))
        self.linked: i64 = 0
        self.kept: i64 = NO_NODE
        """The node at which the next decision is taken, if it is known."""

    def clear(self) -> None:
        """Forget everything."""
        for place in range(len(self.table_edge)):
            self.table_edge[place] = NO_NODE
        self.nodes = 0
        self.edges = 0
        self.linked = 0

    def add_node(self, player: i64) -> i64:
        """Add a node without edges; all of its edges are added one after the other."""
        node = self.nodes
        if node == len(self.player):
            size = 2 * node
            self.player = longer(self.player, size)
            self.begin = longer(self.begin, size)
            self.end = longer(self.end, size)
            self.seen = longer(self.seen, size)
            self.shift = longer_floats(self.shift, size)
        self.player[node] = player
        self.begin[node] = self.edges
        self.end[node] = self.edges
        self.seen[node] = 0
        self.shift[node] = 0.0
        self.nodes = node + 1
        return node

    def add_edge(self, node: i64, first: i64, second: i64, value: float) -> None:
        """Add an edge to the node whose edges are added now."""
        edge = self.edges
        if edge == len(self.first):
            size = 2 * edge
            self.first = longer(self.first, size)
            self.second = longer(self.second, size)
            self.visits = longer(self.visits, size)
            self.value = longer_floats(self.value, size)
            self.prior = longer_floats(self.prior, size)
            self.total = longer_floats(self.total, size)
        self.first[edge] = first
        self.second[edge] = second
        self.value[edge] = value
        self.prior[edge] = 0.0
        self.visits[edge] = 0
        self.total[edge] = 0.0
        self.edges = edge + 1
        self.end[node] = self.edges

    def add_turns(self, player: i64, turns: Turns, width: i64, heat: float) -> i64:
        """Add a node with the best turns of a list as its edges, best first, with priors by their values."""
        node = self.add_node(player)
        for place in range(turns.count):
            if place == width:
                break
            turns.move_best_to(place)
            self.add_edge(node, turns.first[place], turns.second[place], turns.value[place])
        begin = self.begin[node]
        total = 0.0
        for edge in range(begin, self.end[node]):
            self.prior[edge] = exp((self.value[edge] - self.value[begin]) / heat)
            total += self.prior[edge]
        for edge in range(begin, self.end[node]):
            self.prior[edge] /= total
        return node

    def select(self, node: i64, settings: Settings) -> i64:
        """Choose the edge to follow: what has done well, and what is likely to be good and little tried."""
        best = self.begin[node]
        seen = self.seen[node]
        if seen == 0:
            return best
        trust = settings.trust
        shift = self.shift[node] / float(seen)
        root = settings.explore * sqrt(float(seen))
        highest = -1e9
        for edge in range(self.begin[node], self.end[node]):
            visits = float(self.visits[edge])
            value = (self.total[edge] + trust * (self.value[edge] + shift)) / (visits + trust)
            value += root * self.prior[edge] / (1.0 + visits)
            if value > highest:
                highest = value
                best = edge
        return best

    def child(self, edge: i64, key: i64) -> i64:
        """Find the node behind an edge after these outcomes, or NO_NODE."""
        place = self._place(edge, key)
        if self.table_edge[place] == NO_NODE:
            return NO_NODE
        return self.table_node[place]

    def begins(self, edge: i64, codes: list[int]) -> bool:
        """Is an edge what was played first of these?"""
        if len(codes) == 0 or self.first[edge] != codes[0]:
            return False
        return self.second[edge] == NONE or (len(codes) > 1 and self.second[edge] == codes[1])

    def follow(self, edge: i64, codes: list[int]) -> i64:
        """Give the node to which an edge, outcomes of chance and further edges have led, or NO_NODE."""
        rest = self._without(edge, codes)
        key: i64 = 0
        while True:
            node = self.child(edge, key)
            if len(rest) == 0:
                return node
            if node == NO_NODE:
                key = next_key(key, rest[0])
                rest = rest[1:]
                continue
            edge = self.begin[node]
            while edge < self.end[node] and not self.begins(edge, rest):
                edge += 1
            if edge == self.end[node]:
                return NO_NODE
            rest = self._without(edge, rest)
            key = 0

    def known_edge(self, edge: i64) -> i64:
        """Give the edge of the kept node for the same turn, behind which replies are known; else the edge itself."""
        if self.kept != NO_NODE:
            for known in range(self.begin[self.kept], self.end[self.kept]):
                if self.first[known] == self.first[edge] and self.second[known] == self.second[edge]:
                    self.value[known] = self.value[edge]
                    return known
        return edge

    def _without(self, edge: i64, codes: list[int]) -> list[int]:
        if self.second[edge] == NONE:
            return codes[1:]
        return codes[2:]

    def link(self, edge: i64, key: i64, node: i64) -> None:
        """Put a node behind an edge."""
        if 2 * self.linked >= len(self.table_edge):
            self._lengthen_table()
        place = self._place(edge, key)
        self.table_edge[place] = edge
        self.table_key[place] = key
        self.table_node[place] = node
        self.linked += 1

    def _place(self, edge: i64, key: i64) -> i64:
        mask = len(self.table_edge) - 1
        place = ((edge * 65599 + key) & PLACE_MASK) * SPREAD >> 16 & mask
        while self.table_edge[place] != NO_NODE and (self.table_edge[place] != edge or self.table_key[place] != key):
            place = (place + 1) & mask
        return place

    def _lengthen_table(self) -> None:
        edges, keys, nodes = self.table_edge, self.table_key, self.table_node
        size = 2 * len(edges)
        self.table_edge = vec[i64]([NO_NODE] * size)
        self.table_key = vec[i64]([0] * size)
        self.table_node = vec[i64]([0] * size)
        for old in range(len(edges)):
            if edges[old] != NO_NODE:
                place = self._place(edges[old], keys[old])
                self.table_edge[place] = edges[old]
                self.table_key[place] = keys[old]
                self.table_node[place] = nodes[old]
