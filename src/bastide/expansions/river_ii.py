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
ANOTHER_TURN = "another turn"
NO_OTHER_TURN = "no other turn"
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
        self.grants = self.erupts
        """Does the volcano grant another turn? A ruling may say so, too, when it is set up."""
        self.is_joined = options["two_rivers"] == "joined"
        self.again = AnotherTurn()

    def leaves_out(self, types: list[TileType]) -> list[str]:
        """By option another river rises at this spring and ends in these lakes: its own ones stay in the box."""
        others = [tile for tile in types if tile.box != BOX and self.is_joined]
        return [tile.id for tile in others if part_of_river(tile) in (SPRING, LAKE)]

    def set_up(self, rules: Rules) -> None:
        """Look up the volcano; remember that it was laid in this turn."""
        self.again.set_up(rules, self)
        self.due = rules.reserve(1)
        """Has the player on turn another turn? More tiles of this one may lie behind the volcano."""

    def phases(self) -> list[Phase]:
        """Another turn behind the volcano."""
        return [self.again] if self.erupts else []

    def on_tile_placed(self, state: State, tile: i64) -> None:
        """Whoever lays the volcano has another turn (3.1.2.2)."""
        if self.grants and self.again.is_volcano(state, tile):
            state.put(self.due, 1)

    def forget_turn(self, state: State) -> None:
        """No turn follows from a volcano that has lain there."""
        state.put(self.due, 0)

    def write_memory(self, state: State) -> str:
        """``another turn`` or ``no other turn``, where the tile laid last does not tell."""
        told = self.grants and state.phase.at > Step.TILE and self.again.is_volcano(state, state.last_tile())
        if (state.words[self.due] != 0) == told:
            return ""
        return NO_OTHER_TURN if told else ANOTHER_TURN

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        if text not in (ANOTHER_TURN, NO_OTHER_TURN) or not self.grants:
            raise ValueError(text)
        state.put(self.due, int(text == ANOTHER_TURN))

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

    def set_up(self, rules: Rules, river: RiverII) -> None:
        """Look up the volcano; the river remembers that it was laid."""
        self.river = river
        self.volcano = rules.tables.kind_named(VOLCANO)

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
        if state.words[self.river.due] != 0:
            state.put(self.river.due, 0)
            state.put(TURN, state.words[TURN] + 1)
            verbs.jump(state, BEGIN)
