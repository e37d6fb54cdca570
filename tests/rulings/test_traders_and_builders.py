"""Traders & Builders beside another box."""

from __future__ import annotations

import pytest

from tests.scenes import figures_possible, final_points, scene

LARGE = ("base", "inns_and_cathedrals", "traders_and_builders")
KING = ("base", "traders_and_builders", "king_and_robber")
FESTIVAL = ("base", "traders_and_builders", "festival")
TILE = "festival/monastery_two_roads"


@pytest.mark.between("inns_and_cathedrals", "traders_and_builders")
@pytest.mark.parametrize(
    ("board", "place", "special"),
    [("W^/1LhE", "U^ 1,0", "builder highwayman E"), ("B^/1LfNL", "B^ 1,0", "pig farmer NL")],
    ids=["builder", "pig"],
)
def test_a_large_follower_is_enough_for_a_builder_or_a_pig(board: str, place: str, special: str) -> None:
    game = scene(board, hand=place[0], boxes=LARGE)
    game.play(place)
    assert special in figures_possible(game)


@pytest.mark.between("inns_and_cathedrals", "traders_and_builders")
def test_a_pig_is_worth_one_point_a_city_to_a_large_farmer_as_to_a_small_one() -> None:
    assert final_points(scene("E>/1LfSL/1GfSL E<\nB^ B^", boxes=LARGE)) == [4, 0]


@pytest.mark.between("inns_and_cathedrals", "traders_and_builders")
def test_a_builder_gets_its_second_turn_on_a_road_with_an_inn_too() -> None:
    game = scene("W^/1hE U^/1BhE", hand="EB", boxes=LARGE)
    game.play("EB^ 2,0; -")
    assert (game.waits_for_chance, game.state.player) == (True, 0)


@pytest.mark.between("traders_and_builders", "king_and_robber")
@pytest.mark.parametrize(("scoring", "during", "at_the_end"), [("finished", 0, 2), ("continuous", 1, 0)])
def test_roads_of_both_parts_of_a_double_turn_count_for_the_robber_baron(
    scoring: str, during: int, at_the_end: int
) -> None:
    board = "Wv/1hE U^/1BhE . .\nB^ B^ B^ B^\nW^ U^ U^ ."
    game = scene(board, hand="W", boxes=KING, options={"king_and_robber_scoring": scoring})
    game.play("Wv 2,0; -; draw W; W^ 3,2; -")
    assert "robber_baron 1 4" in game.position()
    assert game.scores == (3 + during, 0)
    assert final_points(game) == [at_the_end, 0]


@pytest.mark.between("traders_and_builders", "festival")
@pytest.mark.parametrize(("returns", "possible"), [("any_figure", True), ("followers", False)])
def test_a_pig_can_be_taken_back_unless_only_followers_return(returns: str, possible: bool) -> None:  # noqa: FBT001
    game = scene("B^/1fNL/1GfNL", hand=TILE, boxes=FESTIVAL, options={"festival_returns": returns})
    game.play(f"{TILE}^ 0,1")
    assert ("back pig farmer NL @ 0,0" in figures_possible(game)) is possible


@pytest.mark.between("inns_and_cathedrals", "festival")
def test_a_large_follower_can_be_taken_back() -> None:
    game = scene("B^/1LfNL", hand=TILE, boxes=("base", "inns_and_cathedrals", "festival"))
    game.play(f"{TILE}^ 0,1; back large farmer NL @ 0,0")
    assert game.supply(0)["large_follower"] == 1


@pytest.mark.between("inns_and_cathedrals", "king_and_robber")
def test_a_cathedral_makes_a_city_dearer_but_not_larger_for_the_king() -> None:
    game = scene(". Ev .\nE> EK^/1kN .\n. E^ .", hand="E", boxes=("base", "inns_and_cathedrals", "king_and_robber"))
    game.play("E< 2,1; -")
    assert game.scores == (15, 0)
    assert "king 1 5" in game.position()
