"""The Tunnel, sentence by sentence (complete rules 1.18, 3.3.3, 4.1 (4), 4.5 and 7.4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import cell_at
from bastide.kernel.places import slot_named
from bastide.telling import tell_action, tell_asked
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

BOXES = ("base", "tunnel")
TWO = "tunnel/two_mouths"
CITY_TWO = "tunnel/city_two_mouths"
CITY_THREE = "tunnel/city_three_mouths"
VILLAGE = "tunnel/three_mouths_village"


def table(
    board: str,
    tokens: str = "",
    *,
    hand: str = "",
    turn: int = 1,
    players: int = 2,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """A scene with these tokens on mouths; the tile marked ``!`` was laid, and now a token may be."""
    memory = {"tunnel": tokens} if tokens else {}
    phase = "" if hand else "lay_token"
    return scene(board, hand=hand, turn=turn, players=players, boxes=boxes, options=options, phase=phase, memory=memory)


def tokens_possible(game: bastide.Game) -> set[str]:
    """Every token that can be laid now."""
    return {found for found in figures_possible(game) if found.startswith("tunnel")}


def road(game: bastide.Game, x: int, y: int, side: str) -> int:
    """The whole road at a side of a tile."""
    state = game.state
    return state.root_of(slot_named(state, state.tile_at(cell_at(x, y)), "road", side))


def is_finished(game: bastide.Game, x: int, y: int, side: str) -> bool:
    """Is the road at a side of a tile finished?"""
    return game.state.is_finished(road(game, x, y, side))


# -- before the game (1.18, 3.3.3) -----------------------------------------------------------------


def test_the_box_has_four_tiles_with_ten_mouths() -> None:
    tiles = tile_set("tunnel").tiles
    assert sum(tile.count for tile in tiles) == 4
    assert sum(feature.mark("open") == "true" for tile in tiles for feature in tile.features) == 10


@pytest.mark.parametrize(("players", "colours"), [(1, 3), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_each_player_gets_two_tokens_of_his_colour_and_of_two_more_with_two_players_of_one_more_with_three(
    players: int, colours: int
) -> None:
    game = bastide.new_game(players=players, boxes=["tunnel"], seed=1)
    assert [game.supply(player)["tunnel"] for player in range(players)] == [2 * colours] * players
    board = table(f"{TWO}^!", players=players)
    assert tokens_possible(board) == {f"tunnel {colour} {side} @ 0,0" for colour in "ABC"[:colours] for side in "ES"}


@pytest.mark.parametrize(("chosen", "players", "colours"), [("fewer", 2, 2), ("fewer", 3, 1), (1, 2, 1), (3, 6, 3)])
def test_a_table_may_play_with_more_or_fewer_colours(chosen: str | int, players: int, colours: int) -> None:
    game = bastide.new_game(players=players, boxes=["tunnel"], options={"tunnel_colours": chosen}, seed=1)
    assert game.supply(0)["tunnel"] == 2 * colours


# -- laying a token (4.5.1) ------------------------------------------------------------------------


def test_after_a_follower_may_be_placed_a_token_may_be_laid_on_any_free_mouth() -> None:
    game = table(f"W^ {CITY_TWO}^ W^", hand=TWO)
    game.play(f"{TWO}> 3,0")
    assert tokens_possible(game) == set(), "first the figure"
    game.play("highwayman S")
    mouths = ("E @ 1,0", "W @ 1,0", "S @ 3,0", "W @ 3,0")
    assert tokens_possible(game) == {f"tunnel {colour} {mouth}" for colour in "ABC" for mouth in mouths}


def test_a_token_may_be_laid_on_the_tile_just_laid() -> None:
    game = table("W^", hand=TWO)
    game.play(f"{TWO}> 1,0; -; tunnel B W @ 1,0")
    assert game.supply(0)["tunnel"] == 5
    assert game.state.player == 1


def test_a_token_may_be_laid_whatever_tile_was_laid() -> None:
    game = table(f"W^ {CITY_TWO}^", hand="B")
    game.play("B^ 1,1; -; tunnel A E @ 1,0")
    assert game.supply(0)["tunnel"] == 5


def test_a_follower_can_be_placed_whether_or_not_a_token_is_laid() -> None:
    game = table("W^", hand=TWO)
    game.play(f"{TWO}> 1,0; highwayman S; tunnel B W @ 1,0")
    assert (game.supply(0)["tunnel"], game.supply(0)["follower"]) == (5, 6)


def test_a_player_without_followers_may_still_lay_a_token() -> None:
    game = table("W^/1hS", hand=TWO, options={"followers": "1"})
    game.play(f"{TWO}> 1,0")
    assert len(tokens_possible(game)) == 6


def test_nobody_must_lay_a_token() -> None:
    game = table(f"{TWO}^!")
    game.play("-")
    assert game.state.player == 1
    assert game.supply(0)["tunnel"] == 6


def test_only_one_token_is_laid_in_a_turn() -> None:
    game = table(f"{TWO}^!")
    game.play("tunnel A E @ 0,0")
    assert game.waits_for_chance
    assert game.state.player == 1


def test_a_mouth_with_a_token_gets_no_other() -> None:
    game = table(f"{TWO}^!", "2 A E 0,0")
    assert tokens_possible(game) == {f"tunnel {colour} S @ 0,0" for colour in "ABC"}
    refusal = game.why_not("tunnel A E @ 0,0")
    assert refusal is not None
    assert refusal.code == "cannot_lay"
    assert refusal.sentence.startswith("Red cannot lay the tunnel token A on (0,0) now.")


def test_a_road_without_a_mouth_gets_no_token() -> None:
    game = table(f"{VILLAGE}^!")
    assert game.why_not("tunnel A N @ 0,0") is not None
    assert game.why_not("tunnel A E @ 0,0") is None


def test_a_player_lays_only_tokens_that_he_has_left() -> None:
    game = table(f"{CITY_THREE}^!", "1 A E 0,0; 1 A S 0,0")
    assert tokens_possible(game) == {"tunnel B W @ 0,0", "tunnel C W @ 0,0"}


def test_a_player_without_tokens_is_not_asked() -> None:
    tokens = "1 A E 0,0; 1 A S 0,0"
    assert tokens_possible(table(f"{CITY_THREE}^!", tokens, options={"tunnel_colours": "1"})) == set()


def test_nobody_is_asked_before_the_first_mouth_is_laid() -> None:
    game = table("W^", hand="W")
    game.play("W^ 1,0; -")
    assert game.waits_for_chance


def test_by_an_option_a_token_may_be_laid_before_the_figure_too() -> None:
    game = table("W^", hand=TWO, options={"tunnel_tokens": "before_or_after"})
    game.play(f"{TWO}> 1,0; tunnel B W @ 1,0")
    assert tokens_possible(game) == set(), "one in a turn"
    game.play("highwayman S")
    assert game.state.player == 1


def test_by_that_option_whoever_has_laid_none_before_the_figure_is_asked_again() -> None:
    game = table("W^", hand=TWO, options={"tunnel_tokens": "before_or_after"})
    game.play(f"{TWO}> 1,0; highwayman S")
    assert len(tokens_possible(game)) == 6


# -- when a tunnel is defined (4.5.2) --------------------------------------------------------------


def test_a_road_breaks_off_at_a_mouth_without_a_token_and_is_not_finished() -> None:
    game = table(f"W^/2hE {CITY_TWO}^!")
    assert not is_finished(game, 0, 0, "E")
    game.play("-")
    assert game.scores == (0, 0)


def test_a_road_with_one_token_at_its_mouth_is_not_finished_either() -> None:
    game = table(f"W^/2hE {CITY_TWO}^!")
    game.play("tunnel A W @ 1,0")
    assert not is_finished(game, 0, 0, "E")
    assert game.scores == (0, 0)


def test_the_second_token_of_a_colour_joins_two_mouths_of_one_tile() -> None:
    game = table(f"W^/2hE {CITY_TWO}^! W^", "1 A W 1,0")
    game.play("tunnel A E @ 1,0")
    assert road(game, 0, 0, "E") == road(game, 2, 0, "W")
    assert game.scores == (0, 3)


def test_the_second_token_of_a_colour_joins_mouths_of_two_tiles() -> None:
    game = table(f"W^/2hE {CITY_TWO}^ W^ {TWO}>!", "1 A W 1,0")
    game.play("tunnel A W @ 3,0")
    assert road(game, 0, 0, "E") == road(game, 2, 0, "E")
    assert game.scores == (0, 4)


def test_tokens_of_two_colours_join_nothing() -> None:
    game = table(f"W^/2hE {CITY_TWO}^! W^", "1 A W 1,0")
    game.play("tunnel B E @ 1,0")
    assert game.scores == (0, 0)
    game = table(f"W^/2hE {CITY_TWO}^! W^", "2 A W 1,0")
    game.play("tunnel A E @ 1,0")
    assert game.scores == (0, 0)


def test_a_road_that_goes_on_behind_the_exit_is_not_finished_by_it() -> None:
    game = table(f"W^/2hE {CITY_TWO}^! U^", "1 A W 1,0")
    game.play("tunnel A E @ 1,0")
    assert road(game, 0, 0, "E") == road(game, 2, 0, "E")
    assert not is_finished(game, 0, 0, "E")
    game.play("draw W; W^ 3,0; -")
    assert game.scores == (0, 4)


def test_a_highwayman_of_any_colour_scores_a_road_that_runs_underground() -> None:
    game = table(f"W^/3hE {CITY_TWO}^! W^", "1 A W 1,0", players=3)
    game.play("tunnel A E @ 1,0")
    assert game.scores == (0, 0, 3)


def test_a_road_may_run_underground_several_times() -> None:
    board = f"W^/1hE {CITY_TWO}^ U^ {TWO}>!\n. . W^ {VILLAGE}v"
    game = table(board, "1 A W 1,0; 1 A E 1,0; 2 A W 3,0; 1 B S 3,0", turn=2)
    game.play("tunnel A W @ 3,1")
    assert road(game, 0, 0, "E") == road(game, 2, 1, "E")
    assert game.scores == (6, 0)


def test_a_road_that_has_become_a_ring_is_finished() -> None:
    game = table(f"{TWO}^! V^/2hS\nVv V>", "1 A E 0,0")
    game.play("tunnel A S @ 0,0")
    assert is_finished(game, 0, 0, "E")
    assert game.scores == (0, 4)


def test_two_occupied_roads_may_be_joined_and_the_majority_decides() -> None:
    game = table(f"W^/1hE {CITY_TWO}^! U^/2hE U^/2hE W^", "1 A W 1,0")
    game.play("tunnel A E @ 1,0")
    assert game.scores == (0, 5)
    assert [game.supply(player)["follower"] for player in range(2)] == [7, 7]


def test_a_follower_placed_before_the_token_may_stand_on_an_arm_that_is_free_until_then() -> None:
    game = table(f"W^/2hE {CITY_TWO}^ U^", "1 A W 1,0", hand="W")
    game.play("W^ 3,0; highwayman W; tunnel A E @ 1,0")
    assert game.scores == (4, 4)


# -- scoring (4.5.3) -------------------------------------------------------------------------------

EXAMPLE = f"""
T</1hE V^               .  .
.      {TWO}v           .  .
.      {CITY_TWO}v!     U^ W^
"""


def test_a_gate_a_curve_two_mouths_a_straight_road_and_a_crossing_are_worth_six_points() -> None:
    game = table(EXAMPLE, "1 A N 1,1")
    game.play("tunnel A E @ 1,2")
    assert game.scores == (6, 0)
    assert [line.reason for line in game.tally()] == ["6 tiles × 1"]


def test_with_an_inn_they_are_worth_twelve_points() -> None:
    game = table(EXAMPLE.replace(" U^ ", " EB^ "), "1 A N 1,1", boxes=("base", "inns_and_cathedrals", "tunnel"))
    game.play("tunnel A E @ 1,2")
    assert game.scores == (12, 0)


def test_a_tile_with_both_mouths_counts_once() -> None:
    game = table(f"W^/1hE {CITY_TWO}^! W^", "1 A W 1,0")
    game.play("tunnel A E @ 1,0")
    assert [line.reason for line in game.tally()] == ["3 tiles × 1"]


def test_tokens_stay_on_their_mouths_after_scoring() -> None:
    game = table(f"W^/1hE {CITY_TWO}^! W^", "1 A W 1,0")
    game.play("tunnel A E @ 1,0")
    assert "tunnel: 1 A E 1,0; 1 A W 1,0" in game.position()
    assert game.supply(0)["tunnel"] == 4


def test_there_are_mouths_for_five_tunnels_and_for_six_with_tiles_of_another_box() -> None:
    def mouths(*boxes: str) -> int:
        tables = bastide.new_game(boxes=boxes, seed=1).rules.tables
        return sum(tables.marked("open"))

    assert mouths("tunnel") // 2 == 5
    assert mouths("tunnel", "princess_and_dragon") // 2 == 6


def test_at_the_end_a_road_with_an_open_mouth_earns_a_point_for_each_tile() -> None:
    game = table(f"U^ {CITY_TWO}^!/2hW U^", "1 A W 1,0")
    assert final_points(game) == [0, 2]
    game.play("tunnel A E @ 1,0")
    assert final_points(game) == [0, 3]


# -- tiles (7.4.9) ---------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", [CITY_TWO, VILLAGE])
def test_the_upper_left_field_is_joined_with_the_upper_right_one(tile: str) -> None:
    game = table(f"{tile}^!")
    state = game.state
    laid = state.last_tile()
    assert slot_named(state, laid, "field", "EL") == slot_named(state, laid, "field", "WR")


def test_the_upper_road_ends_on_the_tile_with_the_village() -> None:
    game = table(f"W^/1hS\n{VILLAGE}^!")
    assert is_finished(game, 0, 1, "N")


# -- texts -----------------------------------------------------------------------------------------


def test_a_token_is_told_in_words() -> None:
    game = table(f"{TWO}^!")
    told = [tell_action(game.state, option, game.players) for option in game.options()]
    assert told[:2] == ["no token", "tunnel token A on the mouth at E of (0,0)"]
    assert str(tell_asked(game.state, game.players)) == "Red may lay a tunnel token now, or pass."


@pytest.mark.parametrize(
    "tokens",
    ["1 A N 0,0", "3 A E 0,0", "0 A E 0,0", "1 D E 0,0", "1 A E 5,5", "1 A E 0,0; 2 A E 0,0", "1 A E", "lain"],
)
def test_tokens_that_cannot_lie_there_are_refused(tokens: str) -> None:
    with pytest.raises(Unreadable, match="tunnel cannot read"):
        table(f"{TWO}^!", tokens)


def test_a_third_token_of_a_colour_is_refused() -> None:
    with pytest.raises(Unreadable, match="tunnel cannot read"):
        table(f"{CITY_THREE}^!", "1 A E 0,0; 1 A S 0,0; 1 A W 0,0")


def test_a_position_between_the_token_and_the_scoring_knows_what_was_joined() -> None:
    game = table(f"W^/1hE {CITY_TWO}^ W^\n. B^! .", "1 A W 1,0", options={"confirm": "yes"})
    game.play("tunnel A E @ 1,0")
    again = bastide.read_position(game.position())
    assert "changed: road W 1,0" in game.position()
    assert again.position() == game.position()
    again.play("choose 0")
    assert again.scores == (3, 0)


@pytest.mark.parametrize("changed", ["road N 1,0", "road", "road W 9,9"])
def test_a_change_of_nothing_is_refused(changed: str) -> None:
    text = table(f"W^/1hE {CITY_TWO}^!").position().replace("corner:", f"changed: {changed}\ncorner:")
    with pytest.raises(Unreadable, match="is no feature that was changed"):
        bastide.read_position(text)
