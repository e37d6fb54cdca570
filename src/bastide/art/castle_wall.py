"""The wall of The Castle: a walk with numbered fields, corner towers, and start fields that look inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.pen import Pen, placed
from bastide.art.places import market
from bastide.art.shapes import number as n
from bastide.art.signs import numeral
from bastide.art.sprites import use

if TYPE_CHECKING:
    from bastide.art.castle_facts import CastleFacts, StartField, WallSquare
    from bastide.art.themes import Palette

MERLONS: Final = tuple(range(3, 100, 12))


def wall_board(facts: CastleFacts, palette: Palette, *, fine: bool = True) -> str:
    """Draw the whole wall, 100 units for each cell, with the empty court inside."""
    ring = {square.at for square in facts.wall}
    parts = []
    for row in range(facts.size[1]):
        walls = sorted(x for x, y in ring if y == row)
        parts += [
            f'<path d="M{100 * x} {100 * row}h100v100h-100z" fill="{palette.court}" stroke="{palette.court_dark}"/>'
            for x in range(walls[0], walls[-1])
            if (x, row) not in ring and _is_inside(ring, x, row)
        ]
    for square in facts.wall:
        x, y = square.at
        parts.append(placed(wall_drawing(square, palette, fine=fine), 100 * x, 100 * y))
    return "".join(parts)


def _is_inside(ring: set[tuple[int, int]], x: int, y: int) -> bool:
    """Is a cell inside the wall? Count how often the wall is crossed towards the west."""
    return sum((u, y) in ring and (u, y - 1) in ring for u in range(x)) % 2 == 1


def wall_drawing(square: WallSquare, palette: Palette, *, fine: bool = True) -> str:
    """Draw one square of the wall."""
    pen = Pen(palette, fine=fine)
    ground = _corner(pen, square) if square.is_corner else _straight(pen, square)
    picture = _start(pen, square.start) if square.start is not None else ""
    return ground + picture + _numbers(pen, square)


def _straight(pen: Pen, square: WallSquare) -> str:
    """Draw a straight piece; drawn for a walk to the north, with the castle to the east, and then turned."""
    p = pen.p
    rims = ""
    for x in (5, 85):
        rims += pen.flat(f"M{x} -.5h10v101h-10z", p.stone_dark)
        rims += "".join(pen.ink(f"M{x} {y}h10v7h-10z", p.stone_light, 0.7) for y in MERLONS if y < 96)
    slabs = "".join(f"M15 {y}h70" for y in range(10, 100, 10) if y != 50)
    slabs += "".join(f"M{x + (y // 10 % 2) * 12} {y}v10" for y in range(0, 100, 10) for x in (30, 54))
    return (
        f'<g transform="rotate({90 * square.enters} 50 50)">'
        + pen.flat("M0 -.5h100v101H0z", p.court_dark)
        + pen.flat("M15 -.5h70v101H15z", p.stone)
        + pen.line(slabs, p.stone_dark, 0.7)
        + rims
        + pen.line("M15 50h70", p.ink, 1.2)
        + pen.line("M15 0h70", p.ink, 1.2)
        + "</g>"
    )


def _corner(pen: Pen, square: WallSquare) -> str:
    """Draw a corner tower; a diagonal parts its two fields."""
    p = pen.p
    first, second = square.centres
    slope = (first[0] - second[0]) * (first[1] - second[1])
    diagonal = "M18 18L82 82" if slope > 0 else "M82 18L18 82"
    return (
        pen.flat("M-.5 -.5h101v101H-.5z", p.court_dark)
        + pen.shade(52, 54, 47, 46)
        + pen.ring(50, 50, 46, p.stone_dark, 1)
        + f'<circle cx="50" cy="50" r="42" fill="none" stroke="{p.ink}" stroke-width="8" stroke-dasharray="15.4 6.59"/>'
        + f'<circle cx="50" cy="50" r="42" fill="none" stroke="{p.stone_light}" stroke-width="6.6" stroke-dasharray="14.2 7.79" '
        'stroke-dashoffset="-.6"/>'
        + pen.ring(50, 50, 37, p.stone, 0.8)
        + f'<circle cx="50" cy="50" r="28" fill="none" stroke="{p.stone_dark}" stroke-width=".8"/>'
        + pen.line(diagonal, p.ink, 1.2)
        + pen.ring(50, 50, 13, p.slate, 0.8)
        + f'<circle cx="50" cy="50" r="9.5" fill="none" stroke="{p.slate_light}" stroke-width="1" stroke-dasharray="2.4 1.4"/>'
    )


def _numbers(pen: Pen, square: WallSquare) -> str:
    """Write the two numbers of a square."""
    p = pen.p
    parts = []
    for value, (x, y) in zip(square.fields, square.centres, strict=True):
        u, v = 100 * (x - square.at[0]), 100 * (y - square.at[1])
        if square.start is not None:
            dx, dy = ((0, 1), (-1, 0), (0, -1), (1, 0))[square.start.faces]
            u, v = u + 17 * dx, v + 17 * dy
        plate = pen.ring(0, 0, 10.5, p.cream, 0.8) + numeral(pen, value, p.ink, 9, 1.1)
        parts.append(placed(plate, u, v))
    return "".join(parts)


def _start(pen: Pen, start: StartField) -> str:
    """Draw what a start field shows on its inner side."""
    p = pen.p
    strip = f'<g transform="rotate({90 * (start.faces - 1)} 50 50)">'
    if start.kind == "road":
        return (
            strip
            + pen.flat("M70 20h31v60h-31z", p.court)
            + pen.flat("M68 44.8h33v10.4h-33z", p.road_rim)
            + pen.flat("M68 46.5h33v7h-33z", p.road)
            + pen.line("M72 48.7h28M72 51.3h28", p.road_rut, 0.8, ' stroke-dasharray="5 2.2"')
            + "</g>"
            + _upright(pen, start.faces, use("w1", 0, 5, 2))
        )
    if start.kind == "house":
        tops = "".join(use(f"r{at % 6}", *spot) for at, spot in enumerate(_row(start.faces)))
        return strip + pen.ink("M66 4h35v92h-35q-6 -46 0 -92z", p.roof_5) + "</g>" + tops
    if start.kind == "tower":
        return (
            strip
            + pen.ink("M66 2h35v96h-35q-8 -48 0 -96z", p.stone_dark)
            + f'<path d="M66 2q-8 48 0 96" fill="none" stroke="{p.stone_light}" stroke-width="4" stroke-dasharray="5 3"/></g>'
            + "".join(use("w0", x, y + 5, 1.5) for x, y in _row(start.faces)[::2])
        )
    stall = market(pen) if start.markets else ""
    return (
        strip
        + pen.ink("M66 6h35v88h-35q-5 -44 0 -88z", p.court_light)
        + "</g>"
        + _upright(pen, start.faces, stall, 1.9)
    )


def _row(side: int) -> list[tuple[float, float]]:
    """Give places along the inner strip of a start field, from back to front."""
    if side % 2:
        x = 84 if side == 1 else 16
        return [(x, y) for y in (18.0, 34.0, 50.0, 66.0, 82.0, 96.0)]
    y = 92 if side == 2 else 20
    return [(x, y) for x in (12.0, 31.0, 50.0, 69.0, 88.0)]


def _upright(pen: Pen, side: int, drawing: str, scale: float = 1.0) -> str:
    """Put something upright onto the inner strip."""
    x, y = ((50, 16), (84, 50), (50, 84), (16, 50))[side]
    return f'<g transform="translate({n(x)} {n(y)})scale({scale if pen.fine else scale * 1.1:.2f})">{drawing}</g>'
