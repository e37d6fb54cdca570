"""Pictures of tiles: colours of the palette only, upright in every rotation, small enough to load."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
import yaml
from shapely.geometry import LineString, MultiLineString
from shapely.geometry import Point as Dot

import bastide
from bastide.art.atlas.files import compressed
from bastide.art.blocks import WHEEL, block_drawing, block_size, crown_places, pig_place, segments
from bastide.art.castle_wall import field_middle, stretches, wall_board, wall_drawing
from bastide.art.document import document, tile_svg
from bastide.art.life import COUNTRY
from bastide.art.picture import VARIANTS, numbers_of, tile_drawing, variant_at
from bastide.art.raster import png
from bastide.art.regions import SIZES, layout_of
from bastide.art.scene import Scene
from bastide.art.shapes import distance
from bastide.art.signs import SIGNS
from bastide.art.sprites import definitions
from bastide.art.symbols import draw_spots, sign_scale
from bastide.art.themes import DAY, THEMES, Palette, theme
from bastide.art.town import ALONG_LEVEL
from bastide.castle.facts import own_text
from bastide.kernel import catalogue, tiles
from bastide.kernel.catalogue import tile_set, tile_type
from bastide.kernel.errors import Unreadable
from tests.art.tiles import CASTLE_TRACK, EVERY, LAND

if TYPE_CHECKING:
    from bastide.art.plan import Plan
    from bastide.kernel.tiles import TileType

COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
NAMES = [each.name for each in fields(Palette) if each.name != "name"]
PROBE = Palette("probe", *(f"#{number:06x}" for number in range(1, len(NAMES) + 1)))
"""A theme in which every name has a colour of its own that nothing else has."""
SHEETS = Path(__file__).parents[2] / "docs" / "pictures"
MOST_FOR_ALL_BOXES = 8_000_000


def name_of(tile: TileType) -> str:
    return tile.id


def read(drawing: str) -> ET.Element:
    """Read a drawing as XML; it must be well-formed."""
    return ET.fromstring(f"<svg>{drawing}</svg>")  # noqa: S314 - our own drawing


def test_no_tree_stands_on_a_road_or_covers_it() -> None:
    tree = re.compile(r'<use href="#t\d+" (?:x="|transform="translate\()([-.\d]+)(?:" y="| )([-.\d]+)')
    found = 0
    for code in ("D", "U", "V", "EB"):
        for rotation in range(4):
            plan = layout_of(tile_type(code), rotation).plan
            roads = MultiLineString([way for ways in plan.ways.values() for way in ways])
            drawings = [tile_drawing(tile_type(code), rotation, DAY, variant=variant) for variant in range(VARIANTS)]
            for x, y in (map(float, each) for drawing in drawings for each in tree.findall(drawing)):
                found += 1
                assert roads.distance(LineString([(x, y), (x, y - 5)])) > 5 or layout_has_town_at(plan, x, y)
    assert found > 100


def layout_has_town_at(plan: Plan, x: float, y: float) -> bool:
    """Trees of a town keep off its streets, not off the roads outside."""
    return bool(plan.walled.contains(Dot(x, y)))


@cache
def names_of_sprites() -> set[str | None]:
    """Name everything that tiles may refer to."""
    return {each.get("id") for each in read(definitions(PROBE)).iter()}


def test_only_the_themes_name_colours() -> None:
    for module in (Path(bastide.__file__).parent / "art").glob("*.py"):
        text = module.read_text(encoding="utf-8")
        assert module.stem == "themes" or not COLOUR.findall(text), module.name


@pytest.mark.parametrize("fine", [True, False], ids=["fine", "coarse"])
def test_the_sprites_have_no_colour_outside_the_palette(fine: bool) -> None:  # noqa: FBT001 - a parameter
    assert set(COLOUR.findall(definitions(PROBE, fine=fine))) <= set(PROBE.colours().values())


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_a_tile_is_drawn_with_known_sprites_and_colours_of_the_palette_only(tile: TileType) -> None:
    known = names_of_sprites()
    for fine in (True, False):
        drawing = tile_drawing(tile, 0, PROBE, fine=fine)
        assert set(COLOUR.findall(drawing)) <= set(PROBE.colours().values())
        assert not re.search(r'(?:fill|stroke)="(?!#|none|url\()', drawing)
        for part in read(drawing).iter("use"):
            assert str(part.get("href"))[1:] in known
        assert set(re.findall(r"url\(#(\w+)\)", drawing)) <= known


@pytest.mark.parametrize("tile", tile_set("base").tiles, ids=name_of)
def test_nothing_on_a_turned_tile_is_turned_itself(tile: TileType) -> None:
    for rotation in range(4):
        assert "rotate(" not in tile_drawing(tile, rotation, DAY)


def test_a_flying_machine_flies_where_the_turned_tile_sends_it() -> None:
    tile = tile_type("flying_machines/field_nw")
    angles = [re.search(r"rotate\((-?\d+)\)", tile_drawing(tile, rotation, DAY)) for rotation in range(4)]
    assert [int(found[1]) % 360 for found in angles if found] == [225, 315, 45, 135]


def rim_houses(tile: TileType, rotation: int, rim: float) -> list[tuple[str | None, float, float]]:
    """Houses on the northern or southern rim of a tile, with their place along it and how far they step off it."""
    uses = [part for part in read(tile_drawing(tile, rotation, DAY)).iter("use") if part.get("y")]
    found = [(part.get("href"), float(str(part.get("x"))), float(str(part.get("y"))) - rim) for part in uses]
    near = [each for each in found if str(each[0]).startswith("#h") and each[1] in ALONG_LEVEL and 0 < each[2] < 6]
    return sorted((name, x, round(off, 1)) for name, x, off in near)


def test_the_same_houses_stand_on_both_sides_of_every_seam() -> None:
    north = rim_houses(tile_type("E"), 0, 0)
    assert len(north) == len(ALONG_LEVEL)
    assert rim_houses(tile_type("E"), 2, 100) == north
    assert rim_houses(tile_type("C"), 1, 100) == north


@pytest.mark.parametrize("name", ["TB", "TC", "TD", "TP", "catapult/city_full", "EK"])
@pytest.mark.parametrize("fine", [True, False], ids=["fine", "coarse"])
def test_no_house_stands_in_front_of_what_is_printed_in_a_town(name: str, fine: bool) -> None:  # noqa: FBT001 - a parameter
    tile = tile_type(name)
    (spot,) = (each for each in layout_of(tile).spots if each.name in ("tower", "fair", "cathedral"))
    half, high = (5.5, 12.0) if fine else (7.5, 16.0)
    for variant in range(VARIANTS):
        uses = read(tile_drawing(tile, 0, DAY, fine=fine, variant=variant)).iter("use")
        houses = [part for part in uses if str(part.get("href")).startswith("#h") and part.get("y")]
        places = [(float(str(part.get("x"))), float(str(part.get("y")))) for part in houses]
        assert places
        assert not [(x, y) for x, y in places if abs(x - spot.at[0]) < half and 0 < y - spot.at[1] < high]


def test_the_same_tile_is_always_drawn_in_the_same_way() -> None:
    tile_drawing.cache_clear()
    first = tile_drawing(tile_type("P"), 2, DAY)
    tile_drawing.cache_clear()
    assert tile_drawing(tile_type("P"), 2, DAY) == first


def test_no_two_tiles_side_by_side_have_the_same_decoration() -> None:
    for x in range(-3, 4):
        for y in range(-3, 4):
            assert variant_at(x, y) not in {variant_at(x + 1, y), variant_at(x, y + 1)}
    assert len({tile_drawing(tile_type("V"), 0, DAY, variant=variant) for variant in range(VARIANTS)}) == VARIANTS


def test_on_fields_side_by_side_there_is_never_the_same_life() -> None:
    meadow = [tile_type(code) for code in ("B", "E", "U", "V")]
    lives = [
        {
            name
            for tile in meadow
            for name in COUNTRY
            if f'href="#{name}"' in tile_drawing(tile, 0, DAY, variant=variant)
        }
        for variant in range(VARIANTS)
    ]
    assert all(lives)
    assert all(one.isdisjoint(other) for one, other in combinations(lives, 2))


@pytest.mark.parametrize("tile", EVERY, ids=name_of)
def test_variants_show_the_same_signs_and_places_in_the_same_spots(tile: TileType) -> None:
    def signs(variant: int) -> list[str]:
        scene = Scene(layout_of(tile), DAY, fine=True, variant=variant)
        draw_spots(scene, numbers_of(tile)[0])
        return [*scene.ground, *scene.top, *(str(at) for at, _ in scene.things)]

    assert signs(0) == signs(1) == signs(2)


def test_monasteries_are_not_all_alike() -> None:
    def building(tile: TileType) -> str:
        return tile_drawing(tile, 0, DAY).rpartition('<g transform="translate(')[2].partition(")")[2]

    found = {building(tile) for tile in LAND if any(each.kind == tiles.MONASTERY for each in tile.features)}
    assert len(found) > 5


def test_every_number_on_a_wheel_sign_is_drawn() -> None:
    tiles_of = [tile_type(f"wheel_of_fortune/29-{number}") for number in (1, 2, 3)]
    assert [set(numbers_of(tile)) for tile in tiles_of] == [{1}, {2}, {3}]
    assert len({tile_drawing(tiles_of[0], 0, DAY, number=number) for number in (1, 2, 3)}) == 3


def test_a_small_tile_has_fewer_strokes() -> None:
    tiles = [tile_type(name) for name in "BCDEFHV"]
    small, large = (sum(len(tile_svg(tile, theme=DAY, pixels=each)) for tile in tiles) for each in (60, 256))
    assert small < 0.75 * large


@pytest.mark.parametrize("fine", [True, False])
def test_no_sign_covers_a_wall_or_leaves_its_tile(fine: bool) -> None:  # noqa: FBT001 - a parameter
    for tile in LAND:
        layout = layout_of(tile, 0)
        for spot in layout.spots:
            if spot.name in SIGNS:
                reach = sign_scale(spot, layout.plan, fine=fine) * SIZES[spot.name]
                x, y = spot.at
                assert reach < min(x, y, 100 - x, 100 - y) + 1.0, (tile.code, spot.name)
                assert all(LineString(wall).distance(Dot(spot.at)) > reach for wall in layout.plan.walls), tile.code


def test_signs_are_larger_on_small_tiles_where_there_is_room() -> None:
    """A dragon on a meadow grows more than one between walls."""
    grown = []
    for name in ("BG", "BN"):
        layout = layout_of(tile_type(name), 0)
        spot = next(each for each in layout.spots if each.name == "dragon")
        grown.append(sign_scale(spot, layout.plan, fine=False) / sign_scale(spot, layout.plan, fine=True))
    assert grown[0] > 1.5
    assert 1.1 < grown[1] < 1.3


def test_every_theme_names_every_colour_anew_where_it_matters() -> None:
    for palette in THEMES.values():
        assert all(COLOUR.fullmatch(colour) for colour in palette.colours().values())
        players = [getattr(palette, f"player_{number}") for number in range(1, 7)]
        assert len(set(players)) == len(players)
    with pytest.raises(Unreadable, match="no theme named 'autumn'"):
        theme("autumn")


@pytest.mark.parametrize("box", ["count", "school", "wheel_of_fortune"])
def test_fixed_blocks_are_drawn_as_a_whole(box: str) -> None:
    size = block_size(tile_set(box))
    assert size == {"count": (4, 3), "school": (2, 1), "wheel_of_fortune": (4, 4)}[box]
    drawing = block_drawing(tile_set(box), PROBE)
    assert set(COLOUR.findall(drawing)) <= set(PROBE.colours().values())
    assert len(list(read(drawing).iter("svg"))) == 1 + size[0] * size[1]
    assert block_size(tile_set("base")) is None


def test_the_wheel_has_a_place_for_the_pig_and_for_each_crown() -> None:
    places = [pig_place(segment["id"]) for segment in segments()]
    places += [place for each in segments() for place in crown_places(each["id"])]
    assert len(places) == 6 + 9
    assert all(distance(one, other) > 22 for one, other in combinations(places, 2))
    assert all(distance(place, (200, 200)) < WHEEL for place in places)


def test_the_wall_of_the_castle_shows_all_its_numbers_and_start_fields() -> None:
    board = wall_board(CASTLE_TRACK, PROBE)
    read(board)
    assert set(COLOUR.findall(board)) <= set(PROBE.colours().values())
    drawn = [wall_drawing(stretch, PROBE) for stretch in stretches(CASTLE_TRACK)]
    assert len(set(drawn)) == len(CASTLE_TRACK.squares)
    assert sum(stretch.start is not None for stretch in stretches(CASTLE_TRACK)) == 7


def test_the_fields_of_the_track_lie_where_the_file_of_the_wall_says() -> None:
    track = yaml.safe_load(own_text("wall"))["track"]
    middles = [tuple(100 * part for part in centre) for square in track for centre in square["centres"]]
    assert len(middles) == CASTLE_TRACK.fields
    for field, middle in enumerate(middles):
        assert field_middle(CASTLE_TRACK, field) == pytest.approx(middle, abs=0.5)


def test_a_picture_becomes_a_bitmap_of_the_size_it_names() -> None:
    data = png(tile_svg(tile_type("V"), 1, theme=DAY, pixels=64))
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20]) == int.from_bytes(data[20:24]) == 64


def test_what_is_pale_needs_no_layer_of_its_own() -> None:
    """A shape with one paint is pale by that paint; the whole would be drawn apart and laid over the rest."""
    texts = [definitions(DAY), *(tile_drawing(tile, 0, DAY) for tile in LAND[::7])]
    apart = [each for text in texts for each in re.findall(r'<[^>]* opacity="[^>]*>', text)]
    assert [each for each in apart if 'fill="none"' in each or "stroke=" not in each] == []


def test_all_pictures_of_all_boxes_are_small_enough_to_load() -> None:
    one_of_twelve = "".join(tile_drawing(tile, 0, PROBE) for tile in LAND)
    assert 4 * VARIANTS * len(compressed(definitions(DAY) + one_of_twelve)) <= MOST_FOR_ALL_BOXES


def test_a_document_says_what_it_shows() -> None:
    assert "<title>Inns &amp; Cathedrals</title>" in document([], (100, 100), 100, DAY, title="Inns & Cathedrals")


def test_every_box_with_tiles_has_a_contact_sheet_beside_the_pages() -> None:
    for box in catalogue.box_names():
        assert (SHEETS / f"{box}.webp").exists() == bool(tile_set(box).tiles), "make pictures"
