"""The server put together: store, tables, addresses, guards."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Route

from bastide.server import pages
from bastide.server.api import Api
from bastide.server.guards import Guard, address_of, refused
from bastide.server.hall import Hall
from bastide.server.limits import Limits
from bastide.server.logs import log
from bastide.server.messages import Bye
from bastide.server.metrics import Metrics
from bastide.server.refusing import not_done
from bastide.server.sockets import Sockets
from bastide.server.sqlite_store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.types import ASGIApp, Receive, Scope, Send

    from bastide.server.config import Config


class Server:
    """An application of ASGI. The store is opened when it starts, and closed when it stops."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.limits = Limits(config)
        self.hall: Hall | None = None
        self._app: ASGIApp = Starlette(
            lifespan=self._lifespan,
            exception_handlers={HTTPException: _no_such_address},
            middleware=[Middleware(Guard, config=config, limits=self.limits, metrics=self.metrics)],
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        await self._app(scope, receive, send)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        store = SqliteStore(Path(self.config.data), self.metrics)
        hall = self.hall = Hall(self.config, store, self.metrics)
        app.router.routes.extend(Api(hall, self.limits).routes())
        app.router.routes.extend(Sockets(hall, self.limits).routes())
        app.router.routes.append(Route("/metrics", self._figures))
        app.router.routes.extend(pages.routes(self.config))
        await hall.start()
        log().info("started", data=self.config.data)
        try:
            yield
        finally:
            await hall.stop()
            await store.close()
            log().info("stopped")

    async def goodbye(self) -> None:
        """Tell all clients that the server stops; they come back when it is there again."""
        if self.hall is None:
            return
        self.hall.is_stopping = True
        bye = Bye(not_done("stopping").refusal, comes_back=True)
        for table in list(self.hall.tables.values()):
            for client in list(table.connections):
                client.say(bye)
                self.hall.spawn(client.close)

    async def _figures(self, request: Request) -> Response:
        if address_of(request.scope) not in self.config.metrics_for:
            raise not_done("no_such_address")
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")


async def _no_such_address(request: Request, error: Exception) -> Response:  # noqa: ARG001 - as Starlette asks for it
    """Answer what the routes do not know like every other refusal."""
    assert isinstance(error, HTTPException)
    refusal = not_done("no_such_address")
    refusal.status = error.status_code
    return refused(refusal)
