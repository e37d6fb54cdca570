"""Seams of The Castle: where a quarter or a rampart ends at the rim of its tile, because something else lies beside it.

Tiles of The Castle need not fit each other except for roads. A tile alone cannot know whether its quarter goes on, so
houses and walls that stand on a seam are drawn when both tiles lie: a row of houses, or the wall of a rampart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide.art.castle import crest, front, kerb
from bastide.art.pen import Pen
from bastide.art.regions import RAISED
from bastide.art.shapes import number as n
from bastide.art.sprites import use
from bastide.art.town import rim_houses
from bastide.kernel.geometry import turned_side
from bastide.kernel.tiles import CASTLE_TOWER, HOUSE

if TYPE_CHECKING:
    from bastide.art.shapes import Point
    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileType
    from bastide.view import View

EAST, SOUTH = 1, 2
ACROSS: Final = {EAST: (1, 0), SOUTH: (0, 1)}
ROW, COLUMN = "row", "column"
HIGH: Final = RAISED[CASTLE_TOWER]
PICTURES: Final = (ROW, COLUMN, "north", "south", "west", "east", "north row")
"""Houses along a seam from west to east or from north to south, ramparts by where they lie, and one with houses in front."""


@dataclass(frozen=True)
class Seam:
    """A drawing in the middle of a cell that reaches over two tiles."""

    picture: str
    x: float
    """Column of the cell; a seam between west and east lies half a cell off."""
    y: float

    @property
    def ends(self) -> tuple[Point, ...]:
        """Where its wall ends; houses have none."""
        if self.picture in (ROW, COLUMN):
            return ()
        x, y = 100 * self.x, 100 * self.y
        level = "north" in self.picture or "south" in self.picture
        return ((x, y + 50), (x + 100, y + 50)) if level else ((x + 50, y), (x + 50, y + 100))


def rims_of(tile: TileType, rotation: int = 0) -> tuple[str, str, str, str]:
    """Say which kind of building reaches each side of a tile, as it lies; nothing where a courtyard or a road does."""
    found = ["", "", "", ""]
    for feature in tile.features:
        if feature.kind in (HOUSE, CASTLE_TOWER):
            for side in feature.sides:
                found[turned_side(side, rotation)] = feature.kind
    north, east, south, west = found
    return (north, east, south, west)


def seam_of(side: int, here: str, there: str) -> str:
    """Name the picture for what meets what's beside it in the east or south; nothing where it goes on, or is open ground."""
    if here == there:
        return ""
    if CASTLE_TOWER in (here, there):
        if side == EAST:
            return "west" if here == CASTLE_TOWER else "east"
        if there == CASTLE_TOWER:
            return "south"
        return "north row" if there == HOUSE else "north"
    return COLUMN if side == EAST else ROW


def seams(view: View) -> list[Seam]:
    """Find all seams of a castle, from back to front; other games have none."""
    if view.track is None:
        return []
    rims = {(laid.x, laid.y): rims_of(view.type_of(laid), laid.rotation) for laid in view.tiles}
    found = []
    for (x, y), kinds in rims.items():
        for side, (right, down) in ACROSS.items():
            beside = rims.get((x + right, y + down))
            picture = seam_of(side, kinds[side], beside[(side + 2) % 4]) if beside else ""
            if picture:
                found.append(Seam(picture, x + right / 2, y + down / 2))
    return sorted(found, key=lambda seam: (seam.y, seam.x))


def seam_drawing(picture: str, palette: Palette, *, fine: bool = True) -> str:
    """Draw a seam, 100 by 100 units with the seam in the middle."""
    pen = Pen(palette, fine=fine)
    p = palette
    top = 50 - HIGH
    if picture == COLUMN:
        return kerb(pen, "M50 0v100") + _houses((6, 7), 50, 0)
    if picture == ROW:
        return kerb(pen, "M0 50h100") + _houses((0, 1), 0, 50)
    if picture == "south":
        slabs = pen.line("M0 45h100", p.rampart_dark, 0.6, ' stroke-dasharray="6.4 1.2"') if fine else ""
        return pen.flat(f"M0 {n(top)}h100v{n(HIGH + 0.5)}h-100z", p.rampart) + slabs + crest(pen, f"M0 {n(top)}h100")
    if picture in ("west", "east"):
        shade = pen.flat("M50 0h7v90h-7z", p.shadow, 0.2) if picture == "west" else ""
        return shade + crest(pen, f"M50 0v{n(100 - HIGH)}")
    shade = pen.flat("M0 50h100v6h-100z", p.shadow, 0.2)
    wall = shade + front(pen, ((0, 50), (100, 50)), HIGH) + crest(pen, f"M0 {n(top)}h100")
    return wall + (_houses((0, 1), 0, 50) if picture == "north row" else "")


def _houses(halves: tuple[int, int], left: float, top: float) -> str:
    """Draw the houses that stand on the rim of both tiles, from back to front."""
    places = sorted(rim_houses(set(halves)), key=lambda house: house[1])
    return "".join(use(f"h{house}", x + left, y + top) for x, y, house in places)
