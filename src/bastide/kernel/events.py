"""What happened, told to whoever listens. Rules never read these; playouts never make them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bastide.kernel.scoring import COUNTED
from bastide.language import NUMBERED, has_sentence, key_of, said

if TYPE_CHECKING:
    from bastide.kernel.places import Place
    from bastide.language import Message


@lru_cache(None)
def _key_of(name: str) -> str:
    return "event" + re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game."""

    @property
    def key(self) -> str:
        """The key of its sentence: ``event-tile-discarded``. What can be seen on the board has none."""
        return _key_of(type(self).__name__)

    def values(self) -> dict[str, str | int]:
        """Its fields by name, for sentences."""
        names: tuple[str, ...] = self.__match_args__
        return {name: getattr(self, name) for name in names}


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
class TileTurnedUp(Event):
    """A tile came from the bag to lie open on the table."""

    player: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileGivenUp(Event):
    """A tile that a player could lay only in a way he does not want, or had already, leaves the game."""

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
        what = self.place.name if self.feature >= 0 and self.place else self.lines[0][0]
        return f"{self.claim}-{what}".replace(" ", "-")

    @property
    def purpose(self) -> Message | str:
        """Say in a word what points are for that no feature brings: ``wheel``, ``fairy``."""
        return _labels(self.lines[0][0]) if self.claim in VAGUE else self._claimed()

    @property
    def reason(self) -> str:
        """The sum in words: ``3 tiles × 2 + 1 pennant × 2``, ``4 tiles × 2 (inn)``."""
        return self._sum().told()

    def told(self) -> Message:
        """Tell for what the points are, and how they are counted."""
        points, claim = f"{self.points:+d}", self._claimed()
        if self.place is None:
            return said("tally", points=points, claim=claim, sum=self._sum())
        return said("tally-at", points=points, claim=claim, place=self.place.told(), sum=self._sum())

    def _claimed(self) -> Message | str:
        key = f"claim-{key_of(self.claim)}"
        return said(key, feature=self.place.name if self.place else "none") if has_sentence(key) else self.claim

    def _sum(self) -> Message:
        """Tell how the points are counted."""
        raised = max((at for at, (label, _, _) in enumerate(self.lines) if label in COUNTED), default=-1)
        parts = []
        for at, (label, units, each) in enumerate(self.lines):
            line = said("tally-line", units=units, label=_labels(label, units), each=each)
            if self.raised_by and at == raised:
                line = said("tally-because", line=line, because=_labels(self.raised_by))
            parts.append(line)
        if self.void_by:
            parts = [said("tally-nothing", because=_labels(self.void_by)), *parts[len(parts) - self.kept :]]
        total = parts[0]
        for part in parts[1:]:
            total = said("tally-plus", first=total, second=part)
        is_halved = self.halved_by and (self.kept or not self.void_by)
        return said("tally-half", sum=total, because=_labels(self.halved_by)) if is_halved else total

    def __str__(self) -> str:
        return str(self.told())


VAGUE: Final = ("bonus", "payment")
"""Claims that do not say what for; their lines do."""


def _labels(label: str, units: int = 1) -> Message | str:
    """Name what a line counts; several together are parted by commas. A box of one's own names it as it likes."""
    found = [_label(each, units) for each in label.split(", ")]
    together = found[0]
    for other in found[1:]:
        together = said("tally-labels", first=together, second=other)
    return together


def _label(label: str, units: int) -> Message | str:
    key = f"label-{key_of(label)}"
    match = NUMBERED.fullmatch(key)
    if match:
        return said(match[1], number=match[2], units=units)
    return said(key, units=units) if has_sentence(key) else label


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
