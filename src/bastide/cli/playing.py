"""Playing a game and stepping through one."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

import bastide
from bastide.cli.words import (
    FOREIGN,
    Boxes,
    GameName,
    Options,
    Recorded,
    Seed,
    Tiles,
    Wall,
    boxes_in,
    console,
    load_game,
    names_in,
    own_facts,
    spoken,
)
from bastide.games import rulebook_of
from bastide.kernel.errors import BastideError, Unreadable
from bastide.kernel.rules import LAND
from bastide.language import quoted, said, sentence
from bastide.records.files import read_text
from bastide.records.kept import FINISHED, bots_in, check_place, free_name, keep_apart, keep_game
from bastide.records.record import TURN_LINE, replay
from bastide.telling import tell_event
from bastide.text import draw_board

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bastide.bots import Bot, Budget

LEAVING: Final = frozenset({"q", "quit", "ende"})
BACK: Final = frozenset({"b", "back", "z", "zurück"})
USUAL_BOT: Final = "beginner"
BOT: Final = "Bot "
"""How the name of a seat begins on which a bot sits."""


def play(
    context: typer.Context,
    text: Annotated[bool, typer.Option("--text", help="help-play-text", show_default=False)] = True,  # noqa: ARG001
    players: Annotated[str | None, typer.Option(help="help-play-players")] = None,
    bots: Annotated[int | None, typer.Option(help="help-play-bots", min=0, max=6)] = None,
    bot: Annotated[str | None, typer.Option(help="help-play-bot")] = None,
    budget: Annotated[str, typer.Option(help="help-play-budget")] = "0.5s",
    game: GameName = LAND,
    boxes: Boxes = "",
    options: Options = "",
    tiles: Tiles = None,
    wall: Wall = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option(help="help-play-resume")] = None,
    keep: Annotated[Path, typer.Option(help="help-play-keep")] = Path("unfinished.bastide"),
) -> None:
    """Play in the terminal, on one screen with friends or against bots."""
    from bastide.bots import make_bot, read_budget
    from bastide.bots.levels import is_level

    people = names_in(sentence("terminal-player", spoken(context)) if players is None else players)
    for name in people:
        if name.startswith(BOT):
            raise Unreadable("bad_players", said("error-bot-name", name=quoted(name)))
    time = read_budget(budget)
    make_bot(bot or USUAL_BOT)
    check_place(keep)
    known: dict[int, str] = {}
    if resume is None:
        number = bots if bots is not None else int(len(people) == 1)
        names = people + [f"{BOT}{each + 1}" for each in range(number)]
        chosen = boxes_in(boxes)
        table = bastide.new_game(
            game=game,
            players=names,
            boxes=chosen,
            options=rulebook_of(game).read_options(chosen, options),
            seed=seed,
            **own_facts(game, tiles or [], wall),
        )
    else:
        table = load_game(resume)
        known = bots_in(read_text(resume))
        for name in known.values() if bot is None else ():
            if not is_level(name):  # A record may come from anybody.
                raise Unreadable("own_bot", said("error-own-bot-kept", file=str(resume), name=quoted(name)))
    seated = [seat for seat, name in enumerate(table.players) if name.startswith(BOT)]
    levels = {seat: bot or known.get(seat, USUAL_BOT) for seat in seated}
    seats: dict[int, Bot] = {seat: make_bot(level, f"{table.seed}:{seat}") for seat, level in levels.items()}
    play_in_terminal(table, seats, keep, time, spoken(context), levels, goes_on=resume == keep)


def play_in_terminal(
    game: bastide.Game,
    bots: Mapping[int, Bot],
    keep: Path,
    budget: Budget,
    language: str,
    seats: Mapping[int, str],
    *,
    goes_on: bool,
) -> None:
    """Play a game to its end and keep it; until then it is in *keep*, whatever happens, or beside another game there.

    A game that *goes on* is in that file itself.
    """
    from bastide.bots.levels import is_level
    from bastide.terminal import Left, Terminal

    is_device = keep.exists() and not keep.is_file()
    if not is_device and not goes_on:
        keep = keep_apart(game, keep, seats)

    def keep_it() -> None:
        if not is_device:
            keep_game(game, keep, seats)

    try:
        Terminal(console, game, bots, budget, language, seats, keep_it).run()
    except (Left, KeyboardInterrupt, BastideError) as error:
        keep_game(game, keep, seats)
        kept = sentence("terminal-kept", language, file=str(keep))
        console.print(f"\n{kept}", markup=False, soft_wrap=True)
        own = [name for name in seats.values() if not is_level(name)]
        words = [command_name(), "play", "--text", "--resume", str(keep), *(["--bot", own[0]] if own else [])]
        console.print(shlex.join(words), markup=False, soft_wrap=True)
        if isinstance(error, BastideError):
            raise
        return
    path = keep if is_device else free_name(keep.with_name(FINISHED))
    keep_game(game, path, seats)
    if not is_device and not goes_on:
        keep.unlink(missing_ok=True)
    console.print(sentence("terminal-finished", language, file=str(path)), markup=False, soft_wrap=True)


def command_name() -> str:
    """How this program was started, so that a hint can be typed as it is printed."""
    started = Path(sys.argv[0])
    return str(started) if started.name == "bastide" and started.parent != Path() else "bastide"


def step_through(
    context: typer.Context,
    file: Recorded,
    at_once: Annotated[bool, typer.Option("--at-once", help="help-replay-at-once")] = False,
) -> None:
    """Step through a recorded game."""
    if at_once or file.suffix == FOREIGN:
        show_position(load_game(file), spoken(context))
        return
    language = spoken(context)
    text = read_text(file)
    games = [game.clone() for game in replay(text)]
    moves = [match[2] for line in text.splitlines() if (match := TURN_LINE.match(line.strip()))]
    turn, note = 0, ""
    while True:
        console.rule(sentence("replay-turn", language, turn=turn))
        show_position(games[turn], language)
        before = games[max(0, turn - 1)]
        told = [f"{before.players[before.state.player]}: {moves[turn - 1]}"] if turn else []
        for line in [*told, *happened(before, games[turn], language), *filter(None, [note])]:
            console.print(line, markup=False, highlight=False)
        note = ""
        try:
            answer = console.input(sentence("replay-next", language, last=len(games) - 1) + " > ").strip().lower()
        except EOFError:
            return
        if answer in LEAVING or (not answer and turn == len(games) - 1):
            return
        if not answer:
            turn += 1
        elif answer in BACK:
            turn = max(0, turn - 1)
        elif answer.isdecimal() and len(answer) <= len(str(len(games))) and int(answer) < len(games):
            turn = int(answer)
        else:
            note = sentence("replay-unknown", language, answer=quoted(answer), last=len(games) - 1)


def happened(before: bastide.Game, game: bastide.Game, language: str) -> list[str]:
    """Tell what came of the moves of a turn."""
    events = [tell_event(event, game.players) for event in game.events[len(before.events) :]]
    return [f"   {event.told(language)}" for event in events if event is not None]


def show_position(game: bastide.Game, language: str) -> None:
    """Show board and scores."""
    board = draw_board(game.view(), language=language)
    console.print(board, markup=False, highlight=False, no_wrap=True, crop=True)
    scores = [f"{name} {score}" for name, score in zip(game.players, game.scores, strict=True)]
    console.print("  ".join(scores), markup=False)


COMMANDS: Final = {"play": play, "replay": step_through}
