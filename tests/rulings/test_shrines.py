"""The Shrines with other boxes (complete rules 4.2.1, 4.2.3, 4.2.3.1, 4.4.5.1, 4.4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bastide.kernel.pieces import Piece
from tests.expansions.abbey_and_mayor.tables import ABBEY, at_home, possible
from tests.scenes import drawn, figures_possible, final_points, scene

if TYPE_CHECKING:
    import bastide

WEST_FIRST = """
    .   E^  E^
    E<  {0} {1}
    V^  Ev  Ev
"""
"""The western building lacks a curve in the corner, the eastern one lacks more."""


def western_first(
    west: str, east: str, box: str, memory: str = "", *, options: dict[str, str] | None = None
) -> bastide.Game:
    """Blue finishes the western building."""
    kept = {box: memory} if memory else None
    boxes = ("base", "shrines", box)
    game = scene(WEST_FIRST.format(west, east), hand="V", turn=2, boxes=boxes, options=options, memory=kept)
    game.play("V> 0,0; -")
    return game


# -- Abbey & Mayor -----------------------------------------------------------------------------------

WITH_ABBEY = pytest.mark.between("abbey_and_mayor", "shrines")
BOXES = ("base", "abbey_and_mayor", "shrines")


def hole(corner: str, other: str, *, options: dict[str, str] | None = None) -> bastide.Game:
    """A hole for an abbey with two tiles across its corners."""
    board = f"{corner} E^ B^\nE< . E>\nB^ Ev {other}"
    return scene(board, boxes=BOXES, options=options, phase="lay_abbey")


@WITH_ABBEY
def test_a_monk_on_an_abbey_may_challenge_a_heretic_and_wins_if_the_abbey_is_finished_first() -> None:
    game = scene("shrines/plain^/2c E^ B^\nE< . E>\nB^ Ev B^", boxes=BOXES, phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1; monk")
    assert game.scores == (9, 0)
    assert game.supply(1)["follower"] == 7


@WITH_ABBEY
def test_a_heretic_wins_against_the_monk_on_an_abbey_beside_him() -> None:
    board = f"V> E^ E^\nE< shrines/plain^/2c {ABBEY}^/1m\nV^ Ev ."
    game = scene(board, hand="E", boxes=BOXES)
    game.play("Ev 2,2; -")
    assert game.scores == (0, 9)
    assert game.supply(0)["follower"] == 7


@WITH_ABBEY
def test_an_abbey_finishes_monasteries_and_shrines_around_it_and_they_are_scored() -> None:
    board = "V> E^ E^ V<\nE< {} . U>\nV^ Ev Ev Vv"
    for building in ("B^/2m", "shrines/plain^/2c"):
        game = scene(board.format(building), boxes=BOXES, phase="lay_abbey")
        game.play(f"{ABBEY}^ 2,1; -")
        assert game.scores == (0, 9)


@WITH_ABBEY
def test_an_abbey_is_not_laid_beside_two_shrines() -> None:
    assert hole("shrines/plain^", "shrines/road_s^").waits_for_chance
    assert f"{ABBEY}^ 1,1" in possible(hole("shrines/plain^", "B^"))


@WITH_ABBEY
def test_an_abbey_gives_no_shrine_a_second_rival() -> None:
    board = "B^ shrines/plain^ E^ .\n. E< . E>\n. B^ Ev B^"
    assert scene(board, boxes=BOXES, phase="lay_abbey").waits_for_chance


@WITH_ABBEY
def test_no_shrine_is_laid_beside_two_abbeys() -> None:
    board = f"{ABBEY}^ E^ {ABBEY}^\nE< . E>"
    game = scene(board, hand="shrines/plain", boxes=BOXES)
    assert not [option for option in possible(game) if option.endswith(" 1,1")]


@WITH_ABBEY
def test_by_option_an_abbey_goes_into_any_hole() -> None:
    game = hole("shrines/plain^", "shrines/road_s^", options={"abbey_holes": "any"})
    assert f"{ABBEY}^ 1,1" in possible(game)


@WITH_ABBEY
def test_without_challenges_an_abbey_does_not_mind_shrines() -> None:
    game = hole("shrines/plain^", "shrines/road_s^", options={"challenges": "no"})
    assert f"{ABBEY}^ 1,1" in possible(game)


@WITH_ABBEY
def test_a_wagon_may_be_placed_on_a_shrine_and_a_mayor_may_not() -> None:
    game = scene("shrines/plain^!", boxes=BOXES)
    assert {option for option in figures_possible(game) if "heretic" in option} == {"heretic", "wagon heretic"}


@WITH_ABBEY
def test_a_wagon_drives_from_a_road_to_the_shrine_at_its_end() -> None:
    game = scene("W^/1WhE .", hand="shrines/road_s", boxes=BOXES)
    game.play("shrines/road_s> 1,0; -")
    assert "wagon heretic" in possible(game)
    game.play("wagon heretic")
    assert drawn(game) == ["W^ shrines/road_s>/1Wc"]


@WITH_ABBEY
def test_a_wagon_that_loses_a_challenge_goes_home_and_does_not_drive_on() -> None:
    game = western_first("B^/1m", "shrines/plain^/2Wc", "abbey_and_mayor")
    assert game.scores == (9, 0)
    assert at_home(game, Piece.WAGON) == [1, 1]
    assert game.waits_for_chance


@WITH_ABBEY
def test_by_an_option_a_wagon_that_loses_a_challenge_may_drive_on() -> None:
    options = {"loser_is_scored": "yes", "wagon_moves": "any_tile"}
    game = western_first("B^/1m", "shrines/plain^/2Wc", "abbey_and_mayor", options=options)
    assert game.scores == (9, 0)
    assert game.position().splitlines()[4] == "asked: Blue move_wagon"


# -- others ------------------------------------------------------------------------------------------

WITH_DRAGON = pytest.mark.between("princess_and_dragon", "shrines")


@WITH_DRAGON
def test_the_fairy_brings_three_points_to_the_heretic_of_a_finished_shrine() -> None:
    memory = "fairy 1,1 with 1 follower shrine"
    assert western_first("shrines/plain^/1c", "B^", "princess_and_dragon", memory).scores == (12, 0)


@WITH_DRAGON
def test_the_fairy_brings_nothing_to_whoever_loses_a_challenge() -> None:
    memory = "fairy 2,1 with 2 follower shrine"
    assert western_first("B^/1m", "shrines/plain^/2c", "princess_and_dragon", memory).scores == (9, 0)


@WITH_DRAGON
def test_a_heretic_whom_the_dragon_eats_challenges_nobody_any_more() -> None:
    board = WEST_FIRST.format("B^/1m", "shrines/plain^/2c")
    memory = {"princess_and_dragon": "dragon 2,0"}
    game = scene(board, hand="BH", boxes=("base", "princess_and_dragon", "shrines"), memory=memory)
    game.play("BH> 3,0; -; dragon to 2,1")
    assert game.supply(1)["follower"] == 7
    assert "B^/1m" in game.position()


@pytest.mark.between("inns_and_cathedrals", "shrines")
def test_a_large_follower_wins_or_loses_a_challenge_like_a_small_one() -> None:
    game = western_first("B^/1m", "shrines/plain^/2Lc", "inns_and_cathedrals")
    assert game.scores == (9, 0)
    assert game.supply(1)["large_follower"] == 1


@pytest.mark.between("tower", "shrines")
def test_a_heretic_who_is_captured_before_the_scoring_loses_no_challenge() -> None:
    board = WEST_FIRST.format("B^/1m", "shrines/plain^/2c").rstrip() + "\n"
    game = scene(
        board.replace("shrines/plain^/2c", "shrines/plain^/2c TI^"), hand="V", boxes=("base", "tower", "shrines")
    )
    game.play("V> 0,0; tower_floor @ 3,1; capture 2 heretic @ 2,1")
    assert game.scores == (9, 0)
    assert [line.reason for line in game.tally()] == ["9 tiles × 1"]


@pytest.mark.between("shrines", "festival")
def test_a_heretic_may_be_taken_back_from_a_challenge() -> None:
    game = scene("B^/2m shrines/plain^/1c", hand="festival/city_road_s", boxes=("base", "shrines", "festival"))
    game.play("festival/city_road_s^ 2,0; back heretic @ 1,0")
    assert drawn(game) == ["B^/2m shrines/plain^ festival/city_road_s^"]
    assert final_points(game) == [0, 2]


@pytest.mark.between("shrines", "phantom")
def test_a_phantom_may_be_a_heretic_and_challenge() -> None:
    game = western_first("B^/1m", "shrines/plain^/2Pc", "phantom")
    assert game.scores == (9, 0)
    assert game.supply(1)["phantom"] == 1


@pytest.mark.between("traders_and_builders", "shrines")
def test_a_builder_never_joins_a_heretic() -> None:
    game = scene("B^ shrines/plain^!/1c", boxes=("base", "traders_and_builders", "shrines"))
    assert not [option for option in figures_possible(game) if option.startswith("builder")]


@pytest.mark.between("king_and_robber", "shrines")
def test_finished_shrines_count_for_no_card() -> None:
    game = western_first("shrines/plain^/1c", "B^", "king_and_robber")
    assert final_points(game) == [0, 0]
