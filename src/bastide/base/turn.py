"""The turn of the base game: what all games share, and its own scoring (base game, "Spielablauf")."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from bastide.base.scoring import score_end, score_finished
from bastide.kernel.hooks import Phase
from bastide.kernel.phases import DrawTile, LayTile, Over, PassTurn, PlaceFollower
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.state import State

START_TILE: Final = "base/D"
"""The tile that lies on the table at the start, unless a box begins with others."""


class ScoreFinished(Phase):
    """Score what the tile has finished; the figures on it go home."""

    step: ClassVar[Step] = Step.SCORE

    def enter(self, state: State) -> None:
        """Score."""
        score_finished(state)


class ScoreEnd(Phase):
    """The final scoring."""

    step: ClassVar[Step] = Step.FINAL

    def enter(self, state: State) -> None:
        """Score what is unfinished, then the fields."""
        score_end(state)


def base_phases() -> list[Phase]:
    """Give the phases of the base game."""
    return [DrawTile(), LayTile(), PlaceFollower(), ScoreFinished(), PassTurn(), ScoreEnd(), Over()]
