"""Meadows, crops, trees and life on the fields.

Where things find room is looked up on a raster of the free ground, made once for each tile; so every
variant and rotation of a tile is little more than a list of sprites.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, box

from bastide.art.crops import KINDS, SIZES, crop_name
from bastide.art.life import COUNTRY, WALKERS
from bastide.art.regions import layout_of
from bastide.art.scene import kept_free
from bastide.art.shapes import Point, along, distance, turned_point
from bastide.art.shapes import number as n
from bastide.art.sprites import DRIFTS, MEADOWS, TREES, use
from bastide.kernel import tiles

if TYPE_CHECKING:
    from bastide.art.scene import Scene
    from bastide.kernel.tiles import TileType

Raster = NDArray[np.bool_]

BLOTCHES: Final = ("grass_dark", "grass_light", "grass_warm")
"""The colours of the patches of another green that a meadow has."""
STEPS: Final = (1.0, 0.78, 0.52)
"""How large the shapes are that make the soft rim of a patch; a gradient would take ten times as long to draw."""
CELL: Final = 2.0
"""Width of a cell of a raster."""
CELLS: Final = 50
INSIDE: Final = box(4, 4, 96, 96)
CROWN: Final = 6.0
"""How far a tree covers what stands behind it."""
WAYSIDE: Final = 5.6
"""How far from the middle of a way a trunk stands at least."""
LOWEST_CROWN: Final = 8.5
"""A tree further north would be cut by the rim."""
LIVES: Final = tuple(list(COUNTRY)[first::3] for first in range(3))
"""What stands on fields of each decoration: on tiles side by side never the same."""
LARGE_FIELD: Final = 3600.0
SMALL_FIELD: Final = 700.0


@cache
def free_ground(tile: TileType) -> tuple[Raster, ...]:
    """Give for each field, the largest first, where decoration may stand while the tile lies at rotation 0."""
    flat = layout_of(tile)
    kept = kept_free(flat)
    middles = (np.arange(CELLS) + 0.5) * CELL
    xs, ys = np.meshgrid(middles, middles)
    found = []
    for area in sorted(flat.plan.fields.values(), key=lambda each: -each.area):
        free = area.buffer(-2.6).intersection(INSIDE).difference(kept)
        shapely.prepare(free)
        found.append(np.asarray(shapely.contains_xy(free, xs, ys)))
    return tuple(found)


class Ground:
    """The free ground of one field while things are put on it."""

    def __init__(self, free: Raster, luck: Random) -> None:
        self.free = free.copy()
        self.luck = luck

    @property
    def area(self) -> float:
        """How much is free."""
        return float(self.free.sum()) * CELL * CELL

    def take(self, wide: float, high: float, gap: float = 2.0, tries: int = 12) -> Point | None:
        """Find and take room for a rectangle; nothing if chance finds none."""
        rows, columns = np.nonzero(self.free)
        across, down = int(wide / CELL / 2 + 0.5), int(high / CELL / 2 + 0.5)
        for _ in range(tries if len(rows) else 0):
            at = self.luck.randrange(len(rows))
            row, column = int(rows[at]), int(columns[at])
            top, left = row - down, column - across
            if top < 0 or left < 0 or row + down >= CELLS or column + across >= CELLS:
                continue
            if self.free[top : row + down + 1, left : column + across + 1].all():
                more = int(gap / CELL + 0.5)
                self.free[
                    max(0, top - more) : row + down + more + 1, max(0, left - more) : column + across + more + 1
                ] = False
                return ((column + 0.5) * CELL, (row + 0.5) * CELL)
        return None


def draw_grass(scene: Scene) -> None:
    """Draw the meadow below everything: one even colour at the rim, so that no seam shows, and life inside."""
    p, luck = scene.palette, scene.luck
    scene.ground.append(f'<path fill="{p.grass}" d="M-1-1h102v102H-1z"/>')
    turn = scene.plan.rotation
    for name in BLOTCHES:
        x, y = turned_point((luck.uniform(14, 86), luck.uniform(14, 86)), turn)
        wide, high = luck.uniform(20, 30), luck.uniform(13, 19)
        wide, high = min(wide, x - 1, 99 - x), min(high, y - 1, 99 - y)
        scene.ground += [
            f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(wide * step)}" ry="{n(high * step)}" fill="{getattr(p, name)}" '
            'fill-opacity=".22"/>'
            for step in STEPS
        ]
    scene.ground.append(f'<use href="#g{luck.randrange(MEADOWS)}"/>')
    if scene.fine:
        for _ in range(luck.randint(3, 6)):
            x, y = turned_point((luck.uniform(8, 92), luck.uniform(8, 92)), turn)
            scene.ground.append(use(f"f{luck.randrange(DRIFTS)}", x, y))


def draw_fields(scene: Scene) -> None:
    """Draw what is on the fields: crops on large ones, a little life, trees on all; it turns with the tile."""
    luck = Random(scene.luck.random())  # noqa: S311 - a picture needs no cryptography
    kinds = luck.sample(range(len(KINDS)), len(KINDS))
    lives = LIVES[scene.variant]
    alive = luck.sample(lives, len(lives))
    for free in free_ground(scene.tile):
        ground = Ground(free, luck)
        if ground.area > SMALL_FIELD:
            for _ in range(3 if ground.area > LARGE_FIELD else 1):
                _sow(scene, ground, kinds.pop() if kinds else 0)
            if alive:
                _enliven(scene, ground, alive.pop())
        _plant(scene, ground)
    _walk(scene, luck)


def _sow(scene: Scene, ground: Ground, kind: int) -> None:
    """Lay out a crop, as large as chance finds room for."""
    luck = ground.luck
    first = luck.choice((0, 0, 1)) if ground.area > LARGE_FIELD / 2 else luck.choice((1, 2))
    for size in range(first, len(SIZES)):
        upright = luck.random() < 0.4
        wide, high = SIZES[size][::-1] if upright else SIZES[size]
        place = ground.take(wide, high)
        if place is not None:
            x, y = turned_point(place, scene.plan.rotation)
            scene.ground.append(use(crop_name(kind, size, upright=upright != bool(scene.plan.rotation % 2)), x, y))
            return


def _enliven(scene: Scene, ground: Ground, name: str) -> None:
    """Put a mill, a flock or something else onto a field."""
    luck = ground.luck
    if luck.random() < (0.85 if ground.area > LARGE_FIELD / 2 else 0.4):
        room = COUNTRY[name]
        place = ground.take(2 * room, 1.6 * room)
        if place is not None:
            x, y = turned_point(place, scene.plan.rotation)
            if y > 2 * room and not _hides(scene, (x, y), 2 * room):
                scene.stand((x, y), use(name, x, y, 1.0 if scene.fine else 1.4))


def _plant(scene: Scene, ground: Ground) -> None:
    """Plant trees, alone and in small groups, where they hide nothing."""
    luck = ground.luck
    places = np.argwhere(ground.free)
    if not len(places):
        return
    wanted = int(ground.area / (250 if scene.fine else 420)) + 1
    planted: list[Point] = []
    grove = luck.randrange(TREES)
    while len(planted) < wanted:
        row, column = places[luck.randrange(len(places))]
        x, y = (float(column) + luck.random()) * CELL, (float(row) + luck.random()) * CELL
        planted.append((x, y))
        if luck.random() < 0.5:
            for _ in range(luck.randint(1, 3)):
                u, v = x + luck.uniform(-4.4, 4.4), y + luck.uniform(-2.6, 2.6)
                if ground.free[min(max(int(v / CELL), 0), CELLS - 1), min(max(int(u / CELL), 0), CELLS - 1)]:
                    planted.append((u, v))
    for point in planted:
        x, y = turned_point(point, scene.plan.rotation)
        kind = grove if luck.random() < 0.35 else luck.randrange(TREES)
        tree = use(f"t{kind}", x, y, round(luck.uniform(0.95, 1.3), 1))
        if y > LOWEST_CROWN and not _hides(scene, (x, y)):
            scene.stand((x, y), tree)


def _hides(scene: Scene, foot: Point, high: float = CROWN) -> bool:
    """Would a tree, or something else that is high, stand in front of something printed, or of a way?"""
    x, y = foot
    return bool(shapely.dwithin(scene.ways, LineString([(x, y - high), foot]), WAYSIDE)) or any(
        abs(x - spot.at[0]) < 0.8 * spot.radius + 2 and 0 < y - spot.at[1] < spot.radius + high
        for spot in scene.layout.spots
    )


def _walk(scene: Scene, luck: Random) -> None:
    """Let somebody walk along a road, and somebody row on a river, where no figure stands."""
    for index, ways in scene.plan.ways.items():
        kind = scene.tile.features[index].kind
        chance, share = luck.random(), luck.choice((0.22, 0.3, 0.7, 0.78))
        name = luck.choice(WALKERS) if kind == tiles.ROAD else luck.choice(("boat", "ducks"))
        at = along(ways[0], share)
        kept = [(spot.at, spot.radius) for spot in scene.layout.spots]
        kept += [(region.anchor, 8.0) for region in scene.layout.regions if kind == tiles.ROAD]
        if chance < 0.4 and scene.fine and all(distance(at, place) > radius + 3 for place, radius in kept):
            scene.stand(at, use(name, at[0], at[1] + 1))
