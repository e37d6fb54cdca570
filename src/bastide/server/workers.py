"""Workers: processes for everything that takes long. One that hangs or crashes is replaced."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread, Timer
from typing import IO, TYPE_CHECKING, Any, Final

from bastide.bots.external import kill_with_all
from bastide.kernel.errors import Unreadable
from bastide.server.limits import Bucket
from bastide.server.logs import log
from bastide.server.worker import DONE, PROGRESS, REFUSED, read_message, write_message

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.server.metrics import Metrics

COMMAND: Final = (sys.executable, "-m", "bastide.server.worker")

START_SECONDS: Final = 60.0
"""How long a process may take to load everything."""
NOTES_PER_SECOND: Final = 0.2
MOST_NOTES: Final = 20.0
LONGEST_NOTE: Final = 500
"""What is logged of the complaints of a worker: lines in a second, at once, and bytes of a line."""


class WorkerFailed(Exception):
    """A worker crashed or took too long; there is a new one already."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, megabytes: int) -> None:
        self._megabytes = megabytes
        self._process: subprocess.Popen[bytes] | None = None

    def do(self, job: tuple[str, tuple[Any, ...]], seconds: float, tell: Callable[[int, int], None] | None) -> Any:  # noqa: ANN401
        """Carry out a job; a process that takes longer is killed."""
        if self._process is None or self._process.poll() is not None:
            self.end()
            self._process = subprocess.Popen(  # noqa: S603 - our own
                (*COMMAND, str(self._megabytes)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
            Thread(target=_note, args=(self._process.stderr,), daemon=True).start()
            self._hear(START_SECONDS, None)
        assert self._process.stdin is not None
        try:
            write_message(self._process.stdin, (*job, tell is not None))
        except OSError as error:
            self.end()
            raise WorkerFailed("ended by itself") from error
        kind, content = self._hear(seconds, tell)
        if kind == DONE:
            return content
        if kind == REFUSED:
            raise Unreadable(*content)
        raise WorkerFailed(f"{job[0]}: {content}")

    def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        kill_with_all(process)
        process.wait()
        for stream in (process.stdin, process.stdout):
            assert stream is not None
            try:
                stream.close()
            except OSError:
                continue

    def _hear(self, seconds: float, tell: Callable[[int, int], None] | None) -> tuple[str, Any]:
        """Wait for an answer; progress on the way is told."""
        process = self._process
        assert process is not None
        assert process.stdout is not None
        timer = Timer(seconds, kill_with_all, [process])
        timer.start()
        try:
            while True:
                kind, content = read_message(process.stdout)
                if kind != PROGRESS:
                    return kind, content
                assert tell is not None, "only who asks for progress gets it"
                tell(*content)
        except (EOFError, OSError) as error:
            self.end()
            raise WorkerFailed("did not come back") from error
        finally:
            timer.cancel()


def _note(stream: IO[bytes]) -> None:
    """Log what a worker, or a program that it has started, complains about; not endlessly."""
    bucket = Bucket(NOTES_PER_SECOND, MOST_NOTES)
    with stream:
        while line := stream.readline(LONGEST_NOTE):
            if bucket.take():
                log().warning("worker_said", line=line.decode(errors="replace").rstrip())


class Workers:
    """Some workers of one kind; jobs wait until one is free."""

    def __init__(self, name: str, number: int, megabytes: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._free: SimpleQueue[Worker] = SimpleQueue()
        self._all = [Worker(megabytes) for _ in range(number)]
        for worker in self._all:
            self._free.put(worker)
        self._threads = ThreadPoolExecutor(number, name)

    async def do(
        self, name: str, *arguments: object, seconds: float, tell: Callable[[int, int], None] | None = None
    ) -> Any:  # noqa: ANN401 - each job gives something else
        """Carry out a job in a worker. The time counts from when it begins."""
        loop = asyncio.get_running_loop()
        heard = None
        if tell is not None:
            told = tell

            def heard(done: int, total: int) -> None:
                loop.call_soon_threadsafe(told, done, total)

        return await loop.run_in_executor(self._threads, self._one, (name, arguments), seconds, heard)

    def _one(self, job: tuple[str, tuple[Any, ...]], seconds: float, tell: Callable[[int, int], None] | None) -> Any:  # noqa: ANN401
        worker = self._free.get()
        try:
            return worker.do(job, seconds, tell)
        except WorkerFailed as error:
            self._metrics.workers_replaced.inc()
            log().warning("worker_failed", job=job[0], why=str(error))
            raise
        finally:
            self._free.put(worker)

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)
