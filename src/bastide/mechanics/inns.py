"""Inns on the lake: roads that pay double, or nothing (complete rules 3.1.2.2 and 4.6.1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel.hooks import Expansion
from bastide.kernel.options import Option, Value
from bastide.kernel.scoring import FINISHED, UNFINISHED, VOID
from bastide.kernel.tables import ROAD

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State

NAME = "inns"


class Inns(Expansion):
    """A road that passes an inn is worth more, once it is finished."""

    name: ClassVar[str] = NAME
    options: ClassVar[tuple[Option, ...]] = (
        Option("inns", NAME, default=True, choices=(True, False)),
        Option(
            "unfinished_inns_and_cathedrals",
            NAME,
            default="nothing",
            choices=("nothing", "plain"),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.inns = bool(options["inns"])
        self.unfinished_is_void = options["unfinished_inns_and_cathedrals"] == "nothing"

    def set_up(self, rules: Rules) -> None:
        """Look up where inns are printed."""
        self.inn = rules.tables.marked("inn")

    def adds_points(self, state: State, tally: Tally) -> None:
        """A road with inns counts one more for each tile; unfinished at the end it is worth nothing (4.6.1.1).

        One or several make no difference.
        """
        if tally.kind == ROAD and self.inns and state.sum_over(tally.feature, self.inn) > 0:
            make_dearer(tally, "inn", unfinished_is_void=self.unfinished_is_void)


def make_dearer(tally: Tally, label: str, *, unfinished_is_void: bool) -> None:
    """Count one more for each tile and pennant, or nothing at all."""
    if tally.claim == FINISHED:
        tally.raise_each(label, 1)
    elif tally.claim == UNFINISHED and unfinished_is_void:
        tally.change(VOID, label)
