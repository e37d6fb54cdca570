"""What an action points at on the table, for whoever shows choices: one small record per kind of place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bastide.kernel.geometry import x_of, y_of
from bastide.kernel.layout import TILE, TILE_CELL
from bastide.kernel.parts import feature_number, part_of
from bastide.kernel.places import place_of

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
    """A feature of a laid tile, or a symbol there that is a place for figures."""

    x: int
    y: int
    number: int
    """Its number on the tile; -1 for a symbol."""
    feature: int
    """The lasting number of the whole feature."""
    kind: str
    where: str
    """A side that it reaches."""
    at: Literal["feature"] = "feature"


@dataclass(frozen=True, slots=True)
class AtFigure:
    """A figure that stands on a feature of a laid tile, or on a spot."""

    player: int
    piece: str
    place: AtFeature | AtSpot | OnTrack
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


def target_at(state: State, spot: int) -> AtFeature | AtSpot | OnTrack:
    """Give the place of a spot: a feature of a laid tile, a field of the track, or a place that a box has added."""
    place = place_of(state, spot)
    if spot in state.rules.spot_fields:
        return OnTrack(state.rules.spot_fields[spot])
    if spot >= state.rules.spots_at:
        return AtSpot(place.feature)
    tile = state.words[spot + TILE]
    cell = state.words[tile + TILE_CELL]
    number = part_of(state, spot)[1]
    return AtFeature(x_of(cell), y_of(cell), number, feature_number(state, spot), place.feature, place.where)
