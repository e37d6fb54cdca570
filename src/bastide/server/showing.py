"""From a game to what goes over the wire: the view, what fits into a gap, and what happened."""

from __future__ import annotations

from math import comb
from operator import itemgetter
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from bastide.kernel import events
from bastide.kernel.layout import TURN
from bastide.kernel.survey import Survey
from bastide.server import happenings, views
from bastide.server.words import Words, words
from bastide.telling import tell_event
from bastide.view.look import look
from bastide.view.table import Feature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.game import Game
    from bastide.kernel.targets import Target
    from bastide.kernel.track import Track
    from bastide.view import Question as Asked
    from bastide.view import View as Seen

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
ROW_AND_COLUMN: Final = itemgetter(1, 0)
"""The order of gaps in a view."""
KIND: Final = itemgetter(0)


def shown(game: Game, *, aids: bool = True) -> views.View:
    """Look at a game as it goes over the wire; without *aids* only at what everybody sees at a real table."""
    return on_the_wire(game, look(game.state, game.players, gaps=False), aids=aids)


def on_the_wire(game: Game, seen: Seen, *, aids: bool) -> views.View:
    """Put a view of a game on the wire."""
    gains = game.gains_if_it_ended_now() if aids else (0,) * len(game.players)
    seats = [
        views.Seat(seat.name, seat.score, seat.is_asked, seat.is_on_turn, gains[number], seat.held)
        for number, seat in enumerate(seen.seats)
    ]
    features = list(seen.features) if aids else [_bare(feature) for feature in seen.features]
    return views.View(
        list(seen.tiles),
        list(seen.figures),
        list(seen.loose),
        features,
        seats,
        seen.hand,
        seen.bag if aids else {},
        sum(seen.bag.values()),
        _gaps(game) if aids else [],
        seen.turn,
        _track(seen.track) if seen.track else None,
        list(seen.markers),
        _question(seen.question) if seen.question else None,
    )


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
    types = game.rules.tables.by_code.values()
    return [views.TileFacts(tile.code, tile.id, tile.box, tile.count, tile.edges) for tile in types]


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


def _bare(feature: Feature) -> Feature:
    """Give a feature without what players would have to work out themselves."""
    return Feature(feature.id, feature.kind, feature.parts, feature.tiles, 0, 0, feature.is_finished, (), (), 0, 0)


def _gaps(game: Game) -> list[views.Gap]:
    """Count what fits into each gap; those that ask for the same share one list of kinds."""
    state = game.state
    count_of = [state.words[state.bag_at + kind] for kind in range(state.tables.kinds)].__getitem__
    left: dict[int, int] = {}
    rows = sorted(Survey(state).gaps(), key=ROW_AND_COLUMN)
    for _, _, _, fits, _ in rows:
        if id(fits) not in left:
            left[id(fits)] = sum(map(count_of, map(KIND, fits)))
    return [views.Gap(x, y, asks, left[id(fits)], is_dead) for x, y, asks, fits, is_dead in rows]


def _track(track: Track) -> views.Track:
    squares = [
        views.TrackSquare(square.x, square.y, square.field, square.start.code if square.start else None)
        for square in track.squares
    ]
    return views.Track(squares, list(track.inside))


def _question(asked: Asked) -> views.Question:
    # Targets have the same fields on the wire, so they are written as they are.
    options = [views.Option(each.notation, words(each.told), _target(each.target)) for each in asked.options]
    return views.Question(asked.player, asked.step, Words(asked.sentence), asked.tile, options)


def _target(target: Target) -> views.Target:
    return cast(views.Target, target)
