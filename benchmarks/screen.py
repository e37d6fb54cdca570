"""How quick the app is on the screen: frames while 200 tiles are moved, and the time from a click to a picture.

``python -m benchmarks.screen --server http://127.0.0.1:8000`` asks a server that runs (``make play``); Chromium has no
graphics card and may be slowed down (``--slower 4``) like a phone. Best on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
from playwright.sync_api import sync_playwright

import bastide
from bastide.client import Server
from bastide.records.record import write_record
from bastide.server.bodies import FromRecord, NewSeat, NewTable, RecordFacts

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from bastide.server.bodies import TableMade

TILES: Final = 200
PLAYERS: Final = ("Anna", "Ben", "Ines")
BOXES: Final = ("base x2", "inns_and_cathedrals x2", "traders_and_builders x2")
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE: Final = 180_000
CLICKS: Final = 24
REST: Final = 900
DRAWN: Final = "() => document.querySelector('.board image') && !document.querySelector('.board .blank')"
PAN: Final = """async (steps) => {
  const board = document.querySelector('.board');
  const { width, height } = board.getBoundingClientRect();
  const send = (type, x, y) => board.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, bubbles: true,
    button: type === 'pointermove' ? -1 : 0 }));
  const frame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  send('pointerdown', width / 2, height / 2);
  let last = await frame();
  for (let step = 0; step < steps; step++) {
    send('pointermove', width / 2 + 180 * Math.sin(step / 14), height / 2 + 120 * Math.sin(step / 9));
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  send('pointerup', width / 2, height / 2);
  return gaps;
}"""
ZOOM: Final = """async (steps) => {
  const board = document.querySelector('.board');
  const { width, height } = board.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  let last = await frame();
  for (let step = 0; step < steps; step++) {
    board.dispatchEvent(new WheelEvent('wheel', { ctrlKey: true, deltaY: 6 * Math.cos(step / 9),
      clientX: width / 2, clientY: height / 2, bubbles: true, cancelable: true }));
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}"""
WATCH: Final = """() => {
  window.answered = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') window.answered.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}"""
"""Chromium itself says how long after a click the next picture was shown; less than a frame is not told."""
NEXT: Final = """() => {
  const main = document.querySelector('main');
  const before = main.dataset.version;
  window.answered.length = 0;
  window.laid = new Promise((done) => document.addEventListener('click', (event) => {
    const shown = () => done(performance.now() - event.timeStamp);
    const look = () => requestAnimationFrame(main.dataset.version === before ? look : shown);
    look();
  }, { capture: true, once: true }));
}"""
SEEN: Final = """(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return each.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
})"""
FIRST: Final = "() => window.answered.at(-1) ?? 16"
LAID: Final = "() => window.laid"


def long_game() -> tuple[bytes, int]:
    """Play at random until so many tiles lie; give the record and the number of its steps."""
    game = bastide.new_game(players=PLAYERS, boxes=BOXES, seed="screen")
    chance = Random(1)
    steps = 0
    while len(game.view().tiles) < TILES or game.view().asked.step != "tile":
        game.apply(chance.choice(game.state.legal_codes()))
        steps += 1
    return write_record(game).encode(), steps


def table(server: Server) -> TableMade:
    """Make a table with a large board; everybody sits here."""
    content, steps = long_game()
    record = msgspec.json.decode(server.request("POST", "/api/records", content), type=RecordFacts)
    seats = [NewSeat("here", name) for name in PLAYERS]
    return server.new_table(NewTable(seats, starts=True, origin=FromRecord(record.record, steps)))


def sit(page: Page, address: str, made: TableMade) -> None:
    """Open the table, and wait until its board is drawn."""
    page.goto(address)
    kept = [{"table": made.table, "token": made.token, "invitations": {}, "made": 0}]
    page.evaluate("kept => localStorage.setItem('bastide.tables', kept)", json.dumps(kept))
    page.evaluate("table => { location.hash = `#/t/${table}` }", made.table)
    page.wait_for_selector("button.spot", timeout=PATIENCE)
    page.wait_for_function(DRAWN, timeout=PATIENCE)
    page.wait_for_timeout(2000)


def told(name: str, gaps: list[float]) -> str:
    """Say what frames took."""
    middle = statistics.median(gaps)
    late = statistics.quantiles(gaps, n=20)[-1]
    rate = 1000 * len(gaps) / sum(gaps)
    return f"{name}: {rate:.0f} frames/s, median {middle:.1f} ms, one in twenty above {late:.1f} ms"


def click(page: Page, selector: str, at: int = 0) -> float:
    """Click with the mouse on one of those that are to be seen; give the milliseconds until the screen answers."""
    places = page.evaluate(SEEN, selector)
    page.evaluate(NEXT)
    page.mouse.click(*places[at % len(places)])
    page.wait_for_timeout(REST)
    return float(page.evaluate(FIRST))


def clicks(page: Page) -> dict[str, list[float]]:
    """Put a ghost somewhere, and lay the tile: milliseconds from each click to the picture."""
    taken: dict[str, list[float]] = {"ghost": [], "first answer of laying": [], "laid tile": []}
    page.evaluate(WATCH)
    for turn in range(CLICKS):
        page.wait_for_function("() => document.querySelector('main').dataset.asks !== 'wait'")
        if page.locator("main").get_attribute("data-asks") != "lay":
            page.keyboard.press("0")
            page.wait_for_timeout(REST)
            continue
        page.wait_for_selector("button.spot")
        taken["ghost"].append(click(page, "button.spot", turn))
        page.wait_for_selector(".acts .primary:not(:disabled)")
        taken["first answer of laying"].append(click(page, ".acts .primary"))
        taken["laid tile"].append(page.evaluate(LAID))
    return taken


def main() -> None:
    """Measure on each size of screen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--slower", type=float, default=1, help="slow the processor down")
    wanted = parser.parse_args()
    server = Server(wanted.server)
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": wanted.slower})
            sit(page, wanted.server, table(server))
            print(told(f"{name}, whole board moved", page.evaluate(PAN, 240)), flush=True)
            print(told(f"{name}, zoomed", page.evaluate(ZOOM, 120)), flush=True)
            for _ in range(4):
                page.keyboard.press("+")
            page.wait_for_timeout(1500)
            page.wait_for_function(DRAWN, timeout=PATIENCE)
            print(told(f"{name}, a part moved", page.evaluate(PAN, 240)), flush=True)
            page.keyboard.press("0")
            page.wait_for_timeout(1000)
            for what, times in clicks(page).items():
                middle = statistics.median(times)
                print(f"{name}, click to {what}: median {middle:.0f} ms, at most {max(times):.0f} ms", flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
