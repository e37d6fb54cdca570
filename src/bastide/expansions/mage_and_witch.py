"""Mage & Witch: two figures of nobody that make a road or a city worth more, or half.

Magier & Hexe, complete rules 1.25 (Mini 5) and 4.2.11.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.codes import FIGURE, KIND_MASK, choice_code, figure_code, number_in, piece_in, spot_in
from bastide.kernel.geometry import cell_at, is_on_table
from bastide.kernel.hooks import Expansion, Phase, Shown
from bastide.kernel.layout import (
    FEATURE,
    OPEN,
    PLAYER,
    ROOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
    TILE_WORDS,
    TILES_END,
)
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import MAGE, WITCH, Piece
from bastide.kernel.places import place_of, slot_named
from bastide.kernel.scoring import HALVE, UNFINISHED
from bastide.kernel.tables import CITY, SLOT_WORDS
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State

BOX = "mage_and_witch"
SYMBOL = "mage"
NAMES: Final = ("mage", "witch")
PAYS = "pays"
AT_ONCE = "part_at_once"

NOT_ASKED: Final[i64] = 1
ROADS_AND_CITIES: Final[i64] = 2
IS_FINISHED: Final[i64] = 3
IS_TAKEN: Final[i64] = 4
NOT_PLAYED: Final[i64] = 5
MAGIC_FIRST: Final[i64] = 6
"""Reasons why neither goes there."""


class MageAndWitch(Expansion):
    """One of them comes, or goes elsewhere, with each tile that shows the symbol."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "magic-no-symbol",
        "magic-roads-and-cities",
        "magic-finished",
        "magic-taken",
        "magic-not-played",
        "magic-first",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("mage", BOX, default=True, choices=(True, False)),
        Option("witch", BOX, default=True, choices=(True, False)),
        Option(
            "mage_on_worthless",
            BOX,
            default=PAYS,
            choices=(PAYS, "nothing"),
        ),
        Option("mage_meets_witch", BOX, default=AT_ONCE, choices=(AT_ONCE, "part_with_next_tile")),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.has_mage = bool(options["mage"])
        self.has_witch = bool(options["witch"])
        self.always_pays = options["mage_on_worthless"] == PAYS
        self.parts_at_once = options["mage_meets_witch"] == AT_ONCE

    def set_up(self, rules: Rules) -> None:
        """Look up the symbol; remember where both stand: a definite part, because features may fall apart later."""
        self.magic: list[bool] = [tile.symbol(SYMBOL) == "true" for tile in rules.tables.types]
        self.stands_at = rules.reserve(len(NAMES))
        """The slots of mage and witch, 0 beside the table."""

    def phases(self) -> list[Phase]:
        """One of them moves, and again if something else than the tile joins them; they leave what is scored."""
        if not self.has_mage and not self.has_witch:
            return []
        return [MoveMagic(self), *([PartMagic(self)] if self.parts_at_once else []), LeaveScored(self)]

    # -- where they stand ------------------------------------------------------------------------

    def is_played(self, piece: i64) -> bool:
        """Does the table play this figure?"""
        return self.has_mage if piece == MAGE else self.has_witch

    def spot_of(self, state: State, piece: i64) -> i64:
        """Give the slot of a figure, 0 if it is beside the table."""
        return state.words[self.stands_at + piece - MAGE]

    def feature_of(self, state: State, piece: i64) -> i64:
        """Give the root of the feature on which a figure stands, 0 if it is beside the table."""
        spot = self.spot_of(state, piece)
        if spot == 0:
            return 0
        return state.words[spot + ROOT]

    def is_on(self, state: State, piece: i64, feature: i64) -> bool:
        """Does a figure stand on the feature with this root?"""
        return self.feature_of(state, piece) == feature

    def are_joined(self, state: State) -> bool:
        """Do both stand on one road, or in one city?"""
        return self.spot_of(state, MAGE) != 0 and self.feature_of(state, MAGE) == self.feature_of(state, WITCH)

    def shows_symbol(self, state: State) -> bool:
        """Does the tile just laid show the symbol?"""
        return self.magic[state.words[state.last_tile() + TILE_TURN] >> 2]

    def move(self, state: State, piece: i64, spot: i64) -> None:
        """Put a figure on a part of a road or city, from wherever it is."""
        state.put(self.stands_at + piece - MAGE, spot)
        verbs.move_neutral(state, piece, state.words[state.words[spot + TILE] + TILE_CELL])

    def leave(self, state: State, piece: i64) -> None:
        """Put a figure beside the table."""
        state.put(self.stands_at + piece - MAGE, 0)
        verbs.move_neutral(state, piece, 0)

    def shows(self, state: State) -> list[Shown]:
        """They stand on roads and in cities."""
        spots = [(piece, self.spot_of(state, piece)) for piece in (MAGE, WITCH)]
        return [Shown(piece, spot=spot) for piece, spot in spots if spot != 0]

    # -- what they do ----------------------------------------------------------------------------

    def adds_points(self, state: State, tally: Tally) -> None:
        """The mage adds a point for each tile, the witch halves the points, during the game and at its end (4.2.11.4).

        What the mage adds is not made dearer by an inn or a cathedral; by default it is paid for what is worthless.
        Where the table lets both stay together for a while, the witch halves his points, too.
        """
        if tally.kind > CITY or tally.claim > UNFINISHED:
            return
        if self.is_on(state, MAGE, tally.feature):
            tiles = state.tiles_of(tally.feature)
            if self.always_pays:
                tally.keep(NAMES[0], tiles, 1)
            else:
                tally.add(NAMES[0], tiles, 1)
        if self.is_on(state, WITCH, tally.feature):
            tally.change(HALVE, NAMES[1])

    # -- offers ----------------------------------------------------------------------------------

    def offer_moves(self, state: State) -> i64:
        """Each figure onto each part of an unfinished road or city on which neither of them stands (4.2.11.4)."""
        words = state.words
        kind_of = state.tables.kind_of
        of_mage = self.feature_of(state, MAGE)
        of_witch = self.feature_of(state, WITCH)
        count: i64 = 0
        for tile in range(state.tiles_at, words[TILES_END], TILE_WORDS):
            for slot in range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
                root = words[slot + ROOT]
                if kind_of[words[slot + FEATURE]] > CITY or words[root + OPEN] == 0:
                    continue
                if root in (of_mage, of_witch):
                    continue
                if self.has_mage:
                    count = state.offer(count, figure_code(MAGE, slot))
                if self.has_witch:
                    count = state.offer(count, figure_code(WITCH, slot))
        return count

    def offer_leaving(self, state: State) -> i64:
        """Where neither can go anywhere, one that is on the table leaves it (4.2.11.4)."""
        count: i64 = 0
        for piece in (MAGE, WITCH):
            if self.spot_of(state, piece) != 0:
                count = state.offer(count, choice_code(piece - MAGE + 1))
        return count

    # -- why not ---------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why mage or witch does not go there."""
        if code & KIND_MASK != FIGURE:
            return 0
        if piece_in(code) not in (MAGE, WITCH):
            return MAGIC_FIRST if isinstance(state.phase, MoveMagic) else 0
        if not self.is_played(piece_in(code)):
            return NOT_PLAYED
        if not isinstance(state.phase, MoveMagic):
            return NOT_ASKED
        spot = spot_in(code)
        if spot >= state.rules.spots_at or state.kind_of(spot) > CITY:
            return ROADS_AND_CITIES
        return IS_FINISHED if state.is_finished(spot) else IS_TAKEN

    # -- the text of a position --------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``mage city N 2 3, witch road E 0 1``: where they stand."""
        parts = []
        for piece in (MAGE, WITCH):
            spot = self.spot_of(state, piece)
            if spot != 0:
                place = place_of(state, spot)
                parts.append(f"{NAMES[piece - MAGE]} {place.feature} {place.where} {place.x} {place.y}")
        return ", ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split(","):
            name, feature, where, x, y = part.split()
            piece = int(Piece[name.upper()]) if name in NAMES else 0
            tile = state.tile_at(cell_at(int(x), int(y))) if is_on_table(int(x), int(y)) else 0
            spot = slot_named(state, tile, feature, where) if tile else 0
            if not piece or not self.is_played(piece) or self.spot_of(state, piece) != 0:
                raise ValueError(text)
            if spot == 0 or state.kind_of(spot) > CITY:
                raise ValueError(text)
            self.move(state, piece, spot)


class MoveMagic(Phase):
    """Whoever lays the symbol, or joins mage and witch, must move one of them before he places a figure (4.2.11.4)."""

    step: ClassVar[Step] = Step.SYMBOL
    question: ClassVar[str] = "ask-mage-or-witch"
    answers: ClassVar[tuple[str, ...]] = ("", "mage-leaves", "witch-leaves")

    def __init__(self, box: MageAndWitch) -> None:
        super().__init__()
        self.box = box

    def is_due(self, state: State) -> bool:
        """One move serves both reasons."""
        return self.box.shows_symbol(state) or self.box.are_joined(state)

    def options(self, state: State) -> i64:
        """Any place for either; without one of them a figure on the table leaves it."""
        if not self.is_due(state):
            return 0
        state.ask(state.words[PLAYER])
        count = self.box.offer_moves(state)
        if count == 0:
            return self.box.offer_leaving(state)
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Move the figure, or take it from the table."""
        if code & KIND_MASK == FIGURE:
            self.box.move(state, piece_in(code), spot_in(code))
        else:
            self.box.leave(state, MAGE + number_in(code) - 1)
        return False


class PartMagic(MoveMagic):
    """The same where something else than the tile has joined them: a tunnel, a ferry; by option with the next tile."""

    step: ClassVar[Step] = Step.SYMBOL_AGAIN

    def is_due(self, state: State) -> bool:
        """The symbol has had its answer."""
        return self.box.are_joined(state)


class LeaveScored(Phase):
    """Whichever took part in a scoring is put beside the table, whether anybody got points or not (4.2.11.4)."""

    step: ClassVar[Step] = Step.SCORED

    def __init__(self, box: MageAndWitch) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Leave what is finished."""
        self.leave_finished(state, MAGE)
        self.leave_finished(state, WITCH)

    def leave_finished(self, state: State, piece: i64) -> None:
        """Let one of them leave."""
        spot = self.box.spot_of(state, piece)
        if spot != 0 and state.is_finished(spot):
            self.box.leave(state, piece)
