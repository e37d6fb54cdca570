"""The Messages: each player has two markers on the score track, and dark fields bring messages.

Die Depeschen, complete rules 1.25, 3.3.6.1, 4.6.12.1 and 7.2.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.base.scoring import value_for
from bastide.expansions.messages.cards import ANOTHER_TILE, CARDS, ONE_FOLLOWER, SMALLEST_MONASTERY, Cards
from bastide.expansions.messages.events import MessageRead
from bastide.expansions.messages.phases import (
    AnotherTile,
    AnotherTileLater,
    BeginMessages,
    DecideMessage,
    MoreMessages,
    MoveMarker,
    NoOtherTile,
    ReadMessage,
    RoundMessages,
    WheelMessages,
)
from bastide.kernel import verbs
from bastide.kernel.codes import CHOICE, KIND_MASK, SCORE, TAKE, number_in, reveal_code
from bastide.kernel.hooks import Expansion, Phase, Shown
from bastide.kernel.layout import BAG_LEFT, HAND, NO_TILE, PLAYER
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import Piece
from bastide.kernel.scoring import UNFINISHED, Tally
from bastide.kernel.turn import CATAPULT_NEXT, SECOND_TURN, TILE
from bastide.mechanics.score_track.track import MARKERS, PAID, SHARED_PAYMENT, OnTrack, ScoreTrack, player_in

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "messages"
DARK: Final[i64] = 5
"""Every fifth field is dark."""

OTHER_CARD: Final[i64] = 1
NOT_SMALLEST: Final[i64] = 2
NO_TILE_LEFT: Final[i64] = 3
NOBODY_THERE: Final[i64] = 4
"""Reasons why a message is not carried out like this."""


class Messages(OnTrack):
    """A messenger for everybody, and eight cards for whoever stops on a dark field in his turn."""

    name: ClassVar[str] = BOX
    shares: ClassVar[tuple[type[Expansion], ...]] = (ScoreTrack,)
    markers: ClassVar[int] = 2
    reasons: ClassVar[tuple[str, ...]] = (
        "message-other-card",
        "message-not-smallest",
        "message-no-tile",
        "message-nobody-there",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "message_stop",
            BOX,
            default="every_award",
            choices=("every_award", "end_of_scoring"),
        ),
        Option(
            "message_shrines",
            BOX,
            default=False,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.at_end_of_scoring = options["message_stop"] == "end_of_scoring"
        self.cards = Cards(shrines=bool(options["message_shrines"]))

    def set_up(self, rules: Rules) -> None:
        """Remember the pile, the card that is being read, and what is still to come of it."""
        self.stops = rules.reserve(1)
        """Has a marker of the player on turn stopped on a dark field? By option: which have moved, a bit for each."""
        self.card = rules.reserve(1)
        """The card that is turned up, 0 if there is none."""
        self.seen = rules.reserve(1)
        """How many cards lie under those that nobody has seen yet."""
        self.seen_at = rules.reserve(int(CARDS))
        """Their numbers; the first of them was read first."""
        self.tiles = rules.reserve(1)
        """How many tiles the player on turn may draw and lay besides."""
        self.drawing = rules.reserve(1)
        """Is such a tile drawn or laid now?"""
        self.back = rules.reserve(1)
        """The step at which the turn goes on when all messages are read, if it is not the next."""
        self.claim: i64 = rules.add_claim("message")
        for box in rules.boxes:
            if isinstance(box, ScoreTrack):
                self.track = box

    def phases(self) -> list[Phase]:
        """Markers are chosen, messages are read, and another tile is laid."""
        return [
            MoveMarker(self),
            BeginMessages(self),
            WheelMessages(self),
            ReadMessage(self),
            DecideMessage(self),
            MoreMessages(self),
            NoOtherTile(self),
            AnotherTile(self),
            RoundMessages(self),
            AnotherTileLater(self),
        ]

    # -- two markers -----------------------------------------------------------------------------------

    def minds_order(self, state: State) -> bool:
        """What is scored first decides where a marker stops."""
        return True

    def move_alike(self, state: State) -> None:
        """Where both markers of a player have come equally far there is nothing to choose: the follower moves."""
        track = self.track
        while state.words[track.moves] != 0:
            player = player_in(track.next_move(state))
            if track.value_of(state, player, 0) != track.value_of(state, player, 1):
                return
            track.move(state, 0)

    def on_marker_moved(self, state: State, player: i64, marker: i64, points: i64, sort: i64) -> None:
        """A marker of the player on turn that lands on a dark field by a scoring brings a message (4.6.12.1)."""
        if player != state.words[PLAYER] or sort in (PAID, SHARED_PAYMENT) or not self.track.has_second(state):
            return
        if self.at_end_of_scoring:
            state.put(self.stops, state.words[self.stops] | 1 << marker)
        elif self.track.value_of(state, player, marker) % DARK == 0:
            state.put(self.stops, 1)

    def is_due(self, state: State) -> bool:
        """Everything is settled: does the player on turn get a message for it?"""
        stops = state.words[self.stops]
        if stops == 0 or not self.at_end_of_scoring:
            return stops != 0
        player = state.words[PLAYER]
        for marker in range(MARKERS):
            if stops >> marker & 1 and self.track.value_of(state, player, marker) % DARK == 0:
                return True
        state.put(self.stops, 0)
        return False

    # -- the pile --------------------------------------------------------------------------------------

    def offer_cards(self, state: State) -> i64:
        """The top card: any that nobody has seen, or else the one that has been under the pile longest."""
        seen = state.words[self.seen]
        if seen == CARDS:
            return state.offer(0, reveal_code(state.words[self.seen_at]))
        count: i64 = 0
        for card in range(1, CARDS + 1):
            if not self.is_seen(state, card):
                count = state.offer(count, reveal_code(card))
        return count

    def is_seen(self, state: State, card: i64) -> bool:
        """Has a card been read before?"""
        for at in range(state.words[self.seen]):
            if state.words[self.seen_at + at] == card:
                return True
        return False

    def turn_up(self, state: State, card: i64) -> None:
        """Take the top card from the pile; it is the only one for this scoring."""
        state.put(self.stops, 0)
        state.put(self.card, card)
        if state.reporter is not None:
            state.report(MessageRead(state.player, card))

    def put_under(self, state: State) -> None:
        """Put the card under the pile."""
        words = state.words
        seen = words[self.seen]
        if seen == CARDS:
            seen -= 1
            for at in range(seen):
                state.put(self.seen_at + at, words[self.seen_at + at + 1])
        state.put(self.seen_at + seen, words[self.card])
        state.put(self.seen, seen + 1)
        state.put(self.card, 0)

    # -- what a message brings ---------------------------------------------------------------------------

    def pay(self, state: State, tally: Tally) -> None:
        """Points of a message are a scoring of their own."""
        tally.claim = self.claim
        verbs.score(state, state.words[PLAYER], tally.points(), tally)

    def pay_feature(self, state: State, feature: i64) -> None:
        """Pay what a feature would bring at the end; whoever stands there stays."""
        self.pay(state, value_for(state, feature, UNFINISHED, state.words[PLAYER]))

    def tiles_to_come(self, state: State) -> i64:
        """How many tiles are left in the bag for a message, besides those that the player draws anyway."""
        promised = state.words[self.tiles]
        if state.words[self.back] == SECOND_TURN and state.words[HAND] == NO_TILE:
            promised += 1
        return state.words[BAG_LEFT] - promised

    def on_added_up(self, state: State) -> None:
        """No messages are given any more (4.6.12.1)."""
        for word in (self.stops, self.card, self.tiles, self.drawing, self.back):
            state.put(word, 0)

    # -- why not ---------------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why the message does not allow this."""
        if not isinstance(state.phase, DecideMessage):
            return 0
        card = state.words[self.card]
        kind = code & KIND_MASK
        if kind == SCORE and card <= SMALLEST_MONASTERY:
            return NOT_SMALLEST
        if kind == TAKE and card == ONE_FOLLOWER:
            return NOBODY_THERE
        if kind == CHOICE and number_in(code) == card:
            return NO_TILE_LEFT if card == ANOTHER_TILE else NOBODY_THERE
        if kind in (SCORE, TAKE, CHOICE):
            return OTHER_CARD
        return 0

    # -- what is to be seen ------------------------------------------------------------------------------

    def shows(self, state: State) -> list[Shown]:
        """The card that is being read lies in front of the player on turn."""
        card = state.words[self.card]
        if card == 0:
            return []
        return [Shown(int(Piece.MESSAGE), holder=state.player, count=card)]

    # -- the text of a position ----------------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``seen 3 1; read 4; due 1; tiles 1; back 5``: the pile, the card, and what is still to come."""
        words = state.words
        parts: list[str] = []
        if words[self.seen] != 0:
            cards = [str(words[self.seen_at + at]) for at in range(words[self.seen])]
            parts.append(f"seen {' '.join(cards)}")
        parts += [f"{name} {words[at]}" for name, at in self.notes() if words[at] != 0]
        return "; ".join(parts)

    def notes(self) -> list[tuple[str, int]]:
        """Where each single number is kept."""
        return [
            ("read", self.card),
            ("due", self.stops),
            ("tiles", self.tiles),
            ("drawing", self.drawing),
            ("back", self.back),
        ]

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        addresses = dict(self.notes())
        due = 3 if self.at_end_of_scoring else 1
        most = {"read": int(CARDS), "due": due, "tiles": 99, "drawing": 1, "back": int(CATAPULT_NEXT)}
        for part in text.split(";"):
            name, *numbers = part.split()
            values = [int(number) for number in numbers]
            if name == "seen":
                if not set(values) <= set(range(1, int(CARDS) + 1)) or len(set(values)) != len(values):
                    raise ValueError(text)
                for value in values:
                    state.put(self.seen_at + state.words[self.seen], value)
                    state.put(self.seen, state.words[self.seen] + 1)
                continue
            (value,) = values
            if name not in addresses or not 1 <= value <= most[name] or state.words[addresses[name]] != 0:
                raise ValueError(text)
            if name == "back" and value not in (SECOND_TURN, TILE, CATAPULT_NEXT):
                raise ValueError(text)
            state.put(addresses[name], value)
