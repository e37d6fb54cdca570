"""What goes over the wire about tiles."""

from __future__ import annotations

import bastide
from bastide.server.showing import tile_facts
from bastide.server.views import PartFacts


def facts_of(code: str, *boxes: str) -> tuple[list[PartFacts], list[str]]:
    """The parts of a tile, and what it shows as a whole."""
    tile = next(each for each in tile_facts(bastide.new_game(boxes=boxes)) if each.code == code)
    return tile.parts, tile.shows


def test_a_tile_tells_which_sides_its_features_reach() -> None:
    assert facts_of("D") == ([PartFacts("road", [1, 3], []), PartFacts("city", [0], [])], [])
    assert facts_of("B") == ([PartFacts("monastery", [], [])], [])


def test_a_tile_tells_what_is_printed_on_its_features() -> None:
    [city], _ = facts_of("C")
    assert (city.sides, city.shows) == ([0, 1, 2, 3], ["pennant"])


def test_fields_are_told_where_they_show_something() -> None:
    tiles = tile_facts(bastide.new_game(boxes=["river_ii"]))
    assert {tuple(part.shows) for tile in tiles for part in tile.parts if part.kind == "field"} == {("pigs",)}


def test_goods_are_told_by_their_sort() -> None:
    tiles = tile_facts(bastide.new_game(boxes=["traders_and_builders"]))
    shown = [sort for tile in tiles for part in tile.parts for sort in part.shows]
    assert {"wine", "grain", "cloth"} <= set(shown)


def test_a_tile_tells_what_it_shows_as_a_whole() -> None:
    tiles = tile_facts(bastide.new_game(boxes=["princess_and_dragon"]))
    assert {"dragon", "volcano", "portal"} <= {sort for tile in tiles for sort in tile.shows}
