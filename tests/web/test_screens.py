"""Everything before a game: start page, new game, lobby, rules and settings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from bastide.server.bodies import NewSeat, NewTable, TableMade
from bastide.server.tables import TableState
from tests.web.screen import ELSEWHERE
from tests.web.test_looking import serious

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Running
    from tests.web.screen import Screen

    Open = Callable[..., Screen]

LIGHT = 400_000
"""Bytes that the first page may take on the wire, without pictures."""
PAGES = ("", "#/new", "#/rules", "#/rules/inns_and_cathedrals", "#/settings", "#/keys", "#/nowhere")


def shown(screen: Screen, place: str = "") -> Screen:
    """Go to a place of the app, and wait until it is there."""
    screen.page.goto(f"{screen.address}/{place}")
    expect(screen.find("h1").first).to_be_visible()
    return screen


def state_of(server: Running, screen: Screen) -> TableState:
    """Ask the server for the table that a screen shows."""
    screen.page.wait_for_url("**/#/t/*")
    return server.get(f"/api/tables/{screen.page.url.rpartition('/')[2]}", TableState)


def test_a_game_is_two_clicks_away(opened: Open) -> None:
    screen = shown(opened())
    screen.find("a", "New game").click()
    screen.find("dialog button", "Start the game").click()
    expect(screen.find(".seat")).to_have_count(2)


def test_or_one_click_against_a_bot(opened: Open) -> None:
    screen = shown(opened(phone=True))
    screen.find("button", "Play now").tap()
    expect(screen.find(".seat")).to_have_count(2)


def test_the_language_is_that_of_the_browser_and_can_be_switched(opened: Open) -> None:
    screen = shown(opened(language="de"))
    expect(screen.find("h1")).to_contain_text("Leg eine Karte.")
    screen.find("nav button", "English").click()
    expect(screen.find("h1")).to_contain_text("Lay a tile.")
    screen.page.reload()
    expect(screen.find("h1")).to_contain_text("Lay a tile.")


def test_boxes_options_seats_and_clock_go_to_the_server_as_chosen(server: Running, opened: Open) -> None:
    screen = shown(opened(), "#/new")
    dialog = screen.find("dialog")
    dialog.get_by_role("radio", name="Base game").click()
    expect(dialog.get_by_text("Base game: 72 tiles")).to_be_visible()
    dialog.get_by_role("checkbox", name="Abbey & Mayor").check()
    card = dialog.get_by_role("article").filter(has_text="Abbeys for holes")
    card.get_by_role("button", name="Rule and copies").click()
    copies = dialog.get_by_role("group", name="Copies of the tiles: Abbey & Mayor")
    copies.get_by_role("button", name="One copy more").click()
    expect(copies).to_contain_text("2 copies")
    dialog.get_by_role("textbox", name="Name on seat 1").fill("Anna")
    dialog.get_by_role("button", name="A bot").click()
    dialog.get_by_label("Who sits on seat 3").select_option("bot:random")
    dialog.get_by_label("Clock").select_option("15")
    dialog.get_by_role("switch", name=re.compile("^Aids")).uncheck()
    dialog.locator("summary").click()
    dialog.get_by_role("switch", name=re.compile("^Fields")).uncheck()
    dialog.get_by_role("button", name="Start the game").click()
    facts = state_of(server, screen)
    assert facts.facts.boxes == ["base", "abbey_and_mayor x2"]
    assert facts.facts.options["fields"] is False
    assert facts.facts.clock is not None
    assert facts.facts.clock.seconds == 15 * 60
    assert not facts.facts.has_aids
    assert [seat.kind for seat in facts.seats] == ["here", "bot", "bot"]
    assert facts.seats[0].name == "Anna"
    assert facts.seats[2].level == "random"


def test_a_game_over_days_has_a_clock_of_days(server: Running, opened: Open) -> None:
    screen = shown(opened(), "#/new")
    dialog = screen.find("dialog")
    dialog.get_by_label("Clock").select_option(label="7 days each")
    expect(dialog.get_by_label("For each turn")).to_have_value(str(12 * 3600))
    dialog.get_by_role("button", name="Start the game").click()
    clock = state_of(server, screen).facts.clock
    assert clock is not None
    assert (clock.seconds, clock.increment) == (7 * 86_400, 12 * 3600)
    expect(screen.find(".seat time").first).to_contain_text("d ")
    screen.page.get_by_role("button", name="Menu").click()
    expect(screen.find("dialog")).to_contain_text("7 days each, 12 hours more")


def test_what_was_chosen_last_is_offered_again(opened: Open) -> None:
    screen = shown(opened(), "#/new")
    screen.find("dialog").get_by_role("radio", name="Base game").click()
    screen.find("dialog button", "Start the game").click()
    expect(screen.find(".seat").first).to_be_visible()
    shown(screen, "#/new")
    expect(screen.find("dialog").get_by_role("radio", name="Base game")).to_be_checked()


def test_the_castle_is_a_game_of_its_own_for_two(server: Running, opened: Open) -> None:
    screen = shown(opened(), "#/new")
    screen.find("dialog").get_by_role("button", name="A bot").click()
    screen.find("dialog").get_by_text("The Castle").first.click()
    expect(screen.find("dialog ol li")).to_have_count(2)
    screen.find("dialog button", "Start the game").click()
    assert state_of(server, screen).facts.game == "castle"


def test_why_a_table_cannot_be_made_is_said(opened: Open) -> None:
    screen = shown(opened(), "#/new")
    expect(screen.find("dialog button", "Start the game")).to_be_visible()
    screen.page.route("**/api/tables", lambda route: route.abort())
    screen.find("dialog button", "Start the game").click()
    expect(screen.find("dialog [role=alert]")).to_contain_text("The server does not answer.")
    refusal = {"code": "busy", "words": {"key": "server-busy", "parameters": {}, "form": ""}, "legal": []}
    screen.page.route("**/api/tables", lambda route: route.fulfill(status=503, json=refusal))
    screen.find("dialog button", "Start the game").click()
    expect(screen.find("dialog [role=alert]")).to_contain_text("The server is busy.")


def test_an_invitation_to_no_table_says_so_and_offers_no_seat(opened: Open) -> None:
    screen = opened()
    screen.page.goto(f"{screen.address}/#/join/nowhere/nothing")
    expect(screen.find("h1")).to_have_text("There is no such table.")
    expect(screen.find("form")).to_have_count(0)


def test_a_friend_comes_by_link_sits_down_and_is_seen(opened: Open) -> None:
    host = shown(opened(), "#/new")
    dialog = host.find("dialog")
    dialog.get_by_label("Who sits on seat 2").select_option("invited")
    dialog.get_by_role("textbox", name="Name on seat 1").fill("Anna")
    dialog.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/#/t/*")
    expect(host.find("h1")).to_have_text("Waiting for one player")
    expect(host.find("svg[role=img]")).to_be_visible()
    link = host.find("code").inner_text()
    assert "#/join/" in link

    guest = opened(phone=True, language="de")
    guest.page.goto(link)
    expect(guest.find("h1")).to_have_text("Anna lädt dich ein")
    guest.page.get_by_label("Dein Name").fill("Ben")
    guest.find("button", "Hinsetzen").tap()
    expect(guest.find("h1")).to_have_text("Alle sind da")
    assert "join" not in guest.page.url, "what opens the seat has left the address"

    expect(host.find("h1")).to_have_text("Everybody is here")
    expect(host.find("li", "Ben")).to_contain_text("here")
    host.find("button", "Start the game").click()
    for screen in (host, guest):
        expect(screen.find(".seat")).to_have_count(2)


def test_a_guest_whose_seat_is_freed_reads_so(server: Running, opened: Open) -> None:
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited", "Ben")]))
    taken = server.take_seat(made.table, made.invitations[0].code, "Ben")
    host, guest = opened().sit(made), opened().sit(TableMade(taken.table, taken.token, [taken.seat], []))
    expect(guest.find("main")).to_contain_text("You have a seat.")
    host.page.get_by_role("button", name="Free the seat").click()
    expect(guest.find("main")).to_contain_text("The host has freed your seat.")
    expect(host.find("main")).to_contain_text("still free")


def test_the_host_puts_a_bot_on_a_free_seat(server: Running, opened: Open) -> None:
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited")]))
    screen = opened()
    waiting(screen, made.table, made.token)
    screen.page.get_by_label("Put a bot here").select_option("random")
    expect(screen.find("h1")).to_have_text("Everybody is here")


def test_a_link_of_this_device_alone_says_so(server: Running, opened: Open) -> None:
    screen = opened().sit(server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited")])))
    expect(screen.find(".invite")).to_contain_text("Only this device can open this link.")


def test_in_a_home_network_without_https_friends_play_too(server: Running, opened: Open) -> None:
    table = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited")]))
    screen = opened()
    screen.address = screen.address.replace("127.0.0.1", ELSEWHERE)
    screen.sit(table)
    assert not screen.page.evaluate("isSecureContext")
    expect(screen.find(".invite code")).to_contain_text(ELSEWHERE)
    expect(screen.find(".invite")).not_to_contain_text("Only this device")
    guest = opened()
    guest.page.goto(screen.find(".invite code").inner_text())
    guest.page.get_by_label("Your name").fill("Ben")
    guest.find(".primary", "Sit down").click()
    screen.find("button", "Start the game").click()
    for each in (screen, guest):
        expect(each.find(".seat")).to_have_count(2)


def test_an_invitation_works_once(server: Running, opened: Open) -> None:
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited")]))
    place = f"#/join/{made.table}/{made.invitations[0].code}"
    for again in (False, True):
        screen = shown(opened(), place)
        screen.find("button", "Sit down").click()
        if again:
            expect(screen.find("[role=alert]")).to_contain_text("invitation")
        else:
            expect(screen.find("h1")).to_have_text("Everybody is here")


def test_tables_of_this_device_are_on_the_start_page(server: Running, opened: Open) -> None:
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("here", "Ben")], boxes=["river"], starts=True))
    screen = opened().sit(made)
    shown(screen)
    card = screen.find("a", "The River")
    expect(card).to_contain_text("Your turn")
    card.click()
    expect(screen.find(".seat")).to_have_count(2)


NO_MEMORY = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"


def test_a_browser_that_keeps_nothing_plays_as_long_as_the_page_is_open(opened: Open) -> None:
    screen = opened()
    screen.page.add_init_script(NO_MEMORY)
    screen.page.goto(screen.address)
    screen.find("button", "Play now").click()
    expect(screen.find(".seat")).to_have_count(2)
    screen.settled()


@pytest.mark.parametrize("kept", ["{}", "null", "7", "no json"])
def test_what_cannot_be_read_of_what_a_browser_kept_is_forgotten(opened: Open, kept: str) -> None:
    screen = opened()
    names = ("bastide.tables", "bastide.draft", "bastide.settings")
    for name in names:
        screen.page.add_init_script(f"localStorage.setItem('{name}', '{kept}')")
    screen.page.goto(screen.address)
    screen.find("a", "New game").click()
    screen.find("dialog button", "Start the game").click()
    expect(screen.find(".seat")).to_have_count(2)


def test_settings_are_kept(opened: Open) -> None:
    screen = shown(opened(), "#/settings")
    screen.page.get_by_label("Your name").fill("Anna")
    screen.page.get_by_role("radio", name="dark", exact=True).check(force=True)
    screen.page.get_by_role("radio", name="winter").check(force=True)
    screen.page.get_by_role("switch", name="Sound").uncheck()
    screen.page.reload()
    expect(screen.page.get_by_label("Your name")).to_have_value("Anna")
    expect(screen.find("html")).to_have_attribute("data-theme", "dark")
    expect(screen.page.get_by_role("radio", name="winter")).to_be_checked()
    expect(screen.page.get_by_role("switch", name="Sound")).not_to_be_checked()


@pytest.mark.parametrize(("language", "title"), [("en", "The Tower"), ("de", "Der Turm")])
def test_every_box_has_a_page_with_its_short_rule(opened: Open, language: str, title: str) -> None:
    screen = shown(opened(language=language), "#/rules")
    screen.find("main a", title).click()
    expect(screen.find("h1")).to_have_text(title)
    assert len(screen.find("article").inner_text()) > 300


def test_a_page_begins_at_its_top_and_who_goes_back_is_where_he_was(opened: Open) -> None:
    screen = shown(opened(), "#/rules")
    last = screen.find("main a", "The Castle")
    last.scroll_into_view_if_needed()
    assert screen.page.evaluate("scrollY") > 0
    last.click()
    expect(screen.find("h1", "The Castle")).to_be_in_viewport()
    screen.page.go_back()
    expect(last).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_before_a_game(server: Running, opened: Open, scheme: str, *, phone: bool) -> None:
    screen = opened(scheme=scheme, phone=phone)
    for place in PAGES:
        shown(screen, place)
        screen.page.wait_for_load_state("networkidle")
        assert serious(screen) == [], place
        assert fits(screen), place
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited", "Ben")]))
    shown(screen, f"#/join/{made.table}/{made.invitations[0].code}")
    assert serious(screen) == []
    waiting(screen, made.table, made.token)
    assert serious(screen) == []
    assert fits(screen)


def fits(screen: Screen) -> bool:
    """Is nothing wider than the window?"""
    return bool(screen.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def waiting(screen: Screen, table: str, token: str) -> None:
    """Open a table of this device that waits for guests."""
    kept = f'[{{"table":"{table}","token":"{token}","invitations":{{}},"made":0}}]'
    screen.page.goto(screen.address)
    screen.page.evaluate("kept => localStorage.setItem('bastide.tables', kept)", kept)
    screen.page.goto(f"{screen.address}/#/t/{table}")
    expect(screen.find("h1")).to_have_text("Waiting for one player")


def test_the_first_page_is_light(opened: Open) -> None:
    screen = opened()
    sent: dict[str, int] = {}
    names: dict[str, str] = {}
    wire = screen.context.new_cdp_session(screen.page)
    wire.send("Network.enable")
    wire.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["mimeType"]}))
    wire.on("Network.loadingFinished", lambda told: sent.update({told["requestId"]: told["encodedDataLength"]}))
    screen.page.goto(screen.address)
    expect(screen.find("h1")).to_be_visible()
    screen.page.wait_for_load_state("networkidle")
    words = sum(size for request, size in sent.items() if not names[request].startswith("image/"))
    assert 100_000 < words < LIGHT
