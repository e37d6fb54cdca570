"""The fairy, sentence by sentence (complete rules 4.4.5)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel import verbs
from bastide.kernel.codes import BESIDE, KIND_MASK
from bastide.kernel.events import Scored
from bastide.kernel.hooks import Figure
from bastide.kernel.pieces import Piece
from bastide.kernel.places import slot_named
from bastide.kernel.turn import Step
from tests.expansions.princess_and_dragon.tables import (
    BOX,
    WITH_BUILDERS,
    WITH_PHANTOM,
    Beside,
    Tabu,
    empty_table,
    fairy,
    left,
    table,
)
from tests.kernel.toys import lay
from tests.scenes import empty_bag, figures_possible, final_points

ON_TILE = {"fairy_stands": "on_tile"}


def fairy_moves(game: bastide.Game) -> set[str]:
    """Where the fairy may go now."""
    return {found for found in figures_possible(game) if found.startswith("fairy ")}


def fairy_points(game: bastide.Game) -> list[tuple[int, int]]:
    """Who got how many points from the fairy."""
    return [(line.player, line.points) for line in game.tally() if "fairy" in line.reason]


# -- where she goes ------------------------------------------------------------------------------


def test_the_fairy_begins_beside_the_table() -> None:
    assert fairy(bastide.new_game(boxes=[BOX], seed=1)) is None


def test_instead_of_placing_a_figure_the_player_may_move_the_fairy_to_one_of_his_followers() -> None:
    game = table("U^/1hE/2fNL", hand="U")
    game.play("U^ 1,0")
    assert fairy_moves(game) == {"fairy to highwayman E @ 0,0"}
    game.play("fairy to highwayman E @ 0,0")
    assert fairy(game) == (0, 0)
    assert game.supply(0) == {"follower": 6}
    assert game.waits_for_chance


def test_the_fairy_can_go_from_one_follower_to_another_but_not_to_the_one_she_is_with() -> None:
    game = table("U^/1hE/1fNL/1fSL", hand="U", memory="fairy 0,0 with 1 follower field NL")
    game.play("U^ 1,0")
    assert fairy_moves(game) == {"fairy to highwayman E @ 0,0", "fairy to farmer ER @ 0,0"}


def test_the_fairy_can_be_taken_from_another_player() -> None:
    game = table("U^/1hE/2fNL", hand="U", memory="fairy 0,0 with 2 follower field NL")
    game.play("U^ 1,0; fairy to highwayman E @ 0,0")
    game.play("draw U; U^ 2,0; -")
    assert fairy_points(game) == [(0, 1)]


def test_the_fairy_goes_to_every_kind_of_follower_but_to_no_special_figure() -> None:
    game = table("U^/1LhE/1BhE/1fNL/1GfNL", hand="U", boxes=WITH_BUILDERS)
    game.play("U^ 1,0")
    assert fairy_moves(game) == {"fairy to large highwayman E @ 0,0", "fairy to farmer NL @ 0,0"}


def test_whoever_has_no_follower_left_can_still_move_the_fairy() -> None:
    game = table("U^/1hE", hand="U", options={"followers": "1"})
    game.play("U^ 1,0")
    assert figures_possible(game) == {"fairy to highwayman E @ 0,0"}


def test_the_fairy_does_not_go_beside_the_landscape_nor_where_another_box_forbids_it() -> None:
    box = Beside()
    state = empty_table(box, Tabu())
    for x in (0, 1):
        tile = lay(state, "B", x, 0)
        verbs.place(state, Piece.FOLLOWER, 0, slot_named(state, tile, "monastery", ""))
    verbs.place(state, Piece.FOLLOWER, 0, box.spot)
    lay(state, "B", 0, 1)
    state.resume(state.rules.script[state.rules.step_at[Step.FIGURE]])
    assert len([code for code in state.legal_codes() if code & KIND_MASK == BESIDE]) == 1


@pytest.mark.between("princess_and_dragon", "phantom")
def test_after_the_fairy_has_moved_the_phantom_may_still_be_placed() -> None:
    game = table("U^/1hE", hand="V", boxes=WITH_PHANTOM)
    game.play("V^ 0,1; fairy to highwayman E @ 0,0")
    assert "phantom highwayman S" in figures_possible(game)


def test_the_fairy_can_be_left_out() -> None:
    game = table("U^/1hE", hand="U", options={"fairy": "no"})
    game.play("U^ 1,0")
    assert not fairy_moves(game)


# -- a point at the beginning of a turn ----------------------------------------------------------


def test_a_player_whose_follower_is_with_the_fairy_gets_a_point_at_the_beginning_of_his_turn() -> None:
    game = table("U^/1hE/2fNL", hand="U", turn=2, memory="fairy 0,0 with 1 follower road E")
    game.play("U^ 1,0; -")
    assert game.scores == (1, 0)
    assert game.waits_for_chance, "before anything is drawn"


def test_another_player_on_the_tile_gets_no_point() -> None:
    game = table("U^/1hE/2fNL", hand="U", memory="fairy 0,0 with 1 follower road E")
    game.play("U^ 1,0; -")
    assert game.scores == (0, 0)


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_the_second_turn_that_a_builder_grants_does_not_pay_the_point_of_the_fairy_again() -> None:
    game = table("U^/1hE/1BhE", hand="U", boxes=WITH_BUILDERS, memory="fairy 0,0 with 1 follower road E")
    game.play("U^ 1,0; -")
    assert game.state.player == 0
    assert game.scores == (0, 0)
    game.play("draw U; U^ 2,0; -; draw V; V^ 0,1; -")
    assert game.scores == (1, 0)


def test_after_the_last_tile_no_turn_begins_and_no_point_is_paid() -> None:
    game = table("U^/1hE", hand="U", turn=2, memory="fairy 0,0 with 1 follower road E")
    empty_bag(game)
    game.play("U^ 1,0; -")
    assert game.over
    assert fairy_points(game) == [(0, 3)], "the final scoring"


# -- three points when a feature is scored -------------------------------------------------------


def test_when_her_feature_is_scored_the_fairy_pays_three_points_to_her_follower() -> None:
    game = table("W^ U^/1hE .", hand="W", turn=2, memory="fairy 1,0 with 1 follower road E")
    game.play("W^ 2,0; -")
    assert fairy_points(game) == [(0, 3)]
    assert game.scores == (3 + 3, 0)


def test_the_three_points_do_not_depend_on_the_majority() -> None:
    board = "W^ U^/1hE U^/2hE U^/2hE ."
    game = table(board, hand="W", turn=1, memory="fairy 1,0 with 1 follower road E")
    game.play("W^ 4,0; -")
    assert game.scores == (3, 5)


def test_a_feature_without_the_fairy_pays_nothing_for_her() -> None:
    game = table("W^ U^/1hE/1fNL .", hand="W", turn=2, memory="fairy 1,0 with 1 follower field NL")
    game.play("W^ 2,0; -")
    assert [line.points for line in game.tally() if line.player == 0] == [3, 1], "the road, then the next turn"


def test_the_follower_goes_home_and_the_fairy_stays_with_nobody() -> None:
    game = table("W^ U^/1hE .", hand="W", turn=2, memory="fairy 1,0 with 1 follower road E")
    game.play("W^ 2,0; -")
    assert fairy(game) == (1, 0)
    assert "princess_and_dragon: fairy 1,0\n" in game.position()
    assert fairy_points(game) == [(0, 3)], "no point at the beginning of Red's turn"


def test_a_new_follower_on_the_same_place_is_not_with_the_fairy() -> None:
    state = empty_table()
    road = slot_named(state, lay(state, "U", 0, 0), "road", "E")
    box = state.rules.boxes[0]
    verbs.place(state, Piece.FOLLOWER, 0, road)
    lay(state, "U", 1, 0)
    state.resume(state.rules.script[state.rules.step_at[Step.FIGURE]])
    state.apply(next(code for code in state.legal_codes() if code & KIND_MASK == BESIDE))
    assert box.write_memory(state) == "fairy 0,0 with 1 follower road E"
    verbs.remove(state, [Figure(Piece.FOLLOWER, 0, road)], 0)
    verbs.place(state, Piece.FOLLOWER, 0, road)
    assert box.write_memory(state) == "fairy 0,0"


def test_of_two_equal_followers_on_one_place_the_fairy_stays_with_the_one_that_is_left() -> None:
    game = table("F^/1kE/1kE", hand="BA", memory="fairy 0,0 with 1 follower city E")
    game.play("BA^ 1,0; home 1 knight E @ 0,0")
    assert "fairy 0,0 with 1 follower city E" in game.position()


def test_a_fairy_that_is_with_nobody_still_keeps_the_dragon_away() -> None:
    game = table("B2^ B^ B^", hand="BH", memory="dragon 0,0; fairy 1,0")
    game.play("BH^ 2,1; -")
    assert game.waits_for_chance


def test_the_fairy_stays_when_a_princess_sends_her_follower_home() -> None:
    game = table("F^/1kE", hand="BA", memory="fairy 0,0 with 1 follower city E")
    game.play("BA^ 1,0; home 1 knight E @ 0,0")
    assert fairy(game) == (0, 0)
    assert "princess_and_dragon: fairy 0,0\n" in game.position()


@pytest.mark.parametrize(
    ("board", "companion", "points"),
    [
        ("U^/1hE", "road E", 1),
        ("E^/1kN", "city N", 1),
        ("B^/1m", "monastery", 1),
        ("U^/1fNL", "field NL", 0),
    ],
)
def test_the_three_points_are_also_paid_at_the_end_for_every_kind_of_feature(
    board: str, companion: str, points: int
) -> None:
    game = table(board, memory=f"fairy 0,0 with 1 follower {companion}")
    assert final_points(game) == [points + 3, 0]


def test_a_fairy_with_nobody_pays_nothing_at_the_end() -> None:
    assert final_points(table("U^/1hE", memory="fairy 0,0")) == [1, 0]


def test_points_of_the_fairy_are_told_with_their_reason() -> None:
    game = table("W^ U^/1hE .", hand="W", turn=2, memory="fairy 1,0 with 1 follower road E")
    game.play("W^ 2,0; -")
    told = [str(event) for event in game.events if isinstance(event, Scored)]
    assert told[1] == "+3 bonus road E (1,0): 1 fairy × 3"


def test_the_point_of_a_turn_is_told_without_a_place() -> None:
    game = table("U^/1hE", hand="U", turn=2, memory="fairy 0,0 with 1 follower road E")
    game.play("U^ 1,0; -")
    assert str(game.tally()[0]) == "+1 bonus: 1 fairy × 1"


# -- on a tile, by option ------------------------------------------------------------------------


def test_by_an_option_the_fairy_goes_onto_a_tile_with_one_of_the_players_followers() -> None:
    game = table("U^/1hE/1fNL U^/2fSL", hand="U", options=ON_TILE)
    game.play("U^ 2,0")
    assert fairy_moves(game) == {"fairy to 0,0"}
    game.play("fairy to 0,0")
    assert fairy(game) == (0, 0)


def test_by_that_option_she_does_not_stay_on_her_tile() -> None:
    game = table("U^/1hE U^/1fSL", hand="U", options=ON_TILE, memory="fairy 0,0")
    game.play("U^ 2,0")
    assert fairy_moves(game) == {"fairy to 1,0"}


def test_by_that_option_each_of_the_players_followers_on_her_tile_earns_a_point() -> None:
    game = table("U^/1hE/1fNL/2fSL", hand="U", turn=2, options=ON_TILE, memory="fairy 0,0")
    game.play("U^ 1,0")
    assert game.scores == (2, 0)
    game.play("draw U; U^ 2,0")
    assert game.scores == (2, 1)


def test_by_that_option_a_scored_feature_pays_everybody_who_has_a_follower_of_it_on_her_tile() -> None:
    game = table("W^ U^/1hE/2fNL .", hand="W", turn=2, options=ON_TILE, memory="fairy 1,0")
    game.play("W^ 2,0; -")
    assert [(line.player, line.points) for line in game.tally()] == [(0, 3), (0, 3)]
    assert left(game) == [(0, "follower", "scored")]
