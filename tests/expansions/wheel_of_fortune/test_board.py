"""The board of The Wheel of Fortune, sentence by sentence (complete rules 1.17, 3.1.3)."""

from __future__ import annotations

import bastide
from tests.expansions.wheel_of_fortune.tables import BOARD, BOX, beside, told
from tests.scenes import drawn, figures_possible


def features(game: bastide.Game, kind: str) -> list[tuple[int, int]]:
    """Tiles and open ends of each feature of a kind."""
    return sorted((each.tiles, each.open_ends) for each in game.view().features if each.kind == kind)


def test_the_board_lies_in_the_middle_of_the_table_and_is_the_start_tile() -> None:
    game = bastide.new_game(boxes=[BOX], open_draws=True)
    assert drawn(game) == BOARD
    assert "corner: 0,0" in game.position()
    assert game.remaining_tiles()["D"] == 4


def test_the_pig_begins_on_fortuna() -> None:
    assert told(bastide.new_game(boxes=[BOX], open_draws=True)) == "pig=fortuna"


def test_the_box_has_72_tiles_and_19_of_them_turn_the_wheel() -> None:
    left = bastide.new_game(boxes=[BOX], open_draws=True).remaining_tiles()
    assert sum(count for code, count in left.items() if code.startswith(BOX)) == 72
    numbers = [code.rpartition("-")[2] for code, count in left.items() if "-" in code for _ in range(count)]
    assert sorted(numbers) == ["1"] * 7 + ["2"] * 6 + ["3"] * 6


def test_it_can_be_played_with_the_base_game_or_as_a_base_game_of_its_own() -> None:
    assert sum(bastide.new_game(boxes=[BOX], open_draws=True).remaining_tiles().values()) == 144
    alone = bastide.new_game(boxes=[BOX], options={"base_tiles": False}, open_draws=True)
    assert sum(alone.remaining_tiles().values()) == 72


def test_by_option_only_the_tiles_that_turn_the_wheel_are_added() -> None:
    game = bastide.new_game(boxes=[BOX], options={"wheel_tiles": "symbols"}, open_draws=True)
    assert sum(game.remaining_tiles().values()) == 72 + 19


def test_the_board_has_three_cities_three_roads_and_three_fields() -> None:
    game = bastide.new_game(boxes=[BOX], open_draws=True)
    assert features(game, "city") == [(1, 1), (1, 1), (1, 2)]
    assert features(game, "road") == [(1, 1)] * 3
    assert len(features(game, "field")) == 3


def test_tiles_are_laid_beside_the_board_so_that_its_sides_go_on() -> None:
    game = beside(hand="E")
    places = {game.notation(option).split()[1] for option in game.options()}
    assert {"4,0", "4,1", "4,3", "1,4", "1,-1", "-1,0"} <= places
    assert not {"4,2", "-1,3", "2,-1"} & places, "roads leave the board there"


def test_a_road_of_the_board_counts_like_any_other() -> None:
    game = beside(hand="W")
    game.play("W^ 4,2; highwayman W")
    assert game.scores == (2, 0)


def test_a_city_of_the_board_counts_like_any_other() -> None:
    game = beside(hand="E")
    game.play("E< 4,0; knight W")
    assert game.scores == (4, 0)


def test_a_field_of_the_board_joins_those_beside_it() -> None:
    game = beside("E<", "B^/2fNL", hand="B")
    game.play("B^ 4,3")
    assert "farmer NL" in figures_possible(game), "the road in the east parts the fields"
    game = beside("E<", "B^/2fNL", hand="U")
    game.play("U> 5,1")
    assert "farmer NL" not in figures_possible(game), "Blue lies on that field"
    assert "farmer NR" in figures_possible(game)


def test_a_monastery_beside_the_board_counts_its_cells_as_tiles() -> None:
    game = beside(hand="B")
    game.play("B^ 4,1; monk")
    assert [line.points for line in game.if_it_ended_now()] == [4]


def test_nobody_is_placed_on_the_board_itself_but_on_crowns() -> None:
    game = beside(hand="E")
    game.play("E< 4,0")
    assert not {figure for figure in figures_possible(game) if " @ " in figure}
