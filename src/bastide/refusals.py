"""Why an action is not possible: a stable code, one sentence, and what would be legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide.games import rulebook_of
from bastide.kernel.actions import (
    NO_CODE,
    Action,
    Capture,
    Draw,
    Free,
    MoveBeside,
    MoveNeutral,
    Pass,
    PlaceFigure,
    PlaceTile,
    PlaceToken,
    Reveal,
    SendHome,
    TakeBack,
    action_of,
    code_of,
    spot_of,
)
from bastide.kernel.codes import (
    FIGURE,
    KIND_MASK,
    NEUTRAL,
    PASS,
    REVEAL,
    SCORE,
    TAKE,
    TILE,
    USE,
    piece_in,
    spot_in,
)
from bastide.kernel.geometry import ARROWS, STEPS, cell_at, is_on_table
from bastide.kernel.layout import CHANCE
from bastide.kernel.layout import TILE as TILE_OF
from bastide.kernel.pieces import FOLLOWERS, NEUTRAL_FIGURES, SPECIAL_FIGURES, Piece
from bastide.kernel.places import clashing_side, letter_towards, place_of
from bastide.kernel.tables import SITE, turned_edges
from bastide.kernel.turn import Step
from bastide.kernel.verbs import figures_on
from bastide.records.notation import last_cell, write_action
from bastide.vetoes import veto_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.state import State

SHOWN_OPTIONS = 12
ASKED_FOR: Final[dict[int, str]] = {
    SCORE: "must say what is scored next",
    USE: "may use a token now, or pass",
    PASS: "may place a figure now, or pass",
}
"""What a player is asked, by the kind of an option; the first that is there tells."""
FIGURES: Final = FOLLOWERS | SPECIAL_FIGURES | NEUTRAL_FIGURES
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
    kinds = {code & KIND_MASK for code in codes}
    if state.asked == CHANCE:
        return _why_no_draw(state, action, kinds)
    who = names[state.asked]
    if isinstance(action, PlaceTile) and TILE in kinds:
        return _why_not_there(state, action)
    if isinstance(action, PlaceFigure) and FIGURE in kinds:
        return _why_no_figure(state, action, names, codes)
    veto = veto_of(state, action)
    if veto:
        return veto.code, veto.sentence()
    if isinstance(action, Pass):
        return "must_choose", f"{who} cannot pass now."
    if isinstance(action, PlaceToken | Capture | Free):
        return _why_no_offer(action, who)
    if isinstance(action, SendHome | TakeBack | MoveBeside | MoveNeutral) and code_of(state, action) == NO_CODE:
        return _what_is_missing(state, action)
    if kinds == {NEUTRAL}:
        return "not_now", f"{who} must move the {Piece(piece_in(codes[0])).name.lower()} now."
    return "not_now", _what_is_asked(state, who, kinds)


def _what_is_missing(state: State, action: SendHome | TakeBack | MoveBeside | MoveNeutral) -> tuple[str, str]:
    if isinstance(action, SendHome) and not 0 <= action.player < state.players:
        return "no_such_player", f"There is no player {action.player + 1}."
    there = is_on_table(action.x, action.y) if isinstance(action, MoveNeutral) else spot_of(state, action) != 0
    if not there:
        return "no_such_place", f"There is no such place on ({action.x},{action.y})."
    return "no_such_figure", "There is no figure of that name."


def _what_is_asked(state: State, who: str, kinds: set[int]) -> str:
    if TAKE in kinds:
        place = "place a figure or take one back" if FIGURE in kinds else "take a figure back"
        return f"{who} may {place} now, or pass."
    if TILE in kinds:
        code = state.tables.types[state.phase.tile(state)].code
        return (
            f"{who} may lay the tile {code} now, or pass." if PASS in kinds else f"{who} must lay the tile {code} now."
        )
    for kind, what in ASKED_FOR.items():
        if kind in kinds:
            return f"{who} {what}."
    return f"That is not what {who} is asked."


def _why_no_draw(state: State, action: Action, kinds: set[int]) -> tuple[str, str]:
    if REVEAL in kinds:
        return (
            _forbidden(state, action) if isinstance(action, Reveal) else ("chance", "First a token must be turned up.")
        )
    if isinstance(action, Draw):
        kind = state.tables.kind_named(action.tile)
        if kind >= 0 and state.words[state.bag_at + kind] > 0:
            return _forbidden(state, action)
        return "not_in_bag", f"There is no tile {action.tile} in the bag."
    return "chance", "First a tile must be drawn."


def _why_no_offer(action: PlaceToken | Capture | Free, who: str) -> tuple[str, str]:
    if isinstance(action, PlaceToken):
        return "cannot_lay", f"{who} cannot lay a {action.piece.replace('_', ' ')} on ({action.x},{action.y}) now."
    if isinstance(action, Capture):
        return "cannot_capture", f"{who} cannot take a {action.role} on ({action.x},{action.y}) prisoner now."
    return "cannot_free", f"{who} cannot free a {action.piece.replace('_', ' ')} from that prison now."


def _forbidden(state: State, action: Action) -> tuple[str, str]:
    """Name the rule that forbids an action, and its box."""
    veto = veto_of(state, action)
    return (veto.code, veto.sentence()) if veto else ("not_offered", "That is not offered now.")


def _why_not_there(state: State, action: PlaceTile) -> tuple[str, str]:
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
    return _forbidden(state, action)


def _why_no_figure(state: State, action: PlaceFigure, names: Sequence[str], codes: list[int]) -> tuple[str, str]:
    who = names[state.asked]
    where = f"({action.x},{action.y})"
    feature = state.rules.feature_of(action.role)
    slot = spot_of(state, action)
    if slot == 0:
        if not is_on_table(action.x, action.y) or not state.tile_at(cell_at(action.x, action.y)):
            return "no_such_place", f"No tile lies on {where}."
        side = f" at {action.where}" if action.where else ""
        return "no_such_place", f"The tile on {where} has no {feature or action.role}{side}."
    pieces = {piece.name.lower(): piece for piece in Piece}
    if pieces.get(action.piece) not in FIGURES:
        return "no_such_figure", f"There is no figure named {action.piece}."
    if state.phase.step not in (Step.FIGURE, Step.PHANTOM):
        return _forbidden(state, action)
    if slot >= state.rules.spots_at:
        return "not_this_tile", f"A figure may only be placed on a tile now, not in the {action.role}."
    if state.supply_of(state.asked, pieces[action.piece]) == 0:
        return "no_figure", f"{who} has no {action.piece.replace('_', ' ')} left."
    placed = [code for code in codes if code & KIND_MASK == FIGURE]
    veto = None if pieces[action.piece] in FOLLOWERS else veto_of(state, action)
    if veto:
        return veto.code, veto.sentence()
    standing = figures_on(state, state.root_of(slot))
    if standing:
        other = place_of(state, standing[0].spot)
        owner = names[standing[0].owner]
        role = state.rules.roles[other.feature]
        return "occupied", (
            f"{who} cannot place a {action.role} there: {owner} has a {role} on that {feature},"
            f" at ({other.x},{other.y})."
        )
    if (action.x, action.y) != last_cell(state) and state.kind_of(slot) != SITE:
        return _why_not_elsewhere(state, action, slot, placed)
    if pieces[action.piece] not in {piece_in(code) for code in placed} and not veto_of(state, action):
        return "not_this_figure", f"{who} cannot place a {action.piece.replace('_', ' ')} now."
    return _forbidden(state, action)


def _why_not_elsewhere(state: State, action: PlaceFigure, slot: int, placed: list[int]) -> tuple[str, str]:
    """Say why a follower cannot go to another tile than the one just laid."""
    where = f"({action.x},{action.y})"
    leads_there = any(state.words[spot_in(code) + TILE_OF] != state.last_tile() for code in placed)
    if leads_there and state.is_finished(slot):
        return "finished", f"The {state.rules.feature_of(action.role)} at {where} is finished."
    if veto_of(state, action):
        return _forbidden(state, action)
    return "not_this_tile", f"A figure may only be placed on the tile just laid, not on {where}."
