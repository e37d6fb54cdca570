"""The Plague and other boxes (complete rules 4.2.9.1, 4.2.9.2, 4.2.9.3)."""

from __future__ import annotations

import re

import pytest

import bastide
from tests.expansions.plague.tables import CORNER, OUTBREAK, SOURCE, fleas, infested, offered, told
from tests.scenes import figures_possible

PD = "princess_and_dragon"


def holding(tile: str, *boxes: str) -> bastide.Game:
    """Begin a game with some boxes, in which Red has drawn a tile."""
    text = bastide.new_game(boxes=boxes, open_draws=True).position()
    text = re.sub("asked: .*", "asked: Red lay_tile", text)
    return bastide.read_position(re.sub("(turn: .*)", rf"\1\nhand: {tile}", text))


# -- who is not placed beside a source ------------------------------------------------------------------


@pytest.mark.between("plague", "phantom")
def test_no_phantom_is_placed_by_whoever_lays_a_source() -> None:
    game = infested("B^", CORNER, memory="", boxes=("phantom",))
    game.play(f"{CORNER}v 0,1")
    assert game.waits_for_chance


@pytest.mark.between("traders_and_builders", "plague")
def test_a_builder_may_be_placed_by_whoever_lays_a_source() -> None:
    game = infested("Ev/1kS", CORNER, memory="", boxes=("traders_and_builders",))
    game.play(f"{CORNER}^ 0,1")
    assert figures_possible(game) == {"builder knight N"}


@pytest.mark.between("tower", "plague")
def test_a_floor_may_be_laid_by_whoever_lays_a_source_but_no_tower_is_closed() -> None:
    game = infested("TI^", CORNER, memory="", boxes=("tower",), others={"tower": "floors 9 10, tower 0 0 1"})
    game.play(f"{CORNER}v 0,1")
    assert figures_possible(game) == {"tower_floor @ 0,0"}


@pytest.mark.between("princess_and_dragon", "plague")
def test_the_fairy_may_be_moved_by_whoever_lays_a_source() -> None:
    game = infested("B^/1m", CORNER, memory="", boxes=(PD,))
    game.play(f"{CORNER}v 0,1")
    assert figures_possible(game) == {"fairy to monk @ 0,0"}


@pytest.mark.between("wheel_of_fortune", "plague")
def test_no_crown_is_taken_by_whoever_lays_a_source() -> None:
    game = holding("plague/curve", *["wheel_of_fortune", "plague"])
    game.play("plague/curve^ -1,1")
    assert game.waits_for_chance


# -- where no flea is laid ------------------------------------------------------------------------------


@pytest.mark.between("count", "plague")
def test_carcassonne_is_never_infested() -> None:
    game = holding("plague/curve", *["count", "plague"])
    game.play("plague/curve^ -3,0; draw B")
    assert fleas(game) == set()


@pytest.mark.between("wheel_of_fortune", "plague")
def test_the_board_of_the_wheel_is_never_infested() -> None:
    game = holding("plague/curve", *["wheel_of_fortune", "plague"])
    game.play("plague/curve^ -1,1; draw B")
    assert fleas(game) == set()


@pytest.mark.between("princess_and_dragon", "plague")
def test_no_flea_is_laid_where_the_dragon_is_or_the_fairy() -> None:
    game = infested(hand="B", boxes=(PD,), others={PD: "dragon 1,0"})
    assert fleas(game) == {"0,1"}
    game = infested(hand="B", boxes=(PD,), others={PD: "fairy 0,1"})
    assert fleas(game) == {"1,0"}


@pytest.mark.between("princess_and_dragon", "plague")
def test_a_flea_goes_back_to_the_supply_when_the_dragon_comes_to_its_tile() -> None:
    memory = f"{OUTBREAK}; flea 1,0; spread"
    game = infested(hand="BH", memory=memory, boxes=(PD,), others={PD: "dragon 2,0"})
    game.play("BH^ 1,2; -; dragon to 1,0")
    assert "flea 1,0" not in told(game)


@pytest.mark.between("river", "plague")
def test_one_flea_infests_both_banks_of_a_river() -> None:
    board = f"{CORNER}> .\nriver/straight^/1fNL/2fSL .\n. ."
    game = infested(board, "B", boxes=("river",))
    game.play("flea @ 0,1")
    assert game.supply(0)["follower"] == game.supply(1)["follower"] == 7


@pytest.mark.between("plague", "school")
def test_the_school_can_be_infested() -> None:
    game = holding("plague/crossing", *["plague", "school"])
    game.play("plague/crossing^ -2,1; draw B")
    assert fleas(game) == {"-2,0"}


# -- who goes home --------------------------------------------------------------------------------------


@pytest.mark.between("traders_and_builders", "plague")
def test_builder_and_pig_stay_unless_they_are_alone() -> None:
    board = f"{SOURCE} B^/1fNL/1GfNL B^/1fNL .\nB^ B^ B^ ."
    game = infested(board, "B", boxes=("traders_and_builders",))
    game.play("flea @ 1,0")
    assert game.supply(0)["pig"] == 0
    board = f"{SOURCE} B^/1fNL/1GfNL B^ .\nB^ B^ B^ ."
    game = infested(board, "B", boxes=("traders_and_builders",))
    game.play("flea @ 1,0")
    assert game.supply(0)["pig"] == 1


@pytest.mark.between("tower", "plague")
def test_a_guard_goes_home_from_his_tower_and_it_is_open_again() -> None:
    others = {"tower": "floors 9 10, tower 1 0 1"}
    game = infested(f"{SOURCE} TI^/2g .", "B", boxes=("tower",), others=others)
    game.play("flea @ 1,0; B^ 2,0")
    assert game.supply(1)["follower"] == 7
    assert "tower_floor @ 1,0" in figures_possible(game)


@pytest.mark.between("abbey_and_mayor", "plague")
def test_a_barn_stays_where_a_flea_is_laid() -> None:
    board = f"{SOURCE} B^\nB^ B^/1NfNL"
    game = infested(board, "B", memory=f"{OUTBREAK}; flea 1,0", boxes=("abbey_and_mayor",))
    game.play("flea @ 1,1")
    assert game.supply(0)["barn"] == 0


@pytest.mark.between("bridges_castles_bazaars", "plague")
def test_a_lord_stays_in_his_castle_where_a_flea_is_laid() -> None:
    others = {"bridges_castles_bazaars": "bridges 3 3; castles 2 3; castle 1,0 E 1 follower"}
    game = infested(f"{SOURCE} E> E<", "B", boxes=("bridges_castles_bazaars",), others=others)
    game.play("flea @ 1,0")
    assert game.supply(0)["follower"] == 6


# -- flight ---------------------------------------------------------------------------------------------


@pytest.mark.between("shrines", "plague")
def test_a_heretic_cannot_flee() -> None:
    game = infested(f"{SOURCE} shrines/plain^/1c .", "B", boxes=("shrines",))
    assert offered(game, "flee") == set()


@pytest.mark.between("princess_and_dragon", "plague")
def test_nobody_flees_to_the_dragon() -> None:
    board = f"{SOURCE} B^ .  .\n. U^/1hE U^ U^"
    game = infested(board, "B", boxes=(PD,), others={PD: "dragon 2,1"})
    assert offered(game, "flee") == {"flee highwayman E @ 1,1 to 3,1"}


@pytest.mark.between("traders_and_builders", "plague")
def test_a_double_turn_brings_one_flea_and_one_flight() -> None:
    board = f"{SOURCE} B^ . . .\n. U^/1hE/1BhE U^ . ."
    game = infested(board, "U", boxes=("traders_and_builders",))
    game.play("flee highwayman E @ 1,1 to 2,1; flea @ 1,0; U^ 3,1; -; draw B")
    assert game.state.player == 0
    assert offered(game, "flee") == offered(game, "flea") == set()
