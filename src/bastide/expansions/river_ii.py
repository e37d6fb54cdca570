"""The River II: a river that forks, with an inn, a herd of pigs, and a volcano at its end.

Der Fluss II, complete rules 3.1.2.2. Forking and flowing is what rivers do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.hooks import Expansion, Phase
from bastide.kernel.layout import TILE, TILE_TURN, TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.tables import ELSEWHERE
from bastide.kernel.turn import BEGIN, Step
from bastide.mechanics.inns import Inns
from bastide.mechanics.pig_herds import PigHerds
from bastide.mechanics.rivers import LAKE, SPRING, Rivers, part_of_river

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

BOX = "river_ii"
VOLCANO = "river_ii/lake_volcano"
WITH_DRAGON = "with_dragon"
ALWAYS = "always"
ON_THE_VOLCANO: Final[i64] = 1
"""Reason of a veto."""


class RiverII(Expansion):
    """A river with two arms."""

    name: ClassVar[str] = BOX
    shares: ClassVar[tuple[type[Expansion], ...]] = (Rivers, Inns, PigHerds)
    reasons: ClassVar[tuple[str, ...]] = ("river-ii-volcano",)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "volcano_turn",
            BOX,
            default=WITH_DRAGON,
            choices=(WITH_DRAGON, ALWAYS, "never"),
        ),
        Option("two_rivers", BOX, default="apart", choices=("apart", "joined")),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.erupts = options["volcano_turn"] == ALWAYS
        self.is_joined = options["two_rivers"] == "joined"
        self.again = AnotherTurn()

    def leaves_out(self, types: list[TileType]) -> list[str]:
        """By option another river rises at this spring and ends in these lakes: its own ones stay in the box."""
        others = [tile for tile in types if tile.box != BOX and self.is_joined]
        return [tile.id for tile in others if part_of_river(tile) in (SPRING, LAKE)]

    def set_up(self, rules: Rules) -> None:
        """Look up the volcano."""
        self.again.volcano = rules.tables.kind_named(VOLCANO)

    def phases(self) -> list[Phase]:
        """Another turn behind the volcano."""
        return [self.again] if self.erupts else []

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """Nobody minds a volcano that does not erupt."""
        return self.erupts and kind != ELSEWHERE

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """Nobody is placed on the volcano (3.1.2.2)."""
        if not self.erupts:
            return 0
        return self.again.bars(state, spot)


class AnotherTurn(Phase):
    """Whoever has laid the volcano begins the normal game with another turn (3.1.2.2)."""

    step: ClassVar[Step] = Step.AGAIN

    def __init__(self) -> None:
        super().__init__()
        self.volcano: i64 = -1
        """Kind of the tile where the river ends in a volcano."""

    def is_volcano(self, state: State, tile: i64) -> bool:
        """Is this laid tile the volcano?"""
        return state.tables.plain_of[state.words[tile + TILE_TURN] >> 2] == self.volcano

    def bars(self, state: State, spot: i64) -> i64:
        """No figure of any kind is placed on the volcano just laid: the reason of a veto, or 0 elsewhere."""
        last = state.last_tile()
        if spot < state.rules.spots_at and state.words[spot + TILE] == last and self.is_volcano(state, last):
            return ON_THE_VOLCANO
        return 0

    def enter(self, state: State) -> None:
        """Begin a new turn of the same player."""
        if self.is_volcano(state, state.last_tile()):
            state.put(TURN, state.words[TURN] + 1)
            verbs.jump(state, BEGIN)
