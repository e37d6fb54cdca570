"""The Robbers, sentence by sentence (complete rules 1.25, 4.2.11.5, 4.6.11 and 7.2.2)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.chance import Luck
from bastide.kernel.events import FigurePlaced
from tests.expansions.robbers.track import (
    BETWEEN,
    BOXES,
    CITY,
    CITY_AND_MONASTERY,
    FINISH,
    offered,
    on_track,
    track,
    two_cities,
)
from tests.scenes import scene

STRAIGHT = "robbers/straight"
LAID = f"{STRAIGHT}^ 0,1"


def laid(*, scores: tuple[int, ...], robbers: str = "", options: dict[str, str] | None = None) -> bastide.Game:
    """Red has laid a tile with a robber."""
    game = track("E>", STRAIGHT, scores=scores, robbers=robbers, players=len(scores), options=options)
    game.play(LAID)
    return game


# -- the pieces --------------------------------------------------------------------------------------


def test_there_are_eight_tiles_with_a_robber_and_each_player_has_one_robber() -> None:
    assert sum(tile.count for tile in tile_set("robbers").tiles if tile.symbol("robber")) == 8
    game = bastide.new_game(players=6, boxes=["robbers"])
    assert all(game.supply(player)["robber"] == 1 for player in range(6))


def test_a_robber_is_no_follower() -> None:
    game = scene("E>!", boxes=BOXES)
    assert not [option for option in offered(game) if option.startswith("robber")]


# -- placing -----------------------------------------------------------------------------------------


def test_whoever_turns_up_a_robber_lays_the_tile_as_ever_and_may_then_put_his_robber_on_the_score_track() -> None:
    game = laid(scores=(4, 7))
    assert game.to_move == 0
    assert offered(game) == ["-", "robber track 7"]
    game.play("robber track 7")
    assert on_track(game) == [(1, 7)]
    assert game.supply(0)["robber"] == 0


def test_he_may_leave_it_where_it_is() -> None:
    game = laid(scores=(4, 7), robbers="2 4")
    game.play("-")
    assert game.supply(0)["robber"] == 1
    assert on_track(game) == [(2, 4)]


def test_a_tile_without_a_robber_calls_none() -> None:
    game = track("E>", "U", scores=(4, 7))
    game.play("U^ 0,1")
    assert not [option for option in offered(game) if option.startswith("robber")]


def test_the_robber_goes_to_a_field_where_a_marker_of_another_player_stands() -> None:
    game = laid(scores=(4, 7, 9))
    assert offered(game) == ["-", "robber track 7", "robber track 9"]
    refusal = game.why_not("robber track 4")
    assert refusal
    assert refusal.code == "robbers_no_marker"


def test_a_field_with_two_markers_is_offered_once_and_the_own_marker_may_stand_there_as_well() -> None:
    assert offered(laid(scores=(7, 7, 7))) == ["-", "robber track 7"]


def test_then_the_next_player_in_turn_order_who_has_his_robber_in_front_of_him_may_place_his() -> None:
    game = laid(scores=(4, 7, 9))
    game.play("robber track 7")
    assert game.to_move == 1
    assert offered(game) == ["-", "robber track 4", "robber track 9"]
    game.play("robber track 4")
    assert on_track(game) == [(1, 7), (2, 4)]


def test_it_makes_no_difference_for_the_next_player_whether_the_player_on_turn_has_placed_his() -> None:
    game = laid(scores=(4, 7, 9))
    game.play("-")
    assert game.to_move == 1
    assert offered(game) == ["-", "robber track 4", "robber track 9"]


def test_a_player_whose_robber_is_on_the_track_is_passed_over() -> None:
    game = laid(scores=(4, 7, 9), robbers="2 4")
    game.play("-")
    assert game.to_move == 2


def test_only_one_other_player_is_asked_even_if_he_declines() -> None:
    game = laid(scores=(4, 7, 9))
    game.play("-; -")
    assert game.to_move == 0
    assert "farmer NL" in offered(game)


def test_by_option_everybody_whose_robber_is_in_front_of_him_is_asked() -> None:
    game = laid(scores=(4, 7, 9, 9), robbers="3 4", options={"robbers_join": "all"})
    game.play("-; -")
    assert game.to_move == 3
    game.play("robber track 7")
    assert game.to_move == 0
    assert on_track(game) == [(3, 4), (4, 7)]


def test_if_his_robber_is_on_the_track_already_the_player_on_turn_may_move_it() -> None:
    game = laid(scores=(4, 7, 9), robbers="1 7")
    assert offered(game) == ["-", "robber track 9"]
    game.play("robber track 9")
    assert on_track(game) == [(1, 9)]


def test_a_robber_on_an_empty_field_may_be_moved_as_well() -> None:
    assert offered(laid(scores=(4, 7), robbers="1 20")) == ["-", "robber track 7"]


def test_the_robber_comes_in_addition_to_a_figure() -> None:
    game = laid(scores=(4, 7))
    game.play("robber track 7; robber track 4; farmer NL")
    assert game.supply(0) == {"follower": 6, "robber": 0}


def test_the_track_has_fifty_fields_and_is_walked_several_times() -> None:
    game = laid(scores=(4, 62, 112))
    assert offered(game) == ["-", "robber track 12"]


def test_whoever_plays_alone_robs_nobody() -> None:
    game = laid(scores=(4,))
    assert "farmer NL" in offered(game)


# -- robbing -----------------------------------------------------------------------------------------


def test_when_a_marker_of_another_player_moves_forward_from_its_field_the_owner_of_the_robber_gets_half() -> None:
    game = track(CITY, scores=(3, 7, 0), robbers="1 7")
    game.play(f"{FINISH}; -")
    assert game.scores[0] == 3 + 2


def test_the_other_player_gets_all_of_his_points() -> None:
    game = track(CITY, scores=(3, 7, 0), robbers="1 7")
    game.play(f"{FINISH}; -")
    assert game.scores[1] == 7 + 4


def test_half_of_the_points_is_rounded_up() -> None:
    game = track("W^ V>/2hW", "W", scores=(0, 7), robbers="1 7", players=2)
    game.play("W^ 1,-1; -")
    assert game.scores == (2, 10)


def test_the_robber_goes_back_to_the_supply_of_its_owner() -> None:
    game = track(CITY, scores=(3, 7, 0), robbers="1 7")
    game.play(f"{FINISH}; -")
    assert on_track(game) == []
    assert game.supply(0)["robber"] == 1


def test_it_makes_no_difference_whose_turn_it_is() -> None:
    game = track(CITY, scores=(3, 7, 20), robbers="3 7")
    game.play(f"{FINISH}; -")
    assert game.scores == (3, 11, 22)


def test_the_share_explains_itself() -> None:
    game = track(CITY, scores=(3, 7, 0), robbers="1 7")
    game.play(f"{FINISH}; -")
    line = game.tally()[-1]
    assert (line.player, line.points) == (0, 2)
    assert line.reason == "half of 4 robbed points × 1 (robber)"


def test_a_robber_beside_nobody_waits_until_a_marker_comes_and_moves_on() -> None:
    game = track(CITY, scores=(3, 7, 0), robbers="1 11")
    game.play(f"{FINISH}; -")
    assert on_track(game) == [(1, 11)]
    assert game.scores == (3, 11, 0)


def test_a_robber_stays_while_the_marker_beside_it_stays() -> None:
    game = track(CITY, scores=(3, 7, 9), robbers="1 9")
    game.play(f"{FINISH}; -")
    assert on_track(game) == [(1, 9)]


def test_a_robber_lies_in_wait_for_markers_of_every_lap() -> None:
    game = track(CITY, scores=(3, 107, 9), robbers="1 7")
    game.play(f"{FINISH}; -")
    assert game.scores == (5, 111, 9)


# -- what robbers do not take ------------------------------------------------------------------------


def test_an_own_marker_is_not_robbed() -> None:
    game = track("E>/1kE", scores=(7, 3, 0), robbers="1 7")
    game.play(f"{FINISH}; -")
    assert game.scores == (11, 3, 0)
    assert on_track(game) == [(1, 7)]


def test_robbers_do_not_rob_robbers_but_walk_along_with_the_marker() -> None:
    game = track(CITY, scores=(3, 7, 20), robbers="1 7, 3 3")
    game.play(f"{FINISH}; -")
    assert game.scores == (5, 11, 20)
    assert on_track(game) == [(3, 5)]


def test_a_robber_that_has_robbed_goes_home_and_does_not_walk_along_with_the_own_marker() -> None:
    game = track(CITY, scores=(7, 7, 20), robbers="1 7")
    game.play(f"{FINISH}; -")
    assert game.scores == (9, 11, 20)
    assert on_track(game) == []


# -- which points it takes -----------------------------------------------------------------------------


def test_a_robber_must_take_the_points_that_are_given_next_and_cannot_wait_for_more() -> None:
    game = two_cities(2, 2, scores=(3, 7, 0), robbers="1 7")
    game.play(f"{BETWEEN}; -; score city E")
    assert game.scores == (5, 15, 0)
    assert on_track(game) == []


def test_the_player_on_turn_chooses_what_is_scored_first_while_a_robber_lies_in_wait() -> None:
    game = two_cities(2, 2, scores=(3, 7, 0), robbers="1 7")
    game.play(f"{BETWEEN}; -")
    assert game.to_move == 0
    assert offered(game) == ["score city E", "score city W"]


def test_nobody_asks_for_the_order_while_no_robber_is_on_the_track() -> None:
    game = two_cities(2, 2, scores=(3, 7, 0))
    game.play(f"{BETWEEN}; -")
    assert game.scores == (3, 15, 0)


@pytest.mark.parametrize(("first", "share"), [("city W", 2), ("monastery @ 1,1", 5)])
def test_of_two_features_of_one_player_the_robber_gets_half_of_the_one_that_is_scored_first(
    first: str, share: int
) -> None:
    game = track(CITY_AND_MONASTERY.format(2), scores=(3, 7, 0), robbers="1 7")
    game.play(f"{FINISH}; -; score {first}")
    assert game.scores == (3 + share, 7 + 4 + 9, 0)


def test_if_several_markers_beside_the_robber_get_points_its_owner_chooses_whom_it_robs() -> None:
    game = two_cities(2, 3, scores=(3, 7, 7), robbers="1 7")
    game.play(f"{BETWEEN}; -; score city E")
    assert game.scores == (5, 11, 11)


def test_where_the_shares_differ_the_owner_is_asked() -> None:
    game = track(CITY_AND_MONASTERY.format(3), scores=(3, 7, 7), robbers="1 7")
    game.play(f"{FINISH}; -; score city W")
    assert game.to_move == 0
    assert offered(game) == ["rob follower of 2", "rob follower of 3"]
    game.play("rob follower of 3")
    assert game.scores == (8, 11, 16)
    assert on_track(game) == []


def test_several_robbers_on_the_field_all_get_half() -> None:
    game = track(CITY, scores=(3, 7, 20), robbers="1 7, 3 7")
    game.play(f"{FINISH}; -")
    assert game.scores == (5, 11, 22)
    assert on_track(game) == []


def test_shares_are_paid_from_the_player_on_turn_on() -> None:
    game = track(CITY, scores=(3, 7, 20), robbers="1 7, 3 7")
    game.play(f"{FINISH}; -")
    assert [line.player for line in game.tally()] == [1, 0, 2]


def test_a_robber_that_came_home_may_be_placed_with_the_next_robber_tile() -> None:
    game = track(CITY, scores=(3, 7, 0), robbers="1 7")
    game.play(f"{FINISH}; -; draw {STRAIGHT}; {STRAIGHT}^ 0,1; -")
    assert game.to_move == 2
    assert game.supply(0)["robber"] == 1


# -- the end -------------------------------------------------------------------------------------------


def test_the_final_scoring_is_not_robbed() -> None:
    game = track("E>/2kE", scores=(3, 7, 0), robbers="1 7")
    assert [(line.player, line.points) for line in game.if_it_ended_now()] == [(1, 1)]


@pytest.mark.parametrize("at_end", [False, True])
def test_when_the_game_is_over_all_robbers_are_home(at_end: bool) -> None:  # noqa: FBT001 - one of two options
    game = bastide.new_game(boxes=["robbers"], seed=5, options={"robbers_at_end": at_end})
    luck = Luck(5)
    while not game.over:
        game.apply(game.state.sample(luck))
    assert any(event.piece == "robber" for event in game.events if isinstance(event, FigurePlaced))
    assert [game.supply(player)["robber"] for player in range(2)] == [1, 1]


def test_by_option_it_is_robbed_as_well() -> None:
    game = track("E>/2kE", scores=(3, 7, 0), robbers="1 7", options={"robbers_at_end": "yes"})
    assert [(line.player, line.points) for line in game.if_it_ended_now()] == [(1, 1), (0, 1)]


def test_then_all_points_of_a_marker_are_one_move_and_the_luckiest_marker_is_robbed() -> None:
    game = track("E</2kW B^/3m E>/2kE", scores=(3, 7, 7), robbers="1 7", options={"robbers_at_end": "yes"})
    lines = [(line.player, line.points) for line in game.if_it_ended_now()]
    assert sum(points for player, points in lines if player == 1) == 2
    assert sum(points for player, points in lines if player == 2) == 3
    assert lines[-1] == (0, 2)


# -- the text of a position ----------------------------------------------------------------------------


@pytest.mark.parametrize("robbers", ["1 12", "1 12, 3 40", "2 0"])
def test_a_position_remembers_where_robbers_stand(robbers: str) -> None:
    game = track(CITY, scores=(3, 7, 0), robbers=robbers)
    assert f"\nrobbers: {robbers}\n" in game.position()


@pytest.mark.parametrize(
    "robbers",
    [
        "1 50",
        "4 3",
        "1 3, 1 4",
        "1",
        "1 -1",
        "0 3",
        "1 3; 4",
        "1 3; 0; 1 9 4",
        "1 3; 0; 1 2 0",
        "; 0; 1 2 4",
        "1 3; 0; 1 2",
    ],
)
def test_a_position_that_contradicts_itself_is_refused(robbers: str) -> None:
    with pytest.raises(bastide.Unreadable, match="robbers cannot read"):
        track(CITY, scores=(3, 7, 0), robbers=robbers)


def test_a_position_remembers_whom_a_robber_may_rob() -> None:
    game = track(CITY_AND_MONASTERY.format(3), scores=(3, 7, 7), robbers="1 7")
    game.play(f"{FINISH}; -; score city W")
    again = bastide.read_position(game.position())
    assert offered(again) == offered(game)
    assert again.position() == game.position()


# -- corners -------------------------------------------------------------------------------------------


def test_a_score_below_zero_stands_on_one_of_the_last_fields() -> None:
    game = track("U^", STRAIGHT, scores=(3, -3, 0))
    game.play(f"{STRAIGHT}^ 1,0; robber track 47")
    assert on_track(game) == [(1, 47)]


def test_a_turn_without_points_leaves_robbers_where_they_are() -> None:
    game = track("B^", "U", scores=(3, 7, 0), robbers="1 7")
    game.play("U^ 0,1; -")
    assert game.scores == (3, 7, 0)
    assert on_track(game) == [(1, 7)]


def test_six_robbers_on_one_field_all_take_their_share() -> None:
    robbers = ", ".join(f"{player} 7" for player in (1, 3, 4, 5, 6))
    game = track(
        CITY, scores=(0, 7, 0, 0, 0, 0), robbers=robbers, players=6, boxes=("base", "inns_and_cathedrals", "robbers")
    )
    game.play(f"{FINISH}; -")
    assert game.scores == (2, 11, 2, 2, 2, 2)
    assert on_track(game) == []


def test_a_share_that_brings_a_marker_to_a_robber_is_not_robbed_there() -> None:
    game = track(CITY, scores=(3, 7, 20), robbers="1 7, 3 5")
    game.play(f"{FINISH}; -")
    assert game.scores == (5, 11, 20)
    assert on_track(game) == [(3, 5)]


def test_a_marker_that_comes_to_a_robber_and_moves_on_in_the_same_turn_is_robbed() -> None:
    game = track(CITY_AND_MONASTERY.format(2), scores=(3, 7, 0), robbers="1 11")
    game.play(f"{FINISH}; -; score city W")
    assert game.scores == (3 + 5, 7 + 4 + 9, 0)


@pytest.mark.parametrize(
    ("moves", "action", "code"),
    [
        ("", "robber track 7", "robbers_no_tile"),
        (f"{STRAIGHT}^ 1,0", "robber track 8", "robbers_no_marker"),
        (f"{STRAIGHT}^ 1,0", "highwayman W", "robbers_first"),
    ],
)
def test_a_refusal_says_why_a_robber_does_not_go_there(moves: str, action: str, code: str) -> None:
    game = track("U^", STRAIGHT, scores=(3, 7, 0))
    if moves:
        game.play(moves)
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.code == code
