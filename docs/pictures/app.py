"""Take the pictures of the app (``make screenshots``): desktop and phone, by day and by night.

``python docs/pictures/app.py [--server ADDRESS] [NAME …]`` takes all of them, or those that are named. Without an
address it starts a server of its own, with the app and the atlas of the package.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PIL import Image
from playwright.sync_api import sync_playwright

from bastide.client import Server
from bastide.server.bodies import FromRecord, NewSeat, NewTable, Position, RecordFacts, TableMade

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

HERE = Path(__file__).parent
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LOOKS = [f"{device}-{scheme}" for device in SIZES for scheme in ("light", "dark")]
QUALITY = 78
PATIENCE = 600_000
"""Milliseconds: the bots look at a whole game again."""
STILL = 1200
"""Milliseconds until what moves has come to rest."""
DRAWN = """() => {
  const board = document.querySelector('.board');
  return !board || (board.querySelector('image') && !board.querySelector('.blank'));
}"""
MIDDLE = 118
"""So many steps of the evening are played where it is shown."""
PLACES = 8
"""So many places are tried until the tile does something there that is worth a word."""
SERVE = "from bastide.cli import main; main()"


class Pictures:
    """A server with a few games, and what is to be seen of it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.evening = self.record("evening")
        self.castle = self.record("castle_board")
        self.many = self.record("many")

    def record(self, name: str) -> RecordFacts:
        """Upload a record that lies here."""
        content = (HERE / f"{name}.bastide").read_bytes()
        return msgspec.json.decode(self.server.request("POST", "/api/records", content), type=RecordFacts)

    def table(self, record: RecordFacts, step: int) -> TableMade:
        """Go on from a position; everybody sits at this device."""
        seats = [NewSeat("here", name) for name in record.names]
        return self.server.new_table(NewTable(seats, starts=True, origin=FromRecord(record.record, step)))

    def laying(self, record: RecordFacts, step: int) -> int:
        """Find the next step before which a tile is to be laid."""
        for each in range(step, record.steps):
            found = self.server.get(f"/api/records/{record.record}/steps/{each}", Position)
            if found.view.question and found.view.question.step == "tile":
                return each
        return step

    def sit(self, page: Page, *tables: TableMade, at: str = "") -> None:
        """Remember tables on the device, and open a place; without one, the first table."""
        kept = [
            {
                "table": made.table,
                "token": made.token,
                "invitations": {each.seat: each.code for each in made.invitations},
                "made": 1794690000000,
            }
            for made in tables
        ]
        page.evaluate("kept => localStorage.setItem('bastide.tables', kept)", json.dumps(kept))
        self.go(page, at or f"#/t/{tables[0].table}")

    def go(self, page: Page, place: str) -> None:
        """Open a place of the app."""
        page.goto(f"{self.server.address}/{place}")

    def game(self, page: Page, record: RecordFacts, step: int) -> None:
        """Show a running game at a position where a tile is to be laid."""
        self.sit(page, self.table(record, self.laying(record, step)))
        page.wait_for_selector(".spot", timeout=PATIENCE)
        drawn(page)

    # -- the pictures, by name -----------------------------------------------------------------

    def start(self, page: Page) -> None:
        """The start page with three tables of this device."""
        waiting = NewTable([NewSeat("here", "Anna"), NewSeat("invited", "Ben")], boxes=["tower"])
        tables = [self.table(self.evening, MIDDLE), self.table(self.castle, 20), self.server.new_table(waiting)]
        self.sit(page, *tables, at="#/")
        page.wait_for_selector("main ul li img")

    def new(self, page: Page) -> None:
        """A new game."""
        self.go(page, "#/new")
        page.wait_for_selector("dialog article img")

    def lobby(self, page: Page) -> None:
        """A table that waits for a friend."""
        seats = [NewSeat("here", "Anna"), NewSeat("invited", "Ben"), NewSeat("bot", "Ines", "greedy")]
        self.sit(page, self.server.new_table(NewTable(seats, boxes=["river", "inns_and_cathedrals"])))
        page.wait_for_selector("svg[role=img]")

    def place(self, page: Page) -> None:
        """Where does the tile go?"""
        self.game(page, self.evening, MIDDLE)
        for _ in range(PLACES):
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(STILL)
            if page.locator(".tray .effects").count():
                break

    def figure(self, page: Page) -> None:
        """Who stands on it?"""
        self.game(page, self.evening, MIDDLE)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_selector(".acts .none")

    def land(self, page: Page) -> None:
        """Who holds what."""
        self.game(page, self.evening, MIDDLE)
        page.keyboard.down("f")
        page.wait_for_selector(".pill")

    def gap(self, page: Page) -> None:
        """What fits into a gap."""
        self.game(page, self.evening, MIDDLE)
        page.keyboard.press("g")
        page.locator("button.gap").first.click(force=True)
        page.wait_for_selector(".sheet h2")

    def why(self, page: Page) -> None:
        """Why these points?"""
        self.game(page, self.evening, MIDDLE)
        page.keyboard.press("s")
        page.locator("dialog button.line").first.click()
        page.wait_for_selector(".tally h2")

    def final(self, page: Page) -> None:
        """The final scoring, step by step."""
        self.sit(page, self.table(self.evening, self.evening.steps - 2))
        for _ in range(6):
            page.wait_for_selector(".spot, .acts .none, .ending", timeout=PATIENCE)
            if page.locator(".ending").count():
                break
            if page.locator(".spot").count():
                page.keyboard.press("ArrowRight")
                page.wait_for_selector(".acts .primary:not(:disabled)")
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("0")
            page.wait_for_timeout(STILL)
        for _ in range(4):
            page.keyboard.press("ArrowRight")

    def review(self, page: Page) -> None:
        """What the bots say about a game."""
        self.go(page, f"#/review/{self.evening.record}")
        page.wait_for_selector("aside h2", timeout=PATIENCE)
        page.get_by_role("button", name="better turn").or_(page.get_by_role("button", name="Besseren Zug")).click()
        page.evaluate("scrollTo(0, 0)")

    def replay(self, page: Page) -> None:
        """A game again."""
        self.go(page, f"#/replay/{self.evening.record}?step=150")
        page.wait_for_selector(".player", timeout=PATIENCE)

    def castle_game(self, page: Page) -> None:
        """The Castle."""
        self.game(page, self.castle, 60)
        page.keyboard.press("ArrowDown")

    def many_boxes(self, page: Page) -> None:
        """A game with many boxes."""
        self.game(page, self.many, self.many.steps - 3)
        page.keyboard.press("ArrowRight")

    def rules(self, page: Page) -> None:
        """Short rules."""
        self.go(page, "#/rules")
        page.wait_for_selector("main ul img")


SHOWN: dict[str, Callable[[Pictures, Page], None]] = {
    "start": Pictures.start,
    "new": Pictures.new,
    "lobby": Pictures.lobby,
    "place": Pictures.place,
    "figure": Pictures.figure,
    "land": Pictures.land,
    "gap": Pictures.gap,
    "why": Pictures.why,
    "final": Pictures.final,
    "review": Pictures.review,
    "replay": Pictures.replay,
    "castle": Pictures.castle_game,
    "many": Pictures.many_boxes,
    "rules": Pictures.rules,
}


def drawn(page: Page) -> None:
    """Wait until every tile of a board has its picture."""
    page.wait_for_function(DRAWN, timeout=PATIENCE)
    page.wait_for_timeout(STILL)


def take(pictures: Pictures, browser: Browser, names: list[str], device: str, scheme: str) -> None:
    """Take pictures on one device, by day or by night; tiles are drawn once for all of them."""
    wide, high = SIZES[device]
    context = browser.new_context(
        viewport={"width": wide, "height": high},
        device_scale_factor=1 if device == "desktop" else 1.5,
        color_scheme="dark" if scheme == "dark" else "light",
        locale="en-GB" if device == "desktop" else "de-DE",
        has_touch=device == "phone",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(pictures.server.address)
    for name in names:
        page.evaluate("localStorage.removeItem('bastide.tables')")
        pictures.go(page, "#/keys")
        SHOWN[name](pictures, page)
        drawn(page)
        shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
        shot.save(HERE / f"app-{name}-{device}-{scheme}.webp", quality=QUALITY, method=6)
        page.keyboard.up("f")
        print(f"app-{name}-{device}-{scheme}.webp", flush=True)
    context.close()


def served() -> Iterator[str]:
    """Run a server in a folder of its own."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--data", folder]
        limits = {"BASTIDE_SERVER_TABLES_PER_ADDRESS": "1000", "BASTIDE_SERVER_REQUESTS_PER_SECOND": "500"}
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | limits)  # noqa: S603 - ourselves
        address = f"http://127.0.0.1:{port}"
        try:
            while process.poll() is None:
                try:
                    urllib.request.urlopen(f"{address}/api/health", timeout=5).close()  # noqa: S310 - our own
                    break
                except OSError:
                    time.sleep(0.2)
            yield address
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="which pictures; all if none is named")
    parser.add_argument("--look", action="append", choices=LOOKS, help="on which device, by day or by night")
    parser.add_argument("--server", default="", help="the address of a server that runs already")
    wanted = parser.parse_args()
    addresses = iter([wanted.server]) if wanted.server else served()
    pictures = Pictures(Server(next(addresses)))
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for look in wanted.look or LOOKS:
            take(pictures, browser, wanted.names or list(SHOWN), *look.split("-"))
        browser.close()
    next(addresses, None)


if __name__ == "__main__":
    main()
