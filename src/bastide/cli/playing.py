"""Playing a game and stepping through one."""

from __future__ import annotations

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
from bastide.kernel.errors import Unreadable
from bastide.kernel.rules import LAND
from bastide.language import said, sentence
from bastide.records.files import read_text
from bastide.records.record import replay

if TYPE_CHECKING:
    from bastide.bots import Bot

BOT: Final = "Bot "
"""How the name of a seat begins on which a bot sits."""


def play(
    context: typer.Context,
    text: Annotated[bool, typer.Option("--text", help="help-play-text")] = True,  # noqa: ARG001
    players: Annotated[str, typer.Option(help="help-play-players")] = "Red",
    bots: Annotated[int, typer.Option(help="help-play-bots", min=0, max=6)] = 1,
    bot: Annotated[str, typer.Option(help="help-play-bot")] = "beginner",
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
    from bastide.terminal import play_in_terminal

    people = names_in(players)
    for name in people:
        if name.startswith(BOT):
            raise Unreadable("bad_players", said("error-bot-name", name=repr(name)))
    time = read_budget(budget)
    make_bot(bot)
    if resume is None:
        names = people + [f"{BOT}{number + 1}" for number in range(bots)]
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
    seats: dict[int, Bot] = {
        seat: make_bot(bot, f"{table.seed}:{seat}") for seat, name in enumerate(table.players) if name.startswith(BOT)
    }
    play_in_terminal(console, table, seats, keep, time, spoken(context))


def step_through(
    context: typer.Context,
    file: Recorded,
    at_once: Annotated[bool, typer.Option("--at-once", help="help-replay-at-once")] = False,
) -> None:
    """Step through a recorded game."""
    if at_once or file.suffix == FOREIGN:
        show_position(load_game(file))
        return
    for turn, game in enumerate(replay(read_text(file))):
        console.rule(sentence("replay-turn", spoken(context), turn=turn))
        show_position(game)
        if not game.over and console.input(sentence("replay-next", spoken(context)) + " > ").strip() == "q":
            return


def show_position(game: bastide.Game) -> None:
    """Show board and scores."""
    console.print(str(game), markup=False, highlight=False, no_wrap=True, crop=True)
    scores = [f"{name} {score}" for name, score in zip(game.players, game.scores, strict=True)]
    console.print("  ".join(scores), markup=False)


COMMANDS: Final = {"play": play, "replay": step_through}
