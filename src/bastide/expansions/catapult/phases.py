"""A round at the fair: what is thrown, who throws how, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.expansions.catapult.table import directions, powers
from bastide.kernel import verbs
from bastide.kernel.codes import PASS, choice_code, home_code, number_in, reveal_code
from bastide.kernel.hooks import Phase
from bastide.kernel.layout import CHANCE, PLAYER
from bastide.kernel.turn import CATAPULT, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.expansions.catapult.box import Catapult
    from bastide.kernel.state import State


class AtFair(Phase):
    """A part of a round."""

    def __init__(self, box: Catapult) -> None:
        super().__init__()
        self.box = box


class NoteFair(AtFair):
    """A tile with a fair has been laid: a round is due when the turn is over (4.2.5)."""

    step: ClassVar[Step] = Step.LAID

    def enter(self, state: State) -> None:
        """Note it."""
        self.box.note_fair(state)


class ChooseGame(AtFair):
    """Whoever has played his turn chooses one of the four discs, and everybody throws that one (4.2.5)."""

    step: ClassVar[Step] = Step.CATAPULT
    question: ClassVar[str] = "ask-catapult"
    answers: ClassVar[tuple[str, ...]] = (
        "catapult-knock-out",
        "catapult-seduction",
        "catapult-target",
        "catapult-catch",
    )

    def options(self, state: State) -> i64:
        """The four kinds; whoever plays alone has nobody to catch."""
        if state.words[self.box.fairs] == 0 or state.words[self.box.game] != 0:
            return 0
        state.ask(state.words[PLAYER])
        count: i64 = 0
        for game in range(self.box.games(state)):
            count = state.offer(count, choice_code(game))
        return count

    def apply(self, state: State, code: i64) -> bool:
        """It begins."""
        state.put(self.box.game, number_in(code) + 1)
        return False


class AimSide(AtFair):
    """A throw has a direction …"""

    step: ClassVar[Step] = Step.CATAPULT
    question: ClassVar[str] = "ask-aim-side"
    answers: ClassVar[tuple[str, ...]] = ("aim-side",)

    def options(self, state: State) -> i64:
        """From the left of the thrower to his right."""
        if not self.box.is_aimed(state) or state.words[self.box.side] != 0:
            return 0
        thrower = self.box.thrower(state)
        state.ask(thrower)
        return offer_numbers(state, directions(state, thrower))

    def apply(self, state: State, code: i64) -> bool:
        """Note it."""
        state.put(self.box.side, number_in(code) + 1)
        return False


class AimPower(AtFair):
    """… and a power."""

    step: ClassVar[Step] = Step.CATAPULT
    question: ClassVar[str] = "ask-aim-power"
    answers: ClassVar[tuple[str, ...]] = ("aim-power",)

    def options(self, state: State) -> i64:
        """From near to far; in a game of catch there is no direction."""
        box = self.box
        if state.words[box.game] == 0 or state.words[box.power] != 0:
            return 0
        thrower = box.thrower(state)
        state.ask(thrower)
        return offer_numbers(state, powers(state, thrower) if box.is_aimed(state) else box.throws)

    def apply(self, state: State, code: i64) -> bool:
        """Note it."""
        state.put(self.box.power, number_in(code) + 1)
        return False


class CatchDisc(AtFair):
    """The left neighbour of the thrower sees the disc coming and reaches for it (4.2.5.4)."""

    step: ClassVar[Step] = Step.CATAPULT
    question: ClassVar[str] = "ask-catch"
    answers: ClassVar[tuple[str, ...]] = ("catch-at",)

    def options(self, state: State) -> i64:
        """Sooner or later."""
        box = self.box
        if state.words[box.game] == 0 or box.is_aimed(state) or state.words[box.timing] != 0:
            return 0
        state.ask(box.catcher(state))
        return offer_numbers(state, box.throws)

    def apply(self, state: State, code: i64) -> bool:
        """Note it."""
        state.put(self.box.timing, number_in(code) + 1)
        return False


class Scatter(AtFair):
    """No hand is sure: chance lets the disc drift, sideways and in depth."""

    step: ClassVar[Step] = Step.CATAPULT

    def enter(self, state: State) -> None:
        """Nothing has drifted yet."""

    def options(self, state: State) -> i64:
        """From far too little to far too much."""
        box = self.box
        spread = box.spread(state)
        if state.words[box.game] == 0 or spread == 0 or box.has_drifted(state):
            return 0
        state.ask(CHANCE)
        count: i64 = 0
        for drift in range(6 * spread + 1):
            count = state.offer(count, reveal_code(drift))
        return count

    def weight(self, state: State, code: i64) -> i64:
        """Small drifts are likelier than large ones: each is the sum of three numbers."""
        return self.box.likelihood(state, number_in(code))

    def apply(self, state: State, code: i64) -> bool:
        """Note it; where a disc has a direction, there are two."""
        self.box.note_drift(state, number_in(code))
        return True


class Land(AtFair):
    """The disc comes down, and what it does is done at once."""

    step: ClassVar[Step] = Step.CATAPULT

    def enter(self, state: State) -> None:
        """Do it."""
        self.box.land(state)


class ChooseVictim(AtFair):
    """Where several followers are equally near, the thrower chooses one."""

    step: ClassVar[Step] = Step.CATAPULT
    question: ClassVar[str] = "ask-victim"

    def options(self, state: State) -> i64:
        """Those who are nearest."""
        box = self.box
        if not box.is_seducing(state) or state.words[box.victim] != 0:
            return 0
        found = box.nearest(state)
        if len(found) < 2:
            return 0
        state.ask(box.thrower(state))
        count: i64 = 0
        for figure in found:
            code = home_code(figure.piece, figure.owner, figure.spot)
            if not state.is_offered(count, code):
                count = state.offer(count, code)
        if count == 1:
            return 0
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Note him."""
        for at, figure in enumerate(self.box.nearest(state)):
            if home_code(figure.piece, figure.owner, figure.spot) == code:
                state.put(self.box.victim, at + 1)
        return False


class Seduce(AtFair):
    """The thrower may replace the nearest follower by one of his own, of his supply or from elsewhere (4.2.5.2)."""

    step: ClassVar[Step] = Step.CATAPULT
    question: ClassVar[str] = "ask-seduce"
    passing: ClassVar[str] = "pass-seduce"

    def options(self, state: State) -> i64:
        """Those who may stand there, and leaving him alone."""
        box = self.box
        if not box.is_seducing(state):
            return 0
        state.ask(box.thrower(state))
        count = box.offer_seducers(state)
        if count == 1:
            return 0
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Replace him, or leave him alone."""
        if code != PASS:
            self.box.seduce(state, code)
        return False


class NextThrow(AtFair):
    """The next player throws; when everybody has thrown, the round is over (4.2.5)."""

    step: ClassVar[Step] = Step.CATAPULT_NEXT

    def enter(self, state: State) -> None:
        """Go on."""
        if self.box.goes_on(state):
            verbs.jump(state, CATAPULT)


def offer_numbers(state: State, most: i64) -> i64:
    """Offer all numbers below one."""
    count: i64 = 0
    for number in range(most):
        count = state.offer(count, choice_code(number))
    return count
