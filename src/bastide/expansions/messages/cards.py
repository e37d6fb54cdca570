"""What each of the eight messages says (complete rules 4.6.12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.base.scoring import leaders, value_for
from bastide.kernel.codes import choice_code, score_code, take_code
from bastide.kernel.layout import FIGURE_WORDS, FIGURES_END, OWNER, PIECE, ROOT, SPOT
from bastide.kernel.pieces import PHANTOM
from bastide.kernel.places import naming_slot
from bastide.kernel.scoring import FARMER, PENNANTS, UNFINISHED, Tally
from bastide.kernel.tables import CITY, COVERED, FIELD, MONASTERY, OTHER_BUILDING, ROAD, SITE

if TYPE_CHECKING:
    from bastide.kernel.state import State

CARDS: Final[i64] = 8
POINTS: Final[i64] = 0
"""The choice of the points in the seal instead of what a card says; the others are the numbers of the cards."""
SMALLEST_ROAD: Final[i64] = 1
SMALLEST_CITY: Final[i64] = 2
SMALLEST_MONASTERY: Final[i64] = 3
EACH_PENNANT: Final[i64] = 4
EACH_KNIGHT: Final[i64] = 5
EACH_FARMER: Final[i64] = 6
ANOTHER_TILE: Final[i64] = 7
ONE_FOLLOWER: Final[i64] = 8

SEAL_POINTS: Final[i64] = 2
PENNANT_POINTS: Final[i64] = 2
KNIGHT_POINTS: Final[i64] = 2
FARMER_POINTS: Final[i64] = 3


class Cards:
    """Knows what a card offers to a player, and what it brings him."""

    def __init__(self, *, shrines: bool) -> None:
        self.shrines = shrines
        """Does a shrine count as a monastery?"""

    # -- what there is ---------------------------------------------------------------------------------

    def offer(self, state: State, player: i64, card: i64, tiles: i64) -> i64:
        """The two points of the seal, and what the card says if there is anything; *tiles* can be drawn for it."""
        count = state.offer(0, choice_code(POINTS))
        if card <= SMALLEST_MONASTERY:
            for feature in self.smallest(state, player, card):
                count = state.offer(count, score_code(naming_slot(state, feature), 0))
        elif card == ONE_FOLLOWER:
            count = offer_followers(state, player, count)
        elif card == ANOTHER_TILE:
            if tiles > 0:
                count = state.offer(count, choice_code(card))
        elif self.followers_in(state, player, FIELD if card == EACH_FARMER else CITY) > 0:
            count = state.offer(count, choice_code(card))
        return count

    def is_meant(self, state: State, spot: i64, kind: i64) -> bool:
        """Does a follower on this spot stand in a feature of this kind?"""
        if spot >= state.rules.spots_at:
            return False
        found = state.kind_of(spot)
        return found == kind or (kind == MONASTERY and found == OTHER_BUILDING and self.shrines)

    def followers_in(self, state: State, player: i64, kind: i64) -> i64:
        """How many followers of a player stand in features of a kind; a large one is one (7.2.1)."""
        words = state.words
        count: i64 = 0
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            if is_follower_of(state, figure, player) and self.is_meant(state, words[figure + SPOT], kind):
                count += 1
        return count

    def features_with(self, state: State, player: i64, kind: i64) -> list[int]:
        """Roots of all features of a kind with a follower of a player, each once; the majority does not matter."""
        words = state.words
        found: list[int] = []
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            if is_follower_of(state, figure, player) and self.is_meant(state, words[figure + SPOT], kind):
                root = words[words[figure + SPOT] + ROOT]
                if root not in found:
                    found.append(root)
        return found

    def smallest(self, state: State, player: i64, card: i64) -> list[int]:
        """Of the roads, cities or monasteries with a follower of a player those that would bring least at the end."""
        kind = ROAD
        if card == SMALLEST_CITY:
            kind = CITY
        elif card == SMALLEST_MONASTERY:
            kind = MONASTERY
        found: list[int] = []
        least: i64 = 0
        for feature in self.features_with(state, player, kind):
            worth = value_for(state, feature, UNFINISHED, player).points()
            if not found or worth < least:
                found = []
                least = worth
            if worth == least:
                found.append(feature)
        return found

    # -- what it brings --------------------------------------------------------------------------------

    def count(self, state: State, player: i64, card: i64) -> Tally:
        """Count what a card pays for pennants, knights or farmers; the seal if there is no card."""
        tally = Tally()
        if card == EACH_PENNANT:
            pennants: i64 = 0
            for city in self.features_with(state, player, CITY):
                pennants += state.pennants_of(city)
            tally.add(PENNANTS, pennants, PENNANT_POINTS)
        elif card == EACH_KNIGHT:
            tally.add("knights", self.followers_in(state, player, CITY), KNIGHT_POINTS)
        elif card == EACH_FARMER:
            tally.add("farmers", self.followers_in(state, player, FIELD), FARMER_POINTS)
        else:
            tally.add("seal", 1, SEAL_POINTS)
        return tally


def is_follower_of(state: State, figure: i64, player: i64) -> bool:
    """Is a figure on the table a follower of a player?"""
    return state.words[figure + OWNER] == player and state.words[figure + PIECE] <= PHANTOM


def offer_followers(state: State, player: i64, count: i64) -> i64:
    """Every follower of a player that stands on a laid tile can be scored and taken back."""
    words = state.words
    for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        if is_follower_of(state, figure, player) and is_on_land(state, words[figure + SPOT]):
            code = take_code(words[figure + PIECE], words[figure + SPOT])
            if not state.is_offered(count, code):
                count = state.offer(count, code)
    return count


def is_on_land(state: State, spot: i64) -> bool:
    """Does a figure stand on a laid tile there? A prison does not count, nor a place that is printed, like a crown."""
    if spot < state.rules.spots_at:
        return True
    return spot in state.rules.land_spots and spot not in state.rules.spot_signs


def value_of_follower(state: State, player: i64, spot: i64) -> Tally | None:
    """What the area around a follower would bring him alone at the end; nothing without a majority there."""
    if spot >= state.rules.spots_at or state.kind_of(spot) in (SITE, COVERED):
        return None
    feature = state.root_of(spot)
    if player not in leaders(state, feature):
        return None
    claim = UNFINISHED
    if state.kind_of(spot) == FIELD:
        claim = FARMER
    return value_for(state, feature, claim, player)
