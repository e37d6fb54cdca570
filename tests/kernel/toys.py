"""Toy boxes: the smallest code for the hardest sentences, to prove that the kernel carries them.

They are not the real boxes. Each shows one mechanism: who is asked, what reacts, what splits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.base.scoring import finished_features
from bastide.kernel import verbs
from bastide.kernel.catalogue import tile_set
from bastide.kernel.codes import PASS, choice_code, number_in
from bastide.kernel.geometry import cell_at
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.layout import PLAYER, SPOT, TILE, TILE_CELL
from bastide.kernel.pieces import Piece
from bastide.kernel.tables import CITY
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


# -- followers that leave the count's city before scoring ----------------------------------------


class Quarters(Expansion):
    """Before a city is scored, everybody may send followers from the castle into it (4.6.2.5)."""

    name: ClassVar[str] = "toy_quarters"

    def set_up(self, rules: Rules) -> None:
        self.castle = rules.add_spot("castle quarter")
        self.asked = rules.reserve(1)

    def phases(self) -> list[Phase]:
        return [LeaveQuarter(self)]


class LeaveQuarter(Phase):
    step: ClassVar[Step] = Step.BEFORE_SCORE

    def __init__(self, box: Quarters) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        state.put(self.box.asked, 1)

    def options(self, state: State) -> i64:
        """The player left of the trigger is first, the trigger last."""
        cities = [root for root in finished_features(state) if state.kind_of(root) == CITY]
        waiting = verbs.figures_on(state, self.box.castle)
        for place in range(state.words[self.box.asked], state.players + 1):
            player = (state.words[PLAYER] + place) % state.players
            if cities and any(figure.owner == player for figure in waiting):
                state.put(self.box.asked, place)
                state.ask(player)
                count = state.offer(0, PASS)
                for city in cities:
                    count = state.offer(count, choice_code(city))
                return count
        return 0

    def apply(self, state: State, code: i64) -> bool:
        if code == PASS:
            state.put(self.box.asked, state.words[self.box.asked] + 1)
        else:
            mine = [f for f in verbs.figures_on(state, self.box.castle) if f.owner == state.asked]
            verbs.move(state, mine[0], number_in(code))
        return True


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
