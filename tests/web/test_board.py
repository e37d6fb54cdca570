"""Where things are on the screen: nothing that is wanted lies below a panel, and what is touched is what is drawn."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from playwright.sync_api import expect

import bastide
from bastide.kernel.actions import action_of
from bastide.records.record import write_record
from bastide.server.bodies import FromRecord, NewTable, RecordFacts
from tests.web.test_playing import late_game, seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.server.bodies import TableMade
    from tests.server.running import Running
    from tests.web.screen import Screen

    Open = Callable[..., Screen]

COVERED = """selector => [...document.querySelectorAll(selector)].filter(each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== each && !each.contains(found);
}).length"""
MIDDLES = """selector => [...document.querySelectorAll(selector)].map(each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})"""
RIGHTMOST = """() => {
  const spots = [...document.querySelectorAll('button.spot')];
  const [last] = spots.sort((one, other) => other.getBoundingClientRect().left - one.getBoundingClientRect().left);
  last.click();
}"""
SETTLED = 400
"""Milliseconds until the handle of the ghost has found its place."""


@pytest.mark.parametrize("phone", [False, True])
def test_no_panel_covers_a_legal_place_or_the_handle_of_a_ghost(server: Running, opened: Open, *, phone: bool) -> None:
    screen = opened(phone=phone).sit(late_game(server, seats("Anna", "Ben"), 30))
    assert screen.settled() == "lay"
    screen.find("button.spot").first.wait_for()
    screen.page.wait_for_timeout(SETTLED)
    assert screen.page.evaluate(COVERED, "button.spot") == 0
    screen.page.evaluate(RIGHTMOST)
    screen.find(".handle").wait_for()
    screen.page.wait_for_timeout(SETTLED)
    assert screen.page.evaluate(COVERED, ".handle") == 0


def test_a_figure_is_touched_where_it_is_drawn(server: Running, opened: Open) -> None:
    screen = opened().sit(server.here("Anna", "Ben"))
    assert screen.settled() == "lay"
    screen.lay()
    screen.find(".hit").first.wait_for()
    screen.page.wait_for_timeout(SETTLED)
    drawn, touched = (screen.page.evaluate(MIDDLES, selector) for selector in (".offer circle", ".board .hit"))
    assert len(drawn) == len(touched) > 0
    for one, other in zip(drawn, touched, strict=True):
        assert one == pytest.approx(other, abs=2)


NARROW = {"width": 360, "height": 740}
CUT = "() => [...document.querySelectorAll('.who b')].filter((each) => each.scrollWidth > each.clientWidth).length"
SCORES = "() => document.querySelectorAll('.seat strong').forEach((each) => { each.textContent = '188' })"


def stopped(server: Running, game: bastide.Game, steps: int) -> TableMade:
    """Make a table where a game stopped; everybody sits here."""
    sent = server.request("POST", "/api/records", write_record(game).encode())
    record = msgspec.json.decode(sent, type=RecordFacts).record
    return server.new_table(NewTable(seats("Anna", "Ben"), starts=True, origin=FromRecord(record, steps)))


def asked_for_a_ferry(server: Running) -> TableMade:
    """Play at random until a ferry can go six ways."""
    game = bastide.new_game(players=2, boxes=["ferries"], seed="ferries")
    chance = Random(1)
    steps = 0
    while game.state.phase.question != "ask-ferry" or len(game.state.legal_codes()) < 6:
        game.play(action_of(game.state, chance.choice(game.state.legal_codes())))
        steps += 1
    return stopped(server, game, steps)


def high_board(server: Running) -> TableMade:
    """Play so that the board becomes high and narrow."""
    game = bastide.new_game(players=2, seed="high")
    steps = 0
    while len(game.view().tiles) < 14 or game.state.phase.question != "ask-tile":
        actions = [action_of(game.state, code) for code in game.state.legal_codes()]
        game.play(min(actions, key=lambda each: (abs(getattr(each, "x", 0)), -abs(getattr(each, "y", 0)))))
        steps += 1
    return stopped(server, game, steps)


def test_names_of_three_are_read_on_a_narrow_phone_whatever_they_score(server: Running, opened: Open) -> None:
    screen = opened(phone=True)
    screen.page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    screen.sit(server.here("Bernhard", "Annegret", "Konstantin"))
    screen.settled()
    screen.page.evaluate(SCORES)
    assert screen.page.evaluate(CUT) == 0
    assert screen.page.evaluate("() => document.documentElement.scrollWidth") == NARROW["width"]


def test_answers_at_one_point_are_buttons_on_a_phone(server: Running, opened: Open) -> None:
    screen = opened(phone=True).sit(asked_for_a_ferry(server))
    assert screen.settled() == "answer"
    expect(screen.find(".answers button")).to_have_count(6)
    expect(screen.find(".hit")).to_have_count(0)
    screen.answered(lambda: screen.touch(screen.find(".answers button").nth(4)))


def test_beside_a_high_board_stands_what_is_asked(server: Running, opened: Open) -> None:
    screen = opened().sit(high_board(server))
    assert screen.settled() == "lay"
    tray, rail, board = (screen.find(each).bounding_box() for each in (".tray", ".rail", ".board"))
    assert tray
    assert rail
    assert board
    assert tray["x"] == rail["x"]
    assert tray["y"] >= rail["y"] + rail["height"]
    screen.find("button.spot").first.wait_for()
    screen.page.wait_for_timeout(SETTLED)
    assert screen.page.evaluate(COVERED, "button.spot") == 0
    screen.lay()


def test_a_pale_rim_has_a_dark_line_beside_it(server: Running, opened: Open) -> None:
    screen = opened().sit(late_game(server, seats("Anna", "Ben", "Ines"), 20))
    screen.settled()
    screen.page.keyboard.down("f")
    expect(screen.find(".board .under").first).to_be_attached()
    owners = screen.page.evaluate(
        """() => [...document.querySelectorAll('.board .under')].map((line) => [
          line.classList.contains('dark'),
          [...line.parentElement.querySelectorAll('.rim')].map((rim) => rim.getAttribute('stroke')),
        ])"""
    )
    assert {dark for dark, _ in owners} == {True, False}
    assert all(dark == (rims == ["var(--p2)"]) for dark, rims in owners)


BUTTONS = ".tools button, .tray button, .seats button"


@pytest.mark.parametrize("size", [(844, 390), (740, 360), (667, 375)])
def test_on_a_phone_that_lies_every_button_can_be_touched(server: Running, opened: Open, size: tuple[int, int]) -> None:
    screen = opened(phone=True)
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    screen.sit(server.here("Anna", "Ben", "Ines"))
    screen.settled()
    screen.touch(screen.find("button.spot").first)
    assert screen.find(BUTTONS).count() > 8
    assert screen.page.evaluate(COVERED, BUTTONS) == 0
    screen.touch(screen.find(".acts .primary"))
    expect(screen.find("main")).not_to_have_attribute("data-asks", "lay")
