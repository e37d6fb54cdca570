"""Draws of a search: the same for all alternatives that are compared, and evenly through the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.chance import Luck
from bastide.kernel.codes import DRAW, KIND_MASK, draw_code
from bastide.kernel.layout import BAG_LEFT

if TYPE_CHECKING:
    from bastide.kernel.state import State

GOLDEN: Final = 0.6180339887498949
"""Steps of this size, taken round a circle, fill it evenly at all times."""
PARTS: Final = 1000


class Draws:
    """One long list of futures; future number *n* is the same whoever asks for it."""

    def __init__(self, luck: Luck) -> None:
        self.offset: float = float(luck.below(PARTS)) / float(PARTS)
        self.seed: i64 = luck.below(1000000000)
        self.luck: Luck = Luck(0)
        self.share: float = 0.0
        self.drawn: i64 = 0

    def start(self, number: i64) -> None:
        """Begin with the future of this number."""
        self.luck = Luck(self.seed + number)
        share = self.offset + GOLDEN * float(number)
        self.share = share - float(int(share))
        self.drawn = 0

    def next(self, state: State) -> i64:
        """Give the next outcome of chance. The first tile is drawn evenly, everything else at random."""
        self.drawn += 1
        if self.drawn == 1 and len(state.rules.forbids_draw) == 0:
            count = state.options()
            if count > 0 and state.codes[0] & KIND_MASK == DRAW:
                return self._even(state)
        return state.sample(self.luck)

    def _even(self, state: State) -> i64:
        words = state.words
        place: i64 = int(self.share * float(words[BAG_LEFT]))
        kind: i64 = 0
        place -= words[state.bag_at]
        while place >= 0:
            kind += 1
            place -= words[state.bag_at + kind]
        return draw_code(kind)
