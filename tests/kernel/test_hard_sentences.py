"""The mechanisms behind the hardest sentences of the complete rules; docs/hard-sentences.md explains them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.expansions.ferries.box import Ferries
from bastide.kernel import verbs
from bastide.kernel.codes import PASS, number_in
from bastide.kernel.geometry import cell_at
from bastide.kernel.layout import FIGURES, OPEN, PLAYER
from bastide.kernel.pieces import Piece
from bastide.kernel.places import slot_named
from bastide.kernel.turn import Step
from tests.expansions.count.city import beside, told
from tests.kernel.toys import Plague, lay, toy_state

if TYPE_CHECKING:
    import bastide
    from bastide.kernel.state import State


def go_to(state: State, step: Step) -> None:
    state.advance(state.rules.script[state.rules.step_at[step]])


def lake_scene() -> tuple[State, int, int, int]:
    """A lake with three road ends; Red's highwayman west of it, Blue's east of it."""
    state = toy_state([Ferries()], tiles=("base", "ferries"))
    lake_code = next(t.code for t in state.tables.types if t.box == "ferries" and t.edges.count("R") == 4)
    lake = lay(state, lake_code, 0, 0)
    west = lay(state, "U", -1, 0)
    east = lay(state, "U", 1, 0)
    ends = [slot_named(state, lake, "road", side) for side in "WEN"]
    verbs.place(state, Piece.FOLLOWER, 0, slot_named(state, west, "road", "W"))
    verbs.place(state, Piece.FOLLOWER, 1, slot_named(state, east, "road", "E"))
    return state, ends[0], ends[1], ends[2]


def test_a_ferry_joins_two_road_ends_and_moving_it_parts_the_road_again() -> None:
    state, west, east, north = lake_scene()
    verbs.connect(state, west, east, 0, Piece.FERRY)
    assert state.root_of(west) == state.root_of(east)
    assert state.words[state.root_of(west) + FIGURES] == 2

    verbs.disconnect(state, west, east, Piece.FERRY)
    verbs.connect(state, west, north, 0, Piece.FERRY)

    assert state.root_of(west) != state.root_of(east)
    assert state.root_of(west) == state.root_of(north)
    assert [figure.owner for figure in verbs.figures_on(state, state.root_of(west))] == [0]
    assert [figure.owner for figure in verbs.figures_on(state, state.root_of(east))] == [1]
    assert state.words[state.root_of(west) + FIGURES] == 1
    assert state.words[state.root_of(west) + OPEN] == 2


def test_a_road_that_another_way_holds_together_is_not_parted() -> None:
    state, west, east, north = lake_scene()
    verbs.connect(state, west, east, 0, Piece.FERRY)
    verbs.connect(state, east, north, 0, Piece.FERRY)
    verbs.connect(state, west, north, 0, Piece.FERRY)
    verbs.disconnect(state, west, east, Piece.FERRY)
    assert state.root_of(west) == state.root_of(east)


def test_undoing_a_split_restores_the_road_exactly() -> None:
    state, west, east, _ = lake_scene()
    verbs.connect(state, west, east, 0, Piece.FERRY)
    before = list(state.words)
    mark = state.mark()
    verbs.disconnect(state, west, east, Piece.FERRY)
    state.rewind(mark)
    assert list(state.words) == before


def count_scene(memory: str) -> bastide.Game:
    """Red has just finished a city of Blue; followers wait in the castle quarter."""
    game = beside("E>/2kE .", hand="E", memory=f"market; {memory}", players=3)
    game.play("E< 5,0; -")
    return game


def test_before_a_city_is_scored_followers_may_leave_the_castle_for_it_left_of_the_trigger_first() -> None:
    game = count_scene("1 follower castle, 2 follower castle, 3 follower castle, 3 follower castle")
    assert game.to_move == 1
    game.play("-")
    assert game.to_move == 2
    game.play("knight W; knight W")
    assert game.to_move == 0
    game.play("-")
    assert game.scores == (0, 0, 4)


def test_followers_that_do_not_leave_stay_in_the_castle() -> None:
    game = count_scene("3 follower castle")
    game.play("-")
    assert game.scores == (0, 4, 0)
    assert told(game).startswith("market; 3 follower castle")


def test_a_player_without_followers_in_the_quarter_is_not_asked() -> None:
    assert count_scene("3 follower castle").to_move == 2


def flight_scene(fleas: list[int]) -> State:
    """A road of four tiles with Red's highwayman at its western end."""
    state = toy_state([Plague(fleas)])
    first = lay(state, "U", 0, 0)
    for x in (1, 2, 3):
        lay(state, "U", x, 0)
    verbs.place(state, Piece.FOLLOWER, 0, slot_named(state, first, "road", "E"))
    return state


def refuges(state: State) -> set[int]:
    return {number_in(code) >> 20 for code in state.legal_codes() if code != PASS}


def test_a_follower_flees_along_its_feature_but_not_onto_or_over_a_flea() -> None:
    state = flight_scene([cell_at(2, 0)])
    go_to(state, Step.BEGIN)
    assert refuges(state) == {slot_named(state, state.tile_at(cell_at(1, 0)), "road", "E")}


def test_a_follower_may_flee_at_any_time_of_the_turn_but_only_once() -> None:
    state = flight_scene([])
    go_to(state, Step.BEGIN)
    assert len(refuges(state)) == 3
    state.apply(state.legal_codes()[-1])
    go_to(state, Step.AFTER_SCORE)
    assert state.phase.step != Step.AFTER_SCORE


def test_who_does_not_flee_at_first_may_still_flee_later_in_the_turn() -> None:
    state = flight_scene([])
    go_to(state, Step.BEGIN)
    state.apply(PASS)
    go_to(state, Step.AFTER_SCORE)
    assert len(refuges(state)) == 3
    assert state.words[PLAYER] == 0


def test_a_follower_that_flees_stays_on_its_feature() -> None:
    state = flight_scene([])
    road = state.root_of(slot_named(state, state.tile_at(cell_at(0, 0)), "road", "E"))
    go_to(state, Step.BEGIN)
    state.apply(state.legal_codes()[1])
    assert state.words[road + FIGURES] == 1
    assert state.supply_of(0, Piece.FOLLOWER) == 6
