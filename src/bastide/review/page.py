"""A review as one page that needs nothing else: the curve of the expected result, and every choice."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bastide.review.analysis import Choice, Review

WIDTH: Final = 860
HEIGHT: Final = 260
EDGE: Final = 40
COLOURS: Final = ("#c23b2a", "#2f6db0", "#c99a14", "#3b8a3e", "#3a3a3a", "#8a8a8a")
MARKS: Final = {"slip": "#c99a14", "mistake": "#d9701f", "blunder": "#b3201b"}
STYLE: Final = (
    "body{font:15px/1.5 sans-serif;color:#3b3225;background:#fbf7ee;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;width:100%}"
    "td,th{padding:.2rem .6rem;text-align:left;border-bottom:1px solid #e3d9c4}"
    "svg{width:100%;height:auto}"
)


def as_html(found: Review, title: str = "Game review") -> str:
    """Write the page."""
    summary = "".join(
        f"<tr><td>{escape(name)}</td><td>{found.scores[player]}</td><td>{found.margin(player):+.0f}</td>"
        f"<td>{found.luck(player):+.1f}</td><td>{-found.lost(player):+.1f}</td>"
        + "".join(f"<td>{number}</td>" for number in found.marks(player).values())
        + "</tr>"
        for player, name in enumerate(found.players)
    )
    rows = "".join(
        f"<tr><td>{choice.turn}</td><td>{escape(found.players[choice.player])}</td><td>{escape(choice.played)}</td>"
        f"<td>{choice.expected - choice.lost:+.1f}</td><td>{choice.luck:+.1f}</td>"
        f'<td style="color:{MARKS.get(choice.mark, "inherit")}">{told(choice)}</td>'
        f"<td>{escape(choice.preferred) if choice.mark else ''}</td></tr>"
        for choice in found.choices
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        "<table><tr><th>player</th><th>points</th><th>margin</th><th>draws</th><th>play</th>"
        f"<th>blunders</th><th>mistakes</th><th>slips</th></tr>{summary}</table>"
        f"<h2>Expected margin</h2>{curve(found)}"
        "<h2>Choices</h2><table><tr><th>turn</th><th>player</th><th>played</th><th>expected</th><th>draw</th>"
        f"<th></th><th>better</th></tr>{rows}</table></body></html>\n"
    )


def told(choice: Choice) -> str:
    """Say what a choice has lost, if that has a name."""
    return f"{choice.mark} {choice.lost:.1f}" if choice.mark else ""


def curve(found: Review) -> str:
    """Draw the expected margins after every choice; one line is enough for two players."""
    shown = range(1) if len(found.players) <= 2 else range(len(found.players))
    values = [choice.curve[player] for choice in found.choices for player in shown]
    top = max([10.0, *(abs(value) for value in values)])
    step = (WIDTH - 2 * EDGE) / max(1, len(found.choices) - 1)

    def y(value: float) -> float:
        return round(HEIGHT / 2 - value / top * (HEIGHT / 2 - 15), 1)

    parts = [f'<path d="M{EDGE} {y(0)}H{WIDTH - EDGE}" stroke="#8d816b" fill="none"/>']
    parts += [f'<text x="4" y="{y(value) + 4}" font-size="12">{value:+.0f}</text>' for value in (top, 0, -top)]
    for player in shown:
        points = " ".join(
            f"{EDGE + number * step:.1f},{y(choice.curve[player])}" for number, choice in enumerate(found.choices)
        )
        colour = COLOURS[player]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
    for number, choice in enumerate(found.choices):
        if choice.mark:
            seat = choice.player if choice.player in shown else 0
            place = f'cx="{EDGE + number * step:.1f}" cy="{y(choice.curve[seat])}"'
            words = escape(f"{found.players[choice.player]}: {choice.mark}, {choice.lost:.1f} points")
            parts.append(f'<circle {place} r="4" fill="{MARKS[choice.mark]}"><title>{words}</title></circle>')
    names = ", ".join(escape(found.players[player]) for player in shown)
    label = f'role="img" aria-label="Expected margin of {names}"'
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" {label}>{"".join(parts)}</svg>'
