"""Records: kept, uploaded, looked at again. Everything that takes long is done by workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from bastide.kernel.errors import BastideError
from bastide.records.fairness import commitment_in
from bastide.records.steps import steps_of
from bastide.server.bodies import Fairness, RecordFacts, ReviewFacts, ReviewState, Shared
from bastide.server.jobs import facts_of
from bastide.server.logs import log
from bastide.server.refusing import not_done, not_possible
from bastide.server.rows import RecordRow
from bastide.server.secrecy import fresh, hashed
from bastide.server.store import NoRoom
from bastide.server.workers import WorkerFailed

if TYPE_CHECKING:
    from bastide.game import Game
    from bastide.server.config import Config
    from bastide.server.hall import Hall
    from bastide.server.store import Store
    from bastide.server.workers import Workers

REPLAY: Final = "replay"
REVIEW: Final = "review"
REVIEW_SECONDS: Final = 1800.0


class RecordRoom:
    """All records of a server."""

    def __init__(self, hall: Hall, store: Store, config: Config, readers: Workers, reviewers: Workers) -> None:
        self._hall = hall
        self._store = store
        self._config = config
        self._readers = readers
        self._reviewers = reviewers
        self._running: dict[str, tuple[int, int]] = {}
        self._failed: set[str] = set()

    async def keep_game(self, game: Game, text: str) -> str:
        """Keep the record of a game that was played here."""
        record = fresh()
        await self._save(RecordRow(record, text, facts_of(game, record, commitment_in(text))))
        return record

    async def share(self, game: Game, text: str) -> Shared:
        """Keep a position of a game that goes on; the same one is kept once."""
        record = hashed(text)[:22]
        if await self._store.record(record) is None:
            await self._save(RecordRow(record, text, facts_of(game, record)))
        return Shared(record, len(steps_of(game)) - 1)

    async def upload(self, content: bytes) -> RecordFacts:
        """Read what somebody brings along; the same file is kept once."""
        text, facts = await self._do("read_upload", content, self._config.record_actions)
        record = hashed(text)[:22]
        found = msgspec.structs.replace(msgspec.json.decode(facts, type=RecordFacts), record=record)
        await self._save(RecordRow(record, text, found))
        return found

    async def row(self, record: str) -> RecordRow:
        """Find a record."""
        found = await self._store.record(record)
        if found is None:
            raise not_done("no_such_record")
        return found

    async def replay(self, record: str) -> bytes:
        """Give a whole game as changes: packed JSON, worked out once."""
        kept = await self._store.kept(REPLAY, record)
        if kept is None:
            row = await self.row(record)
            kept = bytes(await self._do("replay", row.text, record))
            await self._keep(REPLAY, record, kept)
        return kept

    async def position(self, record: str, step: int) -> bytes:
        """Give a game after some steps, as JSON."""
        row = await self.row(record)
        return bytes(await self._do("position", row.text, record, step))

    async def game_after(self, record: str, step: int) -> Game:
        """Give a game as it was after some steps, for those who go on from there."""
        row = await self.row(record)
        if not 0 <= step <= row.facts.steps:
            raise not_done("no_such_step")
        try:
            game: Game = await self._readers.do("start_of", row.text, step, seconds=self._config.upload_seconds)
        except WorkerFailed:
            raise not_done("busy") from None
        return game

    async def fairness(self, record: str) -> Fairness:
        """Say whether everything drawn follows from the seed."""
        row = await self.row(record)
        return msgspec.json.decode(await self._do("fairness", row.text), type=Fairness)

    async def review(self, record: str, *, begin: bool = False) -> ReviewState:
        """Say how far a review is; begin it if that is wanted."""
        kept = await self._store.kept(REVIEW, record)
        if kept is not None:
            found = msgspec.json.decode(kept, type=ReviewFacts)
            return ReviewState("done", 1, 1, found)
        row = await self.row(record)
        if record not in self._running:
            if not begin:
                return ReviewState("failed" if record in self._failed else "none", 0, 0, None)
            self._running[record] = (0, row.facts.steps)
            self._failed.discard(record)
            self._hall.spawn(self._review, row)
        return ReviewState("running", *self._running[record], None)

    async def _review(self, row: RecordRow) -> None:
        def tell(done: int, total: int) -> None:
            self._running[row.id] = (done, total)

        try:
            content = await self._reviewers.do(
                "review", row.text, self._config.review_simulations, seconds=REVIEW_SECONDS, tell=tell
            )
            await self._keep(REVIEW, row.id, content)
        except (WorkerFailed, BastideError) as error:
            log().warning("review_failed", why=str(error))
            self._failed.add(row.id)
        finally:
            self._running.pop(row.id, None)

    async def _do(self, job: str, *arguments: object) -> Any:  # noqa: ANN401 - each job gives something else
        try:
            return await self._readers.do(job, *arguments, seconds=self._config.upload_seconds)
        except BastideError as error:
            raise not_possible(error) from None
        except WorkerFailed:
            raise not_done("busy") from None

    async def _save(self, row: RecordRow) -> None:
        try:
            await self._store.save_record(row)
        except NoRoom as error:
            log().error("no_room", why=str(error))
            raise not_done("no_room") from None

    async def _keep(self, kind: str, key: str, content: bytes) -> None:
        try:
            await self._store.keep(kind, key, content)
        except NoRoom as error:
            log().error("no_room", why=str(error))  # It can be worked out again.
