"""Everything that can break: the process, the disk, a client, the memory. Nothing acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import random
import resource
import socket
import sqlite3
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec
import pytest
from websockets.exceptions import WebSocketException

import bastide
from bastide.client import Refused
from bastide.kernel.errors import Unreadable
from bastide.server import messages
from bastide.server.bodies import NewSeat, NewTable
from bastide.server.config import Config
from bastide.server.connection import Connection
from bastide.server.hall import Hall
from bastide.server.intents import answer
from bastide.server.metrics import Metrics
from bastide.server.refusing import not_done
from bastide.server.sqlite_store import FILE, LOCK, SqliteStore, back_up, connect, migrate, open_folder
from bastide.server.tables import TableState
from tests.processes import is_running
from tests.server.running import Running, Start, plain_socket, play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.websockets import WebSocket

    from bastide.client import Seat
    from bastide.server.bodies import TableMade

KILLS = 20
TABLES = 4
ASKED = 3000
"""How often a client asks for everything that does not read."""


class Player(threading.Thread):
    """Plays at a table, whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, server: Running, made: TableMade, number: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.made = made
        self.luck = random.Random(number)
        self.acknowledged: dict[int, str] = {}
        self.stops = False
        self.refused: list[str] = []

    def run(self) -> None:
        while not self.stops:
            try:
                with self.server.sit(self.made.table, self.made.token) as seat:
                    while not self.stops and not seat.is_over:
                        seat.wait()
                        if seat.is_over:
                            return
                        action = self.luck.choice(seat.options).action
                        self.acknowledged[seat.play(action)] = action
            except (OSError, WebSocketException, EOFError):
                time.sleep(0.02)
            except Refused as error:
                self.refused.append(error.code)


def test_twenty_kills_during_many_games_lose_nothing_that_was_acknowledged(start: Start) -> None:
    server = start(requests_per_second=1e6, messages_per_second=1e6)
    players = [Player(server, server.here("Anna", "Ben"), number) for number in range(TABLES)]
    for player in players:
        player.start()
    luck = random.Random(1)
    for _ in range(KILLS):
        time.sleep(luck.uniform(0.05, 0.4))
        server.kill()
        server.start()
    for player in players:
        player.stops = True
    for player in players:
        player.join(60)
    assert sum(len(player.acknowledged) for player in players) > KILLS
    for player in players:
        assert player.refused == []
        with server.sit(player.made.table, player.made.token) as seat:
            found = {step.version: step.action for step in seat.steps}
            assert player.acknowledged.items() <= found.items()
            if not seat.is_over:
                assert play_on(seat, player.luck, most=2) == 2
            text = server.request("GET", f"/api/tables/{player.made.table}/record").decode()
            assert list(bastide.read_record(text).scores) == [each.score for each in seat.view.seats]  # type: ignore[union-attr]
    assert server.stop() == 0
    assert server.logged("unexpected") == 0
    store = sqlite3.connect(server.folder / "data" / FILE)
    assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    store.close()


def test_a_full_disk_is_said_and_the_game_goes_on_when_there_is_room(start: Start, tmp_path: Path) -> None:
    server = start()
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        play_on(seat, random.Random(1), most=3)
        used = max(path.stat().st_size for path in (tmp_path / "data").iterdir())
        endless = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (used, resource.RLIM_INFINITY))
        acknowledged = seat.version
        with pytest.raises(Refused, match="no_room"):
            for _ in range(200):
                acknowledged = seat.play(random.Random(2).choice(seat.options).action)
        with pytest.raises(Refused, match="no_room"):
            server.here("Eve", "Ines")
        with pytest.raises(Refused, match="no_room"):
            seat.say("Is anybody there?")
        assert seat.version == acknowledged
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, endless)
        assert play_on(seat, random.Random(3), most=4) == 4
        version, view = seat.version, seat.view
    server.kill()
    server.start()
    with server.sit(made.table, made.token) as seat:
        assert (seat.version, seat.view) == (version, view)
    assert server.stop() == 0
    assert server.logged("unexpected") == 0
    assert server.logged("no_room") > 0


def deaf_client(server: Running, table: str) -> socket.socket:
    """Connect by hand to a table, ask for a lot, and read nothing of it."""
    client = plain_socket(server, table)
    hello = msgspec.json.encode(messages.Hello())
    client.sendall((bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello) * ASKED)
    return client


def test_a_client_that_never_reads_is_dropped_and_the_others_do_not_notice(start: Start) -> None:
    server = start(waiting_messages=20, messages_per_second=1e6, requests_per_second=1e6)
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat, deaf_client(server, made.table):
        luck = random.Random(1)
        while server.metric("bastide_dropped_sockets_total") == 0:
            assert play_on(seat, luck, most=1) == 1
        assert play_on(seat, luck, most=4) == 4
    assert server.stop() == 0
    assert server.logged("unexpected") == 0


def test_a_program_that_hangs_is_ended_and_after_three_failures_not_asked_again(start: Start, tmp_path: Path) -> None:
    program, started = tmp_path / "hanging.py", tmp_path / "started"
    program.write_text(
        f"import os, time\nopen({str(started)!r}, 'a').write(f'{{os.getpid()}}\\n')\nwhile True: time.sleep(9)\n",
        encoding="utf-8",
    )
    server = start(engines={"hanging": f"engine:{sys.executable} {program}"}, patience=1.0)
    seats = [NewSeat("here", "Anna"), NewSeat("engine", "Eve", "hanging")]
    made = server.new_table(NewTable(seats, first=0, starts=True))
    with server.sit(made.table, made.token) as seat:
        assert play_on(seat, random.Random(1), most=12) == 12
    pids = [int(line) for line in started.read_text(encoding="ascii").split()]
    assert len(pids) == 3
    assert not any(map(is_running, pids))
    assert server.stop() == 0
    assert server.logged("unexpected") == 0


ENGINE = """
import os, sys, time
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "bastide":
        os.write(1, b"\\xff\\n" if KIND == "letters" else b"")
        print("ready", flush=True)
    elif word == "options":
        first = rest.split(" | ")[0]
    elif word == "go":
        if KIND == "complains":
            print("Traceback", file=sys.stderr, flush=True)
        while KIND == "endless":
            os.write(1, b"x" * 60000 + b"\\n")
        while KIND == "without end of line":
            os.write(1, b"x" * 60000)
        taken = []
        while KIND == "greedy":
            taken.append(bytearray(10_000_000))
        if KIND == "ends":
            break
        if KIND == "late":
            time.sleep(0.6)
        if KIND == "leaves something behind":
            os.system("sleep 30 &")
            break
        print("bestmove", first, flush=True)
    elif word == "quit":
        break
"""


@pytest.mark.parametrize("kind", ["letters", "complains"])
def test_an_engine_may_say_anything_beside_its_answers(start: Start, tmp_path: Path, kind: str) -> None:
    server, seat = beside(start, tmp_path, kind, bot_seconds=9.0)
    with seat:
        assert play_on(seat, random.Random(1), most=8) == 8
    assert server.stop() == 0
    assert (server.logged("bot_failed"), server.logged("worker_said") > 0) == (0, kind == "complains")


@pytest.mark.parametrize(
    "kind", ["endless", "without end of line", "greedy", "ends", "late", "leaves something behind"]
)
def test_an_engine_that_fails_is_ended_and_its_table_goes_on(start: Start, tmp_path: Path, kind: str) -> None:
    server, seat = beside(start, tmp_path, kind)
    with seat:
        assert play_on(seat, random.Random(1), most=12) == 12
    engines = [process for process in Path("/proc").glob("[0-9]*") if runs(process, tmp_path / "engine.py")]
    assert engines == []
    assert server.metric("bastide_workers_replaced_total") == 0
    assert server.stop() == 0
    assert server.logged("bot_failed") == 3
    assert all("not possible" not in str(event.get("why")) for event in server.events()), (
        "no answer of another question"
    )


def beside(start: Start, folder: Path, kind: str, **more: object) -> tuple[Running, Seat]:
    """Start a server with an engine, and sit down beside it."""
    program = folder / "engine.py"
    program.write_text(f"KIND = {kind!r}\n{ENGINE}", encoding="utf-8")
    engines = {"strange": f"engine:{sys.executable} {program}"}
    server = start(engines=engines, worker_megabytes=300, **more)
    seats = [NewSeat("here", "Anna"), NewSeat("engine", "Eve", "strange")]
    made = server.new_table(NewTable(seats, first=0, starts=True))
    return server, server.sit(made.table, made.token)


def runs(process: Path, program: Path) -> bool:
    """Does a process run this program?"""
    try:
        return str(program).encode() in (process / "cmdline").read_bytes().split(b"\0")
    except OSError:
        return False


def test_a_restart_keeps_seats_intents_chat_and_bots(start: Start) -> None:
    server = start()
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("bot", "Bea", "random")], first=0, starts=True))
    with server.sit(made.table, made.token) as seat:
        intent = messages.Play("first", 0, f"{seat.options[0].action}; -")
        assert seat.ask(intent) == messages.Done("first", 1)
        seat.say("Hello")
    assert server.stop() == 0
    server.start()
    with server.sit(made.table, made.token) as seat:
        assert seat.seats == [0]
        assert [line.text for line in seat.chat] == ["Hello"]
        assert seat.ask(intent) == messages.Done("first", 1)
        assert play_on(seat, random.Random(1), most=4) == 4
    assert server.stop() == 0


def test_what_was_proposed_still_waits_for_the_others_after_a_kill(start: Start) -> None:
    server = start()
    seats = [NewSeat("here", "Anna"), NewSeat("invited", "Ben"), NewSeat("invited", "Cyd")]
    made = server.new_table(NewTable(seats, first=0))
    tokens = [server.take_seat(made.table, each.code).token for each in made.invitations]
    replace, propose = messages.Replace("replace", 2, "random"), messages.Propose("propose", 1, 0)
    with server.sit(made.table, made.token) as anna:
        anna.start()
        anna.play(f"{anna.options[0].action}; -")
        anna.ask(propose)
        anna.ask(replace)
        assert anna.table is not None
        proposed = server.get(f"/api/tables/{made.table}", TableState).proposals
        assert [(each.what, each.waits_for) for each in proposed] == [("takeback", [1, 2]), ("replace", [1, 2])]
    server.kill()
    server.start()
    with server.sit(made.table, tokens[0]) as ben, server.sit(made.table, tokens[1]) as cyd:
        assert ben.table is not None
        assert ben.table.proposals == proposed
        ben.ask(messages.Answer("yes", proposed[0].number, agrees=True))
        ben.ask(messages.Answer("no", proposed[1].number, agrees=False))
        server.kill()
    server.start()
    with server.sit(made.table, tokens[1]) as cyd, server.sit(made.table, made.token) as anna:
        assert cyd.table is not None
        assert [(each.number, each.waits_for) for each in cyd.table.proposals] == [(proposed[0].number, [2])]
        for known in (propose, replace):
            assert anna.ask(known) == messages.Done(known.id, 1)
        cyd.ask(messages.Answer("yes", proposed[0].number, agrees=True))
        while not anna.options:
            anna.listen()
        assert anna.version == 2
        assert server.get(f"/api/tables/{made.table}", TableState).proposals == []
    assert server.stop() == 0
    assert server.logged("unexpected") == 0


def test_an_intent_that_comes_again_after_a_kill_is_not_carried_out_twice(start: Start) -> None:
    server = start()
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited", "Ben")], first=0))
    code = made.invitations[0].code
    server.take_seat(made.table, code)
    intents = [messages.Rename("name", 0, "Ada"), messages.Start("start"), messages.Chat("hello", "Hello")]
    with server.sit(made.table, made.token) as seat:
        for intent in intents:
            seat.ask(intent)
    server.kill()
    server.start()
    with server.sit(made.table, made.token) as seat:
        for intent in intents:
            assert seat.ask(intent) == messages.Done(intent.id, 0)
        assert [line.text for line in seat.chat] == ["Hello"]
    assert server.stop() == 0


def test_whoever_is_connected_is_told_that_the_server_stops(start: Start) -> None:
    server = start()
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        assert server.stop() == 0
        with pytest.raises(Refused, match="stopping"):
            while True:
                seat.listen()
    assert server.logged("stopped") == 1


def test_whoever_is_in_the_middle_of_a_request_is_told_that_the_server_stops(start: Start) -> None:
    server = start()
    with socket.create_connection(("127.0.0.1", server.port)) as half:
        half.sendall(b"POST /api/records HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\nbastide")
        assert server.request("GET", "/api/health")
        assert server.stop() == 0
        assert b"stopping" in half.recv(4096)
    assert not [event for event in server.events() if "exception" in event]


def test_tables_leave_the_memory_and_come_back_from_disk(start: Start) -> None:
    server = start(idle_minutes=0.0, sweep_seconds=0.05)
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        play_on(seat, random.Random(1), most=5)
        view = seat.view
    while server.metric("bastide_tables") > 0:
        time.sleep(0.05)
    with server.sit(made.table, made.token) as seat:
        assert seat.view == view
        assert server.metric("bastide_tables") == 1
    assert server.stop() == 0


def test_a_backup_is_made_while_games_go_on(start: Start, tmp_path: Path) -> None:
    server = start()
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        play_on(seat, random.Random(1), most=5)
        (tmp_path / "copy").mkdir()
        back_up(tmp_path / "data", tmp_path / "copy" / FILE)
        play_on(seat, random.Random(1), most=1)
    server.kill()
    server.settings["data"] = str(tmp_path / "copy")
    server.start()
    with server.sit(made.table, made.token) as seat:
        assert seat.version == 5
        assert server.get(f"/api/tables/{made.table}", TableState).phase == "playing"
    assert server.stop() == 0


def test_a_table_that_cannot_be_read_is_refused_and_the_others_go_on(start: Start, tmp_path: Path) -> None:
    server = start()
    broken, nonsense, missing, sound = (server.here("Anna", "Ben") for _ in range(4))
    for made in (broken, nonsense, missing, sound):
        with server.sit(made.table, made.token) as seat:
            assert play_on(seat, random.Random(1), most=5) == 5
    assert server.stop() == 0
    with closing(connect(tmp_path / "data" / FILE)) as store:
        store.execute("UPDATE tables SET kept = '{', timed = 1 WHERE id = ?", (broken.table,))
        store.execute("UPDATE log SET action = 'nonsense' WHERE tbl = ? AND version = 3", (nonsense.table,))
        store.execute("DELETE FROM log WHERE tbl = ? AND version = 3", (missing.table,))
    server.start()
    for made in (broken, nonsense, missing):
        with pytest.raises(Refused, match="damaged_table"):
            server.sit(made.table, made.token)
        with pytest.raises(Refused, match="damaged_table"):
            server.get(f"/api/tables/{made.table}", TableState)
    with server.sit(sound.table, sound.token) as seat:
        assert play_on(seat, random.Random(2), most=3) == 3
    assert server.stop() == 0
    assert server.logged("damaged_table") == 7
    assert server.logged("unexpected") == 0


def test_the_end_of_a_game_that_found_no_room_is_tried_again_and_again(tmp_path: Path) -> None:
    left, thrice = iter(range(2)), asyncio.Event()

    async def finish() -> None:
        if next(left, None) is None:
            thrice.set()
        raise not_done("no_room")

    async def wait_for_the_third() -> None:
        metrics = Metrics()
        store = SqliteStore(tmp_path, metrics)
        hall = Hall(Config(sweep_seconds=0.01), store, metrics)
        await hall.start()
        made = await hall.new_table(NewTable([NewSeat("here"), NewSeat("here")], starts=True))
        hall.tables[made.table].finish_if_over = finish  # type: ignore[method-assign]
        await asyncio.wait_for(thrice.wait(), 30)
        await hall.stop()
        await store.close()

    asyncio.run(wait_for_the_third())


def test_the_others_are_told_even_if_who_moved_goes_at_once(tmp_path: Path) -> None:
    async def go_at_once() -> None:
        metrics = Metrics()
        store = SqliteStore(tmp_path, metrics)
        hall = Hall(Config(), store, metrics)
        made = await hall.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("here", "Ben")], starts=True))
        told: list[int] = []
        async with hall.at(made.table) as table:
            assert table.course is not None
            table.tell = lambda: told.append(table.version)  # type: ignore[method-assign]
            client = Connection(cast("WebSocket", None), 10)
            client.seats = (0, 1)
            client.say = lambda message: moving.cancel()  # type: ignore[assignment, method-assign]  # noqa: ARG005
            play = messages.Play("move", 0, next(iter(table.course.seen.codes)))
            moving = asyncio.create_task(answer(table, client, play))
            with pytest.raises(asyncio.CancelledError):
                await moving
        assert told == [1]
        await hall.stop()
        await store.close()

    asyncio.run(go_at_once())


@pytest.mark.parametrize("damage", [lambda file: file.write_bytes(b""), Path.unlink])
def test_a_store_that_was_emptied_or_is_gone_is_no_new_store(tmp_path: Path, damage: Callable[[Path], object]) -> None:
    for opened in open_folder(tmp_path):
        opened.close()
    damage(tmp_path / FILE)
    with pytest.raises(Unreadable, match=r"there was a store, and bastide.sqlite is empty or gone"):
        open_folder(tmp_path, looks_through=True)
    (tmp_path / LOCK).unlink()
    for opened in open_folder(tmp_path):
        opened.close()


@pytest.mark.parametrize("version", [0, 1])
def test_a_file_of_another_program_is_not_touched(tmp_path: Path, version: int) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as foreign:
        foreign.executescript(f"CREATE TABLE recipes (name TEXT); PRAGMA user_version = {version};")
    with pytest.raises(Unreadable, match=r"bastide.sqlite belongs to another program"):
        open_folder(tmp_path, looks_through=True)
    with closing(sqlite3.connect(tmp_path / FILE)) as foreign:
        assert foreign.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_store_of_a_later_version_is_not_touched(tmp_path: Path) -> None:
    store = connect(tmp_path / FILE)
    migrate(store)
    migrate(store)
    store.execute("PRAGMA user_version = 99")
    with pytest.raises(Unreadable, match="version 99"):
        migrate(store)
    store.close()
