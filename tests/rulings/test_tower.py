"""The Tower beside another box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bastide.kernel.events import FigureLeft
from bastide.kernel.pieces import Piece
from tests.scenes import drawn, figures_possible, scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    import bastide

FLOORS = "floors 10 10"
ONE_HIGH = f"{FLOORS}, tower 0 0 1"
PRINCESS = "princess_and_dragon"


def table(
    board: str,
    *boxes: str,
    hand: str = "",
    tower: str = FLOORS,
    dragon: str = "",
    turn: int = 1,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """A scene with this box and others; *tower* and *dragon* are what these boxes remember."""
    memory = {"tower": tower} | ({PRINCESS: dragon} if dragon else {})
    return scene(board, hand=hand, turn=turn, boxes=("base", "tower", *boxes), options=options, memory=memory)


def starting(game: bastide.Game, *words: str) -> set[str]:
    """What can be chosen now and begins with one of the words."""
    return {found for found in figures_possible(game) if found.startswith(words)}


def left(game: bastide.Game) -> list[tuple[int, str, str]]:
    """Who has left the table, and why."""
    return [(event.player, event.piece, event.why) for event in game.events if isinstance(event, FigureLeft)]


# -- The Princess & the Dragon ---------------------------------------------------------------------


@pytest.mark.between("princess_and_dragon", "tower")
def test_the_dragon_eats_a_guard_and_his_tower_can_be_raised_again() -> None:
    game = table("TI^/2g B2^", PRINCESS, hand="BH", tower=ONE_HIGH, dragon="dragon 1,0")
    game.play("BH^ 1,1")
    assert starting(game, "tower_floor") == set()
    game.play("-; dragon to 0,0")
    assert left(game) == [(1, "follower", "eaten")]
    game.play("draw B; B^ 2,0")
    assert starting(game, "tower_floor") == {"tower_floor @ 0,0"}


@pytest.mark.between("princess_and_dragon", "tower")
def test_after_a_volcano_a_floor_may_be_laid_or_a_tower_elsewhere_be_closed() -> None:
    game = table("TI^ B^", PRINCESS, hand="B2", tower=ONE_HIGH)
    game.play("B2^ 2,0")
    assert figures_possible(game) == {"guard @ 0,0", "tower_floor @ 0,0"}


@pytest.mark.between("princess_and_dragon", "tower")
def test_the_tower_on_the_tile_of_the_dragon_can_be_raised_but_not_closed() -> None:
    game = table("TI^ B^", PRINCESS, hand="B", tower=ONE_HIGH, dragon="dragon 0,0")
    game.play("B^ 2,0")
    assert starting(game, "guard", "tower_floor") == {"tower_floor @ 0,0"}


@pytest.mark.between("princess_and_dragon", "tower")
def test_by_an_option_the_tower_on_the_tile_of_the_dragon_can_be_closed_too() -> None:
    options = {"dragon_bars": "figures_on_features"}
    game = table("TI^ B^", PRINCESS, hand="B", tower=ONE_HIGH, dragon="dragon 0,0", options=options)
    game.play("B^ 2,0")
    assert starting(game, "guard", "tower_floor") == {"guard @ 0,0", "tower_floor @ 0,0"}


@pytest.mark.between("princess_and_dragon", "tower")
def test_the_fairy_may_stand_with_a_guard_and_keeps_the_dragon_from_his_tower() -> None:
    game = table("TI^/1g B2^", PRINCESS, hand="BH", tower=ONE_HIGH, dragon="dragon 1,0")
    game.play("BH^ 1,1; fairy to guard @ 0,0")
    assert figures_possible(game) == {"dragon to 1,1"}


@pytest.mark.between("princess_and_dragon", "tower")
def test_a_guard_with_the_fairy_earns_the_point_of_a_turn_but_nothing_at_the_end() -> None:
    with_guard = "fairy 0,0 with 1 follower tower"
    game = table("TI^/1g B^", PRINCESS, hand="B", tower=ONE_HIGH, dragon=with_guard, turn=2)
    game.play("B^ 2,0; -")
    assert game.scores == (1, 0)
    assert [line for line in game.if_it_ended_now() if line.player == 0] == [], "a tower is never scored"


@pytest.mark.between("princess_and_dragon", "tower")
def test_by_an_option_the_fairy_is_with_guard_and_farmer_of_one_tile_and_each_earns_a_point() -> None:
    options = {"fairy_stands": "on_tile"}
    game = table("TI^/1g/1fNL B^", PRINCESS, hand="B", tower=ONE_HIGH, dragon="fairy 0,0", turn=2, options=options)
    game.play("B^ 2,0; -")
    assert game.scores == (2, 0)


@pytest.mark.between("princess_and_dragon", "tower")
def test_the_fairy_protects_nobody_from_a_tower_and_stays_alone() -> None:
    game = table("B^/2m TI^!", PRINCESS, dragon="fairy 0,0 with 2 follower monastery")
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    assert "prisoner 1 2 follower" in game.position()
    assert "fairy 0,0\n" in game.position()
    assert game.scores == (0, 0)


@pytest.mark.between("princess_and_dragon", "tower")
def test_whoever_lays_a_floor_does_not_move_the_fairy() -> None:
    game = table("B^/1m TI^!", PRINCESS)
    assert {"fairy to monk @ 0,0", "tower_floor @ 1,0"} <= figures_possible(game)
    game.play("tower_floor @ 1,0; -")
    assert game.waits_for_chance


@pytest.mark.between("princess_and_dragon", "tower")
def test_a_prisoner_is_taken_before_the_dragon_comes() -> None:
    game = table("B^/2m B2^\nTI^ .", PRINCESS, hand="BH", dragon="dragon 1,0")
    game.play("BH> 2,0; tower_floor @ 0,1; capture 2 monk @ 0,0; dragon to 0,0")
    assert left(game) == [(1, "follower", "captured")]


@pytest.mark.between("princess_and_dragon", "tower")
def test_a_guard_beside_a_city_is_no_knight_whom_a_princess_sends_home() -> None:
    game = table("TK>/2g", PRINCESS, hand="BA", tower=ONE_HIGH)
    game.play("BA^ 1,0")
    assert starting(game, "home") == set()


@pytest.mark.between("princess_and_dragon", "tower")
def test_whoever_sends_a_knight_home_lays_no_floor_and_closes_no_tower() -> None:
    game = table("TK>/2kE", PRINCESS, hand="BA", tower=ONE_HIGH)
    game.play("BA^ 1,0")
    assert starting(game, "home", "tower_floor", "guard") == {
        "home 2 knight E @ 0,0",
        "tower_floor @ 0,0",
        "guard @ 0,0",
    }
    game.play("home 2 knight E @ 0,0")
    assert game.waits_for_chance


@pytest.mark.between("princess_and_dragon", "tower")
def test_whoever_must_send_a_knight_home_may_pay_a_ransom_before() -> None:
    held = f"{FLOORS}, prisoner 2 1 follower"
    game = table("F^/2kE", PRINCESS, hand="BA", tower=held, options={"princess_asks": "must"})
    game.play("BA^ 1,0")
    assert figures_possible(game) == {"home 2 knight E @ 0,0", "free follower from 2"}
    game.play("free follower from 2")
    assert figures_possible(game) == {"home 2 knight E @ 0,0"}


@pytest.mark.between("princess_and_dragon", "tower", "phantom")
def test_the_phantom_may_close_a_tower_after_a_knight_was_sent_home() -> None:
    game = table("TK>/2kE", PRINCESS, "phantom", hand="BA", tower=ONE_HIGH)
    game.play("BA^ 1,0; home 2 knight E @ 0,0")
    assert "phantom guard @ 0,0" in figures_possible(game)


@pytest.mark.between("princess_and_dragon", "tower", "phantom")
def test_closing_a_tower_does_not_use_the_portal_and_the_phantom_may_still_go_through() -> None:
    game = table("TI^ B^", PRINCESS, "phantom", hand="BR", tower=ONE_HIGH)
    game.play("BR^ 0,1; guard @ 0,0")
    assert "phantom monk @ 1,0" in figures_possible(game)


@pytest.mark.between("princess_and_dragon", "tower")
def test_a_portal_opens_no_second_way_onto_a_tower() -> None:
    game = table("TI^ B^", PRINCESS, hand="BR", tower=ONE_HIGH)
    game.play("BR^ 0,1")
    assert [game.notation(option) for option in game.options()].count("guard @ 0,0") == 1


# -- Inns & Cathedrals -----------------------------------------------------------------------------


@pytest.mark.between("inns_and_cathedrals", "tower")
def test_a_large_follower_is_captured_and_bought_free_for_three_points_like_a_small_one() -> None:
    game = table("B^/2Lm TI^!", "inns_and_cathedrals")
    game.play("tower_floor @ 1,0; capture 2 large monk @ 0,0; draw B; free large from 1")
    assert game.scores == (3, -3)
    assert game.supply(1)["large_follower"] == 1


@pytest.mark.between("inns_and_cathedrals", "tower")
def test_whoever_gets_a_small_or_a_large_follower_for_his_prisoner_chooses() -> None:
    held = f"{FLOORS}, prisoner 2 1 follower, prisoner 2 1 large_follower"
    game = table("B^/2m TI^!", "inns_and_cathedrals", tower=held)
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    assert figures_possible(game) == {"free follower from 2", "free large from 2"}


@pytest.mark.between("inns_and_cathedrals", "tower")
def test_a_tower_brings_even_a_large_farmer_home() -> None:
    game = table("B^/1LfNL TI^!", "inns_and_cathedrals")
    game.play("tower_floor @ 1,0; capture 1 large farmer NL @ 0,0")
    assert game.supply(0)["large_follower"] == 1


# -- Traders & Builders ----------------------------------------------------------------------------


@pytest.mark.between("traders_and_builders", "tower")
def test_whoever_takes_his_own_last_follower_from_a_road_keeps_the_second_turn_of_its_builder() -> None:
    game = table("Wv/1hE U^/1BhE .\nTI^ . .", "traders_and_builders", hand="U")
    game.play("U^ 2,0; tower_floor @ 0,1; capture 1 highwayman E @ 0,0")
    assert left(game) == [(0, "follower", "captured"), (0, "builder", "lonely")]
    assert game.state.player == 0


@pytest.mark.between("traders_and_builders", "tower")
def test_in_both_parts_of_a_double_turn_a_floor_may_be_laid_and_a_prisoner_be_taken() -> None:
    game = table("Wv/1hE U^/1BhE .\nTI^/2fNL B^/2m .", "traders_and_builders", hand="U")
    game.play("U^ 2,0; tower_floor @ 0,1; capture 2 monk @ 1,1")
    game.play("draw B; B^ 0,2; tower_floor @ 0,1; capture 2 farmer NL @ 0,1")
    assert game.position().count("prisoner 1 2 follower") == 2
    assert game.state.player == 1


@pytest.mark.between("traders_and_builders", "tower")
def test_who_finishes_a_city_gets_its_goods_though_its_knight_was_captured() -> None:
    game = table("E>/2kE HQ^ .\nTI^ . .", "traders_and_builders", hand="E")
    game.play("E< 2,0; tower_floor @ 0,1; capture 2 knight E @ 0,0")
    assert game.scores == (0, 0)
    assert game.state.supply_of(0, Piece.WINE) == 1


@pytest.mark.between("traders_and_builders", "tower")
def test_whoever_lays_a_floor_places_neither_builder_nor_pig() -> None:
    game = table("Wv/1hE .\nTI^/1fNL .", "traders_and_builders", hand="U")
    game.play("U^ 1,0")
    assert starting(game, "builder", "pig", "tower_floor") == {
        "builder highwayman E",
        "pig farmer ER",
        "tower_floor @ 0,1",
    }
    game.play("tower_floor @ 0,1; -")
    assert game.state.player == 1


# -- King & Robber ---------------------------------------------------------------------------------


@pytest.mark.between("king_and_robber", "tower")
def test_a_city_whose_knight_was_captured_takes_the_king_without_points() -> None:
    game = table("E>/2kE .\nTI^ .", "king_and_robber", hand="E")
    game.play("E< 1,0; tower_floor @ 0,1; capture 2 knight E @ 0,0")
    assert game.scores == (0, 0)
    assert game.state.supply_of(0, Piece.KING) == 1


# -- The Cathars -----------------------------------------------------------------------------------


@pytest.mark.between("cathars", "tower")
def test_a_guard_beside_a_besieged_city_cannot_flee() -> None:
    game = table("cathars/city> TQ^/1g\nB^ .", "cathars", hand="V", tower=f"{FLOORS}, tower 1 0 1")
    game.play("V^ 0,2; -")
    assert game.waits_for_chance


@pytest.mark.between("cathars", "tower")
def test_a_knight_who_was_captured_flees_from_no_prison() -> None:
    game = table("cathars/city>/2kE .\nTI^! B^", "cathars")
    game.play("tower_floor @ 0,1; -; draw V; V^ 0,2; -")
    assert figures_possible(game) == {"back knight E @ 0,0"}
    again = table("cathars/city>/2kE .\nTI^! B^", "cathars")
    again.play("tower_floor @ 0,1; capture 2 knight E @ 0,0; draw V; V^ 0,2; -")
    assert again.waits_for_chance


# -- The Phantom -----------------------------------------------------------------------------------


@pytest.mark.between("tower", "phantom")
def test_a_phantom_is_captured_and_bought_free_like_a_small_follower() -> None:
    game = table("B^/2Pm TI^!", "phantom")
    game.play("tower_floor @ 1,0; capture 2 phantom monk @ 0,0")
    assert "prisoner 1 2 phantom" in game.position()
    game.play("-; draw B; free phantom from 1")
    assert (game.scores, game.supply(1)["phantom"]) == ((3, -3), 1)


@pytest.mark.between("tower", "phantom")
def test_a_phantom_that_was_bought_free_may_be_the_second_figure_of_the_turn() -> None:
    game = table("B^ B^!", "phantom", tower=f"{FLOORS}, prisoner 2 1 phantom")
    game.play("free phantom from 2; monk; phantom farmer NL")
    assert drawn(game) == ["B^ B^/1PfNL/1m"]


@pytest.mark.between("tower", "phantom")
def test_a_phantom_that_its_owner_took_home_by_a_tower_may_be_placed_at_once() -> None:
    game = table("B^/1Pm TJ^!", "phantom")
    game.play("tower_floor @ 1,0; capture 1 phantom monk @ 0,0; phantom monk")
    assert drawn(game) == ["B^ TJ^/1Pm"]


# -- The Festival ----------------------------------------------------------------------------------


@pytest.mark.between("tower", "festival")
def test_a_festival_brings_no_prisoner_home() -> None:
    game = table("B^/1m festival/monastery_two_roadsv!", "festival", tower=f"{FLOORS}, prisoner 2 1 follower")
    assert starting(game, "back") == {"back monk @ 0,0"}


@pytest.mark.between("tower", "festival")
def test_whoever_takes_a_figure_back_lays_no_floor() -> None:
    game = table("TI^/1fNL festival/monastery_two_roadsv!", "festival")
    assert "tower_floor @ 0,0" in figures_possible(game)
    game.play("back farmer NL @ 0,0")
    assert game.waits_for_chance
