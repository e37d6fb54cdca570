"""The Robbers together with other boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.expansions.count.city import beside
from tests.expansions.robbers.track import BOXES, CITY, FINISH, offered, on_track, track

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
