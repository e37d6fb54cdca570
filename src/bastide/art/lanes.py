"""Roads, rivers, bridges and tunnel mouths."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from shapely.geometry import LineString
from shapely.geometry import Point as Dot

from bastide.art.outlines import WALLED
from bastide.art.plan import ground_along
from bastide.art.shapes import Line, Point, along, beyond, distance, lines, path_of_area, path_of_curve, thinned
from bastide.art.shapes import number as n
from bastide.art.sprites import use
from bastide.kernel import tiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.art.scene import Scene

BANKS: Final = ((17.4, "verge"), (15.6, "bank"), (13.6, "water_dark"), (11.2, "water"))
RIMS: Final = ((11.2, "verge"), (9.8, "road_rim"), (7.8, "road"))
"""Layers of rivers and roads from below: width and colour."""


def draw_rivers(scene: Scene) -> None:
    """Draw the river with its banks, its spring or lake, and ripples."""
    p = scene.palette
    found = [i for i, feature in enumerate(scene.tile.features) if feature.kind == tiles.RIVER]
    hub = scene.plan.hubs.get("water") or scene.plan.hubs.get("spring")
    for width, name in BANKS:
        colour = getattr(p, name)
        for index in found:
            ways = scene.plan.ways[index]
            if len(ways) > 1:
                area = ground_along(tuple(tuple(beyond(way)) for way in ways), width, tiles.RIVER).simplify(0.15)
                scene.ground.append(f'<path d="{path_of_area(area)}" fill="{colour}"/>')
            else:
                scene.ground.append(_stroke(ways, width, colour))
        if hub is not None:
            extra = (width - 13.6) / 2
            x, y = hub.at
            squeeze = 0.86 if hub.kind == "water" else 0.9
            size = hub.radius - 1
            scene.ground.append(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(size + extra)}" ry="{n(size * squeeze + extra)}" '
                f'fill="{colour}"/>'
            )
    for index in found:
        for way in scene.plan.ways[index]:
            _draw_ripples(scene, way)
    if hub is not None and hub.kind == "spring":
        _draw_spring(scene, hub.at)
    elif hub is not None:
        _draw_shore(scene, hub.at, hub.radius)


def _draw_ripples(scene: Scene, way: Line) -> None:
    luck = scene.luck
    marks = []
    for step in range(11 if scene.fine else 4):
        x, y = along(way, (step + luck.uniform(0.2, 0.9)) / (12 if scene.fine else 5))
        x, y, k = x + luck.uniform(-4, 3), y + luck.uniform(-3.4, 3.4), luck.uniform(1.2, 2.2)
        marks.append(f"M{n(x)} {n(y)}q{n(k)} -1 {n(2 * k)} 0")
    width = ".55" if scene.fine else "1"
    scene.ground.append(
        f'<path d="{"".join(marks)}" stroke="{scene.palette.water_light}" stroke-width="{width}" fill="none" '
        'stroke-linecap="round" stroke-opacity=".9"/>'
    )


def _draw_spring(scene: Scene, at: Point) -> None:
    """Draw rocks round a spring."""
    p = scene.palette
    x, y = at
    rocks = ((-9, -2, 1.1), (-6.5, -6.5, 1.3), (-1, -8.5, 1.0), (-8.5, 4, 1.2), (-3, 8, 0.9), (4, -8, 0.8))
    for dx, dy, k in rocks:
        scene.stand(
            (x + dx, y + dy),
            f'<path transform="translate({n(x + dx)} {n(y + dy)})scale({k})" d="M-3 1.4l.8-3 2.4-1.2 2.4 1.6.4 2.6q-3 .9-6 0z" '
            f'fill="{p.rock}" stroke="{p.ink}" stroke-width=".45" stroke-linejoin="round"/>',
        )
    scene.ground.append(
        f'<path d="M{n(x - 4)} {n(y)}q2-2 4 0t4 0M{n(x - 2)} {n(y + 3)}q2-1.6 4 0" stroke="{p.water_light}" fill="none" '
        'stroke-width=".8" stroke-linecap="round"/>'
    )


def _draw_shore(scene: Scene, at: Point, radius: float) -> None:
    """Draw reeds and ripples of a lake."""
    p, luck = scene.palette, scene.luck
    x, y = at
    reeds = []
    for step in range(12):
        angle = step * math.pi / 6 + luck.uniform(-0.2, 0.2)
        u, v = x + math.cos(angle) * radius * 0.9, y + math.sin(angle) * radius * 0.78
        reeds.append(f"M{n(u)} {n(v)}v-2.6m.9 2.4l.5-2.2m-1.7 2.2l-.6-2")
    waves = f"M{n(x - 7)} {n(y - 3)}q2-1.4 4 0M{n(x + 2)} {n(y + 1)}q2.2-1.4 4.4 0M{n(x - 5)} {n(y + 6)}q2-1.4 4 0"
    scene.ground.append(
        f'<path d="{"".join(reeds)}" stroke="{p.hedge}" stroke-width=".55" fill="none" stroke-linecap="round"/>'
        f'<path d="{waves}" stroke="{p.water_light}" stroke-width=".7" fill="none" stroke-linecap="round"/>'
    )


def draw_roads(scene: Scene) -> None:
    """Draw roads with rim and ruts; those that cross something come last, on their bridge."""
    p = scene.palette
    features = scene.tile.features
    upper = [index for index, feature in enumerate(features) if any(feature.id == up for up, _ in scene.tile.over)]
    plain = [i for i, feature in enumerate(features) if feature.kind == tiles.ROAD and i not in upper]
    ways = [way for index in plain for way in scene.plan.ways[index]] + list(scene.plan.stubs)
    plazas = [hub for name, hub in scene.plan.hubs.items() if name in ("crossing", "ring")]
    for width, name in RIMS:
        colour = getattr(p, name)
        pale = '-opacity=".55"' if name == "verge" else ""
        scene.ground += [_stroke(ways, width, colour, pale and f" stroke{pale}")] if ways else []
        for hub in plazas:
            x, y = hub.at
            size = hub.radius - 1.6 + (width - 7.8) / 2
            scene.ground.append(
                f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(size)}" fill="{colour}"{pale and f" fill{pale}"}/>'
            )
    _draw_ruts(scene, ways)
    for index in upper:
        if features[index].kind == tiles.ROAD:
            _draw_bridge(scene, index)
    for index in plain:
        _draw_ends(scene, index)


def _stroke(ways: Sequence[Line], width: float, colour: str, extra: str = "") -> str:
    path = "".join(path_of_curve(beyond(thinned(way, 3))) for way in ways)
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{n(width)}"{extra}/>'


def _draw_ruts(scene: Scene, ways: Sequence[Line]) -> None:
    if not scene.fine:
        return
    tracks = [track for way in ways for off in (1.35, -1.35) for track in lines(LineString(way).offset_curve(off))]
    if tracks:
        path = "".join(path_of_curve(thinned([(x, y) for x, y in track.coords], 3)) for track in tracks)
        scene.ground.append(
            f'<path d="{path}" fill="none" stroke="{scene.palette.road_rut}" stroke-width=".75" stroke-dasharray="5 2.2 8 3"/>'
        )


def _draw_bridge(scene: Scene, index: int) -> None:
    """Draw a road that crosses a road, a river or a city."""
    p = scene.palette
    features = scene.tile.features
    lower = [low for up, low in scene.tile.over if up == features[index].id]
    wide = any(scene.tile.feature(low).kind in WALLED for low in lower)
    for way in scene.plan.ways[index]:
        span = LineString(way)
        middle = along(way, 0.5)
        if not wide:
            crossed = [
                LineString(other).intersection(span)
                for low in lower
                for at, feature in enumerate(features)
                if feature.id == low
                for other in scene.plan.ways.get(at, ())
            ]
            spots = [each.centroid for each in crossed if not each.is_empty]
            middle = (spots[0].x, spots[0].y) if spots else middle
        for width, name in RIMS:
            pale = ' stroke-opacity=".55"' if name == "verge" else ""
            scene.ground.append(_stroke([way], width, getattr(p, name), pale))
        _draw_ruts(scene, [way])
        at = span.project(Dot(middle)) / span.length
        reach = (33 if wide else 13.5) / span.length
        start, end = along(way, max(0.0, at - reach)), along(way, min(1.0, at + reach))
        drawing = _bridge(scene, start, end)
        if wide:
            scene.things.append((97.0, drawing))
        else:
            scene.ground.append(drawing)


def _bridge(scene: Scene, start: Point, end: Point) -> str:
    """Draw a stone bridge from point to point."""
    p = scene.palette
    length = distance(start, end)
    angle = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    slabs = "".join(f"M{n(x)} -4.2v8.4" for x in _steps(2.0, length - 1, 3.0))
    stroke = f'stroke="{p.ink}" stroke-width=".5"'
    return (
        f'<g transform="translate({n(start[0])} {n(start[1])})rotate({n(angle)})">'
        f'<path d="M-1 -6.6h{n(length + 2)}v13.2h{n(-length - 2)}z" fill="{p.shadow}" fill-opacity=".25"/>'
        f'<path d="M0 -5.4h{n(length)}v10.8h{n(-length)}z" fill="{p.stone}" {stroke}/>'
        f'<path d="{slabs}" stroke="{p.stone_dark}" stroke-width=".55"/>'
        f'<path d="M-1 -5.4h{n(length + 2)}M-1 5.4h{n(length + 2)}" stroke="{p.ink}" stroke-width="2.6" '
        f'stroke-linecap="round"/><path d="M-1 -5.4h{n(length + 2)}M-1 5.4h{n(length + 2)}" stroke="{p.stone_light}" '
        'stroke-width="1.6" stroke-linecap="round"/></g>'
    )


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + step * at for at in range(max(0, int((end - start) / step) + 1))]


def _draw_ends(scene: Scene, index: int) -> None:
    """Draw gates where a road meets a wall, and tunnel mouths."""
    road = scene.tile.features[index]
    walled = [feature.id for feature in scene.tile.features if feature.kind == tiles.CITY]
    for way in scene.plan.ways[index]:
        if road.ends in walled or road.ends == "carcassonne":
            x, y = way[-1]
            scene.things.append((y + 24, use("w1", x, y + 1.4)))
        elif road.mark("tunnel"):
            _draw_mouth(scene, way)
    for way in scene.plan.stubs:
        x, y = way[-1]
        scene.things.append((y + 24, use("w1", x, y + 1.4)))


def _draw_mouth(scene: Scene, way: Line) -> None:
    """Draw a tunnel mouth at the end of a way, upright: seen from the front, from a side or from behind."""
    p = scene.palette
    x, y = way[-1]
    before = way[-2]
    dx, dy = x - before[0], y - before[1]
    stroke = f'stroke="{p.ink}" stroke-width=".6" stroke-linejoin="round"'
    if abs(dx) > abs(dy):
        hand = 1 if dx > 0 else -1
        drawing = (
            f'<g transform="translate({n(x)} {n(y)})scale({0.9 * hand:.1f} .9)"><path d="M-3 5.8V-4q.6-5.4 4.6-6 3.4.6 4.4 6V5.8z" '
            f'fill="{p.rock}" {stroke}/><path d="M-3 5.4V-3.4q.4-4.6 2.8-5.2 2.2.6 2.6 5.2v8.8z" fill="{p.door}" {stroke}/>'
            f'<path d="M-3 5.4V-3.4q.4-4.6 2.8-5.2" fill="none" stroke="{p.stone_light}" stroke-width="1.4"/></g>'
        )
        scene.things.append((y + 20, drawing))
    elif dy < 0:
        drawing = (
            f'<g transform="translate({n(x)} {n(y)})"><path d="M-8.4 2V-5.4q1.4-5.6 8.4-6 7 .4 8.4 6V2z" fill="{p.rock}" '
            f'{stroke}/><path d="M-5 2.4v-5.6a5 5.2 0 0 1 10 0v5.6z" fill="{p.door}" {stroke}/><path d="M-5.4 2.4v-5.6a5.4 '
            f'5.6 0 0 1 10.8 0v5.6" fill="none" stroke="{p.stone_light}" stroke-width="1.5"/></g>'
        )
        scene.things.append((y + 20, drawing))
    else:
        drawing = (
            f'<g transform="translate({n(x)} {n(y)})"><path d="M-8.4 7V-1q1.4-5.4 8.4-5.8 7 .4 8.4 5.8V7q-8.4 3-16.8 0z" '
            f'fill="{p.rock}" {stroke}/><path d="M-6.6 -1.6q2-3 6.6-3.2 4.6.2 6.6 3.2" fill="none" '
            f'stroke="{p.stone_light}" stroke-width="1.8"/><path d="M-4.6 -2.9q4.6-2.6 9.2 0l-1-2.4q-3.6-1-7.2 0z" '
            f'fill="{p.door}"/></g>'
        )
        scene.things.append((y + 16, drawing))
