"""Ways of roads and rivers over a tile, and the places in the middle where they end."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from shapely.geometry import LineString
from shapely.geometry import Point as Dot

from bastide.art.outlines import WALLED, reached_corners
from bastide.art.shapes import (
    CENTRE,
    CORNERS,
    INWARD,
    MIDDLES,
    SIZE,
    Area,
    Line,
    Point,
    bezier,
    distance,
    lines,
    towards,
)
from bastide.kernel import tiles
from bastide.kernel.vocabulary import BUILDINGS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from bastide.art.outlines import Outline
    from bastide.kernel.tiles import Feature, TileType

ROAD_WIDTH: Final = 8.6
RIVER_WIDTH: Final = 16.0
RADIUS: Final = {
    "crossing": 10.5, "monastery": 20.0, "shrine": 16.0, "tower": 11.5, "fair": 17.0, "bazaar": 15.0,
    "crop_circle": 15.0, "volcano": 16.0, "lake": 14.0, "spring": 9.5, "school": 24.0, "tunnel": 17.0, "house": 8.5,
    "village": 9.5, "ring": 11.0, "square": 14.0,
    "water": 19.0, "fork": 0.0, "wheel": 150.0,
}  # fmt: skip
"""How much room the places take at which roads end."""
RINGED: Final = ("fair", "bazaar", "tower")
"""Places that a road may ring."""
SYMBOL_OF_END: Final = {"crop_circle": "crop", "lake": "ferry", "wheel": "board"}
"""Ends of roads that are symbols of the tile under another name."""
BOARD: Final = "board"
"""The kind of a tile that is a cell of a board with a wheel."""
WHEEL_AT: Final = (200.0, 200.0)
"""The middle of the wheel, from the north-western corner of its board."""


@dataclass(frozen=True)
class Hub:
    """A place on a tile at which roads or rivers end."""

    kind: str
    at: Point
    radius: float

    @property
    def ground(self) -> Area:
        """The round ground of the place."""
        return Dot(self.at).buffer(self.radius, quad_segs=10)


@dataclass(frozen=True)
class Style:
    """One way to lay out what the facts leave open; the first one that shows the printed fields is taken."""

    shift: float = 0.0
    """How far the middle moves from the cities (or towards them)."""
    swell: float = 1.0
    """How much larger the places in the middle are."""
    touch: bool = False
    """Does a road touch the wall of a city?"""
    tight: bool = False
    """Do curves keep close to their corner?"""
    aside: float = 0.0
    """How far a place with one road moves towards it."""


def pull_from_cities(tile: TileType) -> Point:
    """Give the direction away from the cities that reach one side only, one unit for each."""
    x = y = 0.0
    for feature in tile.features:
        if feature.kind in WALLED and len(feature.sides) == 1:
            x += INWARD[feature.sides[0]][0]
            y += INWARD[feature.sides[0]][1]
    return (x, y)


def end_name(tile: TileType, feature: Feature) -> str:
    """Name the place at which a road ends; empty if it runs through or ends at a city."""
    names = {each.id for each in tile.features if each.kind in WALLED}
    if feature.ends in names or feature.ends == "carcassonne":
        return ""
    if not feature.ends and len(feature.sides) > 2:
        return "ring"
    return feature.ends


def crosses(tile: TileType, upper: Feature, kinds: tuple[str, ...]) -> bool:
    """Does a road lie above something of these kinds?"""
    return any(up == upper.id and tile.feature(low).kind in kinds for up, low in tile.over)


def hubs_of(tile: TileType, style: Style) -> dict[str, Hub]:
    """Lay out the places at which roads and rivers end, by name."""
    arms: dict[str, list[int]] = {}
    hopping: dict[str, int] = {}
    for feature in tile.features:
        name = end_name(tile, feature) if feature.kind == tiles.ROAD else feature.mark("role")
        if feature.kind not in (tiles.ROAD, tiles.RIVER) or name in ("", "run"):
            continue
        arms.setdefault(name, []).extend(feature.sides)
        if crosses(tile, feature, (tiles.ROAD, tiles.RIVER)):
            hopping[name] = feature.sides[0]
    if "lake" in arms and not tile.symbol("ferry"):
        arms["water"] = arms.pop("lake")
    found = {}
    lonely = all(each.kind in (tiles.FIELD, *BUILDINGS) for each in tile.features)
    for feature in tile.features:
        if lonely and feature.kind != tiles.FIELD and tile.symbols == ():
            found[feature.kind] = Hub(feature.kind, CENTRE, RADIUS[feature.kind])
    if tile.symbol("kind") == BOARD and tile.place is not None:
        at = (WHEEL_AT[0] - SIZE * tile.place[0], WHEEL_AT[1] - SIZE * tile.place[1])
        found["wheel"] = Hub("wheel", at, RADIUS["wheel"])
    for name, sides in arms.items():
        if name in found:
            continue
        radius = RADIUS[name] * style.swell
        if name == "ring" and any(tile.symbol(symbol) for symbol in RINGED):
            radius = 19.0
        if name == "ring" and any(feature.kind == tiles.COURTYARD for feature in tile.features):
            radius = ROAD_WIDTH * 0.7
        found[name] = Hub(name, _hub_point(tile, style, name, sides, hopping), radius)
    return found


def _hub_point(tile: TileType, style: Style, name: str, sides: list[int], hopping: Mapping[str, int]) -> Point:
    inner = tile.edges.find("I")
    if name == "school":
        return MIDDLES[inner]
    if name in hopping:
        x, y = INWARD[hopping[name]]
        reach = 76.0 if name in ("house", "village") else 73.0
        start = MIDDLES[hopping[name]]
        return (start[0] + x * reach, start[1] + y * reach)
    if name == "village":
        x, y = INWARD[sides[0]]
        return (MIDDLES[sides[0]][0] + 20 * x, MIDDLES[sides[0]][1] + 20 * y)
    pull = pull_from_cities(tile)
    x = CENTRE[0] + pull[0] * (6.0 + style.shift)
    y = CENTRE[1] + pull[1] * (6.0 + style.shift)
    if name in ("tunnel", "ring") and pull == (0.0, 0.0) and len(sides) == 3:
        missing = next(side for side in range(4) if side not in sides)
        x, y = x + 4 * INWARD[missing][0], y + 4 * INWARD[missing][1]
    if style.aside and len(sides) <= 2:
        goal = (
            sum(MIDDLES[side][0] for side in sides) / len(sides),
            sum(MIDDLES[side][1] for side in sides) / len(sides),
        )
        x, y = towards((x, y), goal, style.aside)
    return (x, y)


class Router:
    """Finds the ways of one tile."""

    def __init__(
        self, tile: TileType, outlines: Mapping[int, Outline], town: Outline | None, style: Style, luck: Random
    ) -> None:
        self.tile = tile
        self.outlines = outlines
        self.town = town
        self.style = style
        self.luck = luck
        self.hubs = hubs_of(tile, style)
        self._index = {feature.id: index for index, feature in enumerate(tile.features)}

    def ways(self, index: int) -> tuple[Line, ...]:
        """Give the ways of a road or river: one line, or one for each arm."""
        feature = self.tile.features[index]
        name = end_name(self.tile, feature) if feature.kind == tiles.ROAD else feature.mark("role")
        if name == "lake" and "water" in self.hubs:
            name = "water"
        below = [upper for upper, lower in self.tile.over if lower == feature.id and upper in self._index]
        under = [self._index[upper] for upper in below if self.tile.feature(upper).kind in WALLED]
        if name == "fork":
            return tuple(self._branch(side, feature.sides) for side in feature.sides)
        if name == "wheel":
            return tuple(self._to_wheel(side, self.hubs[name]) for side in feature.sides)
        if name in self.hubs:
            return tuple(self._arm(side, self.hubs[name]) for side in feature.sides)
        if feature.ends in self._index and self.tile.feature(feature.ends).kind in WALLED:
            return tuple(self._to_wall(side, self._index[feature.ends], feature) for side in feature.sides)
        if feature.ends == "carcassonne":
            return tuple(self._to_town(side) for side in feature.sides)
        if under and feature.kind == tiles.ROAD:
            return tuple(self._to_mouth(side, self.outlines[under[0]].ground) for side in feature.sides)
        return (self._through(index),)

    def stubs(self) -> list[Line]:
        """Give the short ways from a crossing to the cities that meet there."""
        found = []
        for group in self.tile.links:
            parts = [self.tile.feature(name) for name in group]
            if sum(part.ends == "crossing" for part in parts) < 2 or "crossing" not in self.hubs:
                continue
            for part in parts:
                if part.kind in WALLED:
                    ground = self.outlines[self._index[part.id]].ground
                    goal = ground.representative_point() if len(part.sides) > 1 else Dot(MIDDLES[part.sides[0]])
                    way = [self.hubs["crossing"].at, (goal.x, goal.y)]
                    found.append(_until(way, ground))
        return found

    def _arm(self, side: int, hub: Hub) -> Line:
        start, (x, y) = MIDDLES[side], INWARD[side]
        goal = hub.at
        reach = distance(start, goal)
        first = (start[0] + x * reach * 0.4, start[1] + y * reach * 0.4)
        back = towards(goal, (50 + (start[0] - 50) * 0.6, 50 + (start[1] - 50) * 0.6), reach * 0.35)
        way = bezier(start, first, back, goal)
        if hub.radius <= 2:
            return tuple(way)
        outside = lines(LineString(way).difference(Dot(goal).buffer(hub.radius * 0.85)))
        return tuple((px, py) for px, py in outside[0].coords) if outside else tuple(way)

    def _to_wheel(self, side: int, wheel: Hub) -> Line:
        """Lead a road to the rim of a wheel, or to the corner of its cell that is next to the wheel."""
        start, (x, y) = MIDDLES[side], INWARD[side]
        if wheel.ground.intersects(LineString([start, (start[0] + x * SIZE, start[1] + y * SIZE)])):
            return _until([start, (start[0] + x * SIZE, start[1] + y * SIZE)], wheel.ground)
        goal = min(CORNERS, key=lambda corner: distance(corner, wheel.at))
        return tuple(bezier(start, (start[0] + x * 30, start[1] + y * 30), towards(goal, CENTRE, 30), goal))

    def _branch(self, side: int, sides: tuple[int, ...]) -> Line:
        """Lead a branch of a river to where it forks: the stem comes straight, the others swing into it."""
        stem = next(each for each in sides if (each + 2) % 4 not in sides)
        start, (x, y), (u, v) = MIDDLES[side], INWARD[side], INWARD[stem]
        reach = 51.0 if side == stem else 30.0
        goal = (MIDDLES[stem][0] + u * reach, MIDDLES[stem][1] + v * reach)
        if side == stem:
            return tuple(bezier(start, towards(start, goal, 12), towards(goal, start, 12), goal))
        first = (start[0] + x * 28, start[1] + y * 28)
        bend = (goal[0] + u * 48, goal[1] + v * 48)
        return tuple(bezier(start, first, bend, goal))

    def _to_wall(self, side: int, city: int, road: Feature) -> Line:
        """Lead a road from its side to the wall of a city; several roads to one city keep apart."""
        start, (x, y) = MIDDLES[side], INWARD[side]
        area = self.outlines[city].ground
        sides = self.tile.features[city].sides
        straight = [start, (start[0] + x * 98, start[1] + y * 98)]
        reached = reached_corners(self.tile, self.tile.features[city])
        for rival in self.tile.features:
            if rival is not road and rival.ends == road.ends and (rival.sides[0] - side) % 2 and not reached:
                u, v = INWARD[rival.sides[0]]
                goal = (start[0] + x * 36 + u * 26, start[1] + y * 36 + v * 26)
                return _until(bezier(start, (start[0] + x * 20, start[1] + y * 20), goal, goal), area)
        if (side + 2) % 4 in sides or len(sides) > 1 or not sides:
            return _until(straight, area)
        target = sides[0]
        bend = 14 if crosses(self.tile, road, (tiles.ROAD,)) else 8
        middle = MIDDLES[target]
        goal = (middle[0] + (start[0] - 50) * bend / 50, middle[1] + (start[1] - 50) * bend / 50)
        first = (start[0] + x * 26, start[1] + y * 26)
        down = INWARD[target]
        return _until(bezier(start, first, (goal[0] + down[0] * 46, goal[1] + down[1] * 46), goal), area)

    def _to_town(self, side: int) -> Line:
        """Lead a road to the gate of a walled town."""
        assert self.town is not None, "a road ends at a town that is on the tile"
        start, (x, y) = MIDDLES[side], INWARD[side]
        goal = self.town.ground.centroid
        way = bezier(start, (start[0] + x * 35, start[1] + y * 35), (goal.x, goal.y), (goal.x, goal.y))
        return _until(way, self.town.ground)

    def _to_mouth(self, side: int, city: Area) -> Line:
        """Lead a road to its tunnel: up to the wall, or short of it where the field goes round the mouth."""
        start, (x, y) = MIDDLES[side], INWARD[side]
        owner = {half: each.id for each in self.tile.features for half in each.halves}
        if owner.get(2 * side) == owner.get(2 * side + 1):
            return tuple((start[0] + x * reach, start[1] + y * reach) for reach in (0.0, 7.5, 15.0))
        return _until([start, (start[0] + x * 60, start[1] + y * 60)], city)

    def _through(self, index: int) -> Line:
        feature = self.tile.features[index]
        one, other = feature.sides
        start, end = MIDDLES[one], MIDDLES[other]
        (x, y), (u, v) = INWARD[one], INWARD[other]
        if self.style.touch and feature.kind == tiles.ROAD:
            touched = self._touching(start, (x, y), end, (u, v))
            if touched:
                return touched
        if (one - other) % 2:
            k = 19.0 if self.style.tight or self._is_crowded() else 30.0
            inner = ((start[0] + x * k, start[1] + y * k), (end[0] + u * k, end[1] + v * k))
            return tuple(bezier(start, *inner, end))
        return self._swinging(feature, start, (x, y), end)

    def _swinging(self, feature: Feature, start: Point, inward: Point, end: Point) -> Line:
        """Lead a way straight through, in a gentle swing away from cities and buildings."""
        x, y = inward
        pull = pull_from_cities(self.tile)
        normal = (y, -x)
        push = pull[0] * normal[0] + pull[1] * normal[1]
        building = any(each.kind in BUILDINGS for each in self.tile.features)
        crossed = any(feature.id in pair for pair in self.tile.over)
        bow = 9.0 * push
        wave = self.luck.uniform(3.0, 5.5) * self.luck.choice((-1, 1))
        if building and not push:
            bow = 17.0 if feature.kind == tiles.RIVER or not self._ends_at_building() else 0.0
            if self._ends_at_building():
                hub = self.hubs.get("monastery") or self.hubs.get("shrine")
                away = ((50 - hub.at[0]) * normal[0] + (50 - hub.at[1]) * normal[1]) if hub else 0.0
                bow = math.copysign(9.0, away) if away else 0.0
        if crossed or abs(push) > 0:
            wave *= 0.3
        points = []
        for step in range(17):
            t = step / 16
            swing = bow * math.sin(math.pi * t) ** 2 + wave * math.sin(2 * math.pi * t) * math.sin(math.pi * t)
            points.append((
                start[0] + (end[0] - start[0]) * t + normal[0] * swing,
                start[1] + (end[1] - start[1]) * t + normal[1] * swing,
            ))  # fmt: skip
        return tuple(points)

    def _touching(self, start: Point, inward: Point, end: Point, other: Point) -> Line:
        """Lead a road so that it touches the wall of a city on one side; nothing if there is none."""
        for feature, outline in ((self.tile.features[at], each) for at, each in self.outlines.items()):
            if len(feature.sides) == 1:
                down = INWARD[feature.sides[0]]
                base = MIDDLES[feature.sides[0]]
                depth = max(abs((px - base[0]) * down[0] + (py - base[1]) * down[1]) for px, py in outline.walls[0])
                tangent = (abs(down[1]), abs(down[0]))
                ahead = (end[0] - start[0]) * tangent[0] + (end[1] - start[1]) * tangent[1]
                tangent = (math.copysign(tangent[0], ahead), math.copysign(tangent[1], ahead))
                slip = (((start[0] + end[0]) / 2 - 50) * 0.36, ((start[1] + end[1]) / 2 - 50) * 0.36)
                goal = (
                    base[0] + down[0] * (depth + 0.5) + slip[0] * abs(tangent[0]),
                    base[1] + down[1] * (depth + 0.5) + slip[1] * abs(tangent[1]),
                )
                first = (start[0] + inward[0] * 24, start[1] + inward[1] * 24)
                last = (end[0] + other[0] * 24, end[1] + other[1] * 24)
                before = (goal[0] - tangent[0] * 18, goal[1] - tangent[1] * 18)
                behind = (goal[0] + tangent[0] * 18, goal[1] + tangent[1] * 18)
                return (*bezier(start, first, before, goal, 9), *bezier(goal, behind, last, end, 9)[1:])
        return ()

    def _is_crowded(self) -> bool:
        """Must curves keep clear of the middle?"""
        curves = [
            each for each in self.tile.features if each.kind in (tiles.ROAD, tiles.RIVER) and len(each.sides) == 2
        ]
        return len(curves) > 1 or any(each.kind in BUILDINGS for each in self.tile.features)

    def _ends_at_building(self) -> bool:
        return any(feature.ends in BUILDINGS for feature in self.tile.features)


def _until(way: list[Point], area: Area) -> Line:
    """Cut a way where it enters an area."""
    outside = lines(LineString(way).difference(area.buffer(-1.0)))
    return tuple((x, y) for x, y in outside[0].coords) if outside else tuple(way)
