"""The parts of a view: plain data, names instead of numbers of the rule set, ready for JSON.

A tile is named by its code, as in notation; a piece as in events (``large_follower``); a player by his number. ``x``
grows to the east and ``y`` to the south.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.kernel.events import Scored
    from bastide.kernel.targets import Target
    from bastide.kernel.tiles import TileType
    from bastide.kernel.track import Track
    from bastide.language import Message


@dataclass(slots=True)
class Laid:
    """A tile on the table, turned clockwise by some quarter turns."""

    tile: str
    rotation: int
    x: int
    y: int


@dataclass(slots=True)
class Feature:
    """A road, a city, a field … with everything that belongs to it, whether anybody stands there or not."""

    id: int
    """Stays with the feature while it grows; where two join, the older one's stays."""
    kind: str
    parts: tuple[tuple[int, int], ...]
    """Number of the tile among the laid ones, and number of the feature on that tile (-1: a symbol)."""
    tiles: int
    pennants: int
    open_ends: int
    """For a monastery: free cells around it. A field has none and is never finished."""
    is_finished: bool
    strengths: tuple[int, ...]
    """How strong each player is; empty if nobody stands there."""
    owners: tuple[int, ...]
    """Who would get the points: whoever is strongest, or has a barn on a field."""
    worth: int
    """Points of each owner if it were finished as it is."""
    worth_at_end: int
    """Points of each owner if the game ended now; of a field, of the owner who would get most."""
    cities: tuple[int, ...] = ()
    """Finished cities that feed a field."""


@dataclass(slots=True)
class Standing:
    """A figure of a player on a feature of a laid tile, or on a place there that is no feature."""

    piece: str
    owner: int
    laid: int
    """Number of the tile among the laid ones; -1 for a place beside the board."""
    number: int
    """Number of the feature on its tile; -1 on a place that is none."""
    feature: int = -1
    """The id of the whole feature."""
    spot: str = ""
    """Name of the place that is no feature: ``tower``, ``castle quarter``."""
    sign: str = ""
    """The symbol of the tile that shows this place."""
    role: str = ""
    """What the figure is there: ``knight``, ``farmer`` …"""
    count: int = 1
    """How many of the same kind and colour stand there."""


@dataclass(frozen=True, slots=True)
class Loose:
    """A piece that stands on a cell, like the dragon or the floors of a tower."""

    piece: str
    x: int
    y: int
    count: int = 1
    """How many floors a tower has, or the number on a token."""
    number: int = -1
    """Number of the feature on its tile, if the piece stands on one, like the mage."""
    dx: int = 0
    dy: int = 0
    """How many columns and rows further it reaches, if it lies across two tiles."""
    owner: int = -1
    """In whose colour it is; -1 if it is in none."""
    numbers: tuple[int, ...] = ()
    """Features of its tile that it belongs to: the road at a mouth, or the two roads that a ferry joins."""
    at: tuple[int, ...] = ()
    """Where exactly it lies, in 32nds of a tile from the north-western corner of its cell, if that matters."""


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker of a player on a field of the track."""

    piece: str
    owner: int
    field: int
    lap: int = 1


@dataclass(frozen=True, slots=True)
class Held:
    """Pieces in front of a player: his supply, goods and cards, prisoners, wall tiles."""

    piece: str
    owner: int
    """Whose figures they are."""
    count: int
    """How many there are, or the number on a wall tile."""
    spot: str = ""
    """The place where they are kept, if it is not the supply: ``prison of 2``."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player beside the board."""

    name: str
    score: int
    is_asked: bool
    held: tuple[Held, ...] = ()
    is_on_turn: bool = False
    at_end: int = 0
    """What the final scoring would add if the game ended now."""


@dataclass(slots=True)
class Fit:
    """A tile of the bag that fits into a gap: how it may be turned, and how many are left."""

    tile: str
    rotations: tuple[int, ...]
    count: int


@dataclass(slots=True)
class Gap:
    """A free cell beside laid tiles."""

    x: int
    y: int
    asks: str
    """What its sides ask for, N E S W: the letters of sides, a full stop where nothing lies."""
    fits: tuple[Fit, ...]
    is_dead: bool
    """No tile fits any more: of the bag, in hand, or held by a player."""

    @property
    def left(self) -> int:
        """How many tiles of the bag fit."""
        return sum(fit.count for fit in self.fits)


@dataclass(slots=True)
class Option:
    """One answer to a question."""

    code: int
    notation: str
    """How it is written, and what ``game.play`` takes."""
    told: Message
    """What it does, to be said in any language."""
    target: Target
    """What it points at."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked now."""

    player: int | None
    """Who is asked; None where chance decides."""
    step: str
    """The step of the turn: ``tile``, ``figure`` …"""
    sentence: str
    """Key of the sentence that asks it."""
    tile: str | None
    """The tile that the answers lay; it need not be the one in hand."""
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything that is to be seen."""

    tiles: tuple[Laid, ...]
    """In the order of laying."""
    figures: tuple[Standing, ...] = ()
    loose: tuple[Loose, ...] = ()
    features: tuple[Feature, ...] = ()
    """Every feature in the order of its id."""
    seats: tuple[Seat, ...] = ()
    hand: str | None = None
    """The tile that is to be laid."""
    bag: dict[str, int] = field(default_factory=dict)
    """How many tiles of each kind are still to be drawn."""
    gaps: tuple[Gap, ...] = ()
    turn: int = 1
    track: Track | None = None
    """The track around the board, of a game that has one."""
    markers: tuple[Marker, ...] = ()
    question: Question | None = None
    """None when the game is over."""
    at_end: tuple[Scored, ...] = ()
    """The lines of a final scoring at this moment."""
    types: dict[str, TileType] = field(default_factory=dict)
    """What is printed on each tile of the game: the same object for every view of it."""

    @property
    def asked(self) -> Question:
        """What is asked now, in a game that is not over."""
        assert self.question is not None, "the game goes on"
        return self.question

    @property
    def around(self) -> set[tuple[int, int]]:
        """Cells of the track; what lies there is a start field and drawn as a part of it."""
        return {(square.x, square.y) for square in self.track.squares} if self.track else set()

    @property
    def shown(self) -> list[Laid]:
        """The tiles that are drawn."""
        around = self.around
        return [laid for laid in self.tiles if (laid.x, laid.y) not in around]

    @property
    def territories(self) -> list[Feature]:
        """Features that somebody holds."""
        return [feature for feature in self.features if feature.owners]

    def type_of(self, laid: Laid) -> TileType:
        """Give what is printed on a laid tile."""
        return self.types[laid.tile]
