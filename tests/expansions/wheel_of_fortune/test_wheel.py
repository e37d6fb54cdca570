"""The wheel, sentence by sentence (complete rules 4.2.6, 4.2.6.1, 4.2.6.2, 7.3.2)."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.wheel_of_fortune.tables import BOARD, BOX, SEGMENTS, beside, told, turned_to, turning
from tests.scenes import figures_possible, scene

KNIGHTS = "F^/1kE/1kE/2kE"
"""A city with a pennant, two knights of Red and one of Blue, east of the board's city."""
FARMERS = ("E<", "B^/1fNL/1fNL/2fNL")
"""A finished city, and farmers on its field."""


# -- the pig --------------------------------------------------------------------------------------------


def test_a_tile_without_a_wheel_does_not_move_the_pig() -> None:
    game = beside()
    game.play("draw E")
    assert told(game) == "pig=fortuna"
    assert game.scores == (0, 0)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_pig_goes_on_by_the_number_of_the_tile(number: int) -> None:
    game = beside()
    game.play(f"draw {turning(number)}")
    assert told(game) == f"pig={SEGMENTS[number]}"


def test_the_pig_walks_clockwise_and_round_the_wheel() -> None:
    game = beside(memory="pig=pestilence")
    game.play(f"draw {turning(2)}")
    assert told(game) == "pig=taxes"


def test_the_wheel_acts_before_the_tile_is_laid() -> None:
    game = turned_to("fortuna")
    assert game.scores == (3, 0)
    assert game.hand == turning(1)
    game.play(f"{turning(1)}^ 4,2; -")
    assert game.state.player == 1


def test_only_the_segment_where_the_pig_stops_acts() -> None:
    game = turned_to("taxes", number=2)
    assert game.scores == (0, 0), "the pig has passed fortuna"


# -- fortuna, taxes, famine, storm, inquisition ---------------------------------------------------------


def test_fortuna_brings_3_points_to_the_player_on_turn_only() -> None:
    assert turned_to("fortuna", turn=2, players=3).scores == (0, 3, 0)


def test_taxes_bring_for_each_knight_the_pennants_of_his_city_and_the_own_knights_there() -> None:
    assert turned_to("taxes", KNIGHTS).scores == (2 * (1 + 2), 1 + 1)


def test_taxes_count_every_city_by_itself() -> None:
    assert turned_to("taxes", "G^/1kE", south=(". F>/2kN",)).scores == (0 + 1, 1 + 1)


def test_famine_brings_each_farmer_a_point_for_each_finished_city_of_his_field() -> None:
    assert turned_to("famine", *FARMERS).scores == (2, 1)


def test_famine_asks_for_no_majority_and_the_farmers_stay() -> None:
    game = turned_to("famine", *FARMERS)
    assert game.supply(0)["follower"] == 5
    assert game.supply(1)["follower"] == 6


def test_a_storm_brings_a_point_for_each_follower_in_the_supply() -> None:
    assert turned_to("storm", "E</1fNL", "B^/1m/2fNL").scores == (5, 6)


def test_the_inquisition_brings_2_points_for_each_monk() -> None:
    assert turned_to("inquisition", "", "B^/1m", "", "B^/1m").scores == (4, 0)


# -- pestilence -----------------------------------------------------------------------------------------


def test_in_the_pestilence_everybody_must_take_a_follower_back() -> None:
    game = turned_to("pestilence", "E</1fNL", "B^/1m/2fNL")
    assert figures_possible(game) == {"back farmer NL @ 4,0", "back monk @ 4,1"}
    assert bastide.Pass() not in game.options()


def test_the_player_on_turn_is_the_first_and_the_others_follow_clockwise() -> None:
    game = turned_to("pestilence", "E</1fNL", "B^/2m/3fNL", turn=2, players=3)
    asked = []
    while game.hand and "lay_tile" not in game.position():
        asked.append(game.state.asked)
        game.play(game.options()[0])
    assert asked == [1, 2, 0]


def test_who_has_no_follower_in_the_landscape_is_passed_over() -> None:
    game = turned_to("pestilence", "", "B^/2m")
    assert game.state.asked == 1
    game.play("back monk @ 4,1")
    assert "asked: Red lay_tile" in game.position()


def test_no_follower_is_taken_back_from_a_crown() -> None:
    game = turned_to("pestilence", crowns="1 follower taxes")
    assert "asked: Red lay_tile" in game.position()


def test_a_refusal_says_that_somebody_must_be_taken_back_and_whom() -> None:
    game = turned_to("pestilence", "E</1fNL", "B^/1m/2fNL")
    codes = [game.why_not(move) for move in ("-", "back farmer NL @ 4,1")]
    assert [refusal.code for refusal in codes if refusal] == ["must_choose", "nobody_there"]


# -- what counts as a follower --------------------------------------------------------------------------


def test_a_large_follower_is_one_figure_for_the_wheel() -> None:
    inns = ("inns_and_cathedrals",)
    assert turned_to("taxes", "F^/1LkE", boxes=inns).scores == (2, 0)
    assert turned_to("storm", boxes=inns).scores == (8, 8)


def test_by_option_a_large_follower_counts_twice_for_the_wheel() -> None:
    inns = ("inns_and_cathedrals",)
    strength = {"wheel_counts": "strength"}
    assert turned_to("taxes", "F^/1LkE", boxes=inns, options=strength).scores == (2 * (1 + 2), 0)
    assert turned_to("storm", boxes=inns, options=strength).scores == (9, 9)


# -- texts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "memory",
    ["pig=luck", "sow=taxes", "pig=taxes; 3 follower storm", "pig=taxes; 1 follower fortuna, 2 follower fortuna"],
)
def test_a_position_that_contradicts_itself_is_refused(memory: str) -> None:
    with pytest.raises(bastide.Unreadable, match=f"{BOX} cannot read"):
        beside(memory=memory)


@pytest.mark.parametrize(("pig", "scores"), [("fortuna", (1, 0)), ("famine", (6, 7))])
def test_the_wheel_turns_in_a_position_that_does_not_draw_its_board(pig: str, scores: tuple[int, int]) -> None:
    game = scene("E>/1kE", boxes=("base", BOX), memory={BOX: f"pig={pig}"})
    assert told(game) == f"pig={pig}"
    game.play(f"draw {turning(1)}")
    assert game.scores == scores


def test_a_position_keeps_the_pig_the_crowns_and_who_must_still_take_a_follower_back() -> None:
    game = turned_to("pestilence", "E</1fNL", "B^/1m/2fNL", crowns="1 follower taxes")
    game.play("back monk @ 4,1")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert figures_possible(again) == {"back farmer NL @ 4,1"}


# -- corners ---------------------------------------------------------------------------------------------


def test_a_tile_that_fits_nowhere_leaves_the_game_without_turning_the_wheel() -> None:
    rows = [". . . A^ . .", *(f". {row} ." for row in BOARD)]
    rows[3] = rows[3].removesuffix(".") + "A>"
    rows[4] = "A<" + rows[4].removeprefix(".")
    game = scene("\n".join(rows), boxes=("base x2", BOX), memory={BOX: "pig=fortuna"})
    game.play(f"draw {BOX}/33-1")
    assert game.waits_for_chance
    assert told(game) == "pig=fortuna"
    assert game.scores == (0, 0)


def test_who_was_taken_back_in_the_pestilence_may_be_placed_in_the_same_turn() -> None:
    game = turned_to("pestilence", "", "B^/1m", options={"followers": "1"})
    game.play(f"back monk @ 4,1; {turning(1)}^ 4,2")
    assert "highwayman E" in figures_possible(game)


@pytest.mark.parametrize("turn", [1, 4, 6])
def test_in_the_pestilence_six_players_follow_each_other_clockwise(turn: int) -> None:
    board = ("E</1fNL", "B^/2m B^/3m", "U^/4hE U^/5fNL", ". B^/6m")
    game = turned_to("pestilence", *board, turn=turn, players=6, boxes=("inns_and_cathedrals",))
    asked = []
    while not offered_tiles(game):
        asked.append(game.to_move)
        game.play(game.options()[0])
    assert asked == [(turn - 1 + seat) % 6 for seat in range(6)]


def test_whoever_plays_alone_turns_the_wheel_for_himself() -> None:
    assert turned_to("storm", players=1).scores == (7,)
    game = turned_to("pestilence", "", "B^/1m", players=1)
    game.play("back monk @ 4,1")
    assert game.supply(0)["follower"] == 7


def test_the_segment_acts_and_then_its_crown_is_scored() -> None:
    game = turned_to("fortuna", crowns="1 follower fortuna")
    assert game.scores == (6, 0)
    assert [line.points for line in game.tally()] == [3, 3]


@pytest.mark.parametrize(
    ("segment", "board", "told_as"),
    [
        ("taxes", "E</1kW", "1 knight × 1"),
        ("storm", "", "7 followers in the supply × 1"),
        ("fortuna", "", "1 fortuna × 3"),
    ],
)
def test_points_of_the_wheel_explain_themselves(segment: str, board: str, told_as: str) -> None:
    game = turned_to(segment, board)
    assert game.tally()[0].reason == told_as


def offered_tiles(game: bastide.Game) -> bool:
    """Is the tile in hand to be laid now?"""
    return "asked: " in game.position() and " lay_tile" in game.position()
