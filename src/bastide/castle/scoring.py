"""Points of The Castle: finished roads, towers and houses, and the keep ("Die fertigen Wege, Türme und Häuser")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.castle.castle import DOUBLE_HOUSE, DOUBLE_TOWER, keep_of
from bastide.kernel import verbs
from bastide.kernel.hooks import Appraiser, Figure
from bastide.kernel.layout import FIGURE_WORDS, FIGURES_END, OWNER, PIECE, PLAYER, ROOT, SPOT
from bastide.kernel.pieces import FOLLOWER, KEEP, SCORED
from bastide.kernel.scoring import FINISHED, TILES, Tally
from bastide.kernel.tables import CASTLE_TOWER, COURTYARD, HOUSE, ROAD

if TYPE_CHECKING:
    from bastide.castle.castle import Castle
    from bastide.kernel.state import State

TALLY: Final = Tally()
"""Scratch: the tally that is being counted."""

TIE: Final[i64] = -1
EMPTY: Final[i64] = -2

TOWER_POINTS: Final[i64] = 2
HOUSE_POINTS: Final[i64] = 1
ROAD_POINTS: Final[i64] = 1
MARKET_POINTS: Final[i64] = 3


def leader(state: State, feature: i64) -> i64:
    """Who has more followers on a feature: a player, TIE, or EMPTY if there is nobody."""
    words = state.words
    first: i64 = 0
    second: i64 = 0
    figure = state.figures_at
    end = words[FIGURES_END]
    while figure < end:
        if words[figure + PIECE] == FOLLOWER and words[words[figure + SPOT] + ROOT] == feature:
            if words[figure + OWNER] == 0:
                first += 1
            else:
                second += 1
        figure += FIGURE_WORDS
    if first > second:
        return 0
    if second > first:
        return 1
    if first == 0:
        return EMPTY
    return TIE


def points_each(kind: i64) -> i64:
    """What each tile of a feature is worth."""
    if kind == CASTLE_TOWER:
        return TOWER_POINTS
    if kind == HOUSE:
        return HOUSE_POINTS
    return ROAD_POINTS


def doubling_tile(kind: i64) -> i64:
    """Number of the wall tile that doubles a finished feature; 0 for a road."""
    if kind == CASTLE_TOWER:
        return DOUBLE_TOWER
    if kind == HOUSE:
        return DOUBLE_HOUSE
    return 0


def value_of(state: State, castle: Castle, feature: i64, claim: i64) -> Tally:
    """Count a road, a tower or a house; the tally is good until the next one is counted.

    A start field whose picture belongs to it counts as a tile. A finished road beside a
    fountain is worth one more for each tile, however many fountains there are.
    """
    tally = TALLY
    kind = state.kind_of(feature)
    size = state.tiles_of(feature)
    tally.start(claim, kind, feature)
    tally.add(TILES, size, points_each(kind))
    if kind == ROAD and claim == FINISHED and state.sum_over(feature, castle.fountains) > 0:
        tally.raise_each("fountain", ROAD_POINTS)
    return tally


def score_feature(state: State, castle: Castle, slot: i64, *, doubled: bool) -> None:
    """Score a finished feature for whoever leads there; the followers go home, and a wall tile may be taken."""
    feature = state.words[slot + ROOT]
    kind = state.kind_of(feature)
    player = leader(state, feature)
    tally = value_of(state, castle, feature, FINISHED)
    size = tally.units[0]
    if doubled:
        number = doubling_tile(kind)
        castle.use(state, number)
        tally.raise_each(f"wall tile {number}", points_each(kind))
    verbs.score(state, player, tally.points(), tally)
    verbs.clear(state, feature, SCORED)
    if kind == HOUSE and player == state.words[PLAYER]:
        build_keep(state, player, slot, size)
    castle.land(state, player)


def build_keep(state: State, player: i64, slot: i64, size: i64) -> None:
    """Put the keep on the first own house that its player finishes, or move it to a larger one."""
    before = keep_of(state, player)
    if before == 0:
        verbs.place(state, KEEP, player, slot)
    elif size > state.tiles_of(before):
        verbs.move(state, Figure(KEEP, player, before), slot)


class CastleAppraiser(Appraiser):
    """What features of the castle are worth, without any wall tile; who is as strong as another gets nothing."""

    def __init__(self, castle: Castle) -> None:
        super().__init__()
        self.castle = castle

    def shares(self) -> bool:
        """A tie pays nobody."""
        return False

    def worth(self, state: State, feature: i64) -> i64:
        """What a feature would bring if it were finished as it is."""
        if state.kind_of(feature) == COURTYARD:
            return self.worth_at_end(state, feature)
        return value_of(state, self.castle, feature, FINISHED).points()

    def worth_at_end(self, state: State, feature: i64) -> i64:
        """Only courtyards score then."""
        if state.kind_of(feature) != COURTYARD:
            return 0
        return MARKET_POINTS * state.sum_over(feature, self.castle.markets)
