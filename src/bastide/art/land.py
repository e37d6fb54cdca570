"""Meadows, crops and trees."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Final

from shapely import unary_union
from shapely.geometry import LineString, Polygon, box
from shapely.geometry import Point as Dot

from bastide.art.regions import layout_of
from bastide.art.scene import kept_free
from bastide.art.shapes import Area, Point, lines, path_of_area, path_of_line, polygons, turned_area, turned_point
from bastide.art.shapes import number as n
from bastide.art.sprites import DRIFTS, MEADOWS, TREES, use

if TYPE_CHECKING:
    from bastide.art.regions import Layout
    from bastide.art.scene import Scene

INSIDE: Final = box(7, 7, 93, 93)
WOODS: Final = box(4, 4, 96, 96)
CROWN: Final = 6.0
"""How far a tree covers what stands behind it."""
LOWEST_CROWN: Final = 8.5
"""A tree further north would be cut by the rim."""


def draw_grass(scene: Scene) -> None:
    """Draw the meadow below everything: one even colour at the rim, so that no seam shows, and life inside."""
    p, luck = scene.palette, scene.luck
    scene.ground.append(f'<path fill="{p.grass}" d="M-1-1h102v102H-1z"/>')
    turn = scene.plan.rotation
    for at in range(9):
        x, y = turned_point((luck.uniform(14, 86), luck.uniform(14, 86)), turn)
        wide, high = luck.uniform(14, 28), luck.uniform(9, 17)
        wide, high = min(wide, x - 1, 99 - x), min(high, y - 1, 99 - y)
        scene.ground.append(
            f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(wide)}" ry="{n(high)}" fill="url(#b{(0, 1, 2)[at % 3]})"/>'
        )
    scene.ground.append(f'<use href="#g{luck.randrange(MEADOWS)}"/>')
    if scene.fine:
        for _ in range(luck.randint(3, 5)):
            x, y = turned_point((luck.uniform(8, 92), luck.uniform(8, 92)), turn)
            scene.ground.append(use(f"f{luck.randrange(DRIFTS)}", x, y))


def draw_fields(scene: Scene) -> None:
    """Draw what grows on the fields: crops on large ones, trees and bushes on all; it turns with the tile."""
    flat = layout_of(scene.tile)
    free = kept_free(flat)
    crops = _draw_crops(scene, flat, free)
    _plant(scene, flat, unary_union([free, *(crop.buffer(2.2) for crop in crops)]))


def _draw_crops(scene: Scene, flat: Layout, kept: Area) -> list[Area]:
    luck = Random(scene.luck.random())  # noqa: S311 - a picture needs no cryptography
    turn = scene.plan.rotation
    found: list[Area] = []
    for area in sorted(flat.plan.fields.values(), key=lambda each: -each.area):
        for _ in range(2 if area.area > 4800 else 1):
            if area.area < 850 or len(found) > 2 or luck.random() < 0.12:
                continue
            plot = _plot(area.buffer(-4.5).intersection(INSIDE).difference(kept.buffer(1.0)), luck, found)
            if plot is not None:
                crop, at, angle = plot
                found.append(crop)
                _draw_crop(scene, luck, turned_area(crop, turn), turned_point(at, turn), angle + turn * math.pi / 2)
    return found


def _plot(inner: Area, luck: Random, others: list[Area]) -> tuple[Area, Point, float] | None:
    """Find a place for a crop: almost a rectangle, a little askew."""
    if inner.area < 200:
        return None
    left, top, right, bottom = inner.bounds
    for _ in range(34):
        x, y = luck.uniform(left, right), luck.uniform(top, bottom)
        wide, high, angle = luck.uniform(19, 31), luck.uniform(13, 20), math.radians(luck.uniform(-26, 26))
        cosine, sine = math.cos(angle), math.sin(angle)
        corners = [
            (x + u * wide * cosine - v * high * sine, y + u * wide * sine + v * high * cosine)
            for u, v in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
        ]
        found = Polygon(corners).intersection(inner).buffer(-1).buffer(1)
        if len(polygons(found)) != 1 or found.area < 165 or any(found.distance(each) < 4 for each in others):
            continue
        square = found.area / found.minimum_rotated_rectangle.area
        if square > 0.86 and found.area / found.convex_hull.area > 0.975:
            return found.simplify(0.3), (x, y), angle
    return None


def _draw_crop(scene: Scene, luck: Random, area: Area, at: Point, angle: float) -> None:
    """Draw rows of lavender, wheat or vines, with a hedge round them."""
    p = scene.palette
    kind = luck.choice(("lavender", "wheat", "vine", "vine", "lavender"))
    soil = {"lavender": p.lavender_soil, "wheat": p.wheat_soil, "vine": p.vine_soil}[kind]
    colour = {"lavender": p.lavender, "wheat": p.wheat, "vine": p.vine}[kind]
    gap, width, dash = {
        "lavender": (2.3, "1.5", ' stroke-dasharray=".1 1.3"'),
        "wheat": (1.7, ".55", ""),
        "vine": (2.8, "1.7", ' stroke-dasharray=".1 2.6"'),
    }[kind]
    if not scene.fine:
        scene.ground.append(f'<path d="{path_of_area(area)}" fill="{colour}" stroke="{p.hedge}" opacity=".8"/>')
        return
    cosine, sine = math.cos(angle), math.sin(angle)
    rows = []
    steps = int(44 / gap)
    for step in range(steps + 1):
        off = -22 + step * gap
        x, y = at[0] - cosine * 26 - sine * off, at[1] - sine * 26 + cosine * off
        row = LineString([(x, y), (x + cosine * 52, y + sine * 52)]).intersection(area.buffer(-0.9))
        rows += [path_of_line([(u, v) for u, v in each.coords]) for each in lines(row)]
    scene.ground.append(
        f'<path d="{path_of_area(area)}" fill="{soil}" stroke="{p.tuft}" stroke-width=".7"/>'
        f'<path d="{"".join(rows)}" stroke="{colour}" stroke-width="{width}"{dash} stroke-linecap="round" fill="none" '
        'opacity=".92"/>'
    )
    scene.ground.append(
        f'<path d="{path_of_area(area)}" fill="none" stroke="{p.hedge}" stroke-width="2.1" stroke-linecap="round" '
        'stroke-dasharray=".1 2.4 .1 3.6 .1 1.9 .1 6"/>'
    )


def _plant(scene: Scene, flat: Layout, taken: Area) -> None:
    """Plant trees, alone and in small groups, where they hide nothing."""
    luck = Random(scene.luck.random())  # noqa: S311 - a picture needs no cryptography
    for area in flat.plan.fields.values():
        free = area.buffer(-3.4).intersection(WOODS).difference(taken)
        if free.is_empty:
            continue
        left, top, right, bottom = free.bounds
        wanted = int(free.area / (210 if scene.fine else 420)) + 1
        planted: list[Point] = []
        for _ in range(110):
            if len(planted) >= wanted:
                break
            x, y = luck.uniform(left, right), luck.uniform(top, bottom)
            group = [(x, y)]
            if luck.random() < 0.5:
                near = range(luck.randint(1, 3))
                group += [(x + luck.uniform(-4.4, 4.4), y + luck.uniform(-2.6, 2.6)) for _ in near]
            planted += [point for point in group if free.contains(Dot(point))]
        for point in planted:
            x, y = turned_point(point, scene.plan.rotation)
            tree = use(f"t{luck.randrange(TREES)}", x, y, round(luck.uniform(0.9, 1.25), 1))
            if y > LOWEST_CROWN and not _hides(scene, (x, y)):
                scene.stand((x, y), tree)


def _hides(scene: Scene, foot: Point) -> bool:
    """Would a tree stand in front of something printed?"""
    x, y = foot
    return any(
        abs(x - spot.at[0]) < 0.8 * spot.radius + 2 and 0 < y - spot.at[1] < spot.radius + CROWN
        for spot in scene.layout.spots
    )
