"""Drawings that a build has left in the atlas: as long as nothing has changed they need not be drawn again."""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import bastide
from bastide.art.atlas.colours import painted, unpacked
from bastide.kernel.catalogue import box_names, tile_set

if TYPE_CHECKING:
    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileType

ROOT: Final = Path(bastide.__file__).parent
FOLDER: Final = ROOT / "server" / "atlas"
MANIFEST: Final = "atlas.json"
SOURCES: Final = (
    "art", "castle/facts.py", "castle/walls.py", "data", "kernel/catalogue.py", "kernel/geometry.py",
    "kernel/pieces.py", "kernel/tiles.py", "kernel/vocabulary.py",
)  # fmt: skip
"""What the atlas is made from, below the package."""


def fingerprint() -> str:
    """Give a hash of all code and data that the atlas is made from."""
    found = hashlib.sha256()
    for source in SOURCES:
        path = ROOT / source
        for file in sorted(path.rglob("*")) if path.is_dir() else (path,):
            if file.suffix in {".py", ".yaml"}:
                found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]


def is_fresh(folder: Path) -> bool:
    """Was the atlas in a folder made from the code and data of today?"""
    file = folder / MANIFEST
    return file.is_file() and json.loads(file.read_text(encoding="utf-8")).get("made_from") == fingerprint()


def kept_drawing(tile: TileType, rotation: int, palette: Palette, *, fine: bool, variant: int) -> str:
    """Give the drawing of a printed tile as it is kept; nothing if it is not."""
    level = "fine" if fine else "coarse"
    if tile.box not in box_names() or tile not in tile_set(tile.box).tiles:
        return ""
    turns = _drawings(FOLDER, tile.box, level).get(tile.code)
    return painted(unpacked(turns[rotation % len(turns)][variant]), palette.colours()) if turns else ""


@cache
def _drawings(folder: Path, box: str, level: str) -> dict[str, list[list[str]]]:
    """Read all drawings of a box, by code, rotation and variant."""
    name = _files(folder).get(box, {}).get(level)
    return json.loads(gzip.decompress((folder / name).read_bytes())) if name else {}


@cache
def _files(folder: Path) -> dict[str, dict[str, str]]:
    """Name the files of all boxes, if they are of today."""
    if not is_fresh(folder):
        return {}
    found: dict[str, dict[str, str]] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["boxes"]
    return found
