"""Territories: who holds which feature, as hatching and a rim inside it, and nothing else.

The rim lies inside its feature, so that it never touches what is beside it, and only along its
outside: what lies in the middle of a field is not the farmer's. Who shares a feature shares
hatching and rim.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from shapely import affinity, unary_union
from shapely.geometry import MultiPolygon, Polygon

from bastide.art.figures import GLYPHS, colour_of
from bastide.art.regions import layout_of
from bastide.art.shapes import number as n
from bastide.art.shapes import path_of_area, path_of_line, polygons
from bastide.kernel import tiles

if TYPE_CHECKING:
    from bastide.art.pen import Pen
    from bastide.art.shapes import Area
    from bastide.kernel.tiles import TileType
    from bastide.view import Feature, View

SLANTS: Final = (45, -45, 0, 90, 22, -22)
"""Each colour has its own hatching."""
GAP: Final = 9.0
"""How far its lines are apart."""
BAND: Final = 30.0
"""How wide the stripes are of players who share."""
MESH: Final = 56.0
"""How far glyphs are apart."""
RIM: Final = 3.0
NARROW_RIM: Final = 2.2
"""How wide the rim is, and that of a road."""
DASH: Final = 14.0
"""How long the piece of the rim of each sharer is."""


def draw_territories(view: View, pen: Pen) -> list[str]:
    """Draw all territories of a board, the patterns first."""
    held = view.territories
    singles = sorted({owner for each in held for owner in each.owners})
    shared = sorted({each.owners for each in held if len(each.owners) > 1})
    patterns = [_hatching(pen, owner) + _mesh(pen, owner) for owner in singles]
    patterns += [_stripes(pen, owners) for owners in shared]
    return [f"<defs>{''.join(patterns)}</defs>", *(_territory(view, each, pen) for each in held)]


def territory_area(view: View, territory: Feature) -> Area:
    """Join the ground of a feature across all its tiles."""
    around = view.around
    parts = []
    for at, feature in territory.parts:
        laid = view.tiles[at]
        if feature >= 0 and (laid.x, laid.y) not in around:
            ground = _wider(view.type_of(laid), laid.rotation, feature)
            parts.append(affinity.translate(ground, 100 * laid.x, 100 * laid.y))
    return unary_union(parts).buffer(-0.8, join_style="mitre").simplify(0.25)


@cache
def _wider(tile: TileType, rotation: int, feature: int) -> Area:
    """Give the ground of a feature, so much wider that it meets that of the next tile."""
    region = layout_of(tile, rotation).regions[feature]
    return region.area.simplify(0.2).buffer(1.6 if region.kind == tiles.ROAD else 0.8, join_style="mitre")


def _outside(area: Area) -> Area:
    """Give an area without its holes."""
    return MultiPolygon([Polygon(each.exterior) for each in polygons(area)])


def _key(owners: tuple[int, ...]) -> str:
    return "p" + "_".join(map(str, owners))


def _hatching(pen: Pen, owner: int) -> str:
    """Define the hatching of a colour: lines with a pale shadow, so that they are seen on every ground."""
    colour, pale = colour_of(pen, owner), pen.p.player_rim
    size = n(GAP)
    return (
        f'<pattern id="p{owner}" width="{size}" height="{size}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({SLANTS[owner]})"><path d="M0 0h{size}v{size}H0z" fill="{colour}" fill-opacity=".24"/>'
        f'<path d="M0 0h2v{size}H0z" fill="{colour}" fill-opacity=".78"/><path d="M2 0h.9v{size}H2z" fill="{pale}" fill-opacity=".5"/>'
        "</pattern>"
    )


def _mesh(pen: Pen, owner: int) -> str:
    """Define the glyphs of a colour all over its ground."""
    colour, pale = colour_of(pen, owner), pen.p.player_rim
    glyphs = "".join(
        f'<g transform="translate({n(x)} {n(y)})scale(1.5)" fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{GLYPHS[owner]}" stroke="{pale}" stroke-width="2.6"/>'
        f'<path d="{GLYPHS[owner]}" stroke="{colour}" stroke-width="1.5"/></g>'
        for x, y in ((MESH / 4, MESH / 4), (MESH * 3 / 4, MESH * 3 / 4))
    )
    return (
        f'<pattern id="q{owner}" width="{n(MESH)}" height="{n(MESH)}" patternUnits="userSpaceOnUse">{glyphs}</pattern>'
    )


def _stripes(pen: Pen, owners: tuple[int, ...]) -> str:
    """Define the stripes of players who share a feature: each has hatching and glyph of his own."""
    wide = n(BAND * len(owners))
    bands = []
    for at, owner in enumerate(owners):
        colour, pale = colour_of(pen, owner), pen.p.player_rim
        x = BAND * at
        lines = "".join(f"M{n(x + k * GAP + 1.5)} 0h2v{n(BAND)}h-2z" for k in range(int(BAND // GAP)))
        bands.append(
            f'<path d="M{n(x)} 0h{n(BAND)}v{n(BAND)}h{n(-BAND)}z" fill="{colour}" fill-opacity=".3"/>'
            f'<path d="{lines}" fill="{colour}" fill-opacity=".7"/>'
            f'<g transform="translate({n(x + BAND / 2)} {n(BAND / 2)})rotate(-45)scale(1.5)" fill="none" '
            'stroke-linecap="round" stroke-linejoin="round">'
            f'<path d="{GLYPHS[owner]}" stroke="{pale}" stroke-width="2.8"/>'
            f'<path d="{GLYPHS[owner]}" stroke="{colour}" stroke-width="1.6"/></g>'
        )
    return (
        f'<pattern id="{_key(owners)}" width="{wide}" height="{n(BAND)}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)">{"".join(bands)}</pattern>'
    )


def _territory(view: View, territory: Feature, pen: Pen) -> str:
    """Draw one territory."""
    area = territory_area(view, territory)
    path = path_of_area(area)
    if not path:
        return ""
    owners = territory.owners
    clip = f"k{territory.id}"
    rim = RIM if territory.kind != tiles.ROAD else NARROW_RIM
    outside = "".join(
        path_of_line([(x, y) for x, y in each.exterior.coords][:-1], closed=True) for each in polygons(area)
    )
    parts = []
    if territory.kind != tiles.ROAD:  # A road is too narrow for hatching: its rim says everything.
        parts.append(f'<path d="{path}" fill="url(#{_key(owners)})" fill-rule="evenodd" fill-opacity=".55"/>')
        if len(owners) == 1:
            parts.append(f'<path d="{path}" fill="url(#q{owners[0]})" fill-rule="evenodd" fill-opacity=".7"/>')
    strokes = [
        f'<path d="{outside}" stroke="{pen.p.player_rim}" stroke-width="{n(2 * rim + 2)}"/>',
        f'<path d="{outside}" stroke="{colour_of(pen, owners[0])}" stroke-width="{n(2 * rim)}"/>',
    ]
    strokes += [
        f'<path d="{outside}" stroke="{colour_of(pen, owner)}" stroke-width="{n(2 * rim)}" '
        f'stroke-dasharray="{n(DASH)} {n(DASH * (len(owners) - 1))}" stroke-dashoffset="{n(-DASH * at)}"/>'
        for at, owner in enumerate(owners)
        if at
    ]
    return (
        f'<clipPath id="{clip}"><path d="{path_of_area(_outside(area))}"/></clipPath>{"".join(parts)}'
        f'<g clip-path="url(#{clip})" fill="none" stroke-linejoin="round">{"".join(strokes)}</g>'
    )
