"""Rulings about The School and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.princess_and_dragon.box import PrincessAndDragon
from bastide.expansions.school import LEFT_TILE, RIGHT_TILE
from bastide.kernel.codes import FIGURE, KIND_MASK, spot_in
from bastide.kernel.hooks import Expansion
from bastide.kernel.layout import TILE

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

NO_PORTAL: Final[i64] = 1
"""Reason of the veto."""


class NoPortalLeadsToTheSchool(Expansion):
    """No portal leads to the school, even where portals lead onto start tiles."""

    needs: ClassVar[tuple[str, ...]] = ("princess_and_dragon", "school")
    source: ClassVar[str] = "complete rules 4.2.4.3"
    reasons: ClassVar[tuple[str, ...]] = ("school-no-portal",)

    def set_up(self, rules: Rules) -> None:
        """Let the portals know of the school."""
        for box in rules.boxes:
            if isinstance(box, PrincessAndDragon):
                self.portal = box.portal
        self.portal.shut += [rules.tables.kind_named(LEFT_TILE), rules.tables.kind_named(RIGHT_TILE)]

    def explains(self, state: State, code: i64) -> i64:
        """Say so when somebody tries."""
        if code & KIND_MASK != FIGURE or spot_in(code) >= state.rules.spots_at:
            return 0
        spot = spot_in(code)
        if self.portal.is_open(state, spot) and self.portal.is_shut(state, state.words[spot + TILE]):
            return NO_PORTAL
        return 0
