"""The Wheel of Fortune: a board to start at, on which a pig brings luck, taxes, famine, storm and plague.

Das Schicksalsrad, complete rules 1.17, 3.1.3, 4.2.6, 4.4.10 and 7.3.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64

from bastide.expansions.wheel_of_fortune.segments import (
    CROWNS,
    FORTUNA,
    PESTILENCE,
    SEGMENT_COUNT,
    SEGMENTS,
    MovePig,
    ScoreCrowns,
    SufferPestilence,
    TurnWheel,
)
from bastide.kernel import verbs
from bastide.kernel.catalogue import tile_set
from bastide.kernel.codes import FIGURE, KIND_MASK, TAKE, figure_code, piece_in, spot_in
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.layout import HAND, NO_TILE, TILE_CELL, TILE_TURN, TILE_WORDS, TILES_END
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import is_forbidden
from bastide.kernel.pieces import DRAGON, ENDED, MAYOR, PHANTOM, WAGON, Piece
from bastide.kernel.scoring import CONNECTED
from bastide.kernel.tables import ELSEWHERE
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.hooks import Start
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

BOX = "wheel_of_fortune"
SYMBOL = "wheel"
BOARD: Final = "board"
"""The kind of a tile that is a cell of the board."""
FAMINE_POINTS: Final[i64] = 1
UNITS: Final = 32
"""Parts of the side of a tile in which places of crowns are given."""

NO_DRAGON: Final[i64] = 1
CROWN_TAKEN: Final[i64] = 2
PLAIN_ONLY: Final[i64] = 3
NOT_IN_THE_LAND: Final[i64] = 4
"""Reasons of vetoes."""


class WheelOfFortune(Expansion):
    """A wheel with six segments and nine crowns, and a pig that walks round it."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "wheel-no-dragon",
        "wheel-crown-taken",
        "wheel-crown-plain",
        "wheel-not-in-the-land",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("base_tiles", BOX, default=True, choices=(True, False)),
        Option("wheel_tiles", BOX, default="all", choices=("all", "symbols")),
        Option("inquisition", BOX, default="two_per_monk", choices=("two_per_monk", "one_per_monk_or_heretic")),
        Option("crown_followers", BOX, default="plain", choices=("plain", "any")),
        Option("wheel_counts", BOX, default="figures", choices=("figures", "strength")),
    )

    # -- set-up ----------------------------------------------------------------------------------

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.with_base = bool(options["base_tiles"])
        self.symbols_only = options["wheel_tiles"] == "symbols"
        self.heretics_too = options["inquisition"] == "one_per_monk_or_heretic"
        self.plain_only = options["crown_followers"] == "plain"
        self.by_strength = options["wheel_counts"] == "strength"

    def leaves_out(self, types: list[TileType]) -> list[str]:
        """The box is a base game of its own, or added to another; by option only by the tiles that turn the wheel."""
        base = [tile.id for tile in types if tile.box == "base" and not self.with_base]
        return base + [
            tile.id
            for tile in types
            if tile.box == BOX and self.symbols_only and not tile.symbol(SYMBOL) and tile.symbol("kind") != BOARD
        ]

    def start_tiles(self, laid: list[Start]) -> list[Start]:
        """The board is where the game begins; below what lies there already (3.1.3)."""
        west = min((x for _, x, _, _ in laid), default=0)
        north = max((y for _, _, y, _ in laid), default=-1) + 1
        return [
            (tile.id, west + tile.place[0], north + tile.place[1], 0)
            for tile in tile_set(BOX).board
            if tile.place is not None
        ]

    def set_up(self, rules: Rules) -> None:
        """Look up what turns the wheel; make the crowns, and remember where the pig is."""
        types = rules.tables.types
        self.number: vec[i64] = vec[i64]([int((tile.symbol(SYMBOL) or "0").split()[0]) for tile in types])
        """By the kind of a tile: how far the pig goes."""
        self.is_board: list[bool] = [tile.symbol("kind") == BOARD for tile in types]
        drawn = [tile.symbol("crown") for tile in types]
        self.segment_of_kind: vec[i64] = vec[i64]([SEGMENTS.index(name) if name else -1 for name in drawn])
        """By the kind of a tile: whose crowns lie there."""
        self.claim: i64 = rules.add_claim("wheel")
        self.crown_claim: i64 = rules.add_claim("crown")
        rules.city_points[CONNECTED] = FAMINE_POINTS
        self.crowns: vec[i64] = vec[i64](
            [
                rules.add_spot(f"{name} crown", sign=("crown", name), on_land=True, points=points_of(name))
                for name in SEGMENTS
            ]
        )
        """The spot of each segment; on two crowns two figures stand there."""
        self.segment = rules.reserve(1)
        """Where the pig stands."""
        self.asked = rules.reserve(1)
        """In a pestilence: how many players have had their say, and one more; 0 if there is none."""

    def phases(self) -> list[Phase]:
        """The wheel turns, a follower is taken back, and crowns are scored."""
        return [MovePig(self), TurnWheel(self), SufferPestilence(self), ScoreCrowns(self)]

    def lay_out(self, state: State) -> None:
        """The pig begins on fortuna (3.1.3)."""
        self.move_pig(state, FORTUNA)

    # -- the pig -----------------------------------------------------------------------------------

    def move_pig(self, state: State, segment: i64) -> None:
        """Let the pig stand on a segment: on the cell of the board where its crowns are."""
        words = state.words
        if words[self.segment] != segment:
            state.put(self.segment, segment)
        for tile in range(state.tiles_at, words[TILES_END], TILE_WORDS):
            if self.segment_of_kind[words[tile + TILE_TURN] >> 2] == segment:
                verbs.move_neutral(state, int(Piece.WHEEL_PIG), words[tile + TILE_CELL])
                return

    def pig(self, state: State) -> i64:
        """On which segment the pig stands."""
        return state.words[self.segment]

    def turns(self, state: State) -> bool:
        """Does the tile in hand turn the wheel?"""
        hand = state.words[HAND]
        return hand != NO_TILE and self.number[hand] != 0

    # -- crowns ----------------------------------------------------------------------------------

    def standing_on(self, state: State, segment: i64) -> list[Figure]:
        """Who stands on the crowns of a segment."""
        return verbs.figures_on(state, self.crowns[segment])

    def segment_at(self, spot: i64) -> i64:
        """Which segment a spot belongs to, -1 if to none."""
        for segment in range(SEGMENT_COUNT):
            if self.crowns[segment] == spot:
                return segment
        return -1

    def offers_places(self, state: State, piece: i64) -> None:
        """In place of a figure on the tile a follower may go to any free crown (4.4.10)."""
        for segment in range(SEGMENT_COUNT):
            if self.has_room(state, segment) and not is_forbidden(state, piece, self.crowns[segment]):
                state.code_count = state.offer(state.code_count, figure_code(piece, self.crowns[segment]))

    def has_room(self, state: State, segment: i64) -> bool:
        """Is one of its crowns free? Only one figure stands on each (4.4.10)."""
        return verbs.figure_count(state, self.crowns[segment]) < CROWNS[segment]

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """Crowns are no features."""
        return kind == ELSEWHERE

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """A mayor belongs into cities and a wagon onto features; neither takes a crown."""
        if spot < state.rules.spots_at or self.segment_at(spot) < 0:
            return 0
        if piece > PHANTOM or (self.plain_only and piece in (MAYOR, WAGON)):
            return PLAIN_ONLY
        return 0

    def explains(self, state: State, code: i64) -> i64:
        """Say why a follower does not take a crown, or is not taken back in a pestilence."""
        if code & KIND_MASK == TAKE and isinstance(state.phase, SufferPestilence):
            return NOT_IN_THE_LAND
        if code & KIND_MASK != FIGURE or self.segment_at(spot_in(code)) < 0:
            return 0
        forbidden = self.forbids_figure(state, piece_in(code), spot_in(code))
        if forbidden == 0 and not self.has_room(state, self.segment_at(spot_in(code))):
            return CROWN_TAKEN
        return forbidden

    def on_game_ended(self, state: State) -> None:
        """Followers on crowns go home without points."""
        left: list[Figure] = []
        for segment in range(SEGMENT_COUNT):
            left += self.standing_on(state, segment)
        if left:
            verbs.remove(state, left, ENDED)

    # -- the wheel is no place for others ----------------------------------------------------------

    def forbids_neutral(self, state: State, piece: i64, cell: i64) -> i64:
        """The dragon does not enter the wheel (4.2.4.2)."""
        if piece != DRAGON:
            return 0
        tile = state.tile_at(cell)
        if tile != 0 and self.is_board[state.words[tile + TILE_TURN] >> 2]:
            return NO_DRAGON
        return 0

    # -- the text of a position ----------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``pig=taxes; 1 follower storm, 2 phantom taxes; asked=1``: the pig, the crowns, what is going on."""
        inside = [
            f"{figure.owner + 1} {Piece(figure.piece).name.lower()} {SEGMENTS[segment]}"
            for segment in range(SEGMENT_COUNT)
            for figure in self.standing_on(state, segment)
        ]
        asked = state.words[self.asked]
        parts = [f"pig={SEGMENTS[self.pig(state)]}", ", ".join(sorted(inside)), f"asked={asked}" if asked else ""]
        while not parts[-1]:
            parts.pop()
        return "; ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        pig, inside, asked = [*(part.strip() for part in text.split(";")), "", ""][:3]
        if not pig.startswith("pig="):
            raise ValueError(text)
        self.move_pig(state, SEGMENTS.index(pig.removeprefix("pig=")))
        names = [piece.name.lower() for piece in Piece if piece <= PHANTOM]
        for part in filter(None, inside.split(",")):
            owner, name, segment = part.split()
            player, piece, spot = int(owner) - 1, names.index(name), self.crowns[SEGMENTS.index(segment)]
            if not 0 <= player < state.players or state.supply_of(player, piece) == 0:
                raise ValueError(text)
            if self.forbids_figure(state, piece, spot) != 0 or not self.has_room(state, self.segment_at(spot)):
                raise ValueError(text)
            verbs.place(state, piece, player, spot)
        if asked:
            number = int(asked.removeprefix("asked="))
            if not 1 <= number <= state.players or self.pig(state) != PESTILENCE:
                raise ValueError(text)
            state.put(self.asked, number)


def points_of(segment: str) -> tuple[tuple[int, int], ...]:
    """Where the crowns of a segment are, in 32nds of a tile from the corner of the cell that shows them."""
    box = tile_set(BOX)
    board = cast("dict[str, Any]", box.facts["board"])
    places = next(each["crowns"] for each in board["segments"] if each["id"] == segment)
    column, row = next(cell.place for cell in box.board if cell.symbol("crown") == segment and cell.place is not None)
    return tuple((x - UNITS * column, y - UNITS * row) for x, y in places)
