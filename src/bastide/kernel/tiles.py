"""What is printed on a tile: facts, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bastide.kernel.vocabulary import BUILDING_KEYS, BUILDINGS
from bastide.language import key_of

ROAD: Final = "road"
CITY: Final = "city"
FIELD: Final = "field"
MONASTERY: Final = "monastery"
RIVER: Final = "river"
HOUSE: Final = "house"
CASTLE_TOWER: Final = "castle_tower"
COURTYARD: Final = "courtyard"
COVER: Final = "cover"
"""What a box builds upon a feature, so that it is no longer what is printed; its id is its name."""

STRETCHING: Final = (ROAD, CITY, FIELD, HOUSE, CASTLE_TOWER, COURTYARD)
"""Features a figure can stand on that reach the sides of their tile or lie between others; the river takes none."""
FEATURE_KINDS: Final = (*STRETCHING, *BUILDINGS)
"""The features a figure can stand on, beside symbols of which a box makes a place."""


@dataclass(frozen=True)
class Feature:
    """One feature of one tile, as it lies at rotation 0."""

    id: str
    kind: str
    sides: tuple[int, ...] = ()
    """Sides that a road, a city or a building reaches, clockwise."""
    halves: tuple[int, ...] = ()
    """Half sides that a field or a courtyard reaches, clockwise."""
    by: tuple[str, ...] = ()
    """Cities of this tile that a field borders."""
    pennants: int = 0
    ends: str = ""
    """What an arm of a road ends at: ``crossing``, ``monastery``, a city's id …"""
    marks: tuple[tuple[str, str], ...] = ()
    """Everything else that is printed: ``inn``, ``cathedral``, ``goods`` with its sort …"""

    @property
    def name(self) -> str:
        """What people call it: a tower of The Castle is simply a tower there, and what is built has its own name."""
        if self.kind == COVER:
            return self.id
        return self.kind.removeprefix("castle_")

    @property
    def key(self) -> str:
        """The word for it in tile files: a building may be more than its kind says."""
        return next((mark for mark, _ in self.marks if mark in BUILDING_KEYS), self.kind)

    def mark(self, name: str) -> str:
        """Give the value of a printed mark, or an empty text."""
        for mark, value in self.marks:
            if mark == name:
                return value
        return ""


@dataclass(frozen=True)
class TileType:
    """One drawing of one box."""

    id: str
    """``box/name``, stable for ever."""
    box: str
    code: str
    """The short name that notation uses: the printed letter where there is one, else the id."""
    count: int
    edges: str
    """What the four sides show, N E S W: Road, City, Field, Water, Inner, Abbey; another game has its own letters."""
    features: tuple[Feature, ...]
    symbols: tuple[tuple[str, str], ...] = ()
    """Symbols of the whole tile: ``dragon``, ``portal``, ``flier`` with its direction …"""
    most: int = 0
    """How many are played at most, however many copies of the box there are; 0 if there is no limit."""
    start: int = 0
    """How many of the copies are start tiles."""
    links: tuple[tuple[str, ...], ...] = ()
    """Features that meet on the tile: a wagon may drive from one to the other."""
    over: tuple[tuple[str, str], ...] = ()
    """Drawings that cross without meeting: the first lies above the second."""
    place: tuple[int, int] | None = None
    """Column and row in the fixed block of its box."""
    plain: TileType | None = None
    """Of a tile upon which something is built: the tile as it is printed."""

    def symbol(self, name: str) -> str:
        """Give the value of a symbol, or an empty text."""
        for symbol, value in self.symbols:
            if symbol == name:
                return value
        return ""

    def feature(self, name: str) -> Feature:
        """Give the feature with this id."""
        for each in self.features:
            if each.id == name:
                return each
        raise KeyError(name)


@dataclass(frozen=True)
class TileSet:
    """All drawings of one box."""

    box: str
    name_de: str
    name_en: str
    tiles: tuple[TileType, ...]
    parts: tuple[str, ...] = ()
    """Boxes that a bundle consists of."""
    picture: str = ""
    """What the box is best known by: a tile, a piece on it (``BY dragon``), or a piece alone where it has no tile."""
    facts: dict[str, object] = field(default_factory=dict, compare=False)
    """What else the box holds: the layout of a block, a board, cards."""
    board: tuple[TileType, ...] = ()
    """The cells of a board to start at, which are not counted among the tiles."""

    @property
    def about(self) -> str:
        """The key of the sentence that says what the box is."""
        return f"box-{key_of(self.box)}"

    @property
    def size(self) -> int:
        """How many tiles the box holds."""
        return sum(tile.count for tile in self.tiles)
