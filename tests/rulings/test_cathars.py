"""Rulings about the Cathars and another box."""

from __future__ import annotations

import pytest

from bastide.kernel.pieces import Piece
from bastide.rulings import RULINGS
from tests.scenes import empty_bag, figures_possible, final_points, scene

FARM = """
    E>{}  {}<
    B^    B^
"""


@pytest.mark.between("traders_and_builders", "cathars")
@pytest.mark.parametrize(
    ("farmers", "tile", "points"),
    [
        ("/1fSL", "E", 3),
        ("/1fSL/1GfSL", "E", 4),
        ("/1fSL", "cathars/city", 6),
        ("/1fSL/1GfSL", "cathars/city", 8),
    ],
)
def test_a_finished_city_is_worth_3_with_a_pig_4_besieged_6_and_besieged_with_a_pig_8(
    farmers: str, tile: str, points: int
) -> None:
    game = scene(FARM.format(farmers, tile), boxes=("base", "traders_and_builders", "cathars"))
    assert final_points(game) == [points, 0]


@pytest.mark.between("traders_and_builders", "cathars", "games_quarterly")
def test_by_option_pigs_and_herds_count_once_for_a_besieged_city() -> None:
    boxes = ("base", "traders_and_builders", "cathars", "games_quarterly")
    options = {"pigs_at_besieged": "once"}
    game = scene(HERD.format("cathars/city", "/1fNL/1GfNL"), boxes=boxes, options=options)
    assert final_points(game) == [8, 0]


def test_without_the_siege_a_pig_is_worth_one_point_a_city() -> None:
    board = FARM.format("/1fSL/1GfSL", "cathars/city")
    game = scene(board, boxes=("base", "traders_and_builders", "cathars"), options={"siege": "no"})
    assert final_points(game) == [4, 0]


HERD = """
    E>    {}<
    games_quarterly/pig_field^{} B^
"""


@pytest.mark.between("traders_and_builders", "cathars", "games_quarterly")
@pytest.mark.parametrize(
    ("tile", "farmers", "points"),
    [
        ("E", "/1fNL", 4),
        ("E", "/1fNL/1GfNL", 5),
        ("cathars/city", "/1fNL", 8),
        ("cathars/city", "/1fNL/1GfNL", 10),
    ],
)
def test_with_a_herd_a_city_is_worth_4_besieged_8_and_besieged_with_a_pig_besides_10(
    tile: str, farmers: str, points: int
) -> None:
    boxes = ("base", "traders_and_builders", "cathars", "games_quarterly")
    assert final_points(scene(HERD.format(tile, farmers), boxes=boxes)) == [points, 0]


@pytest.mark.parametrize(("option", "points"), [("siege", 4), ("pig_herds", 6)])
def test_the_herd_counts_twice_only_if_there_are_both_siege_and_herds(option: str, points: int) -> None:
    board = HERD.format("cathars/city", "/1fNL")
    game = scene(board, boxes=("base", "cathars", "games_quarterly"), options={option: "no"})
    assert final_points(game) == [points, 0]


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.__name__)
def test_every_ruling_names_two_boxes_and_its_source(ruling: type) -> None:
    assert len(ruling.needs) == 2  # type: ignore[attr-defined]
    assert ruling.source  # type: ignore[attr-defined]


# -- flight and other boxes ------------------------------------------------------------------------

BESIDE_A_MONASTERY = "cathars/city>{} {}\nB^ ."


@pytest.mark.between("traders_and_builders", "cathars")
def test_a_builder_goes_home_with_the_last_knight_who_flees() -> None:
    board = BESIDE_A_MONASTERY.format("/1kE", "F^/1BkE")
    game = scene(board, hand="V", boxes=("base", "traders_and_builders", "cathars"))
    game.play("V^ 0,2; -; back knight E @ 0,0")
    assert game.supply(0) == {"follower": 7, "builder": 1, "pig": 1}


@pytest.mark.between("traders_and_builders", "cathars")
def test_a_knight_flees_at_the_end_of_the_whole_turn_behind_its_second_part() -> None:
    board = BESIDE_A_MONASTERY.format("/1kE/1BkE", "F^/1kE")
    game = scene(board, hand="G", boxes=("base", "traders_and_builders", "cathars"))
    game.play("G^ 2,0; -")
    assert (game.waits_for_chance, game.state.player) == (True, 0)
    game.play("draw F; F^ 3,0; -")
    assert figures_possible(game) == {"back knight E @ 0,0", "back knight E @ 1,0"}
    game.play("back knight E @ 1,0")
    assert game.state.player == 1, "one knight for both parts"


@pytest.mark.between("traders_and_builders", "cathars")
def test_a_knight_flees_at_the_end_of_the_turn_also_where_no_tile_fits_for_its_second_part() -> None:
    board = BESIDE_A_MONASTERY.format("/1kE/1BkE", "F^")
    game = scene(board, hand="G", boxes=("base", "traders_and_builders", "cathars"))
    empty_bag(game, "X")
    game.play("G^ 2,0; -; draw X")
    assert figures_possible(game) == {"back knight E @ 0,0"}
    game.play("back knight E @ 0,0")
    assert game.over


@pytest.mark.between("inns_and_cathedrals", "cathars")
def test_a_besieged_city_is_worth_nothing_at_the_end_though_a_cathedral_counts_plainly_by_an_option() -> None:
    options = {"unfinished_inns_and_cathedrals": "plain"}
    boxes = ("base", "inns_and_cathedrals", "cathars")
    assert final_points(scene("E> EK^/1kN", boxes=boxes, options=options)) == [2, 0]
    assert final_points(scene("cathars/city> EK^/1kN", boxes=boxes, options=options)) == [0, 0]


@pytest.mark.between("inns_and_cathedrals", "cathars")
def test_a_cathedral_that_is_switched_off_does_not_help_a_besieged_city() -> None:
    board = ". Ev .\nE> EK^/1kN .\n. E^ ."
    game = scene(
        board, hand="cathars/city", boxes=("base", "inns_and_cathedrals", "cathars"), options={"cathedrals": "no"}
    )
    game.play("cathars/city< 2,1; -")
    assert game.scores == (5, 0)


@pytest.mark.between("king_and_robber", "cathars")
def test_the_king_counts_the_tiles_of_a_besieged_city_whatever_they_are_worth() -> None:
    game = scene("E> .\nB^ B^\ncathars/city> F^", hand="E", boxes=("base", "king_and_robber", "cathars"))
    game.play("E< 1,0; -; draw E; E< 2,2; -")
    assert [game.state.supply_of(player, Piece.KING) for player in range(2)] == [0, 1]
    assert final_points(game) == [0, 2]


@pytest.mark.between("cathars", "phantom")
def test_a_phantom_flees_like_any_knight_even_in_the_turn_in_which_it_came() -> None:
    game = scene("B^", hand="cathars/city_road", boxes=("base", "cathars", "phantom"))
    game.play("cathars/city_road^ 0,-1; highwayman E; phantom knight N")
    assert figures_possible(game) == {"back phantom knight N @ 0,-1"}
    game.play("back phantom knight N @ 0,-1")
    assert game.supply(0) == {"follower": 6, "phantom": 1}


@pytest.mark.between("cathars", "phantom")
def test_phantom_and_small_follower_of_one_city_do_not_flee_together() -> None:
    game = scene("cathars/city>/1kE/1PkE\nB^", hand="V", boxes=("base", "cathars", "phantom"))
    game.play("V^ 0,2; -")
    assert figures_possible(game) == {"back knight E @ 0,0", "back phantom knight E @ 0,0"}
    game.play("back phantom knight E @ 0,0")
    assert game.waits_for_chance


@pytest.mark.between("cathars", "festival")
def test_after_a_figure_was_taken_back_a_knight_can_still_flee() -> None:
    tile = "festival/monastery_two_roads"
    game = scene("cathars/city>/1kE/1kE\nB^", hand=tile, boxes=("base", "cathars", "festival"))
    game.play(f"{tile}^ 0,2; back knight E @ 0,0; back knight E @ 0,0")
    assert game.supply(0) == {"follower": 7}


@pytest.mark.between("cathars", "festival")
def test_a_festival_brings_a_knight_home_from_a_besieged_city_without_a_monastery() -> None:
    tile = "festival/city_road_s"
    game = scene("cathars/city>/1kE .\n. .", hand=tile, boxes=("base", "cathars", "festival"))
    game.play(f"{tile}< 1,0")
    assert "back knight E @ 0,0" in figures_possible(game)
