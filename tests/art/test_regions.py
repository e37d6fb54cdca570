"""The ground of every tile, in every rotation, compared with what is printed."""

from __future__ import annotations

import math
import re
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from shapely.geometry import LineString, box
from shapely.geometry import Point as Dot

from bastide.art.outlines import OPEN, WALLED
from bastide.art.picture import tile_drawing
from bastide.art.plan import halves_of, plan_of, printed_halves
from bastide.art.regions import FINGER, layout_of
from bastide.art.routes import RIVER_WIDTH
from bastide.art.shapes import CORNERS, MIDDLES, SQUARE, distance, polygons
from bastide.art.signs import SIGNS
from bastide.art.standing import FLAT
from bastide.art.themes import DAY
from bastide.expansions.bridges_castles_bazaars.bridges import bridged
from bastide.kernel import tiles
from bastide.kernel.catalogue import tile_type
from bastide.kernel.geometry import turned_side
from bastide.kernel.vocabulary import BUILDINGS
from tests.art.tiles import EVERY, LAND

if TYPE_CHECKING:
    from bastide.kernel.tiles import TileType

ROTATIONS = range(4)
TOWER_PLACES = re.compile(r'<use href="#w0" x="([^"]+)" y="([^"]+)"/>')


def name_of(tile: TileType) -> str:
    return tile.id


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_the_half_sides_of_each_field_are_those_that_are_printed(tile: TileType) -> None:
    for rotation in ROTATIONS:
        plan = plan_of(tile, rotation)
        for index, feature in enumerate(tile.features):
            if feature.kind in OPEN:
                pieces = [halves_of(piece) for piece in polygons(plan.fields[index])]
                assert set().union(*pieces) == printed_halves(tile, index, rotation)
                assert len(pieces) == 1 or tile.over, "only a bridge may part the drawing of a field"


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_each_field_touches_the_cities_that_it_borders(tile: TileType) -> None:
    plan = plan_of(tile)
    outlines = {tile.features[index].id: each.ground for index, each in plan.outlines.items()}
    for index, feature in enumerate(tile.features):
        for city in feature.by:
            assert plan.fields[index].distance(outlines[city]) < 1.5


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_roads_and_walls_meet_their_neighbours_exactly(tile: TileType) -> None:
    for rotation in ROTATIONS:
        plan = plan_of(tile, rotation)
        for index, ways in plan.ways.items():
            sides = {turned_side(side, rotation) for side in tile.features[index].sides}
            ends = {end for way in ways for end in (way[0], way[-1])}
            assert {MIDDLES[side] for side in sides} <= ends
        for outline in plan.outlines.values():
            for wall in outline.walls:
                assert {wall[0], wall[-1]} <= set(CORNERS) | (set(MIDDLES) if "I" in tile.edges else set())


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_a_figure_stands_on_its_feature_and_hides_no_symbol(tile: TileType) -> None:
    for rotation in ROTATIONS:
        layout = layout_of(tile, rotation)
        for region in layout.regions:
            if region.kind == tiles.RIVER:
                continue
            assert region.hit.buffer(0.5).contains(Dot(region.anchor))
            for spot in layout.spots:
                own = spot.name in BUILDINGS and spot.feature == region.index
                if spot.name not in FLAT and not own:
                    assert distance(region.anchor, spot.at) > 0.8 * spot.radius + 1.5, (
                        f"{region.kind} hides {spot.name}"
                    )


@pytest.mark.parametrize("tile", LAND, ids=name_of)
def test_everything_printed_has_its_place(tile: TileType) -> None:
    names = [spot.name for spot in layout_of(tile).spots]
    for name, _ in tile.symbols:
        assert name in ("kind", "crown") or name in names, "crowns are drawn across cells, with the wheel"
    for feature in tile.features:
        assert not feature.pennants or names.count("pennant") >= feature.pennants
        marks = [
            feature.mark("goods"),
            *(mark for mark, _ in feature.marks if mark not in ("goods", "half", "inner", "open", "role")),
        ]
        for mark in filter(None, marks):
            assert {"tunnel": "mouth", "abbey": "monastery"}.get(mark, mark) in names
        assert feature.kind not in BUILDINGS or feature.kind in names


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_symbols_do_not_lie_on_each_other(tile: TileType) -> None:
    spots = [spot for spot in layout_of(tile).spots if spot.name not in FLAT | {"tunnel"}]
    for one, other in combinations(spots, 2):
        assert distance(one.at, other.at) > 0.6 * (one.radius + other.radius), f"{one.name} and {other.name}"


@pytest.mark.parametrize("tile", LAND, ids=name_of)
def test_badges_and_shields_cover_no_wall_and_no_gate(tile: TileType) -> None:
    layout = layout_of(tile)
    walls = [LineString(wall) for outline in layout.plan.outlines.values() for wall in outline.walls]
    gates = [Dot(way[-1]) for ways in layout.plan.ways.values() for way in ways]
    for spot in layout.spots:
        if spot.name in SIGNS:
            assert all(each.distance(Dot(spot.at)) > 0.9 * spot.radius for each in (*walls, *gates)), spot.name


@pytest.mark.parametrize("tile", LAND, ids=name_of)
def test_no_tower_of_a_wall_reaches_into_a_badge_or_a_shield(tile: TileType) -> None:
    for rotation in ROTATIONS:
        picture = tile_drawing(tile, rotation, DAY)
        towers = [(float(x), float(y)) for x, y in TOWER_PLACES.findall(picture)]
        for spot in layout_of(tile, rotation).spots:
            if spot.name in SIGNS:
                standing = [box(x - 3, y - 11, x + 3, y) for x, y in towers]
                assert all(tower.distance(Dot(spot.at)) > 0.95 * spot.radius for tower in standing), spot.name


def test_a_river_that_forks_has_no_corner_and_rounded_banks() -> None:
    plan = plan_of(tile_type("river_ii/fork"))
    (index,), (branches,) = plan.ways, plan.ways.values()
    for way in branches:
        steps = [(u - x, v - y) for (x, y), (u, v) in pairwise(way)]
        for (x, y), (u, v) in pairwise(steps):
            assert (x * u + y * v) / (math.hypot(x, y) * math.hypot(u, v)) > math.cos(math.radians(20))
    (water,) = polygons(plan.way_area(index, RIVER_WIDTH))
    filled = water.buffer(12).buffer(-12).difference(water).area
    assert filled < 2, "no bank has a corner that a stone of this size could not touch"


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_hit_areas_do_not_overlap_and_roads_are_as_wide_as_a_finger(tile: TileType) -> None:
    regions = layout_of(tile).regions
    for one, other in combinations(regions, 2):
        assert one.hit.intersection(other.hit).area < 0.5
    for region in regions:
        assert region.hit.within(SQUARE.buffer(0.01))
        assert not region.hit.is_empty
        if region.kind == tiles.ROAD and not tile.over:
            length = sum(distance(*pair) for way in plan_of(tile).ways[region.index] for pair in pairwise(way))
            assert region.hit.area > 0.45 * length * FINGER


def test_a_tile_keeps_its_shape_when_it_is_turned() -> None:
    for tile in LAND[:40]:
        for rotation in ROTATIONS:
            for one, other in zip(layout_of(tile).regions, layout_of(tile, rotation).regions, strict=True):
                assert one.area.area == pytest.approx(other.area.area)


def test_cities_fill_their_sides() -> None:
    for tile in LAND:
        for index, outline in plan_of(tile).outlines.items():
            if tile.features[index].kind in WALLED and not tile.over:
                for side in tile.features[index].sides:
                    assert outline.ground.distance(Dot(MIDDLES[side])) < 0.01


def test_who_stands_on_a_bridge_stands_apart_from_everybody_else() -> None:
    for tile, rotation in ((each, turn) for plain in LAND for each in bridged(plain) for turn in ROTATIONS):
        *others, bridge = layout_of(tile, rotation).regions
        assert bridge.hit.contains(Dot(bridge.anchor))
        assert all(distance(bridge.anchor, each.anchor) > 19 for each in others), tile.code
