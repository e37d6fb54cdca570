"""What happened, told to whoever listens. Rules never read these; playouts never make them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bastide.kernel.scoring import COUNTED, MARKETS, PENNANTS, TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.places import Place

SINGULAR: Final = {
    TILES: "tile",
    PENNANTS: "pennant",
    "finished cities": "finished city",
    MARKETS: "market",
    "empty cells": "empty cell",
}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game."""

    def told(self, names: Sequence[str]) -> str:  # noqa: ARG002 - names of the players, for whoever tells something
        """Tell it in a sentence, if it cannot be seen on the board or in the scores."""
        return ""


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A player drew a tile."""

    player: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """A drawn tile fits nowhere and leaves the game."""

    player: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileSetAside(Event):
    """A drawn tile is laid aside for now; it comes back into the bag later."""

    player: int
    tile: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile was laid."""

    player: int
    tile: str
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class FigurePlaced(Event):
    """A figure came from a supply to a place on the table."""

    player: int
    piece: str
    place: Place


@dataclass(frozen=True, slots=True)
class FigureMoved(Event):
    """A figure went from one place to another."""

    player: int
    piece: str
    place: Place
    to: Place


@dataclass(frozen=True, slots=True)
class FigureLeft(Event):
    """A figure left its place."""

    player: int
    piece: str
    place: Place
    why: str


@dataclass(frozen=True, slots=True)
class NeutralMoved(Event):
    """A figure that belongs to nobody moved."""

    piece: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class NeutralLeft(Event):
    """A figure that belongs to nobody left the table."""

    piece: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A player scored; ``lines`` are label, units and points for each.

    What was counted comes along, so that nobody needs the game as it was before.
    """

    player: int
    points: int
    claim: str
    place: Place | None
    lines: tuple[tuple[str, int, int], ...]
    void_by: str = ""
    halved_by: str = ""
    raised_by: str = ""
    """What makes each tile and pennant count more, or less: ``inn``."""
    feature: int = -1
    """The id of the feature, as in a view; -1 if there is none."""
    parts: tuple[tuple[int, int], ...] = ()
    """What counts: the number of each tile among the laid ones, and that of the feature on it.

    Tiles around a monastery have the number -1.
    """
    cities: tuple[int, ...] = ()
    """The finished cities that feed a field, by their ids."""
    strengths: tuple[int, ...] = ()
    """How strong each player was there."""
    kept: int = field(default=0, repr=False)
    """How many of the last lines count although the others are void; seldom any, so it is not written every time."""

    @property
    def rule(self) -> str:
        """The key of the rule that gives the points: ``finished-city``, ``farmer-field``, ``bonus-fairy``."""
        what = self.place.feature if self.feature >= 0 and self.place else self.lines[0][0]
        return f"{self.claim}-{what}".replace(" ", "-")

    @property
    def reason(self) -> str:
        """The sum in words: ``3 tiles × 2 + 1 pennant × 2``, ``4 tiles × 2 (inn)``."""
        raised = max((at for at, (label, _, _) in enumerate(self.lines) if label in COUNTED), default=-1)
        parts = []
        for at, (label, units, each) in enumerate(self.lines):
            name = SINGULAR.get(label, label) if units == 1 else label
            because = f" ({self.raised_by})" if self.raised_by and at == raised else ""
            parts.append(f"{units} {name} × {each}{because}")
        if self.void_by:
            parts = [f"nothing ({self.void_by})", *parts[len(parts) - self.kept :]]
        reason = " + ".join(parts)
        if self.void_by and not self.kept:
            return reason
        return f"half of {reason} ({self.halved_by})" if self.halved_by else reason

    def __str__(self) -> str:
        place = f" {self.place}" if self.place else ""
        return f"{self.points:+d} {self.claim}{place}: {self.reason}"


@dataclass(frozen=True, slots=True)
class TokensChanged(Event):
    """A player got tokens, or gave some away (a negative amount)."""

    player: int
    piece: str
    amount: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A die was rolled."""

    player: int
    result: int
