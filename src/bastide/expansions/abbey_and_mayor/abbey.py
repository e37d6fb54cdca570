"""The abbey: a tile that every player holds, laid into a hole instead of drawing (complete rules 4.2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.codes import PASS, cell_in, rotation_in, tile_code
from bastide.kernel.geometry import SIDES
from bastide.kernel.hooks import Phase
from bastide.kernel.layout import BAG_LEFT, FRONTIER_END, HAND, NEED_BITS, NO_TILE, PLAYER, TILE_TURN
from bastide.kernel.phases import is_tile_forbidden
from bastide.kernel.pieces import Piece
from bastide.kernel.supplies import surplus, take_used
from bastide.kernel.turn import LAID, Step

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

TILE = "abbey_and_mayor/abbey"
LAST_ROUND = "last round"


class Abbeys:
    """Who may lay an abbey, and where."""

    def __init__(self, number: int, *, into_any_hole: bool) -> None:
        self.number = number
        """Abbeys of each player."""
        self.into_any_hole = into_any_hole
        """Does an abbey not care for what other rules forbid tiles?"""

    def set_up(self, rules: Rules) -> None:
        """Two words: has an abbey just been laid, and how many players have had their last chance to lay one?"""
        self.kind: i64 = rules.tables.kind_named(TILE)
        self.laid = rules.reserve(1)
        self.asked = rules.reserve(1)

    def offer(self, state: State) -> i64:
        """Offer every hole to the player on turn if he has an abbey, or to do without; give how many options there are.

        A hole is a cell with laid tiles on all four sides (4.2.1).
        """
        words = state.words
        player = words[PLAYER]
        if state.supply_of(player, Piece.ABBEY) == 0:
            return 0
        count = state.offer(0, PASS)
        for gap in range(state.frontier_at, words[FRONTIER_END]):
            if is_hole(state, words[gap]):
                cell = words[gap] >> NEED_BITS
                for rotation in range(SIDES):
                    if self.into_any_hole or not is_tile_forbidden(state, self.kind, cell, rotation):
                        count = state.offer(count, tile_code(cell, rotation))
        if count == 1:
            return 0
        state.ask(player)
        return count

    def lay(self, state: State, code: i64) -> None:
        """Lay the abbey. It goes on with nothing, so that everything beside it ends there."""
        verbs.give(state, state.words[PLAYER], Piece.ABBEY, -1)
        verbs.place_tile(state, self.kind, cell_in(code), rotation_in(code))
        state.put(self.laid, 1)

    def go_on(self, state: State) -> None:
        """If an abbey was laid, the turn goes on as behind any other tile."""
        if state.words[self.laid] != 0:
            state.put(self.laid, 0)
            verbs.jump(state, LAID)

    def check_position(self, state: State) -> None:
        """An abbey on the table is nobody's any more."""
        take_used(state, Piece.ABBEY, self.number_laid(state))

    def number_laid(self, state: State) -> int:
        """How many abbeys lie on the table."""
        return sum(state.words[tile + TILE_TURN] >> 2 == self.kind for tile in state.tile_list())

    def write_memory(self, state: State) -> list[str]:
        """``1 0 1``: the abbeys that players still hold; ``last round 2``: how many have had their last chance."""
        held = [state.supply_of(player, Piece.ABBEY) for player in range(state.players)]
        parts: list[str] = []
        if min(held) < self.number:
            parts.append(" ".join(str(abbeys) for abbeys in held))
        if state.words[self.asked] > 0:
            parts.append(f"{LAST_ROUND} {state.words[self.asked]}")
        return parts

    def read_memory(self, state: State, part: str) -> None:
        """Read one of these parts again."""
        if part.startswith(LAST_ROUND):
            state.put(self.asked, range(state.players + 1).index(int(part.removeprefix(LAST_ROUND))))
            return
        held = [int(abbeys) for abbeys in part.split()]
        if len(held) != state.players or min(held) < 0 or max(held) > self.number:
            raise ValueError(part)
        for player, abbeys in enumerate(held):
            verbs.give(state, player, Piece.ABBEY, abbeys - state.supply_of(player, Piece.ABBEY))
        if surplus(state, Piece.ABBEY, self.number_laid(state)) > 0:
            raise ValueError(part)


def is_hole(state: State, gap: i64) -> bool:
    """Does a cell of the frontier have a tile on each of its four sides?"""
    bits = state.tables.side_bits
    mask: i64 = (1 << bits) - 1
    for side in range(SIDES):
        if gap >> side * bits & mask == 0:
            return False
    return True


class LayAbbey(Phase):
    """Whoever has an abbey may lay it instead of drawing a tile (4.2.1)."""

    step: ClassVar[Step] = Step.ABBEY
    question: ClassVar[str] = "ask-abbey"

    def __init__(self, abbeys: Abbeys) -> None:
        super().__init__()
        self.abbeys = abbeys

    def tile(self, state: State) -> i64:
        """The abbey is laid from the supply, not from the hand."""
        return self.abbeys.kind

    def options(self, state: State) -> i64:
        """Every hole, as long as there are tiles that could be drawn instead."""
        words = state.words
        if words[BAG_LEFT] == 0 or words[HAND] != NO_TILE or words[self.abbeys.asked] > 0:
            return 0
        return self.abbeys.offer(state)

    def apply(self, state: State, code: i64) -> bool:
        """Lay the abbey, or draw."""
        if code != PASS:
            self.abbeys.lay(state, code)
        return False


class AfterAbbey(Phase):
    """Whoever has laid an abbey draws no tile."""

    step: ClassVar[Step] = Step.ABBEY

    def __init__(self, abbeys: Abbeys) -> None:
        super().__init__()
        self.abbeys = abbeys

    def enter(self, state: State) -> None:
        """Go on with what follows a laid tile."""
        self.abbeys.go_on(state)


class LayLastAbbey(Phase):
    """After the last tile everybody who still has an abbey may lay it, in turn order (4.2.1)."""

    step: ClassVar[Step] = Step.LAST_ABBEY
    question: ClassVar[str] = "ask-abbey"

    def __init__(self, abbeys: Abbeys) -> None:
        super().__init__()
        self.abbeys = abbeys

    def tile(self, state: State) -> i64:
        """The abbey is laid from the supply, not from the hand."""
        return self.abbeys.kind

    def asks(self, state: State) -> bool:
        """Pass over everybody who has no abbey, or no hole to lay it into."""
        while state.words[self.abbeys.asked] < state.players:
            state.code_count = self.abbeys.offer(state)
            if state.code_count > 0:
                return True
            self.had_his_chance(state)
            verbs.pass_turn(state)
        return False

    def options(self, state: State) -> i64:
        """Every hole."""
        return self.abbeys.offer(state)

    def apply(self, state: State, code: i64) -> bool:
        """Lay the abbey, or let the next player decide."""
        self.had_his_chance(state)
        if code == PASS:
            verbs.pass_turn(state)
            return True
        self.abbeys.lay(state, code)
        return False

    def had_his_chance(self, state: State) -> None:
        """Nobody is asked twice."""
        state.put(self.abbeys.asked, state.words[self.abbeys.asked] + 1)


class AfterLastAbbey(Phase):
    """Behind an abbey a figure may be placed, and what it has ended is scored, as always."""

    step: ClassVar[Step] = Step.LAST_ABBEY

    def __init__(self, abbeys: Abbeys) -> None:
        super().__init__()
        self.abbeys = abbeys

    def enter(self, state: State) -> None:
        """Go on with what follows a laid tile; the next player has his chance when this turn is over."""
        self.abbeys.go_on(state)
