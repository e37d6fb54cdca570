"""A little life as shared sprites: mills, animals, carts, people, boats and washing lines; none of it has a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.pen import Pen
from bastide.art.shapes import number as n

if TYPE_CHECKING:
    from bastide.art.themes import Palette

COUNTRY: Final = {"mill": 7.5, "sheep": 6.0, "cows": 6.0, "cart": 4.5, "shepherd": 5.5, "hives": 4.5, "rocks": 4.5}
"""What stands on fields, with the room it needs."""
WALKERS: Final = ("walker", "pilgrim", "mule")
"""Who is on the road."""
TOWN: Final = ("washing", "townsfolk", "crates", "well")
"""What stands between houses."""


def life_sprites(p: Palette, *, fine: bool) -> dict[str, str]:
    """Draw all of them, by name."""
    pen = Pen(p, fine=fine)
    return {
        "mill": _mill(pen), "sheep": _flock(pen), "cows": _cows(pen), "cart": _cart(pen), "shepherd": _shepherd(pen),
        "hives": _hives(pen), "rocks": _rocks(pen), "boat": _boat(pen), "ducks": _ducks(pen),
        "walker": _folk(pen, p.red_dark, p.wood), "pilgrim": _folk(pen, p.slate, p.wheat), "mule": _mule(pen),
        "washing": _washing(pen), "townsfolk": _townsfolk(pen), "crates": _crates(pen), "well": _well_house(pen),
    }  # fmt: skip


def _mill(pen: Pen) -> str:
    p = pen.p
    sails = "".join(
        f'<path transform="translate(0 -9.4)rotate({angle})" d="M0 0h7.4M2 .4h5v1.9h-5z" fill="{p.white}" '
        f'stroke="{p.wood_dark}" stroke-width=".55"/>'
        for angle in (24, 114, 204, 294)
    )
    return (
        pen.shade(1.4, 0.3, 5, 1.6)
        + pen.ink("M-3.4 .3l.9 -8.6h5l.9 8.6q-3.4 1 -6.8 0z", p.plaster_3, 0.5)
        + pen.flat("M.8 .8l.2 -9h1.5l.9 8.5q-1.2 .4 -2.6 .5z", p.plaster_shade)
        + pen.ink("M-3.1 -8l3.1 -4.4 3.1 4.4q-3.1 .9 -6.2 0z", p.roof_1, 0.5)
        + pen.arch(-0.4, 0.5, 0.9, 2.4, p.door)
        + pen.flat("M-.6 -5.6h1.2v1.3h-1.2z", p.window)
        + sails
        + pen.oval(0, -9.4, 0.7, 0.7, p.wood_dark)
    )


def _sheep(pen: Pen, x: float, y: float, hand: int) -> str:
    p = pen.p
    return (
        f'<g transform="translate({n(x)} {n(y)})scale({hand} 1)">'
        + pen.shade(0, 0.1, 2, 0.6)
        + pen.line("M-.9 0v-1M.8 0v-1", p.ink, 0.5)
        + pen.ink("M-1.8 -1.4a1 1 0 0 1 .8 -1.4a1.2 1.2 0 0 1 1.9 -.1a1 1 0 0 1 .9 1.5a.9 .9 0 0 1 -1 .8h-1.7a.9 .9 0 0 1 -.9 -.8z", p.white, 0.35)
        + pen.oval(2, -2.2, 0.7, 0.6, p.rock_dark)
        + "</g>"
    )  # fmt: skip


def _flock(pen: Pen) -> str:
    return _sheep(pen, -3.4, -1.6, 1) + _sheep(pen, 2.6, -2.4, -1) + _sheep(pen, -0.4, 1, 1) + _sheep(pen, 4.2, 1.6, 1)


def _cows(pen: Pen) -> str:
    p = pen.p

    def cow(x: float, y: float, hand: int, colour: str) -> str:
        return (
            f'<g transform="translate({n(x)} {n(y)})scale({hand} 1)">'
            + pen.shade(0, 0.1, 2.8, 0.7)
            + pen.line("M-1.7 0v-1.4M-.8 0v-1.2M1.1 0v-1.2M1.9 0v-1.4", p.ink, 0.5)
            + pen.ink(
                "M-2.4 -1.3v-1.9q2.2 -.7 4.4 -.2l1.3 -.7 .9 1 -.7 1 -.8 .1 -.3 1.1q-2.4 .6 -4.8 -.4z", colour, 0.4
            )
            + pen.flat("M-1 -3.2q1 -.4 1.8 .1l-.6 1.2z", p.white)
            + "</g>"
        )

    return cow(-2.6, -1.2, 1, p.wood) + cow(3, 1.2, -1, p.wood_light)


def _cart(pen: Pen) -> str:
    p = pen.p
    return (
        pen.shade(0.4, 0.3, 4.4, 1.2)
        + pen.line("M3 -1.6h3", p.wood_dark, 0.7)
        + pen.ink("M-3.2 -3.6q3 -2.8 6 0z", p.wheat, 0.4)
        + pen.ink("M-3.6 -3.6h7l-.6 2.4h-5.8z", p.wood_light, 0.45)
        + pen.ring(-1.6, -0.9, 1.3, p.wood, 0.45)
        + pen.ring(1.8, -0.9, 1.3, p.wood, 0.45)
    )


def _folk(pen: Pen, coat: str, hat: str, x: float = 0.0, y: float = 0.0) -> str:
    """Draw somebody on foot: very small, so that nobody takes him for a figure."""
    p = pen.p
    return (
        f'<g transform="translate({n(x)} {n(y)})">'
        + pen.oval(0.4, 0.1, 1.1, 0.4, p.shadow, ' fill-opacity=".3"')
        + pen.flat("M-.9 0l.4 -2.2h1l.4 2.2z", coat)
        + pen.oval(0, -2.7, 0.62, 0.62, p.skin)
        + pen.line("M-.7 -3.1h1.4", hat, 0.55)
        + "</g>"
    )


def _shepherd(pen: Pen) -> str:
    p = pen.p
    return _flock(pen) + _folk(pen, p.blue, p.wood, -5.6, 1.6) + pen.line("M-4.6 1.6v-4q.7 -.9 1.2 0", p.wood_dark, 0.4)


def _mule(pen: Pen) -> str:
    p = pen.p
    return (
        _folk(pen, p.green_dark, p.wood, 2.6, 0.4)
        + pen.shade(-0.6, 0.1, 1.8, 0.5)
        + pen.line("M-1.5 0v-1.2M.3 0v-1.2", p.ink, 0.45)
        + pen.ink("M-2 -1.1v-1.2h2.3l1 -1.1 .5 .8 -.9 1.5z", p.smoke, 0.35)
        + pen.flat("M-1.3 -2.9h1.2v1.4h-1.2z", p.red)
    )


def _hives(pen: Pen) -> str:
    p = pen.p
    return "".join(
        f'<g transform="translate({n(x)} {n(y)})">'
        + pen.shade(0.2, 0.2, 1.7, 0.5)
        + pen.ink("M-1.3 .1q-.3 -2.8 1.3 -3 1.6 .2 1.3 3z", p.wheat, 0.4)
        + pen.line("M-1.1 -.7h2.2M-1 -1.6h2", p.wood, 0.3)
        + "</g>"
        for x, y in ((-2.4, -0.6), (0.6, -1), (2.8, 0.8))
    )


def _rocks(pen: Pen) -> str:
    p = pen.p
    return (
        pen.shade(0.4, 0.3, 4, 1.2)
        + pen.ink("M-3.6 .4l.8 -2.6 1.8 -.9 1.4 1.2 .4 2.2q-2.2 .7 -4.4 .1z", p.rock, 0.4)
        + pen.flat("M-3 -.4l.5 -1.6 1.4 -.7 .4 1.2z", p.rock_light)
        + pen.ink("M.6 .8l.4 -1.6 1.4 -.6 1.2 .9 .3 1.3q-1.7 .5 -3.3 0z", p.rock, 0.4)
    )


def _boat(pen: Pen) -> str:
    """Draw a rowing boat; ferries have sails."""
    p = pen.p
    return (
        pen.oval(0.3, 0.5, 4, 1.1, p.shadow, ' fill-opacity=".22"')
        + pen.line("M-2.6 1.6l1.6 -2.6M2.2 1.6l-1.2 -2.6", p.wood_dark, 0.45)
        + _folk(pen, p.red_dark, p.wheat, -0.2, -0.5)
        + pen.ink("M-3.8 -1h7.6q-.8 1.9 -2 2h-3.6q-1.2 -.1 -2 -2z", p.wood, 0.4)
    )


def _ducks(pen: Pen) -> str:
    p = pen.p
    return "".join(
        pen.oval(x, y, 0.9, 0.55, p.white)
        + pen.oval(x + 0.8, y - 0.5, 0.4, 0.4, p.green_dark)
        + pen.line(f"M{n(x - 1.4)} {n(y + 0.8)}h2.6", p.water_light, 0.3)
        for x, y in ((-2, 0), (1, -1.2), (2, 1.2))
    )


def _washing(pen: Pen) -> str:
    p = pen.p
    cloths = "".join(
        pen.flat(f"M{n(x)} {n(-3.5 - 0.15 * (3 - abs(x)))}h1.2v{n(h)}h-1.2z", colour)
        for x, h, colour in ((-2.8, 1.8, p.white), (-1.2, 1.4, p.red), (0.4, 2, p.white), (2, 1.5, p.slate_light))
    )
    return (
        pen.line("M-4 0v-4M4 0v-4", p.wood_dark, 0.6)
        + pen.line("M-4 -3.9q4 1.2 8 0", p.ink, 0.3)
        + cloths
    )  # fmt: skip


def _townsfolk(pen: Pen) -> str:
    p = pen.p
    return (
        _folk(pen, p.blue, p.wood, -1.8, -0.4)
        + _folk(pen, p.red_dark, p.white, 0.2, 0.4)
        + _folk(pen, p.purple, p.wheat, 2.4, -0.2)
    )


def _crates(pen: Pen) -> str:
    p = pen.p
    return (
        pen.shade(0.3, 0.2, 3, 0.8)
        + pen.ink("M-2.6 .1v-2h2v2z", p.wood_light, 0.35)
        + pen.ink("M-.3 .3v-2h2v2z", p.wood, 0.35)
        + pen.ink("M-1.6 -1.8v-1.7h1.8v1.7z", p.wood_light, 0.35)
        + pen.oval(2.8, -0.6, 0.9, 1.1, p.wood_dark)
    )


def _well_house(pen: Pen) -> str:
    """Draw a draw-well under a small roof."""
    p = pen.p
    return (
        pen.shade(0.4, 0.3, 2.8, 0.9)
        + pen.ink("M-1.9 .3v-1.6h3.8v1.6q-1.9 .6 -3.8 0z", p.stone_dark, 0.4)
        + pen.line("M-1.6 -1.2v-2.8M1.6 -1.2v-2.8", p.wood_dark, 0.5)
        + pen.ink("M-2.6 -3.6l2.6 -1.9 2.6 1.9z", p.roof_4, 0.4)
    )
