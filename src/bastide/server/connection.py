"""A client at a table: what waits for it, and what happens if it never reads."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from bastide.server.messages import FromServer

GOING_AWAY: Final = 1001
TOO_SLOW: Final = 4008
encoder = msgspec.json.Encoder()


class Connection:
    """One socket. Messages wait in line; a line that grows too long is cut, so that nobody else waits."""

    def __init__(self, socket: WebSocket, most: int) -> None:
        self.socket = socket
        self.seats: tuple[int, ...] = ()
        self.is_host = False
        self.holder = ""
        """The hash of its token; empty for who watches."""
        self.is_slow = False
        """Did more messages wait for it than may wait?"""
        self.is_gone = False
        self._most = most
        self._line: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._sending: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._sending = asyncio.create_task(self._send())

    def say(self, message: FromServer) -> None:
        """Put a message in line."""
        self.say_bytes(encoder.encode(message))

    def say_bytes(self, message: bytes) -> None:
        """Put a message in line that is written already."""
        if self.is_slow or self.is_gone:
            return
        if self._line.qsize() >= self._most:
            self.is_slow = True
            assert self._sending is not None
            self._sending.cancel()
            return
        self._line.put_nowait(message)

    async def _send(self) -> None:
        try:
            while (message := await self._line.get()) is not None:
                # Starlette would build a text; the server below takes it as it is.
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.is_gone = True

    async def close(self, code: int = GOING_AWAY) -> None:
        """Send what waits, then close; a client that does not read is not waited for."""
        if self._sending is not None and not self.is_slow and not self.is_gone:
            self._line.put_nowait(None)
            await asyncio.wait([self._sending], timeout=1.0)
            self._sending.cancel()
        if self.socket.application_state == WebSocketState.CONNECTED:
            closing = asyncio.ensure_future(self._close_socket(TOO_SLOW if self.is_slow else code))
            await asyncio.wait([closing], timeout=1.0)
            closing.cancel()

    async def _close_socket(self, code: int) -> None:
        try:
            await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    def __repr__(self) -> str:
        return f"<Connection seats {self.seats}>"
