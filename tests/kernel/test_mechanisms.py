"""Mechanisms of the kernel that boxes will need, each with the smallest box that needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bastide.base.turn import base_phases
from bastide.kernel import verbs
from bastide.kernel.catalogue import tile_set
from bastide.kernel.chance import Luck
from bastide.kernel.codes import PASS, cell_in, choice_code
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import ORIGIN, ROUND, STEPS, cell_at
from bastide.kernel.hooks import Expansion, Figure
from bastide.kernel.layout import ASKED, CHANCE, HAND, OPEN, PLAYER, TILE_CELL, TILE_TURN
from bastide.kernel.pieces import FOLLOWERS, NEUTRAL_FIGURES, SPECIAL_FIGURES, TOKENS, Piece, Why
from bastide.kernel.places import place_of, slot_named
from bastide.kernel.rules import Rules
from bastide.kernel.scoring import Claim, Stage, Tally
from bastide.kernel.tables import Fitting, Tables
from bastide.kernel.turn import Step
from bastide.rulebook import compile_rules, opening
from tests.kernel.small_toys import Die, SecondTurn
from tests.kernel.toys import lay, toy_state

if TYPE_CHECKING:
    from bastide.kernel.state import State


def opened(box: Expansion, players: int = 2) -> State:
    return opening(compile_rules(players, list(tile_set("base").tiles), [box]))


def play_turn(state: State, luck: Luck) -> None:
    """Draw, lay and pass."""
    state.apply(state.sample(luck))
    state.apply(state.sample(luck))
    while state.phase.step == Step.FIGURE:
        state.apply(PASS)


def test_a_turn_can_be_repeated_by_the_same_player() -> None:
    state = opened(SecondTurn())
    luck = Luck(1)
    movers = []
    for _ in range(6):
        play_turn(state, luck)
        movers.append(state.words[PLAYER])
    assert movers == [0, 1, 1, 0, 0, 1]


def test_a_die_is_an_outcome_of_chance_with_weights_and_scores_may_become_negative() -> None:
    state = opened(Die())
    luck = Luck(3)
    state.apply(state.sample(luck))
    state.apply(state.sample(luck))
    assert state.asked == CHANCE
    assert state.legal_codes() == [choice_code(1), choice_code(2), choice_code(3)]
    assert [state.phase.weight(state, code) for code in state.legal_codes()] == [2, 1, 1]
    state.apply(choice_code(3))
    assert state.score_of(0) == -3


def test_a_die_falls_on_a_face_as_often_as_it_weighs() -> None:
    state = opened(Die())
    luck = Luck(9)
    state.apply(state.sample(luck))
    state.apply(state.sample(luck))
    faces = [state.sample(luck) for _ in range(4000)]
    assert 1850 < faces.count(choice_code(1)) < 2150
    assert 850 < faces.count(choice_code(2)) < 1150


@pytest.mark.parametrize("box", ["count", "school"])
def test_a_fixed_block_of_start_tiles_lies_in_its_places(box: str) -> None:
    state = toy_state([], tiles=("base", box))
    for tile in tile_set(box).tiles:
        assert tile.place is not None
        lay(state, tile.id, *tile.place)
    assert len(state.tile_list()) == tile_set(box).size
    for laid in state.tile_list():
        edges = state.tables.types[state.words[laid + TILE_TURN] // 4].edges
        beyond = [state.tile_at(state.words[laid + TILE_CELL] + step) for step in STEPS]
        assert all(beyond[side] for side, letter in enumerate(edges) if letter == "I")


def test_the_field_along_the_wall_of_the_counts_city_is_one_field() -> None:
    state = toy_state([], tiles=("base", "count"))
    for tile in tile_set("count").tiles:
        assert tile.place is not None
        lay(state, tile.id, *tile.place)
    north = [slot_named(state, state.tile_at(cell_at(x, 0)), "field", "NL") for x in range(4)]
    assert len({state.root_of(slot) for slot in north}) == 1


class OnlyRoads(Fitting):
    """The fitting rule of another game: only roads must go on."""

    def touches(self, mine: str, other: str) -> bool:
        return (mine == "R") == (other == "R")


def test_another_game_may_have_another_notion_of_what_fits() -> None:
    types = list(tile_set("base").tiles)
    rules = Rules(
        2, Tables(types, OnlyRoads(), 0, fields=True), [t.count for t in types], base_phases(), [], {Piece.FOLLOWER: 6}
    )
    state = rules.new_state()
    lay(state, "E", 0, 0)
    state.put(HAND, rules.tables.kind_named("B"))
    state.resume(rules.script[rules.step_at[Step.TILE]])
    assert len(state.legal_codes()) == 16


def test_no_tile_lies_beyond_the_edge_of_a_bounded_board() -> None:
    state = toy_state([])
    for step in ROUND:
        verbs.wall_off(state, ORIGIN + 2 * step)
    for x in (-2, 2):
        for y in (-1, 1):
            verbs.wall_off(state, cell_at(x, y))
            verbs.wall_off(state, cell_at(y, x))
    lay(state, "B", 0, 0)
    lay(state, "B", 1, 0)
    state.put(HAND, state.tables.kind_named("B"))
    state.resume(state.rules.script[state.rules.step_at[Step.TILE]])
    cells = {cell_in(code) for code in state.legal_codes()}
    assert cells == {cell_at(x, y) for x, y in ((0, -1), (0, 1), (-1, 0), (1, -1), (1, 1))}


def test_an_abbey_fits_everywhere_and_closes_what_it_touches() -> None:
    state = toy_state([], tiles=("base", "abbey_and_mayor"))
    west = lay(state, "U", -1, 0)
    lay(state, "E", 0, -1, 2)
    road = slot_named(state, west, "road", "E")
    assert state.words[state.root_of(road) + OPEN] == 2
    abbey = next(tile.code for tile in tile_set("abbey_and_mayor").tiles if tile.edges == "AAAA")
    lay(state, abbey, 0, 0)
    assert state.words[state.root_of(road) + OPEN] == 1
    assert state.is_finished(slot_named(state, state.tile_at(cell_at(0, -1)), "city", "S"))


class Prison(Expansion):
    name = "toy_prison"

    def set_up(self, rules: Rules) -> None:
        self.memory = rules.reserve(2)
        self.cell = rules.add_spot("prison of Blue")


def test_a_spot_beside_the_landscape_holds_figures_and_has_a_name() -> None:
    box = Prison()
    state = toy_state([box])
    verbs.place(state, Piece.FOLLOWER, 0, box.cell)
    assert place_of(state, box.cell).feature == "prison of Blue"
    assert verbs.figures_on(state, box.cell) == [Figure(Piece.FOLLOWER, 0, box.cell)]


def test_a_captured_figure_does_not_go_home() -> None:
    box = Prison()
    state = toy_state([box])
    tile = lay(state, "E", 0, 0)
    verbs.place(state, Piece.FOLLOWER, 0, slot_named(state, tile, "city", "N"))
    verbs.remove(state, verbs.figures_at(state, tile), Why.CAPTURED, box.cell)
    assert state.supply_of(0, Piece.FOLLOWER) == 6
    assert verbs.figures_on(state, box.cell) == [Figure(Piece.FOLLOWER, 0, box.cell)]


def test_a_tally_adds_lines_halves_rounding_up_and_can_be_void() -> None:
    tally = Tally()
    tally.start(Claim.FINISHED, 1, 0)
    tally.add("tiles", 3, 2)
    tally.add("pennants", 1, 1)
    assert tally.points() == 7
    tally.change(Stage.HALVE, "witch")
    assert tally.points() == 4
    tally.change(Stage.VOID, "cathedral")
    assert tally.points() == 0
    assert tally.lines() == [("tiles", 3, 2), ("pennants", 1, 1)]


def test_points_can_be_added_for_one_owner_only() -> None:
    class Pig(Expansion):
        name = "toy_pig"

        def adds_own_points(self, state: State, tally: Tally) -> None:
            if tally.owner == 1:
                tally.add("pig", 1, 1)

    state = toy_state([Pig()])
    west = lay(state, "W", 0, 0)
    east = lay(state, "U", 1, 0)
    verbs.place(state, Piece.FOLLOWER, 0, slot_named(state, west, "road", "E"))
    verbs.place(state, Piece.FOLLOWER, 1, slot_named(state, east, "road", "E"))
    lay(state, "W", 2, 0)
    state.advance(state.rules.script[state.rules.step_at[Step.SCORE]])
    assert [state.score_of(0), state.score_of(1)] == [3, 4]


def test_a_piece_weighs_what_its_box_says() -> None:
    class Mayor(Expansion):
        name = "toy_mayor"

        def supply(self, players: int) -> dict[Piece, int]:
            return {Piece.MAYOR: 1}

        def weighs_figure(self, state: State, piece: int, feature: int) -> int:
            return state.pennants_of(feature) if piece == Piece.MAYOR else 0

    state = toy_state([Mayor()])
    lay(state, "E", -1, 0, 1)
    middle = lay(state, "F", 0, 0)
    second = lay(state, "F", 1, 0)
    verbs.place(state, Piece.MAYOR, 1, slot_named(state, middle, "city", "E"))
    verbs.place(state, Piece.FOLLOWER, 0, slot_named(state, second, "city", "E"))
    lay(state, "E", 2, 0, 3)
    state.advance(state.rules.script[state.rules.step_at[Step.SCORE]])
    assert [state.score_of(0), state.score_of(1)] == [0, 12]


def test_a_box_can_veto_draws_places_and_figures() -> None:
    class Ban(Expansion):
        name = "toy_ban"

        def forbids_draw(self, state: State, kind: int) -> int:
            return int(state.tables.types[kind].code != "B")

        def forbids_tile(self, state: State, kind: int, cell: int, rotation: int) -> int:
            return int(rotation != 0)

        def forbids_figure(self, state: State, piece: int, spot: int) -> int:
            return int(place_of(state, spot).feature == "field")

    state = opened(Ban())
    luck = Luck(4)
    assert len(state.legal_codes()) == 1
    state.apply(state.sample(luck))
    assert state.tables.types[state.hand].code == "B"
    assert all(code >> 5 & 3 == 0 for code in state.legal_codes())
    state.apply(state.legal_codes()[0])
    assert len(state.legal_codes()) == 2, "pass and monk"


def test_a_ruling_is_active_only_when_both_boxes_are_played() -> None:
    class One(Expansion):
        name = "one"

    class Two(Expansion):
        name = "two"

    class Ruling(Expansion):
        needs = ("one", "two")

    assert len(compile_rules(2, list(tile_set("base").tiles), [One(), Ruling()]).boxes) == 1
    assert len(compile_rules(2, list(tile_set("base").tiles), [One(), Two(), Ruling()]).boxes) == 3


def test_a_box_without_the_box_it_needs_is_refused() -> None:
    class Needy(Expansion):
        name = "needy"
        needs = ("other",)

    with pytest.raises(Unreadable, match="needy needs other"):
        compile_rules(2, list(tile_set("base").tiles), [Needy()])


def test_silent_boxes_are_never_asked() -> None:
    class Silent(Expansion):
        name = "silent"

    rules = compile_rules(2, list(tile_set("base").tiles), [Silent()])
    hooks = [name for name in vars(Expansion) if name.startswith(("on_", "forbids_", "offers_", "adds_", "weighs_"))]
    assert hooks
    assert all(len(getattr(rules, hook)) == 0 for hook in hooks)


def test_every_piece_is_a_follower_a_special_figure_neutral_or_a_token() -> None:
    classes = (FOLLOWERS, SPECIAL_FIGURES, NEUTRAL_FIGURES, TOKENS)
    assert sum(len(each) for each in classes) == len(Piece)
    assert frozenset().union(*classes) == frozenset(Piece)


def test_a_neutral_figure_goes_to_a_cell_and_off_the_table() -> None:
    state = toy_state([])
    verbs.move_neutral(state, Piece.COUNT, cell_at(3, 4))
    assert state.neutral_cell(Piece.COUNT) == cell_at(3, 4)
    verbs.move_neutral(state, Piece.COUNT, 0)
    assert state.neutral_cell(Piece.COUNT) == 0


def test_the_board_reaches_far_in_every_direction() -> None:
    state = toy_state([])
    for distance in range(8):
        lay(state, "U", distance, 0)
    assert state.tile_at(cell_at(7, 0)) != 0
    assert all(state.tile_at(cell_at(7, 0) + step) == 0 for step in (STEPS[0], STEPS[2]))
    assert state.words[state.tile_at(cell_at(7, 0)) + TILE_TURN] // 4 == state.tables.kind_named("U")
    assert state.words[ASKED] == CHANCE


def test_a_tile_type_without_a_feature_has_no_such_name() -> None:
    tile = tile_set("base").tiles[0]
    with pytest.raises(KeyError):
        tile.feature("c9")


def test_a_game_of_very_many_tiles_ends_at_the_edge_of_the_table() -> None:
    large = ("wheel_of_fortune", "princess_and_dragon", "traders_and_builders", "tower", "inns_and_cathedrals", "river")
    state = toy_state([], tiles=("base", *large, "festival"))
    lay(state, "U", 254, 0)
    state.put(HAND, state.tables.kind_named("U"))
    state.resume(state.rules.script[state.rules.step_at[Step.TILE]])
    assert cell_at(255, 0) not in {cell_in(code) for code in state.legal_codes()}
    assert cell_at(253, 0) in {cell_in(code) for code in state.legal_codes()}
