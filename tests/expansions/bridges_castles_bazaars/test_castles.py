"""Castles (complete rules 4.6.5, 6.1, 6.2; the box's own rules)."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.bridges_castles_bazaars.tables import BOX, CASTLE, TOWN, at, offered
from tests.scenes import final_points

ROAD = "A<"
BOARD = f"E> E<\n{ROAD} ."


def test_the_owner_of_a_small_town_may_score_it_as_ever() -> None:
    assert at(TOWN, "-; -").scores == (4, 0)


def test_a_castle_costs_a_token_and_is_worth_nothing_when_it_is_built() -> None:
    game = at(TOWN, "-; castle @ 0,0")
    assert game.scores == (0, 0)
    assert game.supply(0)["castle"] == 2
    assert game.supply(0)["follower"] == 6


def test_the_owner_decides_whoever_is_on_turn() -> None:
    game = at("E>/2kE E<!", "-")
    assert game.to_move == 1
    assert offered(game) == ["-", "castle @ 0,0"]


def test_the_follower_may_have_been_placed_in_this_turn() -> None:
    assert offered(at("E> E<!", "knight W")) == ["-", "castle @ 0,0"]


def test_without_a_follower_there_is_no_castle() -> None:
    assert at("E> E<!", "-").waits_for_chance


def test_only_half_round_parts_make_a_castle() -> None:
    assert at(f"E>/1kE {BOX}/city_parted_road^!", "-").scores == (4, 0)


def test_a_town_of_more_than_two_parts_is_no_castle() -> None:
    assert at("E>/1kE G^ E<!", "-").scores == (6, 0)


def test_the_lord_gets_the_points_of_what_is_finished_around_the_castle_although_nobody_owned_it() -> None:
    game = at(BOARD, "A> 1,1; -", hand="A", memory=f"bridges 3 3; {CASTLE}")
    assert game.scores == (2, 0)
    assert game.supply(0)["follower"] == 7


def test_the_owner_of_the_feature_gets_the_points_as_well() -> None:
    assert at("E> E<\nA</2hE .", "A> 1,1; -", hand="A", memory=f"bridges 3 3; {CASTLE}").scores == (2, 2)


def test_a_castle_is_not_paid_in_the_turn_in_which_it_is_built() -> None:
    game = at("B^ A^\nE>/1kE D<!\nB^ Av", "-; castle @ 0,1")
    assert game.scores == (0, 0)


def test_what_is_finished_beyond_the_six_cells_does_not_count() -> None:
    game = at("E> E< A< .", "A> 3,0; -", hand="A", memory=f"bridges 3 3; {CASTLE}")
    assert game.scores == (0, 0)
    assert game.supply(0)["follower"] == 6


def test_a_castle_beside_a_castle_gets_the_same_points() -> None:
    board = "E> E<\nE> E<\nA< ."
    memory = "bridges 3 3; castles 2 2; castle 0,0 E 1 follower; castle 0,1 E 2 follower"
    assert at(board, "A> 1,2; -", hand="A", memory=memory).scores == (2, 2)


def test_of_several_things_finished_at_once_the_lord_chooses_one() -> None:
    game = at("E> E< E^ .\nA< . U^ A>", "W^ 1,1; -", hand="W", turn=2, memory=f"bridges 3 3; {CASTLE}")
    assert game.to_move == 0
    assert len(offered(game)) == 2
    assert all(text.startswith("score road") for text in offered(game))
    again = bastide.read_position(game.position())
    assert sorted(offered(again)) == sorted(offered(game))
    points = set()
    for option in game.options():
        copy = game.clone()
        copy.play(option)
        points.add(copy.scores[0])
    assert points == {2, 3}


def test_a_position_names_what_was_finished_by_the_tile_just_laid_whatever_was_laid_before() -> None:
    game = at("E> E< E^ .\nA< . U^ A>", "W^ 1,1; -", hand="W", turn=2, memory=f"bridges 3 3; {CASTLE}")
    assert "finished road 1,1 E; finished road 1,1 W" in game.position()


def test_at_the_end_a_lord_gets_nothing() -> None:
    assert final_points(at(BOARD, hand="A", memory=f"bridges 3 3; {CASTLE}")) == [0, 0]


def test_a_castle_is_worth_4_points_to_farmers() -> None:
    game = at("E>/2fNL E<", hand="A", memory="bridges 3 3; castles 2 3; castle 0,0 E")
    assert final_points(game) == [0, 4]


def test_castles_with_a_lord_count_for_farmers_too() -> None:
    game = at("E>/2fNL E<", hand="A", memory=f"bridges 3 3; {CASTLE}")
    assert final_points(game) == [0, 4]


def test_by_option_only_finished_castles_count_for_farmers() -> None:
    options = {"castles_for_farmers": "finished"}
    lorded = at("E>/2fNL E<\nA< .", hand="A", memory=f"bridges 3 3; {CASTLE}", options=options)
    assert final_points(lorded) == [0, 0]
    lorded.play("A> 1,1; -")
    assert final_points(lorded) == [0, 4]


def test_without_castles_nobody_is_asked() -> None:
    assert at(TOWN, "-", options={"castles": "no"}).scores == (4, 0)


def test_the_castle_stays_when_its_lord_goes_home() -> None:
    game = at(BOARD, "A> 1,1; -", hand="A", memory=f"bridges 3 3; {CASTLE}")
    assert [each.piece for each in game.view().loose] == ["castle"]


def test_a_position_keeps_castles_and_their_lords() -> None:
    game = at(TOWN, "-; castle @ 0,0")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert [figure.spot for figure in again.view().figures] == ["castle 1"]


# -- the box's own rules, sentence by sentence -----------------------------------------------------

LORD = f"bridges 3 3; {CASTLE}"
TWO_LORDS = "bridges 3 3; castles 2 2; castle 0,2 E 1 follower; castle 0,1 E 2 follower"
SURROUNDED = "Av Ev H^\nB^ E^ I>"
"""The picture of the rules: 1 2 3 above 4 5 6, the castle on 2 and 5, a finished town on 3 and 6."""


def castle_at(where: str) -> str:
    """One castle with a lord of Red."""
    return f"bridges 3 3; castles 2 3; castle {where} 1 follower"


def test_a_town_with_two_followers_becomes_no_castle() -> None:
    assert at("E>/1kE E<!/2kW", "-").scores == (4, 4)


def test_whoever_has_no_castle_left_is_not_asked() -> None:
    memory = "bridges 3 3; castles 0 3; castle 0,0 E; castle 1,0 E; castle 2,0 E"
    assert at("E> H> H> H>/1kE E<!", "-", memory=memory).scores == (4, 0)


def test_the_owners_of_several_towns_are_asked_from_the_player_on_turn_clockwise() -> None:
    game = at("B^ B^ B^\nE>/3kE . E</1kW", "H> 1,1; -", hand="H", players=3, turn=2)
    assert (game.to_move, offered(game)) == (2, ["-", "castle @ 0,1"])
    game.play("castle @ 0,1")
    assert (game.to_move, offered(game)) == (0, ["-", "castle @ 2,1"])
    game.play("-")
    assert game.scores == (4, 0, 0)


def test_the_follower_stands_on_the_castle_afterwards() -> None:
    assert [figure.spot for figure in at(TOWN, "-; castle @ 0,0").view().figures] == ["castle 1"]


@pytest.mark.parametrize(
    ("board", "move", "castle", "points"),
    [
        ("A^ .\nD> E<\n. .", "Av 0,2", "0,1 E", 3),
        ("B^ A^ .\nB^ . .\nB^ E> E<", "Av 1,1", "1,2 E", 2),
        ("B^ B^ A^\nE< . .\nB^ E> E<", "Av 2,1", "1,2 E", 2),
        ("E> E<\n. B^\nAv B^", "A^ 0,1", "0,0 E", 2),
        ("E> E<\nB^ .\nB^ Av", "A^ 1,1", "0,0 E", 2),
        ("Ev A<\nE^ B^", "A> 2,0", "0,0 S", 2),
        ("Ev B^\nE^ A<", "A> 2,1", "0,0 S", 2),
        (". A> Ev\n. . E^", "A< 0,0", "2,0 S", 2),
        (". . Ev\n. A> E^", "A< 0,1", "2,0 S", 2),
    ],
)
def test_the_six_cells_are_the_two_tiles_and_the_two_on_each_long_side(
    board: str, move: str, castle: str, points: int
) -> None:
    assert at(board, f"{move}; -", hand="A", memory=castle_at(castle)).scores == (points, 0)


@pytest.mark.parametrize(
    ("board", "move", "castle"),
    [
        ("E> E< A< .", "A> 3,0", "0,0 E"),
        ("B^ B^ A< .\nE> E< . .", "A> 3,0", "0,1 E"),
        ("B^ A< .\nB^ B^ .\nE> E< .", "A> 2,0", "0,2 E"),
        ("A< .\nEv .\nE^ .", "A> 1,0", "0,1 S"),
    ],
)
def test_a_road_on_none_of_the_six_cells_leaves_the_lord_where_he_is(board: str, move: str, castle: str) -> None:
    game = at(board, f"{move}; -", hand="A", memory=castle_at(castle))
    assert (game.scores, game.supply(0)["follower"]) == ((0, 0), 6)


def test_a_part_of_the_finished_feature_on_one_of_the_six_cells_is_enough_for_all_its_points() -> None:
    assert at("E> E< . .\nB^ A< U^ .", "A> 3,1; -", hand="A", memory=LORD).scores == (3, 0)


def test_a_finished_city_on_one_of_the_six_cells_pays_the_lord() -> None:
    assert at("E> E<\nE> .", "E< 1,1; -", hand="E", memory=LORD).scores == (4, 0)


def test_a_finished_monastery_on_one_of_the_six_cells_pays_the_lord() -> None:
    board = "B^ E> E<\nE< B^ E>\nB^ . B^"
    assert at(board, "Ev 1,2; -", hand="E", memory=castle_at("1,0 E")).scores == (9, 0)


def test_a_monastery_beyond_the_six_cells_pays_no_lord_although_they_lie_around_it() -> None:
    board = "H> H> .\nB^ B^ E>\nE< B^ E>\nE< . B^"
    game = at(board, "Ev 1,3; -", hand="E", memory=LORD)
    assert (game.scores, game.supply(0)["follower"]) == ((0, 0), 6)


@pytest.mark.parametrize(("hand", "move", "points"), [("A", "A^ 0,-1", 2), ("E", "Ev 2,-1", 4), ("E", "E< 3,1", 4)])
def test_example_the_road_on_1_the_city_on_3_and_the_city_on_6_can_pay_the_lord(
    hand: str, move: str, points: int
) -> None:
    assert at(SURROUNDED, f"{move}; -", hand=hand, memory=castle_at("1,0 S")).scores == (points, 0)


def test_example_what_was_finished_before_the_castle_was_built_pays_nothing() -> None:
    game = at("Av Ev/1kS H^\nB^ . I>", "E^ 1,1; -; castle @ 1,0; draw V; V^ 0,2; -", hand="E")
    assert (game.scores, game.supply(0)["follower"]) == ((0, 0), 6)


def test_example_a_city_of_20_points_pays_the_lord_as_much_as_its_owner_and_both_followers_come_home() -> None:
    board = ". . . Ev .\nE>/2kE F^ F^ C^ .\nH> H> . E^ ."
    game = at(board, "E< 4,1; -", hand="E", memory=castle_at("0,2 E"))
    assert game.scores == (20, 20)
    assert [game.supply(player)["follower"] for player in (0, 1)] == [7, 7]


def test_the_lord_does_not_wait_for_something_better() -> None:
    game = at("E> E<\nA< .\nB^ B^", "A> 1,1; -", hand="A", memory=LORD)
    assert (game.scores, game.waits_for_chance) == ((2, 0), True)
    game.play("draw E; E> 0,-1; -; draw E; E< 1,-1; -")
    assert game.scores == (2, 0), "the castle has been paid"


def test_castles_in_a_row_all_get_the_same_points() -> None:
    memory = "bridges 3 3; castles 1 2; castle 0,0 E 1 follower; castle 0,1 E 2 follower; castle 0,2 E 1 follower"
    assert at("E> E<\nE> E<\nH> H>\nA< .", "A> 1,3; -", hand="A", memory=memory).scores == (4, 2)


@pytest.mark.parametrize("turn", [1, 2])
def test_a_lord_chooses_between_a_feature_and_the_castle_beside_him_that_was_scored(turn: int) -> None:
    game = at(". A< V^\nE> E< U>\nE> E< U>\n. A< .", "W> 2,3; -", hand="W", turn=turn, memory=TWO_LORDS)
    assert (game.scores, game.to_move) == ((0, 5), 0)
    points = set()
    for option in game.options():
        copy = game.clone()
        copy.play(option)
        points.add(copy.scores[0])
    assert points == {2, 5}


def test_no_lord_is_paid_for_a_field() -> None:
    game = at("E>/2fNL E<", hand="A", memory=LORD)
    assert [line.player for line in game.if_it_ended_now()] == [1]


def test_a_castle_parts_fields_like_the_town_below_it() -> None:
    game = at("D>/1fNR E</2fNL", hand="A", memory="bridges 3 3; castles 2 3; castle 0,0 E")
    assert final_points(game) == [4, 4]


def test_what_the_second_tile_of_a_double_turn_finishes_is_finished_in_a_later_turn() -> None:
    board = "B^ Ev/1kS\nA</1hE/1BhE ."
    game = at(board, "D^ 1,1; -; castle @ 1,0; draw A; A> 2,1; -", "traders_and_builders", hand="D")
    assert game.scores == (3 + 3, 0)


def test_several_castles_of_one_player_are_paid_for_the_same_feature() -> None:
    memory = "bridges 3 3; castles 1 3; castle 0,0 E 1 follower; castle 0,2 E 1 follower"
    assert at("E> E<\nA< .\nE> E<", "A> 1,1; -", hand="A", memory=memory).scores == (4, 0)


def test_castles_are_in_front_of_nobody_where_a_position_does_not_say_who_built_them() -> None:
    game = at("E> E<\nA< .", hand="A", memory="castle 0,0 E 2 follower")
    assert [game.supply(player)["castle"] for player in (0, 1)] == [2, 3]
    assert bastide.read_position(game.position()).position() == game.position()
    game.play("A> 1,1; -")
    assert game.scores == (0, 2)
