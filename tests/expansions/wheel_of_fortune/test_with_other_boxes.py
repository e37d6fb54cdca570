"""The Wheel of Fortune and other boxes (complete rules 3.1, 4.2.4, 4.2.6.2, 4.4.5, 4.4.11, 4.6.2.4)."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.wheel_of_fortune.tables import BOARD, BOX, SEGMENTS, beside, told, turned_to, turning
from tests.scenes import drawn, figures_possible, scene

FARMERS = ("E<", "B^/1fNL")
"""A finished city, and a farmer on its field."""
CROWNS = {f"{segment} crown" for segment in SEGMENTS}


def crowns_possible(game: bastide.Game) -> set[str]:
    """Every crown that can be taken now, in notation."""
    return {figure for figure in figures_possible(game) if figure.endswith("crown")}


# -- what lies on the table -----------------------------------------------------------------------------


@pytest.mark.between("river", "wheel_of_fortune")
def test_the_river_rises_west_of_the_wheel() -> None:
    game = bastide.new_game(boxes=["river", BOX], seed=1)
    assert drawn(game)[1] == f"river/springv {BOARD[1]}"
    assert "corner: -1,0" in game.position()


@pytest.mark.between("river_ii", "wheel_of_fortune")
def test_the_second_river_rises_west_of_the_wheel_too() -> None:
    game = bastide.new_game(boxes=["river_ii", BOX], seed=1)
    assert drawn(game)[1] == f"river_ii/springv {BOARD[1]}"


@pytest.mark.between("count", "wheel_of_fortune")
def test_the_board_lies_below_carcassonne_and_their_roads_meet() -> None:
    game = bastide.new_game(boxes=["count", BOX], seed=1)
    assert drawn(game)[3:] == BOARD
    assert "corner: -2,-1" in game.position()
    roads = [each for each in game.view().features if each.kind == "road" and each.is_finished]
    assert [road.tiles for road in roads] == [2]


@pytest.mark.between("count", "king_and_robber", "wheel_of_fortune")
def test_the_road_between_carcassonne_and_the_wheel_was_finished_by_nobody() -> None:
    game = bastide.new_game(boxes=["count", "king_and_robber", BOX], seed=1)
    assert "robber_baron 0 0" in game.position()
    held = bastide.read_position(game.position().replace("robber_baron 0 0", "robber_baron 1 1"))
    assert sum(line.points for line in held.if_it_ended_now()) == 0


@pytest.mark.between("wheel_of_fortune", "school")
def test_the_school_lies_right_of_the_wheel_where_a_road_leaves_it() -> None:
    game = bastide.new_game(boxes=[BOX, "school"], seed=1)
    assert drawn(game)[2] == f"{BOARD[2]} school/left^ school/right^"


# -- dragon, fairy, portal and princess -----------------------------------------------------------------


@pytest.mark.between("princess_and_dragon", "wheel_of_fortune")
def test_the_dragon_does_not_enter_the_wheel() -> None:
    others = {"princess_and_dragon": "dragon 4,1"}
    game = beside("", "B^", hand="BH", boxes=("princess_and_dragon",), others=others)
    game.play("BH^ 4,2; -")
    assert figures_possible(game) == {"dragon to 4,2"}


@pytest.mark.between("princess_and_dragon", "wheel_of_fortune")
def test_whoever_lays_a_volcano_may_take_a_crown() -> None:
    game = beside(hand="B2", boxes=("princess_and_dragon",))
    game.play("B2^ 4,1")
    assert {figure for figure in figures_possible(game) if "fairy" not in figure} == CROWNS


@pytest.mark.between("princess_and_dragon", "wheel_of_fortune", "phantom")
def test_the_phantom_may_take_a_crown_beside_a_volcano_too() -> None:
    game = beside(hand="B2", boxes=("princess_and_dragon", "phantom"))
    game.play("B2^ 4,1; storm crown")
    assert crowns_possible(game) == {f"phantom {crown}" for crown in CROWNS}


@pytest.mark.between("princess_and_dragon", "wheel_of_fortune")
def test_the_fairy_goes_to_no_follower_on_a_crown() -> None:
    memory = "pig=fortuna; 1 follower taxes"
    game = beside(hand="B", memory=memory, boxes=("princess_and_dragon",))
    game.play("B^ 4,1")
    assert not {figure for figure in figures_possible(game) if figure.startswith("fairy")}


@pytest.mark.between("princess_and_dragon", "wheel_of_fortune")
def test_no_portal_leads_onto_the_board_but_a_crown_may_be_taken_as_ever() -> None:
    game = beside("", "B^", hand="BR", boxes=("princess_and_dragon",))
    game.play("BR^ 4,2")
    through = {option.split(" @ ")[1] for option in figures_possible(game) if " @ " in option}
    assert through == {"4,1"}
    assert crowns_possible(game) == CROWNS


@pytest.mark.between("princess_and_dragon", "wheel_of_fortune")
def test_whoever_has_sent_a_knight_home_by_a_princess_takes_no_crown() -> None:
    game = beside("E< E>/2kE", hand="BB", boxes=("princess_and_dragon",))
    game.play("BB< 6,0")
    assert crowns_possible(game) == CROWNS
    game.play(next(figure for figure in figures_possible(game) if "6,0" not in figure and "knight E @ 5,0" in figure))
    assert game.waits_for_chance


# -- what the wheel counts ------------------------------------------------------------------------------


@pytest.mark.between("traders_and_builders", "wheel_of_fortune")
def test_a_pig_adds_a_point_to_each_farmer_of_its_owner_in_a_famine() -> None:
    game = turned_to("famine", "E<", "B^/1fNL/1fNL/1GfNL/2fNL", boxes=("traders_and_builders",))
    assert game.scores == (2 * (1 + 1), 1)


@pytest.mark.between("games_quarterly", "wheel_of_fortune")
def test_a_herd_of_pigs_adds_a_point_to_each_farmer_in_a_famine() -> None:
    herd = "games_quarterly/pig_field"
    game = turned_to("famine", "E<", f"{herd}^/1fNL/1fNL", boxes=("games_quarterly",))
    assert game.scores == (2 * (1 + 1), 0)


@pytest.mark.between("cathars", "wheel_of_fortune")
def test_a_besieged_city_is_worth_twice_as_much_in_a_famine() -> None:
    game = turned_to("famine", "cathars/city<", "B^/1fNL", boxes=("cathars",))
    assert game.scores == (2, 0)


@pytest.mark.between("cathars", "wheel_of_fortune")
def test_a_besieged_city_pays_the_same_taxes_as_any_other() -> None:
    game = turned_to("taxes", "cathars/city</1kW", boxes=("cathars",))
    assert game.scores == (1, 0)


@pytest.mark.between("abbey_and_mayor", "wheel_of_fortune")
def test_a_barn_is_not_paid_in_a_famine() -> None:
    assert turned_to("famine", "E<", "B^/1fNL", boxes=("abbey_and_mayor",)).scores == (1, 0)
    assert turned_to("famine", "E< B^", "B^ B^/1NfNL", boxes=("abbey_and_mayor",)).scores == (0, 0)


@pytest.mark.between("abbey_and_mayor", "wheel_of_fortune")
def test_mayor_and_wagon_are_followers_in_taxes_and_storm() -> None:
    game = turned_to("taxes", "F^/1MkE/2WkE", boxes=("abbey_and_mayor",))
    assert game.scores == (2, 2)
    assert turned_to("storm", boxes=("abbey_and_mayor",)).scores == (9, 9)


@pytest.mark.between("abbey_and_mayor", "wheel_of_fortune")
def test_a_monk_in_an_abbey_is_a_monk_for_the_inquisition() -> None:
    game = turned_to("inquisition", "", "abbey_and_mayor/abbey^/1m", boxes=("abbey_and_mayor",))
    assert game.scores == (2, 0)


@pytest.mark.between("wheel_of_fortune", "phantom")
def test_a_phantom_is_a_follower_in_a_storm() -> None:
    assert turned_to("storm", boxes=("phantom",)).scores == (8, 8)


@pytest.mark.between("shrines", "wheel_of_fortune")
def test_the_inquisition_pays_no_heretics_unless_the_table_wants_it() -> None:
    land = ("", "shrines/plain^/1c", "", "B^/2m")
    assert turned_to("inquisition", *land, boxes=("shrines",)).scores == (0, 2)
    options = {"inquisition": "one_per_monk_or_heretic"}
    assert turned_to("inquisition", *land, boxes=("shrines",), options=options).scores == (1, 1)


# -- crowns ---------------------------------------------------------------------------------------------


@pytest.mark.between("wheel_of_fortune", "phantom")
def test_the_phantom_may_take_a_crown_as_a_second_figure() -> None:
    game = beside(hand="B", boxes=("phantom",))
    game.play("B^ 4,1; monk; phantom storm crown")
    assert told(game) == "pig=fortuna; 1 phantom storm"


@pytest.mark.between("wheel_of_fortune", "festival")
def test_a_festival_takes_a_follower_back_from_a_crown() -> None:
    game = beside(hand="festival/two_corners", memory="pig=fortuna; 1 follower taxes", boxes=("festival",))
    game.play(game.options()[0])
    assert any(figure.startswith("back") and "taxes crown" in figure for figure in figures_possible(game))


# -- the count ------------------------------------------------------------------------------------------


@pytest.mark.between("count", "wheel_of_fortune")
def test_who_turns_the_wheel_for_others_only_may_send_a_follower_to_the_count() -> None:
    others = {"count": "castle"}
    game = turned_to("taxes", "F^/2kE", boxes=("count",), others=others)
    assert game.scores == (0, 2)
    game.play(f"{game.hand}^ 4,2; -")
    assert " send_follower\n" in game.position()


@pytest.mark.between("count", "wheel_of_fortune")
def test_whoever_got_points_of_a_crown_sends_nobody_to_the_count() -> None:
    others = {"count": "castle"}
    game = turned_to("taxes", "F^/2kE", crowns="1 follower taxes", boxes=("count",), others=others)
    game.play(f"{game.hand}^ 4,2; -")
    assert " draw_tile\n" in game.position()


@pytest.mark.between("count", "wheel_of_fortune")
def test_followers_leave_the_market_for_a_famine_and_stay_as_farmers() -> None:
    others = {"count": "castle; 2 follower market"}
    game = turned_to("famine", *FARMERS, boxes=("count",), others=others)
    assert game.state.asked == 1
    game.play(next(option for option in game.options() if option != bastide.Pass()))
    assert game.scores == (1, 1)
    assert game.supply(1)["follower"] == 6


@pytest.mark.between("count", "wheel_of_fortune")
@pytest.mark.parametrize(("count", "scores"), [("castle", (0, 0)), ("market", (0, 2))])
def test_nobody_leaves_the_market_for_a_famine_while_the_count_stands_there(
    count: str, scores: tuple[int, int]
) -> None:
    game = bastide.new_game(boxes=["count", BOX], open_draws=True)
    game.play("draw E; E< 2,2; -; draw B; B^ 2,3; farmer NL")
    game = bastide.read_position(game.position().replace("count: castle", f"count: {count}; 1 follower market"))
    game.play(f"draw {turning(2)}")
    assert game.scores == scores, "Red is asked first, or nobody is"


@pytest.mark.between("count", "wheel_of_fortune")
def test_a_famine_opens_no_other_quarter_than_the_market() -> None:
    others = {"count": "castle; 2 follower smithy"}
    assert turned_to("famine", *FARMERS, boxes=("count",), others=others).scores == (1, 0)


@pytest.mark.between("count", "wheel_of_fortune")
def test_nobody_is_taken_back_from_carcassonne_in_the_pestilence() -> None:
    others = {"count": "castle; 1 follower market"}
    game = turned_to("pestilence", "", "B^/1m", boxes=("count",), others=others)
    assert figures_possible(game) == {"back monk @ 4,1"}


# -- the pestilence -------------------------------------------------------------------------------------


@pytest.mark.between("traders_and_builders", "wheel_of_fortune")
def test_neither_builder_nor_pig_is_taken_back_but_both_go_home_when_they_are_alone() -> None:
    game = turned_to("pestilence", "F^/1kE/1BkE", "B^/1fNL/1GfNL", boxes=("traders_and_builders",))
    assert figures_possible(game) == {"back knight E @ 4,0", "back farmer NL @ 4,1"}
    game.play("back farmer NL @ 4,1")
    assert game.supply(0)["pig"] == 1
    assert game.supply(0)["builder"] == 0


@pytest.mark.between("tower", "wheel_of_fortune")
def test_a_guard_may_be_taken_back_from_his_tower_in_the_pestilence() -> None:
    others = {"tower": "floors 9 10, tower 4 1 1"}
    game = turned_to("pestilence", "", "TI^/1g", boxes=("tower",), others=others)
    assert figures_possible(game) == {"back guard @ 4,1"}


@pytest.mark.between("tower", "wheel_of_fortune")
def test_a_tower_takes_nobody_prisoner_who_stands_on_a_crown() -> None:
    game = beside(
        "", "TI^", hand="B", memory="pig=taxes; 2 follower fortuna", boxes=("tower",), others={"tower": "floors 10 10"}
    )
    game.play("B^ 5,1")
    game.play("tower_floor @ 4,1")
    assert game.waits_for_chance


@pytest.mark.between("wheel_of_fortune", "crop_circles")
def test_a_crop_circle_takes_nobody_back_from_a_crown() -> None:
    game = beside(hand="crop_circles/corner_shield", memory="pig=taxes; 1 follower fortuna", boxes=("crop_circles",))
    game.play(game.options()[0])
    game.play("-")
    assert game.waits_for_chance


@pytest.mark.between("wheel_of_fortune", "bridges_castles_bazaars")
def test_a_lord_may_be_taken_back_from_his_castle_in_the_pestilence() -> None:
    others = {"bridges_castles_bazaars": "bridges 3 3; castles 2 3; castle 4,1 E 1 follower"}
    game = turned_to("pestilence", "", "E> E<", boxes=("bridges_castles_bazaars",), others=others)
    assert figures_possible(game) == {"back castle 1 @ 0,0"}
    game.play("back castle 1 @ 0,0")
    assert game.supply(0)["follower"] == 7
    assert "castle 4,1 E 1" not in game.position(), "it is closed"


@pytest.mark.between("wheel_of_fortune", "bridges_castles_bazaars")
def test_a_castle_is_worth_one_point_more_than_a_city_in_a_famine() -> None:
    others = {"bridges_castles_bazaars": "bridges 3 3; castles 3 2; castle 3,0 E 2 follower"}
    game = turned_to("famine", "E</1fNL", boxes=("bridges_castles_bazaars",), others=others)
    assert game.scores == (2, 0)


@pytest.mark.between("wheel_of_fortune", "bridges_castles_bazaars")
def test_whoever_has_placed_a_follower_on_a_bridge_takes_no_crown() -> None:
    game = beside("", "B^", hand="W", boxes=("bridges_castles_bazaars",))
    game.play("W> 4,2 with bridge; highwayman N")
    assert game.waits_for_chance


@pytest.mark.between("wheel_of_fortune", "bridges_castles_bazaars")
def test_no_bridge_is_built_on_the_board() -> None:
    game = beside(hand="B", boxes=("bridges_castles_bazaars",))
    game.play("B^ 4,3")
    assert {figure for figure in figures_possible(game) if "bridge" in figure} == {"bridge NS @ 4,3"}


# -- tiles that are drawn in another way ----------------------------------------------------------------


@pytest.mark.between("abbey_and_mayor", "wheel_of_fortune")
def test_an_abbey_is_not_drawn_and_turns_no_wheel() -> None:
    game = bastide.new_game(boxes=[BOX, "abbey_and_mayor"], open_draws=True)
    assert told(game) == "pig=fortuna"


@pytest.mark.between("traders_and_builders", "wheel_of_fortune")
def test_the_wheel_turns_in_a_second_turn_too() -> None:
    game = beside("", "", "U^/1hE/1BhE", hand="U", boxes=("traders_and_builders",))
    game.play(f"U^ 5,2; -; draw {turning(3)}")
    assert told(game) == "pig=storm"
    assert game.state.player == 0


@pytest.mark.between("wheel_of_fortune", "bridges_castles_bazaars")
def test_a_tile_from_a_bazaar_turns_the_wheel_when_its_turn_comes() -> None:
    bazaar = "bridges_castles_bazaars/field_bazaar"
    game = beside(hand=bazaar, boxes=("bridges_castles_bazaars",))
    game.play(f"{bazaar}^ 4,1; -; draw U; draw {turning(3)}; take U; bid 0; -; U^ 4,2")
    assert told(game) == "pig=fortuna"
    game.play("-")
    assert (game.to_move, game.hand, told(game)) == (0, turning(3), "pig=storm")


@pytest.mark.between("wheel_of_fortune", "flying_machines")
def test_a_flying_machine_lands_on_a_road_of_the_board_but_on_no_crown() -> None:
    game = beside("", "", "", hand="flying_machines/straight_we_w", boxes=("flying_machines",))
    game.play("flying_machines/straight_we_w^ 4,2; flying machine; reveal 1")
    assert figures_possible(game) == {"highwayman E @ 3,2"}


@pytest.mark.between("wheel_of_fortune", "gold_mines")
def test_gold_may_lie_on_a_cell_of_the_board() -> None:
    game = beside(hand="gold_mines/monastery_curve", boxes=("gold_mines",))
    game.play("gold_mines/monastery_curve^ 4,1")
    assert {"gold @ 3,0", "gold @ 3,1", "gold @ 3,2"} <= figures_possible(game)


@pytest.mark.between("wheel_of_fortune", "mage_and_witch")
def test_the_mage_may_go_to_a_road_of_the_board() -> None:
    game = beside(hand="mage_and_witch/two_cities", boxes=("mage_and_witch",))
    game.play("mage_and_witch/two_cities^ 4,1")
    assert "mage highwayman E @ 3,2" in figures_possible(game)


# -- points ---------------------------------------------------------------------------------------------


@pytest.mark.between("wheel_of_fortune", "school")
def test_the_wheel_is_no_scoring_that_the_teacher_pays_for() -> None:
    game = turned_to("fortuna", boxes=("school",), others={"school": "holder=2"})
    assert game.scores == (3, 0)
    assert "school: holder=2" in game.position()


@pytest.mark.between("wheel_of_fortune", "robbers")
def test_what_the_wheel_pays_can_be_robbed() -> None:
    game = turned_to("fortuna", boxes=("robbers",), others={"robbers": "2 0"})
    assert game.scores == (3, 2)
    assert game.hand == turning(1), "the robber takes his share before the tile is laid"


@pytest.mark.between("wheel_of_fortune", "robbers")
def test_taxes_are_one_award_for_each_player_however_many_cities_pay_them() -> None:
    game = turned_to("taxes", "G^/1kE", south=(". F>/1kN",), boxes=("robbers",), others={"robbers": "2 0"})
    assert game.scores == (3, 2)


@pytest.mark.between("wheel_of_fortune", "messages")
def test_a_message_that_the_wheel_brings_is_read_before_the_tile_is_laid() -> None:
    game = turned_to("storm", "", "B^/1m B^/1m", boxes=("messages",))
    assert game.scores == (5, 7)
    assert game.waits_for_chance, "a card is turned up"
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    game.play("reveal 4; choose 0; choose 0")
    assert game.scores == (7, 7)
    assert game.hand == turning(1)
    assert "asked: Red lay_tile" in game.position()


@pytest.mark.between("princess_and_dragon", "wheel_of_fortune")
def test_a_dragon_tile_that_is_set_aside_turns_nothing_but_the_one_drawn_for_it_does() -> None:
    game = beside(boxes=("princess_and_dragon",))
    game.play(f"draw BG; draw {turning(2)}")
    assert told(game) == "pig=famine"


@pytest.mark.between("tower", "wheel_of_fortune")
def test_a_tower_takes_a_follower_prisoner_who_stands_on_a_road_of_the_board() -> None:
    rows = [f"{row} . ." for row in BOARD]
    rows[2] = rows[2].replace("board_32^ .", "board_32^/2hE TF^")
    game = scene(
        "\n".join(rows), hand="U", boxes=("base", BOX, "tower"), memory={BOX: "pig=fortuna", "tower": "floors 10 10"}
    )
    game.play("U^ 5,2; tower_floor @ 4,2")
    assert figures_possible(game) == {"capture 2 highwayman E @ 3,2"}


@pytest.mark.between("abbey_and_mayor", "wheel_of_fortune")
def test_a_cell_of_the_board_bounds_a_hole_for_an_abbey() -> None:
    game = beside("E< .", ". B^", "U^ U^", phase="lay_abbey", boxes=("abbey_and_mayor",))
    assert "abbey_and_mayor/abbey^ 4,1" in figures_possible(game)


@pytest.mark.between("wheel_of_fortune", "messages")
def test_the_other_tile_of_message_7_turns_the_wheel_too() -> None:
    rows = [f"{row} ." for row in BOARD]
    game = scene("\n".join(rows), hand="E", scores=(1, 0), boxes=("base", BOX, "messages"), memory={BOX: "pig=fortuna"})
    game.play(f"E< 4,0; knight W; choose 0; reveal 7; choose 7; draw {turning(2)}")
    assert told(game) == "pig=famine"


@pytest.mark.between("wheel_of_fortune", "messages")
def test_all_that_the_wheel_pays_is_one_scoring_that_brings_one_message() -> None:
    rows = [f"{row} ." for row in BOARD]
    memory = {BOX: "pig=pestilence; 1 follower fortuna", "score_track": "messengers 2 0"}
    game = scene("\n".join(rows), scores=(4, 0), boxes=("base", BOX, "messages"), memory=memory)
    game.play(f"draw {turning(1)}; choose 1")
    assert game.scores == (10, 0), "both markers stand on field 5"
    game.play("reveal 4; choose 0")
    assert "asked: Red lay_tile" in game.position()


@pytest.mark.between("inns_and_cathedrals", "wheel_of_fortune")
def test_a_large_follower_on_a_crown_brings_as_much_as_a_small_one() -> None:
    game = turned_to("fortuna", crowns="2 large_follower fortuna", boxes=("inns_and_cathedrals",))
    assert game.scores == (3, 3)
    assert game.supply(1)["large_follower"] == 1


@pytest.mark.between("king_and_robber", "wheel_of_fortune")
def test_a_city_of_the_board_that_somebody_finishes_brings_the_king() -> None:
    game = beside(hand="E", boxes=("king_and_robber",))
    game.play("E< 4,0; -")
    assert "king" in [held.piece for held in game.view().seats[0].held]


@pytest.mark.between("traders_and_builders", "wheel_of_fortune")
def test_a_builder_on_a_road_of_the_board_grants_a_second_turn() -> None:
    memory = {"traders_and_builders": "0 0; 0 0, 0 0, 0 0"}
    game = beside("", "", "U^/1hE/1BhE .", hand="U", boxes=("traders_and_builders",), others=memory)
    game.play("U^ 5,2; -")
    assert game.waits_for_chance
    assert int(game.state.player) == 0


@pytest.mark.between("wheel_of_fortune", "plague")
def test_the_pestilence_of_the_wheel_has_nothing_to_do_with_the_plague() -> None:
    game = turned_to("pestilence", "", "B^/1m", boxes=("plague",))
    game.play("back monk @ 4,1")
    assert not [each for each in game.view().loose if each.piece in {"flea", "plague_source"}]


@pytest.mark.between("wheel_of_fortune", "ferries")
def test_a_ferry_carries_a_road_of_the_board_on() -> None:
    lake = "ferries/three_roads"
    game = beside("", "", "", hand=lake, boxes=("ferries",))
    game.play(f"{lake}^ 4,2; highwayman W; ferry EW @ 4,2")
    assert game.scores == (0, 0)
    game = beside("", "", "", hand=lake, boxes=("ferries",))
    game.play(f"{lake}^ 4,2; highwayman W; ferry ES @ 4,2")
    assert game.scores == (2, 0)


@pytest.mark.between("tunnel", "wheel_of_fortune")
def test_a_tunnel_carries_a_road_of_the_board_on() -> None:
    tile = "tunnel/city_two_mouths"
    game = beside("", "", "", hand=tile, boxes=("tunnel",))
    game.play(f"{tile}^ 4,2; highwayman W; -")
    assert game.scores == (0, 0)
