"""What players do with bridges and at bazaars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.codes import cell_in, number_in, number_offer, rotation_in
from bastide.kernel.declarations import NO_CODE, Action, Numbered, declared
from bastide.kernel.geometry import cell_at, is_on_table, x_of, y_of
from bastide.kernel.targets import AtCell, AtTile

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.kernel.targets import Target


def across(kind: int, turn: int, cell: int) -> int:
    """Give the code of something on a cell that is turned."""
    return kind | turn << 5 | cell << 12


@declared("bridge {upright:EW|NS} @ {x},{y}", key="build-bridge", refused="cannot_build")
class BuildBridge(Action):
    """Build a bridge across a laid tile, from north to south (upright) or from east to west."""

    upright: bool
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> BuildBridge:
        """Name the tile and the way."""
        del state
        cell = cell_in(code)
        return cls(rotation_in(code) == 0, x_of(cell), y_of(cell))

    def code(self, state: State, kind: int) -> int:
        """Any cell has a code."""
        del state
        return across(kind, int(not self.upright), cell_at(self.x, self.y)) if is_on_table(self.x, self.y) else NO_CODE

    def target(self, state: State) -> Target:
        """The tile, and how the bridge is turned."""
        del state
        return AtCell(self.x, self.y, int(not self.upright))


@declared("{tile}{rotation:arrow} {x},{y} with bridge", key="lay-with-bridge")
class LayWithBridge(Action):
    """Lay the tile in hand where it fits only because a bridge carries a road on."""

    tile: str
    x: int
    y: int
    rotation: int

    @classmethod
    def of(cls, state: State, code: int) -> LayWithBridge:
        """Name the tile and where it goes."""
        cell = cell_in(code)
        return cls(state.tables.types[state.phase.tile(state)].code, x_of(cell), y_of(cell), rotation_in(code))

    def code(self, state: State, kind: int) -> int:
        """Only the tile in hand has a code."""
        held = state.phase.tile(state)
        if held < 0 or state.tables.kind_named(self.tile) != held or not is_on_table(self.x, self.y):
            return NO_CODE
        return across(kind, self.rotation % 4, cell_at(self.x, self.y))

    def target(self, state: State) -> Target:
        """The cell, and how the tile is turned."""
        del state
        return AtCell(self.x, self.y, self.rotation)


@declared("take {tile}", key="take-lot", refused="not_in_bazaar")
class TakeTile(Action):
    """Choose one of the tiles at a bazaar: to bid for it, or to have it."""

    tile: str

    @classmethod
    def of(cls, state: State, code: int) -> TakeTile:
        """Name the tile."""
        return cls(state.tables.types[number_in(code)].code)

    def code(self, state: State, kind: int) -> int:
        """Find the tile."""
        tile = state.tables.kind_named(self.tile)
        return number_offer(kind, tile) if tile >= 0 else NO_CODE

    def target(self, state: State) -> Target:
        """The tile."""
        del state
        return AtTile(self.tile)


@declared("bid {number}", key="bid", refused="cannot_bid")
class Bid(Numbered):
    """Bid so many points for the tile that was chosen."""

    number: int

    @classmethod
    def of(cls, state: State, code: int) -> Bid:
        """Read the number."""
        del state
        return cls(number_in(code))


@declared("{buys:sell|buy}", key="deal")
class Deal(Action):
    """Sell the tile to whoever has bid most, or buy it from him."""

    buys: bool

    @classmethod
    def of(cls, state: State, code: int) -> Deal:
        """Read which."""
        del state
        return cls(number_in(code) == 1)

    def code(self, state: State, kind: int) -> int:
        """Both have a code."""
        del state
        return number_offer(kind, int(self.buys))
