"""Castles (complete rules 4.6.5, 6.1, 6.2; the box's own rules)."""

from __future__ import annotations

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
