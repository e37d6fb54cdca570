"""The Phantom: a follower that may come as a second figure in the same turn.

Das Gefolge, complete rules 3.3.5, 4.1 (3.2) and 4.4.11.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel import verbs
from bastide.kernel.codes import PASS, piece_in, spot_in
from bastide.kernel.hooks import Expansion, Phase
from bastide.kernel.layout import PLAYER
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import is_opened_by_besides, offer_places
from bastide.kernel.pieces import PHANTOM, Piece
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "phantom"
PASSED = "passed"


class Phantom(Expansion):
    """A phantom for each player. Alone it is the figure of the turn, like any follower (4.4.11)."""

    name: ClassVar[str] = BOX
    options: ClassVar[tuple[Option, ...]] = (Option("phantoms", BOX, default=1, choices=tuple(range(8))),)

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the option."""
        self.phantoms = int(options["phantoms"])

    def supply(self, players: int) -> dict[Piece, int]:
        """Each player gets a phantom (3.3.5)."""
        return {Piece.PHANTOM: self.phantoms}

    def strengths(self) -> dict[Piece, int]:
        """A phantom counts like a small follower (4.4.11)."""
        return {Piece.PHANTOM: 1}

    def set_up(self, rules: Rules) -> None:
        """One word: has the player placed nobody at the step of the figure?"""
        self.passed = rules.reserve(1)

    def phases(self) -> list[Phase]:
        """One question."""
        return [PlacePhantom(self)]

    def on_passed(self, state: State) -> None:
        """Note that there is no first figure, so that there is no second one."""
        state.put(self.passed, 1)

    def write_memory(self, state: State) -> str:
        """``passed``, while the step of the phantom is still to come."""
        if state.words[self.passed] == 0:
            return ""
        return PASSED

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        if text != PASSED:
            raise ValueError(text)
        state.put(self.passed, 1)


class PlacePhantom(Phase):
    """Put the phantom as a second figure on another feature of the tile just laid (4.1, 3.2; 4.4.11)."""

    step: ClassVar[Step] = Step.PHANTOM
    deploys: ClassVar[bool] = True
    question: ClassVar[str] = "ask-phantom"

    def __init__(self, box: Phantom) -> None:
        super().__init__()
        self.box = box

    def asks(self, state: State) -> bool:
        """Whoever passed could have placed the phantom already: he is not asked again."""
        if state.words[self.box.passed] != 0:
            state.put(self.box.passed, 0)
            return False
        return super().asks(state)

    def options(self, state: State) -> i64:
        """Every free feature of the tile, and passing."""
        player = state.words[PLAYER]
        count = state.offer(0, PASS)
        if state.supply_of(player, PHANTOM) > 0:
            count = offer_places(state, PHANTOM, count)
        elif is_opened_by_besides(state, self):
            state.ask(player)
            return count
        if count == 1:
            return 0
        state.ask(player)
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Place the phantom, or do not."""
        if code != PASS:
            verbs.place(state, piece_in(code), state.words[PLAYER], spot_in(code))
        return False
