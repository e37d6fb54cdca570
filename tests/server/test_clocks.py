"""Chess clocks, and what happens when the time is up."""

from __future__ import annotations

import multiprocessing
import random
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bastide.server import messages
from bastide.server.bodies import NewSeat, NewTable
from bastide.server.clocks import Clock
from bastide.server.tables import ClockSettings, TableState
from tests.server.running import Running, Start, play_on

if TYPE_CHECKING:
    from collections.abc import Iterator

YEAR = 365 * 86_400


class Time:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_only_the_clock_of_who_is_asked_runs() -> None:
    time = Time()
    clock = Clock(ClockSettings(60), 2, time)
    clock.run(0)
    time.now += 7
    assert clock.state().left == [53_000, 60_000]
    clock.charge(0, clock.spent(), is_done=True)
    clock.run(1)
    time.now += 2
    assert clock.state().left == [53_000, 58_000]


def test_whoever_is_done_gets_the_increment() -> None:
    clock = Clock(ClockSettings(60, 5), 2, Time())
    clock.charge(0, 3_000, is_done=False)
    clock.charge(0, 3_000, is_done=True)
    assert clock.left == [59_000, 60_000]


def test_without_a_consequence_the_time_runs_below_nothing() -> None:
    time = Time()
    clock = Clock(ClockSettings(1), 1, time)
    clock.run(0)
    time.now += 5
    assert clock.seconds_left() is None
    assert clock.state().left == [-4_000]


class Shifted(Running):
    """A server whose clock on the wall can be moved while it runs."""

    processes = multiprocessing.get_context("spawn")  # The library must be there before the process is.

    def shift(self, seconds: int) -> None:
        """Move the clock on the wall."""
        part = self.folder / "shift.part"
        part.write_text(str(seconds), encoding="ascii")
        part.replace(self.folder / "shift")


@pytest.fixture
def shifted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shifted]:
    """Give a server that sees a clock on the wall of its own."""
    library = tmp_path / "shifted_clock.so"
    source = Path(__file__).with_name("shifted_clock.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)  # noqa: S607 - of this machine
    monkeypatch.setenv("LD_PRELOAD", str(library))
    monkeypatch.setenv("SHIFT_FILE", str(tmp_path / "shift"))
    server = Shifted(tmp_path, messages_per_second=10_000.0)
    yield server
    if server.process.is_alive():
        server.kill()


def test_a_clock_of_the_machine_that_jumps_changes_nothing(shifted: Shifted) -> None:
    shifted.start()
    seats = [NewSeat("here", "Anna"), NewSeat("invited", "Ben"), NewSeat("bot", "Bea", "random")]
    clock = ClockSettings(3000, 0, "forfeit")
    made = shifted.new_table(NewTable(seats, first=0, clock=clock))
    taken = shifted.take_seat(made.table, made.invitations[0].code)
    path, luck, said_at = f"/api/tables/{made.table}", random.Random(1), []
    with shifted.sit(made.table, made.token) as anna:
        anna.start()
        for jump in (0, 40 * YEAR, -20 * YEAR, 5_000, -5_000):
            shifted.shift(jump)
            anna.say("What time is it?")
            said_at.append(anna.chat[-1].at)
            assert all(0 <= seat.away_seconds < 1_000 for seat in shifted.get(path, TableState).seats)
            with shifted.sit(made.table, taken.token) as ben:
                turn = ben.view.turn if ben.view else 0
                while ben.view and ben.view.turn < turn + 3:
                    for seat in (anna, ben):
                        seat.ask(messages.Ping(seat.new_id()))
                        if seat.options:
                            seat.play(luck.choice(seat.options).action)
            anna.ask(messages.Ping(anna.new_id()))
            assert anna.clocks is not None
            assert all(2_000_000 < left <= 3_000_000 for left in anna.clocks.left)
            assert not any(seat.has_forfeited for seat in shifted.get(path, TableState).seats)
        version = anna.version
    assert said_at[1] - said_at[0] > 39 * YEAR
    assert said_at[2] < said_at[0] - 19 * YEAR
    shifted.kill()
    shifted.shift(-30 * YEAR)
    shifted.start()
    with shifted.sit(made.table, made.token) as anna:
        assert anna.version == version
        assert anna.clocks is not None
        assert all(2_000_000 < left <= 3_000_000 for left in anna.clocks.left)
    assert shifted.stop() == 0
    assert shifted.logged("unexpected") == 0


def test_the_clocks_are_seen_by_all_and_survive_a_reload(server: Running) -> None:
    made = server.here("Anna", "Ben", clock=ClockSettings(600, 10), first=0)
    with server.sit(made.table, made.token) as seat:
        assert seat.clocks is not None
        assert seat.clocks.running == 0
        seat.play(f"{seat.options[0].action}; -")
        assert seat.clocks.running == 1
        assert 600_000 < seat.clocks.left[0] <= 610_000


def test_a_bot_takes_over_when_the_time_is_up(server: Running) -> None:
    clock = ClockSettings(1, 0, "bot", "random")
    made = server.here("Anna", "Ben", clock=clock, first=0)
    with server.sit(made.table, made.token) as seat:
        while seat.seats and seat.table is not None and seat.table.seats[0].kind != "bot":
            seat.listen()
        assert seat.table is not None
        assert seat.table.seats[0].level == "random"
        while not any(step.seat == 0 for step in seat.steps):
            seat.listen()
        assert 0 not in seat.seats


def test_who_forfeits_between_two_has_lost(server: Running) -> None:
    clock = ClockSettings(1, 0, "forfeit")
    made = server.here("Anna", "Ben", clock=clock, first=0)
    with server.sit(made.table, made.token) as seat:
        while not seat.is_over:
            seat.listen()
        assert seat.table is not None
        assert seat.table.winners == [1]
        assert seat.table.seats[0].has_forfeited
        assert seat.table.seed is not None


def test_who_forfeits_among_three_is_played_on_by_a_bot_and_cannot_win(server: Running) -> None:
    seats = [NewSeat("here", "Anna"), NewSeat("bot", "Bea", "random"), NewSeat("bot", "Cyd", "random")]
    clock = ClockSettings(1, 0, "forfeit", "random")
    made = server.new_table(NewTable(seats, starts=True, first=0, clock=clock))
    with server.sit(made.table, made.token) as seat:
        while not seat.is_over:
            seat.listen()
        assert seat.table is not None
        assert 0 not in seat.table.winners
        assert len(seat.table.winners) >= 1


def test_a_game_over_days_has_no_clock(server: Running) -> None:
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        play_on(seat, random.Random(1), most=2)
        assert seat.clocks is None
    assert server.get(f"/api/tables/{made.table}", TableState).facts.clock is None


def test_a_clock_runs_on_while_its_table_is_at_rest(start: Start) -> None:
    server = start(idle_minutes=0.0, sweep_seconds=0.05)
    made = server.here("Anna", "Ben", clock=ClockSettings(600), first=0)
    with server.sit(made.table, made.token) as seat:
        seat.play(seat.options[0].action)
        time.sleep(0.5)
    while server.metric("bastide_tables"):
        time.sleep(0.05)
    with server.sit(made.table, made.token) as seat:
        assert seat.clocks is not None
        assert seat.clocks.left[0] <= 599_500
    assert server.stop() == 0
