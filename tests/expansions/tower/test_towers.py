"""The Tower: floors, reach and guards, sentence by sentence (complete rules 3.3.1, 4.4.6, 4.4.6.1, 4.4.6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.expansions.tower.box import Tower
from bastide.kernel import verbs
from bastide.kernel.catalogue import tile_set
from bastide.kernel.pieces import Piece, Why
from bastide.kernel.places import slot_named
from bastide.rulebook import rule_set
from tests.scenes import drawn, figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

BOXES = ("base", "tower")
WITH_BUILDERS = ("base", "inns_and_cathedrals", "traders_and_builders", "tower")
FLOOR = "tower_floor"


def table(
    board: str,
    memory: str = "floors 10 10",
    *,
    hand: str = "",
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """Red is on turn; *memory* is what the box remembers."""
    return scene(board, hand=hand, boxes=boxes, options=options, memory={"tower": memory})


def floors(game: bastide.Game) -> set[str]:
    """Where a floor can be laid now."""
    return {found for found in figures_possible(game) if found.startswith(FLOOR)}


def guards(game: bastide.Game) -> set[str]:
    """Which towers can be closed now."""
    return {found for found in figures_possible(game) if "guard" in found}


def captured_from(game: bastide.Game) -> set[str]:
    """Cells from which somebody can be captured now."""
    return {found.split(" @ ")[1] for found in figures_possible(game)}


# -- before the game -------------------------------------------------------------------------------


def test_the_box_has_eighteen_tiles_each_with_one_tower_site() -> None:
    tiles = tile_set("tower").tiles
    assert sum(tile.count for tile in tiles) == 18
    assert {tile.symbol("tower") for tile in tiles} == {"true"}
    tables = rule_set(2, BOXES).tables
    kinds = [[feature.kind for feature in features] for features in tables.features]
    sites = [kinds[number].count("tower") for number, tile in enumerate(tables.types) if tile.box == "tower"]
    assert sites == [1] * len(tiles)


@pytest.mark.parametrize(("players", "number"), [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5)])
def test_each_player_gets_floors_according_to_the_number_of_players(players: int, number: int) -> None:
    game = bastide.new_game(players=players, boxes=["tower"], seed=1)
    assert [game.supply(player)[FLOOR] for player in range(players)] == [number] * players


# -- laying floors (4.4.6) -------------------------------------------------------------------------


def test_instead_of_a_figure_a_floor_may_be_laid_on_any_laid_tile_with_a_site() -> None:
    game = table("TI^ B^ TJ^!")
    assert floors(game) == {"tower_floor @ 0,0", "tower_floor @ 2,0"}
    game.play("tower_floor @ 0,0")
    assert game.supply(0)[FLOOR] == 9
    assert game.supply(0)["follower"] == 7
    assert game.state.player == 1


def test_a_floor_may_be_laid_on_a_tower_that_stands_already() -> None:
    game = table("TI^ B^!", "floors 9 10, tower 0 0 1")
    game.play("tower_floor @ 0,0")
    assert "tower: floors 8 10, tower 0 0 2" in game.position()


def test_a_tile_without_a_site_bears_no_tower() -> None:
    game = table("B^ B^!")
    assert floors(game) == set()
    assert game.why_not("tower_floor @ 1,0").code == "tower_no_site"  # type: ignore[union-attr]


def test_a_player_without_floors_lays_none() -> None:
    assert floors(table("TI^ B^!", "floors 0 10")) == set()


def test_a_player_without_followers_may_still_lay_floors() -> None:
    game = table("TI^/1fNL B^!", options={"followers": "1"})
    assert figures_possible(game) == {"tower_floor @ 0,0"}


def test_a_tower_may_grow_as_high_as_one_likes() -> None:
    game = table("TI^ B^!", "floors 1 0, tower 0 0 19")
    game.play("tower_floor @ 0,0")
    assert "tower 0 0 20" in game.position()


# -- reach (4.4.6.1) -------------------------------------------------------------------------------

CROSS = """
.     .      .      B^/1m     .      .      .
.     .      .      U^/1hE    .      .      .
.     .      .      U^/1hE    .      .      .
B^/1m U>/1hN U>/1hN TI^!/2fNL U>/2hN U>/2hN B^/2m
.     .      .      U^/2hE    .      .      .
.     .      .      U^/1hE    .      .      .
.     .      .      B^/2m     .      .      .
"""
"""Somebody on every tile in the four directions, three tiles far."""


@pytest.mark.parametrize(("floor", "tiles"), [(1, 5), (2, 9), (3, 13)])
def test_the_first_floor_reaches_five_tiles_and_each_further_one_four_more(floor: int, tiles: int) -> None:
    game = table(CROSS, f"floors 10 10, tower 3 3 {floor - 1}" if floor > 1 else "floors 10 10")
    game.play("tower_floor @ 3,3")
    reached = {(3 + way * far, 3) for far in range(floor + 1) for way in (-1, 1)}
    reached |= {(y, x) for x, y in reached}
    assert captured_from(game) == {f"{x},{y}" for x, y in reached}
    assert len(reached) == tiles


def test_a_tower_does_not_reach_across_a_corner() -> None:
    game = table("B^/2m B^/2m\nTI^! B^/2m", "floors 10 10, tower 0 1 3")
    game.play("tower_floor @ 0,1")
    assert captured_from(game) == {"0,0", "1,1"}


def test_a_tower_reaches_across_gaps_and_other_towers() -> None:
    game = table("TI^! . B^/2m\nB^ B^ B^", "floors 10 10, tower 0 0 1")
    game.play("tower_floor @ 0,0")
    assert captured_from(game) == {"2,0"}
    game = table("TI^! TK^ B^/2m", "floors 10 10, tower 0 0 1, tower 1 0 5")
    game.play("tower_floor @ 0,0")
    assert captured_from(game) == {"2,0"}


@pytest.mark.between("traders_and_builders", "tower")
def test_builder_and_pig_cannot_be_captured_but_small_and_large_followers_can() -> None:
    game = table("E^/2kN/2BkN/2LfSL/2GfSL TI^!", boxes=WITH_BUILDERS)
    game.play("tower_floor @ 1,0")
    assert figures_possible(game) == {"capture 2 knight N @ 0,0", "capture 2 large farmer EL @ 0,0"}


def test_mayor_wagon_and_phantom_can_be_captured_too() -> None:
    game = table("B^/2m TI^!", boxes=("base", "tower", "phantom"))
    state = game.state
    field = slot_named(state, state.tile_list()[0], "field", "NL")
    for piece in (Piece.MAYOR, Piece.WAGON, Piece.PHANTOM, Piece.BARN):
        verbs.give(state, 1, piece, int(piece != Piece.PHANTOM))
        verbs.place(state, piece, 1, field)
    game.play("tower_floor @ 1,0")
    captured = {option.piece for option in game.options() if isinstance(option, bastide.Capture)}
    assert captured == {"follower", "mayor", "wagon", "phantom"}


def test_whoever_has_laid_a_floor_may_spare_everybody() -> None:
    game = table("B^/2m TI^!")
    game.play("tower_floor @ 1,0; -")
    assert drawn(game) == ["B^/2m TI^"]
    assert game.state.player == 1


def test_where_nobody_stands_within_reach_nobody_is_asked() -> None:
    game = table("B^/2m B^ TI^!")
    game.play("tower_floor @ 2,0")
    assert game.waits_for_chance
    assert "raised" not in game.position()


def test_nobody_is_captured_without_a_floor() -> None:
    game = table("B^/2m TI^!", "floors 10 10, tower 1 0 1")
    game.play("-")
    assert game.waits_for_chance


def test_a_follower_is_captured_before_the_scoring() -> None:
    game = table("E>/2kE .\nTI^ .", hand="E")
    game.play("E< 1,0; tower_floor @ 0,1; capture 2 knight E @ 0,0")
    assert game.scores == (0, 0)
    game = table("E>/2kE .\nTI^ .", hand="E")
    game.play("E< 1,0; tower_floor @ 0,1; -")
    assert game.scores == (0, 4)


def test_somebody_elses_follower_becomes_a_prisoner() -> None:
    game = table("B^/2m TI^!")
    game.play("tower_floor @ 1,0; capture 2 monk @ 0,0")
    assert drawn(game) == ["B^ TI^"]
    assert game.supply(1)["follower"] == 6
    assert "prisoner 1 2 follower" in game.position()


def test_ones_own_follower_goes_home() -> None:
    game = table("B^/1m TI^!")
    game.play("tower_floor @ 1,0; capture 1 monk @ 0,0")
    assert drawn(game) == ["B^ TI^"]
    assert game.supply(0)["follower"] == 7
    assert "prisoner" not in game.position()


@pytest.mark.between("traders_and_builders", "tower")
@pytest.mark.parametrize(
    ("board", "captive", "special"),
    [
        ("E^/2kN/2BkN TI^!", "capture 2 knight N @ 0,0", "builder"),
        ("B^/2fNL/2GfNL TI^!", "capture 2 farmer NL @ 0,0", "pig"),
    ],
)
def test_builder_and_pig_go_home_with_the_last_follower_who_is_captured(board: str, captive: str, special: str) -> None:
    game = table(board, boxes=WITH_BUILDERS)
    assert game.supply(1)[special] == 0
    game.play(f"tower_floor @ 1,0; {captive}")
    assert game.supply(1)[special] == 1


# -- guards (4.4.6.2) ------------------------------------------------------------------------------


def test_a_follower_may_close_any_tower_on_the_table() -> None:
    game = table("TI^ B^ TJ^ TK^!", "floors 9 9, tower 0 0 1, tower 2 0 3")
    assert guards(game) == {"guard @ 0,0", "guard @ 2,0"}
    game.play("guard @ 2,0")
    assert drawn(game) == ["TI^ B^ TJ^/1g TK^"]
    assert game.supply(0)["follower"] == 6


def test_nobody_stands_on_a_site_without_a_floor() -> None:
    game = table("TI^ TJ^!")
    assert guards(game) == set()
    assert game.why_not("guard").code == "tower_no_floor"  # type: ignore[union-attr]
    assert game.why_not("guard @ 0,0").code == "tower_no_floor"  # type: ignore[union-attr]


def test_a_closed_tower_is_raised_and_closed_no_more() -> None:
    game = table("TI^/2g B^!", "floors 10 9, tower 0 0 1")
    assert floors(game) == set()
    assert guards(game) == set()
    assert game.why_not("guard @ 0,0").code == "occupied"  # type: ignore[union-attr]


def test_a_guard_does_not_capture_anybody() -> None:
    game = table("TI^ B^!/2m", "floors 10 9, tower 0 0 1")
    game.play("guard @ 0,0")
    assert game.waits_for_chance


def test_no_mayor_and_no_wagon_stands_on_a_tower() -> None:
    game = table("TI^ B^!", "floors 10 9, tower 0 0 1")
    box = next(box for box in game.rules.boxes if isinstance(box, Tower))
    site = slot_named(game.state, game.state.tile_list()[0], "tower", "")
    forbidden = {piece for piece in Piece if piece <= Piece.PHANTOM and box.forbids_figure(game.state, piece, site)}
    assert forbidden == {Piece.MAYOR, Piece.WAGON}


@pytest.mark.between("inns_and_cathedrals", "tower")
def test_a_large_follower_may_close_a_tower() -> None:
    game = table("TI^ B^!", "floors 10 9, tower 0 0 1", boxes=WITH_BUILDERS)
    assert guards(game) == {"guard @ 0,0", "large guard @ 0,0"}


@pytest.mark.between("tower", "phantom")
def test_the_phantom_may_close_a_tower_as_a_second_figure() -> None:
    game = table("TI^ B^!", "floors 10 9, tower 0 0 1", boxes=("base", "tower", "phantom"))
    game.play("monk; phantom guard @ 0,0")
    assert drawn(game) == ["TI^/1Pg B^/1m"]


@pytest.mark.between("tower", "phantom")
def test_the_phantom_may_close_the_tower_that_has_just_been_begun() -> None:
    game = table("B^ TI^!", boxes=("base", "tower", "phantom"))
    game.play("tower_floor @ 1,0")
    assert "phantom guard" in figures_possible(game)
    game.play("phantom guard")
    assert drawn(game) == ["B^ TI^/1Pg"]


def test_a_guard_stays_to_the_end_and_is_worth_nothing() -> None:
    game = table("TI^/1g B^\nB^ .", "floors 10 9, tower 0 0 1", hand="B")
    game.play("B^ 1,1; -")
    assert drawn(game) == ["TI^/1g B^", "B^ B^"]
    assert final_points(game) == [0, 0]
    rest = game.state.clone()
    while not rest.over:
        rest.apply(rest.legal_codes()[0])
    assert rest.supply_of(0, Piece.FOLLOWER) == 7


def test_a_guard_is_no_farmer_and_no_monk_on_his_tile() -> None:
    game = table("Ev . TJ^/1g\nE^ B^ B^", "floors 10 9, tower 2 0 1")
    assert final_points(game) == [0, 0]


def test_another_tower_may_capture_a_guard_and_then_his_tower_is_open_again() -> None:
    game = table("TI^/2g TJ^!", "floors 10 9, tower 0 0 1")
    game.play("tower_floor @ 1,0; capture 2 guard @ 0,0")
    assert "prisoner 1 2 follower" in game.position()
    game.play(bastide.Draw("B"))
    game.play("B^ 2,0")
    assert "tower_floor @ 0,0" in floors(game)
    assert "guard @ 0,0" in guards(game)


def test_whatever_removes_figures_from_a_tile_removes_a_guard_too() -> None:
    game = table("TI^/2g B^!", "floors 10 9, tower 0 0 1")
    state = game.state
    verbs.remove(state, verbs.figures_at(state, state.tile_list()[0]), Why.EATEN)
    assert drawn(game) == ["TI^ B^"]
    assert game.supply(1)["follower"] == 7


@pytest.mark.between("tower", "festival")
def test_a_festival_lets_a_guard_come_home() -> None:
    board = "TI^/1g festival/monastery_two_roadsv!"
    game = table(board, "floors 10 9, tower 0 0 1", boxes=("base", "tower", "festival"))
    game.play("back guard @ 0,0")
    assert game.supply(0)["follower"] == 7


# -- tiles (7.4.4) ---------------------------------------------------------------------------------


def test_a_road_on_a_bridge_does_not_part_the_city_of_its_tile() -> None:
    game = table("E>/1kE TA^ .", hand="E")
    game.play("E< 2,0; -")
    assert game.scores == (6, 0)


@pytest.mark.parametrize(("tile", "cities"), [("TB", {"knight N", "knight S"}), ("TD", {"knight N", "knight S"})])
def test_some_tiles_show_two_cities(tile: str, cities: set[str]) -> None:
    game = table(f"{tile}^!")
    assert {found for found in figures_possible(game) if found.startswith("knight")} == cities


@pytest.mark.parametrize("tile", ["TE^", "TG^", "TH^", "TM>"])
def test_a_tower_site_ends_the_roads_that_lead_to_it(tile: str) -> None:
    game = table("W^/1hE .", hand=tile[:-1])
    game.play(f"{tile} 1,0; -")
    assert game.scores == (2, 0)


# -- options ---------------------------------------------------------------------------------------


def test_towers_can_be_switched_off_and_then_a_site_is_only_a_picture() -> None:
    game = scene("TI^ TJ^!", boxes=BOXES, options={"towers": "no"})
    assert figures_possible(game) == {"monk", "farmer NL"}
    assert FLOOR not in game.supply(0)
    assert "tower:" not in game.position()


def test_the_number_of_floors_can_be_chosen() -> None:
    game = bastide.new_game(players=3, boxes=["tower"], options={"tower_floors": 4}, seed=1)
    assert game.supply(2)[FLOOR] == 4


# -- what people see -------------------------------------------------------------------------------


def test_the_board_shows_how_high_a_tower_is_and_who_guards_it() -> None:
    assert "T" in str(table("TI^ B^!"))
    assert "2" in str(table("TI^ B^!", "floors 9 9, tower 0 0 2")).splitlines()[3]
    assert "9" in str(table("TI^ B^!", "floors 9 9, tower 0 0 12")).splitlines()[3]
    assert "B" in str(table("TI^/2g B^!", "floors 9 9, tower 0 0 2")).splitlines()[3]
