"""Why an action is not possible: a stable code, one sentence, and what would be legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide.games import rulebook_of
from bastide.kernel.actions import Draw, PlaceFigure, PlaceTile, action_of, code_of
from bastide.kernel.codes import FIGURE, KIND_MASK, PASS, piece_in, spot_in
from bastide.kernel.declarations import Action, OnFigure, piece_named
from bastide.kernel.geometry import ARROWS, SIDE_NAMES, STEPS, cell_at, is_on_table
from bastide.kernel.layout import CHANCE
from bastide.kernel.layout import TILE as TILE_OF
from bastide.kernel.pieces import FOLLOWERS, NEUTRAL_FIGURES, SPECIAL_FIGURES
from bastide.kernel.places import clashing_side, letter_towards, place_of
from bastide.kernel.tables import SITE, turned_edges
from bastide.kernel.verbs import figures_on
from bastide.language import ENGLISH, said
from bastide.records.notation import last_cell, seats_in, write_action
from bastide.telling import called, code_is_pass, tell_asked, tell_refused
from bastide.vetoes import veto_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bastide.kernel.state import State
    from bastide.language import Message

SHOWN_OPTIONS = 12
NOT_NOW = "not_now"
FIGURES: Final = FOLLOWERS | SPECIAL_FIGURES | NEUTRAL_FIGURES


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why not."""

    code: str
    reason: Message
    legal: tuple[str, ...]

    @property
    def sentence(self) -> str:
        """It in English."""
        return self.told()

    @property
    def message(self) -> Message:
        """The reason, and what would be possible."""
        return said("refused", reason=self.reason, possible=_possible(self.legal))

    def told(self, language: str = ENGLISH) -> str:
        """Say it in a language."""
        return self.message.told(language)

    def __str__(self) -> str:
        return self.sentence


def why_not(state: State, action: Action, names: Sequence[str]) -> Refusal | None:
    """Say why an action is impossible now; None if it is possible."""
    code = code_of(state, action)
    codes = state.legal_codes()
    if code in codes:
        return None
    reason, message = _reason(state, action, names, codes)
    legal = tuple(write_action(action_of(state, each), state) for each in codes)
    return Refusal(reason, message, legal)


def _possible(legal: tuple[str, ...]) -> Message | str:
    if not legal:
        return ""
    more = len(legal) - SHOWN_OPTIONS
    return said("refused-possible", legal="; ".join(legal[:SHOWN_OPTIONS]), more=max(more, 0))


def _reason(state: State, action: Action, names: Sequence[str], codes: list[int]) -> tuple[str, Message]:
    if state.over:
        return "game_over", said("refused-game-over")
    offered = {state.rules.kinds[code & KIND_MASK] for code in codes}
    is_offered = type(action) in offered
    if state.asked == CHANCE and not is_offered:
        return "chance", said(f"{offered.pop().key}-first")
    if is_offered and type(action) in EXPLAINED:
        return EXPLAINED[type(action)](state, action, names)
    missing = _what_is_missing(state, action) if action.refused != NOT_NOW else None
    if missing:
        return missing
    veto = veto_of(state, action)
    if veto:
        return veto.code, veto.told()
    if action.refused != NOT_NOW and (is_offered or code_is_pass(action) or PASS in codes):
        return action.refused, tell_refused(state, action, names)
    return NOT_NOW, tell_asked(state, names)


def _what_is_missing(state: State, action: Action) -> tuple[str, Message] | None:
    """Say which player, place or piece that an action names does not exist; None if all of them do."""
    values = action.values()
    for seat in seats_in(action):
        if not 0 <= int(values[seat]) < state.players:
            return "no_such_player", said("refused-no-player", number=int(values[seat]) + 1)
    x, y = int(values.get("x", 0)), int(values.get("y", 0))
    if not is_on_table(x, y) or (isinstance(action, OnFigure) and action.spot(state) == 0):
        return "no_such_place", said("refused-no-place", x=str(x), y=str(y))
    if any(piece_named(str(values[name])) < 0 for name in ("piece", "neutral") if name in values):
        return "no_such_figure", said("refused-no-such-figure")
    return None


def _why_no_draw(state: State, action: Draw, _names: Sequence[str]) -> tuple[str, Message]:
    kind = state.tables.kind_named(action.tile)
    if kind >= 0 and state.words[state.bag_at + kind] > 0:
        return _forbidden(state, action)
    return "not_in_bag", said("refused-not-in-bag", tile=action.tile)


def _forbidden(state: State, action: Action) -> tuple[str, Message]:
    """Name the rule that forbids an action, and its box."""
    veto = veto_of(state, action)
    return (veto.code, veto.told()) if veto else (NOT_NOW, said("refused-not-offered"))


def _why_not_there(state: State, action: PlaceTile, _names: Sequence[str]) -> tuple[str, Message]:
    kind = state.phase.tile(state)
    tile = state.tables.types[kind]
    where = {"x": str(action.x), "y": str(action.y)}
    if action.tile not in (tile.code, tile.id):
        return "wrong_tile", said("refused-wrong-tile", hand=tile.code, tile=action.tile)
    if not is_on_table(action.x, action.y):
        return "not_adjacent", said("refused-beyond-table", **where)
    cell = cell_at(action.x, action.y)
    if state.is_walled(cell):
        return "wall", said("refused-wall", **where)
    if state.tile_at(cell):
        return "occupied_cell", said("refused-occupied-cell", **where)
    if not any(state.tile_at(cell + step) for step in STEPS):
        return "not_adjacent", said("refused-not-adjacent", **where)
    side = clashing_side(state, kind, cell, action.rotation % 4)
    if side is not None:
        mine = turned_edges(tile.edges, action.rotation % 4)[side]
        theirs = letter_towards(state, cell + STEPS[side], side)
        pictures = rulebook_of(state.rules.game).PICTURES
        shown = {"side": SIDE_NAMES[side], "mine": pictures[mine], "theirs": pictures[theirs]}
        arrow = ARROWS[action.rotation % 4]
        return "does_not_fit", said("refused-does-not-fit", tile=tile.code, arrow=arrow, **where, **shown)
    return _forbidden(state, action)


def _why_no_figure(state: State, action: PlaceFigure, names: Sequence[str]) -> tuple[str, Message]:
    who = names[state.asked]
    feature = called(state, state.rules.feature_of(action.role))
    slot = action.spot(state)
    if slot == 0:
        return "no_such_place", _no_such_place(state, action)
    piece = piece_named(action.piece)
    if piece not in FIGURES:
        return "no_such_figure", said("refused-unknown-figure", piece=action.piece)
    if not state.phase.deploys:
        return _forbidden(state, action)
    if slot >= state.rules.spots_at:
        if veto_of(state, action):
            return _forbidden(state, action)
        if state.supply_of(state.asked, piece) == 0:
            return "no_figure", said("refused-no-figure", who=who, piece=action.piece)
        return "not_this_tile", said("refused-only-tiles", role=action.role)
    if piece in NEUTRAL_FIGURES and veto_of(state, action):
        return _forbidden(state, action)
    if state.supply_of(state.asked, piece) == 0:
        return "no_figure", said("refused-no-figure", who=who, piece=action.piece)
    placed = [code for code in state.legal_codes() if code & KIND_MASK == FIGURE]
    veto = None if piece in FOLLOWERS else veto_of(state, action)
    if veto:
        return veto.code, veto.told()
    standing = figures_on(state, state.root_of(slot))
    if standing:
        other = place_of(state, standing[0].spot)
        owner = names[standing[0].owner]
        role = state.rules.roles[other.feature]
        there = {"owner": owner, "other": role, "x": str(other.x), "y": str(other.y)}
        return "occupied", said("refused-occupied", who=who, role=action.role, feature=feature, **there)
    if (action.x, action.y) != last_cell(state) and state.kind_of(slot) != SITE:
        return _why_not_elsewhere(state, action, slot, placed)
    if piece not in {piece_in(code) for code in placed} and not veto_of(state, action):
        return "not_this_figure", said("refused-not-this-figure", who=who, piece=action.piece)
    return _forbidden(state, action)


def _no_such_place(state: State, action: PlaceFigure) -> Message:
    """Say whether the tile or its feature is missing."""
    where = {"x": str(action.x), "y": str(action.y)}
    feature = called(state, state.rules.feature_of(action.role))
    if not is_on_table(action.x, action.y) or not state.tile_at(cell_at(action.x, action.y)):
        return said("refused-no-tile", **where)
    if not feature:
        return said("refused-no-place", **where)
    at = {"at": "side" if action.where else "none", "where": action.where}
    return said("refused-no-feature", feature=feature, **at, **where)


def _why_not_elsewhere(state: State, action: PlaceFigure, slot: int, placed: list[int]) -> tuple[str, Message]:
    """Say why a follower cannot go to another tile than the one just laid."""
    where = {"x": str(action.x), "y": str(action.y)}
    leads_there = any(state.words[spot_in(code) + TILE_OF] != state.last_tile() for code in placed)
    if leads_there and state.is_finished(slot):
        return "finished", said("refused-finished", feature=called(state, state.rules.feature_of(action.role)), **where)
    if veto_of(state, action):
        return _forbidden(state, action)
    return "not_this_tile", said("refused-not-this-tile", **where)


EXPLAINED: Final[dict[type[Action], Callable[..., tuple[str, Message]]]] = {
    Draw: _why_no_draw,
    PlaceTile: _why_not_there,
    PlaceFigure: _why_no_figure,
}
"""Kinds of actions that are explained step by step."""
