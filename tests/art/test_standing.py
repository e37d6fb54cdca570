"""Where figures and pieces stand, on every tile: on their own ground, off signs and walls, and apart."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from shapely.geometry import MultiLineString
from shapely.geometry import Point as Dot

from bastide.art.placing import placed_pieces
from bastide.art.regions import layout_of
from bastide.art.room import grid
from bastide.art.shapes import SQUARE, Area, Point, distance
from bastide.art.standing import FLAT, ROOM
from bastide.kernel import tiles
from bastide.kernel.pieces import Piece
from bastide.kernel.vocabulary import BUILDINGS
from bastide.view import Laid, Loose, View
from tests.art.tiles import EVERY, LAND

if TYPE_CHECKING:
    from bastide.art.ground import Region
    from bastide.kernel.tiles import TileType

ROTATIONS = range(4)
FOOT = 10.0
"""How far the body of a figure reaches round its place."""
WALL = 2.5
STRADDLES = 0.25
"""Which share of a figure may lie on what is not its own, where there is a better place."""
NEAR_THE_BEST = 0.1
OFF_SIGNS = 9.0
TOUCHABLE = 22.5
SHOULDERS = 6.0
SIDE_BY_SIDE = 13.0
WIDE = 26.0
"""How wide a part is on which three figures find room."""


def name_of(tile: TileType) -> str:
    return tile.id


def beyond(place: Point, ground: Area) -> float:
    """Say which share of a figure lies beyond its ground, as far as it is on the tile."""
    foot = Dot(place).buffer(FOOT).intersection(SQUARE)
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
        assert all(distance(one, other) > TOUCHABLE for one, other in combinations(places, 2))


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
