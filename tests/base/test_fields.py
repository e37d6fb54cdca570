"""Fields while the game is going on."""

from __future__ import annotations

from tests.base.positions import refusal
from tests.scenes import drawn, figures_possible, final_points, scene


def test_fields_are_not_scored_while_the_game_goes_on() -> None:
    game = scene("D^/1fEL", hand="E")
    game.play("Ev 0,-1; -")
    assert game.tally() == ()
    assert final_points(game) == [3, 0]


def test_farmers_stay_on_their_field_until_the_end_of_the_game() -> None:
    game = scene("D^/1fEL", hand="E")
    game.play("Ev 0,-1; -")
    assert drawn(game) == ["Ev", "D^/1fEL"]
    assert game.supply(0) == {"follower": 6}


def test_a_field_closed_on_all_sides_is_not_scored_either() -> None:
    game = scene(
        """
        V< V^/1fSR
        Vv .
        """,
        hand="V",
    )
    game.play("V> 1,1; -")
    assert game.tally() == ()
    assert drawn(game) == ["V< V^/1fSR", "Vv V>"]


def test_a_farmer_may_be_placed_on_a_field_that_the_tile_closes_and_stays_there() -> None:
    game = scene(
        """
        V< V^
        Vv .
        """,
        hand="V",
    )
    game.play("V> 1,1; farmer WR")
    assert drawn(game) == ["V< V^", "Vv V>/1fNL"]
    assert game.scores == (0, 0)


def test_field_pieces_that_touch_are_one_field() -> None:
    game = scene("U^/1fNL U^ U^!", turn=2)
    assert refusal(game, "farmer NL") == "occupied"


def test_a_road_separates_the_fields_at_its_two_sides() -> None:
    game = scene("U^/1fNL U^!", turn=2)
    assert refusal(game, "farmer ER") == ""


def test_the_three_fields_around_a_crossing_are_separated_by_its_roads() -> None:
    game = scene("U^/1fNL W^!", turn=2)
    assert refusal(game, "farmer NL") == "occupied"
    assert {"farmer ER", "farmer SR"} <= figures_possible(game)


def test_a_city_separates_the_fields_at_its_two_sides() -> None:
    game = scene(
        """
        U^/1fER U^
        G^      F^!
        """,
        turn=2,
    )
    assert refusal(game, "farmer NL") == "occupied"
    assert refusal(game, "farmer SL") == ""


def test_the_end_of_the_laid_tiles_separates_fields() -> None:
    game = scene("G^/1fNL F^!", turn=2)
    assert figures_possible(game) == {"knight E", "farmer NL", "farmer SL"}


def test_a_city_gate_separates_the_fields_at_the_two_sides_of_its_road() -> None:
    game = scene("E>/1kE T^!", turn=2)
    assert figures_possible(game) == {"highwayman S", "farmer SL", "farmer SR"}


def test_a_field_goes_around_a_city_that_lies_inside_it() -> None:
    game = scene("B^/1fNL E^!", turn=2)
    assert refusal(game, "farmer EL") == "occupied"


def test_a_field_goes_around_the_end_of_a_road_at_a_monastery() -> None:
    game = scene("U^/1fNL A>!", turn=2)
    assert refusal(game, "farmer SL") == "occupied"
    assert figures_possible(game) == {"monk", "highwayman W"}


def test_example_three_farmers_have_their_own_fields_apart_by_a_road_and_a_city() -> None:
    game = scene(
        """
        E>/1fSL G^/3fSL E<
        U^/2fSL .       .
        """,
        players=4,
    )
    farmers = [(scored.player, scored.lines) for scored in game.if_it_ended_now()]
    assert sorted(farmers) == [
        (0, (("finished cities", 1, 3),)),
        (1, (("finished cities", 0, 3),)),
        (2, (("finished cities", 1, 3),)),
    ]


def test_example_a_new_tile_joins_the_fields_of_three_farmers_and_its_player_may_not_add_another() -> None:
    game = scene(
        """
        E>/1fSL G^/3fSL E<
        U^/2fSL .       .
        """,
        hand="A",
        turn=4,
        players=4,
    )
    assert final_points(game) == [3, 0, 3, 0]
    game.play("A> 1,1")
    assert figures_possible(game) == {"monk", "highwayman W"}
    assert refusal(game, "farmer NL") == "occupied"
    assert final_points(game) == [3, 3, 3, 0]
