"""One game of a match: who sits where, what was drawn, how it ended."""

from __future__ import annotations

import time
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import bastide
from bastide.bots.bot import ask, read_budget
from bastide.bots.external import ExternalBot
from bastide.bots.failures import Forfeit
from bastide.bots.levels import is_own, make_bot
from bastide.bots.patience import no_longer_than, seconds_for
from bastide.games import rulebook_of
from bastide.kernel.errors import IllegalAction
from bastide.kernel.layout import TURN
from bastide.kernel.rules import LAND

if TYPE_CHECKING:
    from bastide.bots.bot import Bot
    from bastide.language import Message


@dataclass(frozen=True, slots=True)
class Match:
    """Two bots and the game they play. Everything that a result depends on stands here."""

    a: str
    b: str
    budget: str = "0.2s"
    budget_b: str = ""
    """Where the second bot has another budget than the first."""
    players: int = 2
    game: str = LAND
    boxes: tuple[str, ...] = ()
    options: str = ""
    seed: str = "arena"
    processor: bool = False
    """Are seconds counted by the processor?"""

    def key(self) -> str:
        """Give a text that is the same for the same match only."""
        return repr(sorted(asdict(self).items()))


@dataclass(frozen=True, slots=True)
class Played:
    """How a game of a match ended."""

    pair: int
    swapped: bool
    """Does the second bot begin?"""
    scores: tuple[int, ...]
    """Points by seat."""
    seats: str
    """Who sat where: ``ab``, ``ba``, ``abab`` …"""
    forfeit: str = ""
    """Who lost without playing to the end, ``a`` or ``b``."""
    why: Message | str = ""
    seconds: tuple[float, float] = (0.0, 0.0)
    """What the bots needed in all."""
    turns: int = 0
    slowest: tuple[float, float] = field(default=(0.0, 0.0))
    """What the bots needed for their slowest decisions."""

    def win(self) -> float:
        """1 if the first bot has won, a half for a tie between the two, 0 if it has lost."""
        if self.forfeit:
            return float(self.forfeit == "b")
        best = max(self.scores)
        winners = {self.seats[seat] for seat, score in enumerate(self.scores) if score == best}
        return 0.5 if len(winners) == 2 else float("a" in winners)

    def margin(self) -> float:
        """By how many points the first bot was ahead on average."""
        return self.mean_of("a") - self.mean_of("b")

    def mean_of(self, who: str) -> float:
        """What the seats of a bot have scored on average."""
        own = [score for seat, score in zip(self.seats, self.scores, strict=True) if seat == who]
        return sum(own) / len(own)


def seats_of(players: int, *, swapped: bool) -> str:
    """Let the bots sit in turn: ``ab``, ``aba``, ``abab`` …, or the other way round."""
    return ("ba" if swapped else "ab") * (players // 2) + ("b" if swapped else "a") * (players % 2)


def play_game(match: Match, pair: int, *, swapped: bool) -> Played:
    """Play a game. Both games of a pair have the same seed, and so the same draws."""
    seed = f"{match.seed}:{pair}"
    book = rulebook_of(match.game)
    game = bastide.new_game(
        game=match.game,
        players=match.players,
        boxes=match.boxes,
        options=book.read_options(match.boxes, match.options),
        seed=seed,
        first=0,
    )
    names = {"a": match.a, "b": match.b}
    budgets = {
        "a": read_budget(match.budget, processor=match.processor),
        "b": read_budget(match.budget_b or match.budget, processor=match.processor),
    }
    bots: dict[str, Bot] = {who: make_bot(name, f"{seed}:{who}:{swapped}") for who, name in names.items()}
    clock = time.process_time if match.processor else time.perf_counter
    seats = seats_of(match.players, swapped=swapped)
    spent = {"a": 0.0, "b": 0.0}
    slowest = {"a": 0.0, "b": 0.0}
    forfeit = ""
    why: Message | str = ""
    try:
        while game.to_move is not None and not forfeit:
            who = seats[game.to_move]
            start = clock()
            try:
                with no_longer_than(seconds_for(budgets[who]), names[who]) if is_own(names[who]) else nullcontext():
                    action = ask(bots[who], game, budgets[who])
            except (Forfeit, IllegalAction) as problem:
                forfeit, why = who, problem.message
                continue
            took = clock() - start
            spent[who] += took
            slowest[who] = max(slowest[who], took)
            game.play(action)
    finally:
        for bot in bots.values():
            if isinstance(bot, ExternalBot):
                bot.close()
    return Played(
        pair,
        swapped,
        game.scores,
        seats,
        forfeit,
        why,
        (spent["a"], spent["b"]),
        game.state.words[TURN],
        (slowest["a"], slowest["b"]),
    )


def from_json(found: dict[str, Any]) -> Played:
    """Read a played game again."""
    lists = {name: tuple(value) for name, value in found.items() if isinstance(value, list)}
    return Played(**(found | lists))
