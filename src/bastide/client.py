"""A small client of a Bastide server, for bots, tests and programs of one's own.

>>> from bastide.client import Server
>>> Server("http://127.0.0.1:8000").address
'http://127.0.0.1:8000'
"""

from __future__ import annotations

import urllib.error
import urllib.request
from contextlib import ExitStack
from itertools import count
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bastide.server import bodies, messages
from bastide.server.changes import changed
from bastide.server.tables import Refusal, TableState

if TYPE_CHECKING:
    from types import TracebackType

    from websockets.sync.client import ClientConnection

    from bastide.server.tables import ChatLine, Clocks
    from bastide.server.views import Option, TileFacts, View

Answer = TypeVar("Answer")
PATIENCE = 30.0
"""Seconds to wait for an answer."""
LARGEST = 8_000_000

decoder: msgspec.json.Decoder[messages.FromServer] = msgspec.json.Decoder(messages.FromServer)
encoder = msgspec.json.Encoder()


class Refused(Exception):
    """The server did not do what it was asked for: ``code``, ``words``, and what would be legal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.code = refusal.code
        self.legal = refusal.legal


class Server:
    """A server by its address."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def catalogue(self) -> bodies.Catalogue:
        """Ask what can be chosen."""
        return self.get("/api/catalogue", bodies.Catalogue)

    def new_table(self, wanted: bodies.NewTable) -> bodies.TableMade:
        """Make a table."""
        return self.post("/api/tables", wanted, bodies.TableMade)

    def take_seat(self, table: str, code: str, name: str = "", token: str = "") -> bodies.SeatTaken:
        """Take the seat of an invitation."""
        return self.post(f"/api/tables/{table}/seats", bodies.TakeSeat(code, name), bodies.SeatTaken, token)

    def sit(self, table: str, token: str | None = None, version: int | None = None) -> Seat:
        """Connect to a table; without a token, to watch."""
        return Seat(self, table, token, version)

    def get(self, path: str, kind: type[Answer], token: str = "") -> Answer:
        """Ask for something."""
        return msgspec.json.decode(self.request("GET", path, None, token), type=kind)

    def post(self, path: str, body: Any, kind: type[Answer], token: str = "") -> Answer:  # noqa: ANN401 - any record
        """Send something."""
        content = body if isinstance(body, bytes) else encoder.encode(body)
        return msgspec.json.decode(self.request("POST", path, content, token), type=kind)

    def request(self, method: str, path: str, content: bytes | None = None, token: str = "") -> bytes:
        """Send a request; a refusal raises :class:`Refused`."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(self.address + path, content, headers, method=method)  # noqa: S310 - as chosen
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the same
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                raise Refused(msgspec.json.decode(error.read(), type=Refusal)) from None


class Seat:
    """A connection to a table: what is to be seen there, and what one wants."""

    def __init__(self, server: Server, table: str, token: str | None, version: int | None = None) -> None:
        self.server = server
        self.name = table
        self.token = token
        self.view: View | None = None
        self.table: TableState | None = None
        self.version = -1 if version is None else version
        self.seats: list[int] = []
        self.tiles: list[TileFacts] = []
        self.steps: list[messages.Step] = []
        self.chat: list[ChatLine] = []
        self.clocks: Clocks | None = None
        self.may_undo = False
        self.heard: list[messages.FromServer] = []
        """Every message, in order."""
        self._numbers = count(1)
        self._sitting = token_hex(8)
        """Told from every other time that somebody sat here: an id never comes again."""
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self.connect(version)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- what is to be seen ----------------------------------------------------------------------

    @property
    def options(self) -> list[Option]:
        """What this seat can do now; empty if it is not asked."""
        if self.view is None or self.view.question is None or self.is_over:
            return []
        return self.view.question.options if self.view.question.player in self.seats else []

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self.table is not None and self.table.phase == "over"

    # -- messages --------------------------------------------------------------------------------

    def connect(self, version: int | None = None) -> None:
        """Connect, or connect again; a version says what is known already."""
        self.close()
        address = self.server.address.replace("http", "ws", 1)
        url = f"{address}/api/tables/{self.name}/socket"
        self._socket = self._open.enter_context(connect(url, max_size=LARGEST, compression=None))
        self.send(messages.Hello(self.token, version))
        while not isinstance(self.listen(), messages.Welcome):
            pass

    def close(self) -> None:
        """Leave."""
        self._open.close()
        self._socket = None

    def send(self, message: messages.FromClient) -> None:
        """Send a message."""
        assert self._socket is not None, "connected"
        self._socket.send(encoder.encode(message).decode())

    def listen(self, seconds: float = PATIENCE) -> messages.FromServer:
        """Wait for the next message, and take it in."""
        assert self._socket is not None, "connected"
        message = decoder.decode(self._socket.recv(timeout=seconds))
        self.heard.append(message)
        self._take_in(message)
        return message

    def wait(self) -> None:
        """Wait until this seat is asked, or the game is over."""
        while not self.options and not self.is_over:
            self.listen()

    def ask(self, intent: messages.Intent) -> messages.FromServer:
        """Send an intent, and give its answer; a refusal raises :class:`Refused`."""
        self.send(intent)  # type: ignore[arg-type] # every kind of intent is one of them
        while True:
            message = self.listen()
            if getattr(message, "id", None) == intent.id:
                if isinstance(message, messages.Refused):
                    raise Refused(message.refusal)
                return message

    def new_id(self) -> str:
        """Give an id for an intent."""
        return f"{self._sitting}-{next(self._numbers)}"

    def play(self, action: str, identity: str = "") -> int:
        """Play an action; give the version it has made."""
        return self._follow(messages.Play(identity or self.new_id(), self.version, action))

    def undo(self) -> int:
        """Take the last action back; give the version that has made."""
        return self._follow(messages.Undo(self.new_id(), self.version))

    def _follow(self, intent: messages.Intent) -> int:
        """Send an intent, and wait until its change is seen here."""
        answer = self.ask(intent)
        assert isinstance(answer, messages.Done)
        while self.version < answer.version:
            self.listen()
        return answer.version

    def start(self) -> None:
        """Begin the game."""
        self.ask(messages.Start(self.new_id()))

    def say(self, text: str) -> None:
        """Say something."""
        self.ask(messages.Chat(self.new_id(), text))

    def _take_in(self, message: messages.FromServer) -> None:
        if isinstance(message, messages.Welcome):
            self.version, self.table, self.view = message.version, message.table, message.view
            self.seats, self.tiles, self.chat = message.seats, message.tiles, list(message.chat)
            known = self.steps[-1].version if self.steps else -1
            self.steps += [step for step in message.missed if step.version > known]
            self.clocks, self.may_undo = message.clocks, message.may_undo
        elif isinstance(message, messages.Update):
            if self.view is None or message.before != self.version:
                self.send(messages.Hello(self.token, self.version))
                return
            self.view = changed(self.view, message.change)
            self.version, self.clocks, self.may_undo = message.version, message.clocks, message.may_undo
            self.steps += message.steps
        elif isinstance(message, messages.TableChanged):
            self.table, self.clocks = message.table, message.clocks
        elif isinstance(message, messages.Said):
            self.chat.append(message.line)
        elif isinstance(message, messages.Bye):
            raise Refused(message.refusal)


__all__ = ["ConnectionClosed", "Refused", "Seat", "Server"]
