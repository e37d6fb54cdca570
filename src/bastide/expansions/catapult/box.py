"""The Catapult: whoever lays a fair calls for a round in which everybody throws a disc.

Das Katapult, complete rules 1.16, 3.3.2.1, 4.2.5, 4.4.6.2, 4.6.8, 4.6.10, 7.3.1 and 7.4.8.
At the table it is a game of skill. Here a throw is a choice of direction and power, and chance lets the disc drift;
without scatter it is pure aim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.catapult.events import DiscCaught, DiscLanded
from bastide.expansions.catapult.phases import (
    AimPower,
    AimSide,
    CatchDisc,
    ChooseGame,
    ChooseVictim,
    Land,
    NextThrow,
    NoteFair,
    Scatter,
    Seduce,
)
from bastide.expansions.catapult.rounds import read_rounds, write_rounds
from bastide.expansions.catapult.table import (
    STEP,
    UNITS,
    Anchors,
    Point,
    distance_to,
    hit_by,
    landing,
    nearest,
    touches_tile,
    ways,
)
from bastide.kernel import verbs
from bastide.kernel.codes import (
    CHOICE,
    FIGURE,
    HOME,
    KIND_MASK,
    PASS,
    TAKE,
    figure_code,
    piece_in,
    spot_in,
    take_code,
)
from bastide.kernel.geometry import cell_at
from bastide.kernel.hooks import Expansion, Figure, Phase, Shown
from bastide.kernel.layout import PLAYER, TILE_TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import is_forbidden
from bastide.kernel.pieces import HIT, SENT_HOME, TAKEN_BACK, Piece
from bastide.kernel.scoring import Tally

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "catapult"
SYMBOL = "fair"
MOST_FAIRS: Final[i64] = 8
"""More than one turn can lay."""
DISCS: Final = 4
KNOCK_OUT: Final[i64] = 1
SEDUCTION: Final[i64] = 2
TARGET: Final[i64] = 3
CATCH: Final[i64] = 4
"""The four games, one for each kind of disc."""
THROWS: Final[i64] = 64
"""Powers of a throw to a neighbour, and moments to catch it."""
RULER: Final[i64] = 32
"""So far a disc must fly to reach the ruler between both."""
CAUGHT_WITHIN: Final[i64] = 2
TOUCHED_WITHIN: Final[i64] = 4
POINTS: Final[i64] = 5

TOO_FAR: Final[i64] = 1
NOT_NEAREST: Final[i64] = 2
CANNOT_STAND: Final[i64] = 3
"""Reasons why a throw, or what it brings, is not possible."""


class Toppling:
    """Whoever wants to know where a disc comes down to hit: rulings say so when they are set up."""

    def topple(self, state: State, x: i64, y: i64) -> None:
        """React to a disc that came down there."""


class Bond:
    """Whoever knows of places that nobody leaves to seduce somebody: rulings say so when they are set up."""

    def holds(self, spot: i64) -> bool:
        """Does a follower who stands there stay?"""
        return False


class Catapult(Expansion):
    """Twelve tiles with a fair, and four discs for everybody."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = ("catapult-too-far", "catapult-not-nearest", "catapult-cannot-stand")
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "catapult_scatter",
            BOX,
            default=4,
            choices=tuple(range(17)),
        ),
        Option(
            "toppled_towers",
            BOX,
            default="rebuilt",
            choices=("rebuilt", "removed"),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.scatter: i64 = int(options["catapult_scatter"])
        self.topplings: list[Toppling] = []
        self.bonds: list[Bond] = []

    def supply(self, players: int) -> dict[Piece, int]:
        """Each player gets one disc of each of the four kinds (3.3.2.1)."""
        return {Piece.CATAPULT_DISC: DISCS}

    def set_up(self, rules: Rules) -> None:
        """Find the fairs; remember the rounds that are due, the game, and the throw that is being made."""
        self.is_fair: list[bool] = [tile.symbol(SYMBOL) != "" for tile in rules.tables.types]
        self.anchors = Anchors(rules)
        self.throws: i64 = THROWS
        self.most_fairs: i64 = MOST_FAIRS
        self.claim: i64 = rules.add_claim(BOX)
        self.fairs: i64 = rules.reserve(1)
        """How many rounds are due."""
        self.fairs_at: i64 = rules.reserve(int(MOST_FAIRS))
        """The tiles that call for them."""
        self.game: i64 = rules.reserve(1)
        """Which game is played, 0 if none."""
        self.thrown: i64 = rules.reserve(1)
        """How many players have thrown."""
        self.side: i64 = rules.reserve(1)
        self.power: i64 = rules.reserve(1)
        self.timing: i64 = rules.reserve(1)
        """The throw, and how it is caught, each from 1; 0 if it is not chosen yet."""
        self.drift: i64 = rules.reserve(1)
        self.drift_away: i64 = rules.reserve(1)
        """What chance adds, each from 1."""
        self.victim: i64 = rules.reserve(1)
        """Which of the nearest followers was chosen, from 1."""
        self.landed_at: i64 = rules.reserve(2 * int(rules.players))
        """Where discs have come down in this round, by player."""

    def phases(self) -> list[Phase]:
        """A round: choose, aim, drift, land, and the next."""
        return [
            NoteFair(self),
            ChooseGame(self),
            AimSide(self),
            AimPower(self),
            CatchDisc(self),
            Scatter(self),
            Land(self),
            ChooseVictim(self),
            Seduce(self),
            NextThrow(self),
        ]

    # -- the round -------------------------------------------------------------------------------------

    def note_fair(self, state: State) -> None:
        """A tile with a fair calls for a round when the whole turn is over (4.2.5)."""
        tile = state.last_tile()
        count = state.words[self.fairs]
        if self.is_fair[state.words[tile + TILE_TURN] >> 2] and count < MOST_FAIRS:
            state.put(self.fairs_at + count, tile)
            state.put(self.fairs, count + 1)

    def games(self, state: State) -> i64:
        """How many of the four games can be played."""
        if state.players == 1:
            return CATCH - 1
        return CATCH

    def is_aimed(self, state: State) -> bool:
        """Is a game played in which discs are thrown at the table?"""
        game = state.words[self.game]
        return game != 0 and game != CATCH  # noqa: PLR1714 - a tuple would make objects

    def thrower(self, state: State) -> i64:
        """Whose throw it is: the player on turn begins, the others follow clockwise."""
        return (state.words[PLAYER] + state.words[self.thrown]) % state.players

    def catcher(self, state: State) -> i64:
        """The left neighbour of the thrower."""
        return (self.thrower(state) + 1) % state.players

    def goes_on(self, state: State) -> bool:
        """A throw is over: is there another?"""
        if state.words[self.game] == 0:
            return False
        for word in range(self.side, self.victim + 1):
            state.put(word, 0)
        thrown = state.words[self.thrown] + 1
        if thrown < state.players:
            state.put(self.thrown, thrown)
            return True
        state.put(self.thrown, 0)
        state.put(self.game, 0)
        left = state.words[self.fairs] - 1
        for at in range(left):
            state.put(self.fairs_at + at, state.words[self.fairs_at + at + 1])
        state.put(self.fairs, left)
        return left > 0

    # -- chance ----------------------------------------------------------------------------------------

    def spread(self, state: State) -> i64:
        """How far each of three numbers may drift; a hard throw to a neighbour drifts further."""
        if state.words[self.game] == CATCH:
            return (self.scatter * (state.words[self.power] - 1) + 15) // 16
        return self.scatter

    def has_drifted(self, state: State) -> bool:
        """Has chance said everything?"""
        if self.is_aimed(state):
            return state.words[self.drift_away] != 0
        return state.words[self.drift] != 0

    def likelihood(self, state: State, drift: i64) -> i64:
        """In how many ways three numbers make this drift."""
        return ways(drift, 2 * self.spread(state))

    def note_drift(self, state: State, drift: i64) -> None:
        """Chance has said how far the disc drifts: sideways, then in depth."""
        if state.words[self.drift] == 0:
            state.put(self.drift, drift + 1)
        else:
            state.put(self.drift_away, drift + 1)

    def drifted(self, state: State, word: i64) -> i64:
        """How far the disc drifts, to either side."""
        if state.words[word] == 0:
            return 0
        return state.words[word] - 1 - 3 * self.spread(state)

    # -- what a disc does ------------------------------------------------------------------------------

    def landing(self, state: State) -> Point:
        """Where the disc comes down."""
        left = (state.words[self.side] - 1) * STEP + self.drifted(state, self.drift)
        away = (state.words[self.power] - 1) * STEP + self.drifted(state, self.drift_away)
        return landing(state, self.thrower(state), left, away)

    def land(self, state: State) -> None:
        """The disc comes down: followers are hit, it lies there, or it is caught."""
        game = state.words[self.game]
        if game == 0:
            return
        if game == CATCH:
            self.decide_catch(state)
            return
        x, y = self.landing(state)
        at = self.landed_at + 2 * self.thrower(state)
        state.put(at, x)
        state.put(at + 1, y)
        if state.reporter is not None:
            state.report(DiscLanded(int(self.thrower(state)), x // UNITS, y // UNITS))
        if game == KNOCK_OUT:
            hit = hit_by(self.anchors.standing(state), x, y)
            if hit:
                verbs.remove(state, hit, HIT)
            for toppling in self.topplings:
                toppling.topple(state, x, y)
        elif game == TARGET and state.words[self.thrown] + 1 == state.players:
            self.decide_target(state)

    def decide_target(self, state: State) -> None:
        """Whoever has come nearest to the fair just laid gets 5 points; all of them if several have (4.2.5.3)."""
        fair = state.words[self.fairs_at]
        far: list[int] = []
        for player in range(state.players):
            at = self.landed_at + 2 * player
            far.append(distance_to(state, fair, state.words[at], state.words[at + 1]))
        for seat in range(state.players):
            player = (state.words[PLAYER] + seat) % state.players
            if far[player] == min(far):
                self.pay(state, player, "hits on the fair")

    def decide_catch(self, state: State) -> None:
        """Caught, or not far enough and not touched: the catcher wins; else the thrower does (4.2.5.4)."""
        flight = state.words[self.power] - 1 + self.drifted(state, self.drift)
        late = flight - (state.words[self.timing] - 1)
        if -CAUGHT_WITHIN <= late <= CAUGHT_WITHIN:
            result = "caught"
        elif -TOUCHED_WITHIN <= late <= TOUCHED_WITHIN:
            result = "dropped"
        else:
            result = "far" if flight >= RULER else "short"
        thrower, catcher = self.thrower(state), self.catcher(state)
        if state.reporter is not None:
            state.report(DiscCaught(int(thrower), int(catcher), result))
        if result in ("caught", "short"):
            self.pay(state, catcher, "catches")
        else:
            self.pay(state, thrower, "throws")

    def pay(self, state: State, player: i64, label: str) -> None:
        """Give the 5 points of a game that was won."""
        tally = Tally()
        tally.start(self.claim, 0, 0)
        tally.add(label, 1, POINTS)
        verbs.score(state, player, tally.points(), tally)

    # -- seduction -------------------------------------------------------------------------------------

    def is_seducing(self, state: State) -> bool:
        """Is a disc on the table that may replace a follower?"""
        return state.words[self.game] == SEDUCTION and state.words[self.power] != 0

    def nearest(self, state: State) -> list[Figure]:
        """The follower nearest to the disc, or several; nobody if it touches no tile (4.2.5.2)."""
        x, y = self.landing(state)
        if not touches_tile(state, x, y):
            return []
        return nearest(self.anchors.standing(state), x, y)

    def chosen(self, state: State) -> Figure | None:
        """The follower that may be replaced."""
        found = self.nearest(state)
        if not found:
            return None
        return found[max(0, state.words[self.victim] - 1)]

    def offer_seducers(self, state: State) -> i64:
        """Own followers who may stand there, of the supply or from elsewhere on the table; and leaving him alone."""
        count = state.offer(0, PASS)
        victim = self.chosen(state)
        if victim is None:
            return count
        thrower = self.thrower(state)
        for index in range(len(state.rules.followers)):
            piece = state.rules.followers[index]
            is_same = victim.owner == thrower and victim.piece == piece
            if state.supply_of(thrower, piece) > 0 and not is_same and not is_forbidden(state, piece, victim.spot):
                count = state.offer(count, figure_code(piece, victim.spot))
        for each in self.anchors.standing(state):
            figure = each.figure
            if figure.owner != thrower or figure == victim or self.is_bound(figure.spot):
                continue
            if not is_forbidden(state, figure.piece, victim.spot):
                code = take_code(figure.piece, figure.spot)
                if not state.is_offered(count, code):
                    count = state.offer(count, code)
        return count

    def is_bound(self, spot: i64) -> bool:
        """Does a follower who stands there not leave to seduce somebody?"""
        for bond in self.bonds:
            if bond.holds(spot):
                return True
        return False

    def seduce(self, state: State, code: i64) -> None:
        """The new follower takes the place, the old one goes home to his owner (4.2.5.2)."""
        victim = self.chosen(state)
        if victim is None:
            return
        thrower = self.thrower(state)
        seducer = Figure(piece_in(code), int(thrower), spot_in(code))
        if code & KIND_MASK == TAKE and are_together(state, seducer.spot, victim.spot):
            verbs.move(state, seducer, victim.spot)
        else:
            if code & KIND_MASK == TAKE:
                verbs.remove(state, [seducer], TAKEN_BACK)
            verbs.place(state, piece_in(code), thrower, victim.spot)
        verbs.remove(state, [victim], SENT_HOME)

    # -- what is to be seen ----------------------------------------------------------------------------

    def lying(self, state: State) -> list[tuple[int, int, int]]:
        """Give the discs of a round that lie on the table: whose they are, and where."""
        words = state.words
        found: list[tuple[int, int, int]] = []
        for seat in range(words[self.thrown] if self.is_aimed(state) else 0):
            player = (words[PLAYER] + seat) % state.players
            at = self.landed_at + 2 * player
            found.append((int(player), int(words[at]), int(words[at + 1])))
        if isinstance(state.phase, ChooseVictim | Seduce):
            found.append((int(self.thrower(state)), *self.landing(state)))
        return found

    def shows(self, state: State) -> list[Shown]:
        """Show discs where they lie until the last is thrown; the number on them is that of the game."""
        return [
            Shown(
                int(Piece.CATAPULT_DISC),
                cell=cell_at(x // UNITS, y // UNITS),
                owner=player,
                count=int(state.words[self.game]),
                at=(x % UNITS, y % UNITS),
            )
            for player, x, y in self.lying(state)
        ]

    # -- why not ---------------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why a throw, or what it brings, is not possible."""
        phase = state.phase
        kind = code & KIND_MASK
        if kind == CHOICE and isinstance(phase, AimSide | AimPower | CatchDisc):
            return TOO_FAR
        if kind == HOME and isinstance(phase, ChooseVictim):
            return NOT_NEAREST
        if kind == TAKE and self.is_bound(spot_in(code)):
            return 0
        if kind in (FIGURE, TAKE) and isinstance(phase, Seduce):
            victim = self.chosen(state)
            elsewhere = kind == FIGURE and victim is not None and spot_in(code) != victim.spot
            return NOT_NEAREST if elsewhere else CANNOT_STAND
        return 0

    # -- the text of a position ------------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """Write the rounds that are due, and the one going on."""
        return write_rounds(state, self)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        read_rounds(state, self, text)


def are_together(state: State, one: i64, other: i64) -> bool:
    """Are two spots the same, or parts of one feature? Whoever goes from one to the other does not leave it."""
    if one == other:
        return True
    last = state.rules.spots_at
    return one < last and other < last and state.root_of(one) == state.root_of(other)
