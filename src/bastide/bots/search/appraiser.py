"""How many points features bring: the only part of the evaluation that knows how a game scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from bastide.base import scoring as land
from bastide.castle import scoring as castle_scoring
from bastide.castle.castle import Castle
from bastide.kernel.scoring import FARMER, FINISHED, UNFINISHED

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

MARKET_POINTS: Final[i64] = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraiser:
    """The game of roads, cities, monasteries and fields, with whatever boxes add to it."""

    def __init__(self, rules: Rules) -> None:
        self.ties_pay: bool = True
        """Are all leaders paid if several are equal?"""
        self.plain: bool = not rules.adds_points and not rules.adds_own_points
        """Does no box add anything? Then counting is quicker."""

    def finished(self, state: State, feature: i64) -> i64:
        """Points if the feature were finished now."""
        return land.value_of(state, feature, FINISHED).points()

    def unfinished(self, state: State, feature: i64) -> i64:
        """Points if the game ended now."""
        return land.value_of(state, feature, UNFINISHED).points()

    def land(self, state: State, feature: i64) -> i64:
        """Points of a field if the game ended now."""
        return land.value_of(state, feature, FARMER).points()


class CastleAppraiser(Appraiser):
    """The Castle: nothing for what is unfinished, nothing for ties."""

    def __init__(self, rules: Rules, castle: Castle) -> None:
        super().__init__(rules)
        self.castle: Castle = castle
        self.ties_pay = False
        self.plain = False

    def finished(self, state: State, feature: i64) -> i64:
        """Points if the feature were finished now."""
        return castle_scoring.value_of(state, self.castle, feature, FINISHED).points()

    def unfinished(self, state: State, feature: i64) -> i64:
        """Nothing."""
        return 0

    def land(self, state: State, feature: i64) -> i64:
        """Points of a courtyard."""
        return MARKET_POINTS * state.sum_over(feature, self.castle.markets)


def appraiser_for(rules: Rules) -> Appraiser:
    """Give the appraiser of the game that is played."""
    for box in rules.boxes:
        if isinstance(box, Castle):
            return CastleAppraiser(rules, box)
    return Appraiser(rules)
