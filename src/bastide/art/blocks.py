"""Fixed blocks: the city of the Count, the school, and the board of the Wheel of Fortune."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from bastide.art.document import tile_at
from bastide.art.pen import Pen, placed
from bastide.art.routes import BOARD, RADIUS, WHEEL_AT
from bastide.art.shapes import SIZE
from bastide.art.shapes import number as n
from bastide.art.signs import dragon, plague
from bastide.art.tokens import crown
from bastide.kernel.catalogue import tile_set

if TYPE_CHECKING:
    from bastide.art.shapes import Point
    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileSet, TileType

WHEEL: Final = RADIUS["wheel"]
"""Radius of the wheel of fortune."""
UNITS: Final = 32
"""Places of crowns are given in 32nds of a cell."""
TINT: Final = 0.3
"""How strong the colour of a segment of the wheel is."""
SECTORS: Final = {"E": 0, "SE": 60, "SW": 120, "W": 180, "NW": 240, "NE": 300}
"""Where the six segments lie, in degrees clockwise from east."""


def block_size(box: TileSet) -> tuple[int, int] | None:
    """How many cells the fixed block of a box has across and down; None if it has none."""
    places = [tile.place for tile in (*box.tiles, *box.board) if tile.place is not None]
    if not places:
        return None
    return (max(x for x, _ in places) + 1, max(y for _, y in places) + 1)


def block_drawing(box: TileSet, palette: Palette, *, fine: bool = True) -> str:
    """Draw the fixed block of a box, 100 units for each cell."""
    if box.board:
        return wheel_board(box, palette, fine=fine)
    return "".join(
        tile_at(tile, 0, (100 * tile.place[0], 100 * tile.place[1]), palette, fine=fine)
        for tile in box.tiles
        if tile.place is not None
    )


def wheel_board(box: TileSet, palette: Palette, *, fine: bool = True) -> str:
    """Draw the board of the Wheel of Fortune: land round the rim, the wheel in the middle."""
    cells = [
        tile_at(cell, 0, (100 * cell.place[0], 100 * cell.place[1]), palette, fine=fine)
        for cell in box.board
        if cell.place is not None
    ]
    return "".join(cells) + placed(wheel_drawing(Pen(palette, fine=fine)), *WHEEL_AT)


@cache
def segments() -> tuple[dict[str, Any], ...]:
    """Give the segments of the wheel, clockwise."""
    board = cast("dict[str, Any]", tile_set("wheel_of_fortune").facts["board"])
    return tuple(board["segments"])


def wheel_over(cell: TileType, pen: Pen) -> str:
    """Draw what of the wheel is seen on a cell of its board; on any other tile nothing."""
    if cell.symbol("kind") != BOARD or cell.place is None:
        return ""
    column, row = cell.place
    return placed(wheel_drawing(pen), WHEEL_AT[0] - 100 * column, WHEEL_AT[1] - 100 * row)


def pig_place(segment: str) -> Point:
    """Where the pig stands on the wheel, from the north-western corner of the board."""
    return _on_wheel(segment, 46.0)


def crown_places(segment: str) -> list[Point]:
    """Where the crowns of a segment are, from the north-western corner of the board."""
    crowns = next(each["crowns"] for each in segments() if each["id"] == segment)
    return [(x * SIZE / UNITS, y * SIZE / UNITS) for x, y in crowns]


def _on_wheel(segment: str, far: float) -> Point:
    """Give a point of the wheel some way from its middle, in the direction of a segment."""
    where = next(each["at"] for each in segments() if each["id"] == segment)
    angle = math.radians(SECTORS[where])
    return (WHEEL_AT[0] + math.cos(angle) * far, WHEEL_AT[1] + math.sin(angle) * far)


def wheel_drawing(pen: Pen) -> str:
    """Draw the wheel with its six segments, their pictures and their crowns."""
    p = pen.p
    parts = [
        pen.oval(4, 7, WHEEL + 4, WHEEL + 4, p.shadow, ' fill-opacity=".35"'),
        pen.ring(0, 0, WHEEL, p.wood, 1.2),
        pen.ring(0, 0, WHEEL - 9, p.wood_light, 1),
    ]
    tints = {
        "inquisition": p.orange, "pestilence": p.green, "fortuna": p.gold, "taxes": p.gold_dark, "famine": p.wood_dark,
        "storm": p.steel,
    }  # fmt: skip
    for segment in segments():
        angle = math.radians(SECTORS[segment["at"]])
        first, last = angle - math.pi / 6, angle + math.pi / 6
        reach = WHEEL - 13
        corners = [(math.cos(each) * reach, math.sin(each) * reach) for each in (first, last)]
        path = f"M0 0L{n(corners[0][0])} {n(corners[0][1])}A{n(reach)} {n(reach)} 0 0 1 {n(corners[1][0])} {n(corners[1][1])}z"
        parts += [pen.ink(path, p.cream, 1), pen.flat(path, tints[segment["id"]], TINT)]
        x, y = math.cos(angle), math.sin(angle)
        parts.append(placed(_misfortune(pen, segment["id"]), 94 * x, 94 * y, 3.2))
    dotted = ' stroke-dasharray=".1 4.4" stroke-opacity=".8"'
    parts += [
        pen.line(
            f"M{n(-far)} 0a{n(far)} {n(far)} 0 1 1 {n(2 * far)} 0a{n(far)} {n(far)} 0 1 1 {n(-2 * far)} 0",
            p.gold_dark,
            1.8,
            dotted,
        )
        for far in (WHEEL - 18.0, 30.0)
    ]
    for segment in segments():
        for u, v in crown_places(segment["id"]):
            parts.append(placed(crown(pen), u - WHEEL_AT[0], v - WHEEL_AT[1], 1.5))
    parts += [pen.ring(0, 0, 24, p.wood, 1), pen.ring(0, 0, 18, p.gold, 1), placed(_star(pen), 0, 0, 2.6)]
    studs = (math.radians(30 * at + 15) for at in range(12))
    parts += [pen.ring(math.cos(a) * (WHEEL - 4.5), math.sin(a) * (WHEEL - 4.5), 2.2, p.gold, 0.6) for a in studs]
    return "".join(parts)


def _star(pen: Pen) -> str:
    return pen.ink("M0 -5l1.4 3.1 3.4 .3 -2.5 2.3 .7 3.3 -3 -1.8 -3 1.8 .7 -3.3 -2.5 -2.3 3.4 -.3z", pen.p.cream, 0.3)


def _misfortune(pen: Pen, name: str) -> str:
    """Draw the picture of a segment."""
    p = pen.p
    if name == "fortuna":
        rays = "".join(
            f"M{n(math.cos(a) * 5)} {n(math.sin(a) * 5)}L{n(math.cos(a) * 8)} {n(math.sin(a) * 8)}"
            for a in (math.pi / 4 * at for at in range(8))
        )
        return (
            pen.line(rays, p.gold_dark, 1.4)
            + pen.ring(0, 0, 4, p.gold)
            + pen.line("M-1.6 .6q1.6 1.8 3.2 0", p.ink, 0.6)
        )
    if name == "taxes":
        return "".join(pen.oval(x, y, 3.2, 1.5, p.gold, f' stroke="{p.ink}" stroke-width=".5"') for x, y in (
            (-3, 4), (-3, 2.6), (-3, 1.2), (3.4, 4), (3.4, 2.6), (3.4, 1.2), (3.4, -0.2), (3.4, -1.6), (0.2, 5.4)))  # fmt: skip
    if name == "famine":
        return pen.line(
            "M-5 6L3 -6M-2 2l-3 -1M-.4 -.6l-3.4 -1M1.2 -3l-3 -1.2M0 0l3.4 .2M1.6 -2.6l3.2 0", p.wheat, 1.2
        ) + pen.line("M-6 6h12", p.wood_dark, 1)
    if name == "storm":
        return pen.ink("M-6 0a3 3 0 0 1 1 -5.6 4 4 0 0 1 7.4 -1 3.4 3.4 0 0 1 3.6 6.6z", p.steel) + pen.ink(
            "M0 0l-2.4 4h2l-1.4 4 4.4 -5.4h-2.2l1.6 -2.6z", p.gold, 0.5
        )
    if name == "inquisition":
        return (
            pen.line("M-5 6l10 -2M-5 4l10 2", p.wood_dark, 1.6)
            + pen.ink(
                "M0 4c-5 -1 -4.4 -5.6 -2 -8.4 .4 1.8 1.2 2 1.6 2 -.2 -2.6 .4 -4.8 2.2 -6 -.2 3.2 3.2 4.2 3 8 -.2 2.8 -2 4.4 -4.8 4.4z",
                p.orange,
                0.5,
            )
            + pen.flat("M.2 3c-2 -.8 -1.8 -3 -.2 -4.2 .2 1.4 2 1.4 2 3 0 .8 -.8 1.3 -1.8 1.2z", p.gold)
        )
    return f'<g transform="scale(.9)">{plague(pen) if name == "pestilence" else dragon(pen)}</g>'
