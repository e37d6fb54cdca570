"""The ground of a tile in parts: regions of its features, and spots of its symbols."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from shapely.geometry import box

from bastide.art.shapes import distance
from bastide.kernel import tiles

if TYPE_CHECKING:
    from bastide.art.plan import Plan
    from bastide.art.shapes import Area, Point

BRIDGE_WIDE: Final = 16.0
BRIDGE_STEPS: Final = (50.0, 36.0, 64.0, 22.0, 78.0, 13.0, 87.0)
"""How far along a bridge a figure may stand; the middle is best."""
BRIDGE_ROOM: Final = 20.0
"""How far it keeps from where others stand."""


WIDE_OPEN: Final = 15.0
"""Room round a place in which every figure stands freely."""
CLOSE: Final = ((9.5, -2.0), (-9.5, 2.0), (3.0, 9.0), (-4.0, -9.0))
"""Where further figures stand on a place of which no more is known, from its middle."""


@dataclass(frozen=True)
class Spot:
    """Something printed on the tile: a symbol, a building, a place."""

    name: str
    at: Point
    radius: float
    feature: int = -1
    """Number of the feature it belongs to, if any."""


@dataclass(frozen=True)
class Region:
    """The ground of one feature."""

    index: int
    kind: str
    area: Area
    hit: Area
    """Where it can be touched: disjoint from all other hit areas, and finger-wide for roads."""
    anchor: Point
    """Where a figure stands."""
    beside: tuple[Point, ...] = ()
    """Where others stand that share the feature; without any, close to the anchor."""
    room: float = WIDE_OPEN
    """How far a figure may reach round its place without standing on walls, on signs or on anything else."""

    @property
    def places(self) -> tuple[Point, ...]:
        """All places for figures, the best first."""
        x, y = self.anchor
        return (self.anchor, *(self.beside or ((x + dx, y + dy) for dx, dy in CLOSE)))


@dataclass(frozen=True)
class Layout:
    """Everything about a tile that is not decoration."""

    plan: Plan
    regions: tuple[Region, ...]
    spots: tuple[Spot, ...]

    def spot(self, name: str) -> Spot | None:
        """Give the first spot with this name."""
        return next((spot for spot in self.spots if spot.name == name), None)


def with_bridge(layout: Layout, way: int) -> Layout:
    """Add a bridge from north to south (an even way) or from east to west; below it nothing is parted."""
    low, high = 50 - BRIDGE_WIDE / 2, 50 + BRIDGE_WIDE / 2
    strip = box(0, low, 100, high) if way % 2 else box(low, 0, high, 100)
    regions = [replace(each, hit=each.hit.difference(strip)) for each in layout.regions]
    places = [(step, 50.0) if way % 2 else (50.0, step) for step in BRIDGE_STEPS]

    def room(place: Point) -> float:
        return min((distance(place, each.anchor) for each in regions), default=BRIDGE_ROOM)

    at = next((place for place in places if room(place) >= BRIDGE_ROOM), max(places, key=room))
    return replace(layout, regions=(*regions, Region(len(regions), tiles.ROAD, strip, strip, at)))
