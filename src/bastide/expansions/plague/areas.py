"""Sources and fleas: which of them belong together, and where another flea can lie (4.2.9.2 to 4.2.9.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.geometry import SIDES, STEPS
from bastide.kernel.layout import TILE_TURN
from bastide.kernel.pieces import DRAGON, FAIRY
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

SOURCES: Final[i64] = 6
FLEAS: Final[i64] = 18
NOBODY: Final[i64] = -1
NEIGHBOUR: Final = vec[i64](list(STEPS))


class Areas:
    """Six sources and eighteen fleas."""

    def __init__(self, rules: Rules) -> None:
        self.source_at = rules.reserve(int(SOURCES))
        """The cell of each source, 0 while it is not on the table."""
        self.out = rules.reserve(1)
        """Which sources have gone out, a bit for each."""
        self.flea_at = rules.reserve(int(FLEAS))
        """The cell of each flea on the table."""
        self.count = rules.reserve(1)
        """How many fleas lie on the table."""
        self.safe: list[int] = []
        """Kinds of tiles that are never infested: rulings name them."""

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

    def active_sources(self, state: State) -> list[int]:
        """Numbers of the sources that have not gone out, from 0, the lowest first."""
        return [int(number) for number in range(SOURCES) if self.is_active(state, number)]

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

    def barred_cells(self, state: State) -> set[int]:
        """Cells over which nobody flees: with a flea, or with an active source (4.2.9.3)."""
        found = {int(state.words[self.flea_at + flea]) for flea in range(state.words[self.count])}
        for source in self.active_sources(state):
            found.add(int(state.words[self.source_at + source]))
        return found

    # -- areas -----------------------------------------------------------------------------------

    def area(self, state: State, source: i64, without: i64 = NOBODY) -> list[int]:
        """Cells of an area: an active source, and all fleas and active sources that hang together with it."""
        linked = self.barred_cells(state)
        if without != NOBODY:
            linked.discard(int(state.words[self.flea_at + without]))
        found: list[int] = [int(state.words[self.source_at + source])]
        linked.discard(found[0])
        for cell in found:
            for side in range(SIDES):
                other = int(cell + NEIGHBOUR[side])
                if other in linked:
                    linked.discard(other)
                    found.append(other)
        return found

    def active_cells(self, state: State, without: i64 = NOBODY) -> list[int]:
        """Cells of all areas together."""
        found: list[int] = []
        known: set[int] = set()
        for source in self.active_sources(state):
            if int(state.words[self.source_at + source]) not in known:
                cells = self.area(state, source, without)
                found += cells
                known.update(cells)
        return found

    def latent_fleas(self, state: State) -> list[int]:
        """Cells of fleas that hang together with no active source."""
        active = set(self.active_cells(state))
        cells = [int(state.words[self.flea_at + flea]) for flea in range(state.words[self.count])]
        return [cell for cell in cells if cell not in active]

    def join(self, state: State) -> None:
        """Where areas have grown together, all sources but the highest go out (4.2.9.7)."""
        again = True
        while again:
            again = False
            for source in reversed(self.active_sources(state)):
                cells = self.area(state, source)
                lower = [
                    other
                    for other in self.active_sources(state)
                    if other < source and int(state.words[self.source_at + other]) in cells
                ]
                for other in lower:
                    self.put_out(state, other)
                    again = True
                if lower:
                    break

    def put_out(self, state: State, source: i64) -> None:
        """Turn a source over to its meadow."""
        state.put(self.out, state.words[self.out] | 1 << source)

    # -- laying ----------------------------------------------------------------------------------

    def places(self, state: State, without: i64 = NOBODY) -> list[int]:
        """Cells where a flea can be laid: at a side of an area, with no token on them (4.2.9.2)."""
        active = self.active_cells(state, without)
        known = set(active)
        found: list[int] = []
        for cell in active:
            for side in range(SIDES):
                other = int(cell + NEIGHBOUR[side])
                if other not in known:
                    known.add(other)
                    if self.may_lie(state, other):
                        found.append(other)
        return found

    def may_lie(self, state: State, cell: i64) -> bool:
        """Is there a tile on which a flea may lie, without token, dragon and fairy?"""
        tile = state.tile_at(cell)
        if tile == 0 or self.flea_on(state, cell) != NOBODY or self.source_on(state, cell) != NOBODY:
            return False
        if cell in (state.neutral_cell(DRAGON), state.neutral_cell(FAIRY)):
            return False
        return int(state.words[tile + TILE_TURN] >> 2) not in self.safe

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
