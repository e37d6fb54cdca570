"""The wall of The Castle: a walk with numbered fields, corner towers, and start fields that look inside."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from bastide.art.castle import crest, kerb
from bastide.art.pen import Pen, placed
from bastide.art.places import market
from bastide.art.shapes import number as n
from bastide.art.signs import numeral
from bastide.art.sprites import HOUSES, MEADOWS, use
from bastide.art.town import rim_houses
from bastide.kernel import tiles

if TYPE_CHECKING:
    from bastide.art.shapes import Point
    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileType
    from bastide.kernel.track import Track

MERLONS: Final = tuple(range(3, 100, 12))
TOWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One step north, east, south or west."""
CORNER_FIELD: Final = 33.0
"""How far the fields of a corner tower are from its middle."""
INNER: Final = ((50.0, 16.0), (84.0, 50.0), (50.0, 84.0), (16.0, 50.0))
"""Middle of the strip of a start field that looks to a side."""

CAP_WALL: Final = "M101 0C77 4 67 22 67 50S77 96 101 100"
"""How far a quarter or a rampart that begins at a start field in the east reaches onto the wall."""
CAP: Final = f"{CAP_WALL}z"


@dataclass(frozen=True)
class Stretch:
    """One square of the wall as it is drawn: how the track runs over it, and what a start field shows."""

    at: tuple[int, int]
    """Column and row."""
    field: int
    """The first of its two fields."""
    enters: int
    """Side towards which the track runs when it arrives."""
    leaves: int
    start: TileType | None

    @property
    def is_corner(self) -> bool:
        """Is it a corner tower?"""
        return self.enters != self.leaves

    @property
    def inner(self) -> int:
        """The side of a straight square that looks into the castle."""
        return (self.enters + 1) % 4

    @property
    def centres(self) -> tuple[Point, Point]:
        """Middles of the two fields on the square."""
        far = CORNER_FIELD if self.is_corner else 25.0
        (a, b), (c, d) = TOWARDS[self.enters], TOWARDS[self.leaves]
        return ((50 - far * a, 50 - far * b), (50 + far * c, 50 + far * d))


@cache
def stretches(track: Track) -> tuple[Stretch, ...]:
    """Give the squares of a wall in playing order."""
    cells = [(square.x, square.y) for square in track.squares]
    steps = [TOWARDS.index((u - x, v - y)) for (x, y), (u, v) in zip(cells, cells[1:] + cells[:1], strict=True)]
    return tuple(
        Stretch(cells[at], square.field, steps[at - 1], steps[at], square.start)
        for at, square in enumerate(track.squares)
    )


def field_middle(track: Track, field: int) -> Point:
    """Where the middle of a field of the track is on the board."""
    stretch = stretches(track)[field // 2]
    x, y = stretch.centres[field % 2]
    return (x + 100 * stretch.at[0], y + 100 * stretch.at[1])


def marker_place(track: Track, field: int, before: int = 0) -> Point:
    """Where a marker stands on a field: inside of its number, *before* others one beside the other along the walk."""
    stretch = stretches(track)[field // 2]
    x, y = field_middle(track, field)
    along = TOWARDS[stretch.enters if field % 2 == 0 else stretch.leaves]
    if stretch.is_corner:
        (a, b), (c, d) = stretch.centres[field % 2], (50.0, 50.0)
        inward = ((c - a) / CORNER_FIELD, (d - b) / CORNER_FIELD)
        step = 15.0
    else:
        inward, step = TOWARDS[stretch.inner], 3.0 if stretch.start else 13.0
    off = (0.0, 13.0, -13.0)[before % 3]
    across = (-inward[1], inward[0]) if stretch.is_corner else along
    return (x + step * inward[0] + off * across[0], y + step * inward[1] + off * across[1])


def faces(start: TileType) -> int:
    """Give the side on which a start field shows something."""
    (feature,) = start.features
    return feature.sides[0] if feature.sides else feature.halves[0] // 2


def hill_path(track: Track) -> str:
    """Give the outline of all cells, those of the wall and those inside."""
    cells = [*((square.x, square.y) for square in track.squares), *track.inside]
    return "".join(f"M{100 * x} {100 * y}h100v100h-100z" for x, y in cells)


def lattice_path(track: Track) -> str:
    """Give the lines between the cells inside."""
    return "".join(f"M{100 * x + 100} {100 * y}v100M{100 * x} {100 * y + 100}h100" for x, y in track.inside)


def hill_board(track: Track, palette: Palette) -> str:
    """Draw the green hill on which a castle is built, 100 units for each cell; where no tile lies inside, grass grows."""
    p = palette
    hill = hill_path(track)
    meadows = "".join(
        f'<g transform="translate({100 * x} {100 * y})"><use href="#g{(x + y) % MEADOWS}"/></g>'
        for x, y in track.inside
    )
    return (
        f'<path d="{hill}" fill="{p.shadow}" stroke="{p.shadow}" stroke-width="12" stroke-linejoin="round" opacity=".3" '
        'transform="translate(2 6)"/>'
        f'<path d="{hill}" fill="{p.grass_dark}" stroke="{p.grass_dark}" stroke-width="9" stroke-linejoin="round"/>'
        f"{meadows}"
        f'<path d="{lattice_path(track)}" stroke="{p.hedge}" stroke-width="1.2" stroke-dasharray="4 5" stroke-opacity=".55"/>'
    )


def wall_board(track: Track, palette: Palette, *, fine: bool = True) -> str:
    """Draw the whole wall."""
    return "".join(
        placed(wall_drawing(stretch, palette, fine=fine), 100 * stretch.at[0], 100 * stretch.at[1])
        for stretch in stretches(track)
    )


def wall_drawing(square: Stretch, palette: Palette, *, fine: bool = True) -> str:
    """Draw one square of the wall."""
    pen = Pen(palette, fine=fine)
    ground = _corner(pen, square) if square.is_corner else _straight(pen, square)
    picture = _start(pen, square.start) if square.start is not None else ""
    return ground + picture + _numbers(pen, square)


def _straight(pen: Pen, square: Stretch) -> str:
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
        + pen.flat("M9 -.5h92v101H9z", p.shadow, 0.22)
        + pen.flat("M15 -.5h70v101H15z", p.stone)
        + pen.line(slabs, p.stone_dark, 0.7)
        + rims
        + pen.line("M15 50h70", p.ink, 1.2)
        + pen.line("M15 0h70", p.ink, 1.2)
        + "</g>"
    )


def _corner(pen: Pen, square: Stretch) -> str:
    """Draw a corner tower; a diagonal parts its two fields."""
    p = pen.p
    first, second = square.centres
    slope = (first[0] - second[0]) * (first[1] - second[1])
    diagonal = "M18 18L82 82" if slope > 0 else "M82 18L18 82"
    return (
        pen.shade(54, 57, 47, 46)
        + pen.ring(50, 50, 46, p.stone_dark, 1)
        + f'<circle cx="50" cy="50" r="42" fill="none" stroke="{p.ink}" stroke-width="8" stroke-dasharray="15.4 6.59"/>'
        + f'<circle cx="50" cy="50" r="42" fill="none" stroke="{p.stone_light}" stroke-width="6.6" stroke-dasharray="14.2 7.79" '
        'stroke-dashoffset="-.6"/>'
        + pen.ring(50, 50, 37, p.stone, 0.8)
        + f'<circle cx="50" cy="50" r="28" fill="none" stroke="{p.stone_dark}" stroke-width=".8"/>'
        + pen.line(diagonal, p.ink, 1.2)
        + pen.shade(52.4, 53, 16, 15.4)
        + pen.ring(50, 50, 15, p.slate, 0.8)
        + pen.flat("M50 50L60.6 39.4A15 15 0 0 1 54 64.4z", p.slate_dark)
        + pen.flat("M50 50L39.4 60.6A15 15 0 0 1 42 37.3z", p.slate_light, 0.7)
        + pen.ring(50, 50, 2, p.gold, 0.5)
    )


def _numbers(pen: Pen, square: Stretch) -> str:
    """Write the two numbers of a square."""
    p = pen.p
    parts = []
    dx, dy = (0, 0) if square.is_corner else TOWARDS[square.inner]
    for value, (x, y) in enumerate(square.centres, square.field):
        plate = pen.ring(0, 0, 10.5, p.cream, 0.8) + numeral(pen, value, p.ink, 9, 1.1)
        parts.append(placed(plate, x - 19 * dx, y - 19 * dy))
    return "".join(parts)


def _start(pen: Pen, start: TileType) -> str:
    """Draw what a start field shows on its inner side."""
    p = pen.p
    (feature,) = start.features
    side = faces(start)
    strip = f'<g transform="rotate({90 * (side - 1)} 50 50)">'
    if feature.kind == tiles.ROAD:
        return (
            strip
            + pen.flat("M70 20h31v60h-31z", p.court)
            + pen.flat("M68 44.8h33v10.4h-33z", p.road_rim)
            + pen.flat("M68 46.5h33v7h-33z", p.road)
            + pen.line("M72 48.7h28M72 51.3h28", p.road_rut, 0.8, ' stroke-dasharray="5 2.2"')
            + "</g>"
            + _upright(pen, side, use("w1", 0, 5, 2))
        )
    if feature.kind == tiles.HOUSE:
        rows = [(x, y, (5 * at + 2) % HOUSES) for at, (x, y) in enumerate(_row(side))]
        rows += rim_houses({2 * side, 2 * side + 1})
        tops = "".join(use(f"h{house}", x, y) for x, y, house in sorted(rows, key=lambda house: house[1]))
        return strip + pen.flat(CAP, p.lane) + kerb(pen, CAP_WALL) + "</g>" + tops
    if feature.kind == tiles.CASTLE_TOWER:
        towers = "".join(use("w2", x, y + 4) for x, y in _row(side)[1::2])
        return strip + pen.flat(CAP, p.rampart) + crest(pen, CAP_WALL) + "</g>" + towers
    stall = market(pen) if feature.mark("market") else ""
    return strip + pen.ink("M66 6h35v88h-35q-5 -44 0 -88z", p.court_light) + "</g>" + _upright(pen, side, stall, 1.9)


def _row(side: int) -> list[tuple[float, float]]:
    """Give places along the inner strip of a start field, from back to front."""
    if side % 2:
        x = 84 if side == 1 else 16
        return [(x, y) for y in (31.0, 47.0, 63.0, 80.0)]
    y = 89 if side == 2 else 22
    return [(x, y) for x in (26.0, 42.0, 58.0, 74.0)]


def _upright(pen: Pen, side: int, drawing: str, scale: float = 1.0) -> str:
    """Put something upright onto the inner strip."""
    x, y = INNER[side]
    return f'<g transform="translate({n(x)} {n(y)})scale({scale if pen.fine else scale * 1.1:.2f})">{drawing}</g>'
