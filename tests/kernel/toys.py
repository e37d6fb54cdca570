"""Toy boxes: the smallest code for the hardest sentences, to prove that the kernel carries them.

They are not the real boxes. Each shows one mechanism: who is asked, what reacts, what splits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel import verbs
from bastide.kernel.catalogue import tile_set
from bastide.kernel.codes import PASS, choice_code, number_in
from bastide.kernel.geometry import cell_at
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.layout import PLAYER, SPOT, TILE, TILE_CELL
from bastide.kernel.pieces import Piece
from bastide.kernel.turn import Step
from bastide.rulebook import compile_rules

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State


def toy_state(boxes: list[Expansion], *, players: int = 2, tiles: tuple[str, ...] = ("base",)) -> State:
    """Give an empty table for toy boxes with the tiles of some sets."""
    types = [tile for name in tiles for tile in tile_set(name).tiles]
    options = {option.name: option.default for box in boxes for option in box.options}
    return compile_rules(players, types, boxes, options).new_state()


def lay(state: State, code: str, x: int, y: int, rotation: int = 0) -> int:
    """Lay a tile by its code."""
    return verbs.place_tile(state, state.tables.kind_named(code), cell_at(x, y), rotation)


# -- flight from the plague ----------------------------------------------------------------------


class Plague(Expansion):
    """Once in his turn, whenever he likes, a player may let a follower flee along its feature (4.2.9.3)."""

    name: ClassVar[str] = "toy_plague"

    def __init__(self, fleas: list[int]) -> None:
        self.fleas = fleas

    def set_up(self, rules: Rules) -> None:
        self.fled_in = rules.reserve(1)

    def phases(self) -> list[Phase]:
        return [FleeFirst(self), FleeLast(self)]

    def refuges(self, state: State, start: int) -> list[int]:
        """Slots that can be reached without crossing a flea."""
        reached = [start]
        for slot in reached:
            for _, other in state.slots_beside(slot):
                cell = state.words[state.words[other + TILE] + TILE_CELL] if other else 0
                if other and other not in reached and cell not in self.fleas:
                    reached.append(other)
        return reached[1:]


class Flee(Phase):
    def __init__(self, box: Plague) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        if state.words[self.box.fled_in] == 1:
            return 0
        state.ask(state.words[PLAYER])
        count = state.offer(0, PASS)
        for figure in state.figure_list():
            for refuge in self.box.refuges(state, state.words[figure + SPOT]):
                count = state.offer(count, choice_code(refuge << 20 | state.words[figure + SPOT]))
        return count if count > 1 else 0

    def apply(self, state: State, code: i64) -> bool:
        if code != PASS:
            spot = number_in(code) & 0xFFFFF
            verbs.move(state, Figure(Piece.FOLLOWER, state.player, spot), number_in(code) >> 20)
            state.put(self.box.fled_in, 1)
        return False


class FleeFirst(Flee):
    step: ClassVar[Step] = Step.BEGIN


class FleeLast(Flee):
    step: ClassVar[Step] = Step.AFTER_SCORE
