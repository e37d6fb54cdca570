"""What a margin is worth: points while much may still happen, and the nearer the end, the chance to win.

Who is ahead has more to lose than to gain, and who is behind the other way round. How likely a margin lasts follows
from how much margins *swing* until the end of the game. That differs from box to box, and the futures of the search
show it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.layout import BAG_LEFT

if TYPE_CHECKING:
    from bastide.kernel.state import State

SWING: Final = 5.0
"""By how much a margin swings with each tile in futures of the base game for two, as a variance."""
REAL: Final = 1.4
"""By how much more it swings in real games: futures are played by one hand, which finds no surprises."""
SUPPOSED: Final = 500.0
"""Tiles of futures that this is believed for."""
BLUR: Final = 2.3
"""How much a value errs by itself: like a swing of so many tiles."""
SHARP: Final = 0.6
"""The same where every future ends with the game."""
STEEP: Final = 1.702
"""With this factor the logistic curve is nearly that of a normal distribution."""
STEEPEST: Final = 30.0
SLOPE: Final = 2.0 / STEEP
"""Spreads that a sure win is worth, so that for small margins a point is worth a point."""


class Stakes:
    """Says what margins are worth in the decisions of one rule set."""

    def __init__(self) -> None:
        self.win: float = 0.0
        """How much chances to win count; the rest is for points."""
        self.squares: float = SUPPOSED * SWING
        self.tiles: float = SUPPOSED
        """What futures have shown: squares of all changes of margins, and tiles that were laid meanwhile."""
        self.swing: float = REAL * SWING
        self.blur: float = BLUR
        self.most: float = 0.0
        """What a sure win is worth."""
        self.near_margin: float = 0.0
        """How far the player was ahead in a future where it was near, and with how many tiles in the bag."""
        self.near_tiles: i64 = 0

    def begin(self, state: State, win: float, *, at_end: bool) -> None:
        """Begin with a decision: from now on equal margins at equal times are worth the same."""
        self.win = win
        self.swing = REAL * self.squares / self.tiles
        self.most = SLOPE * self._spread(state.words[BAG_LEFT], BLUR)
        self.blur = BLUR
        if at_end:
            self.blur = SHARP

    def note_near(self, state: State, margin: float) -> None:
        """Keep a margin of a future, for :meth:`note_far`."""
        self.near_margin = margin
        self.near_tiles = state.words[BAG_LEFT]

    def note_far(self, state: State, margin: float) -> None:
        """Learn by how much it has changed since, and while how many tiles were laid."""
        change = margin - self.near_margin
        self.squares += change * change
        self.tiles += float(self.near_tiles - state.words[BAG_LEFT])

    def worth(self, state: State, margin: float) -> float:
        """What a margin in this position is worth, in points of the position in which is decided."""
        if self.win == 0.0:
            return margin
        away = STEEP * margin / self._spread(state.words[BAG_LEFT], self.blur)
        if away > STEEPEST:
            away = STEEPEST
        elif away < -STEEPEST:
            away = -STEEPEST
        odds = exp(-away)
        return (1.0 - self.win) * margin + self.win * self.most * (1.0 - odds) / (1.0 + odds)

    def _spread(self, tiles: i64, blur: float) -> float:
        return sqrt(self.swing * (float(tiles) + blur))
