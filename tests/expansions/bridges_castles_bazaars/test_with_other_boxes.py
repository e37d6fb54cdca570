"""Bridges, castles and bazaars together with other boxes."""

from __future__ import annotations

import pytest

from bastide import sentence
from bastide.records.notation import read_action
from tests.expansions.bridges_castles_bazaars.tables import CASTLE, TOWN, at, offered
from tests.scenes import final_points

MEMORY = f"bridges 3 3; {CASTLE}"


@pytest.mark.between("bridges_castles_bazaars", "inns_and_cathedrals")
def test_a_large_follower_can_be_the_lord_of_a_castle() -> None:
    assert at("E> E<!", "large knight W; castle @ 0,0", "inns_and_cathedrals").supply(0)["large_follower"] == 0


@pytest.mark.between("bridges_castles_bazaars", "traders_and_builders")
def test_a_pig_makes_a_castle_worth_5_points() -> None:
    game = at("E>/2fNL/2GfNL E<", "", "traders_and_builders", hand="A", memory="bridges 3 3; castles 2 3; castle 0,0 E")
    assert final_points(game) == [0, 5]


@pytest.mark.between("bridges_castles_bazaars", "traders_and_builders")
def test_a_bridge_that_carries_the_road_of_a_builder_on_grants_a_second_turn() -> None:
    game = at("A</1hE/1BhE", "B^ 1,0 with bridge; -; draw V", "traders_and_builders", hand="B")
    assert (game.to_move, game.hand) == (0, "V")


@pytest.mark.between("bridges_castles_bazaars", "king_and_robber")
def test_a_castle_is_no_finished_city_for_the_king() -> None:
    assert "king" not in at(TOWN, "-; castle @ 0,0", "king_and_robber").supply(0)


@pytest.mark.between("bridges_castles_bazaars", "princess_and_dragon")
def test_the_fairy_never_moves_to_a_lord() -> None:
    game = at("E> E<\nA< .", "A> 1,1", "princess_and_dragon", hand="A", memory=MEMORY)
    assert not [text for text in offered(game) if text.startswith("fairy")]


@pytest.mark.between("bridges_castles_bazaars", "festival")
def test_a_festival_takes_a_lord_away_and_closes_the_castle() -> None:
    tile = "festival/band_city"
    game = at("E> E<\nU^ .", f"{tile}^ 0,2", "festival", hand=tile, memory=MEMORY)
    assert "back castle 1 @ 0,0" in offered(game)
    game.play("back castle 1 @ 0,0")
    assert game.supply(0)["follower"] == 7
    assert not game.view().figures


def test_a_lord_is_told_by_the_place_of_his_castle() -> None:
    tile = "festival/band_city"
    board, memory = "B^ E> E<\n. U^ .", MEMORY.replace("0,0", "1,0")
    game = at(board, f"{tile}^ 1,2", "festival", hand=tile, memory=memory)
    taken = read_action("back castle 1 @ 0,0", game.state)
    assert sentence(taken, game=game) == "take the lord of the castle on (1,0) back"
    assert sentence(taken, "de", game=game) == "den Burgherrn auf (1,0) zurücknehmen"


@pytest.mark.between("bridges_castles_bazaars", "abbey_and_mayor")
def test_a_wagon_can_be_the_lord_of_a_castle() -> None:
    assert at("E> E<!", "wagon knight W; castle @ 0,0", "abbey_and_mayor").supply(0)["wagon"] == 0


@pytest.mark.between("bridges_castles_bazaars", "phantom")
def test_a_phantom_can_be_the_lord_of_a_castle() -> None:
    assert at("E> E<!", "phantom knight W; castle @ 0,0", "phantom").supply(0)["phantom"] == 0


# -- what the texts name ---------------------------------------------------------------------------

CLOSED = "bridges 3 3; castles 2 3; castle 0,0 E"


@pytest.mark.between("bridges_castles_bazaars", "cathars")
def test_the_effect_of_a_cathar_tile_is_gone_when_its_town_becomes_a_castle() -> None:
    besieged = "E>/2fNL cathars/city<"
    assert final_points(at(besieged, "", "cathars", hand="A")) == [0, 6], "a besieged city"
    assert final_points(at(besieged, "", "cathars", hand="A", memory=CLOSED)) == [0, 4]


@pytest.mark.between("bridges_castles_bazaars", "cathars")
def test_nobody_escapes_from_a_castle() -> None:
    game = at("B^ .\nE>/1kE cathars/city<!\n. .", "-; castle @ 0,1", "cathars")
    assert game.waits_for_chance


@pytest.mark.between("bridges_castles_bazaars", "traders_and_builders")
def test_a_builder_in_a_town_that_becomes_a_castle_goes_home() -> None:
    game = at("E>/1kE/1BkE E<!", "-; castle @ 0,0", "traders_and_builders")
    assert game.supply(0)["builder"] == 1


@pytest.mark.between("bridges_castles_bazaars", "games_quarterly")
def test_a_herd_of_pigs_makes_a_castle_worth_5_points() -> None:
    board = "E>/2fNL E<\ngames_quarterly/pig_field^ ."
    assert final_points(at(board, "", "games_quarterly", hand="A", memory=CLOSED)) == [0, 5]


@pytest.mark.between("bridges_castles_bazaars", "games_quarterly", "traders_and_builders")
def test_a_pig_and_a_herd_make_a_castle_worth_6_points() -> None:
    board = "E>/2fNL/2GfNL E<\ngames_quarterly/pig_field^ ."
    others = ("games_quarterly", "traders_and_builders")
    assert final_points(at(board, "", *others, hand="A", memory=CLOSED)) == [0, 6]


@pytest.mark.between("bridges_castles_bazaars", "abbey_and_mayor", "traders_and_builders")
@pytest.mark.parametrize(("pig", "points"), [("", 2), ("/2GfWL", 3)])
def test_farmers_who_meet_a_barn_get_2_points_for_a_castle_and_3_with_a_pig(pig: str, points: int) -> None:
    board = f"Ev B^ U> U>/2fWL{pig}\nE^ B^ . .\nB^ B^/1NfNL . ."
    road_end = "abbey_and_mayor/road_end"
    memory = "bridges 3 3; castles 2 3; castle 0,0 S"
    others = ("abbey_and_mayor", "traders_and_builders")
    game = at(board, f"{road_end}v 2,1", *others, hand=road_end, memory=memory)
    game.play("-")
    assert game.scores == (0, points)


@pytest.mark.between("bridges_castles_bazaars", "abbey_and_mayor")
def test_farmers_who_are_scored_at_a_barn_release_no_lord() -> None:
    game = at("E> E<\nB^/2fNL B^\nB^ .", "B^ 1,2; barn farmer NL", "abbey_and_mayor", hand="B", memory=MEMORY)
    assert (game.scores, game.supply(0)["follower"]) == ((0, 4), 6)


@pytest.mark.between("bridges_castles_bazaars", "abbey_and_mayor")
def test_a_wagon_that_was_a_lord_goes_home_and_does_not_drive_on() -> None:
    memory = "bridges 3 3; castles 2 3; castle 0,0 E 1 wagon"
    game = at("E> E<\nA< .", "A> 1,1; -", "abbey_and_mayor", hand="A", memory=memory)
    assert (game.scores, game.supply(0)["wagon"], game.waits_for_chance) == ((2, 0), 1, True)


@pytest.mark.between("bridges_castles_bazaars", "abbey_and_mayor")
def test_a_bridge_does_not_disturb_the_corner_of_a_barn() -> None:
    memory = "bridges 2 3; castles 3 3"
    game = at("A< B+EW^\nB^ .", "B^ 1,1", "abbey_and_mayor", hand="B", memory=memory)
    assert "barn farmer NL" in offered(game)


@pytest.mark.between("bridges_castles_bazaars", "princess_and_dragon")
@pytest.mark.parametrize("memory", [MEMORY, CLOSED])
@pytest.mark.parametrize("castles", ["all", "finished"])
def test_no_portal_leads_into_a_castle(memory: str, castles: str) -> None:
    options = {"portals_to_start_tiles": "yes", "castles_for_farmers": castles}
    game = at("E> E<\nU^ .", "BR^ 1,1", "princess_and_dragon", hand="BR", memory=memory, options=options)
    assert not [text for text in offered(game) if "knight" in text]
    assert [text for text in offered(game) if text.startswith("farmer") and "0,0" in text]


@pytest.mark.between("bridges_castles_bazaars", "flying_machines")
@pytest.mark.parametrize(("memory", "left"), [(MEMORY, 6), (CLOSED, 7)])
@pytest.mark.parametrize("castles", ["all", "finished"])
def test_no_flying_machine_lands_in_a_castle(memory: str, left: int, castles: str) -> None:
    tile = "flying_machines/field_w"
    moves = f"{tile}^ 2,0; flying machine; reveal 1"
    options = {"castles_for_farmers": castles}
    game = at("E> E<", moves, "flying_machines", hand=tile, memory=memory, options=options)
    assert (game.waits_for_chance, game.supply(0)["follower"]) == (True, left)


@pytest.mark.between("bridges_castles_bazaars", "abbey_and_mayor", "traders_and_builders")
@pytest.mark.parametrize("castles", ["all", "finished"])
def test_no_wagon_drives_into_a_castle(castles: str) -> None:
    memory = "bridges 3 3; castles 2 3; castle 0,0 S 2 follower"
    game = at(
        "Ev .\nHA^/1WhE .",
        "A> 1,1; -",
        "abbey_and_mayor",
        "traders_and_builders",
        hand="A",
        memory=memory,
        options={"castles_for_farmers": castles},
    )
    assert offered(game) == ["-", "wagon monk"]


@pytest.mark.between("bridges_castles_bazaars", "shrines")
def test_the_building_that_loses_a_challenge_releases_no_lord() -> None:
    board = ". E^ E^ H^\nE< B^/1m shrines/plain^/2c H^\nV^ Ev Ev ."
    memory = "bridges 3 3; castles 2 3; castle 3,0 S 1 follower"
    game = at(board, "V> 0,0; -", "shrines", hand="V", memory=memory)
    assert (game.scores, game.supply(0)["follower"], game.supply(1)["follower"]) == ((9, 0), 6, 7)


@pytest.mark.between("bridges_castles_bazaars", "inns_and_cathedrals")
def test_a_lord_gets_the_full_points_of_a_road_with_an_inn() -> None:
    game = at("E> E<\nA< .", "EB^ 1,1; -; draw A; A> 2,1; -", "inns_and_cathedrals", hand="EB", memory=MEMORY)
    assert game.scores == (6, 0)
