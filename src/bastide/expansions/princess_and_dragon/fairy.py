"""The fairy: she stands with a follower, keeps the dragon away and brings points.

Complete rules 4.4.5 and 7.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.princess_and_dragon.dragon import read_cell, write_cell
from bastide.kernel import verbs
from bastide.kernel.codes import (
    BESIDE,
    KIND_MASK,
    beside_code,
    companion_in,
    figure_spot_in,
    neutral_cell_in,
    neutral_code,
)
from bastide.kernel.hooks import Figure, Phase
from bastide.kernel.layout import (
    BAG_LEFT,
    FIGURE_WORDS,
    FIGURES_END,
    HAND,
    NO_TILE,
    OWNER,
    PIECE,
    PLAYER,
    ROOT,
    SPOT,
    TILE,
    TILE_CELL,
)
from bastide.kernel.pieces import FAIRY, PHANTOM, Piece
from bastide.kernel.places import place_of, slot_named
from bastide.kernel.scoring import BONUS, Tally
from bastide.kernel.turn import Step
from bastide.kernel.whereabouts import cell_of
from bastide.language import said

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

TURN_POINTS: Final[i64] = 1
FEATURE_POINTS: Final[i64] = 3
WITH = "with"
AWAY = "@"
FAIRY_NAME = "fairy"


class Fairy:
    """With whom she stands, and what that is worth."""

    def __init__(self, *, played: bool, on_tile: bool) -> None:
        self.played = played
        self.on_tile = on_tile
        """Is she with everybody on her tile, instead of one follower?"""
        self.visits: list[int] = []
        """Places that are no features, to which she comes all the same: rulings say so when they are set up."""

    def set_up(self, rules: Rules) -> None:
        """Remember the follower with whom she stands: kind, owner and spot; a spot of 0 is nobody."""
        self.piece = rules.reserve(1)
        self.owner = rules.reserve(1)
        self.spot = rules.reserve(1)

    # -- where she stands ----------------------------------------------------------------------

    def is_with(self, state: State, figure: i64) -> bool:
        """Does she stand with the figure whose record this is?"""
        words = state.words
        spot = words[figure + SPOT]
        if words[figure + PIECE] > PHANTOM:
            return False
        if self.on_tile:
            return self.is_place(state, spot) and cell_of(state, spot) == state.neutral_cell(FAIRY)
        return self.stands_with(state, words[figure + PIECE], words[figure + OWNER], spot)

    def is_place(self, state: State, spot: i64) -> bool:
        """Can a follower be with her there?"""
        return spot < state.rules.spots_at or spot in self.visits

    def comes_to(self, state: State, spot: i64) -> bool:
        """May she go there? She keeps away from tiles that a box closes to her."""
        if spot < state.rules.spots_at:
            return not is_tabu(state, state.words[state.words[spot + TILE] + TILE_CELL])
        return spot in self.visits

    def stands_with(self, state: State, piece: i64, owner: i64, spot: i64) -> bool:
        """Does she stand with this one follower?"""
        words = state.words
        return spot == words[self.spot] and owner == words[self.owner] and piece == words[self.piece]

    def offer(self, state: State) -> None:
        """Instead of placing a figure the player moves her to another of his followers (4.1, 4.4.5)."""
        words = state.words
        player = words[PLAYER]
        has_met = False
        first = state.code_count
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            spot = words[figure + SPOT]
            if words[figure + OWNER] != player or words[figure + PIECE] > PHANTOM:
                continue
            if self.is_with(state, figure) and (self.on_tile or not has_met):
                has_met = True  # Two equal followers on one place are two: she stands with one of them.
                continue
            if not self.comes_to(state, spot):
                continue
            if self.on_tile:
                code = neutral_code(FAIRY, cell_of(state, spot))
            else:
                code = beside_code(FAIRY, words[figure + PIECE], spot)
            is_alone = not self.on_tile and verbs.figure_count(state, spot) == 1
            if is_alone or not state.is_offered(state.code_count, code, first):
                state.code_count = state.offer(state.code_count, code)

    def go(self, state: State, code: i64) -> None:
        """She goes to the follower, or to the tile."""
        if code & KIND_MASK == BESIDE:
            spot = figure_spot_in(code)
            self.stand_with(state, companion_in(code), state.words[PLAYER], spot)
            verbs.move_neutral(state, FAIRY, cell_of(state, spot))
        else:
            verbs.move_neutral(state, FAIRY, neutral_cell_in(code))

    def stand_with(self, state: State, piece: i64, owner: i64, spot: i64) -> None:
        """Note with whom she stands now."""
        state.put(self.piece, piece)
        state.put(self.owner, owner)
        state.put(self.spot, spot)

    def go_along(self, state: State, figure: Figure, spot: i64) -> None:
        """Stay with a follower who goes to another place."""
        if self.stands_with(state, figure.piece, figure.owner, figure.spot):
            self.stand_with(state, figure.piece, figure.owner, spot)

    def stay(self, state: State, gone: list[Figure]) -> None:
        """When her follower leaves she stays where she is, with nobody (4.4.5.1)."""
        words = state.words
        spot = words[self.spot]
        if spot == 0:
            return
        companion = Figure(words[self.piece], words[self.owner], spot)
        if companion in gone and companion not in verbs.figures_on(state, spot):
            state.put(self.spot, 0)

    # -- what she brings -----------------------------------------------------------------------

    def pay_turn(self, state: State) -> None:
        """A player whose follower stands with her at the beginning of his turn gets a point (4.4.5.1)."""
        words = state.words
        if not self.on_tile and words[self.owner] != words[PLAYER]:
            return
        with_her: i64 = 0
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            if words[figure + OWNER] == words[PLAYER] and self.is_with(state, figure):
                with_her += 1
                if not self.on_tile:
                    break
        if with_her > 0:
            pay(state, words[PLAYER], with_her, TURN_POINTS, 0)

    def pay_feature(self, state: State, feature: i64) -> None:
        """When a feature is scored, whoever has a follower there with her gets 3 points, majority or not (4.4.5.1)."""
        for owner in self.friends_on(state, feature):
            pay(state, owner, 1, FEATURE_POINTS, feature)

    def friends_on(self, state: State, feature: i64) -> list[int]:
        """Everybody who has a follower with her on a feature."""
        words = state.words
        found: list[int] = []
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            owner = words[figure + OWNER]
            spot = words[figure + SPOT]
            if owner in found or spot >= state.rules.spots_at or words[spot + ROOT] != feature:
                continue
            if self.is_with(state, figure):
                found.append(owner)
        return found

    # -- the text of a position ----------------------------------------------------------------

    def write(self, state: State) -> list[str]:
        """``fairy 1,0 with 2 follower city N``: her tile, and her follower if there is one.

        ``@ 3,4`` follows if he has gone to another tile without her.
        """
        cell = state.neutral_cell(FAIRY)
        if cell == 0:
            return []
        her = f"{FAIRY_NAME} {write_cell(cell)}"
        words = state.words
        companion = Figure(words[self.piece], words[self.owner], words[self.spot])
        if companion not in verbs.figures_on(state, companion.spot):
            return [her]
        place = place_of(state, companion.spot)
        name = Piece(companion.piece).name.lower()
        text = f"{her} {WITH} {companion.owner + 1} {name} {place.feature} {place.where}".rstrip()
        if cell_of(state, companion.spot) != cell:
            text += f" {AWAY} {write_cell(cell_of(state, companion.spot))}"
        return [text]

    def read(self, state: State, values: list[str]) -> None:
        """Read that again."""
        cell = read_cell(state, values[0])
        state.put(state.rules.neutrals_at + FAIRY, cell)
        if len(values) == 1:
            return
        sign, owner, piece, feature, *where = values[1:]
        if AWAY in where:
            cell = read_cell(state, where.pop())
            where.pop()
        spot = slot_named(state, state.tile_at(cell), feature, " ".join(where))
        for elsewhere, name in state.rules.spot_names.items():
            if name == " ".join([feature, *where]):
                spot = elsewhere
        if sign != WITH or spot == 0:
            raise ValueError(values)
        self.stand_with(state, int(Piece[piece.upper()]), int(owner) - 1, spot)

    def check(self, state: State) -> None:
        """Refuse a follower who does not stand where she is; other boxes have placed theirs by now."""
        words = state.words
        spot = words[self.spot]
        if spot == 0:
            return
        companion = Figure(words[self.piece], words[self.owner], spot)
        if not self.is_place(state, spot) or companion not in verbs.figures_on(state, spot):
            raise ValueError(said("impossible-fairy-alone"))
        if spot >= state.rules.spots_at and cell_of(state, spot) != state.neutral_cell(FAIRY):
            raise ValueError(said("impossible-fairy-elsewhere"))


def is_tabu(state: State, cell: i64) -> bool:
    """Does a box keep her away from a cell?"""
    for box in state.rules.forbids_neutral:
        if box.forbids_neutral(state, FAIRY, cell) != 0:
            return True
    return False


def pay(state: State, player: i64, units: i64, each: i64, feature: i64) -> None:
    """Give points that the fairy brings."""
    tally = Tally()
    tally.start(BONUS, 0, feature)
    tally.add("fairy", units, each)
    verbs.score(state, player, tally.points(), tally)


class FairyPoint(Phase):
    """The fairy's point comes before everything else in a turn, and a second turn does not repeat it (4.4.5.1)."""

    step: ClassVar[Step] = Step.FAIRY

    def __init__(self, fairy: Fairy) -> None:
        super().__init__()
        self.fairy = fairy

    def enter(self, state: State) -> None:
        """Pay it, unless the last tile has been laid: then no turn begins."""
        if state.words[BAG_LEFT] > 0 or state.words[HAND] != NO_TILE:
            self.fairy.pay_turn(state)
