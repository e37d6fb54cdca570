"""Settings of a server: from a file, the environment, or the command line; the last one that speaks decides."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from bastide.kernel.errors import Unreadable
from bastide.language import quoted, said

PREFIX: Final = "BASTIDE_SERVER_"
Number = Annotated[int, Meta(ge=0)]
AtLeastOne = Annotated[int, Meta(ge=1)]
Amount = Annotated[float, Meta(ge=0)]
More = Annotated[float, Meta(gt=0)]


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything an operator can set."""

    data: str = "bastide-data"
    """The folder with everything that is kept."""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, like ``https://play.example.org``."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1",)
    """Addresses of reverse proxies that tell who asks."""
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read the figures."""
    workers: AtLeastOne = 1
    """Processes in which bots think, games are looked at again, and uploads are read."""
    bot_seconds: More = 0.5
    """How long a bot thinks about one decision."""
    patience: Amount = 10.0
    """Seconds beyond that, after which a worker counts as stuck."""
    worker_megabytes: AtLeastOne = 2_000
    """Memory that a worker may take, and likewise each program that it starts."""
    engines: dict[str, str] = {}
    """Bots of one's own by name: ``engine:./my_engine``, ``my_bots.py:Farmer``."""
    app: str = ""
    """A folder with the app, instead of the one in the package."""
    atlas: str = ""
    """A folder with the pictures, instead of the one in the package."""
    tables_per_address: AtLeastOne = 60
    """New tables of one address in an hour."""
    sockets_per_address: AtLeastOne = 40
    requests_per_second: More = 20.0
    """Requests of one address in the long run; short bursts may be ten times as many."""
    messages_per_second: More = 20.0
    """Messages through one socket."""
    request_seconds: More = 15.0
    """How long the head of a request may take to come."""
    chat_per_minute: Amount = 30.0
    """Lines of chat of one seat."""
    message_bytes: AtLeastOne = 16_384
    upload_bytes: AtLeastOne = 1_000_000
    upload_seconds: More = 20.0
    record_actions: AtLeastOne = 3_000
    """How many actions an uploaded game may have."""
    review_simulations: AtLeastOne = 200
    waiting_messages: AtLeastOne = 200
    """How many messages may wait for a client that does not read."""
    idle_minutes: Amount = 15.0
    """After so long without anybody a table leaves the memory."""
    sweep_seconds: More = 20.0
    """How often it is looked which tables have nobody."""
    away_seconds: Number = 180
    """After so long the host may put a bot on the seat of somebody who is away."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"


AT_LINE: Final = re.compile(r"at line (\d+)")
UNKNOWN: Final = re.compile(r"unknown field `([^`]*)`")
NAMED: Final = re.compile(r"at `\$\.(\w+)")
"""Where the libraries say what is wrong."""


def read_config(path: Path | None = None, **given: object) -> Config:
    """Read settings from a file (TOML), then from the environment, then those that are given (None: not given)."""
    found: dict[str, Any] = {}
    try:
        if path is not None:
            found |= tomllib.loads(path.read_text(encoding="utf-8"))
        for name in Config.__struct_fields__:
            text = os.environ.get(f"{PREFIX}{name.upper()}")
            if text is not None:
                found[name] = _read(name, text)
        found |= {name: value for name, value in given.items() if value is not None}
        return msgspec.convert(found, Config)
    except UnicodeDecodeError:
        raise Unreadable("bad_config", said("error-not-text", file=str(path))) from None
    except tomllib.TOMLDecodeError as error:
        line = AT_LINE.search(str(error))
        what = said("error-settings-toml", file=str(path))
        raise Unreadable("bad_config", what, line=int(line[1]) if line else 0) from None
    except msgspec.ValidationError as error:
        unknown = UNKNOWN.search(str(error))
        key = "error-setting-unknown" if unknown else "error-setting-value"
        named = unknown or NAMED.search(str(error))
        raise Unreadable("bad_config", said(key, name=named[1] if named else "")) from None


def _read(name: str, text: str) -> object:
    """Read a setting of the environment: texts as they are, everything else as JSON."""
    if isinstance(getattr(Config(), name), str):
        return text
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise Unreadable(
            "bad_config", said("error-variable-unreadable", prefix=PREFIX, name=name.upper(), text=quoted(text))
        ) from None
