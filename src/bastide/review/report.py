"""A review as text and as one object."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bastide.review.analysis import Review


def as_text(found: Review) -> str:
    """Write a line for each choice, then what each player made of the game."""
    lines = []
    for choice in found.choices:
        name = found.players[choice.player]
        line = f"{choice.turn:>3} {name}: {choice.played}  ({choice.expected - choice.lost:+.1f})"
        if choice.mark:
            line += f"  {choice.mark}, {choice.lost:.1f} points: better {choice.preferred}"
        lines.append(line)
    lines.append("")
    for player, name in enumerate(found.players):
        counted = ", ".join(f"{number} {mark}s" for mark, number in found.marks(player).items() if number)
        lines.append(
            f"{name}: {found.scores[player]} points, margin {found.margin(player):+.0f}; "
            f"draws {found.luck(player):+.1f}, play {-found.lost(player):+.1f} ({counted or 'no slips'})"
        )
    return "\n".join(lines) + "\n"


def as_json(found: Review) -> dict[str, Any]:
    """Give everything as plain data."""
    return {
        "players": [
            {
                "name": name,
                "score": found.scores[player],
                "margin": found.margin(player),
                "luck": round(found.luck(player), 2),
                "lost": round(found.lost(player), 2),
                "marks": found.marks(player),
            }
            for player, name in enumerate(found.players)
        ],
        "over": found.over,
        "choices": [
            {name: _rounded(value) for name, value in asdict(choice).items()} | {"mark": choice.mark}
            for choice in found.choices
        ],
    }


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, 2)
    if isinstance(value, tuple):
        return [round(each, 2) for each in value]
    return value
