"""Castles: a small town becomes a castle, whose lord earns what is finished around it (complete rules 4.6.5).

The lord stands on a spot of the castle, not on a feature: what looks for figures on features does not find him.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.base.scoring import value_of
from bastide.kernel import tiles, verbs
from bastide.kernel.codes import PASS, cell_offer, score_code, slot_scored
from bastide.kernel.geometry import SIDES, STEPS
from bastide.kernel.hooks import Award, Figure, Phase
from bastide.kernel.layout import FEATURE as FEATURE_WORD
from bastide.kernel.layout import (
    FIGURE_WORDS,
    FIGURES,
    FIGURES_END,
    NEXT,
    OPEN,
    OWNER,
    PIECE,
    PLAYER,
    ROOT,
    SIZE,
    SPOT,
    TILE,
    TILE_CELL,
)
from bastide.kernel.pieces import PHANTOM, SCORED, Piece, Why
from bastide.kernel.scoring import FINISHED
from bastide.kernel.tables import CITY
from bastide.kernel.tiles import Feature, TileType
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

CASTLE: Final = "castle"
TOWN_PARTS: Final[i64] = 2
NOBODY: Final[i64] = -1
MOST_NOTES: Final = 64
"""More features are never finished at once."""
NEIGHBOUR: Final = vec[i64](list(STEPS))


def castle_drawing(box: str) -> TileType:
    """Give what a town shows when a castle is built upon it."""
    return TileType(f"{box}/{CASTLE}", box, f"{box}/{CASTLE}", 0, "", (Feature(CASTLE, tiles.COVER),))


class Castles:
    """Which towns are castles, who is their lord, and what they earn."""

    def __init__(self, *, played: bool, finished_only: bool) -> None:
        self.played = played
        self.finished_only = finished_only
        """Do only castles without a lord count for farmers?"""
        self.unpaid: list[int] = []
        """Pieces that earn nothing as lords: rulings say so when they are set up."""

    def set_up(self, rules: Rules, drawing: str, build: int, most: int) -> None:
        """Look up what is half-round; remember the castles, what their towns have been asked, and what was finished."""
        self.build = build
        """Kind of code: a castle token."""
        self.most = most
        self.half: vec[i64] = rules.tables.marked("half")
        self.castle: i64 = rules.tables.kind_named(drawing) * rules.tables.stride
        """The feature that a town becomes."""
        self.claim = rules.add_claim(CASTLE)
        self.spots: list[int] = [rules.add_spot(f"{CASTLE} {number + 1}", on_land=True) for number in range(most)]
        self.towns = rules.reserve(most)
        """By number: the part of the town on which the lord stood as a knight."""
        self.number = rules.reserve(1)
        """How many castles there are."""
        self.settled = rules.reserve(1)
        """How many of them were built before this turn."""
        self.declined = rules.reserve(1)
        """Sides of the tile just laid at which an owner wants no castle, as a set."""
        self.notes = rules.reserve(MOST_NOTES)
        """Features around castles that were finished just now."""
        self.noted = rules.reserve(1)
        self.paid_by = rules.reserve(most)
        """By number: the feature whose points a castle got just now."""

    # -- building ------------------------------------------------------------------------------

    def owner_of_town(self, state: State, slot: i64) -> i64:
        """Who could build: one follower stands in a town of two half-round parts; NOBODY if it is none (4.6.5)."""
        words = state.words
        root = words[slot + ROOT]
        if words[root + FIGURES] == 0 or words[root + OPEN] != 0 or words[root + SIZE] != TOWN_PARTS:
            return NOBODY
        if state.kind_of(root) != CITY or state.sum_over(root, self.half) != TOWN_PARTS:
            return NOBODY
        owner: i64 = NOBODY
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            spot = words[figure + SPOT]
            if words[figure + PIECE] <= PHANTOM and spot < state.rules.spots_at and words[spot + ROOT] == root:
                if owner != NOBODY:
                    return NOBODY
                owner = words[figure + OWNER]
        return owner

    def build_on(self, state: State, slot: i64) -> None:
        """Lay a castle upon the town; its follower becomes the lord. That is worth nothing yet (4.6.5)."""
        words = state.words
        root = words[slot + ROOT]
        number = words[self.number]
        left: list[Figure] = []
        for figure in verbs.figures_on(state, root):
            if figure.piece <= PHANTOM:
                verbs.give(state, figure.owner, Piece.CASTLE, -1)
                state.put(self.towns + number, figure.spot)
                verbs.move(state, figure, self.spots[number])
            else:
                left.append(figure)
        if left:
            verbs.remove(state, left, int(Why.LONELY))
        open_ends: i64 = 0
        if self.finished_only:
            open_ends = 1
        verbs.cover(state, root, self.castle, open_ends)
        state.put(self.number, number + 1)

    def lord_of(self, state: State, number: i64) -> i64:
        """Give the record of the lord of a castle, 0 if it has none any more."""
        words = state.words
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            if words[figure + SPOT] == self.spots[number]:
                return figure
        return 0

    def castle_at(self, spot: i64) -> i64:
        """Give the number of the castle to which a spot belongs, NOBODY if it is none."""
        for number in range(len(self.spots)):
            if self.spots[number] == spot:
                return number
        return NOBODY

    def cell_of_lord(self, state: State, number: i64) -> i64:
        """Give the cell on which the lord of a castle stood as a knight."""
        words = state.words
        return words[words[words[self.towns + number] + TILE] + TILE_CELL]

    def leave(self, state: State, figures: list[Figure]) -> None:
        """A castle without a lord is finished for good (4.6.5); one in which another stands now is not."""
        if not self.finished_only:
            return
        for figure in figures:
            if figure.spot in self.spots and not verbs.figures_on(state, figure.spot):
                verbs.close_end(state, state.words[self.towns + self.spots.index(figure.spot)])

    # -- the six cells -------------------------------------------------------------------------

    def surrounds(self, state: State, number: i64, cell: i64) -> bool:
        """Is a cell one of the six: the two tiles of the castle, and the two on each of its long sides? (4.6.5)."""
        words = state.words
        slot = words[self.towns + number]
        first = words[words[slot + TILE] + TILE_CELL]
        second = words[words[words[slot + NEXT] + TILE] + TILE_CELL]
        across = NEIGHBOUR[1]
        if second - first in (NEIGHBOUR[1], NEIGHBOUR[3]):
            across = NEIGHBOUR[0]
        for middle in (first, second):
            if cell in (middle, middle + across, middle - across):
                return True
        return False

    def touches(self, state: State, number: i64, feature: i64) -> bool:
        """Does a part of a feature lie on one of the six cells? A monastery is where it stands (4.6.5)."""
        words = state.words
        slot = feature
        while True:
            if self.surrounds(state, number, words[words[slot + TILE] + TILE_CELL]):
                return True
            slot = words[slot + NEXT]
            if slot == feature:
                return False

    # -- scoring -------------------------------------------------------------------------------

    def note(self, state: State, features: list[int]) -> None:
        """Note what was finished around castles with a lord that were built before, scored or not (4.6.5)."""
        words = state.words
        for feature in features:
            for number in range(words[self.settled]):
                if words[self.noted] < MOST_NOTES and self.touches(state, number, feature):
                    state.put(self.notes + words[self.noted], feature)
                    state.put(self.noted, words[self.noted] + 1)
                    break

    def candidates(self, state: State, number: i64) -> list[int]:
        """Whose points the lord of a castle can get: what was finished around it, or what castles there got."""
        words = state.words
        noted = [words[at] for at in range(self.notes, self.notes + words[self.noted])]
        found = [feature for feature in noted if self.touches(state, number, feature)]
        for other in range(words[self.settled]):
            paid = words[self.paid_by + other]
            if paid != 0 and paid not in found and self.touches(state, number, words[self.towns + other]):
                found.append(paid)
        return found

    def next_castle(self, state: State) -> i64:
        """Give the castle whose lord is paid next, NOBODY if there is none.

        It is the one that can get most, so that lords beside it can choose its points; of several the first from the
        player on turn clockwise.
        """
        words = state.words
        best: i64 = NOBODY
        best_points: i64 = -1
        best_turns: i64 = 0
        for number in range(words[self.settled]):
            lord = self.lord_of(state, number)
            if lord == 0:
                continue
            turns = (words[lord + OWNER] - words[PLAYER] + state.players) % state.players
            for feature in self.candidates(state, number):
                points = value_of(state, feature, FINISHED).points()
                if points > best_points or (points == best_points and turns < best_turns):
                    best = number
                    best_points = points
                    best_turns = turns
        return best

    def settle(self, state: State) -> None:
        """Pay lord after lord as long as nobody has a choice; then forget what was finished."""
        words = state.words
        while True:
            number = self.next_castle(state)
            if number == NOBODY:
                break
            found = self.candidates(state, number)
            values = {value_of(state, feature, FINISHED).points() for feature in found}
            if len(values) > 1:
                return
            self.pay(state, number, found[0])
        for number in range(words[self.settled]):
            if words[self.paid_by + number] != 0:
                state.put(self.paid_by + number, 0)
        if words[self.noted] != 0:
            state.put(self.noted, 0)
        if words[self.settled] != words[self.number]:
            state.put(self.settled, words[self.number])

    def pay(self, state: State, number: i64, feature: i64) -> None:
        """The lord gets the full points of a feature and goes home; the castle stays (4.6.5)."""
        words = state.words
        record = self.lord_of(state, number)
        lord = Figure(words[record + PIECE], words[record + OWNER], words[record + SPOT])
        tally = value_of(state, feature, FINISHED)
        tally.claim = self.claim
        points = tally.points()
        state.put(self.paid_by + number, feature)
        if lord.piece not in self.unpaid:
            verbs.score(state, lord.owner, points, tally)
            for box in state.rules.on_scored:
                box.on_scored(state, [Award(lord.owner, points, self.claim, feature)])
        verbs.remove(state, [lord], SCORED)

    def castle_just_paid(self, state: State) -> i64:
        """Give the castle whose lord was paid just now and still stands there, NOBODY if there is none."""
        words = state.words
        for number in range(words[self.settled]):
            if words[self.paid_by + number] != 0 and self.lord_of(state, number) != 0:
                return number
        return NOBODY

    def castles_by(self, state: State, field: i64) -> i64:
        """How many of the finished cities that touch a field are castles."""
        found: i64 = 0
        for index in range(state.finished_cities_of(field)):
            if state.words[state.rules.cities[index] + FEATURE_WORD] == self.castle:
                found += 1
        return found


def north_western(state: State, feature: i64) -> i64:
    """Give the part of a feature that names it, whichever was laid first."""
    words = state.words
    best = feature
    slot = words[feature + NEXT]
    while slot != feature:
        cell = words[words[slot + TILE] + TILE_CELL]
        best_cell = words[words[best + TILE] + TILE_CELL]
        if cell < best_cell or (cell == best_cell and slot < best):
            best = slot
        slot = words[slot + NEXT]
    return best


class BuildCastle(Phase):
    """The owner of a small town that was just closed may build a castle upon it, whoever is on turn (4.6.5)."""

    step: ClassVar[Step] = Step.CASTLE
    question: ClassVar[str] = "ask-castle"
    passing: ClassVar[str] = "pass-castle"

    def __init__(self, castles: Castles) -> None:
        super().__init__()
        self.castles = castles

    def enter(self, state: State) -> None:
        """Nobody has declined yet."""
        if state.words[self.castles.declined] != 0:
            state.put(self.castles.declined, 0)

    def options(self, state: State) -> i64:
        """A castle or none, for one town after the other: of the player on turn first, then clockwise."""
        words = state.words
        side = self.town(state)
        if side == NOBODY:
            return 0
        tile = state.last_tile()
        slot = state.slot_at(tile, side * 3 + 1)
        state.ask(self.castles.owner_of_town(state, slot))
        count = state.offer(0, PASS)
        beyond = words[tile + TILE_CELL] + NEIGHBOUR[side]
        return state.offer(count, cell_offer(self.castles.build, Piece.CASTLE, beyond))

    def town(self, state: State) -> i64:
        """Give the side of the tile just laid at which a town waits for a decision, NOBODY if there is none."""
        words = state.words
        tile = state.last_tile()
        best: i64 = NOBODY
        best_turns: i64 = state.players
        for side in range(SIDES):
            slot = state.slot_at(tile, side * 3 + 1)
            if slot == 0 or words[self.castles.declined] >> side & 1 != 0:
                continue
            owner = self.castles.owner_of_town(state, slot)
            if owner == NOBODY or state.supply_of(owner, Piece.CASTLE) == 0:
                continue
            turns = (owner - words[PLAYER] + state.players) % state.players
            if turns < best_turns:
                best = side
                best_turns = turns
        return best

    def apply(self, state: State, code: i64) -> bool:
        """Build, or note that this owner wants none; then ask for the next town."""
        side = self.town(state)
        if code == PASS:
            state.put(self.castles.declined, state.words[self.castles.declined] | 1 << side)
        else:
            self.castles.build_on(state, state.slot_at(state.last_tile(), side * 3 + 1))
        return True


class ScoreCastles(Phase):
    """Lords are paid for what was finished around them; of several things the lord chooses one (4.6.5)."""

    step: ClassVar[Step] = Step.SCORE
    question: ClassVar[str] = "ask-castle-earns"

    def __init__(self, castles: Castles) -> None:
        super().__init__()
        self.castles = castles

    def enter(self, state: State) -> None:
        """Pay lords who have no choice."""
        if state.words[self.castles.number] != 0:
            self.castles.settle(state)

    def options(self, state: State) -> i64:
        """Everything whose points the next lord can get."""
        if state.words[self.castles.noted] == 0:
            return 0
        number = self.castles.next_castle(state)
        if number == NOBODY:
            return 0
        state.ask(state.words[self.castles.lord_of(state, number) + OWNER])
        count: i64 = 0
        for feature in self.castles.candidates(state, number):
            count = state.offer(count, score_code(north_western(state, feature), 0))
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Pay this lord, and those who have no choice after him."""
        self.castles.pay(state, self.castles.next_castle(state), state.root_of(slot_scored(code)))
        self.castles.settle(state)
        return True
