"""The Gold Mines, sentence by sentence (complete rules 1.25 and 4.2.11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.expansions.gold_mines.box import value_of_each
from bastide.kernel.catalogue import tile_set
from bastide.kernel.errors import Unreadable
from bastide.telling import tell_action, tell_asked
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

BOXES = ("base", "gold_mines")
MINE = "gold_mines/monastery_curve"
"""A monastery, and a road from the east to the south."""


def table(
    board: str,
    gold: str = "",
    *,
    hand: str = "",
    turn: int = 1,
    players: int = 2,
    phase: str = "",
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """A scene with gold on tiles and before players."""
    memory = {"gold_mines": gold} if gold else {}
    return scene(board, hand=hand, turn=turn, players=players, boxes=boxes, options=options, phase=phase, memory=memory)


def gold_in(game: bastide.Game) -> set[str]:
    """What the position says of the gold."""
    lines = [line for line in game.position().splitlines() if line.startswith("gold_mines:")]
    return set(lines[0].removeprefix("gold_mines: ").split("; ")) if lines else set()


# -- before the game (1.25) ------------------------------------------------------------------------


def test_the_box_has_eight_tiles_with_a_mine() -> None:
    tiles = tile_set("gold_mines").tiles
    assert sum(tile.count for tile in tiles) == 8
    assert {tile.symbol("gold") for tile in tiles} == {"true"}


# -- laying gold -----------------------------------------------------------------------------------


def test_whoever_lays_a_mine_must_lay_a_piece_on_it_and_one_on_a_neighbouring_tile_also_across_a_corner() -> None:
    game = table("B^ B^\n. B^", hand=MINE)
    game.play(f"{MINE}> 0,1")
    assert {game.notation(option) for option in game.options()} == {"gold @ 0,0", "gold @ 1,0", "gold @ 1,1"}
    assert game.why_not("-") is not None
    game.play("gold @ 1,0")
    assert gold_in(game) == {"held 0 0", "1 at 0,1", "1 at 1,0"}


def test_gold_is_laid_before_the_figure() -> None:
    game = table("B^ B^", hand=MINE)
    game.play(f"{MINE}> 0,1")
    assert "monk" not in figures_possible(game)
    game.play("gold @ 0,0")
    assert "monk" in figures_possible(game)


def test_with_only_one_neighbour_nobody_is_asked() -> None:
    game = table("B^", hand=MINE)
    game.play(f"{MINE}> 0,1; monk")
    assert gold_in(game) == {"held 0 0", "1 at 0,1", "1 at 0,0"}


def test_a_piece_may_be_laid_where_others_lie_already() -> None:
    game = table("B^ B^", "2 at 0,0; held 0 0", hand=MINE)
    game.play(f"{MINE}> 0,1; gold @ 0,0")
    assert "3 at 0,0" in gold_in(game)


def test_a_tile_without_a_mine_brings_no_gold() -> None:
    game = table("B^ B^", hand="B")
    game.play("B^ 0,1; monk")
    assert gold_in(game) == set()


def test_when_one_piece_is_left_it_is_laid_on_the_mine() -> None:
    game = table("B^ B^", "held 10 5", hand=MINE)
    game.play(f"{MINE}> 0,1; monk")
    assert gold_in(game) == {"held 10 5", "1 at 0,1"}


def test_when_none_is_left_nothing_is_laid() -> None:
    game = table("B^ B^", "held 10 6", hand=MINE)
    game.play(f"{MINE}> 0,1; monk")
    assert gold_in(game) == {"held 10 6"}


def test_by_an_option_no_gold_is_laid() -> None:
    game = table("B^ B^", hand=MINE, options={"gold": "no"})
    game.play(f"{MINE}> 0,1; monk")
    assert gold_in(game) == set()


# -- taking gold -----------------------------------------------------------------------------------


def test_whoever_has_the_majority_on_a_finished_road_takes_all_gold_on_its_tiles() -> None:
    game = table("W^/1hE U^ .", "1 at 0,0; 2 at 1,0; held 0 0", hand="W")
    game.play("W^ 2,0; -")
    assert gold_in(game) == {"held 3 0"}


def test_whoever_has_the_majority_in_a_finished_city_takes_all_gold_on_its_tiles() -> None:
    game = table("E>/2kE .", "1 at 0,0; held 0 0", hand="E")
    game.play("E< 1,0; -")
    assert gold_in(game) == {"held 0 1"}


def test_gold_belongs_to_no_feature_and_counts_for_all_on_its_tile() -> None:
    board = ". . .\nW^ D^/2kN/1hE ."
    for hand, move, shares in (("E", "Ev 1,0; -", "held 0 1"), ("W", "W^ 2,1; -", "held 1 0")):
        game = table(board, "1 at 1,1; held 0 0", hand=hand)
        game.play(move)
        assert gold_in(game) == {shares}


def test_gold_on_other_tiles_stays() -> None:
    game = table("W^/1hE U^ .\nU> . .", "1 at 0,0; 1 at 0,1; held 0 0", hand="W")
    game.play("W^ 2,0; -")
    assert gold_in(game) == {"held 1 0", "1 at 0,1"}


def test_to_a_monastery_belong_its_tile_and_the_eight_around_it() -> None:
    board = "E^ E^ E^ .\nB^ B^/1m B^ A^\nEv . Ev ."
    game = table(board, "1 at 0,0; 1 at 1,1; 1 at 2,2; 1 at 3,1; held 0 0", hand="B")
    game.play("B^ 1,2; -")
    assert game.scores == (9, 0)
    assert gold_in(game) == {"held 3 0", "1 at 3,1"}


def test_a_player_without_the_majority_takes_nothing() -> None:
    game = table("W^/1hE U^/2hE U^/2hE .", "2 at 1,0; held 0 0", hand="W")
    game.play("W^ 3,0; -")
    assert gold_in(game) == {"held 0 2"}


def test_gold_of_a_finished_feature_on_which_nobody_stands_stays() -> None:
    game = table("W^ U^ .", "2 at 1,0; held 0 0", hand="W")
    game.play("W^ 2,0; -")
    assert gold_in(game) == {"held 0 0", "2 at 1,0"}


def test_gold_of_an_unfinished_feature_stays() -> None:
    game = table("W^/1hE U^ .", "2 at 1,0; held 0 0", hand="U")
    game.play("U^ 2,0; -")
    assert gold_in(game) == {"held 0 0", "2 at 1,0"}


def test_a_follower_placed_in_the_same_turn_takes_the_gold_just_laid() -> None:
    game = table(". W^\nW> U>", hand=MINE)
    game.play(f"{MINE}^ 0,0; gold @ 1,0; highwayman E")
    assert game.scores == (3, 0)
    assert gold_in(game) == {"held 2 0"}


def test_farmers_get_no_gold() -> None:
    game = table("E>/1fNL .", "1 at 0,0; held 0 0", hand="E")
    game.play("E< 1,0; -")
    assert gold_in(game) == {"held 0 0", "1 at 0,0"}


# -- sharing gold ----------------------------------------------------------------------------------


def test_several_with_the_majority_take_one_piece_each_in_turn_from_the_player_on_turn() -> None:
    board = "W^/1hE U^/2hE U^ ."
    for turn, shares in ((1, "held 2 1"), (2, "held 1 2")):
        game = table(board, "3 at 1,0; held 0 0", hand="W", turn=turn)
        game.play("W^ 3,0; -")
        assert gold_in(game) == {shares}


def test_the_turn_order_goes_round_past_players_without_a_right() -> None:
    game = table("W^/1hE U^/3hE U^ .", "4 at 1,0; held 0 0 0", hand="W", turn=2, players=3)
    game.play("W^ 3,0; -")
    assert gold_in(game) == {"held 2 0 2"}


TWO_ROADS = "B^ B^ B^\nW^/1hE . W^/2hW"
"""A tile between the two finishes the road of each player."""


def test_several_features_finished_at_once_give_everybody_what_he_has_a_right_to() -> None:
    game = table(TWO_ROADS, "2 at 0,1; 1 at 2,1; held 0 0", hand="W")
    game.play("W^ 1,1; -")
    assert gold_in(game) == {"held 2 1"}


MINE_BETWEEN = """
E^ E^    E^ .
B^ B^/2m B^ A<
Ev Ev    .  W^/1hW
.  .     W> U>
"""
"""A mine in the gap finishes the monastery of Blue and its own road, on which Red stands."""


def finish_both() -> bastide.Game:
    """Let Red lay the mine: to the gold on it both have a right, to that on the road only he."""
    game = table(MINE_BETWEEN, hand=MINE)
    game.play(f"{MINE}^ 2,2; gold @ 3,2; -")
    return game


@pytest.mark.parametrize(("taken", "shares"), [("2,2", "held 2 0"), ("3,2", "held 1 1")])
def test_a_player_chooses_among_gold_to_which_not_the_same_players_have_a_right(taken: str, shares: str) -> None:
    game = finish_both()
    assert {game.notation(option) for option in game.options()} == {"take gold @ 2,2", "take gold @ 3,2"}
    assert str(tell_asked(game.state, game.players)) == "Red must take gold now."
    game.play(f"take gold @ {taken}")
    assert gold_in(game) == {shares}
    assert game.state.player == 1


def test_a_player_who_is_not_on_turn_chooses_too() -> None:
    gold = "held 0 0; 1 at 0,0 for 1; 1 at 1,0 for 1 2"
    text = table("W^ U^", gold, phase="share_gold").position()
    text = text.replace("turn: Red", "turn: Blue").replace("for 1 2", "for 1 2; taker 1")
    game = bastide.read_position(text)
    assert (game.state.player, game.state.asked) == (1, 0)
    game.play("take gold @ 1,0")
    assert gold_in(game) == {"held 2 0"}


def test_gold_is_taken_after_all_points_of_the_scoring() -> None:
    assert finish_both().scores == (3, 9)


def test_a_position_knows_who_has_a_right_to_which_gold() -> None:
    game = finish_both()
    assert gold_in(game) == {"held 0 0", "1 at 2,2 for 1 2", "1 at 3,2 for 1"}
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    again.play("take gold @ 3,2")
    assert gold_in(again) == {"held 1 1"}


def test_gold_that_somebody_has_no_right_to_is_refused() -> None:
    refusal = finish_both().why_not("take gold @ 1,1")
    assert refusal is not None
    assert refusal.code == "cannot_take"
    assert refusal.sentence.startswith("Red cannot take gold from (1,1) now.")


# -- at the end ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "points"), [(1, 1), (3, 3), (4, 8), (6, 12), (7, 21), (9, 27), (10, 40), (11, 44), (16, 64)]
)
def test_gold_is_worth_the_more_the_more_a_player_has(pieces: int, points: int) -> None:
    assert pieces * value_of_each(pieces) == points
    game = table("W^ U^", f"held {pieces} 0")
    assert final_points(game) == [points, 0]
    assert [line.reason for line in game.if_it_ended_now()] == [f"{pieces} gold × {points // pieces}"]


def test_gold_on_tiles_is_worth_nothing_at_the_end_and_unfinished_features_give_none() -> None:
    game = table("W^/1hE U^", "3 at 0,0; held 0 1")
    assert final_points(game) == [2, 1]


# -- texts -----------------------------------------------------------------------------------------


def test_gold_is_told_in_words() -> None:
    game = table("B^ B^", hand=MINE)
    game.play(f"{MINE}> 0,1")
    assert tell_action(game.state, game.options()[0], game.players) == "piece of gold on (0,0)"
    assert str(tell_asked(game.state, game.players)) == "Red must lay a piece of gold now."


@pytest.mark.parametrize(
    "gold",
    [
        "held 0",
        "held 0 -1",
        "held 9 8",
        "0 at 0,0",
        "17 at 0,0",
        "1 at 5,5",
        "1 on 0,0",
        "1 at 0,0; 1 at 0,0",
        "1 at 0,0 for 3",
        "1 at 0,0 of 1",
        "1 at 0,0 for",
        "taker 2",
        "nothing",
    ],
)
def test_gold_that_cannot_be_is_refused(gold: str) -> None:
    with pytest.raises(Unreadable, match="gold_mines cannot read"):
        table("B^ B^", gold)
