"""Where figures and pieces stand, on every tile: on their own ground, off signs and walls, and apart."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from shapely.geometry import MultiLineString
from shapely.geometry import Point as Dot

from bastide.art.figures import LARGE
from bastide.art.placing import LEAST, placed_figures, placed_pieces
from bastide.art.regions import layout_of
from bastide.art.room import grid
from bastide.art.shapes import SQUARE, Area, Point, distance
from bastide.art.standing import FLAT, ROOM
from bastide.kernel import tiles
from bastide.kernel.catalogue import tile_type
from bastide.kernel.pieces import Piece
from bastide.kernel.vocabulary import BUILDINGS
from bastide.view import Laid, Loose, Standing, View
from tests.art.tiles import EVERY, LAND

if TYPE_CHECKING:
    from bastide.art.ground import Region
    from bastide.kernel.tiles import TileType

ROTATIONS = range(4)
FOOT = 10.0
"""How far the body of a figure reaches round its place, unless it is drawn smaller."""
WALL = 2.5
STRADDLES = 0.25
"""Which share of a figure may lie on what is not its own, where there is a better place."""
NEAR_THE_BEST = 0.1
NARROW = 0.15
"""The same, as it is drawn where there is none."""
OFF_SIGNS = 9.0
OFF_INN = 14.0
TOUCHABLE = 25.0
CRAMPED = {"gold_mines/monastery_corner_curve": 22.5}
"""Tiles on which so many things are in a corner that figures are nearer."""
NARROW_FOR_LARGE = 0.2
LARGER = 1.05
"""How much larger a large follower always is than others on the same ground."""
FREE = 16.0
"""Room in which nothing is in the way of any figure."""
SHOULDERS = 6.0
SIDE_BY_SIDE = 13.0
WIDE = 26.0
"""How wide a part is on which three figures find room."""


def name_of(tile: TileType) -> str:
    return tile.id


def beyond(place: Point, ground: Area, size: float = 1.0) -> float:
    """Say which share of a figure lies beyond its ground, as far as it is on the tile."""
    foot = Dot(place).buffer(FOOT * size).intersection(SQUARE)
    return float(1 - foot.intersection(ground).area / foot.area)


def parts_of(tile: TileType) -> list[tuple[Region, Area]]:
    """Give the fields and cities of a tile with their ground between the walls."""
    layout = layout_of(tile)
    walls = MultiLineString(layout.plan.walls).buffer(WALL)
    parts = [each for each in layout.regions if each.kind in (tiles.FIELD, tiles.CITY)]
    return [(each, each.area.difference(walls)) for each in parts]


@pytest.mark.parametrize("tile", LAND, ids=name_of)
def test_a_figure_straddles_no_wall_and_no_other_feature_where_its_own_is_wide_enough(tile: TileType) -> None:
    for region, ground in parts_of(tile):
        share = beyond(region.anchor, ground)
        if share > STRADDLES:
            least = min(beyond((x, y), ground) for x, y in grid(region.area))
            assert share < least + NEAR_THE_BEST, region.kind


def sizes(tile: TileType, number: int) -> tuple[float, float]:
    """Say how large a follower and a large one are drawn on a feature."""
    pieces = (Piece.FOLLOWER, Piece.LARGE_FOLLOWER)
    figures = tuple(Standing(piece=each.name.lower(), owner=0, laid=0, number=number) for each in pieces)
    view = View(tiles=(Laid(tile.code, 0, 0, 0),), figures=figures, types={tile.code: tile})
    one, large = (each.size for each in placed_figures(view))
    return one, LARGE * large


@pytest.mark.parametrize("tile", LAND, ids=name_of)
def test_a_figure_is_smaller_where_its_ground_is_narrow(tile: TileType) -> None:
    for region, ground in parts_of(tile):
        size, large = sizes(tile, region.index)
        assert beyond(region.anchor, ground, size) < NARROW, region.kind
        assert beyond(region.anchor, ground, large) < NARROW_FOR_LARGE, region.kind
        assert LEAST <= size <= 1
        assert LARGER * size < large <= LARGE


@pytest.mark.parametrize("tile", LAND, ids=name_of)
def test_a_figure_is_no_smaller_than_others_where_it_has_room(tile: TileType) -> None:
    for region, ground in parts_of(tile):
        clear = [spot.at for spot in layout_of(tile).spots if distance(spot.at, region.anchor) < spot.radius + FREE]
        if not clear and beyond(region.anchor, ground, FREE / FOOT) == 0:
            assert sizes(tile, region.index) == (1, LARGE)


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_a_figure_on_the_ground_covers_no_sign_and_no_building(tile: TileType) -> None:
    layout = layout_of(tile)
    for region in layout.regions:
        if region.kind in (tiles.ROAD, tiles.RIVER, *BUILDINGS):
            continue
        for spot in layout.spots:
            if spot.name not in FLAT:
                assert distance(region.anchor, spot.at) > spot.radius + OFF_SIGNS, f"{region.kind} covers {spot.name}"


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_places_for_figures_are_so_far_apart_that_each_can_be_touched(tile: TileType) -> None:
    for rotation in ROTATIONS:
        places = [region.anchor for region in layout_of(tile, rotation).regions if region.kind != tiles.RIVER]
        least = CRAMPED.get(tile.id, TOUCHABLE)
        assert all(distance(one, other) > least for one, other in combinations(places, 2))


@pytest.mark.parametrize("tile", LAND, ids=name_of)
def test_who_shares_a_feature_stands_on_it_beside_its_figure(tile: TileType) -> None:
    for region, ground in parts_of(tile):
        assert all(region.area.buffer(0.5).contains(Dot(place)) for place in region.beside[:2])
        wide = not ground.buffer(-WIDE / 2).is_empty
        for one, other in combinations(region.places[:3], 2):
            assert distance(one, other) > (SIDE_BY_SIDE if wide else SHOULDERS), region.kind


@pytest.mark.parametrize("tile", LAND, ids=name_of)
def test_gold_lies_on_no_wall_where_there_is_room_beside_it(tile: TileType) -> None:
    if tile.place is not None or tile.symbol("gold"):
        return
    for rotation in ROTATIONS:
        gold = Loose(piece=Piece.GOLD.name.lower(), x=0, y=0)
        view = View(tiles=(Laid(tile.code, rotation, 0, 0),), loose=(gold,), types={tile.code: tile})
        (placed,) = placed_pieces(view)
        walls = MultiLineString(layout_of(tile, rotation).plan.walls)
        assert walls.is_empty or walls.distance(Dot(placed.x, placed.y)) >= ROOM


@pytest.mark.parametrize("code", ["EA", "EB", "EL", "EM"])
def test_who_stands_on_a_long_road_keeps_off_its_inn(code: str) -> None:
    layout = layout_of(tile_type(code))
    (inn,) = [spot for spot in layout.spots if spot.name == "inn"]
    place = layout.regions[inn.feature].anchor
    assert distance(place, inn.at) > inn.radius + OFF_INN, "it is larger on small tiles, as figures are"
