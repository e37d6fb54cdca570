"""Tiles of The Castle: paved courtyards, houses with tiled roofs, towers of stone."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final

from shapely import affinity, unary_union
from shapely.geometry import LineString
from shapely.geometry import Point as Dot

from bastide.art.pen import Pen
from bastide.art.regions import RAISED
from bastide.art.shapes import SQUARE, Area, Line, Point, distance, lines, path_of_area, path_of_line
from bastide.art.shapes import number as n
from bastide.art.sprites import ROOFS, TREES, use
from bastide.kernel.geometry import turned_side
from bastide.kernel.tiles import CASTLE_TOWER, COURTYARD, HOUSE

if TYPE_CHECKING:
    from bastide.art.outlines import Outline
    from bastide.art.scene import Scene

KINDS: Final = frozenset({HOUSE, CASTLE_TOWER, COURTYARD})
COLUMNS: Final = 6
ROWS: Final = 10
"""The lattice of roofs on a house."""
ROW: Final = 5.0
"""Height of a row of flagstones; rows meet at the rim, so that paving goes on without a seam."""


def is_castle(scene: Scene) -> bool:
    """Is it a tile of The Castle?"""
    return any(feature.kind in KINDS for feature in scene.tile.features)


def draw_courts(scene: Scene) -> None:
    """Draw the paving of the courtyards with tubs, grass in the joints and other small things."""
    p, luck = scene.palette, scene.luck
    scene.ground.append(f'<path fill="{p.court}" d="M-1-1h102v102H-1z"/>')
    rows, joints = [], []
    for row in range(20):
        y = row * ROW
        rows.append(f"M-1 {n(y)}h102")
        joints += [f"M{n(x + (row % 2) * 4)} {n(y)}v{n(ROW)}" for x in range(4, 96, 8)]
    if scene.fine:
        scene.ground.append(
            f'<path d="{"".join(rows)}{"".join(joints)}" stroke="{p.court_dark}" stroke-width=".55" fill="none" opacity=".8"/>'
        )
        for _ in range(26):
            x, y = 8.0 * luck.randint(0, 10) + 5, ROW * luck.randint(0, 18)
            colour = luck.choice((p.court_light, p.court_dark))
            scene.ground.append(f'<path d="M{n(x)} {n(y + 0.4)}h6.6v4.2h-6.6z" fill="{colour}" opacity=".45"/>')
    _furnish(scene)


def _furnish(scene: Scene) -> None:
    """Put trees, tubs and barrels into the courtyards."""
    luck = Random(scene.luck.random())  # noqa: S311 - a picture needs no cryptography
    pen, p = Pen(scene.palette, fine=scene.fine), scene.palette
    barrel = pen.shade(0.4, 0.2, 2, 0.7) + pen.ink("M-1.4 0q-.6 -1.6 0 -3.2h2.8q.6 1.6 0 3.2z", p.wood, 0.4)
    barrel += pen.line("M-1.6 -1h3.2M-1.6 -2.2h3.2", p.wood_dark, 0.4)
    tub = pen.shade(0.3, 0.2, 1.9, 0.6) + pen.ink("M-1.5 0l-.3 -1.6h3.6l-.3 1.6z", p.wood_light, 0.4)
    for area in scene.plan.fields.values():
        free = area.buffer(-4.2).intersection(SQUARE.buffer(-5)).difference(scene.kept_free)
        if free.is_empty:
            continue
        left, top, right, bottom = free.bounds
        placed = 0
        for _ in range(40):
            x, y = luck.uniform(left, right), luck.uniform(top, bottom)
            if placed > free.area / 330 or not free.contains(Dot(x, y)):
                continue
            placed += 1
            kind = luck.random()
            drawing = f'<g transform="translate({n(x)} {n(y)})">'
            if kind < 0.4:
                scene.ground.append(
                    f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="4.6" ry="3.2" fill="{p.garden}" stroke="{p.stone_dark}" '
                    'stroke-width=".8"/>'
                )
                drawing = use(f"t{luck.randrange(TREES)}", x, y, 1.1)
            elif kind < 0.7:
                drawing += barrel + f'<g transform="translate(2.6 .8)">{barrel}</g></g>'
            else:
                drawing += tub + use("t7", 0, -1.4, 0.8) + "</g>"
            scene.stand((x, y), drawing)


def draw_buildings(scene: Scene) -> None:
    """Draw houses and towers."""
    for index, outline in scene.plan.outlines.items():
        feature = scene.tile.features[index]
        sides = {turned_side(side, scene.plan.rotation) for side in feature.sides}
        _draw_building(scene, outline, feature.kind, sides)


def _draw_building(scene: Scene, outline: Outline, kind: str, sides: set[int]) -> None:
    p = scene.palette
    height = RAISED[kind]
    ground = outline.ground
    for wall in outline.walls:
        path = path_of_line([(x + 1.6, y + 1.8) for x, y in wall])
        scene.ground.append(
            f'<path d="{path}" fill="none" stroke="{p.shadow}" stroke-width="6" opacity=".2" stroke-linejoin="round"/>'
        )
    raised = affinity.translate(ground, 0, -height)
    swept = [_face(pair, height) for wall in outline.walls for pair in pairwise(wall)]
    roof = unary_union([ground, raised, *swept]).intersection(SQUARE.buffer(0.6))
    fronts = [pair for wall in outline.walls for pair in pairwise(wall) if _is_front(ground, pair)]
    faces = unary_union([_face(pair, height) for pair in fronts]) if fronts else Dot(0, 0).buffer(0)
    roof = roof.difference(faces)
    bottom = max((y for wall in outline.walls for _, y in wall), default=50.0)
    parts = [_roof(scene, roof, kind)]
    fronts.sort(key=lambda each: max(each[0][1], each[1][1]))
    parts += [_front(scene, pair, height, kind) for pair in fronts]
    parts += [_crest(scene, [(x, y - height) for x, y in wall], kind) for wall in outline.walls]
    if kind == CASTLE_TOWER:
        for wall in outline.walls:
            inner = [(x, y) for x, y in wall[1:-1] if 7 < x < 93 and 16 < y < 96]
            parts += [use("w0", x, y - height + 1.5) for x, y in inner[::2]]
        tops = _turrets(scene, ground)
    else:
        tops = _rooftops(scene, ground, sides)
    parts.insert(1, "".join(drawing for _, drawing in sorted(tops)))
    for region in scene.layout.regions:
        if region.kind == kind and ground.contains(Dot(region.anchor)):
            x, y = region.anchor
            parts.append(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="8" ry="6.4" fill="{p.court_light}" stroke="{p.ink}" '
                'stroke-width=".6"/>'
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="6" ry="4.6" fill="none" stroke="{p.court_dark}" stroke-width=".8" '
                'stroke-dasharray="1.6 .9"/>'
            )
    scene.things.append((min(bottom, 92.0) - 4, "".join(parts)))


def _is_front(ground: Area, pair: tuple[Point, Point]) -> bool:
    """Does a piece of wall look towards us?"""
    (x, y), (u, v) = pair
    return abs(u - x) > 0.8 and ground.contains(Dot((x + u) / 2, (y + v) / 2 - 1.5))


def _face(pair: tuple[Point, Point], height: float) -> Area:
    (x, y), (u, v) = pair
    return LineString([(x, y), (u, v), (u, v - height), (x, y - height), (x, y)]).convex_hull


def _roof(scene: Scene, roof: Area, kind: str) -> str:
    """Draw a roof: rows of tiles on a house, slabs on a tower."""
    p = scene.palette
    fill, line = (p.roof_2, p.roof_line) if kind == HOUSE else (p.stone, p.stone_dark)
    parts = [f'<path d="{path_of_area(roof)}" fill="{fill}" stroke="{fill}" stroke-width=".6"/>']
    if not scene.fine:
        return "".join(parts)
    gap = 2.5 if kind == HOUSE else 5.0
    inner = roof.buffer(-0.4)
    rows = []
    for step in range(int(100 / gap) + 1):
        row = LineString([(-1, step * gap), (101, step * gap)]).intersection(inner)
        rows += [path_of_line([(x, y) for x, y in each.coords]) for each in lines(row)]
    dash = "1.7 .7" if kind == HOUSE else "6.4 1.2"
    width = ".6" if kind == HOUSE else ".5"
    parts.append(
        f'<path d="{"".join(rows)}" stroke="{line}" stroke-width="{width}" stroke-dasharray="{dash}" fill="none" '
        f'opacity="{".75" if kind == HOUSE else ".9"}"/>'
    )
    return "".join(parts)


def _rooftops(scene: Scene, ground: Area, sides: set[int]) -> list[tuple[float, str]]:
    """Cover a house with roofs on a lattice that goes on from tile to tile."""
    inner = ground.buffer(-5.5)
    kept = scene.kept_free
    found = []
    for row in range(ROWS + 1):
        for column in range(2 * COLUMNS + 1):
            if (row + column) % 2:
                continue
            x, y = column * 50 / COLUMNS, row * 100 / ROWS + 3
            on_rim = {
                side for side, there in enumerate((row == 0, column == 2 * COLUMNS, row == ROWS, column == 0)) if there
            }
            if on_rim:
                along_rim = y if on_rim & {1, 3} else x
                if not on_rim <= sides or not 13 < along_rim < 90:
                    continue
            elif not inner.contains(Dot(x, y - 3)):
                continue
            if kept.distance(Dot(x, y - 5)) < 5.5:
                continue
            found.append(
                (y, use(f"r{(column % (2 * COLUMNS) * 7 + row % ROWS * 11) // 2 % ROOFS}", x, y - RAISED[HOUSE]))
            )
    return found


def _turrets(scene: Scene, ground: Area) -> list[tuple[float, str]]:
    """Let a few round towers rise from a large tower."""
    inner = ground.buffer(-7)
    built: list[Point] = []
    kept = [region.anchor for region in scene.layout.regions] + [spot.at for spot in scene.layout.spots]
    for x, y in ((column * 10.0 + 5, row * 10.0 + 8) for row in range(1, 9) for column in range(10)):
        hides = any(abs(x - u) < 14 and -12 < y - v < 30 for u, v in kept)
        if inner.contains(Dot(x, y)) and not hides and all(distance((x, y), each) > 27 for each in built):
            built.append((x, y))
    return [(y, use("w0", x, y - 3, 1.7)) for x, y in built]


def _front(scene: Scene, pair: tuple[Point, Point], height: float, kind: str) -> str:
    """Draw the face of a wall that looks towards us, with windows or arrow slits."""
    p = scene.palette
    (x, y), (u, v) = pair if pair[0][0] < pair[1][0] else (pair[1], pair[0])
    fill = p.plaster_1 if kind == HOUSE else p.stone_dark
    corners = [(x, y), (u, v), (u, v - height), (x, y - height)]
    parts = [Pen(p).ink(path_of_line(corners, closed=True), fill, 0.5)]
    length = distance((x, y), (u, v))
    count = int(length / 7)
    marks = []
    for step in range(count):
        t = (step + 0.5) / count
        a, b = x + (u - x) * t, y + (v - y) * t - height * 0.32
        marks.append(f"M{n(a - 0.9)} {n(b)}v-2.6h1.8v2.6z" if kind == HOUSE else f"M{n(a - 0.4)} {n(b)}v-3.6h.8v3.6z")
    if marks:
        parts.append(f'<path d="{"".join(marks)}" fill="{p.window}"/>')
    if kind == CASTLE_TOWER and scene.fine:
        courses = [[(x, y - k), (u, v - k)] for k in (2.6, 5.6, 8.6)]
        parts.append(
            f'<path d="{"".join(map(path_of_line, courses))}" stroke="{p.stone_joint}" stroke-width=".4" '
            'stroke-dasharray="3 .9"/>'
        )
    return "".join(parts)


def _crest(scene: Scene, wall: Line | list[Point], kind: str) -> str:
    """Draw the eaves of a house, or the battlements of a tower."""
    p = scene.palette
    path = path_of_line(wall)
    if kind == HOUSE:
        return (
            f'<path d="{path}" fill="none" stroke="{p.ink}" stroke-width="2" stroke-linejoin="round"/>'
            f'<path d="{path}" fill="none" stroke="{p.roof_3}" stroke-width="1.2" stroke-linejoin="round"/>'
        )
    return (
        f'<path d="{path}" fill="none" stroke="{p.ink}" stroke-width="3.4" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="{p.stone_light}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="{p.stone_joint}" stroke-width="2.4" stroke-dasharray="1.2 2.2"/>'
    )
