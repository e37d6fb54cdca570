"""The last turn, the score track and the winners."""

from __future__ import annotations

import pytest

import bastide
from tests.base.positions import refusal, with_bag, with_points
from tests.scenes import scene


def test_the_game_ends_with_the_turn_in_which_the_last_tile_was_laid() -> None:
    game = with_bag(scene("D^", hand="U"))
    game.play("U^ 1,0")
    assert not game.over
    game.play("highwayman E")
    assert game.over
    assert game.options() == []


def test_while_tiles_are_left_the_game_goes_on() -> None:
    game = scene("D^", hand="U")
    game.play("U^ 1,0; -")
    assert not game.over
    assert game.winners == ()


def test_what_the_last_tile_finishes_is_scored_in_full() -> None:
    game = with_bag(scene("E>/1kE F^ .", hand="E"))
    game.play("E< 2,0; -")
    assert game.over
    assert game.scores == (8, 0)
    assert [scored.claim for scored in game.tally()] == ["finished"]


def test_a_follower_placed_in_the_last_turn_counts_in_the_final_scoring() -> None:
    game = with_bag(scene("W^ U^/1hE .", hand="W"))
    game.play("W^ 2,0; highwayman E")
    assert game.scores == (3 + 1, 0)
    assert [(scored.claim, scored.points) for scored in game.tally()] == [("finished", 3), ("unfinished", 1)]


def test_the_game_ends_also_when_the_last_player_has_no_follower_to_place() -> None:
    game = with_bag(scene("D^/1kN", hand="U", options={"followers": "1"}))
    game.play("U^ 1,0")
    assert game.over
    assert game.scores == (1, 0)


def test_a_city_finished_by_the_last_tile_still_pays_the_farmers() -> None:
    game = with_bag(scene("D^/2fEL", hand="E"))
    game.play("Ev 0,-1; knight S")
    assert game.scores == (4, 3)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_a_game_of_any_number_of_players_lasts_until_all_tiles_are_gone(players: int) -> None:
    game = bastide.new_game(players=players, seed=players)
    while not game.over:
        options = game.options()
        game.play(options[len(game.full_history()) % len(options)])
    assert game.remaining_tiles() == {}
    assert game.hand is None
    totals = [sum(scored.points for scored in game.tally() if scored.player == player) for player in range(players)]
    assert game.scores == tuple(totals)


def test_after_the_end_nothing_more_can_be_played() -> None:
    game = with_bag(scene("D^", hand="U"))
    game.play("U^ 1,0; -")
    assert refusal(game, "U^ 2,0") == "game_over"


def test_whoever_has_most_points_wins() -> None:
    game = with_bag(with_points(scene("D^", hand="U", players=3), 10, 12, 11))
    game.play("U^ 1,0; -")
    assert game.winners == (1,)


def test_the_winner_is_known_only_after_the_final_scoring() -> None:
    game = with_bag(with_points(scene("Ev\nD^/2fEL", hand="U"), 10, 8))
    game.play("U^ 1,1")
    before = game.winners
    game.play("-")
    assert before == ()
    assert game.scores == (10, 11)
    assert game.winners == (1,)


def test_players_with_equally_most_points_win_together() -> None:
    game = with_bag(with_points(scene("D^", hand="U", players=3), 12, 7, 12))
    game.play("U^ 1,0; -")
    assert game.winners == (0, 2)


def test_a_tie_may_come_about_by_the_final_scoring() -> None:
    game = with_bag(with_points(scene("Ev\nD^/2fEL", hand="U"), 11, 8))
    game.play("U^ 1,1; -")
    assert game.winners == (0, 1)


@pytest.mark.parametrize(("before", "after"), [(48, 51), (47, 50), (98, 101), (149, 152)])
def test_the_score_track_can_be_walked_around_more_than_once_and_points_go_on_counting(before: int, after: int) -> None:
    game = with_points(scene("W^ U^/1hE .", hand="W"), before, 0)
    game.play("W^ 2,0; -")
    assert game.scores == (after, 0)


def test_points_beyond_a_round_of_the_score_track_decide_who_wins() -> None:
    game = with_bag(with_points(scene("D^", hand="U"), 53, 49))
    game.play("U^ 1,0; -")
    assert game.winners == (0,)
