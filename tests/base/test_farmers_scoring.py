"""What farmers get at the end of the game."""

from __future__ import annotations

import pytest

from tests.scenes import final_points, scene

LONG_EXAMPLE = """
    Ev/2fNL Ev      .       Ev     .
    D^/1fEL D^      U^/2fNL D^     V^
    E</3fNL E>      H>      H>     D<
    .       J>/3fNL F^      K</5fEL .
"""


def test_example_two_finished_cities_give_blue_six_one_gives_red_three_and_an_unfinished_one_nothing() -> None:
    game = scene(
        """
        Ev Ev      .
        D^ D^/2fEL .
        E> E</1fNL E>
        """
    )
    assert final_points(game) == [3, 6]
    assert sorted((scored.player, scored.lines) for scored in game.if_it_ended_now()) == [
        (0, (("finished cities", 1, 3),)),
        (1, (("finished cities", 2, 3),)),
    ]


def test_example_three_finished_cities_give_blue_nine() -> None:
    game = scene(
        """
        E> H> H>      E<
        U^ U^ U^/2fNL U^
        """
    )
    assert final_points(game) == [0, 9]


def test_example_red_and_yellow_tie_on_the_big_field_with_six_each_and_blue_gets_three_for_the_small_one() -> None:
    game = scene(
        """
        Ev/2fNL .       Ev      .
        D^/1fEL U^/1fNL D^/3fEL U^/3fNL
        """,
        players=3,
    )
    assert final_points(game) == [6, 3, 6]


def test_example_red_has_most_farmers_on_the_big_field_and_gets_six_and_blue_three_for_the_small_one() -> None:
    game = scene(
        """
        Ev/2fNL .       Ev      .
        D^/1fEL U^/1fNL D^/3fEL U^
        """,
        players=3,
    )
    assert final_points(game) == [6, 3, 0]


def test_long_example_the_three_fields_pay_all_their_owners() -> None:
    game = scene(LONG_EXAMPLE, players=5)
    assert final_points(game) == [9, 6 + 9, 12, 0, 0]


def test_long_example_field_one_gives_blue_six_for_two_cities() -> None:
    game = scene(LONG_EXAMPLE, players=5)
    assert (1, 6, (("finished cities", 2, 3),)) in [
        (scored.player, scored.points, scored.lines) for scored in game.if_it_ended_now()
    ]


def test_long_example_field_two_gives_red_and_blue_nine_each_for_three_cities() -> None:
    game = scene(LONG_EXAMPLE, players=5)
    three = [scored for scored in game.if_it_ended_now() if scored.lines == (("finished cities", 3, 3),)]
    assert [(scored.player, scored.points) for scored in three] == [(0, 9), (1, 9)]
    assert three[0].place != three[1].place, "each player's own farmer is named"


def test_long_example_field_three_gives_yellow_twelve_because_of_one_farmer_more_than_black() -> None:
    game = scene(LONG_EXAMPLE, players=5)
    four = [scored for scored in game.if_it_ended_now() if scored.lines == (("finished cities", 4, 3),)]
    assert [(scored.player, scored.points) for scored in four] == [(2, 12)]


def test_long_example_the_unfinished_city_would_bring_three_more_if_it_were_finished() -> None:
    game = scene(LONG_EXAMPLE, hand="L", turn=4, players=5)
    game.play("L> -1,2")
    assert final_points(game) == [9, 6 + 9, 12 + 3, 0, 0]


def test_a_player_alone_with_his_farmers_owns_the_field() -> None:
    game = scene(
        """
        Ev
        D^/1fEL
        """
    )
    assert final_points(game) == [3, 0]


def test_more_farmers_of_one_player_do_not_raise_what_a_field_pays() -> None:
    game = scene(
        """
        Ev      .
        D^/1fEL U^/1fNL
        """
    )
    assert final_points(game) == [3, 0]


@pytest.mark.parametrize(
    ("farmers", "points"),
    [
        (("1", "1", "2", "2", "3"), [3, 3, 0]),
        (("1", "2", "2", "3", "2"), [0, 3, 0]),
        (("1", "2", "3", "1", "1"), [3, 0, 0]),
    ],
)
def test_all_who_tie_for_most_farmers_own_the_field_and_the_others_get_nothing(
    farmers: tuple[str, ...], points: list[int]
) -> None:
    tiles = " ".join(f"U^/{owner}fNL" for owner in farmers)
    game = scene(
        f"""
        Ev . . . . .
        D^ {tiles}
        """,
        players=3,
    )
    assert final_points(game) == points


def test_a_field_without_a_finished_city_pays_nothing() -> None:
    game = scene("D^/1fEL U^/2fER")
    assert final_points(game) == [0, 0]


def test_a_city_that_touches_a_field_with_several_tiles_pays_once() -> None:
    game = scene(
        """
        E> F^ F^ G^      E<
        U^ U^ U^ U^/1fNL U^
        """
    )
    assert final_points(game) == [3, 0]


def test_a_big_city_pays_farmers_as_much_as_a_small_one() -> None:
    small = scene("E>/1fNL E<")
    big = scene(
        """
        Nv Rv      N<
        R> C^      R<
        N> Q^/1fSL M^
        """
    )
    assert final_points(small) == final_points(big) == [3, 0]


def test_a_city_inside_a_field_pays_like_one_at_its_border() -> None:
    game = scene(
        """
        B^ E> E<      B^
        U^ U^ U^/1fNL U^
        """
    )
    assert final_points(game) == [3, 0]


def test_a_city_behind_a_road_does_not_pay() -> None:
    game = scene(
        """
        Ev
        D^/1fER
        """
    )
    assert final_points(game) == [0, 0]


def test_one_city_pays_every_field_it_touches() -> None:
    game = scene("E>/1fNL F^/2fNL G^/3fSL E<", players=3)
    assert final_points(game) == [3, 3, 3]


def test_one_city_pays_the_same_player_once_for_each_of_his_fields() -> None:
    game = scene(
        """
        Ev/1fNL
        D^/1fEL
        """
    )
    assert final_points(game) == [6, 0]


def test_one_city_pays_a_field_and_is_nothing_to_a_knight_any_more() -> None:
    game = scene("E>/1fNL G^ .", hand="E")
    game.play("E< 2,0; knight W")
    assert game.scores == (6, 0)
    assert final_points(game) == [3, 0]


def test_monasteries_and_roads_are_nothing_to_a_farmer() -> None:
    game = scene(
        """
        V< U^        V^
        U> B^/1fNL   U>
        Vv U^        V>
        """
    )
    assert final_points(game) == [0, 0]
