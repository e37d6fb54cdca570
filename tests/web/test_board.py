"""Where things are on the screen: nothing that is wanted lies below a panel, and what is touched is what is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.test_playing import late_game, seats

if TYPE_CHECKING:
    from collections.abc import Callable

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
