"""Traders & Builders, sentence by sentence (complete rules 4.4.3, 4.4.4, 4.6.2.3, 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel import verbs
from bastide.kernel.pieces import Piece, Why
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Mapping

BOXES = ("base", "traders_and_builders")


def table(board: str, hand: str = "", *, turn: int = 1, options: Mapping[str, str] | None = None) -> bastide.Game:
    """A scene with this box."""
    return scene(board, hand=hand, turn=turn, boxes=BOXES, options=options)


def tokens(game: bastide.Game, piece: Piece) -> list[int]:
    """How many tokens of a sort the players have."""
    return [game.state.supply_of(player, piece) for player in range(len(game.players))]


# -- goods -----------------------------------------------------------------------------------------


def test_who_finishes_a_city_gets_a_token_for_each_of_its_goods_though_another_owns_it() -> None:
    game = table("E>/2kE HQ^ HE^ .", hand="E")
    game.play("E< 3,0; -")
    assert game.scores == (0, 8)
    assert [tokens(game, good) for good in (Piece.WINE, Piece.GRAIN, Piece.CLOTH)] == [[1, 0], [1, 0], [0, 0]]


def test_a_city_without_knights_gives_its_goods_to_who_finishes_it() -> None:
    game = table("E> HQ^ .", hand="E", turn=2)
    game.play("E< 2,0; -")
    assert tokens(game, Piece.WINE) == [0, 1]


def test_an_unfinished_city_gives_no_goods() -> None:
    game = table("E> .", hand="HQ")
    game.play("HQ^ 1,0; -")
    assert tokens(game, Piece.WINE) == [0, 0]


def test_the_most_tokens_of_a_sort_are_worth_ten_points_at_the_end() -> None:
    game = table("E> HQ^ HE^ .", hand="E")
    game.play("E< 3,0; -")
    assert final_points(game) == [20, 0]
    assert {line.reason for line in game.if_it_ended_now()} == {"1 wine majority × 10", "1 grain majority × 10"}


def test_a_tie_of_tokens_is_worth_ten_points_to_all() -> None:
    game = table("E> HQ^ .\nB^ B^ B^\nE> HS^ .", hand="E")
    game.play("E< 2,0; -")
    game.play("draw E; E< 2,2; -")
    assert tokens(game, Piece.WINE) == [1, 1]
    assert final_points(game) == [10, 10]


# -- builder ---------------------------------------------------------------------------------------


def test_a_builder_may_be_placed_where_the_player_has_a_follower_on_the_road() -> None:
    game = table("W^/1hE", hand="U")
    game.play("U^ 1,0")
    assert "builder highwayman E" in figures_possible(game)
    game.play("builder highwayman E")
    assert game.state.supply_of(0, Piece.BUILDER) == 0


def test_a_builder_may_be_placed_where_the_player_has_a_knight_in_the_city() -> None:
    game = table("E>/1kE", hand="G")
    game.play("G^ 1,0")
    assert "builder knight E" in figures_possible(game)


def test_without_a_follower_of_ones_own_on_it_no_builder_may_be_placed() -> None:
    game = table("W^/2hE", hand="U")
    game.play("U^ 1,0")
    assert not [figure for figure in figures_possible(game) if figure.startswith("builder")]


def test_other_players_may_stand_on_the_road_of_a_builder() -> None:
    game = table("W^/1hE/2hE", hand="U")
    game.play("U^ 1,0")
    assert "builder highwayman E" in figures_possible(game)


def test_builders_of_other_players_may_stand_on_the_road_of_a_builder_too() -> None:
    game = table("W^/1hE/2hE U^/2BhE", hand="U")
    game.play("U^ 2,0")
    assert "builder highwayman E" in figures_possible(game)


def test_a_builder_comes_in_a_later_turn_than_its_follower() -> None:
    game = table("B>", hand="D")
    game.play("D> 1,0; knight E")
    assert game.waits_for_chance, "no second figure"
    fresh = table("B>", hand="D")
    fresh.play("D> 1,0")
    assert not [figure for figure in figures_possible(fresh) if figure.startswith("builder")]


def test_a_builder_is_only_placed_on_the_tile_just_laid() -> None:
    game = table("Wv/1hE", hand="B")
    game.play("B^ 0,1")
    assert not [figure for figure in figures_possible(game) if figure.startswith("builder")]


def test_any_number_of_tiles_may_lie_between_a_builder_and_its_follower() -> None:
    game = table("W^/1hE U^ U^ U^", hand="U")
    game.play("U^ 4,0")
    assert "builder highwayman E" in figures_possible(game)


def test_a_builder_is_never_placed_on_a_field() -> None:
    game = table("B^/1fNL", hand="B")
    game.play("B^ 1,0")
    assert "builder farmer NL" not in figures_possible(game)


def test_a_finished_road_takes_no_builder() -> None:
    game = table("W^/1hE", hand="W")
    game.play("W^ 1,0")
    assert not [figure for figure in figures_possible(game) if figure.startswith("builder highwayman W")]


def test_extending_the_road_of_the_builder_grants_a_second_turn() -> None:
    game = table("W^/1hE U^/1BhE", hand="U")
    game.play("U^ 2,0; -")
    assert game.waits_for_chance
    assert game.state.player == 0
    game.play("draw V; V> 0,-1")
    assert game.state.player == 0
    game.play("-")
    assert game.state.player == 1


def test_a_follower_may_be_placed_in_both_turns() -> None:
    game = table("W^/1hE U^/1BhE", hand="U")
    game.play("U^ 2,0; farmer NL")
    game.play("draw B; B^ 0,-1; monk")
    assert game.state.supply_of(0, Piece.FOLLOWER) == 4
    assert game.state.player == 1


def test_there_is_no_third_turn() -> None:
    game = table("W^/1hE U^/1BhE", hand="U")
    game.play("U^ 2,0; -")
    game.play("draw U; U^ 3,0; -")
    assert game.state.player == 1


def test_the_next_turn_of_the_player_can_be_doubled_again() -> None:
    game = table("W^/1hE U^/1BhE", hand="U")
    game.play("U^ 2,0; -; draw U; U^ 3,0; -")
    game.play("draw B; B^ 0,-1; -")
    game.play("draw U; U^ 4,0; -")
    assert game.state.player == 0


def test_a_road_that_is_finished_by_the_extension_grants_the_second_turn_and_sends_the_builder_home() -> None:
    game = table("W^/1hE U^/1BhE", hand="W")
    game.play("W^ 2,0; -")
    assert game.scores == (3, 0)
    assert game.state.supply_of(0, Piece.BUILDER) == 1
    assert game.state.player == 0


def test_a_builder_that_came_home_in_the_first_part_may_be_placed_in_the_second_and_now_in_a_city() -> None:
    game = table("E>/1kE .\nB^ B^\nW^/1hE U^/1BhE", hand="W")
    game.play("W^ 2,2; -; draw G; G^ 1,0; builder knight E")
    assert game.state.supply_of(0, Piece.BUILDER) == 0
    assert game.state.player == 1


def test_as_long_as_the_road_is_open_its_builder_stays() -> None:
    game = table("W^/1hE U^/1BhE", hand="U")
    game.play("U^ 2,0; -; draw U; U^ 3,0; -")
    assert game.state.supply_of(0, Piece.BUILDER) == 0


def test_a_builder_that_is_placed_grants_no_second_turn_by_the_tile_it_is_placed_on() -> None:
    game = table("W^/1hE", hand="U")
    game.play("U^ 1,0; builder highwayman E")
    assert game.state.player == 1


def test_another_player_who_extends_the_road_gets_no_second_turn() -> None:
    game = table("W^/1hE U^/1BhE", hand="U", turn=2)
    game.play("U^ 2,0; -")
    assert game.state.player == 0


def test_a_tile_elsewhere_grants_no_second_turn() -> None:
    game = table("W^/1hE U^/1BhE", hand="B")
    game.play("B^ 0,-1; -")
    assert game.state.player == 1


def test_a_builder_does_not_count_for_the_majority() -> None:
    game = table("Wv/1hE U^/1BhE . Wv/2hW\nB^ B^ B^ B^", hand="U")
    game.play("U^ 2,0; -")
    assert game.scores == (4, 4)


def test_a_builder_goes_home_with_the_last_follower_of_its_owner() -> None:
    game = table("W^/1hE U^/1BhE")
    state = game.state
    road = [figure for figure in verbs.figures_at(state, state.tile_list()[0]) if figure.piece == Piece.FOLLOWER]
    verbs.remove(state, road, Why.EATEN)
    assert state.supply_of(0, Piece.BUILDER) == 1
    assert not state.figure_list()


# -- pig -------------------------------------------------------------------------------------------


def test_a_pig_may_be_placed_where_the_player_has_a_farmer() -> None:
    game = table("B^/1fNL", hand="B")
    game.play("B^ 1,0")
    assert "pig farmer NL" in figures_possible(game)
    game.play("pig farmer NL")
    assert game.state.supply_of(0, Piece.PIG) == 0


def test_without_a_farmer_of_ones_own_no_pig_may_be_placed() -> None:
    game = table("B^/2fNL", hand="B")
    game.play("B^ 1,0")
    assert "pig farmer NL" not in figures_possible(game)


def test_a_pig_is_only_placed_on_the_tile_just_laid() -> None:
    game = table("W^/1fNL", hand="V")
    game.play("V> 0,1")
    assert not [figure for figure in figures_possible(game) if figure.startswith("pig")]


def test_farmers_and_pigs_of_other_players_may_be_on_the_field_of_a_pig() -> None:
    game = table("B^/1fNL/2fNL/2GfNL", hand="B")
    game.play("B^ 1,0")
    assert "pig farmer NL" in figures_possible(game)


def test_a_pig_stays_on_its_field_when_a_city_beside_it_is_scored() -> None:
    game = table("E>/1kE/1fSL/1GfSL .\nB^ B^", hand="E")
    game.play("E< 1,0")
    assert game.scores == (4, 0)
    assert game.state.supply_of(0, Piece.PIG) == 0


@pytest.mark.parametrize(
    ("west", "east", "points"),
    [
        ("/1fSL/1GfSL", "", [4, 0]),
        ("/1fSL/1GfSL", "/2fSR", [4, 3]),
        ("/1fSL/1GfSL", "/2fSR/2fSR", [0, 3]),
    ],
    ids=["alone", "in a tie: it does not count for the majority", "without the majority"],
)
def test_a_pig_makes_a_city_worth_four_to_its_farmer_if_he_owns_the_field(
    west: str, east: str, points: list[int]
) -> None:
    assert final_points(table(f"E>{west} E<{east}\nB^ B^")) == points


def test_a_pig_goes_home_with_the_last_farmer_of_its_owner() -> None:
    game = table("B^/1fNL/1GfNL")
    state = game.state
    farmer = [figure for figure in verbs.figures_at(state, state.tile_list()[0]) if figure.piece == Piece.FOLLOWER]
    verbs.remove(state, farmer, Why.CAPTURED)
    assert state.supply_of(0, Piece.PIG) == 1


# -- options and positions -------------------------------------------------------------------------


def test_goods_builders_and_pigs_can_be_switched_off_one_by_one() -> None:
    game = table("E> HQ^ .", hand="E", options={"goods": "no"})
    game.play("E< 2,0; -")
    assert final_points(game) == [0, 0]
    game = table("W^/1hE", hand="U", options={"builders": "0"})
    game.play("U^ 1,0")
    assert not [figure for figure in figures_possible(game) if figure.startswith("builder")]
    assert bastide.new_game(boxes=["traders_and_builders"], options={"pigs": 0}, seed=1).supply(0)["pig"] == 0


def test_the_numbers_of_builders_and_pigs_are_options() -> None:
    two = {"builders": "2", "pigs": "2"}
    game = table("W^/1hE/1fNL U^/1BhE/1GfNL", hand="U", options=two)
    game.play("U^ 2,0")
    assert {"builder highwayman E", "pig farmer NL"} <= figures_possible(game)
    game.play("builder highwayman E")
    assert (game.state.player, game.waits_for_chance) == (0, True), "one second turn, whatever the number of builders"


def test_several_pigs_of_one_player_on_a_field_count_once() -> None:
    for pigs, board in ((2, "E>/1fSL/1GfSL/1GfSL E<"), (3, "E>/1fSL/1GfSL/1GfSL/1GfSL E<")):
        assert final_points(table(board, options={"pigs": str(pigs)})) == [4, 0]


# -- tiles (7.4.2) ---------------------------------------------------------------------------------


def test_roads_on_the_bridge_tile_cross_without_a_crossing() -> None:
    game = table("W^/1hE .", hand="HB")
    game.play("HB^ 1,0")
    assert "highwayman N" in figures_possible(game)
    assert "highwayman E" not in figures_possible(game), "the road from the west goes on"
    game.play("-")
    assert game.scores == (0, 0)


def test_of_two_roads_that_pass_each_other_one_ends_at_the_city_and_one_at_the_house() -> None:
    game = table("W^/1hE .", hand="HC")
    game.play("HC^ 1,0")
    assert "highwayman S" in figures_possible(game), "another road"
    game.play("-")
    assert game.scores == (2, 0)


def test_in_a_position_only_the_tile_just_laid_can_have_extended_the_road_of_a_builder() -> None:
    game = table("W^/1hE/1BhE U^", hand="V")
    game.play("V> 0,1; -")
    assert game.state.player == 1
    game = table("W^/1hE/1BhE U^!")
    game.play("-")
    assert game.state.player == 0


def test_a_position_in_the_middle_of_a_second_turn_keeps_it() -> None:
    game = table("W^/1hE U^/1BhE", hand="U")
    game.play("U^ 2,0; -; draw U")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    again.play("U^ 3,0; -")
    assert again.state.player == 1
