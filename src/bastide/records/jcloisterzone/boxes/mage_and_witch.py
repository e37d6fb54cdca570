"""Mage & Witch in files of JCloisterZone: both are counted with the count, and they leave for nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide import Choose, PlaceFigure
from bastide.expansions.mage_and_witch import NAMES, MoveMagic
from bastide.records.jcloisterzone.dialect import Dialect
from bastide.records.jcloisterzone.setup import names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.declarations import Action

MOVES: Final = "MOVE_NEUTRAL_FIGURE"


class MageAndWitch(Dialect):
    """Where they go is a feature there, too; whoever alone must leave does so unasked."""

    def prepare(self, message: dict[str, Any]) -> None:
        """Let the only one leave who can."""
        options = self.game.options()
        if message["type"] != MOVES and isinstance(self.game.state.phase, MoveMagic) and len(options) == 1:
            self.game.play(options[0])

    def action_in(self, message: dict[str, Any]) -> Action | None:
        """Translate that one of them leaves the table."""
        payload = message["payload"]
        if message["type"] != MOVES or payload["to"] is not None:
            return None
        return Choose(NAMES.index(names()["neutrals"][payload["figureId"]]) + 1)

    def counts(self, options: Sequence[Action]) -> dict[str, int]:
        """Count the places of all figures that belong to nobody and stand on features."""
        neutrals = names()["neutrals"].values()
        placed = [option.piece for option in options if isinstance(option, PlaceFigure)]
        return {"NeutralFigure": sum(piece in neutrals for piece in placed)}


BOX = MageAndWitch
