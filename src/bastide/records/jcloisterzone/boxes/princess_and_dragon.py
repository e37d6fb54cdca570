"""The Princess & The Dragon in files of JCloisterZone: the dragon's tiles wait, and his steps are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide import MoveBeside, MoveNeutral
from bastide.kernel.pieces import Piece
from bastide.records.jcloisterzone.dialect import Dialect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.actions import Action
    from bastide.kernel.tiles import TileType

DRAGON: Final = "dragon"
FAIRY: Final = "fairy"


class PrincessAndDragon(Dialect):
    """Where the dragon is played, his tiles are a group that is opened when he comes to the table."""

    def keeps_back(self, tile: TileType) -> bool:
        """Does the tile let the dragon move?"""
        return bool(self.replay.foreign.options[DRAGON] and tile.symbol(DRAGON))

    def played(self, message: dict[str, Any]) -> None:  # noqa: ARG002 - one signature for all boxes
        """Open the dragon's tiles when he has come."""
        if self.game.state.neutral_cell(Piece.DRAGON) != 0:
            self.replay.bag.gives_all = True

    def counts(self, options: Sequence[Action]) -> dict[str, int]:
        """Count the ways of the dragon and of the fairy."""
        moved = [option.neutral for option in options if isinstance(option, MoveNeutral)]
        return {
            "MoveDragon": moved.count(DRAGON),
            "FairyOnTile": moved.count(FAIRY),
            "FairyNextTo": sum(isinstance(option, MoveBeside) for option in options),
        }


BOX = PrincessAndDragon
