"""Run a server until it is told to stop; it stops gently."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import time
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final, cast

import uvicorn

from bastide.bots.levels import check_bot
from bastide.kernel.errors import Unreadable
from bastide.language import said
from bastide.server.app import Server
from bastide.server.lines import Frames, Requests
from bastide.server.logs import set_up_logs
from bastide.server.sqlite_store import open_folder
from bastide.troubles import why

if TYPE_CHECKING:
    from types import FrameType

    from bastide.server.config import Config

FAREWELL_SECONDS: Final = 5
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - only to be recognised
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is nowhere (RFC 5737)."""
SWITCH_SECONDS: Final = 0.0005
"""The thread that writes must not wait long for its turn: everybody waits for it."""
COLLECTIONS: Final = (2_000, 500, 20)
"""Looking through all tables for garbage takes as long as a hundred moves, and finds next to nothing: seldom."""


class Gentle(uvicorn.Server):
    """Says goodbye to everybody before it closes."""

    def __init__(self, config: Config) -> None:
        set_up_logs(config.log_level)
        self._server = Server(config)
        settings = uvicorn.Config(
            self._server,
            host=config.host,
            port=config.port,
            http=cast("type[asyncio.Protocol]", partial(Requests, config)),
            ws=cast("type[asyncio.Protocol]", partial(Frames, config)),
            ws_max_size=config.message_bytes,
            ws_per_message_deflate=False,  # Changes are small; the memory for it is not.
            ws_ping_interval=20.0,
            ws_ping_timeout=30.0,
            proxy_headers=True,
            forwarded_allow_ips=list(config.trusted_proxies),
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=FAREWELL_SECONDS,
        )
        super().__init__(settings)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        await self._server.goodbye()
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def listen(config: Config) -> socket.socket:
    """Make sure that a server can run, and give the socket where it will; what is wrong is said now."""
    for opened in open_folder(Path(config.data), looks_through=True):
        opened.close()
    for engine in config.engines.values():
        check_bot(engine)
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family)
    except OSError as error:
        address = f"{config.host}:{config.port}"
        raise Unreadable("cannot_listen", said("error-cannot-listen", address=address, why=why(error))) from None


def address_of(door: socket.socket) -> str:
    """Say where people find a server; one that listens everywhere is found where this machine is in its network."""
    host, port = door.getsockname()[:2]
    if host in EVERYWHERE:
        host = _own_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _own_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)  # Nothing is sent: the system only says from where it would be.
        except OSError:
            return "127.0.0.1"
        return str(asked.getsockname()[0])


def serve(config: Config, door: socket.socket) -> None:
    """Serve those who come to a socket, until a signal ends it."""
    sys.setswitchinterval(SWITCH_SECONDS)
    _allow_many_files()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, _nothing)  # Raised once more when everything is closed: stopping is no failure.
    server = Gentle(config)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    server.run([door])


def _allow_many_files() -> None:
    """Every socket is a file; systems give a program few of them until it asks."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _nothing(number: int, frame: FrameType | None) -> None:
    """Do nothing."""


class Background:
    """A server in a thread of a program that does something else: an example, a test, a bot that is tried out."""

    def __init__(self, config: Config) -> None:
        self._server = Gentle(config)
        self._thread = Thread(target=self._server.run, name="server", daemon=True)

    def start(self) -> str:
        """Start it; give its address."""
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise RuntimeError("The server could not start.")
            time.sleep(0.01)
        host, port = self._server.servers[0].sockets[0].getsockname()[:2]
        return f"http://{host}:{port}"

    def stop(self) -> None:
        """Stop it, and wait until everything is closed."""
        self._server.should_exit = True
        self._thread.join()
