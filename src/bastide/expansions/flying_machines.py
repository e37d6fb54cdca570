"""The Flying Machines: a follower flies one, two or three tiles far and lands where it wants to stand, or not at all.

Die Fluggeräte, complete rules 1.25 (Mini 1) and 4.2.11.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.codes import FIGURE, KIND_MASK, figure_code, number_in, piece_in, reveal_code, spot_in
from bastide.kernel.geometry import DIRECTIONS
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.layout import (
    CHANCE,
    FIGURE_WORDS,
    FIGURES_END,
    PIECE,
    PLAYER,
    SPOT,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
)
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import is_forbidden
from bastide.kernel.pieces import PHANTOM, PIECE_KINDS, TAKEN_BACK, Piece
from bastide.kernel.state import AROUND
from bastide.kernel.tables import COVERED, FIELD, SITE, SLOT_WORDS
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "flying_machines"
SYMBOL = "flier"
MACHINE = "flying machine"
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""Directions of flight, clockwise as the cells around a cell."""
NO_MACHINE: Final[i64] = -1
USED = "used"
FARTHEST: Final[i64] = 3
"""The die shows 1, 2 and 3, each on two faces."""

NO_SYMBOL: Final[i64] = 1
FOLLOWERS_FLY: Final[i64] = 2
NOT_AS_SECOND: Final[i64] = 3
MUST_LAND: Final[i64] = 4
NOT_THERE: Final[i64] = 5
NO_ROOM: Final[i64] = 6
"""Reasons why nobody flies or lands."""


class FlyingMachines(Expansion):
    """Instead of a figure on the tile, a follower on the machine."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "flight-no-machine",
        "flight-followers",
        "flight-not-second",
        "flight-must-land",
        "flight-elsewhere",
        "flight-no-room",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "flying_machines",
            BOX,
            default=True,
            choices=(True, False),
        ),
        Option(
            "phantom_flies_second",
            BOX,
            default=False,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.played = bool(options["flying_machines"])
        self.second_flies = bool(options["phantom_flies_second"])

    def set_up(self, rules: Rules) -> None:
        """Look up where the machines point; add the place on them, and remember how far the die lets them fly."""
        printed = [tile.symbol(SYMBOL) for tile in rules.tables.types]
        self.direction_of: vec[i64] = vec[i64](
            [COMPASS.index(symbol) if symbol and self.played else NO_MACHINE for symbol in printed]
        )
        """By the kind of a tile: where its machine points before the tile is turned."""
        self.machine = rules.add_spot(MACHINE, sign=(SYMBOL, ""))
        self.rolled = rules.reserve(1)
        """What the die shows, 0 before it is rolled."""
        self.used = rules.reserve(1)
        """Has the machine of the tile just laid been used?"""

    def phases(self) -> list[Phase]:
        """The die, then the landing; the same behind a phantom that flies as the second figure."""
        if not self.played:
            return []
        first: list[Phase] = [RollForFlight(self), LandFlier(self)]
        return [*first, RollForSecondFlight(self), LandSecondFlier(self)] if self.second_flies else first

    # -- on the machine --------------------------------------------------------------------------

    def direction(self, state: State) -> i64:
        """Where the machine of the tile just laid points: it turns with the tile; NO_MACHINE if there is none."""
        turn = state.words[state.last_tile() + TILE_TURN]
        printed = self.direction_of[turn >> 2]
        if printed == NO_MACHINE:
            return NO_MACHINE
        return (printed + 2 * (turn & 3)) % DIRECTIONS

    def is_ready(self, state: State) -> bool:
        """Does the tile just laid show a machine that nobody has used?"""
        return self.direction(state) != NO_MACHINE and state.words[self.used] == 0

    def on_tile_placed(self, state: State, tile: i64) -> None:
        """A new tile: nobody has flown from it."""
        if state.words[self.used] != 0:
            state.put(self.used, 0)

    def on_figure_placed(self, state: State, figure: Figure) -> None:
        """A machine is used once."""
        if figure.spot == self.machine:
            state.put(self.used, 1)

    def offers_figures(self, state: State) -> None:
        """B: instead of a figure on the tile, a follower of the supply goes onto the machine (4.2.11.1)."""
        if not self.is_ready(state):
            return
        followers = state.rules.followers
        supply = state.supply_at + state.words[PLAYER] * PIECE_KINDS
        for index in range(len(followers)):
            if state.words[supply + followers[index]] > 0:
                self.offer_flight(state, followers[index])

    def offers_places(self, state: State, piece: i64) -> None:
        """By option the phantom may fly as the second figure (4.4.11 does not name it)."""
        if self.second_flies and piece == PHANTOM and self.is_ready(state):
            self.offer_flight(state, piece)

    def offer_flight(self, state: State, piece: i64) -> None:
        """Offer the machine to a follower, once, unless nobody may be placed at all."""
        code = figure_code(piece, self.machine)
        if not state.is_offered(state.code_count, code) and not is_forbidden(state, piece, self.machine):
            state.code_count = state.offer(state.code_count, code)

    def flier(self, state: State) -> i64:
        """Give the kind of follower on the machine, NOBODY's -1 if there is none."""
        for figure in range(state.figures_at, state.words[FIGURES_END], FIGURE_WORDS):
            if state.words[figure + SPOT] == self.machine:
                return state.words[figure + PIECE]
        return -1

    # -- in the air and on the ground --------------------------------------------------------------

    def target(self, state: State) -> i64:
        """Give the tile as many steps away as the die shows, straight on; 0 if none lies there. Gaps do not matter."""
        cell = state.words[state.last_tile() + TILE_CELL]
        return state.tile_at(cell + state.words[self.rolled] * AROUND[self.direction(state)])

    def may_land(self, state: State, piece: i64, slot: i64) -> bool:
        """On an unfinished road, city, monastery or shrine, whoever stands there; on no field, tower or castle."""
        if state.kind_of(slot) in (FIELD, SITE, COVERED) or state.is_finished(slot):
            return False
        return not is_forbidden(state, piece, slot)

    def offer_landing(self, state: State) -> i64:
        """Offer every place of the tile where the flier can land."""
        piece = self.flier(state)
        if piece < 0 or state.words[self.rolled] == 0:
            return 0
        tile = self.target(state)
        count: i64 = 0
        if tile != 0:
            for slot in range(state.words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
                if self.may_land(state, piece, slot):
                    count = state.offer(count, figure_code(piece, slot))
        return count

    def return_flier(self, state: State) -> None:
        """Whoever cannot land goes back to his supply (4.2.11.1)."""
        piece = self.flier(state)
        if piece >= 0:
            verbs.remove(state, [Figure(piece, state.words[PLAYER], self.machine)], TAKEN_BACK)
            state.put(self.rolled, 0)

    # -- why not -----------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why somebody cannot fly, or not land there."""
        if code & KIND_MASK != FIGURE:
            return 0
        if isinstance(state.phase, LandFlier):
            return self.why_not_land(state, piece_in(code), spot_in(code))
        if spot_in(code) != self.machine:
            return 0
        if self.direction(state) == NO_MACHINE:
            return NO_SYMBOL
        return FOLLOWERS_FLY if piece_in(code) > PHANTOM else NOT_AS_SECOND

    def why_not_land(self, state: State, piece: i64, spot: i64) -> i64:
        """The flier lands on the tile that the die says, where he has room."""
        if piece != self.flier(state) or spot >= state.rules.spots_at:
            return MUST_LAND
        tile = self.target(state)
        if spot < state.words[tile + TILE_SLOTS] or spot >= state.slots_end(tile):
            return NOT_THERE
        return NO_ROOM

    # -- the text of a position --------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``follower 2``: who is on the machine, and what the die shows; ``used`` if somebody has flown already."""
        piece = self.flier(state)
        if piece >= 0:
            name = Piece(piece).name.lower()
            return f"{name} {state.words[self.rolled]}"
        return USED if state.words[self.used] != 0 and self.second_flies else ""

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        if self.direction(state) == NO_MACHINE:
            raise ValueError(text)
        if text == USED:
            state.put(self.used, 1)
            return
        name, rolled = text.split()
        piece = next((int(each) for each in Piece if each.name.lower() == name and each <= PHANTOM), -1)
        if piece < 0 or not 0 <= int(rolled) <= FARTHEST or state.supply_of(state.player, piece) == 0:
            raise ValueError(text)
        verbs.place(state, piece, state.player, self.machine)
        state.put(self.rolled, int(rolled))


class RollForFlight(Phase):
    """The die says how far the follower on the machine flies (4.2.11.1)."""

    step: ClassVar[Step] = Step.FLIGHT
    question: ClassVar[str] = "ask-flight"
    answers: ClassVar[tuple[str, ...]] = ("", "flight-far")

    def __init__(self, box: FlyingMachines) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """One, two or three tiles, each as likely as the others."""
        box = self.box
        if state.words[box.used] == 0 or box.flier(state) < 0 or state.words[box.rolled] != 0:
            return 0
        state.ask(CHANCE)
        count: i64 = 0
        for far in range(1, FARTHEST + 1):
            count = state.offer(count, reveal_code(far))
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Note what the die shows."""
        state.put(self.box.rolled, number_in(code))
        verbs.roll(state, number_in(code))
        return False


class LandFlier(Phase):
    """He must land if he can; his player chooses where on that tile (4.2.11.1)."""

    step: ClassVar[Step] = Step.FLIGHT
    question: ClassVar[str] = "ask-landing"

    def __init__(self, box: FlyingMachines) -> None:
        super().__init__()
        self.box = box

    def asks(self, state: State) -> bool:
        """Whoever cannot land is at home before anything else is asked."""
        if state.words[self.box.rolled] == 0:
            return False
        if super().asks(state):
            return True
        self.box.return_flier(state)
        return False

    def options(self, state: State) -> i64:
        """Every place on the tile for him."""
        state.ask(state.words[PLAYER])
        return self.box.offer_landing(state)

    def apply(self, state: State, code: i64) -> bool:
        """He lands."""
        verbs.move(state, Figure(piece_in(code), state.words[PLAYER], self.box.machine), spot_in(code))
        state.put(self.box.rolled, 0)
        return False


class RollForSecondFlight(RollForFlight):
    """The same for a phantom that flies as the second figure."""

    step: ClassVar[Step] = Step.SECOND_FLIGHT


class LandSecondFlier(LandFlier):
    """The same for a phantom that flies as the second figure."""

    step: ClassVar[Step] = Step.SECOND_FLIGHT
