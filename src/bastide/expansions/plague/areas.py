"""Sources and fleas: which of them belong together, and where another flea can lie (4.2.9.2 to 4.2.9.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.geometry import SIDES, STEPS
from bastide.kernel.layout import TILE_CELL, TILE_TURN
from bastide.kernel.pieces import DRAGON, FAIRY
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

SOURCES: Final[i64] = 6
FLEAS: Final[i64] = 18
TOKENS: Final[i64] = 24
NOBODY: Final[i64] = -1
NEIGHBOUR: Final = vec[i64](list(STEPS))

WAITING: Final[i64] = 0
"""Mark of a tile with a flea or an active source to which no area has come yet."""
APART: Final[i64] = 1
"""Mark of a tile with a token that belongs to no area: a meadow, or a flea that is left out."""
REACHED: Final[i64] = 2
"""Mark of a tile that belongs to an area, or was looked at beside one."""
MARKS: Final[i64] = 3


class Areas:
    """Six sources and eighteen fleas."""

    def __init__(self, rules: Rules, safe: list[bool]) -> None:
        self.source_at: i64 = rules.reserve(int(SOURCES))
        """The cell of each source, 0 while it is not on the table."""
        self.out: i64 = rules.reserve(1)
        """Which sources have gone out, a bit for each."""
        self.flea_at: i64 = rules.reserve(int(FLEAS))
        """The cell of each flea on the table."""
        self.count: i64 = rules.reserve(1)
        """How many fleas lie on the table."""
        self.safe = safe
        """By the kind of a tile: is it never infested? Empty if all can be."""
        tiles = int(rules.middles_at - rules.tiles_at)
        self.marks: vec[i64] = vec[i64]([0] * tiles)
        """Scratch: by tile, a mark of the last look at all areas; what is less than *first* is older."""
        self.first: i64 = MARKS
        self.token_on: vec[i64] = vec[i64]([0] * tiles)
        """Scratch: by tile with a token, which one: sources first, then fleas."""
        self.tiles: vec[i64] = vec[i64]([0] * int(TOKENS))
        """Scratch: by token, the tile where it lies."""
        self.board: i64 = 0
        """Scratch: the number of the board that was looked at last."""
        self.beside: vec[i64] = vec[i64]([0] * int(TOKENS * SIDES))
        """Scratch: by token and side, the tile that lies there."""
        self.open: vec[i64] = vec[i64]([0] * int(TOKENS * SIDES))
        """Scratch: the same tile, if a flea may be laid there; else 0."""
        self.found: vec[i64] = vec[i64]([0] * int(TOKENS))
        """Scratch: tokens of areas."""
        self.free: vec[i64] = vec[i64]([0] * int(TOKENS * SIDES))
        """Scratch: cells where a flea can be laid."""

    # -- what lies where -------------------------------------------------------------------------

    def sources(self, state: State) -> i64:
        """How many sources have been laid."""
        for number in range(SOURCES):
            if state.words[self.source_at + number] == 0:
                return number
        return SOURCES

    def is_active(self, state: State, number: i64) -> bool:
        """Does a source lie on the table that has not gone out?"""
        return state.words[self.source_at + number] != 0 and state.words[self.out] >> number & 1 == 0

    def active_sources(self, state: State) -> i64:
        """How many sources have not gone out."""
        count: i64 = 0
        for number in range(SOURCES):
            if self.is_active(state, number):
                count += 1
        return count

    def source_on(self, state: State, cell: i64) -> i64:
        """Which source lies on a cell, active or not; NOBODY if there is none."""
        for number in range(SOURCES):
            if state.words[self.source_at + number] == cell:
                return number
        return NOBODY

    def flea_on(self, state: State, cell: i64) -> i64:
        """Which flea lies on a cell, active or latent; NOBODY if there is none."""
        for flea in range(state.words[self.count]):
            if state.words[self.flea_at + flea] == cell:
                return flea
        return NOBODY

    # -- areas -----------------------------------------------------------------------------------

    def look(self, state: State) -> None:
        """See on which tiles tokens lie, and which tiles lie beside them, unless the board is still the same."""
        if self.board == state.board:
            return
        self.board = state.board
        words = state.words
        for number in range(self.sources(state)):
            self.tiles[number] = state.tile_at(words[self.source_at + number])
        for flea in range(words[self.count]):
            self.tiles[SOURCES + flea] = state.tile_at(words[self.flea_at + flea])
        self.mark(state)
        for number in range(self.sources(state)):
            self.look_around(state, number)
        for flea in range(words[self.count]):
            self.look_around(state, SOURCES + flea)

    def look_around(self, state: State, token: i64) -> None:
        """See which tiles lie beside a token when all have been marked."""
        tile = self.tiles[token]
        tiles_at = state.tiles_at
        marks = self.marks
        self.token_on[tile - tiles_at] = token
        cell = state.words[tile + TILE_CELL]
        at = token * SIDES
        for side in range(SIDES):
            other = state.tile_at(cell + NEIGHBOUR[side])
            self.beside[at] = other
            if other != 0 and (marks[other - tiles_at] >= self.first or self.is_kept_away(state, other)):
                other = 0
            self.open[at] = other
            at += 1

    def mark(self, state: State, without: i64 = NOBODY) -> None:
        """Mark the tiles that were seen anew; one flea may be left out."""
        marks = self.marks
        tiles = self.tiles
        tiles_at = state.tiles_at
        first = self.first + MARKS
        self.first = first
        out = state.words[self.out]
        for number in range(self.sources(state)):
            mark = WAITING
            if out >> number & 1 != 0:
                mark = APART
            marks[tiles[number] - tiles_at] = first + mark
        for token in range(SOURCES, SOURCES + state.words[self.count]):
            marks[tiles[token] - tiles_at] = first + WAITING
        if without != NOBODY:
            marks[tiles[SOURCES + without] - tiles_at] = first + APART

    def is_marked(self, state: State, token: i64, mark: i64) -> bool:
        """Does the tile of a token bear a mark of the last look?"""
        return self.marks[self.tiles[token] - state.tiles_at] == self.first + mark

    def is_barred(self, state: State, tile: i64) -> bool:
        """When tokens have just been marked: does nobody flee over a tile? One with a flea or a source (4.2.9.3)."""
        return self.marks[tile - state.tiles_at] == self.first + WAITING

    def grow(self, state: State, source: i64, count: i64) -> i64:
        """Add the tokens of an area to *count* others: a source, and what hangs together with it. Give the new count.

        Those that have been reached before are not counted again.
        """
        if not self.is_marked(state, source, WAITING):
            return count
        marks = self.marks
        beside = self.beside
        found = self.found
        tiles_at = state.tiles_at
        waiting = self.first + WAITING
        reached = self.first + REACHED
        marks[self.tiles[source] - tiles_at] = reached
        done = count
        found[count] = source
        count += 1
        while done < count:
            at = found[done] * SIDES
            for side in range(SIDES):
                tile = beside[at + side] - tiles_at
                if tile >= 0 and marks[tile] == waiting:
                    marks[tile] = reached
                    found[count] = self.token_on[tile]
                    count += 1
            done += 1
        return count

    def find_areas(self, state: State, without: i64 = NOBODY) -> i64:
        """Leave the tokens of all areas in ``found``, and say how many there are; those that wait are latent fleas."""
        self.mark(state, without)
        count: i64 = 0
        for source in range(SOURCES):
            if self.is_active(state, source):
                count = self.grow(state, source, count)
        return count

    def latent_fleas(self, state: State) -> list[int]:
        """Cells of fleas that hang together with no active source."""
        self.look(state)
        self.find_areas(state)
        words = state.words
        fleas = range(words[self.count])
        return [words[self.flea_at + flea] for flea in fleas if self.is_marked(state, SOURCES + flea, WAITING)]

    def join(self, state: State) -> None:
        """Where areas have grown together, all sources but the highest go out (4.2.9.7)."""
        while self.joins_one(state):
            pass

    def joins_one(self, state: State) -> bool:
        """Put out what hangs together with the first source, from the highest, that is not alone; is there one?"""
        self.look(state)
        self.mark(state)
        joined = False
        for turned in range(SOURCES):
            highest = SOURCES - 1 - turned
            if self.is_active(state, highest):
                self.grow(state, highest, 0)
                for source in range(highest):
                    if self.is_active(state, source) and self.is_marked(state, source, REACHED):
                        self.put_out(state, source)
                        joined = True
                if joined:
                    return True
        return False

    def lay_source(self, state: State, cell: i64) -> None:
        """Lay the next source on a cell."""
        state.put(self.source_at + self.sources(state), cell)
        state.renew_board()

    def put_out(self, state: State, source: i64) -> None:
        """Turn a source over to its meadow."""
        state.put(self.out, state.words[self.out] | 1 << source)
        state.renew_board()

    def put_out_lowest(self, state: State) -> None:
        """Turn the lowest active source over."""
        for source in range(SOURCES):
            if self.is_active(state, source):
                self.put_out(state, source)
                return

    # -- laying ----------------------------------------------------------------------------------

    def find_places(self, state: State, without: i64 = NOBODY) -> i64:
        """Leave cells where a flea can be laid in ``free``, and say how many there are.

        They lie at a side of an area and no token lies on them (4.2.9.2). What lies around must have been looked at.
        """
        marks = self.marks
        places = self.open
        tiles_at = state.tiles_at
        count: i64 = 0
        for index in range(self.find_areas(state, without)):
            at = self.found[index] * SIDES
            for side in range(SIDES):
                tile = places[at + side]
                if tile != 0 and marks[tile - tiles_at] < self.first:
                    marks[tile - tiles_at] = self.first + REACHED
                    self.free[count] = state.words[tile + TILE_CELL]
                    count += 1
        return count

    def may_lie(self, state: State, cell: i64) -> bool:
        """Is there a tile on which a flea may be laid, without a token?"""
        return self.is_bare(state, cell) and not self.is_kept_away(state, state.tile_at(cell))

    def is_bare(self, state: State, cell: i64) -> bool:
        """Is there a tile that can be infested, without a token?"""
        tile = state.tile_at(cell)
        if tile == 0 or self.is_safe(state, tile):
            return False
        return self.flea_on(state, cell) == NOBODY and self.source_on(state, cell) == NOBODY

    def is_kept_away(self, state: State, tile: i64) -> bool:
        """Does something keep fleas away from a tile: dragon or fairy, or what it shows?"""
        words = state.words
        neutrals = state.rules.neutrals_at
        cell = words[tile + TILE_CELL]
        return cell == words[neutrals + DRAGON] or cell == words[neutrals + FAIRY] or self.is_safe(state, tile)

    def is_safe(self, state: State, tile: i64) -> bool:
        """Does a tile show what is never infested?"""
        return len(self.safe) > 0 and self.safe[state.words[tile + TILE_TURN] >> 2]

    def lay_flea(self, state: State, cell: i64) -> None:
        """Lay a flea of the supply on a cell."""
        words = state.words
        state.put(self.flea_at + words[self.count], cell)
        state.put(self.count, words[self.count] + 1)
        state.renew_board()

    def take_flea(self, state: State, cell: i64) -> None:
        """Take the flea on a cell back into the supply."""
        words = state.words
        flea = self.flea_on(state, cell)
        last = words[self.count] - 1
        state.put(self.flea_at + flea, words[self.flea_at + last])
        state.put(self.flea_at + last, 0)
        state.put(self.count, last)
        state.renew_board()
