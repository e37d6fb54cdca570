"""Which marker moves, and what happens to a message from the pile and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.expansions.messages.cards import ANOTHER_TILE, value_of_follower
from bastide.kernel import verbs
from bastide.kernel.codes import (
    KIND_MASK,
    SCORE,
    TAKE,
    choice_code,
    number_in,
    piece_in,
    slot_scored,
    spot_in,
)
from bastide.kernel.hooks import Figure, Phase
from bastide.kernel.layout import BAG_LEFT, CHANCE, HAND, NO_TILE, PLAYER
from bastide.kernel.pieces import TAKEN_BACK
from bastide.kernel.turn import CATAPULT_NEXT, DRAW, MESSAGE, MESSAGE_TILE, SECOND_TURN, TILE, Step
from bastide.mechanics.score_track.track import player_in

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.expansions.messages.box import Messages
    from bastide.kernel.state import State


class MoveMarker(Phase):
    """Whoever gets points chooses which of his two markers walks them, all of them (4.6.12.1)."""

    step: ClassVar[Step] = Step.SETTLE
    question: ClassVar[str] = "ask-marker"
    answers: ClassVar[tuple[str, ...]] = ("marker-follower", "marker-messenger")

    def __init__(self, box: Messages) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Move where there is nothing to choose."""
        self.box.move_alike(state)

    def options(self, state: State) -> i64:
        """The follower, or the messenger."""
        track = self.box.track
        if state.words[track.moves] == 0:
            return 0
        state.ask(player_in(track.next_move(state)))
        return state.offer(state.offer(0, choice_code(0)), choice_code(1))

    def apply(self, state: State, code: i64) -> bool:
        """Move it, and then those where there is nothing to choose."""
        self.box.track.move(state, number_in(code))
        self.box.move_alike(state)
        return True


class BeginMessages(Phase):
    """A message that comes before the tile is drawn is read at once."""

    step: ClassVar[Step] = Step.BEGIN_MESSAGE
    goes_on: ClassVar[int] = int(SECOND_TURN)
    """At which step the turn goes on."""

    def __init__(self, box: Messages) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Read it, and come back."""
        if self.box.is_due(state):
            state.put(self.box.back, self.goes_on)
            verbs.jump(state, MESSAGE)


class WheelMessages(BeginMessages):
    """A message that the wheel brings is read before the tile is laid."""

    step: ClassVar[Step] = Step.WHEEL_MESSAGE
    goes_on: ClassVar[int] = int(TILE)


class RoundMessages(BeginMessages):
    """A message that a throw with the catapult brings is read before the next throw."""

    step: ClassVar[Step] = Step.CATAPULT_MESSAGE
    goes_on: ClassVar[int] = int(CATAPULT_NEXT)


class ReadMessage(Phase):
    """The player on turn turns up the top card of the pile (4.6.12.1)."""

    step: ClassVar[Step] = Step.MESSAGE

    def __init__(self, box: Messages) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """Any card that nobody has seen yet; once all have been seen, the one that went under the pile first."""
        if not self.box.is_due(state):
            return 0
        state.ask(CHANCE)
        return self.box.offer_cards(state)

    def apply(self, state: State, code: i64) -> bool:
        """Turn it up."""
        self.box.turn_up(state, number_in(code))
        return False


class DecideMessage(Phase):
    """He carries out what the card says, or takes two points; then the card goes under the pile (4.6.12.1)."""

    step: ClassVar[Step] = Step.MESSAGE
    question: ClassVar[str] = "ask-message"
    answers: ClassVar[tuple[str, ...]] = (
        "message-points",
        "message-smallest-road",
        "message-smallest-city",
        "message-smallest-monastery",
        "message-pennants",
        "message-knights",
        "message-farmers",
        "message-tile",
        "message-follower",
    )

    def __init__(self, box: Messages) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """The points, and what the card says."""
        box = self.box
        card = state.words[box.card]
        if card == 0:
            return 0
        state.ask(state.words[PLAYER])
        return box.cards.offer(state, state.words[PLAYER], card, box.tiles_to_come(state))

    def apply(self, state: State, code: i64) -> bool:
        """Do it."""
        box = self.box
        player = state.words[PLAYER]
        kind = code & KIND_MASK
        box.put_under(state)
        if kind == SCORE:
            box.pay_feature(state, state.root_of(slot_scored(code)))
        elif kind == TAKE:
            tally = value_of_follower(state, player, spot_in(code))
            if tally is not None:
                box.pay(state, tally)
            verbs.remove(state, [Figure(piece_in(code), player, spot_in(code))], TAKEN_BACK)
        elif number_in(code) == ANOTHER_TILE:
            state.put(box.tiles, state.words[box.tiles] + 1)
        else:
            box.pay(state, box.cards.count(state, player, number_in(code)))
        return False


class MoreMessages(Phase):
    """The points of a message may have brought another one; else the turn goes on."""

    step: ClassVar[Step] = Step.MESSAGE_DONE

    def __init__(self, box: Messages) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Read it, or go back to where the first one came."""
        box = self.box
        back = state.words[box.back]
        if box.is_due(state):
            verbs.jump(state, MESSAGE)
        elif back != 0:
            state.put(box.back, 0)
            verbs.jump(state, back)


class NoOtherTile(Phase):
    """Where none of the tiles that are left fits, there is no other tile, and the turn ends as ever (4.2, 5)."""

    step: ClassVar[Step] = Step.NOTHING_DRAWN

    def __init__(self, box: Messages) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Go on behind that tile."""
        if state.words[HAND] == NO_TILE and state.words[self.box.drawing] == 1:
            verbs.jump(state, MESSAGE_TILE)


class AnotherTile(Phase):
    """A message lets its reader draw and lay another tile, with a figure if he likes (4.6.12.1)."""

    step: ClassVar[Step] = Step.MESSAGE_TILE

    def __init__(self, box: Messages) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Draw it, if there is one; an abbey cannot take its place."""
        box = self.box
        tiles = state.words[box.tiles]
        state.put(box.drawing, 0)
        if tiles != 0:
            state.put(box.tiles, tiles - 1)
            if state.words[BAG_LEFT] > 0:
                state.put(box.drawing, 1)
                verbs.jump(state, DRAW)


class AnotherTileLater(AnotherTile):
    """The same for a message that came behind the turn: its tile is one more part of that turn."""

    step: ClassVar[Step] = Step.CATAPULT_TILE
