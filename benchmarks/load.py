"""How many tables one server carries: real processes, two sockets at each table, one move a second.

``python -m benchmarks.load --tables 500 --seconds 120`` plays at so many tables. It reports the time from sending a
move to its acknowledgement, which means that it is on disk. ``--most`` then adds tables until one move in a hundred
takes longer than a quarter of a second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
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
from websockets.asyncio.client import connect

from bastide.client import Server
from bastide.server import messages
from bastide.server.bodies import NewSeat, NewTable
from bastide.server.views import Option  # noqa: TC001 - read at run time

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

COMMAND: Final = "from bastide.cli import main; main()"
TOO_LATE: Final = 0.25
PATIENCE: Final = 60.0
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


async def play(server: Server, number: int, until: float, figures: Figures, opened: asyncio.Semaphore) -> None:
    """Play at one table after the other, a move a second, until the time is up."""
    luck = random.Random(number)
    while time.monotonic() < until:
        async with opened:
            made = await asyncio.to_thread(server.new_table, NewTable([NewSeat("here"), NewSeat("invited")]))
            taken = await asyncio.to_thread(server.take_seat, made.table, made.invitations[0].code)
            url = server.address.replace("http", "ws", 1) + f"/api/tables/{made.table}/socket"
            sockets = [await connect(url, compression=None, max_size=None, ping_interval=None) for _ in range(2)]
        players = [Player(socket, figures) for socket in sockets]
        listening = [asyncio.create_task(player.listen()) for player in players]
        for player, token in zip(players, (made.token, taken.token), strict=True):
            await player.socket.send(msgspec.json.encode(messages.Hello(token)).decode())
        await players[0].socket.send(msgspec.json.encode(messages.Start("start")).decode())
        await asyncio.sleep(luck.random())
        next_move = time.monotonic()
        while time.monotonic() < until and not players[0].is_over:
            for player in players:
                if await player.move(luck):
                    break
            next_move += 1.0
            await asyncio.sleep(max(0.0, next_move - time.monotonic()))
        for task in listening:
            task.cancel()
        for socket in sockets:
            await socket.close()


def used(pid: int) -> tuple[float, float]:
    """Give seconds of the processor and megabytes of memory that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / TICKS, int(parts[21]) * PAGE / 1e6


async def measure(server: Server, pid: int, tables: int, seconds: float) -> Figures:
    """Play at some tables, and report."""
    warming = min(20.0, seconds / 4)
    opened = asyncio.Semaphore(8)
    warm, figures = Figures(), Figures()
    shared = Figures()
    until = time.monotonic() + warming + tables / 60 + seconds
    tasks = [asyncio.create_task(play(server, number, until, shared, opened)) for number in range(tables)]
    await asyncio.sleep(warming + tables / 60)
    warm.seconds, shared.seconds = shared.seconds, []
    before, began = used(pid)[0], time.monotonic()
    await asyncio.sleep(max(1.0, until - time.monotonic()))
    spent, memory = used(pid)
    passed = time.monotonic() - began
    figures.seconds, figures.refused = list(shared.seconds), shared.refused
    await asyncio.gather(*tasks)
    print(
        f"{tables} tables: {len(figures.seconds) / passed:.0f} moves/s, {figures.refused} refused, "
        f"p50 {figures.part(0.5):.1f} ms, p99 {figures.part(0.99):.1f} ms, "
        f"processor {100 * (spent - before) / passed:.0f} %, memory {memory:.0f} MB",
        flush=True,
    )
    return figures


def main() -> None:
    """Start a server, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--most", action="store_true", help="add tables until moves come too late")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        settings: dict[str, Any] = {
            "tables_per_address": 10**9,
            "sockets_per_address": 10**6,
            "requests_per_second": 1e6,
        }
        names = {f"BASTIDE_SERVER_{name.upper()}": str(value) for name, value in settings.items()}
        command = [sys.executable, "-c", COMMAND, "serve", "--data", folder, "--port", "8765"]
        log = Path(folder, "log").open("wb")  # noqa: SIM115 - as long as the server
        process = subprocess.Popen(command, env=os.environ | names, stderr=log)
        server = Server("http://127.0.0.1:8765")
        try:
            wait_for(server)
            figures = asyncio.run(measure(server, process.pid, wanted.tables, wanted.seconds))
            tables = wanted.tables
            while wanted.most and figures.part(0.99) < 1000 * TOO_LATE:
                tables = int(tables * 1.25)
                figures = asyncio.run(measure(server, process.pid, tables, 30.0))
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
