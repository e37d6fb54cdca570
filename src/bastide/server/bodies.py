"""Bodies of requests and answers over HTTP."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bastide.server.messages import Step, Update
from bastide.server.tables import ClockSettings, Phase, SeatKind, Value
from bastide.server.views import TileFacts, View
from bastide.server.words import Words

# -- what there is -------------------------------------------------------------------------------


class OptionFacts(Struct, frozen=True):
    """A choice of the table."""

    name: str
    box: str
    """The box, or the mechanic that several boxes share."""
    default: Value
    choices: list[Value]
    words: Words
    """Its name."""
    about: Words
    choice_words: list[Words]
    """The names of its choices, in the same order."""


class BoxFacts(Struct, frozen=True):
    """A box that can be played."""

    name: str
    title: Words
    about: Words
    tiles: int
    """How many tiles it holds."""
    parts: list[str]
    """Boxes that a bundle consists of."""
    picture: str
    """What it is best known by: the code of a tile, or the name of a piece."""
    has_copies: bool
    """May it be played with several copies of its tiles, written ``river x2``?"""
    needs_tiles: bool
    """Is there no game of it without its tiles, written ``tower x0``?"""
    options: list[OptionFacts]


class GameFacts(Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: Words
    least_players: int
    most_players: int
    boxes: list[BoxFacts]
    presets: dict[str, list[str]]


class LevelFacts(Struct, frozen=True):
    """A bot by its level, from the weakest to the strongest."""

    name: str
    title: Words
    about: Words


class LimitFacts(Struct, frozen=True):
    """Limits of this server."""

    seats: int
    name_length: int
    chat_length: int
    message_bytes: int
    upload_bytes: int
    record_actions: int
    clock_seconds: int
    away_seconds: int
    """After so many seconds the host may put a bot on the seat of somebody who is away."""


class Catalogue(Struct, frozen=True):
    """Everything that can be chosen here."""

    version: str
    games: list[GameFacts]
    levels: list[LevelFacts]
    engines: list[str]
    themes: list[str]
    languages: list[str]
    limits: LimitFacts


# -- tables --------------------------------------------------------------------------------------


class NewSeat(Struct, frozen=True):
    """A seat of a new table."""

    kind: SeatKind
    name: str = ""
    """Empty: the seat gets the name of its colour, or the one its player brings."""
    level: str = ""
    """The level of a bot, or the name of an engine."""


class FromRecord(Struct, frozen=True):
    """A position to play on from: a record, and how many of its steps are played."""

    record: str
    step: int


class NewTable(Struct, frozen=True):
    """A table to be made. With ``origin`` game, boxes and options are those of the record."""

    seats: list[NewSeat]
    game: str = "land"
    boxes: list[str] = []
    options: dict[str, Value] = {}
    clock: ClockSettings | None = None
    has_aids: bool = True
    is_watchable: bool = True
    has_takebacks: bool = True
    first: int | None = None
    """The seat that begins; the seed decides if there is none."""
    starts: bool = False
    """Begin at once, if no seat is to be taken yet."""
    origin: FromRecord | None = None


class Invitation(Struct, frozen=True):
    """A code that lets somebody sit down; links carry it behind ``#``, so that no server log sees it."""

    seat: int
    code: str


class TableMade(Struct, frozen=True):
    """A new table."""

    table: str
    token: str
    """Holds the rights of the host and the seats of this device. It is shown only once."""
    seats: list[int]
    invitations: list[Invitation]


class TakeSeat(Struct, frozen=True):
    """Take the seat of an invitation. A token of the same table in the header gets the seat as well."""

    code: str
    name: str = ""


class SeatTaken(Struct, frozen=True):
    """A seat was taken."""

    table: str
    token: str
    seat: int


class Invite(Struct, frozen=True):
    """Ask for a fresh invitation to an invited seat, or to one's own seat for another device."""

    seat: int


class MyTables(Struct, frozen=True):
    """Ask for the tables of the tokens that a device has."""

    tokens: list[str]


class TableSummary(Struct, frozen=True):
    """A table in a list. In the list of one's own tables, ``token`` is the place of the token in the question."""

    token: int
    table: str
    phase: Phase
    game: str
    boxes: list[str]
    names: list[str]
    scores: list[int]
    seats: list[int]
    """Seats of the token."""
    asked: int | None
    """The seat that is asked."""
    record: str | None
    changed: int
    """Seconds since 1970."""


class Shared(Struct, frozen=True):
    """A position that can be linked: a record, and how many of its steps are played."""

    record: str
    step: int


class Fairness(Struct, frozen=True):
    """Whether a game was dealt as its seed says."""

    commitment: str
    seed: str | None
    """None while the game goes on, or for a record without a seed."""
    draws: int
    """How many outcomes of chance follow from the seed."""
    is_fair: bool


# -- records -------------------------------------------------------------------------------------


class RecordFacts(Struct, frozen=True):
    """A game that can be looked at again."""

    record: str
    game: str
    boxes: list[str]
    options: dict[str, Value]
    names: list[str]
    scores: list[int]
    winners: list[int]
    is_over: bool
    steps: int
    commitment: str
    """What the server published before the first draw; empty for a game from elsewhere."""


class Replay(Struct, frozen=True):
    """A whole game: the set-up, then each step with what it changes."""

    facts: RecordFacts
    tiles: list[TileFacts]
    view: View
    updates: list[Update]


class Position(Struct, frozen=True):
    """A game after some steps."""

    facts: RecordFacts
    step: int
    tiles: list[TileFacts]
    view: View
    last: Step | None
    text: str
    """The position as text, for ``bastide.read_position``."""


class ChoiceFacts(Struct, frozen=True):
    """One turn of a player, against what the search would have done."""

    step: int
    """How many steps were played before it."""
    turn: int
    player: int
    played: str
    preferred: str
    expected: float
    lost: float
    luck: float
    curve: list[float]
    mark: str
    """``blunder``, ``mistake``, ``slip``, or empty."""


class ReviewFacts(Struct, frozen=True):
    """What is to be said about a game."""

    choices: list[ChoiceFacts]
    margins: list[float]
    """By how many points each player ended ahead of the best other one."""
    lost: list[float]
    luck: list[float]


class ReviewState(Struct, frozen=True):
    """How far a review is."""

    state: Literal["none", "running", "done", "failed"]
    done: int
    total: int
    review: ReviewFacts | None
