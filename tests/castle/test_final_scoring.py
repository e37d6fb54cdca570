"""The Castle: keeps, courtyards and wall tiles at the end ("Die Schlusswertung")."""

from __future__ import annotations

import bastide
from bastide.castle.final import largest_empty_area
from bastide.castle.rulebook import castle_of, rule_set
from bastide.kernel import verbs
from bastide.kernel.geometry import cell_at
from bastide.kernel.pieces import KEEP
from bastide.kernel.places import slot_named
from bastide.kernel.turn import Step
from bastide.rulebook import opening
from tests.castle.scenes import final, scene

LARGE_COURT = "N05v N10^ N03^/2mSL N01^/2mSL"
"""Four tiles from 5,8 to 8,8 whose courtyard reaches the market on the wall: five markets."""


def last_turn(game: bastide.Game, move: str) -> bastide.Game:
    """Let the tile in hand be the last one, and play it."""
    position = game.position()
    rest = " ".join(code for code, count in game.remaining_tiles().items() for _ in range(count))
    lines = [line for line in position.splitlines() if not line.startswith("removed:")]
    lines.insert(lines.index(next(line for line in lines if line.startswith("corner:"))), f"removed: {rest}")
    ended = bastide.read_position("\n".join(lines))
    ended.play(move)
    return ended


def test_the_game_ends_after_the_turn_with_the_last_tile() -> None:
    game = last_turn(scene("4,12", "N02>/1kE", hand="N03"), "N03< 5,12; -")
    assert game.over
    assert game.scores == (4, 0)
    assert game.winners == (0,)


def test_who_has_most_points_wins_and_equal_points_are_a_shared_win() -> None:
    game = last_turn(scene("4,12", "N02>/1kE", hand="N03", scores=(3, 7)), "N03< 5,12; -")
    assert game.scores == (7, 7)
    assert game.winners == (0, 1)


def test_wall_tiles_left_on_the_wall_are_cleared_first() -> None:
    game = last_turn(scene("8,8", "N01^/1mSL", hand="N03", scores=(6, 0), wall="towers 12; unseen 9"), "N03^ 7,8; -")
    assert game.scores == (15, 0)
    assert "towers" not in game.position()


def test_unfinished_roads_towers_and_houses_score_nothing() -> None:
    assert final(scene("4,12", "C09^/1hN/2sW")) == []
    assert final(scene("4,12", "N06^/2kN")) == []


# -- keeps -----------------------------------------------------------------------------------------


def test_the_largest_of_the_empty_areas_counts_11_cells_of_16() -> None:
    state = opening(rule_set(2))
    empty = {(1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4)}
    empty |= {(2, 12), (8, 11), (8, 10), (9, 1), (8, 5)}
    assert len(empty) == 16
    castle = castle_of(state)
    kind = state.tables.kind_named("N02")
    house = 0
    for cell in castle.wall.inside:
        if cell not in {cell_at(x, y) for x, y in empty}:
            tile = verbs.place_tile(state, state.tables.kind_named("N01") if not house else kind, cell, 0)
            house = house or slot_named(state, tile, "house", "N")
    assert largest_empty_area(state, castle) == 11
    verbs.place(state, KEEP, 1, house)
    state.advance(state.rules.script[state.rules.step_at[Step.FINAL]])
    assert state.score_of(1) == 11


def test_cells_that_touch_only_at_corners_are_not_connected() -> None:
    state = opening(rule_set(2))
    castle = castle_of(state)
    kind = state.tables.kind_named("N02")
    for cell in castle.wall.inside:
        if cell not in {cell_at(5, 5), cell_at(6, 6), cell_at(7, 7), cell_at(7, 6)}:
            verbs.place_tile(state, kind, cell, 0)
    assert largest_empty_area(state, castle) == 3


def test_wall_tile_8_makes_a_keep_two_tiles_larger_and_two_of_them_four() -> None:
    board = "N01</1KsW\nN04v/2KsS\nN09<"
    assert final(scene("4,6", board)) == [(1, 73, "keep")]
    assert final(scene("4,6", board, wall="held 8,")) == [(0, 73, "keep")]
    assert final(scene("4,6", board, wall="held 8, 8")) == [(1, 73, "keep")]
    assert final(scene("4,6", board, wall="held , 8 8")) == [(1, 73, "keep")]
    assert final(scene("4,6", board, wall="held 8 8,")) == [(0, 73, "keep")]


def test_wall_tile_8_without_a_keep_has_no_effect() -> None:
    assert final(scene("4,6", "N01<", wall="held 8 8,")) == []
    assert final(scene("4,6", "N01</2KsW", wall="held 8 8,")) == [(1, 75, "keep")]


# -- courtyards ------------------------------------------------------------------------------------


def test_a_courtyard_with_five_markets_one_of_them_on_the_wall_is_worth_15_points() -> None:
    game = scene("5,8", LARGE_COURT)
    assert final(game) == [(1, 15, "merchant")]
    assert game.if_it_ended_now()[0].reason == "5 markets × 3"


def test_the_smaller_number_of_merchants_gets_nothing() -> None:
    game = scene("5,8", LARGE_COURT.replace("N10^", "N10^/1mER"))
    assert final(game) == [(1, 15, "merchant")]


def test_with_wall_tile_7_every_market_is_worth_4_points() -> None:
    game = scene("5,8", LARGE_COURT, wall="held , 7")
    assert final(game) == [(1, 20, "merchant")]
    assert game.if_it_ended_now()[0].reason == "5 markets × 4 (wall tile 7)"


def test_a_small_courtyard_with_one_market_is_worth_3_points() -> None:
    game = scene("4,12", "S01^/1mNR")
    assert final(game) == [(0, 3, "merchant")]


def test_where_both_have_as_many_merchants_nobody_scores() -> None:
    assert final(scene("7,8", "N03^/1mSL N01^/2mSL")) == []


def test_a_courtyard_without_a_market_is_worth_nothing() -> None:
    assert final(scene("4,12", "N02^/1mSL")) == []


def test_the_halves_of_a_road_side_are_joined_by_the_courtyard_on_the_wall() -> None:
    game = scene("8,8", "S09>/1mEL/2mER")
    assert final(game) == []
    game = scene("8,8", "S09>/1mEL")
    assert final(game) == [(0, 3, "merchant")]


def test_two_wall_tiles_7_need_two_courtyards_and_go_to_the_best() -> None:
    assert final(scene("5,8", LARGE_COURT, wall="held , 7 7")) == [(1, 20, "merchant")]
    board = f". {LARGE_COURT}\n. . . . .\n. . . . .\n. . . . .\nS01^/2mNR . . . ."
    assert final(scene("4,8", board, wall="held , 7")) == [(1, 20, "merchant"), (1, 3, "merchant")]
    assert final(scene("4,8", board, wall="held , 7 7")) == [(1, 20, "merchant"), (1, 4, "merchant")]


# -- wall tiles 4, 5, 6 and 9 ----------------------------------------------------------------------


def test_wall_tile_4_lets_one_unfinished_road_score_1_for_each_tile_without_fountains() -> None:
    board = "S01>/1hE S02>"
    assert final(scene("2,10", board)) == []
    assert final(scene("2,10", board, wall="held 4,")) == [(0, 3, "unfinished")]
    assert final(scene("2,10", board, wall="held , 4")) == []


def test_wall_tile_5_lets_one_unfinished_tower_score_2_for_each_tile() -> None:
    assert final(scene("4,6", "N14v/2kN", wall="held , 5")) == [(1, 4, "unfinished")]


def test_wall_tile_6_lets_one_unfinished_house_score_1_for_each_tile() -> None:
    assert final(scene("4,12", "N05>/1sE", wall="held 6,")) == [(0, 2, "unfinished")]


def test_an_unfinished_house_never_becomes_a_keep() -> None:
    game = scene("4,12", "N05>/1sE", wall="held 6 8,")
    assert [claim for _, _, claim in final(game)] == ["unfinished"]


def test_these_wall_tiles_take_the_best_feature_each_another_one() -> None:
    board = "S01>/1hE . .\n. . .\n. . B01^/1hN"
    assert final(scene("2,10", board, wall="held 4,")) == [(0, 2, "unfinished")]
    assert final(scene("2,10", board, wall="held 4 4,")) == [(0, 2, "unfinished"), (0, 1, "unfinished")]


def test_they_need_more_followers_than_the_other_player_has() -> None:
    assert final(scene("7,8", "N06>/1kE C11^\n. N07</2kN", wall="held 5, 5")) == []


def test_wall_tile_9_is_worth_5_points() -> None:
    assert final(scene("4,12", "N02^", wall="held 9, 9")) == [(0, 5, "bonus"), (1, 5, "bonus")]
    assert final(scene("4,12", "N02^", wall="held , 9 9")) == [(1, 10, "bonus")]


def test_wall_tiles_of_the_last_turn_count_at_the_end() -> None:
    game = scene("4,12", "N02>/1kE", hand="N03", scores=(8, 0), wall="towers 12; unseen 9")
    position = last_turn(game, "N03< 5,12; -; reveal 9")
    assert position.over
    assert position.scores == (17, 0)


def test_what_if_it_ended_now_changes_nothing() -> None:
    game = scene("5,8", LARGE_COURT, wall="towers 12; unseen 9; held , 7")
    before = game.position(), game.events
    assert game.if_it_ended_now()
    assert (game.position(), game.events) == before
