"""The Festival: whoever lays a festival tile may take a figure back instead of placing one.

Das Fest, complete rules 4.2.10.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel.codes import take_code
from bastide.kernel.hooks import Expansion
from bastide.kernel.layout import FIGURE_WORDS, FIGURES_END, OWNER, PIECE, PLAYER, SPOT, TILE_TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import PHANTOM

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "festival"
SYMBOL = "festival"


class Festival(Expansion):
    """Instead of placing a figure one may come home."""

    name: ClassVar[str] = BOX
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "festival",
            BOX,
            default=True,
            choices=(True, False),
            sentence="A festival tile lets its player take a figure back.",
        ),
        Option(
            "festival_returns",
            BOX,
            default="any_figure",
            choices=("any_figure", "followers"),
            sentence="Which figures can be taken back.",
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.celebrates = bool(options["festival"])
        self.followers_only = options["festival_returns"] == "followers"

    def set_up(self, rules: Rules) -> None:
        """Look up which tiles show the symbol; there is nothing to remember."""
        self.festive: list[bool] = [tile.symbol(SYMBOL) == "true" for tile in rules.tables.types]

    def offers_figures(self, state: State) -> None:
        """Instead of placing a figure the player may take one of his own back from anywhere on the table (4.2.10)."""
        words = state.words
        if not self.celebrates or not self.festive[words[state.last_tile() + TILE_TURN] >> 2]:
            return
        player = words[PLAYER]
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            if words[figure + OWNER] == player and self.can_return(state, words[figure + PIECE], words[figure + SPOT]):
                code = take_code(words[figure + PIECE], words[figure + SPOT])
                if not state.is_offered(state.code_count, code):
                    state.code_count = state.offer(state.code_count, code)

    def can_return(self, state: State, piece: i64, spot: i64) -> bool:
        """Any figure on a tile can, by option only followers; a prisoner stands on no tile and cannot (4.2.10)."""
        if spot >= state.rules.spots_at:
            return False
        return not self.followers_only or piece <= PHANTOM
