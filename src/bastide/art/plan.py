"""The plan of a tile: which ground belongs to which feature.

The plan is made once, at rotation 0, and then turned; so a tile in the hand keeps its shape
while it is turned, and only what stands upright is drawn anew. What the facts leave open
(how wide a place is, how far a road swings) is tried in several styles until the half sides
that are read back from the fields are those that are printed.
"""

from __future__ import annotations

import math
import zlib
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Final

import shapely
from shapely import unary_union
from shapely.geometry import LineString, Polygon

from bastide.art.outlines import OPEN, WALLED, Depths, Outline, outline, outline_of
from bastide.art.routes import BOARD, RIVER_WIDTH, ROAD_WIDTH, Hub, Router, Style, end_name
from bastide.art.shapes import (
    CENTRE,
    EMPTY,
    MIDDLES,
    SIZE,
    SQUARE,
    Area,
    Line,
    Point,
    polygons,
    turned_area,
    turned_line,
    turned_point,
)
from bastide.kernel import tiles
from bastide.kernel.geometry import turned_half

if TYPE_CHECKING:
    from bastide.kernel.tiles import Feature, TileType

MERE_SLIVER: Final = 9.0
"""A piece of ground smaller than this belongs to nobody."""
SOLID: Final = {"fair": "fair", "crop": "crop_circle", "bazaar": "bazaar", "tower": "tower"}
"""Symbols that are places and can part a field, with the name of the place."""
CONFLUENCE: Final = 17.0
"""Radius of the banks between arms of a river."""
PARTING: Final = 30.0
"""How large a place is that reaches from city to city."""
FAIRGROUND: Final = 0.36
"""Half the length of trodden ground, as a share of the tile; beyond it a hedge runs to the rim."""
PROBES: Final = (9.0, 16.0, 24.0, 32.0, 39.0)
"""Where along a half side its field is looked for."""
COST: Final = {"shift": 1.0, "aside": 1.1, "tight": 1.2, "touch": 1.3, "swell": 2.0}
"""How much each change of style hurts the eye."""
TOWN_DEPTHS: Final = Depths(28.0, (21.0,) * 4, 3.0)


@dataclass(frozen=True)
class Plan:
    """Which ground of a tile belongs to which feature, as the tile lies."""

    tile: TileType
    rotation: int
    outlines: dict[int, Outline]
    """Walled areas by the number of their feature; their ground is what can be seen of it."""
    ways: dict[int, tuple[Line, ...]]
    """Roads and rivers by the number of their feature."""
    stubs: tuple[Line, ...]
    hubs: dict[str, Hub]
    fields: dict[int, Area]
    grounds: tuple[Area, ...]
    """Trodden ground that is no feature."""
    town: Outline | None
    """The part of a walled town of a fixed block, where it is no feature."""
    flaws: int = field(default=0, compare=False)

    @property
    def walled(self) -> Area:
        """All ground behind walls."""
        grounds = [each.ground for each in self.outlines.values()]
        return unary_union(grounds + ([self.town.ground] if self.town else []))

    @property
    def walls(self) -> tuple[Line, ...]:
        """All walls, each from rim to rim."""
        outlines = [*self.outlines.values(), *([self.town] if self.town else [])]
        return tuple(wall for outline in outlines for wall in outline.walls)

    def way_area(self, index: int, width: float) -> Area:
        """Give the ground of a road or river of some width, without what lies beyond the rim."""
        return ground_along(self.ways[index], width, self.tile.features[index].kind).intersection(SQUARE)


def wall_ends(plan: Plan) -> set[Point]:
    """Give the points of a tile's rim at which its walls end."""
    ends = {end for wall in plan.walls for end in (wall[0], wall[-1])}
    return {(float(round(x)), float(round(y))) for x, y in ends}


def ways_area(ways: tuple[Line, ...], width: float) -> Area:
    """Give the ground along ways."""
    return unary_union([LineString(way).buffer(width / 2, cap_style="flat") for way in ways])


def ground_along(ways: tuple[Line, ...], width: float, kind: str) -> Area:
    """Give the ground along the ways of a feature: where arms of a river meet, their banks are rounded."""
    area = ways_area(ways, width)
    return area.buffer(CONFLUENCE).buffer(-CONFLUENCE) if kind == tiles.RIVER and len(ways) > 1 else area


def width_of(kind: str) -> float:
    """How wide a road or a river is drawn."""
    return RIVER_WIDTH if kind == tiles.RIVER else ROAD_WIDTH


def halves_of(piece: Area) -> set[int]:
    """Read back which half sides a piece of ground reaches."""
    near = piece.buffer(1.2)
    shapely.prepare(near)
    reached = shapely.contains_xy(near, _probes()).reshape(8, len(PROBES))
    return {half for half in range(8) if reached[half].sum() >= 2}


@cache
def _probes() -> list[Point]:
    """Give points just inside each half side."""
    halves = [divmod(half, 2) for half in range(8)]
    return [_rim(side, SIZE - at if right else at) for side, right in halves for at in PROBES]


def _rim(side: int, at: float) -> Point:
    """Give a point just inside a side, counted clockwise."""
    return ((at, 0.8), (SIZE - 0.8, at), (SIZE - at, SIZE - 0.8), (0.8, SIZE - at))[side]


def plan_of(tile: TileType, rotation: int = 0) -> Plan:
    """Plan a tile as it lies after some quarter turns clockwise."""
    return _plan_once(tile.plain or tile, rotation)


@cache
def _plan_once(tile: TileType, rotation: int) -> Plan:
    if rotation:
        return _turned(plan_of(tile), rotation)
    best = None
    for style in _styles(tile):
        found = _plan(tile, style)
        if best is None or found.flaws < best.flaws:
            best = found
        if not best.flaws:
            break
    assert best is not None, "there is at least one style"
    return best


def _styles(tile: TileType) -> tuple[Style, ...]:
    """List the styles that are tried, the best looking first."""
    return _all_styles() if any(feature.kind in OPEN for feature in tile.features) else (Style(),)


@cache
def _all_styles() -> tuple[Style, ...]:
    choices = product(
        (0.0, -6.0, 6.0, -13.0, -18.0), (1.0, 1.35, 1.8, 0.8), (False, True), (False, True), (0.0, 14.0, 22.0)
    )
    plain = Style()
    styles = [Style(*choice) for choice in choices]
    styles.sort(
        key=lambda style: sum(cost for name, cost in COST.items() if getattr(style, name) != getattr(plain, name))
    )
    return tuple(styles)


def seed_of(tile: TileType) -> int:
    """Give a number that is always the same for a tile."""
    return zlib.crc32(tile.id.encode())


def _plan(tile: TileType, style: Style) -> Plan:
    luck = Random(seed_of(tile))  # noqa: S311 - a picture needs no cryptography
    covered = town_halves(tile)
    town = outline(covered, set(), TOWN_DEPTHS, luck) if covered else None
    outlines = {
        index: town if town is not None and is_town(feature) else outline_of(tile, feature, luck)
        for index, feature in enumerate(tile.features)
        if feature.kind in WALLED
    }
    for upper, lower in tile.over:
        names = [feature.id for feature in tile.features]
        above, below = names.index(upper), names.index(lower)
        if above in outlines and below in outlines:
            outlines[below] = Outline(outlines[below].ground.difference(outlines[above].ground), outlines[below].walls)
    router = Router(tile, outlines, town, style, luck)
    kinds = (tiles.ROAD, tiles.RIVER)
    ways = {index: router.ways(index) for index, feature in enumerate(tile.features) if feature.kind in kinds}
    stubs = tuple(router.stubs())
    hubs = dict(router.hubs)
    grounds = _grounds(tile)
    _add_solid_place(tile, hubs, style)
    taken = [each.ground for each in outlines.values()] + [hub.ground for hub in hubs.values() if hub.radius]
    kinds_of = {index: tile.features[index].kind for index in ways}
    taken += [ground_along(each, width_of(kinds_of[index]) + 0.6, kinds_of[index]) for index, each in ways.items()]
    taken += [ways_area(stubs, ROAD_WIDTH)] if stubs else []
    taken += [*grounds, *([town.ground] if town else [])]
    free = SQUARE.difference(unary_union(taken)) if taken else SQUARE
    fields, flaws = _assign(tile, free, outlines)
    flaws += _collisions(tile, outlines, ways, hubs)
    nameless = None if any(map(is_town, tile.features)) else town
    return Plan(tile, 0, outlines, ways, stubs, hubs, fields, grounds, nameless, flaws)


def town_halves(tile: TileType) -> list[int]:
    """Give the half sides of the walled town of a fixed block: all inner ones without a field."""
    if "I" not in tile.edges or tile.symbol("kind") == BOARD or any(each.ends == "school" for each in tile.features):
        return []
    green = {half for feature in tile.features for half in feature.halves}
    return [half for half in range(8) if tile.edges[half // 2] == "I" and half not in green]


def is_town(feature: Feature) -> bool:
    """Is a city the walled town of a fixed block?"""
    return feature.kind == tiles.CITY and bool(feature.mark("inner"))


def _grounds(tile: TileType) -> tuple[Area, ...]:
    """Lay out trodden ground between two sides whose field is parted though no road arrives there."""
    owner = {half: feature.id for feature in tile.features for half in feature.halves}
    sides = [
        side
        for side in range(4)
        if tile.edges[side : side + 1] == "F" and owner.get(2 * side) != owner.get(2 * side + 1)
    ]
    if len(sides) != 2:
        return ()
    start, end = MIDDLES[sides[0]], MIDDLES[sides[1]]
    across = ((end[1] - start[1]) / SIZE, (start[0] - end[0]) / SIZE)
    rim = []
    for step in range(51):
        t = step / 50
        inside = 1 - ((t - 0.5) / FAIRGROUND) ** 2
        half = max(1.0, 19.0 * math.sqrt(max(0.0, inside)))
        rim.append((start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t, half))
    upper = [(x + across[0] * half, y + across[1] * half) for x, y, half in rim]
    lower = [(x - across[0] * half, y - across[1] * half) for x, y, half in reversed(rim)]
    return (Polygon([*upper, *lower]).intersection(SQUARE),)


def _add_solid_place(tile: TileType, hubs: dict[str, Hub], style: Style) -> None:
    """Lay a place into the middle that parts the field, if only a larger middle shows what is printed."""
    for symbol, name in SOLID.items():
        is_end = any(end_name(tile, feature) == name for feature in tile.features)
        if tile.symbol(symbol) and not is_end and style.swell > 1.5 and not hubs:
            hubs[name] = Hub(name, CENTRE, PARTING)


def _assign(tile: TileType, free: Area, outlines: dict[int, Outline]) -> tuple[dict[int, Area], int]:
    """Give every piece of free ground to its field, and count what is not as printed."""
    if not any(feature.kind in OPEN for feature in tile.features):
        return {}, 0
    wanted = {half: index for index, feature in enumerate(tile.features) for half in feature.halves}
    green = [index for index, feature in enumerate(tile.features) if feature.kind in OPEN]
    inner = [index for index in green if not tile.features[index].halves]
    pieces: dict[int, list[Polygon]] = {index: [] for index in green}
    flaws = 0
    seen: set[int] = set()
    loose = []
    for piece in polygons(free):
        if piece.area < MERE_SLIVER:
            continue
        halves = halves_of(piece)
        owners = {wanted[half] for half in halves if half in wanted}
        flaws += len(halves - set(wanted)) + len(halves & seen) + max(0, len(owners) - 1)
        seen |= halves
        if owners:
            pieces[min(owners)].append(piece)
        else:
            loose.append(piece)
    for piece in loose:
        if inner:
            pieces[inner[0] if piece.centroid.y < SIZE / 2 else inner[-1]].append(piece)
        elif piece.area > 40 and green:
            flaws += 1
    flaws += len(set(wanted) - seen) + sum(not found for found in pieces.values())
    may_be_torn = bool(tile.over)
    if not may_be_torn:
        flaws += sum(max(0, len(found) - 1) for index, found in pieces.items() if tile.features[index].halves)
    fields = {index: unary_union(found) if found else EMPTY for index, found in pieces.items()}
    for index in green:
        touched = {
            tile.features[at].id for at, each in outlines.items() if fields[index].buffer(1.5).intersects(each.ground)
        }
        flaws += len(set(tile.features[index].by) - touched)
    return fields, flaws


def _collisions(
    tile: TileType, outlines: dict[int, Outline], ways: dict[int, tuple[Line, ...]], hubs: dict[str, Hub]
) -> int:
    """Count what lies on each other without being printed so."""
    over = {frozenset(pair) for pair in tile.over}
    flaws = 0
    for index, line in ways.items():
        road = tile.features[index]
        for at, each in outlines.items():
            may_meet = frozenset((road.id, tile.features[at].id)) in over
            flaws += not may_meet and ways_area(line, 2.0).intersection(each.ground.buffer(-4)).area > 4
        for other, second in ways.items():
            if other > index and frozenset((road.id, tile.features[other].id)) not in over:
                crossed = ways_area(line, 5.0).intersection(ways_area(second, 5.0))
                places = unary_union([hub.ground.buffer(6) for hub in hubs.values()]) if hubs else EMPTY
                flaws += crossed.difference(places).area > 4
    for hub in hubs.values():
        inside = hub.ground.intersection(unary_union([each.ground for each in outlines.values()]))
        flaws += inside.area > 0.3 * hub.ground.area
    grounds = [each.ground for each in outlines.values()]
    return flaws + sum(one.intersection(two).area > 4 for at, one in enumerate(grounds) for two in grounds[at + 1 :])


def _turned(plan: Plan, rotation: int) -> Plan:
    def outlined(each: Outline) -> Outline:
        walls = tuple(turned_line(wall, rotation) for wall in each.walls)
        return Outline(turned_area(each.ground, rotation), walls)

    return Plan(
        plan.tile,
        rotation,
        {index: outlined(each) for index, each in plan.outlines.items()},
        {index: tuple(turned_line(way, rotation) for way in ways) for index, ways in plan.ways.items()},
        tuple(turned_line(way, rotation) for way in plan.stubs),
        {name: Hub(hub.kind, turned_point(hub.at, rotation), hub.radius) for name, hub in plan.hubs.items()},
        {index: turned_area(each, rotation) for index, each in plan.fields.items()},
        tuple(turned_area(each, rotation) for each in plan.grounds),
        outlined(plan.town) if plan.town else None,
        plan.flaws,
    )


def printed_halves(tile: TileType, index: int, rotation: int) -> set[int]:
    """Give the half sides of a field as they are printed, as the tile lies."""
    return {turned_half(half, rotation) for half in tile.features[index].halves}
