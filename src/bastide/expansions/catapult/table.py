"""The table as a plane: where followers stand, where players sit, and where a disc comes down.

One tile is 32 units wide; x grows to the east, y to the south, and the cell 0,0 begins at 0,0. All is whole numbers.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.geometry import ROW, SIDES, turned_half, turned_side, x_of, y_of
from bastide.kernel.hooks import Figure
from bastide.kernel.layout import (
    FEATURE,
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
from bastide.kernel.rules import overriders
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.hooks import Expansion
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

UNITS: Final[i64] = 32
HALF: Final[i64] = 16
MIDDLE: Final = (16, 16)
SIDE_POINTS: Final = ((16, 0), (32, 16), (16, 32), (0, 16))
"""The middles of the four sides of a tile."""
HALF_POINTS: Final = ((8, 4), (24, 4), (28, 8), (28, 24), (24, 28), (8, 28), (4, 24), (4, 8))
"""Points of the eight half sides, a little inside."""
STEP: Final[i64] = 8
"""Units between two points at which one can aim."""
MARGIN: Final[i64] = 2
"""So many tiles around what is laid one can aim at as well."""
SEATS: Final[i64] = 4
"""Players sit in the south, north, west and east of the table, and then again."""
ASIDE: Final = ((0, 0), (6, 0), (-6, 0), (0, 6), (0, -6), (6, 6), (-6, 6), (6, -6), (-6, -6))
"""Where figures stand that share a place."""

DISC: Final[i64] = 7
FOLLOWER: Final[i64] = 5
TOWER: Final[i64] = 6
"""How large they are: radii."""
HIT: Final[i64] = DISC + FOLLOWER
TOUCH: Final[i64] = 2 * FOLLOWER

Point = tuple[i64, i64]


class Standing:
    """A follower on the table, and where."""

    __slots__ = ("figure", "x", "y")

    def __init__(self, figure: Figure, x: i64, y: i64) -> None:
        self.figure = figure
        self.x: i64 = x
        self.y: i64 = y

    def squared(self, x: i64, y: i64) -> i64:
        """How far he is from a point, as a square."""
        across = self.x - x
        down = self.y - y
        return across * across + down * down


# -- where followers stand -----------------------------------------------------------------------------


class Anchors:
    """Knows where figures stand: each feature of a tile has its point, and so have pieces that lie on tiles."""

    def __init__(self, rules: Rules) -> None:
        tables = rules.tables
        self.points: vec[i64] = vec[i64]([-1] * int(tables.kinds * tables.stride * SIDES))
        """By feature and rotation of its tile: x and y on the tile in one number, -1 if nobody has asked yet."""
        self.showing: vec[Expansion] = overriders(rules.boxes, "shows")
        """Boxes whose pieces lie on the table."""
        self.signed: list[list[int]] = []
        """By the kind of a tile: places that its symbols show; empty if nobody has asked yet."""

    def standing(self, state: State) -> list[Standing]:
        """Give all followers on the table, from north-west to south-east; prisoners and markers are not there."""
        words = state.words
        found: list[tuple[int, int, int, int, int, int]] = []
        beside: dict[int, Point] = {}
        has_looked = False
        for at in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            spot = words[at + SPOT]
            if words[at + PIECE] > PHANTOM:
                continue
            if spot < state.rules.spots_at:
                x, y = self.on_feature(state, spot)
            else:
                if not has_looked:
                    beside = self.places_beside(state)
                    has_looked = True
                if spot not in beside:
                    continue
                x, y = beside[spot]
            found.append((x, y, rank(state, spot), words[at + OWNER], words[at + PIECE], spot))
        found.sort()
        return keep_apart(state, found)

    def on_feature(self, state: State, spot: i64) -> Point:
        """Give the point where a figure on a feature stands."""
        words = state.words
        tile = words[spot + TILE]
        at = words[spot + FEATURE] * SIDES + (words[tile + TILE_TURN] & 3)
        if self.points[at] < 0:
            self.points[at] = printed_point(state, spot)
        cell = words[tile + TILE_CELL]
        return (UNITS * x_of(cell) + self.points[at] // ROW, UNITS * y_of(cell) + self.points[at] % ROW)

    def places_beside(self, state: State) -> dict[int, Point]:
        """Give the same for places that are no features: on the tile that shows them, or upon a piece on tiles."""
        found: dict[int, Point] = {}
        if not self.signed:
            signs = state.rules.spot_signs.items()
            self.signed = [[spot for spot, sign in signs if sign in tile.symbols] for tile in state.tables.types]
        for at in range(state.tiles_at, state.words[TILES_END], TILE_WORDS):
            for spot in self.signed[state.words[at + TILE_TURN] >> 2]:
                if spot not in found:
                    cell = state.words[at + TILE_CELL]
                    x, y = state.rules.spot_points.get(spot, (MIDDLE,))[0]
                    found[spot] = (UNITS * x_of(cell) + x, UNITS * y_of(cell) + y)
        shown = [each for box in self.showing for each in box.shows(state) if each.spot and each.cell]
        for each in reversed(shown):
            across = each.across or each.cell
            found[each.spot] = (
                UNITS * (x_of(each.cell) + x_of(across)) // 2 + HALF,
                UNITS * (y_of(each.cell) + y_of(across)) // 2 + HALF,
            )
        return found


def keep_apart(state: State, found: list[tuple[int, int, int, int, int, int]]) -> list[Standing]:
    """Let those who share a place stand beside each other."""
    result: list[Standing] = []
    before_x: i64 = 0
    before_y: i64 = 0
    crowd = 0
    for x, y, _, owner, piece, spot in found:
        crowd = crowd + 1 if result and before_x == x and before_y == y else 0
        before_x = x
        before_y = y
        dx, dy = aside(state, spot, crowd) if crowd else (0, 0)
        result.append(Standing(Figure(piece, owner, spot), x + dx, y + dy))
    return result


def aside(state: State, spot: int, crowd: int) -> tuple[int, int]:
    """How far a figure stands from the first on its place: where the place says so, or a little beside."""
    points = state.rules.spot_points.get(spot, ())
    if crowd < len(points):
        return (points[crowd][0] - points[0][0], points[crowd][1] - points[0][1])
    return ASIDE[min(crowd, len(ASIDE) - 1)]


def rank(state: State, spot: i64) -> i64:
    """Order places on one tile, whatever was laid before it."""
    if spot >= state.rules.spots_at:
        return spot
    return spot - state.words[state.words[spot + TILE] + TILE_SLOTS]


def printed_point(state: State, spot: i64) -> i64:
    """Where figures stand on the feature as it is printed: x and y on its tile in one number."""
    feature = feature_at(state, spot)
    rotation = state.words[state.words[spot + TILE] + TILE_TURN] & 3
    if feature.halves:
        points = [HALF_POINTS[turned_half(half, rotation)] for half in feature.halves]
    else:
        points = [MIDDLE, *[SIDE_POINTS[turned_side(side, rotation)] for side in feature.sides]]
    x = sum(point[0] for point in points) // len(points)
    y = sum(point[1] for point in points) // len(points)
    return x * ROW + y


# -- aiming ----------------------------------------------------------------------------------------------


def edges(state: State) -> tuple[i64, i64, i64, i64]:
    """Western, northern, eastern and southern edge of the table."""
    words = state.words
    cell = words[state.tiles_at + TILE_CELL]
    west = east = x_of(cell)
    north = south = y_of(cell)
    for tile in range(state.tiles_at, words[TILES_END], TILE_WORDS):
        x = x_of(words[tile + TILE_CELL])
        y = y_of(words[tile + TILE_CELL])
        if x < west:
            west = x
        elif x > east:
            east = x
        if y < north:
            north = y
        elif y > south:
            south = y
    return (
        UNITS * (west - MARGIN),
        UNITS * (north - MARGIN),
        UNITS * (east + MARGIN + 1),
        UNITS * (south + MARGIN + 1),
    )


def directions(state: State, player: i64) -> i64:
    """How many directions a player can throw to, from his left to his right."""
    west, north, east, south = edges(state)
    if player % SEATS <= 1:
        return (east - west) // STEP + 1
    return (south - north) // STEP + 1


def powers(state: State, player: i64) -> i64:
    """How far a player can throw, from the edge of the table in front of him to the other."""
    west, north, east, south = edges(state)
    if player % SEATS <= 1:
        return (south - north) // STEP + 1
    return (east - west) // STEP + 1


def landing(state: State, player: i64, left: i64, away: i64) -> Point:
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


def distance_to(state: State, tile: i64, x: i64, y: i64) -> i64:
    """How far a disc is from a tile, as a square; one that touches it is as near as one that lies on it."""
    cell = state.words[tile + TILE_CELL]
    across = distance_from(UNITS * x_of(cell), x)
    down = distance_from(UNITS * y_of(cell), y)
    squared = across * across + down * down
    if squared > DISC * DISC:
        return squared
    return 0


def distance_from(edge: i64, at: i64) -> i64:
    """How far a point is from what lies between an edge of a tile and the other."""
    if at < edge:
        return edge - at
    if at > edge + UNITS:
        return at - edge - UNITS
    return 0


def touches_tile(state: State, x: i64, y: i64) -> bool:
    """Does a disc touch a laid tile?"""
    for tile in range(state.tiles_at, state.words[TILES_END], TILE_WORDS):
        if distance_to(state, tile, x, y) == 0:
            return True
    return False


def nearest(found: list[Standing], x: i64, y: i64) -> list[Figure]:
    """Give the follower who is nearest to a point; several if they are equally near."""
    result: list[Figure] = []
    least: i64 = -1
    for each in found:
        squared = each.squared(x, y)
        if least < 0 or squared < least:
            least = squared
            result = []
        if squared == least:
            result.append(each.figure)
    return result


def hit_by(waiting: list[Standing], x: i64, y: i64) -> list[Figure]:
    """Give all followers that a disc hits, and those whom they touch when they are pushed, and so on."""
    pushed: list[tuple[Standing, int]] = []
    standing: list[Standing] = []
    for each in waiting:
        squared = each.squared(x, y)
        if squared <= HIT * HIT:
            pushed.append((each, HIT - isqrt(squared)))
        else:
            standing.append(each)
    for each, push in pushed:
        shove(each, x, y, push)
    found = [each.figure for each, _ in pushed]
    while pushed:
        pusher, push = pushed.pop(0)
        touched = [each for each in standing if push > 0 and each.squared(pusher.x, pusher.y) <= TOUCH * TOUCH]
        for each in touched:
            standing.remove(each)
            found.append(each.figure)
            shove(each, pusher.x, pusher.y, push // 2)
            pushed.append((each, push // 2))
    return found


def shove(each: Standing, x: i64, y: i64, push: i64) -> None:
    """Push a follower away from a point; from where he stands himself, to the east."""
    far: i64 = isqrt(each.squared(x, y))
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
