"""A game at one moment, as rows of plain values: made and compared after every move, so both must be quick.

Records for the wire are made of rows only for who needs them: all for a whole view, the others for what is different.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final, cast

from msgspec import Raw

from bastide.games import rulebook_of
from bastide.kernel.layout import TURN
from bastide.kernel.survey import Survey
from bastide.kernel.tables import NO_LETTER
from bastide.kernel.targets import AtSpot
from bastide.kernel.turn import Step
from bastide.server import views
from bastide.server.connection import encoder
from bastide.server.words import Words, words
from bastide.view.look import bag_of, figures_in, loose_in, markers_in, option_of, seat_of, shown_by_boxes, tile_with
from bastide.view.table import Feature, Laid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.game import Game
    from bastide.kernel.hooks import Shown
    from bastide.kernel.state import State
    from bastide.kernel.survey import FeatureRow
    from bastide.kernel.targets import Target
    from bastide.kernel.track import Track
    from bastide.view.look import TileRow

    GapRow = tuple[int, int, str, int, bool]
    """The fields of ``views.Gap``."""

LAID: Final[dict[tuple[str, int], tuple[str, views.Option]]] = {}
"""Tiles that can be laid, by tile and code, in notation and as they are sent: the same in every game."""
MOST_LAID: Final = 100_000
ROW_AND_COLUMN: Final = attrgetter("y", "x")
ALL_BUT_ONE: Final = 3
"""A gap that so many free sides has is no hole: nearly everything fits, and that changes with every tile drawn."""


class Glance:
    """What was seen of a game at one moment; without *aids* only what everybody sees at a real table."""

    def __init__(self, game: Game, *, aids: bool) -> None:
        state, survey = game.state, Survey(game.state)
        shown = shown_by_boxes(state)
        left = bag_of(state)
        self.rules = game.rules
        self.types = game.rules.tables.types
        self.tiles: list[TileRow] = survey.tiles()
        rows = survey.features() if aids else map(_bare, survey.features())
        self.features: dict[int, FeatureRow] = {row[0]: row for row in rows}
        """By their ids, in ascending order."""
        self.gaps: dict[tuple[int, int], GapRow] = _gaps(survey, left) if aids else {}
        self.bag = left if aids else []
        """How many tiles of each kind are left."""
        self.figures = list(figures_in(survey, self.tiles, shown))
        self.loose = list(loose_in(state, shown))
        self.seats = _seats(game, shown, aids=aids)
        self.hand = self.types[state.hand].code if state.hand >= 0 else None
        self.left = sum(left)
        self.turn = int(state.words[TURN])
        self.markers = list(markers_in(state, shown))
        self.codes: dict[str, int] = {}
        """Every answer in notation, with its code."""
        self.question = None if state.over else self._question(state, game.players)

    def _question(self, state: State, players: Sequence[str]) -> views.Question:
        """Read what is asked, and every answer as it is sent."""
        phase, asked = state.phase, state.asked
        kind = phase.tile(state)
        tile = self.types[kind].code if kind >= 0 else None
        options = []
        for code in state.legal_codes():
            known = LAID.get((tile, code)) if tile else None
            notation, option = known or self._option(state, code, players)
            self.codes[notation] = code
            options.append(option)
        return views.Question(
            asked if asked >= 0 else None, Step(phase.step).name.lower(), Words(phase.question), tile, options
        )

    def _option(self, state: State, code: int, players: Sequence[str]) -> tuple[str, views.Option]:
        """Write one answer."""
        option, laid = option_of(state, code, players)
        sent = views.Option(option.notation, words(option.told), self._target(option.target))
        written = option.notation, cast("views.Option", Raw(encoder.encode(sent)))
        if laid and len(LAID) < MOST_LAID:
            LAID[laid, code] = written
        return written

    def _target(self, target: Target) -> views.Target:
        """Say what an answer points at: of a spot also which tile shows it; all else has the same fields here."""
        if not isinstance(target, AtSpot):
            return cast("views.Target", target)
        names, signs = self.rules.spot_names, self.rules.spot_signs
        sign = next((sign for spot, sign in signs.items() if names[spot] == target.spot), None)
        if sign is None:
            return views.AtSpot(target.spot)
        return views.AtSpot(target.spot, tile_with(self.rules, self.tiles, sign), sign[0])

    def view(self) -> views.View:
        """Give everything."""
        track = rulebook_of(self.rules.game).track(self.rules)
        return views.View(
            self.laid(0),
            self.figures,
            self.loose,
            [Feature(*row) for row in self.features.values()],
            self.seats,
            self.hand,
            {tile.code: count for tile, count in zip(self.types, self.bag, strict=False) if count},
            self.left,
            sorted([views.Gap(*row) for row in self.gaps.values()], key=ROW_AND_COLUMN),
            self.turn,
            _track(track) if track else None,
            self.markers,
            self.question,
        )

    def laid(self, start: int) -> list[Laid]:
        """Give the tiles from some number on."""
        return [Laid(self.types[kind].code, rotation, x, y) for kind, rotation, x, y in self.tiles[start:]]


def _bare(row: FeatureRow) -> FeatureRow:
    """Give a feature without what players would have to work out themselves."""
    number, kind, parts, tiles, _, _, is_finished, _, _, _, _, _ = row
    return number, kind, parts, tiles, 0, 0, is_finished, (), (), 0, 0, ()


def _seats(game: Game, shown: Sequence[Shown], *, aids: bool) -> list[views.Seat]:
    gains = game.gains_if_it_ended_now() if aids else (0,) * len(game.players)
    seats = [seat_of(game.state, player, name, shown) for player, name in enumerate(game.players)]
    return [
        views.Seat(seat.name, seat.score, seat.is_asked, seat.is_on_turn, gain, seat.held)
        for seat, gain in zip(seats, gains, strict=True)
    ]


def _gaps(survey: Survey, left: list[int]) -> dict[tuple[int, int], GapRow]:
    """Count what fits where tiles lie on several sides; gaps that ask for the same share one list of kinds."""
    counted: dict[int, int] = {}
    found = {}
    for x, y, asks, fits, is_dead in survey.gaps():
        if asks.count(NO_LETTER) < ALL_BUT_ONE or is_dead:
            number = counted.get(id(fits))
            if number is None:
                number = counted[id(fits)] = sum([left[kind] for kind, _ in fits])
            found[x, y] = (x, y, asks, number, is_dead)
    return found


def _track(track: Track) -> views.Track:
    squares = [
        views.TrackSquare(square.x, square.y, square.field, square.start.code if square.start else None)
        for square in track.squares
    ]
    return views.Track(squares, list(track.inside))
