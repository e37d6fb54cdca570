"""The socket of a table: reads intents, one after the other, and lets the table answer."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from bastide.server import messages
from bastide.server.connection import Connection
from bastide.server.guards import address_of, check_origin
from bastide.server.intents import answer
from bastide.server.logs import log
from bastide.server.refusing import NotDone, not_done, not_readable
from bastide.server.secrecy import hashed

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from bastide.server.hall import Hall
    from bastide.server.limits import Limits
    from bastide.server.table import Table

HELLO_SECONDS: Final = 15.0
REFUSED: Final = 4003
QUESTIONS: Final = (messages.Hello, messages.Inspect, messages.EndNow, messages.AskTally)
"""What takes long to answer counts like a request, so that many sockets do not ask more than one."""
TOO_MANY_MISTAKES: Final = 20
"""After so many messages that cannot be read the socket is closed."""
decoder: msgspec.json.Decoder[messages.FromClient] = msgspec.json.Decoder(messages.FromClient)


class Sockets:
    """Lets clients in."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits

    def routes(self) -> list[WebSocketRoute]:
        """Say at which address."""
        return [WebSocketRoute("/api/tables/{table}/socket", self.serve)]

    async def serve(self, socket: WebSocket) -> None:
        """Let a client in, and listen until it goes."""
        address = address_of(socket.scope)
        try:
            check_origin(socket.headers, self.hall.config)
            self.limits.request(address)
            self.limits.enter(address)
        except NotDone as error:
            await socket.accept()
            await _say_goodbye(socket, error)
            return
        self.hall.metrics.sockets.inc()
        try:
            await socket.accept()
            await self._welcome(socket)
        except WebSocketDisconnect:
            return
        finally:
            self.limits.leave(address)
            self.hall.metrics.sockets.dec()

    async def _welcome(self, socket: WebSocket) -> None:
        client = Connection(socket, self.hall.config.waiting_messages)
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = _read(await socket.receive())
            if not isinstance(hello, messages.Hello):
                raise not_done("hello_first")  # noqa: TRY301 - answered like everything else
            async with self.hall.at(socket.path_params["table"]) as table:
                await self._hold(client, table, hello.token)
                await self._take_part(socket, table, client, hello)
        except TimeoutError:
            await _say_goodbye(socket, not_done("hello_first"))
        except NotDone as error:
            await _say_goodbye(socket, error)
        except WebSocketDisconnect:
            raise
        except Exception:  # noqa: BLE001 - the others go on
            self.hall.metrics.errors.inc()
            log().exception("unexpected")
            await _say_goodbye(socket, not_done("unexpected"))

    async def _take_part(self, socket: WebSocket, table: Table, client: Connection, hello: messages.Hello) -> None:
        """Let a client take part until it goes."""
        client.start()
        async with table.lock:
            table.join(client, hello.version)
        try:
            await self._listen(socket, table, client)
        finally:
            table.leave(client)
            if client.is_slow:
                self.hall.metrics.dropped.inc()
            await client.close()

    async def _hold(self, client: Connection, table: Table, token: str | None) -> None:
        """Give a client the seats of its token."""
        if token is None:
            if not table.row.facts.is_watchable:
                raise not_done("not_watchable")
            return
        holder = hashed(token)
        found = [each for each in await self.hall.store.tokens([holder]) if each.table == table.row.id]
        if not found:
            raise not_done("bad_token")
        client.holder = holder
        client.seats = tuple(seat for seat in found[0].seats if table.is_person(seat))
        client.is_host = found[0].is_host

    async def _listen(self, socket: WebSocket, table: Table, client: Connection) -> None:
        bucket, mistakes = self.limits.messages(), 0
        while mistakes < TOO_MANY_MISTAKES and not client.is_slow:
            said = await socket.receive()
            identity = ""
            try:
                intent = _read(said)
                identity = "" if isinstance(intent, messages.Hello) else intent.id
                if not bucket.take():
                    raise not_done("too_often")  # noqa: TRY301 - answered like everything else
                if isinstance(intent, QUESTIONS):
                    self.limits.request(address_of(socket.scope))
                if isinstance(intent, messages.Hello):
                    await self._hold(client, table, intent.token)
                    async with table.lock:
                        client.say(table.welcome(client, intent.version))
                    continue
                await answer(table, client, intent)
            except NotDone as error:
                mistakes += error.refusal.code == "bad_message"
                client.say(messages.Refused(identity[:64], table.version, error.refusal))
            except WebSocketDisconnect:
                raise
            except Exception:  # noqa: BLE001 - the others go on
                self.hall.metrics.errors.inc()
                log().exception("unexpected", intent=type(said).__name__)
                client.say(messages.Refused(identity[:64], table.version, not_done("unexpected").refusal))


def _read(said: Any) -> messages.FromClient:  # noqa: ANN401 - a message of ASGI
    """Read a message of a client."""
    if said["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(said.get("code", 1005))
    try:
        return decoder.decode(said["bytes"])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise not_readable(error) from None


async def _say_goodbye(socket: WebSocket, error: NotDone) -> None:
    """Say why a client is not let in, if the line is still open."""
    comes_back = error.refusal.code in {"busy", "too_many_sockets", "too_often", "stopping"}
    message = messages.Bye(error.refusal, comes_back)
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(REFUSED)
