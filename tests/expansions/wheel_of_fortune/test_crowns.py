"""Crowns, sentence by sentence (complete rules 4.2.6.3, 4.2.6.4, 4.4.10)."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.wheel_of_fortune.tables import SEGMENTS, beside, told, turned_to, turning
from tests.scenes import figures_possible, final_points

CROWNS = {f"{segment} crown" for segment in SEGMENTS}


# -- who stands on a crown ------------------------------------------------------------------------------


def test_in_place_of_a_figure_on_the_tile_a_follower_may_go_to_any_free_crown() -> None:
    game = beside(hand="B")
    game.play("B^ 4,1")
    assert {figure for figure in figures_possible(game) if "crown" in figure} == CROWNS
    game.play("storm crown")
    assert told(game) == "pig=fortuna; 1 follower storm"
    assert game.supply(0)["follower"] == 6


def test_a_refusal_says_that_there_is_no_such_follower_for_a_crown() -> None:
    game = beside(hand="B")
    game.play("B^ 4,1")
    refusal = game.why_not("large storm crown")
    assert refusal is not None
    assert refusal.code == "no_figure"


def test_a_refusal_names_the_follower_who_stays_on_a_crown() -> None:
    game = beside(hand="B")
    game.play("B^ 4,1; storm crown; draw B; B^ 1,-1; -; draw B; B^ 5,1")
    refusal = game.why_not("back storm crown @ 0,0")
    assert refusal is not None
    assert refusal.reason.told("en") == "Red cannot take the follower back from there."


def test_whoever_has_placed_a_follower_on_the_tile_takes_no_crown() -> None:
    game = beside(hand="B")
    game.play("B^ 4,1; monk")
    assert game.state.player == 1


def test_on_each_crown_stands_one_figure_only() -> None:
    game = beside(
        hand="B", memory="pig=fortuna; 1 follower famine, 2 follower storm, 1 follower taxes, 2 follower taxes"
    )
    game.play("B^ 4,1")
    free = CROWNS - {"famine crown", "taxes crown"}
    assert {figure for figure in figures_possible(game) if "crown" in figure} == free
    refusal = game.why_not("famine crown")
    assert refusal is not None
    assert refusal.code == "wheel_crown_taken"


def test_one_player_may_stand_on_both_crowns_of_a_segment() -> None:
    game = beside(hand="B", memory="pig=fortuna; 1 follower taxes")
    game.play("B^ 4,1; taxes crown")
    assert told(game) == "pig=fortuna; 1 follower taxes, 1 follower taxes"


def test_whoever_has_no_follower_left_takes_no_crown() -> None:
    game = beside("E</1fNL", hand="B", options={"followers": "1"})
    game.play("B^ 4,1")
    assert game.state.player == 1


# -- what a crown pays ----------------------------------------------------------------------------------


@pytest.mark.parametrize("segment", ["fortuna", "famine", "inquisition"])
def test_a_follower_on_the_crown_of_a_segment_with_one_crown_brings_3_points(segment: str) -> None:
    assert turned_to(segment, crowns=f"2 follower {segment}").scores[1] == 3


@pytest.mark.parametrize("segment", ["taxes", "pestilence"])
def test_a_follower_alone_in_a_segment_with_two_crowns_brings_6_points(segment: str) -> None:
    assert turned_to(segment, crowns=f"2 follower {segment}").scores == (0, 6)


def test_two_followers_in_a_segment_with_two_crowns_bring_3_points_each() -> None:
    assert turned_to("taxes", crowns="1 follower taxes, 2 follower taxes").scores == (3, 3)


def test_two_followers_of_one_player_bring_3_points_each_too() -> None:
    assert turned_to("taxes", crowns="1 follower taxes, 1 follower taxes").scores == (6, 0)


def test_whoever_came_first_to_a_segment_the_points_begin_with_the_player_on_turn() -> None:
    game = beside(hand="B", turn=2)
    game.play("B^ 4,1; taxes crown; draw V; V^ 4,2; taxes crown")
    for table in (game, bastide.read_position(game.position())):
        table.play(f"draw {turning(1)}")
        assert [line.player for line in table.tally()] == [1, 0]


def test_followers_on_crowns_go_home_after_the_points() -> None:
    game = turned_to("taxes", crowns="1 follower taxes, 2 follower taxes")
    assert told(game) == "pig=taxes"
    assert game.supply(0)["follower"] == game.supply(1)["follower"] == 7


def test_followers_whom_the_pig_only_passes_are_not_scored_and_stay() -> None:
    game = turned_to("famine", crowns="1 follower taxes", number=2)
    assert game.scores == (0, 0)
    assert told(game) == "pig=famine; 1 follower taxes"


def test_crowns_are_scored_after_the_action_so_they_are_not_in_the_supply_in_a_storm() -> None:
    assert turned_to("storm", crowns="1 follower storm").scores == (6 + 6, 7)


def test_a_follower_who_has_come_home_may_go_to_a_crown_again_in_the_same_turn() -> None:
    game = turned_to("taxes", crowns="1 follower taxes", options={"followers": "1"})
    game.play(f"{turning(1)}^ 4,2; taxes crown")
    assert told(game) == "pig=taxes; 1 follower taxes"


def test_crowns_bring_nothing_at_the_end() -> None:
    assert final_points(beside(memory="pig=taxes; 1 follower taxes, 2 follower fortuna")) == [0, 0]


# -- which followers ------------------------------------------------------------------------------------


def test_small_and_large_followers_and_phantoms_take_crowns_but_neither_mayor_nor_wagon() -> None:
    boxes = ("inns_and_cathedrals", "abbey_and_mayor", "phantom")
    game = beside(hand="B", boxes=boxes)
    game.play("B^ 4,1")
    kinds = {figure.removesuffix("storm crown").strip() for figure in figures_possible(game) if "storm crown" in figure}
    assert kinds == {"", "large", "phantom"}
    game = beside(hand="B", boxes=boxes, options={"crown_followers": "any"})
    game.play("B^ 4,1")
    kinds = {figure.removesuffix("storm crown").strip() for figure in figures_possible(game) if "storm crown" in figure}
    assert kinds == {"", "large", "phantom", "mayor", "wagon"}
