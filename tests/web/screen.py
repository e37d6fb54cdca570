"""A screen of the app, as somebody uses it who sees and touches it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from playwright.sync_api import Browser, Locator, Page

    from bastide.server.bodies import TableMade

PATIENCE = 20_000
"""Milliseconds; the machine may be busy."""
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
expect.set_options(timeout=PATIENCE)


ELSEWHERE = "bastide.test"
"""Another name for this machine: pages from there are, without https, not trusted as those of this device are."""


class Screen:
    """A device with the app."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        phone: bool = False,
        language: str = "en",
        scheme: Literal["light", "dark"] = "light",
        motion: bool = False,
    ) -> None:
        self.address = address
        self.errors: list[str] = []
        self.phone = phone
        self.context = browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme=scheme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def close(self) -> None:
        self.context.close()

    def sit(self, made: TableMade) -> Screen:
        """Open a table of this device, before or after it begins."""
        kept = [{"table": made.table, "token": made.token, "invitations": {}, "made": 0}]
        if not self.page.url.startswith(self.address):
            self.page.goto(self.address)
        self.page.evaluate("kept => localStorage.setItem('bastide.tables', kept)", json.dumps(kept))
        self.page.evaluate("table => { location.hash = `#/t/${table}` }", made.table)
        expect(self.find(".seats li").first).to_be_visible()
        return self

    # -- what is to be seen ----------------------------------------------------------------------

    def find(self, selector: str, has_text: str | None = None) -> Locator:
        return self.page.locator(selector, has_text=has_text)

    @property
    def question(self) -> str:
        return self.find(".tray h2").first.inner_text()

    @property
    def scores(self) -> list[int]:
        return [int(text.replace("−", "-")) for text in self.find(".seat strong").all_inner_texts()]

    def tiles(self) -> int:
        return self.find("svg image").count()

    @property
    def asks(self) -> str:
        """What the screen waits for: lay, answer, wait, final, over."""
        return str(self.find("main").get_attribute("data-asks"))

    def waits_for(self, what: str) -> None:
        """Be sure that the screen comes to wait for this."""
        expect(self.find("main")).to_have_attribute("data-asks", what)

    def settled(self) -> str:
        """Wait until it is somebody's turn here, or the game is over; say what is waited for."""
        self.page.wait_for_function("() => document.querySelector('main')?.dataset.asks !== 'wait'")
        return self.asks

    # -- what is done ----------------------------------------------------------------------------

    def touch(self, target: Locator) -> None:
        """Click it, or tap it on a phone."""
        if self.phone:
            target.tap()
        else:
            target.click()

    def answered(self, act: Callable[[], object]) -> None:
        """Do something, and wait until the game has gone on."""
        before = self.find("main").get_attribute("data-version")
        act()
        self.page.wait_for_function("before => document.querySelector('main').dataset.version !== before", arg=before)

    def lay(self, at: int = 0) -> None:
        """Lay the tile on one of the spots."""
        spots = self.find("button.spot")
        spots.first.wait_for()
        self.touch(spots.nth(at % spots.count()))
        self.answered(lambda: self.touch(self.find(".acts .primary")))

    def answer(self, at: int = 0) -> None:
        """Give the answer that is chosen, one of the list, or none."""
        listed = self.find(".answers button")
        chosen = self.find(".acts .primary")
        if listed.count():
            self.answered(lambda: self.touch(listed.nth(at % listed.count())))
        elif chosen.count():
            self.answered(lambda: self.touch(chosen))
        else:
            self.pass_by()

    def pass_by(self) -> None:
        """Do nothing."""
        self.answered(lambda: self.touch(self.find(".acts .none")))

    def play_on(self, chance: Random, most: int = 1000) -> int:
        """Play by hand until the game is over; give how many answers it took."""
        for done in range(most):
            asks = self.settled()
            if asks == "lay":
                self.lay(chance.randrange(100))
            elif asks == "answer":
                if self.find(".acts .none").count() and chance.random() < 0.4:
                    self.pass_by()
                else:
                    self.answer(chance.randrange(100))
            else:
                return done
        return most


def asked_of(*screens: Screen) -> Screen:
    """Wait until one of several screens is asked, and give it."""
    for _ in range(PATIENCE // 50):
        for screen in screens:
            if screen.asks != "wait":
                return screen
        screens[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
