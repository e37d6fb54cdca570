"""Scoring finished monasteries."""

from __future__ import annotations

import pytest

from tests.scenes import drawn, scene

RING = ["V<", "U^", "V^", "U>", "B^/1m", "U>", "Vv", "U^", "V>"]


def ring_without(number: int) -> str:
    cells = [*RING[:number], ".", *RING[number + 1 :]]
    return "\n".join(" ".join(cells[row : row + 3]) for row in (0, 3, 6))


def test_example_a_monastery_surrounded_by_eight_tiles_scores_nine() -> None:
    game = scene(ring_without(8), hand="V", turn=2)
    game.play("V> 2,2; -")
    assert game.scores == (9, 0)
    assert [(scored.player, scored.points, scored.lines) for scored in game.tally()] == [(0, 9, (("tiles", 9, 1),))]


@pytest.mark.parametrize("gap", [0, 1, 2, 3, 5, 6, 7, 8])
def test_the_eighth_tile_around_a_monastery_may_lie_at_any_side_or_corner(gap: int) -> None:
    tile, arrow = RING[gap][0], RING[gap][1]
    game = scene(ring_without(gap), hand=tile, turn=2)
    game.play(f"{tile}{arrow} {gap % 3},{gap // 3}; -")
    assert game.scores == (9, 0)


def test_seven_tiles_around_a_monastery_are_not_enough() -> None:
    board = ring_without(8).replace("V^", ".")
    game = scene(board, hand="V", turn=2)
    game.play("V^ 2,0; -")
    assert game.tally() == ()
    assert "B^/1m" in drawn(game)[1]


def test_a_monastery_laid_into_a_hole_is_finished_at_once() -> None:
    game = scene(ring_without(4), hand="B", turn=2)
    game.play("B^ 1,1; monk")
    assert game.scores == (0, 9)
    assert game.supply(1) == {"follower": 7}


def test_a_surrounded_monastery_without_monk_gives_nobody_points() -> None:
    game = scene(ring_without(8).replace("/1m", ""), hand="V")
    game.play("V> 2,2; -")
    assert game.scores == (0, 0)


def test_a_follower_beside_the_monastery_is_no_monk() -> None:
    game = scene(ring_without(8).replace("/1m", "/1fNL"), hand="V")
    game.play("V> 2,2; -")
    assert game.scores == (0, 0)
    assert "B^/1fNL" in drawn(game)[1]


def test_one_tile_may_finish_two_monasteries() -> None:
    game = scene(
        """
        V< U^    U^    V^
        U> B^/1m B^/2m U>
        Vv U^    .     V>
        """,
        hand="U",
        turn=2,
    )
    game.play("U^ 2,2; -")
    assert game.scores == (9, 9)


def test_a_finished_road_at_a_monastery_does_not_finish_the_monastery() -> None:
    game = scene("A</1m U^/2hE .", hand="W", turn=1)
    game.play("W^ 2,0; -")
    assert game.scores == (0, 3)
    assert drawn(game) == ["A</1m U^ W^"]
