"""Outlines in ink as filled shapes: thin lines take several times as long to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shapely import unary_union
from shapely.geometry import Polygon

from bastide.art.shapes import path_of_area

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.art.shapes import Area, Point


def inked(shapes: Sequence[tuple[Sequence[Point], str]], ink: str, width: float) -> str:
    """Fill shapes that lie one above the other, the lowest first, each with a line of ink round it."""
    drawn: list[str] = []
    covered: Area = Polygon()
    for points, fill in reversed(shapes):
        shape = Polygon(points)
        seen = shape.buffer(-width / 2, join_style="mitre").difference(covered)
        drawn.append(f'<path d="{path_of_area(seen, 2)}" fill="{fill}"/>')
        covered = unary_union([covered, shape.buffer(width / 2, join_style="mitre", mitre_limit=2)])
    return f'<path d="{path_of_area(covered, 2)}" fill="{ink}"/>' + "".join(reversed(drawn))
