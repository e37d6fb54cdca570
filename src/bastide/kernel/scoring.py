"""Points that explain themselves: a tally is a sum of labelled lines.

The number and the sentence come from the same lines, so they cannot disagree.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from mypy_extensions import i64

from bastide.kernel.vecs import vec


class Claim(IntEnum):
    """What the points of a tally are for; boxes add claims of their own."""

    FINISHED = 0
    UNFINISHED = 1
    FARMER = 2
    BONUS = 3
    CONNECTED = 4
    """Farmers who are paid during the game."""
    MERCHANT = 5
    KEEP = 6
    PAYMENT = 7
    """What one player pays another: no scoring."""


class Stage(IntEnum):
    """The order inside a tally, and the only place where it is written down."""

    ADD = 0
    """Lines are added up."""
    VOID = 1
    """What must not count is worth nothing: an unfinished city with a cathedral."""
    KEEP = 2
    """Lines that count even then: the mage."""
    HALVE = 3
    """Half of what is left, rounded up: the witch."""


VOID: Final[i64] = 1
HALVE: Final[i64] = 3
STAGES: Final = 4

TILES: Final = "tiles"
PENNANTS: Final = "pennants"
MARKETS: Final = "markets"
COUNTED: Final = (TILES, PENNANTS, MARKETS)
"""Labels of what lies on the feature itself: a rule may make each of them dearer or cheaper."""

FINISHED: Final[i64] = 0
UNFINISHED: Final[i64] = 1
FARMER: Final[i64] = 2
BONUS: Final[i64] = 3
CONNECTED: Final[i64] = 4
MERCHANT: Final[i64] = 5
KEEP: Final[i64] = 6
PAYMENT: Final[i64] = 7
MOST_CLAIMS: Final = 24
"""With those that boxes add (``rules.add_claim``)."""


class Tally:
    """One claim of one player (or of all who share it) on one feature.

    Boxes add lines or change the sum at a later stage; nothing depends on the order in which
    the boxes are asked.
    """

    __slots__ = (
        "changed_by",
        "claim",
        "each",
        "feature",
        "kept",
        "kind",
        "labels",
        "owner",
        "raised_by",
        "size",
        "units",
    )

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
        self.kept: i64 = 0
        """Lines that count even if the others are void, a bit for each."""
        self.raised_by: str = ""
        """What changes the points for each."""
        self.changed_by: list[str] = [""] * STAGES
        """What changes the sum, by stage."""

    def start(self, claim: i64, kind: i64, feature: i64) -> None:
        """Begin a new tally in place of the last."""
        self.claim = claim
        self.kind = kind
        self.feature = feature
        self.owner = -1
        self.size = 0
        self.kept = 0
        self.raised_by = ""
        self.changed_by[VOID] = ""
        self.changed_by[HALVE] = ""

    def add(self, label: str, units: i64, each: i64) -> None:
        """Add a line: so many *units* for *each* points."""
        self.labels[self.size] = label
        self.units[self.size] = units
        self.each[self.size] = each
        self.size += 1

    def keep(self, label: str, units: i64, each: i64) -> None:
        """Add a line that counts even if all others are void."""
        self.kept |= 1 << self.size
        self.add(label, units, each)

    def raise_each(self, label: str, by: i64) -> None:
        """Let each tile, pennant and market count *by* more, or less; an inn is no line of its own."""
        for line in range(self.size):
            if self.labels[line] in COUNTED:
                self.each[line] += by
        self.raised_by = _together(self.raised_by, label)

    def is_for_farmers(self) -> bool:
        """Do farmers get these points?"""
        return self.claim in (FARMER, CONNECTED)

    def change(self, stage: i64, label: str) -> None:
        """Let something change the sum at a stage after the adding: ``VOID`` or ``HALVE``; twice is once."""
        self.changed_by[stage] = _together(self.changed_by[stage], label)

    def points(self) -> i64:
        """Give the points of all lines together, changed stage by stage."""
        total: i64 = 0
        for line in range(self.size):
            total += self.units[line] * self.each[line]
        if self.changed_by[VOID]:
            total = self.points_kept()
        if self.changed_by[HALVE]:
            total = (total + 1) >> 1
        return total

    def points_kept(self) -> i64:
        """Give the points of the lines that count even if the others are void."""
        total: i64 = 0
        for line in range(self.size):
            if self.kept >> line & 1:
                total += self.units[line] * self.each[line]
        return total

    def lines(self) -> list[tuple[str, int, int]]:
        """Give the lines as label, units and points for each; those that count in any case come last."""
        order = sorted(range(self.size), key=lambda line: self.kept >> line & 1)
        return [(self.labels[line], self.units[line], self.each[line]) for line in order]

    def lines_kept(self) -> int:
        """How many lines count in any case."""
        return int(self.kept).bit_count()


def _together(label: str, other: str) -> str:
    """Name both, whichever came first."""
    if not label or not other:
        return label or other
    return f"{min(label, other)}, {max(label, other)}"
