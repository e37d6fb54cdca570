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
        self.beside: vec[i64] = vec[i64]([0] * int(TOKENS * SIDES))
        """Scratch: by token and side, the tile that lies there."""
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
        """See on which tiles tokens lie, and mark them."""
        words = state.words
        for number in range(self.sources(state)):
            self.tiles[number] = state.tile_at(words[self.source_at + number])
        for flea in range(words[self.count]):
            self.tiles[SOURCES + flea] = state.tile_at(words[self.flea_at + flea])
        self.mark(state)

    def look_around(self, state: State) -> None:
        """See besides which tiles lie beside them."""
        words = state.words
        self.look(state)
        for token in range(SOURCES + words[self.count]):
            if token < SOURCES and words[self.source_at + token] == 0:
                continue
            self.token_on[self.tiles[token] - state.tiles_at] = token
            cell = words[self.tiles[token] + TILE_CELL]
            for side in range(SIDES):
                self.beside[token * SIDES + side] = state.tile_at(cell + NEIGHBOUR[side])

    def mark(self, state: State, without: i64 = NOBODY) -> None:
        """Mark the tiles that were seen anew; one flea may be left out."""
        marks = self.marks
        self.first += MARKS
        for number in range(self.sources(state)):
            mark = APART
            if self.is_active(state, number):
                mark = WAITING
            marks[self.tiles[number] - state.tiles_at] = self.first + mark
        for flea in range(state.words[self.count]):
            mark = WAITING
            if flea == without:
                mark = APART
            marks[self.tiles[SOURCES + flea] - state.tiles_at] = self.first + mark

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
        reached = self.first + REACHED
        marks[self.tiles[source] - state.tiles_at] = reached
        done = count
        self.found[count] = source
        count += 1
        while done < count:
            at = self.found[done] * SIDES
            for side in range(SIDES):
                tile = self.beside[at + side] - state.tiles_at
                if tile >= 0 and marks[tile] == self.first + WAITING:
                    marks[tile] = reached
                    self.found[count] = self.token_on[tile]
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
        self.look_around(state)
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
        self.look_around(state)
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

    def put_out(self, state: State, source: i64) -> None:
        """Turn a source over to its meadow."""
        state.put(self.out, state.words[self.out] | 1 << source)

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
        count: i64 = 0
        for index in range(self.find_areas(state, without)):
            at = self.found[index] * SIDES
            for side in range(SIDES):
                tile = self.beside[at + side]
                if tile != 0 and self.marks[tile - state.tiles_at] < self.first:
                    self.marks[tile - state.tiles_at] = self.first + REACHED
                    if not self.is_kept_away(state, tile):
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
        cell = state.words[tile + TILE_CELL]
        return cell == state.neutral_cell(DRAGON) or cell == state.neutral_cell(FAIRY) or self.is_safe(state, tile)

    def is_safe(self, state: State, tile: i64) -> bool:
        """Does a tile show what is never infested?"""
        return len(self.safe) > 0 and self.safe[state.words[tile + TILE_TURN] >> 2]

    def lay_flea(self, state: State, cell: i64) -> None:
        """Lay a flea of the supply on a cell."""
        words = state.words
        state.put(self.flea_at + words[self.count], cell)
        state.put(self.count, words[self.count] + 1)
        self.join(state)

    def take_flea(self, state: State, cell: i64) -> None:
        """Take the flea on a cell back into the supply."""
        words = state.words
        flea = self.flea_on(state, cell)
        last = words[self.count] - 1
        state.put(self.flea_at + flea, words[self.flea_at + last])
        state.put(self.flea_at + last, 0)
        state.put(self.count, last)
