"""The files of the atlas: what is in them, how they are named, and when they are written anew."""

from __future__ import annotations

import gzip
import hashlib
import json
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Final

from bastide.art.atlas.colours import NAMED, packed, palettes
from bastide.art.atlas.covers import covers
from bastide.art.atlas.shapes import shapes_of, start_shape
from bastide.art.atlas.symbols import symbols
from bastide.art.atlas.wall import wall, wall_pictures
from bastide.art.blocks import wheel_over
from bastide.art.document import BLEED, COARSE_BELOW
from bastide.art.kept import MANIFEST, fingerprint
from bastide.art.pen import Pen
from bastide.art.picture import VARIANTS, tile_drawing, turns_of
from bastide.art.sprites import gradients, sprites
from bastide.castle.facts import GAME as CASTLE
from bastide.castle.rulebook import castle_facts
from bastide.kernel.catalogue import box_names, tile_set

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bastide.kernel.tiles import TileType

Json = dict[str, object]
LEVELS: Final = {"fine": True, "coarse": False}
"""Two levels of detail."""


def boxes_with_pictures() -> tuple[str, ...]:
    """Name everything that has pictures of its own: boxes with tiles, and The Castle."""
    return (*(name for name in box_names() if tile_set(name).tiles), CASTLE)


def tiles_of(box: str) -> tuple[TileType, ...]:
    """Give the tiles of a box; those of The Castle without its start fields."""
    return tuple(castle_facts(())[0]) if box == CASTLE else (*tile_set(box).tiles, *tile_set(box).board)


def pictures(tiles: Iterable[TileType], *, fine: bool) -> dict[str, list[list[str]]]:
    """Draw tiles by their code: for each rotation all variants."""
    pen = Pen(NAMED, fine=fine)
    return {
        tile.code: [
            [
                packed(tile_drawing(tile, turn, NAMED, fine=fine, variant=variant) + wheel_over(tile, pen))
                for variant in range(VARIANTS)
            ]
            for turn in turns_of(tile)
        ]
        for tile in tiles
    }


def shapes(tiles: Iterable[TileType]) -> Json:
    """Describe tiles by their code, in every rotation."""
    return {tile.code: shapes_of(tile) for tile in tiles}


def shared_sprites(*, fine: bool) -> Json:
    """Give what pictures refer to: gradients, and sprites by name."""
    return {
        "defs": packed(gradients(NAMED)),
        "sprites": {name: packed(drawing) for name, drawing in sprites(NAMED, fine=fine).items()},
    }


def part(box: str, kind: str) -> Json:
    """Make the content of one file of a box."""
    found: Json = {**(shapes(tiles_of(box)) if kind == "shapes" else pictures(tiles_of(box), fine=LEVELS[kind]))}
    if box == CASTLE:
        walls = castle_facts(())[1]
        if kind == "shapes":
            found |= {tile.code: start_shape(tile) for tile, _ in walls.starts}
        else:
            found |= wall_pictures(walls.track, fine=LEVELS[kind])
    return found


def compressed(text: str) -> bytes:
    """Compress a text as it is sent; the same text always becomes the same bytes."""
    return gzip.compress(text.encode(), 9, mtime=0)


def write_file(folder: Path, name: str, content: Json) -> str:
    """Write one file, compressed; its name carries a hash of what is in it."""
    text = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    file = f"{name}.{hashlib.sha256(text.encode()).hexdigest()[:12]}.json.gz"
    (folder / file).write_bytes(compressed(text))
    return file


def _write_box(folder: Path, box: str) -> Json:
    return {kind: write_file(folder, f"{box}.{kind}", part(box, kind)) for kind in ("shapes", *LEVELS)}


def write_atlas(folder: Path, boxes: Iterable[str] | None = None, jobs: int | None = None) -> Json:
    """Write the atlas of some boxes, or of all, and its manifest; what an earlier one left is removed."""
    folder.mkdir(parents=True, exist_ok=True)
    names = tuple(boxes) if boxes is not None else boxes_with_pictures()
    with ProcessPoolExecutor(jobs) as pool:
        written = dict(zip(names, pool.map(_write_box, [folder] * len(names), names), strict=True))
    manifest: Json = {
        "made_from": fingerprint(),
        "themes": palettes(),
        "variants": VARIANTS,
        "bleed": BLEED,
        "coarse_below": COARSE_BELOW,
        "sprites": {
            level: write_file(folder, f"sprites.{level}", shared_sprites(fine=fine)) for level, fine in LEVELS.items()
        },
        "symbols": write_file(folder, "symbols", symbols()),
        "wall": write_file(folder, "wall", wall(castle_facts(())[1].track)),
        "covers": write_file(folder, "covers", covers()),
        "boxes": written,
        "parts": {name: list(tile_set(name).parts) for name in box_names() if tile_set(name).parts},
    }
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    kept = set(files_of(manifest)) | {MANIFEST}
    for file in folder.iterdir():
        if file.name not in kept:
            file.unlink()
    return manifest


def files_of(manifest: object) -> list[str]:
    """Name all files that a manifest names."""
    if isinstance(manifest, dict):
        return [file for value in manifest.values() for file in files_of(value)]
    return [manifest] if isinstance(manifest, str) and manifest.endswith(".json.gz") else []
