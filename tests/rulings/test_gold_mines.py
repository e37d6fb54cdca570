"""The Gold Mines beside another box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from tests.expansions.count.city import BOXES, beside
from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Mapping

GOLD = "gold_mines"


def table(
    board: str, *boxes: str, gold: str, hand: str = "", phase: str = "", memory: Mapping[str, str] | None = None
) -> bastide.Game:
    """A scene with this box and others, and gold on tiles."""
    return scene(board, hand=hand, phase=phase, boxes=("base", GOLD, *boxes), memory={**(memory or {}), GOLD: gold})


def gold_in(game: bastide.Game) -> set[str]:
    """What the position says of the gold."""
    line = next(line for line in game.position().splitlines() if line.startswith(GOLD))
    return set(line.partition(": ")[2].split("; "))


@pytest.mark.between("shrines", "gold_mines")
def test_a_finished_shrine_gives_the_gold_of_its_nine_tiles() -> None:
    board = "N^ E^ N>\nE< shrines/plain^/1c E>\nM< . Nv"
    game = table(board, "shrines", gold="1 at 0,0; 1 at 1,1; held 0 0", hand="E")
    game.play("Ev 1,2; -")
    assert game.scores == (9, 0)
    assert gold_in(game) == {"held 2 0"}


@pytest.mark.between("shrines", "gold_mines")
def test_the_loser_of_a_challenge_takes_no_gold() -> None:
    board = "N^ E^ E^ E>\nE< shrines/plain^/1c B^/2m .\nM< . Nv ."
    game = table(board, "shrines", gold="1 at 3,0; 1 at 1,1; held 0 0", hand="E")
    game.play("Ev 1,2; -")
    assert game.scores == (9, 0)
    assert gold_in(game) == {"held 1 0", "1 at 3,0"}


@pytest.mark.between("abbey_and_mayor", "gold_mines")
def test_features_that_an_abbey_ends_give_their_gold() -> None:
    board = "B^ A^/1hS B^\nB^ . B^\nE< Ev ."
    game = table(board, "abbey_and_mayor", gold="1 at 1,0; held 0 0", phase="lay_abbey")
    game.play("abbey_and_mayor/abbey^ 1,1; -")
    assert game.scores == (1, 0)
    assert gold_in(game) == {"held 1 0"}


@pytest.mark.between("abbey_and_mayor", "gold_mines")
def test_the_monk_of_a_complete_abbey_takes_the_gold_of_its_nine_tiles() -> None:
    board = "N^ E^ N>\nE< abbey_and_mayor/abbey^/1m E>\nM< Ev ."
    game = table(board, "abbey_and_mayor", gold="1 at 0,0; 1 at 1,1; held 0 0", hand="N")
    game.play("Nv 2,2; -")
    assert game.scores == (9, 0)
    assert gold_in(game) == {"held 2 0"}


@pytest.mark.between("inns_and_cathedrals", "gold_mines")
def test_the_large_follower_counts_two_where_gold_is_taken() -> None:
    game = table("W^/1LhE U^/2hE .", "inns_and_cathedrals", gold="1 at 0,0; held 0 0", hand="W")
    game.play("W^ 2,0; -")
    assert gold_in(game) == {"held 1 0"}


@pytest.mark.between("abbey_and_mayor", "gold_mines")
def test_a_mayor_of_strength_nothing_takes_no_gold() -> None:
    game = table("E>/1MkE .", "abbey_and_mayor", gold="1 at 0,0; held 0 0", hand="E")
    game.play("E< 1,0; -")
    assert gold_in(game) == {"held 0 0", "1 at 0,0"}


@pytest.mark.between("count", "gold_mines")
def test_followers_who_leave_the_castle_for_a_city_count_for_its_gold() -> None:
    game = beside("E>/2kE .", hand="E", memory="market; 1 follower castle", boxes=(*BOXES, GOLD))
    game = bastide.read_position(game.position().replace("corner:", f"{GOLD}: held 0 0; 2 at 4,0\ncorner:"))
    game.play("E< 5,0; -; knight W")
    assert game.scores == (4, 4)
    assert gold_in(game) == {"held 1 1"}


@pytest.mark.between("tunnel", "gold_mines")
def test_gold_on_both_tiles_of_a_tunnel_belongs_to_the_joined_road() -> None:
    tokens = {"tunnel": "1 A W 1,0"}
    board = "W^/2hE tunnel/city_two_mouths^ W^\n. . ."
    game = table(board, "tunnel", gold="1 at 0,0; 1 at 1,0; 1 at 2,0; held 0 0", hand="B", memory=tokens)
    game.play("B^ 1,1; -; tunnel A E @ 1,0")
    assert gold_in(game) == {"held 0 3"}


@pytest.mark.between("ferries", "gold_mines")
def test_gold_of_a_road_that_a_ferry_cuts_off_is_taken() -> None:
    board = "W^/2hE U^ ferries/three_roads^ ."
    ferries = {"ferries": "EW 2,0"}
    game = table(board, "ferries", gold="1 at 0,0; 1 at 2,0; held 0 0", hand="U", memory=ferries)
    game.play("U^ 3,0; -; ferry ES @ 2,0")
    assert gold_in(game) == {"held 0 2"}
