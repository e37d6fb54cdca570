"""What is to be known about a table beside the game: seats, clocks, proposals, fairness."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bastide.server.words import Words

Phase = Literal["waiting", "playing", "over"]
SeatKind = Literal["here", "invited", "bot", "engine"]
"""A person on the device of who made the table, a person elsewhere, a level of Bastide, a program of the operator."""
Consequence = Literal["none", "bot", "forfeit"]
Wish = Literal["takeback", "replace"]
Value = bool | int | str


class ClockSettings(Struct, frozen=True):
    """Time of each player: seconds at the start, seconds added for each turn, and what happens without any left."""

    seconds: int
    increment: int = 0
    consequence: Consequence = "none"
    level: str = "beginner"
    """Which bot takes over."""


class Clocks(Struct, frozen=True):
    """Where the clocks stood when this was sent."""

    left: list[int]
    """Milliseconds of each seat; below 0 where nothing happens without time."""
    running: int | None
    """The seat whose clock runs."""


class SeatState(Struct, frozen=True):
    """Who sits there."""

    kind: SeatKind
    name: str
    level: str
    """The level of a bot, or the name of an engine; empty for people."""
    is_taken: bool
    """Has somebody taken an invited seat?"""
    is_present: bool
    """Is a device connected that holds the seat? Always true for bots."""
    away_seconds: int
    """For how long nobody has been connected that holds the seat."""
    has_forfeited: bool


class Proposal(Struct, frozen=True):
    """Something that needs the consent of the others: of every seat in ``waits_for``."""

    number: int
    what: Wish
    by: int
    """Whose wish it is; -1 for the host without a seat."""
    seat: int
    """The seat it is about: whose moves come back, or whose player is replaced."""
    level: str
    """The bot that would sit down; empty for a takeback."""
    version: int
    """The version of the game when it was made; a takeback is void when the game has gone on."""
    waits_for: list[int]


class TableFacts(Struct, frozen=True):
    """What is fixed when a table is made."""

    game: str
    boxes: list[str]
    options: dict[str, Value]
    """Every option with its value, chosen or default."""
    clock: ClockSettings | None
    has_aids: bool
    """Are owners, worth, gaps and the bag shown? Competitions do without."""
    is_watchable: bool
    has_takebacks: bool
    made: int
    """Seconds since 1970."""


class TableState(Struct, frozen=True):
    """A table as everybody may see it."""

    table: str
    facts: TableFacts
    phase: Phase
    seats: list[SeatState]
    host: list[int]
    """Seats of the device that made the table."""
    watchers: int
    proposals: list[Proposal]
    commitment: str
    """SHA-256 of the seed, known before the first draw; empty before the start."""
    seed: str | None
    """The seed, when the game is over."""
    winners: list[int]
    record: str | None
    """The id of the record, when the game is over."""


class ChatLine(Struct, frozen=True):
    """Something that was said at a table."""

    number: int
    seat: int
    """-1: the host without a seat."""
    name: str
    text: str
    at: int
    """Seconds since 1970."""


class Refusal(Struct, frozen=True):
    """Why something was not done: a stable code, words, and what would be legal."""

    code: str
    words: Words
    legal: list[str] = []
