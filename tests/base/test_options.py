"""Choices of the base game that a table makes before it begins."""

from __future__ import annotations

import pytest

import bastide
from tests.base.positions import refusal
from tests.scenes import drawn, figures_possible, final_points, scene


def test_without_fields_nobody_can_be_a_farmer() -> None:
    game = scene("D^ K>!", options={"fields": "no"})
    assert figures_possible(game) == {"knight E", "highwayman N"}
    assert refusal(game, "farmer NL") == "no_such_place"


def test_without_fields_roads_and_cities_and_monasteries_score_as_ever() -> None:
    road = scene("W^ U^/1hE .", hand="W", options={"fields": "no"})
    road.play("W^ 2,0; -")
    city = scene("E>/1kE F^ .", hand="E", options={"fields": "no"})
    city.play("E< 2,0")
    assert (road.scores, city.scores) == ((3, 0), (8, 0))
    assert final_points(scene("B^/1m E^", options={"fields": "no"})) == [2, 0]


def test_without_fields_tiles_must_still_match() -> None:
    game = scene("D^", hand="E", options={"fields": "no"})
    assert {game.notation(option) for option in game.options()} == {"Ev 0,-1", "E> 0,1", "Ev 0,1", "E< 0,1"}


def test_a_tile_that_shows_only_a_field_besides_what_is_taken_asks_for_no_follower_without_fields() -> None:
    game = scene("U^/1hE .", hand="U", turn=2, options={"fields": "no"})
    game.play("U^ 1,0")
    assert game.waits_for_chance


@pytest.mark.parametrize(("value", "points"), [("4", 4), ("2", 2)])
def test_a_finished_city_of_two_tiles_scores_what_the_table_has_agreed(value: str, points: int) -> None:
    game = scene("E>/1kE .", hand="E", options={"small_city": value})
    game.play("E< 1,0; -")
    assert game.scores == (points, 0)
    assert sum(scored.points for scored in game.tally()) == points


def test_the_lower_value_of_small_cities_leaves_bigger_ones_alone() -> None:
    game = scene("E>/1kE G^ .", hand="E", options={"small_city": "2"})
    game.play("E< 2,0; -")
    assert game.scores == (6, 0)


def test_the_lower_value_of_small_cities_leaves_unfinished_ones_alone() -> None:
    assert final_points(scene("E>/1kE F^", options={"small_city": "2"})) == [3, 0]


def test_the_lower_value_of_small_cities_leaves_farmers_alone() -> None:
    assert final_points(scene("E>/1fNL E<", options={"small_city": "2"})) == [3, 0]


@pytest.mark.parametrize("followers", [1, 5, 7, 20])
def test_everybody_begins_with_as_many_followers_as_the_table_has_agreed(followers: int) -> None:
    game = bastide.new_game(players=3, seed=1, options={"followers": followers})
    assert [game.supply(player) for player in range(3)] == [{"follower": followers}] * 3


def test_the_last_of_fewer_followers_ends_the_placing() -> None:
    game = scene("D^", players=1, options={"followers": "2"})
    game.play("draw V; V^ 1,0; farmer NL; draw U; U^ -1,0; highwayman E; draw U; U^ -2,0")
    assert game.waits_for_chance
    assert game.supply(0) == {"follower": 0}


def test_a_turn_can_wait_for_a_confirmation_before_it_is_scored() -> None:
    game = scene("W^ U^/1hE .", hand="W", options={"confirm": "yes"})
    game.play("W^ 2,0; -")
    assert game.scores == (0, 0)
    assert game.to_move == 0
    game.play("choose 0")
    assert game.scores == (3, 0)
    assert drawn(game) == ["W^ U^ W^"]


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("followers", -1, "bad_option"),
        ("followers", 21, "bad_option"),
        ("small_city", 3, "bad_option"),
        ("fields", 1, "bad_option"),
        ("dragons", True, "unknown_option"),
    ],
)
def test_a_choice_that_does_not_exist_is_refused(name: str, value: int, code: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(options={name: value})
    assert refused.value.code == code
