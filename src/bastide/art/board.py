"""The picture of a position: tiles, territories, figures, and who plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from shapely import affinity, unary_union

from bastide.art.castle_wall import INNER, faces, field_middle, wall_board
from bastide.art.document import COARSE_BELOW, document, text, tile_at
from bastide.art.figures import SHAPES, colour_of, figure, glyph
from bastide.art.outlines import OPEN
from bastide.art.pen import Pen, placed
from bastide.art.picture import variant_at
from bastide.art.pieces import castle, tower_top
from bastide.art.plan import plan_of
from bastide.art.regions import layout_of
from bastide.art.shapes import CENTRE, path_of_area
from bastide.art.shapes import number as n
from bastide.art.sprites import use
from bastide.art.tokens import COUNTED, NEUTRAL, ferry_line, wall_tile
from bastide.kernel import tiles
from bastide.kernel.pieces import FOLLOWERS, Piece

if TYPE_CHECKING:
    from bastide.art.shapes import Area, Point
    from bastide.art.themes import Palette
    from bastide.game import Game
    from bastide.kernel.track import Track
    from bastide.view import Feature, Held, Laid, Loose, Seat, Standing, View

MARGIN: Final = 30.0
BAR: Final = 34.0
"""Height of the bar with the players."""
SEAT: Final = 190.0
"""How wide the place of a player there is at most."""
HAND: Final = 50.0
"""Room for the tile in hand, and the rims."""
LARGEST: Final = 2.0
"""How much larger than on a small board the bar is at most."""
WIDTH: Final = 22.0
ROW: Final = 17.0
"""Room for the pieces of one kind in front of a player."""
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
LOOSE_SCALE: Final = {Piece.WALL_TILE: 1.7}
"""What lies about is a little larger than figures; wall tiles cover the roof of their tower."""
COUNT_BESIDE: Final = (-13.0, 2.0)
"""The count leaves room for those who wait in his quarter."""


def board_svg(game: Game, palette: Palette, pixels: int = 110, *, territories: bool = True) -> str:
    """Draw the position of a game; *pixels* is the width of a tile."""
    return draw_view(game.view(), palette, pixels, territories=territories)


def draw_view(view: View, palette: Palette, pixels: int = 110, *, territories: bool = True) -> str:
    """Draw a board; a castle has its wall round it."""
    fine = pixels >= COARSE_BELOW
    pen = Pen(palette, fine=fine)
    columns = [x for x, _ in view.around] + [laid.x for laid in view.tiles] or [0]
    rows = [y for _, y in view.around] + [laid.y for laid in view.tiles] or [0]
    left, top = 100 * min(columns) - MARGIN, 100 * min(rows) - MARGIN
    wide = max(100 * (max(columns) - min(columns) + 1) + 2 * MARGIN, 130.0 * len(view.seats))
    bar, bar_high = _bar(view, pen, wide)
    high = 100 * (max(rows) - min(rows) + 1) + 2 * MARGIN + bar_high
    parts = [f'<path d="M{n(left)} {n(top)}h{n(wide)}v{n(high)}h{n(-wide)}z" fill="{palette.table}"/>']
    parts += [wall_board(view.track, palette, fine=fine)] if view.track else []
    parts += [
        f'<path d="M{100 * laid.x + 1.5} {100 * laid.y + 3}h100v100h-100z" fill="{palette.shadow}" opacity=".4"/>'
        for laid in view.shown
    ]
    for laid in sorted(view.shown, key=lambda each: (each.y, each.x)):
        at, variant = (100 * laid.x, 100 * laid.y), variant_at(laid.x, laid.y)
        parts.append(tile_at(view.type_of(laid), laid.rotation, at, palette, fine=fine, variant=variant))
    parts += [use("w0", x, y + 2) for x, y in joints(view)]
    if territories:
        parts += [_hatching(pen), *(_territory(view, each, pen) for each in view.territories)]
    parts += _figures(view, pen)
    parts += _markers(view, view.track, pen) if view.track else []
    parts.append(placed(bar, left, top + high - bar_high))
    return document(parts, (wide, high), pixels, palette, corner=(left, top), title="Bastide")


def joints(view: View) -> list[Point]:
    """Give the points between tiles at which walls end: a tower there hides how they meet."""
    found: dict[Point, int] = {}
    for laid in view.shown:
        plan = plan_of(view.type_of(laid), laid.rotation)
        outlines = [*plan.outlines.values(), *([plan.town] if plan.town else [])]
        ends = {end for outline in outlines for wall in outline.walls for end in (wall[0], wall[-1])}
        for x, y in ends:
            point = (round(x) + 100.0 * laid.x, round(y) + 100.0 * laid.y)
            found[point] = found.get(point, 0) + 1
    return sorted((point for point, count in found.items() if count > 1), key=lambda point: point[1])


def territory_area(view: View, territory: Feature) -> Area:
    """Join the ground of a feature across all its tiles."""
    around = view.around
    parts = []
    for at, feature in territory.parts:
        laid = view.tiles[at]
        if feature < 0 or (laid.x, laid.y) in around:
            continue
        region = layout_of(view.type_of(laid), laid.rotation).regions[feature]
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


def _territory(view: View, territory: Feature, pen: Pen) -> str:
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


@dataclass(frozen=True)
class Placed:
    """Where a figure, or a piece of nobody, stands on the board: 100 units for each tile."""

    piece: Piece
    owner: int
    """Whose figure it is; -1 if it is nobody's."""
    x: float
    y: float
    lies: bool = False
    count: int = 1
    line: tuple[Point, Point] | None = None
    """Between which two points of its tile it goes, from the middle of the tile."""
    is_raised: bool = False
    """Does it stand on top of a tower, in front of everything else?"""


def placed_figures(view: View, scale: float = 1.0) -> list[Placed]:
    """Say where every figure stands; *scale* is how large they are drawn."""
    shared: dict[tuple[int, int], int] = {}
    found = []
    for standing in view.figures:
        if standing.laid < 0:
            continue
        key = (standing.laid, standing.number)
        x, y = _place(view, standing, shared.get(key, 0), scale)
        shared[key] = shared.get(key, 0) + 1
        piece = Piece[standing.piece.upper()]
        features = view.type_of(view.tiles[standing.laid]).features
        lies = standing.number >= 0 and features[standing.number].kind in OPEN and piece in FOLLOWERS
        found.append(Placed(piece, standing.owner, x, y, lies, standing.count, is_raised=standing.sign == "tower"))
    return found


def placed_pieces(view: View) -> list[Placed]:
    """Say where every piece of nobody stands."""
    cells = {(laid.x, laid.y): laid for laid in view.tiles}
    found = []
    for loose in view.loose:
        piece = Piece[loose.piece.upper()]
        laid = cells.get((loose.x, loose.y))
        ends = [_end_of(view, laid, number) for number in loose.numbers] if laid else []
        if len(ends) == len(("one", "other")):
            (x, y), (u, v) = ends
            line = ((x - CENTRE[0], y - CENTRE[1]), (u - CENTRE[0], v - CENTRE[1]))
            found.append(Placed(piece, loose.owner, 100 * loose.x + CENTRE[0], 100 * loose.y + CENTRE[1], line=line))
            continue
        x, y = _loose_place(view, loose, piece, laid)
        if ends:
            x, y = ends[0][0] + 100 * loose.x, ends[0][1] + 100 * loose.y
        found.append(Placed(piece, loose.owner, x, y, count=loose.count))
    return found


def _end_of(view: View, laid: Laid, number: int) -> Point:
    """Where a road ends on its tile: at a mouth, or at a lake."""
    return plan_of(view.type_of(laid), laid.rotation).ways[number][0][-1]


def _figures(view: View, pen: Pen) -> list[str]:
    """Draw all figures from back to front."""
    scale = 1.05 if pen.fine else 1.45
    drawn: list[tuple[float, str]] = []
    for each in placed_figures(view, scale):
        if each.piece in SHAPES:
            drawing = figure(pen, each.piece, each.owner, lying=each.lies, count=each.count)
        elif each.piece is Piece.CASTLE:
            drawing = castle(pen, each.owner)
        else:
            drawing = NEUTRAL[each.piece](pen)
        ground = each.y + 100 if each.is_raised else each.y
        drawn.append((ground, placed(drawing, each.x, each.y - 1, scale)))
    for each in placed_pieces(view):
        if each.line:
            drawn.append((each.y, placed(ferry_line(pen, *each.line), each.x, each.y)))
            continue
        if each.piece in SHAPES:
            drawing = figure(pen, each.piece, each.owner)
        else:
            drawing = COUNTED[each.piece](pen, each.count) if each.piece in COUNTED else NEUTRAL[each.piece](pen)
        drawn.append((each.y, placed(drawing, each.x, each.y, scale * LOOSE_SCALE.get(each.piece, 1.15))))
    return [drawing for _, drawing in sorted(drawn, key=lambda each: each[0])]


def _loose_place(view: View, loose: Loose, piece: Piece, laid: Laid | None) -> Point:
    """Where a piece of nobody stands: on the place made for it, or at its own corner of the tile."""
    x, y = LOOSE_AT.get(piece, CENTRE)
    spot = layout_of(view.type_of(laid), laid.rotation).spot(MADE_FOR.get(piece, "")) if laid else None
    if spot is not None:
        dx, dy = COUNT_BESIDE if piece is Piece.COUNT else (0.0, 0.0)
        x, y = spot.at[0] + dx, spot.at[1] + dy
    return (x + 100 * loose.x, y + 100 * loose.y)


def _markers(view: View, track: Track, pen: Pen) -> list[str]:
    """Draw the markers that count points along the wall; on a further lap they lie."""
    found = []
    for each in view.markers:
        x, y = field_middle(track, each.field)
        marker = figure(pen, Piece[each.piece.upper()], each.owner, lying=each.lap > 1)
        found.append(placed(marker, x + 14 * each.owner - 7, y - 17, 1.2))
    return found


def _place(view: View, standing: Standing, before: int, scale: float) -> Point:
    """Where a figure stands; *before* is how many stand there already, *scale* how large everything is."""
    laid = view.tiles[standing.laid]
    tile = view.type_of(laid)
    if standing.piece == Piece.BARN.name.lower():
        # It stands where four tiles meet; its field is that of the south-eastern one.
        return (100.0 * laid.x, 100.0 * laid.y)
    if (laid.x, laid.y) in view.around:
        x, y = INNER[faces(tile)]
        return (x + 100 * laid.x, y + 100 * laid.y)
    layout = layout_of(tile, laid.rotation)
    if standing.number >= 0:
        x, y = layout.regions[standing.number].anchor
    else:
        spot = layout.spot(standing.sign)
        x, y = (spot.at[0], spot.at[1] + 0.75 * spot.radius) if spot else CENTRE
        if spot and standing.sign == "tower":
            floors = max((each.count for each in view.loose if (each.x, each.y) == (laid.x, laid.y)), default=0)
            y = spot.at[1] + scale * (1.15 * tower_top(floors) - 7)
    apart = 1.9 if standing.number < 0 and standing.feature < 0 else 1.0
    dx, dy = BESIDE[before % len(BESIDE)]
    return (x + apart * dx + 100 * laid.x, y + apart * dy + 100 * laid.y)


def _bar(view: View, pen: Pen, wide: float) -> tuple[str, float]:
    """Draw the bar below the board: players with their colour, glyph, points and pieces, and the tile in hand.

    It grows with the board and has as many rows as the player with the most pieces needs.
    """
    if not view.seats:
        return ("", 0.0)
    p = pen.p
    scale = min(max(wide / (SEAT * len(view.seats) + HAND), 1.0), LARGEST)
    wide /= scale
    each = min((wide - HAND) / len(view.seats), SEAT)
    columns = int(each // WIDTH)
    high = BAR + ROW * -(-max(len(seat.held) for seat in view.seats) // columns)
    parts = [pen.flat(f"M0 0h{n(wide)}v{n(high)}h{n(-wide)}z", p.table_light)]
    for player, seat in enumerate(view.seats):
        x = 10 + player * each
        parts.append(_seat(pen, seat, player, x))
        for number, held in enumerate(seat.held):
            row, column = divmod(number, columns)
            parts.append(_held(pen, held, x + 7 + WIDTH * column, BAR + 7 + ROW * row))
    if view.hand is not None:
        parts.append(placed(tile_at(view.types[view.hand], 0, (0, 0), p, fine=pen.fine), wide - 40, 4, 0.34))
    return (f'<g transform="scale({n(scale)})">{"".join(parts)}</g>', high * scale)


def _held(pen: Pen, held: Held, x: float, y: float) -> str:
    """Draw pieces in front of a player, and how many they are."""
    piece = Piece[held.piece.upper()]
    if piece is Piece.WALL_TILE:
        return placed(wall_tile(pen, held.count), x, y, 0.75)
    if piece in SHAPES:
        drawing = figure(pen, piece, held.owner)
    elif piece in NEUTRAL:
        drawing = NEUTRAL[piece](pen)
    else:
        return ""
    return placed(drawing, x, y, 0.6) + text(str(held.count), x + 7, y + 4, 9, pen.p.label, middle=False)


def _seat(pen: Pen, seat: Seat, player: int, x: float) -> str:
    p = pen.p
    ring = pen.ring(x + 11, 17, 10, colour_of(pen, player), 0.8)
    mark = pen.flat(f"M{n(x - 6)} 11l5 6 -5 6z", p.gold) if seat.is_asked else ""
    return (
        mark
        + ring
        + glyph(pen, player, x + 11, 17, 2.2)
        + text(seat.name, x + 27, 15, 11, p.label, middle=False)
        + text(str(seat.score), x + 27, 28, 11.5, p.gold, middle=False)
    )
