"""The picture of a position: tiles, territories, figures, and who plays."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from shapely import affinity, unary_union

from bastide.art.castle_facts import CASTLE, castle_facts
from bastide.art.castle_wall import wall_board
from bastide.art.document import COARSE_BELOW, document, text, tile_at
from bastide.art.figures import COUNTED, NEUTRAL, SHAPES, castle, colour_of, figure, glyph
from bastide.art.outlines import OPEN
from bastide.art.pen import Pen, placed
from bastide.art.plan import plan_of
from bastide.art.regions import layout_of
from bastide.art.shapes import CENTRE, path_of_area
from bastide.art.shapes import number as n
from bastide.art.sprites import use
from bastide.art.view import view_of
from bastide.kernel import tiles
from bastide.kernel.pieces import FOLLOWERS, Piece

if TYPE_CHECKING:
    from bastide.art.castle_facts import CastleFacts
    from bastide.art.shapes import Area, Point
    from bastide.art.themes import Palette
    from bastide.art.view import Laid, Loose, Seat, Standing, Territory, View
    from bastide.game import Game

MARGIN: Final = 30.0
BAR: Final = 34.0
"""Height of the bar with the players."""
SLANTS: Final = (45, -45, 0, 90, 22, -22)
"""Each colour has its own hatching."""
BESIDE: Final = ((0.0, 0.0), (9.5, -2.0), (-9.5, 2.0), (3.0, 9.0), (-4.0, -9.0))
"""Where further figures stand that share an anchor."""
MADE_FOR: Final = {
    Piece.TOWER_FLOOR: "tower",
    Piece.PLAGUE_SOURCE: "plague",
    Piece.GOLD: "gold",
    Piece.FERRY: "ferry",
    Piece.TEACHER: "school",
    Piece.COUNT: "quarter",
}
"""Places on tiles that are made for a piece."""
LOOSE_AT: Final = {
    Piece.DRAGON: (50.0, 40.0),
    Piece.FAIRY: (72.0, 30.0),
    Piece.MAGE: (32.0, 66.0),
    Piece.WITCH: (66.0, 68.0),
}


def board_svg(game: Game, palette: Palette, pixels: int = 110, *, territories: bool = True) -> str:
    """Draw the position of a game; *pixels* is the width of a tile."""
    view = view_of(game)
    wall = castle_facts() if any(laid.tile.box == CASTLE for laid in view.tiles) else None
    return draw_view(view, palette, pixels, territories=territories, wall=wall)


def draw_view(
    view: View, palette: Palette, pixels: int = 110, *, territories: bool = True, wall: CastleFacts | None = None
) -> str:
    """Draw a board; a castle has its wall round it."""
    fine = pixels >= COARSE_BELOW
    pen = Pen(palette, fine=fine)
    walls = {square.at for square in wall.wall} if wall else set()
    view = replace(view, walls=frozenset(walls))
    columns = [x for x, _ in walls] + [laid.x for laid in view.tiles] or [0]
    rows = [y for _, y in walls] + [laid.y for laid in view.tiles] or [0]
    left, top = 100 * min(columns) - MARGIN, 100 * min(rows) - MARGIN
    wide = max(100 * (max(columns) - min(columns) + 1) + 2 * MARGIN, 130.0 * len(view.seats))
    high = 100 * (max(rows) - min(rows) + 1) + 2 * MARGIN + (BAR if view.seats else 0)
    parts = [f'<path d="M{n(left)} {n(top)}h{n(wide)}v{n(high)}h{n(-wide)}z" fill="{palette.table}"/>']
    parts += [wall_board(wall, palette, fine=fine)] if wall else []
    parts += [
        f'<path d="M{100 * laid.x + 1.5} {100 * laid.y + 3}h100v100h-100z" fill="{palette.shadow}" opacity=".4"/>'
        for laid in view.shown
    ]
    for laid in sorted(view.shown, key=lambda each: (each.y, each.x)):
        parts.append(tile_at(laid.tile, laid.rotation, (100 * laid.x, 100 * laid.y), palette, fine=fine))
    parts += [use("w0", x, y + 2) for x, y in joints(view)]
    if territories:
        parts += [_hatching(pen), *(_territory(view, each, pen) for each in view.territories)]
    parts += _figures(view, pen)
    parts += _markers(view, wall, pen) if wall else []
    if view.seats:
        parts.append(_bar(view, pen, left, top + high - BAR, wide))
    return document(parts, (wide, high), pixels, palette, corner=(left, top), title="Bastide")


def joints(view: View) -> list[Point]:
    """Give the points between tiles at which walls end: a tower there hides how they meet."""
    found: dict[Point, int] = {}
    for laid in view.shown:
        plan = plan_of(laid.tile, laid.rotation)
        outlines = [*plan.outlines.values(), *([plan.town] if plan.town else [])]
        ends = {end for outline in outlines for wall in outline.walls for end in (wall[0], wall[-1])}
        for x, y in ends:
            point = (round(x) + 100.0 * laid.x, round(y) + 100.0 * laid.y)
            found[point] = found.get(point, 0) + 1
    return sorted((point for point, count in found.items() if count > 1), key=lambda point: point[1])


def territory_area(view: View, territory: Territory) -> Area:
    """Join the ground of a feature across all its tiles."""
    parts = []
    for at, feature in territory.parts:
        laid = view.tiles[at]
        if (laid.x, laid.y) in view.walls:
            continue
        region = layout_of(laid.tile, laid.rotation).regions[feature]
        wider = 1.6 if region.kind == tiles.ROAD else 0.8
        parts.append(affinity.translate(region.area.buffer(wider), 100 * laid.x, 100 * laid.y))
    return unary_union(parts).buffer(-1.5).simplify(0.25)


def _hatching(pen: Pen) -> str:
    """Define the hatching of each colour."""
    found = []
    for player, slant in enumerate(SLANTS):
        colour = colour_of(pen, player)
        found.append(
            f'<pattern id="p{player}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate({slant})">'
            f'<path d="M0 0h9v9H0z" fill="{colour}" opacity=".26"/><path d="M0 0h1.9v9H0z" fill="{colour}" opacity=".55"/>'
            "</pattern>"
        )
    return f"<defs>{''.join(found)}</defs>"


def _territory(view: View, territory: Territory, pen: Pen) -> str:
    """Draw a territory: hatched, with a rim in the colour of whoever holds it; sharers take turns along the rim."""
    path = path_of_area(territory_area(view, territory))
    if not path:
        return ""
    rim = pen.p.player_rim
    parts = [
        f'<path d="{path}" fill="url(#p{territory.owners[0]})" fill-rule="evenodd" opacity=".52"/>',
        f'<path d="{path}" fill="none" stroke="{rim}" stroke-width="3.8" stroke-linejoin="round" opacity=".9"/>',
    ]
    share = len(territory.owners)
    for at, owner in enumerate(territory.owners):
        dash = f' stroke-dasharray="10 {10 * (share - 1)}" stroke-dashoffset="{10 * at}"' if share > 1 else ""
        parts.append(
            f'<path d="{path}" fill="none" stroke="{colour_of(pen, owner)}" stroke-width="2.3" stroke-linejoin="round"{dash}/>'
        )
    return "".join(parts)


def _figures(view: View, pen: Pen) -> list[str]:
    """Draw all figures from back to front."""
    scale = 1.05 if pen.fine else 1.45
    shared: dict[tuple[int, int], int] = {}
    drawn: list[tuple[float, str]] = []
    for standing in view.figures:
        key = (standing.laid, standing.feature)
        x, y = _place(view, standing, shared.get(key, 0))
        shared[key] = shared.get(key, 0) + 1
        laid = view.tiles[standing.laid]
        kind = laid.tile.features[standing.feature].kind if standing.feature >= 0 else ""
        lying = kind in OPEN and standing.piece in FOLLOWERS
        if standing.piece in SHAPES:
            drawing = figure(pen, standing.piece, standing.owner, lying=lying)
        elif standing.piece is Piece.CASTLE:
            drawing = castle(pen, standing.owner)
        else:
            drawing = NEUTRAL[standing.piece](pen)
        drawn.append((y, placed(drawing, x, y - 1, scale)))
    cells = {(laid.x, laid.y): laid for laid in view.tiles}
    for loose in view.loose:
        x, y = _loose_place(loose, cells.get((loose.x, loose.y)))
        drawing = COUNTED[loose.piece](pen, loose.count) if loose.piece in COUNTED else NEUTRAL[loose.piece](pen)
        drawn.append((y, placed(drawing, x, y, scale * 1.15)))
    return [drawing for _, drawing in sorted(drawn, key=lambda each: each[0])]


def _loose_place(loose: Loose, laid: Laid | None) -> Point:
    """Where a piece of nobody stands: on the place made for it, or at its own corner of the tile."""
    x, y = LOOSE_AT.get(loose.piece, CENTRE)
    spot = layout_of(laid.tile, laid.rotation).spot(MADE_FOR.get(loose.piece, "")) if laid else None
    if spot is not None:
        x, y = spot.at
    return (x + 100 * loose.x, y + 100 * loose.y)


def _markers(view: View, wall: CastleFacts, pen: Pen) -> list[str]:
    """Draw the markers that count points along the wall; on a further lap they lie."""
    found = []
    for player, seat in enumerate(view.seats):
        lap, field = divmod(seat.score, 2 * len(wall.wall))
        x, y = wall.wall[field // 2].centres[field % 2]
        marker = figure(pen, Piece.FOLLOWER, player, lying=lap > 0)
        found.append(placed(marker, 100 * x + 14 * player - 7, 100 * y - 4, 1.1))
    return found


def _place(view: View, standing: Standing, before: int) -> Point:
    """Where a figure stands; *before* is how many stand there already."""
    laid = view.tiles[standing.laid]
    layout = layout_of(laid.tile, laid.rotation)
    if standing.feature >= 0:
        x, y = layout.regions[standing.feature].anchor
    else:
        spot = layout.spot(standing.spot)
        x, y = (spot.at[0], spot.at[1] + 0.75 * spot.radius) if spot else CENTRE
    dx, dy = BESIDE[before % len(BESIDE)]
    return (x + dx + 100 * laid.x, y + dy + 100 * laid.y)


def _bar(view: View, pen: Pen, left: float, top: float, wide: float) -> str:
    """Draw the bar below the board: players with their colour, glyph and points, and the tile in hand."""
    p = pen.p
    parts = [pen.flat(f"M{n(left)} {n(top)}h{n(wide)}v{n(BAR)}h{n(-wide)}z", p.table_light)]
    room = 30.0 if view.hand is not None else 0.0
    each = min((wide - 20 - room) / len(view.seats), 170.0)
    for player, seat in enumerate(view.seats):
        parts.append(_seat(pen, seat, player, left + 10 + player * each, top))
    if view.hand is not None:
        drawing = tile_at(view.hand, 0, (0, 0), p, fine=pen.fine)
        parts.append(placed(drawing, left + wide - 34, top + 3, 0.28))
    return "".join(parts)


def _seat(pen: Pen, seat: Seat, player: int, x: float, top: float) -> str:
    p = pen.p
    ring = pen.ring(x + 11, top + 17, 10, colour_of(pen, player), 0.8)
    mark = pen.flat(f"M{n(x - 4)} {n(top + 11)}l5 6 -5 6z", p.gold) if seat.is_asked else ""
    return (
        mark
        + ring
        + glyph(pen, player, x + 11, top + 17, 2.2)
        + text(seat.name, x + 27, top + 15, 11, p.label, middle=False)
        + text(str(seat.score), x + 27, top + 28, 11.5, p.gold, middle=False)
    )
