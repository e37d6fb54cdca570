"""Rulings about the Cathars and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.expansions.cathars import Cathars
from bastide.expansions.traders_and_builders import has_pig
from bastide.kernel.hooks import Expansion
from bastide.mechanics.pig_herds import PigHerds

if TYPE_CHECKING:
    from bastide.kernel.options import Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State


class APigCountsTwiceForABesiegedCity(Expansion):
    """What a pig adds is doubled, too: a besieged city is worth 8 to its farmer."""

    needs: ClassVar[tuple[str, ...]] = ("cathars", "traders_and_builders")
    source: ClassVar[str] = "complete rules 7.3.3"

    def choose(self, options: dict[str, Value]) -> None:
        """By option it counts once."""
        self.twice = options.get("pigs_at_besieged") == "twice"

    def set_up(self, rules: Rules) -> None:
        """Find the box that knows what is besieged."""
        for box in rules.boxes:
            if isinstance(box, Cathars):
                self.cathars = box

    def adds_own_points(self, state: State, tally: Tally) -> None:
        """One more for each besieged city, however many pigs the farmer has."""
        if not self.twice or not tally.is_for_farmers() or not self.cathars.siege:
            return
        if not has_pig(state, tally.feature, tally.owner):
            return
        besieged = self.cathars.besieged_cities_of(state, tally.feature)
        if besieged > 0:
            tally.add("besieged, pig", besieged, 1)


class APigHerdCountsTwiceForABesiegedCity(Expansion):
    """What a herd of pigs adds is doubled, too: a besieged city is worth 8 to its farmer, and 10 with his own pig."""

    needs: ClassVar[tuple[str, ...]] = ("cathars", "pig_herds")
    source: ClassVar[str] = "complete rules 7.3.3"

    def choose(self, options: dict[str, Value]) -> None:
        """By option it counts once."""
        self.twice = options.get("pigs_at_besieged") == "twice"

    def set_up(self, rules: Rules) -> None:
        """Find who knows what is besieged and where a herd grazes."""
        for box in rules.boxes:
            if isinstance(box, Cathars):
                self.cathars = box
            elif isinstance(box, PigHerds):
                self.pig_herds = box

    def adds_points(self, state: State, tally: Tally) -> None:
        """One more for each besieged city of a field with a herd."""
        if not self.twice or not tally.is_for_farmers() or not self.cathars.siege:
            return
        herds = self.pig_herds.herds_on(state, tally.feature)
        if herds > 0:
            besieged = self.cathars.besieged_cities_of(state, tally.feature)
            if besieged > 0:
                tally.add("besieged, pig herd", besieged, herds)
