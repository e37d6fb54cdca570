"""The tiles of every box, and what makes a tile file unreadable."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel import tiles
from bastide.kernel.catalogue import box_names, load_tile_set, read_tile_set, tile_set, tile_type
from bastide.kernel.geometry import HALF_NAMES, SIDE_NAMES

if TYPE_CHECKING:
    from pathlib import Path

    from bastide.kernel.tiles import TileType

SIZES = {
    "abbey_and_mayor": 18, "base": 72, "bridges_castles_bazaars": 12, "catapult": 12, "cathars": 4, "count": 12,
    "count_king_consorts": 0, "crop_circles": 6, "crop_circles_ii": 6, "cult_siege_creativity": 12, "ferries": 8,
    "festival": 10, "flying_machines": 8, "games_quarterly": 12, "gold_mines": 8, "inns_and_cathedrals": 18,
    "king_and_robber": 5, "mage_and_witch": 8, "messages": 0, "phantom": 0, "plague": 6, "princess_and_dragon": 30,
    "river": 12, "river_ii": 12, "robbers": 8, "school": 2, "shrines": 5, "tower": 18, "traders_and_builders": 24,
    "tunnel": 4, "wheel_of_fortune": 72,
}  # fmt: skip
LETTERS = {
    "A": 2, "B": 4, "C": 1, "D": 4, "E": 5, "F": 2, "G": 1, "H": 3, "I": 2, "J": 3, "K": 3, "L": 3,
    "M": 2, "N": 3, "O": 2, "P": 3, "Q": 1, "R": 3, "S": 2, "T": 1, "U": 8, "V": 9, "W": 4, "X": 1,
}  # fmt: skip
EVERY_TILE = [tile for box in box_names() for tile in tile_set(box).tiles]
FILE = """\
box: garden
name: {de: "Der Garten", en: "The Garden"}
size: 3
tiles:
- id: garden/gate
  code: "Z"
  count: 2
  edges: "CRFR"
  roads:
  - {id: r1, e: "E W"}
  cities:
  - {id: c1, e: "N", pennants: 1}
  fields:
  - {id: f1, h: "EL WR", by: [c1]}
  - {id: f2, h: "ER SL SR WL", pigs: true}
  links: [[c1, r1]]
- id: garden/well
  count: 1
  edges: "WFFF"
  river: {e: "N", role: spring}
  fields:
  - {id: f1, h: "NL NR EL ER SL SR WL WR"}
  monastery: true
  tower: true
"""


def refused(text: str) -> bastide.Unreadable:
    """Give the error of a tile file that contradicts itself."""
    with pytest.raises(bastide.Unreadable) as found:
        read_tile_set(text, "garden.yaml")
    return found.value


# -- our files -------------------------------------------------------------------------------------


def test_every_box_has_as_many_tiles_as_its_rules_say() -> None:
    assert {box: tile_set(box).size for box in box_names()} == SIZES
    assert sum(SIZES.values()) == 424


@pytest.mark.parametrize("box", SIZES)
def test_every_tile_belongs_to_its_box(box: str) -> None:
    found = tile_set(box)
    assert found.box == box
    assert found.name_en
    assert found.name_de
    assert all(tile.box == box and tile.id.startswith(f"{box}/") and tile.count > 0 for tile in found.tiles)


def test_the_base_game_has_the_printed_letters() -> None:
    assert {tile.code: tile.count for tile in tile_set("base").tiles} == LETTERS
    assert {tile.code: tile.start for tile in tile_set("base").tiles if tile.start} == {"D": 1}


def test_no_two_tiles_have_the_same_name() -> None:
    assert len({tile.id for tile in EVERY_TILE}) == len(EVERY_TILE)
    assert len({tile.code for tile in EVERY_TILE}) == len(EVERY_TILE)


def test_a_bundle_names_its_parts() -> None:
    assert tile_set("count_king_consorts").parts == ("count", "river_ii", "king_and_robber", "shrines")
    assert all(part in box_names() for part in tile_set("count_king_consorts").parts)


@pytest.mark.parametrize("tile", EVERY_TILE, ids=lambda tile: tile.id)
def test_every_side_shows_what_reaches_it(tile: TileType) -> None:
    letters = {tiles.ROAD: "R", tiles.CITY: "C", tiles.RIVER: "W"}
    for side, letter in enumerate(tile.edges):
        reaching = ["I" if f.mark("inner") else letters[f.kind] for f in tile.features if side in f.sides]
        walled = letter == "I" and tile.box == "count"
        assert reaching == ([letter] if letter in "RCW" or walled else [])
    halves = [half for feature in tile.features for half in feature.halves]
    assert len(halves) == len(set(halves))


@pytest.mark.parametrize("name", ["base/V", "V"])
def test_a_tile_is_found_by_its_id_and_by_its_code(name: str) -> None:
    assert (tile_type(name).id, tile_type(name).code, tile_type(name).count) == ("base/V", "V", 9)


def test_a_tile_without_a_letter_is_found_by_its_id() -> None:
    lake = tile_type("river/lake")
    assert (lake.code, lake.box, lake.edges) == ("river/lake", "river", "FFFW")


@pytest.mark.parametrize("name", ["base/Y", "Y", "v", "", "base"])
def test_an_unknown_tile_is_refused(name: str) -> None:
    with pytest.raises(bastide.Unreadable) as found:
        tile_type(name)
    assert found.value.code == "unknown_tile"
    assert repr(name) in str(found.value)


@pytest.mark.parametrize("box", ["cellar", "", "Base", "../base"])
def test_an_unknown_box_is_refused_with_the_known_ones(box: str) -> None:
    with pytest.raises(bastide.Unreadable) as found:
        tile_set(box)
    assert found.value.code == "unknown_box"
    assert repr(box) in str(found.value)
    assert "base, bridges_castles_bazaars" in str(found.value)


# -- files of one's own ----------------------------------------------------------------------------


def test_a_file_of_ones_own_is_read(tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    path.write_text(FILE, encoding="utf-8")
    found = load_tile_set(path)
    gate, well = found.tiles
    assert (found.box, found.name_de, found.name_en, found.size) == ("garden", "Der Garten", "The Garden", 3)
    assert (gate.id, gate.code, gate.count, gate.links) == ("garden/gate", "Z", 2, (("c1", "r1"),))
    assert [SIDE_NAMES[side] for side in gate.feature("r1").sides] == ["E", "W"]
    assert [HALF_NAMES[half] for half in gate.feature("f1").halves] == ["EL", "WR"]
    assert (gate.feature("c1").pennants, gate.feature("f1").by, gate.feature("f2").mark("pigs")) == (1, ("c1",), "true")
    assert (well.code, well.symbol("tower"), well.symbol("dragon")) == ("garden/well", "true", "")
    assert [feature.kind for feature in well.features] == ["field", "river", "monastery"]


def test_a_feature_that_a_tile_does_not_have_is_a_wrong_key() -> None:
    with pytest.raises(KeyError):
        tile_type("V").feature("c1")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('h: "EL WR"', 'h: "EL ER WR"', "half side ER belongs to f1 and f2"),
        ('h: "ER SL SR WL"', 'h: "ER SL SR"', "half side WL belongs to no field"),
        ('h: "EL WR"', 'h: "NL EL WR"', "half side NL belongs to f1"),
        ('edges: "CRFR"', 'edges: "RRFR"', "side N is R but C reaches it"),
        ('edges: "CRFR"', 'edges: "CRRR"', "side S is R but nothing reaches it"),
        ('edges: "CRFR"', 'edges: "CFFR"', "side E is F but R reaches it"),
        ('edges: "CRFR"', 'edges: "CRF"', "edges must be four letters of R C F W I A, not 'CRF'"),
        ('edges: "CRFR"', 'edges: "CRXR"', "edges must be four letters of R C F W I A, not 'CRXR'"),
        ('e: "N", pennants: 1', 'e: "N E", pennants: 1', "side E is R but RC reaches it"),
        ('e: "N", pennants: 1', 'e: "X", pennants: 1', "'X' is no side of a tile"),
        ('e: "E W"', 'e: "EW"', "'EW' is no side of a tile"),
        ('e: "N", pennants: 1', 'e: "NE", pennants: 1', "'NE' is no side of a tile"),
        ('h: "EL WR"', 'h: "EL WX"', "'WX' is no side of a tile"),
        ('h: "EL WR"', 'h: "EL W"', "'W' is no side of a tile"),
        ("by: [c1]", "by: [c2]", "a field borders c2, which is no city of the tile"),
        ("links: [[c1, r1]]", "links: [[c1, r9]]", "refers to r9, which it does not have"),
        ("links: [[c1, r1]]", "over: [[c9, r1]]", "refers to c9, which it does not have"),
        ("{id: f2,", "{id: f1,", "two features are named f1"),
        ("{id: r1,", "{id: c1,", "two features are named c1"),
        ('code: "Z"', 'code: "Z"\n  sheep: 3', "unknown key 'sheep'"),
        ("pennants: 1", "flags: 1", "unknown key 'flags'"),
        ("pigs: true", 'e: "N"', "unknown key 'e'"),
        ("  count: 2\n", "", "lacks the key 'count'"),
        ('  edges: "CRFR"\n', "", "lacks the key 'edges'"),
        ("count: 2", "count: two", "two"),
        ("{id: r1,", "{name: r1,", "name"),
        ('{id: r1, e: "E W"}', '{e: "E W"}', "id"),
        ('- {id: r1, e: "E W"}', "- r1", "r1"),
        ("pennants: 1", "pennants: many", "many"),
    ],
)
def test_a_tile_that_contradicts_itself_is_refused_by_name(old: str, new: str, words: str) -> None:
    assert old in FILE
    error = refused(FILE.replace(old, new, 1))
    assert error.code in {"bad_tile", "bad_tile_file"}
    assert "garden.yaml, tile garden/gate" in str(error)
    assert words in str(error)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('river: {e: "N", role: spring}', 'river: {e: "N", role: spring, depth: 3}', "unknown key 'depth'"),
        ('river: {e: "N", role: spring}', 'river: {e: "S", role: spring}', "side N is W but nothing reaches it"),
        ('river: {e: "N", role: spring}', 'river: {e: "N"}', "role"),
        ('river: {e: "N", role: spring}', "river: {role: spring}", "'e'"),
    ],
)
def test_a_river_that_contradicts_its_tile_is_refused(old: str, new: str, words: str) -> None:
    error = refused(FILE.replace(old, new))
    assert "garden.yaml, tile garden/well" in str(error)
    assert words in str(error)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("size: 3", "size: 4", "garden.yaml announces 4 tiles and describes 3."),
        ("garden/well", "garden/gate", "garden.yaml describes garden/gate twice."),
        ("size: 3\n", "", "garden.yaml lacks the key 'size'."),
        ("box: garden\n", "", "garden.yaml lacks the key 'box'."),
        ('name: {de: "Der Garten", en: "The Garden"}\n', "", "garden.yaml lacks the key 'name'."),
        ('name: {de: "Der Garten", en: "The Garden"}', "name: Garden", "name"),
        ('name: {de: "Der Garten", en: "The Garden"}', 'name: {de: "Der Garten"}', "'en'"),
        ("size: 3", "size: 3\nprice: 20", "garden.yaml: unknown key 'price'."),
        ("- id: garden/well\n", "- 7\n- id: garden/well\n", "7"),
        ("- id: garden/well\n", "- code: Y\n", "lacks the key 'id'"),
    ],
)
def test_a_file_that_contradicts_itself_is_refused(old: str, new: str, words: str) -> None:
    assert old in FILE
    error = refused(FILE.replace(old, new))
    assert error.code in {"bad_tile", "bad_tile_file"}
    assert "garden.yaml" in str(error)
    assert words in str(error)


@pytest.mark.parametrize("text", ["", "- a\n- b\n", "seven"])
def test_a_file_that_holds_no_mapping_is_refused(text: str) -> None:
    error = refused(text)
    assert error.code == "bad_tile_file"
    assert "garden.yaml must hold a mapping" in str(error)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("box: garden", "box: [garden", 2),
        ('  - {id: r1, e: "E W"}', '  - {id: r1, e: "E W"', 11),
        ("size: 3", "\tsize", 3),
    ],
)
def test_broken_yaml_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    error = refused(FILE.replace(old, new))
    assert (error.code, error.line) == ("bad_yaml", line)
    assert "garden.yaml is no readable YAML" in str(error)
