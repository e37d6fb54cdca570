"""The city itself: how a game begins, what its wall is worth, who stays outside (complete rules 3.1, 3.1.2.1)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.geometry import cell_at, x_of, y_of
from bastide.kernel.layout import TILE_CELL, TILE_TURN
from bastide.kernel.pieces import FOLLOWER, Piece
from bastide.kernel.places import slot_named
from bastide.kernel.turn import Step
from bastide.rulebook import opening, rule_set
from bastide.text_tiles import HEIGHT
from tests.expansions.count.city import BOXES, CITY, beside, possible, told
from tests.scenes import final_points

QUARTERS = ["castle quarter", "cathedral quarter", "market quarter", "smithy quarter"]


def laid(game: bastide.Game) -> dict[tuple[int, int], str]:
    """Which tile lies where."""
    found = {}
    for tile in game.state.tile_list():
        cell = game.state.words[tile + TILE_CELL]
        found[x_of(cell), y_of(cell)] = game.rules.tables.types[game.state.words[tile + TILE_TURN] // 4].id
    return found


def test_the_twelve_tiles_of_the_city_are_where_the_game_begins() -> None:
    game = bastide.new_game(boxes=["count"], seed=1)
    expected = {(x - 2, y - 1): f"count/{4 * y + x + 1:02}" for x in range(4) for y in range(3)}
    assert laid(game) == expected
    assert game.remaining_tiles()["D"] + (game.hand == "D") == 4
    assert not any(code.startswith("count/") for code in game.remaining_tiles())


def test_inner_sides_touch_only_inner_sides() -> None:
    game = bastide.new_game(boxes=["count"], seed=1, open_draws=True)
    state = game.state
    rim = {(x, y) for x in range(-3, 3) for y in (-2, 2)} | {(x, y) for x in (-3, 2) for y in range(-1, 2)}
    corners = {(-3, -2), (2, -2), (-3, 2), (2, 2)}
    game.play("draw X")
    places = {(option.x, option.y) for option in game.options() if isinstance(option, bastide.PlaceTile)}
    assert places < rim - corners
    assert state.tables.fitting.touches("I", "I")
    assert not any(state.tables.fitting.touches("I", letter) for letter in "RCFW")


def test_the_count_begins_in_the_castle() -> None:
    game = bastide.new_game(boxes=["count"], seed=1)
    assert told(game) == "castle"
    assert game.state.neutral_cell(Piece.COUNT) == cell_at(0, -1)


@pytest.mark.between("river", "count")
def test_the_spring_of_a_river_lies_at_the_city_and_the_river_leads_away_from_it() -> None:
    game = bastide.new_game(boxes=["count", "river"], seed=1, open_draws=True)
    assert len(laid(game)) == 13
    assert laid(game)[2, -1] == "river/spring"
    game.play("draw river/straight" if "river/straight" in game.remaining_tiles() else game.options()[0])
    assert {(option.x, option.y) for option in game.options() if isinstance(option, bastide.PlaceTile)} == {(3, -1)}


def test_a_river_without_the_city_begins_in_the_middle() -> None:
    assert rule_set(2, ["river"]).starts == [("river/spring", 0, 0, 0)]
    assert rule_set(2).starts == [("base/D", 0, 0, 0)]


def test_the_order_of_the_boxes_does_not_matter_for_the_start() -> None:
    assert rule_set(2, ["river", "count"]).starts == rule_set(2, ["count", "river"]).starts


# -- the wall ----------------------------------------------------------------------------------------


def test_the_city_is_one_finished_city_for_the_fields_at_its_wall() -> None:
    assert final_points(beside("B^/1fNL")) == [3, 0]
    assert final_points(beside("B^/1fNL B^", south=[". B^/2fNL"])) == [3, 3]


def test_a_field_far_from_the_wall_gets_nothing_for_the_city() -> None:
    assert final_points(beside("U>/1fEL")) == [0, 0]
    assert final_points(beside("U>/1fWL")) == [3, 0]


@pytest.mark.between("traders_and_builders", "count")
def test_a_pig_makes_the_city_worth_more_too() -> None:
    assert final_points(beside("B^/1fNL/1GfNL", boxes=(*BOXES, "traders_and_builders"))) == [4, 0]


@pytest.mark.between("king_and_robber", "count")
@pytest.mark.parametrize(("counted", "points"), [("finished_by_players", 1), ("all", 2)])
def test_the_king_does_not_count_the_city_but_by_option(counted: str, points: int) -> None:
    boxes = (*BOXES, "king_and_robber")
    game = beside("E>/2kE .", hand="E", boxes=boxes, options={"cards_count": counted})
    game.play("E< 5,0; -; -; draw V")
    bonus = [line.points for line in game.if_it_ended_now() if line.claim == "bonus"]
    assert bonus == [points]


# -- who stays outside -------------------------------------------------------------------------------


def test_neither_the_dragon_nor_the_fairy_enters_the_city_but_the_count_may() -> None:
    state = opening(rule_set(2, ["count"]))
    (veto,) = state.rules.forbids_neutral
    inside = [cell_at(x - 2, y - 1) for x in range(4) for y in range(3)]
    assert all(veto.forbids_neutral(state, Piece.DRAGON, cell) for cell in inside)
    assert not veto.forbids_neutral(state, Piece.DRAGON, cell_at(2, 0))
    assert veto.forbids_neutral(state, Piece.FAIRY, inside[0])
    assert not veto.forbids_neutral(state, Piece.COUNT, inside[0])
    game = beside("B^")
    assert not veto.forbids_neutral(game.state, Piece.DRAGON, cell_at(4, 0))


def test_nobody_is_placed_on_the_tiles_of_the_city() -> None:
    game = beside("B^")
    (veto,) = game.rules.forbids_figure
    gate = slot_named(game.state, game.state.tile_at(cell_at(3, 0)), "road", "N")
    field = slot_named(game.state, game.state.tile_at(cell_at(4, 0)), "field", "NL")
    assert veto.forbids_figure(game.state, FOLLOWER, gate)
    assert not veto.forbids_figure(game.state, FOLLOWER, field)
    assert not any(veto.forbids_figure(game.state, FOLLOWER, spot) for spot in game.rules.spot_names)


@pytest.mark.between("count", "festival")
def test_a_festival_takes_nobody_back_from_a_quarter() -> None:
    game = beside(
        "B^/1m", hand="festival/monastery_two_roads", memory="castle; 1 follower market", boxes=(*BOXES, "festival")
    )
    game.play(next(option for option in possible(game) if option.endswith(" 4,1")))
    assert [text for text in possible(game) if text.startswith("back")] == ["back monk @ 4,0"]


# -- without the count -------------------------------------------------------------------------------


def test_the_city_can_be_played_without_its_quarters() -> None:
    game = beside("E>/2kE .", hand="E", options={"count": "no"})
    game.play("E< 5,0; -")
    assert game.scores == (0, 4)
    assert game.waits_for_chance
    steps = {phase.step for phase in game.rules.script}
    assert not steps & {Step.BEFORE_SCORE, Step.QUARTER, Step.LAST_QUARTER}
    assert "count:" not in bastide.new_game(boxes=["count"], options={"count": False}, seed=1).position()


def test_the_drawing_shows_the_count_and_who_waits_in_the_quarters() -> None:
    game = beside("B^", memory="market; 1 follower smithy, 2 follower smithy, 2 follower castle")
    drawn = str(game).splitlines()
    assert drawn[-2:] == ["castle quarter: B", "smithy quarter: R B"]
    assert sum(line.count("♛") for line in drawn) == 1
    castle = str(beside("B^")).splitlines()
    rows = [next(row for row, line in enumerate(lines) if "♛" in line) for lines in (castle, drawn)]
    assert rows[1] - rows[0] == HEIGHT


def test_the_quarters_are_named_as_they_are_drawn() -> None:
    drawn = {tile.symbol("quarter") for tile in tile_set("count").tiles} - {""}
    names = sorted(bastide.new_game(boxes=["count"], seed=1).rules.spot_names.values())
    assert names == QUARTERS == sorted(f"{name} quarter" for name in drawn)
    assert len(CITY) == 3
