"""Scoring finished cities."""

from __future__ import annotations

import pytest

from tests.scenes import drawn, final_points, scene

RING = """
    Nv/1kE Rv N<
    R>     .  R<
    N>     Q^ M^
"""


def test_example_three_city_parts_and_a_pennant_score_eight() -> None:
    game = scene("E>/1kE F^ .", hand="E", turn=2)
    game.play("E< 2,0; -")
    assert game.scores == (8, 0)
    assert [(scored.player, scored.points, scored.lines) for scored in game.tally()] == [
        (0, 8, (("tiles", 3, 2), ("pennants", 1, 2)))
    ]


def test_example_four_city_parts_without_pennant_score_eight_and_two_parts_on_one_tile_count_once() -> None:
    game = scene(
        """
        Nv/1kE N<
        N>     .
        """,
        hand="I",
        turn=2,
    )
    game.play("I^ 1,1; -")
    assert game.scores == (8, 0)
    assert [scored.lines for scored in game.tally()] == [(("tiles", 4, 2),)]


def test_example_a_tile_joins_two_cities_with_one_knight_each_and_both_players_get_ten() -> None:
    game = scene(
        """
        E>/1kE G^ .  E</2kW
        U^     U^ U^ U^
        """,
        hand="F",
    )
    game.play("F^ 2,0; -")
    assert game.scores == (10, 10)
    lines = (("tiles", 4, 2), ("pennants", 1, 2))
    assert [(scored.player, scored.points, scored.lines) for scored in game.tally()] == [(0, 10, lines), (1, 10, lines)]


def test_two_parts_of_different_cities_on_one_tile_count_for_each_city() -> None:
    game = scene(
        """
        U^     U^ U^
        E>/1kE .  E</2kW
        """,
        hand="H",
    )
    game.play("H> 1,1; -")
    assert game.scores == (4, 4)


def test_of_two_cities_on_one_tile_only_the_finished_one_is_scored() -> None:
    game = scene("E>/1kE . ", hand="H")
    game.play("H> 1,0; knight E")
    assert game.scores == (4, 0)
    assert drawn(game) == ["E> H>/1kE"]


def test_the_smallest_city_of_two_tiles_scores_four() -> None:
    game = scene("E>/1kE .", hand="E", turn=2)
    game.play("E< 1,0; -")
    assert game.scores == (4, 0)


def test_a_city_with_an_open_side_is_not_finished() -> None:
    game = scene("E>/1kE .", hand="R", turn=2)
    game.play("R^ 1,0; -")
    assert game.tally() == ()
    assert drawn(game) == ["E>/1kE R^"]


def test_a_city_wall_all_around_is_not_enough_while_there_is_a_gap_inside() -> None:
    game = scene(RING)
    assert game.scores == (0, 0)
    assert [(scored.claim, scored.lines) for scored in game.if_it_ended_now()] == [
        ("unfinished", (("tiles", 8, 1), ("pennants", 2, 1)))
    ]
    assert final_points(game) == [10, 0]


def test_a_city_may_have_any_number_of_parts_and_every_pennant_adds_two() -> None:
    game = scene(RING, hand="C", turn=2)
    game.play("C^ 1,1")
    assert game.scores == (24, 0)
    assert [scored.reason for scored in game.tally()] == ["9 tiles × 2 + 3 pennants × 2"]


@pytest.mark.parametrize(("tile", "points"), [("G^", 6), ("F^", 8)])
def test_a_pennant_is_worth_two_points_more(tile: str, points: int) -> None:
    game = scene(f"E>/1kE {tile} .", hand="E", turn=2)
    game.play("E< 2,0; -")
    assert game.scores == (points, 0)


def test_the_points_belong_to_the_knight_whoever_finishes_the_city() -> None:
    game = scene("E>/2kE .", hand="E", turn=1)
    game.play("E< 1,0; -")
    assert game.scores == (0, 4)


def test_a_city_without_knight_gives_nobody_points() -> None:
    game = scene("E> .", hand="E")
    game.play("E< 1,0; -")
    assert game.tally() == ()


def test_the_player_with_most_knights_gets_all_points_of_a_city() -> None:
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
    assert [scored.player for scored in game.tally()] == [0]


def test_three_players_with_one_knight_each_all_get_the_full_points() -> None:
    game = scene(
        """
        B^     Ev/1kS .
        E>/2kE .      E</3kW
        U^     U^     U^
        """,
        hand="R",
        turn=4,
        players=4,
    )
    game.play("R^ 1,1; -")
    assert game.scores == (8, 8, 8, 0)


def test_a_tie_of_the_strongest_pays_them_and_not_the_weaker() -> None:
    game = scene(
        """
        B^     Ev/2kS B^
        E>/1kE .      E</1kW
        B^     G>/3kN .
        .      E^/2kN .
        """,
        hand="C",
        turn=3,
        players=3,
    )
    game.play("C^ 1,1")
    assert game.scores == (14, 14, 0)


def test_one_tile_may_finish_a_road_and_a_city_and_a_monastery_and_all_are_scored() -> None:
    game = scene(
        """
        V</1hE U^    V^ .
        U>     B^/3m U> E^
        Vv     U^    .  E</2kW
        """,
        hand="K",
        players=3,
    )
    game.play("K> 2,2; -")
    assert game.scores == (8, 4, 9)
    assert game.supply(0) == game.supply(1) == game.supply(2) == {"follower": 7}
