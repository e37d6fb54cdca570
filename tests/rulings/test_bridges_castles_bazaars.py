"""Bridges, Castles & Bazaars beside another box: what tables play otherwise."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.bridges_castles_bazaars.tables import BOX, CASTLE, TOWN, at, offered
from tests.scenes import scene

MEMORY = f"bridges 3 3; {CASTLE}"
ALONG = {"fairy_with_lord": "goes_along"}
FAIRY = "princess_and_dragon"
ROAD = "E> E<\nA< ."


def with_fairy(board: str, moves: str, *, goes_along: bool, fairy: str = "", hand: str = "") -> bastide.Game:
    """A scene with castles and the fairy."""
    memory = {FAIRY: fairy} if fairy else {}
    if "kE" not in board:
        memory[BOX] = MEMORY
    options = ALONG if goes_along else {}
    game = scene(board, hand=hand, boxes=("base", BOX, FAIRY), memory=memory, options=options)
    game.play(moves)
    return game


def told(game: bastide.Game, box: str) -> str:
    """What the position says of a box."""
    return next(line for line in game.position().splitlines() if line.startswith(f"{box}: ")).partition(": ")[2]


@pytest.mark.between("bridges_castles_bazaars", "princess_and_dragon")
@pytest.mark.parametrize(("goes_along", "where"), [(False, "fairy 0,0"), (True, "fairy 0,0 with 1 follower castle 1")])
def test_the_fairy_stays_alone_when_her_knight_becomes_a_lord_or_goes_along_by_option(
    *, goes_along: bool, where: str
) -> None:
    fairy = "fairy 0,0 with 1 follower city E"
    game = with_fairy(TOWN, "-; castle @ 0,0", goes_along=goes_along, fairy=fairy)
    assert told(game, FAIRY) == where
    assert bastide.read_position(game.position()).position() == game.position()


@pytest.mark.between("bridges_castles_bazaars", "princess_and_dragon")
def test_by_option_the_fairy_may_be_moved_to_a_lord_and_brings_her_points_when_the_castle_is_scored() -> None:
    game = with_fairy(ROAD, "B^ 0,2", goes_along=True, hand="B")
    assert "fairy to castle 1 @ 0,0" in offered(game)
    fairy = "fairy 0,0 with 1 follower castle 1"
    assert with_fairy(ROAD, "A> 1,1; -", goes_along=True, fairy=fairy, hand="A").scores == (2 + 3, 0)


@pytest.mark.between("bridges_castles_bazaars", "princess_and_dragon")
def test_a_position_in_which_the_fairy_stands_with_no_lord_who_is_there_is_refused() -> None:
    with pytest.raises(bastide.Unreadable, match="fairy"):
        with_fairy(ROAD, "A> 1,1; -", goes_along=True, fairy="fairy 0,1 with 1 follower castle 1", hand="A")
    with pytest.raises(bastide.Unreadable, match="fairy"):
        with_fairy(ROAD, "A> 1,1; -", goes_along=False, fairy="fairy 0,0 with 1 follower castle 1", hand="A")


@pytest.mark.between("abbey_and_mayor", "bridges_castles_bazaars")
@pytest.mark.parametrize(("earns", "points"), [("paid", 2), ("nothing", 0)])
def test_a_mayor_gets_as_a_lord_what_any_lord_gets_or_nothing_by_option(earns: str, points: int) -> None:
    memory = "bridges 3 3; castles 2 3; castle 0,0 E 1 mayor"
    game = at(ROAD, "A> 1,1; -", "abbey_and_mayor", hand="A", memory=memory, options={"mayor_as_lord": earns})
    assert game.scores == (points, 0)
    assert game.supply(0)["mayor"] == 1


@pytest.mark.between("bridges_castles_bazaars", "gold_mines")
@pytest.mark.parametrize(("takes", "gold"), [("yes", "held 1 0"), ("no", "held 0 0; 1 at 0,0")])
def test_a_scored_castle_takes_the_gold_of_its_six_cells_unless_the_table_says_no(takes: str, gold: str) -> None:
    game = scene(
        "E> E<\nA< . .\nB^ B^ B^",
        hand="A",
        boxes=("base", BOX, "gold_mines"),
        memory={BOX: MEMORY, "gold_mines": "held 0 0; 1 at 0,0"},
        options={"castle_takes_gold": takes},
    )
    game.play("A> 1,1; -")
    assert told(game, "gold_mines") == gold


@pytest.mark.between("bridges_castles_bazaars", "tower")
@pytest.mark.parametrize(("counts", "asked"), [("no", False), ("yes", True)])
def test_a_part_with_a_tower_in_its_wall_becomes_a_castle_only_by_option(*, counts: str, asked: bool) -> None:
    game = at("E>/1kE TM<!", "-", "tower", options={"castles_at_towers": counts})
    assert ("castle @ 0,0" in offered(game)) is asked
