"""Cities: ground, streets, houses along the streets, and walls with towers.

Streets run parallel to the walls and houses stand along them, which makes a town of what would
otherwise be scattered dots. Houses on the rim of the tile are the same on both sides of every
seam, so cities run through from tile to tile.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, MultiLineString, box
from shapely.geometry import Point as Dot

from bastide.art.life import TOWN
from bastide.art.outlines import WALLED
from bastide.art.plan import is_town, town_halves
from bastide.art.shapes import SQUARE, Area, Line, Point, distance, lines, oval, path_of_area, path_of_line
from bastide.art.shapes import number as n
from bastide.art.signs import SIGNS
from bastide.art.sprites import HOUSES, SLATES, TREES, use
from bastide.kernel import tiles
from bastide.kernel.geometry import turned_half

if TYPE_CHECKING:
    from bastide.art.outlines import Outline
    from bastide.art.scene import Scene

RISE: Final = 3.6
"""How high a wall stands."""
THICK: Final = 2.1
"""Half the width of a wall."""
TOWER: Final = (3.2, 12.0)
"""Half the width of a tower of a wall, and its height."""
ALONG_LEVEL: Final = (20, 36, 51, 66, 81)
ALONG_UPRIGHT: Final = (25, 41, 57, 73, 88)
"""Where the houses on the rim stand, on sides north and south, and on sides east and west."""
ASKEW: Final = (0.0, 1.6, -0.9, 1.2, -0.5)
"""How far they step out of line."""
STREET_RINGS: Final = (17.5, 36.0, 54.0, 72.0)
HOUSE_RINGS: Final = (8.8, 26.0, 45.0, 62.0)
APART: Final = (11.0, 8.0)
APART_COARSE: Final = (14.0, 10.4)
"""How far houses are apart, side by side and one behind the other."""
MIDDLE: Final = 5.4
MIDDLE_COARSE: Final = 7.4
"""How far the middle of a house is above its foot, and from its sides."""


def draw_cities(scene: Scene) -> None:
    """Draw all cities of a tile, and the walled town of a fixed block."""
    features = scene.tile.features
    lower = {low for _, low in scene.tile.over}
    found = [index for index in scene.plan.outlines if features[index].kind == tiles.CITY]
    for index in sorted(found, key=lambda at: features[at].id not in lower):
        covered = [2 * side + half for side in features[index].sides for half in (0, 1)]
        halves = town_halves(scene.tile) if is_town(features[index]) else covered
        _draw_town(scene, scene.plan.outlines[index], {turned_half(half, scene.plan.rotation) for half in halves})
    if scene.plan.town is not None:
        halves = town_halves(scene.tile)
        _draw_town(scene, scene.plan.town, {turned_half(half, scene.plan.rotation) for half in halves})


def _draw_town(scene: Scene, outline: Outline, halves: set[int]) -> None:
    luck = Random(scene.luck.random())  # noqa: S311 - a picture needs no cryptography
    _draw_ground(scene, outline, luck)
    build_houses(scene, outline, halves, luck)
    for wall in outline.walls:
        draw_wall(scene, wall)


def build_houses(scene: Scene, outline: Outline, halves: set[int], luck: Random, beside_wall: float = 5.0) -> None:
    """Build houses all over an area that reaches some half sides; they keep some way off its walls."""
    rim = rim_houses(halves)
    for x, y, house in rim:
        scene.stand((x, y), use(f"h{house}", x, y))
    _build(scene, outline, halves, [(x, y) for x, y, _ in rim], luck, beside_wall)


def _draw_ground(scene: Scene, outline: Outline, luck: Random) -> None:
    """Draw the shadow of the walls on the grass, trodden earth, and streets."""
    p = scene.palette
    for wall in outline.walls:
        path = path_of_line([(x + 1.2, y + 1.9) for x, y in wall])
        for width in (7.5, 4.5):
            scene.ground.append(
                f'<path d="{path}" fill="none" stroke="{p.shadow}" stroke-width="{width}" stroke-opacity=".14" '
                'stroke-linejoin="round"/>'
            )
    scene.ground.append(f'<path d="{path_of_area(outline.ground)}" fill="{p.ground}" stroke="{p.ground}"/>')
    left, top, right, bottom = outline.ground.bounds
    if scene.fine:
        inner = outline.ground.buffer(-3.0)
        shapely.prepare(inner)
        trodden: tuple[list[str], list[str]] = ([], [])
        for at in range(int(outline.ground.area / 130)):
            x, y = luck.uniform(left, right), luck.uniform(top, bottom)
            if shapely.contains_xy(inner, x, y):
                trodden[at % 2].append(oval(x, y, luck.uniform(1.4, 3), luck.uniform(0.8, 1.6)))
        for places, colour in zip(trodden, (p.ground_dark, p.ground_light), strict=True):
            scene.ground.append(f'<path d="{"".join(places)}" fill="{colour}" fill-opacity=".7"/>')
    if outline.walls:
        foot = MultiLineString(outline.walls).buffer(4.6, quad_segs=3).intersection(outline.ground)
        scene.ground.append(f'<path d="{path_of_area(foot)}" fill="{p.ground_dark}" fill-opacity=".6"/>')
    streets = _rings(outline, STREET_RINGS)
    for street in streets:
        scene.ground.append(
            f'<path d="{path_of_line(street)}" fill="none" stroke="{p.street}" stroke-width="3.6" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
    for region in scene.layout.regions:
        if region.kind == tiles.CITY and outline.ground.contains(Dot(region.anchor)):
            x, y = region.anchor
            scene.ground.append(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="8.4" ry="6.8" fill="{p.street}"/>'
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="6.4" ry="5" fill="none" stroke="{p.street_rim}" '
                'stroke-width=".7" stroke-dasharray="1.6 .9"/>'
            )


def _rings(outline: Outline, distances: tuple[float, ...]) -> list[Line]:
    """Give curves that follow the walls, or that circle the middle of a city without walls."""
    if outline.walls:
        discs = shapely.buffer(MultiLineString(outline.walls), np.array(distances), quad_segs=4)
        shapes = shapely.intersection(shapely.boundary(discs), outline.ground.buffer(-0.5, quad_segs=2))
    else:
        circles = shapely.boundary(shapely.buffer(Dot(50, 50), np.array(distances) - 4, quad_segs=8))
        axes = [LineString([(50, -2), (50, 102)]), LineString([(-2, 50), (102, 50)])]
        shapes = shapely.intersection([*circles, *axes], SQUARE)
    pieces = [piece for shape in shapely.simplify(shapes, 0.4) for piece in lines(shape) if piece.length > 4]
    return [tuple((x, y) for x, y in piece.coords) for piece in pieces]


def rim_houses(halves: set[int]) -> list[tuple[float, float, int]]:
    """Place the houses on the rim: the same ones at the same places on both sides of a seam."""
    found: list[tuple[float, float, int]] = []
    for side in range(4):
        level = side % 2 == 0
        for slot, at in enumerate(ALONG_LEVEL if level else ALONG_UPRIGHT):
            clockwise = at if side in (0, 1) else 100 - at
            wanted = {2 * side + (clockwise > 50)} if abs(at - 50) > 8 else {2 * side, 2 * side + 1}
            if not wanted <= halves:
                continue
            foot = 3.2 + ASKEW[slot]
            x, y = ((at, foot), (100 + ASKEW[slot], at), (at, 100 + foot), (ASKEW[slot], at))[side]
            found.append((x, y, (slot * 7 + (3 if level else 1)) % HOUSES))
    return found


def _build(
    scene: Scene, outline: Outline, halves: set[int], rim: list[Point], luck: Random, beside_wall: float
) -> None:
    """Build houses along the streets, where they hide neither symbols nor figures."""
    sides = {side for side in range(4) if {2 * side, 2 * side + 1} & halves}
    margin = box(7.2 if 3 in sides else 4, 12.4 if 0 in sides else 11, 92.8 if 1 in sides else 96,
                 99.4 if 2 in sides else 98)  # fmt: skip
    free: Area = outline.ground.intersection(margin)
    if outline.walls:
        free = free.difference(MultiLineString(outline.walls).buffer(beside_wall, quad_segs=3))
    shapely.prepare(free)
    middle = MIDDLE if scene.fine else MIDDLE_COARSE
    kept = [(spot.at[0], spot.at[1], spot.radius + middle) for spot in scene.layout.spots]
    kept += [(each.anchor[0], each.anchor[1], 8.6) for each in scene.layout.regions if each.kind in WALLED]
    for road in scene.plan.ways.values():
        kept += [(x, y - 5, 8.0) for x, y in (way[-1] for way in road)]
    places = _candidates(outline, luck)
    fits = np.asarray(shapely.contains_xy(free, places))
    for u, v, radius in kept:
        fits &= np.hypot(places[:, 0] - u, places[:, 1] - middle - v) > radius
    crowd = _Crowd(rim, *(APART if scene.fine else APART_COARSE))
    built = [(x, y) for x, y in places[fits].tolist() if crowd.admits(x, y)]
    _raise(scene, outline, built, luck)


class _Crowd:
    """Houses that stand already: a further one keeps off them."""

    def __init__(self, houses: list[Point], wide: float, high: float) -> None:
        self.wide, self.high = wide, high
        self.cells: dict[tuple[int, int], list[Point]] = {}
        for x, y in houses:
            self._add(x, y)

    def _add(self, x: float, y: float) -> None:
        self.cells.setdefault((int(x // self.wide), int(y // self.high)), []).append((x, y))

    def admits(self, x: float, y: float) -> bool:
        """Is there room for a house? Then it stands there."""
        column, row = int(x // self.wide), int(y // self.high)
        for beside in (column - 1, column, column + 1):
            for below in (row - 1, row, row + 1):
                for u, v in self.cells.get((beside, below), ()):
                    if abs(x - u) < self.wide and abs(y - v) < self.high:
                        return False
        self._add(x, y)
        return True


def _candidates(outline: Outline, luck: Random) -> NDArray[np.float64]:
    """Give places for houses, the best first: along the streets, and then anywhere."""
    chance = np.random.default_rng(luck.getrandbits(32))
    rows = []
    for ring in _rings(outline, tuple(at + off for at in HOUSE_RINGS for off in (0.0, 8.6))):
        row = LineString(ring)
        rows.append(shapely.line_interpolate_point(row, np.arange(luck.uniform(0, 3), row.length, 2.0)))
    beside = shapely.get_coordinates(np.concatenate(rows)) if rows else np.empty((0, 2))
    left, top, right, bottom = outline.ground.bounds
    return np.concatenate((
        beside + np.array((0.0, 2.8)) + chance.uniform(-0.6, 0.6, beside.shape),
        chance.uniform((left, top), (right, bottom), (400, 2)),
    ))  # fmt: skip


def _raise(scene: Scene, outline: Outline, places: list[Point], luck: Random) -> None:
    """Choose what is built on each place: houses, a few gardens, and a church in a large town."""
    p = scene.palette
    large = outline.ground.area > 3600 and not scene.layout.spot("cathedral") and not scene.layout.spot("monastery")
    church: Point | None = None
    if large and len(places) > 25:
        inner = [at for at in places if 22 < at[0] < 78 and 30 < at[1] < 84]
        church = inner[luck.randrange(len(inner))] if inner else None
    for x, y in places:
        if church is not None and (x, y) == church:
            scene.stand((x, y), use("k0", x, y))
            continue
        if church is not None and distance((x, y), church) < 10 and abs(y - church[1]) < 7:
            continue
        chance = luck.random()
        if chance < 0.06 and scene.fine:
            name = luck.choice(TOWN)
            scene.stand((x, y), use(name, x, y - 0.6, 1.15))
        elif chance < 0.11:
            scene.ground.append(
                f'<ellipse cx="{n(x)}" cy="{n(y - 1.5)}" rx="4.4" ry="3.2" fill="{p.garden}" stroke="{p.hedge}" '
                'stroke-width=".5"/>'
            )
            for _ in range(2):
                u, v = x + luck.uniform(-2.4, 2.4), y + luck.uniform(-2, 0.6)
                scene.stand((u, v), use(f"t{luck.randrange(TREES)}", u, v))
        elif chance < 0.17:
            scene.stand((x, y), use(f"h{HOUSES + luck.randrange(SLATES)}", x, y))
        else:
            scene.stand((x, y), use(f"h{luck.randrange(HOUSES)}", x, y))


def draw_wall(scene: Scene, wall: Line) -> None:
    """Draw a wall with a visible face, battlements on both rims, and towers where it bends."""
    for start, end in pairwise(wall):
        scene.things.append((max(start[1], end[1]) - 0.5, _curtain(scene, start, end)))
    for x, y in wall[1:-1]:
        if 6 < x < 94 and 9 < y < 96 and not _touches_sign(scene, (x, y)):
            scene.stand((x, y + 0.6), use("w0", x, y))


def _touches_sign(scene: Scene, foot: Point) -> bool:
    """Would a tower of a wall reach into a badge or a shield?"""
    x, y = foot
    tower = box(x - TOWER[0], y - TOWER[1], x + TOWER[0], y)
    return any(spot.name in SIGNS and tower.distance(Dot(spot.at)) < spot.radius for spot in scene.layout.spots)


def _curtain(scene: Scene, start: Point, end: Point) -> str:
    """Draw one straight piece of a wall."""
    p = scene.palette
    (x, y), (u, v) = start, end
    length = distance(start, end) or 1.0
    across, down = -(v - y) / length * THICK, (u - x) / length * THICK
    drop = abs(down)
    parts = []
    edge = ".5" if scene.fine else ".8"
    if abs(u - x) > 0.5:
        face = [(x, y - RISE + drop), (u, v - RISE + drop), (u, v + drop), (x, y + drop)]
        parts.append(
            f'<path d="{path_of_line(face, closed=True)}" fill="{p.stone_dark}" stroke="{p.ink}" stroke-width="{edge}" '
            'stroke-linejoin="round"/>'
        )
        if scene.fine:
            courses = [[(x, y - RISE + drop + k), (u, v - RISE + drop + k)] for k in (1.3, 2.5)]
            parts.append(
                f'<path d="{"".join(map(path_of_line, courses))}" stroke="{p.stone_joint}" stroke-width=".35"/>'
            )
    top = [(x + across, y + down - RISE), (u + across, v + down - RISE), (u - across, v - down - RISE),
           (x - across, y - down - RISE)]  # fmt: skip
    parts.append(
        f'<path d="{path_of_line(top, closed=True)}" fill="{p.stone}" stroke="{p.ink}" stroke-width="{edge}" '
        'stroke-linejoin="round"/>'
    )
    if scene.fine:
        k = 0.82
        rims = [[(x + across * k * hand, y + down * k * hand - RISE - 0.5),
                 (u + across * k * hand, v + down * k * hand - RISE - 0.5)] for hand in (-1, 1)]  # fmt: skip
        path = "".join(map(path_of_line, rims))
        parts.append(
            f'<path d="{path}" stroke="{p.ink}" stroke-width="1.9" stroke-dasharray="1.7 1"/>'
            f'<path d="{path}" stroke="{p.stone_light}" stroke-width="1.3" stroke-dasharray="1.3 1.4" '
            'stroke-dashoffset="-.2"/>'
        )
    return "".join(parts)
