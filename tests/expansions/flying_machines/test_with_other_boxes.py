"""Flying machines together with other boxes."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.count.city import beside
from tests.expansions.flying_machines.flights import FLY, ROW, TILE, flight, offered
from tests.scenes import drawn, figures_possible

NEAR = f"{TILE}^ 1,0"
"""A machine east of the only tile."""


def boxes(*names: str) -> tuple[str, ...]:
    return ("base", *names, "flying_machines")


@pytest.mark.between("phantom", "flying_machines")
def test_after_a_flight_without_landing_the_phantom_may_still_be_placed_as_the_second_figure() -> None:
    game = flight("B^", f"{FLY}; reveal 3", tile=NEAR, boxes=boxes("phantom"))
    assert offered(game) == ["-", "phantom farmer NL"]


@pytest.mark.between("phantom", "flying_machines")
def test_the_phantom_may_fly_as_the_figure_of_the_turn() -> None:
    game = flight("B^", f"phantom {FLY}; reveal 1; phantom monk @ 0,0", tile=NEAR, boxes=boxes("phantom"))
    assert drawn(game) == [f"B^/1Pm {TILE}^"]


@pytest.mark.between("phantom", "flying_machines")
def test_the_phantom_does_not_fly_as_the_second_figure() -> None:
    game = flight("B^", "farmer NL", tile=NEAR, boxes=boxes("phantom"))
    assert game.waits_for_chance


@pytest.mark.between("phantom", "flying_machines")
def test_by_an_option_the_phantom_flies_as_the_second_figure_unless_the_machine_was_used() -> None:
    option = {"phantom_flies_second": "yes"}
    game = flight("B^", "farmer NL", tile=NEAR, boxes=boxes("phantom"), options=option)
    assert offered(game) == ["-", f"phantom {FLY}"]
    game.play(f"phantom {FLY}; reveal 1; phantom monk @ 0,0")
    assert drawn(game) == [f"B^/1Pm {TILE}^/1fNL"]
    game = flight("B^", f"{FLY}; reveal 2", tile=NEAR, boxes=boxes("phantom"), options=option)
    assert offered(game) == ["-", "phantom farmer NL"]


@pytest.mark.between("phantom", "flying_machines")
def test_by_the_option_a_position_keeps_whether_the_machine_was_used() -> None:
    option = {"phantom_flies_second": "yes"}
    game = flight("B^", f"{FLY}; reveal 2", tile=NEAR, boxes=boxes("phantom"), options=option)
    assert "flying_machines: used\n" in game.position()
    assert offered(bastide.read_position(game.position())) == offered(game)


@pytest.mark.between("phantom", "flying_machines")
def test_a_phantom_that_flies_second_and_finds_no_place_returns() -> None:
    option = {"phantom_flies_second": "yes"}
    moves = f"farmer NL; phantom {FLY}; reveal 2"
    game = flight("B^", moves, tile=NEAR, boxes=boxes("phantom"), options=option)
    assert game.waits_for_chance
    assert game.supply(0) == {"follower": 6, "phantom": 1}


@pytest.mark.between("abbey_and_mayor", "flying_machines")
def test_a_mayor_lands_only_in_a_city() -> None:
    game = flight("A^", f"mayor {FLY}; reveal 1", tile=NEAR, boxes=boxes("abbey_and_mayor"))
    assert game.waits_for_chance
    game = flight("E<", f"mayor {FLY}; reveal 1", tile=NEAR, boxes=boxes("abbey_and_mayor"))
    assert offered(game) == ["mayor knight W @ 0,0"]


@pytest.mark.between("abbey_and_mayor", "flying_machines")
def test_a_wagon_lands_on_roads_cities_and_monasteries() -> None:
    game = flight("A^", f"wagon {FLY}; reveal 1", tile=NEAR, boxes=boxes("abbey_and_mayor"))
    assert offered(game) == ["wagon highwayman S @ 0,0", "wagon monk @ 0,0"]


@pytest.mark.between("inns_and_cathedrals", "flying_machines")
def test_a_large_follower_flies_and_counts_double_where_he_lands() -> None:
    moves = f"large {FLY}; reveal 3; large knight W @ 0,0"
    game = flight("E</2kW B^ B^", moves, boxes=boxes("inns_and_cathedrals"))
    game.play("draw E; E> -1,0; -")
    assert game.scores == (4, 0)


@pytest.mark.between("shrines", "flying_machines")
def test_a_second_heretic_may_land_in_a_shrine() -> None:
    game = flight("shrines/plain^/2c", f"{FLY}; reveal 1", tile=NEAR, boxes=boxes("shrines"))
    assert offered(game) == ["heretic @ 0,0"]


@pytest.mark.between("princess_and_dragon", "flying_machines")
def test_nobody_lands_beside_the_dragon() -> None:
    memory = {"princess_and_dragon": "dragon 1,0"}
    game = flight(ROW, f"{FLY}; reveal 2", boxes=boxes("princess_and_dragon"), memory=memory)
    assert game.waits_for_chance
    assert game.supply(0) == {"follower": 7}


@pytest.mark.between("princess_and_dragon", "flying_machines")
def test_whoever_flies_does_not_move_the_fairy_even_without_a_landing() -> None:
    game = flight("B^/1m", tile=NEAR, boxes=boxes("princess_and_dragon"))
    assert "fairy to monk @ 0,0" in figures_possible(game)
    game.play(f"{FLY}; reveal 2")
    assert game.waits_for_chance


@pytest.mark.between("princess_and_dragon", "flying_machines")
def test_a_knight_who_flew_in_can_be_sent_home_by_a_princess() -> None:
    game = flight("E</2kW B^ B^", f"{FLY}; reveal 3; knight W @ 0,0", boxes=boxes("princess_and_dragon"))
    game.play("draw BB; BB> -1,0")
    homes = {choice for choice in offered(game) if choice.startswith("home")}
    assert homes == {"home 1 knight W @ 0,0", "home 2 knight W @ 0,0"}


@pytest.mark.between("tower", "flying_machines")
def test_nobody_lands_on_a_tower() -> None:
    memory = {"tower": "floors 9 10, tower 0 0 1"}
    game = flight("TI^", f"{FLY}; reveal 1", tile=NEAR, boxes=boxes("tower"), memory=memory)
    assert game.waits_for_chance
    assert game.supply(0)["follower"] == 7


@pytest.mark.between("tower", "flying_machines")
def test_whoever_flies_lays_no_floor_in_this_turn() -> None:
    game = flight("TI^", tile=NEAR, boxes=boxes("tower"), memory={"tower": "floors 10 10"})
    assert "tower_floor @ 0,0" in offered(game)
    game.play(f"{FLY}; reveal 1")
    assert game.waits_for_chance


@pytest.mark.between("count", "flying_machines")
def test_nobody_lands_in_the_city_of_the_count() -> None:
    game = beside("B^", hand=TILE, boxes=boxes("count"))
    game.play(f"{TILE}^ 5,0; {FLY}; reveal 2")
    assert game.waits_for_chance
    assert game.supply(0) == {"follower": 7}


@pytest.mark.between("tunnel", "flying_machines")
def test_who_lands_on_a_road_that_a_token_finishes_in_the_same_turn_is_scored() -> None:
    mouths = "tunnel/city_two_mouths"
    game = flight(
        f"W^ {mouths}^ W^",
        f"{FLY}; reveal 1; highwayman W @ 1,0; tunnel A E @ 1,0",
        tile=f"{TILE}> 1,1",
        boxes=boxes("tunnel"),
        memory={"tunnel": "1 A W 1,0"},
    )
    assert game.scores == (3, 0)
    assert game.supply(0)["follower"] == 7


@pytest.mark.between("flying_machines", "ferries")
def test_who_lands_on_a_road_that_a_ferry_cuts_off_in_the_same_turn_is_scored() -> None:
    game = flight(
        "W^ U^ ferries/three_roads^ .",
        f"{FLY}; reveal 2; highwayman E @ 1,0; ferry ES @ 2,0",
        tile="flying_machines/straight_we_w^ 3,0",
        boxes=boxes("ferries"),
        memory={"ferries": "EW 2,0"},
    )
    assert game.scores == (3, 0)
    assert game.supply(0)["follower"] == 7


@pytest.mark.between("traders_and_builders", "flying_machines")
def test_a_machine_laid_at_the_road_of_a_builder_grants_a_second_turn_whoever_flies() -> None:
    game = flight(
        "U^/1hE/1BhE",
        f"{FLY}; reveal 3",
        tile="flying_machines/straight_we_w^ 1,0",
        boxes=boxes("traders_and_builders"),
        memory={"traders_and_builders": "0 0; 0 0, 0 0, 0 0"},
    )
    assert (game.waits_for_chance, game.state.player) == (True, 0)


@pytest.mark.between("river", "flying_machines")
def test_a_follower_may_land_on_a_tile_of_the_river_and_on_the_start_tile() -> None:
    game = flight("river/monastery_bridge^", f"{FLY}; reveal 1", tile=f"{TILE}< 0,-1", boxes=boxes("river"))
    assert offered(game) == ["highwayman S @ 0,0", "monk @ 0,0"]
    game = flight("D^", f"{FLY}; reveal 1", tile=f"{TILE}> 0,1", boxes=boxes())
    assert offered(game) == ["highwayman E @ 0,0", "knight N @ 0,0"]
