"""The kinds of actions that every game can have, and the way between typed actions and codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.kernel import codes
from bastide.kernel.declarations import (
    KINDS,
    NO_CODE,
    OFFERED,
    Action,
    Numbered,
    OnFigure,
    declared,
    figure_named,
    piece_name,
    piece_named,
    slot_on,
)
from bastide.kernel.geometry import cell_at, is_on_table, x_of, y_of
from bastide.kernel.places import place_of
from bastide.kernel.targets import AtCell, AtFigure, AtTile, target_at

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.kernel.targets import Target


@declared("-", key="pass", refused="must_choose", kind=codes.PASS)
class Pass(Action):
    """Do nothing."""

    @classmethod
    def of(cls, state: State, code: int) -> Pass:
        """There is only one."""
        return cls()

    def code(self, state: State, kind: int) -> int:
        """There is only one."""
        return codes.PASS


@declared("draw {tile}", key="draw", refused="not_in_bag", kind=codes.DRAW)
class Draw(Action):
    """Chance: this tile is drawn."""

    tile: str

    @classmethod
    def of(cls, state: State, code: int) -> Draw:
        """Name the tile."""
        return cls(state.tables.types[codes.kind_drawn(code)].code)

    def code(self, state: State, kind: int) -> int:
        """Find the tile."""
        drawn = state.tables.kind_named(self.tile)
        return codes.draw_code(drawn) if drawn >= 0 else NO_CODE

    def target(self, state: State) -> Target:
        """The tile."""
        return AtTile(self.tile)


@declared("choose {number}", key="choose", kind=codes.CHOICE)
class Choose(Numbered):
    """Take one of several numbered choices."""

    number: int

    @classmethod
    def of(cls, state: State, code: int) -> Choose:
        """Read the number."""
        return cls(codes.number_in(code))


@declared("reveal {number}", key="reveal", refused="chance", kind=codes.REVEAL)
class Reveal(Numbered):
    """Chance: what lay face down shows this number."""

    number: int

    @classmethod
    def of(cls, state: State, code: int) -> Reveal:
        """Read the number."""
        return cls(codes.number_in(code))


@declared("use {number}", key="use", kind=codes.USE)
class Use(Numbered):
    """Use a token with this number."""

    number: int

    @classmethod
    def of(cls, state: State, code: int) -> Use:
        """Read the number."""
        return cls(codes.number_in(code))


@declared("{doubled:score|double} {feature}{where}{here}", key="score-feature", kind=codes.SCORE)
class ScoreFeature(Action):
    """Score one of several finished features next, doubled or not; it is named by one of its tiles."""

    feature: str
    where: str
    x: int
    y: int
    doubled: bool = False

    @classmethod
    def of(cls, state: State, code: int) -> ScoreFeature:
        """Name the feature."""
        place = place_of(state, codes.slot_scored(code))
        return cls(place.feature, place.where, place.x, place.y, codes.is_doubled(code))

    def code(self, state: State, kind: int) -> int:
        """Find the feature."""
        slot = slot_on(state, self.feature, self.where, self.x, self.y)
        return codes.score_code(slot, int(self.doubled)) if slot else NO_CODE

    def target(self, state: State) -> Target:
        """The feature."""
        return target_at(state, slot_on(state, self.feature, self.where, self.x, self.y))


@declared("{tile}{rotation:arrow} {x},{y}", key="place-tile", kind=codes.TILE)
class PlaceTile(Action):
    """Lay the tile in hand; ``rotation`` counts quarter turns clockwise."""

    tile: str
    x: int
    y: int
    rotation: int

    @classmethod
    def of(cls, state: State, code: int) -> PlaceTile:
        """Name the tile and where it goes."""
        cell = codes.cell_in(code)
        return cls(state.tables.types[state.phase.tile(state)].code, x_of(cell), y_of(cell), codes.rotation_in(code))

    def code(self, state: State, kind: int) -> int:
        """Only the tile in hand has a code."""
        held = state.phase.tile(state)
        if held < 0 or state.tables.kind_named(self.tile) != held or not is_on_table(self.x, self.y):
            return NO_CODE
        return codes.tile_code(cell_at(self.x, self.y), self.rotation % 4)

    def target(self, state: State) -> Target:
        """The cell, and how the tile is turned."""
        return AtCell(self.x, self.y, self.rotation)


@declared("{piece:token} @ {x},{y}", key="place-token", refused="cannot_lay")
class PlaceToken(Action):
    """Lay a token, like the floor of a tower, on a tile."""

    piece: str
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> PlaceToken:
        """Name the token and its cell."""
        cell = codes.neutral_cell_in(code)
        return cls(piece_name(codes.piece_in(code)), x_of(cell), y_of(cell))

    def code(self, state: State, kind: int) -> int:
        """Any piece has a code on any cell."""
        piece = piece_named(self.piece)
        if piece < 0 or not is_on_table(self.x, self.y):
            return NO_CODE
        return codes.cell_offer(kind, piece, cell_at(self.x, self.y))

    def target(self, state: State) -> Target:
        """The cell."""
        return AtCell(self.x, self.y)


@declared("{neutral} to {x},{y}", key="move-neutral", refused="cannot_go", kind=codes.NEUTRAL)
class MoveNeutral(Action):
    """Move a figure that belongs to nobody onto a tile."""

    neutral: str
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> MoveNeutral:
        """Name the figure and its cell."""
        cell = codes.neutral_cell_in(code)
        return cls(piece_name(codes.piece_in(code)), x_of(cell), y_of(cell))

    def code(self, state: State, kind: int) -> int:
        """Any piece has a code on any cell."""
        piece = piece_named(self.neutral)
        if piece < 0 or not is_on_table(self.x, self.y):
            return NO_CODE
        return codes.neutral_code(piece, cell_at(self.x, self.y))

    def target(self, state: State) -> Target:
        """The cell."""
        return AtCell(self.x, self.y)


@declared("{neutral} to {figure} @ {x},{y}", key="move-beside", refused="cannot_go", kind=codes.BESIDE)
class MoveBeside(OnFigure):
    """Move a figure that belongs to nobody to one of the own figures."""

    neutral: str
    piece: str
    role: str
    where: str
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> MoveBeside:
        """Name both figures."""
        figure = figure_named(state, codes.companion_in(code), codes.figure_spot_in(code))
        return cls(piece_name(codes.piece_in(code)), *figure)

    def code(self, state: State, kind: int) -> int:
        """Find both figures."""
        neutral = piece_named(self.neutral)
        piece, spot = self.piece_and_spot(state)
        return codes.beside_code(neutral, piece, spot) if spot and neutral >= 0 else NO_CODE

    def target(self, state: State) -> Target:
        """The figure of the player who is asked."""
        return AtFigure(state.asked, self.piece, target_at(state, self.spot(state)))


@declared("home {player:seat} {figure} @ {x},{y}", key="send-home", refused="cannot_leave", kind=codes.HOME)
class SendHome(OnFigure):
    """Send a figure of any player home; players are numbered from 0."""

    player: int
    piece: str
    role: str
    where: str
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> SendHome:
        """Name the figure."""
        figure = figure_named(state, codes.piece_in(code), codes.figure_spot_in(code))
        return cls(codes.owner_in(code), *figure)

    def code(self, state: State, kind: int) -> int:
        """Find the figure."""
        piece, spot = self.piece_and_spot(state)
        if not spot or not 0 <= self.player < state.players:
            return NO_CODE
        return codes.home_code(piece, self.player, spot)

    def target(self, state: State) -> Target:
        """The figure."""
        return AtFigure(self.player, self.piece, target_at(state, self.spot(state)))


@declared("back {figure} @ {x},{y}", key="take-back", refused="cannot_leave", kind=codes.TAKE)
class TakeBack(OnFigure):
    """Take one of the own figures from a feature of a tile back into the supply."""

    piece: str
    role: str
    where: str
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> TakeBack:
        """Name the figure."""
        return cls(*figure_named(state, codes.piece_in(code), codes.spot_in(code)))

    def code(self, state: State, kind: int) -> int:
        """Find the figure."""
        piece, spot = self.piece_and_spot(state)
        return codes.take_code(piece, spot) if spot else NO_CODE

    def target(self, state: State) -> Target:
        """The figure of the player who is asked."""
        return AtFigure(state.asked, self.piece, target_at(state, self.spot(state)))


@declared("{figure}{here}", key="place-figure", kind=codes.FIGURE)
class PlaceFigure(OnFigure):
    """Put a figure on a feature of a tile, or on a place that is no feature."""

    piece: str
    role: str
    where: str
    x: int
    y: int

    @classmethod
    def of(cls, state: State, code: int) -> PlaceFigure:
        """Name the figure and its place."""
        return cls(*figure_named(state, codes.piece_in(code), codes.spot_in(code)))

    def code(self, state: State, kind: int) -> int:
        """Find the place."""
        piece, spot = self.piece_and_spot(state)
        return codes.figure_code(piece, spot) if spot else NO_CODE

    def target(self, state: State) -> Target:
        """The place."""
        return target_at(state, self.spot(state))


KERNEL_KINDS: Final[list[type[Action]]] = sorted(
    (each for each in KINDS if each.kind != OFFERED), key=lambda each: each.kind
)
"""The kinds whose codes are the same in every game, by the kind of their codes."""


# -- between codes and actions -------------------------------------------------------------------


def action_of(state: State, code: int) -> Action:
    """Make the typed action of a code."""
    return state.rules.kinds[code & codes.KIND_MASK].of(state, code)


def code_of(state: State, action: Action) -> int:
    """Give the code of a typed action, NO_CODE if this position has no such thing.

    A code says nothing about legality: look for it among the options. Several boxes may offer the same kind of
    action; then the code is that of the box which offers it now.
    """
    own = [action.code(state, kind) for kind, each in enumerate(state.rules.kinds) if each is type(action)]
    if len(own) < 2:
        return own[0] if own else NO_CODE
    legal = state.legal_codes()
    return next((code for code in own if code in legal), own[0])
