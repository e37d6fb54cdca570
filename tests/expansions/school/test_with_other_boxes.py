"""The School and other boxes (complete rules 3.1, 4.2.4.2, 4.2.4.3, 4.6.1.2)."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.school.tables import SCHOOL, lessons, table, teacher
from tests.scenes import drawn, figures_possible, final_points

ROAD = f"{SCHOOL} D^{{}} ."
CITY = f"{SCHOOL} D^ .\n. . E>{{}} ."


# -- what lies on the table -----------------------------------------------------------------------------


@pytest.mark.between("river", "school")
def test_the_river_rises_below_the_start_tile_beside_the_school() -> None:
    game = bastide.new_game(boxes=["river", "school"])
    assert drawn(game) == [f"{SCHOOL} D^", ". . river/spring^"]
    game = bastide.new_game(boxes=["river", "school"], options={"school_side": "right"})
    assert drawn(game) == [f"D^ {SCHOOL}", "river/springv . ."]


@pytest.mark.between("river", "river_ii", "school")
def test_two_rivers_rise_below_the_start_tile_and_flow_apart() -> None:
    game = bastide.new_game(boxes=["river", "river_ii", "school"])
    assert drawn(game) == [f"{SCHOOL} D^", ". . river/spring^", ". . river_ii/springv"]


@pytest.mark.between("count", "school")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_school_lies_left_of_carcassonne_where_a_road_leaves_it(side: str) -> None:
    game = bastide.new_game(boxes=["count", "school"], options={"school_side": side})
    assert drawn(game)[0] == f"{SCHOOL} count/01^ count/02^ count/03^ count/04^"
    assert "corner: -4,-1" in game.position()


@pytest.mark.between("river", "count", "school")
def test_the_river_still_rises_at_the_eastern_wall_of_carcassonne() -> None:
    game = bastide.new_game(boxes=["river", "count", "school"])
    assert drawn(game)[0].endswith("count/04^ river/spring^")


# -- dragon, portal and fairy ---------------------------------------------------------------------------


@pytest.mark.between("princess_and_dragon", "school")
def test_the_dragon_does_not_enter_the_school() -> None:
    board = f"{SCHOOL} D^ ."
    others = {"princess_and_dragon": "dragon 2,0"}
    game = table(board, hand="BH", boxes=("princess_and_dragon",), others=others)
    game.play("BH^ 3,0; -")
    assert figures_possible(game) == {"dragon to 3,0"}
    refusal = game.why_not("dragon to 1,0")
    assert refusal is not None
    assert refusal.code == "school_no_dragon"


@pytest.mark.between("princess_and_dragon", "school")
@pytest.mark.parametrize("start_tiles", ["yes", "no"])
def test_no_portal_leads_to_the_school(start_tiles: str) -> None:
    game = table(
        f"{SCHOOL} D^ .\n. . B^ .",
        hand="BR",
        boxes=("princess_and_dragon",),
        options={"portals_to_start_tiles": start_tiles},
    )
    game.play("BR^ 3,0")
    through = {option.split(" @ ")[1] for option in figures_possible(game) if " @ " in option}
    assert not through & {"0,0", "1,0"}
    assert "2,1" in through


@pytest.mark.between("princess_and_dragon", "school")
def test_the_teacher_does_not_pay_the_points_of_the_fairy() -> None:
    others = {"princess_and_dragon": "fairy 2,1 with 2 follower city E"}
    game = table(CITY.format("/2kE"), hand="E", memory="holder=1", boxes=("princess_and_dragon",), others=others)
    game.play("E< 3,1; -")
    assert game.scores == (4, 7)


# -- what the teacher pays ------------------------------------------------------------------------------


@pytest.mark.between("inns_and_cathedrals", "school")
def test_the_teacher_pays_what_an_inn_makes_of_a_road() -> None:
    board = f"{SCHOOL} D^ . .\n. . W^/2hE EB^ ."
    game = table(board, hand="W", boxes=("inns_and_cathedrals",), memory="holder=1")
    game.play("W^ 4,1; -")
    assert game.scores == (6, 6)


@pytest.mark.between("count", "school")
def test_what_the_teacher_pays_is_paid_by_the_scoring_and_its_holder_sends_nobody_to_the_count() -> None:
    for memory, phase in (("holder=1", "draw_tile"), ("", "send_follower")):
        game = table(CITY.format("/2kE"), hand="E", memory=memory, boxes=("count",), others={"count": "castle"})
        game.play("E< 3,1; -")
        assert f" {phase}\n" in game.position()


@pytest.mark.between("abbey_and_mayor", "school")
def test_farmers_who_meet_a_barn_are_a_scoring_that_the_teacher_pays_for() -> None:
    board = f"""
        {SCHOOL} D^ . .  .
        .  .  Ev B^ U> U>/2fWL
        .  .  E^ B^ .  .
        .  .  B^ B^/1NfNL . .
    """
    road_end = "abbey_and_mayor/road_end"
    game = table(board, hand=road_end, boxes=("abbey_and_mayor",), memory="holder=1")
    game.play(f"{road_end}v 4,2; -")
    assert game.scores == (1, 1)
    assert lessons(game) == [(0, 1, "1 scored field × 1")]
    assert teacher(game) == "0,0"


@pytest.mark.between("abbey_and_mayor", "school")
def test_who_finishes_a_road_to_the_school_by_an_abbey_gets_the_teacher() -> None:
    board = f"""
        . . Ev B^ B^
        {SCHOOL} D^ . B^
        . . Ev B^ .
    """
    game = table(board, boxes=("abbey_and_mayor",), phase="lay_abbey")
    game.play("abbey_and_mayor/abbey^ 3,1; -")
    assert teacher(game) == "Red"


@pytest.mark.between("abbey_and_mayor", "school")
def test_a_wagon_does_not_drive_through_the_school() -> None:
    game = table(ROAD.format("/1WhE"), hand="W", boxes=("abbey_and_mayor",))
    game.play("W^ 3,0; -")
    assert figures_possible(game) == {"wagon highwayman E", "wagon highwayman S"}


@pytest.mark.between("abbey_and_mayor", "school")
def test_the_teacher_is_neither_paid_for_a_mayor_without_pennants_nor_released() -> None:
    game = table(CITY.format("/2MkE"), hand="E", memory="holder=1", boxes=("abbey_and_mayor",))
    game.play("E< 3,1; -")
    assert game.scores == (0, 0)
    assert teacher(game) == "Red"


# -- roads to the school are roads like others ----------------------------------------------------------


@pytest.mark.between("traders_and_builders", "school")
def test_a_builder_works_on_a_road_to_the_school() -> None:
    game = table(ROAD.format("/1hE/1BhE"), hand="U", boxes=("traders_and_builders",))
    game.play("U^ 3,0; -")
    assert game.state.player == 0


@pytest.mark.between("traders_and_builders", "school")
def test_the_teacher_of_the_first_part_of_a_double_turn_pays_in_the_second() -> None:
    board = f"{SCHOOL} D^/1hE/1BhE .\n. . E>/2kE ."
    game = table(board, hand="W", boxes=("traders_and_builders",))
    game.play("Wv 3,0; -")
    assert teacher(game) == "Red"
    game.play("draw E; E< 3,1; -")
    assert game.scores == (3 + 4, 4)


@pytest.mark.between("king_and_robber", "school")
def test_a_road_to_the_school_counts_for_the_robber_baron() -> None:
    game = table(ROAD.format(""), hand="W", boxes=("king_and_robber",))
    game.play("W^ 3,0; -")
    assert final_points(game) == [1, 0]


@pytest.mark.between("shrines", "school")
def test_a_shrine_that_is_finished_is_a_scoring_that_the_teacher_pays_for() -> None:
    board = f"{SCHOOL} D^ . .\n. . U^ U^ U^\n. . E< shrines/plain^/2c .\n. . U^ U^ U^"
    game = table(board, hand="E", memory="holder=1", boxes=("shrines",))
    game.play("E> 4,2; -")
    assert game.scores == (9, 9)


@pytest.mark.between("school", "flying_machines")
def test_a_flying_machine_may_land_on_an_unfinished_road_of_the_school() -> None:
    machine = "flying_machines/straight_we_w"
    game = table(f"{SCHOOL} D^ .", hand=machine, boxes=("flying_machines",))
    game.play(f"{machine}^ 3,0; flying machine; reveal 2")
    assert {"highwayman N @ 1,0", "highwayman S @ 1,0"} <= figures_possible(game)
