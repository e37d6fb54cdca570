"""The bots that think: each a thin coat around compiled search, in every game and with every box."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, ClassVar, Final

from bastide.bots.bot import USUAL, Thought
from bastide.bots.helpers import Helpers, best_of, may_help, share_of
from bastide.bots.search.clock import Clock
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.expectimax import Expectimax
from bastide.bots.search.search import Search
from bastide.bots.search.turns import NONE, Turns
from bastide.bots.search.uct import Uct
from bastide.bots.search.weights import Weights
from bastide.bots.tuning import check_settings
from bastide.kernel.actions import action_of
from bastide.kernel.chance import Luck
from bastide.kernel.layout import ASKED, TILES_END, TURN

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.bots.bot import Budget
    from bastide.game import Game
    from bastide.kernel.declarations import Action
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.setup import Setup

    Past = tuple[Setup, list[int]]
    """How a game began, and the codes of everything since."""

SEED_BITS: Final = 31
REPORT_EACH: Final = 0.25
"""Seconds between two reports."""


def number_of(seed: int | str | None) -> int:
    """Give the number that a seed stands for; a fresh one if there is none."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    return int.from_bytes(sha256(str(seed).encode()).digest()[:4], "big") >> 1


class Thinker:
    """Keeps what belongs to one rule set, and the second half of a turn that was chosen as a whole."""

    settings: ClassVar[tuple[str, ...]] = ()
    """What can be set by name, see :func:`bastide.bots.make_bot`."""

    def __init__(self, seed: int | str | None = None, **settings: float) -> None:
        check_settings(type(self).__name__, self.settings, settings)
        self.seed = number_of(seed)
        self.luck = Luck(self.seed)
        self.chosen = settings
        self._rules: Rules | None = None
        self._plan = NONE
        self._moment: tuple[int, int, int] = (0, 0, 0)

    def choose(self, view: Game, budget: Budget = USUAL) -> Action:
        """Choose the best option."""
        state = view.state.clone()
        return action_of(state, self.best_code(state, budget))

    def best_code(self, state: State, budget: Budget = USUAL) -> int:
        """Give the code of the best option; the state is tried out and comes back as it was."""
        if state.rules is not self._rules:
            self._rules = state.rules
            self.begin(state.rules)
            self._plan = NONE
        codes = state.legal_codes()
        plan, self._plan = self._plan, NONE
        if len(codes) == 1:
            return codes[0]
        if plan in codes and self._moment == _moment(state):
            return plan
        code, second = self.think(state, budget)
        if second != NONE:
            mark = state.mark()
            state.apply(code)
            self._plan, self._moment = second, _moment(state)
            state.rewind(mark)
        return code

    def begin(self, rules: Rules) -> None:
        """Make what thinking about these rules needs."""
        raise NotImplementedError

    def think(self, state: State, budget: Budget) -> tuple[int, int]:
        """Give the next decision and the one after it, or NONE."""
        raise NotImplementedError

    def apply_settings(self, target: object) -> None:
        """Hand those settings on that a search has; whole numbers stay whole."""
        for name, value in self.chosen.items():
            if hasattr(target, name):
                kind = type(getattr(target, name))
                setattr(target, name, kind(value))


def _moment(state: State) -> tuple[int, int, int]:
    """Say where in a game a question stands."""
    return (state.words[TURN], state.words[TILES_END], state.words[ASKED])


class GreedyBot(Thinker):
    """Plays the best turn by the evaluation, without looking further."""

    def begin(self, rules: Rules) -> None:
        """Make an evaluation."""
        self.turns = Turns(Evaluation(rules, Weights()), Clock())

    def think(self, state: State, budget: Budget) -> tuple[int, int]:
        """Give the best turn; equal ones by chance."""
        self.list_turns(state, budget)
        best = self.turns.best(self.luck)
        return self.turns.first[best], self.turns.second[best]

    def list_turns(self, state: State, budget: Budget) -> None:
        """List and value all turns."""
        self.turns.clock = replace(budget, simulations=None).clock()
        self.turns.evaluation.prepare(state)
        self.turns.list_all(state)


class BeginnerBot(GreedyBot):
    """Overlooks places, misjudges the rest, and forgets now and then to place somebody."""

    settings: ClassVar[tuple[str, ...]] = ("overlooks", "misjudges")

    def __init__(self, seed: int | str | None = None, **settings: float) -> None:
        super().__init__(seed, **settings)
        self.overlooks = settings.get("overlooks", 0.5)
        """How many of the turns are not seen at all."""
        self.misjudges = settings.get("misjudges", 6.0)
        """By how many points, more or less, the others are misjudged."""

    def think(self, state: State, budget: Budget) -> tuple[int, int]:
        """Give a turn that looks good at a glance."""
        self.list_turns(state, budget)
        turns = self.turns
        best, highest = 0, float("-inf")
        for place in range(turns.count):
            blur = self._part() + self._part() - 1.0
            value = turns.value[place] + 2.0 * self.misjudges * blur
            if self._part() >= self.overlooks and value > highest:
                best, highest = place, value
        return turns.first[best], turns.second[best]

    def _part(self) -> float:
        """Give a number between 0 and 1."""
        return self.luck.below(1 << 20) / (1 << 20)


class ExpectimaxBot(Thinker):
    """Looks one draw and one reply ahead."""

    def begin(self, rules: Rules) -> None:
        """Make a search."""
        self.search = Expectimax(Evaluation(rules, Weights()), self.seed)

    def think(self, state: State, budget: Budget) -> tuple[int, int]:
        """Give the turn that is best on average against the best reply."""
        first = self.search.choose(state, budget.clock())
        return first, self.search.turns.second[self.search.best]


class SearchBot(Thinker):
    """The strongest: a race of turns over a tree of replies."""

    settings: ClassVar[tuple[str, ...]] = (
        "width", "slow_width", "round_share", "narrowing", "end_tiles", "replies", "near_rounds", "near_share", "far",
        "far_rounds", "furthest", "glance", "win", "sure", "least", "explore", "heat", "trust", "ripe", "workers",
    )  # fmt: skip

    def __init__(self, seed: int | str | None = None, **settings: float) -> None:
        super().__init__(seed, **settings)
        self._past: Past | None = None
        """How the decision came about that is to be taken, if that is known."""
        self._past_before: Past | None = None
        """How the decision came about that was thought about last."""

    def choose(self, view: Game, budget: Budget = USUAL) -> Action:
        """Choose the best option. What was found out before is kept where the game has gone on like that."""
        self._past = None if view.from_position else (view.setup, view.full_history())
        action = super().choose(view, budget)
        self._past = None
        return action

    def begin(self, rules: Rules) -> None:
        """Make a search."""
        self._past_before = None
        self.workers = int(self.chosen.get("workers", 1)) if may_help() else 1
        self.search = self._make(rules, self.seed)

    def _make(self, rules: Rules, seed: int) -> Search:
        search = Search(Evaluation(rules, Weights()), seed)
        self.apply_settings(search.settings)
        return search

    def _make_helper(self, seed: int) -> Search:
        """Make a search for another process, to which margins are worth the same."""
        search = self._make(self.search.evaluation.rules, seed)
        search.stakes = self.search.stakes
        return search

    def think(self, state: State, budget: Budget) -> tuple[int, int]:
        """Give the turn that did best."""
        search = self.search
        budget = share_of(budget, self.workers)
        clock = budget.clock()
        seeds = [self.luck.below(1 << SEED_BITS) for _ in range(self.workers - 1)]
        with Helpers([partial(self._make_helper, seed) for seed in seeds], state, budget) as helpers:
            self._keep_tree()
            search.start(state, clock, NONE, NONE)
            reported = 0.0
            while search.is_racing():
                search.play_round(state)
                if budget.report is not None and clock.spent() >= reported + REPORT_EACH:
                    reported = clock.spent()
                    search.sort()
                    self._tell(state, clock, budget.report)
            search.finish()
            if helpers.processes:
                search.swap(0, best_of(search, helpers.lags(budget)))
        if budget.report is not None:
            self._tell(state, clock, budget.report)
        return search.first[0], search.second[0]

    def _keep_tree(self) -> None:
        """Let the search go on with its tree, if the game has gone on from the decision thought about last."""
        if self._past is not None and self._past_before is not None:
            setup, codes = self._past
            setup_before, before = self._past_before
            if setup == setup_before and codes[: len(before)] == before:
                self.search.go_on(codes[len(before) :])
        self._past_before = self._past

    def _tell(self, state: State, clock: Clock, report: Callable[[Thought], None]) -> None:
        """Report the best turn so far."""
        search = self.search
        margin = search.margin(0, state.asked)
        actions = [action_of(state, search.first[0])]
        if search.second[0] != NONE:
            mark = state.mark()
            state.apply(search.first[0])
            actions.append(action_of(state, search.second[0]))
            state.rewind(mark)
        report(Thought(actions[0], margin, tuple(actions), clock.done, clock.spent()))


class UctBot(Thinker):
    """The yardstick: plain UCT with random playouts, as published programs have it."""

    settings: ClassVar[tuple[str, ...]] = ("explore", "scale")

    def begin(self, rules: Rules) -> None:  # noqa: ARG002 - it knows nothing but the rules
        """Make a search."""
        self.search = Uct(self.seed)
        self.apply_settings(self.search)

    def think(self, state: State, budget: Budget) -> tuple[int, int]:
        """Give the decision that was tried most."""
        return self.search.choose(state, budget.clock()), NONE
