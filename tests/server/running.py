"""Servers as real processes on real sockets, for tests."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import bastide
from bastide.client import Server
from bastide.server.bodies import NewSeat, NewTable

if TYPE_CHECKING:
    from random import Random

    from bastide.client import Seat
    from bastide.server.bodies import TableMade

ROOT = Path(__file__).parents[2]
SOURCES = Path(bastide.__file__).parents[1]
COMMAND = "from bastide.cli import main; main()"
SECONDS = 60.0
"""How long a server may take to start on a busy machine."""


class Running(Server):
    """A server that can be killed and started again."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        super().__init__(f"http://127.0.0.1:{self.port}")
        self.settings = {"data": str(folder / "data"), "port": self.port, "bot_seconds": 0.01} | settings
        self.log = folder / "log.jsonl"
        self._process: subprocess.Popen[bytes] | None = None
        self.before: tuple[str, ...] = ()
        """What stands before the command."""

    def start(self) -> Running:
        """Start it, and wait until it answers."""
        names = {f"BASTIDE_SERVER_{key.upper()}": _text(value) for key, value in self.settings.items()}
        path = f"{SOURCES}{os.pathsep}{ROOT}"
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*self.before, sys.executable, "-c", COMMAND, "serve"],
                env=os.environ | names | {"PYTHONPATH": path},
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/api/catalogue", timeout=5):  # noqa: S310 - our own
                    return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The process."""
        assert self._process is not None, "started"
        return self._process

    def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Tell it to stop; give how it ended."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=SECONDS)

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


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def free_port() -> int:
    """Find a port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


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
