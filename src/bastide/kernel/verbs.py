"""The verbs: the only code that changes a game.

A verb is plural where it can be: it changes everything first and lets the boxes react
afterwards, so that nothing depends on the order of a list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.kernel.events import (
    DieRolled,
    FigureLeft,
    FigureMoved,
    FigurePlaced,
    NeutralMoved,
    Scored,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TokensChanged,
)
from bastide.kernel.geometry import SIDES, STEPS, x_of, y_of
from bastide.kernel.hooks import Figure
from bastide.kernel.pieces import PIECE_KINDS, Piece, Why
from bastide.kernel.places import place_of
from bastide.kernel.scoring import Claim, Tally
from bastide.kernel.state import (
    ADDRESS_BITS,
    ADDRESS_MASK,
    BAG_LEFT,
    CHANGED_END,
    FEATURE,
    FIGURE_WORDS,
    FIGURES,
    FIGURES_END,
    FRONTIER_END,
    HAND,
    LINK_A,
    LINK_B,
    LINK_CLOSES,
    LINK_WORDS,
    LINKS_END,
    MIDDLES_END,
    NEED_BITS,
    NEXT,
    NO_TILE,
    OPEN,
    OWNER,
    PIECE,
    PLAYER,
    ROOT,
    SIZE,
    SLOTS_END,
    SPOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
    TILE_WORDS,
    TILES_END,
    WALL,
    State,
)
from bastide.kernel.tables import MONASTERY, PORTS, SLOT_WORDS
from bastide.kernel.vecs import vec

NEIGHBOUR: Final = vec[i64](list(STEPS))


# -- tiles -------------------------------------------------------------------------------------


def draw(state: State, kind: i64) -> None:
    """Take a tile out of the bag and into the hand."""
    words = state.words
    bag = state.bag_at + kind
    if state.journaling:
        state.note(bag)
        state.note(BAG_LEFT)
        state.note(HAND)
    words[bag] -= 1
    words[BAG_LEFT] -= 1
    words[HAND] = kind
    if state.reporter is not None:
        state.report(TileDrawn(state.player, state.tables.types[kind].id))


def take_from_bag(state: State, kind: i64) -> None:
    """Take a tile out of the bag for the table: a start tile, an auction."""
    put_back(state, kind, -1)


def discard(state: State) -> None:
    """Take the tile in hand out of the game: it fits nowhere."""
    if state.reporter is not None:
        state.report(TileDiscarded(state.player, state.tables.types[state.hand].id))
    state.put(HAND, NO_TILE)


def put_back(state: State, kind: i64, copies: i64) -> None:
    """Put tiles that were set aside into the bag."""
    bag = state.bag_at + kind
    state.put(bag, state.words[bag] + copies)
    state.put(BAG_LEFT, state.words[BAG_LEFT] + copies)


def place_tile(state: State, kind: i64, cell: i64, rotation: i64) -> i64:
    """Lay a tile and join its features to those around it. Give its address."""
    words = state.words
    tables = state.tables
    turn = kind * 4 + rotation
    tile = words[TILES_END]
    first = words[SLOTS_END]
    noting = state.journaling
    if noting:
        state.note(TILES_END)
        state.note(SLOTS_END)
        state.note(FRONTIER_END)
    words[tile + TILE_TURN] = turn
    words[tile + TILE_CELL] = cell
    words[tile + TILE_SLOTS] = first
    words[TILES_END] = tile + TILE_WORDS
    _new_slots(state, tile, kind, 0)
    words[SLOTS_END] = first + tables.slots[kind] * SLOT_WORDS
    _take_cell(state, cell, tile)
    sides = tables.side_of
    bits = tables.side_bits
    frontier_end = words[FRONTIER_END]
    for side in range(SIDES):
        neighbour = cell + NEIGHBOUR[side]
        need = sides[turn * 4 + side] << ((side + 2) & 3) * bits
        entry = state.entry_of(neighbour)
        address = words[entry] & ADDRESS_MASK
        if address >= state.tiles_at:
            _meet(state, tile, address, side)
        elif address >= state.frontier_at:
            if noting:
                state.note(address)
            words[address] |= need
        elif address != WALL:
            if noting:
                state.note(entry)
                state.note(frontier_end)
            words[entry] = neighbour << ADDRESS_BITS | frontier_end
            words[frontier_end] = neighbour << NEED_BITS | need
            frontier_end += 1
    words[FRONTIER_END] = frontier_end
    _surround(state, cell)
    if state.reporter is not None:
        name = state.tables.types[kind].id
        state.report(TilePlaced(state.player, name, x_of(cell), y_of(cell), rotation))
    for box in state.rules.on_tile_placed:
        box.on_tile_placed(state, tile)
    return tile


def extend_tile(state: State, tile: i64, kind: i64) -> None:
    """Turn a laid tile into a variant that has more features, in the slots kept spare for them.

    This is how a bridge adds a road to a tile: the variant shows the tile with the bridge.
    """
    words = state.words
    tables = state.tables
    before = words[tile + TILE_TURN]
    after = kind * 4 + (before & 3)
    cell = words[tile + TILE_CELL]
    state.put(tile + TILE_TURN, after)
    _new_slots(state, tile, kind, tables.feature_count[before >> 2])
    bits = tables.side_bits
    mask: i64 = (1 << bits) - 1
    for side in range(SIDES):
        if tables.ports[after * 12 + side * 3 + 1] == tables.ports[before * 12 + side * 3 + 1]:
            continue
        back = (side + 2) & 3
        address = words[state.entry_of(cell + NEIGHBOUR[side])] & ADDRESS_MASK
        if address >= state.tiles_at:
            mine = state.slot_at(tile, side * 3 + 1)
            theirs = state.slot_at(address, back * 3 + 1)
            if theirs != 0:
                join(state, mine, theirs, 1)  # Beside the tile as it was, their end counted as closed.
            else:
                _meet_at(state, mine, 0)
        elif address >= state.frontier_at:
            others = words[address] & ~(mask << back * bits)
            state.put(address, others | tables.side_of[after * 4 + side] << back * bits)


def _new_slots(state: State, tile: i64, kind: i64, start: i64) -> None:
    """Write the slots of a tile's features from number *start* on. They are new: nothing to undo."""
    words = state.words
    tables = state.tables
    number = kind * tables.stride + start
    slot = words[tile + TILE_SLOTS] + start * SLOT_WORDS
    end = words[tile + TILE_SLOTS] + tables.feature_count[kind] * SLOT_WORDS
    while slot < end:
        words[slot + FEATURE] = number
        words[slot + TILE] = tile
        words[slot + NEXT] = slot
        words[slot + ROOT] = slot
        words[slot + SIZE] = 1
        words[slot + OPEN] = tables.open_of[number]
        words[slot + FIGURES] = 0
        if tables.kind_of[number] >= MONASTERY:
            middles_end = words[MIDDLES_END]
            words[middles_end] = slot
            state.put(MIDDLES_END, middles_end + 1)
            words[slot + OPEN] -= state.tiles_around(words[tile + TILE_CELL])
        number += 1
        slot += SLOT_WORDS


def _take_cell(state: State, cell: i64, tile: i64) -> None:
    """Take a cell from the frontier for a tile; the frontier's last cell fills the gap."""
    words = state.words
    noting = state.journaling
    entry = state.entry_of(cell)
    gap = words[entry] & ADDRESS_MASK
    if noting:
        state.note(entry)
    words[entry] = cell << ADDRESS_BITS | tile
    if gap == 0:
        return
    last = words[FRONTIER_END] - 1
    words[FRONTIER_END] = last
    if gap != last:
        word = words[last]
        moved = word >> NEED_BITS
        entry = state.entry_of(moved)
        if noting:
            state.note(gap)
            state.note(entry)
        words[gap] = word
        words[entry] = moved << ADDRESS_BITS | gap


def _surround(state: State, cell: i64) -> None:
    """Count a new tile for every monastery that it lies beside."""
    words = state.words
    for at in range(state.middles_at, words[MIDDLES_END]):
        middle = words[at]
        way = cell - words[words[middle + TILE] + TILE_CELL]
        if -1025 <= way <= 1025 and (way >= 1023 or way <= -1023 or way * way == 1):
            if state.journaling:
                state.note(middle + OPEN)
            words[middle + OPEN] -= 1


def wall_off(state: State, cell: i64) -> None:
    """Let no tile ever lie on a cell: the edge of a bounded board. Only before the first tile is laid."""
    state.put(state.entry_of(cell), cell << ADDRESS_BITS | WALL)


# -- features ----------------------------------------------------------------------------------


def _meet(state: State, tile: i64, other: i64, side: i64) -> None:
    """Join what two tiles show on the side where they touch."""
    words = state.words
    ports = state.tables.ports
    mine = words[tile + TILE_SLOTS]
    theirs = words[other + TILE_SLOTS]
    port = words[tile + TILE_TURN] * 12 + side * 3
    facing = words[other + TILE_TURN] * 12 + ((side + 2) & 3) * 3
    a = ports[port + 1]
    b = ports[facing + 1]
    if a >= 0 and b >= 0:
        join(state, mine + a, theirs + b, 2)
    elif a >= 0:
        _meet_at(state, mine + a, 0)
    elif b >= 0:
        _meet_at(state, 0, theirs + b)
    a = ports[port]
    b = ports[facing + 2]
    if a >= 0 and b >= 0:
        join(state, mine + a, theirs + b, 0)
    a = ports[port + 2]
    b = ports[facing]
    if a >= 0 and b >= 0:
        join(state, mine + a, theirs + b, 0)


def _meet_at(state: State, a: i64, b: i64) -> None:
    """Join two slots at a side; where only one of them is there, its end is closed."""
    if a != 0 and b != 0:
        join(state, a, b, 2)
    else:
        root = state.words[a + b + ROOT]
        state.put(root + OPEN, state.words[root + OPEN] - 1)


def join(state: State, a: i64, b: i64, closed: i64) -> None:
    """Make one feature of two and count *closed* open ends less."""
    words = state.words
    noting = state.journaling
    big = words[a + ROOT]
    small = words[b + ROOT]
    if big == small:
        state.put(big + OPEN, words[big + OPEN] - closed)
        return
    if words[big + SIZE] < words[small + SIZE]:
        big, small = small, big
    if noting:
        _note_join(state, big, small)
    words[big + SIZE] += words[small + SIZE]
    words[big + OPEN] += words[small + OPEN] - closed
    words[big + FIGURES] += words[small + FIGURES]
    slot = small
    while True:
        if noting:
            state.note(slot + ROOT)
        words[slot + ROOT] = big
        slot = words[slot + NEXT]
        if slot == small:
            break
    after = words[big + NEXT]
    words[big + NEXT] = words[small + NEXT]
    words[small + NEXT] = after


def _note_join(state: State, big: i64, small: i64) -> None:
    """Keep what a join changes besides the roots of the smaller feature."""
    state.note(big + SIZE)
    state.note(big + OPEN)
    state.note(big + FIGURES)
    state.note(big + NEXT)
    state.note(small + NEXT)


def connect(state: State, a: i64, b: i64, closes: i64) -> None:
    """Join two features by something else than a side, closing *closes* open ends (a tunnel 2, a ferry 0)."""
    words = state.words
    end = words[LINKS_END]
    state.put(end + LINK_A, a)
    state.put(end + LINK_B, b)
    state.put(end + LINK_CLOSES, closes)
    state.put(LINKS_END, end + LINK_WORDS)
    join(state, a, b, closes)
    _note_change(state, a)


def disconnect(state: State, a: i64, b: i64) -> None:
    """Take a connection away; the feature falls apart if nothing else holds it together."""
    words = state.words
    last = words[LINKS_END] - LINK_WORDS
    link = state.links_at
    while words[link + LINK_A] != a or words[link + LINK_B] != b:
        link += LINK_WORDS
    for part in range(LINK_WORDS):
        state.put(link + part, words[last + part])
    state.put(LINKS_END, last)
    _flood_again(state, a)
    _note_change(state, a)
    if words[b + ROOT] != words[a + ROOT]:
        _note_change(state, b)


def _note_change(state: State, slot: i64) -> None:
    """Remember that a feature must be looked at when this turn is scored."""
    end = state.words[CHANGED_END]
    state.put(end, slot)
    state.put(CHANGED_END, end + 1)
    for box in state.rules.on_connected:
        box.on_connected(state, state.words[slot + ROOT])


def forget_changes(state: State) -> None:
    """The changed features have been looked at."""
    if state.words[CHANGED_END] != state.changed_at:
        state.put(CHANGED_END, state.changed_at)


def _flood_again(state: State, start: i64) -> None:
    """Part the slots of a feature and join again what sides and connections join."""
    words = state.words
    slots = state.slots_of(start)
    for slot in slots:
        state.put(slot + NEXT, slot)
        state.put(slot + ROOT, slot)
        state.put(slot + SIZE, 1)
        state.put(slot + OPEN, state.tables.open_of[words[slot + FEATURE]])
        state.put(slot + FIGURES, 0)
    for slot in slots:
        for port, other in state.slots_beside(slot):
            middle = port % 3 == 1
            if other == 0 and middle:
                _meet_at(state, slot, 0)
            elif other > slot or (other == slot and port < PORTS // 2):
                join(state, slot, other, 2 if middle else 0)
    for link in range(state.links_at, words[LINKS_END], LINK_WORDS):
        if words[link + LINK_A] in slots:
            join(state, words[link + LINK_A], words[link + LINK_B], words[link + LINK_CLOSES])
    for figure in state.figure_list():
        if words[figure + SPOT] in slots:
            root = words[words[figure + SPOT] + ROOT]
            state.put(root + FIGURES, words[root + FIGURES] + 1)


# -- figures -----------------------------------------------------------------------------------


def place(state: State, piece: i64, owner: i64, spot: i64) -> None:
    """Put a figure from its owner's supply on a spot."""
    words = state.words
    supply = state.supply_at + owner * PIECE_KINDS + piece
    state.put(supply, words[supply] - 1)
    _stand(state, piece, owner, spot)
    if state.reporter is not None:
        state.report(FigurePlaced(owner, Piece(piece).name.lower(), place_of(state, spot)))
    if state.rules.on_figure_placed:
        figure = Figure(piece, owner, spot)
        for box in state.rules.on_figure_placed:
            box.on_figure_placed(state, figure)


def _stand(state: State, piece: i64, owner: i64, spot: i64) -> None:
    words = state.words
    end = words[FIGURES_END]
    if state.journaling:
        state.note(end + PIECE)
        state.note(end + OWNER)
        state.note(end + SPOT)
        state.note(FIGURES_END)
    words[end + PIECE] = piece
    words[end + OWNER] = owner
    words[end + SPOT] = spot
    words[FIGURES_END] = end + FIGURE_WORDS
    _count_figure(state, spot, 1)


def _count_figure(state: State, spot: i64, change: i64) -> None:
    if spot < state.rules.spots_at:
        root = state.words[spot + ROOT]
        state.put(root + FIGURES, state.words[root + FIGURES] + change)


def _leave(state: State, figure: i64) -> None:
    """Take the record of a figure out; the last record moves to its address."""
    words = state.words
    _count_figure(state, words[figure + SPOT], -1)
    last = words[FIGURES_END] - FIGURE_WORDS
    if figure != last:
        for part in range(FIGURE_WORDS):
            state.put(figure + part, words[last + part])
    state.put(FIGURES_END, last)


def clear(state: State, feature: i64, why: i64) -> None:
    """Send every figure on a feature home."""
    words = state.words
    if state.reporter is not None or state.rules.on_removed:
        remove(state, figures_on(state, feature), why)
        return
    figure = state.figures_at
    while figure < words[FIGURES_END]:
        spot = words[figure + SPOT]
        if spot < state.rules.spots_at and words[spot + ROOT] == feature:
            supply = state.supply_at + words[figure + OWNER] * PIECE_KINDS + words[figure + PIECE]
            state.put(supply, words[supply] + 1)
            _leave(state, figure)
        else:
            figure += FIGURE_WORDS


def remove(state: State, figures: list[Figure], why: i64, captor: int = -1) -> None:
    """Take figures off the table together: home, or into the supply of a captor's prison.

    Where a figure is taken to by somebody else, the box that holds prisoners keeps count;
    ``captor`` only says that it does not go home.
    """
    words = state.words
    for figure in figures:
        _leave(state, find_figure(state, figure))
        if captor < 0:
            supply = state.supply_at + figure.owner * PIECE_KINDS + figure.piece
            state.put(supply, words[supply] + 1)
        if state.reporter is not None:
            name = Piece(figure.piece).name.lower()
            state.report(FigureLeft(figure.owner, name, place_of(state, figure.spot), Why(why).name.lower()))
    for box in state.rules.on_removed:
        box.on_removed(state, figures, why)


def move(state: State, figure: Figure, spot: i64) -> None:
    """Let a figure go to another spot."""
    _leave(state, find_figure(state, figure))
    _stand(state, figure.piece, figure.owner, spot)
    if state.reporter is not None:
        name = Piece(figure.piece).name.lower()
        state.report(FigureMoved(figure.owner, name, place_of(state, figure.spot), place_of(state, spot)))


def move_neutral(state: State, piece: i64, cell: i64) -> None:
    """Let a neutral figure go to a cell; 0 takes it off the table."""
    state.put(state.rules.neutrals_at + piece, cell)
    if state.reporter is not None:
        state.report(NeutralMoved(Piece(piece).name.lower(), x_of(cell), y_of(cell)))


def find_figure(state: State, figure: Figure) -> i64:
    """Give the address of a figure's record."""
    words = state.words
    for at in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        if words[at + SPOT] == figure.spot and words[at + OWNER] == figure.owner and words[at + PIECE] == figure.piece:
            return at
    raise LookupError(f"{figure} is not on the table")


def figures_on(state: State, feature: i64) -> list[Figure]:
    """Give all figures on a feature (named by its root), or on a spot that a box has added."""
    words = state.words
    found: list[Figure] = []
    for at in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        spot = words[at + SPOT]
        if spot == feature or (spot < state.rules.spots_at and words[spot + ROOT] == feature):
            found.append(Figure(words[at + PIECE], words[at + OWNER], spot))
    return found


def figures_at(state: State, tile: i64) -> list[Figure]:
    """Give all figures that stand on a tile."""
    words = state.words
    found: list[Figure] = []
    for at in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        spot = words[at + SPOT]
        if spot < state.rules.spots_at and words[spot + TILE] == tile:
            found.append(Figure(words[at + PIECE], words[at + OWNER], spot))
    return found


# -- points and tokens -------------------------------------------------------------------------


def score(state: State, player: i64, points: i64, tally: Tally) -> None:
    """Move a player's marker by the points of a tally; they may be negative."""
    address = state.scores_at + player
    state.put(address, state.words[address] + points)
    if state.reporter is not None:
        place = place_of(state, tally.feature) if tally.feature else None
        claim = Claim(tally.claim).name.lower()
        lines = tuple(tally.lines())
        state.report(Scored(player, points, claim, place, lines, tally.void_by, tally.halved_by))


def give(state: State, player: i64, piece: i64, amount: i64) -> None:
    """Give tokens to a player, or take some (a negative amount)."""
    supply = state.supply_at + player * PIECE_KINDS + piece
    state.put(supply, state.words[supply] + amount)
    if state.reporter is not None:
        state.report(TokensChanged(player, Piece(piece).name.lower(), amount))


def roll(state: State, result: i64) -> None:
    """Tell what a die shows. The outcome itself was an option of chance."""
    if state.reporter is not None:
        state.report(DieRolled(state.player, result))


# -- turn --------------------------------------------------------------------------------------


def jump(state: State, step: i64) -> None:
    """Go on with the turn at another step (``turn.Step``): a second turn, the end of the game."""
    state.jump_to = state.rules.step_at[step]


def pass_turn(state: State) -> None:
    """Let the next player in clockwise order be on turn."""
    player = state.words[PLAYER] + 1
    if player == state.players:
        player = 0
    state.put(PLAYER, player)
