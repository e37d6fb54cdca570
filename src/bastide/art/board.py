"""The picture of a position: tiles, territories, figures, and who plays."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from bastide.art.blocks import wheel_drawing
from bastide.art.castle_wall import hill_board, marker_place, wall_board
from bastide.art.document import COARSE_BELOW, document, text, tile_at
from bastide.art.figures import SHAPES, figure
from bastide.art.panel import panel, score_track
from bastide.art.pen import Pen, placed
from bastide.art.picture import tile_signs, variant_at
from bastide.art.pieces import castle
from bastide.art.placing import board_corner, placed_figures, placed_pieces
from bastide.art.plan import plan_of, wall_ends
from bastide.art.regions import layout_of
from bastide.art.routes import BOARD, WHEEL_AT
from bastide.art.seams import seam_drawing, seams
from bastide.art.shapes import number as n
from bastide.art.sprites import use
from bastide.art.territories import draw_territories
from bastide.art.tokens import COUNTED, DISCS, NEUTRAL, catapult_disc, ferry_line
from bastide.kernel.pieces import Piece
from bastide.language import ENGLISH

if TYPE_CHECKING:
    from bastide.art.shapes import Point
    from bastide.art.themes import Palette
    from bastide.game import Game
    from bastide.kernel.track import Track
    from bastide.view import View

MARGIN: Final = 30.0
PLANK: Final = (330.0, 42.0)
"""How long and how wide a board of the table is."""
PALE: Final = 0.4
GRAINED: Final = 0.6
"""How many of the boards are paler, and from which chance on the grain is seen."""
GRAIN: Final = "m0 9q60 -3 124 0t144 1m-196 12q52 3 100 0t128 -1m-252 12q80 2 152 0t120 2"
"""The grain of a board, from its corner."""
LOOSE_SCALE: Final = {Piece.WALL_TILE: 1.7, Piece.CATAPULT_DISC: 2.1}
"""What lies about is a little larger than figures; wall tiles cover the roof of their tower, discs what they hit."""
LARGE_AS: Final = 1.25
LARGE_AS_COARSE: Final = 1.45
"""How large figures are on a board, and on one with small tiles."""
FIGURE_SCALE: Final = {Piece.KEEP: 1.35}
"""A keep is a building."""


@dataclass(frozen=True)
class Layers:
    """What is drawn besides tiles and figures."""

    territories: bool = True
    """Who holds what."""
    last: bool = True
    """Which tile was laid last."""
    places: bool = False
    """Where a tile could be laid, and where none will ever fit."""
    coordinates: bool = False
    """Columns and rows, as in notation."""
    table: bool = True
    """The wood below everything."""
    language: str = ENGLISH


USUAL: Final = Layers()


def board_svg(game: Game, palette: Palette, pixels: int = 110, layers: Layers = USUAL) -> str:
    """Draw the position of a game; *pixels* is the width of a tile."""
    return draw_view(game.view(), palette, pixels, layers)


def draw_view(view: View, palette: Palette, pixels: int = 110, layers: Layers = USUAL) -> str:
    """Draw a board; a castle has its wall round it."""
    fine = pixels >= COARSE_BELOW
    pen = Pen(palette, fine=fine)
    cells = [*view.around, *((laid.x, laid.y) for laid in view.tiles)]
    cells += [(loose.x, loose.y) for loose in view.loose]
    if layers.places:
        cells += [(gap.x, gap.y) for gap in view.gaps]
    columns, rows = [x for x, _ in cells] or [0], [y for _, y in cells] or [0]
    left, top = 100 * min(columns) - MARGIN, 100 * min(rows) - MARGIN
    wide = max(100 * (max(columns) - min(columns) + 1) + 2 * MARGIN, 130.0 * len(view.seats))
    board_high = 100 * (max(rows) - min(rows) + 1) + 2 * MARGIN
    track, track_high = score_track(view.markers, pen, wide) if view.track is None else ("", 0.0)
    bar, bar_high = panel(view, pen, wide, layers.language)
    high = board_high + track_high + bar_high
    parts = [_table(pen, left, top, wide, high)] if layers.table else []
    parts += [_coordinates(pen, columns, rows)] if layers.coordinates else []
    parts += [hill_board(view.track, palette)] if view.track else []
    parts += _places(view, pen) if layers.places else []
    parts += _tiles(view, palette, fine=fine)
    parts += _seams(view, palette, fine=fine)
    parts += [use("w0", x, y + 2) for x, y in joints(view)]
    if layers.territories and view.territories:
        parts += draw_territories(view, pen, _taken(view))
        parts += _signs(view, palette, fine=fine)
    parts += [_last(view, pen)] if layers.last else []
    parts += _figures(view, pen)
    parts += _markers(view, view.track, pen) if view.track else []
    parts.append(placed(track, left, top + board_high))
    parts.append(placed(bar, left, top + high - bar_high))
    return document(parts, (wide, high), pixels, palette, corner=(left, top), title="Bastide")


def _table(pen: Pen, left: float, top: float, wide: float, high: float) -> str:
    """Draw the table: boards of wood, some of them paler, and here and there their grain."""
    p = pen.p
    long, across = PLANK
    luck = Random(int(wide + high))  # noqa: S311 - a picture needs no cryptography
    pale, grain, seams, ends = [], [], [], []
    for row in range(int(high // across) + 1):
        y, deep = top + across * row, min(across, high - across * row)
        seams.append(f"M{n(left)} {n(y)}h{n(wide)}v1.1h{n(-wide)}z")
        x = left - luck.uniform(0.1, 0.9) * long
        while x < left + wide:
            first, last = max(x, left), min(x + long, left + wide)
            ends.append(f"M{n(last - 0.5)} {n(y)}h1v{n(deep)}h-1z" if last < left + wide else "")
            chance = luck.random()
            if chance < PALE:
                pale.append(f"M{n(first)} {n(y)}h{n(last - first)}v{n(deep)}h{n(first - last)}z")
            if chance > GRAINED and (first, last) == (x, x + long):
                grain.append(f"M{n(x + 8)} {n(y)}{GRAIN}")
            x += long
    return (
        pen.flat(f"M{n(left)} {n(top)}h{n(wide)}v{n(high)}h{n(-wide)}z", p.table)
        + pen.flat("".join(pale), p.table_light, 0.14)
        + pen.flat("".join(seams + ends), p.shadow, 0.25)
        + pen.line("".join(grain), p.shadow, 1.2, ' stroke-opacity=".14"')
    )


def _tiles(view: View, palette: Palette, *, fine: bool) -> list[str]:
    """Draw all tiles: first their shadows on the table, then the wall of a castle, then the tiles from back to front."""
    shown = sorted(view.shown, key=lambda each: (each.y, each.x))
    squares = [(100 * laid.x, 100 * laid.y) for laid in shown]
    parts = []
    for off, wide, opacity in ((5, 108, 0.14), (3, 104, 0.2), (1.5, 101, 0.35)):
        path = "".join(
            f"M{n(x - (wide - 100) / 2 + 1)} {n(y - (wide - 100) / 2 + off)}h{wide}v{wide}h-{wide}z" for x, y in squares
        )
        parts.append(f'<path d="{path}" fill="{palette.shadow}" fill-opacity="{opacity}"/>')
    parts += [wall_board(view.track, palette, fine=fine)] if view.track else []
    for laid in shown:
        at, variant = (100 * laid.x, 100 * laid.y), variant_at(laid.x, laid.y)
        parts.append(tile_at(view.type_of(laid), laid.rotation, at, palette, fine=fine, variant=variant))
    for laid in shown:
        if view.type_of(laid).symbol("kind") == BOARD and view.type_of(laid).place == (0, 0):
            x, y = board_corner(view, laid)
            parts.append(placed(wheel_drawing(Pen(palette, fine=fine)), x + WHEEL_AT[0], y + WHEEL_AT[1]))
    return parts


def _seams(view: View, palette: Palette, *, fine: bool) -> list[str]:
    """Draw what stands between tiles of a castle that do not go on in each other."""
    return [placed(seam_drawing(seam.picture, palette, fine=fine), 100 * seam.x, 100 * seam.y) for seam in seams(view)]


def _signs(view: View, palette: Palette, *, fine: bool) -> list[str]:
    """Draw shields, badges and places once more, so that no hatching covers them."""
    found = []
    for laid in view.shown:
        signs = tile_signs(view.type_of(laid), laid.rotation, palette, fine=fine)
        found += [placed(signs, 100 * laid.x, 100 * laid.y)] if signs else []
    return found


def _last(view: View, pen: Pen) -> str:
    """Frame the tile that was laid last; the first one lay there before anybody played."""
    if len(view.tiles) < 2 or view.type_of(view.tiles[-1]).place is not None:
        return ""
    x, y = 100 * view.tiles[-1].x, 100 * view.tiles[-1].y
    frame = f"M{x + 1.6} {y + 1.6}h96.8v96.8h-96.8z"
    corners = f"M{x + 1.6} {y + 20}v-18.4h18.4M{x + 80} {y + 1.6}h18.4v18.4M{x + 98.4} {y + 80}v18.4h-18.4M{x + 20} {y + 98.4}h-18.4v-18.4"
    p = pen.p
    strokes = [(frame, p.ink, 2.6), (frame, p.cream, 1.0), (corners, p.ink, 7.0), (corners, p.cream, 3.4)]
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
        for path, colour, width in strokes
    )


def _places(view: View, pen: Pen) -> list[str]:
    """Draw the free cells beside tiles: dashed, with the number of tiles that fit; crossed out where none will ever."""
    p = pen.p
    found = []
    for gap in view.gaps:
        x, y = 100 * gap.x, 100 * gap.y
        square = f"M{x + 8} {y + 4}h84q4 0 4 4v84q0 4 -4 4h-84q-4 0 -4 -4v-84q0 -4 4 -4z"
        found.append(
            f'<path d="{square}" fill="{p.label}" fill-opacity=".1" stroke="{p.label}" stroke-width="1.6" '
            f'stroke-dasharray="6 4" opacity="{".5" if gap.is_dead else ".9"}"/>'
        )
        if gap.is_dead:
            found.append(
                pen.line(f"M{x + 34} {y + 34}l32 32M{x + 66} {y + 34}l-32 32", p.label, 3, ' stroke-opacity=".6"')
            )
        else:
            found.append(text(str(gap.left), x + 50, y + 58, 24, p.label))
    return found


def _coordinates(pen: Pen, columns: list[int], rows: list[int]) -> str:
    """Write columns above the board and rows to its left."""
    colour, size = pen.p.label, 13 if pen.fine else 18
    left, top = 100 * min(columns), 100 * min(rows)
    parts = [text(str(x), 100 * x + 50, top - 10, size, colour) for x in range(min(columns), max(columns) + 1)]
    parts += [text(str(y), left - 16, 100 * y + 55, size, colour) for y in range(min(rows), max(rows) + 1)]
    return "".join(parts)


def joints(view: View) -> list[Point]:
    """Give the points between tiles at which walls end: a tower there hides how they meet."""
    found: dict[Point, int] = {}
    for laid in view.shown:
        for x, y in wall_ends(plan_of(view.type_of(laid), laid.rotation)):
            point = (x + 100 * laid.x, y + 100 * laid.y)
            found[point] = found.get(point, 0) + 1
    found |= {end: 2 for seam in seams(view) for end in seam.ends}
    return sorted((point for point, count in found.items() if count > 1), key=lambda point: point[1])


def _taken(view: View) -> list[Point]:
    """Say where figures, pieces and signs are, so that no glyph is drawn there."""
    signs = [
        (spot.at[0] + 100 * laid.x, spot.at[1] + 100 * laid.y)
        for laid in view.shown
        for spot in layout_of(view.type_of(laid), laid.rotation).spots
    ]
    return [*signs, *((each.x, each.y) for each in (*placed_figures(view), *placed_pieces(view)))]


def _figures(view: View, pen: Pen) -> list[str]:
    """Draw all figures from back to front."""
    scale = LARGE_AS if pen.fine else LARGE_AS_COARSE
    drawn: list[tuple[float, str]] = []
    for each in placed_figures(view, scale):
        if each.piece in SHAPES:
            drawing = figure(pen, each.piece, each.owner, lying=each.lies, count=each.count)
        elif each.piece is Piece.CASTLE:
            drawing = castle(pen, each.owner)
        else:
            drawing = NEUTRAL[each.piece](pen)
        ground = each.y + 100 if each.is_raised else each.y
        drawn.append(
            (ground, placed(drawing, each.x, each.y - 1, each.size * scale * FIGURE_SCALE.get(each.piece, 1.0)))
        )
    for each in placed_pieces(view):
        if each.line:
            drawn.append((each.y, placed(ferry_line(pen, *each.line), each.x, each.y)))
            continue
        if each.piece in SHAPES:
            drawing = figure(pen, each.piece, each.owner)
        elif each.piece is Piece.CATAPULT_DISC:
            drawing = catapult_disc(pen, DISCS[each.count - 1], each.owner)
        else:
            drawing = COUNTED[each.piece](pen, each.count) if each.piece in COUNTED else NEUTRAL[each.piece](pen)
        drawn.append((each.y, placed(drawing, each.x, each.y, scale * LOOSE_SCALE.get(each.piece, 1.15))))
    return [drawing for _, drawing in sorted(drawn, key=lambda each: each[0])]


def _markers(view: View, track: Track, pen: Pen) -> list[str]:
    """Draw the markers that count points along the wall, beside the numbers; on a further lap they lie."""
    found = []
    crowd: dict[int, int] = {}
    for each in view.markers:
        before = crowd.get(each.field, 0)
        crowd[each.field] = before + 1
        x, y = marker_place(track, each.field, before)
        marker = figure(pen, Piece[each.piece.upper()], each.owner, lying=each.lap > 1)
        found.append(placed(marker, x, y, 1.35))
    return found
