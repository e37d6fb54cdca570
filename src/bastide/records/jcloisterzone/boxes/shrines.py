"""The Shrines in files of JCloisterZone: a shrine is called a monastery."""

from __future__ import annotations

from bastide.expansions.shrines import SHRINE
from bastide.kernel import tiles
from bastide.kernel.geometry import cell_at, is_on_table
from bastide.kernel.places import slot_named
from bastide.records.jcloisterzone.dialect import Dialect


class Shrines(Dialect):
    """That program names monks and heretics alike."""

    def feature_at(self, feature: str, x: int, y: int) -> str:
        """Say shrine where the tile shows one."""
        if feature == tiles.MONASTERY and is_on_table(x, y):
            tile = self.game.state.tile_at(cell_at(x, y))
            if tile and slot_named(self.game.state, tile, SHRINE, ""):
                return SHRINE
        return feature


BOX = Shrines
