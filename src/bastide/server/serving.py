"""Run a server until it is told to stop; it stops gently."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING, Final

import uvicorn

from bastide.server.app import Server
from bastide.server.logs import set_up_logs

if TYPE_CHECKING:
    import socket
    from types import FrameType

    from bastide.server.config import Config

FAREWELL_SECONDS: Final = 5


class Gentle(uvicorn.Server):
    """Says goodbye to everybody before it closes."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        await self._server.goodbye()
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def serve(config: Config) -> None:
    """Serve until a signal ends it."""
    set_up_logs(config.log_level)
    server = Server(config)
    settings = uvicorn.Config(
        server,
        host=config.host,
        port=config.port,
        ws="websockets-sansio",
        ws_max_size=config.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        proxy_headers=True,
        forwarded_allow_ips=list(config.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, _nothing)  # Raised once more when everything is closed: stopping is no failure.
    Gentle(settings, server).run()


def _nothing(number: int, frame: FrameType | None) -> None:
    """Do nothing."""
