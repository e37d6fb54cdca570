"""Actions as typed objects, for people and files; inside they are integers (``codes``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bastide.kernel import codes
from bastide.kernel.geometry import cell_at, is_on_table, x_of, y_of
from bastide.kernel.pieces import Piece
from bastide.kernel.places import place_of, slot_named

if TYPE_CHECKING:
    from bastide.kernel.state import State

PIECE_NAMES: Final = [piece.name.lower() for piece in Piece]
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
    """Put a figure on a feature of a tile; ``where`` is a side or half side it reaches.

    A place that is no feature is named by ``role`` alone.
    """

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
class PlaceToken(Action):
    """Lay a token, like the floor of a tower, on a tile."""

    piece: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Capture(Action):
    """Take a follower of any player from a feature of a tile prisoner; a follower of one's own goes home."""

    player: int
    piece: str
    role: str
    where: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class SendHome(Action):
    """Send a figure of any player home; players are numbered from 0."""

    player: int
    piece: str
    role: str
    where: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Free(Action):
    """Get one of the own followers out of the prison of another player."""

    piece: str
    captor: int


@dataclass(frozen=True, slots=True)
class MoveNeutral(Action):
    """Move a figure that belongs to nobody onto a tile."""

    neutral: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class MoveBeside(Action):
    """Move a figure that belongs to nobody to one of the own figures."""

    neutral: str
    piece: str
    role: str
    where: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class ScoreFeature(Action):
    """Score one of several finished features next, doubled or not; it is named by one of its tiles."""

    feature: str
    where: str
    x: int
    y: int
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Chance: what lay face down shows this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use a token with this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take one of several numbered choices."""

    number: int


NUMBERED: Final = {
    Choose: (codes.CHOICE, codes.choice_code),
    Reveal: (codes.REVEAL, codes.reveal_code),
    Use: (codes.USE, codes.use_code),
}
"""Actions that are a number: the kind of their codes, and how the code is made."""


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
        make = PlaceFigure if kind == codes.FIGURE else TakeBack
        return make(*_figure(state, codes.piece_in(code), codes.spot_in(code)))
    if kind == codes.NEUTRAL:
        cell = codes.neutral_cell_in(code)
        return MoveNeutral(_piece_name(codes.piece_in(code)), x_of(cell), y_of(cell))
    if kind == codes.BESIDE:
        figure = _figure(state, codes.companion_in(code), codes.figure_spot_in(code))
        return MoveBeside(_piece_name(codes.piece_in(code)), *figure)
    if kind == codes.HOME:
        return SendHome(codes.owner_in(code), *_figure(state, codes.piece_in(code), codes.figure_spot_in(code)))
    if kind == codes.SCORE:
        place = place_of(state, codes.slot_scored(code))
        return ScoreFeature(place.feature, place.where, place.x, place.y, codes.is_doubled(code))
    for numbered, (of_kind, _) in NUMBERED.items():
        if kind == of_kind:
            return numbered(codes.number_in(code))
    return state.rules.offerers[kind].action_of(state, code) or Choose(codes.number_in(code))


def _piece_name(piece: int) -> str:
    return Piece(piece).name.lower()


def _figure(state: State, piece: int, spot: int) -> tuple[str, str, str, int, int]:
    """Name a figure: piece, role, where on the tile, and the tile."""
    place = place_of(state, spot)
    role = state.rules.roles.get(place.feature, place.feature)
    return _piece_name(piece), role, place.where, place.x, place.y


def spot_of(state: State, action: PlaceFigure | TakeBack | Capture | SendHome | MoveBeside) -> int:
    """Give the spot that an action names: a feature of a tile, or a place that a box has added; 0 if there is none."""
    feature = state.rules.feature_of(action.role)
    if not feature:
        return next((spot for spot, name in state.rules.spot_names.items() if name == action.role), 0)
    return _slot_on(state, feature, action.where, action.x, action.y)


def _slot_on(state: State, feature: str, where: str, x: int, y: int) -> int:
    tile = state.tile_at(cell_at(x, y)) if is_on_table(x, y) else 0
    return slot_named(state, tile, feature, where) if tile else 0


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
    if isinstance(action, Capture):
        spot = spot_of(state, action)
        action = replace(action, where=place_of(state, spot).where) if spot else action
    if isinstance(action, PlaceToken | Capture | Free):
        return next((code for code in state.legal_codes() if action_of(state, code) == action), NO_CODE)
    if isinstance(action, PlaceFigure | TakeBack | SendHome | MoveBeside):
        return _code_of_figure(state, action)
    if isinstance(action, MoveNeutral):
        if action.neutral not in PIECE_NAMES or not is_on_table(action.x, action.y):
            return NO_CODE
        return codes.neutral_code(PIECE_NAMES.index(action.neutral), cell_at(action.x, action.y))
    if isinstance(action, ScoreFeature):
        spot = _slot_on(state, action.feature, action.where, action.x, action.y)
        return codes.score_code(spot, int(action.doubled)) if spot else NO_CODE
    if isinstance(action, Choose | Reveal | Use) and 0 <= action.number < MOST_CHOICES:
        return NUMBERED[type(action)][1](action.number)
    return NO_CODE


def _code_of_figure(state: State, action: PlaceFigure | TakeBack | SendHome | MoveBeside) -> int:
    """Give the code of an action that names a figure on a feature of a tile."""
    spot = spot_of(state, action)
    if spot == 0 or action.piece not in PIECE_NAMES:
        return NO_CODE
    piece = PIECE_NAMES.index(action.piece)
    if isinstance(action, SendHome):
        return codes.home_code(piece, action.player, spot) if 0 <= action.player < state.players else NO_CODE
    if isinstance(action, MoveBeside):
        if action.neutral not in PIECE_NAMES:
            return NO_CODE
        return codes.beside_code(PIECE_NAMES.index(action.neutral), piece, spot)
    make = codes.figure_code if isinstance(action, PlaceFigure) else codes.take_code
    return make(piece, spot)
