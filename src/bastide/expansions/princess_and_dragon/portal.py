"""The magic portal: a follower may step out of it on any laid tile.

Complete rules 4.2.4.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.kernel import tiles
from bastide.kernel.codes import figure_code
from bastide.kernel.geometry import cell_at
from bastide.kernel.layout import FIGURES, ROOT, TILE, TILE_CELL, TILE_SLOTS, TILE_TURN, TILE_WORDS
from bastide.kernel.phases import is_forbidden
from bastide.kernel.pieces import PHANTOM
from bastide.kernel.tables import COVERED, SITE, SLOT_WORDS

if TYPE_CHECKING:
    from bastide.kernel.hooks import Figure
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

SYMBOL = "portal"
USED = "portal_used"


class Portal:
    """Where it leads."""

    def __init__(self, *, open_: bool, to_start_tiles: bool) -> None:
        self.open = open_
        """Does the symbol mean anything?"""
        self.to_start_tiles = to_start_tiles
        self.shut: list[int] = []
        """Kinds of tiles to which no portal leads, whatever the table has chosen: rulings name them."""

    def set_up(self, rules: Rules) -> None:
        """Look up the symbol and the start tiles; remember whether the portal was used in this turn."""
        types = rules.tables.types
        self.printed: list[bool] = [tile.symbol(SYMBOL) == "true" for tile in types]
        self.watered: list[bool] = [any(each.kind == tiles.RIVER for each in tile.features) for tile in types]
        self.starts: dict[int, int] = {}
        """Cells and kinds of the start tiles; looked up when somebody first asks, because all boxes lay some out."""
        self.used = rules.reserve(1)

    def is_start_tile(self, state: State, tile: i64) -> bool:
        """Is it one of the tiles with which the game begins, the river among them (3.1)?"""
        kind = state.words[tile + TILE_TURN] >> 2
        cell = state.words[tile + TILE_CELL]
        if self.watered[kind]:
            return True
        if not self.starts:
            for name, x, y, _ in state.rules.starts:
                self.starts[cell_at(x, y)] = state.tables.kind_named(name)
        return self.starts.get(cell, -1) == state.tables.plain_of[kind]

    def is_open(self, state: State, spot: i64) -> bool:
        """Could a follower come from the tile just laid through a portal to this place, were it not used?"""
        last = state.last_tile()
        if not self.open or state.words[spot + TILE] == last or state.kind_of(spot) == SITE:
            return False
        return self.printed[state.words[last + TILE_TURN] >> 2]

    def offer(self, state: State, piece: i64) -> None:
        """A follower may go onto any tile, as ever only where nobody stands and nothing is finished (4.2.4.3)."""
        last = state.last_tile()
        if not self.open or not self.printed[state.words[last + TILE_TURN] >> 2] or state.words[self.used] == 1:
            return
        for tile in range(state.tiles_at, last, TILE_WORDS):
            if (self.to_start_tiles or not self.is_start_tile(state, tile)) and not self.is_shut(state, tile):
                self.offer_tile(state, tile, piece)

    def is_shut(self, state: State, tile: i64) -> bool:
        """Does no portal ever lead to this tile?"""
        return state.words[tile + TILE_TURN] >> 2 in self.shut

    def offer_tile(self, state: State, tile: i64, piece: i64) -> None:
        """Offer the places of one tile."""
        words = state.words
        for slot in range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
            if words[words[slot + ROOT] + FIGURES] != 0 or state.is_finished(slot):
                continue
            if state.kind_of(slot) in (SITE, COVERED):
                continue  # A tower takes followers from everywhere without a portal, a castle takes none (4.6.5).
            if not is_forbidden(state, piece, slot):
                state.code_count = state.offer(state.code_count, figure_code(piece, slot))

    def close(self, state: State, figure: Figure) -> None:
        """One follower in a turn uses it, the first figure or the second (4.2.4.3)."""
        if figure.piece > PHANTOM or figure.spot >= state.rules.spots_at or state.kind_of(figure.spot) == SITE:
            return
        last = state.last_tile()
        if state.words[figure.spot + TILE] != last and self.printed[state.words[last + TILE_TURN] >> 2]:
            state.put(self.used, 1)

    def reopen(self, state: State) -> None:
        """A new tile: no portal has been used."""
        if state.words[self.used] != 0:
            state.put(self.used, 0)
