"""The Festival: whoever lays a festival tile may take a figure back instead of placing one.

Das Fest, complete rules 4.2.10.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel.codes import KIND_MASK, TAKE, spot_in, take_code
from bastide.kernel.hooks import Expansion
from bastide.kernel.layout import FIGURE_WORDS, FIGURES_END, OWNER, PIECE, PLAYER, SPOT, TILE_TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import PHANTOM
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "festival"
SYMBOL = "festival"

NO_FESTIVAL: Final[i64] = 1
NOT_ON_A_TILE: Final[i64] = 2
FOLLOWERS_ONLY: Final[i64] = 3
"""Reasons why nobody comes back."""


class Festival(Expansion):
    """Instead of placing a figure one may come home."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = ("festival-needed", "festival-off-the-table", "festival-followers")
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "festival",
            BOX,
            default=True,
            choices=(True, False),
        ),
        Option(
            "festival_returns",
            BOX,
            default="any_figure",
            choices=("any_figure", "followers"),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.celebrates = bool(options["festival"])
        self.followers_only = options["festival_returns"] == "followers"

    def set_up(self, rules: Rules) -> None:
        """Look up which tiles show the symbol; there is nothing to remember."""
        self.festive: list[bool] = [tile.symbol(SYMBOL) == "true" for tile in rules.tables.types]

    def explains(self, state: State, code: i64) -> i64:
        """Say why a figure cannot be taken back."""
        if code & KIND_MASK != TAKE or state.phase.step != Step.FIGURE:
            return 0
        if not self.is_celebrated(state):
            return NO_FESTIVAL
        spot = spot_in(code)
        if spot >= state.rules.spots_at and spot not in state.rules.land_spots:
            return NOT_ON_A_TILE
        return FOLLOWERS_ONLY

    def is_celebrated(self, state: State) -> bool:
        """Does the tile just laid show a festival?"""
        return self.celebrates and self.festive[state.words[state.last_tile() + TILE_TURN] >> 2]

    def offers_figures(self, state: State) -> None:
        """Instead of placing a figure the player may take one of his own back from anywhere on the table (4.2.10)."""
        words = state.words
        if not self.is_celebrated(state):
            return
        player = words[PLAYER]
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            if words[figure + OWNER] == player and self.can_return(state, words[figure + PIECE], words[figure + SPOT]):
                code = take_code(words[figure + PIECE], words[figure + SPOT])
                if not state.is_offered(state.code_count, code):
                    state.code_count = state.offer(state.code_count, code)

    def can_return(self, state: State, piece: i64, spot: i64) -> bool:
        """Any figure on a tile can, by option only followers; a prisoner stands on no tile and cannot (4.2.10)."""
        if spot >= state.rules.spots_at and spot not in state.rules.land_spots:
            return False
        return not self.followers_only or piece <= PHANTOM
