"""What is sent packed, and to whom."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest
from starlette.datastructures import Headers

from bastide.server.packing import unpacks
from tests.server.running import answer_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running import Running, Start

SCRIPT = b"export const tiles = 72;\n" * 400
NAME = "index-D3adB33f.js"


def asked(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Ask for something; words of a header are joined by a hyphen."""
    return answer_of(url, None, **{name.replace("_", "-"): value for name, value in headers.items()})


@pytest.fixture
def app(tmp_path: Path) -> Path:
    folder = tmp_path / "app"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / NAME).write_bytes(SCRIPT)
    return folder


def test_scripts_are_sent_packed_to_who_can_unpack_them(start: Start, app: Path) -> None:
    server = start(app=str(app))
    _, headers, content = asked(f"{server.address}/assets/{NAME}", accept_encoding="gzip, deflate, br")
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "accept-encoding")
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"].startswith("text/javascript")
    assert gzip.decompress(content) == SCRIPT
    assert len(content) < len(SCRIPT) / 10
    again = asked(f"{server.address}/assets/{NAME}", accept_encoding="gzip", if_none_match=headers["etag"])
    assert again[0] == 304


@pytest.mark.parametrize("wish", ["", "br", "gzip;q=0"])
def test_others_get_scripts_as_they_are(start: Start, app: Path, wish: str) -> None:
    server = start(app=str(app))
    _, headers, content = asked(f"{server.address}/assets/{NAME}", accept_encoding=wish)
    assert "content-encoding" not in headers
    assert content == SCRIPT


def test_a_part_of_a_script_is_not_packed(start: Start, app: Path) -> None:
    server = start(app=str(app))
    status, _, content = asked(f"{server.address}/assets/{NAME}", accept_encoding="gzip", range="bytes=0-9")
    assert (status, content) == (206, SCRIPT[:10])


def test_a_script_that_has_changed_is_packed_anew(start: Start, app: Path) -> None:
    server = start(app=str(app))
    for script in (SCRIPT, SCRIPT + b"export const castle = 60;\n"):
        (app / "assets" / NAME).write_bytes(script)
        _, _, content = asked(f"{server.address}/assets/{NAME}", accept_encoding="gzip")
        assert gzip.decompress(content) == script


def test_the_catalogue_is_sent_packed(server: Running) -> None:
    plain = asked(f"{server.address}/api/catalogue")[2]
    _, headers, packed = asked(f"{server.address}/api/catalogue", accept_encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain


@pytest.mark.parametrize(
    ("wish", "can"),
    [("gzip", True), ("br, gzip;q=0.5", True), ("", False), ("x-gzip", False), ("deflate, gzip; q=0", False)],
)
def test_who_can_unpack_says_so(wish: str, *, can: bool) -> None:
    assert unpacks(Headers({"accept-encoding": wish})) is can
