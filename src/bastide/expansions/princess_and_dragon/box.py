"""The Princess & the Dragon: a dragon that eats, a fairy that protects, portals that lead far, and princesses.

Burgfräulein & Drache, complete rules 4.2.4, 4.4.5 and 7.3. Each thing in the box has a module of its own; this
one says what a table may choose and passes the hooks on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from bastide.expansions.princess_and_dragon.dragon import Dragon, MoveDragon, MoveDragonAfterScoring, SetAside
from bastide.expansions.princess_and_dragon.fairy import Fairy, FairyPoint
from bastide.expansions.princess_and_dragon.portal import USED, Portal
from bastide.expansions.princess_and_dragon.princess import Princess
from bastide.kernel.codes import BESIDE, HOME, KIND_MASK, NEUTRAL
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import DRAGON, FAIRY

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "princess_and_dragon"
FAIRY_PART = "fairy"


def switch(name: str, sentence: str, *, default: bool = True) -> Option:
    """Make an option that is on or off."""
    return Option(name, BOX, default=default, choices=(True, False), sentence=sentence)


class PrincessAndDragon(Expansion):
    """Dragon, fairy, portals and princesses."""

    name: ClassVar[str] = BOX
    options: ClassVar[tuple[Option, ...]] = (
        switch("dragon", "Volcanoes call the dragon and dragon tiles move him."),
        Option(
            "dragon_moves",
            BOX,
            default="before_scoring",
            choices=("before_scoring", "after_scoring"),
            sentence="When the dragon moves.",
        ),
        Option(
            "dragon_bars",
            BOX,
            default="followers",
            choices=("followers", "figures_on_features"),
            sentence="What may not be placed on the tile of the dragon.",
        ),
        switch("fairy", "Players move the fairy to their followers."),
        Option(
            "fairy_stands",
            BOX,
            default="with_follower",
            choices=("with_follower", "on_tile"),
            sentence="Whether the fairy is with one follower or with everybody on her tile.",
        ),
        switch("portals", "A portal lets a follower go onto any tile."),
        switch("portals_to_start_tiles", "Portals lead onto start tiles and the river, too.", default=False),
        switch("princesses", "A princess sends a knight home."),
        Option(
            "princess_asks",
            BOX,
            default="may",
            choices=("may", "must"),
            sentence="Whether a knight may or must leave the city.",
        ),
        switch("figure_after_princess", "A second figure of the turn may be placed after a princess."),
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

    def on_neutral_moved(self, state: State, piece: i64, cell: i64) -> None:
        """The dragon eats wherever he comes to."""
        if piece == DRAGON:
            self.dragon.eat(state, cell)

    def on_removed(self, state: State, figures: list[Figure], why: i64) -> None:
        """The fairy does not leave with her follower."""
        self.fairy.stay(state, figures)

    def on_feature_scored(self, state: State, feature: i64, claim: i64) -> None:
        """The fairy pays her follower."""
        self.fairy.pay_feature(state, feature)

    # -- vetoes --------------------------------------------------------------------------------

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> bool:
        """Nobody is placed beside the dragon."""
        return self.dragon.bars(state, piece, spot)

    def forbids_neutral(self, state: State, piece: i64, cell: i64) -> bool:
        """The dragon does not enter the tile of the fairy (4.4.5.1)."""
        return piece == DRAGON and cell == state.neutral_cell(FAIRY)

    def forbids_choice(self, state: State, code: i64) -> bool:
        """By option the player must send a knight home, if he can; what comes besides stays possible."""
        kind = code & KIND_MASK
        if not self.princess.insists or kind == HOME or state.rules.besides[kind]:
            return False
        return len(self.princess.knights(state)) > 0

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
            if name == FAIRY_PART:
                self.fairy.read(state, values)
            elif name == USED:
                state.put(self.portal.used, 1)
            else:
                self.dragon.read(state, name, values)
