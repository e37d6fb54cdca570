"""Signs of one family: a shield for pennants and goods, a round badge for everything that has a rule of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.art.shapes import number as n

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.art.pen import Pen

DIGITS: Final = {
    "0": "M2 0C.6 0 0 1.4 0 3s.6 3 2 3 2 -1.4 2 -3S3.4 0 2 0z", "1": "M.6 1.4L2.2 0v6", "2": "M.2 1.6C.4 -.6 3.8 -.6 3.8 1.6 3.8 3.2 1 4 .2 6H4",
    "3": "M.4 0h3.2L1.8 2.4C4.6 2.4 4.4 6 2 6 1 6 .4 5.6 0 4.8", "4": "M3 6V0L0 4.2h4.2", "5": "M3.6 0H.8L.4 2.8C1.6 1.8 4 2.2 4 4 4 6.4 .8 6.4 0 5",
    "6": "M3.4 .2C1.4 .2 .2 2 .2 4c0 2.8 3.8 2.6 3.8 .2 0 -2.2 -3 -2.4 -3.6 -.6", "7": "M0 0h4L1.6 6",
    "8": "M2 2.8C.4 2.4 .2 0 2 0s1.6 2.4 0 2.8C-.2 3.2 -.2 6 2 6s2.2 -2.8 0 -3.2z", "9": "M.6 5.8C2.6 5.8 3.8 4 3.8 2c0 -2.8 -3.8 -2.6 -3.8 -.2 0 2.2 3 2.4 3.6 .6",
}  # fmt: skip
"""Numerals as strokes, 4 by 6 units, so that no picture needs a font."""
SHIELD: Final = "M-5.6 -6.4h11.2v6.2c0 4 -3 6.2 -5.6 7.4c-2.6 -1.2 -5.6 -3.4 -5.6 -7.4z"


def numeral(pen: Pen, value: int, colour: str, height: float = 6.0, width: float = 1.2) -> str:
    """Write a number round the origin."""
    k = height / 6
    text = str(value)
    start = -(len(text) * 5.2 - 1.2) / 2
    strokes = "".join(
        f'<path transform="translate({n(start + at * 5.2)} -3)" d="{DIGITS[digit]}"/>' for at, digit in enumerate(text)
    )
    wide = width if pen.fine else width * 1.3
    return (
        f'<g transform="scale({k:.2f})" fill="none" stroke="{colour}" stroke-width="{n(wide)}" stroke-linecap="round" '
        f'stroke-linejoin="round">{strokes}</g>'
    )


def pennant(pen: Pen) -> str:
    """Draw the shield of a city: a golden star on blue."""
    p = pen.p
    star = "M0 -4.6l1.3 2.9 3.1 .3 -2.3 2.1 .6 3.1 -2.7 -1.6 -2.7 1.6 .6 -3.1 -2.3 -2.1 3.1 -.3z"
    return _shield(pen, p.blue) + pen.flat(star, p.gold)


def _shield(pen: Pen, colour: str) -> str:
    p = pen.p
    return (
        f'<path d="{SHIELD}" transform="translate(.8 1.1)" fill="{p.shadow}" fill-opacity=".35"/>'
        f'<path d="{SHIELD}" fill="{colour}" stroke="{p.ink}" stroke-width="2"/>'
        f'<path d="{SHIELD}" fill="{colour}" stroke="{p.white}" stroke-width="1.2"/>'
    )


def _badge(pen: Pen, colour: str) -> str:
    p = pen.p
    return (
        pen.oval(0.8, 1.1, 8, 8, p.shadow, ' fill-opacity=".35"')
        + f'<circle r="7.8" fill="{p.cream}" stroke="{p.ink}" stroke-width=".6"/>'
        + f'<circle r="6.7" fill="none" stroke="{colour}" stroke-width="1.1"/>'
    )


def goods(pen: Pen, kind: str) -> str:
    """Draw the shield of a trader: a barrel of wine, a sheaf of grain, a bale of cloth."""
    p = pen.p
    if kind == "wine":
        return (
            _shield(pen, p.purple_dark)
            + pen.line("M.4 -5.2q-.2 1.4 -.6 2", p.wood_light, 0.9)
            + pen.ink("M.2 -4q1 -2 3.8 -1.2 -.2 2 -2.4 2.2z", p.green, 0.4)
            + "".join(
                pen.ring(x, y, 1.35, p.flower_blue, 0.4)
                for x, y in ((-2.7, -1.8), (-0.2, -2.2), (2.3, -1.8), (-1.5, 0.4), (1.1, 0.4), (-0.2, 2.6))
            )
        )
    if kind == "grain":
        return (
            _shield(pen, p.green_dark)
            + pen.line("M0 4.6V-3M-.4 4.4C-1.6 1 -2.4 -1 -3.2 -2.4M.4 4.4C1.6 1 2.4 -1 3.2 -2.4", p.gold, 0.9)
            + "".join(
                pen.oval(x, y, 1, 1.5, p.gold, f' transform="rotate({a} {x} {y})"')
                for x, y, a in (
                    (0, -4.4, 0),
                    (-1.2, -2.6, -30),
                    (1.2, -2.6, 30),
                    (-3.4, -3, -30),
                    (3.4, -3, 30),
                    (-2.4, -0.8, -40),
                    (2.4, -0.8, 40),
                )
            )
            + pen.line("M-1.8 1.8h3.6", p.red, 1.1)
        )
    return (
        _shield(pen, p.red_dark)
        + pen.ink("M-3.8 -3.6h6.2a1.6 1.6 0 0 1 1.4 1.6v4.6h-6.4a1.6 1.6 0 0 1 -1.2 -1.6z", p.cream, 0.5)
        + pen.ink("M-3.8 -3.6a1.5 1.5 0 0 1 2.8 0v4.6a1.5 1.5 0 0 0 -2.8 0z", p.flower_blue, 0.5)
        + pen.line("M.4 -2v4M2.2 -2v4", p.blue, 0.7)
    )


def princess(pen: Pen) -> str:
    """Draw the princess: a lady with a pointed hat and a veil."""
    p = pen.p
    return (
        _badge(pen, p.blue)
        + pen.flat("M.6 -6.4q5.8 1.6 5 9 -1.8 -4.4 -4.4 -5.6z", p.flower_blue)
        + pen.ink("M-5 5.2q.4 -4.4 5 -4.8 4.6 .4 5 4.8 -5 2.8 -10 0z", p.pink, 0.5)
        + pen.ink("M-3 -1.4l3.6 -5.4 2.2 4.6z", p.blue, 0.5)
        + pen.flat("M-3 -1.2q-.8 3 -.4 4.4l1.8 -1zM2.8 -1.2q.8 3 .4 4.4l-1.8 -1z", p.gold)
        + pen.ring(0, -0.4, 2.5, p.skin, 0.5)
        + pen.flat("M-2.6 -.4q.2 -2.8 2.8 -2.6 2.4 .2 2.4 2.6 -1.2 -1.4 -2.6 -1.2 -1.4 -.2 -2.6 1.2z", p.gold)
    )


def dragon(pen: Pen) -> str:
    """Draw the head of a dragon, spitting fire."""
    p = pen.p
    return (
        _badge(pen, p.red)
        + pen.ink(
            "M4.6 5.6C5 2 4.4 -1.4 1.8 -3.4l1.4 -2.2 -3.2 1.2 -1 -1.6 -.6 2.2C-3.6 -3.4 -5 -2 -5.8 -.4l1.6 1 3 -.2 -2.4 1.4 3.4 .2C1 3 0 4.4 -.6 6z",
            p.green,
            0.5,
        )
        + pen.flat("M4.2 4.6l-2 -1 1.4 -.8 -1.8 -1.2 1.8 -.6 -2.2 -1.4", p.green_dark)
        + pen.flat("M-1.4 -2.6l1.6 .2 -1 1z", p.gold)
        + pen.ink(
            "M-3.8 1.8q-2 .4 -2.4 2.4 1.2 -.6 1.6 -.2 -.4 1 -.2 1.8 1.4 -1.4 2.4 -1.4 1 -.4 .8 -1.6z", p.orange, 0.4
        )
    )


def festival(pen: Pen) -> str:
    """Draw fireworks over a festival."""
    p = pen.p
    rays = "M0 -2v-4M1.4 -1.4l2.8 -2.8M2 0h4M1.4 1.4l2.8 2.8M0 2v4M-1.4 1.4l-2.8 2.8M-2 0h-4M-1.4 -1.4l-2.8 -2.8"
    return (
        _badge(pen, p.orange)
        + pen.line(rays, p.red, 1.1)
        + "".join(
            pen.oval(x, y, 0.9, 0.9, colour)
            for x, y, colour in (
                (2, -4.8, p.gold_dark),
                (4.9, -1.9, p.blue),
                (4.8, 2.1, p.green),
                (1.9, 4.9, p.purple),
                (-2, 4.8, p.gold_dark),
                (-4.9, 1.9, p.blue),
                (-4.8, -2.1, p.green),
                (-1.9, -4.9, p.purple),
            )
        )
        + pen.ring(0, 0, 1.6, p.gold, 0.4)
    )


def mage(pen: Pen) -> str:
    """Draw the hat of the mage."""
    p = pen.p
    return (
        _badge(pen, p.purple)
        + pen.ink("M-3.4 2.6C-2.2 -1 -1 -4 2.4 -5.8c-.4 2.4 .6 5.6 1.4 8.4z", p.purple, 0.5)
        + pen.ink("M-5.6 3.4q5.6 -2.6 11.2 0 -5.6 2.8 -11.2 0z", p.purple_dark, 0.5)
        + pen.flat(
            "M-.6 -1.6l.5 1 1.1 .2 -.8 .7 .2 1.1 -1 -.6 -1 .6 .2 -1.1 -.8 -.7 1.1 -.2zM1.6 -3.6l.3 .6 .7 .1 -.5 .5 .1 .7 -.6 -.4 -.6 .4 .1 -.7 -.5 -.5 .7 -.1z",
            p.gold,
        )
    )


def robber(pen: Pen) -> str:
    """Draw a robber with hood and mask."""
    p = pen.p
    return (
        _badge(pen, p.black)
        + pen.ink("M-4.6 5.2C-5 0 -3.4 -5.4 0 -5.6 3.4 -5.4 5 0 4.6 5.2q-4.6 2 -9.2 0z", p.green_dark, 0.5)
        + pen.ink("M-2.9 .4a2.9 3.4 0 0 1 5.8 0q-.6 3 -2.9 3.2 -2.3 -.2 -2.9 -3.2z", p.skin, 0.5)
        + pen.flat("M-3 -1h6l-.2 2.2q-2.8 .8 -5.6 0z", p.black)
        + pen.oval(-1.3, 0, 0.6, 0.6, p.white)
        + pen.oval(1.3, 0, 0.6, 0.6, p.white)
    )


def plague(pen: Pen) -> str:
    """Draw the source of the plague: a rat."""
    p = pen.p
    return (
        _badge(pen, p.green)
        + pen.line("M4 2.6q3 -.8 1.6 -3.8 -.8 -1.4 -2.2 -.8", p.pink, 0.9)
        + pen.ink("M-6 2.4l2.4 -3.4q.4 -1.6 1.8 -1.6 1 0 1.2 1 4.6 -.8 5 4.4 -5.4 1.4 -10.4 -.4z", p.rock_dark, 0.5)
        + pen.oval(-1.7, -1.7, 1, 1, p.pink)
        + pen.oval(-3.7, 0.4, 0.5, 0.5, p.white)
        + pen.oval(-5.9, 2.3, 0.5, 0.5, p.pink)
        + pen.line("M-2 3.2v1M1.6 3.4v1", p.ink, 0.7)
    )


def wheel(pen: Pen, value: int) -> str:
    """Draw a wheel of fortune with its number."""
    p = pen.p
    rays = (
        "M0 -7.4V-4M5.2 -5.2L2.9 -2.9M7.4 0H4M5.2 5.2L2.9 2.9M0 7.4V4M-5.2 5.2L-2.9 2.9M-7.4 0H-4M-5.2 -5.2L-2.9 -2.9"
    )
    return (
        pen.oval(0.8, 1.1, 8.4, 8.4, p.shadow, ' fill-opacity=".35"')
        + pen.ring(0, 0, 8.2, p.wood_light)
        + pen.ring(0, 0, 6.6, p.gold, 0.5)
        + pen.line(rays, p.wood_dark, 1)
        + pen.ring(0, 0, 4.7, p.cream, 0.5)
        + numeral(pen, value, p.red_dark, 5.6, 1.3)
    )


def cathar(pen: Pen) -> str:
    """Draw a siege: crossed swords before a burning wall."""
    p = pen.p
    return (
        pen.oval(0.8, 1.1, 9, 9, p.shadow, ' fill-opacity=".35"')
        + pen.ring(0, 0, 8.6, p.black)
        + pen.line("M0 -7.2a7.2 7.2 0 1 1 -.1 0", p.gold, 0.9)
        + pen.ink(
            "M-4.4 -1c-.8 -2.4 .6 -3.4 1 -4.6 1 .8 1 1.6 1.4 2 .2 -1.4 1 -2.6 2.2 -3 0 1.4 1 2 1.4 3 .4 -.4 .6 -1 .6 -1.6 1.6 1 2.4 2.6 1.6 4.6z",
            p.orange,
            0.4,
        )
        + pen.ink("M-4.8 4.6V-2h1.6v1.2h1.6V-2h3.2v1.2h1.6V-2h1.6v6.6z", p.stone, 0.5)
        + pen.line("M-4.6 5L4 -3.6M4.6 5L-4 -3.6", p.ink, 1.9)
        + pen.line("M-4.6 5L4 -3.6M4.6 5L-4 -3.6", p.white, 1.1)
        + pen.line("M-5 2.4L-2.4 5M5 2.4L2.4 5", p.gold, 1.1)
    )


SIGNS: Final[dict[str, Callable[[Pen], str]]] = {
    "pennant": pennant,
    "wine": lambda pen: goods(pen, "wine"),
    "grain": lambda pen: goods(pen, "grain"),
    "cloth": lambda pen: goods(pen, "cloth"),
    "princess": princess,
    "dragon": dragon,
    "festival": festival,
    "mage": mage,
    "robber": robber,
    "plague": plague,
    "cathar": cathar,
}
"""Signs that lie above everything else, each drawn with a radius of about 8 units."""
