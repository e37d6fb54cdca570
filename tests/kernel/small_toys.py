"""Toy boxes for smaller mechanisms: repeated turns and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel import verbs
from bastide.kernel.codes import choice_code, number_in
from bastide.kernel.hooks import Expansion, Phase
from bastide.kernel.layout import CHANCE
from bastide.kernel.scoring import Claim, Tally
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State


class SecondTurn(Expansion):
    """A turn is played twice, once."""

    name: ClassVar[str] = "toy_second_turn"

    def set_up(self, rules: Rules) -> None:
        self.repeated = rules.reserve(1)

    def phases(self) -> list[Phase]:
        return [Repeat(self)]


class Repeat(Phase):
    step: ClassVar[Step] = Step.REPEAT

    def __init__(self, box: SecondTurn) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        if state.words[self.box.repeated] == 0:
            state.put(self.box.repeated, 1)
            verbs.jump(state, Step.DRAW)
        else:
            state.put(self.box.repeated, 0)


class Die(Expansion):
    """After the tile a die is rolled and its points are lost."""

    name: ClassVar[str] = "toy_die"

    def phases(self) -> list[Phase]:
        return [RollDie()]


class RollDie(Phase):
    step: ClassVar[Step] = Step.SYMBOL

    def options(self, state: State) -> i64:
        state.ask(CHANCE)
        count = 0
        for face in (1, 2, 3):
            count = state.offer(count, choice_code(face))
        return count

    def weight(self, state: State, code: i64) -> i64:
        return 2 if number_in(code) == 1 else 1

    def apply(self, state: State, code: i64) -> bool:
        result = number_in(code)
        verbs.roll(state, result)
        tally = Tally()
        tally.start(Claim.BONUS, 0, 0)
        tally.add("die", result, -1)
        verbs.score(state, state.player, -result, tally)
        return False
