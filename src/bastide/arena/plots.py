"""The figures of matches as a picture: one bar for each pair of bots, with its interval."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from bastide.language import ENGLISH, sentence, share_in

if TYPE_CHECKING:
    from collections.abc import Mapping

WIDTH: Final = 720
LEFT: Final = 24
RIGHT: Final = 80
ROW: Final = 52
TOP: Final = 40
INK: Final = "#3b3225"
BAR: Final = "#b9603a"


def plot(found: Mapping[str, Any], language: str = ENGLISH) -> str:
    """Draw the win rates as SVG."""
    pairs = found["pairs"]
    height = TOP + ROW * len(pairs) + 30
    scale = WIDTH - LEFT - RIGHT

    def x(share: float) -> float:
        return round(LEFT + scale * share, 1)

    font = 'font-family="sans-serif" font-size="13"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {font} fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>',
        f'<text x="{LEFT}" y="22" font-weight="bold">{sentence("arena-plot", language)}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        dash = "" if share == 0.5 else ' stroke-dasharray="2 4"'
        lines.append(f'<path d="M{x(share)} {TOP}V{height - 26}" stroke="{INK}" stroke-opacity="0.4"{dash}/>')
        lines.append(f'<text x="{x(share)}" y="{height - 10}" text-anchor="middle">{share:.0%}</text>')
    for number, each in enumerate(pairs):
        y = TOP + ROW * number + ROW * 0.7
        low, high = each["interval"]
        name = escape(f"{each['a']} – {each['b']}")
        lines.append(f'<text x="{LEFT + 6}" y="{y - 14}">{name}</text>')
        lines.append(f'<path d="M{x(low)} {y}H{x(high)}" stroke="{BAR}" stroke-width="6" stroke-opacity="0.45"/>')
        if each["win_rate"] is not None:
            rate = each["win_rate"]
            lines.append(f'<circle cx="{x(rate)}" cy="{y}" r="6" fill="{BAR}"/>')
            lines.append(f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4}">{share_in(rate, language)}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"
