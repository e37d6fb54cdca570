"""The Messages, sentence by sentence (complete rules 1.25, 3.3.6.1, 4.6.12.1 and 7.2.2)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.chance import Luck
from bastide.kernel.layout import BAG_LEFT
from bastide.text import possessions
from tests.expansions.messages.post import BOXES, CITY, FINISH, STOP, is_due, markers, offered, post, reading
from tests.scenes import empty_bag, scene

TWO_CITIES = """
    E>/{}kE .  E</{}kW
    B^      B^ B^
"""
"""Two cities that one tile between them finishes, for 4 points each."""
BETWEEN = "H> 1,0; -"
BACK = "back highwayman E @ 0,1"


def in_turn_of(game: bastide.Game) -> int:
    """Whose turn it is."""
    return int(game.state.player)


# -- before the game -----------------------------------------------------------------------------------


def test_each_player_has_two_markers_on_field_0_a_follower_and_a_messenger() -> None:
    game = bastide.new_game(players=6, boxes=["messages"])
    assert [markers(game, player) for player in range(6)] == [(0, 0)] * 6


def test_the_eight_cards_are_shuffled_so_that_any_of_them_may_come_first() -> None:
    game = post()
    game.play(STOP)
    assert offered(game) == [f"reveal {card}" for card in range(1, 9)]


def test_a_messenger_is_no_follower_and_is_not_placed() -> None:
    game = scene("E>!", boxes=BOXES)
    assert not [option for option in offered(game) if option.startswith("messenger")]
    assert game.supply(0) == {"follower": 7}


# -- two markers ---------------------------------------------------------------------------------------


def test_whoever_gets_points_chooses_which_of_his_two_markers_moves() -> None:
    game = post(scores=(3, 0), messengers=(1, 0))
    game.play(FINISH)
    assert game.to_move == 0
    assert offered(game) == ["choose 0", "choose 1"]
    game.play("choose 1")
    assert markers(game, 0) == (2, 5)


def test_a_player_is_asked_about_his_own_points_in_the_turn_of_another() -> None:
    game = post("E>/2kE .", scores=(0, 3))
    game.play(FINISH)
    assert game.to_move == 1
    game.play("choose 1")
    assert markers(game, 1) == (3, 4)


def test_nobody_is_asked_while_both_of_his_markers_have_come_equally_far() -> None:
    game = post(scores=(4, 0), messengers=(2, 0))
    game.play(FINISH)
    assert markers(game, 0) == (6, 2)


def test_the_points_of_both_markers_count() -> None:
    game = post(scores=(3, 0), messengers=(1, 0))
    game.play(f"{FINISH}; choose 0")
    assert game.scores == (7, 0)


def test_the_points_of_each_feature_are_moved_in_one_piece_by_one_marker() -> None:
    game = post(TWO_CITIES.format(1, 1), hand="H", scores=(3, 0))
    game.play(f"{BETWEEN}; score city E; choose 0; choose 1")
    assert markers(game, 0) == (7, 4)


def test_the_player_on_turn_says_which_of_several_features_is_scored_first() -> None:
    game = post(TWO_CITIES.format(1, 2), hand="H")
    game.play(BETWEEN)
    assert game.to_move == 0
    assert offered(game) == ["score city E", "score city W"]


# -- getting a message ---------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [1, 6, 11, 46, 96])
def test_the_player_on_turn_gets_a_message_when_a_marker_lands_on_a_dark_field(before: int) -> None:
    game = post(scores=(before, 0))
    game.play(STOP)
    assert is_due(game)


def test_it_makes_no_difference_which_of_his_markers_lands_there() -> None:
    game = post(scores=(5, 0), messengers=(1, 0))
    game.play(f"{FINISH}; choose 1")
    assert markers(game, 0) == (4, 5)
    assert is_due(game)


def test_elsewhere_nobody_gets_a_message() -> None:
    game = post(scores=(2, 0))
    game.play(f"{FINISH}; choose 0")
    assert in_turn_of(game) == 1


def test_a_marker_that_stands_on_a_dark_field_and_does_not_move_brings_none() -> None:
    game = post(scores=(7, 0), messengers=(5, 0))
    game.play(f"{FINISH}; choose 0")
    assert markers(game, 0) == (6, 5)
    assert in_turn_of(game) == 1


def test_only_the_player_on_turn_gets_messages_although_markers_of_others_land_on_dark_fields() -> None:
    game = post("E>/2kE .", scores=(0, 1))
    game.play(f"{FINISH}; choose 0")
    assert markers(game, 1) == (5, 0)
    assert in_turn_of(game) == 1
    assert not is_due(game)


def test_one_scoring_brings_one_message_even_if_several_features_are_scored() -> None:
    game = post(TWO_CITIES.format(1, 1), hand="H", scores=(2, 0), messengers=(1, 0))
    game.play(f"{BETWEEN}; score city E; choose 1")
    assert markers(game, 0) == (5, 5)
    game.play("reveal 4; choose 0")
    assert in_turn_of(game) == 1


def test_a_stop_counts_even_if_the_marker_moves_on_in_the_same_scoring() -> None:
    game = post(TWO_CITIES.format(1, 1), hand="H")
    game.play(f"{BETWEEN}; score city E; choose 0; choose 0")
    assert markers(game, 0) == (9, 0)
    assert is_due(game)


def test_by_option_only_where_the_scoring_ends_counts() -> None:
    game = post(TWO_CITIES.format(1, 1), hand="H", options={"message_stop": "end_of_scoring"})
    game.play(f"{BETWEEN}; score city E; choose 0; choose 0")
    assert in_turn_of(game) == 1


def test_by_that_option_a_marker_that_stays_on_a_dark_field_brings_a_message() -> None:
    game = post(options={"message_stop": "end_of_scoring"})
    game.play(STOP)
    assert is_due(game)


# -- the card ------------------------------------------------------------------------------------------


def test_he_turns_up_the_top_card_and_takes_two_points_or_carries_it_out() -> None:
    game = reading(5, "E>/1kE .")
    assert game.to_move == 0
    assert offered(game) == ["choose 0", "choose 5"]


def test_two_points_are_a_scoring_of_their_own() -> None:
    game = reading(5, "E>/1kE .")
    game.play("choose 0; choose 1")
    assert game.scores == (7, 0)
    assert markers(game, 0) == (5, 2)
    assert in_turn_of(game) == 1


def test_the_card_goes_back_under_the_pile_and_comes_again_after_all_others() -> None:
    game = post(memory={"messages": "seen 3 1"})
    game.play(STOP)
    assert offered(game) == [f"reveal {card}" for card in (2, 4, 5, 6, 7, 8)]
    game.play("reveal 4; choose 0; choose 1")
    assert "messages: seen 3 1 4" in game.position()


def test_when_all_cards_have_been_seen_their_order_is_known() -> None:
    game = post(memory={"messages": "seen 3 1 4 2 8 7 6 5"})
    game.play(STOP)
    assert offered(game) == ["reveal 3"]
    game.play("reveal 3; choose 0; choose 1")
    assert "messages: seen 1 4 2 8 7 6 5 3" in game.position()


def test_points_of_a_message_can_bring_another_message_and_that_one_again() -> None:
    game = post(scores=(4, 0), messengers=(3, 0))
    game.play(f"{FINISH}; choose 0; reveal 4; choose 0; choose 1")
    assert markers(game, 0) == (5, 5)
    assert is_due(game)
    game.play("reveal 1; choose 0")
    assert markers(game, 0) == (7, 5)
    assert in_turn_of(game) == 1


def test_points_of_an_action_can_bring_another_message() -> None:
    game = reading(6, "U^/1fNL .", "U^/1fSL .", scores=(5, 0), messengers=(4, 0))
    game.play("choose 6; choose 1")
    assert markers(game, 0) == (5, 10)
    assert is_due(game)


# -- 1, 2, 3: the smallest -----------------------------------------------------------------------------


def test_message_1_scores_the_road_with_a_follower_that_would_bring_least_at_the_end() -> None:
    game = reading(1, "U^/1hE U^", "U^/1hE .")
    assert offered(game) == ["choose 0", "score road E @ 0,2"]
    game.play("score road E @ 0,2; choose 1")
    assert game.scores == (6, 0)


def test_the_highwayman_stays_on_the_road() -> None:
    game = reading(1, "U^/1hE .")
    game.play("score road E @ 0,1; choose 1")
    assert game.supply(0) == {"follower": 6}


def test_of_several_equally_small_roads_he_chooses_one() -> None:
    game = reading(1, "U^/1hE .", "U^/1hE .")
    assert set(offered(game)) == {"choose 0", "score road E @ 0,1", "score road E @ 0,2"}


def test_he_need_not_have_the_majority_there() -> None:
    game = reading(1, "U^/1hE U^/2hW/2hE")
    game.play("score road E @ 0,1; choose 1")
    assert game.scores == (7, 0)


def test_roads_of_others_do_not_matter() -> None:
    game = reading(1, "U^/1hE U^", "U^/2hE .")
    assert offered(game) == ["choose 0", "score road E @ 0,1"]


def test_message_2_does_the_same_for_cities() -> None:
    game = reading(2, "F^/1kE .", "E>/1kE .")
    assert offered(game) == ["choose 0", "score city E @ 0,2"]
    game.play("score city E @ 0,2; choose 1")
    assert game.scores == (6, 0)


def test_message_3_does_the_same_for_monasteries() -> None:
    game = reading(3, "B^/1m .", "B^/1m .")
    assert offered(game) == ["choose 0", "score monastery @ 0,2"]
    game.play("score monastery @ 0,2; choose 1")
    assert game.scores == (7, 0)


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6, 8])
def test_where_there_is_nothing_to_score_only_the_two_points_are_left(card: int) -> None:
    assert offered(reading(card)) == ["choose 0"]


# -- 4, 5, 6: for each ---------------------------------------------------------------------------------


def test_message_4_pays_two_points_for_each_pennant_in_all_cities_with_a_follower_of_his() -> None:
    game = reading(4, "F^/1kE .", "M</1kW .")
    game.play("choose 4; choose 1")
    assert game.scores == (9, 0)


def test_a_city_counts_once_whoever_has_the_majority_there() -> None:
    game = reading(4, "F^/1kE/1kE/2kE/2kE/2kE .")
    game.play("choose 4; choose 1")
    assert game.scores == (7, 0)


def test_pennants_of_cities_without_a_follower_of_his_do_not_count() -> None:
    assert offered(reading(4, "F^/2kE .")) == ["choose 0"]


def test_cities_without_pennants_are_worth_nothing_but_may_be_chosen() -> None:
    game = reading(4, "E>/1kE .")
    assert offered(game) == ["choose 0", "choose 4"]
    game.play("choose 4")
    assert game.scores == (5, 0)
    assert in_turn_of(game) == 1


def test_message_5_pays_two_points_for_each_own_knight_and_the_knights_stay() -> None:
    game = reading(5, "F^/1kE/1kE/2kE .", "E>/1kE .")
    game.play("choose 5; choose 1")
    assert game.scores == (11, 0)
    assert game.supply(0) == {"follower": 4}


def test_message_6_pays_three_points_for_each_own_farmer_and_the_farmers_stay() -> None:
    game = reading(6, "U^/1fNL .", "U^/1fSL/2fSL .")
    game.play("choose 6; choose 1")
    assert game.scores == (11, 0)
    assert game.supply(0) == {"follower": 5}


# -- 7: another tile -----------------------------------------------------------------------------------


def test_message_7_lets_him_draw_and_lay_another_tile_and_place_another_figure() -> None:
    game = reading(7)
    game.play("choose 7")
    assert in_turn_of(game) == 0
    game.play("draw U; U^ 0,1; highwayman E")
    assert game.supply(0) == {"follower": 6}
    assert in_turn_of(game) == 1


def test_what_the_other_tile_finishes_is_scored_and_can_bring_a_message() -> None:
    game = reading(7, "E>/1kE .")
    game.play("choose 7; draw E; E< 1,1; -; choose 0")
    assert markers(game, 0) == (9, 0)
    assert in_turn_of(game) == 1


def test_without_a_tile_in_the_bag_there_is_no_other_tile() -> None:
    game = post()
    game.play(STOP)
    game.state.put(BAG_LEFT, 0)
    game.play("reveal 7")
    assert offered(game) == ["choose 0"]


def test_where_no_tile_fits_any_more_the_turn_ends_without_the_other_tile() -> None:
    game = reading(7, "B^ A^ B^", "E< . E>", "B^ Ev B^", boxes=("abbey_and_mayor",))
    empty_bag(game, "X")
    game.play("choose 7; draw X")
    assert game.position().splitlines()[4] == "asked: Blue lay_last_abbey"


# -- 8: a follower -------------------------------------------------------------------------------------


def test_message_8_scores_the_area_of_a_follower_as_at_the_end_and_takes_him_back() -> None:
    game = reading(8, "U^/1hE U^")
    assert offered(game) == ["choose 0", BACK]
    game.play(f"{BACK}; choose 1")
    assert game.scores == (7, 0)
    assert game.supply(0) == {"follower": 7}


def test_without_the_majority_he_gets_nothing_and_takes_the_follower_back_all_the_same() -> None:
    game = reading(8, "U^/1hE U^/2hW/2hE")
    game.play(BACK)
    assert game.scores == (5, 0)
    assert game.supply(0) == {"follower": 7}


def test_a_tie_is_enough_and_he_alone_gets_the_points() -> None:
    game = reading(8, "U^/1hE U^/2hE")
    game.play(f"{BACK}; choose 1")
    assert game.scores == (7, 0)
    assert game.supply(1) == {"follower": 6}


def test_a_farmer_counts_the_finished_cities_of_his_field() -> None:
    game = reading(8, "U^/1fNL .")
    game.play("back farmer NL @ 0,1; choose 1")
    assert game.scores == (8, 0)


# -- the end -------------------------------------------------------------------------------------------


def test_before_the_final_scoring_both_markers_are_added_up_and_one_of_them_leaves() -> None:
    game = bastide.new_game(players=3, boxes=["messages"], seed=3)
    luck = Luck(3)
    while not game.over:
        game.apply(game.state.sample(luck))
    assert [markers(game, player) for player in range(3)] == [(score % 50,) for score in game.scores]


def test_no_messages_are_given_in_the_final_scoring() -> None:
    game = post("E>/1kE .", scores=(4, 0))
    assert [(line.player, line.points) for line in game.if_it_ended_now()] == [(0, 1)]


# -- what is told --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "row", "choice", "told"),
    [
        (4, "F^/1kE .", "choose 0", "+2 message: 1 seal × 2"),
        (1, "U^/1hE U^", "score road E @ 0,1", "+2 message road E (0,1): 2 tiles × 1"),
        (4, "F^/1kE .", "choose 4", "+2 message: 1 pennant × 2"),
        (5, "F^/1kE .", "choose 5", "+2 message: 1 knight × 2"),
        (6, "U^/1fNL .", "choose 6", "+3 message: 1 farmer × 3"),
    ],
)
def test_points_of_a_message_explain_themselves(card: int, row: str, choice: str, told: str) -> None:
    game = reading(card, row)
    game.play(f"{choice}; choose 1")
    assert str(game.tally()[-1]) == told


# -- the text of a position ----------------------------------------------------------------------------


@pytest.mark.parametrize("moves", ["", "choose 0", "choose 0; reveal 5", "choose 0; reveal 7; choose 7"])
def test_a_position_remembers_everything(moves: str) -> None:
    game = post(f"{CITY}\nF^/1kE .", scores=(3, 0), messengers=(2, 0), memory={"messages": "seen 3"})
    game.play("; ".join(filter(None, [FINISH, moves])))
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert offered(again) == offered(game)


@pytest.mark.parametrize(
    "text",
    [
        "seen 9",
        "seen 3 3",
        "seen 0",
        "read 9",
        "due 2",
        "tiles",
        "tiles -1",
        "back 7",
        "read 4; due 1; due 1",
        "sealed 4",
        "read 4 5",
    ],
)
def test_a_position_that_contradicts_itself_is_refused(text: str) -> None:
    with pytest.raises(bastide.Unreadable, match="messages cannot read"):
        post(memory={"messages": text})


@pytest.mark.parametrize(
    "text", ["messengers 1", "messengers 1 2 3", "moves 3 +4", "moves 1 0", "moves 1 +4 lost", "to 7", "riders 3"]
)
def test_markers_that_contradict_themselves_are_refused(text: str) -> None:
    with pytest.raises(bastide.Unreadable, match="score_track cannot read"):
        post(memory={"score_track": text})


def test_two_markers_of_a_player_are_told_apart() -> None:
    view = post(scores=(8, 0), messengers=(7, 0)).view()
    assert possessions(view, 0).startswith("follower on field 1, messenger on field 7, ")
    assert possessions(view, 0, "de").startswith("Gefolgsmann auf Feld 1, Gefolgsfrau auf Feld 7, ")
