"""Lines to clients, before anything on them is a request or a message: whoever wastes them is hung up on.

A line on which half a request stands costs a file for ever, and thousands of tiny frames cost everybody's time before
any limit of the application counts them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bastide.server.limits import BURST, Bucket

if TYPE_CHECKING:
    import asyncio

    import h11
    from websockets.frames import Frame

    from bastide.server.config import Config

SPARE_LINES: Final = 60
"""Pages, pictures and requests of one address need so many lines at most, beside its sockets."""
FRAMES_PER_MESSAGE: Final = 4
"""Frames that may come for each message that may: parts of it, and those that keep a line open."""
PIECE: Final = 4096
"""So many bytes are looked through at once."""
TOO_MANY: Final = 1008


class Requests(H11Protocol):
    """A line on which requests come: each within some seconds, and not too many lines for one address."""

    def __init__(self, settings: Config, **more: Any) -> None:  # noqa: ANN401 - what uvicorn gives
        super().__init__(**more)
        self._settings = settings
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in the parent
        """Begin to wait for a request."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        clients = [getattr(each, "client", None) or ("",) for each in self.connections]
        same = [client for client in clients if client[0] == address]
        if (
            len(same) > self._settings.sockets_per_address + SPARE_LINES
            and address not in self._settings.trusted_proxies
        ):
            transport.close()
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Read; a request that has begun to come must end."""
        if self._deadline is None and self._is_free:
            self._expect()
        super().data_received(data)
        if not self._is_free:
            self._unset_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the line over."""
        self._unset_deadline()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._unset_deadline()
        super().connection_lost(exc)

    @property
    def _is_free(self) -> bool:
        """Is no request being answered?"""
        return self.cycle is None or self.cycle.response_complete

    def _expect(self) -> None:
        self._deadline = self.loop.call_later(self._settings.request_seconds, self.transport.close)

    def _unset_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Frames(WebSocketsSansIOProtocol):
    """A line on which frames come; whoever sends far more than anybody may say is cut off."""

    def __init__(self, settings: Config, **more: Any) -> None:  # noqa: ANN401 - what uvicorn gives
        super().__init__(**more)
        rate = settings.messages_per_second * FRAMES_PER_MESSAGE
        self._bucket = Bucket(rate, rate * BURST)

    def data_received(self, data: bytes) -> None:
        """Read piece by piece, so that what comes after the limit costs nothing."""
        for start in range(0, len(data), PIECE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_text(self, event: Frame) -> None:
        """Take a text in, as bytes: whether it is one is found out where it is read, and refused there."""
        if self._may_go_on():
            super().handle_bytes(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take bytes in."""
        if self._may_go_on():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further part in."""
        if self._may_go_on():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping in."""
        if self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        if self.close_sent:
            return False
        if self._bucket.take():
            return True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
        self.conn.fail(TOO_MANY, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False
