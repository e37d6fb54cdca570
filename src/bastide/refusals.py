"""Why an action is not possible: a stable code, one sentence, and what would be legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide.games import rulebook_of
from bastide.kernel import tiles
from bastide.kernel.actions import PlaceFigure, PlaceTile, action_of, code_of
from bastide.kernel.codes import FIGURE, KIND_MASK, PASS, piece_in, spot_in
from bastide.kernel.declarations import Action, piece_named
from bastide.kernel.geometry import ARROWS, STEPS, cell_at, is_on_table
from bastide.kernel.layout import CHANCE
from bastide.kernel.layout import TILE as TILE_OF
from bastide.kernel.places import clashing_side, feature_at, letter_towards, place_of, slot_named
from bastide.kernel.tables import turned_edges
from bastide.kernel.turn import Step
from bastide.kernel.verbs import figures_on
from bastide.language import sentence
from bastide.records.notation import last_cell, write_action
from bastide.telling import code_is_pass, tell_asked, tell_refused

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bastide.kernel.state import State

SHOWN_OPTIONS = 12
NOT_NOW = "not_now"
SIDE_WORDS = ("northern", "eastern", "southern", "western")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why not."""

    code: str
    sentence: str
    legal: tuple[str, ...]

    def __str__(self) -> str:
        return self.sentence


def why_not(state: State, action: Action, names: Sequence[str]) -> Refusal | None:
    """Say why an action is impossible now; None if it is possible."""
    code = code_of(state, action)
    codes = state.legal_codes()
    if code in codes:
        return None
    reason, sentence = _reason(state, action, names, codes)
    legal = tuple(write_action(action_of(state, each), state) for each in codes)
    return Refusal(reason, sentence + _possible(legal), legal)


def _possible(legal: tuple[str, ...]) -> str:
    if not legal:
        return ""
    more = f" and {len(legal) - SHOWN_OPTIONS} more" if len(legal) > SHOWN_OPTIONS else ""
    return f" Possible: {'; '.join(legal[:SHOWN_OPTIONS])}{more}."


def _reason(state: State, action: Action, names: Sequence[str], codes: list[int]) -> tuple[str, str]:
    if state.over:
        return "game_over", "The game is over."
    offered = {state.rules.kinds[code & KIND_MASK] for code in codes}
    if state.asked == CHANCE and type(action) not in offered:
        return "chance", sentence(f"{offered.pop().key}-first")
    if state.asked == CHANCE:
        return action.refused, tell_refused(state, action, names)
    if type(action) in offered and type(action) in EXPLAINED:
        return EXPLAINED[type(action)](state, action, names)
    may_pass = PASS in codes
    if action.refused != NOT_NOW and (type(action) in offered or code_is_pass(action) or may_pass):
        return action.refused, tell_refused(state, action, names)
    return NOT_NOW, tell_asked(state, names)


def _why_not_there(state: State, action: PlaceTile, _names: Sequence[str]) -> tuple[str, str]:
    kind = state.phase.tile(state)
    tile = state.tables.types[kind]
    where = f"({action.x},{action.y})"
    if action.tile not in (tile.code, tile.id):
        return "wrong_tile", f"The tile in hand is {tile.code}, not {action.tile}."
    if not is_on_table(action.x, action.y):
        return "not_adjacent", f"{where} lies beyond the table."
    cell = cell_at(action.x, action.y)
    if state.is_walled(cell):
        return "wall", f"{where} is part of the wall."
    if state.tile_at(cell):
        return "occupied_cell", f"A tile lies on {where} already."
    if not any(state.tile_at(cell + step) for step in STEPS):
        return "not_adjacent", f"{where} touches no laid tile; corner to corner is not enough."
    side = clashing_side(state, kind, cell, action.rotation % 4)
    if side is not None:
        mine = turned_edges(tile.edges, action.rotation % 4)[side]
        theirs = letter_towards(state, cell + STEPS[side], side)
        pictures = rulebook_of(state.rules.game).PICTURES
        return "does_not_fit", (
            f"{tile.code}{ARROWS[action.rotation % 4]} does not fit on {where}: its {SIDE_WORDS[side]} side"
            f" shows {pictures[mine]}, the tile beyond it {pictures[theirs]}."
        )
    return "forbidden", f"A rule of this game forbids to lay {tile.code} on {where} like this."


def _why_no_figure(state: State, action: PlaceFigure, names: Sequence[str]) -> tuple[str, str]:
    who = names[state.asked]
    if state.phase.step not in (Step.FIGURE, Step.PHANTOM):
        return "not_there", f"{who} cannot move a figure there now."
    where = f"({action.x},{action.y})"
    tile = state.tile_at(cell_at(action.x, action.y)) if is_on_table(action.x, action.y) else 0
    if not tile:
        return "no_such_place", f"No tile lies on {where}."
    feature = state.rules.feature_of(action.role)
    slot = slot_named(state, tile, feature, action.where)
    if slot == 0:
        side = f" at {action.where}" if action.where else ""
        return "no_such_place", f"The tile on {where} has no {feature or action.role}{side}."
    piece = piece_named(action.piece)
    if piece < 0:
        return "no_such_figure", f"There is no figure named {action.piece}."
    if state.supply_of(state.asked, piece) == 0:
        return "no_figure", f"{who} has no {action.piece.replace('_', ' ')} left."
    standing = figures_on(state, state.root_of(slot))
    if standing:
        other = place_of(state, standing[0].spot)
        owner = names[standing[0].owner]
        role = state.rules.roles[other.feature]
        return "occupied", (
            f"{who} cannot place a {action.role} there: {owner} has a {role} on that {feature},"
            f" at ({other.x},{other.y})."
        )
    placed = [code for code in state.legal_codes() if code & KIND_MASK == FIGURE]
    elsewhere = (action.x, action.y) != last_cell(state) and feature_at(state, slot).kind != tiles.TOWER
    if elsewhere and all(state.words[spot_in(code) + TILE_OF] == state.last_tile() for code in placed):
        return "not_this_tile", f"A figure may only be placed on the tile just laid, not on {where}."
    if elsewhere and state.is_finished(slot):
        return "finished", f"The {feature} at {where} is finished."
    if piece not in {piece_in(code) for code in placed}:
        return "not_this_figure", f"{who} cannot place a {action.piece.replace('_', ' ')} now."
    return "forbidden", f"A rule of this game forbids a {action.role} there."


EXPLAINED: Final[dict[type[Action], Callable[..., tuple[str, str]]]] = {
    PlaceTile: _why_not_there,
    PlaceFigure: _why_no_figure,
}
"""Kinds of actions that are explained step by step."""
