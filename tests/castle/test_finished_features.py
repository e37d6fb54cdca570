"""The Castle: finished roads, towers and houses ("Die fertigen Wege, Türme und Häuser werden gewertet")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.events import FigureLeft
from tests.castle.scenes import lines_of, possible, scene

if TYPE_CHECKING:
    import bastide


def reasons(game: bastide.Game) -> list[str]:
    return [line.reason for line in game.tally()]


# -- roads -----------------------------------------------------------------------------------------


def test_a_finished_road_of_two_tiles_is_worth_2_points() -> None:
    game = scene("4,12", "Q01^/2hE", hand="B01", turn=1)
    game.play("B01< 5,12; -")
    assert lines_of(game) == [(1, 2, "road")]
    assert reasons(game) == ["2 tiles × 1"]


def test_a_road_of_three_tiles_and_a_start_field_with_a_fountain_is_worth_8_points() -> None:
    game = scene("2,10", "S01>/2hE S02>", hand="B01", turn=2)
    game.play("B01< 4,10; -")
    assert lines_of(game) == [(1, 8, "road")]
    assert reasons(game) == ["4 tiles × 2 (fountain)"]


def test_two_fountains_are_worth_no_more_than_one() -> None:
    game = scene("2,10", "S02>/2hE S05>", hand="B01", turn=2)
    game.play("B01< 4,10; -")
    assert game.scores == (0, 8)


def test_a_road_ends_at_a_square_and_at_a_start_field_without_a_road() -> None:
    game = scene("4,12", ".", hand="Q01")
    game.play("Q01^ 4,12; herald S")
    assert game.scores == (1, 0)


def test_a_road_ends_at_the_plain_wall_and_at_a_building() -> None:
    game = scene("4,5", "S01>/1hW\nN04^", hand="B01")
    game.play("B01< 5,5; -")
    assert lines_of(game) == [(0, 2, "road")]


def test_a_road_that_closes_a_circle_is_finished() -> None:
    game = scene("4,11", "C01>/1hE C03v\nC05^ .", hand="C07")
    game.play("C07< 5,12; -")
    assert lines_of(game) == [(0, 4, "road")]


def test_a_junction_without_a_square_is_finished_when_all_its_ends_are() -> None:
    game = scene("3,12", "B01> J01</1hW", hand="B02")
    game.play("B02< 5,12; -")
    assert game.scores == (0, 0)
    game.play("draw B04; B04v 4,11; -")
    assert lines_of(game) == [(0, 4, "road")]


def test_a_tile_counts_once_even_if_a_road_visits_it_twice() -> None:
    game = scene("4,11", "C01>/1hE C03v\nQ01^ .", hand="C07")
    game.play("C07< 5,12; -")
    assert lines_of(game) == [(0, 4, "road")]


# -- towers ----------------------------------------------------------------------------------------


def test_a_tower_of_four_tiles_is_worth_8_points() -> None:
    game = scene("7,8", "N06>/1kE C11^\nN16^ .", hand="N07", turn=2)
    game.play("N07< 8,9; -")
    assert lines_of(game) == [(0, 8, "tower")]
    assert reasons(game) == ["4 tiles × 2"]


def test_a_start_field_with_a_tower_counts_as_a_tile_of_it() -> None:
    game = scene("4,6", ".", hand="N02")
    game.play("N02< 4,6; knight W")
    assert reasons(game) == ["2 tiles × 2"]


def test_a_start_field_with_another_picture_closes_a_tower_and_does_not_count() -> None:
    game = scene("4,12", ".", hand="N02")
    game.play("N02v 4,12; knight S")
    assert reasons(game) == ["1 tile × 2"]


def test_the_wall_closes_a_tower() -> None:
    game = scene("4,6", "N04^", hand="N02")
    game.play("N02< 4,7; knight W")
    assert reasons(game) == ["1 tile × 2"]


def test_house_and_tower_close_each_other() -> None:
    game = scene("4,6", "N01>/2sE", hand="N02")
    game.play("N02< 5,6; knight W")
    assert sorted(lines_of(game)) == [(0, 2, "tower"), (1, 1, "house")]


def test_a_tower_with_an_open_side_is_not_finished() -> None:
    game = scene("4,6", ".", hand="N02")
    game.play("N02> 4,6; knight E")
    assert game.scores == (0, 0)


# -- houses ----------------------------------------------------------------------------------------


def test_a_house_is_worth_1_point_for_each_tile_and_for_a_start_field_with_a_house() -> None:
    game = scene("4,12", "N05>/1sE", hand="N01")
    game.play("N01< 5,12; -")
    assert lines_of(game) == [(0, 3, "house")]


def test_a_house_of_one_tile_is_worth_1_point() -> None:
    game = scene("4,6", ".", hand="N01", turn=1)
    game.play("N01< 4,6; squire W")
    assert lines_of(game) == [(0, 1, "house")]


def test_a_house_does_not_go_on_across_a_corner() -> None:
    game = scene("4,11", "N02^ N04v\nN01>/1sE .", hand="N03")
    game.play("N03^ 5,12; -")
    assert lines_of(game) == [(0, 1, "house")]


# -- majorities ------------------------------------------------------------------------------------


def test_who_has_more_followers_gets_all_points_whoever_finished_it() -> None:
    game = scene("4,10", "N04^ N02v/1kS N05^\nN04^ . N03</1kW\nN09^ N12^/2kN .", hand="N14", turn=2)
    game.play("N14^ 5,11; -")
    assert lines_of(game) == [(0, 8, "tower")]
    assert [game.supply(player)["follower"] for player in (0, 1)] == [6, 6]


def test_joined_towers_with_a_knight_of_each_bring_nothing() -> None:
    game = scene("7,8", "N06>/1kE C11^\n. N07</2kN", hand="N16", turn=1)
    assert len(game.state.figure_list()) == 2
    game.play("N16^ 7,9")
    assert "knight N" not in possible(game)
    game.play("-")
    assert game.scores == (0, 0)
    assert [game.supply(player)["follower"] for player in (0, 1)] == [6, 6]


# -- going home ------------------------------------------------------------------------------------


def test_followers_return_after_scoring_and_only_then() -> None:
    game = scene("7,8", "N06>/1kE C11^/1hN\nN16^ .", hand="N07", turn=2)
    game.play("N07< 8,9; -")
    assert [event.piece for event in game.events if isinstance(event, FigureLeft)] == ["follower"]
    assert game.supply(0)["follower"] == 5


def test_quick_points_for_a_road_of_one_tile() -> None:
    game = scene("4,6", ".", hand="B02", turn=2)
    game.play("B02< 4,6; herald W")
    assert lines_of(game) == [(1, 1, "road")]
    assert game.supply(1)["follower"] == 6


def test_quick_points_for_a_tower_of_two_tiles() -> None:
    game = scene("4,12", "N02>", hand="N03", turn=2)
    game.play("N03< 5,12; knight W")
    assert lines_of(game) == [(1, 4, "tower")]
    assert game.supply(1)["follower"] == 6


def test_a_courtyard_is_never_scored_during_the_game() -> None:
    game = scene("8,8", ".", hand="N01")
    game.play("N01^ 8,8; merchant EL")
    assert game.scores == (0, 0)
    assert game.supply(0)["follower"] == 5


def test_three_courtyards_are_parted_by_roads_towers_and_houses() -> None:
    game = scene("4,12", "Q01^!")
    assert [option for option in possible(game) if "merchant" in option] == [
        "merchant NR",
        "merchant ER",
        "merchant NL",
    ]
