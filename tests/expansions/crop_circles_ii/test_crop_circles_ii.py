"""The Crop Circles II: more tiles, the same rules (complete rules 1.25 and 4.2.8)."""

from __future__ import annotations

from collections import Counter

import pytest

from bastide.kernel.catalogue import tile_set
from bastide.rulebook import known_options
from tests.expansions.crop_circles.circles import EVERYBODY_ADDS, EVERYBODY_TAKES, circle, offered

BOXES = ("base", "crop_circles_ii")


def test_the_box_has_six_tiles_two_of_each_symbol() -> None:
    tiles = tile_set("crop_circles_ii").tiles
    assert Counter(tile.symbol("crop") for tile in tiles for _ in range(tile.count)) == {
        "fork": 2,
        "club": 2,
        "shield": 2,
    }


@pytest.mark.parametrize(
    ("tile", "meant"),
    [
        ("crop_circles_ii/two_cities_shield> 0,3", "back knight W @ 0,0"),
        ("crop_circles_ii/two_corners_shield^ -1,0", "back knight W @ 0,0"),
        ("crop_circles_ii/curve_road_club^ 0,3", "back highwayman E @ 0,1"),
        ("crop_circles_ii/curve_two_roads_club^ 1,1", "back highwayman E @ 0,1"),
        ("crop_circles_ii/city_road_fork> 0,3", "back farmer NL @ 0,0"),
        ("crop_circles_ii/city_two_roads_forkv 0,3", "back farmer NL @ 0,0"),
    ],
)
def test_the_same_rules_apply_as_to_the_first_crop_circles(tile: str, meant: str) -> None:
    game = circle("E</1kW/1fNL\nU^/1hE\nB^/1m", tile, boxes=BOXES)
    game.play(EVERYBODY_TAKES)
    assert offered(game) == [meant]


@pytest.mark.between("crop_circles", "crop_circles_ii")
def test_both_boxes_share_one_rule_and_one_option() -> None:
    both = ("base", "crop_circles", "crop_circles_ii")
    assert [option.name for option in known_options(both)].count("crop_circles") == 1
    game = circle("E>/1kE\nE>", "crop_circles_ii/two_cities_shield> 0,2", boxes=both)
    game.play(f"{EVERYBODY_ADDS}; knight E @ 0,0")
    assert game.waits_for_chance
