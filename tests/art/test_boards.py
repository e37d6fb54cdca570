"""Pictures of positions: figures, territories, joints of walls, notebooks and commands."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from itertools import accumulate
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from shapely.geometry import LineString
from shapely.geometry import Point as Dot
from typer.testing import CliRunner

import bastide
from bastide.art.board import LARGE_AS, Layers, board_svg, draw_view, joints
from bastide.art.castle_wall import marker_place, stretches, wall_drawing
from bastide.art.figures import GLYPHS, SHAPES, figure, glyph
from bastide.art.files import write_board, write_sheet
from bastide.art.panel import score_track
from bastide.art.pen import Pen, placed
from bastide.art.picture import tile_signs
from bastide.art.pieces import castle, tower, tower_top
from bastide.art.places import tower_site
from bastide.art.placing import placed_figures, placed_pieces
from bastide.art.plan import plan_of
from bastide.art.regions import layout_of
from bastide.art.shapes import distance, polygons
from bastide.art.sheet import figure_sheet_svg
from bastide.art.territories import territory_area
from bastide.art.themes import DAY
from bastide.art.tokens import DISCS, NEUTRAL, catapult_disc, ferry_line, flea, gold, message, plague_source, wall_tile
from bastide.bots import GreedyBot
from bastide.castle.facts import own_text
from bastide.cli import app
from bastide.games import rulebook_of
from bastide.kernel import tiles, verbs
from bastide.kernel.catalogue import tile_type
from bastide.kernel.errors import Unreadable
from bastide.kernel.pieces import FOLLOWERS, NEUTRAL_FIGURES, SPECIAL_FIGURES, Piece
from bastide.setup import COLOURS
from bastide.view import Held, Laid, Loose, Marker, Seat, Standing, View
from tests.art.tiles import CASTLE_TILES, CASTLE_TRACK
from tests.expansions.abbey_and_mayor.test_barn import MEETING
from tests.expansions.bridges_castles_bazaars.tables import CASTLE, at
from tests.expansions.catapult.fair import TARGET, fair, throw
from tests.expansions.count.city import beside
from tests.scenes import scene

PLAIN = Layers(territories=False)
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
    Piece.CATAPULT_DISC,
    Piece.MESSAGE,
}


def is_well_formed(drawing: str) -> bool:
    return ET.fromstring(drawing if drawing.startswith("<svg") else f"<svg>{drawing}</svg>") is not None  # noqa: S314


def place_of(drawing: str, picture: str) -> tuple[float, float]:
    """Find where a drawing was placed in a picture."""
    found = re.search(r'translate\((\S+) ([^\s)]+)\)\S*">$', picture.partition(drawing)[0])
    assert found is not None
    return float(found[1]), float(found[2])


def test_every_figure_and_every_piece_on_the_board_can_be_drawn() -> None:
    assert FOLLOWERS | SPECIAL_FIGURES | {Piece.KEEP, Piece.TUNNEL} <= set(SHAPES)
    assert NEUTRAL_FIGURES | TOKENS | {Piece.ROBBER_BARON} <= set(NEUTRAL)
    pen = Pen(DAY)
    drawings = [draw(pen) for draw in NEUTRAL.values()]
    drawings += [figure(pen, piece, player) for piece in SHAPES for player in range(6)]
    drawings += [castle(pen, 2), tower(pen, 3), figure(pen, Piece.FOLLOWER, 0, count=3), gold(pen, 2), gold(pen, 3)]
    drawings += [catapult_disc(pen, kind, player) for kind in DISCS for player in range(6)]
    drawings += [flea(pen, active=False), plague_source(pen, 0), message(pen, 7), ferry_line(pen, (-14, 0), (0, 12))]
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
    assert "rotate(90)" in board_svg(lying, DAY, layers=PLAIN)
    assert "rotate(90)" not in board_svg(standing, DAY, layers=PLAIN)


def test_the_territory_of_a_city_joins_its_tiles_without_a_gap() -> None:
    view = scene("E> D<!/1kW").view()
    territory = view.territories[0]
    assert len(territory.parts) == 2
    assert territory.owners == (0,)
    area = territory_area(view, territory)
    assert len(polygons(area)) == 1
    assert area.contains(Dot(100, 50))


def test_a_territory_belongs_to_everyone_who_shares_the_majority() -> None:
    view = scene("E>/2kE D<!/1kW").view()
    assert [each.owners for each in view.territories] == [(0, 1)]
    picture = board_svg(scene("E>/2kE D<!/1kW"), DAY)
    washes = re.findall(r'fill="(#\w+)" fill-rule="evenodd"', picture)
    assert washes == [DAY.player_1, DAY.player_2]
    assert 'stroke-dasharray="14 14"' in picture


def test_the_rim_of_a_pale_colour_has_a_dark_line_beside_it() -> None:
    def beside(player: int) -> str:
        picture = board_svg(scene(f"E^!/{player}kN", players=3), DAY)
        (found,) = re.findall(r'stroke="(#\w+)" stroke-width="2"/><path', picture)
        return str(found)

    red, yellow = 1, 3
    assert beside(yellow) == DAY.ink
    assert beside(red) == DAY.player_rim


def test_what_lies_in_a_farmed_field_has_no_rim_of_the_farmer() -> None:
    game = scene("B^!/1fNL")
    view = game.view()
    (field,) = view.territories
    ground = territory_area(view, field)
    (hole,) = polygons(ground)[0].interiors
    (rim,) = re.findall(r'<path d="([^"]+)" stroke="#cf2a2a" stroke-width="3"', board_svg(game, DAY))
    assert hole.length > 50
    assert rim.count("z") == 1


def points_of(path: str) -> list[tuple[float, float]]:
    """Read the points of a path of one line."""
    steps = [(float(x), float(y)) for x, y in re.findall(r"[Ml](-?[\d.]+) ?(-?[\d.]+)", path)]
    return list(accumulate(steps, lambda one, other: (one[0] + other[0], one[1] + other[1])))


def test_a_field_has_no_rim_along_the_walls_of_a_city_beside_it() -> None:
    picture = board_svg(scene("E^!/1fSL"), DAY)
    wall = LineString(plan_of(tile_type("E")).outlines[0].walls[0])
    (rim,) = re.findall(rf'<path d="([^"]+)" stroke="{DAY.player_1}" stroke-width="3"', picture)
    (beside,) = re.findall(rf'<path d="([^"]+)" stroke="{DAY.player_rim}" stroke-width="2"', picture)
    for path in (rim, beside):
        line = LineString(points_of(path))
        assert line.length > 200, "along the rim of the tile there is one"
        assert line.distance(wall) > 8


def test_hatching_covers_no_shield() -> None:
    picture = board_svg(scene("E> C^!/1kN"), DAY)
    assert picture.rindex(tile_signs(tile_type("C"), 0, DAY)) > picture.rindex('fill-rule="evenodd"')


def test_hatching_covers_no_place_that_has_a_rule() -> None:
    field = board_svg(scene("TI^!/1fNL", boxes=("tower",)), DAY)
    place = placed(tower_site(Pen(DAY)), *layout_of(tile_type("TI")).spots[0].at)
    assert field.count(place) == 2, "on its tile, and once more above"
    assert field.rindex(place) > field.rindex('fill-rule="evenodd"')


def test_everybody_who_shares_a_territory_has_glyphs_on_it() -> None:
    for board, owners in (("B^/1fNL B^/2fNL B^!", {0, 1}), ("B^/1fNL B^/2fNL B^/3fNL B^!", {0, 1, 2})):
        picture = board_svg(scene(board, players=3), DAY)
        assert {int(owner) for owner in re.findall('<use href="#y(.)"', picture)} == owners


def test_a_field_has_no_rim_round_a_building_at_a_road() -> None:
    picture = board_svg(scene("A^!/1fNL"), DAY)
    building = next(each.area for each in layout_of(tile_type("A")).regions if each.kind == tiles.MONASTERY)
    (rim,) = re.findall(rf'<path d="([^"]+)" stroke="{DAY.player_1}" stroke-width="3"', picture)
    for line in filter(None, rim.split("M")):
        assert LineString(points_of(f"M{line}")).distance(building) > 3


def test_no_glyph_of_a_territory_lies_under_a_figure_or_a_sign() -> None:
    game = scene("E> C^!/1kN")
    view = game.view()
    glyphs = [
        (float(x), float(y)) for x, y in re.findall(r'<use href="#y0" x="([^"]+)" y="([^"]+)"', board_svg(game, DAY))
    ]
    (knight,) = placed_figures(view)
    spots = [(spot.at[0] + 100 * laid.x, spot.at[1] + 100 * laid.y) for laid in view.shown
             for spot in layout_of(view.type_of(laid), laid.rotation).spots]  # fmt: skip
    assert glyphs
    assert all(distance(glyph, each) > 12 for glyph in glyphs for each in [*spots, (knight.x, knight.y)])


def test_a_territory_stays_clear_of_walls() -> None:
    view = scene("E^!/1fSL").view()
    (field,) = view.territories
    ground = territory_area(view, field)
    walls = [LineString(wall) for outline in plan_of(tile_type("E")).outlines.values() for wall in outline.walls]
    assert all(ground.distance(wall) > 0 for wall in walls)


def test_the_tile_laid_last_is_framed() -> None:
    frame = f'stroke="{DAY.cream}" stroke-width="3.4"'
    game = scene("E> D<!")
    assert frame in board_svg(game, DAY)
    assert frame not in board_svg(game, DAY, layers=Layers(last=False))
    assert frame not in board_svg(bastide.new_game(seed=1), DAY)


def test_free_cells_and_coordinates_can_be_shown() -> None:
    game = bastide.new_game(seed=1)
    gaps = game.view().gaps
    picture = board_svg(game, DAY, layers=Layers(places=True, coordinates=True))
    assert picture.count('stroke-dasharray="6 4"') == len(gaps) > 3
    assert all(f">{gap.left}<" in picture for gap in gaps)
    assert all(f">{number}<" in picture for number in (-1, 0, 1))
    assert 'stroke-dasharray="6 4"' not in board_svg(game, DAY)


def test_the_fairy_covers_no_inn() -> None:
    for tile in ("EC", "ED", "EF"):
        kind = tile_type(tile)
        for rotation in range(4):
            view = View((Laid(tile, rotation, 0, 0),), loose=(Loose("fairy", 0, 0),), types={tile: kind})
            (fairy,) = placed_pieces(view)
            spots = layout_of(kind, rotation).spots
            assert all(distance((fairy.x, fairy.y), spot.at) > spot.radius + 5 for spot in spots)


def test_all_who_stand_on_one_field_of_the_track_stay_on_it() -> None:
    markers = tuple(Marker("follower", owner, 5) for owner in range(6))
    markers += tuple(Marker(piece, owner, 5) for owner in range(6) for piece in ("messenger", "robber"))
    drawn, high = score_track(markers, Pen(DAY), 600.0)
    places = re.findall(r"translate\(([-.\d]+) ([-.\d]+)\)scale\(0?\.19\)", drawn)
    assert len(places) == len(markers)
    assert all(0 < float(x) < 24 and 0 < float(y) < 0.7 * 24 < high / 2 for x, y in places)
    assert "translate(120 " in drawn


def test_a_disc_lies_where_it_came_down_and_the_picture_shows_it_beside_the_tiles_as_well() -> None:
    game = fair("B^", players=3)
    game.play(TARGET)
    throw(game, 40, 24)
    throw(game, -8, -40)
    assert [(each.piece, each.x, each.y) for each in placed_pieces(game.view())] == [
        (Piece.CATAPULT_DISC, 125.0, 75.0),
        (Piece.CATAPULT_DISC, -25.0, -125.0),
    ]
    left, top, *_ = map(float, re.findall(r'viewBox="([^"]+)"', board_svg(game, DAY))[0].split())
    assert left < -25 - 22
    assert top < -125 - 22


def test_points_are_counted_on_a_track_of_its_own_where_the_board_has_none() -> None:
    markers = (Marker("follower", 0, 7), Marker("messenger", 0, 7), Marker("robber", 1, 30, 2))
    picture = draw_view(View((), markers=markers), DAY)
    assert all(f">{field}<" in picture for field in range(50))
    for marker in markers:
        drawing = figure(Pen(DAY), Piece[marker.piece.upper()], marker.owner, lying=marker.lap > 1)
        assert drawing in picture


def test_territories_can_be_left_out() -> None:
    game = scene("E^!/1kN")
    wash = f'fill="{DAY.player_1}" fill-rule="evenodd"'
    assert wash in board_svg(game, DAY)
    assert wash not in board_svg(game, DAY, layers=PLAIN)


def test_the_table_can_be_left_out() -> None:
    game = bastide.load(BOARD)
    assert DAY.table in board_svg(game, DAY)
    assert DAY.table not in board_svg(game, DAY, layers=Layers(table=False))


def test_towers_stand_where_walls_of_two_tiles_meet() -> None:
    view = scene("E> D<!").view()
    assert joints(view) == [(100.0, 0.0), (100.0, 100.0)]


def test_pieces_of_nobody_stand_on_their_tile() -> None:
    empty = View((Laid("count/06", 0, 0, 0),), types={"count/06": tile_type("count/06")})
    waiting = Standing("follower", 1, 0, -1, spot="castle quarter", sign="quarter")
    view = replace(empty, figures=(waiting,), loose=(Loose("dragon", 0, 0), Loose("count", 0, 0)))
    assert is_well_formed(draw_view(view, DAY))
    assert len(draw_view(view, DAY)) > len(draw_view(empty, DAY)) + 1000


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
        [
            "draw",
            str(BOARD),
            "-o",
            str(tmp_path / "start.png"),
            "--turn",
            "3",
            "--pixels",
            "30",
            "--no-territories",
            "--places",
        ],
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
    empty = View((Laid("TI", 1, 0, 0),), types={"TI": tile_type("TI")})
    low = draw_view(replace(empty, loose=(Loose("tower_floor", 0, 0),)), DAY)
    high = draw_view(replace(empty, loose=(Loose("tower_floor", 0, 0, 4),)), DAY)
    assert len(high) > len(low)
    site = layout_of(tile_type("TI"), 1).spot("tower")
    assert site is not None
    assert f"translate({site.at[0]:g} {site.at[1]:g})" in low


def test_the_floors_of_a_tower_are_shown_and_its_guard_stands_on_top() -> None:
    low, high = (
        scene("TI^/2g B^!", boxes=("tower",), memory={"tower": f"floors 9 9, tower 0 0 {height}"}) for height in (1, 4)
    )
    assert [(each.piece, each.count) for each in high.view().loose] == [("tower_floor", 4)]
    assert tower(Pen(DAY), 4) in board_svg(high, DAY)
    guard = figure(Pen(DAY), Piece.FOLLOWER, 1)
    (_, below), (_, above) = (place_of(guard, board_svg(game, DAY)) for game in (low, high))
    assert below - above == pytest.approx(3 * 7 * LARGE_AS * 1.15, abs=0.1)


def test_a_very_high_tower_is_told_by_its_number() -> None:
    assert tower_top(9) == tower_top(6) < tower_top(5)
    assert tower(Pen(DAY), 9) != tower(Pen(DAY), 6)


def test_a_barn_stands_where_four_tiles_meet() -> None:
    game = scene(MEETING, boxes=("abbey_and_mayor",))
    assert place_of(figure(Pen(DAY), Piece.BARN, 0), board_svg(game, DAY)) == (100, 199)


def test_the_count_and_those_who_wait_stand_in_their_quarters() -> None:
    game = beside("B^", memory="market; 1 follower smithy, 2 follower market, 2 follower market")
    view = game.view()
    waiting = {(each.owner, each.count): view.type_of(view.tiles[each.laid]).symbol("quarter") for each in view.figures}
    assert waiting == {(0, 1): "smithy", (1, 2): "market"}
    picture = board_svg(game, DAY)
    x, y = place_of(figure(Pen(DAY), Piece.FOLLOWER, 1, count=2), picture)
    u, v = place_of(NEUTRAL[Piece.COUNT](Pen(DAY)), picture)
    assert 8 < abs(x - u) + abs(y - v) < 40


def test_prisoners_cards_and_goods_lie_in_front_of_their_holder() -> None:
    boxes = ("traders_and_builders", "king_and_robber", "tower")
    game = scene("B^ TI^!", boxes=boxes, memory={"tower": "floors 10 10, prisoner 2 1 follower, prisoner 2 1 follower"})
    verbs.give(game.state, 1, int(Piece.WINE), 3)
    verbs.give(game.state, 1, int(Piece.KING), 1)
    seat = game.view().seats[1]
    assert {
        Held("follower", 0, 2, "prison of 2"),
        Held("follower", 1, 7),
        Held("wine", 1, 3),
        Held("king", 1, 1),
    } <= set(seat.held)
    picture = board_svg(game, DAY)
    assert all(NEUTRAL[piece](Pen(DAY)) in picture for piece in (Piece.WINE, Piece.KING))
    assert picture.count(figure(Pen(DAY), Piece.FOLLOWER, 0)) == 2


def test_the_bar_has_room_for_everything_that_lies_in_front_of_a_player() -> None:
    held = tuple(Held(piece.name.lower(), 0, 1) for piece in Piece)
    heights = [
        int(
            draw_view(View((), seats=(Seat("Anna", 0, is_asked=True, held=held[:count]),)), DAY, 100)
            .split('height="')[1]
            .split('"')[0]
        )
        for count in (0, 1, len(held))
    ]
    assert heights[0] < heights[1] < heights[2]


def test_many_players_sit_in_several_lines_rather_than_be_too_small_to_be_read() -> None:
    def sizes(players: int, pixels: int) -> tuple[float, int]:
        seats = tuple(Seat(f"Anna {at}", 0, is_asked=False) for at in range(players))
        picture = draw_view(View((), seats=seats), DAY, pixels)
        scale = float(re.findall(r'<g transform="scale\(([\d.]+)\)">', picture)[-1])
        names = re.findall(r'y="17" [^>]*font-size="12.5"[^>]*>Anna', picture)
        assert len(names) == players
        return 12.5 * scale * pixels / 100, picture.count('<g transform="translate(0 ')

    for players in range(1, 7):
        assert sizes(players, 110) == pytest.approx((15, 0), abs=0.2), players
        assert sizes(players, 60)[0] > 9.5, players
    assert sizes(6, 60) == pytest.approx((12, 3), abs=0.1)


def castle_game(moves: int, **more: object) -> bastide.Game:
    """Play some moves of The Castle."""
    game = bastide.new_game(game="castle", players=["Anna", "Ben"], seed=7, **more)  # type: ignore[arg-type]
    bots = [GreedyBot("7:0"), GreedyBot("7:1")]
    for _ in range(moves):
        game.play(bots[game.state.asked].choose(game))
    return game


def test_a_castle_grows_inside_its_wall_and_markers_walk_along_it() -> None:
    game = castle_game(0)
    start, later = game.view(), castle_game(60).view()
    assert start.track is not None
    assert len(start.around) == 50
    assert start.shown == []
    assert len(later.shown) > 15
    picture = draw_view(start, DAY)
    for player in range(2):
        where = place_of(figure(Pen(DAY), Piece.FOLLOWER, player), picture)
        assert where == pytest.approx(marker_place(start.track, 0, player), abs=0.1)
    assert all(is_well_formed(draw_view(each, DAY)) for each in (start, later))


def test_a_marker_on_its_second_lap_lies() -> None:
    for lap in (1, 2):
        picture = draw_view(View((), track=CASTLE_TRACK, markers=(Marker("follower", 0, 5, lap),)), DAY)
        marker = figure(Pen(DAY), Piece.FOLLOWER, 0, lying=lap > 1)
        assert place_of(marker, picture) == pytest.approx(marker_place(CASTLE_TRACK, 5), abs=0.1)


def test_a_marker_covers_no_number_of_the_track() -> None:
    places = {
        (float(x) + 100 * stretch.at[0], float(y) + 100 * stretch.at[1])
        for stretch in stretches(CASTLE_TRACK)
        for x, y in re.findall(r'translate\((\S+) ([^)]+)\)"><circle ', wall_drawing(stretch, DAY))
    }
    assert len(places) == CASTLE_TRACK.fields
    for field in range(CASTLE_TRACK.fields):
        for before in range(2):
            marker = marker_place(CASTLE_TRACK, field, before)
            assert all(distance(marker, place) > 14 for place in places), field


def test_wall_tiles_lie_face_down_on_their_towers_until_somebody_holds_them() -> None:
    counted = []
    for moves in (0, 128):
        view = castle_game(moves).view()
        face_down = [loose for loose in view.loose if loose.piece == "wall_tile"]
        held = [held.count for seat in view.seats for held in seat.held if held.piece == "wall_tile"]
        counted.append((len(face_down), bool(held)))
        assert {(loose.x, loose.y) for loose in face_down} <= view.around
        assert board_svg(castle_game(moves), DAY).count(wall_tile(Pen(DAY))) == len(face_down)
    assert counted[0] == (13, False)
    assert counted[1][0] < 13
    assert counted[1][1]


def test_keeps_and_merchants_are_shown_in_a_castle() -> None:
    view = castle_game(128).view()
    assert [each for each in view.figures if each.piece == "keep"]
    kinds = {view.type_of(view.tiles[each.laid]).features[each.number].kind for each in view.figures}
    assert {tiles.HOUSE, tiles.COURTYARD} <= kinds
    assert len(view.territories) > 3


def test_a_territory_ends_at_the_start_field_it_reaches() -> None:
    game = scene_of_castle("S01>/2hE")
    view = game.view()
    (territory,) = view.territories
    assert len(territory.parts) == 2
    assert territory_area(view, territory).bounds[0] == pytest.approx(200, abs=1)
    assert is_well_formed(board_svg(game, DAY))


def scene_of_castle(board: str) -> bastide.Game:
    head = (
        "bastide position 1\ngame: castle\nplayers: White 0, Black 0\nasked: Black lay_tile\nturn: Black 3\nhand: B01\n"
    )
    return bastide.read_position(f"{head}corner: 2,10\n{board}\n")


def test_a_figure_on_a_start_field_stands_on_its_inner_side() -> None:
    types = castle_game(0).view().types
    view = View((Laid("start_C", 0, 3, 1),), (Standing("keep", 0, 0, 0),), track=CASTLE_TRACK, types=types)
    assert "translate(384 149)" in draw_view(view, DAY)


def test_the_castle_has_a_sheet_that_says_what_is_a_reconstruction(tmp_path: Path) -> None:
    run = CliRunner()
    for name in ("tiles", "wall"):
        (tmp_path / f"{name}.yaml").write_text(own_text(name), encoding="utf-8")
    plain = ["tiles", "castle", "--sheet", str(tmp_path / "castle.svg"), "--pixels", "40"]
    assert run.invoke(app, plain).exit_code == 0
    sheet = (tmp_path / "castle.svg").read_text(encoding="utf-8")
    assert is_well_formed(sheet)
    assert "are a reconstruction; whoever owns the game can correct them" in sheet
    assert all(f">{tile.code} ×{tile.count}<" in sheet for tile in CASTLE_TILES)
    corrected = run.invoke(
        app, [*plain, "--tiles", str(tmp_path / "tiles.yaml"), "--wall", str(tmp_path / "wall.yaml")]
    )
    assert corrected.exit_code == 0, corrected.output
    assert "reconstruction" not in (tmp_path / "castle.svg").read_text(encoding="utf-8")


def test_a_sheet_and_a_board_show_the_corrected_files_of_an_owner(tmp_path: Path) -> None:
    own = tmp_path / "tiles.yaml"
    own.write_text("total: 1\ntiles: [{id: Mine, count: 1, sides: CCCC, court: [{edges: [N, E, S, W]}]}]\n", "utf-8")
    wall = tmp_path / "wall.yaml"
    wall.write_text(own_text("wall").replace("kind: house", "kind: tower"), encoding="utf-8")
    done = CliRunner().invoke(app, ["tiles", "castle", "--sheet", str(tmp_path / "mine.svg"), "--tiles", str(own)])
    assert done.exit_code == 0, done.output
    assert ">Mine ×1<" in (tmp_path / "mine.svg").read_text(encoding="utf-8")
    with_towers = board_svg(castle_game(0, files={"wall": wall}), DAY)
    assert with_towers != board_svg(castle_game(0), DAY)


def test_the_command_line_and_notebooks_draw_a_castle(tmp_path: Path) -> None:
    game = castle_game(30)
    bastide.save(game, tmp_path / "castle.bastide")
    done = CliRunner().invoke(app, ["draw", str(tmp_path / "castle.bastide"), "-o", str(tmp_path / "castle.svg")])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "castle.svg").read_text(encoding="utf-8") == board_svg(game, DAY)
    notebook = game._repr_svg_()
    assert notebook is not None
    assert is_well_formed(notebook)


def test_the_figures_have_a_sheet_with_their_names() -> None:
    sheet = figure_sheet_svg(DAY)
    assert is_well_formed(sheet)
    names = {piece.name.lower().replace("_", " ") for piece in (*SHAPES, *NEUTRAL)} - {"catapult disc"}
    names |= {kind.replace("_", " ") for kind in DISCS}
    assert all(f">{name}<" in sheet for name in names)


def test_a_lord_is_drawn_upon_his_castle() -> None:
    game = at("E> E<", hand="A", memory=f"bridges 3 3; {CASTLE}")
    (lord,) = placed_figures(game.view())
    (keep,) = placed_pieces(game.view())
    assert (lord.x, lord.y) == (keep.x, keep.y)
    assert lord.is_raised, "what is raised is drawn last"


def test_what_a_picture_says_is_said_in_the_language_of_who_asks(tmp_path: Path) -> None:
    game = bastide.new_game(players=2, seed=1)
    for language, words in (("en", "in hand: "), ("de", "auf der Hand: ")):
        write_board(tmp_path / "board.svg", game, language=language)
        assert words in (tmp_path / "board.svg").read_text(encoding="utf-8")
        write_sheet(tmp_path / "castle.svg", "castle", pixels=30, language=language)
        notice = rulebook_of("castle").notice(())
        assert notice is not None
        assert notice.told(language).split()[0] in (tmp_path / "castle.svg").read_text(encoding="utf-8")
