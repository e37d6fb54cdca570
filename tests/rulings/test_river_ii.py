"""The River II with other boxes (complete rules 3.1.2.2, 4.2.4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.geometry import cell_at
from bastide.kernel.pieces import Piece
from tests.scenes import empty_bag, figures_possible, scene

if TYPE_CHECKING:
    from collections.abc import Mapping

BOXES = ("base", "princess_and_dragon", "river_ii")
WITH_DRAGON = pytest.mark.between("princess_and_dragon", "river_ii")
LAKE = "river_ii/lake_volcano"


def volcano(options: Mapping[str, str] | None = None, boxes: tuple[str, ...] = BOXES) -> bastide.Game:
    """Let Red lay the volcano behind the spring."""
    game = scene("river_ii/spring^", hand=LAKE, boxes=boxes, options=options)
    game.play(f"{LAKE}^ 1,0")
    return game


@WITH_DRAGON
def test_the_volcano_of_the_river_calls_the_dragon() -> None:
    assert volcano().state.neutral_cell(Piece.DRAGON) == cell_at(1, 0)


@WITH_DRAGON
def test_whoever_lays_the_volcano_of_the_river_places_no_follower_and_has_another_turn_at_once() -> None:
    game = volcano()
    assert game.waits_for_chance, "there is nothing to place"
    assert "turn: Red 2" in game.position()


@pytest.mark.between("river_ii", "messages")
def test_the_volcano_grants_another_turn_also_where_the_other_tile_of_a_message_is_laid_behind_it() -> None:
    game = scene("river_ii/spring^", hand=LAKE, boxes=(*BOXES, "messages"), memory={"messages": "tiles 1"})
    empty_bag(game, "B", "B")
    game.play(f"{LAKE}^ 1,0; draw B; B^ 1,1")
    again = bastide.read_position(game.position())
    for each in (game, again):
        each.play("-")
        assert "turn: Red 2" in each.position()
    game.play("draw B; B^ 1,2; -")
    assert game.over


@pytest.mark.parametrize(
    ("options", "player"),
    [
        ({"volcano_turn": "with_dragon"}, 0),
        ({"volcano_turn": "always"}, 0),
        ({"volcano_turn": "never"}, 1),
        ({"dragon": "no"}, 1),
        ({"dragon": "no", "volcano_turn": "always"}, 0),
    ],
)
def test_the_volcano_of_the_river_grants_another_turn_where_the_dragon_is_played(
    options: dict[str, str], player: int
) -> None:
    game = volcano(options)
    if not game.waits_for_chance:
        game.play("-")
    assert game.state.player == player


def test_where_the_dragon_is_not_played_the_volcano_takes_followers() -> None:
    assert figures_possible(volcano({"dragon": "no"})) == {"farmer NL"}


@pytest.mark.between("river_ii", "phantom", "princess_and_dragon")
def test_no_phantom_is_placed_beside_the_dragon_on_the_volcano_of_the_river() -> None:
    assert volcano(boxes=(*BOXES, "phantom")).waits_for_chance


@WITH_DRAGON
def test_the_other_turn_of_the_volcano_begins_with_the_fairys_point() -> None:
    game = scene(
        "river_ii/spring^/1fNL",
        hand=LAKE,
        boxes=BOXES,
        memory={"princess_and_dragon": "fairy 0,0 with 1 follower field NL"},
    )
    game.play(f"{LAKE}^ 1,0")
    assert game.scores == (1, 0)


@pytest.mark.between("princess_and_dragon", "river_ii", "abbey_and_mayor")
def test_no_barn_is_placed_at_a_corner_of_the_volcano_of_the_river() -> None:
    board = "B^ B^ B^\nriver_ii/bend< . B^"
    game = scene(board, hand=LAKE, boxes=(*BOXES, "abbey_and_mayor"))
    game.play(f"{LAKE}^ 1,1")
    assert game.waits_for_chance, "there is nothing to place"


@pytest.mark.between("river_ii", "messages")
def test_a_position_at_the_marker_of_the_fairy_tells_that_the_turn_behind_the_volcano_has_begun() -> None:
    fairy = {"princess_and_dragon": "fairy 0,0 with 1 follower field NL"}
    game = scene("river_ii/spring^/1fNL", hand=LAKE, boxes=(*BOXES, "messages"), scores=(4, 0), memory=fairy)
    empty_bag(game, "B", "B")
    game.play(f"{LAKE}^ 1,0")
    assert "asked: Red move_marker" in game.position()
    again = bastide.read_position(game.position())
    for each in (game, again):
        each.play("choose 1; draw B; B^ 1,1; -")
        assert "turn: Blue 3" in each.position()
    assert again.position() == game.position()
