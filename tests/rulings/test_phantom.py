"""The Phantom beside another box."""

from __future__ import annotations

import pytest

from tests.scenes import drawn, figures_possible, scene

BUILDERS = ("base", "traders_and_builders", "phantom")
LARGE = ("base", "inns_and_cathedrals", "phantom")
FESTIVAL = ("base", "phantom", "festival")


@pytest.mark.between("traders_and_builders", "phantom")
@pytest.mark.parametrize(
    ("board", "place", "special"),
    [("W^/1PhE", "U^ 1,0", "builder highwayman E"), ("B^/1PfNL", "B^ 1,0", "pig farmer NL")],
    ids=["builder", "pig"],
)
def test_a_phantom_is_follower_enough_for_a_builder_or_a_pig(board: str, place: str, special: str) -> None:
    game = scene(board, hand=place[0], boxes=BUILDERS)
    game.play(place)
    assert special in figures_possible(game)


@pytest.mark.between("traders_and_builders", "phantom")
def test_a_builder_may_be_the_first_figure_and_the_phantom_the_second_but_not_the_other_way_round() -> None:
    game = scene("W^/1hE", hand="U", boxes=BUILDERS)
    game.play("U^ 1,0; builder highwayman E")
    assert figures_possible(game) == {"phantom farmer NL", "phantom farmer ER"}
    other = scene("W^/1hE", hand="U", boxes=BUILDERS)
    other.play("U^ 1,0; phantom farmer NL")
    assert other.waits_for_chance


@pytest.mark.between("traders_and_builders", "phantom")
def test_a_builder_stays_as_long_as_a_phantom_stands_on_its_road() -> None:
    boxes = (*BUILDERS, "festival")
    tile = "festival/monastery_two_roads"
    game = scene("Wv/1hE/1PhE U^/1BhE", hand=tile, boxes=boxes)
    game.play(f"{tile}^ 0,1; back highwayman E @ 0,0")
    assert game.supply(0)["builder"] == 0


@pytest.mark.between("traders_and_builders", "phantom")
def test_a_phantom_that_came_home_in_the_first_part_of_a_double_turn_may_be_placed_in_the_second() -> None:
    game = scene("Wv/1PhE U^/1BhE .", hand="W", boxes=BUILDERS)
    game.play("Wv 2,0; -")
    assert game.supply(0)["phantom"] == 1
    game.play("draw B; B^ 0,1; monk; phantom farmer NL")
    assert game.supply(0)["phantom"] == 0
    assert game.state.player == 1


@pytest.mark.between("inns_and_cathedrals", "phantom")
def test_the_phantom_may_follow_a_large_follower() -> None:
    game = scene("B^ B^!", boxes=LARGE)
    game.play("large monk; phantom farmer NL")
    assert drawn(game) == ["B^ B^/1Lm/1PfNL"]


@pytest.mark.between("inns_and_cathedrals", "phantom")
def test_a_large_follower_counts_as_much_as_a_phantom_and_a_small_one_together() -> None:
    game = scene("W^/1LhE U^/2hE/2PhE .", hand="W", boxes=LARGE)
    game.play("W^ 2,0; -")
    assert game.scores == (3, 3)


@pytest.mark.between("phantom", "festival")
def test_a_phantom_that_was_taken_back_may_be_placed_again_at_once() -> None:
    tile = "festival/monastery_two_roads"
    game = scene("B^/1Pm", hand=tile, boxes=FESTIVAL)
    game.play(f"{tile}^ 0,1; back phantom monk @ 0,0; phantom monk")
    assert drawn(game) == ["B^", f"{tile}^/1Pm"]
