"""What is asked in the count's city: who leaves its quarters, who comes, and where the count goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.base.scoring import finished_features
from bastide.kernel import verbs
from bastide.kernel.codes import FIGURE, KIND_MASK, PASS, choice_code, figure_code, piece_in, spot_in
from bastide.kernel.hooks import Figure, Phase
from bastide.kernel.layout import PLAYER, ROOT, TILE_SLOTS, TILE_WORDS, TILES_END
from bastide.kernel.phases import is_forbidden, is_opened_by_besides
from bastide.kernel.pieces import PIECE_KINDS, Piece
from bastide.kernel.tables import SLOT_WORDS
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.expansions.count.box import Count
    from bastide.kernel.state import State

QUARTERS: Final = ("castle", "market", "smithy", "cathedral")
"""The quarters, clockwise."""
QUARTER_COUNT: Final[i64] = 4
CASTLE: Final[i64] = 0
MARKET: Final[i64] = 1
NO_QUARTER: Final[i64] = -1
QUARTER_FOR: Final = vec[i64]([2, 0, 1, 3, 3] + [NO_QUARTER] * 5)
"""The quarter whose followers go to a road, a city, a field, a monastery or a shrine, and none elsewhere (4.6.2.4)."""

OTHERS: Final[i64] = 1
"""A scoring of this turn has paid other players only."""
HIMSELF: Final[i64] = 2
"""It has paid the player on turn, too."""


class FieldScorings:
    """Knows of fields that are scored before the end."""

    def fields(self, state: State) -> list[int]:
        """Name the fields that this turn is about to score."""
        raise NotImplementedError

    def bars_at_end(self, state: State, field: i64) -> bool:
        """Is nobody put on this field before the final scoring?"""
        return False


class LeaveQuarters(Phase):
    """Before the scoring followers may leave the quarters for what is about to be scored (4.6.2.4, 4.6.2.5)."""

    step: ClassVar[Step] = Step.BEFORE_SCORE
    question: ClassVar[str] = "ask-leave-quarter"

    def __init__(self, box: Count, *, in_rounds: bool, confirms: bool) -> None:
        super().__init__()
        self.box = box
        self.in_rounds = in_rounds
        """Is it the next player's turn after each follower?"""
        self.confirms = confirms
        """Does a player who has sent his last follower say that this is all?"""

    def enter(self, state: State) -> None:
        """The player left of the one who triggers the scoring is first."""
        self.start_with(state, state.words[PLAYER] + 1)

    def start_with(self, state: State, player: i64) -> None:
        """Ask this player first; nobody has answered yet."""
        state.put(self.box.asked, player % state.players)
        state.put(self.box.done, 0)
        state.put(self.box.moved, 0)

    def features(self, state: State) -> list[int]:
        """Whatever this turn has finished, whether anybody stands there or not, and fields that are scored now."""
        return finished_features(state) + self.box.fields_to_score(state)

    def is_open(self, quarter: i64) -> bool:
        """May followers leave this quarter at all? From the market only where fields are scored before the end."""
        return quarter != MARKET or len(self.box.field_scorings) > 0

    def options(self, state: State) -> i64:
        """Players are asked in turn order, the one who triggers the scoring last."""
        words = state.words
        box = self.box
        leaving = self.leaving(state)
        if not leaving and words[box.moved] == 0:
            return 0
        first = words[box.asked]
        for way in range(state.players):
            player = (first + way) % state.players
            if words[box.done] >> player & 1 == 0:
                count = self.offer_moves(state, player, leaving)
                if count == 1 and words[box.moved] != 0 and way == 0 and self.confirms:
                    count = state.offer(0, choice_code(0))
                elif count == 1:
                    continue
                if player != first:
                    state.put(box.asked, player)
                    state.put(box.moved, 0)
                state.ask(player)
                return count
        return 0

    def leaving(self, state: State) -> list[Figure]:
        """Every follower in a quarter that is open and not locked by the count."""
        found: list[Figure] = []
        for quarter in range(QUARTER_COUNT):
            spot = self.box.quarters[quarter]
            if state.words[spot] > 0 and self.is_open(quarter) and quarter != self.box.locked_quarter(state):
                found += verbs.figures_on(state, spot)
        return found

    def offer_moves(self, state: State, player: i64, leaving: list[Figure]) -> i64:
        """Each of the player's followers into each feature that belongs to its quarter, or nobody."""
        count = state.offer(0, PASS)
        mine = [figure for figure in leaving if figure.owner == player]
        if not mine:
            return count
        features = self.features(state)
        for figure in mine:
            quarter = self.box.quarter_at(figure.spot)
            for feature in features:
                if QUARTER_FOR[state.kind_of(feature)] == quarter:
                    place = self.box.place_in(state, figure.piece, feature)
                    code = figure_code(figure.piece, place)
                    if place != 0 and not state.is_offered(count, code):
                        count = state.offer(count, code)
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Send the follower, as many as the player likes; who wants no more is not asked again."""
        box = self.box
        player = state.words[box.asked]
        following = (player + 1) % state.players
        if code & KIND_MASK != FIGURE:
            state.put(box.done, state.words[box.done] | 1 << player)
            state.put(box.asked, following)
            state.put(box.moved, 0)
            return True
        quarter = box.quarters[QUARTER_FOR[state.kind_of(spot_in(code))]]
        verbs.move(state, Figure(piece_in(code), player, quarter), spot_in(code))
        if self.in_rounds:
            state.put(box.asked, following)
        else:
            state.put(box.moved, 1)
        return True


class LeaveMarket(LeaveQuarters):
    """Before fields are scored while the tile is still in hand, followers may leave the market for them (4.6.2.4)."""

    step: ClassVar[Step] = Step.MARKET

    def enter(self, state: State) -> None:
        """The player left of the one on turn is first."""
        if self.box.early_scorings:
            super().enter(state)

    def features(self, state: State) -> list[int]:
        """Fields that are scored now."""
        return [field for scorings in self.box.early_scorings for field in scorings.fields(state)]

    def is_open(self, quarter: i64) -> bool:
        """Only the market is."""
        return quarter == MARKET and len(self.box.early_scorings) > 0


class LeaveForTheEnd(LeaveQuarters):
    """Before the final scoring followers may leave the market for the fields (4.6.2.4)."""

    step: ClassVar[Step] = Step.LAST_QUARTER

    def enter(self, state: State) -> None:
        """The turn has passed on already: the next player sits left of whoever laid the last tile."""
        self.start_with(state, state.words[PLAYER])

    def features(self, state: State) -> list[int]:
        """Every field; by option also what is unfinished."""
        words = state.words
        return [
            int(slot)
            for tile in range(state.tiles_at, words[TILES_END], TILE_WORDS)
            for slot in range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS)
            if words[slot + ROOT] == slot and not state.is_finished(slot) and not self.is_barred(state, slot)
        ]

    def is_barred(self, state: State, feature: i64) -> bool:
        """Does something keep followers from a field at the end?"""
        for scorings in self.box.field_scorings:
            if scorings.bars_at_end(state, feature):
                return True
        return False

    def is_open(self, quarter: i64) -> bool:
        """The market is; by option all quarters are."""
        return quarter == MARKET or self.box.any_quarter_at_end


class SendFollower(Phase):
    """Who gave points to others but not to himself may send a follower to a quarter, one in a turn (4.6.2.4).

    In a builder's second turn this may happen again (4.6.3.1).
    """

    step: ClassVar[Step] = Step.QUARTER
    question: ClassVar[str] = "ask-to-quarter"

    def __init__(self, box: Count) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """Any follower of the supply into any quarter, or nobody."""
        words = state.words
        if words[self.box.paid] != OTHERS:
            return 0
        player = words[PLAYER]
        followers = state.rules.followers
        count = state.offer(0, PASS)
        for index in range(len(followers)):
            piece = followers[index]
            if words[state.supply_at + player * PIECE_KINDS + piece] > 0:
                for quarter in range(QUARTER_COUNT):
                    spot = self.box.quarters[quarter]
                    if self.box.is_useful(quarter) and not is_forbidden(state, piece, spot):
                        count = state.offer(count, figure_code(piece, spot))
        if count == 1 and not is_opened_by_besides(state, self):
            return 0
        state.ask(player)
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Send the follower; then the count may move, or moves by himself (4.6.3)."""
        box = self.box
        if code == PASS:
            return False
        verbs.place(state, piece_in(code), state.words[PLAYER], spot_in(code))
        if box.moves == "follows":
            box.move_count(state, box.quarter_at(spot_in(code)))
        elif box.moves == "clockwise":
            box.move_count(state, (box.locked_quarter(state) + 1) % QUARTER_COUNT)
        else:
            state.put(box.moving, 1)
        return False


class MoveCount(Phase):
    """Who has sent a follower to the city may let the count go to another quarter (4.6.3)."""

    step: ClassVar[Step] = Step.QUARTER
    question: ClassVar[str] = "ask-count"
    passing: ClassVar[str] = "pass-count-stays"

    def __init__(self, box: Count) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """What has been paid does not matter any more."""
        if state.words[self.box.paid] != 0:
            state.put(self.box.paid, 0)

    def options(self, state: State) -> i64:
        """Every other quarter, or he stays."""
        if state.words[self.box.moving] == 0:
            return 0
        locked = self.box.locked_quarter(state)
        count = state.offer(0, PASS)
        for quarter in range(QUARTER_COUNT):
            if quarter != locked and self.box.is_useful(quarter):
                count = state.offer(count, figure_code(int(Piece.COUNT), self.box.quarters[quarter]))
        state.ask(state.words[PLAYER])
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Move the count, or leave him where he is."""
        state.put(self.box.moving, 0)
        if code != PASS:
            self.box.move_count(state, self.box.quarter_at(spot_in(code)))
        return False
