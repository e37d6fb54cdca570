"""What a game is made of before the first tile is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.games import rulebook_of
from bastide.kernel.rules import LAND

if TYPE_CHECKING:
    from bastide.games import Rulebook
    from bastide.kernel.options import OwnFile, Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.tiles import TileType

COLOURS = ("Red", "Blue", "Yellow", "Green", "Black", "Grey")


@dataclass(frozen=True, slots=True)
class Setup:
    """Game, players, boxes, options, tiles and files of one's own, and the source of chance."""

    players: tuple[str, ...]
    boxes: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]
    seed: str | None
    """None where chance is decided from outside."""
    first: int
    tiles: tuple[TileType, ...] = ()
    """Tiles of one's own, beside those of the boxes."""
    game: str = LAND
    own: tuple[OwnFile, ...] = ()
    """Files with facts of a game that the table has corrected."""

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook of the game."""
        return rulebook_of(self.game)

    def game_lines(self) -> list[str]:
        """Say which game is played, with which files of its own and with which boxes: the head of a text."""
        lines = [f"game: {self.game}"] if self.game != LAND else []
        lines += [f"{file.key}: {file.text}" for file in self.own]
        return lines + ([f"boxes: {', '.join(self.boxes)}"] if self.boxes else [])

    def rules(self) -> Rules:
        """Compile the rules."""
        return self.rulebook.rule_set(len(self.players), self.boxes, dict(self.options), self.tiles, self.own)
