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
        self.board: i64 = 0
        """Scratch: the number of the board that was looked at last."""
        tiles = int(rules.middles_at - rules.tiles_at)
        self.marks: vec[i64] = vec[i64]([0] * tiles)
        """Scratch: by tile, the number of the last board on which a token lay there."""
        self.token_on: vec[i64] = vec[i64]([0] * tiles)
        """Scratch: which one it was: sources first, then fleas."""
        self.beside: vec[i64] = vec[i64]([0] * int(TOKENS * SIDES))
        """Scratch: by token and side, the token that lies there, or NOBODY."""
        self.near: vec[i64] = vec[i64]([0] * int(TOKENS))
        """Scratch: by token, those beside it, a bit for each."""
        self.open: vec[i64] = vec[i64]([0] * int(TOKENS * SIDES))
        """Scratch: by token and side, the tile that lies there, if a flea may be laid on it; else 0."""
        self.edge: i64 = 0
        """Scratch: tokens beside which a flea may be laid, a bit for each."""
        self.live: i64 = 0
        """Scratch: which tokens are fleas or active sources, a bit for each."""
        self.waiting: i64 = 0
        """Scratch: those to which no area has come yet."""
        self.found: vec[i64] = vec[i64]([0] * int(TOKENS))
        """Scratch: tokens of areas."""
        self.search: i64 = 0
        """Scratch: the number of the last search for places, and by tile that of the last that has found it."""
        self.seen: vec[i64] = vec[i64]([0] * tiles)
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
        sources = self.sources(state)
        fleas = words[self.count]
        for number in range(sources):
            self.note_token(state, number, words[self.source_at + number])
        for flea in range(fleas):
            self.note_token(state, SOURCES + flea, words[self.flea_at + flea])
        self.edge = 0
        self.live = ((1 << sources) - 1 & ~words[self.out]) | (1 << fleas) - 1 << SOURCES
        for number in range(sources):
            self.look_around(state, number, words[self.source_at + number])
        for flea in range(fleas):
            self.look_around(state, SOURCES + flea, words[self.flea_at + flea])

    def note_token(self, state: State, token: i64, cell: i64) -> None:
        """See on which tile a token lies."""
        tile = state.tile_at(cell) - state.tiles_at
        self.marks[tile] = self.board
        self.token_on[tile] = token

    def look_around(self, state: State, token: i64, cell: i64) -> None:
        """See what lies beside a token when all have been noted."""
        beside = self.beside
        places = self.open
        near: i64 = 0
        at = token * SIDES
        for side in range(SIDES):
            tile = state.tile_at(cell + NEIGHBOUR[side])
            beside[at] = NOBODY
            places[at] = 0
            if tile != 0:
                if self.marks[tile - state.tiles_at] == self.board:
                    other = self.token_on[tile - state.tiles_at]
                    beside[at] = other
                    near |= 1 << other
                elif not self.is_kept_away(state, tile):
                    places[at] = tile
                    self.edge |= 1 << token
            at += 1
        self.near[token] = near

    def is_barred(self, state: State, tile: i64) -> bool:
        """Does a flea or an active source lie on a tile of the board looked at? Nobody flees over it (4.2.9.3)."""
        place = tile - state.tiles_at
        return self.marks[place] == self.board and self.live >> self.token_on[place] & 1 != 0

    def grow(self, source: i64, count: i64) -> i64:
        """Add the tokens of an area to *count* others: a source, and what hangs together with it. Give the new count.

        Only those that wait are reached, and they wait no longer.
        """
        waiting = self.waiting
        if waiting >> source & 1 == 0:
            return count
        beside = self.beside
        near = self.near
        found = self.found
        waiting ^= 1 << source
        done = count
        found[count] = source
        count += 1
        while done < count:
            token = found[done]
            done += 1
            if near[token] & waiting == 0:
                continue
            for side in range(SIDES):
                other = beside[token * SIDES + side]
                if other != NOBODY and waiting >> other & 1 != 0:
                    waiting ^= 1 << other
                    found[count] = other
                    count += 1
        self.waiting = waiting
        return count

    def find_areas(self, tokens: i64) -> i64:
        """Leave those of some tokens that belong to areas in ``found``, and say how many there are.

        Those that still wait then are latent fleas. What lies around must have been looked at.
        """
        self.waiting = tokens
        count: i64 = 0
        for source in range(SOURCES):
            count = self.grow(source, count)
        return count

    def latent_fleas(self, state: State) -> i64:
        """Which fleas hang together with no active source, a bit for each."""
        self.look(state)
        self.find_areas(self.live)
        return self.waiting >> SOURCES

    def join(self, state: State) -> None:
        """Where areas have grown together, all sources but the highest go out (4.2.9.7)."""
        while self.joins_one(state):
            pass

    def joins_one(self, state: State) -> bool:
        """Put out what hangs together with the first source, from the highest, that is not alone; is there one?"""
        self.look(state)
        self.waiting = self.live
        for turned in range(SOURCES):
            highest = SOURCES - 1 - turned
            before = self.waiting
            self.grow(highest, 0)
            joined = (before ^ self.waiting) & (1 << highest) - 1
            if joined != 0:
                for source in range(highest):
                    if joined >> source & 1 != 0:
                        self.put_out(state, source)
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
        """Leave cells where a flea can be laid in ``free``, and say how many there are; one flea may be left out.

        They lie at a side of an area and no token lies on them (4.2.9.2). What lies around must have been looked at.
        """
        tokens = self.live
        if without != NOBODY:
            tokens ^= 1 << SOURCES + without
        words = state.words
        tiles_at = state.tiles_at
        search = self.search + 1
        self.search = search
        seen = self.seen
        places = self.open
        found = self.found
        free = self.free
        edge = self.edge
        count: i64 = 0
        for index in range(self.find_areas(tokens)):
            token = found[index]
            if edge >> token & 1 == 0:
                continue
            for side in range(SIDES):
                tile = places[token * SIDES + side]
                if tile != 0 and seen[tile - tiles_at] != search:
                    seen[tile - tiles_at] = search
                    free[count] = words[tile + TILE_CELL]
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
