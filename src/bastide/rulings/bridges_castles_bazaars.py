"""Rulings about Bridges, Castles & Bazaars and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.bridges_castles_bazaars.box import BridgesCastlesBazaars
from bastide.expansions.bridges_castles_bazaars.castles import NOBODY
from bastide.expansions.gold_mines.box import GoldMines
from bastide.expansions.mage_and_witch import MageAndWitch
from bastide.expansions.princess_and_dragon.box import PrincessAndDragon
from bastide.expansions.princess_and_dragon.fairy import FEATURE_POINTS, pay
from bastide.kernel.hooks import Award, Expansion, Figure
from bastide.kernel.layout import OWNER, ROOT, TILE_CELL
from bastide.kernel.pieces import MAGE, MAYOR, WITCH
from bastide.kernel.tiles import CITY

if TYPE_CHECKING:
    from bastide.kernel.options import Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

TOWER: Final = "tower"


class TheFairyKeepsAwayFromCastles(Expansion):
    """The fairy stays behind when her knight becomes a lord, and goes to no lord; by option she does both."""

    needs: ClassVar[tuple[str, ...]] = ("princess_and_dragon", "bridges_castles_bazaars")
    source: ClassVar[str] = "complete rules 4.4.5"

    def choose(self, options: dict[str, Value]) -> None:
        """By option she goes along."""
        self.goes_along = options.get("fairy_with_lord") == "goes_along"

    def set_up(self, rules: Rules) -> None:
        """Let the fairy know of the castles, where she comes to lords."""
        for box in rules.boxes:
            if isinstance(box, PrincessAndDragon):
                self.fairy = box.fairy
            elif isinstance(box, BridgesCastlesBazaars):
                self.castles = box.castles
        if self.goes_along:
            self.fairy.visits += self.castles.spots

    def on_figure_moved(self, state: State, figure: Figure, spot: i64) -> None:
        """She goes along with a knight who becomes a lord."""
        if self.goes_along and spot in self.castles.spots:
            self.fairy.go_along(state, figure, spot)

    def on_scored(self, state: State, awards: list[Award]) -> None:
        """A lord with whom she stands gets her points, too."""
        if not self.goes_along:
            return
        number = self.castles.castle_just_paid(state)
        for award in awards:
            if award.claim == self.castles.claim and number != NOBODY:
                lord = self.castles.lord_of(state, number)
                if self.fairy.is_with(state, lord):
                    pay(state, state.words[lord + OWNER], 1, FEATURE_POINTS, award.feature)


class AMayorIsALordLikeAnyOther(Expansion):
    """A mayor gets as a lord what any lord gets; by option nothing, because no pennant makes him strong there."""

    needs: ClassVar[tuple[str, ...]] = ("abbey_and_mayor", "bridges_castles_bazaars")
    source: ClassVar[str] = "complete rules 4.6.5"

    def choose(self, options: dict[str, Value]) -> None:
        """By option he gets nothing."""
        self.earns = options.get("mayor_as_lord") != "nothing"

    def set_up(self, rules: Rules) -> None:
        """Let the castles know."""
        for box in rules.boxes:
            if isinstance(box, BridgesCastlesBazaars) and not self.earns:
                box.castles.unpaid.append(MAYOR)


class MageAndWitchStayInNoCastle(Expansion):
    """A town with the mage or the witch that becomes a castle is no city any more: they go beside the table."""

    needs: ClassVar[tuple[str, ...]] = ("bridges_castles_bazaars", "mage_and_witch")
    source: ClassVar[str] = "complete rules 4.2.11.4, 4.6.5"

    def set_up(self, rules: Rules) -> None:
        """Find both boxes."""
        for box in rules.boxes:
            if isinstance(box, MageAndWitch):
                self.magic = box
            elif isinstance(box, BridgesCastlesBazaars):
                self.castles = box.castles

    def on_figure_moved(self, state: State, figure: Figure, spot: i64) -> None:
        """A knight has become a lord."""
        if spot in self.castles.spots:
            for piece in (MAGE, WITCH):
                if self.magic.is_on(state, piece, state.words[figure.spot + ROOT]):
                    self.magic.leave(state, piece)


class ATowerInTheWallIsNoHalfRound(Expansion):
    """A part of a city with a tower in its wall is not half-round and becomes no castle; by option it does."""

    needs: ClassVar[tuple[str, ...]] = ("tower", "bridges_castles_bazaars")
    source: ClassVar[str] = "complete rules 4.6.5"

    def choose(self, options: dict[str, Value]) -> None:
        """By option it is."""
        self.is_half_round = bool(options.get("castles_at_towers", False))

    def set_up(self, rules: Rules) -> None:
        """Let the castles know of these parts."""
        tables = rules.tables
        for box in rules.boxes:
            if isinstance(box, BridgesCastlesBazaars) and self.is_half_round:
                for kind, tile in enumerate(tables.types):
                    for index, feature in enumerate(tables.features[kind]):
                        if tile.symbol(TOWER) and feature.kind == CITY and len(feature.sides) == 1:
                            box.castles.half[kind * tables.stride + index] = 1


class AScoredCastleHasARightToGold(Expansion):
    """A lord who is paid has a right to the gold on the six cells of his castle; by option he has none."""

    needs: ClassVar[tuple[str, ...]] = ("bridges_castles_bazaars", "gold_mines")
    source: ClassVar[str] = "complete rules 4.2.11.3, 4.6.5"

    def choose(self, options: dict[str, Value]) -> None:
        """By option he gets none."""
        self.claims = bool(options.get("castle_takes_gold", False))

    def set_up(self, rules: Rules) -> None:
        """Find both boxes."""
        for box in rules.boxes:
            if isinstance(box, GoldMines):
                self.gold = box
            elif isinstance(box, BridgesCastlesBazaars):
                self.castles = box.castles

    def on_scored(self, state: State, awards: list[Award]) -> None:
        """Claim the gold around the castle."""
        words = state.words
        if not self.claims or words[self.gold.heaps] == 0:
            return
        number = self.castles.castle_just_paid(state)
        for award in awards:
            if award.claim != self.castles.claim or number == NOBODY:
                continue
            for heap in range(words[self.gold.heaps]):
                if self.castles.surrounds(state, number, words[words[self.gold.tile_at + heap] + TILE_CELL]):
                    self.gold.claim_heap(state, award.player, heap)
