"""Positions that contradict themselves are refused with a sentence, in both modes alike."""

from __future__ import annotations

import pytest

import bastide
from bastide.castle.events import WallTileTaken
from tests.castle.scenes import scene as castle_scene

LAND = """bastide position 1
boxes: {boxes}
players: Red {score}, Blue 0
asked: {asked}
turn: Red 1
{more}corner: 0,0
{board}
"""
CASTLE = """bastide position 1
game: castle
players: Red 0, Blue 0
asked: {asked}
turn: Red 1
castle: {memory}
corner: 5,5
{board}
"""


def land(
    board: str = "D^!", asked: str = "Red place_follower", more: str = "", boxes: str = "base", score: str = "0"
) -> str:
    return LAND.format(board=board, asked=asked, more=more, boxes=boxes, score=score)


def castle(memory: str = "", asked: str = "chance draw_tile", board: str = "") -> str:
    return CASTLE.format(memory=memory, asked=asked, board=board)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (land("B^", "Red lay_tile", "hand: C\n"), "The tile in hand fits nowhere"),
        (land(asked="Blue place_follower"), "Red is asked now, not Blue"),
        (land(score=str(10**30)), "is no number of up to nine digits"),
        (land(score="9" * 5000), "is no number of up to nine digits"),
        (land(boxes="base, tower", more=f"tower: floors {10**23} 10\n"), "has more than nine digits"),
        (land(boxes="base, tower", more="tower: floors 11 10\n"), "tower cannot read"),
        (
            land(boxes="base, princess_and_dragon", more="princess_and_dragon: fairy 0,0 with 1 nobody city N\n"),
            "princess_and_dragon cannot read",
        ),
        (
            land(boxes="base, traders_and_builders", more="traders_and_builders: 0 2; 0 0, 0 0, 0 0\n"),
            "traders_and_builders cannot read",
        ),
        (
            land(boxes="base, traders_and_builders", more="traders_and_builders: 0 0; 0 -1, 0 0, 0 0\n"),
            "traders_and_builders cannot read",
        ),
        (
            land(boxes="base, king_and_robber", more="king_and_robber: king 1 0, robber_baron 0 0\n"),
            "king_and_robber cannot read",
        ),
        (land(boxes="base, festival", more="festival: nonsense\n"), "festival cannot read"),
        (land("D^!/1MhE", boxes="base, abbey_and_mayor"), "the mayor on (0,0) cannot stand there"),
        (land("D^!/1WfSL", boxes="base, abbey_and_mayor"), "the wagon on (0,0) cannot stand there"),
        (land("D^!/1NhE", boxes="base, abbey_and_mayor"), "the barn on (0,0) cannot stand there"),
        (land("D^!/1fSL/1BfSL", boxes="base, traders_and_builders"), "the builder on (0,0) cannot stand there"),
        (land("D^!/1kN/1GkN", boxes="base, traders_and_builders"), "the pig on (0,0) cannot stand there"),
        (land("D^!/1BhE/2hE", boxes="base, traders_and_builders"), "stands there without a follower"),
        (land("TA^!/1g", boxes="base, tower"), "the follower on (0,0) cannot stand there"),
        (land(boxes="base, abbey_and_mayor", more="abbey_and_mayor: last round 3\n"), "abbey_and_mayor cannot read"),
        (land(boxes="base, gold_mines", more="gold_mines: due\n"), "gold_mines cannot read"),
        (land(boxes="base, tunnel", more="tunnel: laid\n"), "tunnel cannot read"),
        (land("B^", "Red lay_tile", "hand: B\nhand: A\n"), "The header 'hand' stands twice"),
        (land("B^! B^!"), "Two tiles are marked as the one laid last"),
        (land().replace("turn: Red 1", "turn: Red -1"), "'Red -1' is no name with a number"),
        (land("D^!", more="hand: A\n"), "The tile in hand must be laid first"),
        (land(more="tower: floors 10 10\n"), "tower is not played here"),
        (land(more="base: nothing\n"), "base is not played here"),
        (land(asked="chance place_follower"), "Red is asked now, not chance"),
        (land().replace("turn: Red 1", "turn: Red 1, Blue 1"), "'Red 1, Blue 1' is no name with a number"),
        (land(score="٣"), "'٣' is no number of up to nine digits"),
        (land("TA^!", boxes="base, tower", more="tower: tower 0 0 21\n"), "more tower floors than there are"),
        (
            land(boxes="base, traders_and_builders", more="traders_and_builders: 0 0; 9 1, 0 0, 0 0\n"),
            "This cannot be: more wine than there are",
        ),
        (
            land(boxes="base, king_and_robber", more="king_and_robber: king 1 2, robber_baron 0 0\n"),
            "king_and_robber cannot read",
        ),
        (land(boxes="base, plague", more="plague: from -3\n"), "plague cannot read"),
        (castle("unseen 1 1; held 1"), "This cannot be: more than 2 wall tiles 1"),
        (castle("held 1 1 1"), "This cannot be: more than 2 wall tiles 1"),
        (castle("held 1 1, 1"), "This cannot be: more than 2 wall tiles 1"),
        (castle("unseen 1 2; fresh 3"), "wall tile 3 is fresh and not held"),
        (castle("takes 1"), "no wall tile is left to be taken"),
        (castle("unseen 1", asked="Red place_follower"), "No tile lies there"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.read_position(text)
    assert sentence in str(refused.value)


def test_a_marker_on_a_tower_takes_nothing_where_no_wall_tile_is_left_and_scoring_goes_on() -> None:
    board = "N04^ N02v/1kS N05^\nN06^ . N03</1kW\nN09^ N01^/2sN ."
    moves = "N10^ 5,11; -; score tower W @ 6,11"
    first = castle_scene("4,10", board, hand="N10", wall="unseen 1")
    first.play(moves)
    points = first.tally()[0].points
    game = castle_scene("4,10", board, hand="N10", wall="towers 12", scores=(12 - points, 0))
    game.play(moves)
    assert not [event for event in game.events if isinstance(event, WallTileTaken)]
    assert len(game.tally()) == len(first.tally()) == 3
    assert "towers" not in game.position().split("castle:")[-1]


@pytest.mark.parametrize(
    ("box", "board", "line"),
    [
        ("abbey_and_mayor", "B^ abbey_and_mayor/abbey^ B^", "abbey_and_mayor: 0 1"),
        ("bridges_castles_bazaars", "A< B+EW^", "bridges_castles_bazaars: bridges 2 3; castles 3 3"),
    ],
)
def test_a_piece_on_the_table_has_left_somebodys_supply_even_if_the_text_does_not_say_whose(
    box: str, board: str, line: str
) -> None:
    game = bastide.read_position(land(board, "chance draw_tile", boxes=f"base, {box}"))
    assert line in game.position()
    assert bastide.read_position(game.position()).position() == game.position()


def test_an_abbey_on_the_table_and_all_in_front_of_the_players_are_too_many() -> None:
    text = land("B^ abbey_and_mayor/abbey^ B^", "chance draw_tile", "abbey_and_mayor: 1 1\n", "base, abbey_and_mayor")
    with pytest.raises(bastide.Unreadable, match="abbey_and_mayor cannot read '1 1'"):
        bastide.read_position(text)
