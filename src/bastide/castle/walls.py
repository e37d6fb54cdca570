"""The wall around the castle: track, corner towers and start fields, read from a file and checked.

The wall is a ring of squares. Each carries two fields of the track; fourteen of them are
corner towers, seven are start fields with a picture. Columns count from the west and rows from
the north, so that they are the coordinates of the cells.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final

from bastide.castle.facts import (
    BUILDINGS,
    GAME,
    MOST_MARKETS,
    check_keys,
    courtyard,
    name_in,
    number_in,
    own_text,
    read_yaml,
)
from bastide.castle.wall_checks import check_said_twice
from bastide.kernel import tiles
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import SIDE_NAMES, STEPS, cell_at, x_of, y_of
from bastide.kernel.tiles import Feature, TileType
from bastide.kernel.track import Track, TrackSquare
from bastide.language import Where, quoted, said

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE_KEYS: Final = frozenset({
    "cells_inside", "corner_towers", "direction", "falcon_gates", "format", "grid", "legend", "map", "pieces",
    "start_fields", "track", "track_fields",
})  # fmt: skip
TRACK_KEYS: Final = frozenset({"at", "centres", "fields", "in", "kind", "out", "start", "turn"})
CORNER: Final = "corner"
TRACK_KINDS: Final = (CORNER, "straight")
START_KEYS: Final = frozenset({"at", "cell", "faces", "fields", "id", "kind", "kind_confidence", "markets"})
LETTER_OF: Final = {tiles.ROAD: "r", tiles.HOUSE: "h", "tower": "t", tiles.COURTYARD: "c"}
"""What a start field shows, small: it is a part of the wall, and other things may face it."""
WALL_LETTER: Final = "W"
START: Final = "start_"
LARGEST: Final = 64
"""Columns and rows that a map may have."""


@dataclass(frozen=True)
class Square:
    """One square of the wall, with the first of its two fields."""

    cell: int
    field: int
    is_corner: bool
    has_tile: bool
    """Does it get a wall tile? All corner towers but the first do."""


@dataclass(frozen=True)
class Wall:
    """Everything around the castle."""

    inside: tuple[int, ...]
    """Cells for castle tiles."""
    squares: tuple[Square, ...]
    """The ring in playing order."""
    starts: tuple[tuple[TileType, int], ...]
    """The start fields, each as a tile with one side, and their cells."""

    @property
    def fields(self) -> int:
        """How many fields the track has."""
        return 2 * len(self.squares)

    @cached_property
    def track(self) -> Track:
        """The wall as it is seen."""
        starts = {cell: tile for tile, cell in self.starts}
        squares = [
            TrackSquare(x_of(square.cell), y_of(square.cell), square.field, starts.get(square.cell))
            for square in self.squares
        ]
        return Track(tuple(squares), tuple((x_of(cell), y_of(cell)) for cell in self.inside))

    def closed_cells(self) -> list[int]:
        """Give all cells that no tile may take: the wall itself, and what lies behind a start field."""
        open_cells = {*self.inside, *(cell for _, cell in self.starts)}
        ring = {square.cell for square in self.squares}
        around = ring | {cell + step for _, cell in self.starts for step in STEPS}
        return sorted(around - open_cells)


def read_wall(text: str, where: Where) -> Wall:
    """Read the wall."""
    content = read_yaml(text, where, FILE_KEYS, ("map", "track", "start_fields"))
    inside = _cells_inside(str(content["map"]), where)
    squares = _squares(content["track"], where)
    cells = {square.cell for square in squares}
    if len(cells) != len(squares) or cells & set(inside):
        raise Unreadable("bad_castle_file", said("error-wall-twice", where=where))
    ring = [squares[number - 1].cell - square.cell for number, square in enumerate(squares)]
    if any(step not in STEPS for step in ring):
        raise Unreadable("bad_castle_file", said("error-wall-open-ring", where=where))
    if any(cell + step not in cells and cell + step not in inside for cell in inside for step in STEPS):
        raise Unreadable("bad_castle_file", said("error-wall-gap", where=where))
    starts = content["start_fields"]
    if not isinstance(starts, list) or not starts:
        raise Unreadable("bad_castle_file", said("error-wall-no-starts", where=where))
    found = tuple(_start_field(entry, where, cells, set(inside)) for entry in starts)
    if len({cell for _, cell in found}) < len(found) or len({tile.id for tile, _ in found}) < len(found):
        raise Unreadable("bad_castle_file", said("error-wall-same-starts", where=where))
    wall = Wall(tuple(sorted(inside)), squares, found)
    check_said_twice(content, [(square.cell, square.is_corner) for square in squares], dict(names_of(found)), where)
    return wall


def _cells_inside(drawing: str, where: Where) -> list[int]:
    rows = [row.strip().strip("|") for row in drawing.strip().splitlines()]
    if len(rows) > LARGEST or any(len(row) > LARGEST for row in rows):
        raise Unreadable("bad_castle_file", said("error-wall-large", where=where))
    found = [cell_at(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "."]
    if not found:
        raise Unreadable("bad_castle_file", said("error-wall-empty", where=where))
    return found


def _cell(place: object, where: Where) -> int:
    if not isinstance(place, list) or len(place) != 2:
        raise Unreadable("bad_castle_file", said("error-wall-no-place", where=where, found=quoted(place)))
    x, y = (number_in(part, where) for part in place)
    if max(x, y) >= LARGEST:
        raise Unreadable("bad_castle_file", said("error-wall-far", where=where, found=quoted(place)))
    return cell_at(x, y)


def _squares(track: object, where: Where) -> tuple[Square, ...]:
    found: list[Square] = []
    for entry in track if isinstance(track, list) else []:
        block = check_keys(entry, said("where-track", file=where), TRACK_KEYS, ("at", "fields", "kind"))
        field = 2 * len(found)
        if block["fields"] != [field, field + 1] or any(type(number) is not int for number in block["fields"]):
            raise Unreadable(
                "bad_castle_file", said("error-wall-next-fields", where=where, first=field, second=field + 1)
            )
        if block["kind"] not in TRACK_KINDS:
            raise Unreadable(
                "bad_castle_file", said("error-wall-kind", where=where, found=quoted(block["kind"]), first=field)
            )
        corner = block["kind"] == CORNER
        found.append(Square(_cell(block["at"], where), field, corner, corner and field > 0))
    if len(found) < 4:
        raise Unreadable("bad_castle_file", said("error-wall-no-ring", where=where))
    return tuple(found)


def _start_field(entry: object, file: Where, ring: set[int], inside: set[int]) -> tuple[TileType, int]:
    where = said("where-start-field", file=file)
    block: dict[str, Any] = check_keys(entry, where, START_KEYS, ("id", "at", "faces", "kind"))
    cell = _cell(block["at"], where)
    name, faces, kind = name_in(block["id"], where), str(block["faces"]), str(block["kind"])
    if faces not in tuple(SIDE_NAMES) or cell not in ring or cell + STEPS[SIDE_NAMES.index(faces)] not in inside:
        raise Unreadable("bad_castle_file", said("error-wall-start-faces", where=where, name=name))
    beside = cell + STEPS[SIDE_NAMES.index(faces)]
    if "cell" in block and _cell(block["cell"], where) != beside:
        raise Unreadable("bad_castle_file", said("error-wall-start-cell", where=where, name=name))
    if kind not in LETTER_OF:
        raise Unreadable(
            "bad_castle_file",
            said(
                "error-wall-start-shows",
                where=where,
                name=name,
                found=quoted(block["kind"]),
                known=", ".join(LETTER_OF),
            ),
        )
    markets = number_in(block.get("markets", 0), where, MOST_MARKETS)
    if markets and kind != tiles.COURTYARD:
        raise Unreadable("bad_castle_file", said("error-wall-start-market", where=where, name=name))
    return start_tile(name, SIDE_NAMES.index(faces), kind, markets), cell


def names_of(starts: Sequence[tuple[TileType, int]]) -> list[tuple[int, str]]:
    """Give the cells of start fields with their names."""
    return [(cell, tile.code.removeprefix(START)) for tile, cell in starts]


def start_tile(name: str, side: int, kind: str, markets: int) -> TileType:
    """Make a start field: a tile that shows something on one side and wall on the others."""
    if kind == tiles.COURTYARD:
        feature = courtyard(kind, (2 * side, 2 * side + 1), markets)
    else:
        feature = Feature(kind, BUILDINGS.get(kind, kind), sides=(side,))
    edges = "".join(LETTER_OF[kind] if each == side else WALL_LETTER for each in range(len(SIDE_NAMES)))
    return TileType(f"{GAME}/{START}{name}", GAME, f"{START}{name}", 0, edges, (feature,))


@cache
def wall_tiles() -> tuple[int, ...]:
    """Give how many copies there are of each wall tile, by number from 1."""
    name = "wall_tiles"
    content = read_yaml(own_text(name), f"{name}.yaml", frozenset({"format", "total", name}), (name,))
    entries: Sequence[dict[str, Any]] = content[name]
    return tuple(int(entry["count"]) for entry in entries)
