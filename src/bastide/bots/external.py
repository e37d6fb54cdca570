"""A bot that is a program of its own: it speaks the engine protocol over its standard input and output."""

from __future__ import annotations

import atexit
import os
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, TYPE_CHECKING, Any, Final
from weakref import ref

from bastide.bots.bot import USUAL
from bastide.bots.engine import (
    BEST,
    HELLO,
    NEW_GAME,
    OPTIONS,
    QUIT,
    READY,
    SEPARATOR,
    STOP,
    VERSION,
    escape,
    read_lines,
)
from bastide.bots.failures import Forfeit, NoEngine
from bastide.bots.patience import GRACE, seconds_for
from bastide.kernel.actions import code_of
from bastide.kernel.errors import BastideError
from bastide.language import plain, quoted, said
from bastide.records.notation import read_action
from bastide.troubles import why

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.bots.bot import Budget
    from bastide.game import Game
    from bastide.kernel.declarations import Action

START_SECONDS: Final = 20.0
"""How long a program may take to start."""
LISTEN_EACH: Final = 0.02
"""Seconds between two questions whether to stop."""
CLOSE_SECONDS: Final = 1.0
"""How long it may take to end."""
MOST_LINES: Final = 100
"""A program that says more than is read must wait."""


class ExternalBot:
    """Starts the program when it is first asked."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.name = plain(command)
        self._program: subprocess.Popen[str] | None = None
        self._reader: Thread | None = None
        self._lines: Queue[str | None] = Queue()
        self._unsent: Queue[str | None] = Queue()

    def choose(self, view: Game, budget: Budget = USUAL) -> Action:
        """Send the position, and read the answer in time; a program that fails is ended, and starts anew next time."""
        try:
            return self._ask(view, budget)
        except Forfeit:
            self.close(at_once=True)
            raise

    def _ask(self, view: Game, budget: Budget) -> Action:
        if self._program is None:
            self._start()
        for _ in range(self._lines.qsize()):  # What was said before it is asked is no answer.
            self._next_line(0.0)
        options = f"{OPTIONS} {SEPARATOR.join(view.notation(each) for each in view.options())}"
        self._send(f"position {escape(view.position())}", options, _go(budget))
        answer = self._read_until(BEST, seconds_for(budget), budget.stop).removeprefix(BEST).strip()
        try:
            action = read_action(answer, view.state)
            possible = code_of(view.state, action) in view.state.legal_codes()
        except BastideError:
            possible = False
        if not possible:
            raise Forfeit("illegal_answer", said("engine-illegal-answer", name=self.name, answer=quoted(answer)))
        return action

    def close(self, *, at_once: bool = False) -> None:
        """End the program; it is asked to, unless it must end *at once*."""
        program, self._program = self._program, None
        if program is None:
            return
        assert program.stdout is not None
        if at_once:
            kill_with_all(program)
        self._send(QUIT)
        self._unsent.put(None)
        with suppress(subprocess.TimeoutExpired):
            program.wait(timeout=CLOSE_SECONDS)
        kill_with_all(program)
        program.wait()
        assert self._reader is not None
        end = time.perf_counter() + CLOSE_SECONDS  # Something that the program has left behind may hold the line.
        while self._reader.is_alive() and time.perf_counter() < end:
            with suppress(Empty):  # The reader may wait for room.
                self._lines.get(timeout=0.01)
        if not self._reader.is_alive():
            program.stdout.close()

    def __del__(self) -> None:
        self.close()

    def _start(self) -> None:
        try:
            self._program = subprocess.Popen(  # noqa: S603 - whoever names a program wants it to run
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=not _leads_session(),
            )
        except (OSError, ValueError, IndexError) as error:  # No program at all, or quotation marks without end.
            reason = why(error) if isinstance(error, PermissionError) else said("why-no-program")
            raise NoEngine("no_engine", said("error-engine", command=quoted(self.command), why=reason)) from None
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._unsent = Queue()
        self._lines = Queue(MOST_LINES)
        Thread(target=write_lines, args=(self._program.stdin, self._unsent, self._lines), daemon=True).start()
        self._reader = Thread(target=read_lines, args=(self._program.stdout, self._lines), daemon=True)
        self._reader.start()
        atexit.register(_close, ref(self))  # Later its thread would stand still, and the file that it reads be locked.
        self._send(f"{HELLO} {VERSION}")
        self._read_until(READY, START_SECONDS)
        self._send(NEW_GAME)

    def _send(self, *lines: str) -> None:
        self._unsent.put("".join(f"{line}\n" for line in lines))

    def _next_line(self, seconds: float) -> str:
        """Read a line, or raise Empty."""
        line = self._lines.get(timeout=max(0.0, seconds))
        if line is None:
            raise Forfeit("ended", said("engine-ended", name=self.name))
        return line

    def _read_until(self, word: str, seconds: float, stop: Callable[[], bool] | None = None) -> str:
        """Read lines until one begins with a word; whoever wants it to stop is told to the program."""
        end = time.perf_counter() + seconds
        while True:
            left = end - time.perf_counter()
            if left <= 0:  # Also if it says other things without end.
                raise Forfeit(
                    "late_answer", said("engine-late-answer", name=self.name, word=word, seconds=f"{seconds:.2f}")
                )
            if stop is not None and stop():
                self._send(STOP)
                end, stop = time.perf_counter() + GRACE, None
            try:
                line = self._next_line(left if stop is None else min(left, LISTEN_EACH))
            except Empty:
                continue
            if line.split(" ")[0] == word:
                return line
            if line.startswith("id name "):
                self.name = plain(line.removeprefix("id name "))


def kill_with_all(program: subprocess.Popen[Any]) -> None:
    """End a program, and what it has started if it leads a group: who hangs does not hear that nobody asks any more."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):  # There is no such group, or nobody lives in it any more.
            os.killpg(program.pid, signal.SIGKILL)
    program.kill()


def _leads_session() -> bool:
    """Is this process ended with everything that it has started, like a worker of a server?"""
    return sys.platform != "win32" and os.getsid(0) == os.getpid()


def write_lines(stream: IO[str], texts: Queue[str | None], answers: Queue[str | None]) -> None:
    """Write what is put into a queue, until None: a program that does not read keeps only this thread waiting.

    Who does not listen any more will not answer either.
    """
    try:
        with stream:
            while (text := texts.get()) is not None:
                stream.write(text)
                stream.flush()
    except OSError:
        answers.put(None)


def _close(bot: ref[ExternalBot]) -> None:
    """Close a bot that nobody has closed."""
    found = bot()
    if found is not None:
        found.close()


def _go(budget: Budget) -> str:
    """Write a budget as a command."""
    words = ["go"]
    if budget.seconds is not None:
        words += ["movetime", f"{budget.seconds * 1000:.0f}"]
    if budget.simulations is not None:
        words += ["simulations", str(budget.simulations)]
    return " ".join(words)
