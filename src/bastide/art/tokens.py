"""Tokens and cards: what lies on tiles, roads and lakes, and before players."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bastide.art.buildings import abbey
from bastide.art.figures import colour_of, glyph
from bastide.art.pen import placed
from bastide.art.pieces import castle, count, dragon, fairy, mage, teacher, tower, wheel_pig, witch
from bastide.art.shapes import number as n
from bastide.art.signs import goods, numeral
from bastide.kernel.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.art.pen import Pen
    from bastide.art.shapes import Point

DISCS: Final = ("knock_out", "seduction", "target", "catch")
"""Kinds of discs for the catapult."""


def _disc(pen: Pen, colour: str, radius: float = 7.8) -> str:
    """Draw a round token with its thickness."""
    p = pen.p
    return (
        pen.oval(0.8, 2.2, radius, radius, p.shadow, ' fill-opacity=".38"')
        + pen.ring(0, 1.3, radius, p.wood_dark, 0.7)
        + pen.ring(0, 0, radius, colour, 0.7)
        + f'<circle r="{n(radius - 1.2)}" fill="none" stroke="{p.player_rim}" stroke-width=".9"/>'
    )


def flea(pen: Pen, *, active: bool = True) -> str:
    """Draw a flea of the plague: on red while it infects, on a pale token while it sleeps."""
    p = pen.p
    body = "M-4.4 .4q0 -3.8 4.4 -4 4.8 .2 4.6 4 -.8 2.8 -4.4 2.8 -4 0 -4.6 -2.8z"
    return (
        _disc(pen, p.red if active else p.pink)
        + pen.line("M-3.4 2.4l-2 2.6M-.8 3l-.8 3M1.8 3l1.4 2.6 1.8 -.6M-3.6 -1.4l-1.8 -1.8", p.ink, 0.9)
        + pen.ink(body, p.black if active else p.smoke, 0.5)
        + pen.line("M-1 -3q.8 2.8 .2 5.6M2 -2.8q.8 2.6 .2 5.2", p.smoke if active else p.ink, 0.6)
        + pen.oval(-3, -0.4, 0.8, 0.8, p.white)
    )


def plague_source(pen: Pen, number: int = 1) -> str:
    """Draw the token of a source of the plague with its number; 0 is its back, a meadow, once it is extinguished."""
    p = pen.p
    if not number:
        blades = "M-4 3.4l-.6 -2.8M-3.4 3.4l.6 -2.4M0 0l-.6 -2.8M.6 0l.6 -2.4M3.4 4l-.6 -2.8M4 4l.6 -2.4"
        flowers = "".join(
            pen.oval(x, y, 0.8, 0.8, colour)
            for x, y, colour in ((-3, -3, p.flower_white), (3.4, -1.6, p.flower_yellow), (-0.6, 4, p.flower_red))
        )
        return _disc(pen, p.grass) + pen.line(blades, p.hedge, 0.8) + flowers
    return (
        _disc(pen, p.green_dark)
        + pen.line("M4.6 1.6q2.4 1.2 1 3.6", p.pink, 0.8)
        + pen.ink("M-6 2.6q.6 -4.2 4.4 -4.8 5.6 -.6 6.6 4.2 -5.4 1.6 -11 .6z", p.rock_dark, 0.5)
        + pen.oval(-3.2, -1.8, 1.2, 1.2, p.pink)
        + pen.oval(-4.6, 0.8, 0.5, 0.5, p.white)
        + pen.ring(3.6, -3.6, 3.4, p.cream, 0.5)
        + placed(numeral(pen, number, p.red_dark, 4.4, 1.3), 3.6, -3.6)
    )


def gold(pen: Pen, bars: int = 1) -> str:
    """Draw bars of gold, three at most, with their number if there are more than one."""
    p = pen.p

    def bar(x: float, y: float) -> str:
        return (
            pen.ink(f"M{n(x - 6)} {n(y + 3)}l1.4 -4.4h7.4l1.4 4.4z", p.gold)
            + pen.ink(f"M{n(x - 4.6)} {n(y - 1.4)}l2 -2.4h7.2l-1.8 2.4z", p.flower_yellow)
            + pen.ink(f"M{n(x + 4.2)} {n(y + 3)}l-1.4 -4.4 1.8 -2.4 2 3.6z", p.gold_dark)
            + pen.line(f"M{n(x - 3)} {n(y + 0.8)}h3", p.white, 0.8)
        )

    places = {1: ((0.0, 1.0),), 2: ((1.4, -1.0), (-1.4, 2.6))}.get(bars, ((0.4, -3.4), (-4.0, 2.8), (4.2, 2.8)))
    mark = ""
    if bars > 1:
        mark = pen.ring(6.6, -6.4, 3.8, p.cream, 0.6) + placed(numeral(pen, bars, p.ink, 4.4, 1.2), 6.6, -6.4)
    stack = pen.oval(0.6, 4.6, 8, 2.4, p.shadow, ' fill-opacity=".38"') + "".join(bar(*place) for place in places)
    return placed(stack, 0, 0, 1.2) + mark


def ferry(pen: Pen) -> str:
    """Draw a ferry boat; its bow points east and west."""
    p = pen.p
    return (
        pen.oval(0.4, 3.4, 10.4, 2.8, p.shadow, ' fill-opacity=".3"')
        + pen.ink("M.8 -10.4q6 2 6.4 8h-6.4z", p.white, 0.6)
        + pen.ink("M-.6 -9.4q-4.6 2.4 -5 7h5z", p.red, 0.6)
        + pen.line("M0 -2v-9", p.ink, 1.6)
        + pen.line("M0 -2v-9", p.wood_light, 0.8)
        + pen.ink("M-10.2 -2.4h20.4l-2.8 5.4q-7.4 1.8 -14.8 0z", p.wood)
        + pen.ink("M-10.2 -2.4h20.4l-.6 1.4h-19.2z", p.wood_light, 0.5)
        + pen.line("M-8 1.2h16", p.wood_dark, 0.6)
    )


def ferry_line(pen: Pen, start: Point, end: Point) -> str:
    """Draw a ferry that joins two landing stages: the rope along which it goes, and the boat in the middle."""
    p = pen.p
    (x, y), (u, v) = start, end
    bend = (0.5 * x + 0.5 * u, 0.5 * y + 0.5 * v)
    rope = f"M{n(x)} {n(y)}Q{n(0.35 * bend[0])} {n(0.35 * bend[1])} {n(u)} {n(v)}"
    middle = (0.25 * x + 0.25 * u + 0.175 * bend[0] * 2, 0.25 * y + 0.25 * v + 0.175 * bend[1] * 2)
    return (
        pen.line(rope, p.ink, 2.6)
        + pen.line(rope, p.wood_light, 1.6, ' stroke-dasharray="2.6 1.4"')
        + "".join(pen.ring(a, b, 2, p.wood_light, 0.6) for a, b in (start, end))
        + placed(ferry(pen), *middle, 0.85)
    )


def bridge(pen: Pen, *, upright: bool = False) -> str:
    """Draw a wooden bridge across a whole tile, from west to east or from north to south."""
    p = pen.p
    planks = "".join(f"M{x} {n(-6 - 2.4 * (1 - (x / 50) ** 2))}v12" for x in range(-47, 49, 4))
    rails = "M-50 -6q50 -5 100 0M-50 6q50 -5 100 0"
    posts = "".join(f"M{x} {n(y - 2.5 * (1 - (x / 50) ** 2))}v-2.6" for x in (-45, -15, 15, 45) for y in (-5.4, 6.6))
    turn = ' transform="rotate(90)"' if upright else ""
    return (
        f"<g{turn}>"
        + pen.flat("M-50 -3q50 -2 100 0v13q-50 -2 -100 0z", p.shadow, 0.28)
        + pen.ink("M-50 -6q50 -5 100 0v12q-50 -5 -100 0z", p.wood_light)
        + pen.line(planks, p.wood, 0.9)
        + pen.line(rails, p.ink, 2.8)
        + pen.line(rails, p.wood, 1.7)
        + pen.line(posts, p.ink, 2.6)
        + pen.line(posts, p.wood_light, 1.5)
        + "</g>"
    )


def catapult_disc(pen: Pen, kind: str = "target", player: int | None = None) -> str:
    """Draw a disc for the catapult: one of four signs, in the colour and with the glyph of its thrower."""
    p = pen.p
    signs = {
        "knock_out": pen.ink(
            "M0 -6l1.4 3.2 3.2 -1.8 -.8 3.4 3.4 .8 -3 1.8 2 2.8 -3.4 -.4 -.4 3.2 -2.4 -2.4 -2.4 2.4 -.4 -3.2 -3.4 .4 2 -2.8"
            " -3 -1.8 3.4 -.8 -.8 -3.4 3.2 1.8z",
            p.orange,
            0.5,
        ),
        "seduction": pen.ink("M0 4.8C-8 -.4 -5.4 -5.6 -2.4 -5 -1 -4.8 -.2 -3.6 0 -2.6 .2 -3.6 1 -4.8 2.4 -5 5.4 -5.6 8 -.4 0 4.8z", p.red, 0.5),
        "target": pen.ring(0, 0, 5, p.red, 0.5) + pen.ring(0, 0, 3.2, p.white, 0.4) + pen.ring(0, 0, 1.5, p.red, 0.4),
        "catch": pen.ink(
            "M-4 5v-5.4q-1 -2.6 .2 -2.8 .8 0 1.2 1.6v-3.4q.8 -1.4 1.6 0v-.6q.9 -1.4 1.8 0v.8q.9 -1.2 1.6 .2v4.2l1.4 -1.6"
            "q1.2 -.4 1 .8l-2.2 4.4V5z",
            p.skin,
            0.5,
        ),
    }  # fmt: skip
    colour = p.wood_light if player is None else colour_of(pen, player)
    mark = "" if player is None else pen.ring(5.4, 5, 3.2, colour, 0.5) + glyph(pen, player, 5.4, 5, 0.85)
    return _disc(pen, colour, 8.2) + pen.oval(0, 0, 6.4, 6.4, p.cream) + signs[kind] + mark


def message(pen: Pen, number: int = 0) -> str:
    """Draw a message: a folded letter with a seal, or open with its number."""
    p = pen.p
    paper = pen.flat("M-8 -5.6h17.2v13h-17.2z", p.shadow, 0.35) + pen.ink("M-8.6 -6.6h17.2v13h-17.2z", p.cream, 0.7)
    if number:
        lines = "M-6.6 -4h4.4M-6.6 -1.8h3.6M-6.6 .4h3M-6.6 2.6h3.6M-6.6 4.6h4.4"
        return paper + pen.line(lines, p.road_rim, 0.8) + placed(numeral(pen, number, p.red_dark, 8, 1.2), 3, 0)
    return (
        paper
        + pen.line("M-8.4 -6.4L0 .6 8.4 -6.4M-8.4 6.2L-2.4 -1.2M8.4 6.2L2.4 -1.2", p.road_rim, 0.8)
        + pen.ring(0, 1, 3.2, p.red, 0.6)
        + pen.line("M0 -.8v3.6M-1.8 1h3.6", p.gold, 0.8)
    )


def king(pen: Pen) -> str:
    """Draw the card of the king: a crown."""
    crown = "M-4.8 3.4l-1 -7 3.6 2.8 2.2 -4.4 2.2 4.4 3.6 -2.8 -1 7z"
    return _medal(pen, pen.p.blue) + pen.ink(crown, pen.p.gold, 0.5)


def robber_baron(pen: Pen) -> str:
    """Draw the card of the robber baron: a helmet."""
    helmet = "M-4.2 4v-4.4q0 -4.8 4.2 -4.8t4.2 4.8v4.4q-4.2 1.6 -8.4 0z"
    return (
        _medal(pen, pen.p.red_dark)
        + pen.ink(helmet, pen.p.steel, 0.5)
        + pen.line("M-3.2 -.8h6.4M0 -.8v4.4", pen.p.ink, 1)
    )


def _medal(pen: Pen, colour: str) -> str:
    p = pen.p
    return (
        pen.oval(0.8, 1, 8, 8, p.shadow, ' fill-opacity=".35"')
        + pen.ring(0, 0, 8, colour, 0.7)
        + pen.line("M0 -6.6a6.6 6.6 0 1 1 -.1 0", p.gold, 0.8)
    )


def crown(pen: Pen) -> str:
    """Draw a crown of the wheel of fortune, on which a follower can stand."""
    p = pen.p
    rays = "".join(
        f"M{n(math.cos(a) * 6)} {n(math.sin(a) * 6)}L{n(math.cos(a) * 7)} {n(math.sin(a) * 7)}"
        for a in (math.pi / 6 * at for at in range(12))
    )
    return (
        pen.ring(0, 0, 7.6, p.cream, 0.7)
        + pen.line(rays, p.gold_dark, 0.7)
        + pen.ink("M-4.2 3l-.8 -5.8 2.9 2.3 2.1 -3.6 2.1 3.6 2.9 -2.3 -.8 5.8z", p.gold, 0.5)
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
    Piece.CATAPULT_DISC: catapult_disc,
    Piece.MESSAGE: message,
    Piece.KING: king,
    Piece.ROBBER_BARON: robber_baron,
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
    Piece.GOLD: gold,
    Piece.FLEA: lambda pen, active: flea(pen, active=active > 0),
}
"""Pieces that show how many there are, or their number."""
