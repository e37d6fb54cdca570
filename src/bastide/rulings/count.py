"""Rulings about the Count and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.abbey_and_mayor import AbbeyAndMayor
from bastide.expansions.abbey_and_mayor.barn import has_barn
from bastide.expansions.count.box import Count
from bastide.expansions.count.quarters import CASTLE, MARKET, NO_QUARTER, FieldScorings
from bastide.expansions.princess_and_dragon.box import PrincessAndDragon
from bastide.expansions.princess_and_dragon.fairy import Elsewhere
from bastide.kernel.hooks import Expansion
from bastide.kernel.pieces import MAYOR, WAGON
from bastide.kernel.scoring import CONNECTED

if TYPE_CHECKING:
    from bastide.expansions.abbey_and_mayor.barn import Barns
    from bastide.kernel.options import Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State


MAYOR_IN_CASTLE: Final[i64] = 1
WAGON_IN_MARKET: Final[i64] = 2
"""Reasons of vetoes."""


class MayorsAndWagonsWaitWhereTheyCanLeave(Expansion):
    """A mayor may be sent to the castle only, a wagon to every quarter but the market."""

    needs: ClassVar[tuple[str, ...]] = ("count", "abbey_and_mayor")
    source: ClassVar[str] = "complete rules 4.6.3.1"
    reasons: ClassVar[tuple[str, ...]] = ("count-mayor-in-castle", "count-wagon-in-market")

    def set_up(self, rules: Rules) -> None:
        """Find the box that knows the quarters."""
        for box in rules.boxes:
            if isinstance(box, Count):
                self.count = box

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """From elsewhere they could never leave: a mayor goes into cities only, and no wagon onto a field."""
        if piece not in (MAYOR, WAGON):
            return 0
        quarter = self.count.quarter_at(spot)
        if quarter == NO_QUARTER:
            return 0
        if piece == MAYOR and quarter != CASTLE:
            return MAYOR_IN_CASTLE
        if piece == WAGON and quarter == MARKET:
            return WAGON_IN_MARKET
        return 0


class FieldsWithABarn(FieldScorings):
    """Fields whose farmers are scored because they meet a barn."""

    def __init__(self, barns: Barns) -> None:
        self.barns = barns

    def fields(self, state: State) -> list[int]:
        """Name them."""
        return [field for field, claim in self.barns.fields_to_score(state) if claim == CONNECTED]

    def bars_at_end(self, state: State, field: i64) -> bool:
        """No farmer is put on a field with a barn (4.4.8.1)."""
        return has_barn(state, field)


class FollowersLeaveTheMarketForABarn(Expansion):
    """When farmers meet a barn, followers may join them from the market; at the end nobody goes to a barn's field."""

    needs: ClassVar[tuple[str, ...]] = ("count", "abbey_and_mayor")
    source: ClassVar[str] = "complete rules 4.4.8.1, 4.6.2.4"

    def set_up(self, rules: Rules) -> None:
        """Let the count know of the barns."""
        for box in rules.boxes:
            if isinstance(box, Count):
                count = box
            elif isinstance(box, AbbeyAndMayor):
                barns = box.barns
        count.field_scorings.append(FieldsWithABarn(barns))


class TheFairysPointsArePointsOfTheScoring(Expansion):
    """What the fairy brings at a scoring counts, too, where it matters who got points for the count's quarters."""

    needs: ClassVar[tuple[str, ...]] = ("count", "princess_and_dragon")
    source: ClassVar[str] = "complete rules 4.4.5.1, 4.6.2.4"

    def set_up(self, rules: Rules) -> None:
        """Find both boxes."""
        for box in rules.boxes:
            if isinstance(box, Count):
                self.count = box
            elif isinstance(box, PrincessAndDragon):
                self.fairy = box.fairy

    def on_feature_scored(self, state: State, feature: i64, claim: i64, *, at_end: bool) -> None:
        """Note whom the fairy has paid."""
        for player in self.fairy.friends_on(state, feature):
            self.count.note_paid(state, player)


class InTheQuarters(Elsewhere):
    """The places of followers who wait in the city of the count."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def cell_of(self, state: State, spot: i64) -> i64:
        """They all wait in the middle of the city."""
        if self.count.quarter_at(spot) == NO_QUARTER:
            return 0
        return self.count.middle


class TheFairyComesToNoQuarter(Expansion):
    """The fairy does not come into the city of the count; by option she comes to followers in its quarters."""

    needs: ClassVar[tuple[str, ...]] = ("count", "princess_and_dragon")
    source: ClassVar[str] = "complete rules 4.4.5"

    def choose(self, options: dict[str, Value]) -> None:
        """By option she does."""
        self.comes = bool(options.get("quarters_in_reach", False))

    def set_up(self, rules: Rules) -> None:
        """Let the fairy know of the quarters."""
        for box in rules.boxes:
            if isinstance(box, Count):
                count = box
            elif isinstance(box, PrincessAndDragon):
                fairy = box.fairy
        if self.comes:
            fairy.elsewhere.append(InTheQuarters(count))
