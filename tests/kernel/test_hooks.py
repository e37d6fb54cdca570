"""Every kind of hook at work, each with the smallest box that needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.expansions.ferries.box import Ferries
from bastide.kernel import verbs
from bastide.kernel.actions import Choose
from bastide.kernel.catalogue import tile_set
from bastide.kernel.chance import Luck
from bastide.kernel.codes import number_in, number_offer
from bastide.kernel.hooks import Expansion, Figure
from bastide.kernel.layout import HAND, OWNER, PLAYER, SPOT
from bastide.kernel.pieces import Piece, Why
from bastide.kernel.places import slot_named
from bastide.kernel.scoring import Claim, Tally
from bastide.kernel.tables import CITY
from bastide.kernel.turn import Step
from bastide.rulebook import compile_rules, opening
from tests.kernel.toys import lay, toy_state

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType


class Traders(Expansion):
    """Who finishes a city gets wine, whoever owns it; most wine earns 10 at the end (4.6.2.3, 6.3)."""

    name: ClassVar[str] = "toy_traders"

    def on_finished(self, state: State, features: list[int]) -> None:
        cities = sum(state.kind_of(feature) == CITY for feature in features)
        if cities:
            verbs.give(state, state.player, Piece.WINE, cities)

    def on_game_ended(self, state: State) -> None:
        wine = [state.supply_of(player, Piece.WINE) for player in range(state.players)]
        for player in range(state.players):
            if wine[player] == max(wine) > 0:
                tally = Tally()
                tally.start(Claim.BONUS, 0, 0)
                tally.add("wine", 1, 10)
                verbs.score(state, player, 10, tally)


def test_a_box_hears_of_finished_features_and_scores_at_the_very_end() -> None:
    state = toy_state([Traders()])
    lay(state, "E", 0, 0, 2)
    state.put(PLAYER, 1)
    lay(state, "E", 0, 1)
    state.advance(state.rules.script[state.rules.step_at[Step.SCORE]])
    assert [state.supply_of(player, Piece.WINE) for player in range(2)] == [0, 1]
    state.advance(state.rules.script[state.rules.step_at[Step.FINAL]])
    assert [state.score_of(player) for player in range(2)] == [0, 10]


class FewMonasteries(Expansion):
    """Monasteries with a road stay in the box."""

    name: ClassVar[str] = "toy_few_monasteries"

    def leaves_out(self, types: list[TileType]) -> list[str]:
        return [tile.id for tile in types if tile.code == "A"]


def test_a_box_leaves_tiles_out_of_the_game() -> None:
    rules = compile_rules(2, list(tile_set("base").tiles), [FewMonasteries()])
    assert rules.tables.kind_named("A") == -1
    assert sum(rules.copies) == 72 - 2


class Festival(Expansion):
    """Instead of placing a figure, a player may take one of his own back (4.2.10)."""

    name: ClassVar[str] = "toy_festival"

    def set_up(self, rules: Rules) -> None:
        self.kind = rules.add_offer(self, Choose)

    def offers_figures(self, state: State) -> None:
        for figure in state.figure_list():
            if state.words[figure + OWNER] == state.player:
                code = number_offer(self.kind, state.words[figure + SPOT])
                state.code_count = state.offer(state.code_count, code)

    def carry_out(self, state: State, code: int) -> None:
        verbs.remove(state, [Figure(Piece.FOLLOWER, state.player, number_in(code))], Why.TAKEN_BACK)


def test_a_box_offers_something_else_at_the_step_of_the_figure_and_carries_it_out() -> None:
    box = Festival()
    state = toy_state([box])
    first = lay(state, "U", 0, 0)
    road = slot_named(state, first, "road", "E")
    verbs.place(state, Piece.FOLLOWER, 0, road)
    lay(state, "E", 0, 1)
    state.resume(state.rules.script[state.rules.step_at[Step.FIGURE]])
    assert number_offer(box.kind, road) in state.legal_codes()
    state.apply(number_offer(box.kind, road))
    assert state.supply_of(0, Piece.FOLLOWER) == 7


class Watch(Expansion):
    """Notes what it hears."""

    name: ClassVar[str] = "toy_watch"

    def set_up(self, rules: Rules) -> None:
        self.tiles = rules.reserve(1)
        self.figures = rules.reserve(1)
        self.connections = rules.reserve(1)

    def count(self, state: State, address: int) -> None:
        state.put(address, state.words[address] + 1)

    def on_tile_placed(self, state: State, tile: int) -> None:
        self.count(state, self.tiles)

    def on_figure_placed(self, state: State, figure: Figure) -> None:
        self.count(state, self.figures)

    def on_connected(self, state: State, feature: int, by: int) -> None:
        self.count(state, self.connections)


def test_a_box_hears_of_tiles_figures_and_connections_and_its_memory_is_copied_and_undone() -> None:
    watch = Watch()
    state = toy_state([watch, Ferries()], tiles=("base", "ferries"))
    lake = next(tile.code for tile in state.tables.types if tile.box == "ferries" and tile.edges.count("R") == 4)
    tile = lay(state, lake, 0, 0)
    copy = state.clone()
    mark = state.mark()
    west, east = slot_named(state, tile, "road", "W"), slot_named(state, tile, "road", "E")
    verbs.place(state, Piece.FOLLOWER, 0, west)
    verbs.connect(state, west, east, 0, Piece.FERRY)
    assert [state.words[address] for address in (watch.tiles, watch.figures, watch.connections)] == [1, 1, 1]
    assert [copy.words[address] for address in (watch.tiles, watch.figures, watch.connections)] == [1, 0, 0]
    verbs.disconnect(state, west, east, Piece.FERRY)
    assert state.words[watch.connections] == 3, "one connection made, two roads parted"
    state.rewind(mark)
    assert [state.words[address] for address in (watch.tiles, watch.figures, watch.connections)] == [1, 0, 0]


def test_what_a_connection_finishes_is_scored_in_the_same_turn() -> None:
    state = toy_state([Ferries()], tiles=("base", "ferries"))
    lake = next(tile.code for tile in state.tables.types if tile.box == "ferries" and tile.edges.count("R") == 4)
    tile = lay(state, lake, 0, 0)
    lay(state, "W", -1, 0)
    lay(state, "W", 1, 0)
    lay(state, "B", 0, 5)
    west, east = slot_named(state, tile, "road", "W"), slot_named(state, tile, "road", "E")
    verbs.place(state, Piece.FOLLOWER, 1, west)
    verbs.connect(state, west, east, 0, Piece.FERRY)
    state.advance(state.rules.script[state.rules.step_at[Step.SCORE]])
    assert state.score_of(1) == 3
    assert state.supply_of(1, Piece.FOLLOWER) == 7


class TwoCopies(Expansion):
    """Adds points to every tally: half of what is there already, as a line."""

    name: ClassVar[str] = "toy_bonus"

    def adds_points(self, state: State, tally: Tally) -> None:
        tally.add("bonus", 1, 1)


def test_random_games_with_reacting_boxes_end_and_their_scores_are_their_tallies() -> None:
    base = list(tile_set("base").tiles)
    state = opening(compile_rules(3, base, [Traders(), Watch(), TwoCopies()]))
    state.play_out(Luck(11))
    assert state.over
    assert state.words[HAND] == -1
    assert max(state.score_of(player) for player in range(3)) > 0
