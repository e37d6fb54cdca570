"""The Messages together with other boxes."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.count.city import beside
from tests.expansions.messages.post import CITY, FINISH, STOP, is_due, markers, offered, post, reading
from tests.expansions.wheel_of_fortune.tables import turned_to

PD = "princess_and_dragon"
BUILDERS = {"traders_and_builders": "0 0; 0 0, 0 0, 0 0"}


# -- robbers -------------------------------------------------------------------------------------------


@pytest.mark.between("messages", "robbers")
def test_a_robber_goes_to_a_field_with_either_marker_of_another_player() -> None:
    game = post("E>", hand="robbers/straight", scores=(0, 9), messengers=(0, 3), boxes=["robbers"])
    game.play("robbers/straight^ 0,1")
    assert offered(game) == ["-", "robber track 3", "robber track 6"]


@pytest.mark.between("messages", "robbers")
@pytest.mark.parametrize(("marker", "share"), [(0, 0), (1, 2)])
def test_only_the_marker_on_the_field_of_the_robber_is_robbed(marker: int, share: int) -> None:
    game = post("E>/2kE .", scores=(0, 9), messengers=(0, 3), boxes=["robbers"], memory={"robbers": "1 3"})
    game.play(f"{FINISH}; choose {marker}")
    assert game.scores == (share, 13)


@pytest.mark.between("messages", "robbers")
def test_the_owner_of_the_robber_chooses_the_marker_for_his_share() -> None:
    game = post("E>/2kE .", scores=(4, 9), messengers=(0, 3), boxes=["robbers"], memory={"robbers": "1 3"})
    game.play(f"{FINISH}; choose 1")
    assert game.to_move == 0
    game.play("choose 1")
    assert markers(game, 0) == (4, 2)


@pytest.mark.between("messages", "robbers")
def test_a_share_can_bring_the_player_on_turn_a_message() -> None:
    game = post("E>/2kE .", scores=(3, 9), messengers=(0, 3), boxes=["robbers"], memory={"robbers": "1 3"})
    game.play(f"{FINISH}; choose 1; choose 0")
    assert markers(game, 0) == (5, 0)
    assert is_due(game)


@pytest.mark.between("messages", "robbers")
def test_points_of_a_message_are_robbed_in_their_turn() -> None:
    game = reading(4, boxes=["robbers"], memory={"robbers": "2 5"})
    game.play("choose 0; choose 0")
    assert game.scores == (7, 1)


@pytest.mark.between("messages", "robbers")
def test_where_both_markers_of_a_player_move_away_from_a_robber_its_owner_chooses_one() -> None:
    board = "E>/2kE .      E^\nE<     B^/2m E>\nB^     B^     B^"
    game = post(board, scores=(0, 14), messengers=(0, 7), boxes=["robbers"], memory={"robbers": "1 7"})
    game.play("E< 1,0; -; score city W; choose 1")
    assert markers(game, 1) == (11, 16)
    assert offered(game) == ["rob follower of 2", "rob messenger of 2"]
    game.play("rob messenger of 2")
    assert game.scores == (5, 27)


# -- payments ------------------------------------------------------------------------------------------


@pytest.mark.between("messages", "tower")
def test_payer_and_captor_choose_the_markers_for_a_ransom_and_nobody_gets_a_message_for_it() -> None:
    game = post(
        "TI^",
        hand="U",
        scores=(9, 3),
        messengers=(1, 1),
        boxes=["tower"],
        memory={"tower": "prisoner 2 1 follower"},
    )
    game.play("free follower from 2; U^ 0,1")
    assert game.to_move == 0
    game.play("choose 0")
    assert markers(game, 0) == (5, 1)
    assert game.to_move == 1
    game.play("choose 0")
    assert markers(game, 1) == (5, 1)
    assert not is_due(game)


@pytest.mark.between("messages", "robbers", "tower")
@pytest.mark.parametrize("moves", ["free follower from 2; {}; -; -", "{}; -; free follower from 2; -"])
def test_a_robbers_share_of_a_ransom_is_no_scoring_whenever_the_ransom_is_paid(moves: str) -> None:
    mouths = "tunnel/three_mouths_village"
    game = post(
        "U^",
        hand=mouths,
        scores=(6, 3),
        boxes=["tower", "robbers", "tunnel"],
        memory={"tower": "prisoner 2 1 follower", "robbers": "1 3"},
    )
    for move in moves.format(f"{mouths}^ 1,0").split("; "):
        answer_markers(game)
        game.play(move)
    answer_markers(game)
    assert (game.scores, markers(game, 0)) == ((5, 6), (5, 0))
    assert not is_due(game)


def answer_markers(game: bastide.Game) -> None:
    """Let followers move while somebody is asked which marker does."""
    while offered(game) == ["choose 0", "choose 1"]:
        assert bastide.read_position(game.position()).position() == game.position()
        game.play("choose 0")


@pytest.mark.between("messages", "bridges_castles_bazaars")
def test_money_of_a_bazaar_moves_markers_and_brings_no_message() -> None:
    bazaar = "bridges_castles_bazaars/field_bazaar"
    game = post("B^", hand=bazaar, scores=(3, 9), messengers=(0, 2), boxes=["bridges_castles_bazaars"])
    game.play(f"{bazaar}^ 1,0; -; draw U; draw V; take U; bid 2; -")
    assert game.to_move == 1
    game.play("choose 0")
    assert markers(game, 1) == (5, 2)
    assert not is_due(game)


# -- other scorings ------------------------------------------------------------------------------------


@pytest.mark.between("messages", "princess_and_dragon")
def test_the_point_of_the_fairy_at_the_beginning_of_a_turn_can_bring_a_message_before_the_tile_is_drawn() -> None:
    game = post(
        "E>/2kE .",
        hand="U",
        scores=(0, 4),
        boxes=[PD],
        memory={PD: "fairy 0,0 with 2 follower city E"},
    )
    game.play("U^ 0,1; -; choose 0")
    assert markers(game, 1) == (5, 0)
    game.play("reveal 5; choose 5; choose 1")
    assert game.scores == (0, 7)
    game.play("draw U")
    assert game.to_move == 1


@pytest.mark.between("messages", "princess_and_dragon")
def test_the_three_points_of_the_fairy_are_moved_on_their_own() -> None:
    game = post(boxes=[PD], scores=(3, 0), memory={PD: "fairy 0,0 with 1 follower city E"})
    game.play(f"{FINISH}; choose 0; choose 1")
    assert markers(game, 0) == (7, 3)


@pytest.mark.between("messages", "school")
def test_what_the_teacher_pays_is_moved_by_one_marker_and_can_bring_a_message() -> None:
    game = post(
        "school/left^ school/right^ D^ .\n. . B^ Ev/2kS",
        scores=(1, 0),
        boxes=["school"],
        memory={"school": "holder=1"},
    )
    game.play("E^ 3,2; -; choose 0")
    assert markers(game, 0) == (5, 0)
    assert is_due(game)


@pytest.mark.between("messages", "count")
def test_points_of_a_message_do_not_keep_anybody_from_sending_a_follower_to_the_city_of_the_count() -> None:
    boxes = ("base", "count", "messages", "robbers")
    memory = "castle\nscore_track: messengers -3 0\nrobbers: 1 0"
    game = beside("E>/2kE .", memory=memory, hand="E", boxes=boxes)
    game.play("E< 5,0; -; choose 0; reveal 4; choose 0; choose 0")
    assert game.scores == (4, 4)
    assert "market quarter" in offered(game)


# -- builders, more kinds of followers -------------------------------------------------------------------


@pytest.mark.between("messages", "traders_and_builders")
def test_the_tile_of_message_7_comes_before_the_second_part_of_a_double_turn() -> None:
    game = reading(7, "U^/1hE/1BhE .", boxes=["traders_and_builders"], memory=BUILDERS)
    game.play("choose 7; draw U; U^ 1,1; -")
    assert int(game.state.player) == 0
    game.play("draw U; U^ 2,1; -")
    assert int(game.state.player) == 1


@pytest.mark.between("messages", "traders_and_builders")
def test_a_builder_goes_home_with_the_last_follower_that_message_8_takes_back() -> None:
    game = reading(8, "U^/1hE/1BhE .", boxes=["traders_and_builders"], memory=BUILDERS)
    game.play("back highwayman E @ 0,1; choose 1")
    assert game.supply(0)["builder"] == 1


@pytest.mark.between("messages", "traders_and_builders")
def test_message_8_counts_the_pig_of_the_farmer() -> None:
    game = reading(8, "U^/1fNL/1GfNL .", boxes=["traders_and_builders"], memory=BUILDERS)
    game.play("back farmer NL @ 0,1; choose 1")
    assert game.scores == (5 + 4, 0)


@pytest.mark.between("messages", "traders_and_builders")
def test_a_builder_is_no_knight_and_a_pig_no_farmer() -> None:
    game = reading(6, "U^/1fNL/1GfNL .", boxes=["traders_and_builders"], memory=BUILDERS)
    game.play("choose 6; choose 1")
    assert game.scores == (8, 0)


@pytest.mark.between("messages", "inns_and_cathedrals")
def test_a_large_follower_is_one_knight() -> None:
    game = reading(5, "F^/1LkE .", boxes=["inns_and_cathedrals"])
    game.play("choose 5; choose 1")
    assert game.scores == (7, 0)


@pytest.mark.between("messages", "inns_and_cathedrals")
def test_an_unfinished_road_with_an_inn_is_the_smallest_and_worth_nothing() -> None:
    game = reading(1, "EB^/1hE U^", "U^/1hE .", boxes=["inns_and_cathedrals"])
    game.play("score road E @ 0,1")
    assert game.scores == (5, 0)


@pytest.mark.between("messages", "abbey_and_mayor")
def test_mayor_and_wagon_are_one_knight_each() -> None:
    game = reading(5, "F^/1MkE .", "F^/1WkE .", boxes=["abbey_and_mayor"])
    game.play("choose 5; choose 1")
    assert game.scores == (9, 0)


@pytest.mark.between("messages", "abbey_and_mayor")
def test_a_mayor_without_pennants_has_no_majority_for_message_8() -> None:
    game = reading(8, "E>/1MkE .", boxes=["abbey_and_mayor"])
    game.play("back mayor knight E @ 0,1")
    assert game.scores == (5, 0)


@pytest.mark.between("messages", "phantom")
def test_a_phantom_is_one_farmer() -> None:
    game = reading(6, "U^/1PfNL .", boxes=["phantom"])
    game.play("choose 6; choose 1")
    assert game.scores == (8, 0)


# -- values at the end -----------------------------------------------------------------------------------


@pytest.mark.between("messages", "mage_and_witch")
@pytest.mark.parametrize(("magic", "points"), [("mage", 4), ("witch", 1)])
def test_the_smallest_road_counts_mage_and_witch(magic: str, points: int) -> None:
    game = reading(1, "U^/1hE U^", boxes=["mage_and_witch"], memory={"mage_and_witch": f"{magic} road E 0 1"})
    game.play("score road E @ 0,1; choose 1")
    assert game.scores == (5 + points, 0)


@pytest.mark.between("messages", "shrines")
@pytest.mark.parametrize(("option", "choices"), [("no", 1), ("yes", 2)])
def test_shrines_are_no_monasteries_unless_the_table_says_so(option: str, choices: int) -> None:
    game = reading(3, "shrines/plain^/1c .", boxes=["shrines"], options={"message_shrines": option})
    assert len(offered(game)) == choices


@pytest.mark.between("messages", "princess_and_dragon")
def test_the_fairy_pays_nothing_for_what_a_message_scores() -> None:
    game = reading(
        1, "U^/1hE .", moves=f"{FINISH}; choose 0", boxes=[PD], memory={PD: "fairy 0,1 with 1 follower road E"}
    )
    game.play("score road E @ 0,1; choose 1")
    assert game.scores == (6, 0)


@pytest.mark.between("messages", "tower")
def test_a_guard_is_worth_nothing_and_can_be_taken_back() -> None:
    game = post(f"{CITY}\nTI^/1g .", boxes=["tower"], memory={"tower": "floors 9 9, tower 0 1 1"})
    game.play(f"{STOP}; reveal 8; back guard @ 0,1")
    assert game.scores == (5, 0)
    assert game.supply(0)["follower"] == 7


@pytest.mark.between("messages", "cathars")
def test_a_besieged_city_is_the_smallest_and_worth_nothing() -> None:
    game = reading(2, "E>/1kE .", "cathars/corner</1kW .", boxes=["cathars"])
    game.play("score city W @ 0,2")
    assert game.scores == (5, 0)


@pytest.mark.between("messages", "abbey_and_mayor")
def test_an_abbey_is_a_monastery() -> None:
    game = reading(3, "abbey_and_mayor/abbey^/1m .", boxes=["abbey_and_mayor"])
    assert offered(game) == ["choose 0", "score monastery @ 0,1"]


@pytest.mark.between("messages", "bridges_castles_bazaars")
def test_a_castle_is_no_city_and_its_lord_is_worth_nothing_but_can_be_taken_back() -> None:
    box = "bridges_castles_bazaars"
    board = "E>/1kE .\nB^ .\nE> E<"
    for card, options in ((2, ["choose 0"]), (8, ["choose 0", "back castle 1"])):
        game = post(board, boxes=[box], memory={box: "castles 2 3; castle 0,2 E 1 follower"})
        game.play(f"{FINISH}; -; choose 0; reveal {card}")
        assert [option.partition(" @ ")[0] for option in offered(game)] == options


@pytest.mark.between("messages", "gold_mines")
def test_gold_stays_where_message_8_scores() -> None:
    game = reading(8, "U^/1hE U^", boxes=["gold_mines"], memory={"gold_mines": "held 0 0; 1 at 0,1"})
    game.play("back highwayman E @ 0,1; choose 1")
    assert game.scores == (7, 0)
    assert game.supply(0).get("gold", 0) == 0


@pytest.mark.between("messages", "king_and_robber")
def test_a_city_that_a_message_scores_is_not_finished_and_brings_no_king() -> None:
    game = reading(2, "F^/1kE .", boxes=["king_and_robber"])
    before = [held.piece for held in game.view().seats[0].held]
    game.play("score city E @ 0,1; choose 1")
    assert [held.piece for held in game.view().seats[0].held if held.piece != "message"] == [
        piece for piece in before if piece != "message"
    ]


@pytest.mark.between("messages", "festival")
def test_a_festival_takes_no_marker_from_the_track() -> None:
    game = post("E>/1fSL", hand="festival/two_corners", boxes=["festival"], scores=(3, 7))
    game.play("festival/two_corners^ 1,0")
    assert not [option for option in offered(game) if "messenger" in option]


@pytest.mark.between("messages", "flying_machines")
def test_the_other_tile_of_message_7_may_carry_a_flying_machine() -> None:
    game = reading(7, boxes=["flying_machines"])
    game.play("choose 7; draw flying_machines/field_w; flying_machines/field_w^ 0,1")
    assert "flying machine" in offered(game)


@pytest.mark.between("messages", "wheel_of_fortune")
def test_message_8_takes_nobody_from_a_crown() -> None:
    game = turned_to("storm", "", "B^/1m", crowns="1 follower taxes", boxes=("messages",))
    game.play("reveal 8")
    assert offered(game) == ["choose 0", "back monk @ 4,1"]


@pytest.mark.between("messages", "tunnel")
def test_the_smallest_road_counts_what_a_tunnel_joins() -> None:
    rows = ("B^ .", "U^/1hE tunnel/city_two_mouths^ U^")
    for tokens, points in (("", 2), ("1 A W 1,2; 1 A E 1,2", 3)):
        moves = f"{FINISH}; -; choose 0" if not tokens else STOP
        game = reading(1, *rows, boxes=["tunnel"], memory={"tunnel": tokens} if tokens else None, moves=moves)
        game.play("score road E @ 0,2")
        assert game.tally()[-1].points == points


@pytest.mark.between("messages", "ferries")
@pytest.mark.parametrize(("ferry", "points"), [("ES 1,2", 2), ("EW 1,2", 3)])
def test_the_smallest_road_counts_what_a_ferry_joins(ferry: str, points: int) -> None:
    game = reading(1, "B^ .", "U^/1hE ferries/three_roads^ U^", boxes=["ferries"], memory={"ferries": ferry})
    game.play("score road E @ 0,2")
    assert game.tally()[-1].points == points


@pytest.mark.between("messages", "abbey_and_mayor")
def test_a_wagon_that_message_8_takes_back_goes_home_and_does_not_drive_on() -> None:
    game = reading(8, "U^/1WhE U^", boxes=["abbey_and_mayor"])
    game.play("back wagon highwayman E @ 0,1")
    assert game.supply(0)["wagon"] == 1
    assert game.tally()[-1].points == 2


@pytest.mark.between("messages", "shrines")
def test_message_8_scores_a_heretic_as_at_the_end_and_leaves_his_rival_alone() -> None:
    game = reading(8, "shrines/plain^/1c B^/2m", boxes=["shrines"])
    game.play("back heretic @ 0,1")
    assert game.tally()[-1].points == 4
    assert [figure.role for figure in game.view().figures if figure.owner == 1] == ["monk"]


@pytest.mark.between("messages", "count")
def test_message_8_takes_nobody_from_a_quarter() -> None:
    memory = "castle; 1 follower castle, 1 follower market\nscore_track: messengers 1 0"
    game = beside("E>/1kE .", memory=memory, hand="E", boxes=("base", "count", "messages"))
    game.play("E< 5,0; -; choose 1; reveal 8")
    assert offered(game) == ["choose 0"]


@pytest.mark.between("messages", "crop_circles")
def test_a_message_is_read_before_a_crop_circle_and_its_tile_may_show_one() -> None:
    club = "crop_circles/curve_club"
    game = reading(7, "U^/1hE", boxes=["crop_circles"])
    game.play(f"choose 7; draw {club}; {club}^ 1,1; -; choose 2; back highwayman E @ 0,1")
    assert game.supply(0)["follower"] == 7
    assert int(game.state.player) == 1


@pytest.mark.between("messages", "gold_mines")
def test_the_other_tile_of_message_7_brings_its_gold() -> None:
    tile = "gold_mines/monastery_corner"
    game = reading(7, "U^ .", boxes=["gold_mines"])
    game.play(f"choose 7; draw {tile}; {tile}v 0,2")
    assert {(each.x, each.y) for each in game.view().loose if each.piece == "gold"} == {(0, 1), (0, 2)}


@pytest.mark.between("messages", "cathars")
def test_pennants_of_a_besieged_city_count_for_message_4() -> None:
    game = reading(4, "B^ .", "cathars/cityv .", "F>/1kN .", boxes=["cathars"])
    game.play("choose 4")
    assert game.tally()[-1].reason == "1 pennant × 2"


@pytest.mark.between("messages", "bridges_castles_bazaars")
def test_what_a_castle_gets_is_moved_on_its_own_and_can_bring_a_message() -> None:
    game = post(
        "E> E<\nW^/2hE .",
        scores=(3, 0),
        hand="W",
        boxes=["bridges_castles_bazaars"],
        memory={"bridges_castles_bazaars": "bridges 3 3; castles 2 3; castle 0,0 E 1 follower"},
    )
    game.play("W^ 1,1; -; choose 0")
    assert game.scores == (5, 2)
    assert is_due(game)
