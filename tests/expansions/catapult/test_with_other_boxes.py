"""The Catapult together with other boxes."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.catapult.fair import (
    CATCH,
    FAIR,
    KNOCK_OUT,
    SEDUCTION,
    TARGET,
    between_two_monks,
    fair,
    is_drawing,
    monk_beside_the_city,
    offered,
    throw,
)
from tests.expansions.count.city import beside
from tests.expansions.wheel_of_fortune.tables import beside as at_wheel
from tests.scenes import final_points

BUILDERS = {"traders_and_builders": "0 0; 0 0, 0 0, 0 0"}
PURE_AIM = {"catapult_scatter": "0"}
BRIDGES = "bridges_castles_bazaars"
PD = "princess_and_dragon"
TOWER = {"tower": "floors 9 9, tower 0 0 1"}


@pytest.mark.between("catapult", "traders_and_builders")
def test_the_round_comes_behind_the_second_part_of_a_double_turn() -> None:
    game = fair("U^/1hE/1BhE", "catapult/road_straight> 1,0", boxes=["traders_and_builders"], memory=BUILDERS)
    assert is_drawing(game)
    game.play("draw B; B^ 0,1; -")
    assert offered(game) == [KNOCK_OUT, SEDUCTION, TARGET, CATCH]


@pytest.mark.between("catapult", "traders_and_builders")
def test_two_fairs_of_a_double_turn_call_for_two_rounds_one_after_the_other() -> None:
    game = fair("U^/1hE/1BhE", "catapult/road_straight> 1,0", boxes=["traders_and_builders"], memory=BUILDERS)
    game.play(f"draw {FAIR}; {FAIR}^ 0,1; -; {CATCH}; choose 40; choose 0; choose 40; choose 0")
    assert offered(game) == [KNOCK_OUT, SEDUCTION, TARGET, CATCH]
    game.play(f"{CATCH}; choose 40; choose 0; choose 40; choose 0")
    assert game.scores == (10, 10)
    assert int(game.state.player) == 1


@pytest.mark.between("catapult", "traders_and_builders")
def test_a_builder_is_not_hit_but_goes_home_when_it_is_left_alone() -> None:
    game = fair("U^/2hE/2BhE", f"{FAIR}^ 0,1", boxes=["traders_and_builders"], memory=BUILDERS)
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert game.supply(1) == {"follower": 7, "builder": 1, "pig": 1, "catapult_disc": 4}


@pytest.mark.between("catapult", "traders_and_builders")
def test_a_builder_goes_home_when_its_follower_leaves_to_seduce_elsewhere() -> None:
    game = fair("B^/2m\nU^/1hE/1BhE", boxes=["traders_and_builders"], memory=BUILDERS)
    game.play(SEDUCTION)
    throw(game, 16, 16)
    game.play("back highwayman E @ 0,1")
    assert game.supply(0)["builder"] == 1
    assert "B^/1m" in game.position()


@pytest.mark.between("catapult", "traders_and_builders")
def test_a_builder_stays_when_its_knight_seduces_another_in_the_same_city() -> None:
    game = fair("Ev/1kS/1BkS\nG>/2kN", boxes=["traders_and_builders"], memory=BUILDERS)
    game.play(SEDUCTION)
    throw(game, 16, 48)
    game.play("back knight S @ 0,0")
    assert game.supply(0)["builder"] == 0
    assert game.supply(1)["follower"] == 7


@pytest.mark.between("catapult", "phantom")
def test_a_phantom_is_hit_and_can_seduce() -> None:
    game = fair("B^/2Pm", boxes=["phantom"])
    game.play(SEDUCTION)
    throw(game, 16, 16)
    assert offered(game) == ["-", "monk @ 0,0", "phantom monk @ 0,0"]
    game = fair("B^/2Pm", boxes=["phantom"])
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert game.supply(1)["phantom"] == 1


@pytest.mark.between("catapult", "abbey_and_mayor")
def test_a_wagon_that_is_hit_goes_home_and_does_not_drive_on() -> None:
    game = fair("B^/2Wm", boxes=["abbey_and_mayor"])
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert game.supply(1)["wagon"] == 1
    assert game.to_move == 1


@pytest.mark.between("catapult", "abbey_and_mayor")
def test_a_mayor_does_not_seduce_outside_a_city() -> None:
    game = fair("B^/2m", boxes=["abbey_and_mayor"])
    game.play(SEDUCTION)
    throw(game, 16, 16)
    assert offered(game) == ["-", "monk @ 0,0", "wagon monk @ 0,0"]


@pytest.mark.between("catapult", "princess_and_dragon")
def test_the_fairy_protects_nobody_from_the_catapult() -> None:
    game = fair("B^/2m", boxes=[PD], memory={PD: "fairy 0,0 with 2 follower monastery"})
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert game.supply(1)["follower"] == 7
    assert "fairy 0,0\n" in game.position()


@pytest.mark.between("catapult", "tower")
def test_a_guard_is_hit_and_his_tower_is_open_again() -> None:
    game = fair("TI^/2g", f"{FAIR}^ 0,1", boxes=["tower"], memory=TOWER)
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert game.supply(1)["follower"] == 7
    assert "tower 0 0 1" in game.position()


@pytest.mark.between("catapult", "tower")
def test_a_tower_that_is_knocked_over_is_rebuilt_as_high_as_it_was() -> None:
    game = fair("TI^", f"{FAIR}^ 0,1", boxes=["tower"], memory={"tower": "floors 8 9, tower 0 0 3"})
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert "floors 8 9, tower 0 0 3" in game.position()


@pytest.mark.between("catapult", "tower")
def test_by_option_a_tower_that_is_knocked_over_is_gone() -> None:
    game = fair("TI^/2g", f"{FAIR}^ 0,1", boxes=["tower"], memory=TOWER, options={"toppled_towers": "removed"})
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert game.supply(1)["follower"] == 7
    assert "tower 0 0 1" not in game.position()
    assert "floors 9 9" in game.position()


@pytest.mark.between("catapult", "tower")
def test_a_guard_may_be_seduced() -> None:
    game = fair("TI^/2g", f"{FAIR}^ 0,1", boxes=["tower"], memory=TOWER)
    game.play(SEDUCTION)
    throw(game, 16, 16)
    game.play("guard @ 0,0")
    assert "TI^/1g" in game.position()


@pytest.mark.between("catapult", "tower")
def test_prisoners_are_out_of_reach() -> None:
    game = fair("TI^", f"{FAIR}^ 0,1", boxes=["tower"], memory={"tower": "floors 9 9, prisoner 1 2 follower"})
    game.play(SEDUCTION)
    throw(game, 16, 16)
    assert game.to_move == 1


@pytest.mark.between("catapult", "bridges_castles_bazaars")
def test_a_lord_stands_in_the_middle_of_his_castle_and_can_be_hit() -> None:
    game = fair("E> E<", f"{FAIR}^ 0,1", boxes=[BRIDGES], memory={BRIDGES: "castles 3 2; castle 0,0 E 2 follower"})
    game.play(KNOCK_OUT)
    throw(game, 32, 16)
    assert game.supply(1)["follower"] == 7
    assert "castle 0,0 E\n" in game.position(), "nobody comes to the castle any more"


@pytest.mark.between("catapult", "bridges_castles_bazaars")
def test_a_follower_on_a_bridge_stands_in_its_middle_and_can_be_hit() -> None:
    game = fair("A< B+EW^/2hE", f"{FAIR}^ 1,1", boxes=[BRIDGES], memory={BRIDGES: "bridges 2 3; castles 3 3"})
    game.play(KNOCK_OUT)
    throw(game, 48, 16)
    assert game.supply(1)["follower"] == 7


@pytest.mark.between("catapult", "bridges_castles_bazaars")
def test_who_replaces_a_lord_is_the_new_lord_and_the_castle_stays_unfinished() -> None:
    game = fair(
        "E>/1fNL E<\nA< .",
        f"{FAIR}^ -1,0",
        boxes=[BRIDGES],
        options={"castles_for_farmers": "finished"},
        memory={BRIDGES: "castles 3 2; castle 0,0 E 2 follower"},
    )
    game.play(SEDUCTION)
    throw(game, 32, 16)
    game.play("castle 1")
    throw(game, 0, 0)
    game.play("-")
    assert final_points(game) == [0, 0]
    game.play("draw A; A> 1,1; -")
    assert game.scores == (2, 0)
    assert final_points(game) == [4, 0]


@pytest.mark.between("catapult", "bridges_castles_bazaars")
def test_a_lord_who_leaves_to_seduce_somebody_leaves_his_castle_for_good() -> None:
    game = fair(
        "E> E<\nB^/2m .", f"{FAIR}^ 1,1", boxes=[BRIDGES], memory={BRIDGES: "castles 2 3; castle 0,0 E 1 follower"}
    )
    game.play(SEDUCTION)
    throw(game, 16, 48)
    game.play(next(text for text in offered(game) if text.startswith("back")))
    assert "B^/1m" in game.position()
    assert "castle 0,0 E\n" in game.position()


@pytest.mark.between("catapult", "bridges_castles_bazaars")
def test_whoever_seduces_a_lord_is_the_new_lord() -> None:
    game = fair("E> E<", f"{FAIR}^ 0,1", boxes=[BRIDGES], memory={BRIDGES: "castles 3 2; castle 0,0 E 2 follower"})
    game.play(SEDUCTION)
    throw(game, 32, 16)
    game.play(offered(game)[1])
    assert "castle 0,0 E 1 follower" in game.position()


@pytest.mark.between("catapult", "count")
def test_followers_in_the_city_of_the_count_can_be_hit_on_the_tile_of_their_quarter() -> None:
    boxes = ("base", "count", "catapult")
    game = beside(".", hand=FAIR, memory="castle; 2 follower market", boxes=boxes, options=PURE_AIM)
    fields = [text for text in offered(game) if text.startswith(FAIR)]
    game.play(f"{fields[0]}; -; {KNOCK_OUT}")
    (market,) = [each for each in game.view().figures if each.spot == "market quarter"]
    tile = game.view().tiles[market.laid]
    throw(game, 32 * tile.x + 16, 32 * tile.y + 16)
    assert game.supply(1)["follower"] == 7


@pytest.mark.between("catapult", "count")
def test_who_seduces_a_follower_in_the_city_of_the_count_waits_in_his_quarter() -> None:
    boxes = ("base", "count", "catapult")
    game = beside(".", hand=FAIR, memory="castle; 2 follower market", boxes=boxes, options=PURE_AIM)
    fields = [text for text in offered(game) if text.startswith(FAIR)]
    game.play(f"{fields[0]}; -; {SEDUCTION}")
    (market,) = [each for each in game.view().figures if each.spot == "market quarter"]
    tile = game.view().tiles[market.laid]
    throw(game, 32 * tile.x + 16, 32 * tile.y + 16)
    game.play("market quarter")
    assert "castle; 1 follower market" in game.position()
    assert game.supply(1)["follower"] == 7


@pytest.mark.between("catapult", "count")
@pytest.mark.parametrize(("reached", "seducers"), [("no", []), ("yes", ["back market quarter @ 0,0"])])
def test_nobody_leaves_the_city_of_the_count_to_seduce_somebody(reached: str, seducers: list[str]) -> None:
    game = monk_beside_the_city(reached)
    assert [text for text in offered(game) if text.startswith("back")] == seducers


@pytest.mark.between("catapult", "count")
def test_points_of_the_catapult_send_nobody_to_the_city_of_the_count() -> None:
    boxes = ("base", "count", "catapult")
    game = beside(".", hand=FAIR, memory="castle", boxes=boxes, options=PURE_AIM)
    fields = [text for text in offered(game) if text.startswith(FAIR)]
    game.play(f"{fields[0]}; -; {CATCH}; choose 40; choose 40; choose 40; choose 0")
    assert game.scores == (0, 10)
    assert is_drawing(game)


@pytest.mark.between("catapult", "messages")
def test_five_points_of_the_player_on_turn_can_bring_a_message_before_the_next_throw() -> None:
    game = fair("B^", boxes=["messages"])
    game.play(f"{CATCH}; choose 40; choose 0")
    assert offered(game)[0] == "reveal 1"
    game.play("reveal 4; choose 0; choose 1")
    assert game.scores == (7, 0)
    assert game.to_move == 1
    game.play("choose 40; choose 0")
    assert game.scores == (7, 5)
    assert is_drawing(game)


@pytest.mark.between("catapult", "messages")
def test_the_other_tile_of_such_a_message_comes_when_the_round_is_over() -> None:
    game = fair("B^", boxes=["messages"])
    game.play(f"{CATCH}; choose 40; choose 0; reveal 7; choose 7; choose 40; choose 0")
    assert int(game.state.player) == 0
    game.play("draw catapult/monastery; catapult/monastery^ 2,0; -")
    assert offered(game) == [KNOCK_OUT, SEDUCTION, TARGET, CATCH]


@pytest.mark.between("catapult", "robbers")
def test_points_of_the_catapult_are_robbed() -> None:
    game = fair("B^", boxes=["robbers"], memory={"robbers": "2 0"})
    game.play(f"{CATCH}; choose 40; choose 0")
    assert game.scores == (5, 3)


@pytest.mark.between("catapult", "school")
def test_the_teacher_does_not_pay_for_games_of_the_catapult() -> None:
    game = fair("school/left^ school/right^ D^", "catapult/field^ 2,1", boxes=["school"], memory={"school": "holder=2"})
    game.play(f"{CATCH}; choose 40; choose 0")
    assert game.scores == (5, 0)


@pytest.mark.between("catapult", "inns_and_cathedrals")
def test_a_large_follower_is_hit_like_a_small_one_and_can_seduce() -> None:
    game = fair("B^/2Lm", boxes=["inns_and_cathedrals"])
    game.play(SEDUCTION)
    throw(game, 16, 16)
    game.play("large monk @ 0,0")
    assert "B^/1Lm" in game.position()
    throw(game, 0, -64)
    assert game.supply(1)["large_follower"] == 1


CROWNS = {
    "fortuna": [(108, 64)],
    "taxes": [(95, 95), (75, 106)],
    "famine": [(42, 102)],
    "storm": [(22, 75), (22, 53)],
    "inquisition": [(42, 26)],
    "pestilence": [(75, 22), (95, 33)],
}
"""Where the crowns are, in units from the corner of the board."""


def at_crowns(standing: str, *boxes: str, pig: str = "fortuna") -> bastide.Game:
    """Red has laid a fair beside the wheel, on whose crowns somebody stands."""
    memory = f"pig={pig}; {standing}"
    game = at_wheel("", "B^ .", hand=FAIR, memory=memory, boxes=["catapult", *boxes], options=PURE_AIM)
    game.play(f"{FAIR}^ 5,1; -")
    return game


def near(place: tuple[int, int]) -> tuple[int, int]:
    """Give the point nearest to a place at which one can aim."""
    x, y = place
    return (round(x / 8) * 8, round(y / 8) * 8)


@pytest.mark.between("catapult", "wheel_of_fortune")
@pytest.mark.parametrize("segment", CROWNS)
def test_a_follower_alone_on_a_crown_stands_on_the_first_of_its_segment_and_is_hit_there(segment: str) -> None:
    game = at_crowns(f"2 follower {segment}")
    game.play(KNOCK_OUT)
    throw(game, *near(CROWNS[segment][0]))
    assert game.supply(1)["follower"] == 7


@pytest.mark.between("catapult", "wheel_of_fortune")
@pytest.mark.parametrize("segment", ["taxes", "storm", "pestilence"])
@pytest.mark.parametrize("number", [0, 1])
def test_two_followers_on_two_crowns_of_a_segment_stand_apart_and_one_disc_hits_one_of_them(
    segment: str, number: int
) -> None:
    game = at_crowns(f"1 follower {segment}, 2 follower {segment}")
    game.play(KNOCK_OUT)
    throw(game, *near(CROWNS[segment][number]))
    assert game.supply(number)["follower"] == 7
    assert game.supply(1 - number)["follower"] == 6


@pytest.mark.between("catapult", "wheel_of_fortune")
@pytest.mark.parametrize("segment", ["fortuna", "famine", "inquisition"])
def test_who_seduces_takes_the_only_crown_of_a_segment(segment: str) -> None:
    game = at_crowns(f"2 follower {segment}")
    game.play(SEDUCTION)
    throw(game, *near(CROWNS[segment][0]))
    assert offered(game) == ["-", f"{segment} crown"]
    game.play(f"{segment} crown")
    assert f"; 1 follower {segment}" in game.position()
    assert game.supply(1)["follower"] == 7


@pytest.mark.between("catapult", "wheel_of_fortune")
def test_who_stands_beside_him_on_the_other_crown_may_take_the_place_of_a_follower() -> None:
    game = at_crowns("1 follower storm, 2 follower storm")
    game.play(SEDUCTION)
    throw(game, *near(CROWNS["storm"][1]))
    game.play("back storm crown @ 0,0")
    assert "; 1 follower storm\n" in game.position()
    assert [game.supply(player)["follower"] for player in range(2)] == [6, 7]


@pytest.mark.between("catapult", "wheel_of_fortune", "abbey_and_mayor")
def test_neither_mayor_nor_wagon_takes_a_crown_by_seduction() -> None:
    game = at_crowns("2 follower fortuna", "abbey_and_mayor")
    game.play(SEDUCTION)
    throw(game, *near(CROWNS["fortuna"][0]))
    assert offered(game) == ["-", "fortuna crown"]


@pytest.mark.between("catapult", "shrines")
def test_a_heretic_is_hit_and_seduced_like_a_monk() -> None:
    for disc in (KNOCK_OUT, SEDUCTION):
        game = fair("shrines/plain^/2c", f"{FAIR}^ 0,1", boxes=["shrines"])
        game.play(disc)
        throw(game, 16, 16)
        if disc == SEDUCTION:
            game.play("heretic @ 0,0")
            assert "shrines/plain^/1c" in game.position()
        assert game.supply(1)["follower"] == 7


@pytest.mark.between("catapult", "abbey_and_mayor")
def test_a_wagon_seduces_no_farmer_and_a_mayor_seduces_a_knight() -> None:
    game = fair("B^/2fNL", boxes=["abbey_and_mayor"], figure="")
    game.play(SEDUCTION)
    throw(game, 16, 16)
    assert offered(game) == ["-", "farmer NL @ 0,0"]
    game = fair("E>/2kE", f"{FAIR}^ 0,1", boxes=["abbey_and_mayor"])
    game.play(SEDUCTION)
    throw(game, 24, 16)
    assert offered(game) == ["-", "knight E @ 0,0", "mayor knight E @ 0,0", "wagon knight E @ 0,0"]


@pytest.mark.between("catapult", "abbey_and_mayor")
def test_a_barn_is_not_hit() -> None:
    game = fair("B^ B^\nB^ B^/2NfNL", f"{FAIR}^ 0,2", boxes=["abbey_and_mayor"], figure="")
    game.play(KNOCK_OUT)
    throw(game, 32, 32)
    assert game.supply(1)["barn"] == 0


@pytest.mark.between("catapult", "plague")
def test_fleas_change_nothing_in_a_round() -> None:
    board = "plague/corner^ B^/2m ."
    game = fair(board, f"{FAIR}^ 2,0", boxes=["plague"], memory={"plague": "source 1 at 0,0; flea 1,0; spread"})
    game.play(SEDUCTION)
    throw(game, 48, 16)
    game.play("monk @ 1,0")
    assert "B^/1m" in game.position()


@pytest.mark.between("catapult", "plague")
def test_the_flea_of_the_turn_may_be_laid_before_the_round_or_in_it_and_must_be_laid_behind_it() -> None:
    board = "plague/corner^ B^ ."
    game = fair(board, f"{FAIR}^ 2,0", boxes=["plague"], memory={"plague": "source 1 at 0,0"})
    assert offered(game) == [KNOCK_OUT, SEDUCTION, TARGET, CATCH, "flea @ 1,0"]
    early = game.clone()
    early.play(f"flea @ 1,0; {KNOCK_OUT}")
    for each in (game, early):
        if each is game:
            each.play(KNOCK_OUT)
        throw(each, 0, 0)
        throw(each, 0, 0)
    assert (game.to_move, offered(game)) == (0, ["flea @ 1,0"])
    assert is_drawing(early)


@pytest.mark.between("catapult", "plague")
def test_nobody_lays_a_flea_between_a_throw_and_its_seduction() -> None:
    game = between_two_monks()
    assert offered(game) == ["home 2 monk @ 0,1", "home 2 monk @ 2,1"]
    game.play("home 2 monk @ 2,1")
    assert offered(game) == ["-", "monk @ 2,1"]
    game.play("monk @ 2,1")
    throw(game, 48, 48)
    game.play("home 1 monk @ 2,1; -")
    assert (game.to_move, offered(game)) == (0, ["flea @ 0,1"])


@pytest.mark.between("catapult", "messages")
def test_each_win_is_a_scoring_of_its_own_and_others_get_no_message() -> None:
    game = fair("B^", boxes=["messages"], players=3)
    game.play(f"{TARGET}")
    throw(game, 80, 16)
    throw(game, 48, 16)
    throw(game, 80, 16)
    assert game.scores == (0, 5, 0)
    assert is_drawing(game)


@pytest.mark.between("catapult", "crop_circles")
def test_a_crop_circle_of_the_turn_comes_before_the_round() -> None:
    boxes = ["traders_and_builders", "crop_circles"]
    game = fair("U^/1hE/1BhE", "catapult/road_straight> 1,0", boxes=boxes, memory=BUILDERS)
    club = "crop_circles/curve_club"
    game.play(f"draw {club}; {club}^ 1,1; -")
    assert offered(game) == ["choose 1", "choose 2"]
    game.play("choose 2; back highwayman E @ 0,0")
    assert offered(game) == [KNOCK_OUT, SEDUCTION, TARGET, CATCH]


@pytest.mark.between("catapult", "cathars")
def test_a_knight_leaves_a_besieged_city_before_the_round() -> None:
    game = fair("cathars/cityv/1kS B^\nG> .", f"{FAIR}^ 1,1", boxes=["cathars"])
    assert "back knight S @ 0,0" in offered(game)
    game.play("back knight S @ 0,0")
    assert offered(game) == [KNOCK_OUT, SEDUCTION, TARGET, CATCH]


@pytest.mark.between("catapult", "gold_mines")
def test_gold_is_not_hit() -> None:
    game = fair("B^/2m", boxes=["gold_mines"], memory={"gold_mines": "2 at 0,0"})
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert [(each.piece, each.count) for each in game.view().loose if each.piece == "gold"] == [("gold", 2)]


@pytest.mark.between("catapult", "mage_and_witch")
def test_mage_and_witch_are_not_hit() -> None:
    game = fair("U^/2hE", f"{FAIR}^ 0,1", boxes=["mage_and_witch"], memory={"mage_and_witch": "mage road E 0 0"})
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert game.supply(1)["follower"] == 7
    assert "mage_and_witch: mage road E 0 0" in game.position()


@pytest.mark.between("catapult", "flying_machines")
def test_two_followers_on_one_monastery_stand_side_by_side_and_both_can_be_hit() -> None:
    game = fair("B^/1m/2m", boxes=["flying_machines"])
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert [game.supply(player)["follower"] for player in range(2)] == [7, 7]


@pytest.mark.between("catapult", "tunnel")
def test_a_token_of_a_tunnel_stays_whatever_is_hit() -> None:
    mouths = "tunnel/city_two_mouths"
    game = fair(f"U^/2hE {mouths}^", f"{FAIR}^ 0,1", boxes=["tunnel"], memory={"tunnel": "1 A W 1,0"}, figure="-")
    game.play(f"-; {KNOCK_OUT}")
    throw(game, 16, 16)
    assert game.supply(1)["follower"] == 7
    assert "tunnel: 1 A W 1,0" in game.position()


@pytest.mark.between("catapult", "ferries")
def test_a_ferry_stays_whatever_is_hit() -> None:
    game = fair("U^/2hE ferries/three_roads^", f"{FAIR}^ 0,1", boxes=["ferries"], memory={"ferries": "EW 1,0"})
    game.play(KNOCK_OUT)
    throw(game, 16, 16)
    assert game.supply(1)["follower"] == 7
    assert "ferries: EW 1,0" in game.position()


@pytest.mark.between("catapult", "bridges_castles_bazaars")
def test_a_fair_from_a_bazaar_calls_for_a_round_when_it_is_laid() -> None:
    bazaar = "bridges_castles_bazaars/field_bazaar"
    game = fair("B^", f"{bazaar}^ 1,0", boxes=[BRIDGES])
    game.play(f"draw {FAIR}; draw U; take {FAIR}; bid 0; -; {FAIR}^ 2,0; -")
    assert offered(game) == [KNOCK_OUT, SEDUCTION, TARGET, CATCH]
    assert game.to_move == 1


@pytest.mark.between("traders_and_builders", "catapult", "messages")
def test_the_tile_of_a_message_behind_a_double_turn_grants_no_other_second_part() -> None:
    boxes = ["traders_and_builders", "messages"]
    game = fair("U^/1hE/1BhE", "catapult/road_straight> 1,0", boxes=boxes, memory=BUILDERS)
    game.play(f"draw B; B^ 0,1; -; {TARGET}")
    throw(game, 48, 16)
    throw(game, 0, 64)
    game.play("reveal 7; choose 7; draw U; U^ -1,0; -")
    assert (is_drawing(game), game.state.player) == (True, 1)


@pytest.mark.between("cathars", "catapult", "messages")
def test_the_tile_of_a_message_behind_an_escape_lets_no_other_knight_out_of_that_city() -> None:
    game = fair("cathars/city>/1kE F^/1kE\nB^ .", f"{FAIR}^ 1,1", boxes=["cathars", "messages"])
    game.play(f"back knight E @ 0,0; {TARGET}")
    throw(game, 48, 48)
    throw(game, 0, 96)
    game.play("reveal 7; choose 7; draw U; U^ 0,2")
    again = bastide.read_position(game.position())
    assert "\ncathars: E 0 0\n" in game.position()
    for each in (game, again):
        each.play("-")
        assert (is_drawing(each), each.state.player) == (True, 1)
