"""Tiles of one's own: read from a file, checked, and written on one line for records and positions.

The rules leave two blank tiles for them (complete rules 1.15). A record keeps what is printed on such tiles, so that it
can be replayed without the file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bastide.kernel import catalogue, tiles
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import HALF_NAMES, SIDE_NAMES
from bastide.kernel.tiles import TileType
from bastide.kernel.vocabulary import (
    BUILDING_KEYS,
    BUILDINGS,
    ENDS_OF_SYMBOLS,
    MARKS,
    MARKS_OF_SIDES,
    NUMBERED_COPIES,
    SYMBOLS_IN_BLOCKS,
    VALUES,
)
from bastide.language import quoted, said

if TYPE_CHECKING:
    from bastide.kernel.tiles import Feature

ID: Final = re.compile(r"\w+/\w+")
CODE: Final = re.compile(r"[\w/]+")
GROUPS: Final = {tiles.ROAD: "roads", tiles.CITY: "cities", tiles.FIELD: "fields"}


def load_tiles(path: Path | str) -> tuple[TileType, ...]:
    """Read the tiles of a file of one's own, for ``new_game(tiles=…)``."""
    if not isinstance(path, str | PathLike):
        raise Unreadable("bad_path", said("error-path", found=quoted(path)))
    found = check_tiles(catalogue.load_tile_set(Path(path)).tiles)
    return check_tiles([each for tile in found for each in parted_by_number(tile)])


def parted_by_number(tile: TileType) -> list[TileType]:
    """Give a tile for each number, where its copies show different ones: ``Z`` with 1 and 2 is ``Z_1`` and ``Z_2``."""
    for symbol, value in tile.symbols:
        numbers = value.split()
        if symbol in NUMBERED_COPIES and len(set(numbers)) > 1:
            others = tuple(each for each in tile.symbols if each[0] != symbol)
            return [
                replace(
                    tile,
                    id=f"{tile.id}_{number}",
                    code=f"{tile.code}_{number}",
                    count=numbers.count(number),
                    symbols=(*others, (symbol, " ".join([number] * numbers.count(number)))),
                )
                for number in sorted(set(numbers))
            ]
    return [tile]


def check_tiles(found: Iterable[TileType]) -> tuple[TileType, ...]:
    """Refuse tiles that cannot be played, or that could be mistaken for others."""
    checked = tuple(found) if isinstance(found, Iterable) else (found,)
    for each in checked:
        if not isinstance(each, TileType):
            raise Unreadable("bad_tile", said("error-own-tiles", found=quoted(each)))
    names = [name for tile in checked for name in {tile.id, tile.code}]
    for tile in checked:
        if not ID.fullmatch(tile.id) or not CODE.fullmatch(tile.code):
            raise Unreadable(
                "bad_tile",
                said("error-own-tile", name=quoted(tile.id), code=quoted(tile.code)),
            )
        if tile.box in catalogue.box_names():
            raise Unreadable("bad_tile", said("error-own-tile-box", name=tile.id, box=tile.box))
        if not tile.edges or tile.count < 1:
            raise Unreadable("bad_tile", said("error-own-tile-blank", name=tile.id))
        for name in (tile.id, tile.code):
            if name in catalogue_names() or names.count(name) > 1:
                raise Unreadable("bad_tile", said("error-own-tile-taken", taken=name, name=tile.id))
        check_print(tile)
    return checked


def check_print(tile: TileType) -> None:
    """Refuse what only fixed blocks show, and words that mean nothing where they stand."""
    inside = [letter for letter in tile.edges if letter in "AI"]
    inside += [name for name, _ in tile.symbols if name in SYMBOLS_IN_BLOCKS or name == "kind"]
    inside += [
        feature.key for feature in tile.features if feature.key in BUILDING_KEYS and feature.key not in BUILDINGS
    ]
    inside += ["start"] * (tile.start > 0) + ["pos"] * (tile.place is not None)
    if inside:
        raise Unreadable("bad_tile", said("error-own-tile-block", name=tile.id, word=inside[0]))
    for name, value in tile.symbols:
        if name in NUMBERED_COPIES and len(value.split()) != tile.count:
            raise Unreadable("bad_tile", said("error-own-tile-numbers", name=tile.id, word=name, count=tile.count))
        for word in value.split():
            _check_value(tile, name, word, VALUES.get(name, ["true"]))
        ends = sum(feature.ends == ENDS_OF_SYMBOLS.get(name) for feature in tile.features)
        if name in ENDS_OF_SYMBOLS and ends < len(("one", "other")):
            raise Unreadable(
                "bad_tile", said("error-own-tile-ends", name=tile.id, word=name, end=ENDS_OF_SYMBOLS[name])
            )
    for feature in tile.features:
        for name, value in feature.marks:
            sides = [SIDE_NAMES[side] for side in feature.sides]
            known = sides if name in MARKS_OF_SIDES else VALUES.get(name, ["true"])
            for word in value.split() if name in MARKS and name != "role" else []:
                _check_value(tile, name, word, known)


def _check_value(tile: TileType, name: str, word: str, known: list[str]) -> None:
    if word not in known:
        values = ", ".join(known)
        raise Unreadable("bad_tile", said("error-own-tile-value", name=tile.id, word=name, value=word, values=values))


@cache
def catalogue_names() -> frozenset[str]:
    """Give every id and code that a box has taken."""
    sets = [catalogue.tile_set(box) for box in catalogue.box_names()]
    return frozenset(name for found in sets for tile in found.tiles for name in (tile.id, tile.code))


# -- on one line ---------------------------------------------------------------------------------


def read_tile(text: str) -> TileType:
    """Read a tile that :func:`write_tile` has written."""
    try:
        block = json.loads(text)
        return catalogue.read_tile(block, str(block["id"]).partition("/")[0], said("where-line", name=quoted("tile")))
    except Unreadable:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise Unreadable("bad_tile", said("error-no-tile", text=text.strip())) from None


def read_tiles(lines: Iterable[tuple[int, str]]) -> tuple[TileType, ...]:
    """Read the tiles of some numbered lines; an error names its line."""
    found: list[TileType] = []
    for number, text in lines:
        try:
            found.append(read_tile(text))
            check_tiles(found)
        except Unreadable as error:
            raise Unreadable(error.code, error.message, line=number) from None
    return tuple(found)


def write_tile(tile: TileType) -> str:
    """Write everything that is printed on a tile as JSON, with the keys of a tile file."""
    block: dict[str, Any] = {"id": tile.id, "code": tile.code, "count": tile.count, "edges": tile.edges}
    for feature in tile.features:
        if feature.kind in GROUPS:
            block.setdefault(GROUPS[feature.kind], []).append(_entry(feature))
        elif feature.kind == tiles.RIVER:
            block["river"] = _entry(feature)
        else:
            block[feature.key] = True
    block |= {name: _value(value) for name, value in tile.symbols}
    more = {"most": tile.most, "start": tile.start, "links": tile.links, "over": tile.over, "pos": tile.place}
    block |= {key: value for key, value in more.items() if value}
    return json.dumps(block, ensure_ascii=False)


def _entry(feature: Feature) -> dict[str, Any]:
    entry: dict[str, Any] = {} if feature.kind == tiles.RIVER else {"id": feature.id}
    if feature.kind == tiles.FIELD:
        entry["h"] = " ".join(HALF_NAMES[half] for half in feature.halves)
    else:
        entry["e"] = " ".join(SIDE_NAMES[side] for side in feature.sides)
    more = {"by": feature.by, "pennants": feature.pennants, "end": feature.ends}
    entry |= {key: value for key, value in more.items() if value}
    return entry | {mark: _value(value) for mark, value in feature.marks}


def _value(text: str) -> str | bool:
    return True if text == "true" else text
