"""The mayor, sentence by sentence (complete rules 4.4.7)."""

from __future__ import annotations

import pytest

from bastide.base.scoring import strength_of
from bastide.kernel.layout import SPOT
from bastide.kernel.pieces import Piece
from tests.expansions.abbey_and_mayor.tables import at_home, table
from tests.scenes import figures_possible, final_points


def test_every_player_has_a_mayor() -> None:
    assert at_home(table("B^"), Piece.MAYOR) == [1, 1]


def test_a_mayor_is_placed_in_a_city_and_nowhere_else() -> None:
    game = table("U^", hand="D")
    game.play("D^ 1,0")
    assert {figure for figure in figures_possible(game) if "mayor" in figure} == {"mayor knight N"}


def test_a_mayor_is_not_placed_in_a_monastery() -> None:
    game = table("U^", hand="A")
    game.play("A> 1,0")
    assert "mayor monk" not in figures_possible(game)


def test_a_mayor_is_not_placed_in_a_city_with_a_knight() -> None:
    game = table("E>/2kE", hand="F")
    game.play("F^ 1,0")
    assert not [figure for figure in figures_possible(game) if "mayor" in figure]


def test_a_mayor_is_not_placed_in_a_city_with_a_mayor() -> None:
    game = table("E>/2MkE", hand="F")
    game.play("F^ 1,0")
    assert not [figure for figure in figures_possible(game) if "knight" in figure]


def test_a_mayor_is_as_strong_as_his_city_has_pennants() -> None:
    game = table("E>/1MkE/2kE F^ F^ .", hand="E")
    city = game.state.root_of(game.state.words[game.state.figure_list()[0] + SPOT])
    assert [strength_of(game.state, int(piece), city) for piece in (Piece.MAYOR, Piece.FOLLOWER)] == [2, 1]


def test_two_pennants_tie_with_two_knights() -> None:
    game = table("E>/1MkE/2kE/2kE F^ F^ .", hand="E")
    game.play("E< 3,0; -")
    assert game.scores == (12, 12)


def test_two_pennants_beat_one_knight() -> None:
    game = table("E>/1MkE/2kE F^ F^ .", hand="E")
    game.play("E< 3,0; -")
    assert game.scores == (12, 0)


def test_one_pennant_loses_against_two_knights() -> None:
    game = table("E>/1MkE/2kE/2kE F^ .", hand="E")
    game.play("E< 2,0; -")
    assert game.scores == (0, 8)


def test_a_mayor_adds_to_the_knights_of_his_owner() -> None:
    game = table("E>/1MkE/1kE/2kE/2kE F^ .", hand="E")
    game.play("E< 2,0; -")
    assert game.scores == (8, 8)


def test_without_a_pennant_a_mayor_alone_gets_nothing_and_comes_home() -> None:
    game = table("E>/1MkE G^ .", hand="E")
    game.play("E< 2,0; -")
    assert game.scores == (0, 0)
    assert at_home(game, Piece.MAYOR) == [1, 1]


def test_without_a_pennant_one_knight_beats_a_mayor() -> None:
    game = table("E>/1MkE/2kE G^ .", hand="E")
    game.play("E< 2,0; -")
    assert game.scores == (0, 6)


def test_a_mayor_does_not_change_the_value_of_the_city() -> None:
    game = table("E>/1MkE F^ .", hand="E")
    game.play("E< 2,0; -")
    assert [line.reason for line in game.tally()] == ["3 tiles × 2 + 1 pennant × 2"]


def test_pennants_count_at_the_end_too() -> None:
    assert final_points(table("E>/1MkE F^/2kE")) == [3, 3]
    assert final_points(table("E>/1MkE G^/2kE")) == [0, 2]


def test_after_the_scoring_the_mayor_comes_home() -> None:
    game = table("E>/1MkE F^ .", hand="E")
    assert at_home(game, Piece.MAYOR) == [0, 1]
    game.play("E< 2,0; -")
    assert at_home(game, Piece.MAYOR) == [1, 1]


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_a_mayor_lets_a_builder_join_him() -> None:
    game = table("E>/1MkE", hand="F", boxes=("traders_and_builders",))
    game.play("F^ 1,0")
    assert "builder knight E" in figures_possible(game)


def test_the_number_of_mayors_is_an_option() -> None:
    assert at_home(table("B^", options={"mayors": "2"}), Piece.MAYOR) == [2, 2]
    game = table("U^", hand="D", options={"mayors": "0"})
    game.play("D^ 1,0")
    assert "mayor knight N" not in figures_possible(game)
