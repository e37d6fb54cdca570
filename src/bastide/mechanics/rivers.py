"""Rivers: water that is laid before the land grows.

Complete rules 3.1, 3.1.1, 3.1.2.2 and 3.2. A river is no feature that anybody could stand on: it has no slot.
What must be known can be seen on the table and in the bag, so nothing is remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import tiles
from bastide.kernel.geometry import SIDES, STEPS, turned_side, x_of, y_of
from bastide.kernel.hooks import Expansion
from bastide.kernel.layout import TILE_CELL, TILE_TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.tables import turned_edges
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.hooks import Start
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

NAME = "rivers"
SPRING: Final[i64] = 0
FORK: Final[i64] = 1
RUN: Final[i64] = 2
LAKE: Final[i64] = 3
VOLCANO: Final[i64] = 4
LAND: Final[i64] = 5
"""Parts of a river in the order of drawing; what is no part of it comes afterwards."""
ROLES: Final = {"spring": SPRING, "fork": FORK, "run": RUN, "lake": LAKE}

DRY: Final[i64] = -1
"""No water at this side."""
ENDS: Final[i64] = -2
"""The water that comes in here goes no further: a spring or a lake."""
PARTS: Final[i64] = -3
"""The water that comes in here parts: a fork."""
STRAIGHT: Final[i64] = 2
"""Sides from where the water comes in to where it leaves, clockwise: 1 and 3 are bends."""

NEIGHBOUR: Final = vec[i64](list(STEPS))
EASTWARD: Final = vec[i64]([0, 1, 0, -1])
SOUTHWARD: Final = vec[i64]([-1, 0, 1, 0])
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FIELD: Final = "F"

BEFORE_LAND: Final[i64] = 1
FORK_FIRST: Final[i64] = 2
LAKE_LAST: Final[i64] = 3
NO_WATER: Final[i64] = 4
JOINS_ARMS: Final[i64] = 5
TURNS_TWICE: Final[i64] = 6
NOT_CLEAR: Final[i64] = 7
"""Reasons of vetoes."""


class Rivers(Expansion):
    """Rivers from their springs to their lakes."""

    name: ClassVar[str] = NAME
    reasons: ClassVar[tuple[str, ...]] = (
        "river-before-land",
        "river-fork-first",
        "river-lake-last",
        "river-no-water",
        "river-joins-arms",
        "river-turns-twice",
        "river-not-clear",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "clear_course",
            NAME,
            default=False,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the option."""
        self.clear_course = bool(options["clear_course"])

    def set_up(self, rules: Rules) -> None:
        """Look up which tiles show a river and where its water flows."""
        part: list[int] = []
        onward: list[int] = []
        for tile in rules.tables.types:
            part.append(part_of_river(tile))
            for rotation in range(4):
                onward += ways_of_water(tile, rotation)
        self.part: vec[i64] = vec[i64](part)
        """What a kind shows of a river."""
        self.onward: vec[i64] = vec[i64](onward)
        """For each turn and side: the side where water that comes in leaves again, or DRY, ENDS or PARTS."""
        self.kinds: vec[i64] = vec[i64]([kind for kind, shown in enumerate(part) if shown < LAND])
        """The kinds that show a river."""
        self.over = rules.reserve(1)
        """Are no tiles of rivers left in the bag?"""
        self.types: dict[str, TileType] = {tile.id: tile for tile in rules.tables.types if tile.plain is None}

    # -- the springs ---------------------------------------------------------------------------

    def start_tiles(self, laid: list[Start]) -> list[Start]:
        """A spring lies in the middle of the table, or beside what lies there, and its water flows away from it.

        The start tile of the base game goes into the bag (3.1.1), unless something must lie beside it. Two rivers flow
        apart (3.1.2.2): the first to the east, or to the west if there is more room.
        """
        starts = list(laid)
        springs = [name for name, tile in self.types.items() if part_of_river(tile) == SPRING]
        sides = (WEST, EAST) if self.room_at(laid, WEST) > self.room_at(laid, EAST) else (EAST, WEST)
        for name, side in zip(springs, sides, strict=False):
            starts.append((name, *self.place_of_spring(starts, side)))
        return starts[len(laid) :]

    def place_of_spring(self, laid: list[Start], side: int) -> tuple[int, int, int]:
        """Find a place and a rotation for a spring: at the end of what is laid, or else below it."""
        if not laid:
            return (0, 0, turned_to(side))
        fields = self.fields_at(laid, side)
        if fields:
            return (self.end_of(laid, side) + int(EASTWARD[side]), fields[0], turned_to(side))
        return self.place_below(laid, side)

    def place_below(self, laid: list[Start], side: int) -> tuple[int, int, int]:
        """Find the outermost place below a field; its water flows to that side if nothing lies there."""
        taken = {(x, y) for _, x, y, _ in laid}
        south = [(x, y + 1) for name, x, y, turn in laid if self.edge(name, turn, SOUTH) == FIELD]
        free = sorted((cell for cell in south if cell not in taken), reverse=side == EAST)
        return next(
            (x, y, turned_to(way))
            for way in (side, (side + 2) % int(SIDES), SOUTH)
            for x, y in free
            if not taken & around(x + int(EASTWARD[way]), y + int(SOUTHWARD[way]))
            and not (taken & around(x, y)) - {(x, y - 1)}
        )

    def edge(self, name: str, turn: int, side: int) -> str:
        """Give the letter of a side of a tile that was turned."""
        return turned_edges(self.types[name].edges, turn)[side]

    def end_of(self, laid: list[Start], side: int) -> int:
        """Give the easternmost or westernmost column."""
        step = int(EASTWARD[side])
        return max(x * step for _, x, _, _ in laid) * step

    def fields_at(self, laid: list[Start], side: int) -> list[int]:
        """Give the rows where field meets a spring at the eastern or western end, from north to south."""
        end = self.end_of(laid, side)
        return sorted(y for name, x, y, turn in laid if x == end and self.edge(name, turn, side) == FIELD)

    def room_at(self, laid: list[Start], side: int) -> int:
        """Count the fields that lie one below the other at the eastern or western end, where most do."""
        fields = self.fields_at(laid, side) if laid else []
        longest = 0
        for y in fields:
            run = 1
            while y + run in fields:
                run += 1
            longest = max(longest, run)
        return longest

    # -- drawing and laying --------------------------------------------------------------------

    def forbids_draw(self, state: State, kind: i64) -> i64:
        """Tiles of a river are drawn before all others: the fork first, and the lake last (3.1.1, 3.1.2.2)."""
        part = self.part[kind]
        if state.words[self.over] != 0 or not self.is_preceded(state, part):
            return 0
        if part == LAND:
            return BEFORE_LAND
        if part <= RUN:
            return FORK_FIRST
        return LAKE_LAST

    def is_preceded(self, state: State, part: i64) -> bool:
        """Is a tile in the bag that is drawn before those of this part?"""
        for place in range(len(self.kinds)):
            other = self.kinds[place]
            if self.part[other] < part and state.words[state.bag_at + other] > 0:
                return True
        return False

    def on_tile_placed(self, state: State, tile: i64) -> None:
        """Behind the last tile of the rivers all others are drawn (3.1.1)."""
        if state.words[self.over] == 0 and not self.is_preceded(state, LAND):
            state.put(self.over, 1)

    def minds(self, kind: i64) -> bool:
        """Only tiles of a river mind where they lie."""
        return self.part[kind] != LAND

    def forbids_tile(self, state: State, kind: i64, cell: i64, rotation: i64) -> i64:
        """A tile of a river goes on where water ends, joins no two arms, and turns none back (3.1.1, 3.1.2.2)."""
        turn = kind * 4 + rotation
        before: i64 = 0
        comes_in: i64 = 0
        for side in range(SIDES):
            if self.onward[turn * 4 + side] != DRY:
                beside = state.tile_at(cell + NEIGHBOUR[side])
                if beside != 0:
                    if before != 0:
                        return JOINS_ARMS
                    before = beside
                    comes_in = side
        if before == 0:
            return NO_WATER
        if self.turns_back(state, before, turn, comes_in):
            return TURNS_TWICE
        if self.clear_course and self.is_blocked(state, cell, turn):
            return NOT_CLEAR
        return 0

    def turns_back(self, state: State, before: i64, after: i64, side: i64) -> bool:
        """Would two bends, one right behind the other, turn the river the same way?

        The water comes from the tile *before* to the one turned as *after*, through its *side*.
        """
        leaves = (side + 2) & 3
        came_in = self.side_above(state, before, leaves)
        goes_on = self.onward[after * 4 + side]
        if came_in < 0 or goes_on < 0:
            return False
        first = (leaves - came_in) & 3
        second = (goes_on - side) & 3
        return first == second and second != STRAIGHT

    def side_above(self, state: State, tile: i64, leaves: i64) -> i64:
        """Where the water that leaves a laid tile has come in; ENDS if it rises there.

        A fork lies right behind its spring, so that is where its water comes from.
        """
        words = state.words
        turn = words[tile + TILE_TURN]
        if self.onward[turn * 4 + leaves] != PARTS:
            return self.onward[turn * 4 + leaves]
        for side in range(SIDES):
            if self.onward[turn * 4 + side] != DRY:
                above = state.tile_at(words[tile + TILE_CELL] + NEIGHBOUR[side])
                if above != 0 and self.part[words[above + TILE_TURN] >> 2] == SPRING:
                    return side
        return ENDS

    # -- a clear course ------------------------------------------------------------------------

    def is_blocked(self, state: State, cell: i64, turn: i64) -> bool:
        """Does anything lie ahead of water that would leave the tile, or does other water flow along with it?"""
        for side in range(SIDES):
            if self.onward[turn * 4 + side] == DRY or state.tile_at(cell + NEIGHBOUR[side]) != 0:
                continue
            for tile in state.tile_list():
                other = state.words[tile + TILE_CELL]
                east = x_of(other) - x_of(cell)
                south = y_of(other) - y_of(cell)
                ahead = east * EASTWARD[side] + south * SOUTHWARD[side]
                aside = east * SOUTHWARD[side] + south * EASTWARD[side]
                if -1 <= aside <= 1 and (ahead > 0 or (aside != 0 and self.is_open(state, tile, side))):
                    return True
        return False

    def is_open(self, state: State, tile: i64, side: i64) -> bool:
        """Does water leave a laid tile to a side where nothing lies yet?"""
        if self.onward[state.words[tile + TILE_TURN] * 4 + side] == DRY:
            return False
        return state.tile_at(state.words[tile + TILE_CELL] + NEIGHBOUR[side]) == 0


def turned_to(side: int) -> int:
    """Give the rotation of a spring whose water flows to this side; printed it flows to the east."""
    return (side - EAST) % int(SIDES)


def around(x: int, y: int) -> set[tuple[int, int]]:
    """Give the cells beside a cell."""
    return {(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)}


def part_of_river(tile: TileType) -> i64:
    """Say which part of a river a tile shows, or LAND.

    A lake at a city is drawn with the running water, and a lake with a volcano after all others (3.1.2.2).
    """
    for feature in tile.features:
        if feature.kind == tiles.RIVER:
            part = ROLES[feature.mark("role")]
            if part == LAKE and feature.ends:
                return RUN
            if part == LAKE and tile.symbol("volcano"):
                return VOLCANO
            return part
    return LAND


def ways_of_water(tile: TileType, rotation: int) -> list[int]:
    """Give for each side where water that comes in there leaves the turned tile."""
    ways = [int(DRY)] * int(SIDES)
    for feature in tile.features:
        if feature.kind == tiles.RIVER:
            sides = [turned_side(side, rotation) for side in feature.sides]
            for side in sides:
                others = [other for other in sides if other != side]
                ways[side] = int(PARTS) if len(others) > 1 else others[0] if others else int(ENDS)
    return ways
