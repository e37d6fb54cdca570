"""The Castle: what lies on the table before the first tile."""

from __future__ import annotations

import pytest

import bastide
from bastide.castle.facts import own_text
from bastide.castle.rulebook import castle_of
from bastide.castle.walls import read_wall, wall_tiles
from bastide.kernel.geometry import x_of, y_of
from tests.castle.scenes import START_CELLS, possible

WALL = read_wall(own_text("wall"), "wall.yaml")


def new_game(**options: object) -> bastide.Game:
    return bastide.new_game(game="castle", seed=1, first=0, options=options)


def test_the_wall_is_a_ring_of_50_squares_with_100_fields_around_76_cells() -> None:
    assert (len(WALL.squares), WALL.fields, len(WALL.inside)) == (50, 100, 76)


def test_there_are_14_corner_towers_with_two_fields_each() -> None:
    corners = [square.field for square in WALL.squares if square.is_corner]
    assert corners == [0, 12, 16, 20, 26, 32, 38, 42, 56, 64, 66, 82, 88, 90]


def test_a_wall_tile_lies_face_down_on_every_corner_tower_but_the_first() -> None:
    state = new_game().state
    castle = castle_of(state)
    assert castle.towers == [12, 16, 20, 26, 32, 38, 42, 56, 64, 66, 82, 88, 90]
    assert [state.words[castle.tower_at + number] for number in range(13)] == [1] * 13
    assert castle.tower_on[0] == castle.tower_on[1] == -1


def test_thirteen_of_eighteen_wall_tiles_are_in_the_game_and_nobody_knows_which() -> None:
    state = new_game().state
    castle = castle_of(state)
    assert list(wall_tiles()) == [2] * 9
    assert [state.words[castle.unseen_at + kind] for kind in range(9)] == [2] * 9


def test_there_are_sixty_castle_tiles_to_draw() -> None:
    game = bastide.new_game(game="castle", open_draws=True)
    assert sum(game.remaining_tiles().values()) == 60


def test_seven_start_fields_are_part_of_the_wall() -> None:
    assert len(WALL.starts) == 7
    state = new_game().state
    assert len(state.tile_list()) == 7
    kinds = sorted(feature.name for tile, _ in WALL.starts for feature in tile.features)
    assert kinds == ["courtyard", "house", "house", "road", "road", "tower", "tower"]
    assert {(x_of(cell), y_of(cell)) for _, cell in WALL.starts}.isdisjoint(START_CELLS)


def test_every_player_has_six_followers_and_a_keep_and_stands_on_field_0() -> None:
    game = new_game()
    assert [game.supply(player) for player in (0, 1)] == [{"follower": 6, "keep": 1}] * 2
    assert game.scores == (0, 0)


def test_the_number_of_followers_is_an_option() -> None:
    assert new_game(followers=3).supply(1)["follower"] == 3


@pytest.mark.parametrize("players", [1, 3, ["Anna"], ["Anna", "Ben", "Cleo"]])
def test_it_is_a_game_for_two(players: int | list[str]) -> None:
    with pytest.raises(bastide.Unreadable, match="2 players") as refused:
        bastide.new_game(game="castle", players=players)
    assert refused.value.code == "bad_players"


def test_no_box_of_the_land_game_belongs_to_it() -> None:
    with pytest.raises(bastide.Unreadable, match="game of its own") as refused:
        bastide.new_game(game="castle", boxes=["river"])
    assert refused.value.code == "unknown_box"


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(bastide.Unreadable, match="land, castle") as refused:
        bastide.new_game(game="chess")
    assert refused.value.code == "unknown_game"
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(game="castle", options={"fields": False})
    assert refused.value.code == "unknown_option"


def test_who_begins_follows_from_the_seed_or_is_said() -> None:
    assert bastide.new_game(game="castle", seed=1, first=1).to_move == 1
    assert {bastide.new_game(game="castle", seed=seed).to_move for seed in range(9)} == {0, 1}


def test_a_turn_is_drawing_laying_and_placing_a_follower() -> None:
    game = new_game()
    assert game.hand is not None
    assert all(option.startswith(game.hand) for option in possible(game))
    game.play(game.options()[0])
    assert "-" in possible(game)
    game.play("-")
    assert game.to_move == 1
