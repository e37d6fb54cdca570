"""Places in the landscape: volcano, tower site, fair, bazaar, crop circles, ferry lake, flying machine and others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.shapes import number as n
from bastide.art.sprites import use

if TYPE_CHECKING:
    from bastide.art.pen import Pen

COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def volcano(pen: Pen) -> str:
    """Draw a smoking mountain with lava; about 30 units wide."""
    p = pen.p
    return (
        pen.shade(2, 8.4, 16, 4.6)
        + pen.oval(-1.4, -13, 3.4, 2.6, p.smoke, ' fill-opacity=".75"')
        + pen.oval(2.2, -15.6, 4.2, 3.2, p.smoke, ' fill-opacity=".6"')
        + pen.oval(6.2, -18, 3.4, 2.6, p.smoke, ' fill-opacity=".45"')
        + pen.ink(
            "M-15.4 9q1 -2.4 3.4 -4.6l4.4 -7 2.6 -6.4 2 .8 2.6 -1 3 .6 2.2 -.8 3 7 4.2 6.6q2.6 2.4 3.4 4.8q-15.4 5 -30.8 0z",
            p.rock_dark,
        )
        + pen.flat("M-14 8.4l6.4 -11 2.6 -6.4 1.6 .6 -1.4 6.4 -2.4 5.4 .4 6z", p.rock)
        + pen.oval(0.4, -9, 4.4, 1.7, p.red_dark)
        + pen.ink(
            "M-3.6 -9.2q4 1.8 8 .1l1 3.6 -1.4 1.8 1.6 3.4 -1 4.2 -1.6 -3.4 -1.4 -3.6 -1 2.4 -.6 5.6 -1.8 -4 .4 -4.6 -1.8 -2z",
            p.orange,
            0.45,
        )
        + pen.flat("M-2 -9q2.4 1 5 0l.4 2.6 -1.6 1.4 -2.8 -.4z", p.gold)
        + pen.line("M-1 -12.4l-1.8 -3M1.4 -12.8l1.6 -3.4", p.orange, 0.9)
    )


def tower_site(pen: Pen) -> str:
    """Draw the site of a tower: a square footing of dressed stone round bare earth, a begun wall, a crane and blocks."""
    p = pen.p
    crane = "M5.4 -1.4V-14M5.4 -13.6L-3.8 -11.4M5.4 -9.4L.8 -12.4M5.4 -13.8L9 -12.8"
    return (
        pen.shade(1.2, 4.6, 12.4, 6)
        + pen.ink("M-10.4 -2L0 4.4V9.2L-10.4 2.8z", p.stone)
        + pen.ink("M10.4 -2L0 4.4V9.2L10.4 2.8z", p.stone_dark)
        + pen.line("M-10.2 .5L0 6.8 10.2 .5M-6.8 .4v2.4M-3.4 2.4v2.2M-5.2 3.6v2.4M6.8 .4v2.4M3.4 2.4v2.2M5.2 3.6v2.4", p.stone_joint, 0.5)
        + pen.ink("M0 -8.4L10.4 -2 0 4.4 -10.4 -2z", p.stone_light)
        + pen.ink("M0 -5.4L5.6 -2 0 1.5 -5.6 -2z", p.wood)
        + pen.flat("M0 -5.4L5.6 -2 4.2 -1.2 0 -3.8 -4.2 -1.2 -5.6 -2z", p.wood_dark)
        + pen.line("M-5.2 -5.2l2.6 1.7M5.2 1.2l-2.6 -1.7M-5.2 1.2l2.6 -1.7", p.stone_joint, 0.5)
        + pen.ink("M-10.4 -2v-4.4l3.4 -2.1v2l3.4 -2.1v-1.6l3.6 -2.2v4.2L-6.2 .5z", p.stone)
        + pen.line("M-10.2 -4.2L-.2 -10.4M-7 -4.4v2M-3.6 -6.6v2", p.stone_joint, 0.45)
        + pen.line(crane, p.ink, 2)
        + pen.line(crane, p.wood_light, 1.1)
        + pen.line("M-3.8 -11.4v3.2", p.ink, 0.5)
        + pen.ink("M-5.4 -8.4h3.2v2.6h-3.2z", p.rock_light, 0.5)
        + pen.ink("M7.4 5.2l2.2 -1.3 2.2 1.3v2l-2.2 1.3 -2.2 -1.3z", p.rock_light, 0.5)
    )  # fmt: skip


def _tent(pen: Pen, x: float, y: float, k: float, stripe: str) -> str:
    p = pen.p
    return (
        f'<g transform="translate({n(x)} {n(y)})scale({k})">'
        + pen.shade(0.6, 0.2, 5, 1.3)
        + pen.ink("M-4 0v-3.4h8V0q-4 .9 -8 0z", p.cream)
        + pen.flat("M-2.6 .2v-3.6h1.6V.4zM1 .4v-3.8h1.6V.2z", stripe)
        + pen.ink("M-4.8 -3l4.8 -5.4L4.8 -3q-1.2 1 -2.4 0 -1.2 1 -2.4 0 -1.2 1 -2.4 0 -1.2 1 -2.4 0z", stripe)
        + pen.flat("M-1.3 -3l1.3 -5 1.3 5q-.7 .5 -1.3 0 -.6 .5 -1.3 0z", p.cream)
        + pen.line("M0 -8.4v-2.6", p.ink, 0.5)
        + pen.flat("M0 -11l3 .9 -3 1z", stripe)
        + "</g>"
    )


def fair(pen: Pen) -> str:
    """Draw a fairground: striped tents and pennons on trodden ground."""
    p = pen.p
    return (
        pen.oval(0, 1, 14, 11, p.ground, f' stroke="{p.street_rim}" stroke-width=".8" stroke-dasharray="2 1"')
        + pen.line("M-12 -5q6 3.6 12 0t12 0", p.wood_dark, 0.4)
        + pen.flat(
            "M-9.6 -3.8l1.6 0 -.9 2zM-5 -3.6l1.6 -.3 -.6 2.1zM3.6 -5.2l1.6 -.6 0 2.2zM8 -5.8l1.6 .2 -1 2z", p.red
        )
        + _tent(pen, -6.6, -0.6, 0.95, p.blue)
        + _tent(pen, 6.4, 0.6, 0.95, p.green)
        + _tent(pen, 0, 7.4, 1.25, p.red)
    )


def bazaar(pen: Pen) -> str:
    """Draw a bazaar: stalls with awnings, carpets and jars."""
    p = pen.p

    def stall(x: float, y: float, colour: str) -> str:
        return (
            f'<g transform="translate({n(x)} {n(y)})">'
            + pen.shade(0.5, 0.3, 5.4, 1.4)
            + pen.ink("M-4.4 0v-2.8h8.8V0z", p.wood_light, 0.5)
            + pen.line("M-4.2 -2.8v-3.2M4.2 -2.8v-3.2", p.wood_dark, 0.7)
            + pen.ink(
                "M-5.4 -5.4l1.2 -2.8h8.4l1.2 2.8q-1 1.2 -2.1 0 -1.1 1.2 -2.2 0 -1.1 1.2 -2.2 0 -1.1 1.2 -2.2 0 -1 1.2 -2.1 0z",
                colour,
                0.5,
            )
            + pen.flat("M-2.9 -8.2h1.9l-.1 2.9q-1 .9 -2 0zM1 -8.2h1.9l1.1 2.8q-1.3 1 -2.4 0z", p.cream)
            + "".join(
                pen.oval(at, -3.2, 0.9, 0.9, fruit)
                for at, fruit in ((-2.8, p.orange), (-0.9, p.gold), (1, p.red), (2.9, p.green))
            )
            + "</g>"
        )

    return (
        pen.oval(0, 1, 13, 10.4, p.ground_light, f' stroke="{p.street_rim}" stroke-width=".8"')
        + stall(-5.8, -1.6, p.purple)
        + stall(6, -0.8, p.orange)
        + pen.ink("M-10 6.2l3 -2.4h5l-2.4 3.4z", p.red, 0.4)
        + pen.line("M-8.6 6l2 -1.4M-6.4 6.2l2 -1.6", p.gold, 0.5)
        + stall(3.4, 8.4, p.blue)
    )


def crop_circle(pen: Pen, kind: str) -> str:
    """Draw a crop circle in ripe grain with a shield, a fork or a club."""
    p = pen.p
    inner = {
        "shield": "M-5 -5.4h10v5c0 4 -2.6 5.8 -5 7c-2.4 -1.2 -5 -3 -5 -7z",
        "fork": "M-4.6 -6.6v4.4a3.4 3.4 0 0 0 3.4 3.4v5.6h2.4v-5.6a3.4 3.4 0 0 0 3.4 -3.4v-4.4h-2.2v4.2l-1.3 .8v-5h-2.2v5l-1.3 -.8v-4.2z",
        "club": "M-5.6 6.4l-1 -1.2 6.4 -7.6c-.6 -2.4 1.4 -5.2 4 -5.4 2.6 0 3.6 2.4 2.6 4.6 -1 2 -3.4 3.2 -5.2 2.4z",
    }[kind]
    return (
        pen.oval(0, 0, 14, 13, p.wheat_soil, f' stroke="{p.wheat}" stroke-width="1.2"')
        + pen.line(
            "M-12 -3h24M-13 0h26M-12.4 3h25M-11 6h22M-11 -6h22M-8 9h16M-8 -9h16",
            p.wheat,
            0.7,
            ' stroke-dasharray="1.4 1"',
        )
        + pen.oval(0, 0, 10.6, 9.8, p.gold, f' stroke="{p.gold_dark}" stroke-width=".9"')
        + pen.oval(0, 0, 8.6, 7.9, p.wheat_soil, f' stroke="{p.gold_dark}" stroke-width=".6"')
        + pen.ink(inner, p.wood_dark, 0.5)
    )


def ferry_lake(pen: Pen) -> str:
    """Draw the lake of a ferry with landing stages; the boat is a piece and comes later."""
    p = pen.p
    return (
        pen.oval(0, 0.4, 15.4, 13, p.verge)
        + pen.oval(0, 0, 14.6, 12.2, p.bank)
        + pen.oval(0, 0, 13.2, 10.9, "url(#wa)", f' stroke="{p.water_dark}" stroke-width=".6"')
        + pen.line(
            "M-8 -3q2 -1.4 4 0M3 -5q2 -1.4 4 0M-3 4q2 -1.4 4 0M4.4 3q1.8 -1.2 3.6 0M-9 3q1.4 -1 2.8 0M-1 -.4q1.8 -1.2 3.6 0",
            p.water_light,
            0.7,
        )
    )


def hill(pen: Pen) -> str:
    """Draw the hill through which tunnels lead: it rises above their mouths and runs out into the meadow below."""
    p = pen.p
    crest = "M-19 6q-1.4 -7.4 4.4 -11 1.6 -8.4 8.6 -9.4 5.4 -5.6 11.4 -1.6 6.8 .4 8.4 7.8 6.2 3.4 5.6 14.2"
    return (
        pen.shade(2, 7, 20, 6.4)
        + pen.flat(f"{crest}q-19 9.4 -38.4 0z", p.grass_dark)
        + pen.flat("M-17.4 5q-.2 -5.4 4.4 -8.6 1.4 -7.6 8.2 -9 4.4 -4.6 8.8 -2.6 -6.6 3.4 -8 9.4 -8.4 2 -13.4 10.8z", p.grass_light)
        + pen.flat("M8.4 -11q4.4 2 5 6.4 4.6 3.4 4.6 9.6 -5 2.8 -9 3.2 4.6 -9.2 -.6 -19.2z", p.tuft, 0.55)
        + pen.line(crest, p.ink, 0.7)
        + pen.ink("M-3.4 -6.4l2 -4.4 3.6 -1.2 3 2.6 .8 3.4q-4.6 1.6 -9.4 -.4z", p.rock, 0.5)
        + pen.flat("M-2.6 -6.6l1.6 -3.6 2.6 -.8 -1 3.6z", p.rock_light)
        + use("t1", -9.4, -6.6)
        + use("t6", 8.8, -7.4)
        + use("t2", -1.6, -12.6)
        + use("t7", 5.4, -1)
        + use("t3", -5.6, 1.6)
    )  # fmt: skip


def pigs(pen: Pen) -> str:
    """Draw a herd of pigs in its pen."""
    p = pen.p

    def pig(x: float, y: float, hand: int) -> str:
        return (
            f'<g transform="translate({n(x)} {n(y)})scale({hand} 1)">'
            + pen.shade(0, 2.8, 4.6, 1)
            + pen.line("M-2.6 1.4v1.8M-1.2 1.8v1.5M1.4 1.8v1.5M2.6 1.4v1.8", p.red_dark, 0.9)
            + pen.line("M-4.2 -.6q-1.6 -.2 -1.2 -1.8", p.red_dark, 0.6)
            + pen.ink(
                "M-4.4 0c-.2 -3.6 6 -3.6 7.2 -2.2l1.2 -1 .5 1.6 .9 1.2 1 .2v1.8l-1.4 .2c-1.2 1.4 -9 2 -9.4 -1.8z",
                p.pink,
                0.5,
            )
            + pen.oval(4, -0.6, 0.5, 0.5, p.ink)
            + "</g>"
        )

    return (
        pen.oval(0, 0.6, 9.6, 7, p.ground_dark, ' fill-opacity=".75"')
        + pig(-3.8, -3.4, -1)
        + pig(4, -1.4, 1)
        + pig(-2, 2.8, 1)
        + pen.line("M-9.6 3.4q9.6 8 19.2 0M-9.6 1.4q9.6 8 19.2 0", p.wood, 0.7)
        + pen.line("M-9.4 .2v4.2M-5 3v4.2M0 4.4v4.2M5 3v4.2M9.4 .2v4.2", p.wood_dark, 0.9)
    )


def flier(pen: Pen, direction: str, rotation: int) -> str:
    """Draw a flying machine and an arrow in the direction of its flight."""
    p = pen.p
    eighth = (COMPASS.index(direction) + 2 * rotation) % 8
    arrow = (
        f'<g transform="rotate({45 * eighth - 90})">'
        + pen.ink("M6 -1.7h7.6v-3l6.4 4.7 -6.4 4.7v-3h-7.6z", p.red, 0.6)
        + pen.line("M-4 -4.4h-6.6M-5 0h-9M-4 4.4h-6.6", p.white, 0.9)
        + "</g>"
    )
    return (
        pen.oval(1, 8.6, 8, 2, p.shadow, ' fill-opacity=".26"')
        + arrow
        + pen.ink(
            "M-1 -1.6C-5 -7.6 -10 -8 -12.4 -5.4c2.6 .4 3.4 1.6 4.6 2.6 -2 0 -3.4 .8 -4 2 3.6 -.2 7.4 1.6 10.6 2.2z",
            p.cream,
        )
        + pen.ink(
            "M1 -1.6C5 -7.6 10 -8 12.4 -5.4c-2.6 .4 -3.4 1.6 -4.6 2.6 2 0 3.4 .8 4 2 -3.6 -.2 -7.4 1.6 -10.6 2.2z",
            p.cream,
        )
        + pen.line("M-1.6 -1C-5 -5 -8 -6 -11 -5.4M1.6 -1C5 -5 8 -6 11 -5.4M-2 0q-4 -2 -8 -1M2 0q4 -2 8 -1", p.wood, 0.5)
        + pen.ink("M-2 -4.4q2 -1.8 4 0l.8 6.4q-2.8 2 -5.6 0z", p.wood_light)
        + pen.ring(0, -4.4, 1.7, p.skin, 0.5)
        + pen.flat("M-1.7 -4.8a1.7 1.7 0 0 1 3.4 0z", p.wood_dark)
    )


def gold_mine(pen: Pen) -> str:
    """Draw bars of gold in front of a rock."""
    p = pen.p

    def bar(x: float, y: float) -> str:
        return (
            f'<g transform="translate({n(x)} {n(y)})">'
            + pen.ink("M-4 1.6l.9 -2.6h5.4l.9 2.6z", p.gold, 0.5)
            + pen.ink("M-3.1 -1l1.2 -1.4h5l-.8 1.4z", p.flower_yellow, 0.5)
            + pen.ink("M3.2 1.6l-.9 -2.6 .8 -1.4 1.2 2.4z", p.gold_dark, 0.5)
            + "</g>"
        )

    return (
        pen.shade(0.6, 4.6, 8.4, 2.6)
        + pen.ink("M-8 4.4l1 -6 3.4 -3.6 4.4 -1.4 4.6 2.6 2.2 4.8 .6 3.6q-8 2.4 -16.2 0z", p.rock)
        + pen.flat("M-6.6 2l1 -3.4 3 -3 2 2 -2.6 2.6z", p.rock_light)
        + bar(-3.6, 4.4)
        + bar(3.8, 4.4)
        + bar(0.2, 0.6)
    )


def portal(pen: Pen) -> str:
    """Draw a magic portal: an arch of stones with a whirl of light."""
    p = pen.p
    return (
        pen.shade(0.6, 8, 8, 2)
        + pen.ink("M-7.4 8V-1.4a7.4 7.6 0 0 1 14.8 0V8z", p.stone)
        + pen.ink("M-4.8 8V-1.4a4.8 5 0 0 1 9.6 0V8z", p.purple)
        + pen.line(
            "M0 1.4c1.4 -.6 .8 -2.6 -.8 -2.2 -2.2 .6 -2 4 .6 4.4 3.4 .4 4.6 -3.6 2.6 -5.8 -2.4 -2.4 -6.4 -.8 -6.6 2.6",
            p.flower_blue,
            0.9,
        )
        + pen.flat(
            "M-2.6 -3.6l.4 .9 .9 .4 -.9 .4 -.4 .9 -.4 -.9 -.9 -.4 .9 -.4zM2.4 4l.4 .9 .9 .4 -.9 .4 -.4 .9 -.4 -.9 -.9 -.4 .9 -.4z",
            p.gold,
        )
        + pen.line(
            "M-7.2 3.6h2.2M-7.2 -.6h2.2M-5.8 -4.8l1.8 1.2M0 -8.8v2.2M5.8 -4.8l-1.8 1.2M7.2 -.6h-2.2M7.2 3.6h-2.2",
            p.stone_joint,
            0.6,
        )
    )


def quarter(pen: Pen, kind: str) -> str:
    """Draw the building of a quarter of the city of Carcassonne."""
    p = pen.p
    plaza = pen.oval(0, 8, 21, 11, p.street, f' stroke="{p.street_rim}" stroke-width=".8"')
    if kind == "castle":
        keep = "".join(pen.spire(x, y, 7, h, 8) for x, y, h in ((-12, 8, 19), (12, 8, 19), (-5, 12, 23), (7, 12, 16)))
        return (
            plaza
            + pen.shade(2, 12, 20, 4)
            + pen.ink("M-14 10V-4h28V10z", p.stone)
            + keep
            + pen.arch(1.2, 12, 2.4, 6, p.door)
        )
    if kind == "smithy":
        return (
            plaza
            + pen.shade(2, 11, 17, 4)
            + pen.gabled(-13, 11, 22, 10, 9, p.roof_5, p.plaster_2)
            + pen.ink("M5 -6v-9h5v14z", p.rock)
            + pen.oval(8, -18, 3, 2.2, p.smoke, ' fill-opacity=".6"')
            + pen.arch(-5, 11, 3.4, 7.6, p.door)
            + pen.flat("M-7.6 10q2.6 -5 5.2 0z", p.orange)
            + pen.ink("M9 11h9v-1.6h-2.6v-2h4.2q.2 -2.6 -2.4 -2.6h-9q-.6 2.6 2 2.6h.8v2H9z", p.steel)
        )
    if kind == "cathedral":
        return plaza + f'<g transform="translate(0 2)scale(.86)">{_minster(pen)}</g>'
    return plaza + "".join(
        f'<g transform="translate({x} {y})scale(.8)">{bazaar(pen)}</g>' for x, y in ((-10, -1), (9, 1), (0, 12))
    )


def _minster(pen: Pen) -> str:
    p = pen.p
    return (
        pen.shade(3, 13, 22, 5)
        + pen.gabled(-20, 13, 36, 14, 11, p.slate, p.plaster_2)
        + pen.ink("M6 13V-8l7 -9 7 9V13z", p.plaster_3)
        + pen.line("M5 -7.4l8 -10 8 10", p.slate_dark, 1.6)
        + pen.ring(13, -5, 3, p.lit)
        + pen.arch(13, 13, 2.6, 8, p.door)
        + "".join(pen.arch(x, 8, 1.4, 6.6, p.lit) for x in (-12, -7, -2, 3))
        + pen.spire(-19, 14, 8, 29, 14)
        + pen.cross(-19, -29)
        + pen.cross(13, -17.4)
    )


def market(pen: Pen) -> str:
    """Draw the market of a courtyard: two stalls and baskets."""
    return f'<g transform="scale(.8)">{bazaar(pen)}</g>'


def square(pen: Pen) -> str:
    """Draw a square that parts roads: rings of paving round a statue on its pedestal."""
    p = pen.p
    return (
        pen.oval(0, 0, 12.4, 12.4, p.street, f' stroke="{p.road_rim}" stroke-width="1"')
        + pen.oval(0, 0, 9, 9, p.court_light, f' stroke="{p.street_rim}" stroke-width=".9" stroke-dasharray="2.4 1"')
        + pen.oval(0, 0, 5, 5, p.street, f' stroke="{p.street_rim}" stroke-width=".8"')
        + pen.shade(2, 2, 5.6, 2)
        + pen.ink("M-4 2.6v-2h8v2q-4 1.4 -8 0z", p.stone_dark, 0.5)
        + pen.ink("M-3 1v-4.4h6V1q-3 1 -6 0z", p.stone, 0.5)
        + pen.ink("M-2.2 -3.2l.6 -5.2q-1.6 -.4 -1.2 -2l1.4 -.6q-.8 -2.6 1.4 -2.8 2.2 .2 1.4 2.8l3.2 -3 .7 .7 -2.6 4.2 .5 5.9z", p.green, 0.5)
        + pen.line("M4.2 -15.6v6", p.gold, 0.8)
    )  # fmt: skip


def fountain(pen: Pen) -> str:
    """Draw a fountain on a road."""
    p = pen.p
    return (
        pen.shade(0.8, 2, 7.4, 5)
        + pen.ink("M-6.6 0v1.8a6.6 4.6 0 0 0 13.2 0V0z", p.stone_dark)
        + pen.oval(0, 0, 6.6, 4.8, p.stone_light, f' stroke="{p.ink}" stroke-width=".6"')
        + pen.oval(0, 0, 5, 3.5, "url(#wa)", f' stroke="{p.ink}" stroke-width=".4"')
        + pen.ink("M-1.1 1v-5.4h2.2V1q-1.1 .6 -2.2 0z", p.stone, 0.5)
        + pen.ink("M-2.6 -4.2h5.2l-.8 1.4h-3.6z", p.stone_light, 0.5)
        + pen.line("M0 -4.6c0 -3 -2.6 -3 -3 .8M0 -4.6c0 -3 2.6 -3 3 .8M0 -4.6v-2.6", p.water, 0.9)
    )
