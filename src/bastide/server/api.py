"""What is asked over HTTP: tables, seats, records."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bastide.language import said
from bastide.server import bodies
from bastide.server.guards import address_of
from bastide.server.hall import free_name
from bastide.server.offered import catalogue_of
from bastide.server.packing import packed, unpacks
from bastide.server.refusing import not_done, not_readable
from bastide.server.rows import TokenRow
from bastide.server.secrecy import fresh, hashed

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from starlette.requests import Request

    from bastide.server.hall import Hall
    from bastide.server.limits import Limits
    from bastide.server.rows import TableRow
    from bastide.server.table import Table

Body = TypeVar("Body")
MOST_TOKENS = 200
LONGEST_STEP = 9
"""Digits of the number of a step."""
BEARER = "bearer "


class Api:
    """Answers requests."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self._catalogue = b""
        self._packed_catalogue = b""

    def routes(self) -> list[Route]:
        """Say which address is answered by whom."""
        return [
            Route("/api/health", self.health),
            Route("/api/catalogue", self.catalogue),
            Route("/api/tables", self.new_table, methods=["POST"]),
            Route("/api/tables/mine", self.mine, methods=["POST"]),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/seats", self.take_seat, methods=["POST"]),
            Route("/api/tables/{table}/invitations", self.invite, methods=["POST"]),
            Route("/api/tables/{table}/record", self.table_record),
            Route("/api/tables/{table}/share", self.share, methods=["POST"]),
            Route("/api/tables/{table}/fairness", self.table_fairness),
            Route("/api/records", self.upload, methods=["POST"]),
            Route("/api/records/{record}", self.record),
            Route("/api/records/{record}/text", self.record_text),
            Route("/api/records/{record}/replay", self.replay),
            Route("/api/records/{record}/steps/{step}", self.position),
            Route("/api/records/{record}/review", self.review, methods=["GET", "POST"]),
            Route("/api/records/{record}/fairness", self.fairness),
        ]

    # -- what there is ---------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:  # noqa: ARG002 - one signature for all
        """Say whether the server can write."""
        if self.hall.is_stopping:
            raise not_done("stopping")
        if not await self.hall.store.is_writable():
            raise not_done("no_room")
        return _json({"writable": True})

    async def catalogue(self, request: Request) -> Response:
        """Say what can be chosen."""
        if not self._catalogue:
            self._catalogue = msgspec.json.encode(catalogue_of(self.hall.config))
            self._packed_catalogue = packed(self._catalogue)
        headers = {"vary": "accept-encoding"}
        if not unpacks(request.headers):
            return Response(self._catalogue, media_type="application/json", headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(self._packed_catalogue, media_type="application/json", headers=headers)

    # -- tables ----------------------------------------------------------------------------------

    async def new_table(self, request: Request) -> Response:
        """Make a table."""
        wanted = await self._body(request, bodies.NewTable)
        self.limits.table(address_of(request.scope))
        return _json(await self.hall.new_table(wanted), 201)

    async def mine(self, request: Request) -> Response:
        """List the tables of some tokens."""
        wanted = await self._body(request, bodies.MyTables)
        if len(wanted.tokens) > MOST_TOKENS:
            raise not_done("too_long")
        places = {hashed(token): place for place, token in enumerate(wanted.tokens)}
        tokens = await self.hall.store.tokens(list(places))
        found = [await self._summary(token, places[token.hash]) for token in tokens]
        return _json(sorted(found, key=lambda each: -each.changed))

    async def _summary(self, token: TokenRow, place: int) -> bodies.TableSummary:
        """Put a table in a list; one that is over need not come back into memory for that."""
        kept = self.hall.tables.get(token.table) or await self.hall.store.table(token.table)
        assert kept is not None, "a token has its table"
        asked, scores, row = None, [0] * len(kept.row.seats), kept.row
        if row.phase == "over" and row.record is not None:
            scores = (await self.hall.records.row(row.record)).facts.scores
        elif row.phase == "playing":
            async with self.hall.at(token.table) as table:
                asked, scores = table.asked, list(table.course.game.scores) if table.course else scores
        return bodies.TableSummary(
            place,
            row.id,
            row.phase,
            row.facts.game,
            row.facts.boxes,
            [seat.name for seat in row.seats],
            scores,
            token.seats,
            asked,
            row.record,
            max(row.changed, kept.log[-1].at if kept.log else 0),
        )

    async def table(self, request: Request) -> Response:
        """Say what everybody may know about a table."""
        async with self._at(request) as table:
            await self._may_look(request, table)
            return _json(table.state())

    async def take_seat(self, request: Request) -> Response:
        """Take the seat of an invitation."""
        wanted = await self._body(request, bodies.TakeSeat)
        async with self._at(request) as table:
            async with table.lock:
                code = hashed(wanted.code)
                seat = next((at for at, each in enumerate(table.row.seats) if each.invitation == code), None)
                if seat is None:
                    raise not_done("bad_invitation")
                known = await self._token(request, table)
                token = _bearer(request) if known else fresh()
                held = sorted({*(known.seats if known else ()), seat})
                row = TokenRow(hashed(token), table.row.id, held, is_host=bool(known and known.is_host))

                def sit(kept: TableRow) -> None:
                    others = [each.name for number, each in enumerate(kept.seats) if number != seat]
                    if wanted.name and kept.phase == "waiting":
                        kept.seats[seat].name = free_name(wanted.name, others)
                    kept.seats[seat].is_taken = True
                    kept.seats[seat].invitation = ""

                await table.save(sit, tokens=(row,))
                table.tell()
            return _json(bodies.SeatTaken(table.row.id, token, seat), 201)

    async def invite(self, request: Request) -> Response:
        """Give a fresh invitation: the host to a free seat, anybody to his own seat for another device."""
        wanted = await self._body(request, bodies.Invite)
        async with self._at(request) as table:
            async with table.lock:
                known = await self._token(request, table)
                if wanted.seat not in range(len(table.row.seats)):
                    raise not_done("no_such_seat")
                seat = table.row.seats[wanted.seat]
                is_free = seat.kind == "invited" and not seat.is_taken
                if not known or not (wanted.seat in known.seats or (known.is_host and is_free)):
                    raise not_done("not_your_seat")
                code = fresh()

                def change(row: TableRow) -> None:
                    row.seats[wanted.seat].invitation = hashed(code)

                await table.save(change)
            return _json(bodies.Invitation(wanted.seat, code), 201)

    async def table_record(self, request: Request) -> Response:
        """Give the record of a table; while it goes on, without its seed."""
        async with self._at(request) as table:
            await self._may_look(request, table)
            if table.course is None:
                raise not_done("not_playing")
            if table.row.record is not None:
                return _text((await self.hall.records.row(table.row.record)).text)
            return _text(table.course.record(with_seed=False))

    async def share(self, request: Request) -> Response:
        """Keep this position, so that it can be linked."""
        async with self._at(request) as table:
            await self._may_look(request, table)
            if table.course is None:
                raise not_done("not_playing")
            self.limits.table(address_of(request.scope))
            return _json(await self.hall.records.share(table.course.game, table.course.record(with_seed=False)), 201)

    async def table_fairness(self, request: Request) -> Response:
        """Say what was published before the first draw, and check the game when it is over."""
        async with self._at(request) as table:
            await self._may_look(request, table)
            row = table.row
            if row.phase == "waiting":
                raise not_done("not_playing")
            if row.record is not None:
                return _json(await self.hall.records.fairness(row.record))
            return _json(bodies.Fairness(hashed(row.seed), None, 0, is_fair=False))

    # -- records ---------------------------------------------------------------------------------

    async def upload(self, request: Request) -> Response:
        """Read a file that somebody brings along."""
        self.limits.table(address_of(request.scope))
        content = await self._content(request, self.hall.config.upload_bytes)
        return _json(await self.hall.records.upload(content), 201)

    async def record(self, request: Request) -> Response:
        """Say what is to be known about a record."""
        return _json((await self.hall.records.row(request.path_params["record"])).facts)

    async def record_text(self, request: Request) -> Response:
        """Give a record as text."""
        return _text((await self.hall.records.row(request.path_params["record"])).text)

    async def replay(self, request: Request) -> Response:
        """Give a whole game as changes."""
        packed = await self.hall.records.replay(request.path_params["record"])
        headers = {"content-encoding": "gzip", "cache-control": "private, max-age=86400"}
        return Response(packed, media_type="application/json", headers=headers)

    async def position(self, request: Request) -> Response:
        """Give a game after some steps."""
        step = request.path_params["step"]
        if not step.isdecimal() or len(step) > LONGEST_STEP:
            raise not_done("no_such_step")
        found = await self.hall.records.position(request.path_params["record"], int(step))
        return Response(found, media_type="application/json")

    async def review(self, request: Request) -> Response:
        """Begin a review, or say how far it is."""
        record = request.path_params["record"]
        return _json(await self.hall.records.review(record, begin=request.method == "POST"))

    async def fairness(self, request: Request) -> Response:
        """Check a record against its seed."""
        return _json(await self.hall.records.fairness(request.path_params["record"]))

    # -- what several need -----------------------------------------------------------------------

    def _at(self, request: Request) -> AbstractAsyncContextManager[Table]:
        return self.hall.at(request.path_params["table"])

    async def _token(self, request: Request, table: Table) -> TokenRow | None:
        """Give the token of this table that the request carries, if there is one."""
        token = _bearer(request)
        found = await self.hall.store.tokens([hashed(token)]) if token else []
        return next((each for each in found if each.table == table.row.id), None)

    async def _may_look(self, request: Request, table: Table) -> None:
        if not table.row.facts.is_watchable and await self._token(request, table) is None:
            raise not_done("not_watchable")

    async def _body(self, request: Request, kind: type[Body]) -> Body:
        content = await self._content(request, self.hall.config.message_bytes)
        try:
            return msgspec.json.decode(content, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise not_readable(error) from None

    async def _content(self, request: Request, most: int) -> bytes:
        """Read a body, but not more than is allowed."""
        parts, length = [], 0
        try:
            async with asyncio.timeout(self.hall.config.upload_seconds):
                async for part in request.stream():
                    length += len(part)
                    if length > most:
                        raise not_done("too_large", most=most)
                    parts.append(part)
        except ClientDisconnect:
            raise not_done("bad_message", why=said("why-cut-off")) from None
        except TimeoutError:
            raise not_done("too_slow") from None
        return b"".join(parts)


def _bearer(request: Request) -> str:
    value = request.headers.get("authorization", "")
    return value[len(BEARER) :].strip() if value.lower().startswith(BEARER) else ""


def _json(content: Any, status: int = 200) -> Response:  # noqa: ANN401 - any record
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def _text(content: str) -> Response:
    return PlainTextResponse(content, headers={"content-disposition": 'attachment; filename="game.bastide"'})
