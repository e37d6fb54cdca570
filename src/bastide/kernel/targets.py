"""What an action points at on the table, for whoever shows choices: one small record per kind of place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bastide.kernel.geometry import x_of, y_of
from bastide.kernel.layout import TILE, TILE_CELL, TILE_SLOTS
from bastide.kernel.places import place_of
from bastide.kernel.tables import SLOT_WORDS

if TYPE_CHECKING:
    from bastide.kernel.state import State


@dataclass(frozen=True, slots=True)
class AtNothing:
    """Nothing on the table: a pass, a confirmation."""

    at: Literal["nothing"] = "nothing"


@dataclass(frozen=True, slots=True)
class AtTile:
    """A tile that is drawn, by its code."""

    tile: str
    at: Literal["tile"] = "tile"


@dataclass(frozen=True, slots=True)
class AtCell:
    """A cell of the table, with quarter turns clockwise where something is turned."""

    x: int
    y: int
    rotation: int | None = None
    at: Literal["cell"] = "cell"


@dataclass(frozen=True, slots=True)
class AtFeature:
    """A feature of a laid tile: its number on the tile, its kind, and a side that it reaches."""

    x: int
    y: int
    feature: int
    kind: str
    where: str
    at: Literal["feature"] = "feature"


@dataclass(frozen=True, slots=True)
class AtFigure:
    """A figure that stands on a feature of a laid tile, or on a spot."""

    player: int
    piece: str
    place: AtFeature | AtSpot
    at: Literal["figure"] = "figure"


@dataclass(frozen=True, slots=True)
class AtSpot:
    """A named place that is no feature: a quarter, a crown, a prison."""

    spot: str
    at: Literal["spot"] = "spot"


@dataclass(frozen=True, slots=True)
class AtSeat:
    """A player."""

    player: int
    at: Literal["seat"] = "seat"


@dataclass(frozen=True, slots=True)
class AtNumber:
    """A number: a bid, a token, one of several choices."""

    number: int
    at: Literal["number"] = "number"


@dataclass(frozen=True, slots=True)
class OnTrack:
    """A place on the score track."""

    field: int
    at: Literal["track"] = "track"


Target = AtNothing | AtTile | AtCell | AtFeature | AtFigure | AtSpot | AtSeat | AtNumber | OnTrack


def target_at(state: State, spot: int) -> AtFeature | AtSpot:
    """Give the place of a spot: a feature of a laid tile, or a place that a box has added."""
    place = place_of(state, spot)
    if spot >= state.rules.spots_at:
        return AtSpot(place.feature)
    tile = state.words[spot + TILE]
    cell = state.words[tile + TILE_CELL]
    number = (spot - state.words[tile + TILE_SLOTS]) // SLOT_WORDS
    return AtFeature(x_of(cell), y_of(cell), number, place.feature, place.where)
