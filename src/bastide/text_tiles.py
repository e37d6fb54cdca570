"""Where everything lies on a tile that is drawn with letters.

A drawing has 11 columns and 5 rows. Cities come from a handful of shapes, roads and rivers
are lines between the middles of sides, and what remains is field. The same tile can be laid
out in several styles (broad or slim cities, wide or tight bends …); the first one in which
the fields hang together exactly as they are printed is taken.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from bastide.kernel import tiles
from bastide.kernel.geometry import turned_half, turned_side
from bastide.kernel.tiles import Feature, TileType

WIDTH: Final = 11
HEIGHT: Final = 5

Point = tuple[int, int]
"""A column and a row of a drawing."""

CENTRE: Final[Point] = (5, 2)
POINTS: Final = tuple((column, row) for row in range(HEIGHT) for column in range(WIDTH))
OUTWARD: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One step towards each side."""

BORDER: Final = ((5, 0), (10, 2), (5, 4), (0, 2))
"""Where a line leaves the tile, by side."""
STUBS: Final = (((5, 0),), ((10, 2), (9, 2)), ((5, 4),), ((0, 2), (1, 2)))
"""The way of a line that ends just inside its side."""
BEYOND: Final = ((5, 1), (8, 2), (5, 3), (2, 2))
"""A place between the centre and each side."""

GROUND: Final = -1
"""Owner of a point that belongs to no feature yet: a field may grow over it."""
NOBODY: Final = -2
"""Owner of a point that is taken without belonging to a feature."""

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
}
MIRRORED: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
SEAM: Final = frozenset({(0, 0), (1, 0), (2, 1), (3, 1)})
"""Points in the corner N-W that stay free between two cities that meet there."""
TONGUE: Final = frozenset({(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)})
"""What a city that reaches the corner N-W covers."""
QUADRANT: Final = frozenset((column, row) for column, row in POINTS if column < CENTRE[0] and row < CENTRE[1])


COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
ARROWS: Final = "↑↗→↘↓↙←↖"
LEGEND: Final = {
    "monastery": "†", "abbey": "‡", "shrine": "Ω", "pennant": "◆", "crossing": "+", "house": "⌂", "village": "⌂",
    "school": "⌂", "carcassonne": "∩", "tunnel": "∩", "well": "o", "spring": "○", "lake": "≈", "ferry": "≈",
    "inn": "i", "cathedral": "C", "princess": "P", "cathar": "S", "wine": "w", "grain": "e", "cloth": "c",
    "pigs": "p", "dragon": "D", "volcano": "V", "portal": "O", "tower": "T", "fair": "F", "bazaar": "Z",
    "festival": "f", "gold": "$", "mage": "M", "robber": "%", "plague": "!", "flier": "→", "shield": "U",
    "fork": "Ψ", "club": "♣", "wheel": "@", "castle": "H", "market": "m", "smithy": "A",
}  # fmt: skip
"""The character of everything that is printed, by name."""


@dataclass(frozen=True)
class Style:
    """One way to lay a tile out."""

    long_arms: bool
    wide_bends: bool
    broad_cities: bool


STYLES: Final = tuple(Style(*choice) for choice in product((True, False), repeat=3))


def neighbours(point: Point) -> Iterator[Point]:
    """Give the points of the tile above, below and beside a point."""
    for across, down in OUTWARD:
        other = (point[0] + across, point[1] + down)
        if 0 <= other[0] < WIDTH and 0 <= other[1] < HEIGHT:
            yield other


def mirrored(points: Iterable[Point], *, across: bool, down: bool) -> set[Point]:
    """Mirror points from west to east and from north to south."""
    return {(WIDTH - 1 - c if across else c, HEIGHT - 1 - r if down else r) for c, r in points}


def at_corner(points: Iterable[Point], corner: int) -> set[Point]:
    """Move points of the corner N-W to the corner clockwise behind a side."""
    return mirrored(points, across=corner in (0, 1), down=corner in (1, 2))


def city_points(sides: Iterable[int], *, broad: bool) -> set[Point]:
    """Give the points of a city that reaches these sides."""
    wanted = {"NESW"[side] for side in sides}
    shapes = BROAD if broad else SLIM
    for across, down in product((False, True), repeat=2):
        flipped = {MIRRORED[n] if (across if n in "EW" else down) else n for n in wanted}
        rows = shapes.get("".join(n for n in "NESW" if n in flipped))
        if rows is not None:
            drawn = [(c, r) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
            return mirrored(drawn, across=across, down=down)
    return set()


def half_points(half: int) -> list[Point]:
    """Give the points along a half side."""
    side = half // 2
    corner = side if half % 2 else (side - 1) % 4
    axis = 1 if side % 2 == 0 else 0
    return sorted(p for p in at_corner(QUADRANT, corner) if p[axis] == BORDER[side][axis])


def unturned(point: Point, rotation: int) -> Point:
    """Where a point of a turned tile lies when the tile is turned back."""
    column, row = point
    for _ in range(rotation):
        column, row = round(row * (WIDTH - 1) / (HEIGHT - 1)), round((WIDTH - 1 - column) * (HEIGHT - 1) / (WIDTH - 1))
    return column, row


def way(start: Point, end: Point) -> list[Point]:
    """Give the points of a straight line, both ends included."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    across, down = ((end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1]))
    return [(start[0] + across * step, start[1] + down * step) for step in range(steps + 1)]


def tight_bend(first: int, second: int) -> list[Point]:
    """Give the way between two neighbouring sides that keeps away from the centre."""
    upright, level = (first, second) if first % 2 == 0 else (second, first)
    turn = BEYOND[upright]
    lower = (BEYOND[level][0], turn[1])
    return [*way(BORDER[upright], turn), *way(turn, lower)[1:], *way(BEYOND[level], BORDER[level])]


class Layout:
    """Which point of a tile belongs to which feature, in one style."""

    def __init__(self, tile: TileType, rotation: int, style: Style) -> None:
        self.tile = tile
        self.rotation = rotation
        self.style = style
        self.owner: dict[Point, int] = dict.fromkeys(POINTS, GROUND)
        self.arms: dict[Point, set[int]] = {}
        """Points of lines, and the sides towards which the line goes on."""
        self.glyphs: dict[Point, str] = {}
        """What stands on a point if its owner does not say it."""
        self.centre_of: dict[str, Point] = {}
        """Where the things lie at which roads end."""
        self.flaws = 0
        """How often two things want the same point, or a field is not as printed."""
        self.edges = [tile.edges[(side - rotation) % 4] for side in range(4)] if tile.edges else []
        self.field_of = {
            turned_half(half, rotation): index
            for index, feature in enumerate(tile.features)
            for half in feature.halves
        }
        self._lay_cities()
        self._lay_ground()
        self._lay_lines()
        self._lay_middle()
        self._grow_fields()

    def sides(self, feature: Feature) -> list[int]:
        """Give the sides that a feature reaches as the tile lies."""
        return [turned_side(side, self.rotation) for side in feature.sides]

    def points(self, index: int) -> list[Point]:
        """Give the points of a feature."""
        return [point for point in POINTS if self.owner[point] == index]

    def _under(self, index: int) -> set[str]:
        """Name what a feature crosses on a bridge."""
        return {lower for upper, lower in self.tile.over if upper == self.tile.features[index].id}

    # -- cities ------------------------------------------------------------------------------

    def _lay_cities(self) -> None:
        cities = [index for index, feature in enumerate(self.tile.features) if feature.kind == tiles.CITY]
        lower = {name for _, name in self.tile.over}
        cities.sort(key=lambda index: (self.tile.features[index].id in lower, len(self.tile.features[index].sides)))
        side_owner = {side: index for index in cities for side in self.sides(self.tile.features[index])}
        for index in cities:
            points = city_points(self.sides(self.tile.features[index]), broad=self.style.broad_cities)
            for corner in range(4):
                meeting = {side_owner.get(corner), side_owner.get((corner + 1) % 4)}
                if len(meeting - {None}) > 1:
                    points -= at_corner(SEAM, corner)
            for point in points:
                if all(self.owner[near] in (GROUND, index) for near in (point, *neighbours(point))):
                    self.owner[point] = index
        self._lay_tongues(cities)

    def _lay_tongues(self, cities: list[int]) -> None:
        """Let a city reach a corner where two fields would otherwise meet."""
        for corner in range(4):
            left, right = self.field_of.get(2 * corner + 1), self.field_of.get((2 * corner + 2) % 8)
            if left is None or right is None or left == right:
                continue
            both = set(self.tile.features[left].by) & set(self.tile.features[right].by)
            for index in cities:
                if self.tile.features[index].id in both:
                    self.owner.update(dict.fromkeys(at_corner(TONGUE, corner), index))
                    break

    # -- ground that is neither field nor feature ----------------------------------------------

    def _lay_ground(self) -> None:
        """Lay the inside of a walled city, and grounds that part a field without a road."""
        for side, letter in enumerate(self.edges):
            fields = [self.field_of.get(half) for half in (2 * side, 2 * side + 1)]
            if letter in "FI" and fields[0] != fields[1] and None not in fields:
                self._cover(way(BORDER[side], CENTRE), "░")
            if letter == "I":
                for half, corner in ((2 * side, (side - 1) % 4), (2 * side + 1, side)):
                    if half not in self.field_of:
                        self._cover(at_corner(QUADRANT, corner), "▓")
                if fields == [None, None]:
                    self._cover(way(BORDER[side], CENTRE), "▓")

    def _cover(self, points: Iterable[Point], glyph: str) -> None:
        for point in points:
            self.owner[point] = NOBODY
            self.glyphs[point] = glyph

    # -- roads and rivers --------------------------------------------------------------------

    def _lay_lines(self) -> None:
        lines = [index for index, each in enumerate(self.tile.features) if each.kind in (tiles.ROAD, tiles.RIVER)]
        lines.sort(key=lambda index: bool(self._under(index)))
        for index in lines:
            sides = self.sides(self.tile.features[index])
            if len(sides) == 2 and (sides[0] - sides[1]) % 2 and not self.style.wide_bends:
                self._lay_line(index, tight_bend(*sides))
            elif len(sides) == 2:
                self._lay_line(index, [*way(BORDER[sides[0]], CENTRE), *way(CENTRE, BORDER[sides[1]])[1:]])
            else:
                for side in sides:
                    self._lay_arm(index, side)
        self._lay_city_stubs()

    def _lay_arm(self, index: int, side: int) -> None:
        feature = self.tile.features[index]
        one_field = self.field_of.get(2 * side) == self.field_of.get(2 * side + 1)
        points = way(BORDER[side], CENTRE)
        if any(other.id == feature.ends and other.kind == tiles.CITY for other in self.tile.features):
            points = self._way_to_city(side, feature.ends)
        elif one_field and not self.style.long_arms:
            points = list(STUBS[side])
        elif self._under(index):
            points = way(BORDER[side], BEYOND[(side + 2) % 4])
        self._lay_line(index, points)
        self.centre_of.setdefault(feature.ends, points[-1])

    def _way_to_city(self, side: int, name: str) -> list[Point]:
        """Go to the centre and on towards the city, until it is reached."""
        city = next(i for i, feature in enumerate(self.tile.features) if feature.id == name)
        sides = self.sides(self.tile.features[city])
        onward = (side + 2) % 4 if (side + 2) % 4 in sides else sides[0]
        points = [*way(BORDER[side], CENTRE), *way(CENTRE, BORDER[onward])[1:]]
        reached = next((at for at, point in enumerate(points) if self.owner[point] == city), len(points))
        return points[:reached]

    def _lay_line(self, index: int, points: list[Point]) -> None:
        feature = self.tile.features[index]
        bridged = self._under(index)
        lower = {upper for upper, name in self.tile.over if name == feature.id}
        for at, point in enumerate(points):
            below = self.owner[point]
            name = self.tile.features[below].id if below >= 0 else ""
            if name in lower:
                continue
            towards = {self._direction(point, other) for other in points[max(at - 1, 0) : at + 2] if other != point}
            towards |= {side for side in range(4) if point == BORDER[side]}
            if name in bridged and name[0] != "c":
                self.glyphs[point] = "╪" if towards & {1, 3} else "╫"
            elif below not in (GROUND, NOBODY, index) and name not in bridged:
                self.flaws += not (point == CENTRE and feature.ends and self.tile.features[below].ends == feature.ends)
            self.owner[point] = index
            self.arms.setdefault(point, set()).update(towards)

    @staticmethod
    def _direction(point: Point, other: Point) -> int:
        return OUTWARD.index((other[0] - point[0], other[1] - point[1]))

    def _lay_city_stubs(self) -> None:
        """Lay the short ways from a crossing to the cities that meet there."""
        for group in self.tile.links:
            members = [each for each in self.tile.features if each.id in group]
            if sum(each.ends == "crossing" for each in members) < 2:
                continue
            for side in (side for each in members if each.kind == tiles.CITY for side in self.sides(each)):
                self.arms[CENTRE].add(side)
                for point in way(CENTRE, BORDER[side])[1:]:
                    if self.owner[point] == GROUND:
                        self.owner[point] = NOBODY
                        self.arms[point] = {side, (side + 2) % 4}

    # -- the middle --------------------------------------------------------------------------

    def _lay_middle(self) -> None:
        """Lay what stands in the middle: a building, what roads end at, the symbol of the tile."""
        self._lay_water()
        for end, point in self.centre_of.items():
            if end in LEGEND or end == "crop_circle":
                self._cover([point], LEGEND.get(end) or self._symbol("crop"))
            elif end == "crossing":
                self.owner[point] = NOBODY
                if len(self.arms[point]) == 2:
                    self.glyphs[point] = LEGEND[end]
        for index, feature in enumerate(self.tile.features):
            if feature.kind in (tiles.MONASTERY, tiles.SHRINE):
                self._lay_building(index)
        self.symbols = [name for name, _ in self.tile.symbols if name != "kind" and name not in self.centre_of]
        if "crop_circle" in self.centre_of:
            self.symbols.remove("crop")
        ringed = any(feature.kind == tiles.ROAD and len(feature.sides) > 2 for feature in self.tile.features)
        if self.symbols and CENTRE not in self.glyphs and (CENTRE not in self.arms or ringed):
            self._cover([CENTRE], self._symbol(self.symbols.pop()))
        elif ringed:
            self.glyphs[CENTRE] = LEGEND["well"]

    def _lay_water(self) -> None:
        for index, feature in enumerate(self.tile.features):
            if feature.mark("role") == "spring":
                self.glyphs[CENTRE] = LEGEND["spring"]
            if feature.mark("role") == "lake":
                for column, row in product((4, 5, 6), (1, 2, 3)):
                    if self.owner[column, row] == GROUND:
                        self.owner[column, row] = index

    def _lay_building(self, index: int) -> None:
        feature = self.tile.features[index]
        column, row = self.centre_of.get(feature.id, CENTRE)
        if feature.id not in self.centre_of and (column, row) in self.arms:
            column, row = BEYOND[turned_side(0, self.rotation)]
        name = "abbey" if feature.mark("abbey") else feature.kind
        for at, glyph in zip((column - 1, column, column + 1), f"[{LEGEND[name]}]", strict=True):
            self._cover([(at, row)], glyph)
            self.owner[at, row] = index

    def _symbol(self, name: str) -> str:
        value = self.tile.symbol(name)
        if name == "flier":
            return ARROWS[(COMPASS.index(value) + 2 * self.rotation) % 8]
        return LEGEND.get(value) or LEGEND[name]

    # -- fields ------------------------------------------------------------------------------

    def _grow_fields(self) -> None:
        """Let every field grow from its half sides; what no half side reaches is inner field."""
        seeds = {half: [p for p in half_points(half) if self.owner[p] == GROUND] for half in self.field_of}
        self._count_flaws(seeds)
        queue = deque((point, self.field_of[half]) for half, points in seeds.items() for point in points)
        while queue:
            point, index = queue.popleft()
            if self.owner[point] == GROUND:
                self.owner[point] = index
                queue.extend((other, index) for other in neighbours(point))
        inner = [i for i, each in enumerate(self.tile.features) if each.kind == tiles.FIELD and not each.halves]
        for point in self.points(GROUND) if inner else []:
            column, row = unturned(point, self.rotation)
            self.owner[point] = inner[0] if row < CENTRE[1] else inner[-1]
        self.flaws += sum(not self.points(i) for i in inner)

    def _count_flaws(self, seeds: dict[int, list[Point]]) -> None:
        """Compare which half sides hang together with what is printed."""
        pools: dict[int, set[Point]] = {}
        for half, points in seeds.items():
            self.flaws += not points
            pools.setdefault(self.field_of[half], set()).update(self._pool_of(point) for point in points)
        roots = [root for found in pools.values() for root in found]
        self.flaws += sum(len(found) - 1 for found in pools.values()) + len(roots) - len(set(roots))

    def _pool_of(self, start: Point) -> Point:
        """Name the piece of ground that a point belongs to by its first point."""
        pool = {start}
        waiting = [start]
        while waiting:
            new = {p for p in neighbours(waiting.pop()) if self.owner[p] == GROUND} - pool
            pool |= new
            waiting += new
        return min(pool)


@cache
def layout(tile: TileType, rotation: int) -> Layout:
    """Lay a tile out in the first style that shows its fields as they are printed."""
    return min((Layout(tile, rotation, style) for style in STYLES), key=lambda each: each.flaws)
