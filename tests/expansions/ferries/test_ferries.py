"""The Ferries, sentence by sentence (complete rules 1.25 and 4.2.11.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.errors import Unreadable
from bastide.kernel.events import FigureLeft
from bastide.kernel.geometry import cell_at
from bastide.kernel.places import slot_named
from bastide.telling import tell_action, tell_asked
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

BOXES = ("base", "ferries")
THREE = "ferries/three_roads"
"""Road ends in the east, the south and the west."""
CITY = "ferries/city_three_roads"
FOUR = "ferries/four_roads"


def table(
    board: str,
    ferries: str = "",
    *,
    hand: str = "",
    turn: int = 1,
    players: int = 2,
    phase: str = "",
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """A scene with ferries on lakes."""
    memory = {"ferries": ferries} if ferries else {}
    return scene(board, hand=hand, turn=turn, players=players, boxes=boxes, options=options, phase=phase, memory=memory)


def road(game: bastide.Game, x: int, y: int, side: str) -> int:
    """The whole road at a side of a tile."""
    state = game.state
    return state.root_of(slot_named(state, state.tile_at(cell_at(x, y)), "road", side))


def ferries_in(game: bastide.Game) -> str:
    """What the position says of the ferries."""
    lines = [line for line in game.position().splitlines() if line.startswith("ferries:")]
    return lines[0].removeprefix("ferries: ") if lines else ""


# -- before the game (1.25) ------------------------------------------------------------------------


def test_the_box_has_eight_tiles_with_a_lake_and_three_or_four_road_ends() -> None:
    tiles = tile_set("ferries").tiles
    assert sum(tile.count for tile in tiles) == 8
    assert {tile.symbol("ferry") for tile in tiles} == {"true"}
    ends = {sum(feature.ends == "lake" for feature in tile.features) for tile in tiles}
    assert ends == {3, 4}


def test_there_are_eight_ferries_and_a_ninth_lake_gets_none() -> None:
    row = " ".join([*[f"{THREE}^"] * 5, *[f"{CITY}^"] * 3])
    laid = "; ".join(f"EW {x},0" for x in range(1, 9))
    game = table(f"W^ {row}", laid, hand=THREE, boxes=("base", "ferries x2"))
    game.play(f"{THREE}v 9,0; -")
    assert "ferry" in str(figures_possible(game)), "the last of the eight may be moved"
    assert not any(found.endswith("9,0") for found in figures_possible(game))
    game.play("-")
    assert ferries_in(game) == laid


# -- laying a ferry --------------------------------------------------------------------------------


def test_a_follower_on_a_road_of_a_lake_is_placed_on_one_of_its_road_ends() -> None:
    game = table("W^", hand=THREE)
    game.play(f"{THREE}^ 1,0")
    roads = {found for found in figures_possible(game) if found.startswith("highwayman")}
    assert roads == {"highwayman E", "highwayman S", "highwayman W"}
    game = table("W^", hand=FOUR)
    game.play(f"{FOUR}^ 1,0")
    roads = {found for found in figures_possible(game) if found.startswith("highwayman")}
    assert roads == {"highwayman N", "highwayman E", "highwayman S", "highwayman W"}


def test_after_the_figure_the_player_must_join_two_road_ends_by_a_ferry() -> None:
    game = table("W^", hand=THREE)
    game.play(f"{THREE}^ 1,0; highwayman E")
    assert {game.notation(option) for option in game.options()} == {f"ferry {two} @ 1,0" for two in ("ES", "EW", "SW")}
    assert game.why_not("-") is not None


def test_a_lake_with_four_road_ends_has_six_routes() -> None:
    game = table("W^", hand=FOUR)
    game.play(f"{FOUR}^ 1,0; -")
    routes = ("NE", "NS", "NW", "ES", "EW", "SW")
    assert {game.notation(option) for option in game.options()} == {f"ferry {two} @ 1,0" for two in routes}


def test_the_ferry_joins_the_road_ends_to_one_road() -> None:
    game = table("W^", hand=THREE)
    game.play(f"{THREE}^ 1,0; -; ferry EW @ 1,0")
    assert road(game, 1, 0, "E") == road(game, 0, 0, "E")
    assert road(game, 1, 0, "S") != road(game, 1, 0, "E")
    assert ferries_in(game) == "EW 1,0"


def test_the_lake_counts_as_one_tile_of_the_joined_road() -> None:
    game = table("B^ B^ B^\nW^/1hE . W^", hand=THREE)
    game.play(f"{THREE}^ 1,1; -; ferry EW @ 1,1")
    assert game.scores == (3, 0)
    assert [line.reason for line in game.tally()] == ["3 tiles × 1"]


def test_a_road_end_at_a_lake_without_a_ferry_ends_its_road() -> None:
    game = table("W^/2hE", hand=THREE)
    game.play(f"{THREE}^ 1,0; -; ferry ES @ 1,0")
    assert game.scores == (0, 2)


def test_what_the_lake_finishes_is_scored_after_the_ferry_is_laid() -> None:
    game = table("Ev/2kS\n.", hand=CITY)
    game.play(f"{CITY}^ 0,1; -")
    assert game.scores == (0, 0)
    game.play("ferry ES @ 0,1")
    assert game.scores == (0, 4)


def test_two_occupied_roads_may_be_joined_by_a_ferry_and_the_majority_decides() -> None:
    game = table(". B^ B^ B^ . .\nW^/1hE U^ . U^/2hE U^/2hE W^", hand=THREE)
    game.play(f"{THREE}^ 2,1; -; ferry EW @ 2,1")
    assert game.scores == (0, 6)


def test_a_follower_on_a_road_end_belongs_to_the_road_that_the_ferry_makes() -> None:
    game = table("B^ B^ B^\nW^/2hE . U^", hand=THREE)
    game.play(f"{THREE}^ 1,1; highwayman E; ferry EW @ 1,1")
    assert game.scores == (0, 0)
    assert final_points(game) == [3, 3]


# -- moving ferries --------------------------------------------------------------------------------

LAKE = f"W^ U^ {THREE}^ ."
"""A road from the west to a lake; the tile in hand goes to its eastern side."""
BETWEEN = f"B^ B^ B^\n{THREE}^ . {THREE}^"
"""Two lakes; the tile in hand goes between them."""


def test_whoever_lays_a_tile_at_a_road_with_a_ferry_may_move_that_ferry() -> None:
    game = table(LAKE, "EW 2,0", hand="U")
    game.play("U^ 3,0; -")
    assert {game.notation(option) for option in game.options()} == {"-", "ferry ES @ 2,0", "ferry SW @ 2,0"}
    game.play("ferry ES @ 2,0")
    assert ferries_in(game) == "ES 2,0"


def test_nobody_must_move_a_ferry() -> None:
    game = table(LAKE, "EW 2,0", hand="U")
    game.play("U^ 3,0; -; -")
    assert ferries_in(game) == "EW 2,0"
    assert game.state.player == 1


def test_a_ferry_always_joins_two_road_ends_of_its_own_tile() -> None:
    game = table(LAKE, "EW 2,0", hand="U")
    game.play("U^ 3,0; -")
    assert game.why_not("ferry NE @ 2,0") is not None
    assert game.why_not("ferry EW @ 3,0") is not None
    assert game.why_not("ferry EE @ 2,0") is not None


def test_a_ferry_may_be_moved_so_that_it_leaves_the_road_that_was_extended() -> None:
    game = table(LAKE, "EW 2,0", hand="U")
    game.play("U^ 3,0; -; ferry SW @ 2,0")
    assert road(game, 2, 0, "W") == road(game, 2, 0, "S") != road(game, 3, 0, "E")


def test_only_the_first_ferry_along_the_road_may_be_moved() -> None:
    game = table(f"W^ {CITY}^ U^ {THREE}^ .", "EW 1,0; EW 3,0", hand="U")
    game.play("U^ 4,0; -")
    assert figures_possible(game) == {"ferry ES @ 3,0", "ferry SW @ 3,0"}


def test_a_ferry_behind_the_first_stays_out_of_reach_when_the_first_was_moved() -> None:
    game = table(f"W^ {CITY}^ U^ {THREE}^ .", "EW 1,0; EW 3,0", hand="U")
    game.play("U^ 4,0; -; ferry SW @ 3,0")
    assert game.state.player == 1


def test_where_roads_lead_on_in_several_directions_the_first_ferry_in_each_may_be_moved() -> None:
    game = table(BETWEEN, "EW 0,1; EW 2,1", hand="U")
    game.play("U^ 1,1; -")
    routes = {f"ferry {two} @ {x},1" for two in ("ES", "SW") for x in (0, 2)}
    assert figures_possible(game) == routes
    game.play("ferry ES @ 0,1")
    assert figures_possible(game) == {"ferry ES @ 2,1", "ferry SW @ 2,1"}
    game.play("ferry SW @ 2,1")
    assert ferries_in(game) == "ES 0,1; SW 2,1"


def test_each_road_of_the_tile_is_followed() -> None:
    game = table(BETWEEN, "EW 0,1; EW 2,1", hand="W")
    game.play("W^ 1,1; -")
    assert {found.split(" @ ")[1] for found in figures_possible(game)} == {"0,1", "2,1"}


def test_a_ferry_is_moved_only_once_in_a_turn() -> None:
    game = table(LAKE, "EW 2,0", hand="U")
    game.play("U^ 3,0; -; ferry ES @ 2,0")
    assert game.waits_for_chance


def test_a_tile_at_a_road_end_without_a_ferry_moves_none() -> None:
    game = table(LAKE, "SW 2,0", hand="U")
    game.play("U^ 3,0; -")
    assert game.waits_for_chance


def test_a_tile_beside_a_lake_that_extends_no_road_moves_no_ferry() -> None:
    game = table(LAKE, "EW 2,0", hand="B")
    game.play("B^ 2,-1; -")
    assert game.waits_for_chance


def test_whoever_lays_a_lake_at_a_road_with_a_ferry_lays_a_new_ferry_first_and_may_then_move_the_other() -> None:
    game = table(LAKE, "EW 2,0", hand=THREE)
    game.play(f"{THREE}^ 3,0; -")
    assert figures_possible(game) == {f"ferry {two} @ 3,0" for two in ("ES", "EW", "SW")}
    game.play("ferry EW @ 3,0")
    assert figures_possible(game) == {"ferry ES @ 2,0", "ferry SW @ 2,0"}


def test_several_ferries_may_be_moved_when_a_lake_is_laid_between_them() -> None:
    game = table(BETWEEN, "EW 0,1; EW 2,1", hand=THREE)
    game.play(f"{THREE}^ 1,1; -; ferry EW @ 1,1")
    assert {found.split(" @ ")[1] for found in figures_possible(game)} == {"0,1", "2,1"}


def test_a_new_ferry_is_not_moved_in_the_turn_in_which_it_is_laid() -> None:
    game = table(LAKE, hand=THREE)
    game.play(f"{THREE}^ 3,0; -; ferry EW @ 3,0")
    assert game.waits_for_chance


# -- splits and joins ------------------------------------------------------------------------------


def test_a_road_that_a_ferry_has_left_falls_apart_and_each_part_keeps_the_figures_on_its_tiles() -> None:
    game = table(f"U^/1hE U^ {THREE}^ U^/2hE .", "EW 2,0", hand="U")
    game.play("U^ 4,0; -; ferry SW @ 2,0")
    assert road(game, 0, 0, "E") != road(game, 3, 0, "E")
    assert final_points(game) == [3, 3]


def test_a_part_that_is_cut_off_and_closed_at_both_ends_is_scored_at_once() -> None:
    game = table(f"W^/2hE U^ {THREE}^ .", "EW 2,0", hand="U")
    game.play("U^ 3,0; -; ferry ES @ 2,0")
    assert game.scores == (0, 3)
    assert game.supply(1)["follower"] == 7


def test_roads_that_a_moved_ferry_finishes_are_scored_wherever_they_lie() -> None:
    game = table(f". . W^ .\nW^/2hE U^ {FOUR}^ .", "EW 2,1", hand="U")
    game.play("U^ 3,1; -; ferry NW @ 2,1")
    assert game.scores == (0, 4)


def test_two_occupied_roads_may_be_joined_by_a_moved_ferry() -> None:
    game = table(f"W^/1hE U^ {THREE}^ .\n. . W>/2hN .", "EW 2,0", hand="U")
    game.play("U^ 3,0; -; ferry SW @ 2,0")
    assert game.scores == (4, 4)


def test_a_road_that_another_way_holds_together_does_not_fall_apart() -> None:
    game = table(f". . .\n. {FOUR}^ V^/2hS\n. Vv V>", "NE 1,1", hand="U")
    game.play("U> 1,0; -; ferry NS @ 1,1")
    assert road(game, 1, 0, "S") == road(game, 2, 1, "S")
    assert final_points(game) == [0, 5]


def test_by_an_option_no_ferry_is_laid_and_every_road_ends_at_a_lake() -> None:
    game = table("W^/2hE", hand=THREE, options={"ferries": "no"})
    game.play(f"{THREE}^ 1,0; -")
    assert game.scores == (0, 2)
    assert game.waits_for_chance


# -- texts -----------------------------------------------------------------------------------------


def test_a_ferry_may_be_written_from_either_end() -> None:
    game = table("W^", hand=THREE)
    game.play(f"{THREE}^ 1,0; -; ferry WE @ 1,0")
    assert ferries_in(game) == "EW 1,0"


def test_a_ferry_is_told_in_words() -> None:
    game = table("W^", hand=THREE)
    game.play(f"{THREE}^ 1,0; -")
    assert tell_action(game.state, game.options()[0], game.players) == "ferry between east and south on (1,0)"
    assert str(tell_asked(game.state, game.players)) == "Red must let a ferry join two roads now."
    refusal = game.why_not("ferry NE @ 1,0")
    assert refusal is not None
    assert refusal.sentence.startswith("Red cannot let a ferry go between north and east on (1,0) now.")


@pytest.mark.parametrize(
    "ferries", ["NE 1,0", "EE 1,0", "E 1,0", "EW 0,0", "EW 9,9", "EW 1,0; ES 1,0", "EW 1,0 moved", "EW"]
)
def test_ferries_that_cannot_go_there_are_refused(ferries: str) -> None:
    with pytest.raises(Unreadable, match="ferries cannot read"):
        table(f"W^ {THREE}^", ferries)


def test_a_position_knows_which_ferries_may_still_be_moved() -> None:
    game = table(BETWEEN, "EW 0,1; EW 2,1", hand="U")
    game.play("U^ 1,1; -; ferry ES @ 0,1")
    assert ferries_in(game) == "ES 0,1; EW 2,1 movable"
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert figures_possible(again) == figures_possible(game)


def test_a_position_between_the_ferry_and_the_scoring_knows_what_was_parted() -> None:
    game = table(f"W^/2hE U^ {THREE}^ .", "EW 2,0", hand="U", options={"confirm": "yes"})
    game.play("U^ 3,0; -; ferry ES @ 2,0")
    again = bastide.read_position(game.position())
    again.play("choose 0")
    assert again.scores == (0, 3)


def test_the_drawn_board_shows_where_a_ferry_goes() -> None:
    game = table(f"W^ {THREE}^", "EW 1,0")
    loose = [each for each in game.view().loose if each.piece == "ferry"]
    assert [(each.x, each.y, len(each.numbers)) for each in loose] == [(1, 0, 2)]


def test_moving_a_ferry_can_be_taken_back() -> None:
    game = table(f"W^/2hE U^ {THREE}^ .", "EW 2,0", hand="U")
    game.play("U^ 3,0; -")
    before = game.position()
    game.play("ferry ES @ 2,0")
    game.undo()
    assert game.position() == before
    assert [event for event in game.events if isinstance(event, FigureLeft)] == []
