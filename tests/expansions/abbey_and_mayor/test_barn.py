"""The barn, sentence by sentence (complete rules 4.4.8, 4.4.8.1, 6.2, 7.3)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.pieces import Piece
from tests.expansions.abbey_and_mayor.tables import at_home, possible, table
from tests.scenes import drawn, figures_possible, final_points

ROAD_END = "abbey_and_mayor/road_end"
CORNER = """
    Ev B^
    E^ B^/1fNL
    B^ .
"""
"""Red's field touches a finished city; a tile on 1,2 makes room for a barn."""
MEETING = """
    Ev B^ U> U>/2fWL
    E^ B^ .  .
    B^ B^/1NfNL . .
"""
"""Red's barn is on a field with a finished city; a road's end on 2,1 connects Blue's farmer with it."""


def barns(game: bastide.Game) -> set[str]:
    """Where a barn may stand."""
    return {figure for figure in figures_possible(game) if figure.startswith("barn")}


# -- placing ---------------------------------------------------------------------------------------


def test_every_player_has_a_barn() -> None:
    assert at_home(table("B^"), Piece.BARN) == [1, 1]


def test_a_barn_stands_where_four_tiles_meet_that_show_nothing_but_field_there() -> None:
    game = table("B^ B^\nB^ .", hand="B")
    game.play("B^ 1,1")
    assert barns(game) == {"barn farmer NL"}


def test_the_tile_just_laid_may_lie_on_any_side_of_the_barn() -> None:
    for x, y in ((0, 0), (1, 0), (0, 1)):
        board = [["B^", "B^"], ["B^", "B^"]]
        board[y][x] = "."
        game = table("\n".join(" ".join(row) for row in board), hand="B")
        game.play(f"B^ {x},{y}")
        assert barns(game) == {"barn farmer NL @ 1,1"}


def test_three_tiles_are_not_enough() -> None:
    game = table("B^ B^", hand="B")
    game.play("B^ 0,1")
    assert barns(game) == set()


def test_one_of_the_four_tiles_must_have_been_laid_just_now() -> None:
    game = table("B^ B^\nB^ B^", hand="U")
    game.play("U> 2,0")
    assert barns(game) == set()


def test_a_city_at_the_corner_leaves_no_room_for_a_barn() -> None:
    game = table("B^ Ev\nB^ .", hand="E")
    game.play("E^ 1,1")
    assert barns(game) == set()


def test_a_wall_in_the_corner_leaves_no_room_for_a_barn() -> None:
    walled = "abbey_and_mayor/city_three_fields"
    game = table("E> .\nB^ B^\nB^ .", hand=walled)
    game.play(f"{walled}^ 1,0")
    assert barns(game) == set()


def test_a_road_does_not_disturb_a_barn_in_the_corner() -> None:
    game = table("U^ U^\nU^ .", hand="U")
    game.play("U^ 1,1")
    assert barns(game) == {"barn farmer NL"}


def test_a_barn_may_be_placed_on_a_field_with_farmers() -> None:
    game = table(CORNER, hand="B", turn=2)
    game.play("B^ 1,2")
    assert barns(game) == {"barn farmer NL"}


def test_a_barn_is_not_placed_on_a_field_with_a_barn() -> None:
    game = table("U^ U^ U^\nU^ U^/2NfNL .", hand="U")
    game.play("U^ 2,1")
    assert barns(game) == set()


def test_by_option_a_barn_may_join_another() -> None:
    game = table("U^ U^ U^\nU^ U^/2NfNL .", hand="U", options={"barn_beside_barn": "yes"})
    game.play("U^ 2,1")
    assert barns(game) == {"barn farmer NL"}


def test_a_barn_is_placed_instead_of_a_follower() -> None:
    game = table("B^ B^\nB^ .", hand="B")
    game.play("B^ 1,1; barn farmer NL")
    assert game.waits_for_chance
    assert at_home(game, Piece.BARN) == [0, 1]
    assert at_home(game, Piece.FOLLOWER) == [7, 7]


def test_no_farmer_is_placed_on_a_field_with_a_barn() -> None:
    game = table("U^ U^\nU^ U^/2NfNL", hand="U")
    game.play("U^ 2,1")
    assert {figure for figure in figures_possible(game) if "farmer" in figure} == {"farmer ER"}


# -- the farmers there -----------------------------------------------------------------------------


def test_a_barn_scores_the_farmers_on_its_field_as_at_the_end() -> None:
    game = table(CORNER, hand="B", turn=2)
    game.play("B^ 1,2; barn farmer NL")
    assert game.scores == (3, 0)
    assert [line.reason for line in game.tally()] == ["1 finished city × 3"]


def test_the_farmers_go_home_and_the_barn_stays() -> None:
    game = table(CORNER, hand="B", turn=2)
    game.play("B^ 1,2; barn farmer NL")
    assert at_home(game, Piece.FOLLOWER) == [7, 7]
    assert drawn(game) == ["Ev B^", "E^ B^", "B^ B^/2NfNL"]


def test_only_the_majority_of_farmers_is_paid() -> None:
    game = table(CORNER.replace("/1fNL", "/1fNL/2fNL/2fNL"), hand="B")
    game.play("B^ 1,2; barn farmer NL")
    assert game.scores == (0, 3)
    assert at_home(game, Piece.FOLLOWER) == [7, 7]


def test_the_owner_of_the_barn_may_be_paid_as_a_farmer() -> None:
    game = table(CORNER, hand="B")
    game.play("B^ 1,2; barn farmer NL")
    assert game.scores == (3, 0)


def test_a_field_without_farmers_pays_nobody_when_a_barn_is_placed() -> None:
    game = table(CORNER.replace("/1fNL", ""), hand="B")
    game.play("B^ 1,2; barn farmer NL")
    assert game.tally() == ()


def test_a_city_that_the_tile_has_just_finished_counts() -> None:
    game = table("Ev B^\n. B^/1fNL\nB^ B^", hand="E")
    game.play("E^ 0,1; barn farmer NL @ 1,2")
    assert game.scores == (3, 0)


def test_farmers_on_other_fields_stay() -> None:
    game = table("U^/2fWR U^\nU^ .", hand="U")
    game.play("U^ 1,1; barn farmer NL")
    assert drawn(game) == ["U^/2fNL U^", "U^ U^/1NfNL"]


# -- connecting fields -----------------------------------------------------------------------------


def test_farmers_whose_field_meets_a_barn_get_one_point_for_each_finished_city() -> None:
    game = table(MEETING, hand=ROAD_END)
    game.play(f"{ROAD_END}v 2,1; -")
    assert game.scores == (0, 1)
    assert [line.reason for line in game.tally()] == ["1 finished city × 1"]


def test_these_farmers_go_home_too() -> None:
    game = table(MEETING, hand=ROAD_END)
    game.play(f"{ROAD_END}v 2,1; -")
    assert at_home(game, Piece.FOLLOWER) == [7, 7]
    assert at_home(game, Piece.BARN) == [0, 1]


def test_the_most_farmers_are_paid_when_fields_meet_a_barn() -> None:
    game = table(MEETING.replace("2fWL", "1fWL/2fWL"), hand=ROAD_END)
    game.play(f"{ROAD_END}v 2,1; -")
    assert game.scores == (1, 1)


def test_a_tile_that_connects_nothing_with_the_barn_leaves_farmers_alone() -> None:
    game = table(MEETING, hand="U")
    game.play("U> 2,-1; -")
    assert game.scores == (0, 0)
    assert at_home(game, Piece.FOLLOWER) == [7, 6]


def test_a_barn_that_is_placed_where_farmers_and_a_barn_have_just_met_scores_as_at_the_end() -> None:
    game = table(MEETING, hand=ROAD_END, turn=2, options={"barn_beside_barn": "yes"})
    game.play(f"{ROAD_END}v 2,1; barn farmer NL")
    assert game.scores == (0, 3)
    assert at_home(game, Piece.BARN) == [0, 0]


# -- the end ---------------------------------------------------------------------------------------


def test_at_the_end_a_barn_gets_four_points_for_each_finished_city() -> None:
    game = table("Ev B^\nE^ B^\nB^ B^/2NfNL")
    assert final_points(game) == [0, 4]
    assert [line.claim for line in game.if_it_ended_now()] == ["barn"]


def test_everybody_with_a_barn_on_the_field_gets_the_full_points() -> None:
    assert final_points(table("Ev B^\nE^ B^/1NfNL\nB^ B^/2NfNL")) == [4, 4]


def test_two_barns_of_one_player_on_a_field_are_paid_once() -> None:
    assert final_points(table("Ev B^\nE^ B^/1NfNL\nB^ B^/1NfNL", options={"barns": "2"})) == [4, 0]


def test_a_city_that_touches_several_fields_pays_each_of_them() -> None:
    assert final_points(table("Ev/2fNL\nD^/1NfEL")) == [4, 3]


def test_an_unfinished_city_pays_no_barn() -> None:
    assert final_points(table(". B^\nE^ B^\nB^ B^/2NfNL")) == [0, 0]


def test_a_barn_comes_home_only_at_the_very_end() -> None:
    game = table("Ev B^\nE^ B^\nB^ B^/2NfNL", hand="U")
    game.play("U> 2,2; -")
    assert at_home(game, Piece.BARN) == [1, 0]


def test_a_barn_does_not_count_for_the_majority_of_farmers() -> None:
    game = table(MEETING.replace("1NfNL", "1NfNL/2NfNL"), hand=ROAD_END)
    game.play(f"{ROAD_END}v 2,1; -")
    assert game.scores == (0, 1)


# -- options and texts -----------------------------------------------------------------------------


def test_the_number_of_barns_is_an_option() -> None:
    game = table("B^ B^\nB^ .", hand="B", options={"barns": "0"})
    game.play("B^ 1,1")
    assert barns(game) == set()
    assert at_home(table("B^", options={"barns": "3"}), Piece.BARN) == [3, 3]


def test_without_fields_there_are_no_barns() -> None:
    game = table("B^ B^\nB^ .", hand="B", options={"fields": "no"})
    game.play("B^ 1,1")
    assert barns(game) == set()


@pytest.mark.parametrize("board", [CORNER, MEETING])
def test_a_position_with_barns_reads_back(board: str) -> None:
    game = table(board, hand="U")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert possible(again) == possible(game)


def test_a_barn_placed_before_a_confirmation_is_still_new_when_the_position_is_read() -> None:
    game = table(CORNER, hand="B", turn=2, options={"confirm": "yes"})
    game.play("B^ 1,2; barn farmer NL")
    again = bastide.read_position(game.position())
    again.play("choose 0")
    assert again.scores == (3, 0)
