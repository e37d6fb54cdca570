"""What lies on the table before the first turn, and who takes part."""

from __future__ import annotations

import pytest

import bastide
from tests.scenes import drawn

COPIES = {
    "A": 2, "B": 4, "C": 1, "D": 4, "E": 5, "F": 2, "G": 1, "H": 3, "I": 2, "J": 3, "K": 3, "L": 3,
    "M": 2, "N": 3, "O": 2, "P": 3, "Q": 1, "R": 3, "S": 2, "T": 1, "U": 8, "V": 9, "W": 4, "X": 1,
}  # fmt: skip


def test_the_start_tile_lies_on_the_table_before_the_first_turn() -> None:
    game = bastide.new_game(open_draws=True)
    assert drawn(game) == ["D^"]


def test_the_other_seventy_one_tiles_are_hidden_and_can_be_drawn() -> None:
    game = bastide.new_game(open_draws=True)
    assert sum(COPIES.values()) == 72
    assert game.remaining_tiles() == COPIES | {"D": COPIES["D"] - 1}
    assert {game.notation(option) for option in game.options()} == {f"draw {code}" for code in COPIES}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_everybody_begins_with_seven_followers_and_no_points(players: int) -> None:
    game = bastide.new_game(players=players, seed=1)
    assert [game.supply(player)["follower"] for player in range(players)] == [7] * players
    assert game.scores == (0,) * players


@pytest.mark.parametrize("players", [0, 7, [], list("abcdefg")])
def test_nobody_and_more_than_six_cannot_play(players: int | list[str]) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(players=players)
    assert refused.value.code == "bad_players"


def test_every_player_has_an_own_name() -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(players=["Anna", "Anna"])
    assert refused.value.code == "bad_players"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_decides_who_begins(first: int) -> None:
    game = bastide.new_game(players=3, first=first, open_draws=True)
    game.play("draw U")
    assert game.to_move == first


def test_without_a_decision_chance_says_who_begins() -> None:
    assert {bastide.new_game(players=3, seed=seed).to_move for seed in range(30)} == {0, 1, 2}


def test_players_take_turns_one_after_the_other_in_a_circle() -> None:
    game = bastide.new_game(players=3, first=1, open_draws=True)
    order = []
    for x in range(1, 5):
        game.play("draw U")
        order.append(game.to_move)
        game.play(f"U^ {x},0; -")
    assert order == [1, 2, 0, 1]


def test_a_turn_is_drawing_then_laying_then_perhaps_a_follower_then_scoring() -> None:
    game = bastide.new_game(open_draws=True)
    assert game.waits_for_chance
    game.play("draw E")
    assert {type(option) for option in game.options()} == {bastide.PlaceTile}
    game.play("Ev 0,-1")
    assert {type(option) for option in game.options()} == {bastide.PlaceFigure, bastide.Pass}
    assert game.scores == (0, 0)
    game.play("knight S")
    assert game.scores == (4, 0)
    assert game.waits_for_chance


def test_a_single_player_always_takes_the_next_turn_too() -> None:
    game = bastide.new_game(players=1, open_draws=True)
    game.play("draw U; U^ 1,0; highwayman E; draw W")
    assert game.to_move == 0
    game.play("W^ 2,0; -; draw W; W^ -1,0; -")
    assert game.scores == (4,)
