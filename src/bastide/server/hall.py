"""All tables of a server: made, found, brought back from disk, and sent to rest."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from bastide.bots import BOTS
from bastide.game import check_players, new_game
from bastide.games import rulebook_of
from bastide.kernel.errors import BastideError, Unreadable
from bastide.kernel.options import settle
from bastide.language import said
from bastide.server.bodies import Invitation, TableMade
from bastide.server.course import new_course
from bastide.server.logs import log
from bastide.server.record_room import RecordRoom
from bastide.server.refusing import NotDone, not_done, not_possible
from bastide.server.rows import KeptTable, Origin, SeatRow, TableRow, TokenRow
from bastide.server.secrecy import fresh, fresh_seed, hashed
from bastide.server.store import Damaged, NoRoom
from bastide.server.table import Table
from bastide.server.tables import TableFacts
from bastide.server.workers import Workers
from bastide.setup import COLOURS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from bastide.game import Game
    from bastide.server.bodies import NewSeat, NewTable
    from bastide.server.config import Config
    from bastide.server.course import Course
    from bastide.server.metrics import Metrics
    from bastide.server.store import Store

MOST_SEATS: Final = 6
NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 400
MOST_CLOCK: Final = 60 * 86_400
ENTRIES_AT_ONCE: Final = 20
"""So many entries of a log are played before others have their turn."""


class Hall:
    """Everything that runs."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.rows = msgspec.json.Decoder(TableRow)
        self.thinkers = Workers("thinker", config.workers, config.worker_megabytes, metrics)
        self._readers = Workers("reader", 1, config.worker_megabytes, metrics)
        self._reviewers = Workers("reviewer", 1, config.worker_megabytes, metrics)
        self.records = RecordRoom(self, store, config, self._readers, self._reviewers)
        self.tables: dict[str, Table] = {}
        self.is_stopping = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._used: Counter[str] = Counter()
        """How many requests and sockets use a table just now."""
        self._clocks: dict[str, float] = {}
        """Since when the clocks of tables run that are at rest."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Bring the tables back whose clocks run, and begin to sweep."""
        for name in await self.store.timed_tables():
            with suppress(NotDone):  # One that is damaged keeps no other from being played.
                async with self.at(name):
                    log().info("clock_runs_on", table=name)
        self.spawn(self._sweep)

    async def stop(self) -> None:
        """Let everything come to rest: what was acknowledged is on disk already."""
        self.is_stopping = True
        for table in self.tables.values():
            table.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for workers in (self.thinkers, self._readers, self._reviewers):
            await asyncio.to_thread(workers.close)

    def spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *arguments: Any) -> asyncio.Task[None]:  # noqa: ANN401
        """Let something run beside everything else; its errors are logged."""
        task = asyncio.ensure_future(self._watched(work, *arguments))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _watched(self, work: Callable[..., Coroutine[Any, Any, None]], *arguments: Any) -> None:  # noqa: ANN401
        try:
            await work(*arguments)
        except NotDone as error:
            log().warning("not_done", code=error.refusal.code)
        except Exception:  # noqa: BLE001 - the others go on
            self.metrics.errors.inc()
            log().exception("unexpected")

    # -- tables ----------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Table]:
        """Find a table, in memory or on disk; it stays in memory as long as it is used here."""
        self._used[table] += 1  # Also while it is read: what somebody waits for does not go to rest.
        try:
            found = self.tables.get(table) or await self._brought(table)
            try:
                yield found
            finally:
                found.last_used = time.monotonic()
        finally:
            self._used[table] -= 1
            if not self._used[table]:
                del self._used[table]

    async def _brought(self, table: str) -> Table:
        """Bring a table back from disk, once for all who wait for it."""
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        try:
            kept = await self.store.table(table)
            if kept is None:
                raise not_done("no_such_table")
            origin = await self.origin(kept.row.origin)
            found = Table(self, kept, origin, await _played_again(kept, origin))
        except (BastideError, Damaged) as error:
            log().error("damaged_table", table=table, why=str(error))
            raise not_done("damaged_table") from None
        self.tables[table] = found
        self.metrics.tables.set(len(self.tables))
        if found.clock and table in self._clocks:
            found.clock.go_on(self._clocks.pop(table))
        await found.finish_if_over()
        return found

    async def origin(self, origin: Origin | None) -> Game | None:
        """Give the position that a table goes on from."""
        if origin is None:
            return None
        return await self.records.game_after(origin.record, origin.step)

    async def new_table(self, wanted: NewTable) -> TableMade:
        """Make a table; what cannot be played is refused now, not at the start."""
        origin = Origin(wanted.origin.record, wanted.origin.step) if wanted.origin else None
        start = await self.origin(origin)
        try:
            facts = self._facts(wanted, start)
            seats, codes = self._seats(wanted.seats)
            self._try_out(wanted, facts, seats, start)
        except BastideError as error:
            raise not_possible(error) from None
        host = [number for number, seat in enumerate(wanted.seats) if seat.kind == "here"]
        row = TableRow(fresh(), facts, seats, host, fresh_seed(), wanted.first, origin, changed=int(time.time()))
        if wanted.starts and not codes:
            row.phase = "playing"
        token = fresh()
        try:
            await self.store.save_table(row, (TokenRow(hashed(token), row.id, host, is_host=True),))
        except NoRoom:
            raise not_done("no_room") from None
        self.tables[row.id] = Table(self, KeptTable(row, [], []), start)
        self.metrics.tables.set(len(self.tables))
        log().info("table_made", table=row.id, boxes=facts.boxes, seats=len(seats))
        return TableMade(row.id, token, host, codes)

    def _facts(self, wanted: NewTable, start: Game | None) -> TableFacts:
        if start is not None:
            game, boxes, options = start.setup.game, start.setup.boxes, dict(start.setup.options)
        else:
            game, book = wanted.game, rulebook_of(wanted.game)
            boxes = book.check_boxes(wanted.boxes)
            options = settle(book.known_options(boxes), wanted.options)
        clock = wanted.clock
        if clock is not None:
            if not (1 <= clock.seconds <= MOST_CLOCK and 0 <= clock.increment <= MOST_CLOCK):
                raise not_done("bad_clock", most=MOST_CLOCK)
            self.check_level(clock.level)
        return TableFacts(
            game,
            list(boxes),
            options,
            clock,
            wanted.has_aids,
            wanted.is_watchable,
            wanted.has_takebacks,
            int(time.time()),
        )

    def _seats(self, wanted: list[NewSeat]) -> tuple[list[SeatRow], list[Invitation]]:
        if not 1 <= len(wanted) <= MOST_SEATS:
            raise Unreadable("bad_players", said("error-number-of-players", most=MOST_SEATS, number=len(wanted)))
        seats: list[SeatRow] = []
        codes = []
        for number, seat in enumerate(wanted):
            name = free_name(seat.name or COLOURS[number], [each.name for each in seats])
            made = SeatRow(seat.kind, name)
            if seat.kind == "bot":
                made.level = self.check_level(seat.level)
            elif seat.kind == "engine":
                made.level = self.check_engine(seat.level)
            elif seat.kind == "invited":
                code = fresh()
                made.is_taken, made.invitation = False, hashed(code)
                codes.append(Invitation(number, code))
            seats.append(made)
        return seats, codes

    def _try_out(self, wanted: NewTable, facts: TableFacts, seats: list[SeatRow], start: Game | None) -> None:
        """Set the game up once, so that what is wrong with it is said now."""
        names = check_players([seat.name for seat in seats])
        if start is not None:
            if len(names) != len(start.players):
                raise not_done("wrong_seats", number=len(start.players))
            if start.over:
                raise not_done("game_over")
            return
        new_game(
            game=facts.game,
            players=names,
            boxes=facts.boxes,
            options=facts.options,
            seed="set-up",
            first=wanted.first,
        )

    def check_level(self, level: str) -> str:
        """Give the level of a bot back; refuse others."""
        if level not in BOTS:
            raise not_done("unknown_bot", known=tuple(BOTS))
        return level

    def check_engine(self, name: str) -> str:
        """Give the name of an engine back; refuse those that the operator does not know."""
        if name not in self.config.engines:
            raise not_done("unknown_bot", known=tuple(self.config.engines))
        return name

    # -- rest ------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.config.sweep_seconds)
            self.evict(self.config.idle_minutes * 60)
            for table in list(self.tables.values()):
                async with table.lock:
                    with suppress(NotDone):  # There is no room: the end is tried again with the next round.
                        await table.finish_if_over()
                    table.tell()

    def evict(self, idle_seconds: float) -> int:
        """Send tables to rest at which nobody has been for some time; say how many."""
        now = time.monotonic()
        idle = [
            name
            for name, table in self.tables.items()
            if name not in self._used
            and not table.is_needed()
            and not table.lock.locked()
            and now - table.last_used >= idle_seconds
        ]
        for name in idle:
            table = self.tables.pop(name)
            table.stop()
            if table.clock and table.clock.running is not None:
                self._clocks[name] = table.clock.since
        self.metrics.tables.set(len(self.tables))
        return len(idle)


async def _played_again(kept: KeptTable, origin: Game | None) -> Course | None:
    """Play the log of a table, with pauses: a long game must not keep the other tables waiting."""
    if kept.row.phase == "waiting":
        return None
    course = new_course(kept.row, origin)
    for number, entry in enumerate(kept.log, 1):
        course.follow(entry)
        if number % ENTRIES_AT_ONCE == 0:
            await asyncio.sleep(0)
    course.look()
    return course


def free_name(wanted: str, taken: list[str]) -> str:
    """Give a name that can stand in a record and that nobody else has."""
    plain = "".join(letter for letter in wanted if letter.isprintable()).replace(",", " ")
    name = " ".join(plain.split())[:NAME_LENGTH] or COLOURS[len(taken) % len(COLOURS)]
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
