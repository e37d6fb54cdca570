"""Touches of a drawn game: colours, and what a choice would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from bastide.kernel.actions import ScoreFeature
from bastide.kernel.targets import AtFeature
from bastide.language import ENGLISH, said
from bastide.text import PLAYER_LETTERS

if TYPE_CHECKING:
    from bastide.kernel.declarations import Action
    from bastide.view import View

COLOUR_STYLES: Final = ("bold red", "bold bright_blue", "bold yellow", "bold green", "bold magenta", "bold white")
"""Colours of the players."""


def coloured(row: str, players: int) -> Text:
    """Give figures the colours of their players, and the land a tint."""
    text = Text(row)
    text.highlight_regex("▒+", "orange4")
    text.highlight_regex("◆", "bold bright_white on orange4")
    text.highlight_regex("·", "green3")
    text.highlight_regex("[─│┌┐└┘├┤┬┴┼+⌂]+", "wheat1")
    text.highlight_regex("[╭╮╰╯]", "grey42")
    for player, letter in enumerate(PLAYER_LETTERS[:players]):
        text.highlight_regex(f"[{letter}{letter.lower()}]", f"reverse {COLOUR_STYLES[player]}")
    text.highlight_regex(r"[0-9]+", "bold cyan")
    return text


def landing(view: View, number: int, option: Action, language: str = ENGLISH) -> str:
    """Say what a scoring brings and where the marker comes to, in a game with a track."""
    target = view.asked.options[number].target
    if view.track is None or not isinstance(option, ScoreFeature) or not isinstance(target, AtFeature):
        return ""
    feature = next(each for each in view.features if each.id == target.feature)
    points = feature.worth * (2 if option.doubled else 1)
    fields = 2 * len(view.track.squares)
    lands = {player: (view.seats[player].score + points) % fields for player in feature.owners}
    where = tuple(f"{view.seats[player].name} {field}" for player, field in lands.items())
    return " " + said("terminal-landing", points=points, where=where).told(language)
