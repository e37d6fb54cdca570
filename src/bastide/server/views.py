"""What is to be seen of a game, as it goes over the wire: plain data with names, made from :mod:`bastide.view`.

Tiles, figures, features and pieces go as they are there. ``x`` grows to the east and ``y`` to the south; a player is
the number of a seat.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from bastide.server.words import Words
from bastide.view.table import Feature, Held, Laid, Loose, Marker, Standing


class AtNothing(Struct, frozen=True, tag_field="at", tag="nothing"):
    """Nothing on the table: a pass, a confirmation."""


class AtTile(Struct, frozen=True, tag_field="at", tag="tile"):
    """A tile, by its code."""

    tile: str


class AtCell(Struct, frozen=True, tag_field="at", tag="cell"):
    """A cell of the table, with quarter turns clockwise where something is turned."""

    x: int
    y: int
    rotation: int | None


class AtFeature(Struct, frozen=True, tag_field="at", tag="feature"):
    """A feature of a laid tile (number on that tile, -1 for a symbol), and the id of the whole feature."""

    x: int
    y: int
    number: int
    feature: int
    kind: str
    where: str


class AtSpot(Struct, frozen=True, tag_field="at", tag="spot"):
    """A named place that is no feature: a quarter, a prison."""

    spot: str
    laid: int = -1
    """The tile on the table that shows it (its place in the list of tiles), and the symbol that stands for it."""
    sign: str = ""


class OnTrack(Struct, frozen=True, tag_field="at", tag="track"):
    """A field of the track."""

    field: int


class AtFigure(Struct, frozen=True, tag_field="at", tag="figure"):
    """A figure that stands somewhere."""

    player: int
    piece: str
    place: AtFeature | AtSpot | OnTrack


class AtSeat(Struct, frozen=True, tag_field="at", tag="seat"):
    """A player."""

    player: int


class AtNumber(Struct, frozen=True, tag_field="at", tag="number"):
    """A number: a bid, a token, one of several choices."""

    number: int


Target = AtNothing | AtTile | AtCell | AtFeature | AtFigure | AtSpot | AtSeat | AtNumber | OnTrack


class Option(Struct, frozen=True):
    """One answer to a question."""

    action: str
    """The action in notation: what ``play`` sends back."""
    words: Words
    target: Target


class Question(Struct, frozen=True):
    """What is asked now. Only who holds the asked seat gets the options; for all others the list is empty."""

    player: int | None
    step: str
    """The step of the turn: ``tile``, ``figure`` …"""
    words: Words
    tile: str | None
    """The tile that the answers lay; it need not be the one in hand."""
    options: list[Option]


class Seat(Struct, frozen=True):
    """A player beside the board."""

    name: str
    score: int
    is_asked: bool
    is_on_turn: bool
    at_end: int
    """What the final scoring would add if the game ended now; 0 where aids are off."""
    held: tuple[Held, ...]


class Gap(Struct, frozen=True):
    """A free cell with laid tiles on several sides, or with one that nothing fits to any more.

    The message ``inspect`` asks about any free cell beside laid tiles: which tiles fit, and how likely one comes.
    """

    x: int
    y: int
    asks: str
    """What its sides ask for, N E S W: the letters of sides, a full stop where nothing lies."""
    left: int
    """How many tiles of the bag fit."""
    is_dead: bool
    """No tile fits any more: of the bag, in hand, or held by a player."""


class TrackSquare(Struct, frozen=True):
    """One square of the track around the board, with the first of its two fields."""

    x: int
    y: int
    field: int
    start: str | None
    """The code of the start field that it shows to the inside, if it has one."""


class Track(Struct, frozen=True):
    """A ring of squares in playing order, and every cell for tiles inside."""

    squares: list[TrackSquare]
    inside: list[tuple[int, int]]


class PartFacts(Struct, frozen=True):
    """A feature of a kind of tile."""

    kind: str
    sides: list[int]
    """Sides that it reaches at rotation 0, clockwise from the north."""
    shows: list[str]
    """What is printed on it: pennants, and what boxes add."""


class TileFacts(Struct, frozen=True):
    """A kind of tile of this game; pictures and hit areas are in the atlas."""

    code: str
    id: str
    """``box/name``, stable for ever."""
    box: str
    count: int
    edges: str
    parts: list[PartFacts]
    """Without fields and courtyards on which nothing is printed."""
    shows: list[str]
    """What is printed on the tile as a whole."""


class View(Struct, frozen=True):
    """Everything that is to be seen."""

    tiles: list[Laid]
    """In the order of laying."""
    figures: list[Standing]
    loose: list[Loose]
    features: list[Feature]
    """Every feature in the order of its id."""
    seats: list[Seat]
    hand: str | None
    """The tile that is to be laid."""
    bag: dict[str, int]
    """How many tiles of each kind are still to be drawn; empty where aids are off."""
    left: int
    """How many tiles are in the bag."""
    gaps: list[Gap]
    """Row by row; empty where aids are off."""
    turn: int
    track: Track | None
    markers: list[Marker]
    question: Question | None
    """None when the game is over."""


class Change(Struct, frozen=True, omit_defaults=True):
    """What is different from the view before; what is missing here stays as it was."""

    tiles_kept: int | UnsetType = UNSET
    """So many of the first tiles stay; absent if all do."""
    tiles: list[Laid] | UnsetType = UNSET
    """Tiles behind those that stay."""
    figures: list[Standing] | UnsetType = UNSET
    loose: list[Loose] | UnsetType = UNSET
    features: list[Feature] | UnsetType = UNSET
    """Features that are new or different; the id says which."""
    features_gone: list[int] | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    hand: str | UnsetType | None = UNSET
    bag: dict[str, int] | UnsetType = UNSET
    """Kinds whose number is different; 0 if none is left."""
    left: int | UnsetType = UNSET
    gaps: list[Gap] | UnsetType = UNSET
    """Gaps that are new or different; the cell says which."""
    gaps_gone: list[tuple[int, int]] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    markers: list[Marker] | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET


class Fit(Struct, frozen=True):
    """A kind of tile in the bag that fits into a gap."""

    tile: str
    rotations: list[int]
    count: int


class GapFacts(Struct, frozen=True):
    """What can come into a gap."""

    x: int
    y: int
    asks: str
    is_dead: bool
    fits: list[Fit]
    left: int
    """How many tiles of the bag fit."""
    bag: int
    """How many tiles the bag holds."""
    next_draw: float
    """The chance that the next tile from the bag fits."""
    by_seat: list[float]
    """For each seat, the chance to draw at least one that fits before the bag is empty, if all draw in turn."""


class Effect(Struct, frozen=True):
    """Something that would come of an answer."""

    what: Literal["finishes", "joins", "extends", "scores", "leaves", "ends"]
    words: Words
    feature: int
    """The id of the feature, as it would be afterwards; -1 if it is about none."""
    player: int
    """Who scores, or whose figure leaves; -1 if it is about nobody."""
    points: int
