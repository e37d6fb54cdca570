"""Traders & Builders: goods for who finishes a city, a builder for a second turn, a pig for the farmers.

Händler & Baumeister, complete rules 4.4.3, 4.4.4, 4.6.2.3 and 6.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.codes import FIGURE, KIND_MASK, figure_code, piece_in, spot_in
from bastide.kernel.hooks import Expansion, Figure, Phase
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
    TILE_SLOTS,
    TURN,
)
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import is_forbidden
from bastide.kernel.pieces import PHANTOM, Piece, Why
from bastide.kernel.places import impossible
from bastide.kernel.scoring import BONUS, Tally
from bastide.kernel.tables import CITY, FIELD, SLOT_WORDS
from bastide.kernel.turn import MESSAGE_TILE, SECOND_TURN, Step
from bastide.kernel.vecs import vec
from bastide.language import said

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "traders_and_builders"
BUILDER: Final[i64] = int(Piece.BUILDER)
PIG: Final[i64] = int(Piece.PIG)
GOODS = (Piece.WINE, Piece.GRAIN, Piece.CLOTH)
GOODS_POINTS = 10
SORTS: Final[i64] = 3
FIRST_GOOD: Final[i64] = int(Piece.WINE)
TOKENS: Final = vec[i64]([9, 6, 5])
"""Tokens of each sort (1.4)."""
GOODS_PROSPECT: Final = 5.0
"""What a sort of goods is worth to who leads as much as the others."""

BUILDER_ELSEWHERE: Final[i64] = 1
BUILDER_NO_SITE: Final[i64] = 2
BUILDER_TOO_LATE: Final[i64] = 3
BUILDER_ALONE: Final[i64] = 4
PIG_NO_FIELD: Final[i64] = 5
PIG_ALONE: Final[i64] = 6
"""Reasons why builder and pig stay at home."""


class TradersAndBuilders(Expansion):
    """Goods, builders and pigs."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "builder-elsewhere",
        "builder-no-site",
        "builder-too-late",
        "builder-alone",
        "pig-no-field",
        "pig-alone",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("goods", BOX, default=True, choices=(True, False)),
        Option("builders", BOX, default=1, choices=tuple(range(4))),
        Option("pigs", BOX, default=1, choices=tuple(range(4))),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.goods = bool(options["goods"])
        self.builders = int(options["builders"])
        self.pigs = int(options["pigs"])

    def supply(self, players: int) -> dict[Piece, int]:
        """Each player gets a builder and a pig (1.4)."""
        return {Piece.BUILDER: self.builders, Piece.PIG: self.pigs}

    def set_up(self, rules: Rules) -> None:
        """Look up the printed goods; remember whether a second turn is due, and which turn had one last."""
        self.printed: list[vec[i64]] = [rules.tables.marked("goods", good.name.lower()) for good in GOODS]
        self.extended = rules.reserve(1)
        self.repeating = rules.reserve(1)

    def phases(self) -> list[Phase]:
        """A builder's second turn, also where no tile is found for it."""
        return [NoSecondTile(self), SecondTurn(self)]

    # -- builder and pig: placing --------------------------------------------------------------

    def offers_figures(self, state: State) -> None:
        """A builder goes where the player has a follower on the road or city, a pig where he has a farmer.

        Both only on the tile just laid; others may stand there, too (4.4.3, 4.4.4). Where the tile
        has finished the road or city there is nothing left to build.
        """
        player = state.words[PLAYER]
        tile = state.last_tile()
        for slot in range(state.words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
            kind = state.kind_of(slot)
            if kind > FIELD or state.is_finished(slot) or not has_follower(state, state.root_of(slot), player):
                continue
            piece = BUILDER
            if kind == FIELD:
                piece = PIG
            if state.supply_of(player, piece) > 0 and not is_forbidden(state, piece, slot):
                state.code_count = state.offer(state.code_count, figure_code(piece, slot))

    def explains(self, state: State, code: i64) -> i64:
        """Say why a builder or a pig is not placed there."""
        piece = piece_in(code)
        spot = spot_in(code)
        if code & KIND_MASK != FIGURE or state.phase.step != Step.FIGURE or spot >= state.rules.spots_at:
            return 0
        if piece not in (Piece.BUILDER, Piece.PIG):
            return 0
        if state.words[spot + TILE] != state.last_tile():
            return BUILDER_ELSEWHERE
        if piece == Piece.PIG:
            return PIG_ALONE if state.kind_of(spot) == FIELD else PIG_NO_FIELD
        if state.kind_of(spot) > CITY:
            return BUILDER_NO_SITE
        return BUILDER_TOO_LATE if state.is_finished(spot) else BUILDER_ALONE

    def on_removed(self, state: State, figures: list[Figure], why: i64) -> None:
        """A builder or a pig goes home with the last follower of its owner (4.4.3, 4.4.4)."""
        for gone in figures:
            if gone.piece <= PHANTOM and gone.spot < state.rules.spots_at:
                self.send_lonely_home(state, state.root_of(gone.spot))

    def on_connected(self, state: State, feature: i64, by: i64) -> None:
        """A road that falls apart may leave a builder without a follower of its owner: it goes home."""
        self.send_lonely_home(state, feature)

    def send_lonely_home(self, state: State, feature: i64) -> None:
        """Send builders and pigs home that have no follower of their owner on a feature."""
        lonely = [
            left
            for left in verbs.figures_on(state, feature)
            if left.piece in (Piece.BUILDER, Piece.PIG) and not has_follower(state, feature, left.owner)
        ]
        if lonely:
            verbs.remove(state, lonely, int(Why.LONELY))

    # -- builder: the second turn --------------------------------------------------------------

    def is_repeating(self, state: State) -> bool:
        """Has the second part of this turn begun?"""
        return state.words[self.repeating] == state.words[TURN]

    def on_tile_placed(self, state: State, tile: i64) -> None:
        """Extending a road or a city with the player's builder grants a second turn (4.4.3.1)."""
        if state.supply_of(state.player, Piece.BUILDER) == self.builders:
            return
        for slot in range(state.words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
            if state.kind_of(slot) <= CITY:
                self.note_extended(state, state.words[slot + ROOT])

    def note_extended(self, state: State, feature: i64) -> None:
        """Grant the player a second turn if his builder stands on a feature that was extended."""
        for figure in verbs.figures_on(state, feature):
            if figure.piece == Piece.BUILDER and figure.owner == state.player:
                state.put(self.extended, 1)

    # -- pig and goods: points -----------------------------------------------------------------

    def adds_own_points(self, state: State, tally: Tally) -> None:
        """A pig makes every finished city worth one point more to its farmer; several count once (4.4.4, 6.2)."""
        if tally.is_for_farmers() and has_pig(state, tally.feature, tally.owner):
            tally.add("pig", state.finished_cities_of(tally.feature), 1)

    def on_finished(self, state: State, features: list[int]) -> None:
        """Who finishes a city takes a token for each of its goods, whoever owns it (4.6.2.3)."""
        if not self.goods:
            return
        for feature in features:
            if state.kind_of(feature) == CITY:
                for good, printed in zip(GOODS, self.printed, strict=True):
                    tokens = state.sum_over(feature, printed)
                    if tokens > 0:
                        verbs.give(state, state.player, int(good), tokens)

    def on_game_ended(self, state: State) -> None:
        """The most tokens of each sort are worth 10 points, ties too (6.3)."""
        for good in GOODS:
            tokens = [state.supply_of(player, int(good)) for player in range(state.players)]
            for player in range(state.players):
                if tokens[player] == max(tokens) and tokens[player] > 0:
                    tally = Tally()
                    tally.start(BONUS, 0, 0)
                    tally.add(f"most {good.name.lower()}", 1, GOODS_POINTS)
                    verbs.score(state, player, tally.points(), tally)

    def adds_prospects(self, state: State, player: i64) -> float:
        """Whoever leads in a sort of goods will have the most of it, the more surely the fewer are left."""
        if not self.goods:
            return 0.0
        prospects = 0.0
        for sort in range(SORTS):
            left = TOKENS[sort]
            most: i64 = 0
            for other in range(state.players):
                held = state.supply_of(other, FIRST_GOOD + sort)
                left -= held
                if other != player and held > most:
                    most = held
            if left < 0:
                left = 0
            lead = float(state.supply_of(player, FIRST_GOOD + sort) - most) / float(left + 1)
            if lead > 1.0:
                lead = 1.0
            elif lead < -1.0:
                lead = -1.0
            prospects += GOODS_PROSPECT * (1.0 + lead)
        return prospects

    # -- the text of a position ----------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``0 1; 2 0, 1 1, 0 0``: second turn due, begun; wine, grain and cloth of all players."""
        turns = f"{state.words[self.extended]} {int(self.is_repeating(state))}"
        goods = [" ".join(str(state.supply_of(player, int(g))) for player in range(state.players)) for g in GOODS]
        return f"{turns}; {', '.join(goods)}"

    def check_position(self, state: State) -> None:
        """Builders stand on roads and in cities, pigs on fields, each with a follower of its owner; goods are few."""
        words = state.words
        for sort, good in enumerate(GOODS):
            held = sum(state.supply_of(player, int(good)) for player in range(state.players))
            if held > max(TOKENS[sort], self.printed_on_all(state, sort)):
                raise ValueError(said("impossible-too-many", piece=good.name.lower()))
        for figure in state.figure_list():
            piece = words[figure + PIECE]
            spot = words[figure + SPOT]
            if piece not in (Piece.BUILDER, Piece.PIG):
                continue
            kind = state.kind_of(spot)
            if kind > FIELD or (piece == Piece.PIG) != (kind == FIELD):
                raise impossible(state, piece, spot)
            if not has_follower(state, state.root_of(spot), words[figure + OWNER]):
                raise impossible(state, piece, spot, "impossible-lonely")

    def printed_on_all(self, state: State, sort: int) -> int:
        """How many goods of a sort all tiles of the game show."""
        stride = state.tables.stride
        printed = self.printed[sort]
        total = 0
        for at in range(state.tables.kinds * stride):
            total += int(printed[at] * state.rules.copies[at // stride])
        return total

    def forget_turn(self, state: State) -> None:
        """No second turn follows from tiles that have lain there."""
        state.put(self.extended, 0)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        turns, goods = text.split(";")
        extended, repeating = ((0, 1).index(int(part)) for part in turns.split())
        state.put(self.extended, extended)
        state.put(self.repeating, repeating * state.words[TURN])
        for good, part in zip(GOODS, goods.split(","), strict=True):
            tokens = [int(number) for number in part.split()]
            if len(tokens) != state.players or min(tokens) < 0:
                raise ValueError(text)
            for player, number in enumerate(tokens):
                verbs.give(state, player, int(good), number)


def has_pig(state: State, field: i64, player: i64) -> bool:
    """Has a player a pig on the field?"""
    for figure in verbs.figures_on(state, field):
        if figure.piece == Piece.PIG and figure.owner == player:
            return True
    return False


def has_follower(state: State, feature: i64, player: i64) -> bool:
    """Has a player a follower on the feature?"""
    words = state.words
    if verbs.figure_count(state, feature) == 0:
        return False
    for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        spot = words[figure + SPOT]
        is_own = words[figure + OWNER] == player and words[figure + PIECE] <= PHANTOM
        if is_own and spot < state.rules.spots_at and words[spot + ROOT] == feature:
            return True
    return False


class NoSecondTile(Phase):
    """Where none of the tiles that are left fits, the second part is over, and the turn ends as ever (4.2, 5)."""

    step: ClassVar[Step] = Step.NOTHING_DRAWN

    def __init__(self, box: TradersAndBuilders) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Go on behind the second part."""
        if state.words[HAND] == NO_TILE and self.box.is_repeating(state):
            verbs.jump(state, MESSAGE_TILE)


class SecondTurn(Phase):
    """After a turn that extended the builder's feature the player has another; there is no third (4.4.3.1).

    There is none either when no tile is left for it.
    """

    step: ClassVar[Step] = Step.REPEAT

    def __init__(self, box: TradersAndBuilders) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Begin the second turn, unless there has been one: another tile may have come behind it."""
        box = self.box
        due = state.words[box.extended] == 1 and not box.is_repeating(state) and state.words[BAG_LEFT] > 0
        if state.words[box.extended] == 1:
            state.put(box.extended, 0)
        if due:
            state.put(box.repeating, state.words[TURN])
            verbs.jump(state, SECOND_TURN)
