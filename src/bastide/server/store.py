"""What a store must do: keep tables, logs, tokens, talk and records, durably.

Every method that changes something returns only after it is on disk. A store that cannot write raises ``NoRoom`` and
has changed nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from bastide.server.rows import Entry, KeptTable, RecordRow, TableRow, TokenRow
    from bastide.server.tables import ChatLine


class NoRoom(Exception):
    """The store cannot write: the disk is full, or gone."""


class Damaged(Exception):
    """What the store has kept cannot be read any more."""


class Store(Protocol):
    """Where everything is kept."""

    async def save_table(self, row: TableRow, tokens: tuple[TokenRow, ...] = (), gone: tuple[int, ...] = ()) -> None:
        """Keep a table and new tokens of it; tokens lose the seats that are *gone*."""

    async def append(self, table: str, entry: Entry) -> None:
        """Append to the log of a table."""

    async def say(self, table: str, line: ChatLine, intent: str) -> None:
        """Keep a line of chat."""

    async def table(self, table: str) -> KeptTable | None:
        """Read a table with its log."""

    async def tokens(self, hashes: list[str]) -> list[TokenRow]:
        """Read tokens by their hashes."""

    async def timed_tables(self) -> list[str]:
        """Name the tables whose clocks run with a consequence."""

    async def save_record(self, row: RecordRow) -> None:
        """Keep a record."""

    async def record(self, record: str) -> RecordRow | None:
        """Read a record."""

    async def keep(self, kind: str, key: str, content: bytes) -> None:
        """Keep something that was worked out, like a review."""

    async def kept(self, kind: str, key: str) -> bytes | None:
        """Read it again."""

    async def is_writable(self) -> bool:
        """Can anything be written now?"""

    async def backup(self, path: Path) -> None:
        """Copy everything to a file, while others go on."""

    async def close(self) -> None:
        """Write what is waiting, and end."""
