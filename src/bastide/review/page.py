"""A review as one page that needs nothing else: plots, and every choice; on phones and by night, too."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from bastide.language import ENGLISH, sentence, written
from bastide.review.plots import bars, curve, legend
from bastide.review.report import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.review.analysis import Choice, Review

COLOURS: Final = ("#c23b2a", "#2f6db0", "#a87f08", "#3b8a3e", "#2b2b2b", "#8a8a8a")
BY_NIGHT: Final = ("#f0796a", "#7fb2ee", "#e6c24a", "#7cc57f", "#f4efe4", "#9d9d9d")
LIGHT: Final = (
    "--ink:#3b3225;--paper:#fbf7ee;--rule:#e3d9c4;--axis:#a89c85;"
    "--slip:#8a6500;--mistake:#b0500c;--blunder:#b3201b;--draws:#3f7f86;--own-play:#b9603a"
)
DARK: Final = (
    "--ink:#ece4d3;--paper:#211d17;--rule:#453d30;--axis:#7d7260;"
    "--slip:#e6c24a;--mistake:#f09a55;--blunder:#f47c74;--draws:#6fb7bf;--own-play:#dd8a62"
)


def _players(colours: Sequence[str]) -> str:
    return "".join(f";--p{player}:{colour}" for player, colour in enumerate(colours))


STYLE: Final = (
    f":root{{color-scheme:light dark;{LIGHT}{_players(COLOURS)}}}"
    f"@media(prefers-color-scheme:dark){{:root{{{DARK}{_players(BY_NIGHT)}}}}}"
    "body{font:15px/1.5 sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;"
    "margin:2rem auto;padding:0 1rem}"
    "h1{font-size:1.5rem;overflow-wrap:anywhere}h2{font-size:1.15rem;margin-top:2rem}"
    ".wide{overflow-x:auto}"
    "table{border-collapse:collapse;width:100%}"
    "td,th{padding:.25rem .6rem;text-align:left;border-bottom:1px solid var(--rule);white-space:nowrap}"
    ".plot{display:block;width:100%;min-width:44rem;height:auto;font-size:14px;fill:var(--ink)}"
    ".line{fill:none;stroke-width:2.5}.axis{stroke:var(--axis);fill:none;stroke-dasharray:2 4}"
    ".end{text-anchor:end}.middle{text-anchor:middle}"
    ".legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem}.legend svg{margin-right:.4rem;vertical-align:middle}"
    ".key{width:36px;height:8px}.dot{width:10px;height:10px}"
    + "".join(f".p{player}{{stroke:var(--p{player})}}" for player in range(len(COLOURS)))
    + "".join(f".{kind}{{fill:var(--{kind})}}" for kind in ("slip", "mistake", "blunder", "draws", "own-play"))
    + "".join(f"td.{mark}{{color:var(--{mark});font-weight:bold}}" for mark in ("slip", "mistake", "blunder"))
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
        f'<td class="{choice.mark}">{told(choice, language)}</td>'
        f"<td>{escape(choice.preferred) if choice.mark else ''}</td></tr>"
        for choice in found.choices
    )
    of_players = headings(("player", "points", "margin", "draws", "own-play"), language)
    slips = "".join(f"<th>{sentence(f'review-{mark}', language, number=2)}</th>" for mark in found.marks(0))
    of_choices = headings(("turn", "player", "played", "expected", "draw", "", "better"), language)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"{table(of_players + slips, summary)}"
        f"<h2>{sentence('review-margins', language)}</h2>{legend(found, language)}{curve(found, language)}"
        f"<h2>{sentence('review-split', language)}</h2>{bars(found, language)}"
        f"<h2>{sentence('review-choices', language)}</h2>{table(of_choices, rows)}</body></html>\n"
    )


def table(heads: str, rows: str) -> str:
    """Give a table; one that is too wide for a screen can be moved."""
    return f'<div class="wide"><table><tr>{heads}</tr>{rows}</table></div>'


def headings(keys: Sequence[str], language: str) -> str:
    """Give the headings of a table."""
    return "".join(f"<th>{sentence(f'table-{key}', language) if key else ''}</th>" for key in keys)


def told(choice: Choice, language: str) -> str:
    """Say what a choice has lost, if that has a name."""
    if not choice.mark:
        return ""
    return f"{sentence(f'review-{choice.mark}', language, number=1)} {written(choice.lost, language, 1)}"
