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

    Where the dragon is played, his tiles wait until he is on the table, and then follow behind all others.
    """

    def __init__(self, copies: dict[str, int], *, dragon: bool = False) -> None:
        names = sorted(name for name, count in copies.items() for _ in range(count))
        self.waiting = [name for name in names if dragon and calls_dragon(name)]
        self.tiles = [name for name in names if name not in self.waiting]

    def wake_dragon(self) -> None:
        """The dragon is on the table: his tiles can be drawn."""
        self.tiles += self.waiting
        self.waiting = []

    def draw(self, random: float) -> tuple[str, float]:
        """Give the drawn tile and the next number from the same source."""
        first = min(group_of(tile) for tile in self.tiles)
        group = [tile for tile in self.tiles if group_of(tile) == first]
        tile = group[math.floor(random * len(group))]
        self.tiles.remove(tile)
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
