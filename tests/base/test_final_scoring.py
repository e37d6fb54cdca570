"""Unfinished roads, cities and monasteries at the end of the game."""

from __future__ import annotations

from tests.base.positions import with_bag
from tests.scenes import drawn, final_points, scene


def test_example_an_unfinished_road_gives_red_three_and_an_unfinished_monastery_gives_yellow_five() -> None:
    game = scene(
        """
        .  B^/3m E^
        W^ U^/1hE U^
        """,
        players=3,
    )
    assert final_points(game) == [3, 0, 5]
    assert sorted((scored.player, scored.lines) for scored in game.if_it_ended_now()) == [
        (0, (("tiles", 3, 1),)),
        (2, (("tiles", 5, 1),)),
    ]


def test_example_a_small_unfinished_city_gives_blue_three() -> None:
    game = scene("E>/2kE F^")
    assert final_points(game) == [0, 3]


def test_example_a_big_unfinished_city_gives_green_eight_and_black_with_fewer_knights_nothing() -> None:
    game = scene(
        """
        .      Ev     .  .
        E>/4kE C^     F^ G^/4kE
        .      E^/5kN .  .
        """,
        players=5,
    )
    assert final_points(game) == [0, 0, 0, 8, 0]
    assert [scored.lines for scored in game.if_it_ended_now()] == [(("tiles", 6, 1), ("pennants", 2, 1))]


def test_an_unfinished_road_gives_one_point_for_each_tile() -> None:
    game = scene("U^ U^ U^/1hE U^ U^")
    assert final_points(game) == [5, 0]


def test_an_unfinished_city_gives_one_point_for_each_tile_and_each_pennant() -> None:
    game = scene("E>/1kE F^ G^ F^")
    assert [(scored.points, scored.claim, scored.lines) for scored in game.if_it_ended_now()] == [
        (6, "unfinished", (("tiles", 4, 1), ("pennants", 2, 1)))
    ]


def test_a_tile_with_two_parts_of_one_unfinished_city_counts_once() -> None:
    game = scene(
        """
        Rv/1kE N<
        N>     I^
        """
    )
    assert final_points(game) == [4, 0]


def test_an_unfinished_monastery_gives_one_point_for_itself_and_each_tile_around_it() -> None:
    assert final_points(scene("B^/1m")) == [1, 0]
    assert final_points(scene("E^ B^/1m E^")) == [3, 0]
    seven = scene(
        """
        V< U^    V^
        U> B^/1m U>
        Vv U^    .
        """
    )
    assert final_points(seven) == [8, 0]


def test_tiles_beyond_the_neighbours_of_a_monastery_do_not_count() -> None:
    assert final_points(scene("B^/1m E^ E^ E^")) == [2, 0]


def test_a_tie_on_something_unfinished_gives_everybody_the_full_points() -> None:
    assert final_points(scene("U^/1hE U^ U^/2hE")) == [3, 3]
    assert final_points(scene("E>/1kE F^ G^/2kE")) == [4, 4]


def test_the_majority_on_an_unfinished_road_takes_all_points() -> None:
    assert final_points(scene("U^/1hE U^/2hE U^/2hE")) == [0, 3]


def test_something_unfinished_with_nobody_on_it_gives_nothing() -> None:
    assert final_points(scene("W^ U^ U^")) == [0, 0]


def test_roads_and_cities_and_monasteries_come_first_and_farmers_last() -> None:
    game = scene(
        """
        Ev      .      .     .
        D^/1fEL U^/1hE A>/1m E>/1kE
        """
    )
    assert [scored.claim for scored in game.if_it_ended_now()] == ["unfinished"] * 3 + ["farmer"]
    assert final_points(game) == [3 + 3 + 3 + 1, 0]


def test_after_the_final_scoring_no_follower_is_left_on_the_table() -> None:
    game = with_bag(
        scene(
            """
            Ev      .      .     .
            D^/1fEL U^/1hE A>/2m .
            """,
            hand="E",
        )
    )
    game.play("E> 3,1; knight E")
    assert game.over
    assert "/" not in "".join(drawn(game))
    assert game.supply(0) == game.supply(1) == {"follower": 7}


def test_nothing_is_scored_twice_what_was_finished_counts_no_more_at_the_end() -> None:
    game = scene("W^ U^/1hE .", hand="W")
    game.play("W^ 2,0; -")
    assert game.scores == (3, 0)
    assert final_points(game) == [0, 0]
