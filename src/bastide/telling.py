"""What happens and what is asked, as messages: choices, questions, refusals, events and points; and as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from bastide.games import rulebook_of
from bastide.kernel.actions import action_of
from bastide.kernel.codes import PASS
from bastide.kernel.declarations import Action, OnFigure
from bastide.kernel.events import Event, FigureLeft, Scored
from bastide.kernel.geometry import ARROWS, x_of, y_of
from bastide.kernel.options import Option
from bastide.kernel.places import INNER
from bastide.kernel.whereabouts import cell_of
from bastide.language import ENGLISH, Message, has_sentence, key_of, said
from bastide.language import sentence as sentence_of
from bastide.records.notation import last_cell, seats_in
from bastide.view.table import Question

OWNED: Final = re.compile(r"(.* of) (\d+)")
"""A place that belongs to a player: ``prison of 2``."""
NUMBER: Final = re.compile(r" \d+$")
"""What tells places of a box apart; people are told where they lie."""

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.game import Game
    from bastide.kernel.errors import BastideError
    from bastide.kernel.places import Place
    from bastide.kernel.state import State
    from bastide.language import Parameter
    from bastide.refusals import Refusal

    Thing: TypeAlias = str | Message | Refusal | BastideError | Option | Question | Event | Action


def sentence(thing: Thing, language: str = ENGLISH, *, form: str = "", game: Game | None = None) -> str:
    """Say anything of Bastide in a language: a key, a refusal, an error, an option, a question, an event, an action.

    Events and actions name players and places, so they need their *game*; points alone (``Scored``) do not. An action
    is told as what it would do now, and an event that can be seen on the board has no sentence. *form* is another
    sentence under the same key: ``rule`` and ``section`` of a question or a box.
    """
    if isinstance(thing, Question):
        thing = thing.sentence
    if isinstance(thing, str):
        return sentence_of(thing, language, form)
    if isinstance(thing, Option):
        about = thing.about
        return about if isinstance(about, str) else about.told(language)
    if isinstance(thing, Scored) and game is None:
        return thing.told().told(language)
    if not isinstance(thing, Event | Action):
        if not hasattr(thing, "told"):
            raise TypeError(f"There is no sentence for {thing!r}.")
        return thing.told(language)
    if game is None:
        raise TypeError(f"A {type(thing).__name__} names players: say of which game it is.")
    if isinstance(thing, Action):
        return tell_action(game.state, thing, game.players, language)
    message = tell_event(thing, game.players)
    return message.told(language) if message else ""


def tell_action(state: State, action: Action, names: Sequence[str], language: str = ENGLISH) -> str:
    """Say what a choice does, in a language."""
    return told_action(state, action, names).told(language)


def told_action(state: State, action: Action, names: Sequence[str]) -> Message:
    """Say what a choice does; passing means what the question says."""
    if code_is_pass(action):
        return said(state.phase.passing)
    return said(action.told_by(state), **parameters(state, action, names))


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
    for other in doing[1:-1]:
        several = said("listed-more", first=several, second=other)
    if len(doing) > 1:
        several = said("listed-or", first=several, last=doing[-1])
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
        place = tell_place(event.place, names)
        values: dict[str, Parameter] = {"who": names[event.player], "piece": event.piece, "place": place}
    else:
        key = event.key
        if not has_sentence(key):
            return None
        values = {**event.values()}
        if "player" in values:
            values["who"] = names[int(str(values["player"]))]
    return said(key, **values) if has_sentence(key) else None


def tell_place(place: Place, names: Sequence[str]) -> Message:
    """Name a place; one that belongs to a player by his name."""
    owned = OWNED.fullmatch(place.feature)
    return said(f"name-{key_of(owned[1])}", number=names[int(owned[2]) - 1]) if owned else place.told()


def called(state: State, feature: str) -> str:
    """Give what people call a feature in this game."""
    return state.rules.called.get(feature, feature)


def parameters(state: State, action: Action, names: Sequence[str]) -> dict[str, Parameter]:
    """Give everything that sentences about an action can name."""
    values: dict[str, Parameter] = {name: _word(value) for name, value in action.values().items()}
    for seat in seats_in(action):
        player = int(str(values[seat]))
        values[seat] = names[player] if player < len(names) else str(player + 1)
    if "feature" in values:
        values["feature"] = called(state, str(values["feature"]))
    if "where" in values:
        values |= _at(str(values["where"]))
    if "rotation" in values:
        values["arrow"] = ARROWS[int(str(values["rotation"])) % len(ARROWS)]
    if "number" in values:
        values["token"] = rulebook_of(state.rules.game).token(int(str(values["number"])))
    if isinstance(action, OnFigure):
        feature = called(state, state.rules.feature_of(action.role))
        here = "yes" if (action.x, action.y) == last_cell(state) else "no"
        values |= {"feature": feature, "here": here if feature else "spot"}
        cell = 0 if feature else cell_of(state, action.spot(state))
        if cell:
            values |= {"role": NUMBER.sub("", action.role), "x": str(x_of(cell)), "y": str(y_of(cell))}
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
