"""The Castle: the keep stands on the largest house that its player has finished ("Ein fertiges Haus und der Palas")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.castle.castle import keep_of
from tests.castle.scenes import final, scene

if TYPE_CHECKING:
    import bastide

CONTESTED = "N07^ .\nN04v/1sS N02^\n. N03^\nN09</2sN N06^"
"""Two houses of one player each, at 4,7 and 4,9."""


def keeps(game: bastide.Game) -> list[str]:
    """Cells of the board on which a keep stands, as they are drawn."""
    return [cell.replace("!", "") for cell in game.position().split() if "K" in cell]


def test_the_keep_is_put_on_the_first_own_house_that_a_player_finishes() -> None:
    game = scene("4,6", ".", hand="N01")
    game.play("N01< 4,6; squire W")
    assert keeps(game) == ["N01</1KsW"]
    assert game.supply(0) == {"follower": 6, "keep": 0}


def test_it_moves_to_a_larger_house() -> None:
    game = scene("4,6", "N01</1KsW\nN04v/1sS", hand="N09")
    game.play("N09< 4,8; -")
    assert game.scores == (2, 0)
    assert keeps(game) == ["N09</1KsN"]


def test_it_stays_if_the_new_house_is_not_larger() -> None:
    game = scene("4,6", "N01</1KsW", hand="N08")
    game.play("N08< 4,7; squire W")
    assert game.scores == (1, 0)
    assert keeps(game) == ["N01</1KsW"]


def test_it_does_not_move_if_the_other_player_finishes_the_house() -> None:
    game = scene("4,6", "N01</1KsW\nN04v/1sS", hand="N09", turn=2)
    game.play("N09< 4,8; -")
    assert game.scores == (2, 0)
    assert keeps(game) == ["N01</1KsW"]


def test_whoever_finishes_a_house_of_the_other_player_gets_no_keep_there() -> None:
    game = scene("4,12", "N05>/1sE", hand="N01", turn=2)
    game.play("N01< 5,12; -")
    assert game.scores == (3, 0)
    assert [game.supply(player)["keep"] for player in (0, 1)] == [1, 1]


def test_a_house_that_both_hold_alike_gets_no_keep() -> None:
    game = scene("4,6", CONTESTED, hand="N11")
    game.play("N11^ 4,8; -")
    assert [game.supply(player) for player in (0, 1)] == [{"follower": 6, "keep": 1}] * 2
    assert game.scores == (0, 0)


def test_a_house_on_a_neighbour_that_the_tile_only_closes_may_become_the_keep() -> None:
    game = scene("4,6", "N01>/1sE", hand="N02")
    game.play("N02< 5,6; -")
    assert game.scores == (1, 0)
    assert keeps(game) == ["N01>/1KsE"]


def test_a_start_field_counts_for_the_size_of_the_keep() -> None:
    game = scene("4,12", ".", hand="N01")
    game.play("N01v 4,12; squire S")
    assert game.state.tiles_of(keep_of(game.state, 0)) == 2


def test_a_doubled_house_makes_no_larger_keep() -> None:
    game = scene("4,6", ".", hand="N01", wall="held 3,")
    game.play("N01< 4,6; squire W; double house W")
    assert game.scores == (2, 0)
    assert game.state.tiles_of(keep_of(game.state, 0)) == 1


def test_the_player_with_the_larger_keep_takes_the_largest_empty_area() -> None:
    game = scene("4,6", "N01</1KsW\nN04v/2KsS\nN09<")
    assert final(game) == [(1, 73, "keep")]


def test_equal_keeps_take_nothing() -> None:
    assert final(scene("4,6", "N01</1KsW\nN08</2KsW")) == []


def test_a_keep_wins_against_none_and_without_keeps_nobody_scores() -> None:
    assert final(scene("4,6", "N01</2KsW")) == [(1, 75, "keep")]
    assert final(scene("4,6", "N01<")) == []
