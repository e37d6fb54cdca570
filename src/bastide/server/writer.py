"""One thread that writes: everything that waits goes to disk together, and only then is anybody answered."""

from __future__ import annotations

import asyncio
import sqlite3
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from bastide.server.store import NoRoom

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.server.metrics import Metrics

Result = TypeVar("Result")


class Row(NamedTuple):
    """A row that is added to a table of the store."""

    table: str
    values: tuple[Any, ...]


Job = tuple["Callable[[sqlite3.Connection], Any] | Row", "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, Exception | None]

MOST_TOGETHER: Final = 500
"""How many changes go into one transaction at most."""


class Writer:
    """Owns the connection that writes."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], metrics: Metrics) -> None:
        self._connect = connect
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        """Carry out a job in a transaction; come back when it is on disk."""
        future: asyncio.Future[Result] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def add(self, table: str, values: tuple[Any, ...]) -> None:
        """Add a row; come back when it is on disk. All rows that wait are one statement."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((Row(table, values), future))
        await future

    async def close(self) -> None:
        """Write what is waiting, and end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        connection = self._connect()
        going_on = True
        while going_on:
            batch: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) >= MOST_TOGETHER or self._jobs.empty():
                    break
                job = self._jobs.get()
            going_on = job is not None
            if batch:
                self._write_together(connection, batch)
        connection.close()

    def _write_together(self, connection: sqlite3.Connection, batch: list[Job]) -> None:
        """Carry out all jobs in one transaction; if one of them contradicts what is kept, each in its own."""
        try:
            answers = self._transaction(connection, batch)
        except sqlite3.IntegrityError:
            answers = [answer for job in batch for answer in self._alone(connection, job)]
        except sqlite3.Error as error:
            answers = [(future, None, NoRoom(str(error))) for _, future in batch]
        self._metrics.commit_size.observe(len(batch))
        self._loop.call_soon_threadsafe(_answer, answers)

    def _alone(self, connection: sqlite3.Connection, job: Job) -> list[Answer]:
        try:
            return self._transaction(connection, [job])
        except sqlite3.IntegrityError as error:
            return [(job[1], None, error)]
        except sqlite3.Error as error:
            return [(job[1], None, NoRoom(str(error)))]

    def _transaction(self, connection: sqlite3.Connection, batch: list[Job]) -> list[Answer]:
        """Carry out jobs, and come back when they are on disk; an error has changed nothing."""
        try:
            with self._metrics.commit_seconds.time():
                connection.execute("BEGIN IMMEDIATE")
                answers = _carry_out(connection, batch)
                connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return answers


def _carry_out(connection: sqlite3.Connection, batch: list[Job]) -> list[Answer]:
    """Carry out jobs. With every statement the thread that plays is interrupted, so rows are added together."""
    answers: list[Answer] = []
    rows: dict[str, list[tuple[Any, ...]]] = {}
    for job, future in batch:
        if isinstance(job, Row):
            rows.setdefault(job.table, []).append(job.values)
            answers.append((future, None, None))
        else:
            answers.append((future, job(connection), None))
    for table, added in rows.items():
        marks = f"({', '.join('?' * len(added[0]))})"
        statement = f"INSERT INTO {table} VALUES {', '.join([marks] * len(added))}"  # noqa: S608 - our own tables
        connection.execute(statement, [value for values in added for value in values])
    return answers


def _answer(answers: list[Answer]) -> None:
    for future, result, error in answers:
        if future.done():  # Whoever asked has gone.
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
