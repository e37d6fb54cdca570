"""The numbers of the evaluation, by name. ``benchmarks/tune.py`` fits them to games."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "reach_city",
    "reach_road",
    "reach_middle",
    "extend",
    "more_holes",
    "field_city",
    "field_hope",
    "free",
    "free_ratio",
    "free_turns",
    "free_growth",
    "returning",
    "risk",
)
"""Every weight."""


class Weights:
    """What the evaluation believes about the land game, fitted to the ends of games for two."""

    def __init__(self) -> None:
        self.reach_city: float = 0.5686
        """How much of the own turns goes into closing one hole of a city; the same for roads below."""
        self.reach_road: float = 0.7538
        self.reach_middle: float = 0.1151
        """The same for a free cell around a monastery."""
        self.extend: float = 0.41
        """How much a tile counts that fits a hole without closing it."""
        self.more_holes: float = 0.6605
        """Factor for every hole beyond the first."""
        self.field_city: float = 0.6801
        """Factor for unfinished cities beside a field."""
        self.field_hope: float = 0.2658
        """How much of a field somebody may still get who stands there without leading, in a full bag."""
        self.free: float = 11.7165
        """What the first follower in supply is worth."""
        self.free_ratio: float = 0.7312
        """What each further follower is worth of the one before."""
        self.free_turns: float = 6.7198
        """Own turns before the end at which followers begin to lose their worth."""
        self.free_growth: float = 0.3548
        """How much more followers in supply are worth in a full bag."""
        self.returning: float = 0.6105
        """How much a follower counts as being in supply who stands on a feature that is sure to be finished."""
        self.risk: float = 0.2057
        """How much of an unfinished feature its leader loses to others, in a full bag."""

    def values(self) -> dict[str, float]:
        """Give them all by name."""
        return {name: getattr(self, name) for name in NAMES}


def read_weights(values: dict[str, float]) -> Weights:
    """Give weights of which some are changed."""
    weights = Weights()
    for name, value in values.items():
        if name not in NAMES:
            raise KeyError(name)
        setattr(weights, name, float(value))
    return weights
