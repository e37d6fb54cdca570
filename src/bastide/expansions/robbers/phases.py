"""When robbers come to the track, when they are paid, and when they leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel.codes import PASS, spot_in
from bastide.kernel.hooks import Phase
from bastide.kernel.layout import PLAYER
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.expansions.robbers.box import Robbers
    from bastide.kernel.state import State


class PlaceRobber(Phase):
    """Whoever has laid a robber tile may put his robber on the track, or move it there (4.2.11.5)."""

    step: ClassVar[Step] = Step.SYMBOL
    question: ClassVar[str] = "ask-robber"
    passing: ClassVar[str] = "pass-robber"

    def __init__(self, box: Robbers) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Nobody else has been asked yet."""
        if state.words[self.box.joined] != 0:
            state.put(self.box.joined, 0)

    def options(self, state: State) -> i64:
        """Fields with markers of others."""
        if not self.box.is_called(state):
            return 0
        state.ask(state.words[PLAYER])
        return self.box.offer_fields(state, state.words[PLAYER])

    def apply(self, state: State, code: i64) -> bool:
        """Place it, or do not."""
        if code != PASS:
            self.box.put_robber(state, state.words[PLAYER], state.rules.spot_fields[spot_in(code)])
        return False


class JoinRobbers(Phase):
    """The next player who has his robber in front of him may place it, too; by option all of them (4.2.11.5)."""

    step: ClassVar[Step] = Step.SYMBOL
    question: ClassVar[str] = "ask-robber"
    passing: ClassVar[str] = "pass-robber"

    def __init__(self, box: Robbers) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """Fields with markers of others, for the next who can place a robber."""
        box = self.box
        words = state.words
        if not box.is_called(state):
            return 0
        for seat in range(words[box.joined] + 1, state.players):
            player = (words[PLAYER] + seat) % state.players
            if box.has_robber(state, player):
                state.ask(player)
                return box.offer_fields(state, player)
        return 0

    def apply(self, state: State, code: i64) -> bool:
        """Place it, or do not."""
        box = self.box
        if code != PASS:
            box.put_robber(state, state.asked, state.rules.spot_fields[spot_in(code)])
        state.put(box.joined, (state.asked - state.player) % state.players)
        return box.all_join


class RobMarker(Phase):
    """Robbers take their share of what was given in a step (4.2.11.5)."""

    step: ClassVar[Step] = Step.SETTLE
    question: ClassVar[str] = "ask-rob"

    def __init__(self, box: Robbers) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Pay what leaves no choice."""
        self.box.settle(state)

    def options(self, state: State) -> i64:
        """The markers of which one must be chosen."""
        if state.words[self.box.due] == 0:
            return 0
        owner = self.box.next_thief(state)
        state.ask(owner)
        return self.box.offer_victims(state, owner)

    def apply(self, state: State, code: i64) -> bool:
        """Rob it, and pay what leaves no choice then."""
        self.box.carry_out(state, code)
        self.box.settle(state)
        return True


class SettleEnd(Phase):
    """By option robbers take their share of the final scoring, and go home."""

    step: ClassVar[Step] = Step.FINAL_TRACK

    def __init__(self, box: Robbers) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Pay the shares."""
        self.box.settle_final(state)
