"""Mage and witch together with other boxes."""

from __future__ import annotations

import pytest

from bastide.kernel.events import Scored
from tests.expansions.mage_and_witch.test_mage_and_witch import TILE, both, magic, points, where
from tests.scenes import figures_possible, final_points, scene


def boxes(*names: str) -> tuple[str, ...]:
    return ("base", *names, "mage_and_witch")


@pytest.mark.between("inns_and_cathedrals", "mage_and_witch")
def test_an_inn_does_not_make_the_points_of_the_mage_dearer() -> None:
    game = magic("W^ EB^/1hE .", "W^ 2,0", memory="mage road W 1 0", boxes=boxes("inns_and_cathedrals"))
    game.play("-")
    assert points(game) == [(9, "3 tiles × 2 (inn) + 3 mage × 1")]


@pytest.mark.between("inns_and_cathedrals", "mage_and_witch")
def test_the_witch_halves_what_an_inn_or_a_cathedral_makes_dearer() -> None:
    game = magic("W^ EB^/1hE .", "W^ 2,0", memory="witch road W 1 0", boxes=boxes("inns_and_cathedrals"))
    game.play("-")
    assert points(game) == [(3, "half of 3 tiles × 2 (inn) (witch)")]


@pytest.mark.between("inns_and_cathedrals", "mage_and_witch")
def test_at_the_end_the_mage_pays_for_an_unfinished_road_with_an_inn_or_a_city_with_a_cathedral() -> None:
    mage = {"mage_and_witch": "mage road W 0 0"}
    game = scene("EB^/1hE U^", boxes=boxes("inns_and_cathedrals"), memory=mage)
    assert final_points(game) == [2, 0]
    (line,) = game.if_it_ended_now()
    assert line.reason == "nothing (inn) + 2 mage × 1"
    mage = {"mage_and_witch": "mage city N 0 0"}
    assert final_points(scene("EK^/1kN", boxes=boxes("inns_and_cathedrals"), memory=mage)) == [1, 0]


@pytest.mark.between("inns_and_cathedrals", "mage_and_witch")
def test_by_an_option_the_mage_pays_nothing_for_what_is_worthless() -> None:
    mage = {"mage_and_witch": "mage road W 0 0"}
    options = {"mage_on_worthless": "nothing"}
    game = scene("EB^/1hE U^", boxes=boxes("inns_and_cathedrals"), memory=mage, options=options)
    assert final_points(game) == [0, 0]
    assert final_points(scene("U^/1hE U^", boxes=boxes(), memory=mage, options=options)) == [4, 0]


@pytest.mark.between("inns_and_cathedrals", "mage_and_witch")
def test_with_the_witch_what_is_worthless_stays_worthless() -> None:
    witch = {"mage_and_witch": "witch road W 0 0"}
    assert final_points(scene("EB^/1hE U^", boxes=boxes("inns_and_cathedrals"), memory=witch)) == [0, 0]


@pytest.mark.between("cathars", "mage_and_witch")
def test_the_mage_pays_for_a_besieged_city_and_the_witch_halves_it() -> None:
    for memory, expected in (("mage city E 0 0", 4), ("witch city E 0 0", 1)):
        game = magic("cathars/city>/1kE .", "E< 1,0", memory=memory, boxes=boxes("cathars"))
        game.play("-")
        assert game.scores == (expected, 0)


@pytest.mark.between("cathars", "mage_and_witch")
def test_at_the_end_the_mage_pays_for_an_unfinished_besieged_city() -> None:
    mage = {"mage_and_witch": "mage city E 0 0"}
    assert final_points(scene("cathars/city>/1kE", boxes=boxes("cathars"), memory=mage)) == [1, 0]


@pytest.mark.between("king_and_robber", "mage_and_witch")
def test_king_and_robber_baron_look_at_tiles_not_at_points() -> None:
    game = magic("E>/1kE .", "E< 1,0", memory="mage city E 0 0", boxes=boxes("king_and_robber"))
    game.play("-")
    assert "king_and_robber: " in game.position()
    assert [event.points for event in game.events if isinstance(event, Scored)] == [6]


@pytest.mark.between("princess_and_dragon", "mage_and_witch")
def test_the_dragon_does_not_eat_them_and_they_may_stand_on_his_tile() -> None:
    memory = {"princess_and_dragon": "dragon 0,0"}
    game = scene("E>", hand=TILE, boxes=boxes("princess_and_dragon"), memory=memory)
    game.play(f"{TILE}> 0,1")
    assert both("knight E @ 0,0") <= figures_possible(game)


@pytest.mark.between("princess_and_dragon", "mage_and_witch")
def test_the_points_of_the_fairy_are_not_changed() -> None:
    memory = {"princess_and_dragon": "fairy 0,0 with 1 follower city E", "mage_and_witch": "witch city E 0 0"}
    game = scene("E>/1kE .", hand="E", boxes=boxes("princess_and_dragon"), memory=memory)
    game.play("E< 1,0; -")
    assert game.scores == (2 + 3, 0)


@pytest.mark.between("abbey_and_mayor", "mage_and_witch")
def test_a_city_that_an_abbey_ends_is_scored_with_the_mage_who_leaves() -> None:
    board = "B^ B^ B^\nE>/1kE . B^\nB^ B^ B^"
    told = {"mage_and_witch": "mage city E 0 1"}
    game = scene(board, boxes=("base x2", "abbey_and_mayor", "mage_and_witch"), memory=told, phase="lay_abbey")
    game.play("abbey_and_mayor/abbey^ 1,1; -")
    assert points(game) == [(3, "1 tile × 2 + 1 mage × 1")]
    assert where(game) == ""


@pytest.mark.between("shrines", "mage_and_witch")
def test_neither_goes_to_a_shrine_or_a_monastery() -> None:
    game = magic("shrines/plain^", boxes=boxes("shrines"))
    assert figures_possible(game) == both("knight E", "knight W")


@pytest.mark.between("phantom", "mage_and_witch")
def test_the_figure_and_the_phantom_are_placed_after_the_magic() -> None:
    game = magic("E>", boxes=boxes("phantom"))
    game.play("mage knight E @ 0,0; knight E; phantom knight W")
    assert game.waits_for_chance


@pytest.mark.between("flying_machines", "mage_and_witch")
def test_whoever_flies_into_a_city_with_the_mage_gets_his_points_too() -> None:
    machine = "flying_machines/field_w"
    told = {"mage_and_witch": "mage city W 0 0"}
    game = scene("E<", hand=machine, boxes=boxes("flying_machines"), memory=told)
    game.play(f"{machine}^ 1,0; flying machine; reveal 1; knight W @ 0,0; draw E; E> -1,0; -")
    assert game.scores == (6, 0)


APART = "mage road E 0 0, witch road E 2 0"


@pytest.mark.between("tunnel", "mage_and_witch")
def test_joined_by_a_token_they_part_at_once_but_after_the_figure() -> None:
    game = scene(
        "U^ tunnel/city_two_mouths^ U^\n. B^! .",
        boxes=boxes("tunnel"),
        memory={"tunnel": "1 A W 1,0", "mage_and_witch": APART},
    )
    game.play("-; tunnel A E @ 1,0")
    assert figures_possible(game) == both("knight N @ 1,0")
    game.play("witch knight N @ 1,0")
    assert where(game) == "mage road E 0 0, witch city N 1 0"


@pytest.mark.between("ferries", "mage_and_witch")
def test_joined_by_a_ferry_they_part_at_once_before_the_scoring() -> None:
    lake = "ferries/three_roads"
    magic = {"mage_and_witch": "mage road E 0 1, witch road E 2 1"}
    game = scene("B^ B^ B^\nU^ . U^", hand=lake, boxes=boxes("ferries"), memory=magic)
    game.play(f"{lake}^ 1,1; -; ferry EW @ 1,1")
    assert figures_possible(game) == both("highwayman S")
    game.play("mage highwayman S")
    assert where(game) == "mage road S 1 1, witch road E 2 1"


@pytest.mark.between("ferries", "mage_and_witch")
def test_by_an_option_joined_by_a_ferry_they_part_with_the_next_tile_and_both_count_until_then() -> None:
    lake = "ferries/three_roads"
    both_on_roads = {"mage_and_witch": "mage road E 0 1, witch road W 2 1"}
    options = {"mage_meets_witch": "part_with_next_tile"}
    game = scene("B^ B^ B^\nU^/1hE . U^", hand=lake, boxes=boxes("ferries"), memory=both_on_roads, options=options)
    game.play(f"{lake}^ 1,1; -; ferry EW @ 1,1; draw B")
    assert final_points(game) == [3, 0], "three tiles and as many for the mage, halved by the witch"
    game.play("B^ 3,0")
    assert figures_possible(game) == both("highwayman S @ 1,1")


@pytest.mark.between("ferries", "mage_and_witch")
def test_a_ferry_that_parts_a_road_leaves_the_mage_on_the_part_where_he_stands() -> None:
    lake = "ferries/three_roads"
    game = scene(
        f"A</1hE {lake}^ A>/2hW\n. U> .\n. . .",
        hand="U",
        boxes=boxes("ferries"),
        memory={"ferries": "SW 1,0", "mage_and_witch": "mage road E 0 0"},
    )
    game.play("U> 1,2; -; ferry EW @ 1,0")
    assert game.scores == (6, 6), "three tiles and as many for the mage"


@pytest.mark.between("plague", "mage_and_witch")
def test_the_plague_takes_neither_mage_nor_witch() -> None:
    memory = {"plague": "source 1 at 0,0", "mage_and_witch": "mage city E 1 0"}
    game = scene("plague/corner^ E>/1kE\nB^ .", hand="B", boxes=boxes("plague"), memory=memory)
    game.play("flea @ 1,0")
    assert where(game) == "mage city E 1 0"
    assert game.supply(0)["follower"] == 7


@pytest.mark.between("tower", "mage_and_witch")
def test_no_tower_takes_mage_or_witch_prisoner() -> None:
    memory = {"tower": "floors 10 10", "mage_and_witch": "mage city E 0 1"}
    game = scene("TI^ .\nE> .", hand="B", boxes=boxes("tower"), memory=memory)
    game.play("B^ 1,0; tower_floor @ 0,0")
    assert game.waits_for_chance
    assert where(game) == "mage city E 0 1"


@pytest.mark.between("gold_mines", "mage_and_witch")
def test_the_witch_halves_points_but_no_gold() -> None:
    memory = {"gold_mines": "held 0 0; 3 at 0,0", "mage_and_witch": "witch city E 0 0"}
    game = scene("E>/1kE .", hand="E", boxes=boxes("gold_mines"), memory=memory)
    game.play("E< 1,0; -")
    assert game.scores == (2, 0)
    assert "gold_mines: held 3 0\n" in game.position()
