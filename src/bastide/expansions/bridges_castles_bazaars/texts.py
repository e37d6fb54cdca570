"""What the box remembers, as text of a position, and the castles that are to be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.expansions.bridges_castles_bazaars.bazaars import CHOOSE, HIGHEST_BID
from bastide.kernel import verbs
from bastide.kernel.geometry import SIDE_NAMES, STEPS, cell_at, is_on_table, x_of, y_of
from bastide.kernel.hooks import Shown
from bastide.kernel.layout import FIGURES, NEXT, NO_TILE, OPEN, OWNER, PIECE, ROOT, SIZE, TILE, TILE_CELL, TILE_TURN
from bastide.kernel.pieces import FOLLOWERS, Piece
from bastide.kernel.places import naming_slot, place_of, slot_named
from bastide.kernel.supplies import surplus, take_used
from bastide.kernel.tiles import CITY

if TYPE_CHECKING:
    from bastide.expansions.bridges_castles_bazaars.bazaars import Bazaars
    from bastide.expansions.bridges_castles_bazaars.box import BridgesCastlesBazaars
    from bastide.expansions.bridges_castles_bazaars.castles import Castles
    from bastide.kernel.state import State

NONE: Final = "-"


def shown_castles(state: State, castles: Castles) -> list[Shown]:
    """Give the castles, each across two cells."""
    found: list[Shown] = []
    for number in range(state.words[castles.number]):
        here, beyond = sorted(_cells(state, castles, number))
        found.append(Shown(Piece.CASTLE, cell=here, across=beyond, spot=castles.spots[number]))
    return found


def _cells(state: State, castles: Castles, number: int) -> tuple[int, int]:
    """Give the cells of a castle; on the first its lord stood as a knight."""
    words = state.words
    slot = words[castles.towns + number]
    return words[words[slot + TILE] + TILE_CELL], words[words[words[slot + NEXT] + TILE] + TILE_CELL]


# -- writing -------------------------------------------------------------------------------------


def write_texts(state: State, box: BridgesCastlesBazaars) -> str:
    """Write everything that the board does not show."""
    return "; ".join(_write_supplies(state) + _write_turn(state, box) + _write_castles(state, box.castles)
                     + _write_bazaar(state, box.bazaars))  # fmt: skip


def _write_supplies(state: State) -> list[str]:
    """``bridges 3 2``: what players have left."""
    found: list[str] = []
    for piece in (Piece.BRIDGE, Piece.CASTLE):
        held = [state.supply_of(player, piece) for player in range(state.players)]
        found.append(f"{piece.name.lower()}s {' '.join(map(str, held))}")
    return found


def _write_turn(state: State, box: BridgesCastlesBazaars) -> list[str]:
    """What has happened in this turn."""
    words = state.words
    flags = {"built": box.bridges.built, "due": box.bazaars.due}
    found = [name for name, address in flags.items() if words[address] != 0]
    if state.hand != NO_TILE and words[box.bazaars.in_hand] == state.hand + 1:
        found.append("in_hand")
    if words[box.castles.declined] != 0:
        sides = [SIDE_NAMES[side] for side in range(len(STEPS)) if words[box.castles.declined] >> side & 1]
        found.append(f"declined {' '.join(sides)}")
    return found


def _write_castles(state: State, castles: Castles) -> list[str]:
    """``castle 2,3 E 1 follower``: where they lie, and their lords; then what was finished around them just now."""
    words = state.words
    found: list[str] = []
    for number in range(words[castles.number]):
        cell, beyond = _cells(state, castles, number)
        side = STEPS.index(beyond - cell)
        lord = castles.lord_of(state, number)
        figure = f" {words[lord + OWNER] + 1} {Piece(words[lord + PIECE]).name.lower()}" if lord else ""
        found.append(f"castle {_write_cell(cell)} {SIDE_NAMES[side]}{figure}")
    if words[castles.settled] != words[castles.number]:
        found.append(f"settled {words[castles.settled]}")
    found += [f"finished {_write_place(state, words[castles.notes + at])}" for at in range(words[castles.noted])]
    for number in range(words[castles.number]):
        if words[castles.paid_by + number] != 0:
            found.append(f"paid {number + 1} {_write_place(state, words[castles.paid_by + number])}")
    return found


def _write_bazaar(state: State, bazaars: Bazaars) -> list[str]:
    """``lots V U``: the tiles that lie there; ``won - C``: who has which; ``bids``: how far the bidding has come."""
    words = state.words
    found: list[str] = []
    for name, at in (("lots", bazaars.lots), ("won", bazaars.won)):
        tiles = [_write_lot(state, words[at + place]) for place in range(state.players)]
        if set(tiles) != {NONE}:
            found.append(f"{name} {' '.join(tiles)}")
    if bazaars.turned_up(state) > 0 and words[bazaars.due] == 0:
        numbers = (words[bazaars.selector] + 1, words[bazaars.best], words[bazaars.bidder] + 1, words[bazaars.turns])
        found.append(f"bids {_write_lot(state, words[bazaars.lot])} {' '.join(map(str, numbers))}")
    return found


def _write_lot(state: State, lot: int) -> str:
    return state.tables.types[lot - 1].code if lot else NONE


def _write_cell(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def _write_place(state: State, slot: int) -> str:
    place = place_of(state, naming_slot(state, slot))
    return f"{place.feature} {place.x},{place.y} {place.where}".rstrip()


# -- reading -------------------------------------------------------------------------------------


def read_texts(state: State, box: BridgesCastlesBazaars, text: str) -> None:
    """Read that again; ``ValueError`` if it contradicts the board or itself."""
    state.put(box.bazaars.due, 0)  # The board has been laid again, bazaars too.
    told: set[str] = set()
    for part in text.split(";"):
        name, *values = part.split()
        told.add(name)
        if name in ("built", "due"):
            state.put({"built": box.bridges.built, "due": box.bazaars.due}[name], 1)
        elif name == "in_hand":
            state.put(box.bazaars.in_hand, state.hand + 1)
        elif name in ("bridges", "castles"):
            _read_supply(state, Piece[name.removesuffix("s").upper()], values)
        elif name == "declined":
            state.put(box.castles.declined, sum(1 << SIDE_NAMES.index(side) for side in set(values)))
        elif name in ("lots", "won", "bids"):
            _read_bazaar(state, box.bazaars, name, values)
        else:
            _read_castle(state, box.castles, name, values)
    _check(state, box, told)


def _read_supply(state: State, piece: Piece, values: list[str]) -> None:
    held = [int(number) for number in values]
    if len(held) != state.players or min(held) < 0 or max(held) > state.rules.supply[piece]:
        raise ValueError(values)
    for player, number in enumerate(held):
        verbs.give(state, player, piece, number - state.supply_of(player, piece))


def _read_castle(state: State, castles: Castles, name: str, values: list[str]) -> None:
    words = state.words
    if name == "castle":
        _read_town(state, castles, values)
    elif name == "settled":
        state.put(castles.settled, int(values[0]))
    elif name == "finished":
        state.put(castles.notes + words[castles.noted], _read_place(state, values))
        state.put(castles.noted, words[castles.noted] + 1)
    elif name == "paid" and 0 < int(values[0]) <= words[castles.number]:
        state.put(castles.paid_by + int(values[0]) - 1, _read_place(state, values[1:]))
    else:
        raise ValueError(name)


def _read_town(state: State, castles: Castles, values: list[str]) -> None:
    """Build a castle again, with its lord."""
    words = state.words
    cell, side, *lord = values
    slot = _read_slot(state, [CITY, cell, side])
    town = words[slot + ROOT]
    number = words[castles.number]
    is_town = words[town + SIZE] == 2 and words[town + OPEN] == 0 and words[town + FIGURES] == 0
    if number == castles.most or not is_town or state.sum_over(town, castles.half) != 2:
        raise ValueError(values)
    verbs.cover(state, town, castles.castle, int(castles.finished_only and bool(lord)))
    state.put(castles.towns + number, slot)
    state.put(castles.number, number + 1)
    state.put(castles.settled, number + 1)
    if lord:
        player, name = lord
        owner, piece = int(player) - 1, Piece[name.upper()]
        if not 0 <= owner < state.players or piece not in FOLLOWERS or state.supply_of(owner, piece) == 0:
            raise ValueError(values)
        verbs.place(state, piece, owner, castles.spots[number])


def _read_place(state: State, values: list[str]) -> int:
    """Read ``road 2,3 N``: a feature."""
    return int(state.words[_read_slot(state, values) + ROOT])


def _read_slot(state: State, values: list[str]) -> int:
    """Read the same as a part of it, on a laid tile."""
    feature, cell, *where = values
    x, y = (int(number) for number in cell.split(","))
    tile = state.tile_at(cell_at(x, y)) if is_on_table(x, y) else 0
    slot = slot_named(state, tile, feature, " ".join(where)) if tile else 0
    if not slot:
        raise ValueError(values)
    return slot


def _read_bazaar(state: State, bazaars: Bazaars, name: str, values: list[str]) -> None:
    if name == "bids":
        lot, *numbers = values
        selector, best, bidder, turns = (int(number) for number in numbers)
        if not (0 < selector <= state.players and 0 < bidder <= state.players and 0 <= turns <= state.players):
            raise ValueError(values)
        state.put(bazaars.lot, _read_lot(state, lot))
        state.put(bazaars.selector, selector - 1)
        state.put(bazaars.best, best)
        state.put(bazaars.bidder, bidder - 1)
        state.put(bazaars.turns, turns)
        return
    if len(values) != state.players:
        raise ValueError(values)
    at = bazaars.lots if name == "lots" else bazaars.won
    for place, code in enumerate(values):
        state.put(at + place, _read_lot(state, code))


def _read_lot(state: State, code: str) -> int:
    kind = state.tables.kind_named(code) if code != NONE else -1
    if kind < 0 and code != NONE:
        raise ValueError(code)
    return kind + 1


def take_unclaimed(state: State, box: BridgesCastlesBazaars) -> None:
    """Take bridges and castles on the table from whoever has most, where no line says who has how many left."""
    for piece, standing in _standing(state, box).items():
        take_used(state, piece, standing)


def _standing(state: State, box: BridgesCastlesBazaars) -> dict[Piece, int]:
    """Count the bridges and castles on the table."""
    kinds = [state.words[tile + TILE_TURN] >> 2 for tile in state.tile_list()]
    bridges = sum(state.tables.types[kind].plain is not None for kind in kinds)
    return {Piece.BRIDGE: bridges, Piece.CASTLE: int(state.words[box.castles.number])}


def _check(state: State, box: BridgesCastlesBazaars, told: set[str]) -> None:
    """Refuse bridges and castles that players still hold, and a bid for a tile that does not lie there."""
    words = state.words
    for piece, standing in _standing(state, box).items():
        if f"{piece.name.lower()}s" in told and surplus(state, piece, standing) != 0:
            raise ValueError(piece)
    if not 0 <= words[box.castles.settled] <= words[box.castles.number]:
        raise ValueError(words[box.castles.settled])
    _check_bazaar(state, box.bazaars)


def _check_bazaar(state: State, bazaars: Bazaars) -> None:
    """Refuse tiles at a bazaar that are in the bag or on the table, and bids that nobody can have made."""
    words = state.words
    lots = [words[bazaars.lots + place] for place in range(state.players) if words[bazaars.lots + place]]
    won = [words[bazaars.won + player] for player in range(state.players)]
    seen = [state.tables.plain_of[words[tile + TILE_TURN] >> 2] for tile in state.tile_list()] + [state.hand]
    for lot in lots + [tile for tile in won if tile != 0]:
        kind = lot - 1
        known = (lots + won).count(lot) + seen.count(kind) + words[state.bag_at + kind]
        if known > state.rules.copies[kind]:
            raise ValueError(lot)
    if words[bazaars.due] and any(won):
        raise ValueError(won)
    if lots and not words[bazaars.due] and bazaars.how != CHOOSE:
        bids = [words[bazaars.selector]]
        if words[bazaars.best] > 0:
            bids.append(words[bazaars.bidder])
        if len(lots) != won.count(0) or any(won[player] != 0 for player in bids):
            raise ValueError(lots)
    chosen = words[bazaars.lot]
    if (chosen != 0 and chosen not in lots) or not 0 <= words[bazaars.best] <= HIGHEST_BID + 1:
        raise ValueError(lots)
