"""Pictures of positions: figures, territories, joints of walls, notebooks and commands."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from shapely.geometry import Point as Dot
from typer.testing import CliRunner

import bastide
from bastide.art.board import board_svg, draw_view, joints, territory_area
from bastide.art.figures import GLYPHS, NEUTRAL, SHAPES, castle, figure, glyph, tower
from bastide.art.files import write_sheet
from bastide.art.pen import Pen
from bastide.art.regions import layout_of
from bastide.art.shapes import polygons
from bastide.art.sheet import castle_sheet_svg, figure_sheet_svg
from bastide.art.themes import DAY
from bastide.art.view import Laid, Loose, Seat, Standing, Territory, View, view_of
from bastide.cli import app
from bastide.kernel.catalogue import tile_type
from bastide.kernel.errors import Unreadable
from bastide.kernel.pieces import FOLLOWERS, NEUTRAL_FIGURES, SPECIAL_FIGURES, Piece
from bastide.kernel.tiles import Feature, TileType
from bastide.setup import COLOURS
from tests.art.tiles import CASTLE
from tests.scenes import scene

BOARD = Path(__file__).parents[2] / "docs" / "pictures" / "board.bastide"
TOKENS = {
    Piece.BRIDGE,
    Piece.CASTLE,
    Piece.TOWER_FLOOR,
    Piece.FERRY,
    Piece.GOLD,
    Piece.FLEA,
    Piece.KING,
    Piece.PLAGUE_SOURCE,
}


def is_well_formed(drawing: str) -> bool:
    return ET.fromstring(drawing if drawing.startswith("<svg") else f"<svg>{drawing}</svg>") is not None  # noqa: S314


def test_every_figure_and_every_piece_on_the_board_can_be_drawn() -> None:
    assert FOLLOWERS | SPECIAL_FIGURES | {Piece.KEEP, Piece.TUNNEL} <= set(SHAPES)
    assert NEUTRAL_FIGURES | TOKENS | {Piece.ROBBER_BARON} <= set(NEUTRAL)
    pen = Pen(DAY)
    drawings = [draw(pen) for draw in NEUTRAL.values()]
    drawings += [figure(pen, piece, player) for piece in SHAPES for player in range(6)]
    drawings += [castle(pen, 2), tower(pen, 3), figure(pen, Piece.FOLLOWER, 0, count=3)]
    assert all(map(is_well_formed, drawings))
    assert len(set(drawings)) == len(drawings)


def test_every_colour_has_its_own_glyph_so_that_figures_can_be_told_without_colours() -> None:
    assert len(set(GLYPHS)) == len(COLOURS)
    pen = Pen(DAY)
    for player in range(len(COLOURS)):
        assert all(glyph(pen, player) and GLYPHS[player] in figure(pen, piece, player) for piece in SHAPES)


def test_a_follower_on_a_field_lies_down_and_one_in_a_city_stands() -> None:
    lying = scene("E^!/1fSL")
    standing = scene("E^!/1kN")
    assert "rotate(90)" in board_svg(lying, DAY, territories=False)
    assert "rotate(90)" not in board_svg(standing, DAY, territories=False)


def test_the_territory_of_a_city_joins_its_tiles_without_a_gap() -> None:
    view = view_of(scene("E> D<!/1kW"))
    territory = view.territories[0]
    assert len(territory.parts) == 2
    assert territory.owners == (0,)
    area = territory_area(view, territory)
    assert len(polygons(area)) == 1
    assert area.contains(Dot(100, 50))


def test_a_territory_belongs_to_everyone_who_shares_the_majority() -> None:
    view = view_of(scene("E>/2kE D<!/1kW"))
    assert [each.owners for each in view.territories] == [(0, 1)]
    assert 'stroke-dasharray="10 10"' in board_svg(scene("E>/2kE D<!/1kW"), DAY)


def test_territories_can_be_left_out() -> None:
    game = scene("E^!/1kN")
    assert "url(#p0)" in board_svg(game, DAY)
    assert "url(#p0)" not in board_svg(game, DAY, territories=False)


def test_towers_stand_where_walls_of_two_tiles_meet() -> None:
    view = view_of(scene("E> D<!"))
    assert joints(view) == [(100.0, 0.0), (100.0, 100.0)]


def test_pieces_of_nobody_stand_on_their_tile() -> None:
    laid = Laid(tile_type("count/06"), 0, 0, 0)
    view = View(
        (laid,), (Standing(Piece.FOLLOWER, 1, 0, -1, "quarter"),), (Loose(Piece.DRAGON, 0, 0), Loose(Piece.COUNT, 0, 0))
    )
    assert is_well_formed(draw_view(view, DAY))
    assert len(draw_view(view, DAY)) > len(draw_view(View((laid,)), DAY)) + 1000


def test_the_players_and_the_tile_in_hand_are_shown_below_the_board() -> None:
    game = bastide.new_game(players=["Anna", "Bert & Co"], seed=1)
    picture = board_svg(game, DAY)
    assert ">Anna<" in picture
    assert "Bert &amp; Co" in picture
    assert is_well_formed(picture)


def test_a_notebook_shows_the_board() -> None:
    picture = bastide.load(BOARD)._repr_svg_()
    assert picture is not None
    assert is_well_formed(picture)


def test_a_notebook_shows_the_text_where_the_packages_for_pictures_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bastide.art.files", None)
    assert bastide.new_game(seed=1)._repr_svg_() is None
    done = CliRunner().invoke(app, ["tiles", "base", "--sheet", "base.svg"])
    assert isinstance(done.exception, Unreadable)
    assert done.exception.code == "no_pictures"


def test_the_command_line_draws_sheets_and_positions(tmp_path: Path) -> None:
    run = CliRunner()
    for command in (
        ["tiles", "tunnel", "--sheet", str(tmp_path / "tunnel.svg"), "--theme", "night"],
        ["tiles", "school", "--sheet", str(tmp_path / "school.png"), "--pixels", "40"],
        ["draw", str(BOARD), "-o", str(tmp_path / "board.svg")],
        ["draw", str(BOARD), "-o", str(tmp_path / "start.png"), "--turn", "3", "--pixels", "30", "--no-territories"],
    ):
        done = run.invoke(app, command)
        assert done.exit_code == 0, done.output
    assert is_well_formed((tmp_path / "tunnel.svg").read_text(encoding="utf-8"))
    assert (tmp_path / "start.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (["tiles", "base", "--sheet", "base.gif"], "bad_picture"),
        (["tiles", "phantom", "--sheet", "phantom.svg"], "no_tiles"),
        (["tiles", "base", "--sheet", "base.svg", "--theme", "autumn"], "unknown_theme"),
        (["draw", str(BOARD), "-o", "board.svg", "--turn", "900"], "no_such_turn"),
    ],
)
def test_what_cannot_be_drawn_is_explained(command: list[str], code: str) -> None:
    done = CliRunner().invoke(app, command)
    assert isinstance(done.exception, Unreadable)
    assert done.exception.code == code


def test_a_sheet_of_all_boxes_shows_every_box(tmp_path: Path) -> None:
    write_sheet(tmp_path / "all.svg", None, pixels=30)
    text = (tmp_path / "all.svg").read_text(encoding="utf-8")
    assert "The Wheel of Fortune · Das Schicksalsrad" in text
    assert "The River · Der Fluss" in text


def test_a_tower_grows_on_its_site() -> None:
    laid = Laid(tile_type("TI"), 1, 0, 0)
    low = draw_view(View((laid,), loose=(Loose(Piece.TOWER_FLOOR, 0, 0),)), DAY)
    high = draw_view(View((laid,), loose=(Loose(Piece.TOWER_FLOOR, 0, 0, 4),)), DAY)
    assert len(high) > len(low)
    site = layout_of(laid.tile, 1).spot("tower")
    assert site is not None
    assert f"translate({site.at[0]:g} {site.at[1]:g})" in low


def test_a_castle_grows_inside_its_wall_and_markers_walk_along_it() -> None:
    tile = CASTLE.tiles[0]
    view = View(
        (Laid(tile, 2, 1, 1),),
        (Standing(Piece.FOLLOWER, 0, 0, 1),),
        territories=(Territory((0,), ((0, 1),)),),
        seats=(Seat("Anna", 5, is_asked=True), Seat("Ben", 20, is_asked=False)),
    )
    picture = draw_view(view, DAY, wall=CASTLE)
    assert is_well_formed(picture)
    assert len(picture) > len(draw_view(view, DAY))
    assert "rotate(90)" in draw_view(View(view.tiles, seats=view.seats), DAY, wall=CASTLE)


def test_start_fields_are_parts_of_the_wall() -> None:
    start = TileType("castle/start", "castle", "start", 1, "WrWW", (Feature("road1", "road", sides=(1,)),))
    tile = CASTLE.tiles[5]
    view = View((Laid(start, 0, 0, 1), Laid(tile, 1, 1, 1)), territories=(Territory((1,), ((0, 0), (1, 1))),))
    assert is_well_formed(draw_view(view, DAY, wall=CASTLE))


def test_the_castle_has_a_sheet_with_its_wall() -> None:
    assert is_well_formed(castle_sheet_svg(CASTLE, DAY))


def test_the_figures_have_a_sheet_with_their_names() -> None:
    sheet = figure_sheet_svg(DAY)
    assert is_well_formed(sheet)
    assert all(f">{piece.name.lower().replace('_', ' ')}<" in sheet for piece in (*SHAPES, *NEUTRAL))
