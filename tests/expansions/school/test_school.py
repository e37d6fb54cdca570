"""The School, sentence by sentence (complete rules 3.1.5, 4.6.1.2)."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.school.tables import SCHOOL, lessons, table, teacher
from tests.scenes import drawn, figures_possible, final_points

ONE_ROAD = f"{SCHOOL} D^{{}} ."
"""A road from the school over one tile; a crossing on 3,0 finishes it."""
CITY = f"{SCHOOL} D^ .\n. . E>{{}} ."
"""A city that a second half on 3,1 finishes."""
CITY_AND_ROAD = f"""
    {SCHOOL} D^ . .
    . . B^ Ev{{}} .
    . . W^{{}} . .
"""
"""A city of 4 points and a road of 2, which a crossing at a city on 3,2 finishes together."""
FIVE_ROADS = f"""
    .  W^ W^ .
    L< {SCHOOL} .
    .  Wv Wv .
"""
"""Five roads end at crossings beside the school; one on 3,1 finishes the sixth."""


def roads_of(game: bastide.Game) -> list[tuple[int, int]]:
    """Tiles and open ends of each road."""
    return sorted((each.tiles, each.open_ends) for each in game.view().features if each.kind == "road")


# -- setting up ----------------------------------------------------------------------------------------


def test_the_two_tiles_lie_left_of_the_start_tile_so_that_the_school_fits_together() -> None:
    game = bastide.new_game(boxes=["school"])
    assert drawn(game) == [f"{SCHOOL} D^"]
    assert "corner: -2,0" in game.position()


def test_the_two_tiles_may_lie_right_of_the_start_tile() -> None:
    game = bastide.new_game(boxes=["school"], options={"school_side": "right"})
    assert drawn(game) == [f"D^ {SCHOOL}"]
    assert "corner: 0,0" in game.position()


def test_the_teacher_stands_on_the_school() -> None:
    assert teacher(bastide.new_game(boxes=["school"])) == "-2,0"


def test_six_roads_end_at_the_school_and_one_of_them_leads_to_the_start_tile() -> None:
    assert roads_of(bastide.new_game(boxes=["school"])) == [(1, 1)] * 5 + [(2, 1)]


def test_the_tiles_of_the_school_are_not_in_the_bag() -> None:
    left = bastide.new_game(boxes=["school"], open_draws=True).remaining_tiles()
    assert not [code for code in left if "school" in code]
    assert sum(left.values()) == 71


def test_there_is_one_school_however_many_copies_are_played() -> None:
    assert drawn(bastide.new_game(boxes=["school x2"])) == [f"{SCHOOL} D^"]


# -- roads to the school -------------------------------------------------------------------------------


def test_a_road_counts_the_tile_of_the_school_where_it_ends() -> None:
    game = table(ONE_ROAD.format("/1hE"), hand="W")
    game.play("W^ 3,0; -")
    assert game.scores == (3, 0)


def test_a_road_between_two_gates_of_one_tile_counts_that_tile_once() -> None:
    game = table(f"V< V^ .\n. {SCHOOL}", hand="V")
    assert roads_of(game) == [(1, 1)] * 5 + [(3, 1)]
    game.play("Vv 0,1; -")
    assert roads_of(game) == [(1, 1)] * 4 + [(4, 0)]


def test_who_finishes_a_road_to_the_school_gets_the_teacher_after_the_scoring() -> None:
    game = table(ONE_ROAD.format("/1hE"), hand="W")
    game.play("W^ 3,0; -")
    assert teacher(game) == "Red"
    assert lessons(game) == []


def test_who_finishes_the_road_gets_the_teacher_whoever_is_paid_for_it() -> None:
    game = table(ONE_ROAD.format("/2hE"), hand="W")
    game.play("W^ 3,0; -")
    assert game.scores == (0, 3)
    assert teacher(game) == "Red"


def test_a_road_on_which_nobody_stands_brings_the_teacher_too() -> None:
    game = table(ONE_ROAD.format(""), hand="W")
    game.play("W^ 3,0; -")
    assert game.scores == (0, 0)
    assert teacher(game) == "Red"


def test_several_roads_that_are_finished_together_bring_one_teacher() -> None:
    game = table(f"V< .\n{SCHOOL}", hand="W")
    game.play("W^ 1,0; -")
    assert {(2, 0), (3, 0)} <= set(roads_of(game))
    assert teacher(game) == "Red"


def test_a_road_that_does_not_lead_to_the_school_brings_no_teacher() -> None:
    game = table(f"{SCHOOL} D^ .\n. . W^ .", hand="W")
    game.play("W^ 3,1; -")
    assert (2, 0) in roads_of(game)
    assert teacher(game) == "0,0"


def test_a_road_to_the_school_that_is_only_made_longer_brings_no_teacher() -> None:
    game = table(ONE_ROAD.format(""), hand="U")
    game.play("U^ 3,0; -")
    assert teacher(game) == "0,0"


# -- what the teacher pays ------------------------------------------------------------------------------


def test_at_the_next_scoring_the_holder_gets_all_of_its_points_too() -> None:
    game = table(CITY.format("/2kE"), hand="E", memory="holder=1", turn=2)
    game.play("E< 3,1; -")
    assert game.scores == (4, 4)
    assert lessons(game) == [(0, 4, "1 scored city × 4")]


def test_a_holder_who_gets_points_himself_gets_them_twice() -> None:
    game = table(CITY.format("/1kE"), hand="E", memory="holder=1")
    game.play("E< 3,1; -")
    assert game.scores == (8, 0)


def test_several_winners_of_one_feature_bring_the_holder_its_points_once() -> None:
    game = table(CITY.format("/1kE/2kE"), hand="E", memory="holder=3", players=3)
    game.play("E< 3,1; -")
    assert game.scores == (4, 4, 4)


def test_then_the_teacher_goes_back_to_the_school() -> None:
    game = table(CITY.format("/2kE"), hand="E", memory="holder=1", turn=2)
    game.play("E< 3,1; -")
    assert teacher(game) == "0,0"


def test_the_next_scoring_may_be_in_the_turn_of_anybody() -> None:
    game = table(CITY.format("/2kE"), hand="E", memory="holder=1", turn=3, players=3)
    game.play("E< 3,1; -")
    assert game.scores == (4, 4, 0)
    assert teacher(game) == "0,0"


def test_what_is_finished_but_pays_nobody_is_no_scoring() -> None:
    game = table(CITY.format(""), hand="E", memory="holder=1")
    game.play("E< 3,1; -")
    assert game.scores == (0, 0)
    assert teacher(game) == "Red"


def test_a_monastery_is_a_scoring_too() -> None:
    board = f"{SCHOOL} D^ . .\n. . U^ U^ U^\n. . E< B^/2m .\n. . U^ U^ U^"
    game = table(board, hand="E", memory="holder=1", turn=2)
    game.play("E> 4,2; -")
    assert game.scores == (9, 9)
    assert lessons(game) == [(0, 9, "1 scored monastery × 9")]


def test_the_holder_is_paid_before_the_teacher_goes_to_who_finishes_a_road_to_the_school() -> None:
    game = table(ONE_ROAD.format("/2hE"), hand="W", memory="holder=2")
    game.play("W^ 3,0; -")
    assert game.scores == (0, 6)
    assert teacher(game) == "Red"


def test_a_holder_who_finishes_another_road_to_the_school_is_paid_and_gets_the_teacher_again() -> None:
    game = table(ONE_ROAD.format("/2hE"), hand="W", memory="holder=1")
    game.play("W^ 3,0; -")
    assert game.scores == (3, 3)
    assert teacher(game) == "Red"


def test_the_holder_loses_the_teacher_without_points_to_who_finishes_an_empty_road_to_the_school() -> None:
    game = table(ONE_ROAD.format(""), hand="W", memory="holder=2")
    game.play("W^ 3,0; -")
    assert game.scores == (0, 0)
    assert teacher(game) == "Red"


def test_the_final_scoring_does_not_release_the_teacher() -> None:
    assert final_points(table(CITY.format("/2kE"), hand="E", memory="holder=1")) == [0, 1]


# -- several scorings at once ---------------------------------------------------------------------------


def test_where_several_players_are_paid_at_once_the_holder_chooses_for_what_the_teacher_pays() -> None:
    game = table(CITY_AND_ROAD.format("/1kS", "/2hE"), hand="L", memory="holder=2")
    game.play("L^ 3,2; -")
    assert game.state.asked == 1
    assert figures_possible(game) == {"score city N", "score road W"}
    game.play("score city N")
    assert game.scores == (4, 6)
    assert teacher(game) == "0,0"


def test_where_only_one_player_is_paid_he_chooses_what_is_scored_first() -> None:
    game = table(CITY_AND_ROAD.format("/1kS", "/1hE"), hand="L", memory="holder=2")
    game.play("L^ 3,2; -")
    assert game.state.asked == 0
    game.play("score road W")
    assert game.scores == (6, 2)


def test_the_player_who_is_paid_need_not_be_on_turn() -> None:
    game = table(CITY_AND_ROAD.format("/1kS", "/1hE"), hand="L", memory="holder=2", turn=3, players=3)
    game.play("L^ 3,2; -")
    assert game.state.asked == 0


def test_the_teacher_pays_for_one_feature_only_and_what_nobody_is_paid_for_does_not_count() -> None:
    game = table(CITY_AND_ROAD.format("/1kS", ""), hand="L", memory="holder=2")
    game.play("L^ 3,2; -")
    assert game.scores == (4, 4)


def test_nobody_is_asked_where_everything_is_worth_the_same() -> None:
    board = f"{SCHOOL} D^ . .\n. . B^ Ev B^\n. . W^/1hE . W^/2hW"
    game = table(board, hand="L", memory="holder=2")
    game.play("L^ 3,2; -")
    assert game.scores == (2, 4)


def test_without_the_teacher_in_anybodys_hands_nobody_is_asked() -> None:
    game = table(CITY_AND_ROAD.format("/1kS", "/2hE"), hand="L")
    game.play("L^ 3,2; -")
    assert game.waits_for_chance


def test_by_option_the_teacher_pays_for_everything_that_is_scored_together() -> None:
    game = table(
        CITY_AND_ROAD.format("/1kS", "/2hE"), hand="L", memory="holder=2", options={"teacher_pays": "whole_scoring"}
    )
    game.play("L^ 3,2; -")
    assert game.scores == (4, 8)
    assert lessons(game) == [(1, 6, "1 scored road × 2 + 1 scored city × 4")]


# -- all roads finished ---------------------------------------------------------------------------------


def test_who_finishes_the_last_road_to_the_school_gets_the_teacher_once_more() -> None:
    game = table(FIVE_ROADS, hand="X")
    game.play("X^ 3,1; -")
    assert teacher(game) == "Red"


def test_by_option_the_last_road_does_not_let_the_teacher_go() -> None:
    game = table(FIVE_ROADS, hand="X", options={"last_school_road": "teacher_stays"})
    game.play("X^ 3,1; -")
    assert teacher(game) == "1,1"


def test_by_option_a_holder_is_still_paid_after_the_last_road() -> None:
    game = table(FIVE_ROADS, hand="X", options={"last_school_road": "teacher_stays"}, memory="holder=2")
    game.play("X^ 3,1; -")
    assert teacher(game) == "Blue"


def test_once_all_roads_are_finished_the_teacher_never_leaves_the_school_again() -> None:
    game = table(FIVE_ROADS, hand="X")
    game.play("X^ 3,1; -")
    assert "school: holder=1 closed=1" in game.position()
    game = table(ONE_ROAD.format(""), hand="W", memory="closed=1")
    game.play("W^ 3,0; -")
    assert teacher(game) == "0,0"


# -- texts ----------------------------------------------------------------------------------------------


def test_a_position_keeps_who_has_the_teacher() -> None:
    game = table(ONE_ROAD.format(""), hand="W")
    game.play("W^ 3,0; -")
    assert "school: holder=1" in game.position()
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert teacher(again) == "Red"


def test_a_position_keeps_what_the_teacher_may_pay_for() -> None:
    game = table(CITY_AND_ROAD.format("/1kS", "/2hE"), hand="L", memory="holder=2")
    game.play("L^ 3,2; -")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    again.play("score road W")
    assert again.scores == (4, 4)


@pytest.mark.parametrize(
    "memory",
    [
        "holder=3",
        "holder=0",
        "pupil=1",
        "holder=1 closed=2",
        "coming=1",
        "holder=1; city N 2 0 4",
        "holder=1; road E 2 0 0",
        "paid=1; road E 2 0 3",
    ],
)
def test_a_position_that_contradicts_itself_is_refused(memory: str) -> None:
    with pytest.raises(bastide.Unreadable, match="school cannot read"):
        table(ONE_ROAD.format(""), hand="W", memory=memory)


def test_a_refusal_says_that_the_teacher_pays_for_what_has_just_been_scored() -> None:
    game = table(CITY_AND_ROAD.format("/1kS", "/2hE"), hand="L", memory="holder=2")
    game.play("L^ 3,2; -")
    refusal = game.why_not("score road E @ 2,0")
    assert refusal is not None
    assert refusal.code == "school_not_scored"
    assert refusal.sentence.startswith("The teacher pays for what has just been scored: The School.")
