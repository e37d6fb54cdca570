"""The Festival, sentence by sentence (complete rules 4.2.10)."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, ClassVar

import pytest
from rich.console import Console

import bastide
from bastide import TakeBack
from bastide.expansions.festival import Festival
from bastide.kernel import verbs
from bastide.kernel.actions import action_of
from bastide.kernel.catalogue import tile_set
from bastide.kernel.events import FigureLeft
from bastide.kernel.hooks import Expansion
from bastide.kernel.pieces import FOLLOWER, Piece
from bastide.kernel.places import slot_named
from bastide.kernel.turn import Step
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from bastide.rulebook import compile_rules
from bastide.terminal import Terminal
from tests.kernel.toys import lay
from tests.records.recordings import SETUP, Recording, deploy, message
from tests.records.recordings import lay as lay_message
from tests.scenes import figures_possible, scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bastide.kernel.rules import Rules

BOXES = ("base", "festival")
WITH_BUILDERS = ("base", "inns_and_cathedrals", "traders_and_builders", "festival")
TILE = "festival/monastery_two_roads"
BELOW = f"{TILE}^ 0,1"
"""A festival tile below the first one."""
PLACES = {"monk", "highwayman S", "highwayman W", "farmer SR"}
"""Where a follower may go on it; its other field is that of the tile above."""


def festival(
    board: str,
    place: str = BELOW,
    *,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """Red has just laid a tile of this box, or another."""
    game = scene(board, hand=place.split(maxsplit=1)[0][:-1], boxes=boxes, options=options)
    game.play(place)
    return game


def can_return(game: bastide.Game) -> set[str]:
    """Which figures can be taken back now."""
    return {found for found in figures_possible(game) if found.startswith("back ")}


def left(game: bastide.Game) -> list[tuple[int, str, str]]:
    """Who has left the table, and why."""
    return [(event.player, event.piece, event.why) for event in game.events if isinstance(event, FigureLeft)]


# -- one of three ----------------------------------------------------------------------------------


def test_the_box_has_ten_tiles_and_all_show_the_festival() -> None:
    tiles = tile_set("festival").tiles
    assert sum(tile.count for tile in tiles) == 10
    assert {tile.symbol("festival") for tile in tiles} == {"true"}


def test_whoever_lays_a_festival_tile_may_place_a_figure_on_it_or_take_one_back() -> None:
    game = festival("E>/1kE/1fSL")
    assert figures_possible(game) == PLACES | {"back knight E @ 0,0", "back farmer NL @ 0,0"}


def test_the_figure_taken_back_is_in_its_supply_again_and_nobody_is_placed() -> None:
    game = festival("E>/1kE")
    game.play("back knight E @ 0,0")
    assert game.supply(0) == {"follower": 7}
    assert left(game) == [(0, "follower", "taken_back")]
    assert game.scores == (0, 0)
    assert game.waits_for_chance
    assert game.state.player == 1


def test_whoever_places_a_figure_takes_none_back() -> None:
    game = festival("E>/1kE")
    game.play("monk")
    assert game.supply(0) == {"follower": 5}
    assert game.waits_for_chance


def test_the_player_may_do_neither() -> None:
    game = festival("E>/1kE")
    game.play("-")
    assert game.supply(0) == {"follower": 6}
    assert game.waits_for_chance


def test_without_a_figure_on_the_table_there_is_only_placing() -> None:
    assert figures_possible(festival("E>/2kE/2fSL")) == PLACES


def test_whoever_has_no_follower_left_may_still_take_one_back() -> None:
    game = festival("E>/1kE", options={"followers": "1"})
    assert figures_possible(game) == {"back knight E @ 0,0"}
    game.play("back knight E @ 0,0")
    assert game.supply(0) == {"follower": 1}


def test_whoever_can_neither_place_nor_take_back_is_not_asked() -> None:
    game = festival("E>/1kE", options={"followers": "1", "festival": "no"})
    assert game.waits_for_chance


# -- which figures -----------------------------------------------------------------------------------


def test_the_figure_may_stand_anywhere_on_the_table() -> None:
    game = festival("B^/1m E>/1kE\nU^/1hE/1fNL .", f"{TILE}^ 0,2")
    assert can_return(game) == {
        "back monk @ 0,0",
        "back knight E @ 1,0",
        "back highwayman E @ 0,1",
        "back farmer NL @ 0,1",
    }


def test_only_own_figures_can_be_taken_back() -> None:
    assert can_return(festival("E>/1kE/2fSL")) == {"back knight E @ 0,0"}


def test_a_figure_is_taken_back_before_anything_is_scored() -> None:
    game = festival("E>/1kE", "festival/city_road_s< 1,0")
    game.play("back knight E @ 0,0")
    assert game.scores == (0, 0)
    assert left(game) == [(0, "follower", "taken_back")]


def test_what_is_left_of_a_finished_feature_is_scored() -> None:
    game = festival("E>/1kE/2kE", "festival/city_road_s< 1,0")
    game.play("back knight E @ 0,0")
    assert game.scores == (0, 4)


def test_a_tile_without_the_symbol_lets_nobody_return() -> None:
    assert can_return(festival("E>/1kE", "B^ 0,1")) == set()


def test_a_festival_lasts_for_the_turn_in_which_its_tile_is_laid() -> None:
    game = festival("E>/1kE/2fSL")
    game.play("-; draw B; B^ -1,0")
    assert can_return(game) == set()


def test_large_followers_phantoms_builders_and_pigs_can_be_taken_back() -> None:
    boxes = (*WITH_BUILDERS, "phantom")
    game = festival("E>/1LkE/1BkE/1PfSL/1GfSL", boxes=boxes)
    assert can_return(game) == {
        "back large knight E @ 0,0",
        "back builder knight E @ 0,0",
        "back phantom farmer NL @ 0,0",
        "back pig farmer NL @ 0,0",
    }
    game.play("back large knight E @ 0,0")
    assert game.state.supply_of(0, Piece.LARGE_FOLLOWER) == 1


@pytest.mark.between("traders_and_builders", "festival")
def test_a_builder_can_be_taken_back_without_its_follower() -> None:
    game = festival("E>/1kE/1BkE", boxes=WITH_BUILDERS)
    game.play("back builder knight E @ 0,0")
    assert left(game) == [(0, "builder", "taken_back")]
    assert game.supply(0)["follower"] == 6


@pytest.mark.between("traders_and_builders", "festival")
def test_a_builder_goes_home_with_the_last_follower() -> None:
    game = festival("E>/1kE/1BkE", boxes=WITH_BUILDERS)
    game.play("back knight E @ 0,0")
    assert left(game) == [(0, "follower", "taken_back"), (0, "builder", "lonely")]


def test_two_equal_figures_on_one_spot_are_one_choice() -> None:
    game = festival("E>/1kE/1kE")
    assert len(game.options()) == len(set(game.options()))
    game.play("back knight E @ 0,0")
    assert game.supply(0) == {"follower": 6}


class Prison(Expansion):
    """A place beside the tiles."""

    name: ClassVar[str] = "toy_prison"

    def set_up(self, rules: Rules) -> None:
        self.cell = rules.add_spot("prison")


def returning(piece: int, *, in_prison: bool = False, returns: str = "any_figure") -> list[str]:
    """Which pieces can be taken back when one of Red's is on a field, or in prison."""
    prison = Prison()
    options: dict[str, bool | int | str] = {"festival": True, "festival_returns": returns}
    tiles = [*tile_set("base").tiles, *tile_set("festival").tiles]
    rules = compile_rules(2, tiles, [Festival(), prison], options)
    state = rules.new_state()
    field = slot_named(state, lay(state, "B", 0, 0), "field", "NL")
    verbs.place(state, piece, 0, prison.cell if in_prison else field)
    lay(state, TILE, 0, 1)
    state.resume(rules.script[rules.step_at[Step.FIGURE]])
    actions = [action_of(state, code) for code in state.legal_codes()]
    return [action.piece for action in actions if isinstance(action, TakeBack)]


def test_a_barn_can_be_taken_back() -> None:
    assert returning(Piece.BARN) == ["barn"]


def test_a_prisoner_cannot_be_taken_back() -> None:
    assert returning(int(FOLLOWER)) == ["follower"]
    assert returning(int(FOLLOWER), in_prison=True) == []


@pytest.mark.between("phantom", "festival")
def test_the_phantom_may_still_be_placed_after_a_figure_was_taken_back() -> None:
    game = festival("E>/1kE", boxes=("base", "phantom", "festival"))
    game.play("back knight E @ 0,0")
    assert "phantom monk" in figures_possible(game)
    game.play("phantom monk")
    assert game.waits_for_chance


# -- options -----------------------------------------------------------------------------------------


def test_by_an_option_only_followers_can_be_taken_back() -> None:
    only = {"festival_returns": "followers"}
    game = festival("E>/1LkE/1BkE/1fSL/1GfSL", boxes=WITH_BUILDERS, options=only)
    assert can_return(game) == {"back large knight E @ 0,0", "back farmer NL @ 0,0"}
    assert returning(Piece.BARN, returns="followers") == []
    assert returning(Piece.PHANTOM, returns="followers") == ["phantom"]


def test_the_festival_can_be_switched_off_and_its_tiles_stay() -> None:
    game = festival("E>/1kE/1fSL", options={"festival": "no"})
    assert figures_possible(game) == PLACES


# -- records, positions, refusals and the terminal ---------------------------------------------------


def test_a_position_keeps_the_festival() -> None:
    game = festival("E>/1kE")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert again.options() == game.options()


def test_a_figure_taken_back_stands_there_again_after_undoing() -> None:
    game = festival("E>/1kE/1BkE", boxes=WITH_BUILDERS)
    before = game.position()
    game.play("back knight E @ 0,0")
    game.undo()
    assert game.position() == before


@pytest.mark.parametrize(
    ("action", "code", "sentence"),
    [
        ("back farmer NL @ 0,0", "nobody_there", "No such figure stands there."),
        ("back monk @ 7,7", "no_such_place", "There is no such place on (7,7)."),
        ("knight E @ 0,0", "occupied", "Red cannot place a knight there"),
        ("B^ 5,5", "not_now", "Red may place a figure or take a figure back now, or pass."),
    ],
)
def test_what_is_not_possible_at_a_festival_is_refused(action: str, code: str, sentence: str) -> None:
    refusal = festival("E>/1kE/2fSL").why_not(action)
    assert refusal is not None
    assert refusal.code == code
    assert refusal.sentence.startswith(sentence)


def test_the_terminal_says_in_words_which_figure_returns() -> None:
    game = festival("E>/1kE/1BkE", boxes=WITH_BUILDERS)
    terminal = Terminal(Console(file=StringIO()), game, {})
    shown = [terminal.describe(option) for option in game.options() if isinstance(option, TakeBack)]
    assert shown == ["take the knight at E on (0,0) back", "take the builder in the city at E on (0,0) back"]


# -- foreign games -----------------------------------------------------------------------------------


FOREIGN: dict[str, object] = {
    **SETUP,
    "sets": {"basic:1": 1, "siege/cathars": 1, "festival": 1},
    "elements": {"small-follower": 7, "farmers": True, "siege": True, "escape": True, "festival": True},
    "rules": {"festival-return": "meeple"},
}


def foreign_return(feature: str, location: str, x: int, y: int) -> Recording:
    """A figure comes home because of a festival."""
    pointer = {"position": [x, y], "location": location, "feature": feature}
    return message("RETURN_MEEPLE", pointer={"featurePointer": pointer, "meepleId": "0.small.1"}, source="FESTIVAL")


def test_the_options_of_foreign_games_are_read() -> None:
    options = read_setup(FOREIGN).options
    assert (options["festival"], options["festival_returns"]) == (True, "any_figure")
    elements = {"small-follower": 7, "farmers": True}
    options = read_setup({**FOREIGN, "elements": elements, "rules": {"festival-return": "follower"}}).options
    assert (options["festival"], options["festival_returns"]) == (False, "followers")


def test_a_return_in_a_foreign_game_is_played_here_and_an_escape_is_asked_for_after_it() -> None:
    replay = Replay(FOREIGN, 0.5, ("Anna",), confirm=True)
    replay.game.play("draw B; B^ 0,1; monk; choose 0")
    replay.game.play("draw cathars/city")
    replay.play(lay_message("SI.CA/C", 1, 1, 0))
    replay.play(deploy("City", "N", 1, 1))
    replay.play(message("COMMIT", random=0.5))
    replay.play(message("PASS"))
    replay.game.play(f"draw {TILE}; {TILE}^ 0,2")
    assert can_return(replay.game) == {"back monk @ 0,1", "back knight N @ 1,1"}
    replay.play(foreign_return("Monastery", "I", 0, 1))
    assert left(replay.game) == [(0, "follower", "taken_back")]
    replay.play(message("COMMIT", random=0.5))
    assert figures_possible(replay.game) == {"back knight N @ 1,1"}
