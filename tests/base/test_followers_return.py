"""When followers come home, and what their owners may do with them."""

from __future__ import annotations

import pytest

from tests.scenes import drawn, figures_possible, scene

HOLE = """
    V< U^ V^
    U> .  U>
    Vv U^ V>
"""


@pytest.mark.parametrize(
    ("board", "hand", "move"),
    [
        ("W^ U^/1hE .", "W", "W^ 2,0"),
        ("E>/1kE G^ .", "E", "E< 2,0"),
        ("V< U^ V^\nU> B^/1m U>\nVv U^ .", "V", "V> 2,2"),
    ],
)
def test_followers_go_home_when_their_road_or_city_or_monastery_was_scored(board: str, hand: str, move: str) -> None:
    game = scene(board, hand=hand, turn=2)
    assert game.supply(0) == {"follower": 6}
    game.play(f"{move}; -")
    assert game.supply(0) == {"follower": 7}
    assert "/" not in "".join(drawn(game))


def test_everybody_takes_his_own_follower_back_with_or_without_points() -> None:
    game = scene(
        """
        B^     Ev/1kS .
        E>/1kE .      E</2kW
        U^     U^     U^
        """,
        hand="R",
        turn=2,
    )
    game.play("R^ 1,1; -")
    assert game.scores == (8, 0)
    assert (game.supply(0), game.supply(1)) == ({"follower": 7}, {"follower": 7})


def test_only_a_scoring_brings_followers_home() -> None:
    game = scene("W^ U^/1hE", hand="U")
    game.play("U^ 2,0; -; draw U; U^ 3,0; -; draw U; U^ 4,0; -")
    assert drawn(game) == ["W^ U^/1hE U^ U^ U^"]
    assert game.supply(0) == {"follower": 6}


def test_followers_on_what_is_still_unfinished_stay() -> None:
    game = scene("E>/1kE H>/2kE .", hand="G", turn=1)
    game.play("G^ 2,0; -")
    assert drawn(game) == ["E>/1kE H>/2kE G^"]


def test_a_follower_that_came_home_may_be_placed_from_the_next_turn_on_in_any_role() -> None:
    game = scene("W^ U^/1hE", hand="W", options={"followers": "1"})
    game.play("W^ 2,0")
    assert game.waits_for_chance
    assert game.scores == (3, 0)
    assert game.supply(0) == {"follower": 1}
    game.play("draw B; B^ 0,-1; -; draw K; K> 2,-1")
    assert game.to_move == 0
    assert figures_possible(game) == {"knight E", "highwayman N", "farmer NL", "farmer NR"}


def test_a_follower_that_came_home_cannot_be_placed_in_the_turn_that_brought_it_home() -> None:
    game = scene("W^ U^/1hE", hand="W", options={"followers": "1"})
    game.play("W^ 2,0; draw V")
    assert game.to_move == 1
    assert drawn(game) == ["W^ U^ W^"]


@pytest.mark.parametrize(
    ("board", "hand", "move", "points"),
    [
        ("W^ U^", "W", "W^ 2,0; highwayman W", 3),
        ("E^", "E", "Ev 0,-1; knight S", 4),
        (HOLE, "B", "B^ 1,1; monk", 9),
    ],
)
def test_a_follower_may_be_placed_and_scored_and_taken_back_in_one_turn(
    board: str, hand: str, move: str, points: int
) -> None:
    game = scene(board, hand=hand)
    game.play(move)
    assert game.scores == (points, 0)
    assert game.supply(0) == {"follower": 7}
    assert "/" not in "".join(drawn(game))


def test_the_tile_finishes_first_so_nobody_may_be_placed_where_another_stands_already() -> None:
    game = scene("W^ U^/1hE .", hand="W", turn=2)
    game.play("W^ 2,0")
    assert "highwayman W" not in figures_possible(game)
    assert game.scores == (0, 0)


def test_the_last_follower_can_be_placed_in_every_turn_that_finishes_something() -> None:
    game = scene("W^", players=1, options={"followers": "1"})
    game.play("draw A; A> 1,0; highwayman W")
    assert game.scores == (2,)
    game.play("draw A; A< -1,0; highwayman E")
    assert game.scores == (4,)
    assert game.supply(0) == {"follower": 1}
