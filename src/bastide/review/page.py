"""A review as one page that needs nothing else: the curve of the expected result, and every choice."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from bastide.language import ENGLISH, sentence, written
from bastide.review.report import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def as_html(found: Review, title: str = "", language: str = ENGLISH) -> str:
    """Write the page."""
    title = title or sentence("review-title", language)
    summary = "".join(
        f"<tr><td>{escape(name)}</td><td>{found.scores[player]}</td>"
        f"<td>{signed(found.margin(player), language, 0)}</td>"
        f"<td>{signed(found.luck(player), language)}</td><td>{signed(-found.lost(player), language)}</td>"
        + "".join(f"<td>{number}</td>" for number in found.marks(player).values())
        + "</tr>"
        for player, name in enumerate(found.players)
    )
    rows = "".join(
        f"<tr><td>{choice.turn}</td><td>{escape(found.players[choice.player])}</td><td>{escape(choice.played)}</td>"
        f"<td>{signed(choice.expected - choice.lost, language)}</td><td>{signed(choice.luck, language)}</td>"
        f'<td style="color:{MARKS.get(choice.mark, "inherit")}">{told(choice, language)}</td>'
        f"<td>{escape(choice.preferred) if choice.mark else ''}</td></tr>"
        for choice in found.choices
    )
    of_players = headings(("player", "points", "margin", "draws", "own-play"), language)
    slips = "".join(f"<th>{sentence(f'review-{mark}', language, number=2)}</th>" for mark in reversed(MARKS))
    of_choices = headings(("turn", "player", "played", "expected", "draw", "", "better"), language)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"<table><tr>{of_players}{slips}</tr>{summary}</table>"
        f"<h2>{sentence('review-margins', language)}</h2>{curve(found, language)}"
        f"<h2>{sentence('review-choices', language)}</h2><table><tr>{of_choices}</tr>{rows}</table></body></html>\n"
    )


def headings(keys: Sequence[str], language: str) -> str:
    """Give the headings of a table."""
    return "".join(f"<th>{sentence(f'table-{key}', language) if key else ''}</th>" for key in keys)


def told(choice: Choice, language: str) -> str:
    """Say what a choice has lost, if that has a name."""
    if not choice.mark:
        return ""
    return f"{sentence(f'review-{choice.mark}', language, number=1)} {written(choice.lost, language, 1)}"


def curve(found: Review, language: str) -> str:
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
            mark = sentence(f"review-{choice.mark}", language, number=1)
            lost = written(choice.lost, language, 1)
            told_there = sentence("review-choice", language, name=found.players[choice.player], mark=mark, lost=lost)
            words = escape(told_there)
            parts.append(f'<circle {place} r="4" fill="{MARKS[choice.mark]}"><title>{words}</title></circle>')
    names = ", ".join(escape(found.players[player]) for player in shown)
    label = f'role="img" aria-label="{sentence("review-margins-of", language, names=names)}"'
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" {label}>{"".join(parts)}</svg>'
