"""Points that explain themselves: a tally is a sum of labelled lines.

The number and the sentence come from the same lines, so they cannot disagree.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from mypy_extensions import i64

from bastide.kernel.vecs import vec


class Claim(IntEnum):
    """What the points of a tally are for."""

    FINISHED = 0
    UNFINISHED = 1
    FARMER = 2
    BARN = 3
    BONUS = 4


class Stage(IntEnum):
    """The order inside a tally: lines are added up, then an empty claim is void, then halves are taken."""

    ADD = 0
    VOID = 1
    HALVE = 2


FINISHED: Final[i64] = 0
UNFINISHED: Final[i64] = 1
FARMER: Final[i64] = 2
BONUS: Final[i64] = 4


class Tally:
    """One claim of one player (or of all who share it) on one feature.

    Boxes add lines, make it void or halve it; none of these depends on the order in which
    the boxes are asked.
    """

    __slots__ = ("claim", "each", "feature", "halved_by", "kind", "labels", "owner", "size", "units", "void_by")

    def __init__(self) -> None:
        self.claim: i64 = 0
        self.kind: i64 = 0
        """Kind of the feature: road, city …"""
        self.feature: i64 = 0
        """Root slot of the feature, 0 if there is none."""
        self.owner: i64 = -1
        """Whose share is counted, -1 while it is everybody's."""
        self.labels: list[str] = [""] * 16
        self.units: vec[i64] = vec[i64]([0] * 16)
        self.each: vec[i64] = vec[i64]([0] * 16)
        self.size: i64 = 0
        self.void_by: str = ""
        self.halved_by: str = ""

    def start(self, claim: i64, kind: i64, feature: i64) -> None:
        """Begin a new tally in place of the last."""
        self.claim = claim
        self.kind = kind
        self.feature = feature
        self.owner = -1
        self.size = 0
        self.void_by = ""
        self.halved_by = ""

    def add(self, label: str, units: i64, each: i64) -> None:
        """Add a line: so many *units* for *each* points."""
        self.labels[self.size] = label
        self.units[self.size] = units
        self.each[self.size] = each
        self.size += 1

    def void(self, label: str) -> None:
        """Let the claim be worth nothing, whatever the lines say."""
        self.void_by = label

    def halve(self, label: str) -> None:
        """Halve the sum, rounded up."""
        self.halved_by = label

    def points(self) -> i64:
        """Give the points of all lines together."""
        if self.void_by:
            return 0
        total: i64 = 0
        for line in range(self.size):
            total += self.units[line] * self.each[line]
        if self.halved_by:
            total = (total + 1) >> 1
        return total

    def lines(self) -> list[tuple[str, int, int]]:
        """Give the lines as label, units and points for each."""
        return [(self.labels[line], self.units[line], self.each[line]) for line in range(self.size)]
