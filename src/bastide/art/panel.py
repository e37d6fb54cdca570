"""What lies beside the board: the players with everything before them, the tile in hand, and a track for points."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bastide.art.document import text, tile_at
from bastide.art.figures import LARGE, SHAPES, colour_of, figure, glyph
from bastide.art.pen import placed
from bastide.art.shapes import number as n
from bastide.art.tokens import NEUTRAL, message, wall_tile
from bastide.kernel.pieces import Piece
from bastide.language import ENGLISH, sentence

if TYPE_CHECKING:
    from bastide.art.pen import Pen
    from bastide.view import Held, Marker, Seat, View

HEAD: Final = 38.0
"""Height of the line with the name of a player."""
SEAT: Final = 190.0
NARROW: Final = 110.0
"""How wide the place of a player is at most, and at least where there is room."""
FEW: Final = 3
"""Fewer players than these take no larger places."""
READABLE: Final = 1.1
READABLE_COARSE: Final = 1.6
"""How large everything is at least where there is room, and on a board with small tiles."""
HAND: Final = 62.0
"""How large the tile in hand is shown."""
LEAST: Final = 84.0
"""Height of the panel while a tile is in hand."""
WIDTH: Final = 24.0
ROW: Final = 19.0
"""Room for the pieces of one kind in front of a player."""
FIELDS: Final = 50
"""Fields of a track for points that lies beside the board."""
FIELD_ROWS: Final = 2
MARKER_SIZE: Final = (18.0, 22.0)
"""How much room a marker takes."""
FIELD: Final = 24.0
"""How high a field is."""


def panel(view: View, pen: Pen, wide: float, language: str = ENGLISH) -> tuple[str, float]:
    """Draw the panel below the board, as wide as the board; everything in it grows with the board.

    It has as many rows as the player with the most pieces needs.
    """
    if not view.seats:
        return ("", 0.0)
    p = pen.p
    aside = HAND + 30 if view.hand is not None else 12.0
    abreast, scale = _abreast(len(view.seats), wide, aside, READABLE if pen.fine else READABLE_COARSE)
    wide /= scale
    each = min((wide - aside) / abreast, SEAT)
    columns = max(1, int((each - 8) // WIDTH))
    rows = -(-max(len(seat.held) for seat in view.seats) // columns)
    deep = HEAD + ROW * rows + 6
    high = max(deep * math.ceil(len(view.seats) / abreast), LEAST if view.hand is not None else 0.0)
    parts = [
        pen.flat(f"M0 0h{n(wide)}v{n(high)}h{n(-wide)}z", p.table_light),
        pen.flat(f"M0 0h{n(wide)}v1.2h{n(-wide)}z", p.shadow, 0.35),
    ]
    for player, seat in enumerate(view.seats):
        line, place = divmod(player, abreast)
        x = 10 + place * each
        drawings = [_seat(pen, seat, player, x)]
        for number, held in enumerate(seat.held):
            row, column = divmod(number, columns)
            drawings.append(_held(pen, held, x + 8 + WIDTH * column, HEAD + 9 + ROW * row))
        parts.append(placed("".join(drawings), 0, line * deep) if line else "".join(drawings))
    if view.hand is not None:
        parts.append(_hand(view, pen, wide - HAND - 10, language))
    return (f'<g transform="scale({scale:.4f})">{"".join(parts)}</g>', high * scale)


def _abreast(seats: int, wide: float, aside: float, readable: float) -> tuple[int, float]:
    """Say how many players sit side by side, and how large everything is: several lines if one would be too small."""
    for lines in range(1, seats + 1):
        abreast = math.ceil(seats / lines)
        possible = wide / (NARROW * abreast + aside)
        if possible >= readable:
            break
    roomy = wide / (SEAT * max(abreast, FEW) + aside)
    return abreast, max(roomy, min(readable, possible))


def _hand(view: View, pen: Pen, x: float, language: str) -> str:
    """Draw the tile in hand, large and with its name."""
    p = pen.p
    assert view.hand is not None, "somebody asks for the tile in hand"
    tile = view.types[view.hand]
    words = sentence("picture-hand", language, tile=tile.code.rsplit("/", 1)[-1].replace("_", " "))
    return (
        pen.flat(f"M{n(x + 1.4)} 7.4h{n(HAND)}v{n(HAND)}h{n(-HAND)}z", p.shadow, 0.45)
        + placed(tile_at(tile, 0, (0, 0), p, fine=pen.fine), x, 6, HAND / 100)
        + f'<path d="M{n(x)} 6h{n(HAND)}v{n(HAND)}h{n(-HAND)}z" fill="none" stroke="{p.gold}" stroke-width="1.6"/>'
        + text(words, x + HAND / 2, 6 + HAND + 11, 8.5 if len(words) < 17 else 6.5, p.label)
    )


def _seat(pen: Pen, seat: Seat, player: int, x: float) -> str:
    """Draw who sits there, with points; an arrow points at whoever is asked."""
    p = pen.p
    mark = pen.flat(f"M{n(x - 7)} 13l6 7 -6 7z", p.gold) if seat.is_asked else ""
    return (
        mark
        + pen.ring(x + 13, 20, 12, colour_of(pen, player), 0.9)
        + glyph(pen, player, x + 13, 20, 2.6)
        + text(seat.name, x + 31, 17, 12.5, p.label, middle=False)
        + text(str(seat.score), x + 31, 32, 14, p.gold, middle=False)
    )


def _held(pen: Pen, held: Held, x: float, y: float) -> str:
    """Draw pieces in front of a player, and how many they are."""
    piece = Piece[held.piece.upper()]
    if piece is Piece.WALL_TILE:
        return placed(wall_tile(pen, held.count), x, y, 0.85)
    if piece is Piece.MESSAGE:
        return placed(message(pen, held.count), x, y, 0.8)
    scale, beside = 0.72, 8.0
    if piece in SHAPES:
        drawing = figure(pen, piece, held.owner)
        if piece is Piece.LARGE_FOLLOWER:  # Still the largest, but its number stays clear of it.
            scale, beside = 0.86 / LARGE, 9.6
    else:
        drawing = NEUTRAL[piece](pen)
        scale *= SMALLER.get(piece, 1.0)
    return placed(drawing, x, y, scale) + text(str(held.count), x + beside, y + 4.5, 10, pen.p.label, middle=False)


SMALLER: Final = {Piece.BRIDGE: 0.18, Piece.CASTLE: 0.5, Piece.DRAGON: 0.8}
"""Pieces that are too large to lie in a row with others."""


def score_track(markers: tuple[Marker, ...], pen: Pen, wide: float) -> tuple[str, float]:
    """Draw a track for points beside the board with everything that stands on it; nothing if nothing does."""
    if not markers:
        return ("", 0.0)
    p = pen.p
    each = wide / (FIELDS / FIELD_ROWS)
    scale = max(1.0, each / FIELD)
    high = FIELD * scale
    parts = [pen.flat(f"M0 0h{n(wide)}v{n(FIELD_ROWS * high + 4)}h{n(-wide)}z", p.wood_dark)]
    on_row = FIELDS // FIELD_ROWS
    for field in range(FIELDS):
        row, column = divmod(field, on_row)
        x, y = column * each + 0.8, row * high + 2
        fill = p.ground_light if field % 5 else p.wheat_soil
        parts.append(
            pen.ink(f"M{n(x)} {n(y)}h{n(each - 1.6)}v{n(high - 1.6)}h{n(1.6 - each)}z", fill, 0.8)
            + text(str(field), x + each / 2 - 0.8, y + 7 * scale, 6.5 * scale, p.ink)
        )
    for field in range(FIELDS):
        row, column = divmod(field, on_row)
        standing = [marker for marker in markers if marker.field % FIELDS == field]
        parts.append(placed(_crowd(standing, pen, each, 0.7 * high), column * each, row * high + 2 + 0.26 * high))
    return ("".join(parts), FIELD_ROWS * high + 4)


def _crowd(markers: list[Marker], pen: Pen, wide: float, high: float) -> str:
    """Draw what stands on one field, side by side in rows, and the smaller the more there is."""
    if not markers:
        return ""
    columns = math.ceil(math.sqrt(len(markers)))
    across, down = wide / columns, high / math.ceil(len(markers) / columns)
    scale = min(across / MARKER_SIZE[0], down / MARKER_SIZE[1])
    parts = []
    for at, marker in enumerate(markers):
        row, column = divmod(at, columns)
        drawing = figure(pen, Piece[marker.piece.upper()], marker.owner, lying=marker.lap > 1)
        parts.append(placed(drawing, (column + 0.5) * across, (row + 0.5) * down, scale))
    return "".join(parts)
