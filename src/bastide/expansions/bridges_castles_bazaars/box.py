"""Bridges, Castles & Bazaars: roads run on over bridges, towns become castles, tiles are auctioned.

Burgen, Brücken und Basare, complete rules 1.19, 3.3.4, 4.2.7, 4.3, 4.6.5, 6.1, 6.2, 7.3 and 7.4.10. Each of the three
has a module of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.bridges_castles_bazaars.actions import Bid, BuildBridge, Deal, LayWithBridge, TakeTile
from bastide.expansions.bridges_castles_bazaars.bazaars import (
    AUCTION,
    CHOOSE,
    CHOOSE_FIRST,
    OFF,
    Auction,
    Bazaars,
    CheckLot,
    LetOthersLay,
    TakeLot,
    TurnUp,
)
from bastide.expansions.bridges_castles_bazaars.bridges import Bridges, bridged
from bastide.expansions.bridges_castles_bazaars.castles import BuildCastle, Castles, ScoreCastles, castle_drawing
from bastide.expansions.bridges_castles_bazaars.texts import (
    read_texts,
    shown_castles,
    take_unclaimed,
    write_texts,
)
from bastide.kernel import verbs
from bastide.kernel.actions import PlaceToken
from bastide.kernel.codes import KIND_MASK, PASS, cell_in, rotation_in
from bastide.kernel.hooks import Expansion, Figure, Phase, Shown
from bastide.kernel.layout import HAND, NO_TILE
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import Piece
from bastide.kernel.tables import FIELD
from bastide.kernel.turn import DRAW, Step
from bastide.mechanics.inns import Inns

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

BOX: Final = "bridges_castles_bazaars"
MANY_PLAYERS: Final = 5
"""From so many on each gets less."""
EACH: Final = 3
EACH_OF_MANY: Final = 2
MOST_OF_EACH: Final = 6
BY_PLAYERS: Final = "by_players"
BID_TOO_LOW: Final[i64] = 6
"""Reason why a bid is refused, behind those of bridges."""


def supply_option(name: str) -> Option:
    """Make an option that says how many bridges or castles each player gets."""
    return Option(
        name,
        BOX,
        default=BY_PLAYERS,
        choices=(BY_PLAYERS, *range(MOST_OF_EACH + 1)),
        words=(("yes", BY_PLAYERS), ("no", 0)),
    )


class BridgesCastlesBazaars(Expansion):
    """Bridges, castles and bazaars."""

    name: ClassVar[str] = BOX
    options: ClassVar[tuple[Option, ...]] = (
        supply_option("bridges"),
        Option(
            "bridges_stand",
            BOX,
            default="beside",
            choices=("beside", "on_tile"),
        ),
        supply_option("castles"),
        Option(
            "castles_for_farmers",
            BOX,
            default="all",
            choices=("all", "finished"),
        ),
        Option("castles_at_towers", BOX, default=False, choices=(True, False)),
        Option(
            "fairy_with_lord",
            BOX,
            default="stays_alone",
            choices=("stays_alone", "goes_along"),
        ),
        Option(
            "mayor_as_lord",
            BOX,
            default="paid",
            choices=("paid", "nothing"),
        ),
        Option("castle_takes_gold", BOX, default=True, choices=(True, False)),
        Option(
            "bazaar",
            BOX,
            default=AUCTION,
            choices=(AUCTION, CHOOSE, CHOOSE_FIRST, OFF),
        ),
    )
    shares: ClassVar[tuple[type[Expansion], ...]] = (Inns,)
    spare_slots: ClassVar[int] = 1
    reasons: ClassVar[tuple[str, ...]] = (
        "bridge-none-left",
        "bridge-one-a-turn",
        "bridge-too-far",
        "bridge-on-field",
        "bridge-ends-at-field",
        "bazaar-bid-more",
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.of_each = (options["bridges"], options["castles"])
        self.bridges = Bridges(played=options["bridges"] != 0, beside=options["bridges_stand"] == "beside")
        self.castles = Castles(
            played=options["castles"] != 0, finished_only=options["castles_for_farmers"] == "finished"
        )
        self.bazaars = Bazaars(played=options["bazaar"] != OFF, how=str(options["bazaar"]))

    # -- set-up ----------------------------------------------------------------------------------

    def supply(self, players: int) -> dict[Piece, int]:
        """Up to four players get three bridges and three castles each, five and six two of each (3.3.4)."""
        each = EACH_OF_MANY if players >= MANY_PLAYERS else EACH
        bridges, castles = (each if chosen == BY_PLAYERS else int(chosen) for chosen in self.of_each)
        return {Piece.BRIDGE: bridges, Piece.CASTLE: castles}

    def variants(self, types: list[TileType]) -> list[TileType]:
        """Every tile can turn into one with a bridge, and a town into a castle."""
        found = [variant for tile in types for variant in bridged(tile)] if self.bridges.played else []
        return [*found, castle_drawing(BOX)]

    def set_up(self, rules: Rules) -> None:
        """Let the three reserve what they must remember."""
        self.declined = rules.reserve(1)
        """Has the player just done without a tile that needed a bridge?"""
        rules.let_carry_out(PASS, self)
        build = rules.add_offer(self, BuildBridge, besides=True)
        self.bridges.set_up(rules, build, rules.add_offer(self, LayWithBridge))
        most = rules.players * rules.supply[Piece.CASTLE]
        self.castles.set_up(rules, castle_drawing(BOX).id, rules.add_offer(self, PlaceToken), most)
        take = rules.add_offer(self, TakeTile)
        bid = rules.add_offer(self, Bid)
        self.bazaars.set_up(rules, take, bid, rules.add_offer(self, Deal))

    def phases(self) -> list[Phase]:
        """A tile from a bazaar, a tile that is not laid, castles, and the bazaar itself."""
        phases: list[Phase] = []
        if self.bazaars.played:
            phases += [TakeLot(self.bazaars), CheckLot(self.bazaars), LetOthersLay(self.bazaars)]
            phases += [TurnUp(self.bazaars), Auction(self.bazaars)]
        if self.bridges.played:
            phases.append(DrawAgain(self))
        if self.castles.played:
            phases += [BuildCastle(self.castles), ScoreCastles(self.castles)]
        return phases

    # -- bridges ---------------------------------------------------------------------------------

    def offers_tiles(self, state: State) -> None:
        """Where a bridge repairs what does not fit (4.3.1)."""
        if self.bridges.played:
            self.bridges.offer_repairs(state)

    def offers_besides(self, state: State) -> None:
        """A bridge, before the figure and before or after what a symbol asks (4.1, 4.3)."""
        if self.bridges.may_build(state):
            self.bridges.offer(state)

    def carry_out(self, state: State, code: i64) -> None:
        """Build a bridge, lay the tile with one, or do without the tile."""
        kind = code & KIND_MASK
        if kind == self.bridges.build:
            self.bridges.build_on(state, state.tile_at(cell_in(code)), rotation_in(code))
        elif kind == self.bridges.lay:
            self.bridges.lay_with_bridge(state, cell_in(code), rotation_in(code))
        else:
            self.bazaars.give_up(state)
            state.put(self.declined, 1)

    def on_tile_placed(self, state: State, tile: i64) -> None:
        """One bridge with each tile (4.3); a bazaar is called (4.2.7.1)."""
        if state.words[self.bridges.built] != 0:
            state.put(self.bridges.built, 0)
        if self.bazaars.played:
            self.bazaars.note_tile(state, tile)

    def explains(self, state: State, code: i64) -> i64:
        """Why a bridge is not built there, and why a bid is too low."""
        kind = code & KIND_MASK
        if kind == self.bridges.build and self.bridges.may_build(state):
            return self.bridges.why_not(state, cell_in(code), rotation_in(code))
        if kind == self.bazaars.bid and isinstance(state.phase, Auction) and state.words[self.bazaars.lot] != 0:
            return BID_TOO_LOW
        return 0

    # -- castles ---------------------------------------------------------------------------------

    def locates(self, state: State, spot: i64) -> i64:
        """A lord is where he stood as a knight."""
        number = self.castles.castle_at(spot)
        if number < 0:
            return 0
        return self.castles.cell_of_lord(state, number)

    def on_finished(self, state: State, features: list[int]) -> None:
        """What is finished around castles releases their lords (4.6.5)."""
        if state.words[self.castles.settled] != 0:
            self.castles.note(state, features)

    def on_removed(self, state: State, figures: list[Figure], why: i64) -> None:
        """A castle without a lord is finished."""
        self.castles.leave(state, figures)

    def adds_points(self, state: State, tally: Tally) -> None:
        """A castle is worth one point more than a city to whoever owns a field (4.4.8.1, 4.6.5, 6.2)."""
        if tally.kind == FIELD and state.words[self.castles.number] != 0:
            castles = self.castles.castles_by(state, tally.feature)
            if castles > 0:
                tally.add("castles", castles, 1)

    # -- what is to be seen, and the text of a position ------------------------------------------

    def shows(self, state: State) -> list[Shown]:
        """The castles on their towns."""
        return shown_castles(state, self.castles)

    def write_memory(self, state: State) -> str:
        """What the three remember, in parts like ``castle 1 2,3 N``."""
        return write_texts(state, self)

    def forget_turn(self, state: State) -> None:
        """No bazaar follows from tiles that have lain there."""
        state.put(self.bazaars.due, 0)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        read_texts(state, self, text)

    def check_position(self, state: State) -> None:
        """Bridges and castles that are on the table are in front of nobody."""
        take_unclaimed(state, self)


class DrawAgain(Phase):
    """Nobody must build a bridge: a tile that fits only with one may leave the game, and another is drawn (4.2)."""

    step: ClassVar[Step] = Step.TILE

    def __init__(self, box: BridgesCastlesBazaars) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Draw another."""
        if state.words[self.box.declined] != 0 and state.words[HAND] == NO_TILE:
            state.put(self.box.declined, 0)
            verbs.jump(state, DRAW)
