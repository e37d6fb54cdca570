"""Boxes that bundle others: their tiles, and the rules of their parts.

Graf, König & Konsorten and Cult, Siege & Creativity, complete rules 1.13 and 1.15. A bundle has no rules of its own: it
names its ``parts``, and the rule book lets them play as if they had been chosen themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from bastide.kernel.hooks import Expansion
from bastide.kernel.options import Option, Value

if TYPE_CHECKING:
    from bastide.kernel.tiles import TileType

CULT: Final = "cult_siege_creativity"
BLANK: Final = "blank"
SHRINE: Final = "shrine"


class CultSiegeCreativity(Expansion):
    """Six shrines, four tiles with Cathars, and two blank tiles to draw on (1.15)."""

    name: ClassVar[str] = CULT
    parts: ClassVar[tuple[str, ...]] = ("cathars", "shrines")
    options: ClassVar[tuple[Option, ...]] = (
        Option("cult_tiles", CULT, default=True, choices=(True, False)),
        Option(
            "siege_tiles",
            CULT,
            default=True,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.cult_tiles = bool(options["cult_tiles"])
        self.siege_tiles = bool(options["siege_tiles"])

    def leaves_out(self, types: list[TileType]) -> list[str]:
        """A blank tile shows nothing: whoever has drawn on it plays it as a tile of his own."""
        return [tile.id for tile in types if tile.box == CULT and not self.takes(tile)]

    def takes(self, tile: TileType) -> bool:
        """Is this tile of the box played?"""
        if tile.symbol("kind") == BLANK:
            return False
        if any(feature.kind == SHRINE for feature in tile.features):
            return self.cult_tiles
        return self.siege_tiles


class CountKingConsorts(Expansion):
    """The Count, the second River, King & Robber and the Shrines in one box (1.13)."""

    name: ClassVar[str] = "count_king_consorts"
    parts: ClassVar[tuple[str, ...]] = ("king_and_robber", "count", "river_ii", "shrines")
