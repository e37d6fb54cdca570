"""In which order finished features are scored, where it matters what is scored first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.base.scoring import finished_features
from bastide.kernel.codes import score_code, slot_scored
from bastide.kernel.geometry import cell_at, is_on_table
from bastide.kernel.hooks import Phase
from bastide.kernel.layout import FIGURES, PLAYER
from bastide.kernel.places import naming_slot, place_of, slot_named
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.mechanics.score_track.track import ScoreTrack

MOST_CHOSEN: Final[i64] = 32
"""So many features are put in order, and those left follow as they come."""


class ScoringOrder:
    """The features that the player on turn wants to be scored first."""

    def __init__(self, rules: Rules) -> None:
        self.chosen = rules.reserve(1)
        """How many have been chosen."""
        self.chosen_at = rules.reserve(int(MOST_CHOSEN))
        """Their roots, in order."""

    def rank_of(self, state: State, feature: i64) -> i64:
        """Give the place of a feature in the order; those that were not chosen come last."""
        for place in range(state.words[self.chosen]):
            if state.words[self.chosen_at + place] == feature:
                return place
        return MOST_CHOSEN

    def add(self, state: State, feature: i64) -> None:
        """Let a feature be the next."""
        chosen = state.words[self.chosen]
        state.put(self.chosen_at + chosen, feature)
        state.put(self.chosen, chosen + 1)

    def left(self, state: State) -> list[int]:
        """Give the features that are about to be scored and have no place yet, each by the slot that names it."""
        return [
            naming_slot(state, feature)
            for feature in finished_features(state)
            if state.words[feature + FIGURES] != 0 and self.rank_of(state, feature) == MOST_CHOSEN
        ]

    def write(self, state: State) -> str:
        """``city E 1 0, monastery 1 1``: the features that have been chosen, while it is asked."""
        if not isinstance(state.phase, OrderScoring):
            return ""
        roots = [state.words[self.chosen_at + place] for place in range(state.words[self.chosen])]
        places = [place_of(state, naming_slot(state, root)) for root in roots]
        return ", ".join(" ".join(f"{at.feature} {at.where} {at.x} {at.y}".split()) for at in places)

    def read(self, state: State, text: str) -> None:
        """Read that again."""
        for part in filter(None, text.split(",")):
            feature, *where, x, y = part.split()
            tile = state.tile_at(cell_at(int(x), int(y))) if is_on_table(int(x), int(y)) else 0
            slot = slot_named(state, tile, feature, "".join(where)) if tile else 0
            if slot not in self.left(state):
                raise ValueError(text)
            self.add(state, state.root_of(slot))


class OrderScoring(Phase):
    """The player on turn chooses which of several finished features is scored first, while somebody cares.

    A robber must take the points that are given next (4.2.11.5); a message comes where a marker stops (4.6.12.1).
    """

    step: ClassVar[Step] = Step.ORDER
    question: ClassVar[str] = "ask-order"

    def __init__(self, track: ScoreTrack) -> None:
        super().__init__()
        self.track = track

    def enter(self, state: State) -> None:
        """Begin anew."""
        if state.words[self.track.order.chosen] != 0:
            state.put(self.track.order.chosen, 0)

    def options(self, state: State) -> i64:
        """Every feature that has no place in the order yet, if there are several."""
        if not self.track.is_order_minded(state):
            return 0
        left = self.track.order.left(state)
        if len(left) <= 1 or state.words[self.track.order.chosen] == MOST_CHOSEN:
            return 0
        state.ask(state.words[PLAYER])
        count: i64 = 0
        for slot in left:
            count = state.offer(count, score_code(slot, 0))
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Score it next."""
        self.track.order.add(state, state.root_of(slot_scored(code)))
        return True
