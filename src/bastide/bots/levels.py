"""The bots by name: levels to play against, a yardstick, and bots of one's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide.bots.external import ExternalBot
from bastide.bots.own import own_bot
from bastide.bots.random_bot import RandomBot
from bastide.bots.thinkers import BeginnerBot, ExpectimaxBot, GreedyBot, SearchBot, UctBot, number_of
from bastide.bots.tuning import read_settings
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
    where, _, class_name = name.rpartition(":")
    if where and class_name:
        return own_bot(where, class_name, number_of(seed))  # A seed as it is might tell that of the game.
    raise _unknown(name)


def is_level(name: str) -> bool:
    """Is this one of our bots, and not code of somebody else?"""
    return name.partition(":")[0] in BOTS


def is_own(name: str) -> bool:
    """Is this a class of somebody else, which runs within this process?"""
    return not is_level(name) and not name.startswith(ENGINE)


def check_bot(name: str) -> None:
    """Refuse a name that cannot be one of a bot; whether a program or a class is there shows when it plays."""
    if not name.startswith(ENGINE) and ":" not in name and name not in BOTS:
        raise _unknown(name)


def _unknown(name: str) -> Unreadable:
    return Unreadable("unknown_bot", said("error-bot", name=quoted(name), known=", ".join(BOTS)))
