"""Chess clocks, and what happens when the time is up."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bastide.server.bodies import NewSeat, NewTable
from bastide.server.clocks import Clock
from bastide.server.tables import ClockSettings, TableState
from tests.server.running import play_on

if TYPE_CHECKING:
    from tests.server.running import Running


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


def test_a_clock_of_the_machine_that_jumps_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(ClockSettings(60, consequence="forfeit"), 1)
    clock.run(0)
    monkeypatch.setattr("time.time", lambda: 0.0)
    monkeypatch.setattr("time.gmtime", lambda *_: None)
    left = clock.seconds_left()
    assert left is not None
    assert left > 1


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
