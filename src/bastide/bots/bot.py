"""What a bot is, what it is given, and how it is asked."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from bastide.bots.failures import Forfeit, NoEngine, raised
from bastide.bots.search.clock import ENDLESS, Clock
from bastide.kernel.actions import code_of
from bastide.kernel.declarations import Action
from bastide.kernel.errors import IllegalAction, Unreadable
from bastide.language import quoted, said

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.game import Game
    from bastide.language import Message

BUDGET: Final = re.compile(r"(?P<number>\d{1,12}(?:\.\d+)?|\.\d+)\s*(?P<unit>ms|s|)")
"""A budget as text: ``0.2s``, ``200ms``, or a plain number of simulations."""

LEAST_SECONDS: Final = 1e-9
"""A clock counts in parts of its budget, so there is some."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks while it thinks."""

    action: Action
    """What it would play now."""
    margin: float
    """By how many points it expects to end ahead of the best other player."""
    line: tuple[Action, ...]
    """How it expects the turn to go on, the action first."""
    simulations: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: seconds, simulations, or whichever ends first."""

    seconds: float | None = None
    simulations: int | None = None
    stop: Callable[[], bool] | None = None
    """Asked every few milliseconds: once it says yes, the bot answers at once."""
    report: Callable[[Thought], None] | None = None
    """Told now and then what the bot thinks."""
    processor: bool = False
    """Are the seconds those of the processor? On a busy machine that is fair to both sides of a match."""

    def clock(self) -> Clock:
        """Start a clock for this budget; one without any limit would never end, so it gets the usual one."""
        if self.seconds is None and self.simulations is None and self.stop is None:
            return USUAL.clock()
        return Clock(
            ENDLESS if self.seconds is None else max(LEAST_SECONDS, self.seconds),
            0 if self.simulations is None else max(1, self.simulations),
            self.stop,
            processor=self.processor,
        )

    def __str__(self) -> str:
        parts = [f"{self.seconds:g}s"] if self.seconds is not None else []
        parts += [str(self.simulations)] if self.simulations is not None else []
        return " ".join(parts) or "any"


USUAL: Final = Budget(simulations=300)
"""What bots get if nothing else is said: the same on every machine."""


def read_budget(text: str, *, processor: bool = False) -> Budget:
    """Read a budget: ``0.2s``, ``200ms``, or a number of simulations."""
    match = BUDGET.fullmatch(text.strip())
    if not match or not float(match["number"]) or (not match["unit"] and not match["number"].isdigit()):
        raise Unreadable("bad_budget", said("error-budget", text=quoted(text)))
    if not match["unit"]:
        return Budget(simulations=int(match["number"]), processor=processor)
    return Budget(seconds=float(match["number"]) / (1000 if match["unit"] == "ms" else 1), processor=processor)


class Bot(Protocol):
    """Anything that can choose an action."""

    def choose(self, view: Game, budget: Budget) -> Action:
        """Choose one of the options of the player to move.

        *view* is a copy that the bot may change as it likes. It has no seed, so what is drawn next is not in it: it
        shows only what the seat of the bot may see.
        """


def view_of(game: Game) -> Game:
    """Give what a bot may see of a game: everything but the seed."""
    return game.clone(open_draws=True)


def ask(bot: Bot, game: Game, budget: Budget = USUAL) -> Action:
    """Let a bot choose, without letting it see or change the game itself; refuse what is not possible.

    A bot that raises anything loses by :class:`~bastide.bots.Forfeit`.
    """
    try:
        action = bot.choose(view_of(game), budget)
    except (Forfeit, NoEngine):
        raise
    except (Exception, SystemExit) as error:
        raise Forfeit("bot_raises", said("error-bot-raises", bot=type(bot).__name__, what=raised(error))) from error
    if not _is_possible(game, action):
        raise IllegalAction(
            "illegal_bot_action",
            said("error-bot-action", bot=type(bot).__name__, action=_written(game, action)),
            legal=tuple(game.notation(each) for each in game.options()),
            position=game.position(),
        )
    return action


def _is_possible(game: Game, action: object) -> bool:
    """Is this an action, and one that can be played now? Fields of an action may hold anything."""
    with suppress(Exception):
        return isinstance(action, Action) and code_of(game.state, action) in game.state.legal_codes()
    return False


def _written(game: Game, action: object) -> Message | str:
    with suppress(Exception):
        if isinstance(action, Action):
            return game.notation(action)
    return quoted(action)
