"""The Shrines, sentence by sentence (complete rules 4.2.2, 4.2.3, 4.2.3.1, 4.6.7, 6.1, 7.3)."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import bastide
from bastide import PlaceTile
from bastide.expansions.shrines import rivals_of
from bastide.kernel.chance import Luck
from bastide.kernel.events import FigureLeft
from bastide.kernel.layout import TILE_SLOTS
from bastide.kernel.tables import MONASTERY, SLOT_WORDS
from bastide.kernel.tables import OTHER_BUILDING as SHRINE_KIND
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from bastide.terminal import Terminal
from tests.records.recordings import SETUP, deploy
from tests.records.recordings import lay as lay_message
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

BOXES = ("base", "shrines")
ALONE = """
    {1} E^  V<
    E<  {0} U>
    V^  Ev  Vv
"""
"""A building that lacks nothing but a curve in the corner."""
PAIR = """
    V>  .   E^  V<
    E<  {0} {1} U>
    V^  Ev  Ev  Vv
"""
"""Two buildings side by side; one tile finishes both."""
WEST_FIRST = """
    .   E^  E^
    E<  {0} {1}
    V^  Ev  Ev
"""
"""The western one lacks a curve in the corner, the eastern one lacks more."""
SHRINE = "shrines/plain^"
BOTH_WAYS = pytest.mark.parametrize(("west", "east"), [("B^/1m", "shrines/plain^/2c"), ("shrines/plain^/1c", "B^/2m")])
"""A monk wins against a heretic, or a heretic against a monk."""


def table(
    board: str,
    hand: str = "",
    *,
    turn: int = 1,
    players: int = 2,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """A scene with this box."""
    return scene(board, hand=hand, turn=turn, players=players, boxes=boxes, options=options)


def western_first(west: str, east: str, options: Mapping[str, str] | None = None) -> bastide.Game:
    """Blue finishes the western building."""
    game = table(WEST_FIRST.format(west, east), "V", turn=2, options=options)
    game.play("V> 0,0; -")
    return game


def cells(game: bastide.Game) -> set[tuple[int, int]]:
    """Where the tile in hand can be laid."""
    return {(option.x, option.y) for option in game.options() if isinstance(option, PlaceTile)}


# -- heretics ---------------------------------------------------------------------------------------


def test_a_follower_can_be_placed_as_a_heretic_or_anywhere_else_on_the_tile() -> None:
    game = table("D^", "shrines/city_road_s")
    game.play("shrines/city_road_sv 0,-1")
    assert figures_possible(game) == {"heretic", "knight S", "highwayman N", "farmer NL"}


def test_a_shrine_surrounded_by_eight_tiles_earns_nine_points() -> None:
    game = table(ALONE.format(f"{SHRINE}/1c", "."), "V", turn=2)
    game.play("V> 0,0; -")
    assert game.scores == (9, 0)
    assert [line.reason for line in game.tally()] == ["9 tiles × 1"]


def test_the_heretic_of_a_finished_shrine_comes_home() -> None:
    game = table(ALONE.format(f"{SHRINE}/1c", "."), "V", turn=2)
    assert game.supply(0)["follower"] == 6
    game.play("V> 0,0; -")
    assert game.supply(0)["follower"] == 7


def test_a_heretic_on_a_shrine_that_its_own_tile_finishes_is_scored_at_once() -> None:
    game = table(ALONE.format(".", "V>"), "shrines/plain")
    game.play("shrines/plain^ 1,1; heretic")
    assert game.scores == (9, 0)
    assert game.supply(0)["follower"] == 7


def test_an_unfinished_shrine_is_worth_one_point_for_itself_and_each_tile_around_it() -> None:
    assert final_points(table(ALONE.format(f"{SHRINE}/2c", "."))) == [0, 8]
    assert final_points(table(f"{SHRINE}/2c")) == [0, 1]


def test_a_shrine_without_a_heretic_is_worth_nothing() -> None:
    game = table(ALONE.format(SHRINE, "."), "V")
    game.play("V> 0,0; -")
    assert game.scores == (0, 0)


def test_a_road_ends_at_a_shrine() -> None:
    game = table("W^/1hE .", "shrines/road_s")
    game.play("shrines/road_s> 1,0; -")
    assert game.scores == (2, 0)


def test_a_shrine_parts_the_road_that_runs_up_to_it_from_two_sides() -> None:
    game = table("W^/1hE .", "shrines/two_roads")
    game.play("shrines/two_roads> 1,0")
    assert "highwayman E" in figures_possible(game)
    game.play("-")
    assert game.scores == (2, 0)


# -- laying -----------------------------------------------------------------------------------------


BESIDE = "E^ E^ E^\n{0} . {1}"
CORNER = "{0} E^ E^\n. . {1}"


@pytest.mark.parametrize("board", [BESIDE, CORNER])
@pytest.mark.parametrize(
    ("hand", "first", "second"), [("shrines/plain", "B^", "B^"), ("B", "shrines/plain^", "shrines/road_s^")]
)
def test_no_shrine_lies_beside_two_monasteries_and_no_monastery_beside_two_shrines(
    board: str, hand: str, first: str, second: str
) -> None:
    taken = board.format(first, second)
    assert (1, 1) not in cells(table(taken, hand))
    assert (3, 1) in cells(table(taken, hand))


@pytest.mark.parametrize(("board", "hand"), [("shrines/plain^ B^", "shrines/road_s"), ("B^ shrines/plain^", "B")])
def test_no_building_gets_a_second_rival_by_what_is_laid_beside_it(board: str, hand: str) -> None:
    assert cells(table(board, hand)) == {(-1, 0)}


@pytest.mark.parametrize(("board", "hand"), [("shrines/plain^ B^", "shrines/road_s"), ("B^ shrines/plain^", "B")])
def test_without_challenges_buildings_lie_wherever_they_fit(board: str, hand: str) -> None:
    game = table(board, hand, options={"challenges": "no"})
    assert cells(game) == {(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0)}


@pytest.mark.parametrize(("board", "hand"), [("B^ B^", "B"), ("shrines/plain^ shrines/road_s^", "shrines/city")])
def test_buildings_of_one_kind_do_not_mind_each_other(board: str, hand: str) -> None:
    assert {(-1, 0), (2, 0), (0, -1)} <= cells(table(board, hand))


def test_tiles_without_such_a_building_lie_where_they_like() -> None:
    assert (1, 1) in cells(table(BESIDE.format("B^", "B^"), "E"))


def test_a_shrine_that_finds_no_place_leaves_the_game() -> None:
    game = table("shrines/city< B^")
    game.play("draw shrines/plain")
    assert game.hand is None
    assert "removed: shrines/plain" in game.position()


def test_in_whole_games_no_building_ever_has_two_rivals() -> None:
    for seed in range(10):
        game = bastide.new_game(boxes=["shrines x4"], seed=seed)
        game.state.play_out(Luck(seed))
        for tile in game.state.tile_list():
            for slot in range(game.state.words[tile + TILE_SLOTS], game.state.slots_end(tile), SLOT_WORDS):
                if game.state.kind_of(slot) in (MONASTERY, SHRINE_KIND):
                    assert len(rivals_of(game.state, slot)) <= 1


def test_what_the_rule_forbids_is_refused() -> None:
    refusal = table("shrines/plain^ B^", "shrines/road_s").why_not("shrines/road_s^ 2,0")
    assert refusal is not None
    assert refusal.code == "shrines_several_rivals"
    assert all(" -1,0" in option for option in refusal.legal)


# -- the challenge ----------------------------------------------------------------------------------


@BOTH_WAYS
def test_whose_building_is_finished_first_earns_nine_points_and_the_other_nothing(west: str, east: str) -> None:
    game = western_first(west, east)
    assert game.scores == (9, 0)
    assert [(line.player, line.points, line.reason) for line in game.tally()] == [
        (0, 9, "9 tiles × 1"),
        (1, 0, "nothing (lost challenge)"),
    ]


@BOTH_WAYS
def test_both_followers_of_a_challenge_come_home(west: str, east: str) -> None:
    game = western_first(west, east)
    assert [game.supply(player)["follower"] for player in (0, 1)] == [7, 7]
    left = [(event.player, event.why) for event in game.events if isinstance(event, FigureLeft)]
    assert sorted(left) == [(0, "scored"), (1, "sent_home")]


@BOTH_WAYS
def test_a_building_that_has_lost_is_worth_nothing_at_the_end(west: str, east: str) -> None:
    assert final_points(western_first(west, east)) == [0, 0]


@pytest.mark.parametrize(("west", "east"), [("B^/1m", "shrines/plain^/1c"), ("shrines/plain^/1c", "B^/1m")])
def test_a_player_may_challenge_himself(west: str, east: str) -> None:
    game = western_first(west, east)
    assert game.scores == (9, 0)
    assert game.supply(0)["follower"] == 7


@BOTH_WAYS
def test_if_both_are_finished_at_once_both_earn_nine_points(west: str, east: str) -> None:
    game = table(PAIR.format(west, east), "E")
    game.play("E^ 1,0; -")
    assert game.scores == (9, 9)
    assert [game.supply(player)["follower"] for player in (0, 1)] == [7, 7]


@BOTH_WAYS
def test_an_open_challenge_at_the_end_pays_both_as_usual(west: str, east: str) -> None:
    assert final_points(table(WEST_FIRST.format(west, east))) == [8, 6]


@pytest.mark.parametrize(("west", "east", "role"), [("B^", "shrines/plain^/2c", "c"), ("shrines/plain^", "B^/2m", "m")])
def test_a_building_without_a_follower_challenges_nobody(west: str, east: str, role: str) -> None:
    game = western_first(west, east)
    assert f"/2{role}" in game.position()
    assert final_points(game) == [0, 6]


@pytest.mark.parametrize(("west", "east"), [("B^/1m", SHRINE), (f"{SHRINE}/1c", "B^")])
def test_against_an_empty_building_there_is_nothing_to_win_or_lose(west: str, east: str) -> None:
    game = western_first(west, east)
    assert [(line.player, line.points) for line in game.tally()] == [(0, 9)]


def test_a_challenge_reaches_across_a_corner() -> None:
    board = """
        .   E^    V<
        E<  B^/1m U>
        V^  Ev    shrines/two_roads^/2c
    """
    game = table(board, "V", turn=2)
    game.play("V> 0,0; -")
    assert game.scores == (9, 0)
    assert game.supply(1)["follower"] == 7


def test_two_tiles_away_nobody_is_challenged() -> None:
    board = """
        .   E^    V<  .
        E<  B^/1m U>  shrines/plain^/2c
        V^  Ev    Vv  .
    """
    game = table(board, "V", turn=2)
    game.play("V> 0,0; -")
    assert game.scores == (9, 0)
    assert game.supply(1)["follower"] == 6


@BOTH_WAYS
def test_without_challenges_the_slower_one_goes_on(west: str, east: str) -> None:
    game = western_first(west, east, {"challenges": "no"})
    assert game.scores == (9, 0)
    assert game.supply(1)["follower"] == 6
    assert final_points(game) == [0, 6]


def test_two_monks_side_by_side_do_not_challenge_each_other() -> None:
    game = western_first("B^/1m", "B^/2m")
    assert game.scores == (9, 0)
    assert final_points(game) == [0, 6]


def test_a_lost_challenge_is_undone_like_everything_else() -> None:
    game = table(WEST_FIRST.format("B^/1m", "shrines/plain^/2c"), "V", turn=2)
    before = game.position()
    game.play("V> 0,0; -")
    game.undo()
    game.undo()
    assert game.position() == before


@pytest.mark.between("cathars", "shrines")
def test_a_shrine_helps_no_knight_out_of_a_besieged_city() -> None:
    game = table(f"cathars/city>/1kE\n{SHRINE}", "V", boxes=("base", "cathars", "shrines"))
    game.play("V^ 0,2; -")
    assert game.to_move == 1 or game.waits_for_chance
    assert not any(isinstance(option, bastide.TakeBack) for option in game.options())


@pytest.mark.between("cathars", "shrines")
def test_by_an_option_a_shrine_helps_knights_out_of_a_besieged_city_too() -> None:
    boxes = ("base", "cathars", "shrines")
    game = table(f"cathars/city>/1kE\n{SHRINE}", "V", boxes=boxes, options={"shrines_help": "yes"})
    game.play("V^ 0,2; -; back knight E @ 0,0")
    assert game.supply(0) == {"follower": 7}


# -- texts ------------------------------------------------------------------------------------------


def test_a_position_shows_a_heretic_by_the_letter_c() -> None:
    game = table(f"{SHRINE}/2c")
    assert "shrines/plain^!/2c" in game.position()
    assert bastide.read_position(game.position()).position() == game.position()


def test_the_terminal_offers_a_heretic_in_words() -> None:
    game = table("shrines/plain^!")
    terminal = Terminal(Console(file=StringIO()), game, {})
    assert "heretic" in [terminal.describe(option) for option in game.options()]


# -- foreign games ----------------------------------------------------------------------------------


FOREIGN: dict[str, object] = {
    **SETUP,
    "sets": {"basic:1": 1, "cult/5": 1},
    "elements": {"small-follower": 7, "farmers": True, "shrine": True},
}


def test_the_option_of_foreign_games_is_read() -> None:
    assert read_setup(FOREIGN).options["challenges"] is True
    assert read_setup({**FOREIGN, "elements": {"small-follower": 7}}).options["challenges"] is False


def test_a_foreign_monk_on_a_shrine_is_a_heretic() -> None:
    bag = sorted(name for name, count in read_setup(FOREIGN).copies.items() for _ in range(count))
    replay = Replay(FOREIGN, (bag.index("CU/S") + 0.5) / len(bag), ("Red", "Blue"), confirm=False)
    replay.play(lay_message("CU/S", 0, 1))
    replay.play(deploy("Monastery", "I", 0, 1))
    assert "shrines/plain^!/1c" in replay.game.position()
