"""A table that is being played: one lock, one log, and everybody who looks on."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from bastide.bots import RandomBot, ask
from bastide.kernel.errors import BastideError
from bastide.records.fairness import promised
from bastide.records.notation import split_actions
from bastide.server import messages
from bastide.server.clocks import Clock
from bastide.server.connection import Connection, encoder
from bastide.server.course import Course, new_course
from bastide.server.jobs import lean
from bastide.server.limits import Bucket
from bastide.server.logs import log
from bastide.server.refusing import NotDone, not_done, not_possible
from bastide.server.rows import Entry, TableRow
from bastide.server.secrecy import hashed
from bastide.server.store import NoRoom
from bastide.server.tables import ChatLine, Proposal, SeatState, TableState
from bastide.server.workers import WorkerFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bastide.game import Game
    from bastide.server.hall import Hall
    from bastide.server.messages import FromServer
    from bastide.server.rows import KeptTable

PEOPLE: Final = ("here", "invited")
ANSWERS_KEPT: Final = 200
"""So many answers are remembered for intents that come again."""
INTENTS_KEPT: Final = 20
"""So many intents that changed the table itself are remembered on disk."""
CHAT_SHOWN: Final = 100
FAILURES: Final = 3
"""A bot that failed so often in a row is not asked any more at this table: everybody would wait for it each time."""
STAND_IN: Final = "beginner"
"""It is played for by this level."""


class Table:
    """One table in memory."""

    def __init__(self, hall: Hall, kept: KeptTable, origin: Game | None, course: Course | None = None) -> None:
        self.hall = hall
        self.row = kept.row
        self.log = list(kept.log)
        self.chat = list(kept.chat)
        self.origin = origin
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.answers: OrderedDict[str, FromServer] = OrderedDict()
        self.intents = {entry.intent: entry.version for entry in self.log if entry.intent}
        self.spoken = set(kept.spoken)
        self.course: Course | None = None
        self.clock: Clock | None = None
        self.told = 0
        self.is_different = False
        """Has something beside the game changed that nobody has been told yet?"""
        self.last_used = time.monotonic()
        self.away_since = [self.last_used] * len(self.row.seats)
        talk = hall.config.chat_per_minute
        self.talk = [Bucket(talk / 60, max(1.0, talk / 3)) for _ in range(len(self.row.seats) + 1)]
        """How much each seat, and the host, may say."""
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._failures = [0] * len(self.row.seats)
        """How often the bot of a seat has failed in a row."""
        if self.row.phase != "waiting":
            self.open(course)

    # -- questions -------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self.course.version if self.course else 0

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        return self.course.game.to_move if self.course and self.row.phase == "playing" else None

    @property
    def proposals(self) -> list[Proposal]:
        """What still waits for somebody: a takeback until the game goes on, a bot until the seat has one."""
        return [each for each in self.row.proposals if self._is_open(each)] if self.row.phase == "playing" else []

    def _is_open(self, proposal: Proposal) -> bool:
        holds = proposal.version == self.version if proposal.what == "takeback" else self.is_person(proposal.seat)
        return holds and any(map(self.is_person, proposal.waits_for))

    def is_person(self, seat: int) -> bool:
        """Does a person sit there?"""
        return self.row.seats[seat].kind in PEOPLE

    def is_needed(self) -> bool:
        """Must it stay in memory: because somebody is here, a bot thinks, or time runs out?"""
        is_timed = self.clock is not None and self.clock.seconds_left() is not None
        return bool(self.connections) or self._thinking is not None or is_timed

    def state(self) -> TableState:
        """Say what everybody may know."""
        row = self.row
        is_over = row.phase == "over"
        here = {seat for connection in self.connections for seat in connection.seats}
        now = time.monotonic()
        seats = []
        for number, seat in enumerate(row.seats):
            is_present = number in here or seat.kind not in PEOPLE
            away = 0 if is_present else int(now - self.away_since[number])
            seats.append(
                SeatState(seat.kind, seat.name, seat.level, seat.is_taken, is_present, away, seat.has_forfeited)
            )
        watchers = sum(1 for each in self.connections if not each.seats and not each.is_host)
        return TableState(
            row.id,
            row.facts,
            row.phase,
            seats,
            row.host,
            watchers,
            self.proposals,
            hashed(row.seed) if row.phase != "waiting" else "",
            row.seed if is_over else None,
            row.winners,
            row.record,
        )

    def welcome(self, connection: Connection, version: int | None) -> messages.Welcome:
        """Tell a client everything."""
        course = self.course
        if course and course.is_stale:
            course.look()
        return messages.Welcome(
            self.version,
            self.state(),
            list(connection.seats),
            connection.is_host,
            course.seen_by(connection.seats) if course else None,
            course.tiles if course else [],
            course.missed(version) if course else [],
            self.chat[-CHAT_SHOWN:],
            self.clock.state() if self.clock else None,
            self.may_undo(connection),
        )

    def may_undo(self, connection: Connection) -> bool:
        """May this client take its last action back?"""
        return self.row.phase == "playing" and bool(self.course and self.course.may_undo(connection.seats))

    # -- who is here -----------------------------------------------------------------------------

    def join(self, connection: Connection, version: int | None) -> None:
        """Let a client in."""
        self.last_used = time.monotonic()
        self.connections.add(connection)
        connection.say(self.welcome(connection, version))
        self.tell_table(but=connection)
        self.wake()

    def leave(self, connection: Connection) -> None:
        """A client has gone."""
        self.last_used = time.monotonic()
        self.connections.discard(connection)
        for seat in connection.seats:
            self.away_since[seat] = self.last_used
        self.tell_table()

    # -- what changes ----------------------------------------------------------------------------

    def open(self, course: Course | None = None) -> None:
        """Set the game up, and play what the log has, unless that is done."""
        self.course = course or new_course(self.row, self.origin, self.log)
        self.told = self.course.version
        settings = self.row.facts.clock
        if settings is not None:
            self.clock = Clock(settings, len(self.row.seats))
            self._recount(self.clock)
        self._run_clock()

    def _recount(self, clock: Clock) -> None:
        """Charge what the log says; whose turn it was after an entry is whose entry came next, or who is asked."""
        for entry, following in zip(self.log, [*self.log[1:], None], strict=False):
            after = following.seat if following else self.asked
            if entry.seat >= 0:
                clock.charge(entry.seat, entry.spent, is_done=after != entry.seat)

    async def play(self, seat: int, text: str, intent: str = "") -> None:
        """Play an action; come back when it is on disk."""
        assert self.course is not None
        text = "; ".join(split_actions(text)) or text
        try:
            self.course.check(seat, text)
            self.course.play(seat, text)
        except BastideError as error:
            raise not_possible(error) from None
        await self._append(seat, text, 0, intent)

    async def take_back(self, seat: int, entries: int, intent: str = "") -> None:
        """Take entries back; come back when that is on disk."""
        assert self.course is not None
        self.course.take_back(seat, entries)
        await self._append(seat, "", entries, intent)

    async def _append(self, seat: int, text: str, back: int, intent: str) -> None:
        assert self.course is not None
        spent = self.clock.spent() if self.clock else 0
        entry = Entry(self.course.version, seat, text, back, intent, spent, int(time.time()))
        try:
            await self.hall.store.append(self.row.id, entry)
        except NoRoom as error:
            log().error("no_room", why=str(error))
            told = self.told
            self.course = new_course(self.row, self.origin, self.log)
            self.told = min(told, self.course.version)
            raise not_done("no_room") from None
        self.log.append(entry)
        if intent:
            self.intents[intent] = entry.version
        self.is_different |= any(each.version == entry.version - 1 for each in self.row.proposals)
        if self.clock and seat >= 0:
            self.clock.charge(seat, spent, is_done=self.asked != seat)
        try:
            await self.finish_if_over()
        except NotDone:
            log().error("not_finished", table=self.row.id)  # The action is on disk; the end is tried again later.

    async def finish_if_over(self) -> None:
        """Keep the record of a game that has ended, if that is not done yet."""
        if self.row.phase == "playing" and self.course is not None and self.course.game.over:
            stayed = [number for number, seat in enumerate(self.row.seats) if not seat.has_forfeited]
            best = max(self.course.game.scores[seat] for seat in stayed)
            await self.finish([seat for seat in stayed if self.course.game.scores[seat] == best])

    async def save(self, change: Callable[[TableRow], None], intent: str = "", **more: Any) -> None:  # noqa: ANN401 - tokens, seats that are gone
        """Change what is kept of the table; come back when it is on disk."""
        before = encoder.encode(self.row)
        change(self.row)
        if intent:
            self.row.intents = [*self.row.intents, intent][-INTENTS_KEPT:]
        self.row.changed = int(time.time())
        try:
            await self.hall.store.save_table(self.row, **more)
        except NoRoom as error:
            log().error("no_room", why=str(error))
            self.row = self.hall.rows.decode(before)
            raise not_done("no_room") from None
        self.is_different = True

    async def finish(self, winners: list[int]) -> None:
        """The game is over: reveal the seed, and keep the record."""
        assert self.course is not None
        text, start, seed = self.course.record(with_seed=True), self.row.origin, self.row.seed
        later = (start.step, seed) if start else ()
        record = await self.hall.records.keep_game(self.course.game, promised(text, hashed(seed), *later))

        def end(row: TableRow) -> None:
            row.phase = "over"
            row.winners = winners
            row.record = record

        await self.save(end)

    async def forfeit(self, seat: int) -> None:
        """A seat has lost; with one seat left the game is over, otherwise a bot plays on for it."""
        rest = [number for number, each in enumerate(self.row.seats) if number != seat and not each.has_forfeited]

        def lose(row: TableRow) -> None:
            row.seats[seat].has_forfeited = True
            sit_down(row, seat, row.facts.clock.level if row.facts.clock else "beginner")

        await self.save(lose, gone=(seat,))
        self.lose(seat)
        if len(rest) == 1:
            await self.finish(rest)

    # -- what is told ----------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell everybody what is new: in the game, and beside it."""
        self._run_clock()
        if self.course is not None and self.told != self.course.version:
            self._tell_game(self.course)
        if self.is_different:
            self.tell_table()
        self.wake()

    def _tell_game(self, course: Course) -> None:
        before, self.told = self.told, course.version
        if not self.connections:
            course.is_stale = True
            return
        change = course.look()
        steps = course.steps[before + 1 :]
        clocks = self.clock.state() if self.clock else None
        written: dict[tuple[bool, bool], bytes] = {}
        question = course.seen.question
        for connection in self.connections:
            is_asked = question is None or question.player in connection.seats
            key = (is_asked, self.may_undo(connection))
            if key not in written:
                seen = change if is_asked else course.for_others(change)
                written[key] = encoder.encode(messages.Update(course.version, before, steps, seen, clocks, key[1]))
            connection.say_bytes(written[key])
        self._drop_slow()

    def tell_table(self, but: Connection | None = None) -> None:
        """Tell everybody what is beside the game."""
        self.is_different = False
        clocks = self.clock.state() if self.clock else None
        message = encoder.encode(messages.TableChanged(self.state(), clocks))
        self.say_all(message, but)

    def say_all(self, message: bytes, but: Connection | None = None) -> None:
        """Send something to everybody."""
        for connection in self.connections:
            if connection is not but:
                connection.say_bytes(message)
        self._drop_slow()

    def _drop_slow(self) -> None:
        for connection in [each for each in self.connections if each.is_slow]:
            self.connections.discard(connection)
            self.hall.spawn(connection.close)

    def lose(self, seat: int) -> None:
        """Take a seat from all clients that hold it."""
        for each in self.connections:
            if seat in each.seats:
                each.seats = tuple(other for other in each.seats if other != seat)
                each.say(self.welcome(each, self.version))

    def remember(self, intent: str, answer: FromServer) -> None:
        """Remember an answer, for an intent that comes again."""
        self.answers[intent] = answer
        while len(self.answers) > ANSWERS_KEPT:
            self.answers.popitem(last=False)

    def add_line(self, seat: int, text: str) -> ChatLine:
        """Make a line of chat."""
        name = self.row.seats[seat].name if seat >= 0 else ""
        return ChatLine(len(self.chat), seat, name, text, int(time.time()))

    # -- time ------------------------------------------------------------------------------------

    def _run_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.clock is None:
            return
        asked = self.asked
        self.clock.run(asked if asked is not None and self.is_person(asked) else None)
        left = self.clock.seconds_left()
        if left is not None:
            self._timer = asyncio.get_running_loop().call_later(left, self.hall.spawn, self._time_is_up)

    async def _time_is_up(self) -> None:
        async with self.lock:
            asked = self.asked
            if self.clock is None or asked is None or self.clock.seconds_left() != 0:
                return
            try:
                if self.clock.settings.consequence == "bot":
                    level = self.clock.settings.level
                    await self.save(lambda row: sit_down(row, asked, level), gone=(asked,))
                    self.lose(asked)
                else:
                    await self.forfeit(asked)
            finally:
                self.tell()

    def stop(self) -> None:
        """Let nothing happen any more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    # -- bots ------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a bot think, if it is its turn; a table of bots alone waits for somebody who looks on."""
        asked = self.asked
        if asked is None or self._thinking is not None or self.is_person(asked) or self.hall.is_stopping:
            return
        if not self.connections and not any(map(self.is_person, range(len(self.row.seats)))):
            return
        self._thinking = self.hall.spawn(self._think)

    async def _think(self) -> None:
        try:
            while (asked := self.asked) is not None and not self.is_person(asked):
                await self._think_once(asked)
        finally:
            self._thinking = None

    async def _think_once(self, seat: int) -> None:
        assert self.course is not None
        version, view = self.course.version, lean(self.course.game)
        row, config = self.row.seats[seat], self.hall.config
        name = config.engines[row.level] if row.kind == "engine" and row.level in config.engines else row.level
        if self._failures[seat] >= FAILURES:
            name = STAND_IN
        try:
            action = await self.hall.thinkers.do(
                "think", self.row.id, seat, name, view, config.bot_seconds, seconds=config.bot_seconds + config.patience
            )
            outcome = "thought"
            if self._failures[seat] < FAILURES:
                self._failures[seat] = 0
        except (WorkerFailed, BastideError) as error:
            self._failures[seat] += 1
            log().warning("bot_failed", table=self.row.id, bot=row.level, failures=self._failures[seat], why=str(error))
            action, outcome = "", "failed"
        self.hall.metrics.thoughts.labels(outcome).inc()
        async with self.lock:
            if self.course.version != version or self.asked != seat or self.is_person(seat):
                return
            game = self.course.game
            if not action or game.why_not(action) is not None:
                action = game.notation(ask(RandomBot(version), game))
            try:
                await self.play(seat, action)
            finally:
                self.tell()


def sit_down(row: TableRow, seat: int, level: str) -> None:
    """Put a bot on a seat."""
    row.seats[seat].kind = "bot"
    row.seats[seat].level = level
    row.seats[seat].invitation = ""
    row.seats[seat].is_taken = True


def people_but(table: Table, seats: Iterable[int]) -> list[int]:
    """Give the seats of all other people."""
    gone = set(seats)
    return [number for number in range(len(table.row.seats)) if table.is_person(number) and number not in gone]
