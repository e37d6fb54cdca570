"""The picture of one tile."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from bastide.art.castle import draw_buildings, draw_courts, is_castle
from bastide.art.kept import kept_drawing
from bastide.art.land import draw_fields, draw_grass
from bastide.art.lanes import draw_rivers, draw_roads
from bastide.art.pen import Pen, placed
from bastide.art.plan import PARTING
from bastide.art.regions import layout_of
from bastide.art.scene import Scene
from bastide.art.shapes import number as n
from bastide.art.shapes import path_of_area
from bastide.art.symbols import draw_spots, stays_clear
from bastide.art.tokens import bridge
from bastide.art.town import draw_cities

if TYPE_CHECKING:
    from bastide.art.themes import Palette
    from bastide.kernel.tiles import TileType


VARIANTS: Final = 3
"""How many decorations every kind of tile has."""


def numbers_of(tile: TileType) -> tuple[int, ...]:
    """Give the numbers on the wheel signs of the copies of a tile; 0 for a tile without any."""
    return tuple(int(number) for number in tile.symbol("wheel").split()) or (0,)


def turns_of(tile: TileType) -> tuple[int, ...]:
    """Give the rotations in which a tile can lie; a fixed block is never turned."""
    return (0,) if tile.place is not None else (0, 1, 2, 3)


def variant_at(x: int, y: int) -> int:
    """Choose the decoration of a tile by its place on the table: never the same as beside it."""
    return (x + 2 * y) % VARIANTS


@cache
def tile_drawing(
    tile: TileType, rotation: int, palette: Palette, *, fine: bool = True, number: int = -1, variant: int = 0
) -> str:
    """Draw a tile as it lies, 100 by 100 units, without the shared sprites that it refers to, unless it is kept already.

    *number* is the one on the wheel sign of this copy; variants differ in nothing but decoration.
    """
    kept = kept_drawing(tile, rotation, palette, fine=fine, variant=variant) if number < 0 else ""
    return kept or drawn_tile(tile, rotation, palette, fine=fine, number=number, variant=variant)


def drawn_tile(
    tile: TileType, rotation: int, palette: Palette, *, fine: bool = True, number: int = -1, variant: int = 0
) -> str:
    """Draw a tile now."""
    if tile.plain is not None:
        below = tile_drawing(tile.plain, rotation, palette, fine=fine, number=number, variant=variant)
        upright = (tile.features[-1].sides[0] + rotation) % 2 == 0
        return below + placed(bridge(Pen(palette, fine=fine), upright=upright), 50, 50)
    scene = Scene(layout_of(tile, rotation), palette, fine, variant)
    if tile.symbol("kind") == "blank":
        return _blank(palette)
    if tile.symbol("kind") == "abbey":
        _draw_garden(scene)
    elif is_castle(scene):
        draw_courts(scene)
        draw_roads(scene)
        draw_buildings(scene)
    else:
        draw_grass(scene)
        _draw_trodden(scene)
        draw_fields(scene)
        draw_rivers(scene)
        draw_roads(scene)
        draw_cities(scene)
    draw_spots(scene, numbers_of(tile)[0] if number < 0 else number)
    return scene.finished()


@cache
def tile_signs(tile: TileType, rotation: int, palette: Palette, *, fine: bool = True) -> str:
    """Draw only what stays clear of territories, at its place: shields, badges, and what has a rule of its own."""
    layout = layout_of(tile, rotation)
    scene = Scene(replace(layout, spots=tuple(filter(stays_clear, layout.spots))), palette, fine)
    draw_spots(scene, numbers_of(tile)[0])
    return scene.finished()


def _draw_trodden(scene: Scene) -> None:
    """Draw trodden ground that is no feature: strips, and places that reach from city to city."""
    p = scene.palette
    for name, hub in scene.plan.hubs.items():
        if hub.radius == PARTING:
            colours = (p.wheat_soil, p.wheat) if name == "crop_circle" else (p.ground, p.street_rim)
            x, y = hub.at
            scene.ground.append(
                f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(hub.radius)}" fill="{colours[0]}" stroke="{colours[1]}"/>'
            )
    for area in scene.plan.grounds:
        hedge = path_of_area(area.buffer(-0.6).simplify(0.3))
        scene.ground.append(
            f'<path d="{path_of_area(area.simplify(0.3))}" fill="{p.ground}" stroke="{p.street_rim}" stroke-width=".8"/>'
            f'<path d="{hedge}" fill="none" stroke="{p.ink}" stroke-opacity=".6" stroke-width="3.3" '
            'stroke-linecap="round" stroke-dasharray=".1 2.3"/>'
            f'<path d="{hedge}" fill="none" stroke="{p.hedge}" stroke-width="2.7" stroke-linecap="round" '
            'stroke-dasharray=".1 2.3"/>'
        )


def _draw_garden(scene: Scene) -> None:
    """Draw the walled garden of the abbey, which fits everything."""
    pen, p = Pen(scene.palette, fine=scene.fine), scene.palette
    scene.ground.append(pen.flat("M-1-1h102v102H-1z", p.grass_light) + '<use href="#g0"/>')
    scene.ground.append(pen.line("M3.4 3.4h93.2v93.2H3.4z", p.shadow, 6, ' stroke-opacity=".18"'))
    scene.ground.append(f'<path d="M2.6 2.6h94.8v94.8H2.6z" fill="none" stroke="{p.ink}" stroke-width="5.4"/>')
    scene.ground.append(f'<path d="M2.6 2.6h94.8v94.8H2.6z" fill="none" stroke="{p.stone}" stroke-width="4"/>')
    scene.ground.append(
        f'<path d="M2.6 2.6h94.8v94.8H2.6z" fill="none" stroke="{p.stone_joint}" stroke-width="4" '
        'stroke-dasharray=".5 5.5" stroke-opacity=".7"/>'
    )


def _blank(p: Palette) -> str:
    """Draw an empty tile for a drawing of one's own."""
    pen = Pen(p)
    return (
        pen.flat("M-1-1h102v102H-1z", p.cream)
        + pen.line("M8 8h84v84H8z", p.road_rim, 0.9, ' stroke-dasharray="3 3"')
        + '<g transform="translate(50 50)rotate(45)">'
        + pen.ink("M-2.6 -16h5.2V12l-2.6 6 -2.6 -6z", p.gold)
        + pen.flat("M-2.6 -16h5.2v4h-5.2z", p.pink)
        + pen.ink("M-2.6 12h5.2l-2.6 6z", p.skin)
        + pen.flat("M-.9 16l.9 2 .9 -2z", p.ink)
        + "</g>"
        + pen.line("M30 74q6 -5 11 -1t12 -1", p.ink, 0.9)
    )
