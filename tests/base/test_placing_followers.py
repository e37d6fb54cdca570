"""Putting a follower on the tile just laid."""

from __future__ import annotations

import pytest

import bastide
from tests.base.positions import refusal
from tests.scenes import drawn, figures_possible, scene


def test_placing_a_follower_is_a_choice() -> None:
    game = scene("D^ V^!")
    game.play("-")
    assert drawn(game) == ["D^ V^"]
    assert game.supply(0) == {"follower": 7}


def test_a_follower_comes_from_the_own_supply() -> None:
    game = scene("D^ V^!", turn=2)
    game.play("highwayman S")
    assert (game.supply(0), game.supply(1)) == ({"follower": 7}, {"follower": 6})
    assert drawn(game) == ["D^ V^/2hS"]


def test_no_more_than_one_follower_is_placed_in_a_turn() -> None:
    game = scene("D^ V^!")
    game.play("highwayman S")
    assert refusal(game, "farmer NL") == "chance"
    game.play("draw U")
    assert game.to_move == 1


def test_a_follower_goes_only_onto_the_tile_just_laid() -> None:
    game = scene("D^ V^!")
    assert refusal(game, "knight N @ 0,0") == "not_this_tile"
    assert {option.x for option in game.options() if isinstance(option, bastide.PlaceFigure)} == {1}


@pytest.mark.parametrize(
    ("board", "figure", "after"),
    [
        ("D^ K>!", "knight E", "D^ K>/1kE"),
        ("D^ K>!", "highwayman N", "D^ K>/1hN"),
        ("D^ A>!", "monk", "D^ A>/1m"),
        ("D^ K>!", "farmer NR", "D^ K>/1fNR"),
    ],
)
def test_any_follower_can_be_knight_or_highwayman_or_monk_or_farmer(board: str, figure: str, after: str) -> None:
    game = scene(board)
    game.play(figure)
    assert drawn(game) == [after]


def test_the_player_decides_for_one_part_of_the_tile() -> None:
    game = scene("D^ K>!")
    assert figures_possible(game) == {"knight E", "highwayman N", "farmer NL", "farmer NR"}
    game = scene("D^ A>!")
    assert figures_possible(game) == {"monk", "highwayman W", "farmer NL"}


def test_a_part_that_the_tile_does_not_show_holds_no_follower() -> None:
    game = scene("D^ V^!")
    assert refusal(game, "knight N") == "no_such_place"
    assert refusal(game, "monk") == "no_such_place"
    assert refusal(game, "highwayman N") == "no_such_place"


def test_the_roads_of_a_crossing_are_chosen_one_by_one() -> None:
    game = scene("D^ W^!")
    assert figures_possible(game) == {
        "highwayman E", "highwayman S", "highwayman W",
        "farmer NL", "farmer ER", "farmer SR",
    }  # fmt: skip


def test_two_city_parts_of_a_tile_that_do_not_meet_are_chosen_one_by_one() -> None:
    game = scene(
        """
        D^
        H>!
        """
    )
    assert figures_possible(game) == {"knight E", "knight W", "farmer NL"}


def test_nobody_joins_a_road_on_which_somebody_stands() -> None:
    game = scene("D^/1hE V^!", turn=2)
    assert refusal(game, "highwayman S") == "occupied"
    assert figures_possible(game) == {"farmer NL", "farmer SR"}


def test_nobody_joins_a_city_in_which_somebody_stands() -> None:
    game = scene("E>/1kE G^!", turn=2)
    assert refusal(game, "knight E") == "occupied"


def test_nobody_joins_a_field_on_which_somebody_lies() -> None:
    game = scene("U^/1fNL U^!", turn=2)
    assert refusal(game, "farmer NL") == "occupied"
    assert figures_possible(game) == {"highwayman E", "farmer ER"}


@pytest.mark.parametrize(
    ("board", "figure"),
    [("D^/1hE V^!", "highwayman S"), ("E>/1kE G^!", "knight E"), ("U^/1fNL U^!", "farmer NL")],
)
def test_the_own_follower_keeps_a_second_one_away_just_as_well(board: str, figure: str) -> None:
    assert refusal(scene(board, turn=1), figure) == "occupied"


def test_it_does_not_matter_how_far_away_the_other_follower_stands() -> None:
    road = scene("W^/1hE U^ U^ U^ U^ U^ U^ U^ D^!", turn=2)
    assert refusal(road, "highwayman E") == "occupied"
    city = scene("E>/1kE F^ F^ G^ R^!", turn=2)
    assert refusal(city, "knight N") == "occupied"
    field = scene("B^/1fNL B^ B^ E^ E^ E^!", turn=2)
    assert refusal(field, "farmer EL") == "occupied"


def test_a_crossing_keeps_the_roads_apart_and_so_the_highwaymen() -> None:
    game = scene("U^/1hE W^!", turn=2)
    assert refusal(game, "highwayman W") == "occupied"
    assert {"highwayman E", "highwayman S"} <= figures_possible(game)


def test_another_part_of_the_tile_is_free_whoever_stands_next_door() -> None:
    game = scene("D^/1kN/1hE V^!", turn=2)
    assert figures_possible(game) == {"farmer NL", "farmer SR"}


def test_example_a_knight_in_the_joined_city_leaves_blue_only_the_farmer() -> None:
    game = scene("E>/1kE G^ .", hand="N", turn=2)
    game.play("N^ 2,0")
    assert figures_possible(game) == {"farmer EL"}
    assert refusal(game, "knight N") == "occupied"


def test_example_blue_may_be_knight_or_highwayman_but_farmer_only_on_the_small_field() -> None:
    game = scene(
        """
        E^/1fEL .
        U^      .
        """,
        hand="J",
        turn=2,
    )
    game.play("J^ 1,0")
    assert figures_possible(game) == {"knight N", "highwayman E", "farmer ER"}
    assert refusal(game, "farmer WL") == "occupied"


def test_without_followers_a_player_only_lays_tiles() -> None:
    game = scene(
        """
        D^/1kN D^/1kN D^/1kN D^/1kN
        Ev/1kS Ev/1kS Ev/1kS .
        """,
        hand="U",
    )
    assert game.supply(0) == {"follower": 0}
    game.play("U^ 4,0")
    assert game.waits_for_chance
    game.play("draw V")
    assert game.to_move == 1


def test_without_followers_a_player_still_lays_every_tile_he_draws() -> None:
    game = scene("D^/1kN", players=1, options={"followers": "1"})
    game.play("draw U; U^ 1,0; draw V; V^ 2,0; draw B")
    assert game.to_move == 0
    assert drawn(game) == ["D^/1kN U^ V^"]


def test_after_the_follower_the_next_player_is_on_turn() -> None:
    game = scene("D^ V^!", turn=3, players=3)
    game.play("farmer NL; draw U")
    assert game.to_move == 0


def test_a_turn_that_finishes_nothing_scores_nothing() -> None:
    game = scene("D^ V^!")
    game.play("highwayman S")
    assert game.tally() == ()
