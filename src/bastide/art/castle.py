"""Tiles of The Castle: paved courtyards with gardens, quarters of houses with lanes, ramparts with towers."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final

import shapely
from shapely import affinity, unary_union
from shapely.geometry import LineString
from shapely.geometry import Point as Dot

from bastide.art.pen import Pen
from bastide.art.regions import RAISED
from bastide.art.shapes import SQUARE, Area, Point, distance, lines, oval, path_of_area, path_of_line
from bastide.art.shapes import number as n
from bastide.art.sprites import TREES, use
from bastide.art.town import build_houses
from bastide.kernel.geometry import turned_side
from bastide.kernel.tiles import CASTLE_TOWER, COURTYARD, HOUSE

if TYPE_CHECKING:
    from bastide.art.outlines import Outline
    from bastide.art.scene import Scene

KINDS: Final = frozenset({HOUSE, CASTLE_TOWER, COURTYARD})
FURNITURE: Final = ("townsfolk", "townsfolk", "washing", "crates", "walker", "pilgrim", "mule", "cart")
"""What stands in courtyards besides trees and beds; wells and stalls would be taken for what has a rule."""
APART: Final = 19.0
"""How far gardens and people are apart."""
GARDEN_EVERY: Final = 620.0
PEOPLE_EVERY: Final = 900.0
"""For how much free ground there is one of them."""
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
            f'<path d="{"".join(rows)}{"".join(joints)}" stroke="{p.court_dark}" stroke-width=".55" fill="none" stroke-opacity=".8"/>'
        )
        for _ in range(26):
            x, y = 8.0 * luck.randint(0, 10) + 5, ROW * luck.randint(0, 18)
            colour = luck.choice((p.court_light, p.court_dark))
            scene.ground.append(f'<path d="M{n(x)} {n(y + 0.4)}h6.6v4.2h-6.6z" fill="{colour}" fill-opacity=".45"/>')
    _furnish(scene)


def _furnish(scene: Scene) -> None:
    """Lay out gardens in the courtyards, and let a few people be there; small pictures have gardens only."""
    luck = Random(scene.luck.random())  # noqa: S311 - a picture needs no cryptography
    for area in scene.plan.fields.values():
        free = area.buffer(-6.0).intersection(SQUARE.buffer(-8)).difference(scene.kept_free.buffer(5.5))
        if free.is_empty:
            continue
        shapely.prepare(free)
        left, top, right, bottom = free.bounds
        gardens: list[Point] = []
        people: list[Point] = []
        for _ in range(60):
            x, y = luck.uniform(left, right), luck.uniform(top, bottom)
            near = any(distance((x, y), other) < APART for other in gardens + people)
            if near or not shapely.contains_xy(free, x, y):
                continue
            if len(gardens) <= free.area / GARDEN_EVERY:
                gardens.append((x, y))
                _lay_out(scene, x, y, luck)
            elif scene.fine and len(people) < free.area / PEOPLE_EVERY:
                people.append((x, y))
                scene.stand((x, y), use(luck.choice(FURNITURE), x, y, 1.5))


def _lay_out(scene: Scene, x: float, y: float, luck: Random) -> None:
    """Lay out a garden: a lawn with a kerb of stone, rows of flowers and one or two trees, or a tree in a round bed."""
    p = scene.palette
    wide, high = luck.choice(((8.6, 4.8), (6.6, 6.0), (4.8, 3.9)))
    is_round = wide < 5
    path = (
        oval(x, y, wide, high)
        if is_round
        else f"M{n(x - wide)} {n(y - high)}h{n(2 * wide)}v{n(2 * high)}h{n(-2 * wide)}z"
    )
    scene.ground.append(
        f'<path d="{path}" fill="{p.garden}" stroke="{p.stone_joint}" stroke-width="2.1" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="{p.stone_light}" stroke-width="1.3" stroke-linejoin="round"/>'
    )
    if not is_round:
        colour = luck.choice((p.flower_red, p.flower_yellow, p.lavender, p.flower_white))
        rows = "".join(f"M{n(x - wide + 1.8)} {n(y + off)}h{n(2 * wide - 3.6)}" for off in (-high + 1.7, high - 1.7))
        scene.ground.append(
            f'<path d="{rows}" stroke="{colour}" stroke-width="1.5" stroke-dasharray=".1 2.1" stroke-linecap="round"/>'
        )
    for off in (0.0,) if is_round or luck.random() < 0.5 else (-wide * 0.45, wide * 0.45):
        foot = y + luck.uniform(0, 1.4)
        scene.stand((x + off, foot), use(f"t{luck.randrange(TREES)}", x + off, foot, 1.3 if scene.fine else 1.1))


def draw_buildings(scene: Scene) -> None:
    """Draw houses and towers."""
    for index, outline in scene.plan.outlines.items():
        feature = scene.tile.features[index]
        sides = {turned_side(side, scene.plan.rotation) for side in feature.sides}
        if feature.kind == HOUSE:
            _draw_quarter(scene, outline, sides)
        else:
            _draw_rampart(scene, outline)


def _draw_quarter(scene: Scene, outline: Outline, sides: set[int]) -> None:
    """Draw a quarter of houses: lanes of dark cobbles with a kerb, and houses close together."""
    p = scene.palette
    luck = Random(scene.luck.random())  # noqa: S311 - a picture needs no cryptography
    ground = path_of_area(outline.ground)
    kerbs = "".join(path_of_line(wall) for wall in outline.walls)
    scene.ground.append(f'<path d="{ground}" fill="{p.lane}" stroke="{p.lane}"/>')
    if scene.fine:
        left, top, right, bottom = outline.ground.bounds
        stones = [(luck.uniform(left, right), luck.uniform(top, bottom)) for _ in range(int(outline.ground.area / 28))]
        cobbles = "".join(f"M{n(x)} {n(y)}h1.3" for x, y in stones if outline.ground.contains(Dot(x, y)))
        scene.ground.append(f'<path d="{cobbles}" stroke="{p.street_rim}" stroke-width=".9" stroke-linecap="round"/>')
    scene.ground.append(kerb(Pen(p, fine=scene.fine), kerbs))
    for region in scene.layout.regions:
        if region.kind == HOUSE and outline.ground.contains(Dot(region.anchor)):
            x, y = region.anchor
            scene.ground.append(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="8" ry="6.4" fill="{p.street}" fill-opacity=".8"/>'
            )
    build_houses(scene, outline, {2 * side + half for side in sides for half in (0, 1)}, luck, 2.6)


def _draw_rampart(scene: Scene, outline: Outline) -> None:
    """Draw a rampart of stone: its fronts and battlements, and great round towers that cast shadows."""
    p = scene.palette
    height = RAISED[CASTLE_TOWER]
    ground = outline.ground
    for wall in outline.walls:
        path = path_of_line([(x + 2.2, y + 2.6) for x, y in wall])
        for width in (9, 5):
            scene.ground.append(
                f'<path d="{path}" fill="none" stroke="{p.shadow}" stroke-width="{width}" stroke-opacity=".16" '
                'stroke-linejoin="round"/>'
            )
    raised = affinity.translate(ground, 0, -height)
    swept = [_face(pair, height) for wall in outline.walls for pair in pairwise(wall)]
    top = unary_union([ground, raised, *swept]).intersection(SQUARE.buffer(0.6))
    fronts = [pair for wall in outline.walls for pair in pairwise(wall) if _is_front(ground, pair)]
    faces = unary_union([_face(pair, height) for pair in fronts]) if fronts else Dot(0, 0).buffer(0)
    fronts.sort(key=lambda each: max(each[0][1], each[1][1]))
    parts = [_platform(scene, top.difference(faces))]
    pen = Pen(p, fine=scene.fine)
    parts += [front(pen, pair, height) for pair in fronts]
    parts += [crest(pen, path_of_line([(x, y - height) for x, y in wall])) for wall in outline.walls]
    for wall in outline.walls:
        corners = [(x, y) for x, y in wall[1:-1] if 7 < x < 93 and 18 < y < 96]
        parts += [use("w0", x, y - height + 1.5, 1.15) for x, y in corners[::2]]
    bottom = max((y for wall in outline.walls for _, y in wall), default=50.0)
    scene.things.append((min(bottom, 92.0) - 4, "".join(parts)))
    for x, y in _towers(scene, ground):
        scene.stand((x, min(y, 92.0) if y > bottom - 8 else max(y, bottom)), use("w2", x, y - 3))


def _is_front(ground: Area, pair: tuple[Point, Point]) -> bool:
    """Does a piece of wall look towards us?"""
    (x, y), (u, v) = pair
    return abs(u - x) > 0.8 and ground.contains(Dot((x + u) / 2, (y + v) / 2 - 1.5))


def _face(pair: tuple[Point, Point], height: float) -> Area:
    (x, y), (u, v) = pair
    return LineString([(x, y), (u, v), (u, v - height), (x, y - height), (x, y)]).convex_hull


def _platform(scene: Scene, top: Area) -> str:
    """Draw the top of a rampart: large slabs."""
    p = scene.palette
    parts = [f'<path d="{path_of_area(top)}" fill="{p.rampart}" stroke="{p.rampart}" stroke-width=".6"/>']
    if scene.fine:
        inner = top.buffer(-0.4)
        rows = []
        for step in range(21):
            row = LineString([(-1, step * 5.0), (101, step * 5.0)]).intersection(inner)
            rows += [path_of_line([(x, y) for x, y in each.coords]) for each in lines(row)]
        parts.append(
            f'<path d="{"".join(rows)}" stroke="{p.rampart_dark}" stroke-width=".6" stroke-dasharray="6.4 1.2" fill="none"/>'
        )
    return "".join(parts)


def _towers(scene: Scene, ground: Area) -> list[Point]:
    """Find places for great towers, the first one near the rim of the tile; they hide no figure."""
    inner = ground.buffer(-8).intersection(SQUARE.buffer(-9))
    kept = [region.anchor for region in scene.layout.regions] + [spot.at for spot in scene.layout.spots]
    built: list[Point] = []
    for x, y in ((column * 8.0 + 10, row * 8.0 + 31) for row in range(8) for column in range(11)):
        hides = any(abs(x - u) < 17 and -9 < y - v < 30 for u, v in kept)
        if inner.contains(Dot(x, y - 4)) and not hides and all(distance((x, y), each) > 34 for each in built):
            built.append((x, y))
    return built


def front(pen: Pen, pair: tuple[Point, Point], height: float) -> str:
    """Draw the face of a rampart that looks towards us, with arrow slits."""
    p = pen.p
    (x, y), (u, v) = pair if pair[0][0] < pair[1][0] else (pair[1], pair[0])
    corners = [(x, y), (u, v), (u, v - height), (x, y - height)]
    parts = [pen.ink(path_of_line(corners, closed=True), p.rampart_dark, 0.5)]
    length = distance((x, y), (u, v))
    marks = []
    for step in range(int(length / 9)):
        t = (step + 0.5) / int(length / 9)
        a, b = x + (u - x) * t, y + (v - y) * t - height * 0.28
        marks.append(f"M{n(a - 0.5)} {n(b)}v-3.6h1v3.6z")
    if marks:
        parts.append(f'<path d="{"".join(marks)}" fill="{p.window}"/>')
    if pen.fine:
        courses = [[(x, y - k), (u, v - k)] for k in (2.4, 5.0, 7.6)]
        parts.append(
            f'<path d="{"".join(map(path_of_line, courses))}" stroke="{p.stone_joint}" stroke-width=".4" '
            'stroke-dasharray="3 .9"/>'
        )
    return "".join(parts)


def crest(pen: Pen, path: str) -> str:
    """Draw the battlements of a rampart."""
    return _stones(pen, path, 3, "1.4 2.6")


def kerb(pen: Pen, path: str) -> str:
    """Draw the low wall of a quarter."""
    return _stones(pen, path, 1.6, ".5 2.8")


def _stones(pen: Pen, path: str, width: float, joints: str) -> str:
    p = pen.p
    return (
        f'<path d="{path}" fill="none" stroke="{p.ink}" stroke-width="{n(width + 1)}" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="{p.stone_light}" stroke-width="{n(width)}" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="{p.stone_joint}" stroke-width="{n(width)}" stroke-dasharray="{joints}"/>'
    )
