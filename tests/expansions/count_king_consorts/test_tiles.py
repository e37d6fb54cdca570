"""Remarks on single tiles of the box (complete rules 7.4.7)."""

from __future__ import annotations

from tests.scenes import figures_possible, scene


def places(tile: str, role: str) -> int:
    """How many places a tile has for a role."""
    game = scene(f"{tile}^!", boxes=("base", tile.split("/", maxsplit=1)[0]))
    return sum(text.startswith(role) for text in figures_possible(game))


def test_a_city_parts_the_field() -> None:
    assert places("king_and_robber/corner_city_two_roads", "farmer") == 4


def test_one_tile_shows_two_cities() -> None:
    assert places("king_and_robber/city_over_city", "knight") == 2


def test_a_shrine_parts_the_road() -> None:
    assert places("shrines/two_roads", "highwayman") == 2


def test_the_field_goes_round_the_lake_of_a_river() -> None:
    assert places("river_ii/lake_volcano", "farmer") == 1
