from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
from playwright.sync_api import expect

import bastide
from bastide.bots import RandomBot, view_of
from bastide.records.record import write_record
from bastide.server.bodies import FromRecord, NewSeat, NewTable, RecordFacts, TableMade
from tests.web.conftest import started
from tests.web.screen import asked_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Running
    from tests.web.screen import Screen

    Open = Callable[..., Screen]

HERE = ("Anna", "Ben")


def late_game(server: Running, seats: list[NewSeat], left: int, **setup: object) -> TableMade:
    """Make a table at which a game is nearly over: so many answers are left."""
    game = bastide.new_game(players=len(seats), seed="late", **setup)  # type: ignore[arg-type]
    bot = RandomBot(1)
    actions = 0
    while not game.state.over:
        game.play(bot.choose(view_of(game)))
        actions += 1
    sent = server.request("POST", "/api/records", write_record(game).encode())
    record = msgspec.json.decode(sent, type=RecordFacts).record
    return server.new_table(NewTable(seats, starts=True, origin=FromRecord(record, actions - left)))


def seats(*names: str) -> list[NewSeat]:
    return [NewSeat("here", name) for name in names]


def test_a_whole_base_game_is_played_with_the_mouse_by_two_on_one_device(server: Running, opened: Open) -> None:
    screen = opened().sit(server.here(*HERE))
    answers = screen.play_on(Random(7))
    assert answers > 72
    screen.waits_for("final")
    screen.find(".tray .quiet").click()
    screen.waits_for("over")
    expect(screen.find(".tray h2")).to_contain_text("won")
    assert len(screen.scores) == len(HERE)


def test_a_game_is_played_with_the_keyboard_only(server: Running, opened: Open) -> None:
    screen = opened().sit(late_game(server, seats(*HERE), 14))
    keys = screen.page.keyboard
    arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    chance = Random(3)
    while (asks := screen.settled()) in {"lay", "answer"}:
        if asks == "lay":
            while not screen.find(".acts .primary:not(:disabled)").count():
                keys.press(chance.choice(arrows))
            keys.press("r")
            screen.answered(lambda: keys.press("Enter"))
        else:
            screen.answered(lambda: keys.press(chance.choice("01")))
    screen.waits_for("final")
    keys.press("ArrowRight")
    keys.press("Escape")
    screen.waits_for("over")


def test_a_game_against_a_bot_is_played_with_a_thumb(server: Running, opened: Open) -> None:
    against = [NewSeat("here", "Anna"), NewSeat("bot", "Ines", "beginner")]
    screen = opened(phone=True, language="de").sit(late_game(server, against, 16))
    screen.play_on(Random(5))
    screen.waits_for("final")
    wide = screen.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide == screen.page.viewport_size["width"]  # type: ignore[index]


def break_line(server: Running, screen: Screen) -> None:
    """Kill the server and start it again, until a screen has its line back."""
    server.kill()
    expect(screen.find(".strip[role=alert]")).to_be_visible()
    server.start()
    expect(screen.find(".strip[role=alert]")).to_have_count(0)


def test_two_devices_play_on_after_a_reload_and_after_the_server_was_killed(
    tmp_path: Path, built: Path, atlas: Path, opened: Open
) -> None:
    running = started(tmp_path, built, atlas)
    try:
        made = running.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited", "Ben")]))
        taken = running.take_seat(made.table, made.invitations[0].code, "Ben")
        with running.sit(made.table, made.token) as host:
            host.start()
        one, other = opened(running).sit(made), opened(running)
        other.sit(TableMade(taken.table, taken.token, [taken.seat], []))
        for turn in range(4):
            mover = asked_of(one, other)
            while mover.asks in {"lay", "answer"}:
                if mover.asks == "lay":
                    mover.lay(turn)
                else:
                    mover.pass_by()
            if turn == 1:
                other.page.reload()
            if turn == 2:
                break_line(running, one)
        version = one.find("main").get_attribute("data-version")
        expect(other.find("main")).to_have_attribute("data-version", str(version))
        assert one.scores == other.scores
    finally:
        running.stop()


def test_what_is_chosen_stays_chosen_when_the_line_comes_back(
    tmp_path: Path, built: Path, atlas: Path, opened: Open
) -> None:
    running = started(tmp_path, built, atlas)
    try:
        screen = opened(running).sit(running.here(*HERE))
        assert screen.settled() == "lay"
        screen.touch(screen.find("button.spot").last)
        cell = str(screen.find("button.ghost").get_attribute("data-cell"))
        break_line(running, screen)
        expect(screen.find("button.ghost")).to_have_attribute("data-cell", cell)
        screen.answered(lambda: screen.touch(screen.find(".acts .primary")))
        assert screen.settled() == "answer"
        screen.page.keyboard.press("ArrowRight")
        chosen = screen.find(".acts .primary").inner_text()
        break_line(running, screen)
        assert screen.find(".acts .primary").inner_text() == chosen
    finally:
        running.stop()


def test_the_castle_is_played_to_its_end(server: Running, opened: Open) -> None:
    screen = opened().sit(late_game(server, seats(*HERE), 12, game="castle"))
    expect(screen.find("main.castle")).to_be_visible()
    screen.play_on(Random(2))
    assert screen.asks in {"final", "over"}


def test_a_move_is_taken_back_inside_the_turn(server: Running, opened: Open) -> None:
    screen = opened().sit(server.here(*HERE))
    screen.settled()
    screen.lay()
    assert screen.settled() == "answer"
    screen.answered(lambda: screen.find(".tray .undo").click())
    assert screen.settled() == "lay"
