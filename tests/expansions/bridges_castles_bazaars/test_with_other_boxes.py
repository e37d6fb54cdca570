"""Bridges, castles and bazaars together with other boxes."""

from __future__ import annotations

import pytest

from tests.expansions.bridges_castles_bazaars.tables import CASTLE, TOWN, at, offered
from tests.scenes import final_points

MEMORY = f"bridges 3 3; {CASTLE}"


@pytest.mark.between("bridges_castles_bazaars", "inns_and_cathedrals")
def test_a_large_follower_can_be_the_lord_of_a_castle() -> None:
    assert at("E> E<!", "large knight W; castle @ 0,0", "inns_and_cathedrals").supply(0)["large_follower"] == 0


@pytest.mark.between("bridges_castles_bazaars", "traders_and_builders")
def test_a_pig_makes_a_castle_worth_5_points() -> None:
    game = at("E>/2fNL/2GfNL E<", "", "traders_and_builders", hand="A", memory="bridges 3 3; castles 2 3; castle 0,0 E")
    assert final_points(game) == [0, 5]


@pytest.mark.between("bridges_castles_bazaars", "traders_and_builders")
def test_a_bridge_that_carries_the_road_of_a_builder_on_grants_a_second_turn() -> None:
    game = at("A</1hE/1BhE", "B^ 1,0 with bridge; -; draw V", "traders_and_builders", hand="B")
    assert (game.to_move, game.hand) == (0, "V")


@pytest.mark.between("bridges_castles_bazaars", "king_and_robber")
def test_a_castle_is_no_finished_city_for_the_king() -> None:
    assert "king" not in at(TOWN, "-; castle @ 0,0", "king_and_robber").supply(0)


@pytest.mark.between("bridges_castles_bazaars", "cathars")
def test_a_castle_is_never_besieged() -> None:
    game = at("E>/2fNL E<", "", "cathars", hand="A", memory="bridges 3 3; castles 2 3; castle 0,0 E")
    assert final_points(game) == [0, 4]


@pytest.mark.between("bridges_castles_bazaars", "princess_and_dragon")
def test_the_fairy_never_moves_to_a_lord() -> None:
    game = at("E> E<\nA< .", "A> 1,1", "princess_and_dragon", hand="A", memory=MEMORY)
    assert not [text for text in offered(game) if text.startswith("fairy")]


@pytest.mark.between("bridges_castles_bazaars", "festival")
def test_a_festival_takes_a_lord_away_and_closes_the_castle() -> None:
    tile = "festival/band_city"
    game = at("E> E<\nU^ .", f"{tile}^ 0,2", "festival", hand=tile, memory=MEMORY)
    assert "back castle 1 @ 0,0" in offered(game)
    game.play("back castle 1 @ 0,0")
    assert game.supply(0)["follower"] == 7
    assert not game.view().figures


@pytest.mark.between("bridges_castles_bazaars", "abbey_and_mayor")
def test_a_wagon_can_be_the_lord_of_a_castle() -> None:
    assert at("E> E<!", "wagon knight W; castle @ 0,0", "abbey_and_mayor").supply(0)["wagon"] == 0


@pytest.mark.between("bridges_castles_bazaars", "phantom")
def test_a_phantom_can_be_the_lord_of_a_castle() -> None:
    assert at("E> E<!", "phantom knight W; castle @ 0,0", "phantom").supply(0)["phantom"] == 0
