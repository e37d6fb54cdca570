"""The River: water that is laid before the land grows.

Der Fluss, complete rules 3.1, 3.1.1 and 3.2. The river is no feature that anybody could stand on: it has no slot.
What the box must know can be seen on the table and in the bag, so it remembers nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import tiles
from bastide.kernel.geometry import SIDES, STEPS, turned_side
from bastide.kernel.hooks import Expansion
from bastide.kernel.layout import HAND, TILE_TURN
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

BOX = "river"
SPRING = "river/spring"
ORDER: Final = ("spring", "run", "lake")
"""Parts of the river in the order of laying; what is no part of it comes afterwards."""
LAND: Final[i64] = 3

DRY: Final[i64] = -1
"""No water at this side."""
ENDS: Final[i64] = -2
"""The water that comes in here goes no further: a spring or a lake."""
STRAIGHT: Final[i64] = 2
"""Sides from where the water comes in to where it leaves, clockwise: 1 and 3 are bends."""

NEIGHBOUR: Final = vec[i64](list(STEPS))


class River(Expansion):
    """A river from its spring to its lake."""

    name: ClassVar[str] = BOX

    def start_tiles(self) -> list[tuple[str, int, int]]:
        """The spring lies in the middle of the table; the start tile of the base game goes into the bag (3.1.1)."""
        return [(SPRING, 0, 0)]

    def set_up(self, rules: Rules) -> None:
        """Look up which tiles show the river and where its water flows."""
        order: list[int] = []
        onward: list[int] = []
        for tile in rules.tables.types:
            order.append(part_of_river(tile))
            for rotation in range(4):
                onward += ways_of_water(tile, rotation)
        self.order: vec[i64] = vec[i64](order)
        """When a kind is drawn: spring, run, lake, then the land."""
        self.onward: vec[i64] = vec[i64](onward)
        """For each turn and side: the side where water that comes in leaves again, or DRY, or ENDS."""
        self.kinds: vec[i64] = vec[i64]([kind for kind, part in enumerate(order) if part < LAND])
        """The kinds that show the river."""

    def forbids_draw(self, state: State, kind: i64) -> bool:
        """Tiles of the river are drawn before all others, and the lake comes last of them (3.1.1)."""
        part = self.order[kind]
        for place in range(len(self.kinds)):
            other = self.kinds[place]
            if self.order[other] < part and state.words[state.bag_at + other] > 0:
                return True
        return False

    def forbids_tile(self, state: State, cell: i64, rotation: i64) -> bool:
        """A tile of the river goes on where the water ends, and never makes it turn back (3.1.1)."""
        hand = state.words[HAND]
        if self.order[hand] == LAND:
            return False
        turn = hand * 4 + rotation
        for side in range(SIDES):
            if self.onward[turn * 4 + side] != DRY:
                before = state.tile_at(cell + NEIGHBOUR[side])
                if before != 0:
                    return self.turns_back(state.words[before + TILE_TURN], turn, side)
        return True

    def turns_back(self, before: i64, after: i64, side: i64) -> bool:
        """Would two bends, one right behind the other, turn the river the same way?

        The water comes from the tile turned as *before* to the one turned as *after*, through its *side*.
        """
        leaves = (side + 2) & 3
        came_in = self.onward[before * 4 + leaves]
        goes_on = self.onward[after * 4 + side]
        if came_in < 0 or goes_on < 0:
            return False
        first = (leaves - came_in) & 3
        second = (goes_on - side) & 3
        return first == second and second != STRAIGHT


def part_of_river(tile: TileType) -> int:
    """Give the place of a tile in the order of laying."""
    for feature in tile.features:
        if feature.kind == tiles.RIVER:
            return ORDER.index(feature.mark("role"))
    return int(LAND)


def ways_of_water(tile: TileType, rotation: int) -> list[int]:
    """Give for each side where water that comes in there leaves the turned tile."""
    ways = [int(DRY)] * int(SIDES)
    for feature in tile.features:
        if feature.kind == tiles.RIVER:
            sides = [turned_side(side, rotation) for side in feature.sides]
            for side in sides:
                others = [other for other in sides if other != side]
                ways[side] = others[0] if others else int(ENDS)
    return ways
