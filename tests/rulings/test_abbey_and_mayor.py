"""Abbey & Mayor with other boxes (complete rules 4.2.1, 4.2.4, 4.4.5, 4.4.6, 4.4.7, 4.4.8, 4.4.9)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.pieces import Piece
from tests.expansions.abbey_and_mayor.tables import ABBEY, at_home, possible, table
from tests.scenes import figures_possible


def remembering(game: bastide.Game, line: str) -> bastide.Game:
    """Let another box remember something."""
    return bastide.read_position(game.position().replace("corner:", f"{line}\ncorner:"))


# -- The Princess & the Dragon -----------------------------------------------------------------------

WITH_DRAGON = pytest.mark.between("princess_and_dragon", "abbey_and_mayor")
DRAGON = ("princess_and_dragon",)


@WITH_DRAGON
def test_the_dragon_eats_mayors_and_wagons_but_no_barn() -> None:
    game = remembering(table("B^ B^\nB^ B^/1NfNL/2Wm E^/2MkN", hand="BH", boxes=DRAGON), f"{DRAGON[0]}: dragon 1,0")
    game.play("BH^ 0,2; -; dragon to 1,1; dragon to 2,1")
    assert at_home(game, Piece.WAGON) == [1, 1]
    assert at_home(game, Piece.MAYOR) == [1, 1]
    assert at_home(game, Piece.BARN) == [0, 1]


@WITH_DRAGON
def test_a_wagon_that_is_eaten_does_not_drive_on() -> None:
    game = remembering(table("B^ B^/1Wm", hand="BH", boxes=DRAGON), f"{DRAGON[0]}: dragon 0,0")
    game.play("BH> -1,0; -; dragon to 1,0")
    assert game.waits_for_chance
    assert at_home(game, Piece.WAGON) == [1, 1]


@WITH_DRAGON
def test_no_wagon_drives_onto_the_tile_of_the_dragon() -> None:
    board = "W^/1WhE U^ ."
    game = remembering(table(board, hand="W", boxes=DRAGON), f"{DRAGON[0]}: dragon 0,0")
    game.play("W^ 2,0; -")
    assert possible(game) == {"-", "wagon highwayman E", "wagon highwayman S"}


@WITH_DRAGON
def test_a_barn_may_be_placed_beside_the_dragon() -> None:
    game = table("B^ B^\nB^ .", hand="BX", boxes=DRAGON)
    game.play("BX< 1,1")
    assert figures_possible(game) == {"barn farmer NL"}


FIELD = "Ev B^\nE^ B^/{}\nB^ ."


@WITH_DRAGON
def test_the_fairy_brings_three_points_when_a_barn_scores_her_farmer() -> None:
    game = table(FIELD.format("1fNL/2fNL/2fNL"), hand="B", boxes=DRAGON)
    game = remembering(game, f"{DRAGON[0]}: fairy 1,1 with 1 follower field NL")
    game.play("B^ 1,2; barn farmer NL")
    assert game.scores == (3, 3)


@WITH_DRAGON
def test_the_fairy_does_not_follow_a_wagon_that_drives_on() -> None:
    game = table("W^/1WhE U^ .", hand="W", boxes=DRAGON)
    game = remembering(game, f"{DRAGON[0]}: fairy 0,0 with 1 wagon road E")
    game.play("W^ 2,0; -; wagon highwayman S @ 0,0")
    assert game.scores == (6, 0)
    assert f"{DRAGON[0]}: fairy 0,0\n" in game.position()


@WITH_DRAGON
def test_the_fairy_never_stands_with_a_barn() -> None:
    game = table("B^ B^\nB^ B^/1NfNL", hand="V", boxes=DRAGON)
    game.play("V< 2,0")
    assert not [option for option in figures_possible(game) if option.startswith("fairy")]


@WITH_DRAGON
def test_through_a_portal_a_mayor_goes_into_cities_only_and_a_wagon_onto_no_field() -> None:
    game = table("B^\nDv", hand="BR", boxes=DRAGON)
    game.play("BRv 0,-1")
    through = {option for option in figures_possible(game) if " @ " in option}
    assert {option for option in through if option.startswith("mayor")} == {"mayor knight S @ 0,1"}
    assert {option for option in through if option.startswith("wagon")} == {
        "wagon knight S @ 0,1",
        "wagon highwayman E @ 0,1",
        "wagon monk @ 0,0",
    }


@WITH_DRAGON
@pytest.mark.parametrize(("knight", "piece"), [("2MkE", Piece.MAYOR), ("2WkE", Piece.WAGON)])
def test_a_princess_sends_mayors_and_wagons_home_too(knight: str, piece: Piece) -> None:
    game = table(f"E>/{knight} .", hand="BC", boxes=DRAGON)
    game.play("BC^ 1,0")
    home = [option for option in possible(game) if option.startswith("home")]
    assert len(home) == 1
    game.play(home[0])
    assert at_home(game, piece) == [1, 1]
    assert game.waits_for_chance


# -- The Tower ---------------------------------------------------------------------------------------

WITH_TOWER = pytest.mark.between("tower", "abbey_and_mayor")
TOWER = ("tower",)


@WITH_TOWER
def test_a_tower_captures_mayors_and_wagons_but_no_barn() -> None:
    game = table("E^/2MkN TI^! B^/2Wm/2NfNL\n. B^", boxes=TOWER)
    game.play("tower_floor @ 1,0")
    assert possible(game) == {"-", "capture 2 mayor knight N @ 0,0", "capture 2 wagon monk @ 2,0"}


@WITH_TOWER
def test_a_captured_wagon_does_not_drive_on() -> None:
    game = table("TI^! B^/2Wm", boxes=TOWER)
    game.play("tower_floor @ 0,0; capture 2 wagon monk @ 1,0")
    assert game.waits_for_chance
    assert at_home(game, Piece.WAGON) == [1, 0]


@WITH_TOWER
def test_neither_mayor_nor_wagon_closes_a_tower() -> None:
    game = remembering(table("TI^ B^!", boxes=TOWER), "tower: floors 10 9, tower 0 0 1")
    assert {option for option in possible(game) if "guard" in option} == {"guard @ 0,0"}


@WITH_TOWER
def test_no_wagon_drives_onto_a_tower() -> None:
    game = table("TI^ .\nW^/1WhE .", hand="W", boxes=TOWER, options={"wagon_moves": "any_tile"})
    game = remembering(game, "tower: floors 10 9, tower 0 0 1")
    game.play("W^ 1,1; -")
    assert {option.split(" @ ")[0] for option in possible(game)} == {
        "-",
        "wagon highwayman E",
        "wagon highwayman S",
        "wagon highwayman W",
    }


@WITH_TOWER
def test_a_captured_mayor_or_wagon_is_exchanged_but_not_bought_free() -> None:
    game = table("TI^ B^", hand="V", boxes=TOWER)
    game = remembering(game, "tower: floors 10 10, prisoner 2 1 mayor, prisoner 2 1 wagon, prisoner 2 1 follower")
    assert {option for option in possible(game) if option.startswith("free")} == {"free follower from 2"}


# -- others ------------------------------------------------------------------------------------------


@pytest.mark.between("inns_and_cathedrals", "abbey_and_mayor")
def test_a_large_knight_ties_with_a_mayor_of_two_pennants() -> None:
    game = table("E>/1MkE/2LkE F^ F^ .", hand="E", boxes=("inns_and_cathedrals",))
    game.play("E< 3,0; -")
    assert game.scores == (12, 12)


@pytest.mark.between("inns_and_cathedrals", "abbey_and_mayor")
def test_a_road_past_an_inn_that_an_abbey_ends_counts_two_for_each_tile() -> None:
    board = ". B^ E^ B^\nA</1hE EB^ . E>\n. B^ Ev B^"
    game = table(board, phase="lay_abbey", boxes=("inns_and_cathedrals",))
    game.play(f"{ABBEY}^ 2,1; -")
    assert game.scores == (4, 0)


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_whose_abbey_finishes_a_city_gets_its_goods() -> None:
    board = ". B^ E^ B^\nE>/2kE HE^ . E>\n. . Ev B^"
    game = table(board, phase="lay_abbey", boxes=("traders_and_builders",))
    game.play(f"{ABBEY}^ 2,1; -")
    assert game.scores == (0, 4)
    assert at_home(game, Piece.GRAIN) == [1, 0]


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_a_builder_may_join_a_wagon_and_goes_home_when_the_wagon_drives_on() -> None:
    game = table("W^/1WhE/1BhE U^ .", hand="W", boxes=("traders_and_builders",))
    game.play("W^ 2,0; -; wagon highwayman S @ 0,0")
    assert at_home(game, Piece.BUILDER) == [1, 1]


@pytest.mark.between("cathars", "abbey_and_mayor")
@pytest.mark.parametrize(("knight", "name"), [("1MkE", "mayor"), ("1WkE", "wagon")])
def test_mayors_and_wagons_flee_from_a_besieged_city_too_and_no_wagon_drives_on(knight: str, name: str) -> None:
    game = table(f"B^ cathars/city>/{knight}", hand="V", boxes=("cathars",))
    game.play("V< 0,1; -")
    game.play(f"back {name} knight E @ 1,0")
    assert game.waits_for_chance
    assert at_home(game, Piece[name.upper()]) == [1, 1]


@pytest.mark.between("abbey_and_mayor", "phantom")
def test_a_phantom_may_follow_a_wagon_or_a_mayor_as_the_second_figure() -> None:
    for first in ("mayor knight N", "wagon knight N"):
        game = table("U^", hand="D", boxes=("phantom",))
        game.play(f"D^ 1,0; {first}")
        assert "phantom highwayman E" in figures_possible(game)


@pytest.mark.between("abbey_and_mayor", "phantom")
def test_an_abbey_has_no_room_for_a_phantom_beside_its_monk() -> None:
    game = table("B^ E^ .\nE< . E>\nB^ Ev B^", phase="lay_abbey", boxes=("phantom",))
    game.play(f"{ABBEY}^ 1,1; monk")
    assert game.waits_for_chance


@pytest.mark.between("abbey_and_mayor", "festival")
def test_when_a_barn_is_taken_back_farmers_may_be_placed_on_its_field_again() -> None:
    game = table("B^ B^\nB^ B^/1NfNL", hand="festival/city_road_s", boxes=("festival",))
    game.play("festival/city_road_s^ 2,1; back barn farmer NL @ 1,1")
    game.play("draw U; U^ 1,2")
    assert "farmer NL" in figures_possible(game)
