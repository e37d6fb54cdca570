"""Remarks on single tiles of the box (complete rules 7.4.10)."""

from __future__ import annotations

import pytest

from tests.expansions.bridges_castles_bazaars.tables import BOX, at, offered
from tests.scenes import final_points


def test_the_field_left_of_the_road_touches_three_cities_and_the_one_on_the_right_only_one() -> None:
    board = f". Ev .\nE> {BOX}/three_cities_road^ E<\n. . ."
    left, right = (final_points(at(board.replace("road^", f"road^/1f{half}"))) for half in ("SR", "SL"))
    assert (left, right) == ([9, 0], [3, 0])


def test_the_bazaar_parts_road_and_field() -> None:
    game = at(f"{BOX}/two_roads_bazaar^!")
    places = [text for text in offered(game) if "bridge" not in text]
    assert places == ["-", "highwayman N", "highwayman S", "farmer NL", "farmer NR"]


def test_the_tile_with_a_city_and_a_road_that_part_it_shows_three_fields() -> None:
    game = at(f"{BOX}/city_parted_road^!")
    assert len([text for text in offered(game) if text.startswith("farmer")]) == 3


@pytest.mark.between("bridges_castles_bazaars", "abbey_and_mayor")
def test_no_wagon_drives_from_one_road_at_a_bazaar_to_the_other() -> None:
    game = at(f"A^/1WhS\n{BOX}/two_roads_bazaar^!\n.", "-", "abbey_and_mayor")
    assert (game.scores, game.supply(0)["wagon"]) == ((2, 0), 1)
    assert offered(game) == ["-", "wagon monk @ 0,0"]
