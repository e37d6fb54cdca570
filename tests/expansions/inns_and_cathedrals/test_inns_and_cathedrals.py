"""Inns & Cathedrals, sentence by sentence (complete rules 4.4.2, 4.6.1.1, 4.6.2.2, 7.4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import bastide
from bastide.kernel.pieces import Piece
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Mapping

BOXES = ("base", "inns_and_cathedrals")
CATHEDRAL_CITY = """
    .   Ev         .
    E>  EK^/1kN    .
    .   E^         .
"""


def table(board: str, hand: str = "", *, options: Mapping[str, str] | None = None) -> bastide.Game:
    """A scene with this box."""
    return scene(board, hand=hand, boxes=BOXES, options=options)


def test_a_finished_road_with_an_inn_counts_two_for_each_tile() -> None:
    game = table("W^/1hE EB^", hand="W")
    game.play("W^ 2,0; -")
    assert game.scores == (6, 0)
    assert game.tally()[0].lines == (("tiles", 3, 2),)
    assert game.tally()[0].reason == "3 tiles × 2 (inn)"


def test_several_inns_count_no_more_than_one() -> None:
    game = table("W^/1hE EB^", hand="EC")
    game.play("ECv 2,0; -")
    assert game.scores == (6, 0)


def test_a_road_with_an_inn_that_is_not_finished_at_the_end_is_worth_nothing() -> None:
    game = table("W^/1hE EB^")
    assert final_points(game) == [0, 0]
    assert game.if_it_ended_now()[0].reason == "nothing (inn)"


def test_an_inn_counts_only_for_the_road_it_lies_at() -> None:
    game = table("W^/1hE", hand="EC")
    game.play("EC^ 1,0; -")
    assert game.scores == (2, 0)


def test_a_monastery_parts_the_road_in_two() -> None:
    game = table("W^/1hE", hand="ED")
    game.play("ED^ 1,0; -")
    assert game.scores == (2, 0)


def test_a_crossing_without_a_square_of_its_own_parts_the_road_in_two() -> None:
    game = table("W^/1hE", hand="EI")
    game.play("EI^ 1,0; -")
    assert game.scores == (2, 0)


def test_a_finished_city_with_a_cathedral_counts_three_for_each_tile() -> None:
    game = table(CATHEDRAL_CITY, hand="E")
    game.play("E< 2,1; -")
    assert game.scores == (15, 0)
    assert game.tally()[0].reason == "5 tiles × 3 (cathedral)"


def test_a_finished_city_with_a_cathedral_counts_three_for_each_pennant() -> None:
    game = table(
        """
        .   .   Ev         .
        E>  F^  EK^/1kN    .
        .   .   E^         .
        """,
        hand="E",
    )
    game.play("E< 3,1; -")
    assert game.scores == (3 * 7, 0)


def test_both_cathedrals_in_one_city_count_no_more_than_one() -> None:
    game = table(
        """
        .   Dv         Dv   .
        E>  EK^/1kN    EK^  .
        .   E^         E^   .
        """,
        hand="E",
    )
    game.play("E< 3,1; -")
    assert game.scores == (24, 0)


def test_a_city_with_a_cathedral_that_is_not_finished_at_the_end_is_worth_nothing() -> None:
    game = table(CATHEDRAL_CITY)
    assert final_points(game) == [0, 0]


def test_farmers_get_three_points_for_a_finished_city_with_a_cathedral_as_for_any_other() -> None:
    game = table(CATHEDRAL_CITY.replace("E>", "E>/2fSL"), hand="E")
    game.play("E< 2,1; -")
    assert final_points(game) == [0, 3]


def test_each_player_has_one_large_follower() -> None:
    game = bastide.new_game(players=3, boxes=["inns_and_cathedrals"], seed=1)
    assert [game.supply(player) for player in range(3)] == [{"follower": 7, "large_follower": 1}] * 3


def test_a_large_follower_is_placed_like_any_follower_and_is_the_only_one_of_the_turn() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0")
    assert {"knight W", "large knight W", "large highwayman N", "large farmer NL"} <= figures_possible(game)
    game.play("large knight W")
    assert game.state.supply_of(0, Piece.LARGE_FOLLOWER) == 1, "it came home at once: the city is finished"
    assert game.scores == (4, 0)


def test_where_somebody_stands_a_large_follower_may_not_be_placed_either() -> None:
    game = table("E>/2kE", hand="G")
    game.play("G^ 1,0")
    refusal = game.why_not("large knight W")
    assert refusal is not None
    assert refusal.code == "occupied"


def test_a_large_follower_counts_as_two_where_a_majority_is_decided() -> None:
    game = table("E>/1LkE G^ . E</2kW\nB^ B^ B^ B^", hand="F")
    game.play("F^ 2,0; -")
    assert game.scores == (10, 0)


def test_a_large_follower_ties_with_two_small_ones() -> None:
    game = table("E>/1LkE G^ . E</2kW/2kW\nB^ B^ B^ B^", hand="F")
    game.play("F^ 2,0; -")
    assert game.scores == (10, 10)


def test_a_large_follower_does_not_change_the_value_of_a_feature() -> None:
    game = table("E>/1LkE", hand="E")
    game.play("E< 1,0; -")
    assert game.scores == (4, 0)


def test_a_large_follower_comes_home_after_scoring_and_can_be_used_again() -> None:
    game = table("E>/1LkE", hand="E")
    assert game.state.supply_of(0, Piece.LARGE_FOLLOWER) == 0
    game.play("E< 1,0; -")
    assert game.state.supply_of(0, Piece.LARGE_FOLLOWER) == 1


def test_a_large_farmer_stays_to_the_end_and_counts_as_two_there() -> None:
    game = table("E>/1LfSL E</2fSR\nB^ B^")
    assert game.state.supply_of(0, Piece.LARGE_FOLLOWER) == 0
    assert final_points(game) == [3, 0]


def test_who_has_no_large_follower_left_may_not_place_one() -> None:
    game = table("E>/1LkE", hand="V")
    game.play("V^ 0,1")
    refusal = game.why_not("large farmer NL")
    assert refusal is not None
    assert refusal.code == "no_figure"


def test_inns_and_cathedrals_can_be_switched_off_apart_from_their_tiles() -> None:
    game = table("W^/1hE EB^", hand="W", options={"inns": "no"})
    game.play("W^ 2,0; -")
    assert game.scores == (3, 0)
    game = table(CATHEDRAL_CITY, hand="E", options={"cathedrals": "no"})
    game.play("E< 2,1; -")
    assert game.scores == (10, 0)


def test_the_number_of_large_followers_is_an_option() -> None:
    for number in (0, 2):
        game = bastide.new_game(boxes=["inns_and_cathedrals"], options={"large_followers": number}, seed=1)
        assert game.supply(0)["large_follower"] == number


def test_unfinished_roads_and_cities_can_count_plainly_by_an_option() -> None:
    plain = {"unfinished_inns_and_cathedrals": "plain"}
    assert final_points(table("W^/1hE EB^", options=plain)) == [2, 0]
    assert final_points(table(CATHEDRAL_CITY, options=plain)) == [4, 0]
