"""What workers do: think for bots, read uploads, look at records. Runs in processes of their own."""

from __future__ import annotations

import gzip
from array import array
from collections import OrderedDict
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from bastide.bots import Budget, make_bot
from bastide.bots.external import ExternalBot
from bastide.game import Game
from bastide.kernel.errors import Unreadable
from bastide.language import said
from bastide.records.fairness import check_draws, comments_in, commitment_in
from bastide.records.jcloisterzone import read_jcz
from bastide.records.record import read_record, write_record
from bastide.records.steps import game_after, steps_of
from bastide.review import review as look_again
from bastide.server import bodies
from bastide.server.course import Course
from bastide.server.messages import Update

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.bots import Bot

Lean = tuple[Any, bytes]
"""A game as it goes to a worker: set-up without the seed, and the words of its state."""

MOST_BOTS: Final = 64
"""Bots that a worker remembers."""
bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def lean(game: Game) -> Lean:
    """Give what a bot may see of a game: everything but the seed and the history."""
    words = [game.state.words[at] for at in range(len(game.state.words))]
    return replace(game.setup, seed=None), array("q", words).tobytes()


def restored(kept: Lean) -> Game:
    """Set such a game up again."""
    setup, content = kept
    game = Game.__new__(Game)
    game.__setstate__(
        {
            "setup": setup,
            "from_position": True,
            "words": array("q", content).tolist(),
            "journal": [],
            "codes": [],
            "moments": [],
            "events": [],
            "dealt": 0,
        }
    )
    return game


def think(table: str, seat: int, name: str, kept: Lean, seconds: float) -> str:
    """Let a bot choose; give its action in notation."""
    game = restored(kept)
    key = (table, seat, name)
    bot = bots.pop(key, None) or make_bot(name)
    bots[key] = bot
    while len(bots) > MOST_BOTS:
        _, old = bots.popitem(last=False)
        if isinstance(old, ExternalBot):
            old.close()
    return game.notation(bot.choose(game.clone(), Budget(seconds=seconds)))


def read_upload(content: bytes, most_actions: int) -> tuple[str, bytes]:
    """Read a record or a save file of another program; give the record, and its facts as JSON."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("not_text", said("error-upload")) from None
    _check_length(text, most_actions)
    game = read_jcz(text) if text.lstrip().startswith("{") else read_record(text)
    head, _, rest = write_record(game).partition("\n")
    written = "\n".join([head, *comments_in(text), rest])
    return written, msgspec.json.encode(facts_of(game, "", commitment_in(written)))


def _check_length(text: str, most_actions: int) -> None:
    """Refuse a game with more actions than a game can have, before anything is played."""
    actions = text.count(";") + text.count("\n") + text.count('"type"')
    if actions > most_actions:
        raise Unreadable("too_long", said("error-too-many-actions", most=most_actions))


def facts_of(game: Game, record: str, commitment: str = "") -> bodies.RecordFacts:
    """Say what is to be known about a record."""
    setup = game.setup
    return bodies.RecordFacts(
        record,
        setup.game,
        list(setup.boxes),
        dict(setup.options),
        list(game.players),
        list(game.scores),
        list(game.winners),
        game.over,
        len(steps_of(game)) - 1,
        commitment,
    )


@lru_cache(maxsize=16)
def _read(text: str) -> Game:
    return read_record(text)


def replay(text: str, record: str) -> bytes:
    """Give a whole game as changes: JSON, packed."""
    game = _read(text)
    course = Course(game_after(game, 0), aids=True)
    start, updates = course.seen.view(), []
    for number, codes in enumerate(steps_of(game)[1:], 1):
        step = course.apply(codes)
        updates.append(Update(number, number - 1, [step], course.look(), None, may_undo=False))
    facts = facts_of(game, record, commitment_in(text))
    return gzip.compress(msgspec.json.encode(bodies.Replay(facts, course.tiles, start, updates)), 5)


def position(text: str, record: str, step: int) -> bytes:
    """Give a game after some steps, as JSON."""
    game = _read(text)
    facts = facts_of(game, record, commitment_in(text))
    if not 0 <= step <= facts.steps:
        raise Unreadable("no_such_step", said("error-steps", number=facts.steps))
    course = Course(game_after(game, max(0, step - 1)), aids=True)
    course.version = max(0, step - 1)
    last = course.apply(steps_of(game)[step]) if step else None
    course.look()
    return msgspec.json.encode(
        bodies.Position(facts, step, course.tiles, course.seen.view(), last, course.game.position())
    )


def start_of(text: str, step: int) -> Game:
    """Give a game after some steps, for those who go on from there."""
    return game_after(_read(text), step)


def review(text: str, simulations: int, progress: Callable[[int, int], None]) -> bytes:
    """Look at a game again with the search, as JSON."""
    game = _read(text)
    found = look_again(game, Budget(simulations=simulations), progress=progress)
    choices, step = [], 0
    for choice in found.choices:
        choices.append(
            bodies.ChoiceFacts(
                step,
                choice.turn,
                choice.player,
                choice.played,
                choice.preferred,
                round(choice.expected, 2),
                round(choice.lost, 2),
                round(choice.luck, 2),
                [round(each, 2) for each in choice.curve],
                choice.mark,
            )
        )
        step += choice.played.count(";") + 1
    players = range(len(found.players))
    return msgspec.json.encode(
        bodies.ReviewFacts(
            choices,
            [found.margin(player) for player in players],
            [round(found.lost(player), 2) for player in players],
            [round(found.luck(player), 2) for player in players],
        )
    )


def fairness(text: str) -> bytes:
    """Check that everything drawn follows from the seed of a record, as JSON."""
    found = check_draws(text)
    return msgspec.json.encode(bodies.Fairness(found.commitment, found.seed, found.draws, found.is_fair))


JOBS: Final[dict[str, Callable[..., Any]]] = {
    job.__name__: job for job in (think, read_upload, replay, position, start_of, review, fairness)
}
