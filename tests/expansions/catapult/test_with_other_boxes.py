"""The Catapult together with other boxes."""

from __future__ import annotations

import pytest

from tests.expansions.catapult.fair import CATCH, FAIR, KNOCK_OUT, SEDUCTION, TARGET, fair, is_drawing, offered, throw
from tests.expansions.count.city import beside
from tests.expansions.wheel_of_fortune.tables import beside as at_wheel

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


@pytest.mark.between("catapult", "phantom")
def test_a_phantom_is_hit_and_can_seduce() -> None:
    game = fair("B^/2Pm", boxes=["phantom"])
    game.play(SEDUCTION)
    throw(game, 16, 16)
    assert offered(game) == ["-", "monk @ 0,0", "phantom monk @ 0,0"]


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


@pytest.mark.between("catapult", "wheel_of_fortune")
@pytest.mark.parametrize(("disc", "taker"), [(KNOCK_OUT, ""), (SEDUCTION, "taxes crown")])
def test_a_follower_on_a_crown_can_be_hit_and_seduced(disc: str, taker: str) -> None:
    game = at_wheel("", "B^ .", hand=FAIR, memory="pig=fortuna; 2 follower taxes", boxes=["catapult"], options=PURE_AIM)
    game.play(f"{FAIR}^ 5,1; -; {disc}")
    (crowned,) = [each for each in game.view().figures if each.spot == "taxes crown"]
    tile = game.view().tiles[crowned.laid]
    throw(game, 32 * tile.x + 16, 32 * tile.y + 16)
    if taker:
        game.play(taker)
    assert game.supply(1)["follower"] == 7
    assert ("1 follower taxes" in game.position()) == (taker != "")
