"""Inns & Cathedrals: roads and cities that pay more, or nothing, and a follower that counts double.

Wirtshäuser & Kathedralen, complete rules 4.4.2, 4.6.1.1 and 4.6.2.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel.hooks import Expansion
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import Piece
from bastide.kernel.tables import CITY
from bastide.mechanics.inns import Inns, make_dearer

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State

BOX = "inns_and_cathedrals"


class InnsAndCathedrals(Expansion):
    """Inns on the lake, cathedrals and large followers."""

    name: ClassVar[str] = BOX
    shares: ClassVar[tuple[type[Expansion], ...]] = (Inns,)
    options: ClassVar[tuple[Option, ...]] = (
        Option("cathedrals", BOX, default=True, choices=(True, False)),
        Option("large_followers", BOX, default=1, choices=tuple(range(8))),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.cathedrals = bool(options["cathedrals"])
        self.large_followers = int(options["large_followers"])
        self.unfinished_is_void = options["unfinished_inns_and_cathedrals"] == "nothing"

    def supply(self, players: int) -> dict[Piece, int]:
        """Each player gets a large follower (1.3)."""
        return {Piece.LARGE_FOLLOWER: self.large_followers}

    def strengths(self) -> dict[Piece, int]:
        """A large follower counts as two (4.4.2)."""
        return {Piece.LARGE_FOLLOWER: 2}

    def set_up(self, rules: Rules) -> None:
        """Look up where cathedrals are printed."""
        self.cathedral = rules.tables.marked("cathedral")

    def adds_points(self, state: State, tally: Tally) -> None:
        """A city with cathedrals counts one more for each tile and pennant.

        One or two make no difference. Unfinished at the end it is worth nothing (4.6.2.2).
        """
        if tally.kind == CITY and self.cathedrals and state.sum_over(tally.feature, self.cathedral) > 0:
            make_dearer(tally, "cathedral", unfinished_is_void=self.unfinished_is_void)
