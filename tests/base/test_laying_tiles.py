"""Drawing a tile and laying it."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.events import TileDiscarded
from tests.base.positions import refusal, with_bag
from tests.scenes import drawn, scene


def test_the_player_on_turn_draws_a_tile_and_everybody_sees_it() -> None:
    game = scene("D^", turn=2)
    game.play("draw K")
    assert game.to_move == 1
    assert game.hand == "K"


def test_only_tiles_that_are_left_can_be_drawn() -> None:
    game = scene("C^")
    assert refusal(game, "draw C") == "not_in_bag"
    assert refusal(game, "draw X") == ""


def test_a_drawn_tile_must_be_laid() -> None:
    game = scene("D^", hand="U")
    assert refusal(game, "-") == "must_choose"


def test_no_other_tile_than_the_drawn_one_can_be_laid() -> None:
    game = scene("D^", hand="U")
    assert refusal(game, "V^ 1,0") == "wrong_tile"


def test_a_tile_must_touch_a_laid_tile_with_a_whole_side() -> None:
    game = scene("D^", hand="V")
    cells = {(option.x, option.y) for option in game.options() if isinstance(option, bastide.PlaceTile)}
    assert cells == {(1, 0), (-1, 0), (0, 1)}
    assert refusal(game, "V^ 3,0") == "not_adjacent"


@pytest.mark.parametrize("corner", ["1,1", "-1,1", "1,-1", "-1,-1"])
def test_corner_to_corner_is_not_enough(corner: str) -> None:
    game = scene("D^", hand="B")
    assert refusal(game, f"B^ {corner}") == "not_adjacent"


def test_a_tile_cannot_be_laid_on_another() -> None:
    game = scene("D^ U^", hand="U")
    assert refusal(game, "U^ 1,0") == "occupied_cell"


def test_a_road_must_go_on_as_a_road() -> None:
    game = scene("D^", hand="U")
    assert refusal(game, "U^ 1,0") == ""
    assert refusal(game, "U> 1,0") == "does_not_fit"


def test_a_city_must_go_on_as_a_city() -> None:
    game = scene("D^", hand="E")
    assert refusal(game, "Ev 0,-1") == ""
    assert refusal(game, "E^ 0,-1") == "does_not_fit"


def test_a_field_must_go_on_as_a_field() -> None:
    game = scene("D^", hand="D")
    assert refusal(game, "Dv 0,1") == ""
    assert refusal(game, "D^ 0,1") == "does_not_fit"
    assert refusal(game, "D> 0,1") == "does_not_fit"


def test_road_and_field_go_on_at_two_sides_of_one_tile() -> None:
    game = scene(
        """
        B^ E^
        U^ .
        """,
        hand="V",
    )
    assert refusal(game, "V^ 1,1") == ""
    assert refusal(game, "V> 1,1") == "does_not_fit"
    assert refusal(game, "V< 1,1") == "does_not_fit"
    assert refusal(game, "Vv 1,1") == "does_not_fit"


def test_city_and_field_go_on_at_two_sides_of_one_tile() -> None:
    game = scene(
        """
        B^ Ev
        Ev .
        """,
        hand="E",
    )
    assert refusal(game, "E^ 1,1") == ""
    assert refusal(game, "E> 1,1") == "does_not_fit"
    assert refusal(game, "Ev 1,1") == "does_not_fit"
    assert refusal(game, "E< 1,1") == "does_not_fit"


def test_cities_go_on_at_all_sides_that_touch() -> None:
    game = scene(
        """
        Nv N<
        N> .
        """,
        hand="I",
    )
    assert refusal(game, "I^ 1,1") == ""
    assert refusal(game, "Iv 1,1") == "does_not_fit"


def test_one_side_that_does_not_go_on_is_enough_to_forbid_a_place() -> None:
    game = scene(
        """
        V< U^ V^
        U> .  U>
        Vv U^ V>
        """,
        hand="A",
    )
    for arrow in "^>v<":
        assert refusal(game, f"A{arrow} 1,1") == "does_not_fit"


def test_a_tile_may_be_turned_and_laid_wherever_it_fits() -> None:
    game = scene("D^", hand="E")
    assert {game.notation(option) for option in game.options()} == {"Ev 0,-1", "E> 0,1", "Ev 0,1", "E< 0,1"}


def test_the_laid_tile_lies_where_the_player_wanted_it() -> None:
    game = scene("D^", hand="V")
    game.play("V> 1,0; -")
    assert drawn(game) == ["D^ V>"]


def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    game = scene("U^", turn=2)
    game.play("draw C")
    assert game.hand is None
    assert "C" not in game.remaining_tiles()
    assert drawn(game) == ["U^"]
    assert [event.player for event in game.events if isinstance(event, TileDiscarded)] == [1]


def test_whoever_drew_a_tile_that_fits_nowhere_draws_another() -> None:
    game = scene("U^", turn=2)
    game.play("draw C; draw V")
    assert game.to_move == 1
    assert game.hand == "V"


def test_several_tiles_that_fit_nowhere_leave_the_game_one_after_the_other() -> None:
    game = scene("C^")
    game.play("draw B; draw X; draw U; draw E")
    assert game.hand == "E"
    assert (game.remaining_tiles()["B"], game.remaining_tiles()["U"], "X" in game.remaining_tiles()) == (3, 7, False)


def test_the_game_ends_when_even_the_last_tile_fits_nowhere() -> None:
    game = with_bag(scene("U^/1hE"), "C")
    game.play("draw C")
    assert game.over
    assert game.scores == (1, 0)
