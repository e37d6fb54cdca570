"""The Phantom, sentence by sentence (complete rules 3.3.5, 4.1 (3.2), 4.4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest
from rich.console import Console

import bastide
from bastide.expansions.phantom import Phantom
from bastide.game import EventLog
from bastide.kernel import verbs
from bastide.kernel.actions import Choose
from bastide.kernel.catalogue import tile_set
from bastide.kernel.codes import PASS, figure_code, number_offer
from bastide.kernel.hooks import Expansion
from bastide.kernel.pieces import PHANTOM, Piece
from bastide.kernel.places import slot_named
from bastide.kernel.turn import Step
from bastide.records.position import phase_name
from bastide.rulebook import compile_rules
from bastide.terminal import Terminal
from tests.kernel.toys import lay
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOXES = ("base", "phantom")
OTHER_PLACES = {"phantom highwayman N", "phantom farmer NL", "phantom farmer NR"}
"""Where a phantom may go on ``D<`` when somebody stands in the city."""


def table(board: str, hand: str = "", *, options: Mapping[str, str] | None = None) -> bastide.Game:
    """A scene with this box."""
    return scene(board, hand=hand, boxes=BOXES, options=options)


def phantoms_left(game: bastide.Game) -> int:
    """How many phantoms Red has at hand."""
    return game.state.supply_of(0, Piece.PHANTOM)


# -- the figure ------------------------------------------------------------------------------------


def test_each_player_has_one_phantom() -> None:
    game = bastide.new_game(players=3, boxes=["phantom"], seed=1)
    assert [game.supply(player) for player in range(3)] == [{"follower": 7, "phantom": 1}] * 3


def test_the_number_of_phantoms_is_an_option() -> None:
    for number in (0, 2, 7):
        game = bastide.new_game(boxes=["phantom"], options={"phantoms": number}, seed=1)
        assert phantoms_left(game) == number


def test_the_box_has_no_tiles() -> None:
    with_phantoms, without = bastide.new_game(boxes=["phantom"], seed=1), bastide.new_game(seed=1)
    assert with_phantoms.remaining_tiles() == without.remaining_tiles()


def test_a_phantom_counts_as_one_where_a_majority_is_decided() -> None:
    game = table("E>/1PkE G^ . E</2kW\nB^ B^ B^ B^", hand="F")
    game.play("F^ 2,0; -")
    assert game.scores == (10, 10)


def test_a_phantom_and_a_small_follower_together_outnumber_one() -> None:
    game = table("E>/1PkE/1kE G^ . E</2kW\nB^ B^ B^ B^", hand="F")
    game.play("F^ 2,0; -")
    assert game.scores == (10, 0)


def test_a_phantom_alone_owns_a_feature() -> None:
    game = table("E>/1PkE", hand="E")
    game.play("E< 1,0; -")
    assert game.scores == (4, 0)


def test_a_phantom_is_a_farmer_to_the_end() -> None:
    game = table("E>/1PfSL E<\nB^ B^")
    assert phantoms_left(game) == 0
    assert final_points(game) == [3, 0]


# -- alone -----------------------------------------------------------------------------------------


def test_a_phantom_may_be_placed_alone_as_the_figure_of_the_turn() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0")
    assert {"knight W", "phantom knight W"} | OTHER_PLACES <= figures_possible(game)
    game.play("phantom highwayman N")
    assert phantoms_left(game) == 0
    assert game.waits_for_chance, "no phantom is left for a second figure"


def test_a_small_follower_does_not_follow_a_phantom() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; phantom highwayman N")
    assert game.state.player == 1


def test_who_has_no_other_follower_left_may_still_place_the_phantom() -> None:
    game = table("E>/1kE", hand="D", options={"followers": "1"})
    game.play("D< 1,0")
    assert figures_possible(game) == OTHER_PLACES


# -- as a second figure ----------------------------------------------------------------------------


def test_after_the_first_figure_the_phantom_may_be_placed_on_another_feature_of_the_tile() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; knight W")
    assert game.to_move == 0
    assert figures_possible(game) == OTHER_PLACES
    game.play("phantom farmer NL")
    assert phantoms_left(game) == 0
    assert game.waits_for_chance


def test_nobody_has_to_place_the_phantom() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; knight W; -")
    assert phantoms_left(game) == 1
    assert game.waits_for_chance


def test_two_figures_of_one_turn_never_stand_on_the_same_feature() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; knight W")
    refusal = game.why_not("phantom knight W")
    assert refusal is not None
    assert refusal.code == "occupied"


def test_only_the_phantom_may_be_a_second_figure() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; knight W")
    refusal = game.why_not("highwayman N")
    assert refusal is not None
    assert refusal.code == "not_this_figure"
    assert refusal.sentence.startswith("Red cannot place a follower now.")


def test_the_phantom_stays_on_the_tile_just_laid() -> None:
    game = table("B^ E>", hand="D")
    game.play("D< 2,0; knight W")
    refusal = game.why_not("phantom monk @ 0,0")
    assert refusal is not None
    assert refusal.code == "not_this_tile"


def test_where_another_player_stands_no_phantom_may_be_placed() -> None:
    game = table("E>/2kE", hand="D")
    game.play("D< 1,0; highwayman N")
    assert figures_possible(game) == {"phantom farmer NL", "phantom farmer NR"}


def test_a_tile_with_one_feature_leaves_no_place_for_a_phantom() -> None:
    game = table("E>", hand="C")
    game.play("C^ 1,0; knight N")
    assert game.waits_for_chance
    assert phantoms_left(game) == 1


def test_who_has_no_phantom_left_is_not_asked() -> None:
    game = table("E>/1PfSL", hand="D")
    game.play("D< 1,0; knight W")
    assert game.waits_for_chance


def test_who_places_nobody_is_not_asked_about_the_phantom_again() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; -")
    assert game.waits_for_chance
    assert phantoms_left(game) == 1


def test_passing_once_does_not_forbid_the_phantom_in_a_later_turn() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; -")
    game.play("draw B; B^ 0,1; monk")
    assert figures_possible(game) == {"phantom farmer NL"}
    game.play("phantom farmer NL")
    game.play("draw B; B^ 2,0; monk")
    assert game.to_move == 0
    assert figures_possible(game) == {"phantom farmer NL"}


def test_both_figures_are_there_before_anything_is_scored() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; farmer NL; phantom knight W")
    assert game.scores == (4, 0)
    assert phantoms_left(game) == 1, "the phantom came home with its city"


def test_a_phantom_that_came_home_may_be_a_second_figure_again() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; farmer NL; phantom knight W")
    game.play("draw B; B^ 0,1; -")
    game.play("draw B; B^ 0,-1; monk")
    assert figures_possible(game) == {"phantom farmer NL"}


def test_with_several_phantoms_one_may_follow_another_but_there_is_no_third_figure() -> None:
    game = table("E>", hand="D", options={"phantoms": "3"})
    game.play("D< 1,0; phantom knight W")
    assert figures_possible(game) == OTHER_PLACES
    game.play("phantom farmer NL")
    assert game.waits_for_chance


def test_without_fields_the_phantom_does_not_lie_down_either() -> None:
    game = table("E>", hand="D", options={"fields": "no"})
    game.play("D< 1,0; knight W")
    assert figures_possible(game) == {"phantom highwayman N"}


# -- with rules of other boxes ---------------------------------------------------------------------


class NoFollowers(Expansion):
    """A tile that takes no followers."""

    name: ClassVar[str] = "toy_volcano"

    def forbids_figure(self, state: State, piece: int, spot: int) -> int:
        return int(piece <= PHANTOM)


class SomethingElse(Expansion):
    """Something else can be done at the step of the figure, and no figure is placed."""

    name: ClassVar[str] = "toy_princess"

    def set_up(self, rules: Rules) -> None:
        self.kind = rules.add_offer(self, Choose)

    def offers_figures(self, state: State) -> None:
        state.code_count = state.offer(state.code_count, number_offer(self.kind, 0))


class Anywhere(Expansion):
    """Followers may also go to a place apart."""

    name: ClassVar[str] = "toy_portal"

    def set_up(self, rules: Rules) -> None:
        self.spot = rules.add_spot("apart")

    def offers_places(self, state: State, piece: int) -> None:
        state.code_count = state.offer(state.code_count, figure_code(piece, self.spot))


def with_a_toy(toy: Expansion) -> State:
    """A tile was just laid, and a figure may be placed."""
    box = Phantom()
    rules = compile_rules(2, list(tile_set("base").tiles), [box, toy], {"phantoms": 1})
    state = rules.new_state()
    lay(state, "D", 0, 0)
    state.resume(rules.script[rules.step_at[Step.FIGURE]])
    return state


def test_where_a_tile_takes_no_followers_it_takes_no_phantom_either() -> None:
    state = with_a_toy(NoFollowers())
    assert phase_name(state) == "draw_tile"


def test_after_something_else_than_a_figure_the_phantom_may_still_be_placed() -> None:
    toy = SomethingElse()
    state = with_a_toy(toy)
    state.apply(number_offer(toy.kind, 0))
    assert phase_name(state) == "place_phantom"
    city = slot_named(state, state.last_tile(), "city", "N")
    assert figure_code(PHANTOM, city) in state.legal_codes()
    assert PASS in state.legal_codes()


def test_what_another_box_offers_a_follower_it_offers_the_phantom_as_a_second_figure_too() -> None:
    toy = Anywhere()
    state = with_a_toy(toy)
    assert figure_code(PHANTOM, toy.spot) in state.legal_codes()
    state.apply(figure_code(0, toy.spot))
    assert phase_name(state) == "place_phantom"
    assert figure_code(PHANTOM, toy.spot) in state.legal_codes()


# -- records, positions and undo -------------------------------------------------------------------


def test_a_position_keeps_phantoms_and_the_question_about_them() -> None:
    game = table("E>/2PfNL", hand="D")
    game.play("D< 1,0; knight W")
    again = bastide.read_position(game.position())
    assert "asked: Red place_phantom" in game.position()
    assert "/2PfNL" in game.position()
    assert again.position() == game.position()
    assert figures_possible(again) == OTHER_PLACES
    again.play("phantom highwayman N")
    assert "/1PhN" in again.position()
    assert bastide.read_position(again.position()).position() == again.position()


def test_a_position_keeps_that_somebody_passed() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; knight W")
    text = game.position().replace("corner:", "phantom: passed\ncorner:")
    assert bastide.read_position(text).waits_for_chance
    with pytest.raises(bastide.Unreadable, match="phantom cannot read"):
        bastide.read_position(text.replace("passed", "perhaps"))


def test_that_somebody_passed_is_written_while_the_phantom_is_still_to_come() -> None:
    box = Phantom()
    rules = compile_rules(2, list(tile_set("base").tiles), [box], {"phantoms": 1})
    state = rules.new_state()
    assert box.write_memory(state) == ""
    box.on_passed(state)
    assert box.write_memory(state) == "passed"
    again = rules.new_state()
    box.read_memory(again, box.write_memory(state))
    assert box.write_memory(again) == "passed"


def test_a_record_with_phantoms_is_read_again() -> None:
    game = bastide.new_game(boxes=["phantom"], seed=5, first=0)
    game.play("Hv 0,-1; knight S; phantom farmer EL")
    game.play("Lv 1,0; phantom knight S")
    record = bastide.write_record(game)
    assert "knight S; phantom farmer EL\n" in record
    assert "Lv 1,0; phantom knight S\n" in record
    again = bastide.read_record(record)
    assert again.position() == game.position()
    assert bastide.write_record(again) == record


def test_a_second_figure_is_taken_back_alone() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0; knight W")
    before = game.position()
    game.play("phantom highwayman N")
    game.undo()
    assert game.position() == before
    game.undo()
    assert {"knight W", "phantom knight W"} <= figures_possible(game)


def test_the_terminal_tells_a_phantom_from_a_small_follower() -> None:
    game = table("E>", hand="D")
    game.play("D< 1,0")
    shown = [Terminal(Console(), game, {}).describe(option) for option in game.options()]
    assert {"knight at W", "phantom knight at W"} <= set(shown)
    assert len(set(shown)) == len(shown)


def test_an_event_tells_of_the_phantom() -> None:
    state = with_a_toy(SomethingElse())
    state.reporter = log = EventLog()
    verbs.place(state, PHANTOM, 0, slot_named(state, state.last_tile(), "road", "E"))
    assert "phantom" in repr(log.events[0])
