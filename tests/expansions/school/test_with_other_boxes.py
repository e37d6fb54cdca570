"""The School and other boxes (complete rules 3.1, 4.2.4.2, 4.2.4.3, 4.6.1.2)."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.school.tables import SCHOOL, lessons, table, teacher
from tests.scenes import drawn, empty_bag, figures_possible, final_points

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


@pytest.mark.between("bridges_castles_bazaars", "school")
def test_a_position_keeps_what_the_teacher_pays_for_while_a_lord_chooses() -> None:
    others = {"bridges_castles_bazaars": "bridges 3 3; castles 2 3; castle 2,1 E 1 follower"}
    board = f"{SCHOOL} D^/2hE . A>\n. . E> E< B^"
    game = table(board, hand="W", boxes=("bridges_castles_bazaars",), others=others, memory="holder=1", turn=2)
    game.play("Wv 3,0; -")
    assert "school: holder=1 coming=1 paid=2; road" in game.position()
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    for each in (game, again):
        each.play("score road E")
        assert each.scores == (2 + 3, 3)
        assert teacher(each) == "Blue"


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


# -- who finishes a road, and by what -------------------------------------------------------------------


@pytest.mark.between("abbey_and_mayor", "school")
def test_an_abbey_after_the_last_tile_is_a_scoring_that_the_teacher_pays_for_too() -> None:
    board = f"""
        . . Ev B^ B^
        {SCHOOL} D^/1hE . B^
        . . Ev B^ .
    """
    game = table(board, hand="E", boxes=("abbey_and_mayor",), memory="holder=1")
    empty_bag(game)
    game.play("E> 4,2; -; abbey_and_mayor/abbey^ 3,1; -")
    assert lessons(game) == [(0, 2, "1 scored road × 2")]
    assert teacher(game) == "Blue"


@pytest.mark.between("ferries", "school")
@pytest.mark.parametrize(("ferry", "holder"), [("ES", "Red"), ("EW", "0,0")])
def test_a_lake_without_a_ferry_ends_a_road_to_the_school(ferry: str, holder: str) -> None:
    lake = "ferries/three_roads"
    game = table(ROAD.format(""), hand=lake, boxes=("ferries",))
    game.play(f"{lake}^ 3,0; -; ferry {ferry} @ 3,0")
    assert teacher(game) == holder


@pytest.mark.between("tunnel", "school")
def test_who_finishes_a_road_to_the_school_by_a_tunnel_gets_the_teacher() -> None:
    board = f"{SCHOOL} D^ tunnel/city_two_mouths^ W^\n. . B^ . ."
    game = table(board, hand="B", boxes=("tunnel",), others={"tunnel": "2 A W 3,0"}, turn=2)
    game.play("B^ 2,2; -; tunnel A E @ 3,0")
    assert teacher(game) == "Blue"


@pytest.mark.between("bridges_castles_bazaars", "school")
def test_who_finishes_a_road_to_the_school_by_a_bridge_gets_the_teacher() -> None:
    game = table(f"{SCHOOL} D^ . Wv\n. . B^ B^ B^", hand="B", boxes=("bridges_castles_bazaars",))
    game.play("B^ 3,0 with bridge; highwayman E")
    assert game.scores == (4, 0)
    assert teacher(game) == "Red"


@pytest.mark.between("bridges_castles_bazaars", "school")
def test_a_castle_is_paid_for_a_road_to_the_school_and_the_teacher_does_not_pay_for_the_castle() -> None:
    board = f"{SCHOOL} D^/2hE .\n. . E> E<"
    others = {"bridges_castles_bazaars": "bridges 3 3; castles 2 3; castle 2,1 E 1 follower"}
    game = table(board, hand="W", boxes=("bridges_castles_bazaars",), others=others, memory="holder=1", turn=2)
    game.play("Wv 3,0; -")
    assert game.scores == (3 + 3, 3)
    assert lessons(game) == [(0, 3, "1 scored road × 3")]


# -- what the teacher pays ------------------------------------------------------------------------------


@pytest.mark.between("mage_and_witch", "school")
@pytest.mark.parametrize(("magic", "points"), [("mage", 6), ("witch", 2)])
def test_the_teacher_pays_what_mage_and_witch_leave(magic: str, points: int) -> None:
    others = {"mage_and_witch": f"{magic} city E 2 1"}
    game = table(CITY.format("/2kE"), hand="E", boxes=("mage_and_witch",), memory="holder=1", others=others)
    game.play("E< 3,1; -")
    assert game.scores == (points, points)


@pytest.mark.between("mage_and_witch", "school")
def test_the_mage_may_go_to_a_road_of_the_school() -> None:
    tile = "mage_and_witch/corner_curve"
    game = table(ROAD.format(""), hand=tile, boxes=("mage_and_witch",))
    game.play(f"{tile}v 3,0")
    assert {"mage highwayman N @ 0,0", "witch highwayman E @ 1,0"} <= figures_possible(game)


@pytest.mark.between("gold_mines", "school")
def test_the_teacher_brings_points_and_no_gold() -> None:
    others = {"gold_mines": "2 at 2,1"}
    game = table(CITY.format("/2kE"), hand="E", boxes=("gold_mines",), memory="holder=1", others=others)
    game.play("E< 3,1; -")
    assert game.scores == (4, 4)
    assert [[each.count for each in seat.held if each.piece == "gold"] for seat in game.view().seats] == [[], [2]]


@pytest.mark.between("cathars", "school")
def test_the_teacher_pays_what_a_siege_leaves_of_a_city() -> None:
    tile = "cathars/city"
    game = table(CITY.format("/2kE"), hand=tile, boxes=("cathars",), memory="holder=1")
    game.play(f"{tile}< 3,1; -")
    assert game.scores == (2, 2)


# -- who stands at the school ---------------------------------------------------------------------------


@pytest.mark.between("tower", "school")
def test_a_tower_takes_a_highwayman_from_a_tile_of_the_school_but_not_the_teacher() -> None:
    board = "school/left^ school/right^/2hS D^\n. TF^ ."
    game = table(board, hand="U", boxes=("tower",), others={"tower": "floors 10 10"})
    game.play("U^ 2,1; tower_floor @ 1,1")
    assert figures_possible(game) == {"capture 2 highwayman S @ 1,0"}
    game.play("capture 2 highwayman S @ 1,0")
    assert teacher(game) == "0,0"


@pytest.mark.between("festival", "school")
def test_a_festival_takes_a_highwayman_back_from_the_school() -> None:
    tile = "festival/two_corners"
    game = table("school/left^/1hN school/right^ D^", hand=tile, boxes=("festival",))
    game.play(next(text for text in map(game.notation, game.options()) if text.startswith(tile)))
    assert "back highwayman N @ 0,0" in figures_possible(game)


@pytest.mark.between("phantom", "school")
def test_a_phantom_on_a_road_to_the_school_is_paid_like_any_highwayman() -> None:
    game = table(ROAD.format("/2PhE"), hand="W", boxes=("phantom",))
    game.play("W^ 3,0; -")
    assert game.scores == (0, 3)
    assert teacher(game) == "Red"


@pytest.mark.between("crop_circles", "school")
def test_a_crop_circle_means_highwaymen_at_the_school_as_well() -> None:
    club = "crop_circles/curve_club"
    game = table("school/left^/1hN school/right^ D^ .", hand=club, boxes=("crop_circles",))
    game.play(f"{club}^ 3,0; -; choose 1")
    assert figures_possible(game) == {"highwayman N @ 0,0"}


@pytest.mark.between("gold_mines", "school")
def test_gold_may_lie_on_a_tile_of_the_school() -> None:
    tile = "gold_mines/monastery_curve"
    game = table(ROAD.format(""), hand=tile, boxes=("gold_mines",))
    game.play(f"{tile}^ 0,-1")
    assert figures_possible(game) == {"gold @ 0,0", "gold @ 1,0"}
