"""Where figures and pieces stand on a board, 100 units for each tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide.art.blocks import UNITS, crown_places, pig_place
from bastide.art.castle_wall import INNER, faces
from bastide.art.ground import CLOSE
from bastide.art.outlines import OPEN
from bastide.art.pieces import tower_top
from bastide.art.plan import plan_of
from bastide.art.regions import layout_of
from bastide.art.shapes import CENTRE, SIZE, distance
from bastide.art.standing import ROOM, STEPS, on_walls
from bastide.kernel.pieces import FOLLOWERS, Piece

if TYPE_CHECKING:
    from bastide.art.shapes import Point
    from bastide.view import Laid, Loose, Standing, View

MADE_FOR: Final = {
    Piece.TOWER_FLOOR: "tower",
    Piece.PLAGUE_SOURCE: "plague",
    Piece.GOLD: "gold",
    Piece.FERRY: "ferry",
    Piece.TEACHER: "school",
    Piece.COUNT: "quarter",
}
"""Places on tiles that are made for a piece."""
LOOSE_AT: Final = {
    Piece.DRAGON: (50.0, 40.0),
    Piece.FAIRY: (72.0, 30.0),
    Piece.MAGE: (32.0, 66.0),
    Piece.WITCH: (66.0, 68.0),
}
ON_WALL: Final = 9.0
"""How bad it is that a piece of nobody stands on a wall, in units of what it hides."""
SPOT_APART: Final = 1.9
"""How much farther apart figures stand on a spot that is no feature."""
REACH: Final = 11.0
REACH_LARGE: Final = 12.6
"""How far a figure reaches round its place, and a large one."""
LEAST: Final = 0.78
LEAST_LARGE: Final = 0.67
"""How small figures may be, and large ones, which are told from others by their plinth, and are still a little larger."""
COUNT_BESIDE: Final = (-13.0, 2.0)
"""The count leaves room for those who wait in his quarter."""


@dataclass(frozen=True)
class Placed:
    """Where a figure, or a piece of nobody, stands on the board: 100 units for each tile."""

    piece: Piece
    owner: int
    """Whose figure it is; -1 if it is nobody's."""
    x: float
    y: float
    lies: bool = False
    count: int = 1
    line: tuple[Point, Point] | None = None
    """Between which two points of its tile it goes, from the middle of the tile."""
    is_raised: bool = False
    """Does it stand on top of a tower, in front of everything else?"""
    size: float = 1.0
    """How much smaller than others it is drawn, where there is little room."""


def board_corner(view: View, laid: Laid) -> Point:
    """Where the north-western corner of the block is to which a laid tile belongs."""
    column, row = view.type_of(laid).place or (0, 0)
    return (100.0 * (laid.x - column), 100.0 * (laid.y - row))


def placed_figures(view: View, scale: float = 1.0) -> list[Placed]:
    """Say where every figure stands; *scale* is how large they are drawn."""
    shared: dict[tuple[int, int], int] = {}
    found: list[Placed] = []
    for standing in view.figures:
        if standing.laid < 0:
            continue
        if standing.sign == "crown":
            found += _on_crowns(view, standing, found)
            continue
        key = (standing.laid, standing.number)
        x, y = _place(view, standing, shared.get(key, 0), scale)
        shared[key] = shared.get(key, 0) + 1
        piece = Piece[standing.piece.upper()]
        features = view.type_of(view.tiles[standing.laid]).features
        lies = standing.number >= 0 and features[standing.number].kind in OPEN and piece in FOLLOWERS
        upon = standing.sign == "tower" or (standing.number < 0 and not standing.sign)
        size = _size(view, standing, piece)
        found.append(Placed(piece, standing.owner, x, y, lies, standing.count, is_raised=upon, size=size))
    return found


def _size(view: View, standing: Standing, piece: Piece) -> float:
    """Say how large a figure is drawn, so that it stands on its feature; a large one is larger than others there."""
    laid = view.tiles[standing.laid]
    if standing.number < 0 or piece not in FOLLOWERS or (laid.x, laid.y) in view.around:
        return 1.0
    room = layout_of(view.type_of(laid), laid.rotation).regions[standing.number].room
    least, reach = (LEAST_LARGE, REACH_LARGE) if piece is Piece.LARGE_FOLLOWER else (LEAST, REACH)
    return min(1.0, max(least, room / reach))


def _place(view: View, standing: Standing, before: int, scale: float) -> Point:
    """Where a figure stands; *before* is how many stand there already, *scale* how large everything is."""
    laid = view.tiles[standing.laid]
    tile = view.type_of(laid)
    if standing.piece == Piece.BARN.name.lower():
        # It stands where four tiles meet; its field is that of the south-eastern one.
        return (100.0 * laid.x, 100.0 * laid.y)
    if (laid.x, laid.y) in view.around:
        x, y = INNER[faces(tile)]
        return (x + 100 * laid.x, y + 100 * laid.y)
    layout = layout_of(tile, laid.rotation)
    if standing.number >= 0:
        places = layout.regions[standing.number].places
        x, y = places[before % len(places)]
        return (x + 100 * laid.x, y + 100 * laid.y)
    spot = layout.spot(standing.sign)
    x, y = (spot.at[0], spot.at[1] + 0.75 * spot.radius) if spot else _upon(view, laid)
    if spot and standing.sign == "tower":
        floors = max((each.count for each in view.loose if (each.x, each.y) == (laid.x, laid.y)), default=0)
        y = spot.at[1] + scale * (1.15 * tower_top(floors) - 7)
    apart = SPOT_APART if standing.feature < 0 else 1.0
    dx, dy = ((0.0, 0.0), *CLOSE)[before % (1 + len(CLOSE))]
    return (x + apart * dx + 100 * laid.x, y + apart * dy + 100 * laid.y)


def _upon(view: View, laid: Laid) -> Point:
    """Where a figure stands upon what lies across two tiles, or in the middle of its own."""
    x, y = CENTRE
    for each in view.loose:
        if (each.x, each.y) == (laid.x, laid.y):
            x, y = x + 50 * each.dx, y + 50 * each.dy
    return (x, y)


def _on_crowns(view: View, standing: Standing, others: list[Placed]) -> list[Placed]:
    """Say where figures stand on the wheel: each on a crown of its own."""
    laid = view.tiles[standing.laid]
    left, top = board_corner(view, laid)
    segment = view.type_of(laid).symbol("crown")
    places = [(x + left, y + top) for x, y in crown_places(segment)]
    taken = [(each.x, each.y) for each in others]
    free = [place for place in places if place not in taken]
    return [Placed(Piece[standing.piece.upper()], standing.owner, x, y) for x, y in free[: standing.count]]


def placed_pieces(view: View) -> list[Placed]:
    """Say where every piece of nobody stands: on the place made for it, or where it hides the least."""
    cells = {(laid.x, laid.y): laid for laid in view.tiles}
    taken = [(each.x, each.y) for each in placed_figures(view)]
    found: list[Placed] = []
    for loose in view.loose:
        piece = Piece[loose.piece.upper()]
        laid = cells.get((loose.x, loose.y))
        if loose.at:
            east, south = loose.at
            x, y = (loose.x + east / UNITS) * SIZE, (loose.y + south / UNITS) * SIZE
            found.append(Placed(piece, loose.owner, x, y, count=loose.count))
            continue
        ends = [_end_of(view, laid, number) for number in loose.numbers] if laid else []
        if len(ends) == len(("one", "other")):
            (x, y), (u, v) = ends
            line = ((x - CENTRE[0], y - CENTRE[1]), (u - CENTRE[0], v - CENTRE[1]))
            found.append(Placed(piece, loose.owner, 100 * loose.x + CENTRE[0], 100 * loose.y + CENTRE[1], line=line))
            continue
        if ends:
            x, y = ends[0][0] + 100 * loose.x, ends[0][1] + 100 * loose.y
        else:
            x, y = _loose_place(view, loose, piece, laid, taken)
        taken.append((x, y))
        found.append(Placed(piece, loose.owner, x, y, count=loose.count))
    return found


def _end_of(view: View, laid: Laid, number: int) -> Point:
    """Where a road ends on its tile: at a mouth, or at a lake."""
    return plan_of(view.type_of(laid), laid.rotation).ways[number][0][-1]


def _loose_place(view: View, loose: Loose, piece: Piece, laid: Laid | None, taken: list[Point]) -> Point:
    x, y = LOOSE_AT.get(piece, CENTRE)
    left, top = 100 * loose.x, 100 * loose.y
    if laid is None or (loose.x, loose.y) in view.around:
        return (x + left, y + top)
    if loose.dx or loose.dy:
        return (CENTRE[0] + 50 * loose.dx + left, CENTRE[1] + 50 * loose.dy + top)
    if piece is Piece.WHEEL_PIG:
        (x, y), (west, north) = pig_place(view.type_of(laid).symbol("crown")), board_corner(view, laid)
        return (x + west, y + north)
    layout = layout_of(view.type_of(laid), laid.rotation)
    if loose.number >= 0:
        places = [(x + left, y + top) for x, y in layout.regions[loose.number].places]
        return next((place for place in places if all(distance(place, each) >= ROOM for each in taken)), places[-1])
    spot = layout.spot(MADE_FOR.get(piece, ""))
    if spot is not None:
        dx, dy = COUNT_BESIDE if piece is Piece.COUNT else (0.0, 0.0)
        return (spot.at[0] + dx + left, spot.at[1] + dy + top)

    def hidden(place: Point) -> float:
        covered = sum(max(0.0, each.radius + ROOM - distance(place, each.at)) for each in layout.spots)
        covered += sum(max(0.0, 2 * ROOM - distance((place[0] + left, place[1] + top), each)) for each in taken)
        return covered + 0.1 * distance(place, (x, y))

    walled = on_walls(layout.plan)
    steps = [(a, b) for a in STEPS for b in STEPS]
    at = min(range(len(steps)), key=lambda at: hidden(steps[at]) + (ON_WALL if walled[at] else 0.0))
    return (steps[at][0] + left, steps[at][1] + top)
