"""A game in the terminal: the board drawn, choices numbered."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from bastide.bots.bot import USUAL, ask
from bastide.bots.random_bot import Dealer
from bastide.kernel.actions import Choose, Pass, PlaceTile
from bastide.kernel.errors import BastideError
from bastide.kernel.events import FigureLeft, Scored, TileDiscarded, TileSetAside
from bastide.kernel.geometry import ARROWS
from bastide.kernel.targets import AtFeature
from bastide.language import ENGLISH, name_of, said, sentence
from bastide.records.files import trouble_of
from bastide.records.kept import keep_game
from bastide.records.notation import FOLLOWER_NAME
from bastide.telling import tell_action, tell_event
from bastide.text import (
    draw_board,
    draw_marked,
    draw_tile,
    draw_tiles,
    possessions,
    size_of_board,
)
from bastide.text_legend import legend
from bastide.text_map import draw_map
from bastide.text_tiles import HEIGHT, WIDTH
from bastide.text_touches import COLOUR_STYLES, coloured, landing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rich.console import Console

    from bastide.bots import Bot, Budget
    from bastide.game import Game
    from bastide.kernel.declarations import Action
    from bastide.kernel.events import Event
    from bastide.kernel.tiles import TileType
    from bastide.language import Parameter
    from bastide.view import View

BELOW: Final = 12
"""Lines below the board before anything was shown: scores, the tile in hand, choices and the question."""
PROMPT: Final = 2
"""Lines of a question and its answer."""
ROOMY: Final = 40
"""Rows of a terminal in which the help does not push the board away."""
BESIDE: Final = "     "
FEW: Final = 9
"""So many places are named with their coordinates, too."""
STEPS: Final = {"<": (-1, 0), ">": (1, 0), "^": (0, -1), "v": (0, 1)}
"""Commands that move the window over a large board."""
COMMANDS: Final = ("help", "undo", "ended", "tiles", "legend", "map", "save", "quit")
"""What a player may type beside answers; the catalogues name the words (``terminal-words-undo``)."""


class Left(Exception):
    """The player wants to leave."""


class Terminal:
    """Asks people, lets bots choose, and shows what happens."""

    def __init__(
        self,
        console: Console,
        game: Game,
        bots: Mapping[int, Bot],
        budget: Budget = USUAL,
        language: str = ENGLISH,
        names: Mapping[int, str] | None = None,
        keep: Callable[[], None] | None = None,
    ) -> None:
        self.console = console
        self.game = game
        self.bots = bots
        self.names = names or {}
        """Which bots they are, for files."""
        self.keep = keep or (lambda: None)
        """What is done after every answer, so that a window that is closed loses none."""
        self.budget = budget
        self.language = language
        self.dealer = Dealer()
        self.book = game.setup.rulebook
        self.notes: list[Text] = []
        """What is to be read before the next question."""
        self.wants_map: bool | None = None
        """The whole board in short, or a part of it in full; None: whatever fits."""
        self.middle: tuple[int, int] | None = None
        """The cell in the middle of the window, if a player has moved it."""
        self.room = console.height - BELOW
        """Rows that are left for the board."""
        self._told = 0

    def run(self) -> None:
        """Play until the game is over; leaving raises :class:`Left`."""
        notice = self.book.notice(self.game.setup.own)
        if notice:
            self.console.print(Text(notice.told(self.language), style="yellow"))
        has_room = not self.console.is_terminal or self.console.height >= ROOMY
        self.note(self.say("terminal-help" if has_room else "terminal-hint"), "dim")
        while not self.game.over:
            if self.game.to_move is None:
                self.game.play(self.dealer.choose(self.game))
                continue
            mover = self.game.to_move
            bot = self.bots.get(mover)
            options = self.game.options()
            if bot is not None:
                self.play_for(mover, ask(bot, self.game, self.budget), "terminal-plays")
            elif is_forced(options):
                self.play_for(mover, options[0], "terminal-forced")
            else:
                self.ask()
                self.try_to_keep()
            self.tell_events()
        self.show_notes()
        self.show_end()

    def try_to_keep(self) -> None:
        """Keep the game; if that is not possible now, it is said, and tried again."""
        try:
            self.keep()
        except OSError as error:
            self.note(trouble_of(error).told(self.language), "red")

    def play_for(self, mover: int, action: Action, key: str) -> None:
        """Play what a bot has chosen, or what nobody can choose otherwise, and tell it."""
        told = self.say(
            key, who=self.game.players[mover], action=self.game.notation(action), what=self.describe(action)
        )
        self.note(told, self.style_of(mover))
        self.game.play(action)

    def note(self, text: str, style: str = "") -> None:
        """Keep something that is to be read before the next question."""
        self.notes.append(Text(text, style=style))

    def show_notes(self) -> None:
        """Print what is to be read, where it is read."""
        for note in self.notes:
            self.console.print(note)
        self.notes.clear()

    def say(self, key: str, **parameters: Parameter) -> str:
        """Say something in the language of the table."""
        return said(key, **parameters).told(self.language)

    def style_of(self, player: int) -> str:
        """Colour of a player."""
        return COLOUR_STYLES[player]

    # -- showing -------------------------------------------------------------------------------

    def show_table(
        self,
        below: Callable[[], None],
        labels: Mapping[tuple[int, int], str] | None = None,
        tile: Sequence[str] | None = None,
    ) -> None:
        """Show the board, with the points and what is to be read *below* it; the board gets the rows that are left.

        Where a map has not enough of them, the *tile* that it is about is drawn beside it.
        """
        with self.console.capture() as shown:
            self.show_scores()
            below()
            self.show_notes()
        told = shown.get().removesuffix("\n")
        self.room = max(self.console.height - told.count("\n") - PROMPT - HEIGHT * bool(tile), HEIGHT)
        beside = tile if self.shows_map() and self.map_is_high(labels) else None
        self.show_board(labels, beside)
        if tile and not beside:
            self.show_tiles([tile])
        self.console.print(Text.from_ansi(told), soft_wrap=True)

    def map_is_high(self, labels: Mapping[tuple[int, int], str] | None) -> bool:
        """Has a map more rows than are left for it, and room beside it?"""
        rows = draw_map(self.game.view(), labels).splitlines()
        return len(rows) > self.room and max(map(len, rows)) + len(BESIDE) + WIDTH <= self.console.width

    def show_board(
        self, labels: Mapping[tuple[int, int], str] | None = None, beside: Sequence[str] | None = None
    ) -> None:
        """Draw the board: all of it if there is room, else in short, or the part that the player wants to see."""
        view = self.game.view()
        width, height = self.console.width, self.room
        wide, high = size_of_board(view, labels)
        fits = not self.console.is_terminal or (wide <= width and high <= height)
        if self.wants_map or (self.wants_map is None and not fits):
            drawn = draw_map(view, labels)
        else:
            most = height if self.console.is_terminal else None
            drawn = draw_board(view, labels, width, self.language, most, self.middle or middle_of(labels))
        rows = drawn.splitlines()
        if beside:
            wide = max(map(len, rows))
            rows = [f"{row.ljust(wide)}{BESIDE}{part}" for row, part in zip_longest(rows, beside, fillvalue="")]
        for row in rows:
            self.console.print(coloured(row.rstrip(), len(self.game.players)), no_wrap=True, crop=True)

    def show_scores(self) -> None:
        """Points and followers of everybody in one line; a line for each, if there is more to tell."""
        view = self.game.view()
        few = all(held.piece == FOLLOWER_NAME for seat in view.seats for held in seat.held) and not view.markers
        lines = Text()
        for player, seat in enumerate(view.seats):
            mark = "▶ " if seat.is_asked else "  "
            between = ("  " if few else "\n") if player + 1 < len(view.seats) else ""
            held = possessions(view, player, self.language)
            score = self.say("terminal-score", who=seat.name, score=seat.score, held=held)
            lines.append(f"{mark}{score}{between}", self.style_of(player))
        self.console.print(lines)

    def tell_events(self) -> None:
        """Tell points, figures that have left, and tiles out of the game since the last time."""
        events = self.game.events
        for event in events[self._told :]:
            told = tell_event(event, self.game.players)
            if told is not None:
                self.note(f"   {told.told(self.language)}", self.style_told(event))
        self._told = len(events)

    def style_told(self, event: Event) -> str:
        """Points and figures have the colour of their player, tiles are told in passing."""
        if isinstance(event, Scored | FigureLeft):
            return self.style_of(event.player)
        return "dim" if isinstance(event, TileDiscarded | TileSetAside) else "bold"

    def show_end(self) -> None:
        """Show the final board and who has won."""
        self.show_table(lambda: None)
        winners = tuple(self.game.players[player] for player in self.game.winners)
        alone = len(self.game.players) == 1
        told = self.say("refused-game-over") if alone else self.say("terminal-won", who=winners)
        self.console.print(Text(told, style="bold"))

    # -- asking --------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask the player to move for one action and play it."""
        options = self.game.options()
        tiles = [option for option in options if isinstance(option, PlaceTile)]
        besides = [option for option in options if not isinstance(option, PlaceTile)]
        action = self.ask_place(tiles, besides) if tiles else self.ask_choice(options)
        if action is not None:
            self.game.play(action)

    def ask_place(self, options: Sequence[PlaceTile], besides: Sequence[Action]) -> Action | None:
        """Ask first for a cell, then for a rotation; *besides* is what can be done before."""
        cells = sorted({(option.y, option.x) for option in options})
        labels = {(x, y): str(number) for number, (y, x) in enumerate(cells, 1)}
        tile = self.asked_tile()
        self.show_table(lambda: self.show_hand(tile, cells, besides), labels, draw_tile(tile))
        key = "terminal-where-or-nowhere" if Pass() in besides else "terminal-where"
        answer = self.read(self.say(key, last=len(cells)), len(cells))
        if not isinstance(answer, int):
            return answer
        y, x = cells[answer - 1]
        turned = [option for option in options if (option.x, option.y) == (x, y)]
        if len(turned) == 1:
            return turned[0]
        self.show_tiles([draw_tile(tile, option.rotation) for option in turned])
        names = "   ".join(f"{number}: {ARROWS[option.rotation]}" for number, option in enumerate(turned, 1))
        answer = self.read(self.say("terminal-way", ways=names), len(turned))
        return turned[answer - 1] if isinstance(answer, int) else answer

    def asked_tile(self) -> TileType:
        """Give the tile that is to be laid."""
        view = self.game.view()
        return view.types[view.asked.tile or ""]

    def show_hand(self, tile: TileType, cells: Sequence[tuple[int, int]], besides: Sequence[Action]) -> None:
        """Show the tile that is to be laid, where it can be if that is soon said, and what can be done before."""
        shown = [value if name == "kind" else name for name, value in tile.symbols]
        symbols = ", ".join(name_of(name, self.language, of="symbol") for name in shown)
        self.console.print(self.say("terminal-hand", tile=tile.code) + (f" ({symbols})" if symbols else ""))
        if len(cells) <= FEW:
            places = "   ".join(f"{number}: {x},{y}" for number, (y, x) in enumerate(cells, 1))
            self.console.print(places, highlight=False)
        for option in besides:
            if option == Pass():
                continue
            typed, what = self.game.notation(option), self.describe(option)
            self.console.print(self.say("terminal-before", action=typed, what=what))

    def ask_choice(self, options: Sequence[Action]) -> Action | None:
        """Ask for one of a list."""
        view = self.game.view()
        self.show_table(lambda: self.show_choices(view, options), tile=self.marked_tile(view))
        answer = self.read(f"{sentence(view.asked.sentence, self.language)} 1-{len(options)}", len(options))
        return options[answer - 1] if isinstance(answer, int) else answer

    def show_choices(self, view: View, options: Sequence[Action]) -> None:
        """Show the choices with their numbers."""
        for number, option in enumerate(options, 1):
            self.console.print(f"  {number}  {self.describe(option)}{landing(view, number - 1, option, self.language)}")

    def marked_tile(self, view: View) -> list[str] | None:
        """Draw the tile laid last with the numbers of the choices that point at its features, if any does."""
        laid = view.tiles[-1]
        marks: dict[int, str] = {}
        for number, option in enumerate(view.asked.options, 1):
            target = option.target
            if isinstance(target, AtFeature) and (target.x, target.y) == (laid.x, laid.y) and number <= FEW:
                marks.setdefault(target.number, str(number))
        marks.pop(-1, None)
        return draw_marked(view.type_of(laid), laid.rotation, marks) if marks else None

    def describe(self, action: Action) -> str:
        """Say an action in words."""
        return tell_action(self.game.state, action, self.game.players, self.language)

    def show_tiles(self, drawings: Sequence[Sequence[str]]) -> None:
        """Show tiles side by side."""
        for row in range(HEIGHT):
            line = "   ".join(drawing[row].ljust(WIDTH) for drawing in drawings)
            self.console.print(coloured("  " + line, len(self.game.players)), no_wrap=True, crop=True)

    def read(self, prompt: str, highest: int) -> int | Action | None:
        """Read a number from 1 to *highest*, an action, or a command (then None: ask again)."""
        assert self.game.to_move is not None, "somebody is asked"
        name = self.game.players[self.game.to_move]
        try:
            answer = self.console.input(Text(f"{name}: {prompt} > ", style=self.style_of(self.game.to_move))).strip()
        except EOFError:
            raise Left from None
        if answer.isdecimal() and len(answer) <= len(str(highest)) and 1 <= int(answer) <= highest:
            return int(answer)
        if answer.isdecimal():
            self.note(self.say("terminal-no-choice", answer=answer, last=highest), "red")
        elif answer:
            self.command(answer)
        return None

    def command(self, answer: str) -> None:
        """Carry out a command, or an action in notation."""
        word, _, rest = answer.partition(" ")
        asked = next((name for name in COMMANDS if word.lower() in self.words_for(name)), "")
        try:
            if answer in STEPS:
                self.move_window(*STEPS[answer])
            elif asked == "quit":
                raise Left
            elif asked == "undo":
                self.take_back()
            elif asked == "help":
                self.note(self.say("terminal-help"))
            elif asked == "ended":
                self.show_if_ended()
            elif asked == "tiles":
                self.show_bag()
            elif asked == "legend":
                self.show_legend()
            elif asked == "map":
                self.wants_map = not self.shows_map()
            elif asked == "save":
                self.save(rest.strip())
            else:
                self.game.play(answer)
        except BastideError as error:
            self.note(error.told(self.language), "red")
        except OSError as error:
            self.note(trouble_of(error).told(self.language), "red")

    def words_for(self, command: str) -> list[str]:
        """Words that stand for a command, in the language of the table and in English."""
        key = f"terminal-words-{command}"
        return f"{sentence(key, self.language)} {sentence(key)}".split()

    def shows_map(self) -> bool:
        """Is the board shown in short now?"""
        wide, high = size_of_board(self.game.view())
        fits = wide <= self.console.width and high <= self.room
        return self.wants_map if self.wants_map is not None else self.console.is_terminal and not fits

    def move_window(self, dx: int, dy: int) -> None:
        """Look at another part of a large board."""
        last = self.game.view().tiles[-1]
        x, y = self.middle or (last.x, last.y)
        self.middle = (x + dx * max(1, self.console.width // WIDTH // 2), y + dy)
        self.wants_map = False

    def save(self, name: str) -> None:
        """Save the game into a file that is not there yet."""
        path = Path(name)
        if not name or path.exists():
            self.note(self.say("terminal-save-taken" if name else "terminal-save-where", file=name), "red")
            return
        keep_game(self.game, path, self.names)
        self.note(self.say("terminal-saved"))

    def show_bag(self) -> None:
        """Draw the tiles that are left, with their numbers."""
        types = self.game.view().types
        left = [replace(types[code], count=count) for code, count in self.game.remaining_tiles().items()]
        self.note(draw_tiles(left, max(1, (self.console.width + 2) // (WIDTH + 2))))

    def show_legend(self) -> None:
        """Say what the signs on the board mean."""
        self.note(self.say("terminal-legend"))
        self.note("\n".join(legend(self.game.view(), self.console.width, self.language)))

    def take_back(self) -> None:
        """Take back to the last decision of a person; where there is none, nothing is taken back."""
        trial = self.game.clone()
        actions = 1
        trial.undo()
        while trial.to_move in self.bots or is_forced(trial.options()):
            trial.undo()
            actions += 1
        for _ in range(actions):
            self.game.undo()
        self._told = min(self._told, len(self.game.events))

    def show_if_ended(self) -> None:
        """Show the scores of an end at this moment."""
        totals = list(self.game.scores)
        for line in self.game.if_it_ended_now():
            totals[line.player] += line.points
            told = line.told().told(self.language)
            self.note(f"   {self.game.players[line.player]} {told}", self.style_of(line.player))
        parts = [f"{name} {total}" for name, total in zip(self.game.players, totals, strict=True)]
        self.note(self.say("terminal-if-ended", scores=", ".join(parts)))


def is_forced(options: Sequence[Action]) -> bool:
    """Is there nothing to choose? A turn that is to be confirmed is asked for."""
    return len(options) == 1 and not isinstance(options[0], Choose)


def middle_of(labels: Mapping[tuple[int, int], str] | None) -> tuple[int, int] | None:
    """Give the cell in the middle of some others."""
    if not labels:
        return None
    columns, rows = sorted(x for x, _ in labels), sorted(y for _, y in labels)
    return columns[len(columns) // 2], rows[len(rows) // 2]
