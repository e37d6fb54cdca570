"""The Wheel of Fortune and other boxes (complete rules 3.1, 4.2.4, 4.2.6.2, 4.4.5, 4.4.11, 4.6.2.4)."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.wheel_of_fortune.tables import BOARD, BOX, beside, told, turned_to
from tests.scenes import drawn, figures_possible

FARMERS = ("E<", "B^/1fNL")
"""A finished city, and a farmer on its field."""


# -- what lies on the table -----------------------------------------------------------------------------


def test_the_river_rises_west_of_the_wheel() -> None:
    game = bastide.new_game(boxes=["river", BOX])
    assert drawn(game)[1] == f"river/springv {BOARD[1]}"
    assert "corner: -1,0" in game.position()


def test_the_board_lies_below_carcassonne_and_their_roads_meet() -> None:
    game = bastide.new_game(boxes=["count", BOX])
    assert drawn(game)[3:] == BOARD
    assert "corner: -2,-1" in game.position()
    roads = [each for each in game.view().features if each.kind == "road" and each.is_finished]
    assert [road.tiles for road in roads] == [2]


def test_the_road_between_carcassonne_and_the_wheel_was_finished_by_nobody() -> None:
    game = bastide.new_game(boxes=["count", "king_and_robber", BOX])
    assert "robber_baron 0 0 0" in game.position()


def test_the_school_lies_right_of_the_wheel_where_a_road_leaves_it() -> None:
    game = bastide.new_game(boxes=[BOX, "school"])
    assert drawn(game)[2] == f"{BOARD[2]} school/left^ school/right^"


# -- dragon, fairy, portal and princess -----------------------------------------------------------------


def test_the_dragon_does_not_enter_the_wheel() -> None:
    others = {"princess_and_dragon": "dragon 4,1"}
    game = beside("", "B^", hand="BH", boxes=("princess_and_dragon",), others=others)
    game.play("BH^ 4,2; -")
    assert figures_possible(game) == {"dragon to 4,2"}


def test_whoever_lays_a_volcano_may_take_a_crown() -> None:
    types = beside(boxes=("princess_and_dragon",)).rules.tables.types
    volcano = next(tile.code for tile in types if tile.symbol("volcano"))
    game = beside(hand=volcano, boxes=("princess_and_dragon",))
    game.play(game.options()[0])
    assert {figure for figure in figures_possible(game) if "fairy" not in figure} == {
        f"{segment} crown" for segment in ("fortuna", "taxes", "famine", "storm", "inquisition", "pestilence")
    }


def test_the_fairy_goes_to_no_follower_on_a_crown() -> None:
    memory = "pig=fortuna; 1 follower taxes"
    game = beside(hand="B", memory=memory, boxes=("princess_and_dragon",))
    game.play("B^ 4,1")
    assert not {figure for figure in figures_possible(game) if figure.startswith("fairy")}


# -- what the wheel counts ------------------------------------------------------------------------------


def test_a_pig_adds_a_point_to_each_farmer_of_its_owner_in_a_famine() -> None:
    game = turned_to("famine", "E<", "B^/1fNL/1fNL/1GfNL/2fNL", boxes=("traders_and_builders",))
    assert game.scores == (2 * (1 + 1), 1)


def test_a_besieged_city_is_worth_twice_as_much_in_a_famine() -> None:
    game = beside("", boxes=("cathars",), memory="pig=fortuna")
    tiles = [tile.code for tile in game.rules.tables.types if tile.box == "cathars" and tile.edges == "CFFF"]
    game = turned_to("famine", f"{tiles[0]}<", "B^/1fNL", boxes=("cathars",))
    assert game.scores == (2, 0)


def test_a_barn_is_not_paid_in_a_famine() -> None:
    assert turned_to("famine", "E<", "B^/1fNL", boxes=("abbey_and_mayor",)).scores == (1, 0)
    assert turned_to("famine", "E< B^", "B^ B^/1NfNL", boxes=("abbey_and_mayor",)).scores == (0, 0)


def test_mayor_and_wagon_are_followers_in_taxes_and_storm() -> None:
    game = turned_to("taxes", "F^/1MkE/2WkE", boxes=("abbey_and_mayor",))
    assert game.scores == (2, 2)
    assert turned_to("storm", boxes=("abbey_and_mayor",)).scores == (9, 9)


def test_a_phantom_is_a_follower_in_a_storm() -> None:
    assert turned_to("storm", boxes=("phantom",)).scores == (8, 8)


def test_the_inquisition_pays_no_heretics_unless_the_table_wants_it() -> None:
    land = ("", "shrines/plain^/1c", "", "B^/2m")
    assert turned_to("inquisition", *land, boxes=("shrines",)).scores == (0, 2)
    options = {"inquisition": "one_per_monk_or_heretic"}
    assert turned_to("inquisition", *land, boxes=("shrines",), options=options).scores == (1, 1)


# -- crowns ---------------------------------------------------------------------------------------------


def test_the_phantom_may_take_a_crown_as_a_second_figure() -> None:
    game = beside(hand="B", boxes=("phantom",))
    game.play("B^ 4,1; monk; phantom storm crown")
    assert told(game) == "pig=fortuna; 1 phantom storm"


def test_a_festival_takes_a_follower_back_from_a_crown() -> None:
    game = beside(hand="festival/two_corners", memory="pig=fortuna; 1 follower taxes", boxes=("festival",))
    game.play(game.options()[0])
    assert any(figure.startswith("back") and "taxes crown" in figure for figure in figures_possible(game))


# -- the count ------------------------------------------------------------------------------------------


def test_who_turns_the_wheel_for_others_only_may_send_a_follower_to_the_count() -> None:
    others = {"count": "castle"}
    game = turned_to("taxes", "F^/2kE", boxes=("count",), others=others)
    assert game.scores == (0, 2)
    game.play(f"{game.hand}^ 4,2; -")
    assert " send_follower\n" in game.position()


def test_followers_leave_the_market_for_a_famine_and_stay_as_farmers() -> None:
    others = {"count": "castle; 2 follower market"}
    game = turned_to("famine", *FARMERS, boxes=("count",), others=others)
    assert game.state.asked == 1
    game.play(next(option for option in game.options() if option != bastide.Pass()))
    assert game.scores == (1, 1)
    assert game.supply(1)["follower"] == 6
