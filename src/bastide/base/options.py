"""Options of the base game, and the variants behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from bastide.kernel.codes import choice_code
from bastide.kernel.hooks import Expansion, Phase
from bastide.kernel.layout import PLAYER
from bastide.kernel.options import Option
from bastide.kernel.scoring import FINISHED
from bastide.kernel.tables import CITY
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State

BASE_OPTIONS: Final = (
    Option("fields", "base", default=True, choices=(True, False)),
    Option(
        "small_city",
        "base",
        default=4,
        choices=(4, 2),
    ),
    Option("followers", "base", default=7, choices=tuple(range(21))),
    Option(
        "confirm",
        "base",
        default=False,
        choices=(True, False),
    ),
)

SMALL_CITY_TILES = 2


class SmallCityScoresTwo(Expansion):
    """A finished city of two tiles is worth 1 for each tile and pennant (option ``small_city=2``)."""

    source: ClassVar[str] = "complete rules 4.6.5, the older reading"
    points: ClassVar[int] = 2

    def adds_points(self, state: State, tally: Tally) -> None:
        """Take back half of what the small city counts."""
        if tally.claim == FINISHED and tally.kind == CITY and state.tiles_of(tally.feature) == SMALL_CITY_TILES:
            tally.raise_each("small city", -1)


class ConfirmTurn(Expansion):
    """The player on turn confirms what he has done before it is scored (option ``confirm``)."""

    def phases(self) -> list[Phase]:
        """Give the one question."""
        return [Confirm()]


class Confirm(Phase):
    """Is that all?"""

    step: ClassVar[Step] = Step.CONFIRM
    question: ClassVar[str] = "ask-confirm"

    def options(self, state: State) -> i64:
        """There is one answer."""
        state.ask(state.words[PLAYER])
        return state.offer(0, choice_code(0))
