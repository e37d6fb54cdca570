"""The Gold Mines in files of JCloisterZone: nobody is asked which gold he takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide.expansions.gold_mines.actions import TakeGold
from bastide.expansions.gold_mines.box import GoldMines as Box
from bastide.kernel.actions import PlaceToken
from bastide.kernel.geometry import cell_at
from bastide.records.jcloisterzone.dialect import Dialect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.declarations import Action
    from bastide.records.jcloisterzone.replay import Replay

GOLD: Final = "gold"


class GoldMines(Dialect):
    """Everybody takes a piece there that most players have a right to."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self.box = next(box for box in replay.game.rules.boxes if isinstance(box, Box))

    def action_in(self, message: dict[str, Any]) -> Action | None:
        """Translate a piece of gold that is laid."""
        payload = message["payload"]
        if message["type"] != "PLACE_TOKEN" or payload["token"] != GOLD.upper():
            return None
        x, y = payload["pointer"]
        return PlaceToken(GOLD, x, y)

    def played(self, message: dict[str, Any]) -> None:
        """Take gold as that program does."""
        del message
        while True:
            offered = [option for option in self.game.options() if isinstance(option, TakeGold)]
            if not offered:
                return
            self.game.play(max(offered, key=self.claims))

    def claims(self, gold: TakeGold) -> int:
        """How many players have a right to gold."""
        state = self.game.state
        tile = state.tile_at(cell_at(gold.x, gold.y))
        heaps = range(state.words[self.box.heaps])
        return next(self.box.claims_on(state, heap) for heap in heaps if state.words[self.box.tile_at + heap] == tile)

    def counts(self, options: Sequence[Action]) -> dict[str, int]:
        """Count tiles for the second piece."""
        return {"GoldPiece": sum(isinstance(option, PlaceToken) and option.piece == GOLD for option in options)}


BOX = GoldMines
