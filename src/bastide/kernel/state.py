"""A game in progress: one packed array of words, and the questions about it.

The whole state is one array. A *record* (a tile, a slot, a figure …) is named by its address
and its parts are read by adding a constant: ``words[slot + OPEN]``. So a copy is one copy of
memory, undoing is writing old words back, and a box that reserves words in the same array
gets both for nothing. Only verbs write.

A *slot* is one feature of one laid tile. Slots that belong together share a root, which
carries the counts of the whole feature, and form a ring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.codes import KIND_MASK
from bastide.kernel.geometry import DIRECTIONS, ROUND
from bastide.kernel.layout import (
    ADDRESS_BITS,
    ADDRESS_MASK,
    ASKED,
    CHANCE,
    CURSOR,
    FEATURE,
    FIGURE_WORDS,
    FIGURES_END,
    HAND,
    NEXT,
    NOBODY,
    OPEN,
    PLAYER,
    ROOT,
    TILE,
    TILE_SLOTS,
    TILE_TURN,
    TILE_WORDS,
    TILES_END,
    WALL,
)
from bastide.kernel.pieces import PIECE_KINDS
from bastide.kernel.tables import PORTS, SLOT_WORDS
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.chance import Luck
    from bastide.kernel.events import Event
    from bastide.kernel.hooks import Phase, Reporter
    from bastide.kernel.rules import Rules
    from bastide.kernel.tables import Tables

JOURNAL_START: Final = 512
AROUND: Final = vec[i64](list(ROUND))
SPREAD: Final[i64] = 2654435769
"""Spreads cells over their table."""


class State:
    """A game in progress. Ask anything, change nothing; verbs change, :meth:`apply` plays."""

    __slots__ = (
        "bag_at", "board", "cells_at", "cells_mask", "changed_at", "code_count", "codes", "figures_at", "frontier_at",
        "journal", "journal_end", "journaling", "jump_to", "links_at", "middles_at", "phase", "players", "reporter",
        "rules", "scores_at", "slots_at", "supply_at", "tables", "tiles_at", "words",
    )  # fmt: skip

    def __init__(self, rules: Rules, words: vec[i64]) -> None:
        self.rules: Rules = rules
        self.tables: Tables = rules.tables
        self.words: vec[i64] = words
        self.players: i64 = rules.players
        self.scores_at: i64 = rules.scores_at
        self.supply_at: i64 = rules.supply_at
        self.bag_at: i64 = rules.bag_at
        self.cells_at: i64 = rules.cells_at
        self.cells_mask: i64 = rules.cells_mask
        self.frontier_at: i64 = rules.frontier_at
        self.tiles_at: i64 = rules.tiles_at
        self.slots_at: i64 = rules.slots_at
        self.figures_at: i64 = rules.figures_at
        self.links_at: i64 = rules.links_at
        self.middles_at: i64 = rules.middles_at
        self.changed_at: i64 = rules.changed_at
        self.board: i64 = rules.next_stamp()
        """A number that no other board has: what was found out about a board is good as long as it has that number."""
        self.phase: Phase = rules.script[words[CURSOR]]
        """The phase that asks now."""
        self.codes: vec[i64] = vec[i64]()
        self.code_count: i64 = -1
        self.jump_to: i64 = -1
        """Where in the script the turn goes on, if a phase sends it elsewhere."""
        self.journal: vec[i64] = vec[i64]()
        self.journal_end: i64 = 0
        self.journaling: bool = False
        self.reporter: Reporter | None = None

    # -- playing ---------------------------------------------------------------------------

    def options(self) -> i64:
        """Count the options and leave their codes in ``codes``."""
        if self.code_count < 0:
            self.code_count = self.phase.options(self)
            self._offer_besides()
        return self.code_count

    def _offer_besides(self) -> None:
        """Add what the player on turn may do besides, whatever he is asked."""
        if len(self.rules.offers_besides) > 0 and self.code_count > 0 and self.words[ASKED] == self.words[PLAYER]:
            for box in self.rules.offers_besides:
                box.offers_besides(self)

    def legal_codes(self) -> list[int]:
        """Give the codes of all options as a list."""
        return [self.codes[index] for index in range(self.options())]

    def apply(self, code: i64) -> None:
        """Carry out an option and let everything happen that follows by itself.

        The caller answers for *code* being one of the options.
        """
        self.code_count = -1
        phase = self.phase
        kind = code & KIND_MASK
        if len(self.rules.offers_besides) > 0 and self.rules.besides[kind]:
            self.rules.offerers[kind].carry_out(self, code)
            asks_again = True
        else:
            asks_again = phase.apply(self, code)
        if asks_again and phase.asks(self):
            self._offer_besides()
            return
        self.advance(phase.following)

    def advance(self, phase: Phase) -> None:
        """Enter phase after phase of the script until one has something to ask."""
        while True:
            if phase.acts:
                self.jump_to = -1
                phase.enter(self)
                if self.jump_to >= 0:
                    phase = self.rules.script[self.jump_to]
                    continue
            if phase.questions and phase.asks(self):
                break
            if self.words[ASKED] == NOBODY:
                break
            phase = phase.following
        self.phase = phase
        self.put(CURSOR, phase.place)
        self._offer_besides()

    def resume(self, phase: Phase) -> None:
        """Go on at a phase without entering it: how a position is set up in the middle of a turn."""
        if phase.asks(self):
            self.phase = phase
            self.put(CURSOR, phase.place)
            self._offer_besides()
        else:
            self.advance(phase.following)

    def ask(self, player: i64) -> None:
        """Let a player, CHANCE or NOBODY decide what comes next."""
        if self.words[ASKED] != player:
            self.put(ASKED, player)

    def sample(self, luck: Luck) -> i64:
        """Let *luck* choose among the outcomes of chance, or among a player's options."""
        if self.words[ASKED] == CHANCE:
            return self.phase.sample(self, luck)
        count = self.options()  # May replace the buffer: count first, then look into it.
        return self.codes[luck.below(count)]

    def play_out(self, luck: Luck) -> None:
        """Let *luck* decide everything until the game is over."""
        while self.words[ASKED] != NOBODY:
            self.apply(self.sample(luck))

    def offer(self, count: i64, code: i64) -> i64:
        """Write one more option behind *count* others; give the new count."""
        self.room_for_options(count + 1)
        self.codes[count] = code
        return count + 1

    def is_offered(self, count: i64, code: i64, since: i64 = 0) -> bool:
        """Is a code among the first *count* options already, say because two equal figures stand on one spot?

        The options before *since* need not be looked at.
        """
        for index in range(since, count):
            if self.codes[index] == code:
                return True
        return False

    def room_for_options(self, count: i64) -> None:
        """Make the buffer of options large enough."""
        if len(self.codes) < count:
            longer = vec[i64]([0] * (2 * count + 64))
            for index in range(len(self.codes)):
                longer[index] = self.codes[index]
            self.codes = longer

    # -- copying and undoing -----------------------------------------------------------------

    def clone(self) -> State:
        """Copy the game; the copy reports to nobody and has nothing to undo."""
        copy = State(self.rules, self.words[:])
        copy.board = self.board
        return copy

    def clone_with_journal(self) -> State:
        """Copy the game together with everything that can be undone."""
        copy = self.clone()
        copy.journal = self.journal[:]
        copy.journal_end = self.journal_end
        copy.journaling = self.journaling
        return copy

    def put(self, address: i64, value: i64) -> None:
        """Change one word. Every change of the game goes through here or makes a new record."""
        if self.journaling:
            self.note(address)
        self.words[address] = value

    def renew_board(self) -> None:
        """Note that tiles, connections, tokens or neutral figures are no longer where they were."""
        self.board = self.rules.next_stamp()

    def note(self, address: i64) -> None:
        """Keep what a word is before it changes (only while journaling)."""
        end = self.journal_end
        if end + 2 > len(self.journal):
            self._lengthen_journal()
        self.journal[end] = address
        self.journal[end + 1] = self.words[address]
        self.journal_end = end + 2

    def mark(self) -> i64:
        """Remember this moment: a later :meth:`rewind` comes back to it."""
        self.journaling = True
        return self.journal_end

    def rewind(self, mark: i64) -> None:
        """Undo everything since the mark."""
        words = self.words
        journal = self.journal
        end = self.journal_end
        while end > mark:
            end -= 2
            words[journal[end]] = journal[end + 1]
        self.journal_end = end
        self.code_count = -1
        self.renew_board()
        self.phase = self.rules.script[words[CURSOR]]

    def _lengthen_journal(self) -> None:
        longer = vec[i64]([0] * (2 * len(self.journal) + JOURNAL_START))
        for index in range(len(self.journal)):
            longer[index] = self.journal[index]
        self.journal = longer

    def report(self, event: Event) -> None:
        """Tell whoever listens."""
        if self.reporter is not None:
            self.reporter.tell(event)

    # -- questions: turn ---------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """Who decides now: a player's number, CHANCE or NOBODY."""
        return self.words[ASKED]

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.words[PLAYER]

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.words[ASKED] == NOBODY

    @property
    def hand(self) -> int:
        """Kind of the tile in hand, or NO_TILE."""
        return self.words[HAND]

    def score_of(self, player: i64) -> i64:
        """How many points a player has."""
        return self.words[self.scores_at + player]

    def supply_of(self, player: i64, piece: i64) -> i64:
        """How many of a piece a player has in front of him."""
        return self.words[self.supply_at + player * PIECE_KINDS + piece]

    # -- questions: board --------------------------------------------------------------------

    def entry_of(self, cell: i64) -> i64:
        """Address of the cell's word in the table of cells (an empty word if it is unknown)."""
        words = self.words
        at = self.cells_at
        mask = self.cells_mask
        # The walled edge of a large table is a run of cells: a plain order would pile them up.
        place = cell * SPREAD >> 20 & mask
        while True:
            word = words[at + place]
            if word == 0 or word >> ADDRESS_BITS == cell:
                return at + place
            place = (place + 1) & mask

    def last_tile(self) -> i64:
        """Address of the tile laid last."""
        return self.words[TILES_END] - TILE_WORDS

    def tile_at(self, cell: i64) -> i64:
        """Address of the tile on a cell, 0 if there is none."""
        # Looks like entry_of, but nothing is asked more often: it must not call anything.
        words = self.words
        at = self.cells_at
        mask = self.cells_mask
        place = cell * SPREAD >> 20 & mask
        while True:
            word = words[at + place]
            if word >> ADDRESS_BITS == cell:
                address = word & ADDRESS_MASK
                if address < self.tiles_at:
                    return 0
                return address
            if word == 0:
                return 0
            place = (place + 1) & mask

    def is_walled(self, cell: i64) -> bool:
        """Is the cell part of a wall, so that no tile may lie there?"""
        return self.words[self.entry_of(cell)] & ADDRESS_MASK == WALL

    def slots_end(self, tile: i64) -> i64:
        """Address behind the last slot of a laid tile."""
        kind = self.words[tile + TILE_TURN] >> 2
        return self.words[tile + TILE_SLOTS] + self.tables.feature_count[kind] * SLOT_WORDS

    def neutral_cell(self, piece: i64) -> i64:
        """Give the cell of a neutral figure, 0 if it is not on the table."""
        return self.words[self.rules.neutrals_at + piece]

    def slot_at(self, tile: i64, port: i64) -> i64:
        """Give the slot of a laid tile at a port (``side * 3`` + 0 left, 1 middle, 2 right), 0 if there is none."""
        offset = self.tables.ports[self.words[tile + TILE_TURN] * PORTS + port]
        if offset < 0:
            return 0
        return self.words[tile + TILE_SLOTS] + offset

    def tiles_around(self, cell: i64) -> i64:
        """How many of the eight cells around hold a tile."""
        count: i64 = 0
        for direction in range(DIRECTIONS):
            if self.tile_at(cell + AROUND[direction]) != 0:
                count += 1
        return count

    def tile_list(self) -> list[int]:
        """Addresses of all laid tiles, in the order of laying."""
        return list(range(self.tiles_at, self.words[TILES_END], TILE_WORDS))

    # -- questions: features -----------------------------------------------------------------

    def root_of(self, slot: i64) -> i64:
        """Give the root of the feature that a slot belongs to."""
        return self.words[slot + ROOT]

    def kind_of(self, slot: i64) -> i64:
        """Is it a road, a city, a field …?"""
        return self.tables.kind_of[self.words[slot + FEATURE]]

    def is_finished(self, slot: i64) -> bool:
        """Has the feature no open end?"""
        return self.words[self.words[slot + ROOT] + OPEN] == 0

    def slots_of(self, slot: i64) -> list[int]:
        """Give all slots of the feature."""
        ring = [int(slot)]
        other = self.words[slot + NEXT]
        while other != slot:
            ring.append(other)
            other = self.words[other + NEXT]
        return ring

    def tiles_of(self, feature: i64) -> i64:
        """How many tiles the feature lies on; a tile that shows two parts of it counts once."""
        words = self.words
        seen = self.rules.seen
        stamp = self.rules.next_stamp()
        count: i64 = 0
        slot = feature
        while True:
            tile = words[slot + TILE]
            if seen[tile] != stamp:
                seen[tile] = stamp
                count += 1
            slot = words[slot + NEXT]
            if slot == feature:
                return count

    def sum_over(self, feature: i64, values: vec[i64]) -> i64:
        """Add up what the tables say of each part of a feature."""
        words = self.words
        total: i64 = 0
        slot = feature
        while True:
            total += values[words[slot + FEATURE]]
            slot = words[slot + NEXT]
            if slot == feature:
                return total

    def pennants_of(self, feature: i64) -> i64:
        """How many pennants the feature shows."""
        return self.sum_over(feature, self.tables.pennants_of)

    def finished_cities_of(self, field: i64) -> i64:
        """How many finished cities touch a field, or lie in it; leaves their roots in ``rules.cities``."""
        words = self.words
        borders_of = self.tables.borders_of
        cities = self.rules.cities
        seen = self.rules.seen
        stamp = self.rules.next_stamp()
        count: i64 = 0
        slot = field
        while True:
            borders = borders_of[words[slot + FEATURE]]
            if borders != 0:
                city = words[words[slot + TILE] + TILE_SLOTS]
                while borders != 0:
                    if borders & 1:
                        root = words[city + ROOT]
                        if words[root + OPEN] == 0 and seen[root] != stamp:
                            seen[root] = stamp
                            cities[count] = root
                            count += 1
                    borders >>= 1
                    city += SLOT_WORDS
            slot = words[slot + NEXT]
            if slot == field:
                return count

    def figure_list(self) -> list[int]:
        """Addresses of all figures on the table."""
        return list(range(self.figures_at, self.words[FIGURES_END], FIGURE_WORDS))
