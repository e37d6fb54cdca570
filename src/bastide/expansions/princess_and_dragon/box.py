"""The Princess & the Dragon: a dragon that eats, a fairy that protects, portals that lead far, and princesses.

Burgfräulein & Drache, complete rules 4.2.4, 4.4.5 and 7.3. Each thing in the box has a module of its own; this
one says what a table may choose and passes the hooks on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.princess_and_dragon.dragon import Dragon, MoveDragon, MoveDragonAfterScoring, SetAside
from bastide.expansions.princess_and_dragon.fairy import FAIRY_NAME, Fairy, FairyPoint
from bastide.expansions.princess_and_dragon.portal import USED, Portal
from bastide.expansions.princess_and_dragon.princess import Princess
from bastide.kernel.codes import (
    BESIDE,
    FIGURE,
    HOME,
    KIND_MASK,
    NEUTRAL,
    companion_in,
    figure_spot_in,
    neutral_cell_in,
    piece_in,
    spot_in,
)
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.layout import TILE
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import DRAGON, FAIRY, PHANTOM
from bastide.kernel.tables import ELSEWHERE
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "princess_and_dragon"

BESIDE_THE_DRAGON: Final[i64] = 1
BESIDE_THE_FAIRY: Final[i64] = 2
KNIGHT_MUST_LEAVE: Final[i64] = 3
DRAGON_NOT_CALLED: Final[i64] = 4
DRAGON_ONE_STEP: Final[i64] = 5
DRAGON_NEVER_TWICE: Final[i64] = 6
NO_FAIRY: Final[i64] = 7
FAIRY_WITH_FOLLOWER: Final[i64] = 8
FAIRY_ON_TILE: Final[i64] = 9
FAIRY_TO_OWN: Final[i64] = 10
FAIRY_STAYS: Final[i64] = 11
NO_PRINCESS: Final[i64] = 12
PORTAL_USED: Final[i64] = 13
PORTAL_TO_START: Final[i64] = 14
"""Reasons of vetoes."""


def switch(name: str, *, default: bool = True) -> Option:
    """Make an option that is on or off."""
    return Option(name, BOX, default=default, choices=(True, False))


class PrincessAndDragon(Expansion):
    """Dragon, fairy, portals and princesses."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "dragon-no-company",
        "dragon-shuns-fairy",
        "princess-insists",
        "dragon-not-called",
        "dragon-one-step",
        "dragon-never-twice",
        "fairy-not-played",
        "fairy-with-follower",
        "fairy-on-tile",
        "fairy-to-own",
        "fairy-stays",
        "princess-no-knight",
        "portal-used",
        "portal-to-start",
    )
    options: ClassVar[tuple[Option, ...]] = (
        switch("dragon"),
        Option(
            "dragon_moves",
            BOX,
            default="before_scoring",
            choices=("before_scoring", "after_scoring"),
        ),
        Option(
            "dragon_bars",
            BOX,
            default="followers",
            choices=("followers", "figures_on_features"),
        ),
        switch("fairy"),
        Option(
            "fairy_stands",
            BOX,
            default="with_follower",
            choices=("with_follower", "on_tile"),
        ),
        switch("portals"),
        switch("portals_to_start_tiles", default=False),
        switch("princesses"),
        Option(
            "princess_asks",
            BOX,
            default="may",
            choices=("may", "must"),
        ),
        switch("figure_after_princess"),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.before_scoring = options["dragon_moves"] == "before_scoring"
        self.dragon = Dragon(
            awake=bool(options["dragon"]), bars_features=options["dragon_bars"] == "figures_on_features"
        )
        self.fairy = Fairy(played=bool(options["fairy"]), on_tile=options["fairy_stands"] == "on_tile")
        self.portal = Portal(open_=bool(options["portals"]), to_start_tiles=bool(options["portals_to_start_tiles"]))
        self.princess = Princess(
            played=bool(options["princesses"]),
            insists=options["princess_asks"] == "must",
            second_figure=bool(options["figure_after_princess"]),
        )

    def set_up(self, rules: Rules) -> None:
        """Dragon and fairy stand beside the table (4.4.5)."""
        self.dragon.set_up(rules)
        self.fairy.set_up(rules)
        self.portal.set_up(rules)
        self.princess.set_up(rules)
        for kind in (NEUTRAL, BESIDE, HOME):
            rules.let_carry_out(kind, self)

    def phases(self) -> list[Phase]:
        """The fairy's point, tiles that wait for the dragon, and his moves."""
        phases: list[Phase] = []
        if self.fairy.played:
            phases.append(FairyPoint(self.fairy))
        if self.dragon.awake:
            phases.append(SetAside(self.dragon))
            phases.append(MoveDragon(self.dragon) if self.before_scoring else MoveDragonAfterScoring(self.dragon))
        return phases

    # -- reactions -----------------------------------------------------------------------------

    def on_tile_placed(self, state: State, tile: i64) -> None:
        """A volcano calls the dragon; a portal can be used anew."""
        self.portal.reopen(state)
        self.dragon.erupt(state, tile)

    def on_figure_placed(self, state: State, figure: Figure) -> None:
        """A portal is used once."""
        self.portal.close(state, figure)

    def on_figure_moved(self, state: State, figure: Figure, spot: i64) -> None:
        """The fairy does not go along with her follower from tile to tile."""
        if figure.spot < state.rules.spots_at and spot < state.rules.spots_at:
            self.fairy.stay(state, [figure])

    def on_neutral_moved(self, state: State, piece: i64, cell: i64) -> None:
        """The dragon eats wherever he comes to."""
        if piece == DRAGON:
            self.dragon.eat(state, cell)

    def on_removed(self, state: State, figures: list[Figure], why: i64) -> None:
        """The fairy does not leave with her follower."""
        self.fairy.stay(state, figures)

    def on_feature_scored(self, state: State, feature: i64, claim: i64, *, at_end: bool) -> None:
        """The fairy pays her follower."""
        self.fairy.pay_feature(state, feature)

    # -- vetoes --------------------------------------------------------------------------------

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """The dragon is on tiles, and whom he eats keeps away from him."""
        return kind != ELSEWHERE and (piece <= PHANTOM or self.dragon.bars_features)

    def minds_choices(self) -> bool:
        """Only a princess who insists leaves no choice."""
        return self.princess.insists

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """Nobody is placed beside the dragon."""
        if self.dragon.bars(state, piece, spot):
            return BESIDE_THE_DRAGON
        return 0

    def forbids_neutral(self, state: State, piece: i64, cell: i64) -> i64:
        """The dragon does not enter the tile of the fairy (4.4.5.1)."""
        if piece == DRAGON and cell == state.neutral_cell(FAIRY):
            return BESIDE_THE_FAIRY
        return 0

    def forbids_choice(self, state: State, code: i64) -> i64:
        """By option the player must send a knight home, if he can; what comes besides stays possible."""
        kind = code & KIND_MASK
        if not self.princess.insists or kind == HOME or state.rules.besides[kind]:
            return 0
        if self.princess.knights(state):
            return KNIGHT_MUST_LEAVE
        return 0

    # -- why not -------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why the dragon, the fairy, a princess or a portal does not allow that."""
        kind = code & KIND_MASK
        figure_step = state.phase.step == Step.FIGURE
        if kind == NEUTRAL and piece_in(code) == DRAGON:
            return self.why_not_dragon(state, neutral_cell_in(code))
        if figure_step and kind in (NEUTRAL, BESIDE) and piece_in(code) == FAIRY:
            return self.why_not_fairy(state, code)
        if figure_step and kind == HOME:
            return NO_PRINCESS
        if kind == FIGURE and (figure_step or state.phase.step == Step.PHANTOM):
            return self.why_not_through_portal(state, spot_in(code))
        return 0

    def why_not_dragon(self, state: State, cell: i64) -> i64:
        """He moves when a dragon tile calls him, from tile to tile."""
        if not isinstance(state.phase, MoveDragon):
            return DRAGON_NOT_CALLED
        if self.dragon.was_on(state, cell):
            return DRAGON_NEVER_TWICE
        return DRAGON_ONE_STEP

    def why_not_fairy(self, state: State, code: i64) -> i64:
        """She goes to a follower of the player with whom she is not yet."""
        if not self.fairy.played:
            return NO_FAIRY
        if self.fairy.on_tile:
            if code & KIND_MASK != NEUTRAL:
                return FAIRY_ON_TILE
            if neutral_cell_in(code) == state.neutral_cell(FAIRY):
                return FAIRY_STAYS
            return FAIRY_TO_OWN
        if code & KIND_MASK != BESIDE:
            return FAIRY_WITH_FOLLOWER
        if self.fairy.stands_with(state, companion_in(code), state.player, figure_spot_in(code)):
            return FAIRY_STAYS
        return FAIRY_TO_OWN

    def why_not_through_portal(self, state: State, spot: i64) -> i64:
        """A portal leads one follower in a turn onto a tile that is no start tile."""
        if spot >= state.rules.spots_at or not self.portal.is_open(state, spot):
            return 0
        if state.words[self.portal.used] == 1:
            return PORTAL_USED
        if not self.portal.to_start_tiles and self.portal.is_start_tile(state, state.words[spot + TILE]):
            return PORTAL_TO_START
        return 0

    # -- offers --------------------------------------------------------------------------------

    def offers_places(self, state: State, piece: i64) -> None:
        """Through the portal onto any tile."""
        self.portal.offer(state, piece)

    def offers_figures(self, state: State) -> None:
        """Instead of a figure: the fairy moves, or a knight leaves the princess."""
        if self.fairy.played:
            self.fairy.offer(state)
        self.princess.offer(state)

    def carry_out(self, state: State, code: i64) -> None:
        """Do that."""
        if code & KIND_MASK == HOME:
            self.princess.send_home(state, code)
        else:
            self.fairy.go(state, code)

    # -- the text of a position ----------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """Where dragon and fairy are, and what else cannot be seen, in parts like ``dragon 2,3``."""
        parts = self.dragon.write(state) + self.fairy.write(state)
        if state.words[self.portal.used] == 1:
            parts.append(USED)
        return "; ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split(";"):
            name, *values = part.split()
            if name == FAIRY_NAME:
                self.fairy.read(state, values)
            elif name == USED:
                state.put(self.portal.used, 1)
            else:
                self.dragon.read(state, name, values)

    def check_position(self, state: State) -> None:
        """The fairy stands with somebody who is there; she may have come to a follower beside the dragon."""
        self.fairy.check(state)
