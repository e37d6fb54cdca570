"""The School: six roads lead to it, and whoever finishes one takes the teacher along.

Die Schule, complete rules 3.1.5, 4.2.4.2, 4.2.4.3 and 4.6.1.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.base.turn import START_TILE
from bastide.kernel import verbs
from bastide.kernel.codes import KIND_MASK, SCORE, score_code, slot_scored
from bastide.kernel.geometry import cell_at, is_on_table
from bastide.kernel.hooks import Award, Expansion, Phase, Shown
from bastide.kernel.layout import (
    NEXT,
    OPEN,
    PLAYER,
    ROOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
    TILE_WORDS,
    TILES_END,
)
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import DRAGON, Piece
from bastide.kernel.places import naming_slot, place_of, slot_named
from bastide.kernel.scoring import CONNECTED, FARMER, FINISHED, Tally
from bastide.kernel.tables import ROAD, SLOT_WORDS, turned_edges
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.hooks import Start
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

BOX = "school"
TEACHER: Final = int(Piece.TEACHER)
LEFT_TILE: Final = "school/left"
RIGHT_TILE: Final = "school/right"
LEFT: Final = "left"
RIGHT: Final = "right"
ROAD_SIDE: Final = "R"
EAST: Final = 1
WEST: Final = 3

NOBODY: Final[i64] = 0
MOST_SCORED: Final[i64] = 32
"""More features than a turn can score: those of a tile, the monasteries around it, fields, and what tokens join."""
NOTES: Final = ("holder", "closed", "coming", "paid")

NO_DRAGON: Final[i64] = 1
NOT_SCORED: Final[i64] = 2
"""Reasons of vetoes."""


class School(Expansion):
    """Two tiles with a school, and a teacher who pays for what others have built."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = ("school-no-dragon", "school-not-scored")
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "school_side",
            BOX,
            default=LEFT,
            choices=(LEFT, RIGHT),
        ),
        Option(
            "teacher_pays",
            BOX,
            default="one_feature",
            choices=("one_feature", "whole_scoring"),
        ),
        Option(
            "last_school_road",
            BOX,
            default="teacher_goes",
            choices=("teacher_goes", "teacher_stays"),
        ),
    )

    # -- set-up ----------------------------------------------------------------------------------

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.side = str(options["school_side"])
        self.pays_for_all = options["teacher_pays"] == "whole_scoring"
        self.goes_at_last = options["last_school_road"] == "teacher_goes"

    def start_tiles(self, laid: list[Start]) -> list[Start]:
        """The two tiles lie left or right of what the game begins with, where a road leads to the school (3.1.5)."""
        first: list[Start] = [] if laid else [(START_TILE, 0, 0, 0)]
        starts = laid + first
        sides = (EAST, WEST) if self.side == RIGHT else (WEST, EAST)
        places = [place for side in sides for place in self.places_beside(starts, side)]
        x, y = places[0] if places else (min(x for _, x, _, _ in starts) - 2, starts[0][2])
        return [*first, (LEFT_TILE, x, y, 0), (RIGHT_TILE, x + 1, y, 0)]

    def places_beside(self, laid: list[Start], side: int) -> list[tuple[int, int]]:
        """Find every place of the left tile at the eastern or western end of what is laid, from north to south."""
        end = max(x for _, x, _, _ in laid) if side == EAST else min(x for _, x, _, _ in laid)
        rows = [
            y for name, x, y, turn in laid if x == end and turned_edges(self.types[name].edges, turn)[side] == ROAD_SIDE
        ]
        return [(end + 1 if side == EAST else end - 2, y) for y in sorted(rows)]

    def set_up(self, rules: Rules) -> None:
        """Look up the school; remember who has the teacher, and what he may pay for."""
        types = rules.tables.types
        self.types: dict[str, TileType] = {tile.id: tile for tile in types}
        self.left: i64 = rules.tables.kind_named(LEFT_TILE)
        self.right: i64 = rules.tables.kind_named(RIGHT_TILE)
        self.claim: i64 = rules.add_claim("teacher")
        self.holder = rules.reserve(1)
        """Number of the player who has the teacher, from 1; 0 while he is in the school."""
        self.closed = rules.reserve(1)
        """Have all roads to the school been finished?"""
        self.coming = rules.reserve(1)
        """Does the teacher go to the player on turn when everything is scored?"""
        self.paid = rules.reserve(1)
        """Whom the features below have paid, a bit for each."""
        self.count = rules.reserve(1)
        """How many features the teacher may pay for."""
        self.features = rules.reserve(int(MOST_SCORED))
        self.points = rules.reserve(int(MOST_SCORED))

    def phases(self) -> list[Phase]:
        """The teacher pays and goes on."""
        return [TeachLesson(self)]

    def shows(self, state: State) -> list[Shown]:
        """Show the teacher on the school; whoever has him has him in front of himself."""
        if state.words[self.holder] != NOBODY:
            return []
        for tile in state.tile_list():
            if state.words[tile + TILE_TURN] >> 2 == self.left:
                return [Shown(TEACHER, cell=state.words[tile + TILE_CELL])]
        return []

    # -- the roads -------------------------------------------------------------------------------

    def is_school(self, state: State, tile: i64) -> bool:
        """Is it one of the two tiles?"""
        kind = state.words[tile + TILE_TURN] >> 2
        return kind in (self.left, self.right)

    def leads_here(self, state: State, road: i64) -> bool:
        """Does a road end at the school?"""
        words = state.words
        slot = road
        while True:
            if self.is_school(state, words[slot + TILE]):
                return True
            slot = words[slot + NEXT]
            if slot == road:
                return False

    def has_open_road(self, state: State) -> bool:
        """Is one of the six roads unfinished?"""
        words = state.words
        for tile in range(state.tiles_at, words[TILES_END], TILE_WORDS):
            if self.is_school(state, tile):
                for slot in range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
                    if state.kind_of(slot) == ROAD and words[words[slot + ROOT] + OPEN] != 0:
                        return True
        return False

    def on_finished(self, state: State, features: list[int]) -> None:
        """Who finishes one or more roads that lead to the school gets the teacher after the scoring (4.6.1.2).

        When all of them are finished he never leaves again.
        """
        if state.words[self.closed] != 0:
            return
        for feature in features:
            if state.kind_of(feature) == ROAD and self.leads_here(state, feature):
                last = not self.has_open_road(state)
                if last:
                    state.put(self.closed, 1)
                if self.goes_at_last or not last:
                    state.put(self.coming, 1)
                return

    # -- what the teacher pays -------------------------------------------------------------------

    def on_scored(self, state: State, awards: list[Award]) -> None:
        """At the next scoring of a feature the teacher pays its points once more (4.6.1.2)."""
        if state.words[self.holder] == NOBODY:
            return
        for award in awards:
            if award.claim in (FINISHED, FARMER, CONNECTED) and award.points > 0:
                state.put(self.paid, state.words[self.paid] | 1 << award.player)
                self.note_scored(state, award.feature, award.points)

    def note_scored(self, state: State, feature: i64, points: i64) -> None:
        """Note what a feature has brought; where winners got more and less it is the most."""
        words = state.words
        count = words[self.count]
        for at in range(count):
            if words[self.features + at] == feature:
                if points > words[self.points + at]:
                    state.put(self.points + at, points)
                return
        state.put(self.features + count, feature)
        state.put(self.points + count, points)
        state.put(self.count, count + 1)

    def chooser(self, state: State) -> i64:
        """Where only one player is paid he says what is scored first, else the holder says what he is paid for."""
        paid = state.words[self.paid]
        for player in range(state.players):
            if paid == 1 << player:
                return player
        return state.words[self.holder] - 1

    def has_choice(self, state: State) -> bool:
        """Are features of different worth scored together?"""
        words = state.words
        if self.pays_for_all:
            return False
        for at in range(1, words[self.count]):
            if words[self.points + at] != words[self.points]:
                return True
        return False

    def pay(self, state: State, first: i64, last: i64) -> None:
        """Pay the holder for some of the features that were scored; the teacher goes back to the school."""
        words = state.words
        holder = words[self.holder] - 1
        feature = words[self.features + first]
        tally = Tally()
        tally.start(self.claim, state.kind_of(feature), feature)
        for at in range(first, last + 1):
            kind = place_of(state, words[self.features + at]).feature
            tally.add(f"scored {kind}", 1, words[self.points + at])
        points = tally.points()
        verbs.score(state, holder, points, tally)
        self.move_to(state, NOBODY)
        awards = [Award(holder, points, self.claim, feature)]
        for box in state.rules.on_scored:
            box.on_scored(state, awards)

    def move_to(self, state: State, holder: i64) -> None:
        """Give the teacher to a player, or back to the school."""
        before = state.words[self.holder]
        if before != NOBODY:
            verbs.give(state, before - 1, TEACHER, -1)
        if holder != NOBODY:
            verbs.give(state, holder - 1, TEACHER, 1)
        state.put(self.holder, holder)

    def go_on(self, state: State) -> None:
        """Everything is scored and paid: the teacher goes to whoever has finished a road to the school."""
        words = state.words
        if words[self.coming] != 0:
            state.put(self.coming, 0)
            self.move_to(state, words[PLAYER] + 1)
        if words[self.count] != 0:
            state.put(self.count, 0)
            state.put(self.paid, 0)

    # -- the school is no place for others ---------------------------------------------------------

    def forbids_neutral(self, state: State, piece: i64, cell: i64) -> i64:
        """The dragon does not enter the school (4.2.4.2)."""
        if piece != DRAGON:
            return 0
        tile = state.tile_at(cell)
        if tile != 0 and self.is_school(state, tile):
            return NO_DRAGON
        return 0

    # -- why not -----------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """The teacher pays for what has just been scored."""
        if isinstance(state.phase, TeachLesson) and code & KIND_MASK == SCORE:
            return NOT_SCORED
        return 0

    # -- the text of a position ----------------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``holder=1 closed=1``; until the teacher has paid also what has been scored: ``; city N 3 2 4``."""
        notes = [f"{name}={value}" for name, at in self.notes() if (value := state.words[at]) != 0]
        scored = []
        for at in range(state.words[self.count]):
            place = place_of(state, naming_slot(state, state.words[self.features + at]))
            parts = (place.feature, place.where or "-", place.x, place.y, state.words[self.points + at])
            scored.append(" ".join(map(str, parts)))
        return "; ".join([" ".join(notes), *scored])

    def notes(self) -> list[tuple[str, int]]:
        """Where each note is kept."""
        return list(zip(NOTES, (self.holder, self.closed, self.coming, self.paid), strict=True))

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        notes, *scored = text.split(";")
        most = {"holder": int(state.players), "closed": 1, "coming": 1, "paid": (1 << int(state.players)) - 1}
        places = dict(self.notes())
        for note in notes.split():
            name, _, number = note.partition("=")
            if name not in places or not 1 <= int(number) <= most[name]:
                raise ValueError(text)
            state.put(places[name], int(number))
        for part in scored:
            self.read_scored(state, part)
        holder = state.words[self.holder]
        if holder != NOBODY:
            verbs.give(state, holder - 1, TEACHER, 1)
        count = state.words[self.count]
        if (count != 0) != (state.words[self.paid] != 0) or (count != 0 and holder == NOBODY):
            raise ValueError(text)
        if state.words[self.coming] != 0 and not Step.SCORE <= state.phase.step <= Step.TEACHER:
            raise ValueError(text)
        if isinstance(state.phase, TeachLesson) and not self.has_choice(state):
            raise ValueError(text)

    def read_scored(self, state: State, text: str) -> None:
        """Read a feature that was scored, and its points."""
        kind, where, x, y, points = text.split()
        tile = state.tile_at(cell_at(int(x), int(y))) if is_on_table(int(x), int(y)) else 0
        slot = slot_named(state, tile, kind, where.removeprefix("-")) if tile else 0
        if slot == 0 or int(points) < 1 or state.words[self.count] == MOST_SCORED:
            raise ValueError(text)
        before = state.words[self.count]
        self.note_scored(state, state.root_of(slot), int(points))
        if state.words[self.count] == before:
            raise ValueError(text)


class TeachLesson(Phase):
    """Everything is scored: the teacher pays who has him, and goes to who has finished a road to his school."""

    step: ClassVar[Step] = Step.TEACHER
    question: ClassVar[str] = "ask-teacher"

    def __init__(self, box: School) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Pay where there is nothing to choose."""
        box = self.box
        count = state.words[box.count]
        if count == 0:
            if state.words[box.coming] != 0:
                box.go_on(state)
        elif not box.has_choice(state):
            last: i64 = 0
            if box.pays_for_all:
                last = count - 1
            box.pay(state, 0, last)
            box.go_on(state)

    def options(self, state: State) -> i64:
        """Every feature that has just been scored."""
        box = self.box
        if state.words[box.count] == 0:
            return 0
        state.ask(box.chooser(state))
        count: i64 = 0
        for at in range(state.words[box.count]):
            count = state.offer(count, score_code(naming_slot(state, state.words[box.features + at]), 0))
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Pay for the feature that was chosen."""
        box = self.box
        root = state.words[slot_scored(code) + ROOT]
        for at in range(state.words[box.count]):
            if state.words[box.features + at] == root:
                box.pay(state, at, at)
                break
        box.go_on(state)
        return False
