"""From a click to the answer of the server: the screen shows at once what was taken, and takes back what is refused."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

    from tests.server.running import Running
    from tests.web.screen import Screen

    Open = Callable[..., Screen]


SLIP = 400
"""Milliseconds: the same answer twice within less is a slip of the hand."""


class Line:
    """The line of a screen to the server, on which answers of players are held up."""

    def __init__(self, screen: Screen) -> None:
        self._page = screen.page
        self.held: list[str] = []
        self._page.route_web_socket(lambda _: True, self._open)

    def _open(self, screen: WebSocketRoute) -> None:
        self._screen, self._server = screen, screen.connect_to_server()
        screen.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        assert isinstance(message, str)
        if json.loads(message)["type"] in {"play", "undo"}:
            self.held.append(message)
        else:
            self._server.send(message)

    def _first(self) -> str:
        while not self.held:
            self._page.wait_for_timeout(20)
        return self.held.pop(0)

    def let_through(self) -> None:
        """Let the server have what is held up."""
        self._server.send(self._first())

    def refuse(self) -> None:
        """Refuse what is held up, like a server whose disk is full."""
        message: dict[str, Any] = json.loads(self._first())
        words = {"key": "server-no-room", "parameters": {}, "form": ""}
        refusal = {"code": "no_room", "words": words, "legal": []}
        answer = {"type": "refused", "id": message["id"], "version": message["version"], "refusal": refusal}
        self._screen.send(json.dumps(answer))

    def end(self) -> None:
        """Say that the table is gone, like a server that has lost its disk."""
        refusal = {"code": "no_such_table", "words": {"key": "server-no-such-table", "parameters": {}, "form": ""}}
        self._screen.send(json.dumps({"type": "bye", "refusal": refusal | {"legal": []}, "comes_back": False}))


@pytest.fixture(params=[False, True], ids=["desk", "phone"])
def held(server: Running, opened: Open, request: pytest.FixtureRequest) -> tuple[Screen, Line]:
    """Sit down at a line on which answers are held up."""
    screen = opened(phone=request.param)
    line = Line(screen)
    screen.sit(server.here("Anna", "Ben"))
    assert screen.settled() == "lay"
    return screen, line


def lay(screen: Screen) -> None:
    """Put the ghost on a spot, and press the filled button."""
    screen.touch(screen.find("button.spot").first)
    screen.touch(screen.find(".acts .primary"))


def test_a_tile_lies_as_soon_as_it_is_clicked(held: tuple[Screen, Line]) -> None:
    screen, line = held
    screen.touch(screen.find("button.spot").first)
    expect(screen.find(".board .edge")).to_have_count(1)
    screen.touch(screen.find(".acts .primary"))
    expect(screen.find(".acts .primary.taken")).to_be_visible()
    expect(screen.find(".board .edge")).to_have_count(0)
    expect(screen.find("button.spot")).to_have_count(0)
    expect(screen.find("svg image")).to_have_count(2)
    screen.answered(line.let_through)
    expect(screen.find(".taken")).to_have_count(0)
    assert screen.settled() == "answer"


def test_what_is_on_its_way_cannot_be_changed_or_sent_twice(held: tuple[Screen, Line]) -> None:
    screen, line = held
    lay(screen)
    expect(screen.find(".acts .primary.taken")).to_be_visible()
    screen.page.wait_for_timeout(SLIP)
    screen.touch(screen.find(".acts .primary"))
    for key in ("r", "ArrowRight", "Backspace", "Escape", "Enter"):
        screen.page.keyboard.press(key)
    screen.answered(line.let_through)
    assert line.held == []


def test_a_refused_answer_is_taken_back_and_can_be_given_again(held: tuple[Screen, Line]) -> None:
    screen, line = held
    lay(screen)
    expect(screen.find(".acts .primary.taken")).to_be_visible()
    line.refuse()
    expect(screen.find(".tray [role=alert]")).to_be_visible()
    expect(screen.find(".taken")).to_have_count(0)
    expect(screen.find(".board .edge")).to_have_count(1)
    screen.page.wait_for_timeout(SLIP)
    screen.touch(screen.find(".acts .primary"))
    screen.answered(line.let_through)
    expect(screen.find(".tray [role=alert]")).to_have_count(0)


def test_who_plays_at_a_table_that_is_gone_reads_so(held: tuple[Screen, Line]) -> None:
    screen, line = held
    lay(screen)
    expect(screen.find(".acts .primary.taken")).to_be_visible()
    line.end()
    expect(screen.find(".strip[role=alert]")).to_contain_text("There is no such table.")
    expect(screen.find(".taken")).to_have_count(0)
    screen.touch(screen.find(".strip a"))
    screen.page.wait_for_url(lambda url: "#/t/" not in url)


def test_a_figure_stands_as_soon_as_it_is_clicked(held: tuple[Screen, Line]) -> None:
    screen, line = held
    lay(screen)
    screen.answered(line.let_through)
    assert screen.settled() == "answer"
    assert screen.find(".offer").count() > 1
    screen.touch(screen.find(".acts .primary"))
    expect(screen.find(".offer.taken")).to_have_count(1)
    expect(screen.find(".offer")).to_have_count(1)
    expect(screen.find(".hit")).to_have_count(0)
    screen.answered(line.let_through)


def test_a_line_of_chat_does_not_lay_the_ghost(held: tuple[Screen, Line]) -> None:
    screen, _ = held
    screen.touch(screen.find("button.spot").first)
    screen.page.evaluate(
        """() => { window.gone = 0; new MutationObserver(() => {
          if (!document.querySelector('.board .edge')) window.gone += 1;
        }).observe(document.querySelector('.board'), { childList: true, subtree: true }); }"""
    )
    screen.page.keyboard.press("c")
    screen.page.get_by_label("Say something").fill("Hello")
    screen.page.keyboard.press("Enter")
    expect(screen.find(".chat li", "Hello")).to_be_visible()
    assert screen.page.evaluate("() => window.gone") == 0
