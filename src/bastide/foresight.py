"""What an answer would do, told before it is given: the rules play it on a copy, and the difference is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from bastide.game import EventLog
from bastide.kernel.actions import PlaceTile, action_of
from bastide.kernel.events import FigureLeft, Scored
from bastide.kernel.survey import Survey
from bastide.language import Message, said
from bastide.telling import called, tell_event
from bastide.view.table import Feature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.game import Game
    from bastide.kernel.events import Event
    from bastide.kernel.state import State

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that would come of an answer."""

    what: Literal["finishes", "joins", "extends", "scores", "leaves", "ends"]
    """The first three are about a feature; a player scores; a figure leaves; the game ends."""
    told: Message
    feature: int = -1
    """The id of the feature, as it would be afterwards; -1 if it is about none."""
    player: int = NOBODY
    """Who scores, or whose figure leaves."""
    points: int = 0


def effects_of(game: Game, code: int) -> list[Effect]:
    """Say what the answer with this code would do, until something is asked or drawn; nothing changes."""
    after = game.state.clone()
    log = EventLog()
    after.reporter = log
    after.apply(code)
    effects: list[Effect] = []
    if isinstance(action_of(game.state, code), PlaceTile):
        effects += _on_the_land(game, after, [line for line in log.events if isinstance(line, Scored)])
    if after.over:
        scores = tuple(
            [said("effect-score", who=name, points=after.score_of(at)) for at, name in enumerate(game.players)]
        )
        return [*effects, Effect("ends", said("effect-ends", scores=scores))]
    told = {effect.feature for effect in effects if effect.what == "finishes"}
    return effects + [
        effect
        for event in log.events
        if (effect := following(game, event)) is not None and (effect.feature < 0 or effect.feature not in told)
    ]


def following(game: Game, event: Event) -> Effect | None:
    """Points, and figures that leave against the will of their owner."""
    if isinstance(event, Scored) and event.points:
        kind = event.place.feature if event.place and event.feature >= 0 else ""
        whose = _whose(game, kind, (event.player,))
        key = "effect-pays" if event.points < 0 else "effect-scores" if kind else "effect-scores-besides"
        told = said(key, points=abs(event.points), what=event.purpose, **whose)
        return Effect("scores", told, event.feature, event.player, event.points)
    if isinstance(event, FigureLeft):
        left = tell_event(event, game.players)
        return Effect("leaves", left, player=event.player) if left else None
    return None


def _on_the_land(game: Game, after: State, paid: Sequence[Scored]) -> list[Effect]:
    """Compare the features before and after a tile: first what is finished, then what is joined, then the rest."""
    before = [Feature(*row) for row in Survey(game.state).features()]
    known = {part: feature for feature in before for part in feature.parts}
    found: dict[str, list[Effect]] = {"finishes": [], "joins": [], "extends": []}
    for row in Survey(after).features():
        feature = Feature(*row)
        grown = {known[part].id: known[part] for part in feature.parts if part in known}
        is_touched = any(part not in known for part in feature.parts)
        if not is_touched and not feature.owners and not any(line.feature == feature.id for line in paid):
            continue  # The monastery next door that nobody holds.
        effect = _of_feature(game, feature, list(grown.values()), paid)
        if effect is not None:
            found[effect.what].append(effect)
    return [effect for effects in found.values() for effect in effects]


def _of_feature(game: Game, feature: Feature, grown: list[Feature], paid: Sequence[Scored]) -> Effect | None:
    lines = [line for line in paid if line.feature == feature.id]
    owners = tuple([line.player for line in lines]) or feature.owners
    points = lines[0].points if lines else feature.worth
    if feature.is_finished and not (len(grown) == 1 and grown[0].is_finished):
        told = said("effect-finishes", points=points, **_whose(game, feature.kind, owners))
        return Effect("finishes", told, feature.id, points=points)
    if len(grown) > 1 and (feature.kind not in ENDLESS or any(each.owners for each in grown)):
        told = said("effect-joins", features=_listed(game, grown), **_whose(game, feature.kind, owners))
        return Effect("joins", told, feature.id)
    if len(grown) != 1:
        return None
    if feature.kind in ENDLESS:
        if not owners or grown[0].worth_at_end == feature.worth_at_end:
            return None
        told = said("effect-raises", points=feature.worth_at_end, **_whose(game, feature.kind, owners))
        return Effect("extends", told, feature.id, points=feature.worth_at_end)
    if _size(grown[0]) == _size(feature):
        return None
    told = said("effect-extends", points=feature.worth, **_whose(game, feature.kind, owners))
    return Effect("extends", told, feature.id, points=feature.worth)


ENDLESS: Final = ("field", "courtyard")
"""What is never finished. It grows with nearly every tile: only who stands there, and its worth, are worth a word."""


def _listed(game: Game, features: list[Feature]) -> tuple[Message, ...]:
    """Name several features of a kind; the second one of the same owner is another one."""
    seen: set[tuple[int, ...]] = set()
    told = []
    for each in features:
        key = "effect-another" if each.owners in seen else "effect-whose"
        seen.add(each.owners)
        told.append(said(key, **_whose(game, each.kind, each.owners)))
    return tuple(told)


def _size(feature: Feature) -> tuple[int, int]:
    """How far a feature is: a monastery has free cells around it instead of open ends."""
    return len(feature.parts), feature.open_ends


def _whose(game: Game, kind: str, owners: Sequence[int]) -> dict[str, str | tuple[str, ...]]:
    """Name a feature, and who holds it: nobody, whoever is asked, another one, or several."""
    names = tuple([game.players[owner] for owner in owners])
    feature = called(game.state, kind)
    if not owners:
        return {"feature": feature, "whose": "nobody"}
    if owners == (game.state.asked,):
        return {"feature": feature, "whose": "asked"}
    return {"feature": feature, "whose": "other" if len(owners) == 1 else "several", "who": names}
