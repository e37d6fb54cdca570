"""The store in one SQLite file: write-ahead log, every commit on disk, numbered migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from bastide.kernel.errors import Unreadable
from bastide.language import said
from bastide.server.bodies import RecordFacts
from bastide.server.rows import Entry, KeptTable, RecordRow, TableRow, TokenRow
from bastide.server.store import Damaged
from bastide.server.tables import ChatLine
from bastide.server.writer import Writer
from bastide.troubles import why

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bastide.language import Message
    from bastide.server.metrics import Metrics

Result = TypeVar("Result")

FILE: Final = "bastide.sqlite"
LOCK: Final = "lock.sqlite"
SETS: Final = frozenset({"tables", "log", "tokens", "chat", "records", "kept"})
"""What every store has."""
SOUND: Final = "ok"
"""What SQLite says about a file that is not damaged."""
encode = msgspec.json.encode


def connect(path: Path) -> sqlite3.Connection:
    """Open the file of a store; what is committed is on disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30.0)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to date: each migration in a transaction of its own."""
    scripts = sorted(
        (each for each in files("bastide.server").joinpath("migrations").iterdir() if each.name.endswith(".sql")),
        key=lambda each: each.name,
    )
    done = steps_of(connection)
    if done > len(scripts):
        raise Unreadable("newer_store", said("error-newer-store", found=done, known=len(scripts)))
    if done == 0 and _sets(connection):
        raise Unreadable("foreign_store", said("error-foreign-store", file=FILE))
    for number, script in enumerate(scripts[done:], done + 1):
        text = script.read_text(encoding="utf-8")
        connection.executescript(f"BEGIN IMMEDIATE;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")
    if not _sets(connection) >= SETS:
        raise Unreadable("foreign_store", said("error-foreign-store", file=FILE))


def steps_of(connection: sqlite3.Connection) -> int:
    """How many migrations a file has seen."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _sets(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _take(lock: sqlite3.Connection, store: sqlite3.Connection, folder: Path) -> None:
    """Bring a store up to date; the file of the lock remembers that there is one.

    So a file that was emptied or is gone is no new store: everything in it would be lost without a word.
    """
    had_store = steps_of(lock) > 0
    if had_store and steps_of(store) == 0:
        raise Unreadable("empty_store", said("error-empty-store", folder=str(folder), file=FILE, lock=LOCK))
    migrate(store)
    if not had_store:
        for statement in ("PRAGMA user_version = 1", "COMMIT", "BEGIN EXCLUSIVE"):
            lock.execute(statement)


def open_folder(folder: Path, *, looks_through: bool = False) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Open the store of a folder for one server alone; give the lock, which holds until it is closed, and the store.

    Whoever *looks through* it finds out now whether the file is damaged, before anything is written to it.
    """
    with ExitStack() as stack:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lock = sqlite3.connect(folder / LOCK, isolation_level=None, check_same_thread=False, timeout=0.0)
            stack.callback(lock.close)
            lock.execute("BEGIN EXCLUSIVE")
            store = connect(folder / FILE)
            stack.callback(store.close)
            found = store.execute("PRAGMA quick_check(1)").fetchone()[0] if looks_through else SOUND
            if found == SOUND:
                _take(lock, store, folder)
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Unreadable("store_in_use", said("error-store-in-use", folder=str(folder))) from None
            raise _bad(folder, why(error)) from None
        except OSError as error:
            raise _bad(folder, why(error)) from None
        if found != SOUND:
            raise _bad(folder, said("why-damaged"))
        stack.pop_all()
    return lock, store


def _bad(folder: Path, reason: Message | str) -> Unreadable:
    return Unreadable("bad_store", said("error-bad-store", folder=str(folder), why=reason))


def back_up(source: Path, target: Path) -> None:
    """Copy a store to a file, while a server uses it; an older copy stays until the new one is complete."""
    if target.resolve() == (source / FILE).resolve():
        raise Unreadable("bad_backup", said("error-backup-itself", file=str(target)))
    if (source / FILE).stat().st_size == 0:  # It would replace an older copy, which is all that is left.
        raise Unreadable("empty_store", said("error-empty-store", folder=str(source), file=FILE, lock=LOCK))
    part = target.with_name(f"{target.name}.part")
    try:
        with closing(connect(source / FILE)) as origin, closing(sqlite3.connect(part)) as copy:
            origin.backup(copy, pages=256, sleep=0.01)
        part.replace(target)
    except sqlite3.Error as error:
        raise Unreadable("bad_backup", said("error-backup", file=str(target), why=why(error))) from None
    finally:
        part.unlink(missing_ok=True)


class SqliteStore:
    """Keeps everything in a folder."""

    def __init__(self, folder: Path, metrics: Metrics) -> None:
        self._folder = folder
        self._lock, self._reading = open_folder(folder)
        self._readers = ThreadPoolExecutor(1, "store reader")
        self._writer = Writer(lambda: connect(folder / FILE), metrics)

    async def _read(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, job, self._reading)
        except (sqlite3.DatabaseError, msgspec.DecodeError) as error:
            raise Damaged(str(error)) from error

    async def save_table(self, row: TableRow, tokens: tuple[TokenRow, ...] = (), gone: tuple[int, ...] = ()) -> None:
        """Keep a table and new tokens of it; tokens lose the seats that are *gone*."""
        clock = row.facts.clock
        is_timed = row.phase == "playing" and clock is not None and clock.consequence != "none"
        values = (row.id, encode(row), int(is_timed), row.changed)
        added = [(token.hash, token.table, encode(token.seats), int(token.is_host)) for token in tokens]

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                "kept = excluded.kept, timed = excluded.timed, changed = excluded.changed",
                values,
            )
            for seat in gone:
                connection.execute(
                    "UPDATE tokens SET seats = (SELECT json_group_array(value) FROM json_each(seats) WHERE value != ?) "
                    "WHERE tbl = ?",
                    (seat, row.id),
                )
            connection.executemany(
                "INSERT INTO tokens VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO UPDATE SET seats = excluded.seats", added
            )

        await self._writer.write(job)

    async def append(self, table: str, entry: Entry) -> None:
        """Append to the log of a table."""
        values = (
            table,
            entry.version,
            entry.seat,
            entry.action,
            entry.back,
            entry.intent,
            entry.spent,
            entry.at,
        )
        await self._writer.add("log", values)

    async def say(self, table: str, line: ChatLine, intent: str) -> None:
        """Keep a line of chat."""
        await self._writer.add("chat", (table, line.number, encode(line), intent))

    async def table(self, table: str) -> KeptTable | None:
        """Read a table with its log."""

        def job(connection: sqlite3.Connection) -> KeptTable | None:
            found = connection.execute("SELECT kept FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            log = connection.execute(
                "SELECT version, seat, action, back, intent, spent, at FROM log WHERE tbl = ? ORDER BY version",
                (table,),
            )
            entries = [Entry(*row) for row in log]
            if any(entry.version != number for number, entry in enumerate(entries, 1)):
                raise Damaged("an entry of the log is missing")
            chat = connection.execute(
                "SELECT kept, intent FROM chat WHERE tbl = ? ORDER BY number", (table,)
            ).fetchall()
            lines = [msgspec.json.decode(kept, type=ChatLine) for kept, _ in chat]
            return KeptTable(msgspec.json.decode(found[0], type=TableRow), entries, lines, [each for _, each in chat])

        return await self._read(job)

    async def tokens(self, hashes: list[str]) -> list[TokenRow]:
        """Read tokens by their hashes."""

        def job(connection: sqlite3.Connection) -> list[TokenRow]:
            marks = ", ".join("?" * len(hashes))
            found = connection.execute(f"SELECT hash, tbl, seats, is_host FROM tokens WHERE hash IN ({marks})", hashes)  # noqa: S608 - only marks
            return [
                TokenRow(each, table, msgspec.json.decode(seats), bool(is_host))
                for each, table, seats, is_host in found
            ]

        return await self._read(job)

    async def timed_tables(self) -> list[str]:
        """Name the tables whose clocks run with a consequence."""

        def job(connection: sqlite3.Connection) -> list[str]:
            return [table for (table,) in connection.execute("SELECT id FROM tables WHERE timed = 1")]

        return await self._read(job)

    async def save_record(self, row: RecordRow) -> None:
        """Keep a record."""
        values = (row.id, row.text, encode(row.facts))

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", values)

        await self._writer.write(job)

    async def record(self, record: str) -> RecordRow | None:
        """Read a record."""

        def job(connection: sqlite3.Connection) -> RecordRow | None:
            found = connection.execute("SELECT text, facts FROM records WHERE id = ?", (record,)).fetchone()
            if found is None:
                return None
            return RecordRow(record, found[0], msgspec.json.decode(found[1], type=RecordFacts))

        return await self._read(job)

    async def keep(self, kind: str, key: str, content: bytes) -> None:
        """Keep something that was worked out, like a review."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", (kind, key, content))

        await self._writer.write(job)

    async def kept(self, kind: str, key: str) -> bytes | None:
        """Read it again."""

        def job(connection: sqlite3.Connection) -> bytes | None:
            found: Any = connection.execute(
                "SELECT content FROM kept WHERE kind = ? AND key = ?", (kind, key)
            ).fetchone()
            return bytes(found[0]) if found else None

        return await self._read(job)

    async def is_writable(self) -> bool:
        """Can anything be written now?"""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO kept VALUES ('health', '', zeroblob(64))")

        try:
            await self._writer.write(job)
        except Exception:  # noqa: BLE001 - whatever it is, the answer is no
            return False
        return True

    async def backup(self, path: Path) -> None:
        """Copy everything to a file, while others go on."""
        await asyncio.to_thread(back_up, self._folder, path)

    async def close(self) -> None:
        """Write what is waiting, and end."""
        await self._writer.close()
        self._readers.shutdown()
        self._reading.close()
        self._lock.close()
