"""Figures and other pieces on the board: bright, with a white rim, and a glyph for each colour of a player.

A figure stands round the origin, about 17 units high. A follower on a field lies down. Every
colour has its own glyph, so that pieces can be told apart without colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.buildings import abbey
from bastide.art.pen import placed
from bastide.art.shapes import number as n
from bastide.art.signs import goods, numeral
from bastide.kernel.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Callable

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
    Piece.TUNNEL: (0.0, 0.0),
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
MOST_FLOORS: Final = 6
"""A tower is drawn with so many floors at most."""
PALE: Final = (2, 5)
"""Colours on which a dark glyph reads better than a light one."""


def colour_of(pen: Pen, player: int) -> str:
    """Give the colour of a player."""
    return str(getattr(pen.p, f"player_{player + 1}"))


def glyph(pen: Pen, player: int, x: float = 0.0, y: float = 0.0, scale: float = 1.0) -> str:
    """Draw the glyph of a colour."""
    ink = pen.p.player_ink_light if player in PALE else pen.p.player_ink
    width = 1.15 if pen.fine else 1.5
    return (
        f'<path d="{GLYPHS[player]}" transform="translate({n(x)} {n(y)})scale({scale:.2g})" fill="none" stroke="{ink}" '
        f'stroke-width="{n(width)}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def figure(pen: Pen, piece: Piece, player: int, *, lying: bool = False, count: int = 1) -> str:
    """Draw a piece of a player."""
    p = pen.p
    shape = SHAPES[piece]
    colour = colour_of(pen, player)
    see_through = ' fill-opacity=".55" stroke-dasharray="2.2 1.2"' if piece is Piece.PHANTOM else ""
    parts = [] if lying else [pen.oval(1.6, 8.8, 8.2, 2.3, p.shadow, ' opacity=".38"')]
    parts += [
        f'<path d="{shape}" fill="{p.shadow}" opacity=".5" transform="translate(.8 1)"/>',
        f'<path d="{shape}" fill="{colour}" stroke="{p.ink}" stroke-width="2" stroke-linejoin="round"/>'
        if not see_through
        else "",
        f'<path d="{shape}" fill="{colour}" stroke="{p.player_rim}" stroke-width="1.1" stroke-linejoin="round"{see_through}/>',
    ]
    parts += [_details(pen, piece)]
    x, y = GLYPH_AT.get(piece, (0.0, 1.5))
    parts.append(glyph(pen, player, x, y, 1.0))
    if count > 1:
        parts.append(
            pen.ring(7, -7, 4, p.cream, 0.6)
            + f'<g transform="translate(7 -7)">{numeral(pen, count, p.ink, 4.4, 1.2)}</g>'
        )
    large = 1.32 if piece is Piece.LARGE_FOLLOWER else 1.0
    turn = "rotate(90)" if lying else ""
    grown = f"scale({large})" if large > 1 else ""
    return f'<g transform="{grown}{turn}">{"".join(parts)}</g>' if grown or turn else "".join(parts)


def _details(pen: Pen, piece: Piece) -> str:
    """Draw the few inner lines that tell a piece."""
    p = pen.p
    rim = p.player_rim
    if piece in (Piece.FOLLOWER, Piece.LARGE_FOLLOWER, Piece.PHANTOM):
        return pen.line("M-1.7 -6.2c.3 -.9 1 -1.4 1.7 -1.4", rim, 0.8, ' opacity=".75"')
    if piece is Piece.WAGON:
        return (
            pen.ring(-4.6, 4.2, 3, p.wood_light, 0.6) + pen.ring(4.6, 4.2, 3, p.wood_light, 0.6)
            + pen.line("M-4.6 1.6v5.2M-7.2 4.2h5.2M4.6 1.6v5.2M2 4.2h5.2", p.wood_dark, 0.6)
        )  # fmt: skip
    if piece is Piece.BARN:
        return pen.line("M-6.4 -1h12.8M0 -9.2v1", rim, 0.8) + pen.line("M-3.4 8v-7.4h6.8V8", rim, 0.7, ' opacity=".7"')
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
        return pen.line("M-5.6 0a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1 -11.2 0", rim, 0.8)
    return ""


# -- pieces of nobody --------------------------------------------------------------------------


def _person(pen: Pen, colour: str, trim: str) -> str:
    """Draw a robed person, the body of several neutral figures."""
    p = pen.p
    return (
        pen.oval(1.4, 8.8, 7, 2, p.shadow, ' opacity=".38"')
        + f'<path d="M-6 8.6c.4 -6 1.2 -9 3.6 -10.8h4.8c2.4 1.8 3.2 4.8 3.6 10.8q-6 1.8 -12 0z" fill="{colour}" '
        f'stroke="{p.player_rim}" stroke-width="1.4" stroke-linejoin="round"/>'
        + pen.ink("M-6 8.6c.4 -6 1.2 -9 3.6 -10.8h4.8c2.4 1.8 3.2 4.8 3.6 10.8q-6 1.8 -12 0z", colour, 0.5)
        + pen.line("M0 -1v9.6", trim, 1.2)
        + pen.ring(0, -4.6, 3, p.skin, 0.6)
    )


def dragon(pen: Pen) -> str:
    """Draw the dragon: wings, neck and fire."""
    p = pen.p
    body = "M-9 8.4q-3 -3 -.4 -6 1.4 2.6 4.4 2.2 -2.6 -4 -.4 -7.4l-6 -2.4q3.4 -4.6 9.6 -2.2l1.2 2.4q.4 -4.4 4 -5l.8 -1.8 1.4 1.4q3.6 .4 4.6 3.6l-3.6 .6q-2.4 .6 -2 3.4l5.2 -3.2q2.4 4.4 -1.4 8l-2 .2q.2 3.4 -2.6 6.2z"
    return (
        pen.oval(1, 9, 11, 2.6, p.shadow, ' opacity=".38"')
        + f'<path d="{body}" fill="{p.red}" stroke="{p.player_rim}" stroke-width="2" stroke-linejoin="round"/>'
        + pen.ink(body, p.red, 0.6)
        + pen.line("M-9.6 -4.4q4 .6 5.6 3.4M9.4 -1q-3.4 1.4 -4.2 5.4M-3 5.2q3 1.4 6 0", p.red_dark, 0.9)
        + pen.oval(5.4, -6.6, 0.7, 0.7, p.gold)
        + pen.ink("M9.4 -5.6q3 -.6 4.6 .8 -2 .2 -1.8 1.4 -2 -.6 -3.4 -.4z", p.orange, 0.4)
    )


def fairy(pen: Pen) -> str:
    """Draw the fairy with wings and a wand."""
    p = pen.p
    return (
        pen.ink(
            "M-1 -2C-6 -9 -11 -6 -8.6 -1.4 -10 2 -5 4 -1 .4zM1 -2C6 -9 11 -6 8.6 -1.4 10 2 5 4 1 .4z",
            p.water_light,
            0.6,
        )
        + _person(pen, p.flower_blue, p.white)
        + pen.flat("M-3 -5a3 3 0 0 1 6 0q-1 -1.4 -3 -1.4t-3 1.4z", p.gold)
        + pen.line("M4.6 3l4.6 -6", p.wood_dark, 0.7)
        + pen.flat("M9.4 -6.6l.7 1.6 1.7 .2 -1.3 1.1 .4 1.7 -1.5 -.9 -1.5 .9 .4 -1.7 -1.3 -1.1 1.7 -.2z", p.gold)
    )


def count(pen: Pen) -> str:
    """Draw the count with a coronet and a cloak."""
    p = pen.p
    return (
        _person(pen, p.purple_dark, p.gold)
        + pen.ink("M-3.2 -6.4l-.6 -3.4 2 1.4 1.8 -2.2 1.8 2.2 2 -1.4 -.6 3.4z", p.gold, 0.5)
        + pen.line("M-4.6 8.6q-.4 -6 1.6 -9M4.6 8.6q.4 -6 -1.6 -9", p.red, 1)
    )


def teacher(pen: Pen) -> str:
    """Draw the teacher with a book."""
    p = pen.p
    return (
        _person(pen, p.orange, p.wood_dark)
        + pen.ink("M-4.4 -6.2l4.4 -2.4 4.4 2.4 -4.4 1.4z", p.black, 0.5)
        + pen.ink("M-4.6 2.2q2.3 -1.2 4.6 0 2.3 -1.2 4.6 0v3.6q-2.3 -1.2 -4.6 0 -2.3 -1.2 -4.6 0z", p.cream, 0.5)
        + pen.line("M0 2.2v3.6", p.ink, 0.5)
    )


def _hatted(pen: Pen, robe: str, hat: str, band: str) -> str:
    return (
        _person(pen, robe, band)
        + pen.ink("M-3.4 -6q1.6 -4.6 4.6 -7.2 .2 4 2.2 7.2z", hat, 0.5)
        + pen.ink("M-5.6 -5.4q5.6 -2.6 11.2 0 -5.6 2.4 -11.2 0z", hat, 0.5)
        + pen.line("M-3 -6.6q3 -1.2 6 0", band, 0.9)
    )


def mage(pen: Pen) -> str:
    """Draw the mage."""
    return (
        _hatted(pen, pen.p.purple, pen.p.purple_dark, pen.p.gold)
        + pen.line("M6 8V-3", pen.p.wood_dark, 1)
        + pen.ring(6, -4, 1.6, pen.p.gold, 0.4)
    )


def witch(pen: Pen) -> str:
    """Draw the witch with her broom."""
    p = pen.p
    return (
        _hatted(pen, p.orange, p.black, p.green)
        + pen.line("M6.4 -4L4.4 6", p.wood_dark, 1)
        + pen.ink("M3 5.4l3 .6 .6 3.4h-4.6z", p.wheat, 0.4)
    )


def flea(pen: Pen) -> str:
    """Draw a flea of the plague."""
    p = pen.p
    return (
        pen.oval(0.8, 1, 7, 7, p.shadow, ' opacity=".35"')
        + pen.ring(0, 0, 6.8, p.green, 0.7)
        + pen.line("M-3 2l-2 2.6M-.6 2.6l-.6 3M2 2l2.6 2.4M-2.8 -1.4l-2 -2", p.ink, 0.8)
        + pen.ink("M-4 0q0 -3.4 4.2 -3.4 4.4 .4 4 3.6 -.8 2.4 -4 2.4 -3.8 0 -4.2 -2.6z", p.black, 0.5)
        + pen.oval(-2.6, -0.6, 0.6, 0.6, p.white)
    )


def plague_source(pen: Pen, number: int = 1) -> str:
    """Draw the token of a source of the plague with its number."""
    p = pen.p
    return (
        pen.oval(0.8, 1, 8, 8, p.shadow, ' opacity=".35"')
        + pen.ring(0, 0, 7.8, p.green_dark, 0.7)
        + pen.ring(0, 0, 5.8, p.cream, 0.5)
        + numeral(pen, number, p.green_dark, 6, 1.4)
    )


def gold(pen: Pen) -> str:
    """Draw one bar of gold."""
    p = pen.p
    return (
        pen.oval(0.6, 2.6, 6.4, 2, p.shadow, ' opacity=".35"')
        + pen.ink("M-6 3l1.4 -4h8l1.4 4z", p.gold) + pen.ink("M-4.6 -1l1.8 -2.2h7.6l-1.4 2.2z", p.flower_yellow)
        + pen.ink("M4.8 3l-1.4 -4 1.4 -2.2 1.8 3.6z", p.gold_dark)
    )  # fmt: skip


def ferry(pen: Pen) -> str:
    """Draw a ferry boat; its bow points east and west."""
    p = pen.p
    return (
        pen.oval(0.4, 2.4, 9.6, 2.6, p.shadow, ' opacity=".3"')
        + pen.ink("M-9.6 -1h19.2l-2.6 4.2q-7 1.4 -14 0z", p.wood)
        + pen.line("M-8.4 .8h16.8", p.wood_dark, 0.6) + pen.line("M0 -1v-8", p.wood_dark, 0.9)
        + pen.ink("M.6 -8.6q5.4 1.6 5.6 6.6h-5.6z", p.cream)
    )  # fmt: skip


def bridge(pen: Pen, *, upright: bool = False) -> str:
    """Draw a wooden bridge across a whole tile, from west to east or from north to south."""
    p = pen.p
    planks = "".join(f"M{x} -6v12" for x in range(-44, 46, 6))
    turn = ' transform="rotate(90)"' if upright else ""
    return (
        f"<g{turn}>" + pen.oval(2, 4, 48, 8, p.shadow, ' opacity=".25"')
        + pen.ink("M-50 -6q50 -5 100 0v12q-50 -5 -100 0z", p.wood_light) + pen.line(planks, p.wood, 0.8)
        + pen.line("M-50 -6q50 -5 100 0M-50 6q50 -5 100 0", p.ink, 2.6) + pen.line("M-50 -6q50 -5 100 0M-50 6q50 -5 100 0", p.wood, 1.6)
        + "</g>"
    )  # fmt: skip


def castle(pen: Pen, player: int | None = None) -> str:
    """Draw a castle that lies across two tiles, with the flag of its owner."""
    p = pen.p
    towers = "".join(pen.spire(x, y, 6.6, h, 6.5) for x, y, h in ((-13, 3, 13), (13, 3, 13), (-9, 10, 13), (9, 10, 13)))
    flag = ""
    if player is not None:
        flag = pen.line("M0 -8v-11", p.ink, 0.8) + pen.ink("M0 -19h11v8.4h-11z", colour_of(pen, player))
        flag += glyph(pen, player, 5.5, -14.8, 0.9)
    return (
        pen.shade(2, 10, 18, 5)
        + flag
        + pen.ink("M-13 4v-9h26v9z", p.stone_dark)
        + pen.gabled(-8, 4, 16, 9, 6, p.roof_3, p.plaster_1)
        + towers
        + pen.ink("M-6 10.4v-8h1.6v1.2h2v-1.2h4.8v1.2h2v-1.2h1.6v8z", p.stone)
        + pen.arch(0, 10.4, 2, 5, p.door)
    )


def tower_top(floors: int) -> float:
    """Where the roof of a tower is; of a very high one the number tells the rest."""
    return 4.0 - 7 * min(floors, MOST_FLOORS)


def tower(pen: Pen, floors: int = 1) -> str:
    """Draw a tower of some floors; its foot is a little below the origin."""
    p = pen.p
    parts = [pen.shade(2, 5, 9.4, 3.6)]
    shown = min(floors, MOST_FLOORS)
    for floor in range(shown):
        y = 4 - 7 * floor
        parts.append(
            pen.ink(f"M-6.8 {n(y)}v-7q6.8 -3 13.6 0v7q-6.8 3.4 -13.6 0z", "url(#tw)")
            + pen.line(f"M-3 {n(y - 3)}v3.6M3.4 {n(y - 5)}v3.2M-5.4 {n(y - 6)}v2.6", p.stone_joint, 0.5)
        )
    top = tower_top(floors)
    parts.append(pen.oval(0, top, 6.8, 2.6, p.stone_light, f' stroke="{p.ink}" stroke-width=".6"'))
    parts.append(pen.oval(0, top + 0.2, 4.2, 1.5, p.door))
    if floors > 1:
        parts.append(f'<g transform="translate(0 2.4)">{numeral(pen, floors, p.ink, 5, 1.2)}</g>')
    return "".join(parts)


def wheel_pig(pen: Pen) -> str:
    """Draw the pig that walks round the wheel of fortune."""
    p = pen.p
    shape = SHAPES[Piece.PIG]
    return (
        pen.oval(1, 6.6, 8.6, 2.2, p.shadow, ' opacity=".38"')
        + f'<path d="{shape}" fill="{p.pink}" stroke="{p.ink}" stroke-width="2" stroke-linejoin="round"/>'
        + f'<path d="{shape}" fill="{p.pink}" stroke="{p.player_rim}" stroke-width="1.1" stroke-linejoin="round"/>'
        + pen.oval(5.6, -2.2, 0.8, 0.8, p.ink)
        + pen.ink("M-3 -5.4l-.6 -3.4 2 1.4 1.8 -2.2 1.8 2.2 2 -1.4 -.6 3.4z", p.gold, 0.5)
    )


def token(pen: Pen, piece: Piece) -> str:
    """Draw a card that a player holds: king or robber baron."""
    p = pen.p
    crown = "M-4.6 3l-1 -6.4 3.4 2.6 2.2 -4 2.2 4 3.4 -2.6 -1 6.4z"
    helmet = "M-4 3.6v-4q0 -4.6 4 -4.6t4 4.6v4q-4 1.6 -8 0z"
    shield = pen.p.blue if piece is Piece.KING else pen.p.red_dark
    sign = (
        pen.ink(crown, p.gold, 0.5)
        if piece is Piece.KING
        else pen.ink(helmet, p.steel, 0.5) + pen.line("M-3 -.8h6M0 -.8v4", p.ink, 0.9)
    )
    return (
        pen.oval(0.8, 1, 8, 8, p.shadow, ' opacity=".35"')
        + pen.ring(0, 0, 8, shield, 0.7)
        + pen.line("M0 -6.6a6.6 6.6 0 1 1 -.1 0", p.gold, 0.8)
        + sign
    )


def wall_tile(pen: Pen, number: int = 0) -> str:
    """Draw a wall tile of The Castle with its number, or face down."""
    p = pen.p
    if number:
        sign = numeral(pen, number, p.ink, 7, 1.3)
    else:
        sign = pen.ink("M-3.6 4.4v-8.4h1.8v1.6h1v-1.6h1.6v1.6h1v-1.6h1.8v8.4z", p.stone_dark, 0.5)
    return (
        pen.flat("M-6.4 -6h14.4v14.4h-14.4z", p.shadow, 0.4)
        + pen.ink("M-7.2 -7.2h14.4v14.4h-14.4z", p.cream if number else p.red_dark, 0.7)
        + pen.line("M-5.8 -5.8h11.6v11.6h-11.6z", p.gold_dark if number else p.gold, 0.8)
        + sign
    )


NEUTRAL: Final[dict[Piece, Callable[[Pen], str]]] = {
    Piece.DRAGON: dragon,
    Piece.FAIRY: fairy,
    Piece.COUNT: count,
    Piece.TEACHER: teacher,
    Piece.MAGE: mage,
    Piece.WITCH: witch,
    Piece.WHEEL_PIG: wheel_pig,
    Piece.TOWER_FLOOR: tower,
    Piece.FLEA: flea,
    Piece.PLAGUE_SOURCE: plague_source,
    Piece.GOLD: gold,
    Piece.FERRY: ferry,
    Piece.BRIDGE: bridge,
    Piece.CASTLE: castle,
    Piece.KING: lambda pen: token(pen, Piece.KING),
    Piece.ROBBER_BARON: lambda pen: token(pen, Piece.ROBBER_BARON),
    Piece.WINE: lambda pen: goods(pen, "wine"),
    Piece.GRAIN: lambda pen: goods(pen, "grain"),
    Piece.CLOTH: lambda pen: goods(pen, "cloth"),
    Piece.ABBEY: lambda pen: placed(abbey(pen), 0, 2, 0.25),
    Piece.WALL_TILE: wall_tile,
}
"""Pieces without a colour."""
COUNTED: Final[dict[Piece, Callable[[Pen, int], str]]] = {
    Piece.TOWER_FLOOR: tower,
    Piece.PLAGUE_SOURCE: plague_source,
}
"""Pieces that show a number."""
