"""A game record: a header, then one line per turn. Replaying it gives the identical game.

.. code-block:: text

    bastide 1
    boxes: base
    players: Anna, Ben
    first: Ben
    seed: 7

    1. W< 0,1; highwayman N
    2. V^ -1,0; -

The first line carries the version of the format; older versions stay readable. Every move
names its tile, so a record can be read without a computer. With a seed the draws are checked
against it; a record without a seed states every draw itself (``draw C`` where a tile was
discarded or set aside). Lines that begin with ``#`` are comments.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.game import Game, check_players, new_game
from bastide.games import FILES, rulebook_of
from bastide.kernel.actions import Draw, PlaceTile, Reveal, action_of
from bastide.kernel.codes import DRAW, KIND_MASK, TILE
from bastide.kernel.errors import BastideError, Unreadable
from bastide.kernel.layout import TURN
from bastide.kernel.options import OwnFile, names_of
from bastide.kernel.rules import LAND
from bastide.language import quoted, said
from bastide.own_tiles import read_tiles, write_tile
from bastide.records.files import checked_text, read_text
from bastide.records.notation import read_action, split_actions, write_action
from bastide.rulebook import opening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bastide.kernel.declarations import Action
    from bastide.kernel.state import State

VERSION: Final = 1
SUFFIX: Final = ".bastide"
HEADERS: Final = ("game", *FILES, "boxes", "options", "tile", "players", "first", "seed")
TURN_LINE: Final = re.compile(r"(\d{1,9})\.\s+(.*)")


def write_record(game: Game) -> str:
    """Write a game, finished or not."""
    if not isinstance(game, Game):
        raise TypeError(f"A record is written of a game, not of {game!r}.")
    if game.from_position:
        raise Unreadable("no_record", said("error-no-record"))
    setup = game.setup
    defaults = {option.name: option.default for option in setup.rulebook.known_options(setup.boxes)}
    changed = [f"{name}={names_of(value)[0]}" for name, value in setup.options if value != defaults[name]]
    lines = [f"bastide {VERSION}", *setup.game_lines()]
    if changed:
        lines.append(f"options: {', '.join(changed)}")
    lines += [f"tile: {write_tile(tile)}" for tile in setup.tiles]
    lines += [f"players: {', '.join(setup.players)}", f"first: {setup.players[setup.first]}"]
    if setup.seed is not None:
        lines.append(f"seed: {setup.seed}")
    lines.append("")
    lines += [f"{turn}. {'; '.join(actions)}" for turn, actions in _turns(game)]
    return "\n".join(lines) + "\n"


def _turns(game: Game) -> list[tuple[int, list[str]]]:
    """Give the actions of each turn as text.

    A draw is told by the tile that is laid; only a tile that is discarded or set aside, and a tile
    in hand that no seed tells and that is not laid next in the same turn, are written as draws. What else
    chance decides is always written.
    """
    state = opening(game.rules, game.setup.first)
    turns: list[tuple[int, list[str]]] = []
    history = game.full_history()
    for number, code in enumerate(history, 1):
        turn = state.words[TURN]
        text = write_action(action_of(state, code), state)
        state.apply(code)
        laid_next = number < len(history) and history[number] & KIND_MASK == TILE and state.words[TURN] == turn
        told_later = laid_next or game.seed is not None
        if code & KIND_MASK == DRAW and told_later and not is_told(state):
            continue
        if not turns or turns[-1][0] != turn:
            turns.append((turn, []))
        turns[-1][1].append(text)
    return turns


def save(game: Game, path: Path | str) -> None:
    """Write a game to a file."""
    Path(path).write_text(write_record(game), encoding="utf-8")


def load(path: Path | str) -> Game:
    """Read a game from a file."""
    return read_record(read_text(path))


def read_record(text: str) -> Game:
    """Read a game from its text."""
    return list(replay(text))[-1]


def replay(text: str) -> Iterator[Game]:
    """Step through a record: the same game object after the set-up and after each turn."""
    lines = list(enumerate(checked_text(text, said("file-record")).splitlines(), 1))
    lines = [(number, line.strip()) for number, line in lines if line.strip() and not line.strip().startswith("#")]
    if not lines:
        raise Unreadable("bad_record", said("error-empty-record"), line=1)
    number, first = lines[0]
    match = re.fullmatch(r"bastide (\d{1,9})", first)
    if not match:
        raise Unreadable("bad_record", said("error-record"), line=number)
    if int(match[1]) not in READERS:
        known = ", ".join(str(version) for version in READERS)
        raise Unreadable("bad_version", said("error-version", version=match[1], known=known), line=number)
    yield from READERS[int(match[1])](lines[1:])


def _read_version_1(lines: list[tuple[int, str]]) -> Iterator[Game]:
    headers = [(number, line) for number, line in lines if not TURN_LINE.match(line)]
    turns = [(number, line) for number, line in lines if TURN_LINE.match(line)]
    game = _read_headers(headers)
    yield game
    chance = Chance(game)
    for number, line in turns:
        match = TURN_LINE.match(line)
        assert match is not None, "only lines of turns are left"
        if int(match[1]) != game.state.words[TURN]:
            raise Unreadable("bad_record", said("error-turn", next=game.state.words[TURN], turn=match[1]), line=number)
        try:
            for part in split_actions(match[2]):
                _play(game, read_action(part, game.state), chance)
        except BastideError as error:
            raise Unreadable(error.code, error.message, line=number) from None
        yield game


def _play(game: Game, action: Action, chance: Chance) -> None:
    """Play an action of a record; where nothing is drawn by itself, draw its tile first.

    A seeded game lets chance decide by itself; the tiles and the tokens that the record tells must be those.
    """
    if isinstance(action, Draw | Reveal) and not game.waits_for_chance:
        if chance.has_decided(action):
            return
        if isinstance(action, Draw):
            raise Unreadable("wrong_draw", said("error-not-discarded", tile=action.tile))
        raise Unreadable("wrong_draw", said("error-not-turned-up", number=action.number))
    if game.waits_for_chance and isinstance(action, PlaceTile):
        game.play(Draw(action.tile))
    game.play(action)


class Chance:
    """Follows a seeded game, and compares what chance has decided there with what its record tells, one by one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = opening(game.rules, game.setup.first)
        self.followed = 0
        self.tiles: list[str] = []
        """Tiles that came into nobody's hand and are not told yet."""
        self.tokens: list[int] = []

    def has_decided(self, action: Draw | Reveal) -> bool:
        """Is this what chance has decided, and what was not told yet?"""
        self._follow()
        if isinstance(action, Reveal):
            return bool(self.tokens) and self.tokens.pop(0) == action.number
        kind = self.state.tables.kind_named(action.tile)
        name = self.state.tables.types[kind].code if kind >= 0 else ""
        return bool(self.tiles) and self.tiles.pop(0) == name

    def _follow(self) -> None:
        for code in self.game.full_history()[self.followed :]:
            action = action_of(self.state, code)
            self.state.apply(code)
            self.followed += 1
            if isinstance(action, Reveal):
                self.tokens.append(action.number)
            elif isinstance(action, Draw) and is_told(self.state):
                self.tiles.append(action.tile)


def is_told(state: State) -> bool:
    """Is a tile that was just drawn written into a record with a seed? Not if it is in hand: it will be laid."""
    return state.hand < 0


def _read_headers(lines: list[tuple[int, str]]) -> Game:
    found: dict[str, tuple[int, str]] = {}
    tiles: list[tuple[int, str]] = []
    for number, line in lines:
        name, colon, value = line.partition(":")
        if not colon or name.strip() not in HEADERS:
            raise Unreadable("bad_record", said("error-record-line", text=quoted(line)), line=number)
        if name.strip() == "tile":
            tiles.append((number, value))
        elif name.strip() in found:
            raise Unreadable("bad_record", said("error-header-twice", name=quoted(name.strip())), line=number)
        else:
            found[name.strip()] = (number, value.strip())
    if "players" not in found:
        raise Unreadable("bad_record", said("error-no-players"), line=lines[0][0] if lines else 1)
    own_tiles = read_tiles(tiles)
    number, text = found["players"]
    try:
        players = check_players([name.strip() for name in text.split(",")])
        number, game = found.get("game", (number, LAND))
        book = rulebook_of(game)
        files: dict[str, Path | str | OwnFile] = {}
        files |= {
            key: OwnFile(key, found[key][1], said("where-line", name=quoted(key))) for key in FILES if key in found
        }
        number, text = found.get("boxes", (number, ""))
        boxes = book.check_boxes(box.strip() for box in text.split(",") if box.strip())
        number, text = found.get("options", (number, ""))
        options = book.read_options(boxes, text)
        number, name = found.get("first", (number, players[0]))
        first = _player_named(name, players)
        seed = found["seed"][1] if "seed" in found else None
        return new_game(
            game=game,
            players=players,
            boxes=boxes,
            options=options,
            tiles=own_tiles,
            seed=seed,
            first=first,
            open_draws=seed is None,
            files=files,
        )
    except Unreadable as error:
        raise Unreadable(error.code, error.message, line=error.line or number) from None


def _player_named(name: str, players: tuple[str, ...]) -> int:
    if name not in players:
        raise Unreadable("bad_record", said("error-no-name", name=quoted(name)))
    return players.index(name)


READERS: Final = {1: _read_version_1}
"""How each version of the format is read; none is ever taken away."""
