"""The Ferries beside another box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.events import FigureLeft
from bastide.kernel.pieces import Piece
from tests.expansions.count.city import BOXES, beside, possible
from tests.scenes import figures_possible, scene

if TYPE_CHECKING:
    from collections.abc import Mapping

THREE = "ferries/three_roads"
TRADERS = "traders_and_builders"
NOTHING_DUE = {TRADERS: "0 0; 0 0, 0 0, 0 0"}


def table(
    board: str, *boxes: str, ferries: str, hand: str = "", phase: str = "", memory: Mapping[str, str] | None = None
) -> bastide.Game:
    """A scene with this box and others; *ferries* lie on lakes."""
    remembered = {**(memory or {}), **({"ferries": ferries} if ferries else {})}
    return scene(board, hand=hand, phase=phase, boxes=("base", "ferries", *boxes), memory=remembered)


# -- Traders & Builders ----------------------------------------------------------------------------


@pytest.mark.between("traders_and_builders", "ferries")
def test_a_builder_goes_home_when_a_ferry_leaves_it_without_a_follower_of_its_owner() -> None:
    board = f"U^/2hE U^ {THREE}^ U^/2BhE ."
    game = table(board, TRADERS, ferries="EW 2,0", hand="U", memory=NOTHING_DUE)
    game.play("U^ 4,0; -; ferry SW @ 2,0")
    left = [(event.piece, event.why) for event in game.events if isinstance(event, FigureLeft)]
    assert left == [("builder", "lonely")]
    assert game.supply(1)["builder"] == 1


@pytest.mark.between("traders_and_builders", "ferries")
def test_a_builder_with_a_follower_on_its_part_of_the_road_stays() -> None:
    board = f"U^ U^ {THREE}^ U^/2BhE U^/2hE ."
    game = table(board, TRADERS, ferries="EW 2,0", hand="U", memory=NOTHING_DUE)
    game.play("U^ 5,0; -; ferry SW @ 2,0")
    assert game.supply(1)["builder"] == 0


@pytest.mark.between("traders_and_builders", "ferries")
def test_a_lake_at_the_road_of_a_builder_extends_it_before_the_ferry_is_laid() -> None:
    game = table("W^ U^/1hE U^/1BhE .", TRADERS, ferries="", hand=THREE, memory=NOTHING_DUE)
    game.play(f"{THREE}^ 3,0; -; ferry ES @ 3,0")
    assert game.scores == (4, 0)
    assert game.state.player == 0, "a second turn"


@pytest.mark.between("traders_and_builders", "ferries")
def test_moving_a_ferry_to_the_road_of_a_builder_grants_no_second_turn() -> None:
    board = f"W^ U^/1hE U^/1BhE {THREE}^ ."
    game = table(board, TRADERS, ferries="ES 3,0", hand="U", memory=NOTHING_DUE)
    game.play("U^ 4,0; -; ferry EW @ 3,0")
    assert game.state.player == 1


# -- The Tunnel ------------------------------------------------------------------------------------


@pytest.mark.between("tunnel", "ferries")
def test_the_first_ferry_is_also_looked_for_beyond_a_tunnel() -> None:
    board = f"{THREE}^ tunnel/city_two_mouths^ ."
    tokens = {"tunnel": "1 A W 1,0; 1 A E 1,0"}
    game = table(board, "tunnel", ferries="EW 0,0", hand="U", memory=tokens)
    game.play("U^ 2,0; -")
    assert figures_possible(game) == {"ferry ES @ 0,0", "ferry SW @ 0,0"}


@pytest.mark.between("tunnel", "ferries")
def test_a_mouth_that_is_not_joined_leads_to_no_ferry() -> None:
    board = f"{THREE}^ tunnel/city_two_mouths^ ."
    game = table(board, "tunnel", ferries="EW 0,0", hand="U", memory={"tunnel": "1 A W 1,0; 2 A E 1,0"})
    game.play("U^ 2,0; -")
    assert game.waits_for_chance


@pytest.mark.between("tunnel", "ferries")
def test_a_token_is_laid_before_ferries_are_moved_and_lets_nobody_move_one_itself() -> None:
    board = f"{THREE}^ tunnel/city_two_mouths^ U^\n. . ."
    game = table(board, "tunnel", ferries="EW 0,0", hand="B", memory={"tunnel": "1 A W 1,0"})
    game.play("B^ 1,1; -; tunnel A E @ 1,0")
    assert game.waits_for_chance
    game = table(board, "tunnel", ferries="EW 0,0", hand="U", memory={"tunnel": "1 A W 1,0"})
    game.play("U^ 3,0; -; tunnel A E @ 1,0")
    assert figures_possible(game) == {"ferry ES @ 0,0", "ferry SW @ 0,0"}


# -- Inns & Cathedrals, King & Robber, The Count ---------------------------------------------------


@pytest.mark.between("inns_and_cathedrals", "ferries")
def test_an_inn_belongs_to_the_road_that_is_joined_when_it_is_scored() -> None:
    board = f"W^ EB^ {THREE}^ U^/2hE ."
    for move, points in (("-", 10), ("ferry ES @ 2,0", 0)):
        game = table(board, "inns_and_cathedrals", ferries="EW 2,0", hand="W")
        game.play(f"W^ 4,0; -; {move}")
        assert game.scores == (0, points)


@pytest.mark.between("king_and_robber", "ferries")
def test_roads_count_for_the_robber_baron_as_they_lie_at_the_end_however_often_ferries_have_finished_them() -> None:
    board = f"A< {THREE}^ .\n. Av ."
    memory = {"king_and_robber": "king 0 0, robber_baron 1 3"}
    game = table(board, "king_and_robber", ferries="EW 1,0", hand="X", memory=memory)
    assert [line.points for line in game.if_it_ended_now() if line.claim == "bonus"] == [1]
    game.play("X^ 2,0; -; ferry SW @ 1,0")
    assert [line.points for line in game.if_it_ended_now() if line.claim == "bonus"] == [2]


@pytest.mark.between("king_and_robber", "ferries")
def test_whoever_finishes_a_road_by_a_ferry_may_take_the_robber_baron() -> None:
    game = table(f"W^/2hE U^ {THREE}^ .", "king_and_robber", ferries="EW 2,0", hand="U")
    game.play("U^ 3,0; -; ferry ES @ 2,0")
    assert game.scores == (0, 3)
    assert game.state.supply_of(0, Piece.ROBBER_BARON) == 1


@pytest.mark.between("count", "ferries")
def test_whoever_gets_nothing_from_a_scoring_that_his_ferry_triggers_may_send_a_follower_to_the_city() -> None:
    game = beside(f"W</2hE {THREE}^ .", hand="U", memory="castle", boxes=(*BOXES, "ferries"))
    game = bastide.read_position(game.position().replace("corner:", "ferries: EW 5,0\ncorner:"))
    game.play("U^ 6,0; -; ferry ES @ 5,0")
    assert game.scores == (0, 2)
    assert "castle quarter" in possible(game)


# -- Abbey & Mayor ---------------------------------------------------------------------------------


@pytest.mark.between("abbey_and_mayor", "ferries")
def test_a_wagon_on_a_road_to_a_lake_drives_to_none_of_its_other_road_ends() -> None:
    game = table(f"W^/1WhE {THREE}^ .", "abbey_and_mayor", ferries="EW 1,0", hand="U")
    game.play("U^ 2,0; -; ferry ES @ 1,0")
    assert game.scores == (2, 0)
    wagons = {found for found in figures_possible(game) if "wagon" in found}
    assert wagons
    assert not any("@ 1,0" in found for found in wagons)


@pytest.mark.between("abbey_and_mayor", "ferries")
def test_an_abbey_extends_no_road_and_moves_no_ferry() -> None:
    board = f". B^ B^ B^\nW^/2hE {THREE}^ . B^\n. U> Ev ."
    game = table(board, "abbey_and_mayor", ferries="EW 1,1", phase="lay_abbey")
    game.play("abbey_and_mayor/abbey^ 2,1; -")
    assert game.scores == (0, 2)
    assert game.waits_for_chance


# -- The Princess & the Dragon ---------------------------------------------------------------------


@pytest.mark.between("princess_and_dragon", "ferries")
def test_ferries_are_moved_before_the_dragon_moves() -> None:
    dragon = {"princess_and_dragon": "dragon 0,0"}
    game = table(f"B2^ . .\nW^ {THREE}^ .", "princess_and_dragon", ferries="EW 1,1", hand="BH", memory=dragon)
    options = [game.notation(option) for option in game.options()]
    place = next(found for found in options if found.endswith(" 2,1"))
    game.play(f"{place}; -")
    assert figures_possible(game) == {"ferry ES @ 1,1", "ferry SW @ 1,1"}
    game.play("-")
    assert any(found.startswith("dragon") for found in figures_possible(game))
