"""What the wheel does: the pig walks, its segment acts, its crowns are scored (complete rules 4.2.6.1 to 4.2.6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.base.scoring import value_of
from bastide.kernel import verbs
from bastide.kernel.codes import piece_in, spot_in, take_code
from bastide.kernel.hooks import Award, Figure, Phase
from bastide.kernel.layout import FIGURE_WORDS, FIGURES_END, HAND, OWNER, PIECE, PLAYER, ROOT, SPOT
from bastide.kernel.pieces import PHANTOM, SCORED, TAKEN_BACK
from bastide.kernel.scoring import CONNECTED, Tally
from bastide.kernel.tables import CITY, FIELD, MONASTERY, OTHER_BUILDING
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.expansions.wheel_of_fortune.box import WheelOfFortune
    from bastide.kernel.state import State

SEGMENTS: Final = ("fortuna", "taxes", "famine", "storm", "inquisition", "pestilence")
"""Clockwise."""
SEGMENT_COUNT: Final[i64] = 6
FORTUNA: Final[i64] = 0
TAXES: Final[i64] = 1
FAMINE: Final[i64] = 2
STORM: Final[i64] = 3
INQUISITION: Final[i64] = 4
PESTILENCE: Final[i64] = 5
CROWNS: Final = vec[i64]([1, 2, 1, 2, 1, 2])
"""How many crowns each segment has."""
CROWN_POINTS: Final[i64] = 3
FORTUNA_POINTS: Final[i64] = 3
MONK_POINTS: Final[i64] = 2


class MovePig(Phase):
    """Whoever draws a tile with a wheel moves the pig on before the tile is laid (4.2.6.1)."""

    step: ClassVar[Step] = Step.WHEEL

    def __init__(self, box: WheelOfFortune) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """The pig walks clockwise by the number of the tile."""
        box = self.box
        if box.turns(state):
            box.move_pig(state, (box.pig(state) + box.number[state.words[HAND]]) % SEGMENT_COUNT)


class TurnWheel(Phase):
    """Only the segment where the pig stops acts (4.2.6.2)."""

    step: ClassVar[Step] = Step.WHEEL_ACTS

    def __init__(self, box: WheelOfFortune) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Pay what the segment brings; a pestilence asks everybody."""
        if not self.box.turns(state):
            return
        segment = self.box.pig(state)
        if segment == PESTILENCE:
            state.put(self.box.asked, 1)
            return
        before = [state.score_of(player) for player in range(state.players)]
        tally = Tally()
        for player in range(state.players):
            tally.start(self.box.claim, 0, 0)
            self.count(state, segment, player, tally)
            if tally.points() > 0:
                verbs.score(state, player, tally.points(), tally)
        tell(state, self.box.claim, before)

    def count(self, state: State, segment: i64, player: i64, tally: Tally) -> None:
        """Count what the segment brings to a player."""
        if segment == FORTUNA:
            if player == state.words[PLAYER]:
                tally.add("fortuna", 1, FORTUNA_POINTS)
        elif segment == TAXES:
            self.tax(state, player, tally)
        elif segment == FAMINE:
            self.feed(state, player, tally)
        elif segment == STORM:
            followers = state.rules.followers
            count: i64 = 0
            for index in range(len(followers)):
                count += state.supply_of(player, followers[index]) * self.worth(state, followers[index])
            tally.add("followers in the supply", count, 1)
        elif self.box.heretics_too:
            monks = self.count_on(state, player, MONASTERY) + self.count_on(state, player, OTHER_BUILDING)
            tally.add("monks and heretics", monks, 1)
        else:
            tally.add("monks", self.count_on(state, player, MONASTERY), MONK_POINTS)

    def worth(self, state: State, piece: i64) -> i64:
        """How much a follower counts for the wheel: every figure is one, by option as much as for majorities."""
        if self.box.by_strength and state.rules.strength[piece] > 1:
            return state.rules.strength[piece]
        return 1

    def count_on(self, state: State, player: i64, kind: i64) -> i64:
        """Count a player's followers on features of a kind."""
        return sum(self.features_of(state, player, kind).values())

    def features_of(self, state: State, player: i64, kind: i64) -> dict[int, int]:
        """Every feature of a kind where a player has followers, with their number."""
        words = state.words
        found: dict[int, int] = {}
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            spot = words[figure + SPOT]
            if words[figure + OWNER] != player or words[figure + PIECE] > PHANTOM or spot >= state.rules.spots_at:
                continue
            if state.kind_of(spot) == kind:
                root = int(words[spot + ROOT])
                found[root] = found.get(root, 0) + int(self.worth(state, words[figure + PIECE]))
        return found

    def tax(self, state: State, player: i64, tally: Tally) -> None:
        """Each knight brings the pennants of his city and the number of own knights there (4.2.6.2)."""
        found: dict[int, int] = {}
        for city, knights in self.features_of(state, player, CITY).items():
            each = int(state.pennants_of(city)) + knights
            found[each] = found.get(each, 0) + knights
        for each in sorted(found):
            tally.add("knights", found[each], each)

    def feed(self, state: State, player: i64, tally: Tally) -> None:
        """Each farmer brings a point for each finished city of his field, and what pigs and sieges add (4.2.6.2)."""
        found: dict[int, int] = {}
        for field, farmers in self.features_of(state, player, FIELD).items():
            value = value_of(state, field, CONNECTED)
            value.owner = player
            for box in state.rules.adds_own_points:
                box.adds_own_points(state, value)
            each = int(value.points())
            found[each] = found.get(each, 0) + farmers
        for each in sorted(found):
            tally.add("farmers", found[each], each)


def tell(state: State, claim: i64, before: list[i64]) -> None:
    """Let boxes hear who got how much; the wheel is a scoring."""
    awards = [
        Award(player, state.score_of(player) - before[player], claim, 0)
        for player in range(state.players)
        if state.score_of(player) != before[player]
    ]
    if awards:
        for box in state.rules.on_scored:
            box.on_scored(state, awards)


class SufferPestilence(Phase):
    """Everybody must take a follower of the landscape back, the player on turn first, then clockwise (4.2.6.2)."""

    step: ClassVar[Step] = Step.WHEEL_ACTS
    question: ClassVar[str] = "ask-pestilence"

    def __init__(self, box: WheelOfFortune) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """Any own follower on a tile; who has none is passed over."""
        words = state.words
        if words[self.box.asked] == 0:
            return 0
        for asked in range(words[self.box.asked] - 1, state.players):
            player = (words[PLAYER] + asked) % state.players
            count: i64 = 0
            for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
                spot = words[figure + SPOT]
                code = take_code(words[figure + PIECE], spot)
                if words[figure + OWNER] != player or words[figure + PIECE] > PHANTOM or not self.is_land(state, spot):
                    continue
                if not state.is_offered(count, code):
                    count = state.offer(count, code)
            if count > 0:
                state.put(self.box.asked, asked + 1)
                state.ask(player)
                return count
        return 0

    def is_land(self, state: State, spot: i64) -> bool:
        """Is a spot in the landscape: on a tile, a tower or a castle, and not on a crown?"""
        return spot < state.rules.spots_at or (spot in state.rules.land_spots and self.box.segment_at(spot) < 0)

    def apply(self, state: State, code: i64) -> bool:
        """Take the follower back; the next player goes on."""
        verbs.remove(state, [Figure(piece_in(code), state.asked, spot_in(code))], TAKEN_BACK)
        state.put(self.box.asked, state.words[self.box.asked] + 1)
        return True


class ScoreCrowns(Phase):
    """The crowns of the segment are scored, and those who stood there go home (4.2.6.3)."""

    step: ClassVar[Step] = Step.WHEEL_ACTS

    def __init__(self, box: WheelOfFortune) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """A follower brings 3 points, and 6 if he is alone on two crowns."""
        box = self.box
        if state.words[box.asked] != 0:
            state.put(box.asked, 0)
        if not box.turns(state):
            return
        segment = box.pig(state)
        standing = in_turn_order(state, box.standing_on(state, segment))
        if not standing:
            return
        each = CROWN_POINTS
        if len(standing) < CROWNS[segment]:
            each = CROWN_POINTS * 2
        before = [state.score_of(player) for player in range(state.players)]
        for figure in standing:
            tally = Tally()
            tally.start(box.crown_claim, 0, 0)
            tally.add("crown", 1, each)
            verbs.score(state, figure.owner, each, tally)
        tell(state, box.crown_claim, before)
        verbs.remove(state, standing, SCORED)


def in_turn_order(state: State, standing: list[Figure]) -> list[Figure]:
    """Order figures by their owners, from the player on turn on: nobody remembers who came first."""
    found: list[Figure] = []
    for seat in range(state.players):
        owner = (state.words[PLAYER] + seat) % state.players
        found += [figure for figure in standing if figure.owner == owner]
    return found
