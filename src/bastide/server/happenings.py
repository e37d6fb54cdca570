"""What happened, as it goes over the wire: one record for each kind of event."""

from __future__ import annotations

from msgspec import Struct

from bastide.kernel.places import Place
from bastide.server.words import Words


class Happening(Struct, frozen=True, tag_field="event"):
    """Something that happened in a game; ``words`` tell it, if it cannot simply be seen on the board."""

    words: Words | None


class TileDrawn(Happening, frozen=True, tag="tile_drawn"):
    """A player drew a tile."""

    player: int
    tile: str


class TileDiscarded(Happening, frozen=True, tag="tile_discarded"):
    """A drawn tile fits nowhere and leaves the game."""

    player: int
    tile: str


class TileSetAside(Happening, frozen=True, tag="tile_set_aside"):
    """A drawn tile is laid aside for now."""

    player: int
    tile: str


class TileTurnedUp(Happening, frozen=True, tag="tile_turned_up"):
    """A tile came from the bag to lie open on the table."""

    player: int
    tile: str


class TileGivenUp(Happening, frozen=True, tag="tile_given_up"):
    """A tile that a player had leaves the game."""

    player: int
    tile: str


class TilePlaced(Happening, frozen=True, tag="tile_placed"):
    """A tile was laid."""

    player: int
    tile: str
    x: int
    y: int
    rotation: int


class FigurePlaced(Happening, frozen=True, tag="figure_placed"):
    """A figure came from a supply to a place on the table."""

    player: int
    piece: str
    place: Place


class FigureMoved(Happening, frozen=True, tag="figure_moved"):
    """A figure went from one place to another."""

    player: int
    piece: str
    place: Place
    to: Place


class FigureLeft(Happening, frozen=True, tag="figure_left"):
    """A figure left its place."""

    player: int
    piece: str
    place: Place
    why: str


class NeutralMoved(Happening, frozen=True, tag="neutral_moved"):
    """A figure that belongs to nobody moved."""

    piece: str
    x: int
    y: int


class NeutralLeft(Happening, frozen=True, tag="neutral_left"):
    """A figure that belongs to nobody left the table."""

    piece: str


class Scored(Happening, frozen=True, tag="scored"):
    """A player scored: one line of the tally. ``words`` explain the sum."""

    player: int
    points: int
    claim: str
    rule: str
    """The key of the rule that gives the points: ``finished-city``, ``farmer-field`` …"""
    place: Place | None
    feature: int
    """The id of the feature, as in a view; -1 if there is none."""
    lines: list[tuple[str, int, int]]
    """Label, units and points for each."""
    parts: list[tuple[int, int]]
    """What counts: the number of each tile among the laid ones, and that of the feature on it (-1: the tile)."""
    cities: list[int]
    """The finished cities that feed a field, by their ids."""
    strengths: list[int]
    """How strong each player was there."""


class TokensChanged(Happening, frozen=True, tag="tokens_changed"):
    """A player got tokens, or gave some away (a negative amount)."""

    player: int
    piece: str
    amount: int


class DieRolled(Happening, frozen=True, tag="die_rolled"):
    """A die was rolled."""

    player: int
    result: int


class Other(Happening, frozen=True, tag="other"):
    """Something that only one box or game has; ``name`` is the key of its event."""

    name: str
    values: dict[str, str | int]


AnyHappening = (
    TileDrawn
    | TileDiscarded
    | TileSetAside
    | TileTurnedUp
    | TileGivenUp
    | TilePlaced
    | FigurePlaced
    | FigureMoved
    | FigureLeft
    | NeutralMoved
    | NeutralLeft
    | Scored
    | TokensChanged
    | DieRolled
    | Other
)
