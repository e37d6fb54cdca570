"""The bots by name: levels to play against, a yardstick, and bots of one's own."""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.bots.external import ExternalBot
from bastide.bots.random_bot import RandomBot
from bastide.bots.thinkers import BeginnerBot, ExpectimaxBot, GreedyBot, SearchBot, UctBot
from bastide.kernel.errors import Unreadable
from bastide.language import Message, quoted, said

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.bots.bot import Bot

ENGINE: Final = "engine:"
"""How the name of a bot begins that is a program of its own."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that everybody can name."""

    name: str
    make: Callable[..., Bot]

    @property
    def title(self) -> Message:
        """Its name for people."""
        return Message(f"level-{self.name}")

    @property
    def about(self) -> Message:
        """What it does."""
        return Message(f"level-{self.name}-about")


LEVELS: Final = (
    Level("random", RandomBot),
    Level("beginner", BeginnerBot),
    Level("greedy", GreedyBot),
    Level("expectimax", ExpectimaxBot),
    Level("search", SearchBot),
)
"""From the weakest to the strongest."""
YARDSTICK: Final = Level("uct", UctBot)
BOTS: Final = {level.name: level for level in (*LEVELS, YARDSTICK)}


def make_bot(name: str, seed: int | str | None = None) -> Bot:
    """Make a bot.

    *name* is one of a level (``search``), with settings if wanted (``search:width=12,sure=3``), a class of one's own
    (``my_bots.py:Farmer`` or ``my_package.bots:Farmer``), or a program that speaks the engine protocol
    (``engine:./my_engine --fast``).
    """
    if name.startswith(ENGINE):
        return ExternalBot(name.removeprefix(ENGINE))
    head, _, rest = name.partition(":")
    if head in BOTS:
        settings = read_settings(rest)
        return BOTS[head].make(seed, **settings)
    if rest:
        made: Bot = class_named(head, rest)(seed)
        return made
    raise _unknown(name)


def check_bot(name: str) -> None:
    """Refuse a name that cannot be one of a bot; whether a program or a class is there shows when it plays."""
    if not name.startswith(ENGINE) and ":" not in name and name not in BOTS:
        raise _unknown(name)


def _unknown(name: str) -> Unreadable:
    return Unreadable("unknown_bot", said("error-bot", name=quoted(name), known=", ".join(BOTS)))


def read_settings(text: str) -> dict[str, float]:
    """Read ``width=12,sure=3``."""
    found: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        key, _, value = part.partition("=")
        try:
            found[key.strip()] = float(value)
        except ValueError:
            raise Unreadable("bad_setting", said("error-setting", text=quoted(part))) from None
    return found


def class_named(where: str, name: str) -> Callable[..., Bot]:
    """Find a class of one's own in a file or a module; it is made with a seed."""
    try:
        if where.endswith(".py"):
            spec = importlib.util.spec_from_file_location(Path(where).stem, where)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
        else:
            module = importlib.import_module(where)
        found: Callable[..., Bot] = getattr(module, name)
    except Exception as error:  # noqa: BLE001 - a file of somebody else may do anything
        raise Unreadable("unknown_bot", said("error-own-bot", where=where, name=name, why=_reason(error))) from None
    return found


def _reason(error: Exception) -> Message:
    """Say why a class cannot be loaded."""
    if isinstance(error, FileNotFoundError):
        return said("why-no-file")
    if isinstance(error, ModuleNotFoundError):
        return said("why-no-module", name=str(error.name))
    return said("why-no-class") if isinstance(error, AttributeError) else said("why-raises", name=type(error).__name__)
