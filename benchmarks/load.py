"""How many tables one server carries: real processes, two sockets at each table, one move a second.

``python -m benchmarks.load --tables 500 --seconds 120`` plays at so many tables. It reports the time from sending a
move to its acknowledgement, which means that it is on disk. ``--most`` then adds tables until one move in a hundred
takes longer than a quarter of a second.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import uvloop
from websockets.asyncio.client import connect

from bastide.client import Server
from bastide.server import messages
from bastide.server.bodies import NewSeat, NewTable
from bastide.server.views import Option  # noqa: TC001 - read at run time

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

COMMAND: Final = "from bastide.cli import main; main()"
TOO_LATE: Final = 0.25
WARMING: Final = 10.0
PATIENCE: Final = 60.0
NAMES: Final = ("intent", "commit")
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Asked(msgspec.Struct):
    """The part of a question that a player needs."""

    player: int | None
    options: list[Option]


class Part(msgspec.Struct):
    """The part of a view or of a change that a player needs."""

    question: Asked | msgspec.UnsetType | None = msgspec.UNSET


class Heard(msgspec.Struct):
    """The part of a message that a player needs."""

    type: str
    version: int = -1
    id: str = ""
    view: Part | None = None
    change: Part | None = None


decoder = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)
    refused: int = 0

    def part(self, share: float) -> float:
        """Give the time that so many moves stay below, in milliseconds."""
        found = sorted(self.seconds)
        return 1000 * found[min(len(found) - 1, int(share * len(found)))] if found else 0.0


class Player:
    """One socket of a table."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket = socket
        self.figures = figures
        self.version = 0
        self.asked: Asked | None = None
        self.is_over = False
        self.answers: dict[str, asyncio.Future[str]] = {}

    async def listen(self) -> None:
        """Take in everything that is said."""
        async for message in self.socket:
            heard = decoder.decode(message)
            part = heard.view or heard.change
            if heard.type in {"welcome", "update"}:
                self.version = heard.version
            if part is not None and part.question is not msgspec.UNSET:
                self.asked = part.question
                self.is_over = part.question is None
            if heard.id in self.answers:
                self.answers.pop(heard.id).set_result(heard.type)

    async def move(self, luck: random.Random) -> bool:
        """Play at random, if this seat is asked; say whether it is."""
        if self.asked is None or not self.asked.options:
            return False
        action = luck.choice(self.asked.options).action
        name = str(self.version)
        self.answers[name] = asyncio.get_running_loop().create_future()
        waiting = self.answers[name]
        self.asked = None
        began = time.perf_counter()
        intent = messages.Play(name, self.version, action)
        await self.socket.send(msgspec.json.encode(intent).decode())
        answer = await asyncio.wait_for(waiting, PATIENCE)
        self.figures.seconds.append(time.perf_counter() - began)
        self.figures.refused += answer != "done"
        return True


class Table:
    """A table with a player on each side."""

    def __init__(self, server: Server, number: int, figures: Figures) -> None:
        self.server = server
        self.luck = random.Random(number)
        self.figures = figures
        self.players: list[Player] = []
        self.listening: list[asyncio.Task[None]] = []

    async def open(self, opening: asyncio.Semaphore) -> None:
        """Make a table, let two sit down, and begin."""
        async with opening:
            wanted = NewTable([NewSeat("here"), NewSeat("invited")])
            made = await asyncio.to_thread(self.server.new_table, wanted)
            taken = await asyncio.to_thread(self.server.take_seat, made.table, made.invitations[0].code)
            url = self.server.address.replace("http", "ws", 1) + f"/api/tables/{made.table}/socket"
            for token in (made.token, taken.token):
                socket = await connect(url, compression=None, max_size=None, ping_interval=None)
                await socket.send(msgspec.json.encode(messages.Hello(token)).decode())
                self.players.append(Player(socket, self.figures))
                self.listening.append(asyncio.create_task(self.players[-1].listen()))
            await self.players[0].socket.send(msgspec.json.encode(messages.Start("start")).decode())

    async def close(self) -> None:
        """Leave."""
        for task in self.listening:
            task.cancel()
        for player in self.players:
            await player.socket.close()
        self.players, self.listening = [], []

    async def play(self, until: float, opening: asyncio.Semaphore) -> None:
        """Play a move a second until the time is up, one game after the other."""
        await asyncio.sleep(self.luck.random())
        next_move = time.monotonic()
        while time.monotonic() < until:
            if self.players[0].is_over:
                await self.close()
                await self.open(opening)
            for player in self.players:
                if await player.move(self.luck):
                    break
            next_move = max(next_move + 1.0, time.monotonic())
            await asyncio.sleep(next_move - time.monotonic())


def used(pid: int) -> tuple[float, float, float]:
    """Give seconds of the processor, in the program and in the system, and megabytes of memory of a process."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return int(parts[11]) / TICKS, int(parts[12]) / TICKS, int(parts[21]) * PAGE / 1e6


async def measure(server: Server, pid: int, tables: int, seconds: float) -> Figures:
    """Play at some tables, and report."""
    opening, figures = asyncio.Semaphore(8), Figures()
    all_tables = [Table(server, number, figures) for number in range(tables)]
    await asyncio.gather(*(table.open(opening) for table in all_tables))
    until = time.monotonic() + WARMING + seconds
    tasks = [asyncio.create_task(table.play(until, opening)) for table in all_tables]
    await asyncio.sleep(WARMING)
    figures.seconds = []
    before, mine, began = used(pid), time.process_time(), time.monotonic()
    counted = await asyncio.to_thread(counts_of, server)
    await asyncio.gather(*tasks)
    after = used(pid)
    program, system, memory = after[0] - before[0], after[1] - before[1], after[2]
    passed = time.monotonic() - began
    each = 1000 / max(1, len(figures.seconds))
    limits = [late(*each) for each in zip(counted, await asyncio.to_thread(counts_of, server), strict=True)]
    print(
        f"{tables} tables: {len(figures.seconds) / passed:.0f} moves/s, {figures.refused} refused, "
        f"p50 {figures.part(0.5):.1f} ms, p99 {figures.part(0.99):.1f} ms "
        f"(inside the server at most {limits[0]:g} ms, on the disk at most {limits[1]:g} ms), "
        f"processor {100 * (program + system) / passed:.0f} %, "
        f"{program * each:.2f} ms and {system * each:.2f} ms in the system for a move, "
        f"that of the players {100 * (time.process_time() - mine) / passed:.0f} %, "
        f"memory {memory:.0f} MB",
        flush=True,
    )
    await asyncio.gather(*(table.close() for table in all_tables))
    return figures


Counts = dict[float, float]


def counts_of(server: Server) -> list[Counts]:
    """Read how many intents the server has answered, and transactions it has made, within how many seconds."""
    text = server.request("GET", "/metrics").decode()
    both = [re.findall(rf'bastide_{name}_seconds_bucket{{le="([^"]+)"}} ([0-9.e+]+)', text) for name in NAMES]
    return [{float(limit): float(number) for limit, number in found} for found in both]


def late(before: Counts, after: Counts) -> float:
    """Give a limit that 99 of 100 kept, in milliseconds."""
    counts = {limit: number - before.get(limit, 0.0) for limit, number in after.items()}
    most = max(counts.values())
    return 1000 * min(limit for limit, number in counts.items() if number >= 0.99 * most)


def main() -> None:
    """Start a server, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--most", action="store_true", help="add tables until moves come too late")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # The players shall not keep the server waiting.
    with tempfile.TemporaryDirectory() as folder:
        settings: dict[str, Any] = {
            "tables_per_address": 10**9,
            "sockets_per_address": 10**6,
            "requests_per_second": 1e6,
        }
        names = {f"BASTIDE_SERVER_{name.upper()}": str(value) for name, value in settings.items()}
        command = [sys.executable, "-c", COMMAND, "serve", "--data", folder, "--port", str(wanted.port)]
        log = Path(folder, "log").open("wb")  # noqa: SIM115 - as long as the server
        process = subprocess.Popen(command, env=os.environ | names, stderr=log)
        server = Server(f"http://127.0.0.1:{wanted.port}")
        try:
            wait_for(server)
            figures = uvloop.run(measure(server, process.pid, wanted.tables, wanted.seconds))
            tables = wanted.tables
            while wanted.most and figures.part(0.99) < 1000 * TOO_LATE:
                tables = int(tables * 1.25)
                figures = uvloop.run(measure(server, process.pid, tables, 30.0))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()
            log.close()


def wait_for(server: Server) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        try:
            server.request("GET", "/api/health")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server does not answer")


if __name__ == "__main__":
    main()
