"""What the server remembers: rows of the store."""

from __future__ import annotations

from msgspec import Struct

from bastide.server.bodies import RecordFacts
from bastide.server.tables import ChatLine, Phase, Proposal, SeatKind, TableFacts


class SeatRow(Struct):
    """A seat."""

    kind: SeatKind
    name: str
    level: str = ""
    invitation: str = ""
    """SHA-256 of the code that lets somebody sit down; empty if there is none."""
    is_taken: bool = True
    has_forfeited: bool = False


class Origin(Struct, frozen=True):
    """Where a table goes on from: a record, and how many of its steps are played."""

    record: str
    step: int


class TableRow(Struct):
    """A table, without its log."""

    id: str
    facts: TableFacts
    seats: list[SeatRow]
    host: list[int]
    seed: str
    """Sent to nobody before the end."""
    first: int | None
    origin: Origin | None = None
    phase: Phase = "waiting"
    winners: list[int] = []
    record: str | None = None
    changed: int = 0
    proposals: list[Proposal] = []
    proposed: int = 0
    """How many proposals there have been."""
    intents: list[str] = []
    """The last intents that changed something here: each is who wanted it, and the id of his intent."""


class Entry(Struct, frozen=True):
    """One entry of the log of a game."""

    version: int
    seat: int
    action: str
    """In notation; empty if something was taken back."""
    back: int = 0
    """How many entries were taken back."""
    intent: str = ""
    """Who wanted it, and the id of his intent."""
    spent: int = 0
    """Milliseconds of thinking."""
    at: int = 0
    """Seconds since 1970."""


class TokenRow(Struct, frozen=True):
    """A token: one device at one table."""

    hash: str
    table: str
    seats: list[int]
    is_host: bool


class KeptTable(Struct, frozen=True):
    """A table as it comes back from disk."""

    row: TableRow
    log: list[Entry]
    chat: list[ChatLine]
    spoken: list[str] = []
    """Intents that are lines of chat."""


class RecordRow(Struct, frozen=True):
    """A record."""

    id: str
    text: str
    facts: RecordFacts
