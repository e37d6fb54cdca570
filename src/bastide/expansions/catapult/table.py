"""The table as a plane: where followers stand, where players sit, and where a disc comes down.

One tile is 32 units wide; x grows to the east, y to the south, and the cell 0,0 begins at 0,0. All is whole numbers.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.geometry import turned_half, turned_side, x_of, y_of
from bastide.kernel.hooks import Figure
from bastide.kernel.layout import (
    FIGURE_WORDS,
    FIGURES_END,
    OWNER,
    PIECE,
    SPOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
    TILE_WORDS,
    TILES_END,
)
from bastide.kernel.pieces import PHANTOM
from bastide.kernel.places import feature_at

if TYPE_CHECKING:
    from bastide.kernel.state import State

UNITS: Final = 32
MIDDLE: Final = (16, 16)
SIDE_POINTS: Final = ((16, 0), (32, 16), (16, 32), (0, 16))
"""The middles of the four sides of a tile."""
HALF_POINTS: Final = ((8, 4), (24, 4), (28, 8), (28, 24), (24, 28), (8, 28), (4, 24), (4, 8))
"""Points of the eight half sides, a little inside."""
STEP: Final = 8
"""Units between two points at which one can aim."""
MARGIN: Final = 2
"""So many tiles around what is laid one can aim at as well."""
SEATS: Final = 4
"""Players sit in the south, north, west and east of the table, and then again."""
ASIDE: Final = ((0, 0), (6, 0), (-6, 0), (0, 6), (0, -6), (6, 6), (-6, 6), (6, -6), (-6, -6))
"""Where figures stand that share a place."""

DISC: Final = 7
FOLLOWER: Final = 5
TOWER: Final = 6
"""How large they are: radii."""
HIT: Final = DISC + FOLLOWER
TOUCH: Final = 2 * FOLLOWER

Point = tuple[int, int]


class Standing:
    """A follower on the table, and where."""

    __slots__ = ("figure", "x", "y")

    def __init__(self, figure: Figure, x: int, y: int) -> None:
        self.figure = figure
        self.x = x
        self.y = y

    def squared(self, x: int, y: int) -> int:
        """How far he is from a point, as a square."""
        return (self.x - x) ** 2 + (self.y - y) ** 2


# -- where followers stand -----------------------------------------------------------------------------


def standing(state: State) -> list[Standing]:
    """Give all followers on the table, from north-west to south-east; prisoners and markers are not there."""
    words = state.words
    found: list[tuple[int, int, int, int, int, int]] = []
    for at in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        spot = words[at + SPOT]
        place = anchor(state, spot) if words[at + PIECE] <= PHANTOM else None
        if place is not None:
            owner, piece = int(words[at + OWNER]), int(words[at + PIECE])
            found.append((place[0], place[1], rank(state, spot), owner, piece, int(spot)))
    found.sort()
    result: list[Standing] = []
    before: Point = (0, 0)
    crowd = 0
    for x, y, _, owner, piece, spot in found:
        crowd = crowd + 1 if result and before == (x, y) else 0
        before = (x, y)
        dx, dy = aside(state, spot, crowd)
        result.append(Standing(Figure(piece, owner, spot), x + dx, y + dy))
    return result


def aside(state: State, spot: int, crowd: int) -> Point:
    """How far a figure stands from the first on its place: where the place says so, or a little beside."""
    points = state.rules.spot_points.get(spot, ())
    if crowd < len(points):
        return (points[crowd][0] - points[0][0], points[crowd][1] - points[0][1])
    return ASIDE[min(crowd, len(ASIDE) - 1)]


def rank(state: State, spot: int) -> int:
    """Order places on one tile, whatever was laid before it."""
    if spot >= state.rules.spots_at:
        return spot
    return spot - state.words[state.words[spot + TILE] + TILE_SLOTS]


def anchor(state: State, spot: int) -> Point | None:
    """Give the point where a figure on a spot stands; none if it is not on the table."""
    words = state.words
    if spot >= state.rules.spots_at:
        return anchor_beside(state, spot)
    tile = words[spot + TILE]
    feature = feature_at(state, spot)
    rotation = words[tile + TILE_TURN] & 3
    if feature.halves:
        points = [HALF_POINTS[turned_half(half, rotation)] for half in feature.halves]
    else:
        points = [MIDDLE, *[SIDE_POINTS[turned_side(side, rotation)] for side in feature.sides]]
    x = sum(point[0] for point in points) // len(points)
    y = sum(point[1] for point in points) // len(points)
    return (UNITS * x_of(words[tile + TILE_CELL]) + x, UNITS * y_of(words[tile + TILE_CELL]) + y)


def anchor_beside(state: State, spot: int) -> Point | None:
    """The same for a place that is no feature: upon a piece that lies on tiles, or on the tile that shows it."""
    for box in state.rules.boxes:
        for shown in box.shows(state):
            if shown.spot == spot and shown.cell != 0:
                across = shown.across or shown.cell
                x = UNITS * (x_of(shown.cell) + x_of(across)) // 2 + MIDDLE[0]
                y = UNITS * (y_of(shown.cell) + y_of(across)) // 2 + MIDDLE[1]
                return (x, y)
    sign = state.rules.spot_signs.get(spot)
    if sign is None:
        return None
    for tile in state.tile_list():
        if sign in state.tables.types[state.words[tile + TILE_TURN] >> 2].symbols:
            cell = state.words[tile + TILE_CELL]
            x, y = state.rules.spot_points.get(spot, (MIDDLE,))[0]
            return (UNITS * x_of(cell) + x, UNITS * y_of(cell) + y)
    return None


# -- aiming ----------------------------------------------------------------------------------------------


def edges(state: State) -> tuple[int, int, int, int]:
    """Western, northern, eastern and southern edge of the table."""
    words = state.words
    cells = [words[tile + TILE_CELL] for tile in range(state.tiles_at, words[TILES_END], TILE_WORDS)]
    xs = [x_of(cell) for cell in cells]
    ys = [y_of(cell) for cell in cells]
    return (
        UNITS * (min(xs) - MARGIN),
        UNITS * (min(ys) - MARGIN),
        UNITS * (max(xs) + MARGIN + 1),
        UNITS * (max(ys) + MARGIN + 1),
    )


def directions(state: State, player: int) -> int:
    """How many directions a player can throw to, from his left to his right."""
    west, north, east, south = edges(state)
    wide = east - west if player % SEATS in (0, 1) else south - north
    return wide // STEP + 1


def powers(state: State, player: int) -> int:
    """How far a player can throw, from the edge of the table in front of him to the other."""
    west, north, east, south = edges(state)
    deep = south - north if player % SEATS in (0, 1) else east - west
    return deep // STEP + 1


def landing(state: State, player: int, left: int, away: int) -> Point:
    """Where a disc lands that flies so many units from the player's left, and so many away from him."""
    west, north, east, south = edges(state)
    seat = player % SEATS
    if seat == 0:
        return (west + left, south - away)
    if seat == 1:
        return (east - left, north + away)
    if seat == SEATS - 1:
        return (east - away, south - left)
    return (west + away, north + left)


# -- near and far ----------------------------------------------------------------------------------------


def distance_to(state: State, tile: int, x: int, y: int) -> int:
    """How far a disc is from a tile, as a square; one that touches it is as near as one that lies on it."""
    cell = state.words[tile + TILE_CELL]
    west, north = UNITS * x_of(cell), UNITS * y_of(cell)
    dx = max(west - x, 0, x - west - UNITS)
    dy = max(north - y, 0, y - north - UNITS)
    squared = dx * dx + dy * dy
    return squared if squared > DISC * DISC else 0


def touches_tile(state: State, x: int, y: int) -> bool:
    """Does a disc touch a laid tile?"""
    return any(distance_to(state, tile, x, y) == 0 for tile in state.tile_list())


def nearest(state: State, x: int, y: int) -> list[Figure]:
    """Give the follower who is nearest to a disc on the table; several if they are equally near."""
    if not touches_tile(state, x, y):
        return []
    found = standing(state)
    least = min((each.squared(x, y) for each in found), default=0)
    return [each.figure for each in found if each.squared(x, y) == least]


def hit_by(state: State, x: int, y: int) -> list[Figure]:
    """Give all followers that a disc hits, and those whom they touch when they are pushed, and so on."""
    waiting = standing(state)
    pushed = [(each, HIT - isqrt(each.squared(x, y))) for each in waiting if each.squared(x, y) <= HIT * HIT]
    for each, push in pushed:
        shove(each, x, y, push)
    found = [each.figure for each, _ in pushed]
    waiting = [each for each in waiting if each.figure not in found]
    while pushed:
        pusher, push = pushed.pop(0)
        touched = [each for each in waiting if push > 0 and each.squared(pusher.x, pusher.y) <= TOUCH * TOUCH]
        for each in touched:
            waiting.remove(each)
            found.append(each.figure)
            shove(each, pusher.x, pusher.y, push // 2)
            pushed.append((each, push // 2))
    return found


def shove(each: Standing, x: int, y: int, push: int) -> None:
    """Push a follower away from a point; from where he stands himself, to the east."""
    far = isqrt(each.squared(x, y))
    if far == 0:
        each.x += push
        return
    dx, dy = (each.x - x) * push, (each.y - y) * push
    each.x += dx // far if dx >= 0 else -(-dx // far)
    each.y += dy // far if dy >= 0 else -(-dy // far)


def ways(total: i64, most: i64) -> i64:
    """In how many ways three numbers from 0 to *most* make a sum."""
    count: i64 = 0
    sign: i64 = 1
    for times in range(4):
        left = total - times * (most + 1)
        if left >= 0:
            count += sign * ((left + 2) * (left + 1) // 2)
        sign = -3 if times == 0 else 3 if times == 1 else -1
    return count
