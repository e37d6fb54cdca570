"""What chance did for a player: an outcome against the average of all outcomes, each played as well as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.bots.search.clock import Clock
from bastide.bots.search.turns import Turns
from bastide.kernel.layout import ASKED, CHANCE, NOBODY

if TYPE_CHECKING:
    from bastide.bots.search.evaluation import Evaluation
    from bastide.kernel.state import State


class Chances:
    """Values the outcomes of chance for the player on turn, all by the same quick look, so that none is favoured."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.turns = Turns(evaluation, Clock())

    def lucks(self, state: State) -> dict[int, float]:
        """How many points each outcome is better than the average; without draws that only lead to another one."""
        self.evaluation.prepare(state)
        outcomes = state.legal_codes()
        weights = {each: float(state.phase.weight(state, each)) for each in outcomes}
        values = {each: value for each in outcomes if (value := self._value_of(state, each)) is not None}
        weight = sum(weights[each] for each in values)
        whole = sum(weights[each] * value for each, value in values.items())
        return {each: value - whole / weight for each, value in values.items()}

    def _value_of(self, state: State, code: int) -> float | None:
        """What the player on turn can expect after an outcome, or nothing if chance is asked the same again."""
        player, phase, mark = state.player, state.phase, state.mark()
        state.apply(code)
        is_again = state.words[ASKED] == CHANCE and state.phase is phase
        if state.words[ASKED] not in (CHANCE, NOBODY):
            self.turns.list_all(state)
            self.turns.move_best_to(0)
            self.turns.play(state, 0)
        self.evaluation.rebase()
        value = float(self.evaluation.margin(state, player))
        state.rewind(mark)
        return None if is_again else value
