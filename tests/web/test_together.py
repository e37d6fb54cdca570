"""Several at one table: chat, taking back by consent, watching, and playing again."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from bastide.server.bodies import NewSeat, NewTable, TableMade
from bastide.server.tables import ClockSettings
from tests.web.screen import asked_of
from tests.web.test_playing import late_game, seats
from tests.web.test_screens import state_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Running
    from tests.web.screen import Screen

    Open = Callable[..., Screen]


@pytest.fixture
def two(server: Running, opened: Open) -> tuple[Screen, Screen]:
    """Let Anna and Ben play on two devices."""
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited", "Ben")]))
    taken = server.take_seat(made.table, made.invitations[0].code, "Ben")
    with server.sit(made.table, made.token) as host:
        host.start()
    return opened().sit(made), opened(phone=True).sit(TableMade(taken.table, taken.token, [taken.seat], []))


def menu(screen: Screen) -> None:
    screen.touch(screen.page.get_by_role("button", name="Menu"))


def over(screen: Screen) -> Screen:
    """Play a game to its end, and pass over its final scoring."""
    screen.play_on(Random(1))
    screen.waits_for("final")
    screen.page.keyboard.press("Escape")
    screen.waits_for("over")
    return screen


def test_a_first_line_of_chat_is_noticed_and_read(two: tuple[Screen, Screen]) -> None:
    one, other = two
    one.page.keyboard.press("c")
    one.page.get_by_label("Say something").fill("Hello Ben")
    one.page.keyboard.press("Enter")
    expect(other.find(".tools [role=status]")).to_have_text("Anna Hello Ben")
    other.touch(other.page.get_by_role("button", name="Chat 1"))
    expect(other.find(".chat li", "Hello Ben")).to_be_visible()
    expect(other.find(".tools [role=status]")).to_have_count(0)


def test_a_line_of_chat_is_noticed_also_where_tools_are_folded(server: Running, opened: Open) -> None:
    one, other = guest(server)
    ben, anna = opened().sit(other), opened(phone=True).sit(one)
    anna.waits_for("lay")
    anna.lay()
    assert anna.settled() == "answer"
    expect(anna.page.get_by_role("button", name="Chat")).to_have_count(0)
    ben.page.keyboard.press("c")
    ben.page.get_by_label("Say something").fill("Hello Anna")
    ben.page.keyboard.press("Enter")
    expect(anna.find(".tools [role=status]")).to_have_text("Ben Hello Anna")
    expect(anna.page.get_by_role("button", name="Chat 1")).to_be_visible()


def test_escape_closes_the_chat_also_while_one_writes(two: tuple[Screen, Screen]) -> None:
    one, _ = two
    one.page.keyboard.press("c")
    expect(one.page.get_by_label("Say something")).to_be_focused()
    one.page.keyboard.press("Escape")
    expect(one.find(".chat")).to_have_count(0)


def test_a_move_is_taken_back_if_the_other_agrees(two: tuple[Screen, Screen]) -> None:
    mover = asked_of(*two)
    other = two[0] if mover is two[1] else two[1]
    mover.lay()
    mover.settled()
    mover.pass_by()
    other.waits_for("lay")
    menu(mover)
    mover.touch(mover.page.get_by_role("button", name="Ask to take my move back"))
    other.touch(other.page.get_by_role("button", name="Agree"))
    mover.waits_for("answer")
    other.waits_for("wait")


def test_who_has_no_seat_may_watch_but_is_asked_nothing(two: tuple[Screen, Screen], opened: Open) -> None:
    watcher = opened()
    watcher.page.goto(two[0].page.url)
    expect(watcher.find(".tray")).to_contain_text("You are watching.")
    asked_of(*two).lay()
    expect(watcher.find("[role=status] p").filter(has_text="lays a tile").first).to_be_attached()
    expect(watcher.find("button.spot")).to_have_count(0)


def test_the_menu_says_what_is_played_and_leads_to_its_rules(server: Running, opened: Open) -> None:
    table = NewTable(seats("Anna", "Ben"), boxes=["river"], options={"fields": False}, starts=True)
    screen = opened().sit(server.new_table(table))
    screen.page.reload()
    screen.settled()
    menu(screen)
    played = screen.find("dialog section", "What is played")
    expect(played).to_contain_text("The River")
    expect(played).to_contain_text("Fields: changed")
    played.get_by_role("link", name="The River").click()
    expect(screen.find("h1")).to_have_text("The River")


def test_the_same_table_plays_again(server: Running, opened: Open) -> None:
    against = [NewSeat("here", "Anna"), NewSeat("bot", "Ines", "random")]
    screen = over(opened(language="de").sit(late_game(server, against, 2, boxes=["river"])))
    before = screen.page.url
    screen.page.get_by_role("button", name="Noch einmal").click()
    screen.page.wait_for_url(lambda url: url != before)
    facts = state_of(server, screen)
    assert [(seat.kind, seat.name, seat.level) for seat in facts.seats] == [
        ("here", "Anna", ""),
        ("bot", "Ines", "random"),
    ]
    assert facts.facts.boxes == ["base", "river"]
    screen.waits_for("lay")


def test_the_review_looks_at_whoever_played_on_this_device(server: Running, opened: Open) -> None:
    against = [NewSeat("bot", "Ines", "random"), NewSeat("here", "Anna")]
    screen = over(opened().sit(late_game(server, against, 2)))
    link = screen.page.get_by_role("link", name="Review")
    expect(link).to_have_attribute("href", re.compile(r"\?of=1$"))


def looks_elsewhere(screen: Screen) -> None:
    """Let the page believe that nobody sees it and that notes are allowed; keep the notes."""
    screen.page.evaluate(
        """() => {
          window.notes = [];
          window.Notification = class extends EventTarget {
            static permission = 'granted';
            constructor(title, more) { super(); window.notes.push(`${title}: ${more.body}`); }
          };
          Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        }"""
    )


def allow_notes(screen: Screen) -> None:
    """Switch notes on, as the settings do."""
    screen.context.add_init_script("localStorage.setItem('bastide.settings', JSON.stringify({ notes: true }))")


def guest(server: Running) -> tuple[TableMade, TableMade]:
    """Let Anna and Ben begin on two devices; Anna is asked first."""
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited", "Ben")], first=0))
    taken = server.take_seat(made.table, made.invitations[0].code, "Ben")
    with server.sit(made.table, made.token) as host:
        host.start()
    return made, TableMade(taken.table, taken.token, [taken.seat], [])


def whole_turn(screen: Screen) -> None:
    """Lay a tile, and pass by all that may follow."""
    screen.waits_for("lay")
    screen.lay()
    if screen.settled() == "answer":
        screen.pass_by()
    screen.waits_for("wait")


def test_who_looks_elsewhere_is_called_by_title_and_note_when_it_is_their_turn(server: Running, opened: Open) -> None:
    one, other = guest(server)
    anna, ben = opened().sit(one), opened()
    allow_notes(ben)
    ben.sit(other)
    expect(ben.page).to_have_title("Bastide")
    expect(anna.page).to_have_title("● Your turn – Bastide")
    looks_elsewhere(ben)
    whole_turn(anna)
    expect(ben.page).to_have_title("● Your turn – Bastide")
    assert ben.page.evaluate("() => window.notes") == ["Your turn: Where does the tile go?"]


def test_the_start_page_calls_for_games_that_go_on_over_days(server: Running, opened: Open) -> None:
    one, other = guest(server)
    anna, ben = opened().sit(one), opened(language="de")
    allow_notes(ben)
    ben.page.clock.install()
    ben.sit(other)
    ben.page.goto(ben.address)
    expect(ben.find(".state", "Anna")).to_be_visible()
    expect(ben.page).to_have_title("Bastide")
    looks_elsewhere(ben)
    whole_turn(anna)
    ben.page.clock.fast_forward(31_000)
    expect(ben.page).to_have_title("● Du bist dran – Bastide")
    assert ben.page.evaluate("() => window.notes") == ["Du bist dran: Anna, Ben"]
    ben.find("a.mine").click()
    ben.waits_for("lay")


@pytest.fixture
def late(server: Running, opened: Open, request: pytest.FixtureRequest) -> tuple[Screen, Screen]:
    """Let the time of Anna run out, whose game against Ben is on two devices."""
    clock = ClockSettings(2, 600, request.param)
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited", "Ben")], clock=clock, first=0))
    taken = server.take_seat(made.table, made.invitations[0].code, "Ben")
    anna = opened().sit(made)
    ben = opened(language="de").sit(TableMade(taken.table, taken.token, [taken.seat], []))
    anna.page.get_by_role("button", name="Start the game").click()
    return anna, ben


@pytest.mark.parametrize("late", ["forfeit"], indirect=True)
def test_who_loses_by_the_clock_is_named_and_not_the_points(late: tuple[Screen, Screen]) -> None:
    anna, ben = late
    for screen in late:
        screen.waits_for("over")
    expect(anna.find(".tray")).to_contain_text("Ben won.")
    expect(anna.find(".tray")).to_contain_text("Time was up: Anna.")
    expect(ben.find(".tray")).to_contain_text("Ben hat gewonnen.")
    expect(ben.find(".tray")).to_contain_text("Die Zeit war um: Anna.")


@pytest.mark.parametrize("late", ["bot"], indirect=True)
def test_who_is_replaced_by_a_bot_reads_why(late: tuple[Screen, Screen]) -> None:
    anna, ben = late
    ben.waits_for("lay")
    expect(anna.find(".tray")).to_contain_text("You do not play any more")


@pytest.mark.parametrize("late", ["none"], indirect=True)
def test_who_is_over_time_goes_on_and_sees_by_how_much(late: tuple[Screen, Screen]) -> None:
    anna, _ = late
    expect(anna.find(".seat time").first).to_contain_text("−0:")
    assert anna.asks == "lay"
    anna.lay()
