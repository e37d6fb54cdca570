"""The Cathars, sentence by sentence (complete rules 4.2.2, 4.6.2.1, 6.1, 6.2, 7.3)."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import bastide
from bastide import TakeBack
from bastide.kernel.events import FigureLeft
from bastide.kernel.pieces import Piece
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from bastide.terminal import Terminal
from tests.records.recordings import SETUP, Recording, deploy, message
from tests.records.recordings import lay as lay_message
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

BOXES = ("base", "cathars")
WITH_CATHEDRALS = ("base", "inns_and_cathedrals", "cathars")
CATHEDRAL_CITY = """
    .   Ev         .
    E>  EK^/1kN    .
    .   E^         .
"""
BESIDE_A_MONASTERY = "cathars/city>/1kE\nB^"
TWO_CITIES = "cathars/city>/1kE .\nB^ .\ncathars/cornerv/1kE ."


def table(
    board: str,
    hand: str = "",
    *,
    turn: int = 1,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """A scene with this box."""
    return scene(board, hand=hand, turn=turn, boxes=boxes, options=options)


def end_of_turn(
    board: str, place: str = "V^ 0,2", *, boxes: Iterable[str] = BOXES, options: Mapping[str, str] | None = None
) -> bastide.Game:
    """Red has laid a curve somewhere and placed nobody."""
    game = table(board, "V", boxes=boxes, options=options)
    game.play(f"{place}; -")
    return game


def can_flee(game: bastide.Game) -> set[str]:
    """Which knights can leave now; the player may also pass."""
    return {found for found in figures_possible(game) if found.startswith("back ")}


def fled(game: bastide.Game) -> list[FigureLeft]:
    """Everybody who has left a besieged city."""
    return [event for event in game.events if isinstance(event, FigureLeft) and event.why == "escaped"]


# -- siege ---------------------------------------------------------------------------------------


def test_a_finished_besieged_city_counts_one_for_each_tile() -> None:
    game = table("E>/1kE", "cathars/city")
    game.play("cathars/city< 1,0; -")
    assert game.scores == (2, 0)
    assert game.tally()[0].reason == "2 tiles × 1 (siege)"


def test_a_finished_besieged_city_counts_one_for_each_pennant() -> None:
    game = table("E>/1kE F^", "cathars/city")
    game.play("cathars/city< 2,0; -")
    assert game.scores == (4, 0)


def test_several_tiles_with_cathars_in_one_city_count_no_more_than_one() -> None:
    game = table("cathars/city>/1kE G^", "cathars/city_road")
    game.play("cathars/city_road< 2,0; -")
    assert game.scores == (3, 0)


def test_by_an_option_a_small_city_counts_one_less_besieged_or_not() -> None:
    game = table("E>/1kE", "cathars/city", options={"small_city": "2"})
    game.play("cathars/city< 1,0; -")
    assert game.scores == (0, 0)


def test_the_cathars_besiege_only_the_city_they_lie_at() -> None:
    game = table("cathars/city> .\nB^ B^\nE>/1kE .", "E")
    game.play("E< 1,2; -")
    assert game.scores == (4, 0)


def test_a_city_that_grows_together_with_a_besieged_one_is_besieged() -> None:
    game = table("cathars/city> . . E</1kW\nB^ B^ B^ B^", "G")
    game.play("G^ 2,0; -")
    game.play("draw F")
    game.play("F^ 1,0; -")
    assert game.scores == (5, 0)


@pytest.mark.between("inns_and_cathedrals", "cathars")
def test_a_finished_besieged_city_with_a_cathedral_counts_two_for_each_tile_and_pennant() -> None:
    game = table(CATHEDRAL_CITY, "cathars/city", boxes=WITH_CATHEDRALS)
    game.play("cathars/city< 2,1; -")
    assert game.scores == (10, 0)
    assert game.tally()[0].reason == "5 tiles × 2 (cathedral, siege)"


def test_a_besieged_city_that_is_not_finished_at_the_end_is_worth_nothing() -> None:
    game = table("cathars/city>/1kE F^")
    assert final_points(game) == [0, 0]
    assert game.if_it_ended_now()[0].reason == "nothing (siege)"


@pytest.mark.between("inns_and_cathedrals", "cathars")
def test_an_unfinished_besieged_city_with_a_cathedral_is_worth_nothing_for_two_reasons() -> None:
    game = table(CATHEDRAL_CITY.replace("E>", "cathars/city>"), boxes=WITH_CATHEDRALS)
    assert final_points(game) == [0, 0]
    assert game.if_it_ended_now()[0].reason == "nothing (cathedral, siege)"


# -- supply --------------------------------------------------------------------------------------


def test_farmers_get_twice_as_much_for_a_finished_besieged_city() -> None:
    game = table("E>/2fSL cathars/city<")
    assert final_points(game) == [0, 6]
    assert game.if_it_ended_now()[0].reason == "1 finished city × 3 + 1 besieged × 3"


def test_other_cities_of_the_same_field_count_as_ever() -> None:
    game = table("E> cathars/city<\nB^/1fNL B^\nE> E<")
    assert final_points(game) == [9, 0]


def test_every_field_that_touches_a_besieged_city_gets_twice_as_much_for_it() -> None:
    assert final_points(table("E>/2fSL cathars/city</1fNL")) == [6, 6]


def test_a_besieged_city_with_several_tiles_of_cathars_is_doubled_once() -> None:
    assert final_points(table("cathars/city>/1fSL cathars/city_road<")) == [6, 0]


def test_farmers_get_nothing_for_an_unfinished_besieged_city() -> None:
    assert final_points(table("cathars/city>/1fSL F^")) == [0, 0]


@pytest.mark.between("inns_and_cathedrals", "cathars")
def test_farmers_get_six_points_for_a_besieged_city_with_a_cathedral() -> None:
    game = table(CATHEDRAL_CITY.replace("E>", "E>/2fSL"), "cathars/city", boxes=WITH_CATHEDRALS)
    game.play("cathars/city< 2,1; -")
    assert final_points(game) == [0, 6]


# -- escape --------------------------------------------------------------------------------------


def test_beside_a_monastery_a_knight_can_leave_the_besieged_city_at_the_end_of_the_turn() -> None:
    game = end_of_turn(BESIDE_A_MONASTERY)
    assert game.to_move == 0
    assert game.options() == [bastide.Pass(), TakeBack("follower", "knight", "E", 0, 0)]
    game.play("back knight E @ 0,0")
    assert game.supply(0) == {"follower": 7}
    assert [(event.player, event.piece) for event in fled(game)] == [(0, "follower")]
    assert game.scores == (0, 0)
    assert game.waits_for_chance


def test_the_knight_may_stay() -> None:
    game = end_of_turn(BESIDE_A_MONASTERY)
    game.play("-")
    assert game.supply(0) == {"follower": 6}
    assert game.waits_for_chance


def test_who_stays_can_leave_in_a_later_turn() -> None:
    game = end_of_turn(BESIDE_A_MONASTERY)
    game.play("-; draw U; U> 1,2; -; draw U; U> 2,2; -")
    assert can_flee(game) == {"back knight E @ 0,0"}


def test_a_monastery_across_a_corner_is_near_enough() -> None:
    assert can_flee(end_of_turn("cathars/city>/1kE .\nV^ B^", "V< 2,1")) == {"back knight E @ 0,0"}


def test_without_a_monastery_nobody_can_leave() -> None:
    assert end_of_turn("cathars/city>/1kE\nV^", "V> 0,2").waits_for_chance


def test_the_monastery_itself_can_be_the_tile_of_this_turn() -> None:
    game = table("cathars/city>/1kE", "B")
    game.play("B^ 0,1; monk")
    assert can_flee(game) == {"back knight E @ 0,0"}


def test_the_knight_who_was_placed_in_this_turn_can_leave() -> None:
    game = table("B^", "cathars/city")
    game.play("cathars/city> 0,-1; knight E")
    assert can_flee(game) == {"back knight E @ 0,-1"}


def test_a_knight_on_another_tile_of_the_besieged_city_can_leave() -> None:
    assert can_flee(end_of_turn("cathars/city> F^ F^/1kW\nB^ . .")) == {"back knight E @ 2,0"}


def test_a_monastery_beside_another_tile_of_the_city_does_not_help() -> None:
    assert end_of_turn("cathars/city>/1kE F^ F^\n. . B^", "V< 3,1").waits_for_chance


def test_a_monastery_beside_any_tile_of_the_city_helps_by_an_option() -> None:
    game = end_of_turn("cathars/city>/1kE F^ F^\n. . B^", "V< 3,1", options={"escape_from": "any_tile"})
    assert can_flee(game) == {"back knight E @ 0,0"}


def test_a_city_that_is_not_besieged_cannot_be_left() -> None:
    for variant in ("cathar_tile", "any_tile"):
        assert end_of_turn("E>/1kE\nB^", options={"escape_from": variant}).waits_for_chance


def test_only_knights_can_leave() -> None:
    assert end_of_turn("cathars/city_road^/1hE\nB^/1m").waits_for_chance


def test_only_the_player_on_turn_can_take_a_knight_back() -> None:
    assert end_of_turn(BESIDE_A_MONASTERY.replace("1kE", "2kE")).waits_for_chance
    game = end_of_turn("cathars/city>/1kE F^/2kE\nB^ .")
    assert can_flee(game) == {"back knight E @ 0,0"}


def test_one_knight_of_a_city_can_leave_in_a_turn() -> None:
    game = end_of_turn("cathars/city>/1kE F^/1kE\nB^ .")
    assert can_flee(game) == {"back knight E @ 0,0", "back knight E @ 1,0"}
    game.play("back knight E @ 1,0")
    assert game.waits_for_chance
    game.play("draw U; U> 1,2; -; draw U; U> 2,2; -")
    assert can_flee(game) == {"back knight E @ 0,0"}


def test_one_knight_of_each_besieged_city_can_leave_in_a_turn() -> None:
    game = end_of_turn(TWO_CITIES, "V< 1,1")
    assert can_flee(game) == {"back knight E @ 0,0", "back knight E @ 0,2"}
    game.play("back knight E @ 0,2")
    assert can_flee(game) == {"back knight E @ 0,0"}
    game.play("back knight E @ 0,0")
    assert game.waits_for_chance
    assert game.supply(0) == {"follower": 7}


def test_who_passes_is_not_asked_for_the_other_city() -> None:
    game = end_of_turn(TWO_CITIES, "V< 1,1")
    game.play("-")
    assert game.waits_for_chance


@pytest.mark.between("inns_and_cathedrals", "cathars")
def test_a_large_follower_can_leave_a_besieged_city_too() -> None:
    game = end_of_turn(BESIDE_A_MONASTERY.replace("1kE", "1LkE"), boxes=WITH_CATHEDRALS)
    game.play("back large knight E @ 0,0")
    assert game.state.supply_of(0, Piece.LARGE_FOLLOWER) == 1


def test_two_equal_knights_on_one_spot_are_one_choice() -> None:
    game = end_of_turn("cathars/city>/1kE/1kE\nB^")
    assert len(game.options()) == 2
    game.play("back knight E @ 0,0")
    assert game.supply(0) == {"follower": 6}


def test_knights_are_scored_before_they_could_leave() -> None:
    game = table("cathars/city>/1kE .\nB^ B^", "E")
    game.play("E< 1,0; -")
    assert game.scores == (2, 0)
    assert game.waits_for_chance


# -- options, records and refusals ----------------------------------------------------------------


def test_siege_and_supply_can_be_switched_off() -> None:
    off = {"siege": "no"}
    game = table("E>/1kE/2fSL", "cathars/city", options=off)
    game.play("cathars/city< 1,0; -")
    assert game.scores == (4, 0)
    assert final_points(game) == [0, 3]
    assert final_points(table("cathars/city>/1kE", options=off)) == [1, 0]
    assert can_flee(end_of_turn(BESIDE_A_MONASTERY, options=off)) == {"back knight E @ 0,0"}


def test_the_escape_can_be_switched_off() -> None:
    assert end_of_turn(BESIDE_A_MONASTERY, options={"escape": "no"}).waits_for_chance


def test_a_position_keeps_which_city_a_knight_has_left_this_turn() -> None:
    game = end_of_turn(TWO_CITIES.replace("/1kE", "/1kE/1kE"), "V< 1,1")
    assert "\ncathars:" not in game.position()
    game.play("back knight E @ 0,2")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert can_flee(again) == {"back knight E @ 0,0"}
    again.play("back knight E @ 0,0")
    assert "\ncathars:" not in again.position()


def test_one_knight_a_turn_leaves_each_city_also_if_the_game_was_set_up_at_the_question() -> None:
    game = end_of_turn(TWO_CITIES.replace("/1kE", "/1kE/1kE"), "V< 1,1")
    again = bastide.read_position(game.position())
    for each in (game, again):
        each.play("back knight E @ 0,2")
    assert again.position() == game.position()
    assert can_flee(again) == {"back knight E @ 0,0"}


@pytest.mark.parametrize("memory", ["E 5 5", "E 99999 0", "N 0 2", "E", "E 0 2, E 0 2", "E a b"])
def test_a_position_that_no_knight_can_have_left_like_that_is_refused(memory: str) -> None:
    game = end_of_turn(TWO_CITIES, "V< 1,1")
    game.play("back knight E @ 0,2")
    broken = game.position().replace("cathars: E 0 2", f"cathars: {memory}")
    with pytest.raises(bastide.Unreadable, match="cathars cannot read"):
        bastide.read_position(broken)


def test_an_escape_is_undone_like_everything_else() -> None:
    game = end_of_turn(TWO_CITIES, "V< 1,1")
    before = game.position()
    game.play("back knight E @ 0,2; back knight E @ 0,0")
    game.undo()
    game.undo()
    assert game.position() == before


@pytest.mark.parametrize(
    ("action", "code", "sentence"),
    [
        ("back knight E @ 1,0", "nobody_there", "No such figure stands there."),
        ("back monk @ 0,1", "escape_not_besieged", "Knights flee from besieged cities only: The Cathars."),
        ("back knight E @ 7,7", "no_such_place", "There is no such place on (7,7)."),
        ("knight E", "not_now", "Red may take a figure back now, or pass."),
    ],
)
def test_what_cannot_be_taken_back_is_refused(action: str, code: str, sentence: str) -> None:
    refusal = end_of_turn("cathars/city>/1kE F^/2kE\nB^/1m .").why_not(action)
    assert refusal is not None
    assert (refusal.code, refusal.legal) == (code, ("-", "back knight E @ 0,0"))
    assert refusal.sentence.startswith(sentence)


def test_the_terminal_says_in_words_who_can_leave() -> None:
    game = end_of_turn(BESIDE_A_MONASTERY)
    terminal = Terminal(Console(file=StringIO()), game, {})
    assert [terminal.describe(option) for option in game.options()] == [
        "nobody (pass)",
        "take the knight at E on (0,0) back",
    ]


# -- foreign games --------------------------------------------------------------------------------


FOREIGN: dict[str, object] = {
    **SETUP,
    "sets": {"basic:1": 1, "siege/cathars": 1},
    "elements": {"small-follower": 7, "farmers": True, "siege": True, "escape": True},
    "rules": {"espace-variant": "any-tile"},
}


def foreign_escape(source: str = "SIEGE_ESCAPE", y: int = 1) -> Recording:
    """A knight leaves the besieged city on 1,1."""
    pointer = {"position": [1, y], "location": "N" if y == 1 else "SE", "feature": "City"}
    return message("RETURN_MEEPLE", pointer={"featurePointer": pointer, "meepleId": "0.small.1"}, source=source)


def test_the_options_of_foreign_games_are_read() -> None:
    assert read_setup(FOREIGN).options["escape_from"] == "any_tile"
    rules = {"espace-variant": "siege-tile"}
    elements = {"small-follower": 7, "farmers": True, "siege": True}
    options = read_setup({**FOREIGN, "rules": rules, "elements": elements}).options
    assert (options["siege"], options["escape"], options["escape_from"]) == (True, False, "cathar_tile")
    assert read_setup({**FOREIGN, "rules": {}}).options["escape_from"] == "any_tile", "as that program has it"


def replay_to_escape() -> Replay:
    """A monastery lies on 0,1, and a knight stands in the besieged city beside it on 1,1."""
    replay = Replay(FOREIGN, 0.5, ("Anna",), confirm=True)
    replay.game.play("draw B; B^ 0,1; -; choose 0")
    replay.game.play("draw cathars/city")
    replay.play(lay_message("SI.CA/C", 1, 1, 0))
    replay.play(deploy("City", "N", 1, 1))
    replay.play(message("COMMIT", random=0.5))
    return replay


def test_an_escape_in_a_foreign_game_is_played_here() -> None:
    replay = replay_to_escape()
    assert can_flee(replay.game) == {"back knight N @ 1,1"}
    replay.play(foreign_escape())
    assert len(fled(replay.game)) == 1
    assert replay.random_is_new, "nothing has been drawn by it"


def test_where_one_knight_flees_in_a_turn_the_others_stay_in_their_cities() -> None:
    replay = replay_to_escape()
    replay.play(message("PASS"))
    replay.game.play("draw cathars/corner")
    replay.play(lay_message("SI.CA/Cc", 1, 2, 180))
    replay.play(deploy("City", "SE", 1, 2))
    replay.play(message("COMMIT", random=0.5))
    assert can_flee(replay.game) == {"back knight N @ 1,1", "back knight E @ 1,2"}
    replay.play(foreign_escape(y=2))
    assert replay.game.waits_for_chance
    assert replay.game.supply(0) == {"follower": 6}


def test_figures_that_return_for_another_reason_are_not_known() -> None:
    with pytest.raises(bastide.Unreadable, match="RETURN_MEEPLE"):
        replay_to_escape().play(foreign_escape("FLIGHT"))
