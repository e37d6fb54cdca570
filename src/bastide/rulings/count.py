"""Rulings about the Count and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.abbey_and_mayor import AbbeyAndMayor
from bastide.expansions.abbey_and_mayor.barn import ScoreLateFarmers, has_barn, has_farmers
from bastide.expansions.count.box import Count
from bastide.expansions.count.quarters import CASTLE, MARKET, NO_QUARTER, FieldScorings
from bastide.expansions.princess_and_dragon.box import PrincessAndDragon
from bastide.expansions.tower.box import Tower
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.pieces import MAYOR, WAGON
from bastide.kernel.scoring import CONNECTED, FARMER
from bastide.kernel.tables import ELSEWHERE

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

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """Mayors and wagons do not go to every quarter."""
        return kind == ELSEWHERE and piece in (MAYOR, WAGON)

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

    def __init__(self, barns: Barns, *, at_any_barn: bool) -> None:
        self.barns = barns
        self.at_any_barn = at_any_barn
        """Do they come where a barn was just placed, and at the end, too?"""

    def fields(self, state: State) -> list[int]:
        """Name them."""
        found = self.barns.fields_at_barns(state)
        if self.at_any_barn:
            return [field for field, claim in found.items() if claim == FARMER or has_farmers(state, field)]
        return [field for field, claim in found.items() if claim == CONNECTED and has_farmers(state, field)]

    def bars_at_end(self, state: State, field: i64) -> bool:
        """No farmer is put on a field with a barn (4.4.8.1)."""
        return not self.at_any_barn and has_barn(state, field)


class FollowersLeaveTheMarketForABarn(Expansion):
    """When farmers meet a barn, followers may join them from the market; at the end nobody goes to a barn's field."""

    needs: ClassVar[tuple[str, ...]] = ("count", "abbey_and_mayor")
    source: ClassVar[str] = "complete rules 4.4.8.1, 4.6.2.4"

    def choose(self, options: dict[str, Value]) -> None:
        """By option they join farmers at any barn."""
        self.at_any_barn = options.get("market_opens") == "any_barn"

    def phases(self) -> list[Phase]:
        """Then they are scored before all others."""
        return [ScoreLateFarmers()] if self.at_any_barn else []

    def set_up(self, rules: Rules) -> None:
        """Let the count know of the barns."""
        for box in rules.boxes:
            if isinstance(box, Count):
                count = box
            elif isinstance(box, AbbeyAndMayor):
                barns = box.barns
        count.field_scorings.append(FieldsWithABarn(barns, at_any_barn=count.market_opens_at_barns))


class TheFairysPointsArePointsOfTheScoring(Expansion):
    """What the fairy brings at a scoring counts, too, where it matters who got points for the count's quarters."""

    needs: ClassVar[tuple[str, ...]] = ("count", "princess_and_dragon")
    source: ClassVar[str] = "complete rules 4.4.5.1, 4.6.2.4"

    def choose(self, options: dict[str, Value]) -> None:
        """By option they do not matter."""
        self.matters = options.get("count_minds_fairy") is True

    def set_up(self, rules: Rules) -> None:
        """Find both boxes."""
        for box in rules.boxes:
            if isinstance(box, Count):
                self.count = box
            elif isinstance(box, PrincessAndDragon):
                self.fairy = box.fairy

    def on_feature_scored(self, state: State, feature: i64, claim: i64, *, at_end: bool) -> None:
        """Note whom the fairy has paid."""
        if self.matters:
            for player in self.fairy.friends_on(state, feature):
                self.count.note_paid(state, player)


class TheFairyComesToNoQuarter(Expansion):
    """The fairy does not come into the city of the count; by option she comes to followers in its quarters."""

    needs: ClassVar[tuple[str, ...]] = ("count", "princess_and_dragon")
    source: ClassVar[str] = "complete rules 4.4.5"

    def set_up(self, rules: Rules) -> None:
        """Let the fairy know of the quarters, where she comes to them."""
        for box in rules.boxes:
            if isinstance(box, Count):
                self.count = box
            elif isinstance(box, PrincessAndDragon):
                self.fairy = box.fairy
        if self.count.in_reach:
            self.fairy.visits += self.count.quarter_spots()

    def on_figure_moved(self, state: State, figure: Figure, spot: i64) -> None:
        """Then her follower gets her points even where he leaves his quarter for a scoring."""
        if self.count.in_reach and self.count.quarter_at(figure.spot) != NO_QUARTER:
            self.fairy.go_along(state, figure, spot)


class NoTowerReachesIntoTheCity(Expansion):
    """No tower takes a follower from the quarters of the count; by option it does, as from the middle of the city."""

    needs: ClassVar[tuple[str, ...]] = ("count", "tower")
    source: ClassVar[str] = "complete rules 4.4.6.1, 4.6.2.5"

    def set_up(self, rules: Rules) -> None:
        """Let the towers know of the quarters, where they reach them."""
        for box in rules.boxes:
            if isinstance(box, Count):
                count = box
            elif isinstance(box, Tower):
                tower = box
        if count.in_reach:
            tower.reaches += count.quarter_spots()
