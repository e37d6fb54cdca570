"""What a game is made of before the first tile is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.games import rulebook_of
from bastide.kernel.errors import Unreadable
from bastide.kernel.rules import LAND

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bastide.games import Rulebook
    from bastide.kernel.options import OwnFile, Value
    from bastide.kernel.rules import Rules

OWN_FILES = ("tiles", "wall")
COLOURS = ("Red", "Blue", "Yellow", "Green", "Black", "Grey")


@dataclass(frozen=True, slots=True)
class Setup:
    """Players, boxes, options and the source of chance of a game."""

    players: tuple[str, ...]
    boxes: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]
    seed: str | None
    """None where chance is decided from outside."""
    first: int
    game: str = LAND
    own: tuple[OwnFile, ...] = ()
    """Files with facts that the table has brought along."""

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook of the game."""
        return rulebook_of(self.game)

    def game_lines(self) -> list[str]:
        """Say which game is played, with which files of its own and with which boxes: the head of a text."""
        lines = [f"game: {self.game}"] if self.game != LAND else []
        lines += [f"{file.key}: {file}" for file in self.own]
        return lines + ([f"boxes: {', '.join(self.boxes)}"] if self.boxes else [])

    def rules(self) -> Rules:
        """Compile the rules."""
        return self.rulebook.rule_set(len(self.players), self.boxes, dict(self.options), self.own)


def check_own(given: tuple[OwnFile, ...], wanted: Mapping[str, str]) -> None:
    """Refuse files of one's own that are not those with which a text was written."""
    for key in OWN_FILES:
        found = next((str(file).rpartition(" ")[2] for file in given if file.key == key), "")
        name, _, checksum = wanted.get(key, "").rpartition(" ")
        if found != checksum:
            needs = f"needs the file {name} ({checksum})" if name else "has no file"
            raise Unreadable("other_files", f"This text {needs} for its {key}.")
