"""The bag of JCloisterZone: which tile is drawn follows from the random numbers in a file."""

from __future__ import annotations

import math
import struct
from functools import cache
from typing import Final

from bastide.kernel.catalogue import tile_type
from bastide.kernel.errors import Unreadable
from bastide.mechanics.rivers import LAND, part_of_river
from bastide.records.foreign_setup import names

DRAGON_SYMBOL: Final = "dragon"
LOW_48: Final = (1 << 48) - 1


class ForeignBag:
    """Draws tiles as that program does: from a sorted list, by a random number of the file.

    Tiles are in groups: the parts of a river, then the land, of which the next is opened when one is empty. Where the
    dragon is played, his tiles are a group that is opened when he comes to the table, be it before the land.
    """

    def __init__(self, copies: dict[str, int], *, dragon: bool = False) -> None:
        names = sorted(name for name, count in copies.items() for _ in range(count))
        self.dragon_tiles = [name for name in names if dragon and calls_dragon(name)]
        self.tiles = [name for name in names if name not in self.dragon_tiles]
        self.dragon_is_awake = False

    def open(self) -> list[str]:
        """Tiles that can be drawn now, by the names of their groups: land, dragon, river."""
        first = min((group_of(tile) for tile in self.tiles), default=LAND)
        group = [tile for tile in self.tiles if group_of(tile) == first]
        awake = self.dragon_tiles if self.dragon_is_awake else []
        return group + awake if first == LAND else awake + group

    def draw(self, random: float) -> tuple[str, float]:
        """Give the drawn tile and the next number from the same source."""
        tiles = self.open()
        tile = tiles[math.floor(random * len(tiles))]
        (self.dragon_tiles if tile in self.dragon_tiles else self.tiles).remove(tile)
        bits = struct.unpack("<q", struct.pack("<d", random))[0] & LOW_48
        return tile, ((25214903917 * bits + 11) & LOW_48) / (1 << 48)


@cache
def group_of(name: str) -> int:
    """Give the number of the group in which a foreign tile is drawn: the parts of a river in their order, then land."""
    ours = names()["tiles"].get(name)
    return int(part_of_river(tile_type(ours)) if ours else LAND)


@cache
def calls_dragon(name: str) -> bool:
    """Does a foreign tile let the dragon move?"""
    ours = names()["tiles"].get(name)
    return bool(ours and tile_type(ours).symbol(DRAGON_SYMBOL))


def check_random(number: object) -> float:
    """Refuse what cannot be a random number of that program."""
    if not isinstance(number, float | int) or not 0 <= number < 1:
        raise Unreadable("bad_jcz", f"{number!r} is no random number from 0 to 1.")
    return float(number)
