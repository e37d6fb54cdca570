"""What the server does not let through: other sites, too much, too often, secrets."""

from __future__ import annotations

import random
import socket
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from bastide.client import Refused
from bastide.language import LANGUAGES, has_sentence
from bastide.server import messages
from bastide.server.bodies import NewSeat, NewTable
from bastide.server.config import Config, read_config
from bastide.server.limits import Bucket, Limits, network_of
from bastide.server.lines import SPARE_LINES
from bastide.server.pages import HASHED
from bastide.server.refusing import STATUS, NotDone, not_done
from tests.server.running import ROOT, Running, Start, answer_of, plain_socket, play_on

if TYPE_CHECKING:
    from pathlib import Path

    from bastide.client import Seat


def status(server: Running, path: str, content: bytes | None = None, **headers: str) -> tuple[int, dict[str, str]]:
    """Send a request; give the status and the headers of the answer."""
    return answer_of(server.address + path, content, **headers)[:2]


def test_pages_run_no_script_but_our_own(server: Running) -> None:
    _, headers = status(server, "/")
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_a_page_of_another_site_can_change_nothing(server: Running) -> None:
    assert status(server, "/api/tables", b"{}", origin="https://evil.example")[0] == 403
    assert status(server, "/api/tables", b"{}", origin=server.address)[0] == 400
    made = server.here("Anna", "Ben")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{made.table}/socket"
    with connect(url, origin=Origin("https://evil.example")) as other:
        bye = msgspec.json.decode(other.recv(), type=messages.FromServer)
        assert isinstance(bye, messages.Bye)
        assert bye.refusal.code == "bad_origin"


@pytest.mark.parametrize(
    "origin", ["null", "http://[", "http://", "127.0.0.1", "https://127.0.0.1:1", "http://127.0.0.1"]
)
def test_an_origin_that_is_none_is_another_site(server: Running, origin: str) -> None:
    assert status(server, "/api/tables", b"{}", origin=origin)[0] == 403
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/x/socket", origin=Origin(origin)) as other:
        assert isinstance(msgspec.json.decode(other.recv(), type=messages.FromServer), messages.Bye)


def test_a_message_has_a_limit(server: Running) -> None:
    with pytest.raises(Refused, match="too_large"):
        server.request("POST", "/api/tables", b" " * 20_000)


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/y", "/atlas/../../etc/passwd", "/assets/none.js"])
def test_an_address_that_does_not_exist_is_refused(server: Running, path: str) -> None:
    assert status(server, path)[0] == 404


def test_files_of_the_machine_are_not_served(server: Running) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/config.py", "//etc/passwd"):
        assert b"doctype html" in answer_of(server.address + path)[2].lower()


@pytest.mark.parametrize("path", ["/%00", f"/{'a' * 5000}", "/a/%00/b"])
def test_a_name_that_no_file_can_have_is_a_page_like_every_other(server: Running, path: str) -> None:
    assert status(server, path)[0] == 200


@pytest.mark.parametrize("path", ["/atlas/%00", f"/assets/{'a' * 5000}", "/api/tables"])
def test_what_is_not_there_is_refused_in_words(server: Running, path: str) -> None:
    found, _, content = answer_of(server.address + path)
    assert found in {404, 405}
    assert msgspec.json.decode(content)["code"] == "no_such_address"


@pytest.mark.parametrize("step", ["9" * 5000, "-1", "1.5", "²"])
def test_a_step_that_is_no_number_is_refused_in_words(server: Running, step: str) -> None:
    found, _, content = answer_of(f"{server.address}/api/records/x/steps/{quote(step)}")
    assert found == 404
    assert msgspec.json.decode(content)["code"] == "no_such_step"


FRAMES = [
    b"\x81\x82" + bytes(4) + b"\xff\xff",
    b"\x01\x81" + bytes(4) + b"\xe2\x80\x82" + bytes(4) + b"\x28\xa1",
    b"\x82\x82" + bytes(4) + b"\xff\x00",
    b"\x81\x02{}",
    b"\xf1\x82" + bytes(4) + b"{}",
    b"\x80\x80" + bytes(4),
    b"\x81\xff" + b"\xff" * 8,
    b"\x88\x81" + bytes(5),
    bytes(range(256)),
]
"""Wrong texts in one part and in two, bytes, no mask, reserved bits, a part of nothing, endless, a bad end, any."""


def test_nothing_that_comes_through_a_line_leaves_a_trace_of_the_program_in_the_log(start: Start) -> None:
    server = start()
    made = server.here("Anna", "Ben")
    hello = b"\x81\xa0" + bytes(4) + b'{"type":"hello","token":null}   '
    with server.sit(made.table, made.token) as seat:
        for before in (b"", hello):
            for frame in FRAMES:
                with plain_socket(server, made.table) as line:
                    assert line.recv(4096).startswith(b"HTTP/1.1 101")
                    line.sendall(before + frame)
                    line.settimeout(20)
                    assert line.recv(4096)
        for request in (b"\x16\x03\x01", b"GET /\xff HTTP/1.1\r\n\r\n", b"GET / HTTP/9\r\n\r\n", bytes(300)):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(request + b"\r\n\r\n")
                assert is_closed(line)
        assert play_on(seat, random.Random(1), most=4) == 4
    assert server.stop() == 0
    assert not [event for event in server.events() if "exception" in event]
    assert server.logged("library") >= 4


def test_who_sends_too_slowly_is_refused(start: Start) -> None:
    server = start(upload_seconds=0.2)
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(b"POST /api/records HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\nbastide")
        assert b"408" in slow.recv(100)
    assert server.stop() == 0


def is_closed(line: socket.socket) -> bool:
    """Wait until the server has closed a line."""
    line.settimeout(20)
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("before", [b"", b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n"])
@pytest.mark.parametrize("half", [b"", b"GET / HTTP/1.1\r\nX: "])
def test_nobody_waits_for_the_rest_of_a_request(start: Start, before: bytes, half: bytes) -> None:
    server = start(request_seconds=0.3)
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(before)
        if before:
            slow.recv(65536)
        slow.sendall(half)
        assert is_closed(slow)
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat:
        time.sleep(0.5)
        assert play_on(seat, random.Random(1), most=2) == 2
    assert server.stop() == 0


def test_an_address_has_no_more_lines_than_it_needs(start: Start) -> None:
    server = start(trusted_proxies=(), sockets_per_address=1)
    with ExitStack() as stack:
        lines = [
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(SPARE_LINES + 2)
        ]
        assert is_closed(lines[-1])
        lines[0].sendall(b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n")
        assert lines[0].recv(100).startswith(b"HTTP/1.1 200")
    assert server.stop() == 0


@pytest.mark.parametrize("frame", [b"\x81\x80" + bytes(4), b"\x89\x80" + bytes(4)])
def test_who_floods_a_socket_is_cut_off(start: Start, frame: bytes) -> None:
    server = start(messages_per_second=1.0)
    made = server.here("Anna", "Ben")
    with plain_socket(server, made.table) as flood, pytest.raises(ConnectionError):
        for _ in range(10_000):
            flood.sendall(frame * 1000)
    with server.sit(made.table, made.token) as seat:
        assert play_on(seat, random.Random(1), most=2) == 2
    assert server.stop() == 0
    assert server.logged("unexpected") == 0


def test_a_name_with_a_hash_may_be_kept_for_ever() -> None:
    assert HASHED.search("assets/index-D3adB33f.js")
    assert HASHED.search("atlas/base.fine.0123456789ab.json.gz")
    assert not HASHED.search("index.html")
    assert not HASHED.search("atlas/atlas.json")


def test_a_bucket_fills_at_a_steady_rate() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_an_address_has_limits_of_its_own() -> None:
    limits = Limits(Config(tables_per_address=2, sockets_per_address=1, requests_per_second=0.1))
    for _ in range(2):
        limits.table("a")
    with pytest.raises(NotDone, match="too_many_tables"):
        limits.table("a")
    limits.table("b")
    limits.enter("a")
    with pytest.raises(NotDone, match="too_many_sockets"):
        limits.enter("a")
    limits.leave("a")
    limits.enter("a")
    limits.request("a")
    with pytest.raises(NotDone, match="too_often"):
        limits.request("a")


def test_long_addresses_of_one_household_count_as_one() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("unknown") == "unknown"


def test_many_sockets_ask_no_more_than_one_address_may(start: Start) -> None:
    server = start(requests_per_second=0.5)
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat, server.sit(made.table) as other:
        with pytest.raises(Refused, match="too_often"):
            for number in range(10):
                seat.ask(messages.AskTally(str(number)))
        with pytest.raises(Refused, match="too_often"):
            other.ask(messages.EndNow("1"))
        seat.ask(messages.Ping("ping"))
        assert play_on(seat, random.Random(1), most=2) == 2
    assert server.stop() == 0


def test_who_says_too_much_is_refused_and_others_are_not(start: Start) -> None:
    server = start(messages_per_second=1.0)
    made = server.here("Anna", "Ben")
    with server.sit(made.table, made.token) as seat, server.sit(made.table) as other:
        with pytest.raises(Refused, match="too_often"):
            for number in range(50):
                seat.ask(messages.Ping(str(number)))
        other.ask(messages.Ping("1"))
    assert server.stop() == 0


def test_every_refusal_has_a_sentence_in_both_languages() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/bastide/server").glob("*.py"))
    codes = {part.partition('"')[0] for part in text.split('not_done("')[1:]} | set(STATUS)
    for code in codes:
        for language in LANGUAGES:
            assert has_sentence(not_done(code).refusal.words.key, language), (code, language)


def test_settings_come_from_a_file_the_environment_and_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bastide.toml"
    file.write_text('port = 1\nworkers = 3\ndata = "here"\n[engines]\nmine = "engine:./mine"\n', encoding="utf-8")
    monkeypatch.setenv("BASTIDE_SERVER_WORKERS", "4")
    monkeypatch.setenv("BASTIDE_SERVER_DATA", "there")
    config = read_config(file, port=5, host=None)
    assert (config.port, config.workers, config.data, config.engines) == (5, 4, "there", {"mine": "engine:./mine"})


@pytest.mark.parametrize(
    "text", ["port = ", 'port = "x"', "port = 99999", "nonsense = 1", 'log_level = "loud"', "workers = 0"]
)
def test_a_setting_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bastide.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"There is no setting|cannot have this value|no readable TOML"):
        read_config(file)


# -- nothing hidden ------------------------------------------------------------------------------


def secrets_of(seat: Seat) -> list[str]:
    """Write everything that a client has heard before the end."""
    found = []
    for message in seat.heard:
        is_over = isinstance(message, messages.TableChanged | messages.Welcome) and message.table.phase == "over"
        if not is_over:
            found.append(msgspec.json.encode(message).decode())
    return found


@pytest.mark.parametrize("more", [{}, {"boxes": ["river", "bridges_castles_bazaars"]}, {"game": "castle"}])
def test_no_message_of_a_whole_game_tells_what_is_hidden(server: Running, more: dict[str, object]) -> None:
    made = server.here("Anna", "Ben", **more)
    with server.sit(made.table, made.token) as seat, server.sit(made.table) as watching:
        luck = random.Random(3)
        done = 0
        while True:
            done += play_on(seat, luck, most=20)
            while watching.version < seat.version:
                watching.listen()
            if seat.is_over:
                break
        while not watching.is_over:
            watching.listen()
        assert seat.table is not None
        seed = seat.table.seed
        assert seed is not None
        for client in (seat, watching):
            for text in secrets_of(client):
                assert seed not in text
        # Draws are told one by one, never before they happen.
        for client in (seat, watching):
            drawn = [step for step in client.steps if any(type(each).__name__ == "TileDrawn" for each in step.events)]
            assert all(sum(type(e).__name__ == "TilePlaced" for e in step.events) <= 1 for step in drawn[1:])
        for update in [each for each in watching.heard if isinstance(each, messages.Update)]:
            question = update.change.question
            assert not getattr(question, "options", None)
    log = server.log.read_text(encoding="utf-8")
    assert seed not in log
    assert made.token not in log


def test_each_device_hears_the_options_of_its_own_seat_and_no_secret(server: Running) -> None:
    made = server.new_table(NewTable([NewSeat("here", "Anna"), NewSeat("invited", "Ben")], boxes=["river"]))
    taken = server.take_seat(made.table, made.invitations[0].code)
    luck = random.Random(5)
    with (
        server.sit(made.table, made.token) as anna,
        server.sit(made.table, taken.token) as ben,
        server.sit(made.table) as watching,
    ):
        anna.start()
        clients = (anna, ben, watching)
        while True:
            newest = max(client.version for client in clients)
            for client in clients:
                while client.view is None or client.version < newest:
                    client.listen()
            asked = next((client for client in clients if client.options), None)
            if asked is None:
                break
            asked.play(luck.choice(asked.options).action)
        for client in clients:
            while not client.is_over:
                client.listen()
        assert anna.table is not None
        assert anna.table.seed is not None
        hidden = (anna.table.seed, made.token, taken.token, made.invitations[0].code)
        for client in clients:
            assert not any(secret in text for text in secrets_of(client) for secret in hidden)
            for message in client.heard:
                part = getattr(message, "change", None) or getattr(message, "view", None)
                question = getattr(part, "question", None)
                if question and getattr(question, "options", None):
                    assert question.player in client.seats


def test_the_store_has_no_token_and_no_invitation_in_it(server: Running) -> None:
    made = server.new_table(NewTable([NewSeat("here"), NewSeat("invited")]))
    content = b"".join(path.read_bytes() for path in (server.folder / "data").iterdir())
    assert made.table.encode() in content
    for secret in (made.token, made.invitations[0].code):
        assert secret.encode() not in content


def test_figures_are_for_the_operator(server: Running) -> None:
    text = server.request("GET", "/metrics").decode()
    for name in ("bastide_tables", "bastide_sockets", "bastide_intents_total", "bastide_commit_seconds"):
        assert name in text
