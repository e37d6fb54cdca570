"""The Count of Carcassonne: a city to start at, whose quarters hold followers for scorings to come.

Der Graf von Carcassonne, complete rules 3.1.2.1, 4.2.4.2, 4.6.2.4, 4.6.2.5, 4.6.3 and 4.6.3.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.count.quarters import (
    CASTLE,
    HIMSELF,
    MARKET,
    NO_QUARTER,
    OTHERS,
    QUARTER_COUNT,
    QUARTER_FOR,
    QUARTERS,
    FieldScorings,
    LeaveForTheEnd,
    LeaveMarket,
    LeaveQuarters,
    MoveCount,
    SendFollower,
)
from bastide.kernel import verbs
from bastide.kernel.catalogue import tile_set
from bastide.kernel.codes import FIGURE, KIND_MASK, piece_in, spot_in
from bastide.kernel.hooks import Award, Expansion, Figure, Phase
from bastide.kernel.layout import NEXT, PLAYER, TILE, TILE_CELL, TILE_SLOTS, TILE_TURN, TILE_WORDS, TILES_END
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import is_forbidden_by_others
from bastide.kernel.pieces import DRAGON, ENDED, FAIRY, PHANTOM, Piece
from bastide.kernel.tables import ELSEWHERE
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.hooks import Start
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "count"
WEST, NORTH = -2, -1
"""Where the first tile of the city lies."""
MIDDLE: Final = ("count/06", "count/07")
"""Tiles of the city that other tiles never touch."""

MOST_SLOT_WORDS: Final[i64] = 1 << 10
"""More words than the slots of any tile have."""

NOTES: Final = ("paid", "moving", "asked", "done", "moved")
"""What the box remembers of the turn; the last three matter only while followers leave."""


CLOSED_TO_NEUTRALS: Final[i64] = 1
CLOSED_TO_FIGURES: Final[i64] = 2
NOT_SCORED: Final[i64] = 3
QUARTER_LOCKED: Final[i64] = 4
QUARTER_CLOSED: Final[i64] = 5
NOBODY_WAITS: Final[i64] = 6
OTHER_PLACE: Final[i64] = 7
NOT_A_QUARTER: Final[i64] = 8
MARKET_CLOSED: Final[i64] = 9
COUNT_ALONE: Final[i64] = 10
COUNT_STAYS: Final[i64] = 11
"""Reasons of vetoes."""


class Count(Expansion):
    """A city of twelve tiles, its four quarters and the count who locks one of them."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "count-closed-to-neutrals",
        "count-closed-to-figures",
        "count-not-scored",
        "count-quarter-locked",
        "count-quarter-closed",
        "count-nobody-waits",
        "count-other-place",
        "count-no-quarter",
        "count-market-closed",
        "count-moves-alone",
        "count-stays",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "count",
            BOX,
            default=True,
            choices=(True, False),
        ),
        Option(
            "count_moves",
            BOX,
            default="by_player",
            choices=("by_player", "clockwise", "follows"),
        ),
        Option(
            "market_opens",
            BOX,
            default="field_scorings",
            choices=("field_scorings", "any_barn", "final_scoring"),
        ),
        Option(
            "final_quarters",
            BOX,
            default="market",
            choices=("market", "any"),
        ),
        Option(
            "final_rounds",
            BOX,
            default=False,
            choices=(True, False),
        ),
        Option(
            "city_tiles",
            BOX,
            default="closed",
            choices=("closed", "middle_closed"),
        ),
        Option(
            "quarters_in_reach",
            BOX,
            default=False,
            choices=(True, False),
        ),
        Option(
            "count_minds_fairy",
            BOX,
            default=True,
            choices=(True, False),
        ),
    )

    # -- set-up ----------------------------------------------------------------------------------

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.played = bool(options["count"])
        self.moves = str(options["count_moves"])
        self.market_opens_early = options["market_opens"] != "final_scoring"
        self.market_opens_at_barns = options["market_opens"] == "any_barn"
        self.any_quarter_at_end = options["final_quarters"] == "any"
        self.rounds = bool(options["final_rounds"])
        self.has_fields = bool(options["fields"])
        self.only_middle_closed = options["city_tiles"] == "middle_closed"
        self.in_reach = bool(options["quarters_in_reach"])
        self.confirms = bool(options["confirm"])
        self.field_scorings: list[FieldScorings] = []
        """What scores fields before the end: rulings say so when they are set up."""
        self.early_scorings: list[FieldScorings] = []
        """What scores fields before the tile is laid."""

    def start_tiles(self, laid: list[Start]) -> list[Start]:
        """The twelve tiles of the city are where the game begins (3.1.2.1)."""
        return [
            (tile.id, WEST + tile.place[0], NORTH + tile.place[1], 0)
            for tile in tile_set(BOX).tiles
            if tile.place is not None
        ]

    def set_up(self, rules: Rules) -> None:
        """Find the city's tiles and make the quarters; remember who was paid and who is asked."""
        self.is_closed: list[bool] = [
            tile.box == BOX and (tile.id in MIDDLE or not self.only_middle_closed) for tile in rules.tables.types
        ]
        self.middle: i64 = rules.tables.kind_named(MIDDLE[1])
        drawn = [tile.symbol("quarter") for tile in rules.tables.types]
        self.quarter_of_kind: vec[i64] = vec[i64]([QUARTERS.index(name) if name else -1 for name in drawn])
        self.quarters: vec[i64] = vec[i64](
            [rules.add_spot(f"{name} quarter", sign=("quarter", name), on_land=self.in_reach) for name in QUARTERS]
        )
        """The spot of each quarter."""
        self.paid = rules.reserve(1)
        """Whom the scorings of this turn have paid: OTHERS, HIMSELF, or 0 for nobody."""
        self.moving = rules.reserve(1)
        """May the player move the count now?"""
        self.asked = rules.reserve(1)
        """Whose followers may leave now."""
        self.done = rules.reserve(1)
        """Players who want no more followers to leave, a bit for each."""
        self.moved = rules.reserve(1)
        """Has the player who is asked sent a follower already?"""

    def phases(self) -> list[Phase]:
        """Followers leave, come, and the count moves; at the end they leave for the last time."""
        if not self.played:
            return []
        early = LeaveMarket(self, in_rounds=False, confirms=False)
        leave = LeaveQuarters(self, in_rounds=False, confirms=self.confirms)
        end = LeaveForTheEnd(self, in_rounds=self.rounds, confirms=False)
        return [early, leave, SendFollower(self), MoveCount(self), end]

    def lay_out(self, state: State) -> None:
        """The count begins in the castle (3.1.2.1)."""
        if self.played:
            self.move_count(state, CASTLE)

    # -- the count -------------------------------------------------------------------------------

    def move_count(self, state: State, quarter: i64) -> None:
        """Let the count stand on the tile that shows a quarter; he never leaves the city (4.6.3)."""
        words = state.words
        for tile in range(state.tiles_at, words[TILES_END], TILE_WORDS):
            if self.quarter_of_kind[words[tile + TILE_TURN] >> 2] == quarter:
                verbs.move_neutral(state, int(Piece.COUNT), words[tile + TILE_CELL])
                return

    def locked_quarter(self, state: State) -> i64:
        """Followers cannot leave the quarter where the count stands (4.6.3)."""
        tile = state.tile_at(state.neutral_cell(int(Piece.COUNT)))
        if tile == 0:
            return CASTLE  # Nobody has said where he stands: as at the start.
        return self.quarter_of_kind[state.words[tile + TILE_TURN] >> 2]

    def quarter_at(self, spot: i64) -> i64:
        """Which quarter a spot is, if any."""
        for quarter in range(QUARTER_COUNT):
            if self.quarters[quarter] == spot:
                return quarter
        return NO_QUARTER

    def quarter_spots(self) -> list[int]:
        """Give the spots of all quarters."""
        return [int(self.quarters[quarter]) for quarter in range(QUARTER_COUNT)]

    def is_useful(self, quarter: i64) -> bool:
        """Where nobody lies down on fields, the market is closed."""
        return quarter != MARKET or self.has_fields

    # -- coming and leaving ----------------------------------------------------------------------

    def on_scored(self, state: State, awards: list[Award]) -> None:
        """Note whether the player on turn has given points to others but not to himself (4.6.2.4)."""
        for award in awards:
            if award.points != 0:
                self.note_paid(state, award.player)

    def note_paid(self, state: State, player: i64) -> None:
        """Note that a scoring of this turn has given points to a player."""
        if not self.played:
            return
        if player == state.words[PLAYER]:
            state.put(self.paid, HIMSELF)
        elif state.words[self.paid] == 0:
            state.put(self.paid, OTHERS)

    def fields_to_score(self, state: State) -> list[int]:
        """Fields that this turn is about to score; their farmers may come from the market (4.6.2.4)."""
        found: list[int] = []
        if self.market_opens_early:
            for scorings in self.field_scorings:
                found += scorings.fields(state)
        return found

    def place_in(self, state: State, piece: i64, feature: i64) -> i64:
        """Give the place for a follower that joins a feature, 0 if its kind cannot stand there.

        One place stands for the whole feature: that on the tile laid last, or else the first from the north-west.
        """
        words = state.words
        last = state.last_tile()
        best: i64 = 0
        least: i64 = 0
        slot = feature
        while True:
            tile = words[slot + TILE]
            rank = slot - words[tile + TILE_SLOTS]
            if tile != last:
                rank += words[tile + TILE_CELL] * MOST_SLOT_WORDS
            if (best == 0 or rank < least) and not is_forbidden_by_others(state, piece, slot, self):
                best = slot
                least = rank
            slot = words[slot + NEXT]
            if slot == feature:
                return best

    def on_game_ended(self, state: State) -> None:
        """Followers that stayed in the city go home without points."""
        left: list[Figure] = []
        for quarter in range(QUARTER_COUNT):
            left += verbs.figures_on(state, self.quarters[quarter])
        if left:
            verbs.remove(state, left, ENDED)

    # -- the city is no place for others -----------------------------------------------------------

    def forbids_neutral(self, state: State, piece: i64, cell: i64) -> i64:
        """Neither the dragon nor the fairy enters the city (4.2.4.2, 4.4.5)."""
        if piece not in (DRAGON, FAIRY):
            return 0
        tile = state.tile_at(cell)
        if tile != 0 and self.is_closed[state.words[tile + TILE_TURN] >> 2]:
            return CLOSED_TO_NEUTRALS
        return 0

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """What is closed are tiles, not the quarters."""
        return kind != ELSEWHERE

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """Nobody is placed on the tiles of the city, not even through a portal (4.2.4.3)."""
        if spot < state.rules.spots_at and self.is_closed[state.words[state.words[spot + TILE] + TILE_TURN] >> 2]:
            return CLOSED_TO_FIGURES
        return 0

    def locates(self, state: State, spot: i64) -> i64:
        """Whoever waits in a quarter is in the middle of the city."""
        words = state.words
        if self.quarter_at(spot) != NO_QUARTER:
            for tile in range(state.tiles_at, words[TILES_END], TILE_WORDS):
                if words[tile + TILE_TURN] >> 2 == self.middle:
                    return words[tile + TILE_CELL]
        return 0

    # -- why not -----------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Followers leave for what their quarter is scored for, come to a quarter, and the count goes to another."""
        if code & KIND_MASK != FIGURE:
            return 0
        phase = state.phase
        piece = piece_in(code)
        spot = spot_in(code)
        if isinstance(phase, LeaveQuarters):
            return self.why_not_leave(state, phase, piece, spot)
        if not isinstance(phase, SendFollower | MoveCount):
            return 0
        moving = isinstance(phase, MoveCount)
        quarter = self.quarter_at(spot)
        if moving and piece != Piece.COUNT:
            return COUNT_ALONE
        if quarter == NO_QUARTER:
            return NOT_A_QUARTER
        if not self.is_useful(quarter):
            return MARKET_CLOSED
        if moving:
            return COUNT_STAYS
        return NOBODY_WAITS

    def why_not_leave(self, state: State, phase: LeaveQuarters, piece: i64, spot: i64) -> i64:
        """Say why a follower does not leave his quarter for a place."""
        if spot >= state.rules.spots_at or state.root_of(spot) not in phase.features(state):
            return NOT_SCORED
        quarter = QUARTER_FOR[state.kind_of(spot)]
        if quarter == self.locked_quarter(state):
            return QUARTER_LOCKED
        if not phase.is_open(quarter):
            return QUARTER_CLOSED
        if Figure(piece, state.asked, self.quarters[quarter]) not in verbs.figures_on(state, self.quarters[quarter]):
            return NOBODY_WAITS
        return OTHER_PLACE

    # -- the text of a position --------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``castle; 1 follower smithy, 2 phantom market; paid=1``: the count, the followers, what is going on."""
        if not self.played:
            return ""
        inside = [
            f"{figure.owner + 1} {Piece(figure.piece).name.lower()} {QUARTERS[quarter]}"
            for quarter in range(QUARTER_COUNT)
            for figure in verbs.figures_on(state, self.quarters[quarter])
        ]
        told = NOTES if isinstance(state.phase, LeaveQuarters) else NOTES[:2]
        values = [state.words[at] for at, _ in self.going_on(state)]
        notes = [f"{name}={value}" for name, value in zip(told, values, strict=False) if value != 0]
        parts = [QUARTERS[self.locked_quarter(state)], ", ".join(sorted(inside)), " ".join(notes)]
        while not parts[-1]:
            parts.pop()
        return "; ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        where, inside, notes = [*text.split(";"), "", ""][:3]
        self.move_count(state, QUARTERS.index(where.strip()))
        names = [piece.name.lower() for piece in Piece if piece <= PHANTOM]
        for part in filter(None, inside.strip().split(",")):
            owner, name, quarter = part.split()
            player, piece, spot = int(owner) - 1, names.index(name), self.quarters[QUARTERS.index(quarter)]
            if not 0 <= player < state.players or state.supply_of(player, piece) == 0:
                raise ValueError(text)
            verbs.place(state, piece, player, spot)
        for note in notes.split():
            name, number = note.split("=")
            at, most = self.going_on(state)[NOTES.index(name)]
            if not 0 <= int(number) <= most:
                raise ValueError(text)
            state.put(at, int(number))

    def going_on(self, state: State) -> list[tuple[int, int]]:
        """Where each note is kept, and its greatest value."""
        players = int(state.players)
        everybody = (1 << players) - 1
        return [
            (self.paid, int(HIMSELF)),
            (self.moving, 1),
            (self.asked, players - 1),
            (self.done, everybody),
            (self.moved, 1),
        ]
