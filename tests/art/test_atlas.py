"""The atlas: everything that a browser needs of pictures, once for all themes, in files that never change."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast
from xml.etree import ElementTree as ET

import pytest
from shapely.geometry import Polygon

from bastide.art import kept
from bastide.art.atlas.colours import NAME, painted, palettes
from bastide.art.atlas.covers import covers
from bastide.art.atlas.files import (
    boxes_with_pictures,
    compressed,
    files_of,
    part,
    pictures,
    shapes,
    shared_sprites,
    tiles_of,
    write_atlas,
)
from bastide.art.atlas.shapes import shapes_of
from bastide.art.atlas.symbols import symbols
from bastide.art.atlas.wall import wall, wall_pictures
from bastide.art.kept import MANIFEST, fingerprint, is_fresh, kept_drawing
from bastide.art.picture import VARIANTS, drawn_tile, tile_drawing
from bastide.art.regions import layout_of
from bastide.art.sprites import sprites
from bastide.art.themes import THEMES, theme
from bastide.kernel.catalogue import box_names, tile_set, tile_type
from bastide.kernel.pieces import FOLLOWERS, Piece
from tests.art.standings import FILE, kept_views, standings
from tests.art.tiles import CASTLE_TRACK

if TYPE_CHECKING:
    from pathlib import Path

USED = re.compile(r"<use href='#([^']+)'")
MOST_FOR_THE_BASE_GAME = 1_500_000


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("atlas")
    write_atlas(found, ["tunnel"], jobs=1)
    return found


def read(folder: Path, file: str) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(gzip.decompress((folder / file).read_bytes())))


def read_manifest(folder: Path) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads((folder / MANIFEST).read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", THEMES)
def test_a_drawing_with_the_colours_of_a_theme_is_the_picture_of_that_theme(name: str) -> None:
    tiles = [tile_type("V"), tile_type("D"), tile_type("inns_and_cathedrals/EQ"), tiles_of("castle")[0]]
    for code, turns in pictures(tiles, fine=True).items():
        tile = next(each for each in tiles if each.code == code)
        for rotation, variants in enumerate(turns):
            for variant, drawing in enumerate(variants):
                whole = tile_drawing(tile, rotation, theme(name), variant=variant).replace('"', "'")
                assert painted(drawing, palettes()[name]) == whole


def test_every_name_of_a_colour_is_known_to_all_themes() -> None:
    drawn = (symbols(), shared_sprites(fine=True), pictures(tile_set("gold_mines").tiles, fine=False))
    texts = [json.dumps(content) for content in drawn]
    names = {name for text in texts for name in NAME.findall(text)}
    assert len(names) > 50
    for colours in palettes().values():
        assert names <= set(colours)


def test_no_sprite_needs_another_sprite() -> None:
    for fine in (True, False):
        known = shared_sprites(fine=fine)["sprites"]
        assert not USED.findall(json.dumps(known))
        assert set(cast(dict[str, str], known)) == set(sprites(theme("day"), fine=fine))


def test_drawings_refer_to_sprites_that_are_there() -> None:
    for level, fine in (("fine", True), ("coarse", False)):
        known = set(sprites(theme("day"), fine=fine))
        used = USED.findall(json.dumps(part("river", level)))
        used += USED.findall(json.dumps(wall_pictures(CASTLE_TRACK, fine=fine)))
        assert set(used) <= known


def test_the_base_game_is_small() -> None:
    size = sum(len(compressed(json.dumps(part("base", kind)))) for kind in ("shapes", "fine", "coarse"))
    size += sum(len(compressed(json.dumps(shared_sprites(fine=fine)))) for fine in (True, False))
    assert size + len(compressed(json.dumps(symbols()))) < MOST_FOR_THE_BASE_GAME


def test_every_box_with_tiles_is_in_the_atlas_and_a_bundle_names_its_parts(folder: Path) -> None:
    assert {"base", "castle", "count"} <= set(boxes_with_pictures())
    assert "count_king_consorts" not in boxes_with_pictures()
    assert "river_ii" in read_manifest(folder)["parts"]["count_king_consorts"]


def test_a_tile_has_a_shape_and_all_variants_for_each_rotation(folder: Path) -> None:
    manifest = read_manifest(folder)
    tunnel = manifest["boxes"]["tunnel"]
    for code in (tile.code for tile in tile_set("tunnel").tiles):
        assert len(read(folder, tunnel["shapes"])[code]) == 4
        for level in ("fine", "coarse"):
            assert [len(variants) for variants in read(folder, tunnel[level])[code]] == [VARIANTS] * 4


def test_a_fixed_block_is_never_turned() -> None:
    assert [len(turns) for turns in part("school", "fine").values()] == [1, 1]  # type: ignore[arg-type]


def test_drawings_are_well_formed() -> None:
    drawings = [drawing for turns in pictures(tile_set("tunnel").tiles, fine=True).values() for drawing in turns[1]]
    pieces = cast(dict[str, dict[str, Any]], symbols()["pieces"])
    drawings += [piece["plain"] for piece in pieces.values() if "plain" in piece]
    for drawing in drawings:
        ET.fromstring(f"<svg>{drawing}</svg>")  # noqa: S314 - our own drawing


def test_shapes_are_those_of_the_regions() -> None:
    tile = tile_type("D")
    for rotation, shape in enumerate(shapes_of(tile)):
        layout = layout_of(tile, rotation)
        found = cast(list[dict[str, Any]], shape["regions"])
        assert [region["kind"] for region in found] == [feature.kind for feature in tile.features]
        for region, drawn in zip(found, layout.regions, strict=True):
            assert region["at"] == pytest.approx(drawn.anchor, abs=0.06)
            outside = [Polygon(list(zip(ring[::2], ring[1::2], strict=True))) for ring in region["area"]]
            assert sum(each.area for each in outside) == pytest.approx(drawn.area.area, rel=0.03)


def test_outlines_run_one_way_round_and_holes_the_other() -> None:
    shape = shapes_of(tile_type("B"))[0]
    field = next(region for region in cast(list[dict[str, Any]], shape["regions"]) if region["kind"] == "field")

    def turns(ring: list[float]) -> float:
        points = list(zip(ring[::2], ring[1::2], strict=True))
        return sum(x * v - u * y for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True))

    assert [turns(ring) > 0 for ring in field["area"]] == [True, False]


def test_signs_have_a_symbol_and_a_scale() -> None:
    known = cast(dict[str, str], symbols()["signs"])
    shape = shapes_of(tile_type("C"))[2]
    pennants = [spot for spot in cast(list[dict[str, Any]], shape["spots"]) if spot["name"] == "pennant"]
    assert pennants
    assert all(spot["scale"] > 0.5 and spot["name"] in known for spot in pennants)
    for tile in tile_set("wheel_of_fortune").tiles:
        if tile.symbol("wheel"):
            spots = cast(list[dict[str, Any]], shapes_of(tile)[0]["spots"])
            assert [spot["sign"] in known for spot in spots if spot["name"] == "wheel"] == [True]


def test_roads_that_end_at_a_lake_have_a_ferry_for_each_pair() -> None:
    for tile in tile_set("ferries").tiles:
        roads = sum(feature.kind == "road" for feature in tile.features)
        ferries = cast(dict[str, str], shapes_of(tile)[1]["ferries"])
        assert len(ferries) == roads * (roads - 1) // 2


def test_every_piece_has_a_symbol_and_followers_lie_in_six_colours() -> None:
    pieces = cast(dict[str, dict[str, Any]], symbols()["pieces"])
    for piece in Piece:
        drawn = pieces[piece.name.lower()]
        assert drawn.get("plain") or len(drawn["owned"]) == 6
        if piece in FOLLOWERS:
            assert len(set(drawn["lying"])) == 6


def test_symbols_refer_to_names_of_their_own() -> None:
    found = symbols()
    defined = set(re.findall(r"id='([^']+)'", cast(str, found["defs"])))
    referred = set(re.findall(r"(?:url\(|href=')#([^')]+)", json.dumps(found["pieces"])))
    assert referred
    assert referred <= defined
    assert all(name.startswith("atlas-") for name in defined)


def test_the_wall_has_places_for_every_field_and_the_pictures_of_its_squares() -> None:
    found = cast(dict[str, Any], wall(CASTLE_TRACK))
    drawn = wall_pictures(CASTLE_TRACK, fine=True)
    assert len(found["fields"]) == len(found["markers"]) == CASTLE_TRACK.fields
    assert {square["picture"] for square in found["squares"]} <= set(drawn)
    starts = {square["start"] for square in found["squares"] if "start" in square}
    assert starts
    assert starts <= set(part("castle", "shapes"))


def test_files_are_named_by_what_is_in_them(folder: Path, tmp_path: Path) -> None:
    names = {file.name for file in folder.iterdir()}
    manifest = read_manifest(folder)
    assert names == {MANIFEST, *files_of(manifest)}
    (tmp_path / "tunnel.fine.old.json.gz").write_bytes(b"")
    assert write_atlas(tmp_path, ["tunnel"], jobs=1) == manifest
    assert {file.name for file in tmp_path.iterdir()} == names


def test_an_atlas_is_fresh_until_its_sources_change(folder: Path, tmp_path: Path) -> None:
    assert is_fresh(folder)
    assert not is_fresh(tmp_path)
    assert read_manifest(folder)["made_from"] == fingerprint()
    (tmp_path / MANIFEST).write_text('{"made_from": "something else"}', encoding="utf-8")
    assert not is_fresh(tmp_path)


@pytest.mark.parametrize("fine", [True, False])
def test_a_tile_that_the_atlas_of_today_has_is_not_drawn_again(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    fine: bool,  # noqa: FBT001
) -> None:
    monkeypatch.setattr(kept, "FOLDER", folder)
    for tile in tile_set("tunnel").tiles:
        for rotation, variant, name in ((0, 0, "day"), (3, 2, "night")):
            found = kept_drawing(tile, rotation, theme(name), fine=fine, variant=variant)
            assert found == drawn_tile(tile, rotation, theme(name), fine=fine, variant=variant)


def test_what_is_not_in_the_atlas_of_today_is_drawn(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed, other_box = tile_set("tunnel").tiles[0], tile_type("V")
    corrected = replace(printed, features=printed.features[:-1])
    monkeypatch.setattr(kept, "FOLDER", folder)
    for tile in (other_box, corrected, tiles_of("castle")[0]):
        assert not kept_drawing(tile, 0, theme("day"), fine=True, variant=0)
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    assert not kept_drawing(printed, 0, theme("day"), fine=True, variant=0)


def test_the_command_writes_only_what_is_not_of_today(folder: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "bastide.art.atlas", str(folder)], capture_output=True, text=True, check=True
    )
    assert said.stdout.endswith("is of today.\n")


def test_shapes_by_code() -> None:
    assert set(shapes(tile_set("tunnel").tiles)) == {tile.code for tile in tile_set("tunnel").tiles}


def test_the_browser_is_told_where_figures_stand_as_boards_show_them() -> None:
    assert standings(kept_views()) == json.loads(FILE.read_text(encoding="utf-8")), "python -m tests.art.standings"


def test_every_box_has_a_cover_that_brings_its_sprites_along() -> None:
    found = covers()
    drawings, shared = cast(dict[str, str], found["covers"]), cast(dict[str, str], found["sprites"])
    assert set(drawings) == {*box_names(), "castle"}
    for drawing in drawings.values():
        assert set(USED.findall(drawing)) <= set(shared)
    assert len(compressed(json.dumps(found))) < 100_000
