"""Territories: who holds which feature, as hatching and a rim inside it, and nothing else.

The rim lies inside its feature, so that it never touches what is beside it, and only along its
outside: what lies in the middle of a field is not the farmer's. Who shares a feature shares
hatching and rim. Lines and glyphs are cut to shape here: patterns and clips are slow to draw.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Final

import shapely
from shapely import affinity, unary_union
from shapely.geometry import LineString, MultiLineString, MultiPoint, MultiPolygon, Polygon, box

from bastide.art.figures import GLYPHS, PALE, colour_of
from bastide.art.outlines import OPEN
from bastide.art.plan import plan_of
from bastide.art.regions import layout_of
from bastide.art.shapes import EMPTY, distance, lines, path_of_area, path_of_line, polygons
from bastide.art.shapes import number as n
from bastide.art.sprites import use
from bastide.art.town import RISE
from bastide.kernel import tiles
from bastide.kernel.vocabulary import BUILDINGS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bastide.art.pen import Pen
    from bastide.art.shapes import Area, Point
    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileType
    from bastide.view import Feature, View

SLANTS: Final = (45, -45, 0, 90, 22, -22)
"""Each colour has its own hatching."""
GAP: Final = 9.0
"""How far its lines are apart."""
STRIPE: Final = 30.0
STRIPE_SLANT: Final = 45
"""How wide the stripes are of players who share, and how they lie."""
MESH: Final = 64.0
"""How far glyphs are apart."""
GLYPH: Final = 7.5
"""How much room a glyph needs."""
KEPT: Final = 13.0
"""How far glyphs keep from figures and signs."""
RIM: Final = 3.0
WALL: Final = 2.4
"""How far a territory keeps off the middle of a wall."""
BESIDE_WALL: Final = 9.5
"""How near to a wall a field has no rim: the wall says where it ends, and is not the farmer's."""
BESIDE_BUILDING: Final = 5.0
"""The same for buildings that stand at a road, and so at the rim of the field round them."""
NEAR: Final = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))
SLIVER: Final = 6.0
"""What is smaller is left over behind the end of a wall, and not shown."""
SHORT: Final = 16.0
"""A shorter piece of rim is left over at the end of a wall, and not shown."""
NARROW_RIM: Final = 2.2
"""How wide the rim is, and that of a road."""
DASH: Final = 14.0
"""How long the piece of the rim of each sharer is."""


def draw_territories(view: View, pen: Pen, taken: Sequence[Point] = ()) -> list[str]:
    """Draw all territories of a board, the glyphs first; they keep off what is taken."""
    held = view.territories
    glyphs = [_glyph(pen, owner) for owner in sorted({owner for each in held for owner in each.owners})]
    return [f"<defs>{''.join(glyphs)}</defs>", *(_territory(view, each, pen, taken) for each in held)]


def territory_area(view: View, territory: Feature) -> Area:
    """Join the ground of a feature across all its tiles."""
    around = view.around
    parts = []
    for at, feature in territory.parts:
        laid = view.tiles[at]
        if feature >= 0 and (laid.x, laid.y) not in around:
            ground = _wider(view.type_of(laid), laid.rotation, feature)
            parts.append(affinity.translate(ground, 100 * laid.x, 100 * laid.y))
    joined = unary_union(parts).buffer(-0.8, join_style="mitre").simplify(0.25)
    return MultiPolygon([each for each in polygons(joined) if each.area > SLIVER])


@cache
def _wider(tile: TileType, rotation: int, feature: int) -> Area:
    """Give the ground of a feature, so much wider that it meets that of the next tile; walls stay clear of it."""
    layout = layout_of(tile, rotation)
    region = layout.regions[feature]
    wider = region.area.simplify(0.2).buffer(1.6 if region.kind == tiles.ROAD else 0.8, join_style="mitre")
    if region.kind == tiles.ROAD:
        return wider
    walls = [LineString(wall).buffer(WALL, cap_style="flat") for wall in layout.plan.walls]
    return wider.difference(affinity.translate(unary_union(walls), 0, -RISE / 2))


def _outside(area: Area) -> Area:
    """Give an area without its holes."""
    return MultiPolygon([Polygon(each.exterior) for each in polygons(area)])


def _glyph(pen: Pen, owner: int) -> str:
    """Define the glyph of a colour as it stands on the ground."""
    return (
        f'<g id="y{owner}" fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{GLYPHS[owner]}" transform="scale(1.5)" stroke="{pen.p.player_rim}" stroke-width="2.6"/>'
        f'<path d="{GLYPHS[owner]}" transform="scale(1.5)" stroke="{colour_of(pen, owner)}" stroke-width="1.5"/></g>'
    )


def _rows(area: Area, slant: float, gap: float) -> Iterator[float]:
    """Give the heights of rows across an area that has been turned back by their slant."""
    _, top, _, bottom = affinity.rotate(area, -slant, origin=(0, 0)).bounds
    yield from (gap * row for row in range(math.floor(top / gap), math.ceil(bottom / gap) + 1))


def _hatching(area: Area, slant: float) -> str:
    """Write the lines that hatch an area."""
    flat = affinity.rotate(area, -slant, origin=(0, 0))
    left, _, right, _ = flat.bounds
    rows = MultiLineString([[(left, y), (right, y)] for y in _rows(area, slant, GAP)])
    cut = affinity.rotate(flat.intersection(rows), slant, origin=(0, 0))
    return "".join(path_of_line([(x, y) for x, y in line.coords]) for line in lines(cut))


def _shares(area: Area, owners: tuple[int, ...]) -> list[tuple[int, Area]]:
    """Share an area among its owners, in stripes."""
    if len(owners) == 1:
        return [(owners[0], area)]
    flat = affinity.rotate(area, -STRIPE_SLANT, origin=(0, 0))
    left, _, right, _ = flat.bounds
    found = []
    for at, owner in enumerate(owners):
        rows = [y for y in _rows(area, STRIPE_SLANT, STRIPE) if round(y / STRIPE) % len(owners) == at]
        stripes = MultiPolygon([box(left, y, right, y + STRIPE) for y in rows])
        found.append((owner, affinity.rotate(flat.intersection(stripes), STRIPE_SLANT, origin=(0, 0))))
    return found


def _places(area: Area, taken: Sequence[Point], *, striped: bool) -> list[Point]:
    """Choose where glyphs stand: here and there, none of them cut, and none where something else stands."""
    inner = area.buffer(-GLYPH, quad_segs=2)
    found: list[Point] = []
    for part in polygons(inner):
        shapely.prepare(part)
        found += [
            place
            for place in (_along_stripes(part) if striped else _mesh(part.bounds))
            if shapely.contains_xy(part, *place) and all(distance(place, each) > KEPT for each in taken)
        ]
    return found


def _mesh(bounds: tuple[float, float, float, float]) -> list[Point]:
    """Give points in rows, each row half a step beside the one before."""
    left, top, right, bottom = bounds
    columns, rows = (
        [MESH / 2 * step for step in range(math.floor(low / MESH * 2), math.ceil(high / MESH * 2) + 1)]
        for low, high in ((left, right), (top, bottom))
    )
    return [(x, y) for y in rows for x in columns if round((x + y) / MESH * 2) % 2 == 0]


def _along_stripes(part: Polygon) -> list[Point]:
    """Give points along the middle of the stripes of an area, so that each sharer has some."""
    left, _, right, _ = affinity.rotate(part, -STRIPE_SLANT, origin=(0, 0)).bounds
    steps = [MESH * step for step in range(math.floor(left / MESH), math.ceil(right / MESH) + 1)]
    flat = [
        (x + (MESH / 3 * round(y / STRIPE)) % MESH, y + STRIPE / 2)
        for y in _rows(part, STRIPE_SLANT, STRIPE)
        for x in steps
    ]
    turned = affinity.rotate(MultiPoint(flat), STRIPE_SLANT, origin=(0, 0))
    return [(each.x, each.y) for each in turned.geoms]


def _territory(view: View, territory: Feature, pen: Pen, taken: Sequence[Point]) -> str:
    """Draw one territory."""
    area = territory_area(view, territory)
    if area.is_empty:
        return ""
    parts = []
    if territory.kind != tiles.ROAD:  # A road is too narrow for hatching: its rim says everything.
        for owner, share in _shares(area, territory.owners):
            parts.append(_ground(share, owner, pen))
            parts += [use(f"y{owner}", x, y) for x, y in _places(share, taken, striped=len(territory.owners) > 1)]
    return "".join(parts) + _rim(area, territory, pen, _walled_near(view, territory))


def _ground(share: Area, owner: int, pen: Pen) -> str:
    """Tint and hatch what a player holds; on meadows pale colours need more of it, and a line below that is darker."""
    colour = colour_of(pen, owner)
    hatching = _hatching(share, SLANTS[owner])
    tint, line, below = 0.13, 0.4, ""
    if owner in PALE:
        tint, line = 0.2, 0.8
        below = f'<path d="{hatching}" stroke="{pen.p.ink}" stroke-width="3" stroke-opacity=".22"/>'
    return (
        f'<path d="{path_of_area(share)}" fill="{colour}" fill-rule="evenodd" fill-opacity="{n(tint)}"/>{below}'
        f'<path d="{hatching}" stroke="{colour}" stroke-width="1.5" stroke-opacity="{n(line)}"/>'
    )


def _walled_near(view: View, territory: Feature) -> Area:
    """Give the ground of cities and buildings at which a field ends, and a little more: a rim along it would claim it."""
    if territory.kind not in OPEN:
        return EMPTY
    cells = {(view.tiles[at].x, view.tiles[at].y) for at, _ in territory.parts}
    near = {(x + right, y + down) for x, y in cells for right, down in NEAR}
    found = [
        affinity.translate(_walled(view.type_of(laid), laid.rotation), 100 * laid.x, 100 * laid.y)
        for laid in view.shown
        if (laid.x, laid.y) in near
    ]
    return unary_union(found)


@cache
def _walled(tile: TileType, rotation: int) -> Area:
    """Give the ground of a tile behind walls and of buildings with everything that is nearer to it than a rim is wide."""
    buildings = [each.area for each in layout_of(tile, rotation).regions if each.kind in BUILDINGS]
    return (
        plan_of(tile, rotation)
        .walled.buffer(BESIDE_WALL, quad_segs=2)
        .union(unary_union(buildings).buffer(BESIDE_BUILDING, quad_segs=4))
    )


def line_beside(p: Palette, owners: Sequence[int]) -> str:
    """Give the colour of the line between a rim and the ground: pale, or dark if the rim is pale itself."""
    return p.ink if all(owner in PALE for owner in owners) else p.player_rim


def _rim(area: Area, territory: Feature, pen: Pen, without: Area) -> str:
    """Draw the rim of a territory inside it but for some ground, with a line where it meets the ground; sharers take turns."""
    wide = RIM if territory.kind != tiles.ROAD else NARROW_RIM
    whole = _outside(area)

    def ring(off: float) -> str:
        rings = [each.exterior for each in polygons(whole.buffer(-off, join_style="mitre", mitre_limit=2))]
        if not any(map(without.intersects, rings)):
            return "".join(path_of_line([(x, y) for x, y in each.coords][:-1], closed=True) for each in rings)
        open_lines = shapely.line_merge(MultiLineString(rings).difference(without))
        return "".join(
            path_of_line([(x, y) for x, y in line.coords]) for line in lines(open_lines) if line.length > SHORT
        )

    at = ring(wide / 2)
    strokes = [f'<path d="{ring(wide)}" stroke="{line_beside(pen.p, territory.owners)}" stroke-width="2"/>']
    for turn, owner in enumerate(territory.owners):
        turns = f' stroke-dasharray="{n(DASH)} {n(DASH * (len(territory.owners) - 1))}" stroke-dashoffset="{n(-DASH * turn)}"'
        strokes.append(
            f'<path d="{at}" stroke="{colour_of(pen, owner)}" stroke-width="{n(wide)}"{turns if turn else ""}/>'
        )
    return f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">{"".join(strokes)}</g>'
