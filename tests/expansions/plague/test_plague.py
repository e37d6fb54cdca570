"""The Plague, sentence by sentence (complete rules 1.21, 3.1.4, 4.2.9)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.events import FigureLeft
from tests.expansions.plague.tables import CORNER, LAND, OUTBREAK, SOURCE, fleas, infested, offered, told, wide
from tests.scenes import empty_bag, figures_possible, final_points

ROAD = f"{SOURCE} B^ .  .\n. U^/1hE U^ U^"
"""A highwayman of Red on a road of three tiles in the south of the source."""


# -- before the game (3.1.4) ----------------------------------------------------------------------------


def test_the_first_17_tiles_come_without_a_plague_tile() -> None:
    game = bastide.new_game(boxes=["plague"], open_draws=True)
    for _ in range(17):
        assert not [code for code in map(game.notation, game.options()) if "plague/" in code]
        game.play(game.options()[0])
        while not game.waits_for_chance:
            game.play(game.options()[0])
    assert [code for code in map(game.notation, game.options()) if "plague/" in code]


@pytest.mark.parametrize("players", [1, 6])
def test_it_makes_no_difference_for_the_first_tiles_how_many_play(players: int) -> None:
    game = bastide.new_game(players=players, boxes=["plague"], open_draws=True)
    game.play(game.options()[0])
    refusal = game.why_not("draw plague/curve") if game.waits_for_chance else None
    while not game.waits_for_chance:
        game.play(game.options()[0])
        refusal = game.why_not("draw plague/curve") if game.waits_for_chance else None
    assert refusal is not None
    assert refusal.code == "plague_quiet"


# -- the first source (4.2.9.1) -------------------------------------------------------------------------


def test_whoever_lays_the_first_plague_tile_puts_source_1_on_it() -> None:
    game = infested("B^", CORNER, memory="")
    game.play(f"{CORNER}v 0,1")
    assert "source 1 at 0,1" in told(game)


def test_whoever_lays_a_source_places_no_follower() -> None:
    game = infested("B^", CORNER, memory="")
    game.play(f"{CORNER}v 0,1")
    assert game.waits_for_chance
    assert game.state.player == 1


# -- how it spreads (4.2.9.2) ---------------------------------------------------------------------------


def test_the_player_who_has_laid_the_first_source_lays_no_flea_in_that_turn_and_the_next_one_does() -> None:
    game = infested("B^", CORNER, memory="")
    game.play(f"{CORNER}v 0,1; draw B")
    assert game.state.player == 1
    assert fleas(game) == {"0,0"}


def test_nobody_lays_fleas_before_the_first_source() -> None:
    assert fleas(infested("B^ B^", "B", memory="")) == set()


def test_a_flea_lies_at_a_side_of_the_source_and_not_at_a_corner() -> None:
    assert fleas(infested(hand="B")) == {"1,0", "0,1"}


def test_or_at_a_side_of_an_active_flea() -> None:
    game = infested(hand="B", memory=f"{OUTBREAK}; flea 1,0")
    assert fleas(game) == {"0,1", "2,0", "1,1"}


def test_two_fleas_do_not_lie_on_one_tile() -> None:
    game = infested(hand="B", memory=f"{OUTBREAK}; flea 1,0")
    refusal = game.why_not("flea @ 1,0")
    assert refusal is not None
    assert refusal.code == "plague_flea_there"


def test_followers_on_the_tile_of_a_flea_go_home_without_points() -> None:
    game = infested(f"{SOURCE} B^/1m/2fNL B^ .\nB^ B^ B^ .", "B")
    game.play("flea @ 1,0")
    assert game.supply(0)["follower"] == game.supply(1)["follower"] == 7
    assert game.scores == (0, 0)


def test_both_languages_tell_whom_a_flea_has_sent_home() -> None:
    game = infested(f"{SOURCE} B^/2m", "B", moves="flea @ 1,0")
    left = next(event for event in game.events if isinstance(event, FigureLeft))
    assert [bastide.sentence(left, language, game=game) for language in ("en", "de")] == [
        "Blue's follower (monastery (1,0)) is driven home by the plague.",
        "Die Pest vertreibt den Gefolgsmann von Blue (Kloster (1,0)).",
    ]


def test_every_player_must_lay_one_flea_in_his_turn_and_not_more() -> None:
    game = infested(hand="B")
    game.play("B^ 3,0; -")
    assert game.state.player == 0
    assert bastide.Pass() not in game.options()
    game.play("flea @ 0,1")
    assert game.state.player == 1
    game = infested(hand="B")
    game.play("flea @ 0,1")
    assert fleas(game) == set()
    game.play("B^ 3,0; -")
    assert game.state.player == 1


def test_he_chooses_the_moment_before_the_tile_or_before_the_figure_or_at_the_end_of_his_turn() -> None:
    game = infested(hand="B")
    assert fleas(game) == {"1,0", "0,1"}
    game.play("B^ 3,0")
    assert fleas(game) == {"1,0", "0,1"}
    game.play("-")
    assert fleas(game) == {"1,0", "0,1"}


def test_no_flea_is_laid_while_a_plague_tile_is_in_hand() -> None:
    assert fleas(infested(hand=CORNER)) == set()


def test_where_no_tile_is_left_for_a_flea_none_is_laid() -> None:
    game = infested(f"{SOURCE} B^", "B", memory=f"{OUTBREAK}; flea 1,0")
    assert fleas(game) == set()


def test_the_flea_is_due_in_the_last_turn_as_well_and_after_it_nothing_is_done_any_more() -> None:
    game = infested(f"{SOURCE} B^ B^/2fNL", "B")
    empty_bag(game)
    game.play("B^ 3,0; -")
    assert fleas(game) == {"1,0"}
    game.play("flea @ 1,0")
    assert game.over


def test_in_a_game_for_one_the_same_player_lays_a_flea_in_each_turn() -> None:
    game = infested(hand="B", players=1)
    game.play("B^ 3,0; -; flea @ 1,0; draw B; B^ 3,1; -")
    assert fleas(game) == {"0,1", "2,0", "1,1"}


@pytest.mark.parametrize(
    ("memory", "action", "code"),
    [
        ("", "flea @ 1,0", "plague_not_broken_out"),
        ("", "flee farmer NL @ 1,0 to 2,0", "plague_not_broken_out"),
        (f"{OUTBREAK}; flea 1,0; spread", "flea @ 0,1", "plague_one_flea"),
        (f"{OUTBREAK}; fled", "flee farmer NL @ 1,0 to 2,0", "plague_one_flight"),
        (OUTBREAK, "flea @ 2,1", "plague_not_beside"),
        (OUTBREAK, "flea @ 9,9", "plague_not_beside"),
        (f"{OUTBREAK}; flea 2,0", "flee farmer NL @ 1,0 to 2,0", "plague_no_way"),
        (OUTBREAK, "flee farmer NL @ 0,1 to 1,1", "plague_cannot_flee"),
    ],
)
def test_a_refusal_says_which_rule_of_the_plague_forbids_it(memory: str, action: str, code: str) -> None:
    game = infested(f"{SOURCE} B^/1fNL B^ .\nB^/2fNL B^ B^ .", "B", memory=memory)
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.code == code


# -- flight (4.2.9.3) -----------------------------------------------------------------------------------


def test_once_in_his_turn_a_player_may_move_a_follower_along_his_road_as_far_as_he_likes() -> None:
    game = infested(ROAD, "B")
    assert offered(game, "flee") == {"flee highwayman E @ 1,1 to 2,1", "flee highwayman E @ 1,1 to 3,1"}
    game.play("flee highwayman E @ 1,1 to 3,1")
    assert offered(game, "flee") == set()
    assert any(figure.laid >= 0 and game.view().tiles[figure.laid].x == 3 for figure in game.view().figures)


def test_whoever_lays_the_first_source_may_flee_in_that_turn_already() -> None:
    game = infested("B^ .\nU^/1hE U^", CORNER, memory="")
    assert offered(game, "flee") == set()
    game.play(f"{CORNER}^ 0,-1; flee highwayman E @ 0,1 to 1,1")
    assert game.state.player == 1


def test_a_highwayman_who_stands_on_a_branching_may_leave_it_on_every_side() -> None:
    board = f"{SOURCE} B^ .  .\n. U^ abbey_and_mayor/roundabout^/1hE U^"
    assert offered(infested(board, "B", boxes=("abbey_and_mayor",)), "flee") == {
        "flee highwayman N @ 2,1 to 1,1",
        "flee highwayman N @ 2,1 to 3,1",
    }


def test_nobody_flees_where_no_tile_lies() -> None:
    board = f"{SOURCE} B^ .  .\n. U^/1hE . U^\n. B^ B^ B^"
    assert offered(infested(board, "B"), "flee") == set()


def test_a_follower_flees_from_an_infested_tile_as_well() -> None:
    game = infested(ROAD, "B", memory=f"{OUTBREAK}; flea 1,0; flea 1,1")
    assert "flee highwayman E @ 1,1 to 2,1" in offered(game, "flee")


def test_nobody_flees_in_the_turn_of_another() -> None:
    assert offered(infested(ROAD, "B", turn=2), "flee") == set()


def test_nobody_flees_before_the_plague_has_broken_out() -> None:
    assert offered(infested("U^/1hE U^ U^", "B", memory=""), "flee") == set()


def test_he_flees_besides_and_may_lay_a_tile_a_figure_and_a_flea_as_ever() -> None:
    game = infested(ROAD, "B")
    game.play("flee highwayman E @ 1,1 to 2,1; flea @ 1,0; B^ 2,0; monk")
    assert game.state.player == 1


def test_a_highwayman_does_not_pass_a_branching() -> None:
    board = f"{SOURCE} B^ .  .\n. U^/1hE X^ U^"
    assert offered(infested(board, "B"), "flee") == {"flee highwayman E @ 1,1 to 2,1"}


def test_a_knight_flees_within_his_city() -> None:
    board = f"{SOURCE} Ev .  .\n. G>/1kN . .\n. G> . ."
    assert offered(infested(board, "B"), "flee") == {"flee knight N @ 1,1 to 1,0", "flee knight N @ 1,1 to 1,2"}


def test_a_farmer_flees_on_his_field_and_crosses_no_road() -> None:
    board = f"{SOURCE} B^ .\n. U^/1fNL .\n. B^ ."
    found = offered(infested(board, "B"), "flee")
    assert "flee farmer NL @ 1,1 to 1,0" in found
    assert "flee farmer NL @ 1,1 to 1,2" not in found


def test_a_monk_cannot_flee() -> None:
    game = infested(f"{SOURCE} B^/1m B^", "B")
    assert offered(game, "flee") == set()
    refusal = game.why_not("flee monk @ 1,0 to 2,0")
    assert refusal is not None
    assert refusal.code == "plague_cannot_flee"


def test_nobody_flees_onto_or_over_a_tile_with_a_flea() -> None:
    game = infested(ROAD, "B", memory=f"{OUTBREAK}; flea 1,0; flea 1,1; flea 2,1")
    assert offered(game, "flee") == set()


def test_nobody_flees_onto_or_over_a_latent_flea_either() -> None:
    game = infested(ROAD, "B", memory=f"{OUTBREAK}; flea 2,1")
    assert offered(game, "flee") == set()


@pytest.mark.parametrize(("source", "possible"), [("source", False), ("meadow", True)])
def test_nobody_flees_onto_an_active_source_but_onto_one_that_has_gone_out(source: str, *, possible: bool) -> None:
    board = f"{SOURCE} B^ .\nB^/1fNL B^ B^\n. . {CORNER}v"
    game = infested(board, "B", memory=f"{source} 1 at 0,0; source 2 at 2,2")
    assert ("flee farmer NL @ 0,1 to 0,0" in offered(game, "flee")) == possible


def test_a_follower_may_flee_to_a_tile_where_one_stands_already() -> None:
    board = f"{SOURCE} B^ .  .\n. U^/1hE U^/2fNL ."
    assert "flee highwayman E @ 1,1 to 2,1" in offered(infested(board, "B"), "flee")


def test_majorities_do_not_change_by_flight() -> None:
    board = f"{SOURCE} B^ .  .\n. W^/1hE U^ ."
    game = infested(board, "W")
    game.play("flee highwayman E @ 1,1 to 2,1; W^ 3,1; -; flea @ 1,0")
    assert game.scores == (3, 0)


# -- it breaks out again (4.2.9.4) ----------------------------------------------------------------------


def test_another_plague_tile_gets_the_source_with_the_next_number() -> None:
    game = infested(hand=CORNER)
    game.play(f"{CORNER}v 3,1")
    assert "source 2 at 3,1" in told(game)


def test_whoever_has_laid_a_plague_tile_lays_no_flea_in_that_turn() -> None:
    game = infested(hand=CORNER)
    game.play(f"{CORNER}v 3,1")
    assert game.waits_for_chance
    assert not [part for part in told(game) if part.startswith("flea")]


def test_the_player_on_turn_chooses_which_area_grows() -> None:
    board = f"{SOURCE} B^ B^ B^ B^ {CORNER}v"
    game = infested(board, "B", memory=f"{OUTBREAK}; source 2 at 5,0")
    assert fleas(game) == {"1,0", "4,0"}


def test_no_flea_is_laid_on_a_source() -> None:
    game = infested(hand="B", memory=f"{OUTBREAK}; flea 1,0")
    refusal = game.why_not("flea @ 0,0")
    assert refusal is not None
    assert refusal.code == "plague_source_there"


# -- sources go out (4.2.9.5, 4.2.9.6) ------------------------------------------------------------------


def two_areas(first: int, second: int) -> tuple[str, str]:
    """Give two rows with a source at the western end of each, far apart, and fleas beside both."""
    north = " ".join([SOURCE, *["B^"] * 12])
    gap = " ".join(["."] * 12 + ["B^"])
    south = north
    memory = [OUTBREAK, "source 2 at 0,2", *(f"flea {x + 1},0" for x in range(first))]
    return f"{north}\n{gap}\n{south}", "; ".join([*memory, *(f"flea {x + 1},2" for x in range(second))])


def test_if_no_flea_is_left_when_a_turn_begins_the_lowest_source_goes_out() -> None:
    board, memory = two_areas(9, 8)
    game = infested(board, "B", memory=memory)
    game.play("flea @ 10,0; B^ 13,0; -")
    assert "meadow 1 at 0,0" in told(game)
    assert "source 2 at 0,2" in told(game)


def test_a_single_active_source_never_goes_out() -> None:
    board, memory = wide(17)
    game = infested(board, "B", memory=memory)
    game.play(f"flea @ {min(fleas(game))}; B^ 5,0; -")
    assert OUTBREAK in told(game)


def test_then_a_latent_flea_is_taken_instead_of_one_of_the_supply() -> None:
    board, memory = two_areas(10, 8)
    game = infested(board, "B", memory=memory.replace("source 1", "meadow 1"))
    moves = offered(game, "flea")
    assert {move.split()[1] for move in moves} == {f"{x},0" for x in range(1, 11)}
    assert {move.split()[-1] for move in moves} == {"9,2"}
    game.play("flea 3,0 to 9,2")
    assert "flea 9,2" in told(game)
    assert "flea 3,0" not in told(game)


def test_no_other_source_goes_out_while_there_are_latent_fleas() -> None:
    board, memory = two_areas(10, 8)
    game = infested(board, "B", memory=memory.replace("source 1", "meadow 1"))
    game.play("flea 3,0 to 9,2; B^ 13,0; -")
    assert "source 2 at 0,2" in told(game)


def test_fleas_without_a_connection_to_an_active_source_are_latent_and_nothing_grows_from_them() -> None:
    game = infested(hand="B", memory=f"{OUTBREAK}; flea 2,1")
    assert fleas(game) == {"1,0", "0,1"}


def test_if_the_source_that_goes_out_had_no_flea_the_next_lowest_follows() -> None:
    board, memory = two_areas(9, 8)
    board = board.replace("\n", f" {CORNER}v\n", 1)
    memory = memory.replace("source 2", "source 3").replace(OUTBREAK, "source 1 at 13,0; source 2 at 0,0")
    game = infested(board, "B", memory=memory)
    game.play("flea @ 9,2; B^ 0,3; -")
    assert {"meadow 1 at 13,0", "meadow 2 at 0,0", "source 3 at 0,2"} <= set(told(game))


def test_a_latent_flea_may_be_taken_whose_leaving_parts_others() -> None:
    board, memory = two_areas(10, 8)
    game = infested(board, "B", memory=memory.replace("source 1", "meadow 1"))
    game.play("flea 5,0 to 9,2; B^ 13,0; -; draw B")
    assert {move.split()[1] for move in offered(game, "flea")} == {f"{x},0" for x in range(1, 11) if x != 5}


# -- areas grow together (4.2.9.7) ----------------------------------------------------------------------


def test_where_areas_grow_together_only_the_highest_source_stays_active() -> None:
    board = f"{SOURCE} B^ B^ {CORNER}v"
    game = infested(board, "B", memory=f"{OUTBREAK}; source 2 at 3,0; flea 1,0")
    game.play("flea @ 2,0")
    assert "meadow 1 at 0,0" in told(game)
    assert "source 2 at 3,0" in told(game)


def test_latent_fleas_that_touch_an_area_are_active_again() -> None:
    game = infested(hand="B", memory=f"{OUTBREAK}; flea 2,0")
    assert "3,0" not in fleas(game)
    game.play("flea @ 1,0; B^ 3,0; -; draw B")
    assert "3,0" in fleas(game)


def test_a_source_that_has_gone_out_is_safe_for_ever_and_connects_nothing() -> None:
    board = f"{SOURCE} B^ B^ {CORNER}v\nB^ . . ."
    game = infested(board, "B", memory="meadow 1 at 0,0; source 2 at 3,0; flea 1,0; flea 2,0; flea 0,1")
    assert "0,0" not in fleas(game)
    assert fleas(game) == set(), "the flea in the south is latent"


def test_a_plague_tile_that_is_laid_beside_an_area_takes_it_over() -> None:
    game = infested(f"{SOURCE} B^ .", CORNER, memory=f"{OUTBREAK}; flea 1,0")
    game.play(f"{CORNER}v 2,0")
    assert {"meadow 1 at 0,0", "source 2 at 2,0"} <= set(told(game))


def test_if_three_areas_grow_together_the_highest_of_all_stays_active() -> None:
    board = f". {SOURCE} .\n{CORNER}< B^ {CORNER}v"
    game = infested(board, "B", memory="source 1 at 1,0; source 2 at 0,1; source 3 at 2,1")
    game.play("flea @ 1,1")
    assert {"meadow 1 at 1,0", "meadow 2 at 0,1", "source 3 at 2,1"} <= set(told(game))


def test_two_sources_side_by_side_are_one_area() -> None:
    game = infested(f"B^ {CORNER}v", CORNER, memory="source 1 at 1,0")
    game.play(f"{CORNER}^ 2,0")
    assert {"meadow 1 at 1,0", "source 2 at 2,0"} <= set(told(game))


def test_fleas_that_hung_on_a_source_alone_are_latent_when_it_goes_out_by_growing_together() -> None:
    game = infested(f"{SOURCE} B^ {CORNER}v\nB^ . .", "B", memory=f"{OUTBREAK}; source 2 at 2,0; flea 0,1")
    game.play("flea @ 1,0")
    shown = {(each.x, each.y): each.count for each in game.view().loose if each.piece == "flea"}
    assert shown == {(0, 1): 0, (1, 0): 1}


# -- all fleas in one area (4.2.9.8) --------------------------------------------------------------------


def test_if_all_18_fleas_belong_to_one_area_one_of_them_must_go_to_another_tile_beside_it() -> None:
    board, memory = wide(18)
    game = infested(board, "B", memory=memory)
    moves = offered(game, "flea")
    assert {move.split()[1] for move in moves} <= {part.split()[1] for part in memory.split("; ")[1:]}
    assert moves
    game.play("flea 3,3 to 0,4; B^ 5,0; -")
    assert game.state.player == 1
    assert "flea 0,4" in told(game)


def test_it_goes_to_a_tile_beside_what_is_left_of_the_area_without_it() -> None:
    row = " ".join([SOURCE, *["B^"] * 20])
    memory = "; ".join([OUTBREAK, *(f"flea {x},0" for x in range(1, 19))])
    game = infested(row, "B", memory=memory)
    assert offered(game, "flea") == set(), "every flea that is taken parts the row from the tile behind it"


def test_a_new_source_elsewhere_makes_the_old_area_latent_in_the_next_turn() -> None:
    board, memory = wide(18)
    game = infested(board, CORNER, memory=memory)
    game.play(f"{CORNER}v 5,4")
    assert {"meadow 1 at 0,0", "source 2 at 5,4"} <= set(told(game))


# -- scoring (4.2.9.9) ----------------------------------------------------------------------------------


def test_infested_features_are_scored_as_ever() -> None:
    board = f"{SOURCE} B^ .  .\n. W^ U^/1hE ."
    game = infested(board, "W", memory=f"{OUTBREAK}; flea 1,0; flea 1,1")
    game.play("W^ 3,1; -; flea @ 2,1")
    assert game.scores == (3, 0)


def test_nothing_is_scored_for_the_plague_at_the_end() -> None:
    assert final_points(infested(hand="B", memory=f"{OUTBREAK}; flea 1,0")) == [0, 0]


# -- texts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "memory",
    [
        "source 7 at 0,0",
        "source 1 at 9,9",
        f"{OUTBREAK}; source 1 at 1,0",
        f"{OUTBREAK}; flea 0,0",
        f"{OUTBREAK}; flea 1,0; flea 1,0",
        "meadow 1 at 0,0",
        "flea 1,0",
        "rats",
    ],
)
def test_a_position_that_contradicts_itself_is_refused(memory: str) -> None:
    assert told(infested(hand="B"))
    with pytest.raises(bastide.Unreadable, match="plague cannot read"):
        infested(hand="B", memory=memory)


def test_a_position_keeps_sources_fleas_and_who_has_fled() -> None:
    game = infested(ROAD, "B")
    game.play("flee highwayman E @ 1,1 to 2,1; flea @ 1,0")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert offered(again, "flee") == offered(again, "flea") == set()
    assert figures_possible(again) == figures_possible(game)


def test_sources_and_fleas_are_to_be_seen_on_their_tiles() -> None:
    game = infested(LAND, "B", memory=f"{OUTBREAK}; flea 1,0")
    shown = {(each.piece, each.x, each.y, each.count) for each in game.view().loose}
    assert shown == {("plague_source", 0, 0, 1), ("flea", 1, 0, 1)}
