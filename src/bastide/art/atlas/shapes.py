"""Shapes of tiles as they lie: where features are, where they are touched, where figures stand and symbols are.

Everything is read from the regions that pictures are drawn from; 100 units are one tile.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from shapely.geometry import box
from shapely.geometry.polygon import orient

from bastide.art.atlas.colours import NAMED, packed
from bastide.art.blocks import crown_places, pig_place
from bastide.art.castle_wall import INNER, faces
from bastide.art.ground import WIDE_OPEN, Spot
from bastide.art.pen import Pen
from bastide.art.picture import numbers_of, turns_of
from bastide.art.plan import wall_ends
from bastide.art.regions import layout_of
from bastide.art.seams import rims_of
from bastide.art.shapes import CENTRE, path_of_area, polygons, turned_area
from bastide.art.signs import SIGNS
from bastide.art.standing import on_walls
from bastide.art.symbols import CLEAR, place_scale, sign_scale
from bastide.art.tokens import ferry_line

if TYPE_CHECKING:
    from bastide.art.ground import Region
    from bastide.art.plan import Plan
    from bastide.art.shapes import Area, Point
    from bastide.kernel.tiles import TileType

Json = dict[str, object]
SMOOTH: Final = 0.2
"""How far an outline may lie beside the drawn one."""
SCALES: Final = {"scale": True, "small": False}
"""How large signs are: on tiles with all strokes, and on small ones."""
STRIP: Final = box(0, 0, 100, 36)
"""Where a start field that shows something in the north can be touched."""


def shapes_of(tile: TileType) -> list[Json]:
    """Describe a tile in every rotation in which it can lie."""
    return [_shape(tile, rotation) for rotation in turns_of(tile)]


def start_shape(tile: TileType) -> list[Json]:
    """Describe a start field of The Castle: its strip on the inner side."""
    side = faces(tile)
    strip = turned_area(STRIP, side)
    region = {"kind": tile.features[0].kind, "hit": path_of_area(strip), "area": _rings(strip), "at": INNER[side]}
    return [{"regions": [region], "spots": [], "joints": [], "rims": rims_of(tile)}]


def _shape(tile: TileType, rotation: int) -> Json:
    layout = layout_of(tile, rotation)
    shape: Json = {
        "regions": [_region(region, layout.plan) for region in layout.regions],
        "spots": [_spot(tile, spot, layout.plan) for spot in (*layout.spots, *_on_wheel(tile))],
        "joints": sorted(wall_ends(layout.plan)),
    }
    walled = on_walls(layout.plan)
    if any(walled):
        shape["walled"] = "".join("#" if each else "." for each in walled)
    rims = rims_of(tile, rotation)
    if any(rims):
        shape["rims"] = rims
    if layout.spot("ferry") is not None:
        shape["ferries"] = _ferries(layout.plan)
    return shape


def _region(region: Region, plan: Plan) -> Json:
    found: Json = {
        "kind": region.kind,
        "hit": path_of_area(region.hit.simplify(SMOOTH)),
        "area": _rings(region.area.simplify(SMOOTH)),
        "at": _rounded(region.anchor),
    }
    if region.beside:
        found["beside"] = [_rounded(place) for place in region.beside]
    if region.room < WIDE_OPEN:
        found["room"] = round(region.room, 1)
    if region.index in plan.ways:
        found["end"] = _rounded(plan.ways[region.index][0][-1])
    return found


def _spot(tile: TileType, spot: Spot, plan: Plan) -> Json:
    found: Json = {"name": spot.name, "at": _rounded(spot.at), "radius": round(spot.radius, 1)}
    if spot.feature >= 0:
        found["feature"] = spot.feature
    if spot.name in SIGNS or spot.name == "wheel":
        found |= {key: round(sign_scale(spot, plan, fine=fine), 2) for key, fine in SCALES.items()}
    if spot.name in CLEAR:
        found |= {key: round(place_scale(spot, fine=fine), 2) for key, fine in SCALES.items()}
    if spot.name == "wheel":
        found["sign"] = f"wheel {numbers_of(tile)[0]}"
    return found


def _on_wheel(tile: TileType) -> list[Spot]:
    """Give the crowns of the segment that a cell of the wheel's board shows, and where the pig stands."""
    name = tile.symbol("crown")
    if not name or tile.place is None:
        return []
    places = [("crown", place) for place in crown_places(name)] + [("pig", pig_place(name))]
    column, row = tile.place
    return [Spot(what, (x - 100 * column, y - 100 * row), 10.0) for what, (x, y) in places]


def _ferries(plan: Plan) -> Json:
    """Draw a ferry between every two roads that end at the lake, from the middle of the tile."""
    ends = {number: ways[0][-1] for number, ways in plan.ways.items()}
    pen = Pen(NAMED)

    def off(point: Point) -> Point:
        return (point[0] - CENTRE[0], point[1] - CENTRE[1])

    return {
        f"{one}-{two}": packed(ferry_line(pen, off(ends[one]), off(ends[two])))
        for one, two in combinations(sorted(ends), 2)
    }


def _rings(area: Area) -> list[list[float]]:
    """Give the outlines of an area as flat lists of coordinates: first round the outside, holes the other way."""
    rings = []
    for polygon in polygons(area):
        turned = orient(polygon)
        for ring in (turned.exterior, *turned.interiors):
            points = [_rounded(point) for point in ring.coords][:-1]
            rings.append([value for at, point in enumerate(points) if point != points[at - 1] for value in point])
    return rings


def _rounded(point: tuple[float, ...]) -> Point:
    return (round(point[0], 1) + 0.0, round(point[1], 1) + 0.0)
