"""What happens and what is asked, as messages: choices, questions, refusals, events and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.games import rulebook_of
from bastide.kernel.actions import action_of
from bastide.kernel.codes import PASS
from bastide.kernel.declarations import Action, OnFigure
from bastide.kernel.events import FigureLeft, Scored
from bastide.kernel.geometry import ARROWS
from bastide.kernel.places import INNER
from bastide.language import ENGLISH, has_sentence, key_of, said, sentence
from bastide.records.notation import last_cell, seats_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.events import Event
    from bastide.kernel.state import State
    from bastide.language import Message, Parameter


def tell_action(state: State, action: Action, names: Sequence[str], language: str = ENGLISH) -> str:
    """Say what a choice does; passing means what the question says."""
    if code_is_pass(action):
        return sentence(state.phase.passing, language)
    return said(action.told_by(state), **parameters(state, action, names)).told(language)


def code_is_pass(action: Action) -> bool:
    """Is it the choice to do nothing?"""
    return action.kind == PASS


def tell_asked(state: State, names: Sequence[str]) -> Message:
    """Say what a player must or may do now."""
    who = names[state.asked]
    doing: list[Message] = []
    may_pass = False
    for code in state.legal_codes():
        action = action_of(state, code)
        if code_is_pass(action):
            may_pass = True
            continue
        what = said(f"{action.key}-doing", **parameters(state, action, names))
        if str(what) not in map(str, doing):
            doing.append(what)
    several = doing[0] if doing else said("pass-doing")
    for other in doing[1:]:
        several = said("or-do", first=several, second=other)
    return said("may-do" if may_pass and doing else "must-do", who=who, doing=several)


def tell_refused(state: State, action: Action, names: Sequence[str]) -> Message:
    """Say that an action cannot be done."""
    who = names[state.asked] if state.asked >= 0 else ""
    return said(f"{action.key}-refused", who=who, **parameters(state, action, names))


def tell_event(event: Event, names: Sequence[str]) -> Message | None:
    """Tell an event, if the catalogue has a sentence for it: what cannot be seen on the board need not be told."""
    if isinstance(event, Scored):
        return said("event-scored", who=names[event.player], tally=event.told())
    if isinstance(event, FigureLeft):
        key = f"left-{key_of(event.why)}"
        place = event.place.told()
        values: dict[str, Parameter] = {"who": names[event.player], "piece": event.piece, "place": place}
    else:
        key = event.key
        values = {**event.values()}
        if "player" in values:
            values["who"] = names[int(str(values["player"]))]
    return said(key, **values) if has_sentence(key) else None


def parameters(state: State, action: Action, names: Sequence[str]) -> dict[str, Parameter]:
    """Give everything that sentences about an action can name."""
    values: dict[str, Parameter] = {name: _word(value) for name, value in action.values().items()}
    for seat in seats_in(action):
        player = int(str(values[seat]))
        values[seat] = names[player] if player < len(names) else str(player + 1)
    if "where" in values:
        values |= _at(str(values["where"]))
    if "rotation" in values:
        values["arrow"] = ARROWS[int(str(values["rotation"])) % len(ARROWS)]
    if "number" in values:
        values["token"] = rulebook_of(state.rules.game).token(int(str(values["number"])))
    if isinstance(action, OnFigure):
        feature = state.rules.feature_of(action.role)
        here = "yes" if (action.x, action.y) == last_cell(state) else "no"
        values |= {"feature": feature, "here": here if feature else "spot"}
    return values


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _at(where: str) -> dict[str, Parameter]:
    """Say where on its tile a feature is."""
    if not where.startswith(INNER):
        return {"at": "side" if where else "none"}
    nth = where.removeprefix(INNER)
    return {"at": "another" if nth else "inside", "nth": nth}
