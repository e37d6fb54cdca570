"""The Robbers together with other boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.expansions.abbey_and_mayor.test_abbey import ENDS
from tests.expansions.abbey_and_mayor.test_barn import MEETING
from tests.expansions.count.city import beside
from tests.expansions.robbers.track import BOXES, CITY, FINISH, offered, on_track, track
from tests.scenes import empty_bag

if TYPE_CHECKING:
    import bastide

STRAIGHT = "robbers/straight"


def played(*moves: str, boxes: tuple[str, ...], board: str = CITY, **more: object) -> bastide.Game:
    """Play with some more boxes."""
    game = track(board, boxes=(*BOXES, *boxes), **more)  # type: ignore[arg-type]
    game.play("; ".join(moves))
    return game


@pytest.mark.between("princess_and_dragon", "robbers")
def test_the_fairys_point_at_the_beginning_of_a_turn_is_robbed() -> None:
    game = played(
        "U^ 0,1; -; draw U",
        boxes=("princess_and_dragon",),
        hand="U",
        scores=(3, 7, 0),
        robbers="1 7",
        memory={"princess_and_dragon": "fairy 0,0 with 2 follower city E"},
    )
    assert game.scores == (4, 8, 0)
    assert on_track(game) == []


@pytest.mark.between("princess_and_dragon", "robbers")
def test_the_fairys_three_points_are_an_award_of_their_own_that_comes_after_the_feature() -> None:
    game = played(
        FINISH,
        "-",
        boxes=("princess_and_dragon",),
        scores=(3, 7, 0),
        robbers="1 7, 3 11",
        memory={"princess_and_dragon": "fairy 0,0 with 2 follower city E"},
    )
    assert game.scores == (5, 14, 2)


@pytest.mark.between("tower", "robbers")
def test_a_ransom_moves_the_marker_of_the_captor_forward_and_is_robbed() -> None:
    game = played(
        "free follower from 2",
        boxes=("tower",),
        board="TI^",
        hand="U",
        scores=(9, 7, 0),
        robbers="3 7",
        memory={"tower": "prisoner 2 1 follower"},
    )
    game.play("U^ 0,1")
    assert game.scores == (6, 10, 2)


@pytest.mark.between("tower", "robbers")
def test_whoever_pays_a_ransom_moves_back_and_is_not_robbed() -> None:
    game = played(
        "free follower from 2",
        boxes=("tower",),
        board="TI^",
        hand="U",
        scores=(9, 7, 0),
        robbers="3 9",
        memory={"tower": "prisoner 2 1 follower"},
    )
    game.play("U^ 0,1")
    assert game.scores == (6, 10, 0)
    assert on_track(game) == [(3, 9)]


@pytest.mark.between("traders_and_builders", "robbers")
def test_a_robber_tile_calls_robbers_in_each_part_of_a_double_turn() -> None:
    game = played(
        f"{STRAIGHT}^ 1,0; robber track 7; -; -",
        boxes=("traders_and_builders",),
        board="U^/1hE/1BhE",
        hand=STRAIGHT,
        scores=(3, 7, 9),
        memory={"traders_and_builders": "0 0; 0 0 0, 0 0 0, 0 0 0"},
    )
    game.play(f"draw {STRAIGHT}; {STRAIGHT}^ 2,0")
    assert game.to_move == 0
    assert offered(game) == ["-", "robber track 9"]


@pytest.mark.between("count", "robbers")
def test_a_share_of_a_robber_does_not_keep_anybody_from_sending_a_follower_to_the_city() -> None:
    game = beside("E>/2kE .", memory="castle\nrobbers: 1 0", hand="E", boxes=("base", "count", "robbers"))
    game.play("E< 5,0; -")
    assert game.scores == (2, 4)
    assert "market quarter" in offered(game)


@pytest.mark.between("king_and_robber", "robbers")
def test_the_robber_baron_is_a_card_and_has_nothing_to_do_with_the_track() -> None:
    game = played(FINISH, "-", boxes=("king_and_robber",), scores=(3, 7, 0), robbers="1 7")
    assert game.scores == (5, 11, 0)
    assert "king" in [held.piece for held in game.view().seats[0].held]


@pytest.mark.between("festival", "robbers")
def test_a_festival_takes_no_robber_from_the_track() -> None:
    game = played(
        "festival/two_corners^ 1,0",
        boxes=("festival",),
        board="E>/1fSL",
        hand="festival/two_corners",
        scores=(3, 7, 0),
        robbers="1 7",
    )
    assert not [option for option in offered(game) if "robber" in option]


@pytest.mark.between("school", "robbers")
def test_what_the_teacher_pays_is_robbed() -> None:
    game = played(
        "E^ 3,2; -",
        boxes=("school",),
        board="school/left^ school/right^ D^ .\n. . B^ Ev/1kS",
        scores=(0, 7),
        players=2,
        robbers="1 7",
        memory={"school": "holder=2"},
    )
    assert game.scores == (4 + 2, 7 + 4)
    assert on_track(game) == []


@pytest.mark.between("flying_machines", "robbers")
def test_robbers_stay_on_the_track_whatever_flies() -> None:
    tile = "flying_machines/field_w"
    game = played(
        f"{tile}^ 1,0; flying machine; reveal 3",
        boxes=("flying_machines",),
        board="B^",
        hand=tile,
        scores=(3, 7, 0),
        robbers="1 7",
    )
    assert on_track(game) == [(1, 7)]


@pytest.mark.between("mage_and_witch", "robbers")
@pytest.mark.parametrize(("magic", "points", "share"), [("mage", 6, 3), ("witch", 2, 1)])
def test_a_robber_takes_half_of_what_mage_and_witch_leave(magic: str, points: int, share: int) -> None:
    game = played(
        FINISH,
        "-",
        boxes=("mage_and_witch",),
        scores=(3, 7, 0),
        robbers="1 7",
        memory={"mage_and_witch": f"{magic} city E 0 0"},
    )
    assert game.scores == (3 + share, 7 + points, 0)


@pytest.mark.between("inns_and_cathedrals", "robbers")
def test_a_robber_takes_half_of_what_an_inn_makes_of_a_road() -> None:
    game = played(
        "W^ 2,0; -",
        boxes=("inns_and_cathedrals",),
        board="W^ EB^/2hE .",
        hand="W",
        scores=(3, 7, 0),
        robbers="1 7",
    )
    assert game.scores == (3 + 3, 7 + 6, 0)


@pytest.mark.between("cathars", "robbers")
def test_a_robber_takes_half_of_what_a_siege_leaves_of_a_city() -> None:
    tile = "cathars/city"
    game = played(f"{tile}< 1,0; -", boxes=("cathars",), hand=tile, scores=(3, 7, 0), robbers="1 7")
    assert game.scores == (3 + 1, 7 + 2, 0)


@pytest.mark.between("shrines", "robbers")
def test_a_robber_takes_half_of_what_the_winner_of_a_challenge_gets() -> None:
    game = played(
        "U^ 2,2; -",
        boxes=("shrines",),
        board="U^ U^ U^\nB^ shrines/plain^/2c B^\nU^ U^ .",
        hand="U",
        scores=(3, 7, 0),
        robbers="1 7",
    )
    assert game.scores == (3 + 5, 7 + 9, 0)


@pytest.mark.between("abbey_and_mayor", "robbers")
def test_a_robber_takes_half_of_what_farmers_get_who_meet_a_barn() -> None:
    game = played(
        "abbey_and_mayor/road_endv 2,1; -",
        boxes=("abbey_and_mayor",),
        board=MEETING,
        hand="abbey_and_mayor/road_end",
        scores=(3, 7, 0),
        robbers="1 7",
    )
    assert game.scores == (3 + 1, 7 + 1, 0)


@pytest.mark.between("abbey_and_mayor", "robbers")
def test_robbers_have_left_the_track_when_the_last_abbeys_are_laid() -> None:
    game = track(ENDS, "U", boxes=(*BOXES, "abbey_and_mayor"), scores=(3, 7, 0), robbers="1 7, 3 3")
    empty_bag(game)
    game.play("U^ 0,-1; -; abbey_and_mayor/abbey^ 1,1; -")
    assert {line.claim for line in game.tally()} == {"finished"}
    assert on_track(game) == []


@pytest.mark.between("bridges_castles_bazaars", "robbers")
def test_what_a_castle_gets_is_robbed_and_comes_after_the_features() -> None:
    game = played(
        "W^ 1,1; -",
        boxes=("bridges_castles_bazaars",),
        board="E> E<\nW^/3hE .",
        hand="W",
        scores=(3, 7, 20),
        robbers="1 7",
        memory={"bridges_castles_bazaars": "bridges 3 3 3; castles 3 2 3; castle 0,0 E 2 follower"},
    )
    assert game.scores == (3 + 1, 7 + 2, 20 + 2)


@pytest.mark.between("bridges_castles_bazaars", "robbers")
def test_money_of_a_bazaar_moves_a_marker_forward_and_is_robbed() -> None:
    bazaar = "bridges_castles_bazaars/field_bazaar"
    game = played(
        f"{bazaar}^ 1,0; -; draw U; draw V; take U; bid 2; bid 3; sell",
        boxes=("bridges_castles_bazaars",),
        board="B^",
        hand=bazaar,
        players=2,
        scores=(3, 9),
        robbers="1 9",
    )
    assert game.scores == (3 - 3 + 2, 9 + 3)
    assert on_track(game) == []


@pytest.mark.between("gold_mines", "robbers")
def test_gold_is_not_robbed() -> None:
    game = played(
        FINISH, "-", boxes=("gold_mines",), scores=(3, 7, 0), robbers="1 7", memory={"gold_mines": "3 at 0,0"}
    )
    assert game.scores == (5, 11, 0)
    assert [[each.count for each in seat.held if each.piece == "gold"] for seat in game.view().seats] == [[], [3], []]


@pytest.mark.between("phantom", "robbers")
def test_a_robber_comes_besides_a_follower_and_a_phantom() -> None:
    game = played(
        f"{STRAIGHT}^ 1,0; robber track 7; -; highwayman W; phantom farmer NL",
        boxes=("phantom",),
        board="U^",
        hand=STRAIGHT,
        scores=(3, 7, 0),
    )
    assert game.supply(0) == {"follower": 6, "phantom": 0, "robber": 0}


@pytest.mark.between("tunnel", "robbers")
def test_a_road_that_a_tunnel_finishes_is_robbed() -> None:
    game = played(
        "B^ 1,1; -; tunnel A E @ 1,0",
        boxes=("tunnel",),
        board="W^/2hE tunnel/city_two_mouths^ W^",
        hand="B",
        scores=(3, 7, 0),
        robbers="1 7",
        memory={"tunnel": "1 A W 1,0"},
    )
    assert game.scores == (3 + 2, 7 + 3, 0)


@pytest.mark.between("ferries", "robbers")
def test_a_road_that_ends_at_a_lake_is_robbed() -> None:
    lake = "ferries/three_roads"
    game = played(
        f"{lake}^ 1,0; -; ferry ES @ 1,0",
        boxes=("ferries",),
        board="W^/2hE .",
        hand=lake,
        scores=(3, 7, 0),
        robbers="1 7",
    )
    assert game.scores == (3 + 1, 7 + 2, 0)


@pytest.mark.between("crop_circles", "robbers")
def test_a_crop_circle_takes_no_robber_back() -> None:
    club = "crop_circles/curve_club"
    game = played(
        f"{club}^ 1,0; -; choose 2",
        boxes=("crop_circles",),
        board="W^/1hE .",
        hand=club,
        scores=(3, 7, 0),
        robbers="1 7",
    )
    assert on_track(game) == [(1, 7)]


@pytest.mark.between("tower", "robbers")
def test_no_tower_takes_a_robber_prisoner() -> None:
    game = played(
        "U^ 0,1; tower_floor @ 0,0",
        boxes=("tower",),
        board="TI^",
        hand="U",
        scores=(9, 7, 0),
        robbers="2 9",
        memory={"tower": "floors 9 9 9"},
    )
    assert on_track(game) == [(2, 9)]
