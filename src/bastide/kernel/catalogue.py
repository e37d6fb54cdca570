"""The tiles of every box, read from ``data/tiles`` and checked.

A file that contradicts itself is refused with the tile and the reason: a wrong half side
would otherwise show up as a wrong score a hundred moves later.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from bastide.kernel import tiles
from bastide.kernel.documents import LONGEST, read_document, read_foreign_document
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import HALF_NAMES, SIDE_NAMES
from bastide.kernel.tiles import Feature, TileSet, TileType
from bastide.kernel.vocabulary import BUILDING_KEYS, MARKS, SIDES, SYMBOLS
from bastide.language import Where, plain, quoted, said

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

BLOCK_KEYS: Final = frozenset(BUILDING_KEYS).union({
    "cities", "code", "count", "edges", "fields", "id", "links", "most", "note", "over", "pos", "reconstructed",
    "river", "roads", "same_as", "start",
})  # fmt: skip
FILE_KEYS: Final = frozenset({
    "board", "box", "cards", "certainty", "layout", "name", "notes", "parts", "picture", "size", "tiles",
})  # fmt: skip
LETTER_OF: Final = {tiles.ROAD: "R", tiles.CITY: "C"}


@cache
def box_names() -> tuple[str, ...]:
    """Name every box that has a file of tiles."""
    files = resources.files("bastide") / "data" / "tiles"
    return tuple(sorted(entry.name.removesuffix(".yaml") for entry in files.iterdir() if entry.name.endswith(".yaml")))


@cache
def tile_set(box: str) -> TileSet:
    """Read the tiles of one box."""
    if box not in box_names():
        raise Unreadable("unknown_box", said("error-box", name=quoted(box), known=", ".join(box_names())))
    source = resources.files("bastide") / "data" / "tiles" / f"{box}.yaml"
    return read_tile_set(source.read_text(encoding="utf-8"), source.name)


@cache
def tile_type(name: str) -> TileType:
    """Find a tile by its id (``base/V``) or by its code (``V``) in any box."""
    for box in box_names():
        for tile in (*tile_set(box).tiles, *tile_set(box).board):
            if name in (tile.id, tile.code):
                return tile
    raise Unreadable("unknown_tile", said("error-tile", name=quoted(name)))


def load_tile_set(path: Path) -> TileSet:
    """Read the tiles of a file of one's own."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
        read_foreign_document(text, path.name)
        return read_tile_set(text, path.name)
    except Unreadable:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise Unreadable("bad_tile_file", said("error-tile-file", where=path.name)) from None


def read_tile_set(text: str, where: Where) -> TileSet:
    """Read a tile file from its text; *where* names it in errors."""
    content = read_document(text, where)
    if not isinstance(content, dict):
        raise Unreadable("bad_tile_file", said("error-tile-file-mapping", where=where))
    _only_known(content, FILE_KEYS, where)
    for key in ("box", "name", "size"):
        if key not in content:
            raise Unreadable("bad_tile_file", said("error-missing-key", where=where, key=quoted(key)))
    box = str(content["box"])
    title = content["name"]
    if not isinstance(title, dict) or set(title) != {"de", "en"}:
        raise Unreadable("bad_tile_file", said("error-tile-file-name", where=where))
    found = tuple(read_tile(block, box, where) for block in content.get("tiles") or [])
    names = [tile.id for tile in found] + [tile.code for tile in found if tile.code != tile.id]
    for name in names:
        if names.count(name) > 1:
            raise Unreadable("bad_tile_file", said("error-twice", where=where, name=name))
    facts = {key: content[key] for key in ("layout", "board", "cards") if key in content}
    parts = tuple(str(part["set"]) for part in content.get("parts", ()))
    picture = str(content.get("picture", ""))
    cells = content["board"].get("cells", ()) if "board" in content else ()
    board = tuple(read_tile(cell, box, where) for cell in cells)
    result = TileSet(box, str(title["de"]), str(title["en"]), found, parts, picture, facts, board)
    if result.size != content["size"]:
        raise Unreadable(
            "bad_tile_file",
            said("error-number-of-tiles", where=where, announced=plain(content["size"]), described=result.size),
        )
    return result


def _only_known(block: object, known: frozenset[str], where: Where) -> None:
    if not isinstance(block, dict):
        raise Unreadable("bad_tile_file", said("error-no-mapping", where=where, found=quoted(block)))
    unknown = sorted(set(block) - known)
    if unknown:
        raise Unreadable("bad_tile_file", said("error-unknown-key", where=where, key=quoted(unknown[0])))


def _number(value: object, where: Where) -> int:
    if not isinstance(value, int):
        raise Unreadable("bad_tile", said("error-no-number", where=where, found=quoted(value)))
    return value


def read_tile(block: dict[str, Any], box: str, file: Where) -> TileType:
    """Read one block of a tile file; *file* names it in errors."""
    where = (
        said("where-tile", file=file, tile=plain(block["id"])) if isinstance(block, dict) and "id" in block else file
    )
    _only_known(block, BLOCK_KEYS | SYMBOLS, where)
    blank = block.get("kind") == "blank"
    for key in ("id", "count") if blank else ("id", "count", "edges"):
        if key not in block:
            raise Unreadable("bad_tile", said("error-missing-key", where=where, key=quoted(key)))
    edges = str(block.get("edges", ""))
    if not blank and (len(edges) != len(SIDE_NAMES) or set(edges) - set(SIDES)):
        raise Unreadable("bad_tile", said("error-edges", where=where, found=quoted(edges)))
    features = [_feature(entry, tiles.ROAD, where) for entry in block.get("roads", ())]
    features += [_feature(entry, tiles.CITY, where) for entry in block.get("cities", ())]
    features += [_feature(entry, tiles.FIELD, where) for entry in block.get("fields", ())]
    if "river" in block:
        features.append(_river(block["river"], where))
    for key, kind in BUILDING_KEYS.items():
        if key in block:
            marks = ((key, "true"),) if key != kind else ()
            features.append(Feature(kind, kind, marks=marks))
    place = block.get("pos")
    tile = TileType(
        id=str(block["id"]),
        box=box,
        code=str(block.get("code", block["id"])),
        count=_number(block["count"], where),
        edges=edges,
        features=tuple(features),
        symbols=tuple((key, _text(block[key])) for key in sorted(SYMBOLS & set(block))),
        most=_number(block.get("most", 1 if place else 0), where),
        start=_number(block.get("start", 0), where),
        links=tuple(tuple(str(each) for each in group) for group in block.get("links", ())),
        over=tuple((str(upper), str(lower)) for upper, lower in block.get("over", ())),
        place=(int(place[0]), int(place[1])) if place else None,
    )
    _check(tile, where)
    return tile


def _text(value: object) -> str:
    if value is True:
        return "true"
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    return str(value)


def _feature(entry: dict[str, Any], kind: str, where: Where) -> Feature:
    keys = {"id", "h", "by"} if kind == tiles.FIELD else {"id", "e", "end", "pennants"}
    _only_known(entry, MARKS | keys, where)
    if "id" not in entry:
        raise Unreadable("bad_tile", said("error-missing-id", where=where, kind=kind))
    return Feature(
        id=str(entry["id"]),
        kind=kind,
        sides=_indices(str(entry.get("e", "")), SIDE_NAMES, where),
        halves=_indices(str(entry.get("h", "")), HALF_NAMES, where),
        by=tuple(str(city) for city in entry.get("by", ())),
        pennants=_number(entry.get("pennants", 0), where),
        ends=str(entry.get("end", "")),
        marks=tuple((mark, _text(entry[mark])) for mark in sorted(MARKS & set(entry))),
    )


def _river(entry: dict[str, Any], where: Where) -> Feature:
    _only_known(entry, frozenset({"e", "role", "end"}), where)
    if "e" not in entry or "role" not in entry:
        raise Unreadable("bad_tile", said("error-river-keys", where=where))
    return Feature(
        tiles.RIVER,
        tiles.RIVER,
        sides=_indices(str(entry["e"]), SIDE_NAMES, where),
        ends=str(entry.get("end", "")),
        marks=(("role", str(entry["role"])),),
    )


def _indices(names: str, known: Sequence[str], where: Where) -> tuple[int, ...]:
    for name in names.split():
        if name not in tuple(known):
            raise Unreadable("bad_tile", said("error-no-side", where=where, found=quoted(name)))
    return tuple(known.index(name) for name in names.split())


def _check(tile: TileType, where: Where) -> None:
    """Refuse a tile whose parts contradict each other."""
    names = [feature.id for feature in tile.features]
    for name in names:
        if names.count(name) > 1:
            raise Unreadable("bad_tile", said("error-same-feature", where=where, name=name))
    cities = [feature.id for feature in tile.features if feature.kind == tiles.CITY]
    for name in (city for feature in tile.features for city in feature.by):
        if name not in cities:
            raise Unreadable("bad_tile", said("error-field-borders", where=where, name=name))
    referred = [name for group in (*tile.links, *tile.over) for name in group]
    for name in referred:
        if name not in names:
            raise Unreadable("bad_tile", said("error-refers-to", where=where, name=name))
    for side, letter in enumerate(tile.edges):
        _check_side(tile, side, letter, where)


def _check_side(tile: TileType, side: int, letter: str, where: Where) -> None:
    reaching = [feature for feature in tile.features if side in feature.sides]
    shown = "".join("W" if feature.kind == tiles.RIVER else LETTER_OF[feature.kind] for feature in reaching)
    expected = {"R": ("R",), "C": ("C",), "W": ("W",), "I": ("", "C")}.get(letter, ("",))
    if shown not in expected:
        name = SIDE_NAMES[side]
        raise Unreadable(
            "bad_tile",
            said("error-side-reached", where=where, side=name, letter=letter, found=shown or said("error-nothing")),
        )
    for half in (2 * side, 2 * side + 1):
        owners = [feature.id for feature in tile.features if half in feature.halves]
        needed = 1 if letter in "RFW" and tile.features else 0
        if len(owners) > 1 or (letter != "I" and len(owners) != needed):
            found = tuple(owners) or said("error-no-field")
            raise Unreadable("bad_tile", said("error-half-side", where=where, half=HALF_NAMES[half], found=found))
