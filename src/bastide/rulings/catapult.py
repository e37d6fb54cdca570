"""Rulings about The Catapult and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.catapult.box import Bond, Catapult, Toppling
from bastide.expansions.catapult.phases import Seduce
from bastide.expansions.catapult.table import DISC, TOWER
from bastide.expansions.count.box import Count
from bastide.expansions.count.quarters import NO_QUARTER
from bastide.expansions.tower.box import Tower
from bastide.kernel import verbs
from bastide.kernel.codes import KIND_MASK, TAKE, spot_in
from bastide.kernel.hooks import Expansion
from bastide.kernel.pieces import HIT

if TYPE_CHECKING:
    from bastide.kernel.options import Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

REACH: Final[i64] = DISC + TOWER
STAYS_IN_CITY: Final[i64] = 1
"""Reason why a follower does not seduce another."""


class KnockedOver(Toppling):
    """Towers fall where a disc comes down beside them."""

    def __init__(self, towers: Tower, catapult: Catapult) -> None:
        self.towers = towers
        self.catapult = catapult

    def topple(self, state: State, x: i64, y: i64) -> None:
        """The floors leave the game, and whoever stood on them goes home."""
        for slot in self.towers.site_slots(state):
            if self.towers.height_of(state, slot) == 0:
                continue
            at_x, at_y = self.catapult.anchors.on_feature(state, slot)
            if (at_x - x) * (at_x - x) + (at_y - y) * (at_y - y) <= REACH * REACH:
                guards = verbs.figures_on(state, slot)
                if guards:
                    verbs.remove(state, guards, HIT)
                self.towers.raze(state, slot)


class ATowerThatIsKnockedOverLeavesTheGame(Expansion):
    """By option a tower that a disc knocks over leaves the game: its floors do not come back to the players."""

    needs: ClassVar[tuple[str, ...]] = ("catapult", "tower")
    source: ClassVar[str] = "complete rules 4.2.5.1"

    def choose(self, options: dict[str, Value]) -> None:
        """Otherwise it is rebuilt as it was."""
        self.removes = options.get("toppled_towers") == "removed" and options.get("tower") is not False

    def set_up(self, rules: Rules) -> None:
        """Let the catapult know of the towers."""
        if not self.removes:
            return
        for box in rules.boxes:
            if isinstance(box, Catapult):
                catapult = box
            elif isinstance(box, Tower):
                towers = box
        catapult.topplings.append(KnockedOver(towers, catapult))


class BoundToTheCity(Bond):
    """Followers in the quarters of the count leave them for a scoring only."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def holds(self, spot: i64) -> bool:
        """Is the place a quarter, out of reach as by default?"""
        return not self.count.in_reach and self.count.quarter_at(spot) != NO_QUARTER


class NobodyLeavesTheCityToSeduce(Expansion):
    """A follower in a quarter of the count does not leave it to take the place of another."""

    needs: ClassVar[tuple[str, ...]] = ("count", "catapult")
    source: ClassVar[str] = "complete rules 4.2.5.2, 4.6.2.5"
    reasons: ClassVar[tuple[str, ...]] = ("count-no-seducer",)

    def set_up(self, rules: Rules) -> None:
        """Let the catapult know of the quarters."""
        for box in rules.boxes:
            if isinstance(box, Count):
                self.bond = BoundToTheCity(box)
        for box in rules.boxes:
            if isinstance(box, Catapult):
                box.bonds.append(self.bond)

    def explains(self, state: State, code: i64) -> i64:
        """Say so when somebody tries."""
        if code & KIND_MASK == TAKE and isinstance(state.phase, Seduce) and self.bond.holds(spot_in(code)):
            return STAYS_IN_CITY
        return 0
