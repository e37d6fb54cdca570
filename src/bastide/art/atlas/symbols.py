"""Symbols: every piece in the colours of all players, and the signs that stand above territories."""

from __future__ import annotations

import json
import re
from typing import Final

from bastide.art import board, panel, placing
from bastide.art.atlas.colours import NAMED, packed
from bastide.art.figures import GLYPHS, LARGE, SHAPES, figure
from bastide.art.ground import BRIDGE_ROOM, BRIDGE_STEPS, BRIDGE_WIDE, CLOSE
from bastide.art.pen import Pen
from bastide.art.pieces import castle, tower_top
from bastide.art.signs import SIGNS, numeral, wheel
from bastide.art.sprites import gradients, sprites
from bastide.art.standing import ROOM, STEPS
from bastide.art.symbols import CLEAR, PLACES
from bastide.art.territories import SLANTS
from bastide.art.tokens import COUNTED, DISCS, NEUTRAL, catapult_disc, message, wall_tile
from bastide.kernel.pieces import FOLLOWERS, Piece

Json = dict[str, object]
PLAYERS: Final = 6
WHEEL_NUMBERS: Final = (1, 2, 3)
MOST: Final = 30
"""The highest number that a symbol shows."""
NUMBERED: Final = {Piece.MESSAGE: message, Piece.WALL_TILE: wall_tile}
"""Pieces that show their number to whoever holds them."""
PREFIX: Final = "atlas-"
"""Symbols stand in the page itself: their names must not be anybody else's."""
REFERENCE: Final = re.compile(r"(url\(#|href='#)")
USED: Final = re.compile(rf"href='#{PREFIX}(\w+)'")


def symbols() -> Json:
    """Give everything that stands on tiles or lies before players."""
    pen = Pen(NAMED)
    pieces = {piece.name.lower(): _piece(pen, piece) for piece in Piece}
    return {
        "defs": _definitions(pieces),
        "pieces": pieces,
        "signs": {
            **{name: _symbol(draw(pen)) for name, draw in SIGNS.items()},
            **{name: _symbol(PLACES[name][1](pen)) for name in sorted(CLEAR)},
            **{f"wheel {number}": _symbol(wheel(pen, number)) for number in WHEEL_NUMBERS},
        },
        "badges": {count: _symbol(_badge(pen, count)) for count in range(2, MOST + 1)},
        "joint": _symbol(sprites(NAMED)["w0"]),
        "glyphs": GLYPHS,
        "slants": SLANTS,
        "standing": _standing(),
    }


def _definitions(pieces: dict[str, Json]) -> str:
    """Define what symbols refer to: gradients, and the few sprites that stand in them."""
    used = set(USED.findall(json.dumps(pieces)))
    shared = "".join(f"<g id='{name}'>{drawing}</g>" for name, drawing in sprites(NAMED).items() if name in used)
    return _symbol(gradients(NAMED) + shared).replace("id='", f"id='{PREFIX}")


def _piece(pen: Pen, piece: Piece) -> Json:
    """Draw a piece in every way in which it is seen."""
    found: Json = {}
    if piece in SHAPES:
        found["owned"] = [_symbol(figure(pen, piece, player)) for player in range(PLAYERS)]
    if piece in FOLLOWERS or piece is Piece.KEEP:
        found["lying"] = [_symbol(figure(pen, piece, player, lying=True)) for player in range(PLAYERS)]
    if piece in NEUTRAL:
        found["plain"] = _symbol(NEUTRAL[piece](pen))
    if piece is Piece.CASTLE:
        found["owned"] = [_symbol(castle(pen, player)) for player in range(PLAYERS)]
    if piece is Piece.CATAPULT_DISC:
        found["kinds"] = {
            kind: [_symbol(catapult_disc(pen, kind, player)) for player in range(PLAYERS)] for kind in DISCS
        }
    if piece in COUNTED:
        found["counted"] = [_symbol(COUNTED[piece](pen, count)) for count in range(MOST + 1)]
    if piece in NUMBERED:
        found["numbered"] = [_symbol(NUMBERED[piece](pen, number)) for number in range(MOST + 1)]
    return found


def _badge(pen: Pen, count: int) -> str:
    """Draw the number of equal figures that stand together."""
    return pen.ring(0, 0, 4, pen.p.cream, 0.6) + numeral(pen, count, pen.p.ink, 4.4, 1.2)


def _standing() -> Json:
    """Say where pieces stand that share a place or have none of their own, and how large they are."""

    def named(table: dict[Piece, object]) -> Json:
        return {piece.name.lower(): value for piece, value in table.items()}

    return {
        "beside": ((0.0, 0.0), *CLOSE),
        "made_for": named({**placing.MADE_FOR, Piece.WHEEL_PIG: "pig"}),
        "loose_at": named(dict(placing.LOOSE_AT)),
        "steps": STEPS,
        "room": ROOM,
        "on_wall": placing.ON_WALL,
        "spot_apart": placing.SPOT_APART,
        "count_beside": placing.COUNT_BESIDE,
        "reach": placing.REACH,
        "reach_large": placing.REACH_LARGE,
        "least": placing.LEAST,
        "least_large": placing.LEAST_LARGE,
        "tower_tops": [tower_top(floors) for floors in range(MOST + 1)],
        "badge_at": 7.0,
        "large": LARGE,
        "bridge_wide": BRIDGE_WIDE,
        "bridge_steps": BRIDGE_STEPS,
        "bridge_room": BRIDGE_ROOM,
        "figure_scale": named(dict(board.FIGURE_SCALE)),
        "loose_scale": named(dict(board.LOOSE_SCALE)),
        "held_scale": named(dict(panel.SMALLER)),
    }


def _symbol(drawing: str) -> str:
    """Let a drawing refer to names of its own."""
    return REFERENCE.sub(rf"\g<1>{PREFIX}", packed(drawing))
