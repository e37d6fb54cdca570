"""Who is captured by a tower, and who is exchanged for him."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel.codes import PASS, figure_offer, figure_spot_in, owner_in, piece_in, seat_offer
from bastide.kernel.hooks import Figure, Phase
from bastide.kernel.layout import FIGURE_WORDS, FIGURES_END, OWNER, PIECE, PLAYER, SPOT
from bastide.kernel.pieces import PHANTOM
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.expansions.tower.box import Tower
    from bastide.kernel.state import State


class CaptureFollower(Phase):
    """Whoever has laid a floor may at once take a follower within reach of the tower prisoner (4.4.6.1)."""

    step: ClassVar[Step] = Step.CAPTURE
    question: ClassVar[str] = "ask-capture"

    def __init__(self, box: Tower) -> None:
        super().__init__()
        self.box = box

    def asks(self, state: State) -> bool:
        """Nobody is asked unless a floor was laid and somebody stands within reach."""
        if state.words[self.box.raised] == 0:
            return False
        if super().asks(state):
            return True
        state.put(self.box.raised, 0)
        return False

    def options(self, state: State) -> i64:
        """Every follower within reach, of any player, and nobody."""
        words = state.words
        state.ask(words[PLAYER])
        count = state.offer(0, PASS)
        for at in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            spot = words[at + SPOT]
            if words[at + PIECE] <= PHANTOM and self.box.is_in_reach(state, spot):
                code = figure_offer(self.box.capture_kind, words[at + PIECE], words[at + OWNER], spot)
                if not state.is_offered(count, code):
                    count = state.offer(count, code)
        if count == 1:
            return 0
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Take the prisoner, or nobody."""
        state.put(self.box.raised, 0)
        if code != PASS:
            self.box.capture(state, Figure(piece_in(code), owner_in(code), figure_spot_in(code)))
        return False


class ExchangePrisoners(Phase):
    """Two players who hold a follower of each other exchange them at once (4.4.6.3)."""

    step: ClassVar[Step] = Step.CAPTURE
    question: ClassVar[str] = "ask-prisoner"

    def __init__(self, box: Tower) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Exchange them by itself where there is nothing to choose."""
        other = self.box.partner(state)
        if other >= 0:
            pieces = {figure.piece for figure in self.box.held(state, other, state.player)}
            if len(pieces) == 1:
                self.box.exchange(state, other, pieces.pop())

    def options(self, state: State) -> i64:
        """The player on turn chooses which of his followers he wants back."""
        other = self.box.partner(state)
        if other < 0:
            return 0
        state.ask(state.words[PLAYER])
        count: i64 = 0
        for figure in self.box.held(state, other, state.player):
            code = seat_offer(self.box.exchange_kind, figure.piece, other)
            if not state.is_offered(count, code):
                count = state.offer(count, code)
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Exchange the chosen one."""
        self.box.exchange(state, owner_in(code), piece_in(code))
        return False
