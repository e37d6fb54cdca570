"""What a picture of a tile is put together from: flat ground first, then upright things from back to front."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

import shapely
from shapely import unary_union
from shapely.geometry import MultiLineString
from shapely.geometry import Point as Dot

from bastide.art.plan import seed_of
from bastide.art.shapes import EMPTY, Area, Point

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

    from bastide.art.ground import Layout
    from bastide.art.plan import Plan
    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileType


def kept_free(layout: Layout) -> Area:
    """Give the ground of a tile that decoration keeps off."""
    discs = [Dot(spot.at).buffer(spot.radius + 1.0, quad_segs=6) for spot in layout.spots]
    discs += [
        Dot(region.anchor).buffer(6.0, quad_segs=6) for region in layout.regions if region.kind not in ("road", "river")
    ]
    return unary_union(discs) if discs else EMPTY


@dataclass
class Scene:
    """One tile while it is being drawn."""

    layout: Layout
    palette: Palette
    fine: bool
    """Are there all strokes, or only those that show on a small tile?"""
    variant: int = 0
    """Which of several decorations."""
    ground: list[str] = field(default_factory=list)
    things: list[tuple[float, str]] = field(default_factory=list)
    """Upright things with the height of their foot."""
    top: list[str] = field(default_factory=list)
    """Signs above everything else."""

    @cached_property
    def luck(self) -> Random:
        """The same chance for the same variant of a tile, in every rotation."""
        return Random(seed_of(self.tile) + self.variant)  # noqa: S311 - a picture needs no cryptography

    @property
    def plan(self) -> Plan:
        """The plan of the tile."""
        return self.layout.plan

    @property
    def tile(self) -> TileType:
        """The tile."""
        return self.plan.tile

    @cached_property
    def kept_free(self) -> Area:
        """Ground that decoration keeps off: symbols, buildings, and where figures stand."""
        return kept_free(self.layout)

    @cached_property
    def ways(self) -> BaseGeometry:
        """The middle of all roads and rivers."""
        found = MultiLineString([way for ways in self.plan.ways.values() for way in ways])
        shapely.prepare(found)
        return found

    def stand(self, at: Point, drawing: str) -> None:
        """Let something stand on the tile."""
        self.things.append((at[1], drawing))

    def finished(self) -> str:
        """Put everything together."""
        self.things.sort(key=lambda thing: thing[0])
        return "".join(self.ground) + "".join(drawing for _, drawing in self.things) + "".join(self.top)
