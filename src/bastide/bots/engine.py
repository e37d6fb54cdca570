"""The engine protocol: a bot is asked over standard input and output, line by line (docs/engine-protocol.md)."""

from __future__ import annotations

import time
from contextlib import suppress
from itertools import zip_longest
from queue import Empty, Queue
from threading import Thread
from typing import IO, TYPE_CHECKING, Final

import bastide
from bastide.bots.bot import Budget, ask
from bastide.kernel.errors import BastideError

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.bots.bot import Bot, Thought

VERSION: Final = 1
HELLO: Final = "bastide"
READY: Final = "ready"
BEST: Final = "bestmove"
NEW_GAME: Final = "newgame"
STOP: Final = "stop"
QUIT: Final = "quit"
WITHOUT_LIMIT: Final = "infinite"
OPTIONS: Final = "options"
SEPARATOR: Final = " | "
LONGEST_LIMIT: Final = 12
"""Digits of a limit."""
LONGEST_LINE: Final = 200_000
"""Characters of a line: positions with all boxes have far less."""


def escape(text: str) -> str:
    r"""Write several lines as one: ``\n`` for the end of a line, ``\\`` for a backslash."""
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def unescape(line: str) -> str:
    r"""Read them again."""
    parts = line.split("\\\\")
    return "\\".join(part.replace("\\n", "\n") for part in parts)


class Engine:
    """Answers commands; ``stop`` and ``quit`` are heard while it thinks."""

    def __init__(self, make: Callable[[str, str], Bot], name: str, commands: IO[str], answers: IO[str]) -> None:
        self.make = make
        self.options = {"Bot": name, "Seed": "1"}
        self.bot = make(name, "1")
        self.game: bastide.Game | None = None
        self._answers = answers
        self._lines: Queue[str | None] = Queue()
        self._waiting: list[str | None] = []
        Thread(target=read_lines, args=(commands, self._lines), daemon=True).start()

    def run(self) -> None:
        """Answer until ``quit`` or the end of the input."""
        while True:
            line = self._waiting.pop(0) if self._waiting else self._lines.get()
            if line is None or line == QUIT:
                return
            word, _, rest = line.partition(" ")
            try:
                self.answer(word, rest.strip())
            except BastideError as error:
                self.say(f"error {error}")

    def say(self, line: str) -> None:
        """Send one line."""
        self._answers.write(f"{line}\n")
        self._answers.flush()

    def answer(self, word: str, rest: str) -> None:
        """Carry out one command."""
        if word == HELLO:
            self.say(f"id name Bastide {bastide.__version__} {self.options['Bot']}")
            for name, value in self.options.items():
                self.say(f"option name {name} type string default {value}")
            self.say(READY)
        elif word == "setoption":
            self.set_option(rest)
        elif word == NEW_GAME:
            self.game = None
            self.bot = self.make(self.options["Bot"], self.options["Seed"])
        elif word == "position":
            self.game = bastide.read_position(unescape(rest))
        elif word == "go":
            self.go(rest.split())
        elif word not in {"", STOP, OPTIONS}:
            self.say(f"error {word!r} is no command")

    def set_option(self, text: str) -> None:
        """Carry out ``name NAME value VALUE``."""
        name, _, value = text.removeprefix("name ").partition(" value ")
        if name not in self.options or not value:
            self.say(f"error there is no option {name!r}")
            return
        options = self.options | {name: value.strip()}
        self.bot = self.make(options["Bot"], options["Seed"])
        self.options = options

    def go(self, words: list[str]) -> None:
        """Think, and say what to play."""
        if self.game is None or self.game.to_move is None:
            self.say("error there is no position in which a player is asked")
            return
        limits = {} if words == [WITHOUT_LIMIT] else dict(zip_longest(words[::2], words[1::2], fillvalue=""))
        is_number = [value.isdecimal() and len(value) <= LONGEST_LIMIT for value in limits.values()]
        if not all(is_number) or set(limits) - {"movetime", "simulations"}:
            self.say("error go takes movetime and milliseconds, or simulations and a number")
            return
        seconds = int(limits["movetime"]) / 1000 if "movetime" in limits else None
        simulations = int(limits["simulations"]) if "simulations" in limits else None
        action = ask(self.bot, self.game, Budget(seconds, simulations, stop=self.is_stopped, report=self.inform))
        self.say(f"{BEST} {self.game.notation(action)}")

    def inform(self, thought: Thought) -> None:
        """Tell what the bot thinks."""
        assert self.game is not None
        copy = self.game.clone()
        line = []
        for action in thought.line:
            line.append(copy.notation(action))
            copy.play(action)
        self.say(
            f"info simulations {thought.simulations} time {thought.seconds * 1000:.0f} "
            f"score {thought.margin:.1f} pv {'; '.join(line)}"
        )

    def is_stopped(self) -> bool:
        """Listen while thinking: ``stop`` ends it, everything else waits until it has ended."""
        time.sleep(0)  # Lets the thread that reads come to its turn.
        try:
            while True:
                line = self._lines.get_nowait()
                if line == STOP:
                    return True
                self._waiting.append(line)
                if line is None or line == QUIT:
                    return True
        except Empty:
            return False


def read_lines(stream: IO[str], lines: Queue[str | None]) -> None:
    """Put every line of a stream into a queue, then None; one that is too long comes in pieces."""
    with suppress(OSError):
        while line := stream.readline(LONGEST_LINE):
            lines.put(line.strip())
    lines.put(None)
