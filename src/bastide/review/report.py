"""A review as text and as one object."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from bastide.language import ENGLISH, said, sentence, written

if TYPE_CHECKING:
    from bastide.language import Parameter
    from bastide.review.analysis import Review


def as_text(found: Review, language: str = ENGLISH) -> str:
    """Write a line for each choice, then what each player made of the game."""
    lines = []
    for choice in found.choices:
        name = found.players[choice.player]
        line = f"{choice.turn:>3} {name}: {choice.played}  ({signed(choice.expected - choice.lost, language)})"
        if choice.mark:
            lost = written(choice.lost, language, 1)
            mark = sentence(f"review-{choice.mark}", language, number=1)
            line += "  " + sentence("review-better", language, mark=mark, lost=lost, better=choice.preferred)
        lines.append(line)
    lines.append("")
    for player, name in enumerate(found.players):
        counted = [
            f"{number} {sentence(f'review-{mark}', language, number=number)}"
            for mark, number in found.marks(player).items()
            if number
        ]
        told: dict[str, Parameter] = {
            "score": found.scores[player],
            "margin": signed(found.margin(player), language, 0),
            "luck": signed(found.luck(player), language),
            "play": signed(-found.lost(player), language),
            "slips": ", ".join(counted) or sentence("review-no-slips", language),
        }
        lines.append(said("review-player", name=name, **told).told(language))
    return "\n".join(lines) + "\n"


def signed(number: float, language: str, digits: int = 1) -> str:
    """Write a number with its sign."""
    return ("-" if number < 0 else "+") + written(abs(number), language, digits)


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
