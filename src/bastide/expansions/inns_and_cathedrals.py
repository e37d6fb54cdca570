"""Inns & Cathedrals: roads and cities that pay more, or nothing, and a follower that counts double.

Wirtshäuser & Kathedralen, complete rules 4.4.2, 4.6.1.1 and 4.6.2.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel.hooks import Expansion
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import Piece
from bastide.kernel.scoring import FINISHED, UNFINISHED, VOID
from bastide.kernel.tables import CITY, ROAD

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State

BOX = "inns_and_cathedrals"


class InnsAndCathedrals(Expansion):
    """Inns on the lake, cathedrals and large followers."""

    name: ClassVar[str] = BOX
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "inns", BOX, default=True, choices=(True, False), sentence="Inns make their road count 2 for each tile."
        ),
        Option(
            "cathedrals", BOX, default=True, choices=(True, False), sentence="Cathedrals make their city count 3 each."
        ),
        Option("large_followers", BOX, default=1, choices=tuple(range(8)), sentence="Large followers of each player."),
        Option(
            "unfinished_inns_and_cathedrals",
            BOX,
            default="nothing",
            choices=("nothing", "plain"),
            sentence="What an unfinished road with an inn, or city with a cathedral, is worth at the end.",
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.inns = bool(options["inns"])
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
        """Look up what is printed."""
        self.inn = rules.tables.marked("inn")
        self.cathedral = rules.tables.marked("cathedral")

    def adds_points(self, state: State, tally: Tally) -> None:
        """A road with inns, or a city with cathedrals, counts one more for each tile and pennant.

        One or several make no difference. Unfinished at the end it is worth nothing (4.6.1.1, 4.6.2.2).
        """
        if tally.kind == ROAD and self.inns and state.sum_over(tally.feature, self.inn) > 0:
            self.make_dearer(state, tally, "inn")
        elif tally.kind == CITY and self.cathedrals and state.sum_over(tally.feature, self.cathedral) > 0:
            self.make_dearer(state, tally, "cathedral")

    def make_dearer(self, state: State, tally: Tally, label: str) -> None:
        """Count one more for everything, or nothing at all."""
        if tally.claim == FINISHED:
            tally.add(label, state.tiles_of(tally.feature) + state.pennants_of(tally.feature), 1)
        elif tally.claim == UNFINISHED and self.unfinished_is_void:
            tally.change(VOID, label)
