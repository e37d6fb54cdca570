"""What is to be seen of a game, counted: every feature, every figure, every gap.

Made only for who looks (``bastide.view``), never in a playout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.geometry import SIDES, x_of, y_of
from bastide.kernel.layout import (
    FEATURE,
    FIGURE_WORDS,
    FIGURES_END,
    FRONTIER_END,
    HAND,
    NEED_BITS,
    NEED_MASK,
    NO_TILE,
    OPEN,
    OWNER,
    PIECE,
    ROOT,
    SPOT,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
    TILE_WORDS,
    TILES_END,
)
from bastide.kernel.parts import Part, part_of, parts_of
from bastide.kernel.phases import is_tile_forbidden
from bastide.kernel.tables import CITY, FIELD, NEVER_FINISHED, NO_LETTER, SLOT_WORDS

if TYPE_CHECKING:
    from bastide.kernel.hooks import Appraiser
    from bastide.kernel.state import State

NO_FEATURE: Final = -1
ROTATIONS: Final = tuple(tuple(turn for turn in range(4) if turns >> turn & 1) for turns in range(16))
"""By a set of four bits: the rotations in it."""

FeatureRow = tuple[
    int, str, tuple[Part, ...], int, int, int, bool, tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...]
]
FigureRow = tuple[int, int, int, int, int, str, int]
GapRow = tuple[int, int, str, list[tuple[int, int]], bool]


class Survey:
    """A look at a game; good until the game goes on."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.appraiser: Appraiser = state.rules.appraiser
        self.numbers: dict[int, int] = {}
        """Lasting numbers of all features by their roots."""
        self.strengths: dict[int, list[int]] = {}
        """How strong each player is, by root; only where somebody stands."""
        self._number_features()
        self._weigh_figures()

    def _number_features(self) -> None:
        state = self.state
        words = state.words
        seen = state.rules.seen
        stamp = state.rules.next_stamp()
        for tile in range(state.tiles_at, words[TILES_END], TILE_WORDS):
            for slot in range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
                root = words[slot + ROOT]
                if seen[root] != stamp:
                    seen[root] = stamp
                    self.numbers[root] = (slot - state.slots_at) // SLOT_WORDS

    def _weigh_figures(self) -> None:
        state = self.state
        words = state.words
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            spot = words[figure + SPOT]
            if spot < state.rules.spots_at:
                root = words[spot + ROOT]
                if root not in self.strengths:
                    self.strengths[root] = [0] * state.players
                strength = self.appraiser.strength(state, words[figure + PIECE], root)
                self.strengths[root][words[figure + OWNER]] += strength

    def tiles(self) -> list[tuple[int, int, int, int]]:
        """Give every laid tile in the order of laying: kind, rotation, column and row."""
        words = self.state.words
        found: list[tuple[int, int, int, int]] = []
        for tile in range(self.state.tiles_at, words[TILES_END], TILE_WORDS):
            turn = words[tile + TILE_TURN]
            cell = words[tile + TILE_CELL]
            found.append((turn >> 2, turn & 3, x_of(cell), y_of(cell)))
        return found

    def features(self) -> list[FeatureRow]:
        """Give every feature, see ``view.Feature``."""
        return [self._feature(root, number) for root, number in self.numbers.items()]

    def _feature(self, root: i64, number: i64) -> FeatureRow:
        state = self.state
        kind = state.kind_of(root)
        open_ends = state.words[root + OPEN]
        finished = open_ends == 0
        if NEVER_FINISHED[kind] != 0:
            open_ends = 0
        worth = self.appraiser.worth(state, root)
        at_end = worth
        if not finished:
            at_end = self.appraiser.worth_at_end(state, root)
        strengths: tuple[int, ...] = ()
        owners: tuple[int, ...] = ()
        if root in self.strengths:
            strengths = tuple(self.strengths[root])
            owners = self._owners(self.strengths[root])
            if kind == FIELD and owners:
                worth = at_end = max([self.appraiser.worth_to(state, root, owner) for owner in owners])
            for holding in self.appraiser.holdings:
                held_by = holding.owners(state, root)
                if held_by and not owners:
                    owners = tuple(held_by)
                    worth = at_end = holding.worth(state, root)
        pennants: i64 = 0
        if kind == CITY:
            pennants = state.pennants_of(root)
        return (
            number,
            state.tables.label_of[state.words[root + FEATURE]],
            parts_of(state, root),
            state.tiles_of(root),
            pennants,
            open_ends,
            finished,
            strengths,
            owners,
            worth,
            at_end,
            self._cities(root) if kind == FIELD else (),
        )

    def _owners(self, strengths: list[int]) -> tuple[int, ...]:
        best = max(strengths)
        if best == 0:
            return ()
        found = [player for player, strength in enumerate(strengths) if strength == best]
        if len(found) > 1 and not self.appraiser.shares():
            return ()
        return tuple(found)

    def _cities(self, field: i64) -> tuple[int, ...]:
        count = self.state.finished_cities_of(field)
        found = [self.numbers[self.state.rules.cities[at]] for at in range(count)]
        found.sort()
        return tuple(found)

    def figures(self) -> list[FigureRow]:
        """Give every figure: piece, owner, tile, number there, feature and its kind, or a spot that is none."""
        state = self.state
        words = state.words
        found: list[FigureRow] = []
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            piece, owner, spot = words[figure + PIECE], words[figure + OWNER], words[figure + SPOT]
            if spot < state.rules.spots_at:
                tile, number = part_of(state, spot)
                kind = state.tables.label_of[words[spot + FEATURE]]
                found.append((piece, owner, tile, number, self.numbers[words[spot + ROOT]], kind, 0))
            else:
                found.append((piece, owner, NO_FEATURE, NO_FEATURE, NO_FEATURE, "", spot))
        return found

    def gaps(self) -> list[GapRow]:
        """Give every cell where a tile may lie: column, row, what its sides ask for, kinds with rotations, is it dead?

        A kind is named with a set of four bits. A gap is dead when neither a tile of the bag fits, nor the one in
        hand, nor one that players hold; those go only where tiles lie on all four sides.
        """
        state = self.state
        words = state.words
        free = [kind for kind in self._kinds_left() if not state.rules.minders[kind]]
        minded = [kind for kind in self._kinds_left() if state.rules.minders[kind]]
        held = self._held_kinds()
        hand: list[int] = [] if words[HAND] == NO_TILE else [words[HAND]]
        known: dict[int, list[tuple[int, int]]] = {}
        asked: dict[int, str] = {}
        found: list[GapRow] = []
        for gap in range(state.frontier_at, words[FRONTIER_END]):
            cell = words[gap] >> NEED_BITS
            need = int(words[gap] & NEED_MASK)
            if need not in known:
                known[need] = [(kind, self._turns(kind, need)) for kind in free if self._turns(kind, need)]
                asked[need] = self._asks(need)
            fits = known[need]
            more = self._fitting(minded, need, cell)
            if more:
                fits = fits + more
            dead = not fits and not self._fitting(hand, need, cell)
            if dead and NO_LETTER not in asked[need]:
                dead = not self._fitting(held, need, cell)
            found.append((x_of(cell), y_of(cell), asked[need], fits, dead))
        return found

    def _kinds_left(self) -> list[int]:
        return [int(kind) for kind in range(self.state.tables.kinds) if self.state.words[self.state.bag_at + kind] != 0]

    def _held_kinds(self) -> list[int]:
        """Kinds of tiles that players hold and have not laid."""
        left = self.state.rules.held[:]
        if any(left):
            for kind, _, _, _ in self.tiles():
                left[kind] -= 1
        return [kind for kind, number in enumerate(left) if number > 0]

    def _turns(self, kind: i64, need: i64) -> i64:
        tables = self.state.tables
        return tables.fits[tables.pattern_of[kind] + need] >> 4 & 15

    def _fitting(self, kinds: list[int], need: i64, cell: i64) -> list[tuple[int, int]]:
        """Which of some kinds may lie on a cell, with their rotations."""
        found: list[tuple[int, int]] = []
        for kind in kinds:
            turns = self._turns(kind, need)
            for rotation in range(SIDES):
                if turns >> rotation & 1 != 0 and is_tile_forbidden(self.state, kind, cell, rotation):
                    turns -= 1 << rotation
            if turns != 0:
                found.append((kind, turns))
        return found

    def _asks(self, need: i64) -> str:
        tables = self.state.tables
        mask = (1 << tables.side_bits) - 1
        return "".join([tables.side_letters[need >> side * tables.side_bits & mask] for side in range(SIDES)])
