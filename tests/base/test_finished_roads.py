"""Scoring finished roads."""

from __future__ import annotations

import pytest

from tests.scenes import drawn, scene


def test_example_a_road_of_three_tiles_between_two_crossings_scores_three() -> None:
    game = scene("W^ U^/1hE .", hand="W", turn=2)
    game.play("W^ 2,0; -")
    assert game.scores == (3, 0)
    assert [(scored.player, scored.points, scored.lines) for scored in game.tally()] == [(0, 3, (("tiles", 3, 1),))]


def test_example_a_road_that_runs_in_a_circle_of_four_tiles_scores_four() -> None:
    game = scene(
        """
        V</1hE V^
        Vv     .
        """,
        hand="V",
        turn=2,
    )
    game.play("V> 1,1; -")
    assert game.scores == (4, 0)


def test_example_a_road_of_four_tiles_between_two_crossings_scores_four() -> None:
    game = scene("W^ U^/1hE U^ .", hand="X", turn=2)
    game.play("X^ 3,0; -")
    assert game.scores == (4, 0)


@pytest.mark.parametrize(
    ("end", "laid"),
    [
        ("W^", "crossing"),
        ("L^", "crossing at a city"),
        ("X^", "crossing of four roads"),
        ("S<", "city"),
        ("T<", "city"),
        ("A<", "monastery"),
    ],
)
def test_a_road_ends_at_a_crossing_or_a_city_or_a_monastery(end: str, laid: str) -> None:
    game = scene(f"{end} U^/1hE .", hand="W", turn=2)
    game.play("W^ 2,0; -")
    assert game.scores == (3, 0), laid


@pytest.mark.parametrize(("hand", "move"), [("A", "A> 2,0"), ("S", "S> 2,0"), ("L", "L^ 2,0"), ("W", "Wv 2,0")])
def test_the_tile_just_laid_can_be_either_end_of_a_road(hand: str, move: str) -> None:
    game = scene("W^ U^/1hE .", hand=hand, turn=2)
    game.play(f"{move}; -")
    assert game.scores == (3, 0)


def test_a_road_passes_a_city_that_only_lies_beside_it() -> None:
    game = scene("W^ D^/1hE .", hand="U", turn=2)
    game.play("U^ 2,0; -")
    assert game.scores == (0, 0)
    game.play("draw W; W^ 3,0; -")
    assert game.scores == (4, 0)


def test_a_road_with_one_open_end_is_not_scored() -> None:
    game = scene("W^ U^/1hE .", hand="U")
    game.play("U^ 2,0; -")
    assert game.tally() == ()
    assert drawn(game) == ["W^ U^/1hE U^"]


@pytest.mark.parametrize("pieces", [0, 1, 2, 5, 7])
def test_any_number_of_pieces_may_lie_between_the_ends_of_a_road(pieces: int) -> None:
    game = scene(f"W^/1hE {'U^ ' * pieces}.", hand="W", turn=2)
    game.play(f"W^ {pieces + 1},0; -")
    assert game.scores == (pieces + 2, 0)


def test_bends_count_like_straight_pieces() -> None:
    game = scene(
        """
        W^/1hE V^ .
        .      Vv .
        """,
        hand="W",
        turn=2,
    )
    game.play("W^ 2,1; -")
    assert game.scores == (4, 0)


def test_a_crossing_that_is_both_ends_of_a_road_counts_as_one_tile() -> None:
    game = scene(
        """
        V</1hE V^
        .      V>
        """,
        hand="X",
        turn=2,
    )
    game.play("X^ 0,1; -")
    assert game.scores == (4, 0)


def test_the_points_belong_to_the_highwayman_whoever_finishes_the_road() -> None:
    game = scene("W^ U^/2hE .", hand="W", turn=1)
    game.play("W^ 2,0; -")
    assert game.scores == (0, 3)


def test_a_road_without_highwayman_gives_nobody_points() -> None:
    game = scene("W^ U^ .", hand="W")
    game.play("W^ 2,0; -")
    assert game.scores == (0, 0)


def test_a_farmer_beside_a_finished_road_gets_nothing_for_it() -> None:
    game = scene("W^ U^/1fNL .", hand="W")
    game.play("W^ 2,0; -")
    assert game.scores == (0, 0)
    assert drawn(game) == ["W^ U^/1fNL W^"]


def test_two_roads_finished_by_one_tile_are_both_scored() -> None:
    game = scene(
        """
        .  E^     E^ E^     .
        W^ U^/1hE .  U^/2hE W^
        """,
        hand="W",
    )
    game.play("W^ 2,1; -")
    assert game.scores == (3, 3)


def test_points_are_written_down_at_once() -> None:
    game = scene("W^ U^/1hE .", hand="W", turn=2)
    game.play("W^ 2,0")
    assert game.scores == (0, 0)
    game.play("farmer NL")
    assert game.scores == (3, 0)


def test_highwaymen_of_joined_roads_share_by_majority_and_the_fewer_get_nothing() -> None:
    game = scene(
        """
        .  E^     E^     E^ E^     .
        W^ U^/1hE U^/1hE .  U^/2hE W^
        """,
        hand="U",
        turn=2,
    )
    game.play("U^ 3,1; -")
    assert game.scores == (6, 0)


def test_as_many_highwaymen_of_two_players_give_both_the_full_points() -> None:
    game = scene(
        """
        .  E^     E^ E^     .
        W^ U^/1hE .  U^/2hE W^
        """,
        hand="U",
    )
    game.play("U^ 2,1; -")
    assert game.scores == (5, 5)
    assert [(scored.player, scored.lines) for scored in game.tally()] == [
        (0, (("tiles", 5, 1),)),
        (1, (("tiles", 5, 1),)),
    ]


def test_two_highwaymen_of_one_player_do_not_double_the_points() -> None:
    game = scene(
        """
        .  E^     E^ E^     .
        W^ U^/1hE .  U^/1hE W^
        """,
        hand="U",
    )
    game.play("U^ 2,1; -")
    assert game.scores == (5, 0)
    assert game.supply(0) == {"follower": 7}
