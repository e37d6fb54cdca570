"""The Plague: sources from which fleas spread over the land, sending followers home unless they flee.

Die Pest, complete rules 1.21, 3.1.4 and 4.2.9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.plague.actions import Flee, MoveFlea
from bastide.expansions.plague.areas import FLEAS, NOBODY, SOURCES, Areas
from bastide.expansions.plague.codes import cell_left, flight_code, goal_in, place_left
from bastide.expansions.plague.flight import Flight, has_twin_before
from bastide.expansions.plague.pauses import TOO_EARLY, Pause
from bastide.expansions.plague.phases import BeginTurn, EndPlacing, LastTurn, LayFlea, LaySource
from bastide.expansions.plague.ways import FLEA, Ways
from bastide.kernel import tiles, verbs
from bastide.kernel.actions import PlaceToken
from bastide.kernel.codes import KIND_MASK, neutral_cell_in, piece_in
from bastide.kernel.geometry import cell_at, x_of, y_of
from bastide.kernel.hooks import Expansion, Figure, Phase, Shown
from bastide.kernel.layout import (
    BAG_LEFT,
    FIGURE_WORDS,
    FIGURES_END,
    HAND,
    NO_TILE,
    OWNER,
    PIECE,
    PLAYER,
    SPOT,
    TILE,
    TILE_CELL,
    TILE_TURN,
)
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import figure_minders, is_forbidden_by
from bastide.kernel.pieces import BARN, DRAGON, PHANTOM, Piece, Why
from bastide.kernel.tables import FIELD
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "plague"
SYMBOL = "plague"
QUIET_TILES: Final[i64] = 17
"""So many tiles are drawn before the first plague tile can come (3.1.4)."""
FIRST_STEP: Final[i64] = int(Step.TILE)
"""From here on in a turn something is done about the plague."""
LAST_STEP: Final[i64] = int(Step.PLAGUE)
"""Here the flea of the turn is due."""

SOURCE_LAID: Final[i64] = 1
FLEA_THERE: Final[i64] = 2
SOURCE_THERE: Final[i64] = 3
NOT_BESIDE: Final[i64] = 4
CANNOT_FLEE: Final[i64] = 5
NO_WAY: Final[i64] = 6
QUIET: Final[i64] = 7
INFESTED: Final[i64] = 8
NOT_BROKEN_OUT: Final[i64] = 9
ONE_FLEA: Final[i64] = 10
KEPT_AWAY: Final[i64] = 11
ONE_FLIGHT: Final[i64] = 12
"""Reasons of vetoes; two more are those of pauses."""


class Plague(Expansion):
    """Six sources, and eighteen fleas that send followers home."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "plague-no-follower",
        "plague-flea-there",
        "plague-source-there",
        "plague-not-beside",
        "plague-cannot-flee",
        "plague-no-way",
        "plague-quiet",
        "plague-infested",
        "plague-not-broken-out",
        "plague-one-flea",
        "plague-kept-away",
        "plague-one-flight",
        "plague-too-early",
        "plague-disc-first",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("plague_takes", BOX, default="followers", choices=("followers", "figures")),
        Option("infested_tiles", BOX, default="open", choices=("open", "closed")),
    )

    # -- set-up ----------------------------------------------------------------------------------

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.takes_figures = options["plague_takes"] == "figures"
        self.closed = options["infested_tiles"] == "closed"
        self.safe: list[bool] = []
        """By the kind of a tile: is it never infested? Empty if all can be; rulings say otherwise."""
        self.pauses: list[Pause] = []

    def keep_safe(self, kinds: list[bool]) -> None:
        """Let no flea lie on tiles of some kinds."""
        if not self.safe:
            self.safe += [False] * len(kinds)
        for kind, is_safe in enumerate(kinds):
            if is_safe:
                self.safe[kind] = True

    def set_up(self, rules: Rules) -> None:
        """Look up the symbol; remember what lies where, and what the player on turn has done."""
        types = rules.tables.types
        self.infectious: list[bool] = [tile.symbol(SYMBOL) == "true" for tile in types]
        self.is_watered: list[bool] = [any(each.kind == tiles.RIVER for each in tile.features) for tile in types]
        self.watered: vec[i64] = vec[i64]([kind for kind, river in enumerate(self.is_watered) if river])
        """Kinds of tiles with a river."""
        self.areas = Areas(rules, self.safe)
        self.flight = Flight(rules, self.areas)
        self.begun_with = rules.reserve(1)
        """How many tiles without a river were in the bag when the game began."""
        self.spread = rules.reserve(1)
        """Is no flea due in this turn any more?"""
        self.fled = rules.reserve(1)
        """Has somebody fled in this turn?"""
        self.fresh = rules.reserve(1)
        """Has the player just laid a source?"""
        self.lay_kind: i64 = rules.add_offer(self, PlaceToken, besides=True)
        self.move_kind: i64 = rules.add_offer(self, MoveFlea, besides=True)
        self.flee_kind: i64 = rules.add_offer(self, Flee, besides=True)
        self.ways = Ways(self.areas, self.lay_kind, self.move_kind)

    def lay_out(self, state: State) -> None:
        """Count the tiles (3.1.4)."""
        state.put(self.begun_with, self.tiles_left(state))

    def phases(self) -> list[Phase]:
        """A turn begins, a source is laid, followers are placed again, the flea is due; and the last turn is over."""
        return [BeginTurn(self), LaySource(self), EndPlacing(self), LayFlea(self), LastTurn(self)]

    # -- the first tiles (3.1.4) -------------------------------------------------------------------

    def tiles_left(self, state: State) -> i64:
        """How many tiles are in the bag, without those of a river."""
        count = state.words[BAG_LEFT]
        for index in range(len(self.watered)):
            count -= state.words[state.bag_at + self.watered[index]]
        return count

    def note_put_back(self, state: State, kind: i64, copies: i64) -> None:
        """Tiles that were drawn before come back to the bag: they stay among those that were drawn."""
        if not self.is_watered[kind] and state.words[self.begun_with] != 0:
            state.put(self.begun_with, state.words[self.begun_with] + copies)

    def forbids_draw(self, state: State, kind: i64) -> i64:
        """The first 17 tiles come without a plague tile."""
        if not self.infectious[kind] or self.areas.sources(state) > 0:
            return 0
        begun = state.words[self.begun_with]
        if begun == 0 or begun - self.tiles_left(state) >= QUIET_TILES:
            return 0
        for other in range(state.tables.kinds):
            if not self.infectious[other] and state.words[state.bag_at + other] != 0:
                return QUIET
        return 0

    # -- sources -----------------------------------------------------------------------------------

    def lay_source(self, state: State) -> None:
        """Whoever lays a plague tile puts the next source on it, and lays no flea in this turn (4.2.9.1, 4.2.9.4)."""
        tile = state.last_tile()
        cell = state.words[tile + TILE_CELL]
        number = self.areas.sources(state)
        if not self.infectious[state.words[tile + TILE_TURN] >> 2] or self.areas.source_on(state, cell) != NOBODY:
            return
        if number < SOURCES:
            self.areas.lay_source(state, cell)
            state.put(self.fresh, 1)
            state.put(self.spread, 1)
            self.areas.join(state)

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """Only followers are kept away."""
        return piece <= PHANTOM

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """Whoever has laid a source places no follower (4.2.9.1); by option nobody goes to an infested tile."""
        if piece > PHANTOM:
            return 0
        if state.words[self.fresh] != 0:
            return SOURCE_LAID
        if self.closed and spot < state.rules.spots_at:
            cell = state.words[state.words[spot + TILE] + TILE_CELL]
            if self.areas.flea_on(state, cell) != NOBODY:
                return INFESTED
        return 0

    def on_neutral_moved(self, state: State, piece: i64, cell: i64) -> None:
        """A flea goes back to the supply when the dragon comes to its tile (4.2.9.2)."""
        if piece == DRAGON and cell != 0 and self.areas.flea_on(state, cell) != NOBODY:
            self.areas.take_flea(state, cell)

    # -- fleas and flight ----------------------------------------------------------------------------

    def is_due(self, state: State) -> bool:
        """Must the player on turn still lay a flea, and is no plague tile in his hand?"""
        hand = state.words[HAND]
        if state.words[self.spread] != 0 or (hand != NO_TILE and self.infectious[hand]):
            return False
        return self.areas.sources(state) > 0

    def offer_fleas(self, state: State, count: i64) -> i64:
        """Offer every way to lay the flea of the turn, behind *count* other options."""
        self.ways.look(state)
        ways = self.ways.codes
        found = self.ways.count
        state.room_for_options(count + found)
        codes = state.codes
        for index in range(found):
            codes[count + index] = ways[index]
        return count + found

    def why_wait(self, state: State) -> i64:
        """Why does nobody lay fleas or flee now? Who draws a plague tile lays no flea, so he draws first (4.2.9.4)."""
        if state.phase.at < FIRST_STEP:
            return TOO_EARLY
        for pause in self.pauses:
            if pause.holds(state):
                return pause.reason
        return 0

    def offers_besides(self, state: State) -> None:
        """The player on turn chooses when he lays his flea and when one of his followers flees (4.2.9.2, 4.2.9.3)."""
        if self.areas.sources(state) == 0 or self.why_wait(state) != 0:
            return
        if state.phase.at != LAST_STEP and self.is_due(state):
            state.code_count = self.offer_fleas(state, state.code_count)
        if state.words[self.fled] == 0:
            self.offer_flights(state)

    def offers_return(self, state: State) -> None:
        """A flea on a tile with own followers sends them home (4.2.9.2)."""
        if self.why_wait(state) != 0 or state.phase.at == LAST_STEP or not self.is_due(state):
            return
        self.ways.look(state)
        stamp = self.note_own_tiles(state)
        for index in range(self.ways.count):
            code = self.ways.codes[index]
            if state.rules.seen[state.tile_at(self.cell_infested(code))] == stamp:
                state.code_count = state.offer(state.code_count, code)

    def note_own_tiles(self, state: State) -> i64:
        """Stamp in ``rules.seen`` the tiles on which followers of the player on turn stand. Give the stamp."""
        words = state.words
        stamp = state.rules.next_stamp()
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            piece, spot = words[figure + PIECE], words[figure + SPOT]
            if words[figure + OWNER] == words[PLAYER] and piece <= PHANTOM and spot < state.rules.spots_at:
                state.rules.seen[words[spot + TILE]] = stamp
        return stamp

    def cell_infested(self, code: i64) -> i64:
        """Where a flea is laid."""
        if code & KIND_MASK == self.move_kind:
            return goal_in(code)
        return neutral_cell_in(code)

    def offer_flights(self, state: State) -> None:
        """Offer every way of every own follower on a road, in a city or on a field."""
        words = state.words
        flight = self.flight
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            piece, spot = words[figure + PIECE], words[figure + SPOT]
            if words[figure + OWNER] != words[PLAYER] or not self.can_flee(state, piece, spot):
                continue
            if has_twin_before(state, figure):
                continue
            found = flight.find(state, spot)
            if found == 0:
                continue
            minders = figure_minders(state, piece, spot)  # All goals are parts of the same feature.
            for index in range(found):
                goal = flight.goals[flight.first + index]
                if not is_forbidden_by(minders, state, piece, goal, self):
                    cell = words[words[goal + TILE] + TILE_CELL]
                    state.code_count = state.offer(state.code_count, flight_code(self.flee_kind, piece, spot, cell))

    def can_flee(self, state: State, piece: i64, spot: i64) -> bool:
        """Followers on roads, in cities and on fields can (4.2.9.3)."""
        return piece <= PHANTOM and spot < state.rules.spots_at and state.kind_of(spot) <= FIELD

    def carry_out(self, state: State, code: i64) -> None:
        """Lay or move a flea, or let a follower flee."""
        kind = code & KIND_MASK
        if kind == self.flee_kind:
            state.put(self.fled, 1)
            self.flee(state, code)
            return
        state.put(self.spread, 1)
        cell = self.cell_infested(code)
        if kind == self.move_kind:
            self.areas.take_flea(state, cell_left(code))
        self.areas.lay_flea(state, cell)
        self.areas.join(state)
        self.infect(state, cell)

    def flee(self, state: State, code: i64) -> None:
        """Move the follower to the first part of his feature on the tile."""
        spot = place_left(code)
        for index in range(self.flight.find(state, spot)):
            goal = self.flight.goals[self.flight.first + index]
            if state.words[state.words[goal + TILE] + TILE_CELL] == goal_in(code):
                verbs.move(state, Figure(piece_in(code), state.words[PLAYER], spot), goal)
                return

    def infect(self, state: State, cell: i64) -> None:
        """All followers on the tile go home without points; neither lords nor barns do (4.2.9.2)."""
        words = state.words
        tile = state.tile_at(cell)
        gone: list[Figure] = []
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            piece, spot = words[figure + PIECE], words[figure + SPOT]
            if spot >= state.rules.spots_at or words[spot + TILE] != tile or piece == BARN:
                continue
            if piece <= PHANTOM or self.takes_figures:
                gone.append(Figure(piece, words[figure + OWNER], spot))
        if gone:
            verbs.remove(state, gone, int(Why.INFECTED))

    # -- why not -------------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why no flea is laid there, or why somebody does not flee."""
        kind = code & KIND_MASK
        if kind not in (self.lay_kind, self.move_kind, self.flee_kind) or state.asked != state.player:
            return 0
        if self.areas.sources(state) == 0:
            return NOT_BROKEN_OUT
        if self.why_wait(state) != 0:
            return self.why_wait(state)
        if kind == self.flee_kind:
            if state.words[self.fled] != 0:
                return ONE_FLIGHT
            own = Figure(piece_in(code), state.player, place_left(code)) in verbs.figures_on(state, place_left(code))
            return NO_WAY if own and self.can_flee(state, piece_in(code), place_left(code)) else CANNOT_FLEE
        cell = self.cell_infested(code)
        if not self.is_due(state):
            return ONE_FLEA
        if self.areas.flea_on(state, cell) != NOBODY:
            return FLEA_THERE
        if self.areas.source_on(state, cell) != NOBODY:
            return SOURCE_THERE
        if state.tile_at(cell) != 0 and not self.areas.may_lie(state, cell):
            return KEPT_AWAY
        return NOT_BESIDE

    # -- what is to be seen ----------------------------------------------------------------------------

    def shows(self, state: State) -> list[Shown]:
        """Show sources with their numbers (0 once they have gone out), and fleas (0 while they are latent)."""
        areas = self.areas
        found = [
            Shown(
                int(Piece.PLAGUE_SOURCE),
                cell=int(state.words[areas.source_at + number]),
                count=int(number) + 1 if areas.is_active(state, number) else 0,
            )
            for number in range(areas.sources(state))
        ]
        latent = areas.latent_fleas(state)
        return found + [
            Shown(int(FLEA), cell=int(state.words[areas.flea_at + flea]), count=0 if latent >> flea & 1 else 1)
            for flea in range(state.words[areas.count])
        ]

    # -- the text of a position --------------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``source 2 at 1,0; meadow 1 at 3,0; flea 0,0; spread; fled; from 71``: tokens, and what was done."""
        words = state.words
        areas = self.areas
        parts: list[str] = []
        for number in range(areas.sources(state)):
            side = "source" if areas.is_active(state, number) else "meadow"
            parts.append(f"{side} {number + 1} at {write_cell(words[areas.source_at + number])}")
        cells = sorted([int(words[areas.flea_at + flea]) for flea in range(words[areas.count])])
        parts += [f"flea {write_cell(cell)}" for cell in cells]
        parts += [name for name, at in self.notes() if words[at] != 0]
        if words[self.begun_with] != 0 and areas.sources(state) == 0:
            parts.append(f"from {words[self.begun_with]}")
        return "; ".join(parts)

    def notes(self) -> list[tuple[str, int]]:
        """What was done in this turn, and where it is kept."""
        return [("spread", self.spread), ("fled", self.fled), ("fresh", self.fresh)]

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        areas = self.areas
        notes = dict(self.notes())
        for part in [each.strip() for each in text.split(";")]:
            words = part.split()
            if part in notes:
                state.put(notes[part], 1)
            elif words[0] == "flea" and len(words) == 2 and state.words[areas.count] < FLEAS:
                cell = read_cell(words[1])
                if not areas.is_bare(state, cell):  # The fairy may have come later.
                    raise ValueError(text)
                areas.lay_flea(state, cell)
            elif words[0] in ("source", "meadow") and len(words) == 4:
                number, cell = int(words[1]) - 1, read_cell(words[3])
                if number != areas.sources(state) or number >= SOURCES or state.tile_at(cell) == 0:
                    raise ValueError(text)
                if areas.source_on(state, cell) != NOBODY:
                    raise ValueError(text)
                areas.lay_source(state, cell)
                if words[0] == "meadow":
                    areas.put_out(state, number)
            elif words[0] == "from" and len(words) == 2 and int(words[1]) > 0:
                state.put(self.begun_with, int(words[1]))
            else:
                raise ValueError(text)
        has_tokens = areas.sources(state) > 0 or state.words[areas.count] > 0
        if has_tokens and areas.active_sources(state) == 0:
            raise ValueError(text)


def write_cell(cell: i64) -> str:
    """Write a cell."""
    return f"{x_of(cell)},{y_of(cell)}"


def read_cell(text: str) -> int:
    """Read it again."""
    x, y = text.split(",")
    return cell_at(int(x), int(y))
