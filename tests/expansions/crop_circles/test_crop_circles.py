"""The Crop Circles, sentence by sentence (complete rules 1.20 and 4.2.8)."""

from __future__ import annotations

from collections import Counter

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.events import FigureLeft
from bastide.kernel.pieces import Piece
from bastide.telling import tell_action
from tests.expansions.crop_circles.circles import (
    BOXES,
    CLUB,
    EVERYBODY_ADDS,
    EVERYBODY_TAKES,
    FORK,
    SHIELD,
    TWO_CITIES,
    circle,
    offered,
)
from tests.scenes import drawn, scene

# -- the tiles -------------------------------------------------------------------------------------


def test_the_box_has_six_tiles_two_of_each_symbol() -> None:
    tiles = tile_set("crop_circles").tiles
    assert Counter(tile.symbol("crop") for tile in tiles for _ in range(tile.count)) == {
        "fork": 2,
        "club": 2,
        "shield": 2,
    }


# -- a normal turn, then the choice ----------------------------------------------------------------


def test_the_tile_is_laid_and_a_figure_is_placed_as_in_any_turn_before_the_circle_acts() -> None:
    game = scene(TWO_CITIES, hand="crop_circles/corner_shield", boxes=BOXES)
    game.play(SHIELD)
    assert {"knight E", "farmer NL", "-"} >= set(offered(game))
    game.play("knight E")
    assert offered(game) == [EVERYBODY_ADDS, EVERYBODY_TAKES]


def test_what_the_tile_finishes_is_scored_before_the_circle_acts() -> None:
    tile = "crop_circles/two_cities_shield< 1,0"
    game = circle("E>/1kE .\nE>/2kE .", tile, then="-")
    assert game.scores == (4, 0)
    assert offered(game) == [EVERYBODY_ADDS, EVERYBODY_TAKES]


def test_a_follower_who_has_just_come_home_can_be_added_but_not_to_what_is_finished() -> None:
    tile = "crop_circles/two_cities_shield< 1,0"
    game = circle("E>/1kE .\nE>/1kE/2kE .", tile, options={"followers": "2"}, then="")
    assert game.supply(0) == {"follower": 1}
    game.play(f"{EVERYBODY_ADDS}; -")
    assert game.to_move == 0
    assert offered(game) == ["-", "knight E @ 0,1"]


def test_the_player_on_turn_must_choose_and_cannot_pass() -> None:
    game = circle(TWO_CITIES, SHIELD)
    assert game.to_move == 0
    refusal = game.why_not("-")
    assert refusal is not None
    assert refusal.code == "must_choose"


def test_the_player_on_turn_chooses_for_everybody() -> None:
    game = circle(TWO_CITIES, SHIELD)
    game.play(EVERYBODY_TAKES)
    game.play("back knight E @ 0,1; back knight E @ 0,0")
    assert drawn(game)[:2] == ["E>/1fNL", "E>"]


def test_nobody_is_asked_if_no_follower_of_that_kind_is_on_the_table() -> None:
    assert circle(TWO_CITIES, CLUB).waits_for_chance


# -- A: everybody may add --------------------------------------------------------------------------


def test_everybody_may_add_a_follower_of_his_supply_to_one_of_his_own() -> None:
    game = circle(TWO_CITIES, SHIELD)
    game.play(f"{EVERYBODY_ADDS}; knight E @ 0,1; knight E @ 0,0")
    assert drawn(game)[:2] == ["E>/1fNL/1kE/1kE", "E>/2kE/2kE"]
    assert (game.supply(0), game.supply(1)) == ({"follower": 4}, {"follower": 5})


def test_the_player_left_of_the_player_on_turn_begins_and_the_player_on_turn_is_last() -> None:
    game = circle("E>/1kE/2kE/3kE\nE>", SHIELD, players=3)
    game.play(EVERYBODY_ADDS)
    asked = []
    while not game.waits_for_chance:
        asked.append(game.to_move)
        game.play("-")
    assert asked == [1, 2, 0]


def test_then_the_next_player_has_a_normal_turn() -> None:
    game = circle(TWO_CITIES, SHIELD)
    game.play(f"{EVERYBODY_ADDS}; -; -")
    assert game.waits_for_chance
    assert game.state.player == 1


def test_nobody_has_to_add_a_follower() -> None:
    game = circle(TWO_CITIES, SHIELD)
    game.play(f"{EVERYBODY_ADDS}; -; -")
    assert drawn(game)[:2] == ["E>/1fNL/1kE", "E>/2kE"]


def test_a_follower_is_added_to_the_very_place_where_one_of_the_same_player_stands() -> None:
    game = circle("E>/1kE/2kE R<\nE>/2kE .", SHIELD)
    game.play(EVERYBODY_ADDS)
    assert offered(game) == ["-", "knight E @ 0,0", "knight E @ 0,1"]


def test_everybody_adds_one_follower_however_many_he_has_there() -> None:
    game = circle("E>/1kE\nE>/1kE", SHIELD)
    game.play(EVERYBODY_ADDS)
    assert game.to_move == 0
    game.play("knight E @ 0,0")
    assert game.waits_for_chance


def test_whoever_has_no_follower_of_that_kind_is_passed_over() -> None:
    game = circle("E>/1kE/3kE\nE>/2fSL", SHIELD, players=3)
    game.play(EVERYBODY_ADDS)
    assert game.to_move == 2


def test_whoever_has_nobody_in_his_supply_is_passed_over_when_followers_are_added() -> None:
    game = circle(TWO_CITIES, SHIELD, options={"followers": "2"}, then="")
    game.play(f"{EVERYBODY_ADDS}; -")
    assert game.waits_for_chance


def test_the_majority_counts_whoever_was_added() -> None:
    game = circle("E>/1kE/2kE .\nE> .", SHIELD)
    game.play(f"{EVERYBODY_ADDS}; knight E @ 0,0; -")
    game.play("draw E; E< 1,0; -")
    assert game.scores == (0, 4)


# -- B: everybody must take back -------------------------------------------------------------------


def test_everybody_must_take_one_of_his_followers_back_into_his_supply() -> None:
    game = circle(TWO_CITIES, SHIELD)
    game.play(EVERYBODY_TAKES)
    assert offered(game) == ["back knight E @ 0,1"]
    game.play("back knight E @ 0,1")
    assert game.to_move == 0
    game.play("back knight E @ 0,0")
    left = [(event.player, event.why) for event in game.events if isinstance(event, FigureLeft)]
    assert left == [(1, "taken_back"), (0, "taken_back")]
    assert (game.supply(0), game.supply(1)) == ({"follower": 6}, {"follower": 7})


def test_whoever_has_several_of_that_kind_chooses_one() -> None:
    game = circle("E>/1kE\nE>/1kE", SHIELD)
    game.play(EVERYBODY_TAKES)
    assert offered(game) == ["back knight E @ 0,0", "back knight E @ 0,1"]
    game.play("back knight E @ 0,1")
    assert game.waits_for_chance


def test_whoever_has_none_of_that_kind_is_passed_over_when_followers_are_taken_back() -> None:
    game = circle("E>/1kE\nE>/2fSL", SHIELD)
    game.play(EVERYBODY_TAKES)
    assert game.to_move == 0


def test_nothing_is_scored_for_a_follower_who_is_taken_back() -> None:
    game = circle(TWO_CITIES, SHIELD)
    game.play(f"{EVERYBODY_TAKES}; back knight E @ 0,1; back knight E @ 0,0")
    assert game.scores == (0, 0)


def test_two_equal_followers_on_one_place_are_one_choice() -> None:
    game = circle("E>/1kE/1kE\nE>", SHIELD)
    game.play(EVERYBODY_TAKES)
    assert offered(game) == ["back knight E @ 0,0"]
    game.play("back knight E @ 0,0")
    assert game.supply(0) == {"follower": 6}


# -- whom the symbols mean -------------------------------------------------------------------------


EVERYBODY = "E</1kW/1fNL\nU^/1hE\nB^/1m"
"""A knight, a farmer, a highwayman and a monk of Red."""


@pytest.mark.parametrize(
    ("tile", "meant"),
    [
        ("crop_circles/corner_shieldv 0,3", "back knight W @ 0,0"),
        ("crop_circles/two_cities_shieldv 0,3", "back knight W @ 0,0"),
        ("crop_circles/curve_club^ 0,3", "back highwayman E @ 0,1"),
        ("crop_circles/junction_club< 0,3", "back highwayman E @ 0,1"),
        ("crop_circles/city_curve_fork< 0,3", "back farmer NL @ 0,0"),
        ("crop_circles/city_road_forkv 0,3", "back farmer NL @ 0,0"),
    ],
)
def test_a_shield_means_knights_a_club_highwaymen_and_a_fork_farmers(tile: str, meant: str) -> None:
    game = circle(EVERYBODY, tile)
    game.play(EVERYBODY_TAKES)
    assert offered(game) == [meant]


def test_farmers_are_added_to_farmers_and_highwaymen_to_highwaymen() -> None:
    for tile, added in ((FORK, "farmer NL @ 0,0"), (CLUB, "highwayman E @ 0,1")):
        game = circle("E</1kW/1fNL\nU^/1hE", tile)
        game.play(EVERYBODY_ADDS)
        assert offered(game) == ["-", added]


@pytest.mark.parametrize("symbol", [SHIELD, CLUB, FORK])
def test_monks_are_never_meant(symbol: str) -> None:
    assert circle("B^/1m\nB^", symbol).waits_for_chance


# -- kinds of followers ----------------------------------------------------------------------------


FOLLOWERS = ("base", "inns_and_cathedrals", "traders_and_builders", "abbey_and_mayor", "crop_circles", "phantom")
MEMORY = {"traders_and_builders": "0 0; 0 0, 0 0, 0 0"}


def added(board: str, tile: str) -> set[str]:
    """Which followers Red may add."""
    game = circle(board, tile, boxes=FOLLOWERS, memory=MEMORY)
    while game.to_move == 0 and EVERYBODY_ADDS not in offered(game):
        game.play("-")
    game.play(EVERYBODY_ADDS)
    return set(offered(game)) - {"-"}


def test_any_follower_may_be_added_that_may_stand_there() -> None:
    places = {f"{piece}knight E @ 0,0" for piece in ("", "large ", "mayor ", "wagon ", "phantom ")}
    assert added("E>/1kE\nE>", SHIELD) == places


def test_no_wagon_and_no_mayor_is_added_to_farmers() -> None:
    assert added("E>/1fNL\nE>", FORK) == {f"{piece}farmer NL @ 0,0" for piece in ("", "large ", "phantom ")}


def test_no_mayor_is_added_to_highwaymen() -> None:
    places = {f"{piece}highwayman E @ 0,1" for piece in ("", "large ", "wagon ", "phantom ")}
    assert added("E>\nU^/1hE", CLUB) == places


def test_any_follower_may_be_taken_back_but_neither_builder_nor_pig() -> None:
    game = circle("E>/1LkE/1BkE/1PkE\nE>", SHIELD, boxes=FOLLOWERS, memory=MEMORY)
    game.play(EVERYBODY_TAKES)
    assert offered(game) == ["back large knight E @ 0,0", "back phantom knight E @ 0,0"]


# -- the option ------------------------------------------------------------------------------------


def test_crop_circles_can_be_switched_off_and_their_tiles_stay() -> None:
    assert circle(TWO_CITIES, SHIELD, options={"crop_circles": "no"}).waits_for_chance


# -- positions, undoing, refusals ------------------------------------------------------------------


@pytest.mark.parametrize("moves", ["", EVERYBODY_ADDS, f"{EVERYBODY_ADDS}; -", EVERYBODY_TAKES])
def test_a_position_keeps_what_everybody_does_and_who_is_next(moves: str) -> None:
    game = circle(TWO_CITIES, SHIELD)
    if moves:
        game.play(moves)
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert again.options() == game.options()


@pytest.mark.parametrize("memory", ["add", "dance 0", "add 2", "add -1", " 0"])
def test_a_position_with_nonsense_about_a_circle_is_refused(memory: str) -> None:
    with pytest.raises(bastide.BastideError):
        scene("E>/1kE\ncrop_circles/corner_shieldv!", boxes=BOXES, memory={"circles": memory}, phase="follow_circle")


def test_a_position_without_a_circle_has_nobody_following_one() -> None:
    with pytest.raises(bastide.BastideError):
        scene("E>/1kE\nB^!", boxes=BOXES, memory={"circles": "add 0"}, phase="follow_circle")


def test_a_circle_can_be_undone_step_by_step() -> None:
    game = circle(TWO_CITIES, SHIELD)
    before = [game.position()]
    for move in (EVERYBODY_TAKES, "back knight E @ 0,1", "back knight E @ 0,0"):
        game.play(move)
        before.append(game.position())
    before.pop()
    while before:
        game.undo()
        assert game.position() == before.pop()


@pytest.mark.parametrize(
    ("moves", "action", "code"),
    [
        ("", "back knight E @ 0,0", "not_now"),
        (EVERYBODY_ADDS, "back knight E @ 0,1", "circle_adds"),
        (EVERYBODY_ADDS, "knight E @ 0,0", "circle_no_companion"),
        (EVERYBODY_ADDS, "farmer NL @ 0,1", "circle_other_kind"),
        (EVERYBODY_TAKES, "knight E @ 0,1", "circle_takes"),
        (EVERYBODY_TAKES, "back farmer NL @ 0,1", "circle_other_kind"),
        (EVERYBODY_TAKES, "back knight E @ 0,0", "nobody_there"),
        (EVERYBODY_TAKES, "-", "must_choose"),
    ],
)
def test_what_is_not_possible_at_a_circle_is_refused_with_its_reason(moves: str, action: str, code: str) -> None:
    game = circle("E>/1kE/1fNL\nE>/2kE/2fNL", SHIELD)
    if moves:
        game.play(moves)
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.code == code


def test_the_choice_is_told_in_words() -> None:
    game = circle(TWO_CITIES, SHIELD)
    told = [tell_action(game.state, option, game.players) for option in game.options()]
    assert told == ["everybody may add a follower", "everybody must take a follower back"]


def test_a_follower_who_is_not_in_the_supply_cannot_be_added() -> None:
    game = circle("E>/1kE\nE>/2kE/2LkE", SHIELD, boxes=("base", "inns_and_cathedrals", "crop_circles"))
    game.play(EVERYBODY_ADDS)
    refusal = game.why_not("large knight E @ 0,1")
    assert refusal is not None
    assert refusal.code == "circle_no_supply"
    assert game.state.supply_of(1, Piece.LARGE_FOLLOWER) == 0
