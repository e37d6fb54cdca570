"""A game in the terminal: the board drawn, choices numbered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from bastide.bots.bot import USUAL, ask
from bastide.bots.random_bot import Dealer
from bastide.kernel.actions import Pass, PlaceTile
from bastide.kernel.errors import BastideError
from bastide.kernel.events import FigureLeft, Scored, TileDiscarded, TileSetAside
from bastide.kernel.geometry import ARROWS
from bastide.language import ENGLISH, name_of, said, sentence
from bastide.records.notation import FOLLOWER_NAME
from bastide.records.record import save
from bastide.telling import tell_action, tell_event
from bastide.text import PLAYER_LETTERS, draw_board, draw_tile, possessions
from bastide.text_tiles import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from rich.console import Console

    from bastide.bots import Bot, Budget
    from bastide.game import Game
    from bastide.kernel.declarations import Action
    from bastide.kernel.events import Event
    from bastide.language import Parameter

COLOUR_STYLES = ("bold red", "bold bright_blue", "bold yellow", "bold green", "bold magenta", "bold white")


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
    ) -> None:
        self.console = console
        self.game = game
        self.bots = bots
        self.budget = budget
        self.language = language
        self.dealer = Dealer()
        self.book = game.setup.rulebook
        self._told = 0

    def run(self) -> None:
        """Play until the game is over; leaving raises :class:`Left`."""
        self.console.print(self.say("terminal-help"), style="dim")
        notice = self.book.notice(self.game.setup.own)
        if notice:
            self.console.print(notice.told(self.language), style="yellow", markup=False)
        while not self.game.over:
            if self.game.to_move is None:
                self.game.play(self.dealer.choose(self.game))
                continue
            bot = self.bots.get(self.game.to_move)
            if bot is None:
                self.ask()
            else:
                action = ask(bot, self.game, self.budget)
                mover = self.game.to_move
                move = f"{self.game.players[mover]}: {self.game.notation(action)}"
                self.console.print(Text(move, style=self.style_of(mover)))
                self.game.play(action)
            self.tell_events()
        self.show_end()

    def say(self, key: str, **parameters: Parameter) -> str:
        """Say something in the language of the table."""
        return said(key, **parameters).told(self.language)

    def style_of(self, player: int) -> str:
        """Colour of a player."""
        return COLOUR_STYLES[player]

    # -- showing -------------------------------------------------------------------------------

    def show_board(self, labels: Mapping[tuple[int, int], str] | None = None) -> None:
        """Draw the board, or as much of it as the terminal is wide."""
        for row in draw_board(self.game.view(), labels, self.console.width, self.language).splitlines():
            self.console.print(self.coloured(row), no_wrap=True, crop=True)

    def coloured(self, row: str) -> Text:
        """Give figures the colours of their players, and the land a tint."""
        text = Text(row)
        text.highlight_regex("▒+", "orange4")
        text.highlight_regex("◆", "bold bright_white on orange4")
        text.highlight_regex("·", "green3")
        text.highlight_regex("[─│┌┐└┘├┤┬┴┼+⌂]+", "wheat1")
        text.highlight_regex("[╭╮╰╯]", "grey42")
        for player, letter in enumerate(PLAYER_LETTERS[: len(self.game.players)]):
            text.highlight_regex(f"[{letter}{letter.lower()}]", f"reverse {COLOUR_STYLES[player]}")
        text.highlight_regex(r"[0-9]+", "bold cyan")
        return text

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
                self.console.print(Text(f"   {told.told(self.language)}", style=self.style_told(event)))
        self._told = len(events)

    def style_told(self, event: Event) -> str:
        """Points and figures have the colour of their player, tiles are told in passing."""
        if isinstance(event, Scored | FigureLeft):
            return self.style_of(event.player)
        return "dim" if isinstance(event, TileDiscarded | TileSetAside) else "bold"

    def show_end(self) -> None:
        """Show the final board and who has won."""
        self.show_board()
        self.show_scores()
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
        self.show_board(labels)
        self.show_scores()
        view = self.game.view()
        tile = view.types[view.asked.tile or ""]
        symbols = ", ".join(name_of(name, self.language, of="symbol") for name, _ in tile.symbols)
        self.console.print(self.say("terminal-hand", tile=tile.code) + (f" ({symbols})" if symbols else ""))
        self.show_tiles([draw_tile(tile)])
        for option in besides:
            if option == Pass():
                continue
            typed, what = self.game.notation(option), self.describe(option)
            self.console.print(self.say("terminal-before", action=typed, what=what))
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

    def ask_choice(self, options: Sequence[Action]) -> Action | None:
        """Ask for one of a list."""
        self.show_board()
        self.show_scores()
        for number, option in enumerate(options, 1):
            self.console.print(f"  {number}  {self.describe(option)}")
        answer = self.read(f"{sentence(self.game.view().asked.sentence, self.language)} 1-{len(options)}", len(options))
        return options[answer - 1] if isinstance(answer, int) else answer

    def describe(self, action: Action) -> str:
        """Say an action in words."""
        return tell_action(self.game.state, action, self.game.players, self.language)

    def show_tiles(self, drawings: Sequence[list[str]]) -> None:
        """Show tiles side by side."""
        for row in range(HEIGHT):
            line = "   ".join(drawing[row].ljust(WIDTH) for drawing in drawings)
            self.console.print(self.coloured("  " + line), no_wrap=True, crop=True)

    def read(self, prompt: str, highest: int) -> int | Action | None:
        """Read a number from 1 to *highest*, an action, or a command (then None: ask again)."""
        assert self.game.to_move is not None, "somebody is asked"
        name = self.game.players[self.game.to_move]
        try:
            answer = self.console.input(Text(f"{name}: {prompt} > ", style=self.style_of(self.game.to_move))).strip()
        except EOFError:
            raise Left from None
        if answer.isdecimal() and 1 <= int(answer) <= highest:
            return int(answer)
        if answer.isdecimal():
            self.console.print(self.say("terminal-no-choice", answer=answer, last=highest), style="red")
        elif answer:
            self.command(answer)
        return None

    def command(self, answer: str) -> None:
        """Carry out a command, or an action in notation."""
        try:
            if answer == "q":
                raise Left
            if answer == "u":
                self.take_back()
            elif answer == "?":
                self.console.print(self.say("terminal-help"))
            elif answer == "w":
                self.show_if_ended()
            elif answer == "t":
                self.console.print("  ".join(f"{code} {count}" for code, count in self.game.remaining_tiles().items()))
            elif answer.startswith("s "):
                save(self.game, answer.removeprefix("s ").strip())
                self.console.print(self.say("terminal-saved"))
            else:
                self.game.play(answer)
        except BastideError as error:
            self.console.print(Text(error.told(self.language), style="red"))
        except OSError as error:
            self.console.print(Text(str(error), style="red"))

    def take_back(self) -> None:
        """Take back to the last decision of a person; where there is none, nothing is taken back."""
        trial = self.game.clone()
        actions = 1
        trial.undo()
        while trial.to_move in self.bots:
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
            self.console.print(Text(f"   {self.game.players[line.player]} {told}", style=self.style_of(line.player)))
        parts = [f"{name} {total}" for name, total in zip(self.game.players, totals, strict=True)]
        self.console.print(Text(self.say("terminal-if-ended", scores=", ".join(parts))))


def play_in_terminal(
    console: Console,
    game: Game,
    bots: Mapping[int, Bot],
    keep: Path,
    budget: Budget = USUAL,
    language: str = ENGLISH,
) -> bool:
    """Play a game to its end. Leaving saves it to *keep*; say whether it was finished."""
    try:
        Terminal(console, game, bots, budget, language).run()
    except (Left, KeyboardInterrupt):
        save(game, keep)
        kept = sentence("terminal-kept", language, file=str(keep))
        console.print(f"\n{kept}", markup=False, soft_wrap=True)
        console.print(f"bastide play --text --resume {keep}", markup=False, soft_wrap=True)
        return False
    return True
