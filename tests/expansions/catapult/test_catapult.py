"""The Catapult, sentence by sentence (complete rules 1.16, 3.3.2.1, 4.2.5, 4.6.8, 4.6.10, 7.3.1 and 7.4.8)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.chance import Luck
from tests.expansions.catapult.fair import (
    CATCH,
    FAIR,
    KNOCK_OUT,
    SEDUCTION,
    TARGET,
    aim,
    fair,
    is_drawing,
    offered,
    throw,
)

AWAY = (-64, -64)
"""A point where nothing lies."""


def supplies(game: bastide.Game) -> list[int]:
    """How many followers each player has in front of him."""
    return [game.supply(player)["follower"] for player in range(len(game.players))]


def all_throw(game: bastide.Game, *points: tuple[int, int]) -> None:
    """Let one player after the other throw at a point."""
    for x, y in points:
        throw(game, x, y)


# -- before the game -----------------------------------------------------------------------------------


def test_there_are_twelve_tiles_with_a_fair() -> None:
    assert sum(tile.count for tile in tile_set("catapult").tiles if tile.symbol("fair")) == 12


def test_each_player_gets_one_disc_of_each_of_the_four_kinds() -> None:
    game = bastide.new_game(players=6, boxes=["catapult"])
    assert [game.supply(player)["catapult_disc"] for player in range(6)] == [4] * 6


# -- a round ---------------------------------------------------------------------------------------------


def test_whoever_lays_a_fair_plays_his_whole_turn_and_then_chooses_what_everybody_throws() -> None:
    game = fair("E>/1kE", f"{FAIR}^ 0,1", figure="farmer NL")
    assert game.to_move == 0
    assert offered(game) == [KNOCK_OUT, SEDUCTION, TARGET, CATCH]


def test_what_the_tile_has_finished_is_scored_before() -> None:
    game = fair("E>/1kE", "catapult/city< 1,0", figure="")
    game.play("-")
    assert game.scores == (4, 0)
    assert offered(game) == [KNOCK_OUT, SEDUCTION, TARGET, CATCH]


def test_without_a_fair_there_is_no_round() -> None:
    game = fair("B^", "B^ 1,0")
    assert is_drawing(game)


def test_everybody_throws_once_clockwise_and_then_the_next_player_goes_on() -> None:
    game = fair("B^", players=3)
    game.play(KNOCK_OUT)
    throwers = []
    while not is_drawing(game):
        throwers.append(game.to_move)
        throw(game, *AWAY)
    assert throwers == [0, 1, 2]
    assert int(game.state.player) == 1


def test_after_the_round_the_discs_come_back() -> None:
    game = fair("B^")
    game.play(KNOCK_OUT)
    all_throw(game, AWAY, AWAY)
    assert [game.supply(player)["catapult_disc"] for player in range(2)] == [4, 4]


def test_the_last_tile_of_a_game_calls_for_a_round_as_well() -> None:
    game = bastide.new_game(players=2, boxes=["catapult"], seed=4)
    luck = Luck(4)
    while not game.over:
        game.apply(game.state.sample(luck))
    thrown = [event for event in game.events if type(event).__name__ in {"DiscLanded", "DiscCaught"}]
    assert len(thrown) == 2 * 12


# -- aiming ------------------------------------------------------------------------------------------------


def test_a_throw_is_a_direction_and_a_power_in_steps_of_a_quarter_of_a_tile_over_the_table() -> None:
    game = fair("B^")
    game.play(KNOCK_OUT)
    assert offered(game) == [f"choose {number}" for number in range((2 + 2 * 2) * 4 + 1)]
    game.play("choose 0")
    assert offered(game) == [f"choose {number}" for number in range((1 + 2 * 2) * 4 + 1)]


@pytest.mark.parametrize(
    ("thrower", "numbers"),
    [
        (0, "choose 10; choose 10"),
        (1, "choose 14; choose 10"),
        (2, "choose 10; choose 10"),
        (3, "choose 10; choose 14"),
    ],
)
def test_players_sit_south_north_west_and_east_of_the_table(thrower: int, numbers: str) -> None:
    game = fair("B^/1m", players=4)
    game.play(KNOCK_OUT)
    for _ in range(thrower):
        throw(game, *AWAY)
    assert aim(game, 16, 16) == numbers
    game.play(numbers)
    assert supplies(game)[0] == 7


def test_a_fifth_player_sits_in_the_south_again() -> None:
    game = fair("B^/1m", players=5)
    game.play(KNOCK_OUT)
    for _ in range(4):
        throw(game, *AWAY)
    game.play("choose 10; choose 10")
    assert supplies(game)[0] == 7


def test_chance_scatters_a_disc_sideways_and_in_depth() -> None:
    game = fair("B^/2m", scatter=4)
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert offered(game) == [f"reveal {number}" for number in range(25)]
    game.play("reveal 12")
    assert offered(game) == [f"reveal {number}" for number in range(25)]
    game.play("reveal 12")
    assert supplies(game) == [7, 7]


def test_a_small_drift_is_more_likely_than_a_large_one() -> None:
    game = fair("B^/2m", scatter=1)
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    weights = [game.state.phase.weight(game.state, code) for code in game.state.legal_codes()]
    assert weights == [1, 3, 6, 7, 6, 3, 1]


@pytest.mark.parametrize(("side", "depth", "left"), [(12, 12, 7), (24, 12, 7), (12, 0, 7), (24, 24, 6), (0, 24, 6)])
def test_a_disc_lands_where_it_was_aimed_at_and_what_chance_adds(side: int, depth: int, left: int) -> None:
    game = fair("B^/2m", scatter=4)
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    game.play(f"reveal {side}; reveal {depth}")
    assert supplies(game)[1] == left


def test_without_scatter_nothing_is_left_to_chance() -> None:
    game = fair("B^/2m")
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert game.to_move == 1


# -- knock-out -----------------------------------------------------------------------------------------------


def test_a_follower_that_is_hit_goes_home() -> None:
    game = fair("B^/2m")
    game.play(KNOCK_OUT)
    throw(game, 16, 24)
    assert supplies(game) == [7, 7]


def test_a_follower_that_is_missed_stays() -> None:
    game = fair("B^/2m")
    game.play(KNOCK_OUT)
    throw(game, 16, 32)
    assert supplies(game) == [7, 6]


def test_followers_of_the_thrower_go_home_as_well() -> None:
    game = fair("B^/1m")
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert supplies(game) == [7, 7]


def test_farmers_go_home_as_well() -> None:
    game = fair("B^", figure="farmer NL")
    game.play(KNOCK_OUT)
    throw(game, 48, 16)
    assert supplies(game) == [7, 7]


def test_several_that_are_hit_all_go_home() -> None:
    game = fair("U^/2hE/1fNL", f"{FAIR}^ 0,1")
    game.play(KNOCK_OUT)
    throw(game, 16, 8)
    assert supplies(game) == [7, 7]


def test_a_follower_that_is_pushed_against_another_takes_him_along_and_so_on() -> None:
    game = fair("U^/2hE/1fNL/2fSL", f"{FAIR}^ 0,1", figure="")
    game.play(KNOCK_OUT)
    throw(game, 16, 32)
    assert supplies(game) == [7, 7]


def test_a_follower_that_is_pushed_against_his_twin_takes_him_along() -> None:
    game = fair("E>/2kE/2kE", f"{FAIR}^ 0,1")
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert supplies(game) == [7, 7]


def test_nobody_is_touched_who_is_too_far_from_where_a_follower_is_pushed() -> None:
    game = fair("U^/2hE/1fNL", f"{FAIR}^ 0,1")
    game.play(KNOCK_OUT)
    throw(game, 8, 16)
    assert supplies(game) == [6, 7]


def test_each_throw_takes_effect_before_the_next() -> None:
    game = fair("B^/2m/1fNL", figure="")
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert supplies(game) == [7, 7]
    throw(game, 16, 16)
    assert supplies(game) == [7, 7]


def test_a_knock_out_brings_no_points() -> None:
    game = fair("B^/2m")
    game.play(KNOCK_OUT)
    all_throw(game, (16, 16), (16, 16))
    assert game.scores == (0, 0)


# -- seduction -----------------------------------------------------------------------------------------------


def test_the_nearest_follower_may_be_replaced_by_one_of_the_throwers_supply() -> None:
    game = fair("B^/2m")
    game.play(SEDUCTION)
    throw(game, 32, 16)
    assert game.to_move == 0
    assert offered(game) == ["-", "monk @ 0,0"]
    game.play("monk @ 0,0")
    assert supplies(game) == [6, 7]
    assert "B^/1m" in game.position()


def test_or_by_one_of_his_that_stands_elsewhere_on_the_table() -> None:
    game = fair("B^/2m\nU^/1hE", f"{FAIR}^ 1,0")
    game.play(SEDUCTION)
    throw(game, 16, 8)
    assert offered(game) == ["-", "monk @ 0,0", "back highwayman E @ 0,1"]
    game.play("back highwayman E @ 0,1")
    assert supplies(game) == [6, 7]
    assert "B^/1m" in game.position()


def test_he_may_leave_him_alone() -> None:
    game = fair("B^/2m")
    game.play(SEDUCTION)
    throw(game, 16, 16)
    game.play("-")
    assert supplies(game) == [7, 6]
    assert game.to_move == 1


def test_a_disc_that_touches_no_tile_has_no_effect() -> None:
    game = fair("B^/2m")
    game.play(SEDUCTION)
    throw(game, 16, 40)
    assert game.to_move == 1
    assert len(offered(game)) > 2


def test_a_disc_that_touches_the_edge_of_a_tile_has_an_effect() -> None:
    game = fair("B^/2m", scatter=2)
    game.play(SEDUCTION)
    throw(game, 16, 40)
    game.play("reveal 6; reveal 7")
    assert offered(game) == ["-", "monk @ 0,0"]


def test_of_several_that_are_equally_near_the_thrower_chooses_one() -> None:
    game = fair("B^/2m", figure="farmer NL")
    game.play(SEDUCTION)
    throw(game, 32, 16)
    assert sorted(offered(game)) == ["home 1 farmer NL @ 1,0", "home 2 monk @ 0,0"]
    game.play("home 2 monk @ 0,0; monk @ 0,0")
    assert supplies(game) == [5, 7]


def test_where_nobody_stands_nobody_is_seduced() -> None:
    game = fair("B^")
    game.play(SEDUCTION)
    throw(game, 16, 16)
    assert game.to_move == 1


# -- target ----------------------------------------------------------------------------------------------------


def test_whoever_comes_nearest_to_the_fair_just_laid_gets_five_points() -> None:
    game = fair("B^")
    game.play(TARGET)
    all_throw(game, (80, 16), (88, 16))
    assert game.scores == (5, 0)


def test_nothing_is_decided_before_everybody_has_thrown() -> None:
    game = fair("B^", players=3)
    game.play(TARGET)
    all_throw(game, (80, 16), (88, 16))
    assert game.scores == (0, 0, 0)
    throw(game, 48, 16)
    assert game.scores == (0, 0, 5)


def test_all_who_are_equally_near_get_the_points() -> None:
    game = fair("B^")
    game.play(TARGET)
    all_throw(game, (80, 16), (80, 8))
    assert game.scores == (5, 5)


def test_a_disc_that_touches_the_fair_is_as_near_as_one_that_lies_on_it() -> None:
    game = fair("B^")
    game.play(TARGET)
    all_throw(game, (64, 16), (48, 16))
    assert game.scores == (5, 5)


def test_points_of_the_catapult_explain_themselves() -> None:
    game = fair("B^")
    game.play(TARGET)
    all_throw(game, (48, 16), (88, 16))
    assert str(game.tally()[-1]) == "+5 catapult: 1 hit on the fair × 5"


# -- catch -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "timing", "scores"),
    [
        (40, 40, (0, 5)),
        (40, 42, (0, 5)),
        (40, 43, (5, 0)),
        (40, 50, (5, 0)),
        (31, 40, (0, 5)),
        (31, 36, (0, 5)),
        (32, 40, (5, 0)),
    ],
)
def test_the_left_neighbour_catches_the_disc_or_not(power: int, timing: int, scores: tuple[int, int]) -> None:
    game = fair("B^")
    game.play(CATCH)
    assert game.to_move == 0
    game.play(f"choose {power}")
    assert game.to_move == 1
    game.play(f"choose {timing}")
    assert game.scores == scores


def test_a_disc_that_is_touched_and_dropped_counts_for_the_thrower_even_if_it_is_short() -> None:
    game = fair("B^")
    game.play(f"{CATCH}; choose 30; choose 33")
    assert game.scores == (5, 0)


def test_then_the_catcher_throws_to_his_left_neighbour_until_everybody_has_thrown() -> None:
    game = fair("B^", players=3)
    game.play(f"{CATCH}; choose 40; choose 0")
    assert game.to_move == 1
    game.play("choose 40")
    assert game.to_move == 2
    game.play("choose 0; choose 40")
    assert game.to_move == 0
    game.play("choose 40")
    assert game.scores == (10, 5, 0)
    assert is_drawing(game)


def test_a_hard_throw_scatters_more() -> None:
    for power, outcomes in ((0, 0), (16, 25), (17, 31), (63, 97)):
        game = fair("B^", scatter=4)
        game.play(f"{CATCH}; choose {power}; choose 0")
        drawn = [option for option in offered(game) if option.startswith("reveal")]
        assert len(drawn) == outcomes


def test_whoever_plays_alone_has_nobody_who_could_catch() -> None:
    assert offered(fair("B^", players=1)) == [KNOCK_OUT, SEDUCTION, TARGET]


# -- the text of a position ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moves",
    [
        "",
        KNOCK_OUT,
        f"{KNOCK_OUT}; choose 3",
        f"{KNOCK_OUT}; choose 3; choose 4; reveal 2",
        f"{TARGET}; choose 3; choose 4; reveal 2; reveal 7; choose 9",
        f"{SEDUCTION}; choose 12; choose 10; reveal 12; reveal 12",
        f"{CATCH}; choose 50; choose 30",
    ],
)
def test_a_position_remembers_everything(moves: str) -> None:
    game = fair("B^/2m", scatter=4)
    if moves:
        game.play(moves)
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert offered(again) == offered(game)


def test_a_disc_of_seduction_stays_where_it_lies_in_a_game_that_goes_on_from_a_position() -> None:
    game = fair("B^/2m")
    game.play(SEDUCTION)
    throw(game, 24, 24)
    again = bastide.read_position(game.position())
    for table in (game, again):
        table.play("-")
        assert "landed 24 24" in table.position()


@pytest.mark.parametrize(
    "text",
    ["fairs 5,5", "fairs 0,0", "fairs 1,0; game 5", "game 1", "fairs 1,0; game 1; thrown 2", "thrown 1", "discs 3"],
)
def test_a_position_that_contradicts_itself_is_refused(text: str) -> None:
    with pytest.raises(bastide.Unreadable, match="catapult cannot read"):
        fair(f"B^ {FAIR}^", "B^ 2,0", memory={"catapult": text})


# -- what is to be seen ----------------------------------------------------------------------------------------


def discs(game: bastide.Game) -> list[tuple[int, int, tuple[int, int], tuple[int, ...]]]:
    """Whose discs lie on the table, of which game, on which cell, and where there."""
    lying = [each for each in game.view().loose if each.piece == "catapult_disc"]
    return [(each.owner, each.count, (each.x, each.y), each.at) for each in lying]


@pytest.mark.parametrize(("disc", "number"), [(KNOCK_OUT, 1), (TARGET, 3)])
def test_discs_are_to_be_seen_where_they_have_landed_until_the_round_is_over(disc: str, number: int) -> None:
    game = fair("B^", players=3)
    game.play(disc)
    assert discs(game) == []
    throw(game, 40, 24)
    throw(game, -8, -40)
    assert discs(game) == [(0, number, (1, 0), (8, 24)), (1, number, (-1, -2), (24, 24))]
    assert discs(bastide.read_position(game.position())) == discs(game)
    throw(game, 0, 0)
    assert discs(game) == []


def test_a_disc_of_seduction_is_to_be_seen_while_its_thrower_decides() -> None:
    game = fair("B^/2m")
    game.play(SEDUCTION)
    throw(game, 32, 16)
    assert discs(game) == [(0, 2, (1, 0), (0, 16))]


def test_a_disc_that_was_thrown_to_a_neighbour_lies_nowhere() -> None:
    game = fair("B^", players=3)
    game.play(f"{CATCH}; choose 40; choose 0")
    assert discs(game) == []
