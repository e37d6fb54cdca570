"""Actions in sentences: what a choice does, what is asked, what cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.games import rulebook_of
from bastide.kernel.actions import action_of
from bastide.kernel.codes import PASS
from bastide.kernel.declarations import Action, OnFigure
from bastide.kernel.geometry import ARROWS
from bastide.kernel.places import INNER
from bastide.language import has_sentence, sentence
from bastide.records.notation import last_cell, seats_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.events import FigureLeft
    from bastide.kernel.state import State


def tell_action(state: State, action: Action, names: Sequence[str]) -> str:
    """Say what a choice does; passing means what the question says."""
    if code_is_pass(action):
        return state.phase.passing
    return sentence(action.told_by(state), **parameters(state, action, names))


def code_is_pass(action: Action) -> bool:
    """Is it the choice to do nothing?"""
    return action.kind == PASS


def tell_asked(state: State, names: Sequence[str]) -> str:
    """Say what a player must or may do now."""
    who = names[state.asked]
    doing: list[str] = []
    may_pass = False
    for code in state.legal_codes():
        action = action_of(state, code)
        if code_is_pass(action):
            may_pass = True
            continue
        what = sentence(f"{action.key}-doing", **parameters(state, action, names))
        if what not in doing:
            doing.append(what)
    several = doing[0]
    for other in doing[1:]:
        several = sentence("or-do", first=several, second=other)
    return sentence("may-do" if may_pass else "must-do", who=who, doing=several)


def tell_refused(state: State, action: Action, names: Sequence[str]) -> str:
    """Say that an action cannot be done."""
    who = names[state.asked] if state.asked >= 0 else ""
    return sentence(f"{action.key}-refused", who=who, **parameters(state, action, names))


def tell_left(event: FigureLeft, names: Sequence[str]) -> str:
    """Say why a figure has left; nothing where the choice or the points have said it already."""
    key = f"left-{event.why.replace('_', '-')}"
    if not has_sentence(key):
        return ""
    return sentence(key, who=names[event.player], piece=event.piece.replace("_", " "), place=str(event.place))


def parameters(state: State, action: Action, names: Sequence[str]) -> dict[str, str]:
    """Give everything that sentences about an action can name."""
    values = {name: _word(value) for name, value in action.values().items()}
    for seat in seats_in(action):
        player = int(values[seat])
        values[seat] = names[player] if player < len(names) else str(player + 1)
    if "where" in values:
        values["at"] = _at(values["where"])
    if "rotation" in values:
        values["arrow"] = ARROWS[int(values["rotation"]) % len(ARROWS)]
    if "number" in values:
        values["token"] = rulebook_of(state.rules.game).token(int(values["number"]))
    if isinstance(action, OnFigure):
        values |= _figure(state, action, values)
    elif "piece" in values:
        values["piece"] = values["piece"].replace("_", " ")
    return values


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _at(where: str) -> str:
    """Say where on its tile a feature is."""
    if where.startswith(INNER):
        number = where.removeprefix(INNER)
        return sentence("figure-inside-another", number=number) if number else sentence("figure-inside")
    return sentence("figure-at", where=where) if where else ""


def _figure(state: State, action: OnFigure, values: dict[str, str]) -> dict[str, str]:
    """Name a figure by what it is, or by what it does."""
    feature = state.rules.feature_of(action.role)
    here = "yes" if (action.x, action.y) == last_cell(state) else "no"
    name = action.piece.replace("_", " ")
    figure = sentence("figure", piece=action.piece, role=action.role, name=name, feature=feature, at=values["at"])
    return {"name": name, "figure": figure, "here": here if feature else "spot"}
