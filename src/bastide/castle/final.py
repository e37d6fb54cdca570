"""The final scoring of The Castle: keeps, courtyards, wall tiles 4 to 9 ("Die Schlusswertung")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.castle.castle import (
    FIVE_POINTS,
    LARGER_KEEP,
    MARKETS,
    PLAYERS,
    UNFINISHED_HOUSE,
    UNFINISHED_ROAD,
    UNFINISHED_TOWER,
    keep_of,
)
from bastide.castle.scoring import MARKET_POINTS, TALLY, leader, value_of
from bastide.kernel import verbs
from bastide.kernel.geometry import SIDES
from bastide.kernel.layout import OPEN, ROOT, SPOT
from bastide.kernel.scoring import BONUS, MERCHANT, UNFINISHED
from bastide.kernel.scoring import KEEP as KEEP_CLAIM
from bastide.kernel.scoring import MARKETS as MARKETS_COUNTED
from bastide.kernel.tables import CASTLE_TOWER, COURTYARD, HOUSE, ROAD
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.castle.castle import Castle
    from bastide.kernel.state import State

KEEP_TILES: Final[i64] = 2
"""How much larger wall tile 8 makes a keep."""
FIVE: Final[i64] = 5


def score_end(state: State, castle: Castle) -> None:
    """Clear the wall, then score the larger keep, the courtyards and the wall tiles."""
    for number in range(len(castle.towers)):
        if state.words[castle.tower_at + number] != 0:
            state.put(castle.tower_at + number, 0)
    _score_keeps(state, castle)
    for player in range(PLAYERS):
        _score_courtyards(state, castle, player)
    for player in range(PLAYERS):
        _score_unfinished(state, castle, player)
        copies = castle.held(state, player, FIVE_POINTS)
        if copies > 0:
            TALLY.start(BONUS, 0, 0)
            TALLY.add("wall tile 9", copies, FIVE)
            verbs.score(state, player, TALLY.points(), TALLY)


# -- keeps -------------------------------------------------------------------------------------


def keep_size(state: State, castle: Castle, player: i64) -> i64:
    """How many tiles a player's keep counts, wall tiles 8 included; 0 without a keep."""
    slot = keep_of(state, player)
    if slot == 0:
        return 0
    return state.tiles_of(slot) + KEEP_TILES * castle.held(state, player, LARGER_KEEP)


def _score_keeps(state: State, castle: Castle) -> None:
    """The larger keep takes a point for each cell of the largest empty area; equal ones take nothing."""
    first = keep_size(state, castle, 0)
    second = keep_size(state, castle, 1)
    if first == second:
        return
    player: i64 = 0
    if second > first:
        player = 1
    TALLY.start(KEEP_CLAIM, HOUSE, state.root_of(keep_of(state, player)))
    TALLY.add("empty cells", largest_empty_area(state, castle), 1)
    verbs.score(state, player, TALLY.points(), TALLY)


def largest_empty_area(state: State, castle: Castle) -> i64:
    """How many cells the largest connected area without tiles has; corners do not connect."""
    cells = castle.cells
    beside = castle.beside
    number = len(cells)
    waiting = vec[i64]([0] * number)
    seen = vec[i64]([0] * number)
    best: i64 = 0
    for start in range(number):
        if seen[start] != 0 or state.tile_at(cells[start]) != 0:
            continue
        seen[start] = 1
        waiting[0] = start
        found: i64 = 1
        at: i64 = 0
        while at < found:
            place = waiting[at]
            at += 1
            for side in range(SIDES):
                other = beside[place * 4 + side]
                if other >= 0 and seen[other] == 0 and state.tile_at(cells[other]) == 0:
                    seen[other] = 1
                    waiting[found] = other
                    found += 1
        if found > best:
            best = found
    return best


# -- courtyards and wall tiles -----------------------------------------------------------------


def _led_by(state: State, player: i64, kind: i64) -> list[int]:
    """Roots of all features of a kind on which a player leads, each once."""
    found: list[int] = []
    for figure in state.figure_list():
        root = state.words[state.words[figure + SPOT] + ROOT]
        if state.kind_of(root) == kind and root not in found and leader(state, root) == player:
            found.append(root)
    return found


def _score_courtyards(state: State, castle: Castle, player: i64) -> None:
    """Every market of a courtyard scores for who leads there; wall tiles 7 raise the best courtyards."""
    courts: list[tuple[int, int]] = []
    for root in _led_by(state, player, COURTYARD):
        markets = state.sum_over(root, castle.markets)
        if markets > 0:
            courts.append((int(markets), root))
    courts.sort(reverse=True)
    raised = castle.held(state, player, MARKETS)
    for number, (market, root) in enumerate(courts):
        TALLY.start(MERCHANT, COURTYARD, root)
        TALLY.add(MARKETS_COUNTED, market, MARKET_POINTS)
        if number < raised:
            TALLY.raise_each("wall tile 7", 1)
        verbs.score(state, player, TALLY.points(), TALLY)


def _score_unfinished(state: State, castle: Castle, player: i64) -> None:
    """Wall tiles 4 to 6 let the best unfinished features score, each tile another one."""
    _score_best(state, castle, player, UNFINISHED_ROAD, ROAD)
    _score_best(state, castle, player, UNFINISHED_TOWER, CASTLE_TOWER)
    _score_best(state, castle, player, UNFINISHED_HOUSE, HOUSE)


def _score_best(state: State, castle: Castle, player: i64, number: i64, kind: i64) -> None:
    """Score as many unfinished features of a kind as the player has wall tiles for, the largest first."""
    copies = castle.held(state, player, number)
    if copies == 0:
        return
    led = [root for root in _led_by(state, player, kind) if state.words[root + OPEN] != 0]
    found = [(int(state.tiles_of(root)), root) for root in led]
    found.sort(reverse=True)
    for _, root in found[:copies]:
        tally = value_of(state, castle, root, UNFINISHED)
        verbs.score(state, player, tally.points(), tally)
