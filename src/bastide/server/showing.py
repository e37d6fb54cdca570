"""From a game to what goes over the wire: who may see what, what fits into a gap, and what happened."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from bastide.kernel import events
from bastide.kernel.layout import TURN
from bastide.kernel.tiles import COURTYARD, FIELD
from bastide.kernel.vocabulary import VALUES
from bastide.server import happenings, views
from bastide.server.words import words
from bastide.telling import tell_event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.game import Game
    from bastide.kernel.tiles import Feature, TileType

TOLD: Final = {
    events.TileDrawn: happenings.TileDrawn,
    events.TileDiscarded: happenings.TileDiscarded,
    events.TileSetAside: happenings.TileSetAside,
    events.TileTurnedUp: happenings.TileTurnedUp,
    events.TileGivenUp: happenings.TileGivenUp,
    events.TilePlaced: happenings.TilePlaced,
    events.FigurePlaced: happenings.FigurePlaced,
    events.FigureMoved: happenings.FigureMoved,
    events.FigureLeft: happenings.FigureLeft,
    events.NeutralMoved: happenings.NeutralMoved,
    events.NeutralLeft: happenings.NeutralLeft,
    events.TokensChanged: happenings.TokensChanged,
    events.DieRolled: happenings.DieRolled,
}
"""Events that go over the wire with their own fields."""

GROUND: Final = (FIELD, COURTYARD)
"""What lies between all the rest is only told where it shows something."""
OF_SHAPE: Final = frozenset({"half", "inner", "open", "role"})
"""Marks that say how a feature lies on its tile, and show nothing."""


def seen_by(view: views.View, seats: Sequence[int]) -> views.View:
    """Give what the holder of some seats may see: everything, but only his own options.

    This is the one place where views are filtered. What nobody may see, the seed and the order of the bag, is not in
    a view at all.
    """
    question = view.question
    if question is None or question.player in seats:
        return view
    return replace(view, question=replace(question, options=[]))


def tile_facts(game: Game) -> list[views.TileFacts]:
    """Give every kind of tile of a game."""
    return [_facts(tile) for tile in game.rules.tables.by_code.values()]


def _facts(tile: TileType) -> views.TileFacts:
    parts = [
        views.PartFacts(feature.name, list(feature.sides), printed)
        for feature in tile.features
        if (printed := _printed(feature)) or feature.kind not in GROUND
    ]
    return views.TileFacts(
        tile.code, tile.id, tile.box, tile.count, tile.edges, parts, [symbol for symbol, _ in tile.symbols]
    )


def _printed(feature: Feature) -> list[str]:
    marks = [value if mark in VALUES else mark for mark, value in feature.marks if mark not in OF_SHAPE]
    return ["pennant"] * feature.pennants + marks


def gap_facts(game: Game, x: int, y: int) -> views.GapFacts | None:
    """Say what fits into a gap, and with which chance it comes; None if there is no gap."""
    seen = game.view()
    gap = next((gap for gap in seen.gaps if (gap.x, gap.y) == (x, y)), None)
    if gap is None:
        return None
    bag = sum(seen.bag.values())
    fits = [views.Fit(fit.tile, list(fit.rotations), fit.count) for fit in gap.fits]
    return views.GapFacts(
        x,
        y,
        gap.asks,
        gap.is_dead,
        fits,
        gap.left,
        bag,
        gap.left / bag if bag else 0.0,
        [chance(bag, gap.left, draws) for draws in draws_left(game, bag)],
    )


def draws_left(game: Game, bag: int) -> list[int]:
    """Say how many tiles each player still draws if all go on in turn."""
    number = len(game.players)
    after = (game.state.player + (1 if game.hand is not None else 0)) % number
    return [(bag - (seat - after) % number + number - 1) // number for seat in range(number)]


def chance(bag: int, good: int, draws: int) -> float:
    """Give the chance that one of the *good* tiles of a bag is among some draws."""
    draws = max(0, min(draws, bag))
    return 1.0 - comb(bag - good, draws) / comb(bag, draws)


def happening(event: events.Event, names: Sequence[str]) -> happenings.AnyHappening:
    """Put an event on the wire."""
    if isinstance(event, events.Scored):
        return scored(event)
    told = tell_event(event, names)
    said = words(told) if told else None
    kind = TOLD.get(type(event))
    if kind is not None:
        return cast(happenings.AnyHappening, kind(said, **event.values()))
    return happenings.Other(said, event.key, event.values())


def scored(line: events.Scored) -> happenings.Scored:
    """Put a line of the tally on the wire."""
    return happenings.Scored(
        words(line.told()),
        line.player,
        line.points,
        line.claim,
        line.rule,
        line.place,
        line.feature,
        list(line.lines),
        list(line.parts),
        list(line.cities),
        list(line.strengths),
    )


def turn_of(game: Game) -> int:
    """Give the number of the turn."""
    return int(game.state.words[TURN])
