"""The score track: which markers stand on which fields, and what moves there when points are given.

The track is a circle of 50 fields that is walked several times (complete rules 4.6.11). Points are written down at
once, but a marker may be somebody's choice, and others may wait beside it: what a step has given is settled when the
step is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from bastide.kernel.codes import KIND_MASK, SCORE
from bastide.kernel.hooks import Expansion, Phase, Shown
from bastide.kernel.pieces import FOLLOWER
from bastide.kernel.scoring import PAYMENT
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec
from bastide.mechanics.score_track.order import OrderScoring, ScoringOrder
from bastide.mechanics.score_track.settling import (
    AddUp,
    GoOn,
    LastTurn,
    SettleBegin,
    SettleCatapult,
    SettleFigure,
    SettleMessage,
    SettleScore,
    SettleTile,
    SettleTurn,
    SettleWheel,
)

if TYPE_CHECKING:
    from bastide.kernel.options import Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State

NAME = "score_track"
FIELDS: Final[i64] = 50
"""Fields of the track (4.6.11)."""
MARKERS: Final[i64] = 2
"""The most markers that a player can have."""
MESSENGER: Final[i64] = 9
MOST_MOVES: Final[i64] = 128
"""So many moves can wait for their marker; with more, followers move."""

PLAIN: Final[i64] = 0
"""Points of a scoring."""
PAID: Final[i64] = 1
"""Points that one player pays another: no scoring."""
SHARED: Final[i64] = 2
"""Points that a marker gets because another one got some in a scoring."""
SHARED_PAYMENT: Final[i64] = 3
"""The same, because another one was paid."""
SORTS: Final = ("", "paid", "shared", "shared paid")
"""How these are written in positions."""

SETTLING_STEPS: Final = (
    Step.BEGIN_TRACK,
    Step.WHEEL_TRACK,
    Step.TILE_TRACK,
    Step.FIGURE_TRACK,
    Step.SCORE_TRACK,
    Step.MESSAGE_TRACK,
    Step.CATAPULT_TRACK,
    Step.TURN_TRACK,
)
RETURNS: Final = tuple(int(step) + 1 for step in SETTLING_STEPS)
"""Where the turn can go on."""

NOT_SCORED: Final[i64] = 1
"""Reason why something is not scored next."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTrack(Expansion):
    """A box that has something to do with the markers on the score track."""

    markers: ClassVar[int] = 1
    """How many markers each player has."""

    def minds_order(self, state: State) -> bool:
        """Does it matter now which of several features is scored first?"""
        return False

    def is_unsettled(self, state: State) -> bool:
        """Is something to be done, now that points were given?"""
        return False

    def on_marker_moved(self, state: State, player: i64, marker: i64, points: i64, sort: i64) -> None:
        """React to a marker that has just moved, forward or back; *sort* says what the points were for."""

    def on_added_up(self, state: State) -> None:
        """The last turn is over: points are only counted from now on."""


class ScoreTrack(Expansion):
    """Markers walk on the track, and whoever minds is told when a step is over."""

    name: ClassVar[str] = NAME
    reasons: ClassVar[tuple[str, ...]] = ("track-not-scored",)

    def choose(self, options: dict[str, Value]) -> None:
        """Nobody takes shares of points, unless a box says so when it is set up."""
        self.share_claim: i64 = -1
        self.shares_payment = False
        """Scratch: is the share that is given now one of points that were only paid?"""

    def set_up(self, rules: Rules) -> None:
        """Find who minds the markers; remember where they stand, and which moves wait for a choice."""
        self.guests: vec[OnTrack] = vec[OnTrack]([box for box in rules.boxes if isinstance(box, OnTrack)])
        self.markers: i64 = max(guest.markers for guest in self.guests)
        players = int(rules.players)
        self.value_at = rules.reserve(players)
        """For each player: the points of his second marker, the messenger."""
        self.moves = rules.reserve(1)
        """How many moves wait for their marker."""
        self.move_at = rules.reserve(int(MOST_MOVES) if self.markers > 1 else 0)
        """What each of them is: points, player and sort in one word."""
        self.added_up = rules.reserve(1)
        """Is the last turn over?"""
        self.back = rules.reserve(1)
        """The step at which the turn goes on when everything is settled."""
        self.order = ScoringOrder(rules)

    def phases(self) -> list[Phase]:
        """The order of scoring is chosen, and what a step has given is settled at its end."""
        return [
            OrderScoring(self),
            SettleBegin(self),
            SettleWheel(self),
            SettleTile(self),
            SettleFigure(self),
            SettleScore(self),
            SettleMessage(self),
            SettleCatapult(self),
            SettleTurn(self),
            LastTurn(self),
            AddUp(self),
            GoOn(self),
        ]

    # -- where markers stand ------------------------------------------------------------------------

    def has_second(self, state: State) -> bool:
        """Has every player two markers, still?"""
        return self.markers > 1 and state.words[self.added_up] == 0

    def value_of(self, state: State, player: i64, marker: i64) -> i64:
        """How many points a marker of a player has walked."""
        if marker != 0:
            return state.words[self.value_at + player]
        value = state.score_of(player)
        if self.markers > 1:
            value -= state.words[self.value_at + player]
            for at in range(state.words[self.moves]):
                move = state.words[self.move_at + at]
                if player_in(move) == player:
                    value -= points_in(move)
        return value

    def field_at(self, state: State, player: i64, marker: i64) -> i64:
        """On which field a marker of a player stands; the second of a player who has one only: nowhere (-1)."""
        if marker != 0 and not self.has_second(state):
            return -1
        return self.value_of(state, player, marker) % FIELDS

    def shows(self, state: State) -> list[Shown]:
        """Markers of all players."""
        shown = [Shown(FOLLOWER, field=self.field_at(state, p, 0), owner=int(p)) for p in range(state.players)]
        if self.has_second(state):
            shown += [Shown(MESSENGER, field=self.field_at(state, p, 1), owner=int(p)) for p in range(state.players)]
        return shown

    # -- how they move --------------------------------------------------------------------------------

    def on_points(self, state: State, player: i64, points: i64, tally: Tally) -> None:
        """Whoever gets points moves a marker; where he has two, he chooses when the step is over (4.6.12.1)."""
        if points == 0:
            return
        sort = self.sort_of(tally.claim)
        if not self.has_second(state) or state.words[self.moves] == MOST_MOVES:
            self.tell_moved(state, player, 0, points, sort)
            return
        state.put(self.move_at + state.words[self.moves], move_word(points, player, sort))
        state.put(self.moves, state.words[self.moves] + 1)

    def sort_of(self, claim: i64) -> i64:
        """Say what points are for, as far as markers are concerned."""
        if claim == PAYMENT:
            return PAID
        if claim != self.share_claim:
            return PLAIN
        return SHARED_PAYMENT if self.shares_payment else SHARED

    def next_move(self, state: State) -> i64:
        """The move that waits for its marker first."""
        return state.words[self.move_at]

    def move(self, state: State, marker: i64) -> None:
        """Let a marker walk what has waited first."""
        words = state.words
        move = words[self.move_at]
        player = player_in(move)
        left = words[self.moves] - 1
        for at in range(left):
            state.put(self.move_at + at, words[self.move_at + at + 1])
        state.put(self.moves, left)
        if marker != 0:
            state.put(self.value_at + player, words[self.value_at + player] + points_in(move))
        self.tell_moved(state, player, marker, points_in(move), move & 3)

    def tell_moved(self, state: State, player: i64, marker: i64, points: i64, sort: i64) -> None:
        """Tell whoever minds."""
        for guest in self.guests:
            guest.on_marker_moved(state, player, marker, points, sort)

    # -- settling -------------------------------------------------------------------------------------

    def is_unsettled(self, state: State) -> bool:
        """Does a move wait for its marker, or is anything else to be done?"""
        if state.words[self.moves] != 0:
            return True
        for guest in self.guests:
            if guest.is_unsettled(state):
                return True
        return False

    def add_up(self, state: State) -> None:
        """Before the final scoring the points of both markers are added up, and one of them leaves (4.6.12.1)."""
        if state.words[self.added_up] != 0:
            return
        state.put(self.added_up, 1)
        state.put(self.moves, 0)
        state.put(self.back, 0)
        for player in range(state.players):
            state.put(self.value_at + player, 0)
        for guest in self.guests:
            guest.on_added_up(state)

    # -- the order of scoring --------------------------------------------------------------------------

    def is_order_minded(self, state: State) -> bool:
        """Does it matter now which of several features is scored first?"""
        for guest in self.guests:
            if guest.minds_order(state):
                return True
        return False

    def adds_rank(self, state: State, feature: i64) -> i64:
        """Features are scored in the order that was chosen."""
        return self.order.rank_of(state, feature)

    def explains(self, state: State, code: i64) -> i64:
        """Say why something is not scored next."""
        if code & KIND_MASK == SCORE and isinstance(state.phase, OrderScoring):
            return NOT_SCORED
        return 0

    # -- the text of a position ------------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``messengers 3 0; moves 1 +5, 2 -3 paid; to 139; order city E 1 0``: what is not to be seen otherwise."""
        words = state.words
        parts: list[str] = []
        values = [str(words[self.value_at + player]) for player in range(state.players)]
        if any(value != "0" for value in values):
            parts.append(f"messengers {' '.join(values)}")
        moves: list[str] = []
        for at in range(words[self.moves]):
            move = words[self.move_at + at]
            moves.append(f"{player_in(move) + 1} {int(points_in(move)):+d} {SORTS[move & 3]}".strip())
        if moves:
            parts.append(f"moves {', '.join(moves)}")
        if words[self.back] != 0:
            parts.append(f"to {words[self.back]}")
        order = self.order.write(state)
        if order:
            parts.append(f"order {order}")
        if words[self.added_up] != 0:
            parts.append("added up")
        return "; ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split(";"):
            word, _, rest = part.strip().partition(" ")
            if word == "messengers" and self.markers > 1:
                values = [int(value) for value in rest.split()]
                if len(values) != state.players:
                    raise ValueError(text)
                for player, value in enumerate(values):
                    state.put(self.value_at + player, value)
            elif word == "moves" and self.markers > 1:
                for move in rest.split(","):
                    self.read_move(state, move)
            elif word == "to":
                if int(rest) not in RETURNS:
                    raise ValueError(text)
                state.put(self.back, int(rest))
            elif word == "order":
                self.order.read(state, rest)
            elif part.strip() == "added up":
                state.put(self.added_up, 1)
            else:
                raise ValueError(text)

    def read_move(self, state: State, text: str) -> None:
        """Read a move that waits for its marker."""
        player, points, *sort = text.split()
        if not 1 <= int(player) <= state.players or int(points) == 0 or state.words[self.moves] == MOST_MOVES:
            raise ValueError(text)
        move = move_word(int(points), int(player) - 1, SORTS.index(" ".join(sort)))
        state.put(self.move_at + state.words[self.moves], move)
        state.put(self.moves, state.words[self.moves] + 1)


def move_word(points: i64, player: i64, sort: i64) -> i64:
    """Write a move as one word."""
    return points << 5 | player << 2 | sort


def points_in(move: i64) -> i64:
    """How far a marker moves, forward or back."""
    return move >> 5


def player_in(move: i64) -> i64:
    """Whose marker moves."""
    return move >> 2 & 7
