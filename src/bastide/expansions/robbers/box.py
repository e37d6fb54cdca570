"""The Robbers: they wait on the score track and take half of what the markers beside them get.

Die Räuber, complete rules 1.25, 4.2.11.5, 4.6.11 and 7.2.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.robbers.actions import Rob
from bastide.expansions.robbers.phases import JoinRobbers, PlaceRobber, RobMarker, SettleEnd
from bastide.kernel import verbs
from bastide.kernel.codes import FIGURE, KIND_MASK, PASS, figure_code, owner_in, piece_in, seat_offer, spot_in
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.layout import PLAYER, TILE_TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import ENDED, FOLLOWER, TAKEN_BACK, Piece
from bastide.kernel.scoring import HALVE, Tally
from bastide.kernel.vecs import vec
from bastide.mechanics.score_track.track import (
    FIELDS,
    MARKERS,
    MESSENGER,
    PAID,
    SHARED,
    SHARED_PAYMENT,
    OnTrack,
    ScoreTrack,
)

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "robbers"
SYMBOL = "robber"
ROBBER: Final[i64] = 8
AT_HOME: Final[i64] = 0

NO_MARKER: Final[i64] = 1
STANDS_THERE: Final[i64] = 2
NOTHING_TO_ROB: Final[i64] = 3
ROBBERS_FIRST: Final[i64] = 4
NO_TILE: Final[i64] = 5
"""Reasons why a robber does not go somewhere, or does not rob somebody."""


class Robbers(OnTrack):
    """A robber for everybody, and eight tiles that send robbers to the track."""

    name: ClassVar[str] = BOX
    shares: ClassVar[tuple[type[Expansion], ...]] = (ScoreTrack,)
    reasons: ClassVar[tuple[str, ...]] = (
        "robbers-no-marker",
        "robbers-stands-there",
        "robbers-nothing-to-rob",
        "robbers-first",
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
        """For each robber: which marker moved away from it first, from 1; 0 if none did."""
        self.beside_at = rules.reserve(players)
        """For each robber: the markers that stood beside it then and have not moved since, a bit for each."""
        self.loot_at = rules.reserve(players * players * int(MARKERS))
        """For each robber and each marker: by how many points that marker has moved away from it."""
        self.paid_at = rules.reserve(players)
        """For each robber: markers that moved away from it by points that were only paid, a bit for each."""
        self.final = rules.reserve(1)
        """Has the final scoring begun?"""
        self.joined = rules.reserve(1)
        """How many players behind the player on turn have been asked whether they place their robber."""
        self.claim: i64 = rules.add_claim("robber")
        for box in rules.boxes:
            if isinstance(box, ScoreTrack):
                self.track = box
                box.share_claim = self.claim
        self.rob_kind = rules.add_offer(self, Rob)

    def phases(self) -> list[Phase]:
        """Robbers come, take their shares, and by option also those of the final scoring."""
        return [PlaceRobber(self), JoinRobbers(self), RobMarker(self), *([SettleEnd(self)] if self.at_end else [])]

    # -- where they stand ------------------------------------------------------------------------

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
            if other != player:
                for marker in range(MARKERS):
                    if self.track.field_at(state, other, marker) == field:
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

    def minds_order(self, state: State) -> bool:
        """A robber must take the points that are given next (4.2.11.5)."""
        return self.is_anybody_out(state)

    def is_unsettled(self, state: State) -> bool:
        """Is any share to be paid?"""
        return state.words[self.due] != 0

    def on_marker_moved(self, state: State, player: i64, marker: i64, points: i64, sort: i64) -> None:
        """A marker that moves forward is robbed by all robbers of others on the field it leaves (4.2.11.5)."""
        if points <= 0:
            return
        shared = sort in (SHARED, SHARED_PAYMENT)
        if state.words[self.final] != 0:
            if not shared:
                self.note_final_loot(state, player * MARKERS + marker, points)
            return
        after = self.track.value_of(state, player, marker)
        field = (after - points) % FIELDS
        for owner in range(state.players):
            if owner == player or state.words[self.field_at + owner] != field + 1:
                continue
            if not shared:
                self.note_loot(state, owner, player * MARKERS + marker, points, sort)
            elif state.words[self.first_at + owner] == 0:
                # Robbers do not rob robbers, but keep beside the marker that they wait for.
                self.put_robber(state, owner, after % FIELDS)

    def note_loot(self, state: State, owner: i64, victim: i64, points: i64, sort: i64) -> None:
        """Note what a robber can take: of every marker beside it the first points, once one of them has moved."""
        words = state.words
        if words[self.first_at + owner] == 0:
            state.put(self.first_at + owner, victim + 1)
            state.put(self.beside_at + owner, self.markers_beside(state, owner) | 1 << victim)
            state.put(self.due, 1)
        if words[self.beside_at + owner] & 1 << victim != 0:
            state.put(self.beside_at + owner, words[self.beside_at + owner] & ~(1 << victim))
            state.put(self.loot_of(state, owner, victim), points)
            if sort == PAID:
                state.put(self.paid_at + owner, words[self.paid_at + owner] | 1 << victim)

    def loot_of(self, state: State, owner: i64, victim: i64) -> i64:
        """Where it is noted what a robber can take from a marker."""
        return self.loot_at + owner * state.players * MARKERS + victim

    def markers_beside(self, state: State, owner: i64) -> i64:
        """Give the markers of others that stand on the field of a robber, a bit for each."""
        beside: i64 = 0
        for other in range(state.players):
            if other != owner:
                for marker in range(MARKERS):
                    if self.track.field_at(state, other, marker) + 1 == state.words[self.field_at + owner]:
                        beside |= 1 << (other * MARKERS + marker)
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
        for victim in range(state.players * MARKERS):
            share = (state.words[self.loot_of(state, owner, victim)] + 1) >> 1
            if share > 0:
                piece = FOLLOWER
                if victim % MARKERS != 0:
                    piece = MESSENGER
                count = state.offer(count, seat_offer(self.rob_kind, piece, victim // MARKERS))
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
        tally.add("robbed points", state.words[self.loot_of(state, owner, victim)], 1)
        tally.change(HALVE, SYMBOL)
        self.track.shares_payment = self.was_paid(state, owner, victim)
        verbs.score(state, owner, tally.points(), tally)
        self.send_home(state, owner, TAKEN_BACK)
        self.forget(state, owner)

    def was_paid(self, state: State, owner: i64, victim: i64) -> bool:
        """Did a marker move away from a robber by points that were only paid?"""
        return state.words[self.paid_at + owner] >> victim & 1 != 0

    def forget(self, state: State, owner: i64) -> None:
        """A robber can take nothing any more of what was given."""
        state.put(self.first_at + owner, 0)
        state.put(self.paid_at + owner, 0)
        state.put(self.beside_at + owner, 0)
        for other in range(state.players * MARKERS):
            state.put(self.loot_of(state, owner, other), 0)

    def carry_out(self, state: State, code: i64) -> None:
        """Rob the marker that was chosen."""
        victim = owner_in(code) * MARKERS
        if piece_in(code) == MESSENGER:
            victim += 1
        self.rob(state, state.asked, victim)

    # -- the end -----------------------------------------------------------------------------------

    def on_added_up(self, state: State) -> None:
        """Robbers leave the track; by option all points of a marker in the final scoring are one move from here."""
        for owner in range(state.players):
            self.forget(state, owner)
        state.put(self.due, 0)
        if not self.at_end:
            self.leave_track(state)
            return
        state.put(self.final, 1)
        for owner in range(state.players):
            if not self.has_robber(state, owner):
                state.put(self.beside_at + owner, self.markers_beside(state, owner))

    def note_final_loot(self, state: State, victim: i64, points: i64) -> None:
        """Add up what the robbers beside a marker can take of it."""
        for owner in range(state.players):
            if state.words[self.beside_at + owner] & 1 << victim != 0:
                loot = self.loot_of(state, owner, victim)
                state.put(loot, state.words[loot] + points)

    def settle_final(self, state: State) -> None:
        """Each robber takes half of what the luckiest of the markers beside it got; nobody is asked."""
        for owner in range(state.players):
            best: i64 = 0
            for victim in range(state.players * MARKERS):
                if state.words[self.loot_of(state, owner, victim)] > state.words[self.loot_of(state, owner, best)]:
                    best = victim
            if state.words[self.loot_of(state, owner, best)] > 0:
                self.rob(state, owner, best)
        self.leave_track(state)

    def leave_track(self, state: State) -> None:
        """All robbers go home."""
        for player in range(state.players):
            if not self.has_robber(state, player):
                self.send_home(state, player, ENDED)

    # -- why not -----------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why a robber does not go to a field, or why nobody is robbed."""
        if code & KIND_MASK == self.rob_kind:
            return NOTHING_TO_ROB
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

    # -- the text of a position ----------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``1 12, 3 40; 1; 1 2 7 paid, 1 3m 0``: robbers on fields, how many were asked, who can take what from whom.

        A messenger that can be robbed has an ``m``.
        """
        words = state.words
        out = [f"{p + 1} {words[self.field_at + p] - 1}" for p in range(state.players) if not self.has_robber(state, p)]
        asked = words[self.joined] if isinstance(state.phase, JoinRobbers) else 0
        loot: list[str] = []
        for owner in range(state.players):
            first = words[self.first_at + owner] - 1
            if first >= 0:
                others = [victim for victim in range(int(state.players * MARKERS)) if victim != first]
                for victim in [first, *others]:
                    points = words[self.loot_of(state, owner, victim)]
                    if points > 0 or words[self.beside_at + owner] & 1 << victim != 0:
                        paid = " paid" if self.was_paid(state, owner, victim) else ""
                        loot.append(f"{owner + 1} {victim // 2 + 1}{'m' * (victim % 2)} {points}{paid}")
        parts = [", ".join(out), str(asked), ", ".join(loot)]
        while parts and parts[-1] in ("", "0"):
            parts.pop()
        return "; ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        parts = [part.strip() for part in text.split(";")]
        out, asked, loot = parts + [""] * (3 - len(parts))
        for part in filter(None, out.split(",")):
            player, field = (int(number) for number in part.split())
            if not 1 <= player <= state.players or not 0 <= field < FIELDS or not self.has_robber(state, player - 1):
                raise ValueError(text)
            self.put_robber(state, player - 1, field)
        if not 0 <= int(asked or "0") < state.players:
            raise ValueError(text)
        state.put(self.joined, int(asked or "0"))
        for part in filter(None, loot.split(",")):
            self.read_loot(state, part, text)

    def read_loot(self, state: State, part: str, text: str) -> None:
        """Note again what a robber can take: from whom, and how many points; 0 if that marker is still beside it."""
        robber, robbed, number, *paid = part.split()
        owner = int(robber) - 1
        seat = int(robbed.removesuffix("m")) - 1
        points = int(number)
        players = range(int(state.players))
        if owner not in players or seat not in players or owner == seat or points < 0 or paid not in ([], ["paid"]):
            raise ValueError(text)
        victim = seat * 2 + int(robbed.endswith("m"))
        if self.has_robber(state, owner) or (points == 0 and state.words[self.first_at + owner] == 0):
            raise ValueError(text)
        if points == 0:
            state.put(self.beside_at + owner, state.words[self.beside_at + owner] | 1 << victim)
            return
        if state.words[self.first_at + owner] == 0:
            state.put(self.first_at + owner, victim + 1)
        state.put(self.loot_of(state, owner, victim), points)
        if paid:
            state.put(self.paid_at + owner, state.words[self.paid_at + owner] | 1 << victim)
        state.put(self.due, 1)
