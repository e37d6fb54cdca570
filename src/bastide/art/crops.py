"""Crops: plots of lavender, wheat, vines and others as shared sprites, in three sizes, lying across and upright."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from bastide.art.shapes import number as n
from bastide.art.shapes import path_of_line

if TYPE_CHECKING:
    from bastide.art.shapes import Point
    from bastide.art.themes import Palette

KINDS: Final = ("lavender", "wheat", "vine", "cabbage", "sunflower", "plough", "orchard", "hay", "poppy")
SIZES: Final[tuple[tuple[float, float], ...]] = ((29.0, 18.0), (21.0, 14.0), (14.0, 10.0))
"""Width and height of a plot that lies across, the largest first."""
ROWS: Final = {
    "lavender": (2.3, 1.5, ".1 1.3"), "wheat": (1.7, 0.55, ""), "vine": (2.9, 1.7, ".1 2.6"), "cabbage": (2.9, 1.9, ".1 2.5"),
    "sunflower": (2.5, 1.5, ".1 2.1"), "plough": (2.1, 0.8, ""), "orchard": (9.0, 0.0, ""), "hay": (3.4, 0.5, "3 1"),
    "poppy": (2.2, 0.9, ".1 2.9"),
}  # fmt: skip
"""How far rows are apart, how thick they are, and how they are dashed."""


def crop_name(kind: int, size: int, *, upright: bool) -> str:
    """Name the sprite of a plot."""
    return f"c{kind}{size}{'u' if upright else ''}"


def crop_sprites(p: Palette, *, fine: bool) -> dict[str, str]:
    """Draw all plots, by name."""
    return {
        crop_name(kind, size, upright=upright): _plot(p, kind, size, upright=upright, fine=fine)
        for kind in range(len(KINDS))
        for size in range(len(SIZES))
        for upright in (False, True)
    }


def _plot(p: Palette, kind: int, size: int, *, upright: bool, fine: bool) -> str:
    """Draw one plot round 0: a rectangle a little askew, its rows, and a hedge with a gap."""
    luck = Random(31 * kind + 7 * size + upright)  # noqa: S311 - a picture needs no cryptography
    wide, high = SIZES[size][::-1] if upright else SIZES[size]
    askew = luck.uniform(-0.12, 0.12)
    corners = [
        (u * wide * 0.47 - v * high * askew + luck.uniform(-0.8, 0.8), v * high * 0.46 + u * wide * askew * 0.5)
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    rim = path_of_line(corners, closed=True)
    name = KINDS[kind]
    soil, colour = _colours(p, name)
    parts = [
        (
            f'<path d="{rim}" transform="translate(.7 .9)" fill="{p.shadow}" stroke="{p.shadow}" stroke-width="1.6" '
            'stroke-linejoin="round" opacity=".16"/>'
            f'<path d="{rim}" fill="{soil}" stroke="{p.tuft}" stroke-width=".8" stroke-linejoin="round"/>'
        )
    ]
    parts.append(_rows(p, name, corners, colour, upright=upright, fine=fine))
    dash = ".1 2.4 .1 3.6 .1 1.9 .1 6" if fine else ".1 3.4"
    parts.append(
        f'<path d="{rim}" fill="none" stroke="{p.hedge}" stroke-width="{"2.1" if fine else "2.6"}" '
        f'stroke-linecap="round" stroke-dasharray="{dash}"/>'
    )
    return "".join(parts)


def _colours(p: Palette, name: str) -> tuple[str, str]:
    """Give the colours of soil and rows."""
    return {
        "lavender": (p.lavender_soil, p.lavender),
        "wheat": (p.wheat_soil, p.wheat),
        "vine": (p.vine_soil, p.vine),
        "cabbage": (p.soil, p.tree_3),
        "sunflower": (p.vine, p.gold),
        "plough": (p.soil, p.furrow),
        "orchard": (p.grass_light, p.tuft),
        "hay": (p.wheat_soil, p.wheat),
        "poppy": (p.grass_light, p.red),
    }[name]


def _rows(p: Palette, name: str, corners: list[Point], colour: str, *, upright: bool, fine: bool) -> str:
    """Draw the rows along the long side, and what stands on them."""
    gap, thick, dash = ROWS[name]
    if not fine:
        gap, thick = gap * 1.7, max(thick * 1.5, 1.1)
    a, b, c, d = corners
    if upright:
        a, b, c, d = b, c, d, a
    across = abs(a[0] - d[0]) + abs(a[1] - d[1])
    count = max(2, round((across - 2) / gap))
    rows, standing = [], []
    for row in range(count):
        t = (row + 0.5) / count
        start = (a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t)
        end = (b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t)
        inner = [(start[0] + (end[0] - start[0]) * s, start[1] + (end[1] - start[1]) * s) for s in (0.06, 0.94)]
        rows.append(path_of_line(inner))
        if name in ("orchard", "hay"):
            steps = (0.2, 0.5, 0.8) if name == "orchard" else ((0.3, 0.72) if row == count // 2 else ())
            standing += [(start[0] + (end[0] - start[0]) * s, start[1] + (end[1] - start[1]) * s) for s in steps]
    drawn = ""
    if thick:
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        drawn = (
            f'<path d="{"".join(rows)}" stroke="{colour}" stroke-width="{n(thick)}"{dashed} stroke-linecap="round" '
            'fill="none" stroke-opacity=".92"/>'
        )
    if name == "cabbage" and fine:
        drawn += (
            f'<path d="{"".join(rows)}" stroke="{p.tree_light}" stroke-width=".8" stroke-dasharray=".1 2.5" '
            'stroke-linecap="round" fill="none"/>'
        )
    for x, y in sorted(standing, key=lambda each: each[1]):
        drawn += _fruit_tree(p, x, y + 2) if name == "orchard" else _haystack(p, x, y + 1.4)
    return drawn


def _fruit_tree(p: Palette, x: float, y: float) -> str:
    return (
        f'<g transform="translate({n(x)} {n(y)})"><ellipse cx=".6" cy=".2" rx="2.4" ry=".9" fill="{p.shadow}" fill-opacity=".25"/>'
        f'<path d="M0 .2v-2" stroke="{p.trunk}" stroke-width=".8"/><circle cy="-3.2" r="2.2" fill="{p.tree_3}" '
        f'stroke="{p.ink}" stroke-width=".32" stroke-opacity=".75"/>'
        f'<path d="M-.9 -3.8h.1M.8 -2.8h.1M.2 -4.4h.1M-.4 -2.2h.1" stroke="{p.roof_4}" stroke-width=".8" '
        'stroke-linecap="round"/></g>'
    )


def _haystack(p: Palette, x: float, y: float) -> str:
    return (
        f'<g transform="translate({n(x)} {n(y)})"><ellipse cx=".7" cy=".3" rx="2.8" ry="1" fill="{p.shadow}" fill-opacity=".25"/>'
        f'<path d="M-2.4 .3c-.4 -2.4 .8 -4.6 2.4 -5 1.6 .4 2.8 2.6 2.4 5q-2.4 .9 -4.8 0z" fill="{p.wheat}" '
        f'stroke="{p.ink}" stroke-width=".4"/><path d="M-1 -.4l.4 -2.6M.8 -.4l-.2 -2.4" stroke="{p.wheat_soil}" '
        'stroke-width=".5"/></g>'
    )
