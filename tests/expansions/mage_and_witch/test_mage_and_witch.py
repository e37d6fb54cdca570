"""Mage & Witch, sentence by sentence (complete rules 1.25 and 4.2.11.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.events import NeutralLeft, Scored
from bastide.telling import tell_action
from tests.scenes import figures_possible, final_points, scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


BOXES = ("base", "mage_and_witch")
TILE = "mage_and_witch/two_cities"
BELOW = f"{TILE}> 0,1"
"""A tile with the symbol below the first one; its cities lie in the east and in the west."""


def magic(
    board: str,
    place: str = BELOW,
    *,
    memory: str = "",
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """Red has just laid a tile of this box, or another."""
    told = {"mage_and_witch": memory} if memory else None
    game = scene(board, hand=place.split(maxsplit=1)[0][:-1], boxes=boxes, options=options, memory=told)
    game.play(place)
    return game


def where(game: bastide.Game) -> str:
    """Where mage and witch stand."""
    lines = [line for line in game.position().splitlines() if line.startswith("mage_and_witch:")]
    return lines[0].removeprefix("mage_and_witch: ") if lines else ""


def both(*places: str) -> set[str]:
    """Mage or witch to these places."""
    return {f"{piece} {place}" for piece in ("mage", "witch") for place in places}


def points(game: bastide.Game) -> list[tuple[int, str]]:
    """What was scored, and why."""
    return [(event.points, event.reason) for event in game.events if isinstance(event, Scored)]


# -- bringing them into play -----------------------------------------------------------------------


def test_the_box_has_eight_tiles_and_all_show_the_symbol() -> None:
    tiles = tile_set("mage_and_witch").tiles
    assert sum(tile.count for tile in tiles) == 8
    assert {tile.symbol("mage") for tile in tiles} == {"true"}


def test_mage_and_witch_stand_beside_the_table_at_first() -> None:
    game = bastide.new_game(boxes=["mage_and_witch"], seed=1)
    assert not game.view().loose
    assert where(game) == ""


def test_before_he_places_a_follower_whoever_lays_the_symbol_brings_one_of_them_into_play() -> None:
    game = magic("E>")
    assert figures_possible(game) == both("knight E @ 0,0", "knight E", "knight W")
    game.play("mage knight E @ 0,0")
    assert where(game) == "mage city E 0 0"
    assert {"knight E", "knight W"} <= figures_possible(game)


def test_whoever_lays_the_symbol_must_do_so() -> None:
    refusal = magic("E>").why_not("-")
    assert refusal is not None
    assert refusal.code == "must_choose"


def test_a_tile_without_the_symbol_moves_nobody() -> None:
    game = magic("E>", "E> 0,1", memory="mage city E 0 0")
    assert not any(choice.startswith(("mage", "witch")) for choice in figures_possible(game))


def test_they_go_to_any_part_of_an_unfinished_road_or_city_anywhere_on_the_table() -> None:
    game = magic("E>/2kE\nU^/1hE\nB^", f"{TILE}> 0,3")
    assert figures_possible(game) == both("knight E @ 0,0", "highwayman E @ 0,1", "knight E", "knight W")


def test_every_part_of_a_road_is_a_place_of_its_own() -> None:
    game = magic("B^ .\nU^ U^", f"{TILE}> 0,-1")
    assert both("highwayman E @ 0,1", "highwayman E @ 1,1") <= figures_possible(game)


def test_nobody_goes_to_what_is_finished_not_even_by_this_tile() -> None:
    game = magic("E>", f"{TILE}> 1,0")
    assert figures_possible(game) == both("knight E")


def test_they_stand_beside_anybody() -> None:
    game = magic("E>/1kE/2kE")
    assert both("knight E @ 0,0") <= figures_possible(game)


def test_whichever_is_on_the_table_already_is_taken_from_there_and_moved() -> None:
    game = magic("E>", memory="mage city E 0 0")
    game.play("mage knight W")
    assert where(game) == "mage city W 0 1"


def test_neither_goes_where_one_of_them_stands_and_whoever_moves_goes_to_another_feature() -> None:
    game = magic("E>\nB^", f"{TILE}> 0,2", memory="mage city E 0 0")
    assert figures_possible(game) == both("knight E", "knight W")


def test_one_move_is_enough() -> None:
    game = magic("E>")
    game.play("witch knight E; -")
    assert game.waits_for_chance


# -- nowhere to go ---------------------------------------------------------------------------------


NOWHERE = "E> . E<\nB^ B^ B^"
"""Two cities that the tile finishes, between them and nothing else open."""


def test_where_neither_can_go_anywhere_one_on_the_table_must_leave_it() -> None:
    game = magic(NOWHERE, f"{TILE}> 1,0", memory="mage city E 0 0, witch city W 2 0")
    assert figures_possible(game) == {"choose 1", "choose 2"}
    told = [tell_action(game.state, option, game.players) for option in game.options()]
    assert told == ["the mage leaves the table", "the witch leaves the table"]
    game.play("choose 2")
    assert where(game) == "mage city E 0 0"
    assert NeutralLeft("witch") in game.events


def test_where_only_one_of_them_is_on_the_table_that_one_leaves() -> None:
    game = magic(NOWHERE, f"{TILE}> 1,0", memory="witch city W 2 0")
    assert figures_possible(game) == {"choose 2"}


def test_where_neither_is_on_the_table_nothing_happens() -> None:
    game = magic(NOWHERE, f"{TILE}> 1,0")
    assert {"knight E", "knight W"} <= figures_possible(game)


# -- joined ----------------------------------------------------------------------------------------


JOINED = "E>/1kE . E<\nB^ B^ B^\nU^ . ."
"""Two cities that one tile joins, and a road to go to."""
APART = "mage city E 0 0, witch city W 2 0"


def test_whoever_joins_them_by_a_tile_must_move_one_of_them_elsewhere() -> None:
    game = magic(JOINED, "G^ 1,0", memory=APART)
    assert figures_possible(game) == both("highwayman E @ 0,2")


def test_it_is_moved_before_the_scoring() -> None:
    game = magic(JOINED, "G^ 1,0", memory=APART)
    game.play("witch highwayman E @ 0,2; -")
    assert points(game) == [(9, "3 tiles × 2 + 3 mage × 1")]
    assert where(game) == "witch road E 0 2"
    game = magic(JOINED, "G^ 1,0", memory=APART)
    game.play("mage highwayman E @ 0,2; -")
    assert points(game) == [(3, "half of 3 tiles × 2 (witch)")]


def test_without_a_place_one_of_the_two_that_were_joined_leaves() -> None:
    game = magic(JOINED.replace("\nU^ . .", ""), "G^ 1,0", memory=APART)
    assert figures_possible(game) == {"choose 1", "choose 2"}
    game.play("choose 1; -")
    assert points(game) == [(3, "half of 3 tiles × 2 (witch)")]


def test_a_tile_with_the_symbol_that_joins_them_asks_for_one_move() -> None:
    tile = "mage_and_witch/band_two_roads"
    board = "E> . E<\nB^ . B^\nB^ B^ B^"
    game = magic(board, f"{tile}^ 1,0", memory=APART, boxes=("base x2", "mage_and_witch"))
    assert figures_possible(game) == both("highwayman N", "highwayman S")
    game.play("mage highwayman N; -")
    assert game.waits_for_chance


def test_mage_and_witch_on_features_that_are_not_joined_stay() -> None:
    game = magic("E> . E<\nB^ B^ B^", "H> 1,0", memory=APART)
    assert not any(choice.startswith(("mage", "witch")) for choice in figures_possible(game))


# -- what they do ----------------------------------------------------------------------------------


def test_the_mage_adds_a_point_for_each_tile_of_a_finished_road() -> None:
    game = magic("W^ U^/1hE .", "W^ 2,0", memory="mage road W 1 0")
    game.play("-")
    assert points(game) == [(6, "3 tiles × 1 + 3 mage × 1")]


def test_the_mage_adds_nothing_for_pennants() -> None:
    game = magic("E>/1kE F^ .", "E< 2,0", memory="mage city E 0 0")
    game.play("-")
    assert points(game) == [(11, "3 tiles × 2 + 1 pennant × 2 + 3 mage × 1")]


def test_the_witch_halves_the_points_rounded_up() -> None:
    game = magic("W^ U^/1hE .", "W^ 2,0", memory="witch road W 1 0")
    game.play("-")
    assert points(game) == [(2, "half of 3 tiles × 1 (witch)")]


def test_everybody_who_shares_the_feature_gets_the_changed_points() -> None:
    game = magic("E>/1kE/2kE .", "E< 1,0", memory="mage city E 0 0")
    game.play("-")
    assert game.scores == (6, 6)


def test_whichever_took_part_in_a_scoring_is_put_beside_the_table_again() -> None:
    game = magic("E>/1kE .", "E< 1,0", memory="mage city E 0 0")
    game.play("-")
    assert where(game) == ""
    assert NeutralLeft("mage") in game.events


def test_they_leave_a_finished_feature_even_if_nobody_stood_there() -> None:
    game = magic("E> .", "E< 1,0", memory="witch city E 0 0")
    game.play("-")
    assert where(game) == ""


def test_they_stay_on_what_is_not_finished() -> None:
    game = magic("E> .\nB^ .", "B^ 0,2", memory="witch city E 0 0")
    game.play("-")
    assert where(game) == "witch city E 0 0"


def test_fields_and_monasteries_are_not_changed() -> None:
    witch = {"mage_and_witch": "witch city E 0 1"}
    assert final_points(scene("E>/1fNL E<\nE> .\nB^/2m .", boxes=BOXES, memory=witch)) == [3, 2]


@pytest.mark.parametrize(("memory", "expected"), [("", 2), ("mage road E 0 0", 4), ("witch road E 0 0", 1)])
def test_at_the_end_they_act_on_unfinished_roads_as_during_the_game(memory: str, expected: int) -> None:
    told = {"mage_and_witch": memory} if memory else None
    game = scene("U^/1hE U^", boxes=BOXES, memory=told)
    assert final_points(game) == [expected, 0]


@pytest.mark.parametrize(("memory", "expected"), [("", 3), ("mage city N 0 0", 5), ("witch city N 0 0", 2)])
def test_at_the_end_they_act_on_unfinished_cities_as_during_the_game(memory: str, expected: int) -> None:
    told = {"mage_and_witch": memory} if memory else None
    game = scene("F>/1kN\nG>", boxes=BOXES, memory=told)
    assert final_points(game) == [expected, 0]


# -- options ---------------------------------------------------------------------------------------


def test_each_of_them_can_be_left_out() -> None:
    assert figures_possible(magic("E>", options={"witch": "no"})) == {
        "mage knight E @ 0,0",
        "mage knight E",
        "mage knight W",
    }
    assert not any("mage" in choice for choice in figures_possible(magic("E>", options={"mage": "no"})))
    nobody = magic("E>", options={"mage": "no", "witch": "no"})
    assert {"knight E", "knight W"} <= figures_possible(nobody)


# -- positions, undoing, refusals, pictures --------------------------------------------------------


def test_a_position_keeps_where_they_stand() -> None:
    game = magic("E>\nB^", f"{TILE}> 0,2", memory="mage city E 0 0")
    game.play("witch knight W")
    assert where(game) == "mage city E 0 0, witch city W 0 2"
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert figures_possible(again) == figures_possible(game)


@pytest.mark.parametrize(
    "memory",
    [
        "mage city E 0 1",
        "mage field NL 0 0",
        "dragon city E 0 0",
        "mage city E 0 0, mage city E 0 0",
        "mage city E",
        "mage city N 0 0",
        "mage city E 900 0",
    ],
)
def test_a_position_with_nonsense_about_them_is_refused(memory: str) -> None:
    with pytest.raises(bastide.BastideError):
        scene("E>", boxes=BOXES, memory={"mage_and_witch": memory})


def test_a_position_with_a_figure_that_is_not_played_is_refused() -> None:
    with pytest.raises(bastide.BastideError):
        scene("E>", boxes=BOXES, options={"witch": "no"}, memory={"mage_and_witch": "witch city E 0 0"})


def test_their_moves_can_be_undone() -> None:
    game = magic(JOINED, "G^ 1,0", memory=APART)
    before = game.position()
    game.play("mage highwayman E @ 0,2; -")
    game.undo()
    game.undo()
    assert game.position() == before


def test_they_are_told_in_words() -> None:
    game = magic("E>")
    told = [tell_action(game.state, option, game.players) for option in game.options()]
    assert "mage in the city at E on (0,0)" in told
    assert "witch in the city at W" in told


def test_the_board_shows_on_which_feature_they_stand() -> None:
    game = scene("E>/1kE", boxes=BOXES, memory={"mage_and_witch": "mage city E 0 0"})
    (loose,) = game.view().loose
    tile = game.view().types[game.view().tiles[0].tile]
    assert (loose.piece, tile.features[loose.number].kind) == ("mage", "city")
    assert "✶" in str(game)
