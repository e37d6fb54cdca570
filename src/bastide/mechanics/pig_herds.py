"""Herds of pigs: printed on a field, for whoever owns it (complete rules 3.1.2.2, 6.2 and 7.3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from bastide.kernel.hooks import Expansion
from bastide.kernel.options import Option, Value

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State

NAME = "pig_herds"


class PigHerds(Expansion):
    """A herd of pigs makes its field worth more."""

    name: ClassVar[str] = NAME
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "pig_herds",
            NAME,
            default=True,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the option."""
        self.pig_herds = bool(options["pig_herds"])

    def set_up(self, rules: Rules) -> None:
        """Look up where a herd of pigs is printed."""
        self.pigs = rules.tables.marked("pigs")

    def herds_on(self, state: State, field: i64) -> i64:
        """How many herds that count graze on the field."""
        if not self.pig_herds:
            return 0
        return state.sum_over(field, self.pigs)

    def adds_points(self, state: State, tally: Tally) -> None:
        """Whoever owns a field with a herd of pigs gets 1 more for each finished city (3.1.2.2, 6.2)."""
        if tally.is_for_farmers():
            herds = self.herds_on(state, tally.feature)
            if herds > 0:
                tally.add("pig herd", state.finished_cities_of(tally.feature), herds)
