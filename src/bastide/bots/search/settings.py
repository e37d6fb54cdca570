"""How the search searches, and at which stages it values a future."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.kernel.vecs import vec

STAGES: Final[i64] = 4
AFTER: Final = vec[i64]([6, 10, 16, 24])
"""Turns of a future until each stage."""
CHANGES: Final = vec[float]([0.9, 1.0, 0.6, 0.5])
"""By how many points the difference of two candidates changes on the way to a stage, more or less."""
WAVERS: Final = vec[float]([3.6, 4.0, 5.8, 7.1])
"""By how many points it wavers on this way in a single future."""
DOUBT: Final = vec[float]([(WAVERS[stage] / CHANGES[stage]) ** 2 for stage in range(STAGES)])
"""Rounds at which a change is half believed."""


class Settings:
    """How the search searches."""

    def __init__(self) -> None:
        self.width: i64 = 24
        """Candidates."""
        self.slow_width: i64 = 8
        """Candidates where a round of them all would take too long."""
        self.round_share: float = 0.1
        """Too long: more than this of the budget."""
        self.narrowing: float = 3.0
        """How quickly only the best few may stay, as the budget is used up: a power of what is left of it."""
        self.end_tiles: i64 = 4
        """With so few tiles left the tree reaches to the end of the game."""
        self.replies: i64 = 6
        """Edges of a node behind them."""
        self.near_rounds: i64 = 12
        """Rounds that stop where it is near."""
        self.near_share: float = 0.3
        """How much of the budget they get at most."""
        self.far: i64 = 2
        """Stages of the next rounds; 0 for near values only."""
        self.far_rounds: i64 = 150
        """So many rounds; those after them go through all stages."""
        self.furthest: i64 = STAGES
        """Stages of the last rounds."""
        self.glance: i64 = 10
        """Places for a tile that are looked at in a quick turn."""
        self.win: float = 0.9
        """How much chances to win count; the rest is for points."""
        self.sure: float = 3.0
        """By how many standard errors a candidate must be worse to be left out."""
        self.least: i64 = 8
        """Rounds before the first candidate is left out."""
        self.explore: float = 2.0
        """How much replies are tried that look worse, in points."""
        self.heat: float = 2.0
        """Points that make a turn e times as likely by its prior."""
        self.trust: float = 2.0
        """Visits that the value of the evaluation counts for."""
        self.ripe: i64 = 2
        """Visits of an edge before nodes behind it are kept."""
        self.most_nodes: i64 = 400000
