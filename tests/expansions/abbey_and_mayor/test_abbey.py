"""The abbey, sentence by sentence (complete rules 3.3.2, 4.2.1, 4.4.3)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.events import TileDrawn, TilePlaced
from bastide.kernel.pieces import Piece
from tests.expansions.abbey_and_mayor.tables import ABBEY, BOX, at_home, possible, table
from tests.scenes import empty_bag, scene

HOLE = """
    B^ E^ B^
    E< .  E>
    B^ Ev B^
"""
ENDS = """
    B^     Ev/2kS B^
    A</1hE .      A>/2hW
    B^     E^/1kN B^
"""


def test_every_player_holds_an_abbey_and_none_is_in_the_bag() -> None:
    game = bastide.new_game(players=5, boxes=["abbey_and_mayor"], seed=1)
    assert [game.supply(player)["abbey"] for player in range(5)] == [1] * 5
    assert ABBEY not in game.remaining_tiles()
    assert sum(game.remaining_tiles().values()) == 72 + 12 - 2


def test_whoever_lays_his_abbey_draws_no_tile() -> None:
    game = table(HOLE, phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1")
    assert not [event for event in game.events if isinstance(event, TileDrawn)]
    assert [event.tile for event in game.events if isinstance(event, TilePlaced)] == [ABBEY]
    assert at_home(game, Piece.ABBEY) == [0, 1]
    assert game.to_move == 0


def test_whoever_does_not_lay_his_abbey_draws() -> None:
    game = table(HOLE, phase="lay_abbey")
    game.play("-")
    assert game.waits_for_chance
    game.play("draw U; U^ 0,-1; -")
    assert at_home(game, Piece.ABBEY) == [1, 1]


def test_an_abbey_lies_in_a_hole_with_tiles_on_all_four_sides() -> None:
    assert possible(table(HOLE, phase="lay_abbey")) == {"-", *(f"{ABBEY}{arrow} 1,1" for arrow in "^>v<")}


def test_three_sides_do_not_make_a_hole() -> None:
    game = table(HOLE.replace("E>", ". "), phase="lay_abbey")
    assert game.waits_for_chance


def test_tiles_across_the_corners_are_not_needed() -> None:
    game = table("B^ E^ .\nE< . E>\nB^ Ev B^", phase="lay_abbey")
    assert f"{ABBEY}^ 1,1" in possible(game)


def test_whoever_has_laid_his_abbey_has_none() -> None:
    assert table(HOLE, phase="lay_abbey", memory="0 1").waits_for_chance


def test_the_start_tile_counts_as_a_side_of_the_hole() -> None:
    game = bastide.new_game(players=2, boxes=["abbey_and_mayor"], first=0, open_draws=True)
    for move in ("U^ 1,0", "E> 1,1", "U^ -1,0", "E< -1,1", "B^ 1,2", "B^ 0,2"):
        game.play(f"draw {move[0]}; {move}; -")
    assert f"{ABBEY}^ 0,1" in possible(game)


def test_a_follower_may_be_placed_on_the_abbey_as_a_monk_and_nowhere_else() -> None:
    game = table(ENDS, phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1")
    assert possible(game) == {"-", "monk", "wagon monk"}


def test_an_abbey_ends_everything_that_meets_its_sides_and_it_is_scored() -> None:
    game = table(ENDS, phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1; -")
    assert game.scores == (1 + 2, 2 + 1)
    assert {line.reason for line in game.tally()} == {"1 tile × 1", "1 tile × 2"}
    assert at_home(game, Piece.FOLLOWER) == [7, 7]


def test_what_has_another_open_end_is_not_finished_by_the_abbey() -> None:
    game = table(ENDS.replace("A<", "U^"), phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1; -")
    assert game.scores == (2, 2 + 1)
    assert at_home(game, Piece.FOLLOWER) == [6, 7]


def test_a_monk_on_an_abbey_scores_like_one_in_a_monastery() -> None:
    game = table(HOLE, phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1; monk")
    assert game.scores == (9, 0)
    assert at_home(game, Piece.FOLLOWER) == [7, 7]


def test_an_abbey_that_is_not_surrounded_at_the_end_counts_a_point_for_each_tile() -> None:
    game = table("B^ E^ .\nE< . E>\nB^ Ev B^", phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1; monk")
    assert [line.points for line in game.if_it_ended_now()] == [8]


def test_an_abbey_counts_as_a_tile_around_a_monastery() -> None:
    game = table("B^ E^ .\nE< . B^/1m\nB^ Ev B^", phase="lay_abbey")
    before = [line.points for line in game.if_it_ended_now()]
    game.play(f"{ABBEY}^ 1,1; -")
    assert [line.points for line in game.if_it_ended_now()] == [before[0] + 1]


# -- with the builder ------------------------------------------------------------------------------


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_an_abbey_grants_no_second_turn_to_the_builder_whose_road_it_ends() -> None:
    game = scene(
        ENDS.replace("A</1hE", "U^/1hE/1BhE"),
        boxes=("base", "traders_and_builders", "abbey_and_mayor"),
        phase="lay_abbey",
        memory={"traders_and_builders": "0 0; 0 0, 0 0, 0 0"},
    )
    game.play(f"{ABBEY}^ 1,1; -")
    assert game.state.player == 1


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_an_abbey_may_be_laid_in_the_second_turn_of_a_builder() -> None:
    game = table("U^/1hE/1BhE . ." + HOLE, hand="U", boxes=("traders_and_builders",))
    game.play("U^ -1,0; -")
    assert game.state.player == 0
    assert f"{ABBEY}^ 1,2" in possible(game)


# -- after the last tile ---------------------------------------------------------------------------


def last_tile(board: str = HOLE, **more: object) -> bastide.Game:
    """The last tile has been laid, by Red."""
    game = table("U^ . ." + board, hand="U", **more)  # type: ignore[arg-type]
    empty_bag(game)
    game.play("U^ -1,0; -")
    return game


def test_after_the_last_tile_everybody_may_still_lay_his_abbey_in_turn_order() -> None:
    game = last_tile(players=3)
    for player in (1, 2, 0):
        assert game.to_move == player
        game.play("-")
    assert game.over


def test_a_figure_and_a_scoring_follow_an_abbey_after_the_last_tile() -> None:
    game = last_tile()
    game.play(f"{ABBEY}v 1,2")
    assert "monk" in possible(game)
    game.play("monk")
    assert game.over
    assert [line.points for line in game.tally() if line.claim == "finished"] == [9]


def test_who_comes_later_may_lay_his_abbey_into_another_hole() -> None:
    game = table("V< U^ U^ U^ V^\nU> . B^ . U>\nVv U^ U^ U^ V>", hand="E")
    empty_bag(game)
    game.play("E^ 0,-1; -")
    game.play(f"{ABBEY}^ 1,1; -")
    assert possible(game) == {"-", *(f"{ABBEY}{arrow} 3,1" for arrow in "^>v<")}
    game.play(f"{ABBEY}^ 3,1; -")
    assert game.over


def test_nobody_is_asked_who_has_no_abbey_or_no_hole() -> None:
    game = last_tile(memory="1 0")
    assert game.to_move == 0
    game.play(f"{ABBEY}^ 1,2; -")
    assert game.over
    assert last_tile(HOLE.replace("E>", ". ")).over


def test_before_the_last_round_nobody_is_asked_instead_of_drawing_when_the_bag_is_empty() -> None:
    game = last_tile()
    assert game.position().splitlines()[4] == "asked: Blue lay_last_abbey"


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_a_builder_has_no_second_turn_when_no_tile_is_left() -> None:
    game = table("U^/1hE/1BhE . ." + HOLE, hand="U", boxes=("traders_and_builders",))
    empty_bag(game)
    game.play("U^ -1,0; -")
    assert game.to_move == 1


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_where_no_tile_fits_for_a_second_turn_the_next_player_is_the_first_to_lay_a_last_abbey() -> None:
    game = table(HOLE.replace("E^", "E^/1kN/1BkN"), hand="F", boxes=("traders_and_builders",))
    empty_bag(game, "X")
    game.play("F> 1,-1; -; -; draw X")
    assert game.position().splitlines()[4] == "asked: Blue lay_last_abbey"


@pytest.mark.between("tower", "abbey_and_mayor")
def test_everybody_may_pay_a_ransom_when_it_is_his_turn_to_lay_a_last_abbey() -> None:
    prisons = "floors 9 9 9, prisoner 3 1 follower, prisoner 3 2 follower"
    game = scene(HOLE, hand="V", turn=3, players=3, boxes=("base", "tower", BOX), memory={"tower": prisons})
    empty_bag(game)
    game.play("V^ 0,3; -; free follower from 3; -; free follower from 3")
    assert game.scores == (-3, -3, 6)


# -- options and texts -----------------------------------------------------------------------------


def test_without_abbeys_nobody_is_asked() -> None:
    game = table(HOLE, options={"abbeys": "0"})
    assert game.waits_for_chance
    assert "abbey" not in [tile.id for tile in game.rules.tables.types]


def test_players_hold_their_abbeys_also_where_the_other_tiles_of_the_box_are_not_played() -> None:
    game = scene(HOLE, boxes=("base", "abbey_and_mayor x0"), phase="lay_abbey")
    game.play(f"{ABBEY}^ 1,1; monk")
    assert game.scores == (9, 0)
    assert not [code for code in game.remaining_tiles() if code.startswith("abbey_and_mayor")]


def test_with_two_abbeys_each_player_has_two() -> None:
    game = table(HOLE, phase="lay_abbey", options={"abbeys": "2"})
    game.play(f"{ABBEY}^ 1,1; -")
    assert at_home(game, Piece.ABBEY) == [1, 2]


@pytest.mark.parametrize("moves", ["-", f"{ABBEY}^ 1,1"])
def test_a_position_keeps_who_still_has_an_abbey(moves: str) -> None:
    game = table(HOLE, phase="lay_abbey")
    game.play(moves)
    assert bastide.read_position(game.position()).position() == game.position()


def test_a_position_keeps_who_has_had_his_last_chance() -> None:
    game = last_tile(players=3)
    game.play("-")
    again = bastide.read_position(game.position())
    again.play("-; -")
    assert again.over


@pytest.mark.parametrize("memory", ["1", "2 1", "1 -1", "last round x", "x y"])
def test_a_memory_that_cannot_be_true_is_refused(memory: str) -> None:
    with pytest.raises(bastide.Unreadable):
        table(HOLE, memory=memory)


def test_there_are_not_more_abbeys_than_players_hold() -> None:
    with pytest.raises(bastide.Unreadable, match="not so many tiles"):
        table(f"{ABBEY}^ {ABBEY}^ {ABBEY}^")


def test_refusals_name_the_abbey() -> None:
    game = table(HOLE, phase="lay_abbey")
    assert "touches no laid tile" in str(game.why_not(f"{ABBEY}^ 9,9"))
    assert "An abbey needs laid tiles on all four sides: Abbey & Mayor." in str(game.why_not(f"{ABBEY}^ 3,0"))
    assert f"Red may lay the tile {ABBEY} now, or pass." in str(game.why_not("knight N"))
