"""The Princess & the Dragon beside another box."""

from __future__ import annotations

import pytest

from bastide.kernel.pieces import Piece
from tests.expansions.princess_and_dragon.tables import BOX, fairy, flights, left, table
from tests.scenes import drawn, figures_possible, final_points

LARGE = ("base", "inns_and_cathedrals", BOX)
BUILDERS = ("base", "traders_and_builders", BOX)
KING = ("base", "king_and_robber", BOX)
CATHARS = ("base", "cathars", BOX)
PHANTOM = ("base", BOX, "phantom")
FESTIVAL = ("base", BOX, "festival")


# -- Inns & Cathedrals -----------------------------------------------------------------------------


@pytest.mark.between("inns_and_cathedrals", "princess_and_dragon")
def test_a_large_follower_is_sent_home_by_a_princess_like_any_knight() -> None:
    game = table("F^/2LkE", hand="BA", boxes=LARGE)
    game.play("BA^ 1,0; home 2 large knight E @ 0,0")
    assert left(game) == [(1, "large_follower", "sent_home")]


@pytest.mark.between("inns_and_cathedrals", "princess_and_dragon")
def test_the_dragon_brings_even_a_large_farmer_home() -> None:
    game = table("B^/1LfNL B2^", hand="BH", boxes=LARGE, memory="dragon 1,0")
    game.play("BH^ 1,1; -; dragon to 0,0")
    assert left(game) == [(0, "large_follower", "eaten")]


@pytest.mark.between("inns_and_cathedrals", "princess_and_dragon")
@pytest.mark.parametrize(
    ("board", "memory"),
    [
        ("W^ EB^/1hE", "fairy 1,0 with 1 follower road E"),
        ("E> EK^/1kN", "fairy 1,0 with 1 follower city N"),
    ],
    ids=["inn", "cathedral"],
)
def test_the_fairy_pays_three_points_for_what_an_inn_or_a_cathedral_makes_worth_nothing(
    board: str, memory: str
) -> None:
    assert final_points(table(board, boxes=LARGE)) == [0, 0]
    assert final_points(table(board, boxes=LARGE, memory=memory)) == [3, 0]


@pytest.mark.between("inns_and_cathedrals", "princess_and_dragon")
def test_the_three_points_of_the_fairy_are_not_doubled_by_an_inn() -> None:
    game = table("W^ EB^/1hE .", hand="W", turn=2, boxes=LARGE, memory="fairy 1,0 with 1 follower road E")
    game.play("W^ 2,0; -")
    assert game.scores == (6 + 3, 0)


# -- Traders & Builders ----------------------------------------------------------------------------


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_the_second_turn_is_not_lost_when_the_dragon_eats_the_builder() -> None:
    game = table("Wv/1hE U^/1BhE .\nB2^ . .", hand="BH", boxes=BUILDERS, memory="dragon 0,1")
    game.play("BH^ 2,0; -; dragon to 0,0; dragon to 1,0; dragon to 2,0")
    assert left(game) == [(0, "follower", "eaten"), (0, "builder", "lonely")]
    assert game.state.player == 0


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_a_dragon_tile_in_each_part_of_a_double_turn_moves_the_dragon_twice() -> None:
    game = table("W^/1hE U^/1BhE . .\n. . . .", hand="BH", boxes=BUILDERS, memory="dragon 0,0")
    game.play("BH^ 2,0; -; dragon to 1,0; dragon to 2,0")
    assert game.state.player == 0
    game.play("draw BI; BI^ 3,0; -; dragon to 3,0")
    assert flights(game) == [(1, 0), (2, 0), (3, 0)]
    assert game.state.player == 1


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_the_fairy_may_be_moved_in_both_parts_of_a_double_turn() -> None:
    game = table("W^/1hE/1fNL U^/1BhE", hand="U", boxes=BUILDERS)
    game.play("U^ 2,0; fairy to farmer NL @ 0,0; draw U; U^ 3,0; fairy to highwayman E @ 0,0")
    assert game.state.player == 1
    assert fairy(game) == (0, 0)


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_the_fairy_stands_with_no_builder_and_pays_it_nothing() -> None:
    game = table("W^/1hE U^/1BhE", hand="U", boxes=BUILDERS)
    game.play("U^ 2,0")
    assert {found for found in figures_possible(game) if found.startswith("fairy")} == {"fairy to highwayman E @ 0,0"}


# -- King & Robber ---------------------------------------------------------------------------------


@pytest.mark.between("king_and_robber", "princess_and_dragon")
def test_a_city_that_the_princess_has_emptied_takes_the_king_without_points() -> None:
    game = table("Ev/2kS", hand="BD", boxes=KING)
    game.play("BD^ 0,1; home 2 knight S @ 0,0")
    assert game.scores == (0, 0)
    assert game.state.supply_of(0, Piece.KING) == 1


# -- The Cathars -----------------------------------------------------------------------------------


@pytest.mark.between("cathars", "princess_and_dragon")
def test_the_fairy_stays_alone_when_her_knight_flees() -> None:
    game = table("cathars/city>/1kE\nB^", hand="V", boxes=CATHARS, memory="fairy 0,0 with 1 follower city E")
    game.play("V^ 0,2; -; back knight E @ 0,0")
    assert "fairy 0,0\n" in game.position()
    game.play("draw V; Vv 1,2; -")
    assert game.scores == (0, 0), "no point at the beginning of the next turn"


@pytest.mark.between("cathars", "princess_and_dragon")
def test_the_fairy_pays_three_points_for_a_besieged_city_that_is_worth_nothing() -> None:
    assert final_points(table("cathars/city>/1kE", boxes=CATHARS, memory="fairy 0,0 with 1 follower city E")) == [3, 0]


@pytest.mark.between("cathars", "princess_and_dragon")
def test_the_dragon_comes_before_a_knight_could_flee() -> None:
    game = table("B2^ cathars/city>/1kE\n. B^", hand="BH", boxes=CATHARS, memory="dragon 0,0")
    game.play("BH> -1,0; -; dragon to 1,0")
    assert left(game) == [(0, "follower", "eaten")]


@pytest.mark.between("cathars", "princess_and_dragon")
def test_a_monastery_inside_a_city_opens_a_way_out_of_the_besieged_one_beside_it() -> None:
    game = table("cathars/city> BO^/1kN", hand="V", boxes=CATHARS)
    game.play("V^ 0,1; -")
    assert figures_possible(game) == {"back knight N @ 1,0"}


@pytest.mark.between("cathars", "princess_and_dragon")
def test_after_a_princess_has_sent_a_knight_home_another_can_flee() -> None:
    game = table("cathars/city>/1kE/2kE .\nB^ .", hand="BA", boxes=CATHARS)
    game.play("BA^ 1,0; home 2 knight E @ 0,0")
    assert figures_possible(game) == {"back knight E @ 0,0"}


# -- The Phantom -----------------------------------------------------------------------------------


@pytest.mark.between("princess_and_dragon", "phantom")
def test_the_dragon_eats_a_phantom_and_a_princess_sends_it_home() -> None:
    game = table("B^/1Pm B2^", hand="BH", boxes=PHANTOM, memory="dragon 1,0")
    game.play("BH^ 1,1; -; dragon to 0,0")
    assert left(game) == [(0, "phantom", "eaten")]
    other = table("F^/2PkE", hand="BA", boxes=PHANTOM)
    other.play("BA^ 1,0; home 2 phantom knight E @ 0,0")
    assert left(other) == [(1, "phantom", "sent_home")]


@pytest.mark.between("princess_and_dragon", "phantom")
def test_a_phantom_that_its_owner_sent_home_may_be_placed_at_once() -> None:
    game = table("F^/1PkE", hand="BA", boxes=PHANTOM)
    game.play("BA^ 1,0; home 1 phantom knight E @ 0,0; phantom highwayman E")
    assert drawn(game) == ["F^ BA^/1PhE"]


@pytest.mark.between("princess_and_dragon", "phantom")
def test_the_fairy_may_stand_with_a_phantom() -> None:
    game = table("B^/1Pm", hand="B", boxes=PHANTOM)
    game.play("B^ 1,0; fairy to phantom monk @ 0,0")
    assert fairy(game) == (0, 0)


@pytest.mark.between("princess_and_dragon", "phantom")
def test_the_phantom_is_placed_before_the_dragon_moves() -> None:
    game = table("B2^", hand="BH", boxes=PHANTOM, memory="dragon 0,0")
    game.play("BH^ 0,1; highwayman E; phantom farmer NL; dragon to 0,1")
    assert sorted(left(game)) == [(0, "follower", "eaten"), (0, "phantom", "eaten")]


@pytest.mark.between("princess_and_dragon", "phantom")
def test_the_portal_leads_a_phantom_onto_a_volcano_that_the_dragon_has_left_but_not_to_the_dragon() -> None:
    game = table("B2^ U>", hand="BR", boxes=PHANTOM, memory="dragon 1,0")
    game.play("BR^ 0,1; highwayman E")
    found = figures_possible(game)
    assert "phantom farmer NL @ 0,0" in found
    assert not {each for each in found if each.endswith("@ 1,0")}


# -- The Festival ----------------------------------------------------------------------------------


@pytest.mark.between("princess_and_dragon", "festival")
def test_the_fairy_stays_alone_when_her_follower_is_taken_back() -> None:
    tile = "festival/monastery_two_roads"
    game = table("B^/1m", hand=tile, boxes=FESTIVAL, memory="fairy 0,0 with 1 follower monastery")
    game.play(f"{tile}^ 0,1; back monk @ 0,0")
    assert "fairy 0,0\n" in game.position()


@pytest.mark.between("princess_and_dragon", "festival")
def test_at_a_festival_the_fairy_is_moved_or_a_figure_taken_back_but_not_both() -> None:
    tile = "festival/monastery_two_roads"
    game = table("B^/1m", hand=tile, boxes=FESTIVAL)
    game.play(f"{tile}^ 0,1")
    assert {"fairy to monk @ 0,0", "back monk @ 0,0"} <= figures_possible(game)
    game.play("fairy to monk @ 0,0")
    assert game.waits_for_chance
