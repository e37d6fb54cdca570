"""Abbey & Mayor beside other boxes (complete rules 4.2.2, 4.2.10, 4.4.8.1, 4.4.11, 6.2, 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bastide.expansions.abbey_and_mayor import AbbeyAndMayor
from bastide.kernel import verbs
from bastide.kernel.catalogue import tile_set
from bastide.kernel.hooks import Award, Expansion
from bastide.kernel.pieces import Piece
from bastide.kernel.places import slot_named
from bastide.kernel.scoring import FARMER
from bastide.kernel.turn import Step
from bastide.rulebook import compile_rules, known_options
from tests.expansions.abbey_and_mayor.tables import ABBEY, at_home, possible, table
from tests.kernel.toys import lay
from tests.scenes import final_points

if TYPE_CHECKING:
    import bastide
    from bastide.kernel.state import State

ROAD_END = "abbey_and_mayor/road_end"
HERD = "games_quarterly/pig_field"
SIEGE = "cathars/city"


def corner(figures: str, *, city: str = "E", field: str = "B") -> str:
    """A field with a finished city, and figures on it; a tile on 1,2 makes room for a barn."""
    return f"{city}v B^\nE^ {field}^/{figures}\nB^ ."


def meeting(figures: str, *, city: str = "E", field: str = "B") -> str:
    """Red's barn on a field with a finished city; a road's end on 2,1 connects figures on the east with it."""
    return f"{city}v B^ U> U>/{figures}\nE^ {field}^ . .\nB^ B^/1NfNL . ."


def placed(figures: str, boxes: tuple[str, ...], *, city: str = "E", field: str = "B") -> bastide.Game:
    """Red places a barn among Blue's figures."""
    game = table(corner(figures, city=city, field=field), hand="B", boxes=boxes)
    game.play("B^ 1,2; barn farmer NL")
    return game


def connected(figures: str, boxes: tuple[str, ...], *, city: str = "E", field: str = "B") -> bastide.Game:
    """Red connects Blue's figures with his barn."""
    game = table(meeting(figures, city=city, field=field), hand=ROAD_END, boxes=boxes)
    game.play(f"{ROAD_END}v 2,1; -")
    return game


# -- pigs ------------------------------------------------------------------------------------------

PIGS = ("traders_and_builders",)


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_a_farmer_with_a_pig_gets_four_points_for_each_city_when_a_barn_is_placed() -> None:
    assert placed("2fNL/2GfNL", PIGS).scores == (0, 4)


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_the_pig_goes_home_with_the_farmers() -> None:
    assert at_home(placed("2fNL/2GfNL", PIGS), Piece.PIG) == [1, 1]
    assert at_home(connected("2fWL/2GfWL", PIGS), Piece.PIG) == [1, 1]


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_a_farmer_with_a_pig_gets_two_points_for_each_city_when_he_meets_a_barn() -> None:
    assert connected("2fWL/2GfWL", PIGS).scores == (0, 2)


@pytest.mark.between("traders_and_builders", "abbey_and_mayor")
def test_a_pig_never_adds_to_a_barn() -> None:
    game = table("Ev B^\nE^ B^/1NfNL/1fNL/1GfNL", boxes=PIGS)
    assert sorted(line.points for line in game.if_it_ended_now()) == [4, 4]
    assert {line.reason for line in game.if_it_ended_now() if line.claim == "barn"} == {"1 finished city × 4"}


# -- a herd of pigs --------------------------------------------------------------------------------

HERDS = ("games_quarterly",)


@pytest.mark.between("games_quarterly", "abbey_and_mayor")
def test_a_herd_of_pigs_adds_a_point_for_each_city_when_a_barn_is_placed() -> None:
    assert placed("2fNL", HERDS, field=HERD).scores == (0, 4)


@pytest.mark.between("games_quarterly", "abbey_and_mayor")
def test_a_herd_of_pigs_adds_a_point_for_each_city_when_farmers_meet_a_barn() -> None:
    assert connected("2fWL", HERDS, field=HERD).scores == (0, 2)


@pytest.mark.between("traders_and_builders", "games_quarterly", "abbey_and_mayor")
def test_a_pig_and_a_herd_add_two_points_when_farmers_meet_a_barn() -> None:
    assert connected("2fWL/2GfWL", HERDS + PIGS, field=HERD).scores == (0, 3)


@pytest.mark.between("games_quarterly", "abbey_and_mayor")
def test_a_herd_of_pigs_does_not_add_to_a_barn() -> None:
    assert final_points(table(f"Ev B^\nE^ {HERD}^/1NfNL", boxes=HERDS)) == [4, 0]


# -- besieged cities -------------------------------------------------------------------------------

SIEGES = ("cathars",)


@pytest.mark.between("cathars", "abbey_and_mayor")
def test_a_besieged_city_counts_twice_when_a_barn_is_placed() -> None:
    assert placed("2fNL", SIEGES, city=SIEGE).scores == (0, 6)
    assert placed("2fNL/2GfNL", SIEGES + PIGS, city=SIEGE).scores == (0, 8)


@pytest.mark.between("cathars", "abbey_and_mayor")
def test_a_besieged_city_counts_twice_when_farmers_meet_a_barn() -> None:
    assert connected("2fWL", SIEGES, city=SIEGE).scores == (0, 2)
    assert connected("2fWL/2GfWL", SIEGES + PIGS, city=SIEGE).scores == (0, 4)
    assert connected("2fWL", SIEGES + HERDS, city=SIEGE, field=HERD).scores == (0, 4)
    assert connected("2fWL/2GfWL", SIEGES + HERDS + PIGS, city=SIEGE, field=HERD).scores == (0, 6)


@pytest.mark.between("cathars", "abbey_and_mayor")
def test_a_besieged_city_counts_twice_for_a_barn() -> None:
    assert final_points(table(f"{SIEGE}v B^\nE^ B^/1NfNL", boxes=SIEGES)) == [8, 0]


def test_without_the_siege_a_barn_gets_the_plain_points() -> None:
    game = table(f"{SIEGE}v B^\nE^ B^/1NfNL", boxes=SIEGES, options={"siege": "no"})
    assert final_points(game) == [4, 0]


@pytest.mark.between("cathars", "abbey_and_mayor")
def test_an_abbey_lets_a_knight_flee_from_the_besieged_city_beside_it() -> None:
    game = table(f"B^ E^ B^\nE< . E>\n{SIEGE}</1kW Ev B^", phase="lay_abbey", boxes=SIEGES)
    game.play(f"{ABBEY}^ 1,1; -")
    assert "back knight W @ 0,2" in possible(game)


# -- a large follower, the phantom, the festival ---------------------------------------------------


@pytest.mark.between("inns_and_cathedrals", "abbey_and_mayor")
def test_a_large_follower_counts_twice_among_farmers_who_meet_a_barn() -> None:
    assert connected("1fWL/2LfWL", ("inns_and_cathedrals",)).scores == (0, 1)


@pytest.mark.between("abbey_and_mayor", "phantom")
def test_a_phantom_may_follow_a_barn_in_the_same_turn_but_not_on_its_field() -> None:
    game = table("B^ B^\nB^ .", hand="B", boxes=("phantom",))
    game.play("B^ 1,1; barn farmer NL")
    assert possible(game) == {"-", "phantom monk"}


@pytest.mark.between("abbey_and_mayor", "phantom")
def test_a_phantom_that_a_barn_sends_home_is_not_placed_in_the_same_turn() -> None:
    game = table(corner("1PfNL"), hand="B", boxes=("phantom",))
    game.play("B^ 1,2; barn farmer NL")
    assert game.waits_for_chance
    assert game.scores == (3, 0)
    assert at_home(game, Piece.PHANTOM) == [1, 1]


@pytest.mark.between("abbey_and_mayor", "festival")
def test_the_festival_lets_a_player_take_his_barn_back() -> None:
    game = table("B^ B^\nB^ B^/1NfNL", hand="festival/city_road_s", boxes=("festival",))
    game.play("festival/city_road_s^ 2,1; back barn farmer NL @ 1,1")
    assert at_home(game, Piece.BARN) == [1, 1]


@pytest.mark.between("king_and_robber", "abbey_and_mayor")
def test_the_king_counts_cities_that_an_abbey_has_finished() -> None:
    board = "B^ Ev B^\nE< . E>\nB^ Ev B^"
    game = table(board, phase="lay_abbey", boxes=("king_and_robber",))
    game.play(f"{ABBEY}^ 1,1; -")
    assert game.state.supply_of(0, Piece.KING) == 1


class Ear(Expansion):
    """Hears of every score."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, int, int]] = []

    def on_scored(self, state: State, awards: list[Award]) -> None:
        """Note who was paid for what."""
        self.heard += [(award.player, award.points, award.claim) for award in awards]


def test_boxes_hear_of_farmers_that_a_barn_has_scored_while_they_still_stand() -> None:
    ear = Ear()
    types = [tile for box in ("base", "abbey_and_mayor") for tile in tile_set(box).tiles]
    options = {option.name: option.default for option in known_options(("base", "abbey_and_mayor"))}
    state = compile_rules(2, types, [AbbeyAndMayor(), ear], options).new_state()
    lay(state, "E", 0, 0, 2)
    lay(state, "E", 0, 1)
    lay(state, "B", 1, 1)
    lay(state, "B", 0, 2)
    last = lay(state, "B", 1, 2)
    field = slot_named(state, last, "field", "NL")
    verbs.place(state, Piece.FOLLOWER, 1, field)
    verbs.place(state, Piece.BARN, 0, field)
    state.advance(state.rules.script[state.rules.step_at[Step.SCORE]])
    assert ear.heard == [(1, 3, FARMER)]
