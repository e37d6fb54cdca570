"""Points, curves and outlines on a tile of 100 by 100 units, and how they are written as SVG paths."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Line = tuple[Point, ...]
Area = BaseGeometry
"""A region: a polygon, several polygons, or nothing."""

SIZE: Final = 100.0
CENTRE: Final[Point] = (50.0, 50.0)
SQUARE: Final = box(0, 0, SIZE, SIZE)
CORNERS: Final[tuple[Point, ...]] = ((100.0, 0.0), (100.0, 100.0), (0.0, 100.0), (0.0, 0.0))
"""Corner *k* lies between side *k* and the next one clockwise."""
MIDDLES: Final[tuple[Point, ...]] = ((50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0))
INWARD: Final[tuple[Point, ...]] = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))
EMPTY: Final = Polygon()


def rim_point(step: int) -> Point:
    """Give a point of the rim: corners have even numbers (0 is N-W), middles of sides odd ones, clockwise."""
    step %= 8
    return CORNERS[(step // 2 - 1) % 4] if step % 2 == 0 else MIDDLES[step // 2]


def number(value: float) -> str:
    """Write a number as shortly as the eye allows."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def polygons(area: Area) -> list[Polygon]:
    """Give the polygons of an area."""
    if isinstance(area, Polygon):
        return [] if area.is_empty else [area]
    if isinstance(area, MultiPolygon) or hasattr(area, "geoms"):
        return [each for part in area.geoms for each in polygons(part)]
    return []


def lines(shape: BaseGeometry) -> list[LineString]:
    """Give the lines of a shape."""
    if isinstance(shape, LineString):
        return [] if shape.is_empty else [shape]
    return [each for part in shape.geoms for each in lines(part)] if hasattr(shape, "geoms") else []


def turned_point(point: Point, rotation: int) -> Point:
    """Turn a point about the centre of the tile by some quarter turns clockwise, exactly."""
    x, y = point
    for _ in range(rotation % 4):
        x, y = SIZE - y, x
    return (x, y)


def turned_line(line: Iterable[Point], rotation: int) -> Line:
    """Turn a line about the centre of the tile."""
    return tuple(turned_point(point, rotation) for point in line)


def turned_area(area: Area, rotation: int) -> Area:
    """Turn an area about the centre of the tile."""
    cosine, sine = ((1, 0), (0, 1), (-1, 0), (0, -1))[rotation % 4]
    across = 50 - 50 * cosine + 50 * sine
    down = 50 - 50 * sine - 50 * cosine
    return affinity.affine_transform(area, [cosine, -sine, sine, cosine, across, down])


def bezier(start: Point, first: Point, second: Point, end: Point, steps: int = 16) -> list[Point]:
    """Give points along a cubic curve."""
    found = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        found.append((
            a * start[0] + b * first[0] + c * second[0] + d * end[0],
            a * start[1] + b * first[1] + c * second[1] + d * end[1],
        ))  # fmt: skip
    return found


def distance(one: Point, other: Point) -> float:
    """How far two points are apart."""
    return math.hypot(one[0] - other[0], one[1] - other[1])


def towards(start: Point, goal: Point, length: float) -> Point:
    """Go some way from one point towards another."""
    whole = distance(start, goal) or 1.0
    return (start[0] + (goal[0] - start[0]) * length / whole, start[1] + (goal[1] - start[1]) * length / whole)


def along(line: Sequence[Point], share: float) -> Point:
    """Give the point after some share of a line."""
    point = LineString(line).interpolate(share, normalized=True)
    return (point.x, point.y)


def path_of_line(line: Sequence[Point], *, closed: bool = False) -> str:
    """Write a line as a path with relative steps."""
    x, y = _rounded(line[0])
    parts = [f"M{number(x)} {number(y)}"]
    for each in line[1:]:
        u, v = _rounded(each)
        if (u, v) != (x, y):
            parts.append(f"l{_pair(u - x, v - y)}")
        x, y = u, v
    return "".join(parts) + ("z" if closed else "")


def oval(x: float, y: float, across: float, down: float) -> str:
    """Write an ellipse as a part of a path; many of them are one shape."""
    turn = f"a{across:.2g} {down:.2g} 0 1 0"
    return f"M{number(x - across)} {number(y)}{turn} {2 * across:.2g} 0{turn} {-2 * across:.2g} 0z"


def path_of_curve(line: Sequence[Point]) -> str:
    """Write a smooth line through points as curves with relative steps."""
    x, y = _rounded(line[0])
    parts = [f"M{number(x)} {number(y)}"]
    for at, (start, end) in enumerate(pairwise(line)):
        before, behind = line[max(at - 1, 0)], line[min(at + 2, len(line) - 1)]
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (behind[0] - start[0]) / 6, end[1] - (behind[1] - start[1]) / 6)
        u, v = _rounded(end)
        steps = (_pair(px - x, py - y) for px, py in (_rounded(first), _rounded(second), (u, v)))
        parts.append("c" + " ".join(steps))
        x, y = u, v
    return "".join(parts)


def path_of_area(area: Area, digits: int = 1) -> str:
    """Write the outlines of an area as a path."""
    rings = [ring for polygon in polygons(area) for ring in (polygon.exterior, *polygon.interiors)]
    if digits > 1:
        return "".join(
            "M" + "L".join(f"{x:.{digits}f} {y:.{digits}f}" for x, y in ring.coords[:-1]) + "z" for ring in rings
        )
    return "".join(path_of_line([(x, y) for x, y in ring.coords][:-1], closed=True) for ring in rings)


def beyond(line: Sequence[Point]) -> list[Point]:
    """Lead a line a little over the rim where it ends there, so that no gap shows between tiles."""
    found = list(line)
    for at in (0, -1):
        x, y = found[at]
        u, v = (x - 50) / 50, (y - 50) / 50
        if abs(u) == 1 or abs(v) == 1:
            outside = (x + (u if abs(u) == 1 else 0), y + (v if abs(v) == 1 else 0))
            found = [outside, *found] if at == 0 else [*found, outside]
    return found


def thinned(line: Sequence[Point], every: int) -> list[Point]:
    """Keep every so-manieth point and both ends."""
    inner = [point for at, point in enumerate(line[1:-1], 1) if at % every == 0]
    return [line[0], *inner, line[-1]]


def _rounded(point: Point) -> Point:
    return (round(point[0], 1), round(point[1], 1))


def _pair(x: float, y: float) -> str:
    """Write a step; a minus sign parts the numbers as well as a blank."""
    second = number(y)
    return f"{number(x)}{'' if second.startswith('-') else ' '}{second}"
