"""What is to be seen, once: every screen of the app can be drawn from a view and from what happened."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.art.placing import placed_figures, placed_pieces
from bastide.bots import GreedyBot, RandomBot
from bastide.kernel.catalogue import box_names, tile_set, tile_type
from bastide.kernel.chance import Luck
from bastide.kernel.events import TilePlaced
from bastide.kernel.layout import OPEN
from bastide.kernel.parts import feature_number
from bastide.kernel.pieces import Piece
from bastide.kernel.tables import SLOT_WORDS
from bastide.language import sentence
from bastide.view import Gap
from tests.scenes import scene

if TYPE_CHECKING:
    from bastide.view import Feature, View

PEOPLE = ["Anna", "Ben", "Ines"]


def played(moves: int, *boxes: str, game: str = "land", seed: int = 5) -> bastide.Game:
    """Play some moves of a game at random."""
    table = bastide.new_game(game=game, players=PEOPLE[: 2 if game == "castle" else 3], boxes=boxes, seed=seed)
    bot = RandomBot(seed)
    for _ in range(moves):
        if not table.over:
            table.play(bot.choose(table))
    return table


@cache
def evening() -> bastide.Game:
    """Give a game in which the next tile is to be laid, with many figures on the board."""
    table = played(60, "river", "inns_and_cathedrals")
    while table.hand is None or not isinstance(table.options()[0], bastide.PlaceTile):
        table.play(RandomBot(1).choose(table))
    return table


def feature_on(view: View, x: int, y: int, kind: str) -> Feature:
    """Find a feature by a cell and its kind."""
    at = next(number for number, laid in enumerate(view.tiles) if (laid.x, laid.y) == (x, y))
    return next(each for each in view.features if each.kind == kind and at in {tile for tile, _ in each.parts})


# -- what a view is ------------------------------------------------------------------------------


@pytest.mark.parametrize("boxes", [(), ("river", "tower", "count"), ("princess_and_dragon", "abbey_and_mayor")])
def test_a_view_is_plain_data_that_can_be_sent(boxes: tuple[str, ...]) -> None:
    view = played(50, *boxes).view()
    sent = json.loads(json.dumps(asdict(view)))
    assert len(sent["features"]) == len(view.features)
    assert sent["tiles"][0].keys() == {"tile", "rotation", "x", "y"}
    assert json.loads(json.dumps(asdict(played(50, game="castle").view())))["track"]["squares"]


@pytest.mark.parametrize("seed", range(3))
def test_every_part_of_every_laid_tile_belongs_to_one_feature(seed: int) -> None:
    table = played(70, "inns_and_cathedrals", "tower", seed=seed)
    view, state = table.view(), table.state
    parts = [part for feature in view.features for part in feature.parts]
    assert len(parts) == len(set(parts))
    printed = {
        (at, number)
        for at, laid in enumerate(view.tiles)
        for number, feature in enumerate(view.type_of(laid).features)
        if feature.kind != "river"
    }
    assert {part for part in parts if part[1] >= 0} == printed
    for feature in view.features:
        root = state.root_of(state.slots_at + feature.id * SLOT_WORDS)
        assert feature_number(state, root) == feature.id
        assert feature.tiles == state.tiles_of(root) == len({at for at, _ in feature.parts})
        assert feature.is_finished == state.is_finished(root)
        assert feature.open_ends == (0 if feature.kind in ("field", "tower") else state.words[root + OPEN])
        assert feature.worth >= 0


def test_the_id_of_a_feature_stays_while_it_grows_and_the_older_one_stays_where_two_join() -> None:
    table = bastide.new_game(open_draws=True)
    city = feature_on(table.view(), 0, 0, "city").id
    road = feature_on(table.view(), 0, 0, "road").id
    table.play("draw U; U^ 1,0; -")
    assert feature_on(table.view(), 1, 0, "road").id == road
    table.play("draw E; Ev 0,-1; -")
    assert feature_on(table.view(), 0, -1, "city").id == city
    apart = scene("U^ . U^\nB^ B^ B^!", hand="U")
    first, second = (feature_on(apart.view(), x, 0, "road").id for x in (0, 2))
    assert first != second
    apart.play("U^ 1,0; -")
    assert {feature_on(apart.view(), x, 0, "road").id for x in range(3)} == {min(first, second)}


def test_ids_stay_through_a_whole_game() -> None:
    table = bastide.new_game(players=2, seed=8)
    luck = Luck(8)
    known: dict[int, Feature] = {}
    while not table.over:
        table.apply(table.state.sample(luck))
        now = {feature.id: feature for feature in table.view().features}
        for number, before in known.items():
            if number in now:
                assert now[number].kind == before.kind
                assert set(before.parts) <= set(now[number].parts)
            else:
                home = next(each for each in now.values() if before.parts[0] in each.parts)
                assert home.id < number
                assert set(before.parts) <= set(home.parts)
        known = now


def test_strengths_owners_and_worth_of_a_feature() -> None:
    view = scene("E>/2kE D<!/1kW").view()
    city = next(feature for feature in view.features if feature.kind == "city")
    assert (city.strengths, city.owners, city.tiles, city.open_ends) == ((1, 1), (0, 1), 2, 0)
    assert (city.is_finished, city.worth) == (True, 4)
    open_city = next(each for each in scene("D^!/1kN").view().features if each.kind == "city")
    assert (open_city.worth, open_city.worth_at_end, open_city.open_ends) == (2, 1, 1)


def test_a_road_with_an_inn_says_what_it_may_bring_and_that_it_brings_nothing_now() -> None:
    view = scene("EA>!/1hN", boxes=("base", "inns_and_cathedrals")).view()
    road = next(each for each in view.features if each.kind == "road" and each.owners)
    assert road.worth == 2 * road.tiles
    assert road.worth_at_end == 0


def test_a_field_names_the_finished_cities_that_feed_it() -> None:
    view = scene("E>/1fWL D<!").view()
    field = next(each for each in view.features if each.owners)
    (city,) = field.cities
    assert next(each for each in view.features if each.id == city).is_finished
    assert field.worth == field.worth_at_end == 3


def test_a_field_is_worth_what_its_owner_gets_with_his_pig() -> None:
    boxes = ("base", "traders_and_builders")
    view = scene("E>/1fWL/1GfWL D<!", boxes=boxes).view()
    field = next(each for each in view.features if each.owners)
    assert field.worth == field.worth_at_end == 4


def test_a_field_with_a_barn_belongs_to_the_owner_of_the_barn() -> None:
    boxes = ("base", "abbey_and_mayor")
    game = scene("E> E<\nB^ B^/2NfNL", boxes=boxes)
    field = next(each for each in game.view().features if each.owners)
    assert (field.owners, field.worth, field.worth_at_end) == ((1,), 4, 4)


@pytest.mark.parametrize("boxes", [(), ("inns_and_cathedrals", "cathars")])
def test_what_features_are_worth_at_the_end_is_what_a_final_scoring_pays(boxes: tuple[str, ...]) -> None:
    for seed in range(4):
        table = played(80, *boxes, seed=seed)
        view = table.view()
        worth = {feature.id: feature for feature in view.features}
        for line in view.at_end:
            if not worth[line.feature].is_finished:
                assert line.points == worth[line.feature].worth_at_end
                assert line.player in worth[line.feature].owners
        assert view.at_end == table.if_it_ended_now()


def test_a_tie_pays_nobody_in_the_castle() -> None:
    for seed in range(3):
        for feature in played(70, game="castle", seed=seed).view().features:
            assert len(feature.owners) < 2


# -- gaps ----------------------------------------------------------------------------------------


def gap_at(view: View, x: int, y: int) -> Gap:
    """Find a gap."""
    return next(gap for gap in view.gaps if (gap.x, gap.y) == (x, y))


def test_a_gap_says_what_its_sides_ask_for_and_which_tiles_fit() -> None:
    table = bastide.new_game(open_draws=True)
    gap = gap_at(table.view(), 1, 0)
    assert gap.asks == "...R"
    fits = {fit.tile: fit for fit in gap.fits}
    assert fits["U"].rotations == (0, 2)
    assert fits["U"].count == table.remaining_tiles()["U"]
    assert "B" not in fits
    assert gap.left == sum(count for tile, count in table.view().bag.items() if tile in fits)


@pytest.mark.parametrize("boxes", [(), ("river",), ("count", "abbey_and_mayor"), ("river_ii", "shrines")])
def test_the_tile_in_hand_fits_where_the_gaps_say_so(boxes: tuple[str, ...]) -> None:
    table = bastide.new_game(players=2, boxes=boxes, seed=4)
    bot = RandomBot(4)
    for _ in range(60):
        view = table.view()
        places = {(o.x, o.y, o.rotation) for o in table.options() if isinstance(o, bastide.PlaceTile)}
        if view.hand is not None and view.bag.get(view.hand) and places:
            fits = {
                (gap.x, gap.y, turn)
                for gap in view.gaps
                for fit in gap.fits
                if fit.tile == view.hand
                for turn in fit.rotations
            }
            assert fits == places
        if view.hand is not None and places:
            dead = {(gap.x, gap.y) for gap in view.gaps if gap.is_dead}
            assert not dead & {(x, y) for x, y, _ in places}
        table.play(bot.choose(table))


def test_a_gap_where_no_tile_fits_is_dead_and_an_abbey_brings_it_back() -> None:
    around = "B^ Ev B^\nU^ . U^\nB^ E^! B^"
    assert gap_at(scene(around).view(), 1, 1) == Gap(1, 1, "CRCR", (), is_dead=True)
    abbeys = scene(around, boxes=("base", "abbey_and_mayor x0")).view()
    assert gap_at(abbeys, 1, 1) == Gap(1, 1, "CRCR", (), is_dead=False)


# -- score lines ---------------------------------------------------------------------------------


def test_the_parts_of_a_score_line_are_what_its_lines_count() -> None:
    for boxes in ((), ("inns_and_cathedrals",)):
        table = played(1000, *boxes)
        types = table.view().types
        for line in table.tally():
            counted = {label: units for label, units, _ in line.lines}
            assert max(line.strengths) == line.strengths[line.player] > 0
            if line.place is not None and line.place.feature == "field":
                assert counted["finished cities"] == len(line.cities)
                continue
            tiles = {at for at, _ in line.parts}
            assert counted["tiles"] == len(tiles)
            laid = [types[table.view().tiles[at].tile].features[number] for at, number in line.parts if number >= 0]
            assert counted.get("pennants", 0) == sum(feature.pennants for feature in laid)


def test_a_score_line_names_its_rule() -> None:
    table = played(1000, "traders_and_builders")
    rules = {line.rule for line in table.tally()}
    assert {"finished-city", "unfinished-road", "farmer-field"} <= rules
    assert rules & {"bonus-most-wine", "bonus-most-grain", "bonus-most-cloth"}


def test_an_inn_is_one_line_that_a_player_understands() -> None:
    for seed in range(8):
        for line in played(1000, "inns_and_cathedrals", seed=seed).tally():
            if line.raised_by == "inn":
                assert line.reason == f"{len(line.parts)} tiles × 2 (inn)"
                return
    raise AssertionError("no inn was scored")


# -- the screens of the app ------------------------------------------------------------------------


def test_start_shows_boards() -> None:
    for table in (evening(), played(40, game="castle")):
        view = table.view()
        pictures = {(laid.tile, laid.rotation) for laid in view.shown}
        assert pictures <= {(tile, turn) for tile in view.types for turn in range(4)}
        assert len(placed_figures(view)) == len([each for each in view.figures if each.laid >= 0])


def test_new_shows_every_box_with_its_names_a_sentence_and_a_picture() -> None:
    cards = {name: tile_set(name) for name in box_names()}
    pieces = {piece.name.lower() for piece in Piece}
    assert all(card.name_de and card.name_en and card.picture for card in cards.values())
    sentences = [sentence(card.about) for card in cards.values()]
    assert len(set(sentences)) == len(sentences)
    assert all(each.endswith(".") and each.count(".") == 1 for each in sentences)
    for name, card in cards.items():
        shown = card.picture.split()
        if shown[-1] in pieces:
            shown.pop()
        assert {tile_type(tile).box for tile in shown} <= {name, *card.parts}
        assert shown or not (card.tiles or card.parts)


def test_place_shows_players_hand_bag_and_legal_spots() -> None:
    table = evening()
    view = table.view()
    assert [(seat.name, seat.score) for seat in view.seats] == list(zip(PEOPLE, table.scores, strict=True))
    assert [seat.is_asked for seat in view.seats].index(True) == table.to_move
    supplies = [{held.piece: held.count for held in seat.held} for seat in view.seats]
    assert supplies == [{k: v for k, v in table.supply(player).items() if v} for player in range(3)]
    assert view.bag == table.remaining_tiles()
    assert view.hand == table.hand
    assert (view.asked.player, view.asked.step, view.asked.tile) == (table.to_move, "tile", table.hand)
    assert [option.notation for option in view.asked.options] == [table.notation(o) for o in table.options()]
    assert sum(seat.at_end for seat in view.seats) == sum(line.points for line in table.if_it_ended_now())


def test_land_shows_every_territory_with_its_outline_and_both_worths() -> None:
    view = evening().view()
    territories = [each for each in view.features if each.owners]
    assert territories == view.territories
    assert len(territories) > 4
    for each in territories:
        assert all(0 <= at < len(view.tiles) for at, _ in each.parts)
        assert each.worth_at_end <= each.worth


def test_gap_shows_four_sides_fitting_tiles_and_how_many_are_left() -> None:
    view = evening().view()
    left = sum(view.bag.values())
    inspected = [gap for gap in view.gaps if gap.asks.count(".") < 3]
    assert inspected
    assert all(gap.left <= left and len(gap.asks) == 4 for gap in inspected)
    assert all(gap.left == 0 for gap in inspected if gap.is_dead)
    assert any(gap.left > 0 for gap in inspected)


def test_why_shows_what_a_score_counted_without_the_game_from_before() -> None:
    table = played(1000)
    view = table.view()
    why = max((line for line in table.tally() if line.rule == "finished-city"), key=lambda line: line.points)
    city = next(each for each in view.features if each.id == why.feature)
    assert city.parts == why.parts
    cells = [(view.tiles[at].x, view.tiles[at].y) for at, _ in why.parts]
    assert len(set(cells)) == city.tiles
    assert why.strengths[why.player] == max(why.strengths)
    assert why.points == sum(units * each for _, units, each in why.lines)


def test_dragon_shows_where_it_may_go_and_whom_it_threatens() -> None:
    for seed in range(1, 30):
        table = bastide.new_game(players=PEOPLE, boxes=["princess_and_dragon"], seed=seed)
        bot = RandomBot(seed)
        while not table.over:
            moves = [o for o in table.options() if isinstance(o, bastide.MoveNeutral) and o.neutral == "dragon"]
            view = table.view() if moves else None
            if view is not None:
                cells = {(move.x, move.y) for move in moves}
                standing = [each for each in view.figures if each.laid >= 0]
                threatened = [each for each in standing if (view.tiles[each.laid].x, view.tiles[each.laid].y) in cells]
                dragon = next(piece for piece in view.loose if piece.piece == "dragon")
                assert {abs(dragon.x - x) + abs(dragon.y - y) for x, y in cells} == {1}
                assert any(each.piece is Piece.DRAGON for each in placed_pieces(view))
                if threatened:
                    return
            table.play(bot.choose(table))
    raise AssertionError("the dragon threatens nobody")


def test_final_shows_the_scoring_step_by_step_after_the_game() -> None:
    table = played(1000, "inns_and_cathedrals")
    view = table.view()
    steps = [line for line in table.tally() if line.claim != "finished"]
    assert len(steps) > 5
    features = {feature.id: feature for feature in view.features}
    for step in steps:
        assert features[step.feature].parts == step.parts or step.place is not None
        assert set(step.cities) <= features.keys()
    before = [seat.score - sum(s.points for s in steps if s.player == p) for p, seat in enumerate(view.seats)]
    during = [sum(line.points for line in table.tally() if line not in steps and line.player == p) for p in range(3)]
    assert before == during
    assert view.at_end == ()


def test_review_shows_the_move_and_the_better_one_on_the_same_board() -> None:
    table = evening()
    view = table.view()
    better = GreedyBot(1).choose(table)
    assert isinstance(better, bastide.PlaceTile)
    assert better.tile == view.hand
    assert better.tile in view.types
    assert (better.x, better.y) in {(gap.x, gap.y) for gap in view.gaps}


def test_castle_shows_the_wall_markers_and_where_they_would_stand_at_the_end() -> None:
    view = played(60, game="castle").view()
    assert view.track is not None
    assert len(view.markers) == 2
    for marker, seat in zip(view.markers, view.seats, strict=True):
        assert (marker.lap - 1) * view.track.fields + marker.field == seat.score
        assert 0 <= (seat.score + seat.at_end) % view.track.fields < view.track.fields
    assert all((gap.x, gap.y) in view.track.inside for gap in view.gaps)


def test_replay_shows_every_turn_with_its_tile_and_its_points() -> None:
    table = played(40)
    laid = [(event.x, event.y, event.tile, event.rotation) for event in table.events if isinstance(event, TilePlaced)]
    tiles = [(each.x, each.y, each.tile, each.rotation) for each in table.view().tiles]
    assert tiles[1:] == laid
    earlier = table.clone()
    for _ in range(20):
        earlier.undo()
    assert table.view().tiles[: len(earlier.view().tiles)] == earlier.view().tiles
