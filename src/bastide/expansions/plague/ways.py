"""Ways to lay the flea of a turn (4.2.9.2, 4.2.9.5, 4.2.9.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.expansions.plague.areas import FLEAS, TOKENS
from bastide.expansions.plague.codes import move_code
from bastide.kernel.codes import cell_offer
from bastide.kernel.geometry import SIDES
from bastide.kernel.pieces import Piece
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.expansions.plague.areas import Areas
    from bastide.kernel.state import State

FLEA: Final[i64] = int(Piece.FLEA)


class Ways:
    """Lists them, once for each board."""

    def __init__(self, areas: Areas, lay_kind: i64, move_kind: i64) -> None:
        self.areas = areas
        self.lay_kind = lay_kind
        self.move_kind = move_kind
        self.board: i64 = 0
        """Scratch: the number of the board that was looked at last."""
        self.codes: vec[i64] = vec[i64]([0] * int(FLEAS * TOKENS * SIDES))
        """Scratch: the codes of all ways on it."""
        self.count: i64 = 0

    def look(self, state: State) -> None:
        """List every way, unless the board is still the same."""
        if self.board != state.board:
            self.board = state.board
            self.count = self.find(state)

    def find(self, state: State) -> i64:
        """Leave in ``codes`` how to lay a flea of the supply, else a latent one, else any. Give their number."""
        areas = self.areas
        count: i64 = 0
        areas.look(state)
        if state.words[areas.count] < FLEAS:
            count = areas.find_places(state)
            for index in range(count):
                self.codes[index] = cell_offer(self.lay_kind, FLEA, areas.free[index])
            return count
        latent = areas.latent_fleas(state)
        if latent != 0:
            found = areas.find_places(state)
            for flea in range(FLEAS):
                if latent >> flea & 1 != 0:
                    count = self.move(state, flea, found, count)
            return count
        for flea in range(FLEAS):
            count = self.move(state, flea, areas.find_places(state, flea), count)
        return count

    def move(self, state: State, flea: i64, places: i64, count: i64) -> i64:
        """Add the ways of a flea to any of the places that were found. Give the new count."""
        free = self.areas.free
        codes = self.codes
        kind = self.move_kind
        cell = state.words[self.areas.flea_at + flea]
        for index in range(places):
            codes[count] = move_code(kind, cell, free[index])
            count += 1
        return count
