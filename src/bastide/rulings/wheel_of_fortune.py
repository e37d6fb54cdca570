"""Rulings about The Wheel of Fortune and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.expansions.count.box import Count
from bastide.expansions.count.quarters import FieldScorings
from bastide.expansions.school import RIGHT, School
from bastide.expansions.wheel_of_fortune.box import WheelOfFortune
from bastide.expansions.wheel_of_fortune.segments import FAMINE
from bastide.kernel.hooks import Expansion
from bastide.kernel.layout import FIGURE_WORDS, FIGURES_END, PIECE, ROOT, SPOT
from bastide.kernel.pieces import PHANTOM
from bastide.kernel.tables import FIELD

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State


class TheSchoolLiesRightOfTheWheel(Expansion):
    """The school lies right of the board, where a road leaves it."""

    needs: ClassVar[tuple[str, ...]] = ("wheel_of_fortune", "school")
    source: ClassVar[str] = "complete rules 3.1.5"

    def set_up(self, rules: Rules) -> None:
        """Let the school know."""
        for box in rules.boxes:
            if isinstance(box, School):
                box.side = RIGHT


class FieldsInAFamine(FieldScorings):
    """Fields where a farmer lies, when the pig stops at the famine."""

    def __init__(self, wheel: WheelOfFortune) -> None:
        self.wheel = wheel

    def fields(self, state: State) -> list[int]:
        """Name them."""
        words = state.words
        found: list[int] = []
        if not self.wheel.turns(state) or self.wheel.pig(state) != FAMINE:
            return found
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            spot = words[figure + SPOT]
            if spot < state.rules.spots_at and words[figure + PIECE] <= PHANTOM and state.kind_of(spot) == FIELD:
                root = words[spot + ROOT]
                if root not in found:
                    found.append(root)
        return found


class FollowersLeaveTheMarketForAFamine(Expansion):
    """Before a famine is paid followers may leave the market for any field where a farmer lies; they stay there."""

    needs: ClassVar[tuple[str, ...]] = ("count", "wheel_of_fortune")
    source: ClassVar[str] = "complete rules 4.6.2.4"

    def set_up(self, rules: Rules) -> None:
        """Let the count know of the wheel."""
        for box in rules.boxes:
            if isinstance(box, Count):
                count = box
            elif isinstance(box, WheelOfFortune):
                wheel = box
        if count.market_opens_early:
            count.early_scorings.append(FieldsInAFamine(wheel))
