"""The Princess & The Dragon in files of JCloisterZone: the dragon's tiles wait, and his steps are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide import MoveBeside, MoveNeutral
from bastide.expansions.princess_and_dragon.box import PrincessAndDragon as Box
from bastide.kernel.hooks import Figure
from bastide.kernel.pieces import Piece
from bastide.kernel.verbs import figures_on
from bastide.records.jcloisterzone.dialect import Dialect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.declarations import Action
    from bastide.kernel.tiles import TileType
    from bastide.records.jcloisterzone.replay import Replay

DRAGON: Final = "dragon"
FAIRY: Final = "fairy"


class PrincessAndDragon(Dialect):
    """Where the dragon is played, his tiles are a group that is opened when he comes to the table."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self.box = next(box for box in replay.game.rules.boxes if isinstance(box, Box))

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
            "FairyNextTo": sum(self.companions(option) for option in options if isinstance(option, MoveBeside)),
        }

    def companions(self, option: MoveBeside) -> int:
        """How many figures an option means: equal ones on one place are several there, but for the one she is with."""
        state = self.game.state
        figure = Figure(Piece[option.piece.upper()], state.asked, option.spot(state))
        is_hers = self.box.fairy.stands_with(state, figure.piece, figure.owner, figure.spot)
        return figures_on(state, figure.spot).count(figure) - int(is_hers)


BOX = PrincessAndDragon
