"""Draws what is printed on a tile at its spot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shapely.geometry import LineString
from shapely.geometry import Point as Dot

from bastide.art import buildings, places, signs
from bastide.art.castle import is_castle
from bastide.art.pen import Pen, placed
from bastide.art.plan import seed_of
from bastide.art.regions import SIZES
from bastide.art.signs import SIGNS
from bastide.art.sprites import use
from bastide.art.standing import WALL

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.art.ground import Spot
    from bastide.art.plan import Plan
    from bastide.art.scene import Scene

LARGER: Final = 1.55
"""How much larger signs are on small tiles, where walls leave room for that; and at least, so that they can be read."""
LITTLE_LARGER: Final = 1.15


PLACES: Final[dict[str, tuple[float, Callable[[Pen], str]]]] = {
    "volcano": (15.0, places.volcano),
    "portal": (9.0, places.portal),
    "gold": (8.0, places.gold_mine),
    "pigs": (9.5, places.pigs),
    "tower": (9.5, places.tower_site),
    "fair": (14.0, places.fair),
    "bazaar": (13.0, places.bazaar),
    "ferry": (14.0, places.ferry_lake),
    "tunnel": (16.0, places.hill),
    "shrine": (15.0, buildings.shrine),
    "inn": (10.5, buildings.inn),
    "cathedral": (22.0, buildings.cathedral),
    "school": (24.0, buildings.school),
    "market": (10.0, places.market),
    "fountain": (7.0, places.fountain),
    "square": (11.0, places.square),
    "village": (9.5, lambda pen: buildings.village(pen, 3)),
    "crossing": (10.5, lambda pen: buildings.village(pen, 3)),
}
"""Places with the radius at which they are drawn."""
SMALL: Final = frozenset({"portal", "gold", "pigs", "tower", "inn", "market", "fountain", "fair", "bazaar"})
"""Places that grow on small tiles as signs do, though less, unless they are large already."""
GROWN: Final = 1.35
FLAT: Final = frozenset({"ferry", "crop"})
"""Places that lie on the ground, below everything upright."""


CLEAR: Final = frozenset({"volcano", "portal", "gold", "pigs", "tower", "fair", "bazaar", "inn", "cathedral", "market",
                          "fountain", "village", "crossing"})  # fmt: skip
"""Places that are nobody's ground, and roofs where roads meet: like signs they stay clear of territories."""


def stays_clear(spot: Spot) -> bool:
    """Is something printed to be seen above everything that says who holds what?"""
    return spot.name in SIGNS or spot.name in CLEAR or spot.name in ("wheel", "flier")


def place_scale(spot: Spot, *, fine: bool) -> float:
    """How much larger than it is drawn a place stands on its tile."""
    size = PLACES[spot.name][0]
    grown = GROWN if spot.name in SMALL and not fine and spot.radius < GROWN * size else 1.0
    return grown * min(spot.radius, 24.0) / size


def sign_scale(spot: Spot, plan: Plan, *, fine: bool) -> float:
    """How much larger than it is drawn a sign stands on its tile; shields grow a little more than badges."""
    shield = spot.name == "pennant" or SIZES[spot.name] == SIZES["wine"]
    full = 1.15 if shield else 1.05
    grown = 1.0 if fine else _growth(spot, full, plan)
    return spot.radius / SIZES[spot.name] * full * grown


def _growth(spot: Spot, full: float, plan: Plan) -> float:
    """How much a sign may grow until it covers a wall or leaves the tile."""
    (x, y), middle = spot.at, Dot(spot.at)
    walls = [middle.distance(LineString(wall)) - WALL for wall in plan.walls]
    room = min(x, y, 100 - x, 100 - y, *walls)
    return max(LITTLE_LARGER, min(LARGER, room / (spot.radius * full)))


def draw_spots(scene: Scene, number: int) -> None:
    """Draw everything printed; *number* is the one on the wheel sign of this copy."""
    pen = Pen(scene.palette, fine=scene.fine)
    for spot in scene.layout.spots:
        _draw_spot(scene, pen, spot, number)


def _draw_spot(scene: Scene, pen: Pen, spot: Spot, number: int) -> None:
    (x, y), name = spot.at, spot.name
    if name in SIGNS or name == "wheel":
        drawing = signs.wheel(pen, number) if name == "wheel" else SIGNS[name](pen)
        scene.top.append(placed(drawing, x, y, sign_scale(spot, scene.plan, fine=scene.fine)))
        return
    if name == "house":
        scene.stand((x, y + 4), use(f"h{3}", x, y + 4, 1.06) + use("t1", x + 6.4, y + 5, 1.1))
    elif name == "ring":
        if spot.radius < 15 and not is_castle(scene):
            scene.stand((x, y + 1), use("q0", x, y, 1.3))
    elif name == "monastery":
        feature = scene.tile.features[spot.feature]
        drawing = (
            buildings.abbey(pen)
            if feature.mark("abbey")
            else buildings.monastery(pen, (seed_of(scene.tile) >> 4) + scene.variant)
        )
        scene.stand(
            (x, y + spot.radius * 0.6), placed(drawing, x, y, 1.0 if feature.mark("abbey") else spot.radius / 20)
        )
    elif name == "flier":
        drawing = places.flier(pen, scene.tile.symbol("flier"), scene.plan.rotation)
        scene.top.append(placed(drawing, x, y, spot.radius / 17.2))
    elif name == "crop":
        scene.ground.append(
            placed(places.crop_circle(pen, scene.tile.symbol("crop")), x, y, min(spot.radius, 25.0) / 14)
        )
    elif name == "quarter":
        drawing = places.quarter(pen, scene.tile.symbol("quarter"))
        scene.stand((x, y + spot.radius * 0.5), placed(drawing, x, y, spot.radius / 21))
    elif name in PLACES:
        drawing = placed(PLACES[name][1](pen), x, y, place_scale(spot, fine=scene.fine))
        if name in FLAT:
            scene.ground.append(drawing)
        else:
            scene.stand((x, y + spot.radius * 0.55), drawing)
