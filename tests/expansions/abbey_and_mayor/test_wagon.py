"""The wagon, sentence by sentence (complete rules 4.4.9)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.pieces import Piece
from tests.expansions.abbey_and_mayor.tables import ABBEY, at_home, possible, table
from tests.scenes import drawn, figures_possible

ANY_TILE = {"wagon_moves": "any_tile"}


def test_every_player_has_a_wagon() -> None:
    assert at_home(table("B^"), Piece.WAGON) == [1, 1]


def test_a_wagon_is_placed_on_a_road_in_a_city_or_in_a_monastery_but_never_on_a_field() -> None:
    game = table("U^", hand="D")
    game.play("D^ 1,0")
    assert {figure for figure in figures_possible(game) if "wagon" in figure} == {
        "wagon knight N",
        "wagon highwayman E",
    }
    game = table("U^", hand="A")
    game.play("A> 1,0")
    assert {figure for figure in figures_possible(game) if "wagon" in figure} == {"wagon monk", "wagon highwayman W"}


def test_a_wagon_is_not_placed_where_another_figure_stands() -> None:
    game = table("W^/2hE", hand="U")
    game.play("U^ 1,0")
    assert "wagon highwayman E" not in figures_possible(game)


def test_a_wagon_counts_like_a_follower() -> None:
    game = table("W^/1WhE/2hE U^ .", hand="W")
    game.play("W^ 2,0; -")
    assert game.scores == (3, 3)


def test_after_the_scoring_a_wagon_may_drive_on_to_what_adjoins_the_feature_on_its_tiles() -> None:
    game = table("W^/1WhE U^ .", hand="W")
    game.play("W^ 2,0; -")
    assert game.scores == (3, 0)
    assert possible(game) == {
        "-",
        "wagon highwayman S @ 0,0",
        "wagon highwayman W @ 0,0",
        "wagon highwayman E",
        "wagon highwayman S",
    }


def test_a_wagon_that_drives_on_stands_there_and_is_not_at_home() -> None:
    game = table("W^/1WhE U^ .", hand="W")
    game.play("W^ 2,0; -; wagon highwayman S @ 0,0")
    assert drawn(game) == ["W^/1WhS U^ W^"]
    assert at_home(game, Piece.WAGON) == [0, 1]
    assert game.waits_for_chance


def test_a_wagon_may_go_home_instead() -> None:
    game = table("W^/1WhE U^ .", hand="W")
    game.play("W^ 2,0; -; -")
    assert drawn(game) == ["W^ U^ W^"]
    assert at_home(game, Piece.WAGON) == [1, 1]


def test_a_wagon_drives_from_a_city_through_its_gate_to_the_road() -> None:
    game = table("Ev/1WkS\n.", hand="abbey_and_mayor/city_road_w")
    game.play("abbey_and_mayor/city_road_w^ 0,1; -")
    assert possible(game) == {"-", "wagon highwayman W"}


def test_a_wagon_drives_from_a_monastery_to_the_road_that_leads_to_it() -> None:
    game = table("B^ B^ B^\nE< A^/1Wm E>\nB^ U> .", hand="E")
    game.play("Ev 2,2; -")
    assert game.scores == (9, 0)
    assert possible(game) == {"-", "wagon highwayman S @ 1,1"}


def test_a_wagon_drives_from_a_road_to_the_monastery_at_its_end() -> None:
    game = table("A</1WhE .", hand="W")
    game.play("W^ 1,0; -")
    assert "wagon monk @ 0,0" in possible(game)


def test_a_road_and_a_city_that_do_not_meet_on_the_tile_do_not_adjoin() -> None:
    game = table("D^/1WkN\nB^", hand="E")
    game.play("Ev 0,-1; -")
    assert game.scores == (4, 0)
    assert game.waits_for_chance


def test_an_occupied_feature_is_no_place_for_a_wagon() -> None:
    game = table("W^/1WhE/2hS/2hW U^ .", hand="W")
    game.play("W^ 2,0; highwayman S")
    assert possible(game) == {"-", "wagon highwayman E"}


def test_a_finished_feature_is_no_place_for_a_wagon() -> None:
    game = table("A< W^/1WhE .", hand="abbey_and_mayor/road_end")
    game.play("abbey_and_mayor/road_end> 2,0; -")
    assert game.scores == (2, 0)
    assert possible(game) == {"-", "wagon highwayman S @ 1,0"}


def test_a_wagon_with_nowhere_to_drive_goes_home_unasked() -> None:
    game = table("E>/1WkE G^ .", hand="E")
    game.play("E< 2,0; -")
    assert game.waits_for_chance
    assert at_home(game, Piece.WAGON) == [1, 1]


def test_a_wagon_in_an_unfinished_feature_stays() -> None:
    game = table("W^/1WhE .", hand="U")
    game.play("U^ 1,0; -")
    assert game.waits_for_chance
    assert drawn(game) == ["W^/1WhE U^"]


# -- the abbey next door ---------------------------------------------------------------------------

BESIDE = """
    B^      E^ .
    A</1WhE .  U^
    B^      Ev B^
"""


def test_a_wagon_drives_from_a_road_into_the_abbey_that_ends_it() -> None:
    game = table(BESIDE, phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1; -")
    assert possible(game) == {"-", "wagon monk", "wagon monk @ 0,1"}
    game.play("wagon monk")
    assert f"{ABBEY}^/1Wm" in drawn(game)[1]


def test_an_abbey_with_a_monk_takes_no_wagon() -> None:
    game = table(BESIDE, phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1; monk")
    assert possible(game) == {"-", "wagon monk @ 0,1"}


def test_a_wagon_drives_from_an_abbey_to_what_the_abbey_has_ended_on_one_side() -> None:
    game = table("B^ E^ B^\nU^ . U^/2hE\nB^ Ev B^", phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1; wagon monk")
    assert game.scores == (9, 0)
    assert possible(game) == {"-", "wagon highwayman E @ 0,1"}


# -- several wagons --------------------------------------------------------------------------------


def test_of_several_wagons_that_of_the_player_on_turn_is_first_and_the_others_follow_clockwise() -> None:
    game = table("W^/1WhE/2WhE/3WhE U^ .", hand="W", players=3, turn=2)
    game.play("W^ 2,0; -")
    order = []
    while not game.waits_for_chance:
        order.append(game.to_move)
        game.play("-")
    assert order == [1, 2, 0]


def test_a_place_that_one_wagon_took_is_taken_for_the_next() -> None:
    game = table("W^/1WhE/2WhE U^ .", hand="W")
    game.play("W^ 2,0; -; wagon highwayman E")
    assert game.to_move == 1
    assert possible(game) == {"-", "wagon highwayman S @ 0,0", "wagon highwayman W @ 0,0", "wagon highwayman S"}


def test_a_player_with_two_wagons_is_asked_for_both() -> None:
    game = table("W^/1WhE/1WhE U^ .", hand="W", options={"wagons": "2"})
    game.play("W^ 2,0; -; wagon highwayman E; wagon highwayman S")
    assert drawn(game) == ["W^ U^ W^/1WhE/1WhS"]


# -- option: any tile ------------------------------------------------------------------------------


def test_by_option_a_wagon_drives_to_anything_on_its_tile_and_the_eight_around_it() -> None:
    game = table("U^ D^/1WkN\n. B^", hand="E", options=ANY_TILE)
    game.play("Ev 1,-1; -")
    assert possible(game) == {"-", "wagon highwayman E @ 0,0", "wagon highwayman E @ 1,0", "wagon monk @ 1,1"}


def test_by_option_a_wagon_reaches_no_farther_than_the_eight_tiles_around_it() -> None:
    game = table("W^/1WhE U^ .", hand="W", options=ANY_TILE)
    game.play("W^ 2,0; -")
    assert possible(game) == {"-", "wagon highwayman S @ 0,0", "wagon highwayman W @ 0,0"}


def test_by_option_fields_are_still_no_place_for_a_wagon() -> None:
    game = table("W^/1WhE U^ .", hand="W", options=ANY_TILE)
    game.play("W^ 2,0; -")
    assert not [option for option in possible(game) if "farmer" in option]


# -- other ways home, and texts --------------------------------------------------------------------


def test_at_the_end_of_the_game_no_wagon_drives_on() -> None:
    game = table("W^/1WhE U^")
    assert [line.points for line in game.if_it_ended_now()] == [2]


@pytest.mark.between("abbey_and_mayor", "festival")
def test_a_wagon_that_is_taken_back_does_not_drive_on() -> None:
    game = table("W^/1WhE", hand="festival/city_road_s", boxes=("festival",))
    tile = next(option for option in possible(game) if option.endswith("0,-1"))
    game.play(f"{tile}; back wagon highwayman E @ 0,0")
    assert game.waits_for_chance


def test_a_position_keeps_the_wagons_that_wait() -> None:
    game = table("B^ B^ B^\nE< A^/1Wm E>\nB^ U> .", hand="E")
    game.play("Ev 2,2; -")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert possible(again) == possible(game)
    game = table("W^/1WhE/2WhE U^ .", hand="W", turn=2)
    game.play("W^ 2,0; -")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    again.play("-; wagon highwayman S")
    assert drawn(again) == ["W^ U^ W^/1WhS"]


def test_a_position_tells_wagons_in_the_order_of_turns_however_they_came() -> None:
    for wagons in ("/1WhE/2WhE", "/2WhE/1WhE"):
        game = table(f"W^{wagons} U^ .", hand="W", turn=2)
        game.play("W^ 2,0; -")
        assert "wagon 2 road E 0 0; wagon 1 road E 0 0" in game.position()


@pytest.mark.parametrize("memory", ["wagon 3 road E 0 0", "wagon 1 road N 0 0", "wagon 1 road E 9 9", "wagon 1 road E"])
def test_a_wagon_that_cannot_wait_is_refused(memory: str) -> None:
    with pytest.raises(bastide.Unreadable):
        table("U^", memory=memory)


def test_a_wagon_on_the_table_cannot_wait() -> None:
    with pytest.raises(bastide.Unreadable):
        table("U^/1WhE", memory="wagon 1 road E 0 0")


def test_without_wagons_none_is_placed() -> None:
    game = table("U^", hand="D", options={"wagons": "0"})
    game.play("D^ 1,0")
    assert not [figure for figure in figures_possible(game) if "wagon" in figure]
