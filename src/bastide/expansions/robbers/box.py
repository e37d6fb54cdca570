"""The Robbers: they wait on the score track and take half of what the markers beside them get.

Die Räuber, complete rules 1.25, 4.2.11.5, 4.6.11 and 7.2.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.robbers.actions import Rob
from bastide.expansions.robbers.order import OrderScoring, ScoringOrder
from bastide.expansions.robbers.phases import (
    JoinRobbers,
    LeaveTrack,
    PlaceRobber,
    SettleBegin,
    SettleEnd,
    SettleFigure,
    SettleScore,
    SettleTile,
    SettleTurn,
    WaitForTheEnd,
)
from bastide.kernel import verbs
from bastide.kernel.codes import FIGURE, KIND_MASK, PASS, SCORE, figure_code, owner_in, piece_in, seat_offer, spot_in
from bastide.kernel.hooks import Expansion, Figure, Phase, Shown
from bastide.kernel.layout import PLAYER, TILE_TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import ENDED, FOLLOWER, TAKEN_BACK, Piece
from bastide.kernel.scoring import HALVE, Tally
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "robbers"
SYMBOL = "robber"
ROBBER: Final[i64] = 8
FIELDS: Final[i64] = 50
"""Fields of the score track, which is walked several times (4.6.11)."""
AT_HOME: Final[i64] = 0

NO_MARKER: Final[i64] = 1
STANDS_THERE: Final[i64] = 2
NOTHING_TO_ROB: Final[i64] = 3
ROBBERS_FIRST: Final[i64] = 4
NOT_SCORED: Final[i64] = 5
NO_TILE: Final[i64] = 6
"""Reasons why a robber does not go somewhere, or does not rob somebody."""


class Robbers(Expansion):
    """A robber for everybody, and eight tiles that send robbers to the track."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "robbers-no-marker",
        "robbers-stands-there",
        "robbers-nothing-to-rob",
        "robbers-first",
        "robbers-not-scored",
        "robbers-no-tile",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "robbers_join",
            BOX,
            default="next",
            choices=("next", "all"),
        ),
        Option(
            "robbers_at_end",
            BOX,
            default=False,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.all_join = options["robbers_join"] == "all"
        self.at_end = bool(options["robbers_at_end"])

    def supply(self, players: int) -> dict[Piece, int]:
        """Each player has a robber in front of him (1.25)."""
        return {Piece.ROBBER: 1}

    def set_up(self, rules: Rules) -> None:
        """Find the robber tiles; make the fields of the track, and remember where robbers stand and whom they rob."""
        printed = [int(bool(tile.symbol(SYMBOL))) for tile in rules.tables.types]
        self.calls_robbers: vec[i64] = vec[i64](printed)
        """By the kind of a tile: does it show a robber?"""
        spots = [rules.add_spot(f"track {field}", field=int(field)) for field in range(FIELDS)]
        self.spots: vec[i64] = vec[i64](spots)
        """The place on each field."""
        players = int(rules.players)
        self.field_at = rules.reserve(players)
        """For each robber: its field, from 1, or AT_HOME."""
        self.due = rules.reserve(1)
        """Is any share to be paid?"""
        self.first_at = rules.reserve(players)
        """For each robber: whose marker moved away from it first, from 1; 0 if none did."""
        self.beside_at = rules.reserve(players)
        """For each robber: the markers that stood beside it then and have not moved since, a bit for each."""
        self.loot_at = rules.reserve(players * players)
        """For each robber and each marker: by how many points that marker has moved away from it."""
        self.final = rules.reserve(1)
        """Has the final scoring begun?"""
        self.joined = rules.reserve(1)
        """How many players behind the player on turn have been asked whether they place their robber."""
        self.order = ScoringOrder(rules)
        self.claim: i64 = rules.add_claim("robber")
        self.rob_kind = rules.add_offer(self, Rob)

    def phases(self) -> list[Phase]:
        """Robbers come, the order of scoring is chosen, shares are paid, and robbers leave at the end."""
        return [
            PlaceRobber(self),
            JoinRobbers(self),
            OrderScoring(self),
            SettleBegin(self),
            SettleTile(self),
            SettleFigure(self),
            SettleScore(self),
            SettleTurn(self),
            *([WaitForTheEnd(self), SettleEnd(self)] if self.at_end else [LeaveTrack(self)]),
        ]

    # -- where they stand ------------------------------------------------------------------------

    def marker_field(self, state: State, player: i64) -> i64:
        """On which field of the track a player's marker stands."""
        return field_of(state.score_of(player))

    def is_called(self, state: State) -> bool:
        """Does the tile just laid show a robber?"""
        return self.calls_robbers[state.words[state.last_tile() + TILE_TURN] >> 2] != 0

    def has_robber(self, state: State, player: i64) -> bool:
        """Is the robber of a player still in front of him?"""
        return state.words[self.field_at + player] == AT_HOME

    def is_anybody_out(self, state: State) -> bool:
        """Is any robber on the track?"""
        for player in range(state.players):
            if not self.has_robber(state, player):
                return True
        return False

    def offer_fields(self, state: State, player: i64) -> i64:
        """A robber goes to a field where a marker of another player stands, or stays where it is (4.2.11.5)."""
        count = state.offer(0, PASS)
        for field in range(FIELDS):
            if self.stands_other(state, field, player) and state.words[self.field_at + player] != field + 1:
                count = state.offer(count, figure_code(ROBBER, self.spots[field]))
        if count == 1:
            return 0
        return count

    def stands_other(self, state: State, field: i64, player: i64) -> bool:
        """Does a marker of another player stand on the field?"""
        for other in range(state.players):
            if other != player and self.marker_field(state, other) == field:
                return True
        return False

    def put_robber(self, state: State, player: i64, field: i64) -> None:
        """Let a robber stand on a field, from the supply or from another field."""
        before = state.words[self.field_at + player]
        if before == AT_HOME:
            verbs.place(state, ROBBER, player, self.spots[field])
        else:
            verbs.move(state, Figure(ROBBER, player, self.spots[before - 1]), self.spots[field])
        state.put(self.field_at + player, field + 1)

    def send_home(self, state: State, player: i64, why: i64) -> None:
        """Take a robber back into the supply of its owner."""
        spot = self.spots[state.words[self.field_at + player] - 1]
        state.put(self.field_at + player, AT_HOME)
        verbs.remove(state, [Figure(ROBBER, player, spot)], why)

    # -- robbing ---------------------------------------------------------------------------------

    def on_points(self, state: State, player: i64, points: i64, tally: Tally) -> None:
        """A marker that moves forward is robbed by all robbers of others on the field it leaves (4.2.11.5)."""
        if points <= 0:
            return
        if state.words[self.final] != 0:
            self.note_final_loot(state, player, points)
            return
        after = state.score_of(player)
        field = field_of(after - points)
        for owner in range(state.players):
            if owner == player or state.words[self.field_at + owner] != field + 1:
                continue
            if tally.claim != self.claim:
                self.note_loot(state, owner, player, points)
            elif state.words[self.first_at + owner] == 0:
                # Robbers do not rob robbers, but keep beside the marker that they wait for.
                self.put_robber(state, owner, field_of(after))

    def note_loot(self, state: State, owner: i64, victim: i64, points: i64) -> None:
        """Note what a robber can take: of every marker beside it the first points, once one of them has moved."""
        words = state.words
        if words[self.first_at + owner] == 0:
            state.put(self.first_at + owner, victim + 1)
            state.put(self.beside_at + owner, self.markers_beside(state, owner) | 1 << victim)
            state.put(self.due, 1)
        if words[self.beside_at + owner] & 1 << victim != 0:
            state.put(self.beside_at + owner, words[self.beside_at + owner] & ~(1 << victim))
            state.put(self.loot_at + owner * state.players + victim, points)

    def markers_beside(self, state: State, owner: i64) -> i64:
        """Give the markers of others that stand on the field of a robber, a bit for each."""
        beside: i64 = 0
        for other in range(state.players):
            if other != owner and self.marker_field(state, other) + 1 == state.words[self.field_at + owner]:
                beside |= 1 << other
        return beside

    def settle(self, state: State) -> None:
        """Pay every share until one leaves a choice, from the player on turn on (4.2.11.5)."""
        while state.words[self.due] != 0:
            owner = self.next_thief(state)
            if owner < 0:
                state.put(self.due, 0)
            elif self.offer_victims(state, owner) > 1:
                return
            else:
                self.rob(state, owner, state.words[self.first_at + owner] - 1)

    def next_thief(self, state: State) -> i64:
        """Give the next player whose robber can take something, -1 if there is none."""
        for seat in range(state.players):
            owner = (state.words[PLAYER] + seat) % state.players
            if state.words[self.first_at + owner] != 0:
                return owner
        return -1

    def offer_victims(self, state: State, owner: i64) -> i64:
        """Several markers that stood beside a robber have moved: its owner chooses where shares differ."""
        count: i64 = 0
        least: i64 = 0
        most: i64 = 0
        for victim in range(state.players):
            share = (state.words[self.loot_at + owner * state.players + victim] + 1) >> 1
            if share > 0:
                count = state.offer(count, seat_offer(self.rob_kind, FOLLOWER, victim))
                if least == 0 or share < least:
                    least = share
                if share > most:
                    most = share
        if least == most:
            return 1
        return count

    def rob(self, state: State, owner: i64, victim: i64) -> None:
        """The owner of a robber gets half of the points of a marker, and the robber goes home (4.2.11.5)."""
        tally = Tally()
        tally.start(self.claim, 0, 0)
        tally.add("robbed points", state.words[self.loot_at + owner * state.players + victim], 1)
        tally.change(HALVE, SYMBOL)
        verbs.score(state, owner, tally.points(), tally)
        self.send_home(state, owner, TAKEN_BACK)
        state.put(self.first_at + owner, 0)
        state.put(self.beside_at + owner, 0)
        for other in range(state.players):
            state.put(self.loot_at + owner * state.players + other, 0)

    def carry_out(self, state: State, code: i64) -> None:
        """Rob the marker that was chosen."""
        self.rob(state, state.asked, owner_in(code))

    # -- the end -----------------------------------------------------------------------------------

    def begin_final(self, state: State) -> None:
        """By option all points that a marker gets in the final scoring are one move, from where it stands now."""
        state.put(self.final, 1)
        for owner in range(state.players):
            if not self.has_robber(state, owner):
                state.put(self.beside_at + owner, self.markers_beside(state, owner))

    def note_final_loot(self, state: State, victim: i64, points: i64) -> None:
        """Add up what the robbers beside a marker can take of it."""
        for owner in range(state.players):
            if state.words[self.beside_at + owner] & 1 << victim != 0:
                loot = self.loot_at + owner * state.players + victim
                state.put(loot, state.words[loot] + points)

    def settle_final(self, state: State) -> None:
        """Each robber takes half of what the luckiest of the markers beside it got; nobody is asked."""
        for owner in range(state.players):
            best: i64 = 0
            for victim in range(state.players):
                loot = self.loot_at + owner * state.players
                if state.words[loot + victim] > state.words[loot + best]:
                    best = victim
            if state.words[self.loot_at + owner * state.players + best] > 0:
                self.rob(state, owner, best)
        self.leave_track(state)

    def leave_track(self, state: State) -> None:
        """All robbers go home."""
        for player in range(state.players):
            if not self.has_robber(state, player):
                self.send_home(state, player, ENDED)

    # -- the order of scoring ----------------------------------------------------------------------

    def adds_rank(self, state: State, feature: i64) -> i64:
        """Features are scored in the order that was chosen."""
        return self.order.rank_of(state, feature)

    # -- why not -----------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why a robber does not go to a field, why nobody is robbed, or why something is not scored next."""
        if code & KIND_MASK == self.rob_kind:
            return NOTHING_TO_ROB
        if code & KIND_MASK == SCORE and isinstance(state.phase, OrderScoring):
            return NOT_SCORED
        if code & KIND_MASK != FIGURE:
            return 0
        robber = piece_in(code) == ROBBER
        on_track = spot_in(code) in state.rules.spot_fields
        if not isinstance(state.phase, PlaceRobber | JoinRobbers):
            return NO_TILE if robber or on_track else 0
        if not robber or not on_track:
            return ROBBERS_FIRST
        if self.stands_other(state, state.rules.spot_fields[spot_in(code)], state.asked):
            return STANDS_THERE
        return NO_MARKER

    # -- what is to be seen ------------------------------------------------------------------------

    def shows(self, state: State) -> list[Shown]:
        """Markers of all players on the track, where robbers stand beside them."""
        return [
            Shown(FOLLOWER, field=self.marker_field(state, player), owner=int(player))
            for player in range(state.players)
        ]

    # -- the text of a position ----------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``1 12, 3 40; 1; 1 2 7, 1 3 0``: robbers on fields, how many were asked, and who can take what from whom."""
        words = state.words
        out = [f"{p + 1} {words[self.field_at + p] - 1}" for p in range(state.players) if not self.has_robber(state, p)]
        asked = words[self.joined] if isinstance(state.phase, JoinRobbers) else 0
        loot: list[str] = []
        for owner in range(state.players):
            first = words[self.first_at + owner] - 1
            if first >= 0:
                others = [victim for victim in range(int(state.players)) if victim != first]
                for victim in [first, *others]:
                    points = words[self.loot_at + owner * state.players + victim]
                    if points > 0 or words[self.beside_at + owner] & 1 << victim != 0:
                        loot.append(f"{owner + 1} {victim + 1} {points}")
        parts = [", ".join(out), str(asked), ", ".join(loot), self.order.write(state)]
        while parts and parts[-1] in ("", "0"):
            parts.pop()
        return "; ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        parts = [part.strip() for part in text.split(";")]
        out, asked, loot, order = parts + [""] * (4 - len(parts))
        for part in filter(None, out.split(",")):
            player, field = (int(number) for number in part.split())
            if not 1 <= player <= state.players or not 0 <= field < FIELDS or not self.has_robber(state, player - 1):
                raise ValueError(text)
            self.put_robber(state, player - 1, field)
        if not 0 <= int(asked or "0") < state.players:
            raise ValueError(text)
        state.put(self.joined, int(asked or "0"))
        for part in filter(None, loot.split(",")):
            self.read_loot(state, [int(number) for number in part.split()], text)
        self.order.read(state, order)

    def read_loot(self, state: State, numbers: list[int], text: str) -> None:
        """Note again what a robber can take: from whom, and how many points; 0 if that marker is still beside it."""
        owner, victim, points = numbers
        players = range(1, int(state.players) + 1)
        if owner not in players or victim not in players or owner == victim or points < 0:
            raise ValueError(text)
        owner -= 1
        victim -= 1
        if self.has_robber(state, owner) or (points == 0 and state.words[self.first_at + owner] == 0):
            raise ValueError(text)
        if points == 0:
            state.put(self.beside_at + owner, state.words[self.beside_at + owner] | 1 << victim)
            return
        if state.words[self.first_at + owner] == 0:
            state.put(self.first_at + owner, victim + 1)
        state.put(self.loot_at + owner * state.players + victim, points)
        state.put(self.due, 1)


def field_of(points: i64) -> i64:
    """On which field of the track a marker with so many points stands."""
    return points % FIELDS
