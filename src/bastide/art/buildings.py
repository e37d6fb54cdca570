"""Buildings in the country: monasteries (not two alike), abbey, shrine, inn, cathedral, school and village."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.art.pen import placed
from bastide.art.shapes import number as n
from bastide.art.sprites import use

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.art.pen import Pen

MONASTERIES = 5


def monastery(pen: Pen, kind: int) -> str:
    """Draw one of the monasteries; about 40 units wide, the middle of its yard is 0."""
    forms: tuple[Callable[[Pen], str], ...] = (_spired, _cloister, _basilica, _chapel, _walled)
    return _yard(pen) + forms[kind % MONASTERIES](pen)


def _yard(pen: Pen) -> str:
    p = pen.p
    return (
        pen.shade(2, 4, 22, 13)
        + pen.oval(0, 2, 21, 14, p.grass_light, f' stroke="{p.tuft}" stroke-width=".8"')
        + pen.line(
            "M-20.4 2a20.4 13.4 0 0 0 40.8 0a20.4 13.4 0 0 0 -40.8 0", p.hedge, 2.1, ' stroke-dasharray=".1 2.7"'
        )
        + pen.oval(2, 10.4, 12, 4.6, p.court_light, ' fill-opacity=".8"')
    )


def _windows(pen: Pen, xs: tuple[float, ...], y: float) -> str:
    return "".join(pen.arch(x, y, 1.1, 4.2, pen.p.lit) for x in xs)


def _spired(pen: Pen) -> str:
    """Draw a nave with a tall tower and a white front."""
    p = pen.p
    return (
        pen.gabled(-11, 10, 19, 11, 8, p.roof_3, p.plaster_1)
        + _windows(pen, (-6, -1.6, 2.8), 6)
        + pen.ink("M6 10V-2l5.2 -8 5.2 8V10z", p.plaster_3)
        + pen.line("M4.8 -1.4l6.4 -9.6 6.4 9.6", p.roof_line, 1.5)
        + pen.arch(11.2, 10, 1.8, 5.4, p.door)
        + pen.ring(11.2, -1.2, 1.7, p.lit, 0.4)
        + pen.spire(-13, 10, 6.4, 22, 10)
        + pen.cross(-13, -22)
    )


def _cloister(pen: Pen) -> str:
    """Draw four wings round a green court with arcades."""
    p = pen.p
    arcade = "".join(pen.arch(x, 10, 1.25, 4.6, p.door) for x in (-12, -8.4, -4.8, -1.2, 6.8, 10.4, 14))
    return (
        pen.gabled(-16, -2, 33, 6, 6, p.roof_2, p.plaster_2)
        + pen.ink("M-9 6V-2H10V6z", p.garden)
        + use("t2", 0.5, 3.5)
        + pen.ink("M-16 10V-8l4 -4 4 4V10z", p.plaster_1)
        + pen.line("M-17 -7.4l5 -5 5 5", p.roof_line, 1.4)
        + pen.ink("M9 10V-8l4.5 -4 4.5 4V10z", p.plaster_3)
        + pen.line("M8 -7.4l5.5 -5 5.5 5", p.roof_line, 1.4)
        + _windows(pen, (-12, 13.5), -1)
        + pen.ink("M-16 10.4V4H18v6.4z", p.plaster_1)
        + pen.ink("M-17 4.4l1.6 -3.6H17.4L19 4.4z", p.roof_3)
        + arcade
        + pen.spire(3.2, 10, 5, 17, 8)
        + pen.cross(3.2, -15)
    )


def _basilica(pen: Pen) -> str:
    """Draw a domed church with two short towers."""
    p = pen.p
    return (
        pen.gabled(-14, 8, 28, 8, 5, p.roof_4, p.plaster_2)
        + pen.ink("M-7 4V-6H9V4z", p.plaster_1)
        + pen.ink("M-8 -5.6c0 -12 18 -12 18 0z", p.slate)
        + pen.flat("M1 -14.6c6 .4 9 4 9 9H5.6c0 -4 -1.6 -7.4 -4.6 -9z", p.slate_dark)
        + pen.ink("M-1 -14v-3.4h4V-14z", p.stone_light)
        + pen.cross(1, -17.4)
        + pen.spire(-15, 10, 5.6, 13, 6)
        + pen.spire(17, 10, 5.6, 13, 6)
        + pen.ink("M-5.6 11V-1L1 -7.4 7.6 -1V11z", p.plaster_3)
        + pen.line("M-6.8 -.4L1 -8 8.8 -.4", p.roof_line, 1.4)
        + pen.arch(1, 11, 2.1, 6, p.door)
        + pen.ring(1, -1.4, 1.6, p.lit, 0.4)
        + _windows(pen, (-9.4, 11.2), 5.4)
    )


def _chapel(pen: Pen) -> str:
    """Draw a chapel with a bell gable on a rock, and a house for the monks."""
    p = pen.p
    return (
        pen.ink("M-19 11l2.6 -6 5 -2.6 8 -1 6 1.6 8 -.6 6 3 2.4 6q-19 5 -38 -.4z", p.rock)
        + pen.flat("M-16 6l4.6 -3 8 -1 3 3 -9 2.4z", p.rock_light)
        + pen.gabled(1, 7, 14, 6.4, 5, p.roof_1, p.plaster_2)
        + _windows(pen, (6, 10.6), 4.4)
        + pen.ink("M-13 5V-8l6.2 -6 6.2 6V5z", p.plaster_3)
        + pen.line("M-14.2 -7.6l7.4 -7.2 7.4 7.2", p.roof_line, 1.5)
        + pen.ink("M-9.8 -12.6v-6.6a3 3 0 0 1 6 0v6.6z", p.stone_light)
        + pen.arch(-6.8, -13.4, 1.6, 4.2, p.ink)
        + pen.oval(-6.8, -14.6, 1.1, 1.2, p.gold)
        + pen.cross(-6.8, -22)
        + pen.arch(-6.8, 5, 1.9, 5.4, p.door)
        + pen.ring(-6.8, -4.6, 1.5, p.lit, 0.4)
        + use("t5", 16.6, 9)
        + use("t6", -16.6, 10)
    )


def _walled(pen: Pen) -> str:
    """Draw a fortified monastery: a long wall with a gate in front of nave and tower."""
    p = pen.p
    return (
        pen.gabled(-8, 4, 22, 9, 8, p.roof_5, p.plaster_1)
        + _windows(pen, (-3.4, 1.4, 6.2, 10.6), 0.4)
        + pen.spire(-11, 6, 7, 19, 9)
        + pen.cross(-11, -21)
        + pen.ink("M-18 11.4V4H18v7.4q-18 3 -36 0z", p.stone)
        + pen.line("M-16 7.4h10M7 7.4h9M-12 10h7M6 10h9", p.stone_joint, 0.5)
        + pen.ink(
            "M-18 4.4v-2.2h3v1.4h3v-1.4h3v1.4h3v-1.4h3v1.4h3v-1.4h3v1.4h3v-1.4h3v1.4h3v-1.4h3v1.4h3v-1.4V4.4z",
            p.stone_light,
            0.5,
        )
        + pen.ink("M0 12.8V0h9v12.6z", p.stone_light)
        + pen.ink("M-1 .6l5.5 -5 5.5 5z", p.roof_3)
        + pen.arch(4.5, 12.6, 2.4, 7, p.door)
    )


def abbey(pen: Pen) -> str:
    """Draw the abbey: a great church in a walled garden that fills its tile."""
    p = pen.p
    beds = "".join(
        pen.ink(f"M{x} {y}h16v10h-16z", p.garden, 0.4)
        + pen.line(f"M{x + 2} {y + 3}h12M{x + 2} {y + 6.6}h12", colour, 1.6, ' stroke-dasharray=".1 2.3"')
        for x, y, colour in ((-41, 12, p.lavender), (-41, 26, p.vine), (25, 12, p.wheat), (25, 26, p.lavender))
    )
    cypresses = "".join(
        use("t5", x, y, 1.5) for x, y in ((-38, -22), (-30, -26), (38, -22), (30, -26), (-20, 42), (20, 42))
    )
    nave = (
        pen.gabled(-26, 10, 52, 16, 12, p.roof_3, p.plaster_1)
        + "".join(pen.arch(x, 5, 1.7, 8, p.lit) for x in (-21, -15.6, 15.6, 21))
        + pen.ink("M-10 12V-12L0 -27 10 -12V12z", p.plaster_3)
        + pen.line("M-11.6 -11L0 -28.4 11.6 -11", p.roof_line, 2)
        + pen.ring(0, -9, 4, p.lit)
        + pen.line("M0 -13v8M-4 -9h8M-2.8 -11.8l5.6 5.6M2.8 -11.8l-5.6 5.6", p.gold, 0.5)
        + pen.arch(0, 12, 3.4, 10, p.door)
        + pen.spire(-28, 13, 9, 30, 14)
        + pen.spire(28, 13, 9, 30, 14)
        + pen.cross(-28, -30.6)
        + pen.cross(28, -30.6)
        + pen.cross(0, -28.4, 6)
    )
    forecourt = (
        pen.oval(0, 24, 17, 13, p.court_light, f' stroke="{p.stone_dark}" stroke-width=".8"')
        + pen.oval(0, 24, 12.6, 9.2, "none", f' stroke="{p.court_dark}" stroke-width=".8" stroke-dasharray="2.4 1.2"')
        + placed(_basin(pen), 0, 28)
    )
    return beds + forecourt + pen.shade(3, 13, 36, 6) + cypresses + nave


def _basin(pen: Pen) -> str:
    """Draw a basin with water and a column."""
    p = pen.p
    return (
        pen.shade(0.8, 1.6, 6, 3.4)
        + pen.ink("M-5.2 -1v1.6a5.2 3 0 0 0 10.4 0V-1z", p.stone_dark, 0.5)
        + pen.oval(0, -1, 5.2, 3, p.stone_light, f' stroke="{p.ink}" stroke-width=".5"')
        + pen.oval(0, -1, 3.9, 2.1, "url(#wa)")
        + pen.ink("M-.8 -.6v-4.6h1.6v4.6z", p.stone, 0.4)
        + pen.oval(0, -5.4, 1.7, 0.8, p.stone_light, f' stroke="{p.ink}" stroke-width=".4"')
    )


def shrine(pen: Pen) -> str:
    """Draw the shrine: standing stones round an altar with a flame."""
    p = pen.p
    stones = (
        (-11, -3, 1),
        (-6.4, -8, 1.05),
        (0, -9.6, 1.1),
        (6.4, -8, 1.05),
        (11, -3, 1),
        (-9.4, 6, 0.9),
        (9.4, 6, 0.9),
    )

    def stone(x: float, y: float, k: float) -> str:
        return (
            f'<g transform="translate({n(x)} {n(y)})scale({k})">'
            + pen.ink("M-2.4 3.4l.3 -8.6 1.5 -1.8 2 .5 1 2 .2 7.9q-2.5 1 -5 0z", p.rock_light)
            + pen.flat("M.6 4V-6.2l1 -.3 1 2 .2 7.9q-1 .5 -2.2 .6z", p.rock)
            + "</g>"
        )

    ring = sorted(stones, key=lambda each: each[1])
    return (
        pen.shade(1, 2, 16, 11)
        + pen.oval(0, 1, 15, 11, p.court, f' stroke="{p.rock}" stroke-width=".8"')
        + pen.oval(0, 1, 9.4, 6.6, "none", f' stroke="{p.purple}" stroke-width="1" stroke-dasharray="2 1.2"')
        + "".join(stone(*each) for each in ring[:5])
        + pen.ink("M-4.4 4.6V.4h8.8v4.2q-4.4 1.6 -8.8 0z", p.stone_dark)
        + pen.ink("M-5.4 .8V-.8H5.4V.8z", p.stone_light)
        + pen.ink(
            "M0 -.8c-3.4 -1.2 -2.6 -4.4 -1 -6 .2 1.2 .8 1.4 1 1.4 -.2 -1.8 .2 -3.4 1.6 -4.4 -.2 2.2 2.2 3 2.2 5.8 0 2 -1.4 3.2 -3.8 3.2z",
            p.orange,
            0.5,
        )
        + pen.flat("M.2 -1.2c-1.4 -.6 -1.2 -2.2 -.2 -3 .2 1 1.6 1 1.6 2.2 0 .6 -.6 .9 -1.4 .8z", p.gold)
        + "".join(stone(*each) for each in ring[5:])
    )


def inn(pen: Pen) -> str:
    """Draw an inn on its lake, with a sign that hangs out."""
    p = pen.p
    return (
        pen.oval(0.6, 1.4, 11.2, 8.4, p.verge)
        + pen.oval(0, 1, 10.6, 7.8, p.bank)
        + pen.oval(0, 1, 9.4, 6.7, "url(#wa)", f' stroke="{p.water_dark}" stroke-width=".6"')
        + pen.line("M-6 3q1.6 -1 3.2 0M-1 5.6q1.6 -1 3.2 0M3.6 3.2q1.4 -1 2.8 0", p.water_light, 0.6)
        + pen.shade(1.6, 1, 6.6, 1.6)
        + pen.gabled(-5, 0.6, 10.4, 5, 4.4, p.roof_3, p.plaster_3)
        + pen.ink("M2 -8v-2.8h1.6v2.8z", p.plaster_2, 0.5)
        + pen.arch(0.2, 0.6, 1.1, 3.2, p.door)
        + pen.flat("M-3.6 -2.8h1.7v1.7h-1.7zM2.4 -2.8h1.7v1.7h-1.7z", p.window)
        + pen.line("M-5 -4.2h-3.6", p.ink, 0.7)
        + pen.ink("M-9.6 -3.8h3.4v3h-3.4z", p.gold, 0.5)
        + pen.flat("M-9 -3.2h1.5v1.8h-1.5z", p.red)
    )


def cathedral(pen: Pen) -> str:
    """Draw a cathedral: two tall towers, a rose window, buttresses."""
    p = pen.p
    return (
        pen.oval(2, 12, 24, 9, p.street)
        + pen.shade(4, 13, 23, 5)
        + pen.ink("M-15 12l-4 0 4 -12zM15 12l4 0 -4 -12z", p.stone)
        + pen.ink("M-11 13V-8h22V13z", p.plaster_2)
        + pen.ink("M-11 -7.6L0 -20 11 -7.6z", p.plaster_3)
        + pen.line("M-12 -7L0 -20.8 12 -7", p.slate, 2)
        + pen.ring(0, -5.4, 4.4, p.lit)
        + pen.line("M0 -9.8v8.8M-4.4 -5.4h8.8M-3.1 -8.5l6.2 6.2M3.1 -8.5l-6.2 6.2", p.gold, 0.55)
        + pen.arch(0, 13, 3.4, 8.6, p.door)
        + pen.arch(-6.6, 13, 1.9, 6, p.door)
        + pen.arch(6.6, 13, 1.9, 6, p.door)
        + pen.spire(-14.4, 13, 8, 25, 13)
        + pen.spire(14.4, 13, 8, 25, 13)
        + pen.arch(-14.4, 4, 1.3, 6, p.lit)
        + pen.arch(14.4, 4, 1.3, 6, p.lit)
        + pen.cross(-14.4, -24.8)
        + pen.cross(14.4, -24.8)
        + pen.cross(0, -20.6, 4.6)
    )


def school(pen: Pen) -> str:
    """Draw the school with its bell and a pond in front of it; it lies across two tiles."""
    p = pen.p
    return (
        pen.oval(0, 2, 25, 22, p.court_light, f' stroke="{p.road_rim}" stroke-width="1"')
        + pen.shade(2, 7, 21, 4)
        + pen.gabled(-19, 7, 38, 13, 9, p.roof_2, p.plaster_3)
        + _windows(pen, (-15, -10.4, 10.4, 15), 2)
        + pen.ink("M-6 8V-8l6 -6 6 6V8z", p.plaster_1)
        + pen.line("M-7.2 -7.4L0 -14.6 7.2 -7.4", p.roof_line, 1.6)
        + pen.arch(0, 8, 2.2, 6, p.door)
        + pen.ring(0, -4.6, 2.2, p.cream, 0.5)
        + pen.line("M0 -4.6v-1.5M0 -4.6h1", p.ink, 0.5)
        + pen.ink("M-2 -13.4v-4.4h4v4.4z", p.stone_light, 0.5)
        + pen.ink("M-3 -17.4l3 -3.4 3 3.4z", p.slate, 0.5)
        + pen.oval(0, -15.2, 1.1, 1.2, p.gold)
        + pen.oval(0, 17, 11, 4.4, p.bank)
        + pen.oval(0, 17, 9.6, 3.5, "url(#wa)")
    )


def village(pen: Pen, count: int) -> str:
    """Draw the houses of a hamlet round its square."""
    spots = ((-6, -0.4, 2), (5.8, 0.4, 7), (0, 7.6, 12))[:count]
    return pen.shade(0.6, 3, 9, 5) + "".join(
        use(f"h{kind}", x, y, 0.76) for x, y, kind in sorted(spots, key=lambda s: s[1])
    )
