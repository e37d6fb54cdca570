"""The bag of JCloisterZone: which tile is drawn follows from the random numbers in a file."""

from __future__ import annotations

import math
import struct
from functools import cache
from typing import TYPE_CHECKING, Final

from bastide.kernel.errors import Unreadable
from bastide.language import plain, quoted, said
from bastide.mechanics.rivers import LAND, part_of_river
from bastide.records.jcloisterzone.setup import names, our_tile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bastide.kernel.tiles import TileType

LOW_48: Final = (1 << 48) - 1


class ForeignBag:
    """Draws tiles as that program does: from a sorted list, by a random number of the file.

    Tiles are in groups: the parts of a river, then the land, of which the next is opened when one is empty. What a box
    keeps back is a group that is opened when the box says so, be it before the land.
    """

    def __init__(
        self,
        copies: dict[str, int],
        keeps_back: Callable[[TileType], bool] = lambda _: False,
        fixed: Iterable[str] = (),
    ) -> None:
        names = sorted(name for name, count in copies.items() for _ in range(count))
        self.kept_back = [name for name in names if (ours := tile_named(name)) and keeps_back(ours)]
        self.tiles = [name for name in names if name not in self.kept_back]
        self.fixed = list(fixed)
        """Tiles that come next, whatever the random numbers say."""
        self.gives_all = False
        """May the tiles that were kept back be drawn?"""

    def holds(self, name: str) -> bool:
        """Is a tile still in the bag?"""
        return name in self.tiles or name in self.kept_back

    def open(self) -> list[str]:
        """Tiles that can be drawn now; what was kept back stands between the land and a river, by the name there."""
        first = min((group_of(tile) for tile in self.tiles), default=LAND)
        group = [tile for tile in self.tiles if group_of(tile) == first]
        late = self.kept_back if self.gives_all else []
        return group + late if first == LAND else late + group

    def draw(self, random: float) -> tuple[str, float]:
        """Give the drawn tile and the next number from the same source."""
        tiles = self.open()
        tile = self.fixed.pop(0) if self.fixed else tiles[math.floor(random * len(tiles))]
        if not self.holds(tile):
            raise Unreadable("bad_jcz", said("jcz-draw-order", tile=plain(tile)))
        (self.kept_back if tile in self.kept_back else self.tiles).remove(tile)
        bits = struct.unpack("<q", struct.pack("<d", random))[0] & LOW_48
        return tile, ((25214903917 * bits + 11) & LOW_48) / (1 << 48)


@cache
def tile_named(name: str) -> TileType | None:
    """Give our tile of a foreign name, None if there is none."""
    ours = names()["tiles"].get(name)
    return our_tile(ours) if ours else None


@cache
def group_of(name: str) -> int:
    """Give the number of the group in which a foreign tile is drawn: the parts of a river in their order, then land."""
    ours = tile_named(name)
    return int(part_of_river(ours) if ours else LAND)


def check_random(number: object) -> float:
    """Refuse what cannot be a random number of that program."""
    if not isinstance(number, float | int) or not 0 <= number < 1:
        raise Unreadable("bad_jcz", said("error-jcz-random", found=quoted(number)))
    return float(number)
