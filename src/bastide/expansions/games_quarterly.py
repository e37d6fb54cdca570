"""Games Quarterly: a herd of pigs that makes its field worth more, and two more tiles of the river.

The sixth mini expansion, complete rules 1.11, 3.1.2.2, 6.2, 7.3.3 and 7.4.5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel.hooks import Expansion
from bastide.kernel.options import Option, Value
from bastide.mechanics.pig_herds import PigHerds
from bastide.mechanics.rivers import LAND, SPRING, part_of_river

if TYPE_CHECKING:
    from bastide.kernel.tiles import TileType

BOX = "games_quarterly"


class GamesQuarterly(Expansion):
    """A herd of pigs and more tiles."""

    name: ClassVar[str] = BOX
    shares: ClassVar[tuple[type[Expansion], ...]] = (PigHerds,)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "river_tiles",
            BOX,
            default=True,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the option."""
        self.river_tiles = bool(options["river_tiles"])

    def leaves_out(self, types: list[TileType]) -> list[str]:
        """The tile of running water needs the spring of another box, and the second spring is never played (1.11)."""
        flows = self.river_tiles and any(part_of_river(tile) == SPRING for tile in types if tile.box != BOX)
        parts = {tile.id: part_of_river(tile) for tile in types if tile.box == BOX}
        return [name for name, part in parts.items() if part == SPRING or (part != LAND and not flows)]
