"""What is printed on the tiles of the box (complete rules 1.12, 7.4.6)."""

from __future__ import annotations

import pytest

from bastide.kernel.catalogue import tile_set
from tests.expansions.abbey_and_mayor.tables import BOX, table
from tests.scenes import figures_possible


def places(tile: str, role: str) -> int:
    """How many places a tile of the box has for a role."""
    game = table(f"{BOX}/{tile}^!")
    return len([figure for figure in figures_possible(game) if figure.startswith(role)])


def test_the_box_has_twelve_tiles_and_six_abbeys() -> None:
    copies = {tile.id: tile.count for tile in tile_set(BOX).tiles}
    assert copies.pop(f"{BOX}/abbey") == 6
    assert sum(copies.values()) == 12


@pytest.mark.parametrize("tile", ["city_over_city", "city_over_city_end"])
def test_where_a_city_crosses_another_there_are_two_cities(tile: str) -> None:
    assert places(tile, "knight") == 2


def test_the_city_with_the_pennant_ends_in_the_field() -> None:
    game = table(f"{BOX}/city_over_city_end^/1kN", hand="E")
    game.play("Ev 0,-1; -")
    assert [line.reason for line in game.tally()] == ["2 tiles × 2 + 1 pennant × 2"]


@pytest.mark.parametrize("tile", ["city_touched_curve_es", "city_touched_curve_ws"])
def test_a_road_that_touches_the_city_parts_three_fields(tile: str) -> None:
    assert places(tile, "farmer") == 3


def test_a_road_under_a_city_goes_on_and_parts_the_field_on_one_side_only() -> None:
    assert places("road_through_city", "highwayman") == 1
    assert places("road_through_city", "farmer") == 3


def test_a_road_round_a_well_goes_on_in_all_three_directions() -> None:
    assert places("roundabout", "highwayman") == 1
