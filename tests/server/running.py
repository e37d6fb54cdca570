"""Servers as real processes on real sockets, for tests."""

from __future__ import annotations

import json
import multiprocessing
import os
import socket
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

import bastide
from bastide.client import Server
from bastide.server.bodies import NewSeat, NewTable
from bastide.server.config import read_config
from bastide.server.serving import listen, serve

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext
    from multiprocessing.process import BaseProcess
    from random import Random

    from bastide.client import Seat
    from bastide.server.bodies import TableMade

ROOT = Path(__file__).parents[2]
SOURCES = Path(bastide.__file__).parents[1]
FORKS = multiprocessing.get_context("forkserver")
"""Processes that begin with everything loaded: a server that is killed often comes back at once."""
FORKS.set_forkserver_preload(["bastide.server.serving", "bastide.server.offered"])
SECONDS = 60.0
"""How long a server may take to start on a busy machine."""


class Running(Server):
    """A server that can be killed and started again."""

    processes: ClassVar[ForkServerContext | SpawnContext] = FORKS

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        super().__init__(f"http://127.0.0.1:{self.port}")
        self.settings = {"data": str(folder / "data"), "port": self.port, "bot_seconds": 0.01} | settings
        self.log: Path = folder / "log.jsonl"
        self._process: BaseProcess | None = None

    def start(self) -> Running:
        """Start it, and wait until it answers."""
        self._process = self.processes.Process(target=run, args=(self.settings, str(self.log)), daemon=True)
        self._process.start()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and self._process.is_alive():
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=5):
                    return self
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    @property
    def process(self) -> BaseProcess:
        """The process."""
        assert self._process is not None, "started"
        return self._process

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self.process.pid is not None, "started"
        return self.process.pid

    def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        self.process.join()

    def stop(self) -> int | None:
        """Tell it to stop; give how it ended."""
        self.process.terminate()
        self.process.join(SECONDS)
        return self.process.exitcode

    def events(self) -> list[dict[str, object]]:
        """Read the log; every line is one object."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def logged(self, event: str) -> int:
        """Count what stands in the log."""
        return sum(1 for each in self.events() if each["event"] == event)

    def here(self, *names: str, **more: object) -> TableMade:
        """Make a table of people on one device, and begin."""
        seats = [NewSeat("here", name) for name in names]
        return self.new_table(NewTable(seats, starts=True, **more))  # type: ignore[arg-type]

    def metric(self, name: str) -> float:
        """Read a figure."""
        text = self.request("GET", "/metrics").decode()
        return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith(name))


class Start(Protocol):
    """Starts a server with some settings."""

    def __call__(self, **settings: object) -> Running:
        """Start one."""


def run(settings: dict[str, object], log: str) -> None:
    """Be a server, and write to a log."""
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(file, 1)
    os.dup2(file, 2)
    os.environ["PYTHONPATH"] = f"{SOURCES}{os.pathsep}{ROOT}"  # For the workers.
    config = read_config(None, **settings)
    serve(config, listen(config))


def answer_of(url: str, content: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Send a request; give the status, the headers and the body of the answer."""
    request = urllib.request.Request(url, content, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


def free_port() -> int:
    """Find a port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def plain_socket(server: Running, table: str) -> socket.socket:
    """Connect by hand to the socket of a table; little of what the server says is taken in before it is read."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", server.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: here",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: eHl6eHl6eHl6eHl6eHl6eA==",
        "Sec-WebSocket-Version: 13",
    ]
    client.sendall("\r\n".join([*lines, "", ""]).encode())
    return client


def play_on(seat: Seat, chance: Random, most: int = 10_000) -> int:
    """Play at random on all own seats until the game is over; give how many actions were acknowledged."""
    done = 0
    while done < most:
        seat.wait()
        if seat.is_over:
            break
        seat.play(chance.choice(seat.options).action)
        done += 1
    return done
