"""The Castle: where a tile may lie ("Burgkarten legen")."""

from __future__ import annotations

from typing import TYPE_CHECKING

import bastide
from bastide import Draw, PlaceTile
from tests.castle.scenes import START_CELLS, possible, scene

if TYPE_CHECKING:
    from collections.abc import Iterable


def cells(options: Iterable[bastide.Action]) -> set[tuple[int, int]]:
    return {(option.x, option.y) for option in options if isinstance(option, PlaceTile)}


def refused(game: bastide.Game, action: str) -> str:
    refusal = game.why_not(action)
    assert refusal is not None, "the action must be impossible"
    return refusal.code


def test_the_first_tile_lies_at_a_start_field_with_a_whole_side() -> None:
    game = bastide.new_game(game="castle", open_draws=True)
    game.play("draw J02")
    assert cells(game.options()) == START_CELLS
    assert len(game.options()) == 4 * len(START_CELLS)


def test_every_other_tile_lies_at_a_start_field_or_at_a_laid_tile() -> None:
    game = scene("4,6", "N02^", hand="N03")
    beside = {(4, 5), (5, 6), (4, 7)}
    assert cells(game.options()) == (START_CELLS - {(4, 6), (2, 10), (7, 1)}) | beside


def test_corner_to_corner_is_not_enough() -> None:
    game = scene("4,6", "N02^", hand="N03")
    assert refused(game, "N03^ 5,7") == "not_adjacent"


def test_touching_the_plain_wall_is_not_enough() -> None:
    game = scene("4,6", "N02^", hand="N03")
    assert refused(game, "N03^ 2,12") == "not_adjacent"


def test_no_tile_lies_on_the_wall_or_beyond_it() -> None:
    game = scene("4,6", "N02^", hand="N03")
    assert refused(game, "N03^ 3,5") == "wall"
    assert refused(game, "N03^ 2,6") == "wall"
    assert refused(game, "N03^ 3,6") == "occupied_cell"
    assert refused(game, "N03^ 4,6") == "occupied_cell"
    assert refused(game, "N03^ 20,20") == "not_adjacent"


def test_roads_must_go_on() -> None:
    game = scene("4,6", "S01>", hand="N03")
    assert refused(game, "N03^ 5,6") == "does_not_fit"
    assert "N03^ 4,5" in possible(game)
    game = scene("4,6", "N02^", hand="S01")
    assert refused(game, "S01> 5,6") == "does_not_fit"
    assert "S01^ 5,6" in possible(game)


def test_house_tower_and_courtyard_may_meet_each_other() -> None:
    game = scene("4,6", "N02>", hand="N17")
    east = {option for option in possible(game) if option.endswith("5,6")}
    assert east == {"N17^ 5,6", "N17> 5,6", "N17v 5,6", "N17< 5,6"}


def test_anything_may_face_the_wall() -> None:
    game = scene("4,6", "N02^", hand="J02")
    assert {"J02^ 4,12", "J02^ 8,8"} <= set(possible(game))
    game = scene("4,6", "N02^", hand="N17")
    assert {"N17^ 4,5", "N17> 4,5", "N17v 4,5", "N17< 4,5"} <= set(possible(game))


def test_a_start_field_with_a_road_asks_for_a_road() -> None:
    game = scene("4,6", "N02^", hand="N03")
    assert not {(2, 10), (7, 1)} & cells(game.options())
    assert refused(game, "N03^ 2,10") == "does_not_fit"
    game = scene("4,6", "N02^", hand="B01")
    assert [option for option in possible(game) if option.endswith("2,10")] == ["B01< 2,10"]


def test_as_an_option_anything_faces_a_start_field_with_a_road() -> None:
    game = scene("4,6", "N02^", hand="N03", options="open_road_starts=yes")
    assert {(2, 10), (7, 1)} <= cells(game.options())
    game = scene("4,6", "N02^", hand="B01", options="open_road_starts=yes")
    assert len([option for option in possible(game) if option.endswith("2,10")]) == 4


def test_with_that_option_a_house_ends_at_the_road_and_a_road_still_goes_on() -> None:
    game = scene("2,10", ".", hand="N01", options="open_road_starts=yes")
    game.play("N01< 2,10; squire W")
    assert game.scores[0] == 1
    game = scene("2,10", ".", hand="B01", options="open_road_starts=yes")
    game.play("B01< 2,10; herald W")
    assert game.scores[0] == 2


def test_a_road_may_face_a_start_field_without_a_road_and_ends_there() -> None:
    game = scene("4,6", ".", hand="B02")
    game.play("B02< 4,6; herald W")
    assert game.scores == (1, 0)


def test_a_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn() -> None:
    game = scene(
        "2,1",
        """
        .    .    N02^ .    .    B02^ .    .
        .    .    .    .    .    .    .    .
        .    .    .    .    .    .    .    N03^
        .    .    .    .    .    .    .    .
        .    .    .    .    .    .    .    .
        .    .    N04^ .    .    .    .    .
        .    .    .    .    .    .    .    .
        .    .    .    .    .    .    N06^ .
        .    .    .    .    .    .    .    .
        B01< .    .    .    .    .    .    .
        .    .    .    .    .    .    .    .
        .    .    N07^ .    .    .    .    .
        """,
    )
    game.play(Draw("J02"))
    assert game.waits_for_chance
    assert game.hand is None
    assert "J02" not in game.remaining_tiles()
    assert "removed: J02" in game.position()
    game.play(Draw("N01"))
    assert game.hand == "N01"


def test_the_game_ends_if_the_last_tile_fits_nowhere() -> None:
    game = scene("4,6", "N02^!")
    game.play("-")
    everything = [code for code, count in game.remaining_tiles().items() for _ in range(count)]
    game = scene("2,10", "B01<", removed=" ".join(code for code in everything if code not in ("B01", "N02")))
    assert game.remaining_tiles() == {"N02": 1}
    game.play("draw N02; N02^ 3,10; -")
    assert game.over
