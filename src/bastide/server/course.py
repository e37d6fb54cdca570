"""The course of one game: the engine, its log as steps, and the view that everybody has last seen. No waiting here."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from msgspec import UNSET, Raw, structs

from bastide.foresight import effects_of
from bastide.game import new_game
from bastide.kernel.actions import action_of
from bastide.kernel.errors import IllegalAction
from bastide.language import said
from bastide.records.notation import split_actions
from bastide.records.record import write_record
from bastide.records.steps import gone_on
from bastide.server.changes import difference
from bastide.server.connection import encoder
from bastide.server.glance import Glance
from bastide.server.messages import Step
from bastide.server.showing import happening, seen_by, tile_facts, turn_of
from bastide.server.views import Effect
from bastide.server.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.game import Game
    from bastide.server.rows import Entry, TableRow
    from bastide.server.views import Change, TileFacts, View

NOBODY: Final = -1
MOST_UNDONE: Final = 50
"""A turn is taken back so often at most: everything stays in the log, and whoever comes reads all of it."""


@dataclass(frozen=True, slots=True)
class Played:
    """An entry of the log that still counts: it can be taken back."""

    seat: int
    actions: int
    turn: int


class Course:
    """A game with its versions."""

    def __init__(self, game: Game, *, aids: bool) -> None:
        self.game = game
        self.aids = aids
        self.version = 0
        self.played: list[Played] = []
        self.undone: Counter[int] = Counter()
        """How often each turn was taken back, or something after it."""
        events = [happening(event, game.players) for event in game.events]
        self.steps = [_written(Step(0, NOBODY, "", 0, events))]
        self.seen = Glance(game, aids=aids)
        """What everybody has last seen."""
        self._codes = self.seen.codes
        """What can be played as it was last seen: most actions come from there."""
        self.is_stale = False
        """Has the game gone on without anybody looking?"""
        self.tiles: list[TileFacts] = tile_facts(game)

    # -- questions -------------------------------------------------------------------------------

    def may_undo(self, seats: Sequence[int]) -> bool:
        """May the holder of some seats take the last action back? Inside his turn, until something is drawn."""
        if not self.played or self.game.over or self.undone[turn_of(self.game)] >= MOST_UNDONE:
            return False
        last = self.played[-1]
        same_turn = last.turn == turn_of(self.game)
        return last.seat in seats and same_turn and self.game.is_open_since(last.actions)

    def entries_since(self, seat: int) -> int:
        """Say how many entries must be taken back, so that the last action of a seat is; 0 if it has none."""
        for number, each in enumerate(reversed(self.played), 1):
            if each.seat == seat:
                return number if self.undone[each.turn] < MOST_UNDONE else 0
        return 0

    def seen_by(self, seats: Sequence[int]) -> View:
        """Give what the holder of some seats may see."""
        return seen_by(self.seen.view(), seats)

    def effects(self, actions: Sequence[str]) -> dict[str, list[Effect]]:
        """Say what some of the options would do; others are left out."""
        known = {action: code for action in actions if (code := self._codes.get(action)) is not None}
        return {
            action: [
                Effect(each.what, words(each.told), each.feature, each.player, each.points)
                for each in effects_of(self.game, code)
            ]
            for action, code in known.items()
        }

    def missed(self, version: int | None) -> list[Step]:
        """Give the steps after a version."""
        return self.steps if version is None else self.steps[max(0, version + 1) :]

    def record(self, *, with_seed: bool) -> str:
        """Write the record; without the seed, what was drawn stands in it, and nothing else."""
        return write_record(self.game if with_seed else self.game.clone(open_draws=True))

    # -- changes ---------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Play one action or several; what is not possible raises, and nothing has changed."""
        before, turn = self.game.told, turn_of(self.game)
        code = self._codes.get(text)
        if code is None:
            self.game.play(text)
        else:
            self.game.apply(code)
        self._codes = {}
        self.played.append(Played(seat, len(split_actions(text)), turn))
        self.version += 1
        names = self.game.players
        events = [happening(event, names) for event in self.game.events_since(before)]
        self.steps.append(_written(Step(self.version, seat, text, 0, events)))

    def check(self, seat: int, text: str) -> None:
        """Refuse several actions at once that go on after a draw, or for another seat.

        What is refused is taken back, so it could tell what will be drawn.
        """
        *first, _ = split_actions(text) or [text]
        if not first:
            return
        copy = self.game.clone()
        for number, part in enumerate(first, 1):
            copy.play(part)
            if copy.to_move != seat or not copy.is_open_since(number):
                raise IllegalAction("beyond_draw", said("server-beyond-draw"))

    def take_back(self, seat: int, entries: int) -> None:
        """Take the last entries back."""
        self._codes = {}
        for _ in range(entries):
            for _ in range(self.played.pop().actions):
                self.game.undo()
        self.undone[turn_of(self.game)] += 1
        self.version += 1
        self.steps.append(_written(Step(self.version, seat, "", entries, [])))

    def apply(self, codes: Sequence[int]) -> Step:
        """Play an action of a record by its code, with what chance decided after it."""
        game, before = self.game, self.game.told
        seat, action = game.state.asked, game.notation(action_of(game.state, codes[0]))
        for code in codes:
            game.apply(code)
        self.version += 1
        events = [happening(each, game.players) for each in game.events_since(before)]
        return Step(self.version, seat, action, 0, events)

    def look(self) -> Change:
        """Look at the game again; say what has changed since it was last looked at."""
        before, self.seen = self.seen, Glance(self.game, aids=self.aids)
        self._codes = self.seen.codes
        self.is_stale = False
        return difference(before, self.seen)

    def for_others(self, change: Change) -> Change:
        """Give a change for who is not asked."""
        question = change.question
        if question is UNSET or question is None:
            return change
        return structs.replace(change, question=structs.replace(question, options=[]))

    def follow(self, entry: Entry) -> None:
        """Play an entry of the log."""
        if entry.back:
            self.take_back(entry.seat, entry.back)
        else:
            self.play(entry.seat, entry.action)


def _written(step: Step) -> Step:
    """Write a step once for everybody who is told, now or later; its events need no place in memory any more."""
    return cast("Step", Raw(encoder.encode(step)))


def new_course(row: TableRow, origin: Game | None = None, entries: Sequence[Entry] = ()) -> Course:
    """Set a game up, and play its log."""
    names = [seat.name for seat in row.seats]
    facts = row.facts
    if origin is None:
        game = new_game(
            game=facts.game,
            players=names,
            boxes=facts.boxes,
            options=facts.options,
            seed=row.seed,
            first=row.first,
        )
    else:
        game = gone_on(origin, names, row.seed)
    course = Course(game, aids=facts.has_aids)
    for entry in entries:
        course.follow(entry)
    if entries:
        course.look()
    return course
