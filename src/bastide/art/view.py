"""What is to be seen on a board: tiles, figures, territories, read from a game in progress."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bastide.art.castle_wall import stretches
from bastide.base.scoring import strength_of
from bastide.castle.facts import GAME as CASTLE
from bastide.castle.rulebook import castle_of
from bastide.expansions.tower import prison_name
from bastide.kernel.geometry import x_of, y_of
from bastide.kernel.layout import FIGURES, OWNER, PIECE, ROOT, SPOT, TILE, TILE_CELL, TILE_TURN
from bastide.kernel.pieces import NEUTRAL_FIGURES, Piece
from bastide.kernel.places import feature_at, place_of
from bastide.kernel.verbs import figures_on

if TYPE_CHECKING:
    from bastide.castle.walls import Wall
    from bastide.game import Game
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType


@dataclass(frozen=True)
class Laid:
    """A tile on the table; *x* grows to the east and *y* to the south."""

    tile: TileType
    rotation: int
    x: int
    y: int


@dataclass(frozen=True)
class Standing:
    """A figure of a player on a feature of a laid tile, or on a place there that is no feature."""

    piece: Piece
    owner: int
    laid: int
    """Number of the tile in the list of laid tiles."""
    feature: int
    """Number of the feature on its tile; -1 on a place that is none."""
    spot: str = ""
    """Name of that place: ``quarter`` in the Count's city, ``tower`` on a tower site."""
    count: int = 1
    """How many of the same kind and colour stand there."""


@dataclass(frozen=True)
class Loose:
    """A piece that stands on a cell and not on a feature, like the dragon or the floors of a tower."""

    piece: Piece
    x: int
    y: int
    count: int = 1
    """How many floors a tower has, or the number on a token."""


@dataclass(frozen=True)
class Territory:
    """A feature that somebody holds: who has the majority, and its parts as tile and feature."""

    owners: tuple[int, ...]
    parts: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Held:
    """Pieces in front of a player: his supply, goods and cards, prisoners, wall tiles."""

    piece: Piece
    owner: int
    """Whose figures they are."""
    count: int
    """How many there are, or the number on a wall tile."""


@dataclass(frozen=True)
class Seat:
    """A player beside the board."""

    name: str
    score: int
    is_asked: bool
    held: tuple[Held, ...] = ()


@dataclass(frozen=True)
class View:
    """Everything that is to be seen."""

    tiles: tuple[Laid, ...]
    figures: tuple[Standing, ...] = ()
    loose: tuple[Loose, ...] = ()
    territories: tuple[Territory, ...] = ()
    seats: tuple[Seat, ...] = ()
    hand: TileType | None = None
    wall: Wall | None = None
    """The wall round a castle."""

    @property
    def walls(self) -> set[tuple[int, int]]:
        """Cells of the wall; what lies there is a start field and drawn as a part of it."""
        return {stretch.at for stretch in stretches(self.wall)} if self.wall else set()

    @property
    def shown(self) -> list[Laid]:
        """The tiles that are drawn."""
        walls = self.walls
        return [laid for laid in self.tiles if (laid.x, laid.y) not in walls]


def view_of(game: Game) -> View:
    """Look at a game."""
    state = game.state
    number = {tile: at for at, tile in enumerate(state.tile_list())}
    laid = tuple(_laid(state, tile) for tile in number)
    figures = Counter(found for figure in state.figure_list() if (found := _standing(state, figure, number, laid)))
    seats = tuple(
        Seat(name, score, player == game.to_move, _held(state, player))
        for player, (name, score) in enumerate(zip(game.players, game.scores, strict=True))
    )
    return View(
        laid,
        tuple(replace(each, count=count) for each, count in figures.items()),
        _loose(state),
        _territories(state, number, laid),
        seats,
        game.rules.tables.types[state.hand] if state.hand >= 0 else None,
        castle_of(state).wall if game.rules.game == CASTLE else None,
    )


def _loose(state: State) -> tuple[Loose, ...]:
    neutral = [(piece, state.neutral_cell(piece), 1) for piece in sorted(NEUTRAL_FIGURES)]
    lying = [each for box in state.rules.boxes for each in box.shows(state)]
    return tuple(Loose(Piece(piece), x_of(cell), y_of(cell), count) for piece, cell, count in neutral + lying if cell)


def _held(state: State, player: int) -> tuple[Held, ...]:
    """Look at what lies in front of a player."""
    held = [Held(piece, player, state.supply_of(player, piece)) for piece in Piece if state.supply_of(player, piece)]
    for spot, name in state.rules.spot_names.items():
        if name == prison_name(player):
            prisoners = Counter((figure.piece, figure.owner) for figure in figures_on(state, spot))
            held += [Held(Piece(piece), owner, count) for (piece, owner), count in prisoners.items()]
    if state.rules.game == CASTLE:
        held += [Held(Piece.WALL_TILE, player, number) for number in castle_of(state).tiles_of_player(state, player)]
    return tuple(held)


def _laid(state: State, tile: int) -> Laid:
    kind, rotation = divmod(state.words[tile + TILE_TURN], 4)
    cell = state.words[tile + TILE_CELL]
    return Laid(state.tables.types[kind], rotation, x_of(cell), y_of(cell))


def _standing(state: State, figure: int, number: dict[int, int], laid: tuple[Laid, ...]) -> Standing | None:
    words = state.words
    spot, owner, piece = words[figure + SPOT], words[figure + OWNER], Piece(words[figure + PIECE])
    if spot < state.rules.spots_at:
        at = number[words[spot + TILE]]
        feature = feature_at(state, spot)
        if feature in laid[at].tile.features:
            return Standing(piece, owner, at, laid[at].tile.features.index(feature))
        return Standing(piece, owner, at, -1, feature.kind)
    name = place_of(state, spot).feature
    for at, each in enumerate(laid):
        if each.tile.symbol("quarter") and f"{each.tile.symbol('quarter')} quarter" == name:
            return Standing(piece, owner, at, -1, "quarter")
    return None


def _territories(state: State, number: dict[int, int], laid: tuple[Laid, ...]) -> tuple[Territory, ...]:
    words = state.words
    strengths: dict[int, dict[int, int]] = {}
    for figure in state.figure_list():
        spot = words[figure + SPOT]
        if spot < state.rules.spots_at and words[words[spot + ROOT] + FIGURES]:
            root = words[spot + ROOT]
            mine = strengths.setdefault(root, {})
            owner = words[figure + OWNER]
            mine[owner] = mine.get(owner, 0) + strength_of(state, words[figure + PIECE], root)
    found = []
    for root, each in strengths.items():
        best = max(each.values())
        owners = tuple(sorted(owner for owner, strength in each.items() if strength == best and best))
        parts = []
        for slot in state.slots_of(root):
            at, feature = number[words[slot + TILE]], feature_at(state, slot)
            if feature in laid[at].tile.features:
                parts.append((at, laid[at].tile.features.index(feature)))
        if owners and parts:
            found.append(Territory(owners, tuple(parts)))
    return tuple(found)
