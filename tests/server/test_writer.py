"""The thread that writes: together where that is possible, alone where somebody contradicts what is kept."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from bastide.server.metrics import Metrics
from bastide.server.sqlite_store import connect
from bastide.server.store import NoRoom
from bastide.server.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


def add(number: int) -> Callable[[sqlite3.Connection], int]:
    """Give a job that keeps a number."""

    def job(connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO numbers VALUES (?)", (number,))
        return number

    return job


async def write_all(
    path: Path, jobs: Sequence[Callable[[sqlite3.Connection], int]], rows: Sequence[int] = ()
) -> tuple[list[object], float]:
    """Carry out jobs and add rows at once; give what came of each, and how many transactions there were."""
    metrics = Metrics()
    writer = Writer(lambda: connect(path), metrics)
    blocked = writer.write(lambda _: 0)
    jobs_done, rows_added = [writer.write(job) for job in jobs], [writer.add("numbers", (row,)) for row in rows]
    found = await asyncio.gather(blocked, *jobs_done, *rows_added, return_exceptions=True)
    await writer.close()
    count = metrics.registry.get_sample_value("bastide_commit_seconds_count")
    assert count is not None
    return list(found[1:]), count


@pytest.fixture
def path(tmp_path: Path) -> Path:
    connection = connect(tmp_path / "numbers")
    connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    connection.close()
    return tmp_path / "numbers"


def kept(path: Path) -> list[int]:
    connection = connect(path)
    found = [number for (number,) in connection.execute("SELECT number FROM numbers ORDER BY number")]
    connection.close()
    return found


def test_what_waits_goes_to_disk_together(path: Path) -> None:
    found, transactions = asyncio.run(write_all(path, [add(number) for number in range(200)]))
    assert found == list(range(200))
    assert kept(path) == list(range(200))
    assert transactions < 100


def test_one_that_contradicts_does_not_touch_the_others(path: Path) -> None:
    found, _ = asyncio.run(write_all(path, [add(1), add(2), add(1), add(3)]))
    assert [found[0], found[1], found[3]] == [1, 2, 3]
    assert isinstance(found[2], sqlite3.IntegrityError)
    assert kept(path) == [1, 2, 3]


def test_rows_are_added_together(path: Path) -> None:
    found, transactions = asyncio.run(write_all(path, [add(1000)], range(200)))
    assert found == [1000] + [None] * 200
    assert kept(path) == [*range(200), 1000]
    assert transactions < 100


def test_a_row_that_contradicts_does_not_touch_the_others(path: Path) -> None:
    found, _ = asyncio.run(write_all(path, [add(1)], [2, 1, 3]))
    assert found[:2] == [1, None]
    assert isinstance(found[2], sqlite3.IntegrityError)
    assert found[3] is None
    assert kept(path) == [1, 2, 3]


def test_a_store_that_cannot_write_says_so_and_has_changed_nothing(path: Path) -> None:
    def broken(connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO nothing VALUES (1)")
        return 0

    found, _ = asyncio.run(write_all(path, [broken]))
    assert isinstance(found[0], NoRoom)
    assert kept(path) == []
