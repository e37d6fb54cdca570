"""Every choice of a game against what the search would have done.

The expected margin of a player changes in two ways: by what is drawn (luck) and by what is made of it (play). A draw is
compared with the average of everything that could have been drawn, a choice with the best one that the search finds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bastide.bots.bot import Budget
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.search import SEATS, Search
from bastide.bots.search.turns import NONE
from bastide.bots.search.weights import Weights
from bastide.kernel.actions import action_of
from bastide.kernel.errors import Unreadable
from bastide.kernel.layout import TURN
from bastide.language import said
from bastide.records.notation import write_action
from bastide.review.luck import Chances
from bastide.rulebook import opening

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.game import Game
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

SLIPS: Final = ((8.0, "blunder"), (4.0, "mistake"), (1.5, "slip"))
"""From how many lost points on a choice has a name."""
ENOUGH: Final = Budget(simulations=400)


@dataclass(frozen=True, slots=True)
class Choice:
    """One turn of a player, or one decision of it where a box asks for more."""

    turn: int
    player: int
    played: str
    preferred: str
    expected: float
    """By how many points the player was expected to end ahead with the best choice."""
    lost: float
    """How much less the choice is worth that was made."""
    luck: float
    """How much better the draws before it were than the average."""
    curve: tuple[float, ...]
    """The expected margin of every player after it."""

    @property
    def mark(self) -> str:
        """Name a choice by what it has lost; an empty text if it was good."""
        return next((name for least, name in SLIPS if self.lost >= least), "")


@dataclass(frozen=True, slots=True)
class Review:
    """A game and what is to be said about it."""

    players: tuple[str, ...]
    scores: tuple[int, ...]
    over: bool
    choices: tuple[Choice, ...]

    def margin(self, player: int) -> float:
        """By how many points a player is ahead of the best other one."""
        others = [score for seat, score in enumerate(self.scores) if seat != player]
        return float(self.scores[player] - max(others, default=0))

    def lost(self, player: int) -> float:
        """What a player has lost by choices."""
        return sum(choice.lost for choice in self.choices if choice.player == player)

    def luck(self, player: int) -> float:
        """What a player has won by draws."""
        return sum(choice.luck for choice in self.choices if choice.player == player)

    def marks(self, player: int) -> dict[str, int]:
        """Count the marked choices of a player, the worst first."""
        names = [choice.mark for choice in self.choices if choice.player == player]
        return {name: names.count(name) for _, name in SLIPS}


def review(
    game: Game,
    budget: Budget = ENOUGH,
    *,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at every choice of a game again; *progress* hears how many codes of how many are done."""
    if game.from_position:
        raise Unreadable("no_record", said("error-no-history"))
    choices = _choices(game, searcher(game.rules, seed), budget, progress)
    return Review(game.players, game.scores, game.over, tuple(choices))


def searcher(rules: Rules, seed: int) -> Search:
    """Make a search that counts points: a slip costs the same, however far somebody is ahead."""
    search = Search(Evaluation(rules, Weights()), seed)
    search.settings.win = 0.0
    return search


def _choices(game: Game, search: Search, budget: Budget, progress: Callable[[int, int], None] | None) -> list[Choice]:
    state = opening(game.rules, game.setup.first)
    history = game.full_history()
    chances = Chances(search.evaluation)
    luck = [0.0] * state.players
    found: list[Choice] = []
    at = 0
    while at < len(history):
        code, second = history[at], NONE
        if state.asked < 0:
            luck[state.player] += chances.lucks(state).get(code, 0.0)
            state.apply(code)
            at += 1
            continue
        player, turn = state.asked, int(state.words[TURN])
        mark = state.mark()
        state.apply(code)
        if state.asked == player and state.words[TURN] == turn and at + 1 < len(history):
            second = history[at + 1]
        state.rewind(mark)
        found.append(_look_at(state, search, budget, code, second, luck[player]))
        luck[player] = 0.0
        for each in (code, second):
            if each != NONE:
                state.apply(each)
                at += 1
        if progress is not None:
            progress(at, len(history))
    return _with_late_luck(found, luck)


def _with_late_luck(choices: list[Choice], luck: list[float]) -> list[Choice]:
    """Add draws after which a player had nothing to choose any more to his last choice."""
    late = list(luck)
    for at in range(len(choices) - 1, -1, -1):
        player = choices[at].player
        if late[player]:
            choices[at] = replace(choices[at], luck=choices[at].luck + late[player])
            late[player] = 0.0
    return choices


def _look_at(state: State, search: Search, budget: Budget, first: int, second: int, luck: float) -> Choice:
    """Search one position with what was played among the candidates."""
    player = state.asked
    search.think(state, budget.clock(), first, second)
    played = next(
        place for place in range(search.listed) if (search.first[place], search.second[place]) == (first, second)
    )
    row = search.row[played]
    met = search.met[row]
    expected = float(search.standing(0))
    lost = max(0.0, float(search.lag[row])) if played else 0.0
    if met:
        curve = [float(search.margins[row * SEATS + seat]) / float(met) for seat in range(state.players)]
    else:
        search.evaluation.compare(state)
        curve = [float(search.evaluation.margins[seat]) for seat in range(state.players)]
    curve[player] = expected - lost
    if state.players == 2:
        curve[1 - player] = lost - expected
    return Choice(
        int(state.words[TURN]),
        player,
        _written(state, first, second),
        _written(state, search.first[0], search.second[0]),
        expected,
        lost,
        luck,
        tuple(curve),
    )


def _written(state: State, first: int, second: int) -> str:
    """Write a turn in notation."""
    text = write_action(action_of(state, first), state)
    if second == NONE:
        return text
    mark = state.mark()
    state.apply(first)
    text += f"; {write_action(action_of(state, second), state)}"
    state.rewind(mark)
    return text
