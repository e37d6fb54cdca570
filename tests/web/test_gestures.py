"""Fingers, mouse and wheel on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.test_board import SETTLED
from tests.web.test_playing import late_game, seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Running
    from tests.web.screen import Screen

    Open = Callable[..., Screen]

SIZE = "() => document.querySelector('.board image').getBoundingClientRect().width"
FREE = """() => {
  const { innerWidth, innerHeight } = window;
  for (let y = 140; y < innerHeight - 60; y += 20) for (let x = 60; x < innerWidth - 60; x += 20) {
    const all = [[0, 0], [-50, 0], [50, 0], [0, 40]].map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy));
    if (all.every(each => each?.closest('.board') && !each.closest('button'))) return [x, y];
  }
}"""
"""A point of the board with room around it, where nothing can be pressed."""


class Hand:
    """Fingers on a phone."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.glass: Any = screen.page.context.new_cdp_session(screen.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Let fingers touch, move or leave the glass."""
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def drawn(server: Running, opened: Open, *, phone: bool) -> Screen:
    """Open a late game and wait for its tiles."""
    screen = opened(phone=phone).sit(late_game(server, seats("Anna", "Ben"), 20))
    assert screen.settled() == "lay"
    screen.find(".board image").first.wait_for()
    return screen


@pytest.fixture
def hand(server: Running, opened: Open) -> Hand:
    return Hand(drawn(server, opened, phone=True))


def test_two_fingers_that_part_come_nearer(hand: Hand) -> None:
    page = hand.screen.page
    x, y = page.evaluate(FREE)
    before = page.evaluate(SIZE)
    hand.touch("touchStart", (x - 10, y), (x + 10, y))
    for way in (20, 30, 40):
        hand.touch("touchMove", (x - way, y), (x + way, y))
    hand.touch("touchEnd")
    page.wait_for_function(f"() => ({SIZE})() > {1.5 * before}")
    assert hand.screen.settled() == "lay"


def test_one_finger_moves_the_board(hand: Hand) -> None:
    page = hand.screen.page
    page.wait_for_timeout(SETTLED)
    x, y = page.evaluate(FREE)
    tile = page.query_selector(".board image")
    assert tile is not None
    before = tile.bounding_box()
    hand.touch("touchStart", (x, y))
    for way in (10, 20, 30):
        hand.touch("touchMove", (x + way, y + way))
    hand.touch("touchEnd")
    after = tile.bounding_box()
    assert before is not None
    assert after is not None
    assert min(after["x"] - before["x"], after["y"] - before["y"]) > 15


def test_a_finger_that_rests_shows_who_holds_the_land(hand: Hand) -> None:
    screen = hand.screen
    hand.touch("touchStart", tuple(screen.page.evaluate(FREE)))
    expect(screen.find(".pill").first).to_be_visible()
    hand.touch("touchEnd")
    expect(screen.find(".pill")).to_have_count(0)


def test_the_wheel_comes_nearer_and_turns_the_ghost_below_it(server: Running, opened: Open) -> None:
    screen = drawn(server, opened, phone=False)
    page = screen.page
    before = page.evaluate(SIZE)
    page.mouse.move(*page.evaluate(FREE))
    page.mouse.wheel(0, -240)
    page.wait_for_function(f"() => ({SIZE})() > {1.2 * before}")
    page.keyboard.press("0")
    assert any(turns(screen, spot) for spot in range(screen.find("button.spot").count()))


def turns(screen: Screen, spot: int) -> bool:
    """Lay a ghost on one of the places; does the wheel turn it, if R does?"""
    screen.find("button.spot").nth(spot).click()
    ghost = screen.find("button.ghost")
    told = [ghost.get_attribute("aria-label")]
    screen.page.keyboard.press("r")
    told.append(ghost.get_attribute("aria-label"))
    if told[0] == told[1]:
        return False
    ghost.hover()
    screen.page.mouse.wheel(0, 120)
    expect(ghost).not_to_have_attribute("aria-label", str(told[1]))
    return True
