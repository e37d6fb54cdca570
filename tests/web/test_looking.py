"""What can be seen besides: aids, tallies, both languages, and whether everybody can use it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from bastide.server.bodies import NewSeat, NewTable
from tests.server.running import ROOT
from tests.web.test_playing import late_game, seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Running
    from tests.web.screen import Screen

    Open = Callable[..., Screen]

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}


def serious(screen: Screen) -> list[str]:
    """Let axe-core look at the page; give what is serious."""
    screen.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = screen.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{each['id']}: {node['html']} {node['failureSummary']}"
        for each in found
        if each["impact"] in SERIOUS
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_game(server: Running, opened: Open, scheme: str) -> None:
    screen = opened(scheme=scheme).sit(late_game(server, seats("Anna", "Ben"), 20))
    screen.settled()
    assert serious(screen) == []
    for key in ("g", "b"):
        screen.page.keyboard.press(key)
        assert serious(screen) == []
    screen.page.keyboard.press("Escape")
    for panel in ("s", "?"):
        screen.page.keyboard.press(panel)
        expect(screen.find("dialog[open]")).to_be_visible()
        assert serious(screen) == []
        screen.page.keyboard.press("Escape")


@pytest.mark.parametrize("phone", [False, True])
def test_the_ghost_says_what_it_would_do(server: Running, opened: Open, *, phone: bool) -> None:
    screen = opened(phone=phone).sit(late_game(server, seats("Anna", "Ben"), 20))
    screen.settled()
    said = screen.find(".tray .effects" if phone else ".board .pill")
    screen.find("button.spot").first.wait_for()
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 4:
        screen.page.keyboard.press(arrow)
        screen.page.wait_for_timeout(500)
        if said.count():
            break
    expect(said).to_have_text(re.compile("(Finishes|Joins|Extends) "))


def test_the_keyboard_player_hears_where_the_ghost_lies(server: Running, opened: Open) -> None:
    screen = opened().sit(late_game(server, seats("Anna", "Ben"), 20))
    screen.settled()
    screen.find("button.spot").first.wait_for()
    screen.page.keyboard.press("ArrowRight")
    expect(screen.find("[role=status]", "Row ").first).to_contain_text(
        re.compile(r"Row -?\d+, column -?\d+, .* of \d+\. [A-Z].*\.")
    )


@pytest.mark.parametrize(
    ("language", "menu", "start"),
    [
        ("en", "The board as text", "Row 0, column 0: Road east and west; city north"),
        ("de", "Die Auslage als Text", "Zeile 0, Spalte 0: Straße im Osten und Westen; Stadt im Norden"),
    ],
)
def test_tiles_are_told_in_words(server: Running, opened: Open, language: str, menu: str, start: str) -> None:
    screen = opened(language=language).sit(server.here("Anna", "Ben"))
    screen.settled()
    expect(screen.find(".tray .sr")).to_have_text(re.compile("^(City|Road|Monastery|Stadt|Straße|Kloster)"))
    screen.find(".tool").last.click()
    screen.find("dialog button", menu).click()
    expect(screen.find("dialog ol li").first).to_have_text(start)


def test_without_aids_the_ghost_says_nothing(server: Running, opened: Open) -> None:
    table = NewTable(seats("Anna", "Ben"), starts=True, has_aids=False)
    screen = opened().sit(server.new_table(table))
    screen.settled()
    screen.touch(screen.find("button.spot").first)
    expect(screen.find(".acts .primary")).to_be_enabled()
    expect(screen.find(".board .pill")).to_have_count(0)


def test_territories_gaps_and_the_bag_are_shown_while_they_are_wanted(server: Running, opened: Open) -> None:
    screen = opened().sit(late_game(server, seats("Anna", "Ben"), 20))
    screen.settled()
    screen.page.keyboard.down("f")
    expect(screen.find(".pill").first).to_be_visible()
    screen.page.keyboard.up("f")
    expect(screen.find(".pill")).to_have_count(0)
    screen.page.keyboard.press("g")
    screen.find("button.gap").first.click()
    expect(screen.find(".sheet h2")).to_have_text("This gap")
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("b")
    expect(screen.find("h2", has_text="Still in the bag")).to_be_visible()


def test_the_castle_is_called_by_its_own_words(server: Running, opened: Open) -> None:
    screen = opened().sit(late_game(server, seats("Anna", "Ben"), 60, game="castle"))
    screen.settled()
    screen.page.keyboard.down("f")
    filters = screen.find(".filter button")
    expect(filters).to_have_text(["All", "Courtyards", "Towers", "Houses", "Roads"])
    screen.page.keyboard.up("f")
    screen.page.keyboard.press("g")
    for gap in screen.find("button.gap").all()[:4]:
        gap.click()
        expect(screen.find(".sheet .need")).not_to_contain_text(re.compile("city|field"))


def test_a_score_line_opens_to_its_tally(server: Running, opened: Open) -> None:
    screen = opened().sit(late_game(server, seats("Anna", "Ben"), 20))
    screen.settled()
    line = screen.find(".rail button.line").first
    points = line.locator("b").inner_text()
    line.click()
    expect(screen.find(".tally h2")).to_contain_text(points.lstrip("+−"))
    expect(screen.find(".tally details p")).not_to_be_empty()


def test_aids_are_off_at_a_table_of_competition(server: Running, opened: Open) -> None:
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("here", "Ben")], starts=True, has_aids=False))
    screen = opened().sit(made)
    screen.settled()
    expect(screen.find(".strict")).to_be_visible()
    expect(screen.find(".tool[aria-pressed]")).to_have_count(0)
    screen.page.keyboard.press("g")
    expect(screen.find("button.gap")).to_have_count(0)


@pytest.mark.parametrize(("language", "words"), [("en", "Where does the tile go?"), ("de", "Wohin")])
def test_the_app_speaks_the_language_of_the_browser(server: Running, opened: Open, language: str, words: str) -> None:
    screen = opened(language=language).sit(server.here("Anna", "Ben"))
    screen.settled()
    expect(screen.find(".tray h2")).to_contain_text(words)
    assert screen.page.evaluate("() => document.documentElement.lang") == language


def test_the_language_is_changed_while_a_game_goes_on(server: Running, opened: Open) -> None:
    screen = opened().sit(server.here("Anna", "Ben"))
    screen.settled()
    screen.find(".tool", has_text="Menu").last.click()
    screen.find("#language").select_option("de")
    expect(screen.find("dialog h1")).to_have_text("Menü")


def test_what_happens_is_said_to_who_listens(server: Running, opened: Open) -> None:
    screen = opened().sit(server.here("Anna", "Ben"))
    screen.settled()
    screen.lay()
    expect(screen.find("[role=status] p").filter(has_text="lays a tile").first).to_be_attached()
