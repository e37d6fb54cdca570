"""Small pictures that tiles share: houses, trees, tufts, towers, flowers.

A document holds each sprite once and tiles refer to it, so a tile is little more than a list
of places. Coarse sprites are for tiles of less than about 70 pixels: fewer strokes, larger.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from bastide.art.crops import crop_sprites
from bastide.art.inked import inked
from bastide.art.life import life_sprites
from bastide.art.shapes import number as n
from bastide.art.shapes import oval

if TYPE_CHECKING:
    from bastide.art.themes import Palette

HOUSES: Final = 22
TIMBERED: Final = 16
"""From here on houses are timber-framed, and the last two are tall; small pictures have plain ones instead."""
SLATES: Final = 3
HOUSE: Final = 2.0
HOUSE_COARSE: Final = 2.75
"""How large houses are: fewer and larger ones make a calm town."""
TREES: Final = 11
MEADOWS: Final = 4
DRIFTS: Final = 4
DOOR: Final = "M-.7 0v-2.3h1.4v2.3z"
CYPRESSES: Final = (5, 6)
PINES: Final = (8, 10)


def use(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """Refer to a sprite at a place."""
    if abs(scale - 1) < 0.03:
        return f'<use href="#{name}" x="{n(x)}" y="{n(y)}"/>'
    return f'<use href="#{name}" transform="translate({n(x)} {n(y)})scale({scale:.2f})"/>'


@cache
def sprites(p: Palette, *, fine: bool = True) -> dict[str, str]:
    """Draw all shared sprites of a theme, by name."""
    luck = Random(7)  # noqa: S311 - a picture needs no cryptography
    found = {f"h{at}": _house(p, luck, at, fine=fine) for at in range(HOUSES + SLATES)}
    found |= {f"t{at}": _tree(p, luck, at, fine=fine) for at in range(TREES)}
    found |= {f"g{at}": _meadow(p, luck, fine=fine) for at in range(MEADOWS)}
    found |= {f"f{at}": _drift(p, luck, at) for at in range(DRIFTS)}
    found |= {"w0": _tower(p, fine=fine), "w1": _gate(p, fine=fine), "w2": _great_tower(p, fine=fine)}
    found |= {"k0": _church(p, fine=fine), "q0": _well(p)}
    return found | crop_sprites(p, fine=fine) | life_sprites(p, fine=fine)


def definitions(p: Palette, *, fine: bool = True, used: set[str] | None = None) -> str:
    """Write the shared sprites of a theme: those that are used, or all."""
    parts = [gradients(p)]
    parts += [f'<g id="{name}">{it}</g>' for name, it in sprites(p, fine=fine).items() if used is None or name in used]
    return "<defs>" + "".join(parts) + "</defs>"


def gradients(p: Palette) -> str:
    """Define the gradients that drawings of a theme refer to: of two colours each, because more take far longer to draw."""

    def fade(kind: str, name: str, first: str, last: str) -> str:
        return f'<{kind}Gradient id="{name}"><stop {first}/><stop offset="1" {last}/></{kind}Gradient>'

    return fade("linear", "tw", f'stop-color="{p.stone_light}"', f'stop-color="{p.stone_dark}"') + fade(
        "radial", "wa", f'stop-color="{p.water}"', f'stop-color="{p.water_dark}"'
    )


def _house(p: Palette, luck: Random, at: int, *, fine: bool) -> str:
    """Draw a house whose base line is at 0: one seen from its long side, or one with its gable towards us."""
    roofs = (p.roof_1, p.roof_2, p.roof_3, p.roof_4, p.roof_5)
    roof = p.slate if at >= HOUSES else roofs[at % len(roofs)]
    line = p.slate_dark if at >= HOUSES else p.roof_line
    wall = (p.plaster_1, p.plaster_2, p.plaster_3)[at % 3]
    size = HOUSE if fine else HOUSE_COARSE
    if fine and TIMBERED <= at < HOUSES:
        return _timbered(p, at, size)
    w, h, r = luck.uniform(4.6, 5.6) * size, luck.uniform(2.0, 2.6) * size, luck.uniform(3.1, 3.8) * size
    edge = 0.42 if fine else 0.7
    shadow = f'<ellipse cx="{n(w * 0.26)}" cy=".3" rx="{n(w * 0.74)}" ry="{n(1.2 * size)}" fill="{p.shadow}" fill-opacity=".24"/>'
    half = w / 2
    if at % 5 < 3:
        shapes = [([(-half, 0), (-half, -h), (half, -h), (half, 0)], wall)]
        if fine and at % 2:
            x = w * 0.22
            top = -h - r * 1.25
            shapes.insert(0, ([(x, -h - r * 0.5), (x, top), (x + 1.3, top), (x + 1.3, top + r)], wall))
        shapes.append((
            [(-half - 0.7, -h + 0.4), (-half + 0.5, -h + 0.4 - r), (half - 0.5, -h + 0.4 - r), (half + 0.7, -h + 0.4)], roof
        ))  # fmt: skip
        details = (
            f'<path d="M{n(w * 0.2)} {n(-0.2)}v{n(0.8 - h)}h{n(w * 0.3 - 0.2)}v{n(h - 0.8)}z" fill="{p.plaster_shade}" '
            'fill-opacity=".45"/>'
        )
        if fine:
            details += (
                f'<path d="M{n(-half)} {n(-h - r * 0.32)}h{n(w)}v.34h{n(-w)}zM{n(-half + 0.4)} {n(-h - r * 0.66)}h{n(w - 0.8)}v.34'
                f'h{n(0.8 - w)}z" fill="{line}" fill-opacity=".8"/>'
                f'<path d="M{n(-w * 0.3)} {n(-h * 0.74)}h1v1.1h-1zM{n(w * 0.2)} {n(-h * 0.74)}h1v1.1h-1z{DOOR}" '
                f'fill="{p.window}"/>'
            )
        return shadow + inked(shapes, p.ink, edge) + details
    g = w * 0.52
    left, middle = -half, g / 2 - half
    ridge = -h - r - 0.2
    shapes = [
        ([(left + g, 0), (left + g, -h), (half, -h), (half, -0.6)], p.plaster_shade),
        ([(left, 0), (left, -h), (middle, -h - r), (left + g, -h), (left + g, 0)], wall),
        (
            [
                (middle, ridge),
                (middle + w - g, ridge),
                (half + 0.4, ridge + r + 0.4),
                (left + g + 0.4, ridge + r + 0.4),
            ],
            roof,
        ),
    ]
    parts = [
        shadow,
        inked(shapes, p.ink, edge),
        f'<path d="M{n(left - 0.8)} {n(-h + 0.3)}L{n(middle)} {n(ridge - 0.4)}v1.5L{n(left)} {n(-h + 0.9)}z" fill="{line}"/>',
    ]
    if fine:
        parts.append(
            f'<path d="M{n(middle - 0.6)} 0v-1.9h1.2v1.9zM{n(middle - 0.4)} {n(-h - 0.2)}h.8v.9h-.8z" fill="{p.window}"/>'
            f'<path d="M{n(left + g * 0.75)} {n(-h - r * 0.45)}h{n(w - g)}v.34h{n(g - w)}z" fill="{line}" fill-opacity=".8"/>'
        )
    return "".join(parts)


def _timbered(p: Palette, at: int, size: float) -> str:
    """Draw a timber-framed house with its gable towards us; the last two have a floor more."""
    tall = at >= HOUSES - 2
    w, h, r = (4.3 if tall else 5.2) * size, (4.0 if tall else 2.6) * size, 2.6 * size
    roof = (p.roof_5, p.roof_2, p.roof_1, p.slate, p.roof_3, p.roof_4)[at - TIMBERED]
    wall = (p.plaster_3, p.plaster_1)[at % 2]
    half, mid = w / 2, -h * 0.52
    front = [(-half, 0.0), (-half, -h), (0.0, -h - r), (half, -h), (half, 0.0)]
    beams = (
        f"M{n(-half)} {n(mid)}h{n(w)}M{n(-half)} {n(-h)}h{n(w)}M{n(-half)} {n(mid)}L0 {n(-h)}l{n(half)} {n(h + mid)}"
        f"M0 {n(-h)}v{n(-r * 0.7)}"
    )
    windows = "".join(
        f"M{n(x)} {n(mid * 0.3)}v{n(mid * 0.45)}h1v{n(-mid * 0.45)}z" for x in (-half * 0.6, half * 0.6 - 1)
    )
    gable = [(-half - 1.3, -h + 0.3), (0.0, -h - r - 1.3), (half + 1.3, -h + 0.3), (half + 0.2, -h + 1.5),
             (0.0, -h - r + 1.1), (-half - 0.2, -h + 1.5)]  # fmt: skip
    return (
        f'<ellipse cx="{n(w * 0.26)}" cy=".3" rx="{n(w * 0.74)}" ry="{n(1.2 * size)}" fill="{p.shadow}" fill-opacity=".24"/>'
        f"{inked([(front, wall)], p.ink, 0.42)}"
        f'<path d="{beams}" stroke="{p.wood}" stroke-width=".5" fill="none"/>'
        f'<path d="{windows}{DOOR}" fill="{p.window}"/>{inked([(gable, roof)], p.ink, 0.42)}'
    )


def _tree(p: Palette, luck: Random, at: int, *, fine: bool) -> str:
    """Draw a tree whose foot is at 0: round ones, cypresses, a low bush, and umbrella pines."""
    colours = (
        p.tree_1,
        p.tree_2,
        p.tree_3,
        p.tree_4,
        p.tree_1,
        p.tree_2,
        p.tree_1,
        p.tree_3,
        p.tree_2,
        p.tree_1,
        p.tree_4,
    )
    colour = colours[at]
    size = 1.0 if fine else 1.5
    edge = 0.16 if fine else 0.25
    if at in CYPRESSES:
        h = luck.uniform(7.0, 8.5) * size

        def flame(more: float) -> str:
            wide, top, foot = 2 * size + 1.3 * more, -h - 2.4 * more, 0.4 + more
            return (
                f"M0 {n(foot)}C{n(-wide)} {n(foot)} {n(-wide)} {n(top * 0.55)} 0 {n(top)}C{n(wide)} {n(top * 0.55)} {n(wide)} "
                f"{n(foot)} 0 {n(foot)}z"
            )

        return (
            f'<ellipse cx="1.2" cy=".2" rx="{n(2.3 * size)}" ry="{n(0.8 * size)}" fill="{p.shadow}" fill-opacity=".25"/>'
            f'<path d="{flame(edge)}" fill="{p.ink}" fill-opacity=".75"/><path d="{flame(0)}" fill="{colour}"/>'
            f'<path d="M{n(-0.9 * size)} {n(-h * 0.3)}q{n(-0.2 * size)} {n(-h * 0.28)} {n(0.7 * size)} {n(-h * 0.45)}q{n(-0.3 * size)} '
            f'{n(h * 0.22)} {n(-0.1 * size)} {n(h * 0.45)}z" fill="{p.tree_light}" fill-opacity=".7"/>'
        )
    if at in PINES:
        return _pine(p, colour, size, edge)
    r = (1.7 if at == 7 else luck.uniform(2.5, 3.1)) * size
    y = -r * 0.95 if at == 7 else -r * 1.25
    bumps = [(-0.75 * r, y + 0.2 * r, 0.66), (0.72 * r, y + 0.25 * r, 0.62), (0.05 * r, y - 0.35 * r, 0.8)]
    crown, rim = ("".join(oval(x, v, k * r + more, k * r + more) for x, v, k in bumps) for more in (0.0, edge))
    return (
        f'<ellipse cx="{n(r * 0.45)}" cy=".1" rx="{n(r * 1.25)}" ry="{n(r * 0.42)}" fill="{p.shadow}" fill-opacity=".25"/>'
        f'<path d="M{n(-0.45 * size)} .3v{n(y * 0.6)}h{n(0.9 * size)}v{n(-y * 0.6)}z" fill="{p.trunk}"/>'
        f'<path d="{rim}" fill="{p.ink}" fill-opacity=".75"/><path d="{crown}" fill="{colour}"/>'
        f'<path d="M{n(-1.2 * r)} {n(y + 0.1 * r)}q{n(-0.05 * r)} {n(-0.75 * r)} {n(0.75 * r)} {n(-0.75 * r)}q{n(0.1 * r)} '
        f"{n(-0.4 * r)} {n(0.75 * r)} {n(-0.35 * r)}q{n(-0.45 * r)} {n(0.1 * r)} {n(-0.5 * r)} {n(0.55 * r)}q{n(-0.65 * r)} 0 "
        f'{n(-1 * r)} {n(0.55 * r)}z" fill="{p.tree_light}" fill-opacity=".65"/>'
    )


def _pine(p: Palette, colour: str, size: float, edge: float) -> str:
    """Draw an umbrella pine: a bare trunk and a flat crown."""
    k = size

    def crown(more: float) -> str:
        left, top, right, low = -4 * k - more, -8.4 * k - more, 4.2 * k + more, -4.8 * k + more
        return (
            f"M{n(left)} {n(low)}Q{n(left * 0.9)} {n(top)} 0 {n(top)}Q{n(right * 0.9)} {n(top)} {n(right)} {n(low)}"
            f"Q{n(right * 0.5)} {n(low + 1.2 * k)} 0 {n(low + 0.4 * k)}Q{n(left * 0.5)} {n(low + 1.3 * k)} {n(left)} {n(low)}z"
        )

    return (
        f'<ellipse cx="{n(1.4 * k)}" cy=".1" rx="{n(3.4 * k)}" ry="{n(1.1 * k)}" fill="{p.shadow}" fill-opacity=".25"/>'
        f'<path d="M{n(-0.4 * k)} .3q{n(0.5 * k)} {n(-2.6 * k)} 0 {n(-5 * k)}h{n(0.8 * k)}q{n(0.5 * k)} {n(2.6 * k)} 0 {n(5 * k)}z" '
        f'fill="{p.trunk}"/><path d="{crown(edge)}" fill="{p.ink}" fill-opacity=".75"/><path d="{crown(0)}" fill="{colour}"/>'
        f'<path d="M{n(-3.2 * k)} {n(-5.7 * k)}q{n(0.7 * k)} {n(-2 * k)} {n(3.1 * k)} {n(-2.1 * k)}q{n(-1.4 * k)} {n(0.7 * k)} '
        f'{n(-3.1 * k)} {n(2.1 * k)}z" fill="{p.tree_light}" fill-opacity=".65"/>'
    )


def _meadow(p: Palette, luck: Random, *, fine: bool) -> str:
    """Draw blades of grass all over a tile; they keep off the rim, so that no seam shows."""
    found = []
    tufts = [(40, p.grass_light, 1.2, 0.6), (40, p.grass_dark, 1.2, 0.6)]
    if fine:
        tufts = [(60, p.grass_light, 0.7, 0.8), (60, p.grass_dark, 0.7, 0.85), (30, p.tuft, 0.6, 0.8)]
    for count, colour, width, opacity in tufts:
        blades = []
        for _ in range(count):
            x, y, h = luck.uniform(1.5, 98), luck.uniform(2.5, 98.5), luck.uniform(1.0, 2.1)
            lean, other = luck.uniform(-0.7, 0.0), luck.uniform(0.1, 0.7)
            blades.append(
                f"M{n(x)} {n(y)}l{n(lean)} {n(-h)} {n(width - lean)} {n(h)} {n(other)} {n(-h * 0.9)} {n(width - other)} {n(h * 0.9)}z"
            )
        found.append(f'<path d="{"".join(blades)}" fill="{colour}" fill-opacity="{opacity}"/>')
    return "".join(found)


def _drift(p: Palette, luck: Random, at: int) -> str:
    """Draw a drift of flowers round 0."""
    colour = (p.flower_white, p.flower_yellow, p.flower_red, p.flower_blue)[at]
    dots = [(luck.gauss(0, 2.4), luck.gauss(0, 1.4), luck.uniform(0.4, 0.65)) for _ in range(7)]
    return f'<path d="{"".join(oval(x, y, r, r) for x, y, r in dots)}" fill="{colour}"/>'


def _tower(p: Palette, *, fine: bool) -> str:
    """Draw a tower of a town wall; its foot is at 0."""
    body = [(-2.2, 0.6), (-2.2, -6.6), (2.2, -6.6), (2.2, 0.6), (0.0, 1.2)]
    cornice = [(-2.9, -6.2), (-2.9, -7.7), (2.9, -7.7), (2.9, -6.2)]
    roof = [(-3.0, -7.5), (0.0, -12.6), (3.0, -7.5), (0.0, -6.9)]
    shapes = [(body, "url(#tw)"), (cornice, p.stone_light), (roof, p.slate)]
    return (
        f'<ellipse cx="1" cy=".5" rx="3.4" ry="1.3" fill="{p.shadow}" fill-opacity=".3"/>'
        f"{inked(shapes, p.ink, 0.5 if fine else 0.8)}"
        f'<path d="M0 -12L2.5 -7.6q-1 .4-1.7 .4z" fill="{p.slate_dark}"/>'
        f'<path d="M-.5 -2.6v-1.5a.5 .5 0 0 1 1 0v1.5z" fill="{p.ink}"/>'
    )


def _great_tower(p: Palette, *, fine: bool) -> str:
    """Draw a great round tower of a castle with a long shadow; its foot is at 0."""
    stroke = f'stroke="{p.ink}" stroke-width="{"0.55" if fine else "0.9"}" stroke-linejoin="round"'
    joints = "M-5 -3h3M-1 -5.6h3.4M-4.4 -8.4h3M1.6 -2.4h2.6M1.4 -9.4h3"
    return (
        f'<path d="M-3 1.4L12 4.6q5 -1.4 2 -4.6L5.4 -3z" fill="{p.shadow}" fill-opacity=".26"/>'
        f'<path d="M-6 0v-12h12V0q-6 2.8 -12 0z" fill="url(#tw)" {stroke}/>'
        f'<path d="{joints}" stroke="{p.stone_joint}" stroke-width=".5" stroke-opacity=".8"/>'
        f'<path d="M-7.2 -11v-3.4h2.2v1.2h2v-1.2h2v1.2h2v-1.2h2v1.2h2v-1.2h2.2v3.4q-7.2 2.6 -14.4 0z" fill="{p.stone_light}" '
        f'{stroke}/><path d="M-5.6 -13.4L0 -23.6l5.6 10.2q-5.6 2 -11.2 0z" fill="{p.slate}" {stroke}/>'
        f'<path d="M0 -23l5.2 9.6q-1.6 .7 -3.4 .8z" fill="{p.slate_dark}"/>'
        f'<path d="M0 -23.4v-3.4" stroke="{p.ink}" stroke-width=".6"/><path d="M0 -27l4 1.2 -4 1.4z" fill="{p.gold}" '
        f'stroke="{p.ink}" stroke-width=".35"/>'
        f'<path d="M-.9 -5.6v-2.2a.9 .9 0 0 1 1.8 0v2.2z" fill="{p.ink}"/><path d="M-1.4 1.2v-2a1.4 1.4 0 0 1 2.8 0v2z" '
        f'fill="{p.door}"/>'
    )


def _gate(p: Palette, *, fine: bool) -> str:
    """Draw a gate house with two towers; the sill is at 0."""
    width = "0.5" if fine else "0.8"
    stroke = f'stroke="{p.ink}" stroke-width="{width}" stroke-linejoin="round"'

    def turret(x: float) -> str:
        return (
            f'<path d="M{n(x - 2.1)} .6v-8.4h4.2v8.4q-2.1 1-4.2 0z" fill="url(#tw)" {stroke}/>'
            f'<path d="M{n(x - 2.7)} -7.4l2.7 -5 2.7 5q-2.7 1-5.4 0z" fill="{p.roof_3}" {stroke}/>'
            f'<path d="M{n(x)} -12l2.3 4.5q-.8 .3-1.6 .4z" fill="{p.roof_line}"/>'
        )

    return (
        f'<ellipse cx="1" cy=".8" rx="8.5" ry="2" fill="{p.shadow}" fill-opacity=".3"/>'
        f'<path d="M-4.4 .8v-8h8.8v8z" fill="{p.stone}" {stroke}/>'
        f'<path d="M-4.4 -7v-1.7h1.6v1.2h1.5v-1.2h2.6v1.2h1.5v-1.2h1.6v1.7z" fill="{p.stone_light}" {stroke}/>'
        f'<path d="M-2.3 .8v-3.2a2.3 2.4 0 0 1 4.6 0v3.2z" fill="{p.door}"/>'
        f'<path d="M-2.3 -1.6h4.6M-.8 -4.4v5M.8 -4.4v5" stroke="{p.stone_joint}" stroke-width=".4"/>'
        + turret(-5.6)
        + turret(5.6)
    )


def _church(p: Palette, *, fine: bool) -> str:
    """Draw the parish church of a large town; its foot is at 0."""
    width = "0.5" if fine else "0.8"
    stroke = f'stroke="{p.ink}" stroke-width="{width}" stroke-linejoin="round"'
    return (
        f'<ellipse cx="2" cy=".6" rx="10" ry="2.4" fill="{p.shadow}" fill-opacity=".26"/>'
        f'<path d="M-3 0v-6.4h11v6.4z" fill="{p.plaster_1}" {stroke}/>'
        f'<path d="M-3.6 -6l1.4 -5h8.8l2 5z" fill="{p.roof_3}" {stroke}/>'
        f'<path d="M-.2 -2v-2.2a.7 .7 0 0 1 1.4 0v2.2zM3.4 -2v-2.2a.7 .7 0 0 1 1.4 0v2.2z" fill="{p.lit}"/>'
        f'<path d="M-7.4 .4v-13h4.8v13z" fill="url(#tw)" {stroke}/>'
        f'<path d="M-8 -12.3l3 -6.6 3 6.6z" fill="{p.slate}" {stroke}/><path d="M-5 -18.6l2.6 6.2h-1.9z" '
        f'fill="{p.slate_dark}"/><path d="M-5.8 -8.4v-1.8a.8 .8 0 0 1 1.6 0v1.8z" fill="{p.ink}"/>'
        f'<path d="M-5 -18.8v-2.8M-6.1 -20.6h2.2" stroke="{p.gold_dark}" stroke-width=".7" stroke-linecap="round"/>'
    )


def _well(p: Palette) -> str:
    """Draw a well in the middle of a square."""
    stroke = f'stroke="{p.ink}" stroke-width=".45"'
    return (
        f'<ellipse cx=".4" cy=".9" rx="3.1" ry="1.7" fill="{p.shadow}" fill-opacity=".28"/>'
        f'<path d="M-2.4 -.6v1.2a2.4 1.5 0 0 0 4.8 0v-1.2z" fill="{p.stone_dark}" {stroke}/>'
        f'<ellipse cy="-.6" rx="2.4" ry="1.5" fill="{p.stone_light}" {stroke}/>'
        f'<ellipse cy="-.5" rx="1.5" ry=".9" fill="{p.water_dark}"/>'
    )
