"""Figures and other pieces on the board: bright, with a white rim, and a glyph for each colour of a player.

A figure stands round the origin, about 17 units high. A follower on a field lies down. Every
colour has its own glyph, so that pieces can be told apart without colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.pen import placed
from bastide.art.shapes import number as n
from bastide.art.signs import numeral
from bastide.kernel.pieces import Piece

if TYPE_CHECKING:
    from bastide.art.pen import Pen

FOLLOWER: Final = (
    "M0 -8.6c2 0 3.2 1.5 3.2 3.3c0 .8-.3 1.5-.7 2.1c2.7.5 6.3 1.7 6.3 3.3c0 1.3-2.6 1.7-4.5 1.7c.9 2 2.4 4.2 3.3 5.8c.4.8 0 1.5"
    "-.9 1.5h-4.3c-.6 0-.9-.3-1.1-.8L0 5.4l-1.3 2.9c-.2.5-.5.8-1.1.8h-4.3c-.9 0-1.3-.7-.9-1.5c.9-1.6 2.4-3.8 3.3-5.8c-1.9 0"
    "-4.5-.4-4.5-1.7c0-1.6 3.6-2.8 6.3-3.3c-.4-.6-.7-1.3-.7-2.1c0-1.8 1.2-3.3 3.2-3.3z"
)
SHAPES: Final = {
    Piece.FOLLOWER: FOLLOWER,
    Piece.LARGE_FOLLOWER: FOLLOWER,
    Piece.PHANTOM: FOLLOWER,
    Piece.MAYOR: (
        "M-4.4 -7.4h1.4v-2.2q3 -1.4 6 0v2.2h1.4v1.2h-1.2q.2 1.6 -.8 2.8c3.6 .8 6 3 6 6.2v1h-1.6v5.2h-13.6v-5.2h-1.6v-1"
        "c0 -3.2 2.4 -5.4 6 -6.2q-1 -1.2 -.8 -2.8h-1.2z"
    ),
    Piece.WAGON: (
        "M-9 -3.4q9 -7.6 18 0v6.2h-1.2a3.4 3.4 0 0 1 -6.6 1h-2.4a3.4 3.4 0 0 1 -6.6 -1h-1.2z"
    ),
    Piece.BUILDER: (
        "M-3.4 -5.6a3.4 3.4 0 0 1 6.8 0l1.4 .4v1.2h-2q2.2 .8 3 2.6l2.2 -4.2 -1.6 -1 1.8 -3.2 3.4 2 -1.8 3.2 -.8 -.4 -3.4 6.4 -1.8 -.6"
        "v8.2h-7.6v-6.4l-2.6 3.2 -1.8 -1.4 3 -5.6q.6 -2.2 2.8 -2.8h-2.4v-1.2z"
    ),
    Piece.PIG: (
        "M-8.6 -.6q-.4 -1.8 .8 -2 .4 -.1 .6 .8 1.6 -3.8 6.2 -3.8 2.8 0 4.6 1l1.4 -1.8 1 2.6q1.6 1 1.8 2.6h1.6v2.8h-1.6q-.8 1.6 -2.2 2.2"
        "v3.2h-2.6v-2.6h-5v2.6h-2.8v-3.4q-2.6 -1.2 -3.8 -4.2z"
    ),
    Piece.BARN: "M-9 8.4v-9.4l2.4 -5.4 6.6 -3.2 6.6 3.2 2.4 5.4v9.4z",
    Piece.ROBBER: "M-6 9q-.8 -8 1.8 -11 -1 -5.4 4.2 -7.2 5.2 1.8 4.2 7.2 2.6 3 1.8 11z",
    Piece.MESSENGER: "M-2.8 -6.4a2.8 2.8 0 0 1 5.6 0q0 1.6 -1 2.4l6.4 -3.6v4.4l-5 1.6 2.8 10.6h-12l2.8 -10.6q.4 -1.6 2.2 -2.4 -1.8 -.8 -1.8 -2.4z",
    Piece.KEEP: "M-9 8.6v-13h2.4v2h2.6v-2h2.4v-4.4l3.4 1.4 -2 1v2h3.4v2h2.6v-2h2.4v13z",
    Piece.TUNNEL: "M-7.4 0a7.4 7.4 0 1 1 14.8 0a7.4 7.4 0 1 1 -14.8 0z",
}  # fmt: skip
"""Outlines of pieces that have a colour."""
GLYPH_AT: Final = {
    Piece.MAYOR: (0.0, 3.4),
    Piece.WAGON: (0.0, -1.6),
    Piece.BUILDER: (0.4, 3.0),
    Piece.PIG: (-0.8, 0.4),
    Piece.BARN: (0.0, 3.6),
    Piece.ROBBER: (0.0, 4.4),
    Piece.MESSENGER: (0.0, 3.8),
    Piece.KEEP: (0.0, 2.6),
    Piece.TUNNEL: (0.0, 1.6),
}
GLYPHS: Final = (
    "M0 -2v4M-2 0h4",
    "M-1.6 -1.6h3.2v3.2h-3.2z",
    "M0 -1.9l2 3.4h-4z",
    "M-1.6 -1.6l3.2 3.2M1.6 -1.6l-3.2 3.2",
    "M0 -1.8a1.8 1.8 0 1 0 .01 0z",
    "M0 -2.2l1.9 2.2 -1.9 2.2 -1.9 -2.2z",
)
"""One for each colour: cross, square, triangle, diagonal cross, ring, lozenge."""
LARGE: Final = 1.24
"""How much larger a large follower is."""
PLINTH: Final = "M-7.8 6.8h15.6q1.2 0 1.2 1.2v1.8q0 1.2 -1.2 1.2h-15.6q-1.2 0 -1.2 -1.2v-1.8q0 -1.2 1.2 -1.2z"
"""What a large follower stands on: it tells him from others also where there is no room for a larger figure."""
ON_PLINTH: Final = "translate(0 -1.2)"
PALE: Final = (2, 5)
"""Colours on which a dark glyph reads better than a light one."""


def colour_of(pen: Pen, player: int) -> str:
    """Give the colour of a player."""
    return str(getattr(pen.p, f"player_{player + 1}"))


def glyph(pen: Pen, player: int, x: float = 0.0, y: float = 0.0, scale: float = 1.0, colour: str = "") -> str:
    """Draw the glyph of a colour, to be seen on that colour unless another one is given."""
    ink = colour or (pen.p.player_ink_light if player in PALE else pen.p.player_ink)
    width = 1.15 if pen.fine else 1.5
    return (
        f'<path d="{GLYPHS[player]}" transform="translate({n(x)} {n(y)})scale({scale:.2g})" fill="none" stroke="{ink}" '
        f'stroke-width="{n(width)}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def figure(pen: Pen, piece: Piece, player: int, *, lying: bool = False, count: int = 1) -> str:
    """Draw a piece of a player; a phantom is white with eyes, and with a rim of its colour."""
    p = pen.p
    shape = SHAPES[piece]
    colour = colour_of(pen, player)
    ghost = piece is Piece.PHANTOM
    fill, rim, width = (p.player_rim, colour, 1.7) if ghost else (colour, p.player_rim, 1.1)
    parts = [] if lying else [pen.oval(1.6, 8.8, 8.2, 2.3, p.shadow, ' fill-opacity=".38"')]
    parts += [
        f'<path d="{shape}" fill="{p.shadow}" fill-opacity=".5" transform="translate(.8 1)"/>',
        f'<path d="{shape}" fill="{fill}" stroke="{p.ink}" stroke-width="{n(width + 0.9)}" stroke-linejoin="round"/>',
        f'<path d="{shape}" fill="{fill}" stroke="{rim}" stroke-width="{n(width)}" stroke-linejoin="round"/>',
    ]
    parts += [_details(pen, piece)]
    x, y = GLYPH_AT.get(piece, (0.0, 1.5))
    inks = {Piece.PHANTOM: p.player_ink_light if player in PALE else colour, Piece.TUNNEL: p.player_ink}
    parts.append(glyph(pen, player, x, y, 1.0, inks.get(piece, "")))
    large = LARGE if piece is Piece.LARGE_FOLLOWER else 1.0
    turn = "rotate(90)" if lying else ""
    grown, raised = (f"scale({large})", ON_PLINTH) if large > 1 else ("", "")
    drawing = f'<g transform="{grown}{turn}{raised}">{"".join(parts)}</g>' if grown or turn else "".join(parts)
    if count > 1:
        at = 7.0 * large
        drawing += placed(pen.ring(0, 0, 4, p.cream, 0.6) + numeral(pen, count, p.ink, 4.4, 1.2), at, -at)
    return drawing


def _details(pen: Pen, piece: Piece) -> str:
    """Draw the few inner lines that tell a piece."""
    p = pen.p
    rim = p.player_rim
    if piece is Piece.PHANTOM:
        return pen.oval(-1.1, -5.6, 0.7, 0.9, p.ink) + pen.oval(1.1, -5.6, 0.7, 0.9, p.ink)
    if piece in (Piece.FOLLOWER, Piece.LARGE_FOLLOWER):
        plinth = pen.ink(PLINTH, p.cream, 0.9) if piece is Piece.LARGE_FOLLOWER else ""
        return pen.line("M-1.7 -6.2c.3 -.9 1 -1.4 1.7 -1.4", rim, 0.8, ' stroke-opacity=".75"') + plinth
    if piece is Piece.WAGON:
        return (
            pen.ring(-4.6, 4.2, 3, p.wood_light, 0.6) + pen.ring(4.6, 4.2, 3, p.wood_light, 0.6)
            + pen.line("M-4.6 1.6v5.2M-7.2 4.2h5.2M4.6 1.6v5.2M2 4.2h5.2", p.wood_dark, 0.6)
        )  # fmt: skip
    if piece is Piece.BARN:
        return pen.line("M-6.4 -1h12.8M0 -9.2v1", rim, 0.8) + pen.line(
            "M-3.4 8v-7.4h6.8V8", rim, 0.7, ' stroke-opacity=".7"'
        )
    if piece is Piece.PIG:
        return pen.oval(5.6, -2.2, 0.8, 0.8, rim)
    if piece is Piece.ROBBER:
        return (
            pen.flat("M-3 -3.4h6l-.4 2.4q-2.6 .8 -5.2 0z", p.black)
            + pen.oval(-1.3, -2.3, 0.6, 0.6, p.white)
            + pen.oval(1.3, -2.3, 0.6, 0.6, p.white)
        )
    if piece is Piece.KEEP:
        return pen.flat("M-6.6 -1h2v2.6h-2zM4.6 -1h2v2.6h-2zM-1.4 8.6v-2.4a1.4 1.4 0 0 1 2.8 0v2.4z", rim, 0.8)
    if piece is Piece.MAYOR:
        return pen.line("M-5.6 2.6q5.6 3.4 11.2 0", p.gold, 1.1, ' transform="translate(0 -3)"')
    if piece is Piece.TUNNEL:
        return pen.ink("M-4.6 4.6v-4.4a4.6 4.8 0 0 1 9.2 0v4.4z", p.black, 0.4) + pen.line(
            "M-5 4.6v-4.4a5 5.2 0 0 1 10 0v4.4M-5 -.6h1.4M-3.4 -3.6l1 1M0 -5v1.4M3.4 -3.6l-1 1M5 -.6h-1.4", rim, 0.8
        )
    if piece is Piece.MESSENGER:
        return pen.ink("M3 -8.4h7v5.2h-7z", p.cream, 0.5) + pen.line("M3 -8.2l3.5 2.8 3.5 -2.8", p.red, 0.7)
    return ""
