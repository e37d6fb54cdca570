"""Names of places: which feature of which tile, in words a player uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bastide.kernel import tiles
from bastide.kernel.geometry import HALF_NAMES, SIDE_NAMES, STEPS, turned_half, turned_side, x_of, y_of
from bastide.kernel.layout import FEATURE, NEXT, TILE, TILE_CELL, TILE_SLOTS, TILE_TURN
from bastide.kernel.pieces import Piece
from bastide.kernel.tables import SLOT_WORDS, turned_edges
from bastide.kernel.tiles import Feature
from bastide.kernel.vocabulary import SYMBOLS
from bastide.language import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.state import State
    from bastide.language import Message

FEATURE_NAMES: Final = SYMBOLS.union(Feature(kind, kind).name for kind in tiles.FEATURE_KINDS)
INNER: Final = "inner"
"""Where a feature is that reaches no side."""
MOST_PLACES: Final = 20_000
"""So many places of a rule set are remembered by their names."""


@dataclass(frozen=True, slots=True)
class Place:
    """A feature of a laid tile, or a named spot beside the landscape."""

    x: int
    y: int
    feature: str
    where: str
    called: str = field(default="", repr=False, compare=False)
    """What people call the feature, where it is not by its name."""

    @property
    def name(self) -> str:
        """What people call the feature."""
        return self.called or self.feature

    def told(self) -> Message:
        """Name it for people."""
        if self.feature not in FEATURE_NAMES:
            return said("place-beside", feature=self.feature)
        key = "place-side" if self.where else "place"
        return said(key, feature=self.name, where=self.where, x=str(self.x), y=str(self.y))

    def __str__(self) -> str:
        return str(self.told())


def wheres(features: Sequence[Feature], index: int, rotation: int) -> list[str]:
    """Every name of a feature on its tile, seen on the board: its sides or half sides, clockwise.

    A feature that reaches no side is ``inner``; a second one of its kind is ``inner2``.
    """
    feature = features[index]
    if feature.kind not in tiles.STRETCHING:
        return [""]
    if feature.halves:
        return [HALF_NAMES[half] for half in sorted(turned_half(h, rotation) for h in feature.halves)]
    if feature.sides:
        return [SIDE_NAMES[side] for side in sorted(turned_side(s, rotation) for s in feature.sides)]
    alike = [each for each in features[:index] if each.kind == feature.kind and not each.halves and not each.sides]
    return [f"{INNER}{len(alike) + 1}" if alike else INNER]


def feature_at(state: State, slot: int) -> Feature:
    """Give the printed feature behind a slot."""
    number = state.words[slot + FEATURE]
    return state.tables.features[number // state.tables.stride][number % state.tables.stride]


def place_of(state: State, spot: int) -> Place:
    """Name the place of a spot."""
    if spot >= state.rules.spots_at:
        return Place(0, 0, state.rules.spot_names[spot], "")
    tile = state.words[spot + TILE]
    cell, turn = state.words[tile + TILE_CELL], state.words[tile + TILE_TURN]
    index = (spot - state.words[tile + TILE_SLOTS]) // SLOT_WORDS
    places = state.rules.places
    place = places.get((cell, turn, index))
    if place is None:
        features = state.tables.features[turn // 4]
        name = features[index].name
        where = wheres(features, index, turn % 4)[0]
        place = Place(x_of(cell), y_of(cell), name, where, state.rules.called.get(name, ""))
        if len(places) >= MOST_PLACES:
            places.clear()
        places[cell, turn, index] = place
    return place


def impossible(state: State, piece: int, spot: int, why: str = "impossible-figure") -> ValueError:
    """Make the error about a figure of a position that cannot be."""
    place = place_of(state, spot)
    return ValueError(said(why, piece=Piece(piece).name.lower(), x=place.x, y=place.y))


def clashing_side(state: State, kind: int, cell: int, rotation: int) -> int | None:
    """Give the first side where a tile would not continue its neighbour, None if it fits."""
    mine = turned_edges(state.tables.types[kind].edges, rotation)
    for side, step in enumerate(STEPS):
        theirs = letter_towards(state, cell + step, side)
        if theirs and not state.tables.fitting.touches(mine[side], theirs):
            return side
    return None


def letter_towards(state: State, cell: int, side: int) -> str:
    """What the tile on a cell shows to a neighbour that sees it across *side*; empty if no tile lies there."""
    tile = state.tile_at(cell)
    if not tile:
        return ""
    turn = state.words[tile + TILE_TURN]
    return turned_edges(state.tables.types[turn // 4].edges, turn % 4)[(side + 2) % 4]


def slot_named(state: State, tile: int, kind: str, where: str) -> int:
    """Find the slot of a laid tile by what its feature is called and where it is; 0 if there is none."""
    turn = state.words[tile + TILE_TURN]
    features = state.tables.features[turn // 4]
    for index, feature in enumerate(features):
        if feature.name == kind and where in wheres(features, index, turn % 4):
            return state.words[tile + TILE_SLOTS] + index * SLOT_WORDS
    return 0


def naming_slot(state: State, feature: int) -> int:
    """Give the slot by which a feature is named: on the tile just laid, or else on the first from the north-west."""
    words = state.words
    best = feature
    slot = words[feature + NEXT]
    while slot != feature:
        if _rank(state, slot) < _rank(state, best):
            best = slot
        slot = words[slot + NEXT]
    return best


def _rank(state: State, slot: int) -> tuple[int, int, int]:
    """How far back a slot comes among those of its feature."""
    tile = state.words[slot + TILE]
    return (int(tile != state.last_tile()), state.words[tile + TILE_CELL], slot - tile)
