"""Crop circles together with other boxes."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.events import FigureLeft
from tests.expansions.count.city import beside, told
from tests.expansions.crop_circles.circles import (
    CLUB,
    EVERYBODY_ADDS,
    EVERYBODY_TAKES,
    FORK,
    SHIELD,
    circle,
    offered,
)
from tests.scenes import drawn, scene

GOODS = {"traders_and_builders": "0 0; 0 0, 0 0, 0 0"}


def boxes(*names: str) -> tuple[str, ...]:
    return ("base", *names, "crop_circles")


@pytest.mark.between("traders_and_builders", "crop_circles")
def test_a_builder_goes_home_with_the_last_follower_that_a_circle_takes_back() -> None:
    game = circle("E>/1kE/1BkE\nE>", SHIELD, boxes=boxes("traders_and_builders"), memory=GOODS)
    game.play(f"{EVERYBODY_TAKES}; back knight E @ 0,0")
    left = [(event.piece, event.why) for event in game.events if isinstance(event, FigureLeft)]
    assert left == [("follower", "taken_back"), ("builder", "lonely")]


@pytest.mark.between("traders_and_builders", "crop_circles")
def test_a_circle_acts_in_each_part_of_a_double_turn() -> None:
    tile = "crop_circles/curve_club"
    game = scene(
        "U^/1hE/1BhE", hand=tile, boxes=boxes("traders_and_builders"), memory=GOODS, options={"followers": "1"}
    )
    game.play(f"{tile}^ 1,0; {EVERYBODY_TAKES}; back highwayman E @ 0,0")
    assert game.waits_for_chance
    assert game.state.player == 0
    game.play("draw crop_circles/junction_club; crop_circles/junction_club^ 1,1; highwayman S")
    assert offered(game) == [EVERYBODY_ADDS, EVERYBODY_TAKES]


@pytest.mark.between("princess_and_dragon", "crop_circles")
def test_the_fairy_stays_alone_when_her_knight_is_taken_back() -> None:
    memory = {"princess_and_dragon": "fairy 0,0 with 1 follower city E"}
    game = circle("E>/1kE\nE>", SHIELD, boxes=boxes("princess_and_dragon"), memory=memory)
    game.play(f"{EVERYBODY_TAKES}; back knight E @ 0,0")
    assert "princess_and_dragon: fairy 0,0\n" in game.position()


@pytest.mark.between("princess_and_dragon", "crop_circles")
def test_the_fairy_stays_with_her_knight_when_another_joins_him() -> None:
    memory = {"princess_and_dragon": "fairy 0,0 with 1 follower city E"}
    game = circle("E>/1kE\nE>", SHIELD, boxes=boxes("princess_and_dragon"), memory=memory)
    game.play(f"{EVERYBODY_ADDS}; knight E @ 0,0")
    assert "fairy 0,0 with 1 follower city E" in game.position()


@pytest.mark.between("abbey_and_mayor", "crop_circles")
def test_a_wagon_that_a_circle_takes_back_does_not_drive() -> None:
    game = circle("E>/1WkE\nE>", SHIELD, boxes=boxes("abbey_and_mayor"))
    game.play(f"{EVERYBODY_TAKES}; back wagon knight E @ 0,0")
    assert game.waits_for_chance


@pytest.mark.between("abbey_and_mayor", "crop_circles")
def test_a_mayor_may_join_a_knight_but_neither_a_highwayman_nor_a_farmer() -> None:
    for board, tile, may in (
        ("E>/1kE\nE>", SHIELD, True),
        ("E>\nU^/1hE", CLUB, False),
        ("E>/1fNL\nE>", FORK, False),
    ):
        game = circle(board, tile, boxes=boxes("abbey_and_mayor"))
        game.play(EVERYBODY_ADDS)
        assert any(choice.startswith("mayor") for choice in offered(game)) == may


@pytest.mark.between("abbey_and_mayor", "crop_circles")
def test_a_barn_is_no_farmer() -> None:
    assert circle("E>/1NfNL\nE>", FORK, boxes=boxes("abbey_and_mayor")).waits_for_chance


@pytest.mark.between("tower", "crop_circles")
def test_prisoners_and_guards_are_not_meant() -> None:
    memory = {"tower": "floors 9 9, tower 0 0 1, prisoner 2 1 follower"}
    game = circle("TI^/1g\nB^", SHIELD, boxes=boxes("tower"), memory=memory)
    assert game.waits_for_chance


@pytest.mark.between("shrines", "crop_circles")
def test_heretics_are_not_meant() -> None:
    for tile in (SHIELD, CLUB, FORK):
        game = circle("shrines/plain^/1c\nB^", tile, boxes=boxes("shrines"))
        assert game.waits_for_chance


@pytest.mark.between("cathars", "crop_circles")
def test_knights_of_a_besieged_city_are_knights_and_an_escape_comes_after_the_circle() -> None:
    board = "cathars/city>/1kE/1kE .\nB^ ."
    game = circle(board, SHIELD, boxes=boxes("cathars"))
    game.play(f"{EVERYBODY_TAKES}; back knight E @ 0,0")
    assert offered(game) == ["-", "back knight E @ 0,0"]
    game.play("back knight E @ 0,0")
    assert game.waits_for_chance


@pytest.mark.between("count", "crop_circles")
def test_a_circle_is_no_scoring_and_followers_in_the_city_of_the_count_are_not_meant() -> None:
    tile = "crop_circles/corner_shield"
    game = beside("D>", hand=tile, memory="market; 1 follower castle", boxes=boxes("count"))
    place = next(option for option in game.options() if isinstance(option, bastide.PlaceTile))
    game.play(place)
    game.play("-")
    assert game.waits_for_chance
    assert told(game) == "market; 1 follower castle"


@pytest.mark.between("phantom", "crop_circles")
def test_the_phantom_may_be_added_and_taken_back_like_any_follower() -> None:
    game = circle("E>/1kE\nE>", SHIELD, boxes=boxes("phantom"))
    game.play(f"{EVERYBODY_ADDS}; phantom knight E @ 0,0")
    assert drawn(game)[0] == "E>/1PkE/1kE"
    game = circle("E>/1PkE\nE>", SHIELD, boxes=boxes("phantom"))
    game.play(EVERYBODY_TAKES)
    assert offered(game) == ["back phantom knight E @ 0,0"]


@pytest.mark.between("festival", "crop_circles")
def test_a_circle_lets_nobody_else_return_than_it_means() -> None:
    game = circle("E>/1kE/1fNL\nE>", SHIELD, boxes=boxes("festival"))
    game.play(EVERYBODY_TAKES)
    assert offered(game) == ["back knight E @ 0,0"]


@pytest.mark.between("crop_circles", "plague")
def test_a_follower_may_be_added_on_an_infested_tile_where_one_came_later() -> None:
    memory = {"plague": "source 1 at 0,0; flea 0,1; spread"}
    game = circle("plague/corner^\nE>/2kE", SHIELD, boxes=boxes("plague"), memory=memory)
    game.play(f"{EVERYBODY_ADDS}; knight E @ 0,1")
    assert game.supply(1)["follower"] == 5


@pytest.mark.between("crop_circles", "plague")
def test_who_is_asked_at_a_circle_in_the_turn_of_another_lays_no_flea() -> None:
    memory = {"plague": "source 1 at 0,0; spread"}
    game = circle("plague/corner^\nE>/2kE", SHIELD, boxes=boxes("plague"), memory=memory)
    game.play(EVERYBODY_ADDS)
    refusal = game.why_not("flea @ 0,1")
    assert refusal is not None
    assert refusal.code == "cannot_lay"


@pytest.mark.between("tower", "crop_circles")
def test_who_is_asked_at_a_circle_in_the_turn_of_another_pays_no_ransom() -> None:
    memory = {"tower": "floors 10 10, prisoner 1 2 follower"}
    game = circle("E>\nE>/2kE", SHIELD, boxes=boxes("tower"), memory=memory)
    game.play(EVERYBODY_ADDS)
    refusal = game.why_not("free follower from 1")
    assert refusal is not None
    assert refusal.code == "cannot_free"
