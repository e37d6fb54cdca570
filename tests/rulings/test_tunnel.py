"""The Tunnel beside another box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.events import FigureLeft
from bastide.kernel.geometry import cell_at
from bastide.kernel.layout import OPEN
from bastide.kernel.pieces import Piece
from bastide.kernel.places import slot_named
from tests.expansions.count.city import BOXES, beside, possible
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Mapping

TWO = "tunnel/two_mouths"
CITY_TWO = "tunnel/city_two_mouths"
TRADERS = "traders_and_builders"
PRINCESS = "princess_and_dragon"
ABBEY = "abbey_and_mayor"
THROUGH = "abbey_and_mayor/road_through_city"


def table(
    board: str,
    *boxes: str,
    tokens: str = "",
    hand: str = "",
    turn: int = 1,
    players: int = 2,
    options: Mapping[str, str] | None = None,
    memory: Mapping[str, str] | None = None,
) -> bastide.Game:
    """A scene with this box and others; *tokens* lie on mouths."""
    nothing_due = {TRADERS: "0 0; 0 0, 0 0, 0 0"} if TRADERS in boxes else {}
    remembered = {**nothing_due, **(memory or {}), **({"tunnel": tokens} if tokens else {})}
    phase = "" if hand else "lay_token"
    return scene(
        board,
        hand=hand,
        turn=turn,
        players=players,
        boxes=("base", "tunnel", *boxes),
        options=options,
        phase=phase,
        memory=remembered,
    )


def is_one_road(game: bastide.Game, x: int, y: int, *sides: str) -> bool:
    """Do two sides of a tile belong to one road?"""
    state = game.state
    one, other = (state.root_of(slot_named(state, state.tile_at(cell_at(x, y)), "road", side)) for side in sides)
    return one == other


# -- Traders & Builders ----------------------------------------------------------------------------


@pytest.mark.between("traders_and_builders", "tunnel")
def test_a_tile_with_a_mouth_at_the_road_of_a_builder_grants_a_second_turn() -> None:
    game = table("W^ U^/1hE U^/1BhE", TRADERS, hand=CITY_TWO)
    game.play(f"{CITY_TWO}^ 3,0; -; -; draw B; B^ 0,-1")
    assert game.state.player == 0


@pytest.mark.between("traders_and_builders", "tunnel")
def test_whoever_joins_the_road_of_his_builder_with_another_by_a_token_has_a_second_turn() -> None:
    game = table(f"W^ U^/1hE U^/1BhE {CITY_TWO}^ U^\n. . . B^! .", TRADERS, tokens="1 A W 3,0")
    game.play("tunnel A E @ 3,0")
    assert game.state.player == 0
    game.play("draw B; B^ 3,2; -")
    assert game.state.player == 1


@pytest.mark.between("traders_and_builders", "tunnel")
def test_a_token_that_finishes_the_road_of_a_builder_grants_a_second_turn_too() -> None:
    game = table(f"W^ U^/1hE U^/1BhE {CITY_TWO}^ W^\n. . . B^! .", TRADERS, tokens="1 A W 3,0")
    game.play("tunnel A E @ 3,0")
    assert game.scores == (5, 0)
    assert game.state.player == 0


@pytest.mark.between("traders_and_builders", "tunnel")
def test_the_first_token_of_a_pair_joins_nothing_and_grants_nothing() -> None:
    game = table(f"W^ U^/1hE U^/1BhE {CITY_TWO}^ U^\n. . . B^! .", TRADERS)
    game.play("tunnel A W @ 3,0")
    assert game.state.player == 1


@pytest.mark.between("traders_and_builders", "tunnel")
def test_the_builder_of_somebody_else_grants_nothing_when_roads_are_joined() -> None:
    game = table(f"W^ U^/2hE U^/2BhE {CITY_TWO}^ U^\n. . . B^! .", TRADERS, tokens="1 A W 3,0")
    game.play("tunnel A E @ 3,0")
    assert game.state.player == 1


@pytest.mark.between("traders_and_builders", "tunnel")
def test_a_token_that_closes_a_ring_joins_no_two_roads_and_grants_nothing() -> None:
    game = table(f"{TWO}^ V^/1hS\nVv/1BhN V>\nB^! .", TRADERS, tokens="1 A E 0,0")
    game.play("tunnel A S @ 0,0")
    assert game.scores == (4, 0)
    assert game.state.player == 1


@pytest.mark.between("traders_and_builders", "tunnel")
def test_by_an_option_joining_roads_by_a_token_grants_no_second_turn() -> None:
    board = f"W^ U^/1hE U^/1BhE {CITY_TWO}^ U^\n. . . B^! ."
    game = table(board, TRADERS, tokens="1 A W 3,0", options={"builder_by_tunnel": "no"})
    game.play("tunnel A E @ 3,0")
    assert game.state.player == 1


@pytest.mark.between("traders_and_builders", "tunnel")
def test_a_token_may_be_laid_in_each_part_of_a_double_turn() -> None:
    board = f"W^ U^/1hE U^/1BhE {CITY_TWO}^ U^\n. . . B^! ."
    game = table(board, TRADERS, tokens="1 A W 3,0")
    game.play(f"tunnel A E @ 3,0; draw {TWO}; {TWO}^ 4,1; -; tunnel B E @ 4,1")
    assert game.state.player == 1


# -- tunnels on tiles of other boxes ---------------------------------------------------------------


@pytest.mark.between("princess_and_dragon", "tunnel")
def test_the_road_under_the_city_of_the_dragon_breaks_off_at_both_mouths() -> None:
    game = table("W>\nBQ^!", PRINCESS)
    assert not is_one_road(game, 0, 1, "N", "S")
    assert figures_possible(game) == {f"tunnel {colour} {side} @ 0,1" for colour in "ABC" for side in "NS"}


@pytest.mark.between("princess_and_dragon", "tunnel")
def test_tokens_join_the_two_mouths_of_the_dragons_tile_again() -> None:
    game = table("W>/2hS\nBQ^!\nW<", PRINCESS, tokens="1 A N 0,1")
    game.play("tunnel A S @ 0,1")
    assert is_one_road(game, 0, 1, "N", "S")
    assert game.scores == (0, 3)


@pytest.mark.between("abbey_and_mayor", "tunnel")
def test_the_road_through_the_city_of_the_mayor_breaks_off_at_both_mouths() -> None:
    game = table(f"{THROUGH}^!", ABBEY)
    assert not is_one_road(game, 0, 0, "N", "S")
    assert figures_possible(game) == {f"tunnel {colour} {side} @ 0,0" for colour in "ABC" for side in "NS"}


@pytest.mark.between("abbey_and_mayor", "tunnel")
def test_fields_and_city_of_a_tile_with_mouths_stay_what_they_are() -> None:
    game = table(f"{THROUGH}^!", ABBEY)
    state, tile = game.state, game.state.last_tile()
    assert slot_named(state, tile, "field", "SL") == slot_named(state, tile, "field", "SR")
    assert slot_named(state, tile, "field", "NL") != slot_named(state, tile, "field", "NR")
    assert slot_named(state, tile, "city", "E") == slot_named(state, tile, "city", "W")


@pytest.mark.between("princess_and_dragon", "abbey_and_mayor", "tunnel")
def test_by_an_option_only_the_tiles_of_the_tunnel_have_mouths() -> None:
    options = {"tunnels_elsewhere": "no"}
    game = table(f"W>\nBQ^\n{THROUGH}^!", PRINCESS, ABBEY, options=options)
    assert is_one_road(game, 0, 1, "N", "S")
    assert is_one_road(game, 0, 2, "N", "S")
    assert game.waits_for_chance, "no mouth, no question"


def test_without_the_tunnel_roads_of_other_boxes_run_through() -> None:
    for boxes, tile in (("base", PRINCESS), "BQ"), (("base", ABBEY), THROUGH):
        assert is_one_road(scene(f"{tile}^", boxes=boxes), 0, 0, "N", "S")


@pytest.mark.between("abbey_and_mayor", "tunnel")
def test_an_abbey_closes_a_road_but_not_the_mouth_at_its_other_end() -> None:
    game = table(f"W^ {CITY_TWO}^/2hE abbey_and_mayor/abbey^!", ABBEY)
    state = game.state
    road = state.root_of(slot_named(state, state.tile_at(cell_at(1, 0)), "road", "E"))
    assert state.words[road + OPEN] == 1


# -- The Princess & the Dragon ---------------------------------------------------------------------


@pytest.mark.between("princess_and_dragon", "tunnel")
def test_the_dragon_eats_a_highwayman_but_no_token() -> None:
    board = f"{CITY_TWO}^/2hE\nB2^"
    game = table(board, PRINCESS, hand="BH", tokens="1 A E 0,0", memory={PRINCESS: "dragon 0,1"})
    game.play("BH^ 0,2; -; -; dragon to 0,0")
    assert [event.why for event in game.events if isinstance(event, FigureLeft)] == ["eaten"]
    assert "tunnel: 1 A E 0,0" in game.position()


# -- Inns & Cathedrals -----------------------------------------------------------------------------


@pytest.mark.between("inns_and_cathedrals", "tunnel")
def test_one_inn_makes_the_whole_joined_road_worth_two_for_each_tile() -> None:
    game = table(f"W^/1hE {CITY_TWO}^! EB^ W^", "inns_and_cathedrals", tokens="1 A W 1,0")
    game.play("tunnel A E @ 1,0")
    assert game.scores == (8, 0)


@pytest.mark.between("inns_and_cathedrals", "tunnel")
def test_an_inn_makes_an_unfinished_joined_road_worth_nothing() -> None:
    game = table(f"W^/1hE {CITY_TWO}^! EB^", "inns_and_cathedrals", tokens="1 A W 1,0")
    assert final_points(game) == [2, 0]
    game.play("tunnel A E @ 1,0")
    assert final_points(game) == [0, 0]


# -- King & Robber ---------------------------------------------------------------------------------


@pytest.mark.between("king_and_robber", "tunnel")
def test_whoever_joins_a_finished_road_by_a_token_has_finished_it_and_its_visible_tiles_are_its_length() -> None:
    game = table(f"W^ {CITY_TWO}^! W^", "king_and_robber", tokens="2 A W 1,0", turn=2)
    game.play("tunnel A E @ 1,0")
    assert game.state.supply_of(1, Piece.ROBBER_BARON) == 1
    assert "robber_baron 2 3" in game.position()


# -- The Count -------------------------------------------------------------------------------------


@pytest.mark.between("count", "tunnel")
def test_whoever_gets_nothing_from_a_scoring_that_his_token_triggers_may_send_a_follower_to_the_city() -> None:
    game = beside(f"W</2hE {CITY_TWO}^ .", hand="W", memory="castle", boxes=(*BOXES, "tunnel"))
    text = game.position().replace("corner:", "tunnel: 1 A W 5,0\ncorner:")
    game = bastide.read_position(text)
    game.play("W^ 6,0; -; tunnel A E @ 5,0")
    assert game.scores == (0, 3)
    assert "castle quarter" in possible(game)


# -- The Phantom -----------------------------------------------------------------------------------


@pytest.mark.between("tunnel", "phantom")
def test_a_token_is_laid_after_the_phantom() -> None:
    game = table("W^", "phantom", hand=TWO)
    game.play(f"{TWO}> 1,0; highwayman S")
    assert "phantom highwayman W" in figures_possible(game)
    game.play("phantom highwayman W; tunnel A W @ 1,0")
    assert game.state.player == 1


# -- The Tower -------------------------------------------------------------------------------------


@pytest.mark.between("tower", "tunnel")
def test_a_token_may_be_laid_beside_a_floor() -> None:
    game = table(f"TI^ . \n{CITY_TWO}v .", "tower", hand="B")
    game.play("B^ 1,0; tower_floor @ 0,0; tunnel A E @ 0,1")
    assert (game.supply(0)["tunnel"], game.supply(0)["tower_floor"]) == (5, 9)


@pytest.mark.between("abbey_and_mayor", "traders_and_builders", "tunnel")
def test_a_token_that_joins_the_road_of_a_builder_grants_a_second_turn_even_when_an_abbey_was_laid() -> None:
    board = f"B^ B^ B^ B^ .\nB^ . B^ {TWO}^ W^/1hW/1BhW\nB^ B^ B^ U> ."
    remembered = {TRADERS: "0 0; 0 0, 0 0, 0 0", "tunnel": "1 A E 3,1"}
    boxes = ("base x3", "tunnel", ABBEY, TRADERS)
    game = scene(board, boxes=boxes, memory=remembered, phase="lay_abbey")
    game.play("abbey_and_mayor/abbey^ 1,1; -; tunnel A S @ 3,1")
    assert (game.waits_for_chance, game.state.player) == (True, 0), "an abbey alone grants none"
