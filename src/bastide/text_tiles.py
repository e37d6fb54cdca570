"""Where everything lies on a tile that is drawn with characters.

A drawing has 11 columns and 5 rows. Cities come from a handful of shapes, roads and rivers
are lines between the middles of sides, and what remains is field. A tile can be laid out in
several styles (broad or slim cities, wide or tight bends …); the first one in which the
fields hang together exactly as they are printed is taken.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

from bastide.kernel import tiles
from bastide.kernel.geometry import SIDE_NAMES, turned_half, turned_side
from bastide.kernel.vocabulary import BUILDINGS, SYMBOLS_IN_BLOCKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bastide.kernel.tiles import TileType

Point = tuple[int, int]
"""A column and a row of a drawing."""

WIDTH: Final = 11
HEIGHT: Final = 5
CENTRE: Final[Point] = (5, 2)
POINTS: Final = tuple((column, row) for row in range(HEIGHT) for column in range(WIDTH))
OUTWARD: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One step towards each side."""
BORDER: Final = ((5, 0), (10, 2), (5, 4), (0, 2))
"""Where a line leaves the tile, by side."""
BEYOND: Final = ((5, 1), (8, 2), (5, 3), (2, 2))
"""A point between the centre and each side."""
STUB_ENDS: Final = ((5, 0), (9, 2), (5, 4), (1, 2))
"""Where a line stops that ends just inside its side."""

GROUND: Final = -1
"""Owner of a point that a field may grow over."""
NOBODY: Final = -2
"""Owner of a point that is taken and belongs to no feature."""

BROAD: Final = {
    "N": ("###########", "  #######  ", "", "", ""),
    "W": ("#", "###", "#####", "###", "#"),
    "NS": ("###########", "   #####   ", "   #####   ", "   #####   ", "###########"),
    "EW": ("#         #", "###########", "###########", "###########", "#         #"),
    "NW": ("###########", "########", "#####", "###", "#"),
    "NEW": ("###########", "###########", "###########", "###     ###", "#         #"),
    "NSW": ("###########", "#########  ", "#######    ", "#########  ", "###########"),
    "NESW": ("###########",) * HEIGHT,
}
"""Cities by the sides they reach; the other combinations are mirror images."""
SLIM: Final = BROAD | {
    "N": ("###########", "", "", "", ""),
    "W": ("#", "##", "###", "##", "#"),
    "NS": ("###########", "    ###    ", "    ###    ", "    ###    ", "###########"),
    "EW": ("#         #", "###     ###", "###########", "###     ###", "#         #"),
    "NW": ("###########", "#######", "####", "##", "#"),
}
MIRRORED: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
QUADRANT: Final = frozenset(point for point in POINTS if point[0] < CENTRE[0] and point[1] < CENTRE[1])
SEAM: Final = frozenset({(0, 0), (1, 0), (2, 1), (3, 1)})
"""Points in the corner N-W that stay free between two cities that meet there."""
TONGUE: Final = SEAM | {(4, 2), CENTRE}
"""What a city covers that reaches the corner N-W from the middle."""

BUILT: Final = (tiles.CITY, tiles.HOUSE, tiles.CASTLE_TOWER)
"""Features that fill the sides they reach."""
SYMBOL_OF_END: Final = {"crop_circle": "crop", "lake": "ferry"}
"""Things at which roads end and that are symbols of the tile under another name."""


@dataclass(frozen=True)
class Style:
    """One way to lay a tile out; the first choices look best."""

    solid_middle: bool
    """Does what stands in the middle part a field?"""
    long_arms: bool
    wide_bends: bool
    broad_cities: bool


STYLES: Final = tuple(Style(*choice) for choice in product((True, False), repeat=4))


def neighbours(point: Point) -> Iterator[Point]:
    """Give the points above, beside and below a point."""
    for across, down in OUTWARD:
        other = (point[0] + across, point[1] + down)
        if 0 <= other[0] < WIDTH and 0 <= other[1] < HEIGHT:
            yield other


def mirrored(points: Iterable[Point], *, across: bool, down: bool) -> set[Point]:
    """Mirror points from west to east, from north to south, or both."""
    return {(WIDTH - 1 - c if across else c, HEIGHT - 1 - r if down else r) for c, r in points}


def at_corner(points: Iterable[Point], corner: int) -> set[Point]:
    """Move points from the corner N-W to another; a corner bears the number of the side before it."""
    return mirrored(points, across=corner in (0, 1), down=corner in (1, 2))


def half_points(half: int) -> list[Point]:
    """Give the points along a half side."""
    side = half // 2
    axis = 1 - side % 2
    corner = at_corner(QUADRANT, side if half % 2 else (side - 1) % 4)
    return sorted(point for point in corner if point[axis] == BORDER[side][axis])


def city_points(sides: Iterable[int], *, broad: bool) -> set[Point]:
    """Give the points of a city that reaches these sides."""
    shapes = BROAD if broad else SLIM
    wanted = {SIDE_NAMES[side] for side in sides}
    for across, down in product((False, True), repeat=2):
        seen = {MIRRORED[name] if (across if name in "EW" else down) else name for name in wanted}
        rows = shapes.get("".join(name for name in SIDE_NAMES if name in seen))
        if rows is not None:
            drawn = [(column, row) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"]
            return mirrored(drawn, across=across, down=down)
    return set()


def way(*stops: Point) -> list[Point]:
    """Give the points of a line from stop to stop, each straight ahead of the one before."""
    points = [stops[0]]
    for stop in stops[1:]:
        while points[-1] != stop:
            column, row = points[-1]
            points.append((column + _sign(stop[0] - column), row + _sign(stop[1] - row)))
    return points


def _sign(number: int) -> int:
    """Give -1, 0 or 1."""
    return (number > 0) - (number < 0)


def tight_bend(start: int, end: int) -> list[Point]:
    """Give the way between two neighbouring sides that keeps clear of the centre."""
    upright, level = (BEYOND[start], BEYOND[end]) if start % 2 == 0 else (BEYOND[end], BEYOND[start])
    stops = (BEYOND[start], (level[0], upright[1]), BEYOND[end])
    return way(BORDER[start], *stops, BORDER[end])


class Layout:
    """Which point of a tile belongs to which feature, in one style."""

    def __init__(self, tile: TileType, rotation: int, style: Style) -> None:
        self.tile = tile
        self.rotation = rotation
        self.style = style
        self.owner: dict[Point, int] = dict.fromkeys(POINTS, GROUND)
        """Index of the feature that a point belongs to, GROUND or NOBODY."""
        self.arms: dict[Point, set[int]] = {}
        """Points of lines, with the sides towards which the line goes on."""
        self.grounds: dict[Point, str] = {}
        """Points of a town or of a ground that is no feature."""
        self.signs: dict[Point, str] = {}
        """Names of what stands on a point."""
        self.symbols = [name for name, _ in tile.symbols if name != "kind"]
        """Symbols of the tile that have no point yet."""
        self.flaws = 0
        """How often two things want the same point or a field is not as printed."""
        self.displaced = False
        """Must a building leave the middle?"""
        self._index = {feature.id: index for index, feature in enumerate(tile.features)}
        self._field_at = {turned_half(h, rotation): i for i, each in enumerate(tile.features) for h in each.halves}
        self._ends: dict[str, Point] = {}
        """Where the things lie at which lines end."""
        self._passable: dict[Point, int] = {}
        """Points that get their owner when fields have grown over them."""
        self._lay_cities()
        self._lay_grounds()
        self._lay_lines()
        self._lay_middle()
        self._grow_fields()

    def points(self, index: int) -> list[Point]:
        """Give the points of a feature."""
        return [point for point in POINTS if self.owner[point] == index]

    def kind_at(self, point: Point) -> str:
        """Name the kind of the feature at a point; an empty text if there is none."""
        return self.tile.features[self.owner[point]].kind if self.owner[point] >= 0 else ""

    def _sides(self, index: int) -> list[int]:
        """Give the sides that a feature reaches as the tile lies."""
        return [turned_side(side, self.rotation) for side in self.tile.features[index].sides]

    def _of_kind(self, *kinds: str) -> list[int]:
        """Give the features of some kinds."""
        return [index for index, feature in enumerate(self.tile.features) if feature.kind in kinds]

    def _crosses(self, upper: int, lower: int) -> bool:
        """Does a feature lie above another one?"""
        return (self.tile.features[upper].id, self.tile.features[lower].id) in self.tile.over

    # -- cities and grounds --------------------------------------------------------------------

    def _lay_cities(self) -> None:
        """Lay the cities, small ones first; a later one keeps its distance."""
        lower = {name for _, name in self.tile.over}
        cities = [index for index in self._of_kind(*BUILT) if not self.tile.features[index].mark("inner")]
        cities.sort(key=lambda index: (self.tile.features[index].id in lower, len(self._sides(index))))
        city_at = {side: index for index in cities for side in self._sides(index)}
        seams: set[Point] = set()
        for corner in range(4):
            if len({city_at.get(corner), city_at.get((corner + 1) % 4)} - {None}) > 1:
                seams |= at_corner(SEAM, corner)
        for index in cities:
            for point in city_points(self._sides(index), broad=self.style.broad_cities) - seams:
                if all(self.owner[near] in (GROUND, index) for near in (point, *neighbours(point))):
                    self.owner[point] = index
            self.flaws += sum(self.owner[BORDER[side]] != index for side in self._sides(index))
        for corner in range(4):
            self._lay_tongue(corner)

    def _lay_tongue(self, corner: int) -> None:
        """Let a city reach a corner where two fields would otherwise meet."""
        before, behind = self._field_at.get(2 * corner + 1), self._field_at.get((2 * corner + 2) % 8)
        if before is None or behind is None or before == behind:
            return
        for name in self.tile.features[before].by:
            if name in self.tile.features[behind].by:
                self.owner.update(dict.fromkeys(at_corner(TONGUE, corner), self._index[name]))
                return

    def _lay_grounds(self) -> None:
        """Lay the inside of a walled town, and grounds that part a field without a road."""
        if self.tile.edges == "IIII":
            self.grounds[CENTRE] = "town"
        for side in range(4):
            letter = self.tile.edges[side - self.rotation] if self.tile.edges else ""
            left, right = self._field_at.get(2 * side), self._field_at.get(2 * side + 1)
            covered: list[Point] = []
            if letter == "I" and left is None:
                covered += at_corner(QUADRANT, (side - 1) % 4)
            if letter == "I" and right is None:
                covered += at_corner(QUADRANT, side)
            parted = letter in ("I", "F") and left is not None and right is not None and left != right
            if parted or (letter == "I" and left is None and right is None):
                covered += way(BORDER[side], CENTRE)[:-1]
            self.grounds.update(dict.fromkeys(covered, "town" if letter == "I" else "ground"))
        self.owner.update(dict.fromkeys(self.grounds, NOBODY))

    # -- roads and rivers ----------------------------------------------------------------------

    def _lay_lines(self) -> None:
        """Lay roads and rivers; those that cross others come last."""
        lines = self._of_kind(tiles.ROAD, tiles.RIVER)
        for index in sorted(lines, key=lambda index: any(self._crosses(index, other) for other in lines)):
            sides = self._sides(index)
            if len(sides) != 2 or self.tile.features[index].mark("tunnel"):
                for side in sides:
                    self._lay_arm(index, side)
            elif (sides[0] - sides[1]) % 2 and not self.style.wide_bends:
                self._lay_line(index, tight_bend(*sides))
            else:
                self._lay_line(index, way(BORDER[sides[0]], CENTRE, BORDER[sides[1]]))
        self._lay_city_stubs()

    def _lay_arm(self, index: int, side: int) -> None:
        """Lay a road or a river from one side to its end."""
        feature = self.tile.features[index]
        points = way(BORDER[side], CENTRE)
        if feature.ends in self._index and self._index[feature.ends] in self._of_kind(*BUILT):
            self._lay_line(index, self._way_to_city(side, self._index[feature.ends]))
            return
        if not self.style.long_arms and self._field_at.get(2 * side) == self._field_at.get(2 * side + 1):
            points = way(BORDER[side], STUB_ENDS[side])
        elif any(self._crosses(index, other) for other in self._of_kind(tiles.ROAD, tiles.RIVER)):
            points = way(BORDER[side], BEYOND[(side + 2) % 4])
        laid = self._lay_line(index, points)
        self._ends.setdefault(feature.ends, points[-1])
        if feature.mark("tunnel") and laid:
            self.signs[laid[-1]] = "tunnel"

    def _way_to_city(self, side: int, city: int) -> list[Point]:
        """Give the way from a side to the first point of a city."""
        sides = self._sides(city)
        goal = (side + 2) % 4 if (side + 2) % 4 in sides else sides[0]
        straight = self.style.wide_bends or (side - goal) % 2 == 0
        points = way(BORDER[side], CENTRE, BORDER[goal]) if straight else tight_bend(side, goal)
        reached = next((at for at, point in enumerate(points) if self.owner[point] == city), len(points) - 1)
        return points[: reached + 1]

    def _lay_line(self, index: int, points: list[Point]) -> list[Point]:
        """Lay a line along points, but not over a city that it does not cross; give the points that it got."""
        laid = []
        for at, point in enumerate(points):
            below = self.owner[point]
            leads = {side for side in range(4) if point == BORDER[side]}
            for column, row in points[max(at - 1, 0) : at] + points[at + 1 : at + 2]:
                leads.add(OUTWARD.index((column - point[0], row - point[1])))
            if self.kind_at(point) in BUILT and not self._crosses(index, below):
                ends_there = self.tile.features[index].ends == self.tile.features[below].id
                self.flaws += not (ends_there or self._crosses(below, index))
                continue
            if below >= 0 and point in self.arms and self._crosses(index, below):
                self.signs[point] = "overpass"
                self.arms[point] = set()
            elif below >= 0 and below != index and not self._crosses(index, below):
                self.flaws += not self._meet(index, below)
            laid.append(point)
            self.owner[point] = index
            self.arms.setdefault(point, set()).update(leads)
        return laid

    def _meet(self, index: int, other: int) -> bool:
        """Do two lines end at the same thing?"""
        lines = (self.tile.features[index], self.tile.features[other])
        first, second = ({line.ends, line.mark("role")} - {""} for line in lines)
        return bool(first & second)

    def _lay_city_stubs(self) -> None:
        """Lay the short ways from a crossing to the cities that meet there."""
        for group in self.tile.links:
            if sum(self.tile.feature(name).ends == "crossing" for name in group) < 2:
                continue
            cities = [index for index in self._of_kind(tiles.CITY) if self.tile.features[index].id in group]
            for side in (side for index in cities for side in self._sides(index)):
                self.arms.setdefault(CENTRE, set()).add(side)
                for point in way(CENTRE, BORDER[side])[1:]:
                    if self.owner[point] == GROUND:
                        self.owner[point] = NOBODY
                        self.arms[point] = {side, (side + 2) % 4}

    # -- the middle ----------------------------------------------------------------------------

    def _lay_middle(self) -> None:
        """Lay buildings, what roads end at, and a symbol of the tile if the middle is free."""
        for end, point in self._ends.items():
            if end == "crossing":
                self.owner[point] = NOBODY
                if len(self.arms.get(point, ())) <= 2:
                    self.signs[point] = end
            elif end and end not in self._index:
                owner = NOBODY if point == CENTRE else self.owner[point]
                self._stand(point, SYMBOL_OF_END.get(end, end), owner)
        for index in self._of_kind(*BUILDINGS):
            self._lay_building(index)
        for index in self._of_kind(tiles.RIVER):
            self._lay_water(index)
        self.symbols = [name for name in self.symbols if name not in self.signs.values()]
        land = not self._of_kind(tiles.COURTYARD)  # inside a castle, a sign at a junction would be a square
        ring = land and any(len(self._sides(index)) > 2 for index in self._of_kind(tiles.ROAD))
        if CENTRE not in self.signs and (ring or CENTRE not in self.arms):
            if self.symbols and self.symbols[-1] not in SYMBOLS_IN_BLOCKS:
                self._stand(CENTRE, self.symbols.pop())
            elif ring:
                self.signs[CENTRE] = "well"

    def _stand(self, point: Point, sign: str, owner: int = NOBODY) -> None:
        """Let something stand on a point, for ever or until fields have grown below it."""
        self.signs[point] = sign
        if self.style.solid_middle or self.owner[point] != GROUND:
            self.owner[point] = owner
        else:
            self._passable[point] = owner

    def _lay_building(self, index: int) -> None:
        """Lay a monastery or a shrine where roads end at it, else in the middle or beside a line."""
        feature = self.tile.features[index]
        column, row = self._ends.get(feature.id, CENTRE)
        if feature.id not in self._ends and CENTRE in self.arms:
            column, row = BEYOND[turned_side(0, self.rotation)]
            self.displaced = True
        for point, sign in (((column - 1, row), "left wall"), ((column + 1, row), "right wall")):
            self._stand(point, sign, index)
        self._stand((column, row), feature.key, index)

    def _lay_water(self, index: int) -> None:
        """Lay the spring or the lake of a river."""
        role = self.tile.features[index].mark("role")
        if role == "spring":
            self.signs[CENTRE] = role
        for point in product((4, 5, 6), (1, 2, 3)) if role == "lake" else ():
            if self.owner[point] == GROUND:
                self.owner[point] = index

    # -- fields --------------------------------------------------------------------------------

    def _grow_fields(self) -> None:
        """Let every field grow from its half sides; what no half side reaches is inner field."""
        seeds = {half: [p for p in half_points(half) if self.owner[p] == GROUND] for half in self._field_at}
        self._count_flaws(seeds)
        queue = deque((point, self._field_at[half]) for half, points in seeds.items() for point in points)
        while queue:
            point, index = queue.popleft()
            if self.owner[point] == GROUND:
                self.owner[point] = index
                queue.extend((other, index) for other in neighbours(point))
        inner = [index for index in self._of_kind(tiles.FIELD) if not self.tile.features[index].halves]
        for point in self.points(GROUND) if inner else []:
            self.owner[point] = inner[0] if self._lies_north(point) else inner[-1]
        self.owner.update(self._passable)
        self.flaws += sum(not self.points(index) for index in inner)

    def _lies_north(self, point: Point) -> bool:
        """Did a point lie in the northern half before the tile was turned?"""
        across, down = OUTWARD[self.rotation]
        return (point[0] - CENTRE[0]) * across + (point[1] - CENTRE[1]) * down > 0

    def _count_flaws(self, seeds: dict[int, list[Point]]) -> None:
        """Compare which half sides hang together with what is printed."""
        pools: dict[int, set[Point]] = {}
        for half, points in seeds.items():
            pools.setdefault(self._field_at[half], set()).update(self._pool_of(point) for point in points)
            self.flaws += not points
        every = [pool for found in pools.values() for pool in found]
        torn = len(every) - sum(bool(found) for found in pools.values())
        merged = len(every) - len(set(every))
        self.flaws += torn + merged

    def _pool_of(self, start: Point) -> Point:
        """Name the connected ground around a point by its first point."""
        pool = {start}
        waiting = [start]
        while waiting:
            new = {point for point in neighbours(waiting.pop()) if self.owner[point] == GROUND} - pool
            pool |= new
            waiting += new
        return min(pool)


@cache
def layout(tile: TileType, rotation: int) -> Layout:
    """Lay a tile out in the first style that shows it as it is printed, or else in the best one."""
    best = Layout(tile, rotation, STYLES[0])
    for style in STYLES[1:]:
        if not best.flaws and not best.displaced:
            break
        best = min(best, Layout(tile, rotation, style), key=lambda each: (each.flaws, each.displaced))
    return best
