"""The tiles of The Castle, read from ``data/castle`` or from a file of one's own, and checked.

Which tiles the box really holds has never been written down in public; the list that comes
with Bastide is a reconstruction. Who owns the game can correct the file and play with it.
"""

from __future__ import annotations

import json
from importlib import resources
from itertools import combinations
from typing import Any, Final

from bastide.kernel import tiles
from bastide.kernel.documents import read_foreign_document
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import HALF_NAMES, SIDE_NAMES
from bastide.kernel.tiles import Feature, TileType
from bastide.language import Where, plain, quoted, said

GAME: Final = "castle"
KIND_OF_LETTER: Final = {"R": tiles.ROAD, "H": tiles.HOUSE, "T": tiles.CASTLE_TOWER}
LETTERS: Final = "RHTC"
SQUARE: Final = "square"
BUILDINGS: Final = {"house": tiles.HOUSE, "tower": tiles.CASTLE_TOWER}
FOUNTAIN: Final = "fountain"
MARKET: Final = "market"
HALVES: Final = {f"{side}{half}": f"{side}{name}" for side in SIDE_NAMES for half, name in (("a", "L"), ("b", "R"))}
"""Half sides as the file names them (a is met first, clockwise) and as the kernel does."""
FORMAT: Final = 1
MOST: Final = 10_000
"""The largest number that a file can need."""
MOST_MARKETS: Final = 20
LONGEST_NAME: Final = 20
FILE_KEYS: Final = frozenset({"confidence", "format", "tiles", "total"})
TILE_KEYS: Final = frozenset({"count", "court", "house", "id", "road", "sides", "tower"})


def own_text(name: str) -> str:
    """Give the text of a file that comes with Bastide: ``tiles``, ``wall`` or ``wall_tiles``."""
    return (resources.files("bastide") / "data" / "castle" / f"{name}.yaml").read_text(encoding="utf-8")


def one_line(text: str, where: Where) -> str:
    """Write a file as JSON on one line, so that a record can keep it."""
    try:
        return json.dumps(read_foreign_document(text, where), ensure_ascii=False)
    except TypeError:
        raise Unreadable("bad_yaml", said("error-not-plain", where=where)) from None


def read_yaml(text: str, where: Where, known: frozenset[str], needed: tuple[str, ...]) -> dict[str, Any]:
    """Read a mapping with known keys."""
    content = check_keys(read_foreign_document(text, where), where, known, needed)
    if content.get("format", FORMAT) is not FORMAT:
        found = quoted(content["format"])
        raise Unreadable("bad_castle_file", said("error-file-format", where=where, found=found, known=FORMAT))
    return content


def check_keys(content: object, where: Where, known: frozenset[str], needed: tuple[str, ...]) -> dict[str, Any]:
    """Give a mapping back if it has the keys that it must have and no others."""
    if not isinstance(content, dict):
        raise Unreadable("bad_castle_file", said("error-no-mapping", where=where, found=quoted(content)))
    for key in content:
        if key not in known:
            raise Unreadable("bad_castle_file", said("error-unknown-key", where=where, key=quoted(key)))
    for key in needed:
        if key not in content:
            raise Unreadable("bad_castle_file", said("error-missing-key", where=where, key=quoted(key)))
    return content


def number_in(value: object, where: Where, most: int = MOST) -> int:
    """Give a whole number that is not negative, and not more than can be."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Unreadable("bad_castle_file", said("error-no-number", where=where, found=quoted(value)))
    if value > most:
        raise Unreadable("bad_castle_file", said("error-too-much", where=where, found=quoted(value), most=most))
    return value


def name_in(value: object, where: Where) -> str:
    """Give the name of a tile or a start field; it stands in notation, so it is short, of letters and digits only."""
    if not isinstance(value, str) or not (value.isascii() and value.isalnum()) or len(value) > LONGEST_NAME:
        raise Unreadable("bad_tile", said("error-tile-id", where=where))
    return value


def read_tiles(text: str, where: Where) -> list[TileType]:
    """Read the castle tiles."""
    content = read_yaml(text, where, FILE_KEYS, ("tiles", "total"))
    if not isinstance(content["tiles"], list):
        raise Unreadable("bad_castle_file", said("error-tiles-no-list", where=where))
    found = [_tile(block, where) for block in content["tiles"]]
    names = [tile.id for tile in found]
    for name in names:
        if names.count(name) > 1:
            raise Unreadable("bad_castle_file", said("error-twice", where=where, name=name))
    size = sum(tile.count for tile in found)
    total = number_in(content["total"], where)
    if size != total:
        raise Unreadable(
            "bad_castle_file", said("error-number-of-tiles", where=where, announced=str(total), described=size)
        )
    return found


def _tile(block: object, file: Where) -> TileType:
    where = (
        said("where-tile", file=file, tile=plain(block["id"])) if isinstance(block, dict) and "id" in block else file
    )
    content = check_keys(block, where, TILE_KEYS, ("id", "count", "sides"))
    name, edges = name_in(content["id"], where), content["sides"]
    if not isinstance(edges, str) or len(edges) != len(SIDE_NAMES) or set(edges) - set(LETTERS):
        raise Unreadable(
            "bad_tile", said("error-castle-sides", where=where, letters=" ".join(LETTERS), found=quoted(edges))
        )
    features = _buildings(content, where)
    features += _roads(content, features, where)
    features += _courts(content, where)
    tile = TileType(f"{GAME}/{name}", GAME, name, number_in(content["count"], where), edges, tuple(features))
    _check(tile, where)
    return tile


def _parts(content: dict[str, Any], key: str, where: Where) -> list[Any]:
    parts = content.get(key, [])
    if not isinstance(parts, list):
        raise Unreadable("bad_tile", said("error-no-parts", where=where, key=quoted(key)))
    return parts


def _sides(names: object, where: Where) -> tuple[int, ...]:
    if not isinstance(names, list) or not names or any(name not in tuple(SIDE_NAMES) for name in names):
        raise Unreadable("bad_tile", said("error-no-sides", where=where, found=quoted(names)))
    if len(set(names)) < len(names):
        raise Unreadable("bad_tile", said("error-side-twice", where=where, found=quoted(names)))
    return tuple(sorted(SIDE_NAMES.index(name) for name in names))


def _buildings(content: dict[str, Any], where: Where) -> list[Feature]:
    return [
        Feature(f"{name}{number}", kind, sides=_sides(part, where))
        for name, kind in BUILDINGS.items()
        for number, part in enumerate(_parts(content, name, where), 1)
    ]


def _roads(content: dict[str, Any], buildings: list[Feature], where: Where) -> list[Feature]:
    found = []
    for number, part in enumerate(_parts(content, "road", where), 1):
        road = check_keys(part, where, frozenset({"sides", "end", FOUNTAIN}), ("sides",))
        end = str(road.get("end", ""))
        if end in BUILDINGS:
            end = next((building.id for building in buildings if building.name == end), "nowhere")
        if "end" in road and end not in (SQUARE, *(building.id for building in buildings)):
            raise Unreadable("bad_tile", said("error-road-end", where=where, end=quoted(road["end"])))
        sides = _sides(road["sides"], where)
        if end and len(sides) > 1:
            raise Unreadable("bad_tile", said("error-road-end-sides", where=where, end=quoted(road["end"])))
        has_fountain = road.get(FOUNTAIN, False)
        if not isinstance(has_fountain, bool):
            raise Unreadable("bad_tile", said("error-yes-or-no", where=where, key=FOUNTAIN, found=quoted(has_fountain)))
        marks = ((FOUNTAIN, "true"),) if has_fountain else ()
        found.append(Feature(f"road{number}", tiles.ROAD, sides=sides, ends=end, marks=marks))
    return found


def _courts(content: dict[str, Any], where: Where) -> list[Feature]:
    found = []
    for number, part in enumerate(_parts(content, "court", where), 1):
        court = check_keys(part, where, frozenset({"edges", "markets"}), ("edges",))
        halves: list[int] = []
        for edge in edges_of(court["edges"], where):
            names = [HALVES[edge]] if edge in HALVES else [f"{edge}L", f"{edge}R"]
            if names[0] not in HALF_NAMES:
                raise Unreadable("bad_tile", said("error-no-edge", where=where, found=quoted(edge)))
            halves += [HALF_NAMES.index(name) for name in names]
        if len(set(halves)) < len(halves):
            raise Unreadable("bad_tile", said("error-side-twice", where=where, found=quoted(court["edges"])))
        markets = number_in(court.get("markets", 0), where, MOST_MARKETS)
        found.append(courtyard(f"court{number}", tuple(sorted(halves)), markets))
    return found


def edges_of(edges: object, where: Where) -> list[str]:
    """Give the sides and half sides of a courtyard: one, or a list of them."""
    several = edges if isinstance(edges, list) else [edges]
    found = [edge for edge in several if isinstance(edge, str)]
    if not found or len(found) < len(several):
        raise Unreadable("bad_tile", said("error-no-edges", where=where, found=quoted(edges)))
    return found


def courtyard(name: str, halves: tuple[int, ...], markets: int) -> Feature:
    """Make a courtyard with some markets."""
    return Feature(name, tiles.COURTYARD, halves=halves, marks=((MARKET, str(markets)),) if markets else ())


def _check(tile: TileType, where: Where) -> None:
    """Refuse a tile whose parts contradict its sides."""
    for side, letter in enumerate(tile.edges):
        name = SIDE_NAMES[side]
        shown = [feature for feature in tile.features if side in feature.sides]
        if [feature.kind for feature in shown] != ([KIND_OF_LETTER[letter]] if letter in KIND_OF_LETTER else []):
            found = tuple(feature.name for feature in shown) or said("error-nothing")
            raise Unreadable("bad_tile", said("error-side-reached", where=where, side=name, letter=letter, found=found))
        for half in (2 * side, 2 * side + 1):
            owners = [feature.id for feature in tile.features if half in feature.halves]
            if len(owners) != (1 if letter in "RC" else 0):
                belongs = tuple(owners) or said("error-no-courtyard")
                raise Unreadable("bad_tile", said("error-half-side", where=where, half=HALF_NAMES[half], found=belongs))
        if letter == "C" and len({f.id for f in tile.features if {2 * side, 2 * side + 1} & set(f.halves)}) > 1:
            raise Unreadable("bad_tile", said("error-two-courtyards", where=where, side=name))
    for one, other in combinations(tile.features, 2):
        if _cross(one, other):
            raise Unreadable("bad_tile", said("error-crossing", where=where, one=one.id, other=other.id))


def _cross(one: Feature, other: Feature) -> bool:
    """Would two parts have to cross each other? Then their places along the rim of the tile alternate."""
    rim = sorted([(place, 0) for place in _rim(one)] + [(place, 1) for place in _rim(other)])
    owners = [owner for _, owner in rim]
    return sum(owner != owners[number - 1] for number, owner in enumerate(owners)) > 2


def _rim(feature: Feature) -> list[int]:
    """Places of a part along the rim, clockwise: the first half of a side, its middle, its second half."""
    return [3 * side + 1 for side in feature.sides] + [3 * (half // 2) + 2 * (half % 2) for half in feature.halves]
