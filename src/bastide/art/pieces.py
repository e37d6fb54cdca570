"""Figures and buildings that belong to nobody: each is drawn round the origin, about 17 units high."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.figures import SHAPES, colour_of, glyph
from bastide.art.shapes import number as n
from bastide.art.signs import numeral
from bastide.kernel.pieces import Piece

if TYPE_CHECKING:
    from bastide.art.pen import Pen

MOST_FLOORS: Final = 6
"""A tower is drawn with so many floors at most."""
ROBE: Final = "M-6.4 8.6c.2 -6 1.2 -9.2 3.8 -11h5.2c2.6 1.8 3.6 5 3.8 11q-6.4 2 -12.8 0z"


def _person(pen: Pen, colour: str, trim: str) -> str:
    """Draw a robed person, the body of several figures."""
    p = pen.p
    return (
        pen.oval(1.4, 8.8, 7.4, 2.2, p.shadow, ' fill-opacity=".38"')
        + _rimmed(pen, ROBE, colour)
        + pen.flat("M1.6 -2.2h1c2.6 1.8 3.6 5 3.8 11q-2.6 .8 -5.4 .9z", p.shadow, 0.16)
        + pen.line("M0 -1v9.8", trim, 1.2)
        + pen.ring(0, -4.8, 3.2, p.skin, 0.6)
    )


def _rimmed(pen: Pen, shape: str, colour: str, rim: float = 1.6) -> str:
    """Fill a shape with a rim that stands out from every ground, as figures of players have."""
    p = pen.p
    return (
        f'<path d="{shape}" fill="{colour}" stroke="{p.ink}" stroke-width="{n(rim + 0.9)}" stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="{colour}" stroke="{p.player_rim}" stroke-width="{n(rim)}" stroke-linejoin="round"/>'
        + pen.ink(shape, colour, 0.5)
    )


def dragon(pen: Pen) -> str:
    """Draw the dragon: a raised wing, a long neck, a barbed tail and fire."""
    p = pen.p
    body = (
        "M-6 8.6c-4 .4 -7.4 -1 -8 -4.4 -.3 -1.9 .6 -3.2 2.2 -3.6l-1.6 -2.6 4.6 1.4 -2 3c-1.2 .3 -.8 2 .4 2.6"
        "c1.4 .6 2.6 -.2 3.2 -1.8 .8 -2.2 2.4 -3.8 5 -4.2 2 -.3 3 -1.4 2.8 -3.2 -.2 -2.2 .4 -4.4 2.6 -5.4l-.4 -2.4 2.2 1.4"
        "c2.6 -.2 5 .8 6.4 2.6l1.8 .6 -.6 1.8c-1.6 .8 -3.4 .8 -5 .4 -1.2 1 -.8 2.2 -.2 3.6 1.4 3.4 1 7 -1.6 10.2l1.6 .6 -.4 1h-6.4l-.6 -1.6 -1.2 .2 .2 1.4h-4.4z"
    )
    wing = "M-1.6 1C-6 -2.4 -8.6 -8.4 -7.4 -14.6c2.4 .2 4 1.2 5 2.8 1 -1.4 2.6 -2 4.4 -1.8 -.4 1.4 -.4 2.6 .2 3.6 -1 3.6 -1.8 7.2 -3.8 11z"
    return (
        pen.oval(1, 9, 12, 2.8, p.shadow, ' fill-opacity=".38"')
        + _rimmed(pen, wing, p.orange, 1.4)
        + _rimmed(pen, body, p.red, 1.4)
        + pen.ink(wing, p.orange, 0.6)
        + pen.line("M-1.8 .4C-4.4 -3.4 -6 -8.6 -7 -13.8M-1.6 .2C-2.4 -4 -2.6 -8 -2.4 -11.4", p.red_dark, 0.7)
        + pen.ink(body, p.red, 0.6)
        + pen.line("M1.6 3.4c1.6 1.2 3.4 1.2 4.6 .6M2.4 .8c1.2 .8 2.4 .9 3.4 .6M1.2 6c1.6 1 3.4 1 4.8 .4", p.gold, 0.8)
        + pen.oval(7.4, -7.2, 0.9, 0.8, p.gold, f' stroke="{p.ink}" stroke-width=".3"')
        + pen.ink("M11.6 -4.6c2.4 -.8 4.6 -.2 5.8 1.4 -1.4 -.2 -2 .2 -2 1 -1 -.8 -2 -.6 -2.6 .2 -.2 -1.2 -.8 -1.8 -1.8 -2z", p.gold, 0.4)
    )  # fmt: skip


def fairy(pen: Pen) -> str:
    """Draw the fairy with wings and a wand."""
    p = pen.p
    wings = "M-1 -2C-5 -10.6 -12.4 -8 -9.4 -2 -11 2 -5 5 -1 .6zM1 -2C5 -10.6 12.4 -8 9.4 -2 11 2 5 5 1 .6z"
    return (
        _rimmed(pen, wings, p.water_light, 1.2)
        + pen.line("M-2 -1.6C-5 -5 -7.6 -5.6 -8.4 -4M2 -1.6C5 -5 7.6 -5.6 8.4 -4", p.water_dark, 0.6)
        + _person(pen, p.flower_blue, p.white)
        + pen.flat("M-3.2 -5a3.2 3.2 0 0 1 6.4 0l.4 4 -1.2 -.6 -.4 -3q-1 -1.2 -2 -1.2t-2 1.2l-.4 3 -1.2 .6z", p.gold)
        + pen.line("M4.4 3.6l4.6 -6.4", p.wood_dark, 0.8)
        + pen.ink("M9.4 -7.4l1 2.2 2.4 .3 -1.8 1.6 .5 2.3 -2.1 -1.2 -2.1 1.2 .5 -2.3 -1.8 -1.6 2.4 -.3z", p.gold, 0.4)
    )


def count(pen: Pen) -> str:
    """Draw the count with a coronet and a cloak."""
    p = pen.p
    return (
        _person(pen, p.purple_dark, p.gold)
        + pen.line("M-4.8 8.6q-.4 -6 1.6 -9.4M4.8 8.6q.4 -6 -1.6 -9.4", p.white, 1.3)
        + pen.flat("M-1.8 -3.4h3.6l-1.8 2.6z", p.wood_dark)
        + pen.ink("M-3.6 -6.2l-.8 -4 2.3 1.6 2.1 -2.6 2.1 2.6 2.3 -1.6 -.8 4z", p.gold, 0.5)
    )


def teacher(pen: Pen) -> str:
    """Draw the teacher with a book."""
    p = pen.p
    return (
        _person(pen, p.green_dark, p.wood_dark)
        + pen.ink("M-2.4 -6v-1.6h4.8V-6z", p.black, 0.4)
        + pen.ink("M-5 -8l5 -2.6 5 2.6 -5 1.8z", p.black, 0.5)
        + pen.line("M4.4 -8v3", p.gold, 0.7)
        + pen.ink("M-5 2q2.5 -1.4 5 0 2.5 -1.4 5 0v4q-2.5 -1.4 -5 0 -2.5 -1.4 -5 0z", p.cream, 0.6)
        + pen.line("M0 2v4M-3.6 2.9h2.4M-3.6 4.2h2.4M1.2 2.9h2.4M1.2 4.2h2.4", p.ink, 0.4)
    )


def _hatted(pen: Pen, robe: str, hat: str, band: str) -> str:
    return (
        _person(pen, robe, band)
        + pen.ink("M-3.6 -6.2q1.8 -5 4.6 -8.6 .6 4.8 2.6 8.6z", hat, 0.5)
        + pen.ink("M-6.2 -5.6q6.2 -3 12.4 0 -6.2 2.6 -12.4 0z", hat, 0.5)
        + pen.line("M-3.2 -7q3.2 -1.3 6.2 0", band, 1)
    )


def mage(pen: Pen) -> str:
    """Draw the mage with beard, staff and stars."""
    p = pen.p
    return (
        _hatted(pen, p.purple, p.purple_dark, p.gold)
        + pen.ink("M-2.4 -3.2q2.4 1.2 4.8 0 0 4.6 -2.4 6.6 -2.4 -2 -2.4 -6.6z", p.white, 0.4)
        + pen.line("M6.6 8.4V-4", p.ink, 1.8)
        + pen.line("M6.6 8.4V-4", p.wood_light, 1)
        + pen.ring(6.6, -5.6, 2.1, p.gold, 0.5)
        + pen.flat("M-3.4 4.4l.5 1.1 1.2 .1 -.9 .8 .3 1.2 -1.1 -.6 -1.1 .6 .3 -1.2 -.9 -.8 1.2 -.1z", p.gold)
    )


def witch(pen: Pen) -> str:
    """Draw the witch with red hair and her broom."""
    p = pen.p
    return (
        pen.flat("M-4 -5q-2 5 -1.4 8h10.8q.6 -3 -1.4 -8z", p.orange)
        + _hatted(pen, p.black, p.black, p.green)
        + pen.flat("M-3.2 -4.8q-1.6 3.6 -.8 6.4l1.6 -1.4q-.6 -2.6 -.2 -5zM3.2 -4.8q1.6 3.6 .8 6.4l-1.6 -1.4q.6 -2.6 .2 -5z", p.orange)
        + pen.line("M8 -5L5 5", p.ink, 1.8)
        + pen.line("M8 -5L5 5", p.wood_light, 1)
        + pen.ink("M3.4 4.2l3.6 1 .4 4.4q-3 .8 -5.6 -.6z", p.wheat, 0.5)
        + pen.line("M3.4 5.4l3.4 1", p.red, 0.7)
    )  # fmt: skip


def wheel_pig(pen: Pen) -> str:
    """Draw the pig that walks round the wheel of fortune, with a crown."""
    p = pen.p
    return (
        pen.oval(1, 6.6, 8.6, 2.2, p.shadow, ' fill-opacity=".38"')
        + _rimmed(pen, SHAPES[Piece.PIG], p.pink)
        + pen.line("M-6.6 2q3 2.4 7 2.2", p.red, 0.7, ' stroke-opacity=".5"')
        + pen.oval(5.6, -2.2, 0.8, 0.8, p.ink)
        + pen.ink("M-4 -5.2l-.8 -4 2.4 1.6 2.2 -2.6 2.2 2.6 2.4 -1.6 -.8 4z", p.gold, 0.5)
    )


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
    ring = f"M-6.8 {n(top)}a6.8 2.6 0 0 0 13.6 0a6.8 2.6 0 0 0 -13.6 0"
    parts.append(
        pen.ink(ring, p.stone)
        + pen.oval(0, top, 4.6, 1.7, p.stone_dark)
        + f'<path d="{ring}" fill="none" stroke="{p.ink}" stroke-width="3" stroke-dasharray="3 2.34"/>'
        + f'<path d="{ring}" fill="none" stroke="{p.stone_light}" stroke-width="2" stroke-dasharray="2.2 3.14" '
        'stroke-dashoffset="-.4"/>'
    )
    if floors > 1:
        parts.append(
            pen.ink("M-4.4 -1.6h8.8v7.6h-8.8z", p.cream, 0.6)
            + f'<g transform="translate(0 2.2)">{numeral(pen, floors, p.ink, 5, 1.2)}</g>'
        )
    return "".join(parts)
