"""When it is settled what moves on the score track."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel import verbs
from bastide.kernel.hooks import Phase
from bastide.kernel.turn import SETTLE, Step

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.mechanics.score_track.track import ScoreTrack


class Settle(Phase):
    """A step is over: what it has given is settled, and then the turn goes on."""

    def __init__(self, track: ScoreTrack) -> None:
        super().__init__()
        self.track = track

    def enter(self, state: State) -> None:
        """Settle it, and come back behind this step."""
        if self.track.is_unsettled(state):
            state.put(self.track.back, int(self.step) + 1)
            verbs.jump(state, SETTLE)


class SettleBegin(Settle):
    """What a turn brings when it begins."""

    step: ClassVar[Step] = Step.BEGIN_TRACK


class SettleWheel(Settle):
    """What the wheel has brought."""

    step: ClassVar[Step] = Step.WHEEL_TRACK


class SettleTile(Settle):
    """What was paid before the tile was laid."""

    step: ClassVar[Step] = Step.TILE_TRACK


class SettleFigure(Settle):
    """What was paid before a figure was placed."""

    step: ClassVar[Step] = Step.FIGURE_TRACK


class SettleScore(Settle):
    """What was scored."""

    step: ClassVar[Step] = Step.SCORE_TRACK


class SettleMessage(Settle):
    """What a message has brought."""

    step: ClassVar[Step] = Step.MESSAGE_TRACK


class SettleCatapult(Settle):
    """What a throw with the catapult has brought."""

    step: ClassVar[Step] = Step.CATAPULT_TRACK


class SettleTurn(Settle):
    """What was paid later in the turn."""

    step: ClassVar[Step] = Step.TURN_TRACK


class GoOn(Phase):
    """Shares may have moved more markers: begin again, or go on with the turn."""

    step: ClassVar[Step] = Step.SETTLED

    def __init__(self, track: ScoreTrack) -> None:
        super().__init__()
        self.track = track

    def enter(self, state: State) -> None:
        """Go back to where it was called."""
        back = state.words[self.track.back]
        if back == 0:
            return
        if self.track.is_unsettled(state):
            verbs.jump(state, SETTLE)
            return
        state.put(self.track.back, 0)
        verbs.jump(state, back)


class LastTurn(Phase):
    """The last turn is over: markers are added up."""

    step: ClassVar[Step] = Step.LAST_TURN

    def __init__(self, track: ScoreTrack) -> None:
        super().__init__()
        self.track = track

    def enter(self, state: State) -> None:
        """Add them up."""
        self.track.add_up(state)


class AddUp(LastTurn):
    """The same, if nobody waits for the end of the turn: what would the game bring now?"""

    step: ClassVar[Step] = Step.BEFORE_FINAL
