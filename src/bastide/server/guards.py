"""What stands before every request: where it comes from, how often, and what a browser may do with the answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response

from bastide.server.logs import log
from bastide.server.refusing import NotDone, not_done

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from bastide.server.config import Config
    from bastide.server.limits import Limits
    from bastide.server.metrics import Metrics

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SAFE: Final = ("GET", "HEAD")


def refused(error: NotDone) -> Response:
    """Answer a request with a refusal."""
    return Response(msgspec.json.encode(error.refusal), error.status, media_type="application/json")


def address_of(scope: Scope) -> str:
    """Give the address of who asks."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def check_origin(headers: Headers, config: Config) -> None:
    """Refuse pages of other sites; programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in config.origins:
        return
    if origin.partition("://")[2] != headers.get("host"):
        raise not_done("bad_origin")


class Guard:
    """Checks every request, and adds the headers that browsers obey."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._config = config
        self._limits = limits
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        has_begun = False

        async def guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        try:
            if scope["path"].startswith("/api/"):
                self._limits.request(address_of(scope))
            if scope["method"] not in SAFE:
                check_origin(Headers(scope=scope), self._config)
            await self._app(scope, receive, guarded)
        except NotDone as error:
            await refused(error)(scope, receive, guarded)
        except asyncio.CancelledError:  # The server stops, and cannot wait any longer for the rest of what is asked.
            if not has_begun:
                await refused(not_done("stopping"))(scope, receive, guarded)
        except Exception:  # noqa: BLE001 - whoever asks gets an answer, and the operator a log
            self._metrics.errors.inc()
            log().exception("unexpected", route=str(scope.get("route", "")))
            await refused(not_done("unexpected"))(scope, receive, guarded)
