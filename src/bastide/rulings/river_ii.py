"""Rulings about the River II and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from bastide.expansions.river_ii import WITH_DRAGON, AnotherTurn, RiverII
from bastide.kernel.hooks import Expansion
from bastide.kernel.tables import ELSEWHERE

if TYPE_CHECKING:
    from bastide.kernel.hooks import Phase
    from bastide.kernel.options import Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State


class TheVolcanoOfTheRiverGrantsAnotherTurn(Expansion):
    """The dragon lands on the volcano of the river: no figure is placed there, but its player has another turn."""

    needs: ClassVar[tuple[str, ...]] = ("river_ii", "princess_and_dragon")
    source: ClassVar[str] = "complete rules 3.1.2.2"
    reasons: ClassVar[tuple[str, ...]] = ("river-ii-dragon",)

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options: without the dragon there is nothing to make up for."""
        self.erupts = options.get("dragon") is True
        self.grants = options.get("volcano_turn") == WITH_DRAGON and options.get("dragon") is True
        self.again = AnotherTurn()

    def set_up(self, rules: Rules) -> None:
        """Look up the volcano, and let the river know that it grants another turn."""
        for box in rules.boxes:
            if isinstance(box, RiverII):
                self.again.set_up(rules, box)
                box.grants = box.grants or self.grants

    def phases(self) -> list[Phase]:
        """Another turn behind the volcano."""
        return [self.again] if self.grants else []

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """Nobody minds a volcano that does not erupt."""
        return self.erupts and kind != ELSEWHERE

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """Neither a follower nor a builder or pig is placed on the volcano."""
        if not self.erupts:
            return 0
        return self.again.bars(state, spot)
