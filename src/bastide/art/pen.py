"""A pen for hand-drawn signs and buildings: one ink, thin even outlines, colours of the palette."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.art.shapes import number as n

if TYPE_CHECKING:
    from bastide.art.themes import Palette


class Pen:
    """Draws shapes round an origin in the colours of a theme."""

    def __init__(self, palette: Palette, *, fine: bool = True) -> None:
        self.p = palette
        self.fine = fine

    def ink(self, path: str, fill: str, width: float = 0.6) -> str:
        """Fill a shape and draw round it in ink."""
        width = width if self.fine else width * 1.6
        return (
            f'<path d="{path}" fill="{fill}" stroke="{self.p.ink}" stroke-width="{n(width)}" stroke-linejoin="round"/>'
        )

    def flat(self, path: str, fill: str, opacity: float = 1.0) -> str:
        """Fill a shape without an outline."""
        shown = "" if opacity >= 1 else f' fill-opacity="{opacity:.2g}"'
        return f'<path d="{path}" fill="{fill}"{shown}/>'

    def line(self, path: str, colour: str, width: float = 0.6, extra: str = "") -> str:
        """Draw a line with round ends."""
        return (
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{n(width)}" stroke-linecap="round" '
            f'stroke-linejoin="round"{extra}/>'
        )

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str, extra: str = "") -> str:
        """Fill an ellipse."""
        return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{extra}/>'

    def ring(self, x: float, y: float, r: float, fill: str, width: float = 0.6) -> str:
        """Fill a circle and draw round it in ink."""
        return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}" stroke="{self.p.ink}" stroke-width="{n(width)}"/>'

    def shade(self, x: float, y: float, rx: float, ry: float) -> str:
        """Draw a soft shadow on the ground."""
        return self.oval(x, y, rx, ry, self.p.shadow, ' fill-opacity=".24"')

    def gabled(self, x: float, y: float, w: float, h: float, r: float, roof: str, wall: str) -> str:
        """Draw a house with its long side towards us; *x*, *y* is the left corner of its foot."""
        return self.ink(f"M{n(x)} {n(y)}v{n(-h)}h{n(w)}v{n(h)}z", wall) + self.ink(
            f"M{n(x - 1)} {n(y - h + 0.5)}l{n(r * 0.42)} {n(-r)}h{n(w + 2 - r * 0.84)}l{n(r * 0.42)} {n(r)}z", roof
        ) + self.line(
            f"M{n(x)} {n(y - h - r * 0.32)}h{n(w)}M{n(x + 0.6)} {n(y - h - r * 0.66)}h{n(w - 1.2)}",
            self.p.roof_line, 0.4, ' stroke-opacity=".7"',
        )  # fmt: skip

    def spire(self, x: float, y: float, w: float, h: float, r: float) -> str:
        """Draw a tower with a pointed roof; *x*, *y* is the middle of its foot."""
        half = w / 2
        return (
            self.ink(f"M{n(x - half)} {n(y)}v{n(-h)}h{n(w)}v{n(h)}z", "url(#tw)")
            + self.ink(
                f"M{n(x - half - 0.9)} {n(y - h + 0.3)}l{n(half + 0.9)} {n(-r)}l{n(half + 0.9)} {n(r)}z", self.p.slate
            )
            + self.flat(
                f"M{n(x)} {n(y - h - r + 0.6)}l{n(half + 0.4)} {n(r - 0.6)}h{n(-half * 0.8)}z", self.p.slate_dark
            )
            + self.arch(x, y - h + 3.6, 1.1, 2.6, self.p.ink)
        )

    def arch(self, x: float, y: float, r: float, h: float, fill: str) -> str:
        """Draw a window or a door with a round top; *y* is its sill."""
        return self.flat(f"M{n(x - r)} {n(y)}v{n(r - h)}a{n(r)} {n(r)} 0 0 1 {n(2 * r)} 0v{n(h - r)}z", fill)

    def cross(self, x: float, y: float, h: float = 4.2) -> str:
        """Draw a golden cross; *y* is its foot."""
        return self.line(
            f"M{n(x)} {n(y)}v{n(-h)}M{n(x - h * 0.36)} {n(y - h * 0.66)}h{n(h * 0.72)}", self.p.gold_dark, 0.9
        )


def placed(drawing: str, x: float, y: float, scale: float = 1.0) -> str:
    """Move a drawing to its place."""
    grown = "" if abs(scale - 1) < 0.015 else f"scale({scale:.2f})"
    return f'<g transform="translate({n(x)} {n(y)}){grown}">{drawing}</g>'
