"""Regions of a tile: the ground of each feature, where to touch it, where its figure and all symbols stand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from shapely import affinity, unary_union
from shapely.geometry import LineString, box
from shapely.geometry import Point as Dot

from bastide.art.ground import WIDE_OPEN, Layout, Region, Spot, with_bridge
from bastide.art.outlines import OPEN, WALLED
from bastide.art.plan import Plan, is_town, plan_of, width_of
from bastide.art.room import room_for, roomy
from bastide.art.routes import RINGED, SYMBOL_OF_END
from bastide.art.shapes import (
    CENTRE,
    EMPTY,
    SQUARE,
    Area,
    Point,
    along,
    distance,
    polygons,
    turned_area,
    turned_point,
)
from bastide.art.standing import anchors, room_at
from bastide.kernel import tiles
from bastide.kernel.vocabulary import BUILDINGS

if TYPE_CHECKING:
    from bastide.kernel.tiles import TileType

FIGURE: Final = 7.0
"""Room that a figure needs."""
FREELY: Final = 9.5
"""Room in which it covers nothing beside its feature."""
BEFORE_DOOR: Final = ((0.62, 0.5), (-0.62, 0.5), (0.3, 0.6), (-0.3, 0.6), (0.0, 0.66))
"""Where the figure of a building may stand, from its middle and in shares of its radius, the best first."""
BESIDE_MONK: Final = 26.0
"""Who stands nearer to the best of these places sends it to another one."""
BESIDE_WALL: Final = 4.2
"""How far symbols and figures keep from the middle of a wall."""
FINGER: Final = 15.0
"""Width of the strip along a road that can be touched."""
SIZES: Final = {
    "monastery": 19.0, "shrine": 15.0, "volcano": 15.0, "dragon": 8.0, "portal": 9.0, "tower": 9.5, "fair": 14.0,
    "bazaar": 13.0, "festival": 8.0, "gold": 8.0, "mage": 8.0, "robber": 8.0, "plague": 8.0, "flier": 21.0,
    "crop": 14.0, "wheel": 8.5, "quarter": 21.0, "pennant": 8.0, "princess": 8.5, "cathar": 9.0, "cathedral": 22.0,
    "wine": 7.5, "grain": 7.5, "cloth": 7.5, "pigs": 11.0, "inn": 10.5, "market": 13.0, "fountain": 9.0,
}  # fmt: skip
"""Radius of everything that can stand on a tile."""
RURAL: Final = frozenset({*BUILDINGS, "crop", "volcano", "flier"})
"""What never stands in a city unless it is said."""
RAISED: Final = {tiles.CASTLE_TOWER: 10.0}
"""How high the walls of a castle's buildings stand: their roof is seen that much further north."""
GROUNDS: Final = (*OPEN, tiles.CITY, tiles.HOUSE)
NARROWED: Final = (*GROUNDS, tiles.ROAD)
"""Where figures are smaller if there is little room; a road is never as wide as they are."""
CITY_MARKS: Final = ("cathedral", "princess", "cathar")


def layout_of(tile: TileType, rotation: int = 0) -> Layout:
    """Lay a tile out as it lies after some quarter turns clockwise."""
    return _layout_once(tile, rotation)


@cache
def _layout_once(tile: TileType, rotation: int) -> Layout:
    if tile.plain is not None:
        return with_bridge(layout_of(tile.plain, rotation), tile.features[-1].sides[0] + rotation)
    if rotation and not any(feature.kind in RAISED for feature in tile.features):
        return _turned(layout_of(tile), rotation)
    return _Builder(plan_of(tile, rotation)).layout()


def _turned(layout: Layout, rotation: int) -> Layout:
    regions = tuple(
        Region(
            each.index,
            each.kind,
            turned_area(each.area, rotation),
            turned_area(each.hit, rotation),
            turned_point(each.anchor, rotation),
            tuple(turned_point(place, rotation) for place in each.beside),
            each.room,
        )
        for each in layout.regions
    )
    spots = tuple(Spot(each.name, turned_point(each.at, rotation), each.radius, each.feature) for each in layout.spots)
    return Layout(plan_of(layout.plan.tile, rotation), _with_monks(regions, spots), spots)


def _with_monks(regions: tuple[Region, ...], spots: tuple[Spot, ...]) -> tuple[Region, ...]:
    """Let figures stand in front of their building, to the right of its door or to the left, or else nearer to it."""
    found = {}
    for spot in spots:
        if spot.name in BUILDINGS:
            x, y = spot.at
            places = [(x + right * spot.radius, y + down * spot.radius) for right, down in BEFORE_DOOR]
            others = [each.anchor for each in regions if each.index != spot.feature and each.kind != tiles.RIVER]

            def crowd(place: Point, others: list[Point] = others) -> float:
                return max((max(0.0, BESIDE_MONK - distance(place, other)) for other in others), default=0.0)

            found[spot.feature] = min(places, key=crowd)
    return tuple(replace(region, anchor=found.get(region.index, region.anchor)) for region in regions)


class _Builder:
    """Places symbols, figures and buildings on a planned tile."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tile = plan.tile
        self.spots: list[Spot] = []
        self.wanted: dict[int, list[str]] = {}
        """Names of what stands on each walled area or field."""
        self.areas: dict[int, Area] = {index: each.ground for index, each in plan.outlines.items()}
        self.areas |= plan.fields
        self.rooms: dict[int, Area] = {}
        """What of them is free for things to stand on, as far as somebody has asked."""
        self.walls: Area = unary_union([LineString(wall).buffer(BESIDE_WALL) for wall in plan.walls])

    def layout(self) -> Layout:
        """Place everything."""
        self._place_hubs()
        self._carve_ways()
        self._place_inns()
        self._place_fountains()
        self._wish()
        for index, names in self.wanted.items():
            self._fill(index, names)
        spots = tuple(self.spots)
        places = anchors(self.plan, {index: self._room(index) for index in self.areas}, spots)
        return Layout(self.plan, _with_monks(self._regions(places), spots), spots)

    def _place_hubs(self) -> None:
        """Note the places in the middle as spots."""
        for name, hub in self.plan.hubs.items():
            owner = next((i for i, each in enumerate(self.tile.features) if each.kind == name in BUILDINGS), -1)
            self.spots.append(Spot(SYMBOL_OF_END.get(name, name), hub.at, hub.radius, owner))
            if name == "ring":
                self.spots += [Spot(each, hub.at, hub.radius - 7.5) for each in RINGED if self.tile.symbol(each)]
        for index, ways in self.plan.ways.items():
            if self.tile.features[index].mark("tunnel"):
                self.spots += [Spot("mouth", way[-1], 8.0, index) for way in ways]

    def _carve_ways(self) -> None:
        """Take roads that cross a city out of its ground."""
        for upper, lower in self.tile.over:
            names = [each.id for each in self.tile.features]
            above, below = names.index(upper), names.index(lower)
            if above in self.plan.ways and below in self.areas:
                self.areas[below] = self.areas[below].difference(self.plan.way_area(above, 12.0))

    def _place_inns(self) -> None:
        """Put inns beside their road, where the field is widest."""
        for index, feature in enumerate(self.tile.features):
            if not feature.mark("inn"):
                continue
            size = SIZES["inn"]
            best, where = -9.0, CENTRE
            green = {at: self.areas[at].buffer(0.2) for at in self.plan.fields}
            for way in self.plan.ways[index]:
                for step in range(3, 14):
                    (x, y), (u, v) = along(way, step / 16), along(way, step / 16 + 0.02)
                    length = distance((x, y), (u, v)) or 1.0
                    for hand in (-1, 1):
                        off = 4.0 + size
                        spot = (x - (v - y) / length * off * hand, y + (u - x) / length * off * hand)
                        room = max((each.exterior.distance(Dot(spot)) if each.contains(Dot(spot)) else -1.0
                                    for area in green.values() for each in polygons(area)), default=-1.0)  # fmt: skip
                        room -= abs(step - 8) * 0.15
                        if room > best:
                            best, where = room, spot
            self.spots.append(Spot("inn", where, size, index))
            disc = Dot(where).buffer(size)
            self.areas |= {at: self.areas[at].difference(disc) for at in self.plan.fields}

    def _place_fountains(self) -> None:
        """Put fountains on the middle of their road."""
        for index, feature in enumerate(self.tile.features):
            if feature.mark("fountain"):
                self.spots.append(Spot("fountain", along(self.plan.ways[index][0], 0.5), SIZES["fountain"], index))

    def _wish(self) -> None:
        """Decide what stands on which area."""
        self.wanted = {index: [] for index in self.areas}
        for index in self.areas:
            feature = self.tile.features[index]
            self.wanted[index] += ["pennant"] * feature.pennants
            self.wanted[index] += [mark for mark in CITY_MARKS if feature.mark(mark)]
            self.wanted[index] += [name for name in (feature.mark("goods"),) if name]
            self.wanted[index] += ["pigs"] if feature.mark("pigs") else []
            self.wanted[index] += ["market"] * int(feature.mark("market") or 0)
        for feature in self.tile.features:
            if feature.kind in BUILDINGS and feature.kind not in self.plan.hubs:
                self._wish_building(feature.kind)
        drawn = {spot.name for spot in self.spots}
        names = [
            name for name, _ in self.tile.symbols if name not in ("kind", "quarter", "crown") and name not in drawn
        ]
        for name in sorted(names, key=lambda name: -SIZES[name]):
            target = self._best_area(name)
            if target is not None:
                self.wanted[target].append(name)
            else:
                self.spots.append(Spot(name, CENTRE, SIZES[name]))
        towns = [self.areas[index] for index in self.plan.outlines if is_town(self.tile.features[index])]
        towns += [self.plan.town.ground] if self.plan.town else []
        if self.tile.symbol("quarter") and towns:
            where = room_for(towns[0].intersection(box(4, 4, 96, 96)), [SIZES["quarter"]])[1][0]
            self.spots.append(Spot("quarter", where, SIZES["quarter"]))

    def _wish_building(self, kind: str) -> None:
        """Let a building stand in the city it is joined with, else on trodden ground or on the best field."""
        linked = [name for group in self.tile.links if kind in group for name in group]
        for index in self.areas:
            if self.tile.features[index].id in linked:
                self.wanted[index].insert(0, kind)
                return
        owner = next(index for index, feature in enumerate(self.tile.features) if feature.kind == kind)
        if self.plan.grounds:
            ground = self.plan.grounds[0]
            score, (spot, fair) = room_for(ground, [15.0, 13.0])
            self.spots += [Spot(kind, spot, 15.0 * min(1.0, score), owner), Spot("fair", fair, 13.0 * min(1.0, score))]
            return
        target = self._best_area(kind)
        if target is None:
            self.spots.append(Spot(kind, CENTRE, SIZES[kind] * 1.25, owner))
        else:
            self.wanted[target].insert(0, kind)

    def _best_area(self, name: str) -> int | None:
        """Choose the area where a symbol and a figure find most room; fields come first."""
        ranks = {}
        for index in self.areas:
            feature = self.tile.features[index]
            if name in RURAL and feature.kind not in OPEN:
                continue
            radii = [FREELY, *(SIZES[each] for each in (*self.wanted[index], name))]
            score = room_for(self._room(index), radii, [(spot.at, spot.radius) for spot in self.spots])[0]
            lone = feature.kind == tiles.CITY and len(feature.sides) == 1 and not feature.mark("half")
            ranks[index] = min(score, 1.1) * (1.0 if feature.kind in OPEN else 0.8) + 0.01 * score
            if name == "tower" and lone:
                ranks[index] += 1.0
        return max(ranks, key=ranks.__getitem__) if ranks else None

    def _room(self, index: int) -> Area:
        """Give the ground on which things can stand: without walls, of a field its largest part, of a castle its roof."""
        if index not in self.rooms:
            feature, area = self.tile.features[index], self.areas[index]
            if feature.kind in OPEN:
                area = max(polygons(area), key=lambda each: each.area, default=EMPTY)
            if feature.kind in RAISED:
                inner = area.intersection(affinity.translate(area, 0, -RAISED[feature.kind]))
                least = 0.9
            else:
                inner, least = area.difference(self.walls), 0.4
            self.rooms[index] = inner if roomy(inner)[1].max() > least * FIGURE else area
        return self.rooms[index]

    def _fill(self, index: int, names: list[str]) -> None:
        """Place the symbols of one area, if there are any, so that its figure finds room beside them."""
        if not names:
            return
        figure = FIGURE + (1.0 if self.tile.features[index].kind in RAISED else 0.0)
        radii = [figure, *(SIZES[name] for name in names)]
        taken = [(spot.at, spot.radius) for spot in self.spots]
        score, places = room_for(self._room(index), radii, taken)
        scale = min(1.0, max(score, 0.66))
        for name, place in zip(names, places[1:], strict=True):
            owner = index
            if name in BUILDINGS:
                owner = next(at for at, each in enumerate(self.tile.features) if each.kind == name)
            self.spots.append(Spot(name, place, SIZES[name] * scale, owner))

    def _regions(self, places: dict[int, tuple[Point, ...]]) -> tuple[Region, ...]:
        """Give the regions of all features; hit areas do not overlap."""
        discs = {spot.feature: Dot(spot.at).buffer(spot.radius) for spot in self.spots if spot.name in BUILDINGS}
        shown: dict[int, Area] = {}
        hits: dict[int, Area] = {}
        ring = self.plan.hubs.get("ring")
        lower = {low for _, low in self.tile.over}
        for index, feature in enumerate(self.tile.features):
            if feature.kind in (tiles.ROAD, tiles.RIVER):
                shown[index] = self.plan.way_area(index, width_of(feature.kind))
                hits[index] = self.plan.way_area(index, max(FINGER, width_of(feature.kind)))
                if ring is not None and len(feature.sides) > 2:
                    shown[index] = shown[index].union(ring.ground)
                    hits[index] = hits[index].union(ring.ground)
            elif feature.kind in BUILDINGS:
                shown[index] = hits[index] = discs.get(index, SQUARE)
            elif feature.kind in WALLED:
                shown[index] = hits[index] = self.areas[index]
            else:
                shown[index] = hits[index] = self.plan.fields[index].difference(unary_union(list(discs.values())))
        order = dict.fromkeys(BUILDINGS, 0) | {tiles.ROAD: 1, tiles.FIELD: 3, tiles.COURTYARD: 3, tiles.RIVER: 4}
        taken: Area = EMPTY
        ranked = sorted(
            shown, key=lambda i: (order.get(self.tile.features[i].kind, 2), self.tile.features[i].id in lower)
        )
        for index in ranked:
            hits[index] = hits[index].difference(taken)
            taken = taken.union(hits[index])
        found = []
        for index, feature in enumerate(self.tile.features):
            anchor, *beside = places.get(index, (CENTRE,))
            ground = self.areas.get(index, SQUARE) if feature.kind in GROUNDS else SQUARE
            room = room_at(anchor, ground, self.plan, self.spots) if feature.kind in NARROWED else WIDE_OPEN
            found.append(Region(index, feature.kind, shown[index], hits[index], anchor, tuple(beside), room))
        return tuple(found)
