"""The Castle: herald, knight, squire and merchant ("Gefolgsleute setzen")."""

from __future__ import annotations

import pytest

import bastide
from tests.castle.scenes import possible, scene


def refusal(game: bastide.Game, action: str) -> bastide.Refusal:
    found = game.why_not(action)
    assert found is not None, "the action must be impossible"
    return found


def test_a_follower_is_herald_knight_squire_or_merchant() -> None:
    game = scene("4,12", "C13^!")
    assert set(possible(game)) == {"-", "squire S", "knight W", "herald N", "merchant NR", "merchant NL"}


def test_nobody_needs_to_place_a_follower() -> None:
    game = scene("4,12", "C13^!")
    game.play("-")
    assert game.supply(0)["follower"] == 6


def test_only_one_follower_is_placed_and_it_comes_from_the_supply() -> None:
    game = scene("4,12", "N06^!")
    game.play("knight N")
    assert game.supply(0)["follower"] == 5
    assert game.waits_for_chance


def test_a_follower_stands_only_on_the_tile_just_laid() -> None:
    game = scene("4,12", "N06^ N07^!")
    assert refusal(game, "knight N @ 4,12").code == "not_this_tile"


def test_a_follower_never_stands_on_a_start_field() -> None:
    game = scene("4,12", "N06^!")
    assert refusal(game, "squire N @ 4,13").code == "not_this_tile"


def test_a_house_that_is_held_takes_no_other_squire_but_the_tile_takes_others() -> None:
    game = scene("4,1", "N13^/1sE", hand="N15", turn=2)
    game.play("N15< 5,1")
    assert set(possible(game)) == {"-", "knight E", "merchant SL"}
    found = refusal(game, "squire N")
    assert found.code == "occupied"
    assert "White has a squire on that house, at (4,1)" in found.sentence


def test_not_even_an_own_follower_joins_a_held_feature() -> None:
    game = scene("4,1", "N13^/1sE", hand="N15", turn=1)
    game.play("N15< 5,1")
    assert refusal(game, "squire N").code == "occupied"


def test_a_courtyard_that_is_held_takes_no_other_merchant_however_far_away() -> None:
    game = scene("4,1", "N02^/1mEL N03^", hand="N08", turn=2)
    game.play("N08^ 6,1")
    assert set(possible(game)) == {"-", "squire N", "knight E"}
    assert refusal(game, "merchant WL").code == "occupied"


def test_parts_of_a_square_are_three_roads_and_a_junction_without_a_square_is_one() -> None:
    square = scene("4,12", "Q01^!")
    assert [option for option in possible(square) if "herald" in option] == ["herald N", "herald E", "herald S"]
    junction = scene("4,12", "J01^!")
    assert [option for option in possible(junction) if "herald" in option] == ["herald N"]


def test_without_followers_in_the_supply_nobody_is_asked() -> None:
    game = scene("4,12", "N06^/1kN", hand="N07", options="followers=1")
    game.play("N07^ 5,12")
    assert game.waits_for_chance


def test_roles_of_the_land_game_are_not_known_here() -> None:
    game = scene("4,12", "C13^!")
    for role in ("highwayman N", "farmer NL", "monk"):
        with pytest.raises(bastide.Unreadable) as refused:
            game.play(role)
        assert refused.value.code == "bad_notation"
