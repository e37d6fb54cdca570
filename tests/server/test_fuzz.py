"""Whatever is sent: only well-formed refusals come back, and nothing unexpected stands in the log."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.sync.client import connect

from bastide.server import bodies, messages
from bastide.server.tables import Refusal
from tests.server.running import answer_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from websockets.sync.client import ClientConnection

    from bastide.server.bodies import TableMade
    from tests.server.running import Running

FUZZ = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
plain = some.one_of(some.none(), some.booleans(), some.integers(), some.floats(allow_nan=False), some.text(max_size=12))
anything = some.recursive(
    plain, lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=6), inner, max_size=4)
)
numbers = some.integers(-3, 9) | some.integers(-(2**70), 2**70)
texts = some.text(max_size=90) | some.sampled_from(
    ["-", "random", "search", "W^ 0,1", "knight N", "engine:sh", "; ;", "1"]
)
values = {
    int: numbers,
    str: texts,
    bool: some.booleans(),
    int | None: numbers | some.none(),
    str | None: some.none(),
    list[str]: some.lists(texts, max_size=4),
}


def of_kind(kind: Any) -> some.SearchStrategy[bytes]:  # noqa: ANN401 - one of the messages
    """Give messages of a kind, with any values in their fields, now and then of the wrong type."""
    fields = {field.encode_name: values[field.type] | some.just(None) for field in msgspec.structs.fields(kind)}
    tag = {"type": some.just(kind.__struct_config__.tag)}
    return some.fixed_dictionaries(tag | fields).map(msgspec.json.encode)


@cache
def table_of(server: Running, *, is_playing: bool = False) -> TableMade:
    """Give a table for nonsense, before the start or after it."""
    second = bodies.NewSeat("here" if is_playing else "invited")
    return server.new_table(bodies.NewTable([bodies.NewSeat("here"), second], starts=is_playing))


def send(server: Running, contents: Iterable[bytes | str], *, is_playing: bool = True) -> None:
    """Send messages one by one; each is answered, and the server still listens at the end."""
    made = table_of(server, is_playing=is_playing)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{made.table}/socket"
    with connect(url, max_size=None) as socket:
        socket.send(msgspec.json.encode(messages.Hello(made.token)).decode())
        for content in contents:
            socket.send(content)
        socket.send(msgspec.json.encode(messages.Ping("the last one")).decode())
        while not is_last(socket):
            pass


def is_last(socket: ClientConnection) -> bool:
    """Read a message; everything is well-formed."""
    heard = msgspec.json.decode(socket.recv(timeout=60), type=messages.FromServer)
    return isinstance(heard, messages.Done) and heard.id == "the last one"


@pytest.mark.parametrize("is_playing", [False, True])
@pytest.mark.parametrize("kind", messages.FromClient.__args__, ids=lambda kind: kind.__name__)
def test_any_values_in_any_message_are_answered(server: Running, kind: Any, is_playing: bool) -> None:  # noqa: ANN401, FBT001
    @settings(FUZZ, max_examples=6)
    @given(some.lists(of_kind(kind), min_size=1, max_size=5))
    def check(contents: list[bytes]) -> None:
        send(server, [content.decode() for content in contents], is_playing=is_playing)

    check()


@FUZZ
@given(some.lists(some.binary(max_size=60) | some.text(max_size=60) | anything.map(msgspec.json.encode), max_size=8))
def test_anything_else_is_answered(server: Running, contents: list[bytes | str]) -> None:
    send(server, contents)


ADDRESSES = (
    "/api/tables",
    "/api/tables/mine",
    "/api/records",
    "/api/tables/x/seats",
    "/api/tables/{}/seats",
    "/api/tables/{}/invitations",
)


@FUZZ
@given(
    some.sampled_from(ADDRESSES),
    anything.map(msgspec.json.encode) | some.binary(max_size=200),
    some.text("abc:é\n", max_size=5),
)
def test_any_body_is_answered(server: Running, address: str, content: bytes, token: str) -> None:
    url = server.address + address.format(table_of(server).table)
    header = f"Bearer {token!r}".encode("ascii", "replace").decode()
    status, _, body = answer_of(url, content, authorization=header)
    assert status in {200, 201, 400, 403, 404, 409, 413, 422}
    if status > 201:
        assert msgspec.json.decode(body, type=Refusal).code


@FUZZ
@given(
    some.fixed_dictionaries(
        {}, optional={field.encode_name: anything for field in msgspec.structs.fields(bodies.NewTable)}
    )
)
def test_any_set_up_is_answered(server: Running, wanted: dict[str, Any]) -> None:
    status, _, body = answer_of(f"{server.address}/api/tables", msgspec.json.encode(wanted))
    assert status in {400, 422}
    assert msgspec.json.decode(body, type=Refusal).code
