"""Outlines of walled areas: cities, and the houses and towers of a castle.

Walk once round the rim of the tile: where the rim belongs to the area the outline follows it,
everywhere else a wall runs from one rim point to the next. Walls end exactly in corners (or in
the middle of a side inside a fixed block), so they go on without a gap on the next tile.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from shapely.geometry import Polygon

from bastide.art.shapes import INWARD, SQUARE, Area, Line, Point, rim_point, turned_line
from bastide.kernel import tiles

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from bastide.kernel.tiles import Feature, TileType

WALLED: Final = (tiles.CITY, tiles.HOUSE, tiles.CASTLE_TOWER)
"""Kinds of features that are areas with a wall round them."""
OPEN: Final = (tiles.FIELD, tiles.COURTYARD)
"""Kinds of features that are what is left between all others."""

STOPS: Final = {2: (0.15, 0.38, 0.62, 0.85), 4: (0.14, 0.38, 0.62, 0.86), 6: (0.16, 0.37, 0.63, 0.84)}
"""Where along a wall its towers stand, by the number of half sides it passes."""
POINTED: Final = 1.3
"""How blunt walls are where two of one city meet in a corner: it narrows slowly, or it would end like a needle."""
HALF: Final = 0.5
PLAIN_MARKS: Final = ("half", "inner", "open")
"""Marks of a city that need no room."""
TONGUE: Final[Line] = ((100, 0), (72, 12), (66, 28), (66, 62), (58, 78), (42, 78), (34, 62), (34, 28), (28, 12), (0, 0))
"""The wall of a city that comes from the north and crosses another one."""


@dataclass(frozen=True)
class Outline:
    """The ground of an area and its walls, each from rim to rim."""

    ground: Area
    walls: tuple[Line, ...]


@dataclass(frozen=True)
class Depths:
    """How far walls swing: a cap on one side, a pocket cut into the area, a diagonal."""

    cap: float
    pocket: tuple[float, float, float, float]
    diagonal: float
    blunt: float = 0.7
    """Below 1 walls leave the corner steeply, so that fields find room between them and have no needles for ends."""


def reached_corners(tile: TileType, city: Feature) -> set[int]:
    """Give the corners (as rim points) that a city reaches with a point: it parts fields, or a field from a city."""
    owner = {half: feature for feature in tile.features for half in feature.halves}
    walled = {side: each for each in tile.features if each.kind in WALLED for side in each.sides}
    found = set()
    for corner in range(4):
        before, behind = owner.get(2 * corner + 1), owner.get((2 * corner + 2) % 8)
        if before is not None and behind is not None:
            shared = [name for name in before.by if name in behind.by]
            parts = before is not behind and shared[:1] == [city.id]
        else:
            field, other = (before, walled.get((corner + 1) % 4)) if before else (behind, walled.get(corner))
            parts = field is not None and other is not None and field.by == (city.id,) and other is not city
        if parts:
            found.add((2 * corner + 2) % 8)
    return found


def depths_of(tile: TileType, city: Feature) -> Depths:
    """Choose how far the walls of a city swing, by what else lies on the tile."""
    others = [each for each in tile.features if each.kind in WALLED and each is not city]
    fields = any(each.kind in OPEN for each in tile.features)
    alone = not others
    cap = 28.0 if alone else 23.0
    lone_site = tile.symbol("tower") and len(city.sides) == 1 and not city.mark("half")
    if lone_site or (alone and (city.pennants or any(name not in PLAIN_MARKS for name, _ in city.marks))):
        cap = 34.0
    if len(city.sides) == 1 and any(len(each.sides) == 3 for each in others):
        cap = 20.0
    diagonal = 6.0 if alone and not _lanes(tile) else -4.0
    if others:
        diagonal = -14.0 if fields or tile.symbol("crop") else 0.0
    if reached_corners(tile, city):
        lanes = {side for lane in _lanes(tile) for side in lane.sides}
        north, east, south, west = (25.0 if side in lanes else 21.0 for side in range(4))
        return Depths(cap, (north, east, south, west), -7.0, 0.6)
    north, east, south, west = _pockets(tile, city, others)
    return Depths(cap, (north, east, south, west), diagonal, 0.35 if _crossed(tile, city, others) else 0.7)


def _lanes(tile: TileType) -> list[Feature]:
    return [each for each in tile.features if each.kind in (tiles.ROAD, tiles.RIVER)]


def _crossed(tile: TileType, city: Feature, others: list[Feature]) -> bool:
    """Does a city cross another one?"""
    return any(city.id in pair and other.id in pair for pair in tile.over for other in others)


def _pockets(tile: TileType, city: Feature, others: list[Feature]) -> list[float]:
    """Choose how deep the pockets are that are cut into a city, side by side."""
    pockets = [27.0 if tile.symbols else 22.0] * 4
    for lane in _lanes(tile):
        for side in lane.sides:
            pockets[side] = 29.0  # There are two fields and a road in front of the wall.
    for other in others:
        if len(other.sides) == 1:
            pockets[other.sides[0]] = 46.0
    if _crossed(tile, city, others):
        pockets = [38.0] * 4
        upper = next(up for up, low in tile.over if city.id in (up, low))
        top = tile.feature(upper)
        if len(top.sides) == 1 and city.id != upper:
            pockets = [24.0] * 4
            pockets[top.sides[0]] = 34.0
            pockets[(top.sides[0] + 2) % 4] = 44.0
    for lane in _lanes(tile):
        if lane.mark("tunnel") and any(city.id in pair for pair in tile.over):
            for side in lane.sides:
                pockets[side] = 30.0
    return pockets


def outline_of(tile: TileType, area: Feature, luck: Random) -> Outline:
    """Draw the outline of one walled area of a tile as it lies at rotation 0."""
    if any(area.id == upper for upper, _ in tile.over) and len(area.sides) == 1:
        wall = turned_line(TONGUE, area.sides[0])
        return Outline(Polygon(wall), (wall,))
    covered = {2 * side + half for side in area.sides for half in (0, 1)}
    return outline(covered, reached_corners(tile, area), depths_of(tile, area), luck)


def outline(covered: Iterable[int], reached: set[int], depths: Depths, luck: Random) -> Outline:
    """Draw the outline of what covers some half sides of the rim."""
    mine = set(covered)
    if len(mine) == 8:
        return Outline(SQUARE, ())
    start = next(half for half in sorted(mine) if (half - 1) % 8 not in mine)
    ring: list[Point] = []
    walls: list[Line] = []
    step = start
    while step < start + 8:
        if step % 8 in mine:
            ring.append(rim_point(step))
            step += 1
            continue
        end = step + 1
        while end % 8 not in mine and end % 8 not in reached:
            end += 1
        wall = _wall(step, end, depths, luck, reached)
        walls.append(wall)
        ring += wall[:-1]
        step = end
    return Outline(Polygon(ring).buffer(0), tuple(walls))


def _wall(start: int, end: int, depths: Depths, luck: Random, reached: set[int]) -> Line:
    """Draw one wall from rim point to rim point, clockwise round what lies outside."""
    blunts = [POINTED if at % 8 in reached else depths.blunt for at in (start, end)]
    (x, y), (u, v) = rim_point(start), rim_point(end)
    length = end - start
    whole = start % 2 == 0 and end % 2 == 0
    if whole and length == 2:
        normal, depth = INWARD[start % 8 // 2], depths.pocket[start % 8 // 2]
    elif whole and length == 6:
        normal, depth = INWARD[end % 8 // 2], depths.cap
    else:
        # Away from the area: towards the middle of the rim that does not belong to it.
        away = rim_point(start + length // 2)
        middle = ((x + u) / 2, (y + v) / 2)
        size = math.hypot(away[0] - middle[0], away[1] - middle[1]) or 1.0
        normal = ((away[0] - middle[0]) / size, (away[1] - middle[1]) / size)
        depth = depths.diagonal if whole else 3.0
    points = [(x, y)]
    for share in STOPS.get(length, STOPS[4]):
        jitter = luck.uniform(-1.4, 1.4)
        swing = depth * math.sin(math.pi * share) ** blunts[share > HALF] + jitter
        at = share + luck.uniform(-0.02, 0.02)
        points.append((x + (u - x) * at + normal[0] * swing, y + (v - y) * at + normal[1] * swing))
    points.append((u, v))
    return tuple(points)
