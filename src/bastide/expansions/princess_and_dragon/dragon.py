"""The dragon: volcanoes call him, dragon tiles let him move, and he eats what he meets.

Complete rules 4.2.4.1 and 4.2.4.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.codes import neutral_cell_in, neutral_code
from bastide.kernel.geometry import SIDES, STEPS, cell_at, is_on_table, x_of, y_of
from bastide.kernel.hooks import Phase
from bastide.kernel.layout import HAND, NO_TILE, PLAYER, TILE, TILE_CELL, TILE_TURN
from bastide.kernel.pieces import BARN, DRAGON, EATEN, PHANTOM
from bastide.kernel.tables import SITE
from bastide.kernel.turn import DRAW, Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

VOLCANO = "volcano"
DRAGON_SYMBOL = "dragon"
MOVES: Final[i64] = 6
NEIGHBOUR: Final = vec[i64](list(STEPS))


class Dragon:
    """Where he may go, and what happens there."""

    def __init__(self, *, awake: bool, bars_features: bool) -> None:
        self.awake = awake
        """Is he played at all? Otherwise his symbols mean nothing."""
        self.bars_features = bars_features
        """Does he keep builders and pigs off his tile, too?"""

    def set_up(self, rules: Rules) -> None:
        """Look up the symbols; remember tiles that are set aside, and his way while he moves."""
        types = rules.tables.types
        self.volcanic: list[bool] = [tile.symbol(VOLCANO) == "true" for tile in types]
        self.calling: list[bool] = [tile.symbol(DRAGON_SYMBOL) == "true" for tile in types]
        self.aside = rules.reserve(len(types))
        """For each kind of tile: how many are set aside."""
        self.steps = rules.reserve(1)
        """How many steps he has made in this move."""
        self.trail = rules.reserve(MOVES)
        """The cells that he has left in this move."""

    # -- volcanoes -----------------------------------------------------------------------------

    def erupt(self, state: State, tile: i64) -> None:
        """A volcano calls him at once, from wherever he is (4.2.4.1); tiles that waited for him come back (4.2.4.2)."""
        if not self.awake or not self.volcanic[state.words[tile + TILE_TURN] >> 2]:
            return
        verbs.move_neutral(state, DRAGON, state.words[tile + TILE_CELL])
        for kind in range(state.tables.kinds):
            waiting = state.words[self.aside + kind]
            if waiting > 0:
                verbs.put_back(state, kind, waiting)
                state.put(self.aside + kind, 0)

    def bars(self, state: State, piece: i64, spot: i64) -> bool:
        """No follower ever shares a tile with him; builder and pig may stand there (4.2.4.1).

        By option no figure goes to a feature of his tile, but a tower can be closed. A barn is too large for him.
        """
        words = state.words
        if (
            spot >= state.rules.spots_at
            or words[words[spot + TILE] + TILE_CELL] != words[state.rules.neutrals_at + DRAGON]
        ):
            return False
        if self.bars_features:
            return piece != BARN and state.kind_of(spot) != SITE
        return piece <= PHANTOM

    # -- dragon tiles --------------------------------------------------------------------------

    def must_wait(self, state: State) -> bool:
        """A dragon tile is not laid before he is on the table (4.2.4.2)."""
        hand = state.words[HAND]
        return hand != NO_TILE and self.calling[hand] and state.neutral_cell(DRAGON) == 0

    def moves(self, state: State) -> bool:
        """Does the tile just laid make him move?"""
        return state.neutral_cell(DRAGON) != 0 and self.calling[state.words[state.last_tile() + TILE_TURN] >> 2]

    def may_enter(self, state: State, cell: i64) -> bool:
        """He goes from tile to tile, onto none twice, and not where another rule forbids it (4.2.4.2)."""
        if state.tile_at(cell) == 0 or self.was_on(state, cell):
            return False
        for box in state.rules.forbids_neutral:
            if box.forbids_neutral(state, DRAGON, cell) != 0:
                return False
        return True

    def was_on(self, state: State, cell: i64) -> bool:
        """Has he left this cell during his present move?"""
        for step in range(state.words[self.steps]):
            if state.words[self.trail + step] == cell:
                return True
        return False

    def eat(self, state: State, cell: i64) -> None:
        """All figures of players on his tile go home together; only barns are too large for him (4.2.4.2)."""
        tile = state.tile_at(cell)
        eaten = [figure for figure in verbs.figures_at(state, tile) if figure.piece != BARN]
        if eaten:
            verbs.remove(state, eaten, EATEN)

    # -- the text of a position ----------------------------------------------------------------

    def write(self, state: State) -> list[str]:
        """``dragon 2,3``, ``aside BG BH`` and, while he moves, ``trail 0,0 1,0``."""
        parts: list[str] = []
        if state.neutral_cell(DRAGON) != 0:
            parts.append(f"dragon {write_cell(state.neutral_cell(DRAGON))}")
        waiting: list[str] = []
        for kind, tile in enumerate(state.tables.types):
            waiting += [tile.code] * state.words[self.aside + kind]
        if waiting:
            parts.append(f"aside {' '.join(waiting)}")
        if isinstance(state.phase, MoveDragon) and state.words[self.steps] > 0:
            trail = [write_cell(state.words[self.trail + step]) for step in range(state.words[self.steps])]
            parts.append(f"trail {' '.join(trail)}")
        return parts

    def missing(self, state: State, kind: i64) -> i64:
        """How many tiles of a kind are neither in the bag nor on the table nor set aside."""
        words = state.words
        gone = state.rules.copies[kind] - words[state.bag_at + kind] - words[self.aside + kind]
        return gone - sum(words[tile + TILE_TURN] >> 2 == kind for tile in state.tile_list())

    def read(self, state: State, name: str, values: list[str]) -> None:
        """Read one of these again."""
        if name == "dragon":
            (value,) = values
            state.put(state.rules.neutrals_at + DRAGON, read_cell(state, value))
        elif name == "aside":
            for code in values:
                kind = state.tables.kind_named(code)
                if kind < 0 or not self.calling[kind] or self.missing(state, kind) == 0:
                    raise ValueError(code)
                state.put(self.aside + kind, state.words[self.aside + kind] + 1)
        elif name == "trail" and len(values) < MOVES:
            for step, value in enumerate(values):
                state.put(self.trail + step, read_cell(state, value))
            state.put(self.steps, len(values))
        else:
            raise ValueError(name)


def write_cell(cell: int) -> str:
    """Write a cell as its coordinates."""
    return f"{x_of(cell)},{y_of(cell)}"


def read_cell(state: State, text: str) -> int:
    """Read the coordinates of a laid tile."""
    x, y = (int(part) for part in text.split(","))
    if not is_on_table(x, y) or state.tile_at(cell_at(x, y)) == 0:
        raise ValueError(text)
    return cell_at(x, y)


class SetAside(Phase):
    """A dragon tile that is drawn too early is laid aside, and another is drawn (4.2.4.2)."""

    step: ClassVar[Step] = Step.DRAW

    def __init__(self, dragon: Dragon) -> None:
        super().__init__()
        self.dragon = dragon

    def enter(self, state: State) -> None:
        """Lay it aside and draw again."""
        if self.dragon.must_wait(state):
            kind = state.words[HAND]
            verbs.set_aside(state)
            state.put(self.dragon.aside + kind, state.words[self.dragon.aside + kind] + 1)
            verbs.jump(state, DRAW)


class MoveDragon(Phase):
    """The dragon goes six tiles, one player after the other moves him, until he can go no further (4.2.4.2)."""

    step: ClassVar[Step] = Step.DRAGON
    question: ClassVar[str] = "ask-dragon"

    def __init__(self, dragon: Dragon) -> None:
        super().__init__()
        self.dragon = dragon

    def enter(self, state: State) -> None:
        """He begins a new way."""
        if state.words[self.dragon.steps] != 0:
            state.put(self.dragon.steps, 0)

    def options(self, state: State) -> i64:
        """Every tile beside him that he may enter; none is a dead end, and the move is over."""
        steps = state.words[self.dragon.steps]
        if steps == MOVES or not self.dragon.moves(state):
            return 0
        count: i64 = 0
        here = state.neutral_cell(DRAGON)
        for side in range(SIDES):
            cell = here + NEIGHBOUR[side]
            if self.dragon.may_enter(state, cell):
                count = state.offer(count, neutral_code(DRAGON, cell))
        if count > 0:
            state.ask((state.words[PLAYER] + steps) % state.players)
        return count

    def apply(self, state: State, code: i64) -> bool:
        """He leaves a tile that he will not enter again, and eats on the next."""
        dragon = self.dragon
        steps = state.words[dragon.steps]
        state.put(dragon.trail + steps, state.neutral_cell(DRAGON))
        state.put(dragon.steps, steps + 1)
        verbs.move_neutral(state, DRAGON, neutral_cell_in(code))
        return True


class MoveDragonAfterScoring(MoveDragon):
    """The same, where the table plays him after scoring."""

    step: ClassVar[Step] = Step.DRAGON_AFTER
