"""King & Robber, sentence by sentence (complete rules 4.6.4, 6.4, 6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.pieces import Piece
from bastide.records.jcloisterzone.setup import read_setup
from tests.records.recordings import SETUP
from tests.scenes import final_points, scene

if TYPE_CHECKING:
    from collections.abc import Mapping

BOXES = ("base", "king_and_robber")


def table(board: str, hand: str = "", *, turn: int = 1, options: Mapping[str, str] | None = None) -> bastide.Game:
    """A scene with this box."""
    return scene(board, hand=hand, turn=turn, boxes=BOXES, options=options)


def holders(game: bastide.Game, piece: Piece) -> list[int]:
    """Which players have a card."""
    return [player for player in range(len(game.players)) if game.state.supply_of(player, piece) > 0]


def lay(game: bastide.Game, tile: str, place: str) -> None:
    """Draw a tile and lay it; nobody is placed."""
    game.play(f"draw {tile}")
    game.play(place)
    if bastide.Pass() in game.options():
        game.play(bastide.Pass())


def test_nobody_has_a_card_at_the_start() -> None:
    game = bastide.new_game(boxes=["king_and_robber"], seed=3)
    assert holders(game, Piece.KING) == holders(game, Piece.ROBBER_BARON) == []
    assert final_points(game) == [0, 0]


def test_who_finishes_the_first_city_takes_the_king_even_without_points() -> None:
    game = table("E>/2kE", hand="E")
    game.play("E< 1,0")
    game.play("farmer NL")
    assert game.scores == (0, 4)
    assert holders(game, Piece.KING) == [0]


TWO_CITIES = """
    E>  .   .
    B^  B^  B^
    E>  {}  .
"""
TWO_ROADS = """
    Wv  .   .
    B^  B^  B^
    W^  {}  .
"""


def test_a_city_of_the_same_size_does_not_take_the_king() -> None:
    game = table(TWO_CITIES.format("."), hand="E")
    game.play("E< 1,0; -")
    lay(game, "E", "E< 1,2")
    assert holders(game, Piece.KING) == [0]


def test_who_finishes_a_larger_city_takes_the_king_from_the_holder() -> None:
    game = table(TWO_CITIES.format("G^"), hand="E")
    game.play("E< 1,0; -")
    lay(game, "E", "E< 2,2")
    assert holders(game, Piece.KING) == [1]


def test_pennants_do_not_count_for_the_size_of_a_city() -> None:
    game = table("E>  G^  .\nB^  B^  B^\nE>  F^  .", hand="E")
    game.play("E< 2,0; -")
    lay(game, "E", "E< 2,2")
    assert holders(game, Piece.KING) == [0]


def test_the_holder_who_finishes_a_larger_city_keeps_the_king_and_that_size_is_to_be_beaten() -> None:
    game = table("E>  .   .\nB^  B^  B^\nE>  G^  .\nB^  .   .\nE>  F^  .", hand="E")
    game.play("E< 1,0; -")
    lay(game, "V", "V^ -1,1")
    lay(game, "E", "E< 2,2")
    assert holders(game, Piece.KING) == [0]
    lay(game, "H", "H> 2,4")
    assert holders(game, Piece.KING) == [0], "Blue's city has three tiles, too"


def test_the_robber_baron_goes_to_who_finishes_the_longest_road() -> None:
    game = table(TWO_ROADS.format("U^"), hand="W")
    game.play("Wv 1,0; -")
    assert holders(game, Piece.ROBBER_BARON) == [0]
    lay(game, "W", "W^ 2,2")
    assert holders(game, Piece.ROBBER_BARON) == [1]


def test_who_finishes_the_first_road_takes_the_robber_baron_even_without_points() -> None:
    game = table("Wv/2hE", hand="W")
    game.play("Wv 1,0; -")
    assert game.scores == (0, 2)
    assert holders(game, Piece.ROBBER_BARON) == [0]


def test_a_road_of_the_same_length_does_not_take_the_robber_baron() -> None:
    game = table(TWO_ROADS.format("."), hand="W")
    game.play("Wv 1,0; -")
    lay(game, "W", "W^ 1,2")
    assert holders(game, Piece.ROBBER_BARON) == [0]


def test_the_king_is_worth_a_point_for_each_finished_city_whoever_owns_it() -> None:
    game = table(TWO_CITIES.replace("E>  .", "E>/2kE  .", 1).format("G^"), hand="E")
    game.play("E< 1,0; -")
    lay(game, "E", "E< 2,2")
    assert game.scores == (0, 4)
    assert final_points(game) == [0, 2]
    assert game.if_it_ended_now()[0].reason == "2 finished cities × 1"


def test_the_robber_baron_is_worth_a_point_for_each_finished_road() -> None:
    game = table(TWO_ROADS.format("."), hand="W")
    game.play("Wv 1,0; -")
    lay(game, "W", "W^ 1,2")
    assert final_points(game) == [2, 0]


def test_one_tile_can_finish_two_cities_and_both_count() -> None:
    game = table("Ev  B^\n.   B^\nE^  B^", hand="H")
    game.play("H^ 0,1; -")
    assert holders(game, Piece.KING) == [0]
    assert final_points(game) == [2, 0]


def test_king_and_robber_baron_can_be_switched_off_one_by_one() -> None:
    for off, piece in (("king", Piece.KING), ("robber_baron", Piece.ROBBER_BARON)):
        game = table("E>  .\nB^  B^\nW^  .", hand="E", options={off: "no"})
        game.play("E< 1,0; -")
        lay(game, "W", "W^ 1,2")
        assert holders(game, piece) == []
        assert sum(final_points(game)) == 1


def test_a_position_keeps_who_has_the_cards_and_what_is_to_be_beaten() -> None:
    game = table(TWO_CITIES.format("G^"), hand="E")
    game.play("E< 1,0; -")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert holders(again, Piece.KING) == [0]
    lay(again, "E", "E< 2,2")
    assert holders(again, Piece.KING) == [1]


def test_a_position_whose_cards_cannot_be_read_is_refused() -> None:
    text = table(TWO_CITIES.format("."), hand="E").position()
    broken = text.replace("king 0 0", "king 9 0")
    assert broken != text
    with pytest.raises(bastide.Unreadable, match="king_and_robber cannot read"):
        bastide.read_position(broken)


# -- other ways to score ---------------------------------------------------------------------------


CITY_AND_ROAD = "E>  .\nB^  B^\nW^  ."


def both_cards(scoring: str, *, one_hand: bool) -> bastide.Game:
    """A city and a road are finished, by one player or by two."""
    game = table(CITY_AND_ROAD, hand="E", options={"king_and_robber_scoring": scoring})
    game.play("E< 1,0; -")
    if one_hand:
        lay(game, "V", "V^ -1,1")
    lay(game, "W", "W^ 1,2")
    return game


@pytest.mark.parametrize(
    ("scoring", "one_hand", "points"),
    [
        ("finished", False, [1, 1]),
        ("finished", True, [2, 0]),
        ("10/20", False, [10, 10]),
        ("10/20", True, [20, 0]),
        ("15/40", False, [15, 15]),
        ("15/40", True, [40, 0]),
        ("continuous", True, [0, 0]),
    ],
)
def test_the_cards_are_worth_what_the_table_has_chosen(scoring: str, one_hand: bool, points: list[int]) -> None:  # noqa: FBT001
    game = both_cards(scoring, one_hand=one_hand)
    assert game.scores == (0, 0)
    assert final_points(game) == points


def test_forty_points_for_both_cards_are_told_as_one() -> None:
    lines = both_cards("15/40", one_hand=True).if_it_ended_now()
    assert [line.reason for line in lines] == ["1 king and robber baron × 40"]


def test_a_card_that_nobody_has_is_worth_nothing() -> None:
    for scoring in ("10/20", "15/40"):
        game = table(CITY_AND_ROAD, hand="E", options={"king_and_robber_scoring": scoring})
        game.play("E< 1,0; -")
        assert final_points(game) == [int(scoring[:2]), 0]


def test_points_during_the_game_go_to_who_had_the_card_before() -> None:
    game = table(TWO_CITIES.format("G^"), hand="E", options={"king_and_robber_scoring": "continuous"})
    game.play("E< 1,0; -")
    assert game.scores == (0, 0), "nobody had the king when the first city was finished"
    lay(game, "E", "E< 2,2")
    assert game.scores == (1, 0), "Red was king when the second was finished"
    assert holders(game, Piece.KING) == [1]
    assert final_points(game) == [0, 0]


def test_points_during_the_game_count_every_city_that_a_tile_finishes() -> None:
    board = "Ev  B^ B^ E>\n.   B^ .  .\nE^  B^ .  ."
    game = table(board, hand="E", options={"king_and_robber_scoring": "continuous"})
    game.play("E< 4,0; -")
    lay(game, "H", "H^ 0,1")
    assert game.scores == (2, 0)


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [("default", "finished"), ("10/20", "10/20"), ("15/40", "15/40"), ("continuously", "continuous")],
)
def test_the_scoring_of_foreign_games_is_read(theirs: str, ours: str) -> None:
    setup = {
        **SETUP,
        "sets": {"basic:1": 1, "king-and-robber:1": 1},
        "elements": {"small-follower": 7, "king": True, "robber": True},
        "rules": {"king-and-robber-scoring": theirs},
    }
    assert read_setup(setup).options["king_and_robber_scoring"] == ours
