"""Where a follower can flee (4.2.9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.geometry import SIDES, STEPS
from bastide.kernel.layout import (
    FIGURE_WORDS,
    FIGURES,
    LINK_A,
    LINK_B,
    LINK_WORDS,
    LINKS_END,
    OWNER,
    PIECE,
    ROOT,
    SIZE,
    SPOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
    TILE_WORDS,
)
from bastide.kernel.tables import PORTS, ROAD, SLOT_WORDS
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.expansions.plague.areas import Areas
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

NEIGHBOUR: Final = vec[i64](list(STEPS))
PORTS_OF_SIDE: Final[i64] = 3
SIDE_MASK: Final[i64] = 7
KEPT: Final[i64] = 16
"""Goals of so many searches on one board are kept at least."""
BRANCHING: Final[i64] = 3
"""With so many arms a road branches."""


class Flight:
    """Finds ways out."""

    def __init__(self, rules: Rules, areas: Areas) -> None:
        self.areas = areas
        self.exits: vec[i64] = exits_of(rules)
        """By turn of a tile and feature: the ports that it reaches, a bit for each."""
        slots = int(rules.figures_at - rules.slots_at)
        self.known: vec[i64] = vec[i64]([0] * slots)
        """Scratch: by part of a feature, the number of the last search that has found it."""
        self.seen: vec[i64] = vec[i64]([0] * int(rules.middles_at - rules.tiles_at))
        """Scratch: the same by tile."""
        self.search: i64 = 0
        self.reached: vec[i64] = vec[i64]([0] * (slots // int(SLOT_WORDS)))
        """Scratch: parts of the feature to which he comes, in the order of their distance."""
        self.ends: i64 = 0
        self.tiles: i64 = int(rules.middles_at - rules.tiles_at) // TILE_WORDS
        self.goals: vec[i64] = vec[i64]([0] * int(KEPT * self.tiles))
        """Scratch: those where he can stay, for each place from which somebody flees on this board."""
        self.first: i64 = 0
        """Where those of the last search begin."""
        self.count: i64 = 0
        self.end: i64 = 0
        self.board: i64 = 0
        """Scratch: the number of the board, and the first search on it."""
        self.first_search: i64 = 1
        self.searched: vec[i64] = vec[i64]([0] * slots)
        """Scratch: by part of a feature, the number of the last search from there."""
        self.first_of: vec[i64] = vec[i64]([0] * slots)
        self.count_of: vec[i64] = vec[i64]([0] * slots)
        """Scratch: where the goals of that search begin, and how many there are."""

    def find(self, state: State, start: i64) -> i64:
        """Leave in ``goals`` parts of the same feature on other tiles to which a way leads, one for each tile.

        They begin at ``first``. Say how many there are. While the board stays the same nobody looks twice.
        """
        place = start - state.slots_at
        if self.board != state.board or self.end + self.tiles > len(self.goals):
            self.board = state.board
            self.first_search = self.search + 1
            self.end = 0
        if state.words[state.words[start + ROOT] + SIZE] == 1:
            return 0
        if self.searched[place] < self.first_search:
            self.first_of[place] = self.end
            self.count_of[place] = self.search_from(state, start)
            self.searched[place] = self.search
            self.end += self.count
        self.first = self.first_of[place]
        return self.count_of[place]

    def search_from(self, state: State, start: i64) -> i64:
        """Leave goals behind those of other searches, and say how many there are."""
        self.areas.look(state)
        self.search += 1
        self.count = 0
        self.ends = 1
        self.reached[0] = start
        self.known[start - state.slots_at] = self.search
        self.seen[state.words[start + TILE] - state.tiles_at] = self.search
        if state.kind_of(start) == ROAD:
            self.follow_road(state)
        else:
            done: i64 = 0
            while done < self.ends:
                self.go_on(state, self.reached[done])
                done += 1
        return self.count

    def follow_road(self, state: State) -> None:
        """A road is followed through tunnels and over lakes, but not beyond where it branches."""
        words = state.words
        done: i64 = 0
        while done < self.ends:
            slot = self.reached[done]
            done += 1
            if done > 1 and arms(self.exits_at(state, slot)) >= BRANCHING:
                continue
            self.go_on(state, slot)
            for link in range(state.links_at, words[LINKS_END], LINK_WORDS):
                if words[link + LINK_A] == slot:
                    self.come_to(state, words[link + LINK_B])
                elif words[link + LINK_B] == slot:
                    self.come_to(state, words[link + LINK_A])

    def exits_at(self, state: State, slot: i64) -> i64:
        """Which ports a part of a feature reaches, a bit for each."""
        words = state.words
        tile = words[slot + TILE]
        place = (slot - words[tile + TILE_SLOTS]) // SLOT_WORDS
        return self.exits[words[tile + TILE_TURN] * state.tables.stride + place]

    def go_on(self, state: State, slot: i64) -> None:
        """Come to the parts of the feature beyond the sides of a tile."""
        words = state.words
        ports = state.tables.ports
        known = self.known
        search = self.search
        slots_at = state.slots_at
        root = words[slot + ROOT]
        cell = words[words[slot + TILE] + TILE_CELL]
        exits = self.exits_at(state, slot)
        for side in range(SIDES):
            reached = exits >> side * PORTS_OF_SIDE & SIDE_MASK
            if reached == 0:
                continue
            other = state.tile_at(cell + NEIGHBOUR[side])
            if other == 0 or self.areas.is_barred(state, other):
                continue
            first = words[other + TILE_SLOTS]
            facing = words[other + TILE_TURN] * PORTS + (side + 2 & 3) * PORTS_OF_SIDE + 2
            while reached != 0:
                if reached & 1 != 0 and ports[facing] >= 0:
                    beyond = first + ports[facing]
                    if words[beyond + ROOT] == root and known[beyond - slots_at] != search:
                        self.note(state, beyond, other)
                reached >>= 1
                facing -= 1

    def come_to(self, state: State, slot: i64) -> None:
        """Come to a part of the feature at the other end of a connection, unless its tile is barred or it is known."""
        tile = state.words[slot + TILE]
        if self.known[slot - state.slots_at] != self.search and not self.areas.is_barred(state, tile):
            self.note(state, slot, tile)

    def note(self, state: State, slot: i64, tile: i64) -> None:
        """Note a part of the feature on a tile: the first part on each is a goal."""
        self.known[slot - state.slots_at] = self.search
        self.reached[self.ends] = slot
        self.ends += 1
        if self.seen[tile - state.tiles_at] != self.search:
            self.seen[tile - state.tiles_at] = self.search
            self.goals[self.end + self.count] = slot
            self.count += 1


def exits_of(rules: Rules) -> vec[i64]:
    """By turn of a tile and feature: the ports that it reaches, a bit for each."""
    tables = rules.tables
    exits = [0] * int(tables.kinds * 4 * tables.stride)
    for port, offset in enumerate(tables.ports):
        if offset >= 0:
            exits[port // PORTS * int(tables.stride) + offset // SLOT_WORDS] |= 1 << port % PORTS
    return vec[i64](exits)


def arms(exits: i64) -> i64:
    """How many sides of its tile a road with these exits reaches."""
    count: i64 = 0
    for side in range(SIDES):
        count += exits >> side * PORTS_OF_SIDE + 1 & 1
    return count


def has_twin_before(state: State, figure: i64) -> bool:
    """Does a figure of the same kind and player, written down before, stand on the same part of a feature?"""
    words = state.words
    if words[words[words[figure + SPOT] + ROOT] + FIGURES] == 1:
        return False
    for other in range(state.figures_at, figure, FIGURE_WORDS):
        if (
            words[other + SPOT] == words[figure + SPOT]
            and words[other + PIECE] == words[figure + PIECE]
            and words[other + OWNER] == words[figure + OWNER]
        ):
            return True
    return False
