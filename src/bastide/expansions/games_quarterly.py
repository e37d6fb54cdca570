"""Games Quarterly: a herd of pigs that makes its field worth more, and two more tiles of the river.

The sixth mini expansion, complete rules 1.11, 3.1.2.2, 6.2, 7.3.3 and 7.4.5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from bastide.kernel import tiles
from bastide.kernel.hooks import Expansion
from bastide.kernel.options import Option, Value

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

BOX = "games_quarterly"
SPRING = "spring"


class GamesQuarterly(Expansion):
    """A herd of pigs and more tiles."""

    name: ClassVar[str] = BOX
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "pig_herds",
            BOX,
            default=True,
            choices=(True, False),
            sentence="A herd of pigs makes the finished cities of its field worth more.",
        ),
        Option(
            "river_tiles",
            BOX,
            default=True,
            choices=(True, False),
            sentence="The tile of running water joins a river that is played.",
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.pig_herds = bool(options["pig_herds"])
        self.river_tiles = bool(options["river_tiles"])

    def leaves_out(self, types: list[TileType]) -> list[str]:
        """The tile of running water needs the spring of another box, and the second spring is never played (1.11)."""
        parts = {tile.id: part_of_river(tile) for tile in types if tile.box == BOX}
        flows = self.river_tiles and any(part_of_river(tile) == SPRING for tile in types if tile.box != BOX)
        return [name for name, part in parts.items() if part == SPRING or (part and not flows)]

    def set_up(self, rules: Rules) -> None:
        """Look up where a herd of pigs is printed."""
        self.pigs = rules.tables.marked("pigs")

    def has_herd(self, state: State, field: i64) -> bool:
        """Does a herd that counts graze on the field?"""
        return self.pig_herds and state.sum_over(field, self.pigs) > 0

    def adds_points(self, state: State, tally: Tally) -> None:
        """Whoever owns a field with a herd of pigs gets 1 more for each finished city (3.1.2.2, 6.2)."""
        if tally.is_for_farmers() and self.has_herd(state, tally.feature):
            tally.add("pig herd", state.finished_cities_of(tally.feature), 1)


def part_of_river(tile: TileType) -> str:
    """Say which part of the river a tile shows; empty if it shows none."""
    for feature in tile.features:
        if feature.kind == tiles.RIVER:
            return feature.mark("role")
    return ""
