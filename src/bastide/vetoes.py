"""Which rule forbids an action: its reason, and the boxes it belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.kernel import codes
from bastide.kernel.actions import code_of
from bastide.kernel.declarations import NO_CODE, OnFigure
from bastide.kernel.hooks import Figure
from bastide.kernel.layout import TILE, TILE_CELL
from bastide.kernel.targets import AtFigure
from bastide.kernel.turn import Step
from bastide.kernel.verbs import figures_on
from bastide.language import key_of, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bastide.kernel.declarations import Action
    from bastide.kernel.hooks import Expansion
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.language import Message


@dataclass(frozen=True, slots=True)
class Veto:
    """A rule that forbids something: the key of its sentence, and whose rule it is."""

    key: str
    boxes: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        """The stable code of the refusal."""
        return self.key.replace("-", "_")

    def told(self) -> Message:
        """Name the rule and its boxes."""
        rule = said(self.key)
        if not self.boxes:
            return said("refusal", rule=rule)
        return said("refusal-by-box", rule=rule, boxes=tuple(title_of(box) for box in self.boxes))


def veto_of(state: State, action: Action) -> Veto | None:
    """Find the rule that forbids an action, None if no box has anything to say about it."""
    code = code_of(state, action)
    if code == NO_CODE:
        return None
    if _is_nobody_there(state, action):
        return Veto("nobody-there")
    for box, reason in _answers(state, code):
        if reason != 0:
            return Veto(box.reasons[reason - 1], named_by(state.rules, box))
    return None


def _is_nobody_there(state: State, action: Action) -> bool:
    """Is the action about a figure that does not stand where it says?"""
    target = action.target(state)
    if not isinstance(action, OnFigure) or not isinstance(target, AtFigure):
        return False
    piece, spot = action.piece_and_spot(state)
    on_tile = spot < state.rules.spots_at
    return Figure(piece, target.player, spot) not in figures_on(state, state.root_of(spot) if on_tile else spot)


def _answers(state: State, code: int) -> Iterator[tuple[Expansion, int]]:
    """Ask every box: first whether it forbids what others offer, then why it does not offer it itself."""
    figure_step = state.phase.step == Step.FIGURE
    if figure_step:
        yield from ((box, box.forbids_choice(state, code)) for box in state.rules.forbids_choice)
    if figure_step or any(code & codes.KIND_MASK == other & codes.KIND_MASK for other in state.legal_codes()):
        yield from _vetoes(state, code)
    yield from ((box, box.explains(state, code)) for box in state.rules.boxes)


def _vetoes(state: State, code: int) -> Iterator[tuple[Expansion, int]]:
    rules = state.rules
    kind = code & codes.KIND_MASK
    if kind == codes.DRAW:
        yield from ((box, box.forbids_draw(state, codes.kind_drawn(code))) for box in rules.forbids_draw)
    elif kind == codes.TILE:
        tile, cell, rotation = state.phase.tile(state), codes.cell_in(code), codes.rotation_in(code)
        yield from ((box, box.forbids_tile(state, tile, cell, rotation)) for box in rules.minders[tile])
    elif kind == codes.FIGURE:
        piece, spot = codes.piece_in(code), codes.spot_in(code)
        yield from ((box, box.forbids_figure(state, piece, spot)) for box in rules.forbids_figure)
    elif kind in (codes.NEUTRAL, codes.BESIDE):
        cell = codes.neutral_cell_in(code) if kind == codes.NEUTRAL else _cell_of(state, codes.figure_spot_in(code))
        yield from ((box, box.forbids_neutral(state, codes.piece_in(code), cell)) for box in rules.forbids_neutral)


def _cell_of(state: State, spot: int) -> int:
    """Give the cell of a spot, 0 if it lies on no tile."""
    return state.words[state.words[spot + TILE] + TILE_CELL] if spot < state.rules.spots_at else 0


def named_by(rules: Rules, box: Expansion) -> tuple[str, ...]:
    """Name the boxes of a rule: a mechanic by those that bring it, a ruling by the two it is about."""
    sharing = tuple(each.name for each in rules.boxes if type(box) in each.shares)
    return sharing or box.needs or (box.name,)


def title_of(box: str) -> Message:
    """Give the name of a box for people."""
    return said(f"title-{key_of(box)}")
