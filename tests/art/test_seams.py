"""Where tiles of The Castle meet and do not go on: rows of houses, and walls."""

from __future__ import annotations

import pytest

import bastide
from bastide.art.board import draw_view, joints
from bastide.art.seams import Seam, seam_drawing, seams
from bastide.art.themes import DAY
from bastide.view import Laid, View
from tests.art.test_boards import BOARD, is_well_formed
from tests.art.tiles import CASTLE_TILES, CASTLE_TRACK


def castle_rows(*rows: str) -> View:
    """Lay tiles of The Castle side by side: their names, each with its rotation."""
    types = {tile.code: tile for tile in CASTLE_TILES}
    laid = [
        Laid(name[:-1], int(name[-1]), 3 + x, 3 + y) for y, row in enumerate(rows) for x, name in enumerate(row.split())
    ]
    return View(tuple(laid), track=CASTLE_TRACK, types=types)


@pytest.mark.parametrize(
    ("rows", "picture"),
    [
        (("N01 1", "N01 3"), ""),
        (("N02 2", "N02 0"), ""),
        (("N01 0", "N01 0"), "row"),
        (("N01 2", "N01 1"), "row"),
        (("N02 2", "N01 3"), "north"),
        (("N02 2", "N01 0"), "north row"),
        (("N01 1", "N02 0"), "south"),
        (("N01 2", "N02 0"), "south"),
    ],
)
def test_a_quarter_or_rampart_that_ends_at_a_seam_has_houses_or_a_wall_there(
    rows: tuple[str, str], picture: str
) -> None:
    north, south = (row.replace(" ", "") for row in rows)
    assert [(each.picture, each.x, each.y) for each in seams(castle_rows(north, south))] == (
        [(picture, 3, 3.5)] if picture else []
    )


@pytest.mark.parametrize(
    ("row", "picture"),
    [("N011 N013", ""), ("N011 N010", "column"), ("N010 N013", "column"), ("N021 N013", "west"), ("N010 N023", "east")],
)
def test_seams_between_west_and_east_are_drawn_as_well(row: str, picture: str) -> None:
    assert [(each.picture, each.x, each.y) for each in seams(castle_rows(row))] == (
        [(picture, 3.5, 3)] if picture else []
    )


def test_a_rampart_has_towers_at_both_ends_of_a_seam_and_its_wall_is_drawn() -> None:
    view = castle_rows("N022", "N013")
    assert {(300.0, 400.0), (400.0, 400.0)} <= set(joints(view))
    picture = draw_view(view, DAY)
    assert seam_drawing("north", DAY) in picture
    assert is_well_formed(picture)


def test_a_quarter_of_a_start_field_ends_at_a_seam_unless_houses_lie_beside_it() -> None:
    (start,) = [square for square in CASTLE_TRACK.squares if square.start and square.start.code == "start_C"]
    assert start.start is not None
    types = {tile.code: tile for tile in CASTLE_TILES} | {"start_C": start.start}
    for rotation, found in ((0, [Seam("column", start.x + 0.5, start.y)]), (3, [])):
        laid = (Laid("start_C", 0, start.x, start.y), Laid("N01", rotation, start.x + 1, start.y))
        assert seams(View(laid, track=CASTLE_TRACK, types=types)) == found


def test_land_games_have_no_seams() -> None:
    assert seams(bastide.load(BOARD).view()) == []
