"""The tiles and the wall of The Castle as plain facts, read from their YAML files.

Castle tiles are tiles like all others: their houses and towers are walled areas, their
courtyards are what is left between roads and buildings.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import yaml

from bastide.art.outlines import COURTYARD, HOUSE, TOWER
from bastide.kernel import tiles
from bastide.kernel.geometry import SIDE_NAMES
from bastide.kernel.tiles import Feature, TileSet, TileType

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

CASTLE: Final = "castle"
BUILDINGS: Final = {"house": HOUSE, "tower": TOWER}
"""How the files name the buildings."""


@dataclass(frozen=True)
class StartField:
    """The picture on the inner side of a wall square at which a castle begins to grow."""

    kind: str
    """``road``, ``house``, ``tower`` or ``courtyard``."""
    faces: int
    """Side that looks into the castle."""
    markets: int


@dataclass(frozen=True)
class WallSquare:
    """One square of the wall with two fields of the track."""

    fields: tuple[int, int]
    at: tuple[int, int]
    """Column and row on the board."""
    enters: int
    """Side towards which the track runs when it arrives."""
    leaves: int
    centres: tuple[tuple[float, float], tuple[float, float]]
    """Middles of the two fields, in cells."""
    start: StartField | None = None

    @property
    def is_corner(self) -> bool:
        """Is it a corner tower?"""
        return self.enters != self.leaves


@dataclass(frozen=True)
class CastleFacts:
    """Everything of The Castle that can be drawn."""

    tiles: tuple[TileType, ...]
    wall: tuple[WallSquare, ...]
    size: tuple[int, int]

    @property
    def box(self) -> TileSet:
        """The tiles as a box."""
        return TileSet(CASTLE, "Die Burg", "The Castle", self.tiles)


def castle_folder() -> Traversable:
    """Where the files of The Castle are."""
    return resources.files("bastide") / "data" / "castle"


def castle_facts(folder: Traversable | None = None) -> CastleFacts:
    """Read the facts of The Castle."""
    where = castle_folder() if folder is None else folder
    return read_castle((where / "tiles.yaml").read_text("utf-8"), (where / "wall.yaml").read_text("utf-8"))


def read_castle(tile_text: str, wall_text: str) -> CastleFacts:
    """Read the facts of The Castle from the texts of its two files."""
    blocks = yaml.safe_load(tile_text)["tiles"]
    wall = yaml.safe_load(wall_text)
    starts = {
        entry["id"]: StartField(entry["kind"], SIDE_NAMES.index(entry["faces"]), int(entry.get("markets", 0)))
        for entry in wall["start_fields"]
    }
    squares = tuple(_square(entry, starts) for entry in wall["track"])
    size = (int(wall["grid"]["columns"]), int(wall["grid"]["rows"]))
    return CastleFacts(tuple(_tile(block) for block in blocks), squares, size)


def _square(entry: dict[str, Any], starts: dict[str, StartField]) -> WallSquare:
    first, second = entry["centres"]
    return WallSquare(
        (int(entry["fields"][0]), int(entry["fields"][1])),
        (int(entry["at"][0]), int(entry["at"][1])),
        SIDE_NAMES.index(entry["in"]),
        SIDE_NAMES.index(entry["out"]),
        ((float(first[0]), float(first[1])), (float(second[0]), float(second[1]))),
        starts.get(entry.get("start", "")),
    )


def _tile(block: dict[str, Any]) -> TileType:
    features = []
    buildings: dict[str, str] = {}
    for key, kind in BUILDINGS.items():
        for number, part in enumerate(block.get(key, ()), 1):
            features.append(Feature(f"{key}{number}", kind, sides=_sides(part)))
            buildings.setdefault(key, f"{key}1")
    for number, road in enumerate(block.get("road", ()), 1):
        end = str(road.get("end", ""))
        marks = (("fountain", "true"),) if road.get("fountain") else ()
        sides = _sides(road["sides"])
        features.append(Feature(f"road{number}", tiles.ROAD, sides=sides, ends=buildings.get(end, end), marks=marks))
    for number, court in enumerate(block.get("court", ()), 1):
        markets = int(court.get("markets", 0))
        halves = tuple(sorted(half for edge in court["edges"] for half in _halves(edge)))
        marks = (("market", str(markets)),) if markets else ()
        features.append(Feature(f"court{number}", COURTYARD, halves=halves, marks=marks))
    name = str(block["id"])
    return TileType(f"{CASTLE}/{name}", CASTLE, name, int(block["count"]), str(block["sides"]), tuple(features))


def _sides(names: list[str]) -> tuple[int, ...]:
    return tuple(sorted(SIDE_NAMES.index(name) for name in names))


def _halves(edge: str) -> tuple[int, ...]:
    """Give the half sides of a side, or the one that is named: ``a`` is met first, clockwise."""
    side = 2 * SIDE_NAMES.index(edge[0])
    return (side, side + 1) if len(edge) == 1 else (side + "ab".index(edge[1]),)
