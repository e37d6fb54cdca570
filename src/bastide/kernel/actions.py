"""Actions as typed objects, for people and files; inside they are integers (``codes``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide.kernel import codes
from bastide.kernel.geometry import cell_at, is_on_table, x_of, y_of
from bastide.kernel.pieces import Piece
from bastide.kernel.places import FEATURE_OF_ROLE, ROLES, place_of, slot_named

if TYPE_CHECKING:
    from bastide.kernel.state import State

MOST_CHOICES: Final = 1 << 32
NO_CODE: Final = -1
"""The code of an action that cannot even be said in this position."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player, or chance, can do."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance: this tile is drawn."""

    tile: str


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """Lay the tile in hand; ``rotation`` counts quarter turns clockwise."""

    tile: str
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class PlaceFigure(Action):
    """Put a figure on a feature of a tile; ``where`` is a side or half side it reaches."""

    piece: str
    role: str
    where: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take one of the own figures from a feature of a tile back into the supply."""

    piece: str
    role: str
    where: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take one of several numbered choices."""

    number: int


def action_of(state: State, code: int) -> Action:
    """Make the typed action of a code."""
    kind = code & codes.KIND_MASK
    if kind == codes.PASS:
        return Pass()
    if kind == codes.DRAW:
        return Draw(state.tables.types[codes.kind_drawn(code)].code)
    if kind == codes.TILE:
        cell = codes.cell_in(code)
        return PlaceTile(
            state.tables.types[state.phase.tile(state)].code, x_of(cell), y_of(cell), codes.rotation_in(code)
        )
    if kind in (codes.FIGURE, codes.TAKE):
        place = place_of(state, codes.spot_in(code))
        role = ROLES.get(place.feature, place.feature)
        make = PlaceFigure if kind == codes.FIGURE else TakeBack
        return make(Piece(codes.piece_in(code)).name.lower(), role, place.where, place.x, place.y)
    return Choose(codes.number_in(code))


def code_of(state: State, action: Action) -> int:
    """Give the code of a typed action, NO_CODE if this position has no such thing.

    A code says nothing about legality: look for it among the options.
    """
    if isinstance(action, Pass):
        return codes.PASS
    if isinstance(action, Draw):
        kind = state.tables.kind_named(action.tile)
        return codes.draw_code(kind) if kind >= 0 else NO_CODE
    if isinstance(action, PlaceTile):
        kind = state.phase.tile(state)
        if kind < 0 or state.tables.kind_named(action.tile) != kind or not is_on_table(action.x, action.y):
            return NO_CODE
        return codes.tile_code(cell_at(action.x, action.y), action.rotation % 4)
    if isinstance(action, PlaceFigure | TakeBack):
        tile = state.tile_at(cell_at(action.x, action.y)) if is_on_table(action.x, action.y) else 0
        feature = FEATURE_OF_ROLE.get(action.role, "")
        spot = slot_named(state, tile, feature, action.where) if tile else 0
        names = [piece.name.lower() for piece in Piece]
        if spot == 0 or action.piece not in names:
            return NO_CODE
        make = codes.figure_code if isinstance(action, PlaceFigure) else codes.take_code
        return make(names.index(action.piece), spot)
    if isinstance(action, Choose) and 0 <= action.number < MOST_CHOICES:
        return codes.choice_code(action.number)
    return NO_CODE
