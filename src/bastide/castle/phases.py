"""The turn of The Castle: what all games share, its scoring in a chosen order, and wall tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.castle.castle import EXTRA_TURN, KINDS
from bastide.castle.final import score_end
from bastide.castle.scoring import EMPTY, TIE, doubling_tile, leader, score_feature
from bastide.kernel import verbs
from bastide.kernel.codes import (
    KIND_MASK,
    PASS,
    REVEAL,
    is_doubled,
    number_in,
    reveal_code,
    score_code,
    slot_scored,
    use_code,
)
from bastide.kernel.geometry import SIDES, STEPS
from bastide.kernel.hooks import Phase
from bastide.kernel.layout import BAG_LEFT, CHANCE, FIGURES, OPEN, PLAYER, ROOT, TILE_CELL, TILE_SLOTS, TURN
from bastide.kernel.phases import DrawTile, LayTile, Over, PlaceFollower
from bastide.kernel.pieces import SCORED
from bastide.kernel.tables import SLOT_WORDS
from bastide.kernel.turn import BEGIN, REPEAT, Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.castle.castle import Castle
    from bastide.kernel.state import State


NEIGHBOUR: Final = vec[i64](list(STEPS))
MOST_FEATURES: Final = 16
"""Features of one tile and of its four neighbours, beside each other."""


class ScoreFinished(Phase):
    """Score what the tile has finished, one feature after the other.

    The player on turn scores the own features first and those of the other player then; where
    there are several, that player chooses the order, and whether a wall tile doubles one.
    After each of them a marker may take a wall tile, which chance turns up.
    """

    step: ClassVar[Step] = Step.SCORE
    question: ClassVar[str] = "ask-castle-score"

    def __init__(self, castle: Castle) -> None:
        super().__init__()
        self.castle = castle
        self.found: vec[i64] = vec[i64]([0] * MOST_FEATURES)
        """Scratch: slots of finished features."""

    def enter(self, state: State) -> None:
        """Score everything that leaves no choice."""
        if not self.settle(state):
            verbs.jump(state, REPEAT)

    def settle(self, state: State) -> bool:
        """Score as long as there is nothing to choose; say whether there is something to choose now."""
        words = state.words
        castle = self.castle
        while words[castle.taker_at] == 0:
            count = self.find_finished(state)
            own: i64 = 0
            own_slot: i64 = 0
            others: i64 = 0
            other_slot: i64 = 0
            for index in range(count):
                slot = self.found[index]
                who = leader(state, words[slot + ROOT])
                if who == words[PLAYER]:
                    own += 1
                    own_slot = slot
                elif who == TIE:
                    verbs.clear(state, words[slot + ROOT], SCORED)
                elif who != EMPTY:
                    others += 1
                    other_slot = slot
            if own > 1 or (own == 1 and self.may_double(state, own_slot)):
                return True
            if own == 1:
                score_feature(state, castle, own_slot, doubled=False)
            elif others > 1:
                return True
            elif others == 1:
                score_feature(state, castle, other_slot, doubled=False)
            else:
                return False
        return True

    def find_finished(self, state: State) -> i64:
        """Leave a slot of each finished feature with figures in ``found``, and count them.

        A tile finishes what it shows itself, and what it closes on a neighbour by something else.
        """
        words = state.words
        tile = state.last_tile()
        slot = words[tile + TILE_SLOTS]
        end = state.slots_end(tile)
        count: i64 = 0
        while slot < end:
            count = self.note_finished(state, slot, count)
            slot += SLOT_WORDS
        cell = words[tile + TILE_CELL]
        for side in range(SIDES):
            other = state.tile_at(cell + NEIGHBOUR[side])
            if other != 0:
                slot = state.slot_at(other, ((side + 2) & 3) * 3 + 1)
                if slot != 0:
                    count = self.note_finished(state, slot, count)
        return count

    def note_finished(self, state: State, slot: i64, count: i64) -> i64:
        """Add a slot to those found, if its feature is finished, holds figures and is not there yet."""
        words = state.words
        root = words[slot + ROOT]
        if words[root + OPEN] != 0 or words[root + FIGURES] == 0:
            return count
        for index in range(count):
            if words[self.found[index] + ROOT] == root:
                return count
        self.found[count] = slot
        return count + 1

    def may_double(self, state: State, slot: i64) -> bool:
        """Has the player on turn a wall tile that doubles this feature?"""
        number = doubling_tile(state.kind_of(slot))
        return number != 0 and self.castle.usable(state, number) > 0

    def options(self, state: State) -> i64:
        """Every feature that may be scored next; or every wall tile that may be turned up."""
        words = state.words
        if words[self.castle.taker_at] != 0:
            return self.reveals(state)
        state.ask(words[PLAYER])
        count = self.scores(state, own=True)
        if count == 0:
            count = self.scores(state, own=False)
        return count

    def scores(self, state: State, *, own: bool) -> i64:
        """Offer the finished features of the player on turn, or those of the other."""
        words = state.words
        found = self.find_finished(state)
        count: i64 = 0
        for index in range(found):
            slot = self.found[index]
            who = leader(state, words[slot + ROOT])
            if who >= 0 and (who == words[PLAYER]) == own:
                count = state.offer(count, score_code(slot, 0))
                if own and self.may_double(state, slot):
                    count = state.offer(count, score_code(slot, 1))
        return count

    def reveals(self, state: State) -> i64:
        """Let chance turn up any wall tile that nobody has seen yet."""
        state.ask(CHANCE)
        count: i64 = 0
        for kind in range(KINDS):
            if state.words[self.castle.unseen_at + kind] != 0:
                count = state.offer(count, reveal_code(kind + 1))
        return count

    def weight(self, state: State, code: i64) -> i64:
        """A wall tile is as likely as it has copies that nobody has seen."""
        return state.words[self.castle.unseen_at + number_in(code) - 1]

    def apply(self, state: State, code: i64) -> bool:
        """Take the wall tile, or score the chosen feature; then go on as far as there is no choice."""
        if code & KIND_MASK == REVEAL:
            self.castle.take(state, number_in(code))
        else:
            score_feature(state, self.castle, slot_scored(code), doubled=is_doubled(code))
        return self.settle(state)


class AnotherTurn(Phase):
    """Wall tile 1 gives a complete second turn, as long as there are tiles to draw."""

    step: ClassVar[Step] = Step.REPEAT
    question: ClassVar[str] = "ask-another-turn"
    passing: ClassVar[str] = "pass-nothing"

    def __init__(self, castle: Castle) -> None:
        super().__init__()
        self.castle = castle

    def options(self, state: State) -> i64:
        """Pass, or use the wall tile."""
        if self.castle.usable(state, EXTRA_TURN) <= 0 or state.words[BAG_LEFT] == 0:
            return 0
        state.ask(state.words[PLAYER])
        return state.offer(state.offer(0, PASS), use_code(EXTRA_TURN))

    def apply(self, state: State, code: i64) -> bool:
        """Remember that the turn is not passed on."""
        if code != PASS:
            self.castle.use(state, EXTRA_TURN)
            state.put(self.castle.again_at, 1)
        return False


class EndTurn(Phase):
    """The other player is on turn, or the same one again; wall tiles taken before may now be used."""

    step: ClassVar[Step] = Step.NEXT

    def __init__(self, castle: Castle) -> None:
        super().__init__()
        self.castle = castle

    def enter(self, state: State) -> None:
        """Begin a new turn."""
        castle = self.castle
        if state.words[castle.again_at] == 0:
            verbs.pass_turn(state)
        else:
            state.put(castle.again_at, 0)
        if state.words[castle.fresh_at] != 0:
            state.put(castle.fresh_at, 0)
        state.put(TURN, state.words[TURN] + 1)
        verbs.jump(state, BEGIN)


class ScoreEnd(Phase):
    """The final scoring."""

    step: ClassVar[Step] = Step.FINAL

    def __init__(self, castle: Castle) -> None:
        super().__init__()
        self.castle = castle

    def enter(self, state: State) -> None:
        """Score keeps, courtyards and wall tiles."""
        score_end(state, self.castle)


def castle_phases(castle: Castle) -> list[Phase]:
    """Give the phases of The Castle."""
    return [
        DrawTile(),
        LayTile(),
        PlaceFollower(),
        ScoreFinished(castle),
        AnotherTurn(castle),
        EndTurn(castle),
        ScoreEnd(castle),
        Over(),
    ]
