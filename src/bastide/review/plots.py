"""The plots of a review: the curve of expected margins, and what draws and play have brought. The page colours them."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from bastide.language import sentence, written
from bastide.review.report import signed

if TYPE_CHECKING:
    from bastide.review.analysis import Review

WIDTH: Final = 860
HEIGHT: Final = 280
EDGE: Final = 44
BELOW: Final = 24
"""Room below the curve, for turns."""
MOST_TICKS: Final = 9
FLAT: Final = 10.0
"""A game in which nothing happens has so many points on its scale."""
DASHES: Final = ("", "9 3", "3 3", "9 3 3 3", "14 4", "2 5")
"""Lines can be told apart without their colours."""
NAMES: Final = 170
ROW: Final = 46
BAR: Final = 14


def shown_in(found: Review) -> range:
    """Whose margins are drawn: one line is enough for two players."""
    return range(1) if len(found.players) <= 2 else range(len(found.players))


def legend(found: Review, language: str) -> str:
    """Say whose lines these are, and what the points on them mean."""
    lines = [
        f'<span><svg class="key" viewBox="0 0 36 8"><path class="line p{player}" d="M0 4H36" '
        f'stroke-dasharray="{DASHES[player]}"/></svg>{escape(found.players[player])}</span>'
        for player in shown_in(found)
    ]
    marks = [
        f'<span><svg class="dot" viewBox="0 0 8 8"><circle class="{mark}" cx="4" cy="4" r="4"/></svg>'
        f"{sentence(f'review-{mark}', language, number=1)}</span>"
        for mark in found.marks(0)
    ]
    return f'<p class="legend">{"".join([*lines, *marks])}</p>'


def curve(found: Review, language: str) -> str:
    """Draw the expected margins after every choice."""
    shown = shown_in(found)
    top = max([FLAT, *(abs(choice.curve[player]) for choice in found.choices for player in shown)])
    step = (WIDTH - 2 * EDGE) / max(1, len(found.choices) - 1)
    middle = (HEIGHT - BELOW) / 2

    def x(number: int) -> float:
        return round(EDGE + number * step, 1)

    def y(value: float) -> float:
        return round(middle - value / top * (middle - 12), 1)

    parts = [f'<path class="axis" d="M{EDGE} {y(value)}H{WIDTH - EDGE}"/>' for value in (top, 0, -top)]
    parts += [f'<text x="{EDGE - 6}" y="{y(value) + 5}" class="end">{value:+.0f}</text>' for value in (top, -top)]
    parts += [f'<text x="{EDGE - 6}" y="{y(0) + 5}" class="end">0</text>']
    for number in range(0, len(found.choices), max(1, -(-len(found.choices) // MOST_TICKS))):
        parts.append(f'<text x="{x(number)}" y="{HEIGHT - 6}" class="middle">{found.choices[number].turn}</text>')
    for player in shown:
        points = " ".join(f"{x(number)},{y(choice.curve[player])}" for number, choice in enumerate(found.choices))
        parts.append(f'<polyline class="line p{player}" stroke-dasharray="{DASHES[player]}" points="{points}"/>')
    for number, choice in enumerate(found.choices):
        if choice.mark:
            seat = choice.player if choice.player in shown else 0
            mark = sentence(f"review-{choice.mark}", language, number=1)
            lost = written(choice.lost, language, 1)
            told = sentence("review-choice", language, name=found.players[choice.player], mark=mark, lost=lost)
            parts.append(
                f'<circle class="{choice.mark}" cx="{x(number)}" cy="{y(choice.curve[seat])}" r="4.5">'
                f"<title>{escape(told)}</title></circle>"
            )
    names = ", ".join(escape(found.players[player]) for player in shown)
    return _svg(HEIGHT, sentence("review-margins-of", language, names=names), parts)


def bars(found: Review, language: str) -> str:
    """Draw for every player what draws have brought, and what was lost by play."""
    rows = [(found.luck(player), -found.lost(player)) for player in range(len(found.players))]
    top = max([FLAT, *(abs(value) for row in rows for value in row)])
    zero = NAMES + (WIDTH - NAMES) / 2
    scale = (WIDTH - NAMES - 2 * 64) / 2 / top
    height = ROW * len(rows) + 8
    parts = [f'<path class="axis" d="M{zero} 0V{height}"/>']
    for player, row in enumerate(rows):
        parts.append(f'<text x="0" y="{ROW * player + 30}">{escape(_short(found.players[player]))}</text>')
        for place, (kind, value) in enumerate(zip(("draws", "own-play"), row, strict=True)):
            y = ROW * player + 8 + place * (BAR + 4)
            length = abs(value) * scale
            left = zero if value >= 0 else zero - length
            at, side = (zero + length + 6, "") if value >= 0 else (zero - length - 6, ' class="end"')
            told = f"{sentence(f'table-{kind}', language)} {signed(value, language)}"
            parts.append(
                f'<rect class="{kind}" x="{left:.1f}" y="{y}" width="{length:.1f}" height="{BAR}"/>'
                f'<text x="{at:.1f}" y="{y + 12}"{side}>{told}</text>'
            )
    return _svg(height, sentence("review-split", language), parts)


def _short(name: str) -> str:
    return name if len(name) <= NAMES // 9 else f"{name[: NAMES // 9 - 1]}…"


def _svg(height: float, label: str, parts: list[str]) -> str:
    return (
        f'<div class="wide"><svg class="plot" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">'
        f"{''.join(parts)}</svg></div>"
    )
