"""The mechanisms behind the hardest sentences of the complete rules; docs/hard-sentences.md explains them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.expansions.ferries.box import Ferries
from bastide.kernel import verbs
from bastide.kernel.geometry import cell_at
from bastide.kernel.layout import FIGURES, OPEN
from bastide.kernel.pieces import Piece
from bastide.kernel.places import slot_named
from tests.expansions.count.city import beside, told
from tests.expansions.plague.tables import OUTBREAK, infested
from tests.kernel.toys import lay, toy_state

if TYPE_CHECKING:
    import bastide
    from bastide.kernel.state import State


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


INFESTED_ROAD = "plague/corner^ B^ . .\n. U^/1hE U^ U^"
"""A source in the north-west, and Red's highwayman at the western end of a road of three tiles."""


def flights(game: bastide.Game) -> list[str]:
    """Where followers can flee."""
    return [text for text in map(game.notation, game.options()) if text.startswith("flee")]


def test_a_follower_flees_along_its_feature_but_not_onto_or_over_a_flea() -> None:
    assert flights(infested(INFESTED_ROAD, "B", memory=f"{OUTBREAK}; flea 3,1")) == ["flee highwayman E @ 1,1 to 2,1"]
    assert flights(infested(INFESTED_ROAD, "B", memory=f"{OUTBREAK}; flea 2,1")) == []


def test_a_follower_may_flee_whenever_his_player_is_asked_in_his_turn_but_only_once() -> None:
    before = infested(INFESTED_ROAD, "B")
    assert len(flights(before)) == 2
    later = infested(INFESTED_ROAD, "B", moves="B^ 2,0")
    assert len(flights(later)) == 2
    before.play("flee highwayman E @ 1,1 to 3,1; B^ 2,0")
    assert flights(before) == []


def test_a_follower_that_flees_stays_on_its_feature() -> None:
    game = infested(INFESTED_ROAD, "B")
    road = game.state.root_of(slot_named(game.state, game.state.tile_at(cell_at(1, 1)), "road", "E"))
    game.play("flee highwayman E @ 1,1 to 3,1")
    assert game.state.words[road + FIGURES] == 1
    assert game.supply(0)["follower"] == 6
