"""Tiles and boards as text."""

from __future__ import annotations

import unicodedata
from itertools import product
from typing import TYPE_CHECKING

import pytest

from bastide.kernel import tiles
from bastide.kernel.catalogue import box_names, tile_set, tile_type
from bastide.kernel.geometry import turned_side
from bastide.text import FLIGHT, LEGEND, PLAYER_LETTERS, anchor, draw_board, draw_tile, draw_tiles
from bastide.text_tiles import BORDER, HEIGHT, WIDTH, layout
from bastide.view import View
from tests.scenes import scene

if TYPE_CHECKING:
    from bastide.kernel.tiles import TileType

EVERY_TILE = [tile for box in box_names() for tile in tile_set(box).tiles]
TURNED = list(product(EVERY_TILE, range(4)))
UNDRAWABLE = {
    "river_ii/city_bridge",  # each field goes on below the city
    "crop_circles_ii/curve_two_roads_club",  # the field slips between crop circle and curve
}
DRAWINGS = {
    "A": """
 ·   ·   · |
   ·   ·   |
 ·  [†]  · |
   · │ ·   |
 ·   │   · |
""",
    "D": """
▒▒▒▒▒▒▒▒▒▒▒|
   ·   ·   |
───────────|
   ·   ·   |
 ·   ·   · |
""",
    "I": """
 ·▒▒▒▒▒▒▒▒▒|
▒▒ ·▒▒▒▒▒  |
▒▒▒▒ ·   · |
▒▒▒·   ·   |
▒·   ·   · |
""",
    "O": """
▒▒▒▒▒▒▒▒▒▒▒|
▒▒▒▒▒▒▒·   |
▒◆▒▒ ·  ┌──|
▒▒ · ┌──┘  |
▒·   │   · |
""",
    "X": """
 ·   │   · |
   · │ ·   |
─────┼─────|
   · │ ·   |
 ·   │   · |
""",
    "EI": """
▒▒▒▒▒▒▒▒▒▒▒|
  ▒▒▒▒▒▒▒  |
─────┼─────|
  ▒▒▒▒▒▒▒  |
▒▒▒▒▒▒▒▒▒▒▒|
""",
    "HC": """
▒▒▒▒▒▒▒▒▒▒▒|
  ▒▒▒▒▒▒▒  |
─────╪──⌂· |
   · │ ·   |
 ·   │   · |
""",
    "river/monastery_bridge": """
 ·   ·   · |
   ·[†]·   |
≈≈≈≈≈╫≈≈≈≈≈|
   · │ ·   |
 ·   │   · |
""",
    "abbey_and_mayor/abbey": """
╔═════════╗|
║         ║|
║   [‡]   ║|
║         ║|
╚═════════╝|
""",
}
"""Tiles as they must look; the bars only keep the blanks at the ends of rows."""


def shown_signs(tile: TileType) -> list[str]:
    """Name the characters that a drawing of the tile must contain, each as often as it is printed."""
    names = [value if name in ("crop", "quarter") else name for name, value in tile.symbols if name != "kind"]
    for feature in tile.features:
        names += ["pennant"] * feature.pennants
        names += [value if name == "goods" else name for name, value in feature.marks]
        names += [feature.kind] if feature.kind == "shrine" else []
    return [LEGEND[name] for name in names if name in LEGEND and name not in ("flier", "abbey", "tunnel")]


def test_every_tile_in_every_rotation_has_five_rows_of_eleven_columns() -> None:
    for tile, rotation in TURNED:
        rows = draw_tile(tile, rotation)
        assert [len(row) for row in rows] == [WIDTH] * HEIGHT, tile.id
        assert not {unicodedata.east_asian_width(sign) for row in rows for sign in row} & {"W", "F"}, tile.id


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_tile_looks_like_its_picture(name: str) -> None:
    assert "".join(f"{row}|\n" for row in draw_tile(tile_type(name))) == DRAWINGS[name].removeprefix("\n")


def test_a_straight_road_stands_upright_after_a_quarter_turn() -> None:
    straight = tile_type("base/U")
    assert draw_tile(straight)[2] == "─" * WIDTH
    assert [row[5] for row in draw_tile(straight, 1)] == ["│"] * HEIGHT


def test_a_curve_changes_its_corner_with_every_turn() -> None:
    assert [draw_tile(tile_type("base/V"), rotation)[2][5] for rotation in range(4)] == ["┐", "┘", "└", "┌"]


def test_the_direction_of_a_flight_turns_with_the_tile() -> None:
    flier = tile_type("flying_machines/field_w")
    assert [draw_tile(flier, rotation)[2][5] for rotation in range(4)] == ["←", "↑", "→", "↓"]


def test_roads_cities_and_rivers_reach_the_middles_of_their_sides() -> None:
    for tile, rotation in TURNED:
        plan = layout(tile, rotation)
        for index, feature in enumerate(tile.features):
            for side in () if feature.mark("inner") else feature.sides:
                point = BORDER[turned_side(side, rotation)]
                assert plan.owner[point] == index or point in plan.signs, (tile.id, rotation, feature.id)


def test_cities_fill_a_side_up_to_its_corners() -> None:
    for tile, rotation in TURNED:
        rows = draw_tile(tile, rotation)
        columns = ["".join(column) for column in zip(*rows, strict=True)]
        edges = (rows[0][2:-2], columns[-1][1:-1], rows[-1][2:-2], columns[0][1:-1])
        for side, letter in enumerate(tile.edges):
            drawn = edges[turned_side(side, rotation)]
            assert ("▒" in drawn and not set(drawn) & set(" ·─│")) == (letter == "C"), (tile.id, rotation)


def test_fields_hang_together_exactly_as_they_are_printed() -> None:
    assert {tile.id for tile, rotation in TURNED if layout(tile, rotation).flaws} == UNDRAWABLE


def test_every_feature_but_a_walled_town_has_an_anchor_of_its_own_inside_its_region() -> None:
    for tile, rotation in TURNED:
        plan = layout(tile, rotation)
        indices = [i for i, each in enumerate(tile.features) if not (each.kind == tiles.CITY and each.mark("inner"))]
        anchors = [anchor(tile, index, rotation) for index in indices]
        assert len(set(anchors)) == len(anchors), (tile.id, rotation)
        assert [plan.owner[point] for point in anchors] == indices, (tile.id, rotation)


def test_everything_that_is_printed_is_shown_in_every_rotation() -> None:
    for tile, rotation in TURNED:
        drawn = "".join(draw_tile(tile, rotation))
        wanted = shown_signs(tile)
        assert all(drawn.count(sign) >= wanted.count(sign) for sign in wanted), (tile.id, rotation)
        assert bool(tile.symbol("flier")) == bool(set(drawn) & set(FLIGHT)), (tile.id, rotation)


def test_no_sign_of_the_legend_can_be_taken_for_a_figure() -> None:
    assert not set(LEGEND.values()) & {*PLAYER_LETTERS, *PLAYER_LETTERS.lower()}


def test_a_blank_tile_shows_only_its_corners() -> None:
    assert "".join(draw_tile(tile_type("cult_siege_creativity/blank"))).split() == ["╭", "╮", "╰", "╯"]


def test_a_board_of_three_tiles_joins_without_a_gap() -> None:
    game = scene("""
        D^/1kN/2fER  W^/2hE
        .            Av/1m
    """)
    assert draw_board(game.view()).splitlines() == [
        "       0          1",
        "  ▒▒▒▒▒R▒▒▒▒▒ ·   ·   ·",
        "     ·   ·      ·   ·",
        "0 ────────────────┬──B──",
        "     · b ·      · │ ·",
        "   ·   ·   ·  ·   │   ·",
        "              ·   │   ·",
        "                · │ ·",
        "1             ·  [R]  ·",
        "                ·   ·",
        "              ·   ·   ·",
    ]


def test_labels_stand_in_the_middle_of_framed_empty_cells() -> None:
    game = scene("D^")
    assert draw_board(game.view(), {(0, -1): "12", (-1, 0): "a"}).splitlines() == [
        "       -1          0",
        "              ╭         ╮",
        "",
        "-1                 12",
        "",
        "              ╰         ╯",
        "   ╭         ╮▒▒▒▒▒▒▒▒▒▒▒",
        "                 ·   ·",
        " 0      a     ───────────",
        "                 ·   ·",
        "   ╰         ╯ ·   ·   ·",
    ]


def test_two_figures_on_one_feature_are_both_seen() -> None:
    drawn = draw_board(scene("D^/1kN/2kN").view())
    assert drawn.count("R") == drawn.count("B") == 1


def test_figures_are_found_when_the_game_is_played_without_fields() -> None:
    drawn = draw_board(scene("B^/1m", options={"fields": "off"}).view())
    assert "[R]" in drawn


def test_an_empty_board_is_an_empty_text() -> None:
    assert not draw_board(View(()))


def test_a_sheet_of_tiles_names_code_and_count() -> None:
    sheet = draw_tiles([tile_type("V"), tile_type("B"), tile_type("river/monastery_bridge")], 2)
    assert sheet.splitlines() == [
        " ·   ·   ·    ·   ·   ·",
        "   ·   ·        ·   ·",
        "─────┐   ·    ·  [†]  ·",
        "   · │ ·        ·   ·",
        " ·   │   ·    ·   ·   ·",
        "V ×9         B ×4",
        "",
        " ·   ·   ·",
        "   ·[†]·",
        "≈≈≈≈≈╫≈≈≈≈≈",
        "   · │ ·",
        " ·   │   ·",
        "monaste… ×1",
    ]


def test_a_board_that_is_too_wide_is_cut_around_the_tile_laid_last() -> None:
    game = scene("U^ U^ U^ U^! U^ U^")
    drawing = draw_board(game.view(), width=3 + 3 * 11)
    assert drawing.splitlines()[0].split() == ["2", "3", "4"]
    assert "columns 0 to 5" in drawing.splitlines()[-1]
    assert draw_board(game.view(), width=200) == draw_board(game.view())
