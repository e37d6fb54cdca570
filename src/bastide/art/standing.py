"""Where figures stand on a tile: on their feature, off walls and signs, and all of a tile well apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import shapely
from shapely import unary_union
from shapely.geometry import LineString, MultiLineString
from shapely.geometry import Point as Dot

from bastide.art.ground import WIDE_OPEN
from bastide.art.plan import width_of
from bastide.art.room import Floats, best_of, roomy
from bastide.art.shapes import SQUARE, Point, distance
from bastide.kernel import tiles
from bastide.kernel.vocabulary import BUILDINGS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bastide.art.ground import Spot
    from bastide.art.plan import Plan
    from bastide.art.shapes import Area

Places = tuple[Floats, Floats]
"""Points, and how good each of them is for a figure."""

FOOTPRINT: Final = 11.0
"""How far a figure reaches round its place."""
OFF_SIGN: Final = 13.0
"""How far it keeps from signs, which its arms and feet shall not cover."""
OFF_PLACE: Final = 19.0
"""How far who stands on a road keeps from them where it is long enough: on small tiles they are larger."""
APART: Final = 34.0
"""How far figures on different features of a tile are apart where there is room."""
TOUCHABLE: Final = 26.0
"""How far they are apart wherever it is possible: a finger must meet one of them only."""
SHOULDERS: Final = 21.0
"""How far figures on one feature are apart where there is room."""
FURTHER: Final = 4
"""How many more places each feature has for who stands beside its figure."""
SWEEPS: Final = 3
"""How often every figure looks for a better place beside the others."""
BESIDE_BRANCH: Final = 5.0
"""How near to another road a figure would stand on both."""
BESIDE_ROAD: Final = 3.5
"""How near to the edge of a road, or of anything else, a finger would meet that."""
RIM: Final = SQUARE.boundary.buffer(0.5)
GOES_ON: Final = (tiles.FIELD, tiles.CITY)
"""What lies beyond the rim, too: a figure may reach over it."""
WALL: Final = 2.5
"""How far a wall reaches on either side of its middle."""
OVER: Final = 2.0
"""How far a figure may reach over the end of its ground: arms and feet hide little."""
FLAT: Final = frozenset({"ring", "crossing", "square", "water", "fork", "spring"})
"""Where roads meet: nothing on them is hidden by who stands on a road."""
STEPS: Final = (20.0, 32.0, 44.0, 56.0, 68.0, 80.0)
"""Where on a tile pieces of nobody look for room."""
ROOM: Final = 9.0
"""How much they need."""


def anchors(plan: Plan, grounds: Mapping[int, Area], spots: Sequence[Spot]) -> dict[int, tuple[Point, ...]]:
    """Choose places on each way and ground: the first one for its figure, all others for who stands beside it."""
    features = plan.tile.features
    offers: dict[int, Places] = {}
    for index, feature in enumerate(features):
        if index in plan.ways:
            offers[index] = _on_way(plan, index, spots)
        elif index in grounds:
            offers[index] = _on_ground(grounds[index], spots, goes_on=feature.kind in GOES_ON)
    chosen = _first(offers, [spot for spot in spots if spot.name in BUILDINGS])
    return {index: (place, *_beside(index, offers[index], chosen)) for index, place in chosen.items()}


def _away(places: Floats, point: Point) -> Floats:
    """Say how far each place is from a point."""
    return np.asarray(np.hypot(places[:, 0] - point[0], places[:, 1] - point[1]))


def _first(offers: Mapping[int, Places], buildings: Sequence[Spot]) -> dict[int, Point]:
    """Choose a place on each feature, so that all of them are far from each other and from buildings."""
    chosen = {index: _best(*offer) for index, offer in offers.items()}
    small_first = sorted(offers, key=lambda at: len(offers[at][0]))
    for _ in range(SWEEPS):
        for index in small_first:
            places, worth = offers[index]
            near = np.full(len(places), APART)
            for other, place in chosen.items():
                if other != index:
                    near = np.minimum(near, _away(places, place))
            rank = worth - 8.0 * _covered(near, TOUCHABLE)
            for spot in buildings:
                monk = _away(places, spot.at) - 0.8 * spot.radius + 8
                near = np.minimum(near, monk)
                rank -= 2.0 * _covered(monk, TOUCHABLE)
            chosen[index] = _best(places, rank + 4.0 * near / APART)
    return chosen


def _beside(index: int, offer: Places, chosen: Mapping[int, Point]) -> list[Point]:
    """Choose further places on a feature: near its figure, but not upon it, and off those of all others; none if it is tiny."""
    places, worth = offer
    own = _away(places, chosen[index])
    if own.max() < FOOTPRINT:
        return []
    worth = worth - 0.04 * own
    for other, place in chosen.items():
        if other != index:
            worth = worth - 3.0 * _covered(_away(places, place), SHOULDERS)
    found: list[Point] = []
    for _ in range(FURTHER):
        found.append(_best(places, worth - 20.0 * _covered(own, SHOULDERS)))
        own = np.minimum(own, _away(places, found[-1]))
    return found


def _best(places: Floats, worth: Floats) -> Point:
    x, y = places[best_of(worth)]
    return (float(x), float(y))


def _covered(room: Floats, wanted: float = FOOTPRINT) -> Floats:
    """Say which share of the wanted room is missing."""
    return np.clip(1.0 - room / wanted, 0.0, 1.0)


def _hidden(spot: Spot, gap: Floats) -> Floats:
    """Say how bad it is to stand so near to something printed: signs are to be read, buildings are large."""
    return 3.5 * _covered(gap) if spot.name in BUILDINGS else 5.0 * _covered(gap, OFF_SIGN)


def _beyond_rim(places: Floats) -> Floats:
    """Say how bad it is that a figure reaches over the rim: a little is not seen, more of it looks odd."""
    inside = np.minimum(places, 100.0 - places).min(axis=1)
    return np.asarray(0.03 * np.maximum(0.0, FOOTPRINT - inside) ** 2)


def _on_ground(ground: Area, spots: Sequence[Spot], *, goes_on: bool) -> Places:
    """Offer places on some ground, each with its worth: how little a figure reaches beyond it, or over signs."""
    places, inside = roomy(ground)
    end = ground.boundary.difference(RIM) if goes_on else ground.boundary
    worth = 0.03 * inside - _beyond_rim(places)
    if not end.is_empty:
        room = np.asarray(shapely.distance(shapely.points(places), end))
        worth -= 3.5 * _covered(room) + 4.0 * (room < BESIDE_ROAD)
    for spot in spots:
        gap = _away(places, spot.at) - spot.radius
        worth -= _hidden(spot, gap) + 0.5 * _covered(gap, 2 * FOOTPRINT) + 4.0 * (gap < 2.0 - 0.2 * spot.radius)
    return places, worth


def _on_way(plan: Plan, index: int, spots: Sequence[Spot]) -> Places:
    """Offer places on a road or river, each with its worth: a figure hides the least near the middle."""
    ways = [LineString(way) for way in plan.ways[index]]
    features = plan.tile.features
    longest = max(way.length for way in ways)
    middle = 0.5 if len(ways) == 1 and not features[index].ends else 0.45
    crossed = unary_union([plan.way_area(at, width_of(features[at].kind)) for at in plan.ways if at != index])
    walls = MultiLineString(plan.walls)
    shares = np.arange(3, 22) / 24
    found, ranks = [], []
    for way in ways:
        points = shapely.line_interpolate_point(way, shares, normalized=True)
        places = shapely.get_coordinates(points)
        worth = -np.abs(shares - middle) - 0.3 * (1.0 - way.length / longest) - _beyond_rim(places)
        worth -= 4.0 * np.asarray(shapely.distance(points, crossed) < BESIDE_BRANCH, dtype=float)
        if not walls.is_empty:
            worth -= 5.0 * _covered(np.asarray(shapely.distance(points, walls)))
        for spot in spots:
            if spot.name == "mouth":  # Who stands before a tunnel may hide its foot: a stub is too short for both.
                away = _away(places, spot.at)
                worth -= 2.0 * _covered(away) + 2.0 * (away < OFF_PLACE)
                continue
            gap = _away(places, spot.at) - spot.radius
            worth -= 4.0 * (gap < BESIDE_BRANCH)
            if spot.name not in FLAT:
                worth -= 4.0 * _covered(gap) + 0.6 * _covered(gap, OFF_PLACE)
        found.append(places)
        ranks.append(worth)
    return np.concatenate(found), np.concatenate(ranks)


def room_at(place: Point, ground: Area, plan: Plan, spots: Sequence[Spot]) -> float:
    """Say how far a figure may reach round its place: a little over the end of its ground, walls and signs, no more."""
    dot = Dot(place)
    end = ground.boundary.difference(RIM)
    room = [] if end.is_empty else [dot.distance(end)]
    room += [dot.distance(LineString(wall)) - WALL for wall in plan.walls]
    room += [distance(place, spot.at) - spot.radius for spot in spots if spot.name not in FLAT]
    return min([WIDE_OPEN, *(each + OVER for each in room)])


def on_walls(plan: Plan) -> list[bool]:
    """Say of all pairs of steps, column by column, whether a piece of nobody would stand on a wall there."""
    points = shapely.points([(x, y) for x in STEPS for y in STEPS])
    return [bool(near) for near in shapely.distance(points, MultiLineString(plan.walls)) < ROOM]
