"""Room on an area: points all over it, and places for discs that want some of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np
import shapely
from numpy.typing import NDArray

from bastide.art.shapes import SQUARE, Area, Point

if TYPE_CHECKING:
    from collections.abc import Sequence

Floats = NDArray[np.float64]
ALIKE: Final = 6
"""Places whose worth has the same digits behind the point are alike: the first one is taken, on every machine."""


def best_of(worth: Floats) -> int:
    """Give the number of the best place."""
    return int(np.argmax(np.round(worth, ALIKE)))


def grid(area: Area) -> Floats:
    """Give points all over an area, a little off its rim."""
    inner = area.buffer(-1.0)
    if not inner.is_empty:
        shapely.prepare(inner)
        left, top, right, bottom = inner.bounds
        step = 3.0 if inner.area > 400 else 1.5
        xs, ys = np.meshgrid(np.arange(left, right + step, step), np.arange(top, bottom + step, step))
        points = np.column_stack((xs.ravel(), ys.ravel()))
        points = points[shapely.contains_xy(inner, points)]
        if len(points):
            return points
    middle = next(each for each in (inner, area, SQUARE) if not each.is_empty).representative_point()
    return np.array([[middle.x, middle.y]])


@lru_cache(maxsize=16)
def roomy(area: Area) -> tuple[Floats, Floats]:
    """Give points all over an area, and how far they are from its rim."""
    places = grid(area)
    return places, np.asarray(shapely.distance(shapely.points(places), area.boundary))


def room_for(
    area: Area, radii: Sequence[float], taken: Sequence[tuple[Point, float]] = ()
) -> tuple[float, list[Point]]:
    """Find places for discs in an area; the score is 1 or more if all of them have the room they want."""
    places, room = roomy(area)
    for (x, y), radius in taken:
        room = np.minimum(room, np.hypot(places[:, 0] - x, places[:, 1] - y) - radius)
    order = sorted(range(len(radii)), key=lambda at: -radii[at])
    best: tuple[float, list[int]] = (-9.0, [])
    firsts = np.argsort(-np.round(room, ALIKE), kind="stable")[: 30 if len(radii) > 1 else 1]
    for first in firsts:
        chosen = [int(first)]
        score = room[first] / radii[order[0]]
        for position, at in enumerate(order[1:], 1):
            rank = room / radii[at]
            for other, before in zip(chosen, order[:position], strict=True):
                apart = np.hypot(places[:, 0] - places[other, 0], places[:, 1] - places[other, 1])
                rank = np.minimum(rank, apart / (radii[at] + radii[before]))
            chosen.append(best_of(rank))
            score = min(score, rank[chosen[-1]])
        if round(score, ALIKE) > round(best[0], ALIKE):
            best = (float(score), chosen)
    found = dict(zip(order, best[1], strict=True))
    return best[0], [(float(places[found[at], 0]), float(places[found[at], 1])) for at in range(len(radii))]
