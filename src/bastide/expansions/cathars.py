"""The Cathars: besieged cities pay their knights less and their farmers more, and let knights flee.

Die Katharer, complete rules 4.2.2, 4.6.2.1, 6.1, 6.2 and 7.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.base.scoring import city_points
from bastide.kernel import verbs
from bastide.kernel.codes import KIND_MASK, PASS, TAKE, piece_in, spot_in, take_code
from bastide.kernel.geometry import DIRECTIONS, cell_at, is_on_table
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.layout import (
    FEATURE,
    FIGURE_WORDS,
    FIGURES_END,
    NEXT,
    OWNER,
    PIECE,
    PLAYER,
    ROOT,
    SPOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
)
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import turn_of_player
from bastide.kernel.pieces import ESCAPED, PHANTOM
from bastide.kernel.places import place_of, slot_named
from bastide.kernel.scoring import FINISHED, UNFINISHED, VOID
from bastide.kernel.state import AROUND
from bastide.kernel.tables import CITY, FIELD, MONASTERY, OTHER_BUILDING, SLOT_WORDS
from bastide.kernel.tiles import CITY as CITY_NAME
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.scoring import Tally
    from bastide.kernel.state import State

BOX = "cathars"

FOLLOWERS_FLEE: Final[i64] = 1
NOT_BESIEGED: Final[i64] = 2
ONE_A_TURN: Final[i64] = 3
NO_MONASTERY: Final[i64] = 4
"""Reasons why somebody does not flee."""


class Cathars(Expansion):
    """Siege, supply and escape."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "escape-followers",
        "escape-not-besieged",
        "escape-one-a-turn",
        "escape-no-monastery",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "siege",
            BOX,
            default=True,
            choices=(True, False),
        ),
        Option("escape", BOX, default=True, choices=(True, False)),
        Option(
            "escape_from",
            BOX,
            default="cathar_tile",
            choices=("cathar_tile", "any_tile"),
        ),
        Option("shrines_help", BOX, default=False, choices=(True, False)),
        Option(
            "pigs_at_besieged",
            BOX,
            default="twice",
            choices=("twice", "once"),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.siege = bool(options["siege"])
        self.escape = bool(options["escape"])
        self.from_any_tile = options["escape_from"] == "any_tile"
        self.shrines_help = bool(options["shrines_help"])

    def set_up(self, rules: Rules) -> None:
        """Look up where Cathars are printed; remember the cities that a knight has left this turn."""
        self.cathar = rules.tables.marked("cathar")
        printed = 0
        for kind, features in enumerate(rules.tables.features):
            printed += rules.copies[kind] * sum(feature.mark("cathar") == "true" for feature in features)
        self.left = rules.reserve(1)
        """How many cities a knight has left this turn."""
        self.left_at = rules.reserve(printed)
        """Where those knights stood."""
        self.left_in = rules.reserve(1)
        """The turn of a player in which it was."""

    def phases(self) -> list[Phase]:
        """One question."""
        if not self.escape:
            return []
        return [Escape(self)]

    def write_memory(self, state: State) -> str:
        """Where the knights stood that have fled this turn: ``N 2 3, S 0 1``."""
        if state.words[self.left_in] != turn_of_player(state):
            return ""
        slots = [state.words[self.left_at + index] for index in range(state.words[self.left])]
        places = [place_of(state, slot) for slot in slots if state.kind_of(slot) == CITY]
        return ", ".join(f"{place.where} {place.x} {place.y}" for place in places)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split(","):
            where, x, y = part.split()
            tile = state.tile_at(cell_at(int(x), int(y))) if is_on_table(int(x), int(y)) else 0
            slot = slot_named(state, tile, CITY_NAME, where) if tile else 0
            if slot == 0 or not self.may_leave(state, slot):
                raise ValueError(text)
            self.note_escape(state, slot)

    # -- siege and supply ----------------------------------------------------------------------

    def is_besieged(self, state: State, city: i64) -> bool:
        """One tile with Cathars is enough, and several make no difference (4.6.2.1)."""
        return state.sum_over(city, self.cathar) > 0

    def adds_points(self, state: State, tally: Tally) -> None:
        """A besieged city counts one less for each tile and pennant, unfinished nothing, and for farmers twice."""
        if not self.siege:
            return
        if tally.kind == CITY and self.is_besieged(state, tally.feature):
            self.besiege(tally)
        elif tally.kind == FIELD:
            self.double(state, tally)

    def besiege(self, tally: Tally) -> None:
        """Siege: one less for everything, and nothing at all for what is unfinished at the end (4.6.2.1, 6.1)."""
        if tally.claim == FINISHED:
            tally.raise_each("siege", -1)
        elif tally.claim == UNFINISHED:
            tally.change(VOID, "siege")

    def double(self, state: State, tally: Tally) -> None:
        """Supply: whoever owns a field gets the points of a finished besieged city twice (4.2.2, 6.2, 7.3)."""
        besieged = self.besieged_cities_of(state, tally.feature)
        if besieged > 0:
            tally.add("besieged", besieged, city_points(state, tally.claim))

    def besieged_cities_of(self, state: State, field: i64) -> i64:
        """How many of the finished cities that touch a field are besieged."""
        besieged: i64 = 0
        for index in range(state.finished_cities_of(field)):
            if self.is_besieged(state, state.rules.cities[index]):
                besieged += 1
        return besieged

    # -- escape --------------------------------------------------------------------------------

    def may_leave(self, state: State, city: i64) -> bool:
        """A monastery beside the Cathars, also across a corner, opens a way; one knight a turn can take it (4.2.2)."""
        return not self.was_left(state, city) and self.is_besieged(state, city) and self.is_helped(state, city)

    def was_left(self, state: State, city: i64) -> bool:
        """Has a knight fled from the city this turn?"""
        if state.words[self.left_in] != turn_of_player(state):
            return False
        root = state.words[city + ROOT]
        for index in range(state.words[self.left]):
            if state.words[state.words[self.left_at + index] + ROOT] == root:
                return True
        return False

    def explains(self, state: State, code: i64) -> i64:
        """Say why a figure does not flee."""
        spot = spot_in(code)
        if code & KIND_MASK != TAKE or not isinstance(state.phase, Escape):
            return 0
        if piece_in(code) > PHANTOM:
            return FOLLOWERS_FLEE
        if spot >= state.rules.spots_at or state.kind_of(spot) != CITY or not self.is_besieged(state, spot):
            return NOT_BESIEGED
        return ONE_A_TURN if self.was_left(state, spot) else NO_MONASTERY

    def is_helped(self, state: State, city: i64) -> bool:
        """Does a monastery lie beside a tile with Cathars, or (by option) beside any tile of the city?"""
        words = state.words
        slot = city
        while True:
            if self.from_any_tile or self.cathar[words[slot + FEATURE]] != 0:
                cell = words[words[slot + TILE] + TILE_CELL]
                for direction in range(DIRECTIONS):
                    if self.helps(state, state.tile_at(cell + AROUND[direction])):
                        return True
            slot = words[slot + NEXT]
            if slot == city:
                return False

    def helps(self, state: State, tile: i64) -> bool:
        """Does a laid tile show a monastery? An abbey is one, a shrine is not but helps by option (4.2.2)."""
        if tile == 0:
            return False
        for slot in range(state.words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
            kind = state.kind_of(slot)
            if kind == MONASTERY or (kind == OTHER_BUILDING and self.shrines_help):
                return True
        return False

    def note_escape(self, state: State, spot: i64) -> None:
        """No second knight leaves this city in this turn, also if another tile comes behind the escape."""
        if state.words[self.left_in] != turn_of_player(state):
            state.put(self.left_in, turn_of_player(state))
            state.put(self.left, 0)
        left = state.words[self.left]
        state.put(self.left_at + left, spot)
        state.put(self.left, left + 1)


class Escape(Phase):
    """At the end of his turn a player may take a knight back from each besieged city with a way out (7.1.6)."""

    step: ClassVar[Step] = Step.ESCAPE
    question: ClassVar[str] = "ask-escape"

    def __init__(self, box: Cathars) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """Each of his knights who can leave, or all stay."""
        words = state.words
        player = words[PLAYER]
        count = state.offer(0, PASS)
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            spot = words[figure + SPOT]
            if words[figure + OWNER] != player or words[figure + PIECE] > PHANTOM or spot >= state.rules.spots_at:
                continue
            if state.kind_of(spot) == CITY and self.box.may_leave(state, spot):
                code = take_code(words[figure + PIECE], spot)
                if not state.is_offered(count, code):
                    count = state.offer(count, code)
        if count == 1:
            return 0
        state.ask(player)
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Take the knight back, and ask for the other besieged cities; who passes is not asked again."""
        if code == PASS:
            return False
        self.box.note_escape(state, spot_in(code))
        verbs.remove(state, [Figure(piece_in(code), state.player, spot_in(code))], ESCAPED)
        return True
