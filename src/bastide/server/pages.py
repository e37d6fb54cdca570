"""Files that never change while the server runs: the app, and the pictures."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from bastide.server.packing import packed_file, unpacks
from bastide.server.refusing import not_done

if TYPE_CHECKING:
    from os import PathLike, stat_result

    from starlette.requests import Request
    from starlette.types import Scope

    from bastide.server.config import Config

HASHED: Final = re.compile(r"[-.][0-9A-Za-z_-]{8,}(\.\w+){1,2}$")
"""Names with a hash in them: what they hold never changes."""
PACKED: Final = ".json.gz"
WORDY: Final = (".js", ".css")
"""Files that are much smaller when they are packed."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
WITHOUT_APP: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bastide</title>'
    "<p>The app is not built. The protocol is there: docs/protocol.md.</p></html>"
)


class Unchanging(StaticFiles):
    """Says how long a browser may keep a file."""

    def file_response(
        self, full_path: PathLike[str] | str, stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answer with a file."""
        answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers["cache-control"] = FOR_EVER if HASHED.search(str(full_path)) else ASK_AGAIN
        if str(full_path).endswith(PACKED):
            answer.headers["content-type"] = "application/json"
            answer.headers["content-encoding"] = "gzip"
        if str(full_path).endswith(WORDY):
            answer.headers["vary"] = "accept-encoding"
            if isinstance(answer, FileResponse) and _wants_packed(scope):
                return _packed(answer, packed_file(str(full_path), stat_result.st_mtime_ns))
        return answer


def _wants_packed(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    return scope["method"] == "GET" and unpacks(headers) and "range" not in headers


def _packed(answer: Response, content: bytes) -> Response:
    """Answer with the packed content of a file."""
    kept = {name: answer.headers[name] for name in ("cache-control", "content-type", "etag", "last-modified", "vary")}
    return Response(content, headers=kept | {"content-encoding": "gzip"})


def folder(chosen: str, inside: str) -> Path:
    """Give a folder that the operator has chosen, or the one in the package."""
    return Path(chosen) if chosen else Path(str(files("bastide"))) / inside


def routes(config: Config) -> list[BaseRoute]:
    """Say which files are at which address; every other address is a page of the app."""
    app, atlas = folder(config.app, "server/static"), folder(config.atlas, "server/atlas")
    found: list[BaseRoute] = []
    if atlas.is_dir():
        found.append(Mount("/atlas", Unchanging(directory=atlas)))
    if (app / "assets").is_dir():
        found.append(Mount("/assets", Unchanging(directory=app / "assets")))

    async def page(request: Request) -> Response:
        name = request.path_params["path"]
        if name.startswith(("api/", "atlas/", "assets/")):
            raise not_done("no_such_address")
        wanted = _file_in(app, name)
        if wanted is not None:
            return FileResponse(wanted, headers={"cache-control": ASK_AGAIN})
        if not (app / "index.html").is_file():
            return HTMLResponse(WITHOUT_APP)
        return FileResponse(app / "index.html", headers={"cache-control": ASK_AGAIN})

    return [*found, Route("/{path:path}", page)]


def _file_in(app: Path, name: str) -> Path | None:
    """Find a file of the app; nothing outside it is given away."""
    try:
        wanted = (app / name).resolve()
        return wanted if wanted.is_file() and app.resolve() in wanted.parents else None
    except (OSError, ValueError):  # A name that no file can have.
        return None
