"""Verbs of points, tokens, dice and turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.events import DieRolled, Scored, TokensChanged
from bastide.kernel.layout import PLAYER
from bastide.kernel.parts import cities_by, counted_parts, feature_number, strengths_on
from bastide.kernel.pieces import PIECE_KINDS, Piece
from bastide.kernel.places import place_of
from bastide.kernel.scoring import HALVE, VOID, Tally
from bastide.kernel.tables import FIELD
from bastide.kernel.verbs.figures import figures_on

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.state import State


def score(state: State, player: i64, points: i64, tally: Tally) -> None:
    """Move a player's marker by the points of a tally; they may be negative."""
    address = state.scores_at + player
    state.put(address, state.words[address] + points)
    if state.reporter is not None:
        state.report(_scored(state, player, points, tally))
    for box in state.rules.on_points:
        box.on_points(state, player, points, tally)


def _scored(state: State, player: i64, points: i64, tally: Tally) -> Scored:
    """Tell what is scored, with everything that counts."""
    claim = state.rules.claims[tally.claim]
    lines = tuple(tally.lines())
    changed = tally.changed_by
    feature = tally.feature
    if feature == 0:
        return Scored(player, points, claim, None, lines, changed[VOID], changed[HALVE], tally.raised_by)
    return Scored(
        player,
        points,
        claim,
        place_of(state, _spot_of(state, player, feature)),
        lines,
        changed[VOID],
        changed[HALVE],
        tally.raised_by,
        feature_number(state, feature),
        counted_parts(state, feature),
        cities_by(state, feature) if state.kind_of(feature) == FIELD else (),
        strengths_on(state, feature),
        tally.lines_kept(),
    )


def _spot_of(state: State, player: i64, feature: i64) -> i64:
    """Where the player stands on the feature, or its root if he does not."""
    for figure in figures_on(state, feature):
        if figure.owner == player:
            return figure.spot
    return feature


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


def jump(state: State, step: i64) -> None:
    """Go on with the turn at another step (``turn.Step``): a second turn, the end of the game."""
    state.jump_to = state.rules.step_at[step]


def pass_turn(state: State) -> None:
    """Let the next player in clockwise order be on turn."""
    player = state.words[PLAYER] + 1
    if player == state.players:
        player = 0
    state.put(PLAYER, player)
