"""A view and its changes: whoever follows the changes sees what everybody sees."""

from __future__ import annotations

import random

import msgspec
import pytest

import bastide
from bastide.records.steps import game_after, gone_on, steps_of
from bastide.server.changes import changed, difference
from bastide.server.course import Course
from bastide.server.glance import Glance
from bastide.server.showing import chance, draws_left, gap_facts, seen_by
from bastide.server.views import AtSpot, Change, View

views = msgspec.json.Decoder(View)
changes = msgspec.json.Decoder(Change)


def over_the_wire(view: View) -> View:
    """Write a view and read it again."""
    return views.decode(msgspec.json.encode(view))


@pytest.mark.parametrize(
    ("game", "boxes"), [("land", ()), ("land", ("river", "tower", "count")), ("land", "everything"), ("castle", ())]
)
def test_changes_lead_from_each_view_to_the_next(game: str, boxes: tuple[str, ...]) -> None:
    table = bastide.new_game(game=game, boxes=boxes, seed=4)
    luck = random.Random(2)
    seen = Glance(table, aids=True)
    mine = over_the_wire(seen.view())
    for number in range(60):
        if table.over:
            break
        if number % 7 == 6:
            table.undo()
        else:
            table.play(luck.choice(table.options()))
        later = Glance(table, aids=True)
        change = changes.decode(msgspec.json.encode(difference(seen, later)))
        mine, seen = changed(mine, change), later
        assert mine == over_the_wire(later.view())


def test_nothing_is_sent_where_nothing_has_changed() -> None:
    game = bastide.new_game(seed=1)
    assert msgspec.json.encode(difference(Glance(game, aids=True), Glance(game, aids=True))) == b"{}"


def test_only_who_is_asked_gets_the_options() -> None:
    view = Glance(bastide.new_game(seed=1, first=0), aids=True).view()
    assert view.question is not None
    assert seen_by(view, (0,)) is view
    hidden = seen_by(view, (1,)).question
    assert hidden is not None
    assert hidden.options == []
    assert hidden.player == 0


def test_an_answer_that_points_at_a_spot_says_which_tile_shows_it() -> None:
    table = bastide.new_game(boxes=["wheel_of_fortune"], seed=1)
    while table.view().asked.step != "figure":
        table.play(table.options()[0])
    view = over_the_wire(Glance(table, aids=True).view())
    assert view.question is not None
    spots = [each.target for each in view.question.options if isinstance(each.target, AtSpot)]
    assert {each.sign for each in spots} == {"crown"}
    shown_by = {each.spot: view.tiles[each.laid].tile for each in spots}
    symbols = {spot: table.rules.tables.by_code[tile].symbol("crown") for spot, tile in shown_by.items()}
    assert symbols == {spot: spot.removesuffix(" crown") for spot in shown_by}


def test_without_aids_nobody_is_told_what_must_be_worked_out() -> None:
    table = bastide.new_game(seed=1)
    for _ in range(20):
        table.play(random.Random(5).choice(table.options()))
    view = Glance(table, aids=False).view()
    assert (view.gaps, view.bag) == ([], {})
    assert view.left == sum(table.remaining_tiles().values())
    assert not any(feature.owners or feature.worth or feature.strengths for feature in view.features)
    assert [seat.at_end for seat in view.seats] == [0, 0]


def test_a_gap_says_which_tiles_fit_and_how_likely_one_comes() -> None:
    table = bastide.new_game(seed=1, first=0)
    gap = table.view().gaps[0]
    facts = gap_facts(table, gap.x, gap.y)
    assert facts is not None
    assert facts.left == sum(fit.count for fit in facts.fits) == gap.left
    assert facts.next_draw == pytest.approx(gap.left / facts.bag)
    assert all(0 < each <= 1 for each in facts.by_seat)
    assert gap_facts(table, 50, 50) is None


def test_a_view_has_the_gaps_with_tiles_on_several_sides_and_those_where_nothing_fits() -> None:
    table = bastide.new_game(seed=5)
    luck = random.Random(5)
    while len(table.view().tiles) < 60:
        table.play(luck.choice(table.options()))
    every = table.view().gaps
    holes = [gap for gap in every if gap.asks.count(".") < 3 or gap.is_dead]
    sent = [(gap.x, gap.y, gap.asks, gap.left, gap.is_dead) for gap in Glance(table, aids=True).view().gaps]
    assert sorted(sent) == sorted((gap.x, gap.y, gap.asks, gap.left, gap.is_dead) for gap in holes)
    assert 0 < len(sent) < len(every)


def test_the_chance_to_draw_one_of_two_among_five_in_two_draws() -> None:
    assert chance(5, 2, 2) == pytest.approx(1 - 3 / 10)
    assert chance(5, 0, 5) == 0
    assert chance(5, 1, 5) == 1
    assert chance(0, 0, 3) == 0


def test_the_rest_of_the_bag_is_drawn_in_turn() -> None:
    table = bastide.new_game(players=3, seed=1, first=0)
    assert draws_left(table, 7) == [2, 3, 2]
    assert draws_left(table, 0) == [0, 0, 0]


def test_the_steps_of_a_game_are_its_actions_with_what_was_drawn_after_them() -> None:
    table = bastide.new_game(seed=3)
    for _ in range(9):
        table.play(random.Random(1).choice(table.options()))
    parts = steps_of(table)
    assert len(parts) == 10
    assert [code for part in parts for code in part] == table.full_history()
    assert game_after(table, 9).scores == table.scores
    assert game_after(table, 0).full_history() == parts[0]


def test_a_game_goes_on_from_a_position_with_other_draws() -> None:
    table = bastide.new_game(players=["Anna", "Ben"], seed=3)
    for _ in range(8):
        table.play(random.Random(1).choice(table.options()))
    other = gone_on(game_after(table, 8), ["Ines", "Jan"], "another seed")
    assert other.players == ("Ines", "Jan")
    assert (other.hand, other.scores) == (table.hand, table.scores)
    while not other.over:
        other.play(random.Random(1).choice(other.options()))
    assert bastide.read_record(bastide.write_record(other)).scores == other.scores


def test_what_was_drawn_since_cannot_be_undone() -> None:
    course = Course(bastide.new_game(seed=1, first=0), aids=True)
    laid = next(each for each in course.game.options())
    course.play(0, course.game.notation(laid))
    assert course.may_undo((0,))
    assert not course.may_undo((1,))
    course.play(0, "-")
    assert not course.may_undo((0,))
