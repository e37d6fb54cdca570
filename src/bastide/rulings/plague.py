"""Rulings about The Plague and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.expansions.plague.box import Plague
from bastide.kernel.hooks import Expansion

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules


def keep_safe(rules: Rules, kinds: list[int]) -> None:
    """Let no flea lie on tiles of some kinds."""
    for box in rules.boxes:
        if isinstance(box, Plague):
            box.safe += kinds


class CarcassonneIsNeverInfested(Expansion):
    """The city of Carcassonne is never infested."""

    needs: ClassVar[tuple[str, ...]] = ("count", "plague")
    source: ClassVar[str] = "complete rules 4.2.9.2"

    def set_up(self, rules: Rules) -> None:
        """Let the plague know of the city."""
        keep_safe(rules, [kind for kind, tile in enumerate(rules.tables.types) if tile.box == "count"])


class TheBoardOfTheWheelIsNeverInfested(Expansion):
    """The wheel lies on a board and not on tiles: it is never infested."""

    needs: ClassVar[tuple[str, ...]] = ("wheel_of_fortune", "plague")
    source: ClassVar[str] = "complete rules 4.2.9.2"

    def set_up(self, rules: Rules) -> None:
        """Let the plague know of the board."""
        keep_safe(rules, [kind for kind, tile in enumerate(rules.tables.types) if tile.symbol("kind") == "board"])
