"""A game of JCloisterZone, played here message by message, and its save files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bastide.game import Game, new_game, read_position
from bastide.kernel.actions import Choose, Draw, PlaceFigure, code_of
from bastide.kernel.errors import BastideError, Unreadable
from bastide.language import plain, quoted, said
from bastide.records.files import read_text
from bastide.records.jcloisterzone.bag import ForeignBag, check_random
from bastide.records.jcloisterzone.dialect import dialects
from bastide.records.jcloisterzone.messages import Messages
from bastide.records.jcloisterzone.setup import UnknownBoxes, check_keys, read_setup, tile_here
from bastide.rulebook import played_boxes
from bastide.setup import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bastide.kernel.declarations import Action
    from bastide.kernel.tiles import TileType


class Replay:
    """Plays the messages of a foreign game here."""

    def __init__(
        self,
        setup: dict[str, Any],
        random: float,
        players: Iterable[str],
        *,
        confirm: bool,
        notes: dict[str, Any] | None = None,
    ) -> None:
        self.foreign = read_setup(setup)
        options = {**self.foreign.options, "confirm": confirm}
        self.game: Game = new_game(
            players=tuple(players),
            boxes=self.foreign.boxes,
            options=options,
            tiles=self.foreign.tiles,
            first=0,
            open_draws=True,
        )
        self.dialects = dialects(self, played_boxes(self.foreign.boxes))
        self.messages = Messages(self)
        notes = notes or {}
        self.bag = ForeignBag(self.foreign.copies, self.keeps_back, notes.get("drawOrder", ()))
        self.draws_left: int | None = notes.get("endTurn")
        """After how many more draws the bag counts as empty; None if it is emptied as usual."""
        self.random = check_random(random)
        self.random_is_new = True
        """Has nothing been drawn by the last random number?"""

    def keeps_back(self, tile: TileType) -> bool:
        """Does a box keep a tile back for later?"""
        return any(dialect.keeps_back(tile) for dialect in self.dialects)

    def play(self, message: dict[str, Any]) -> None:
        """Play one message. Illegal ones raise, and nothing changes."""
        kind = message["type"]
        self.prepare(message)
        if kind == "COMMIT":
            self.random = check_random(message["payload"]["random"])
            self.random_is_new = True
            if Choose(0) in self.game.options():  # Some decisions are confirmed only there.
                self.game.play(Choose(0))
            for dialect in self.dialects:
                dialect.played(message)
            return
        if kind == "UNDO":
            self.game.undo()
        elif not self.passes_over(message):
            self.game.play(self.meant(self.messages.action_in(message)))
        for dialect in self.dialects:
            dialect.played(message)

    def prepare(self, message: dict[str, Any]) -> None:
        """Do what boxes do before a message, and draw what it lays."""
        for dialect in self.dialects:
            dialect.prepare(message)
        if message["type"] == "PLACE_TILE":
            self.draw(message["payload"]["tileId"])
            self.random_is_new = False

    def passes_over(self, message: dict[str, Any]) -> bool:
        """Is nothing played here for a message?"""
        return any(dialect.passes_over(message) for dialect in self.dialects)

    def meant(self, action: Action) -> Action:
        """Give the option that an action means: there a whole feature can be named by any of its parts."""
        state = self.game.state
        if not isinstance(action, PlaceFigure) or code_of(state, action) in state.legal_codes():
            return action
        spot = action.spot(state)
        for option in self.game.options():
            if spot and isinstance(option, PlaceFigure) and option.piece == action.piece:
                other = option.spot(state)
                if max(spot, other) < state.rules.spots_at and state.root_of(other) == state.root_of(spot):
                    return option
        return action

    def draw(self, wanted: str) -> None:
        """Draw the tile that is laid next, and before it those that fitted nowhere."""
        self.end_in_time()
        while self.game.waits_for_chance:
            drawn = self.draw_next() if self.bag.holds(wanted) else ""
            if drawn == wanted:
                return
            if self.game.hand is not None or not drawn:
                if not drawn:
                    raise Unreadable("bad_draw", said("error-jcz-no-draw", wanted=plain(wanted)))
                raise Unreadable("bad_draw", said("error-jcz-draw", wanted=plain(wanted), drawn=drawn))

    def draw_next(self) -> str:
        """Draw what the random number says; give its foreign name. A tile that was added there is not drawn here."""
        drawn, self.random = self.bag.draw(self.random)
        if self.draws_left is not None:
            self.draws_left -= 1
        here = tile_here(drawn, self.game.remaining_tiles())
        if here in self.game.remaining_tiles():
            self.game.play(Draw(here))
        self.end_in_time()
        return drawn

    def end_in_time(self) -> None:
        """Take all tiles out of the game if the file says that no more are drawn: no further turn begins."""
        if self.draws_left == 0:
            left = [code for code, count in self.game.remaining_tiles().items() for _ in range(count)]
            first, rest = self.game.position().split("\n", maxsplit=1)
            gone, others = partition(rest.splitlines(), "removed: ")
            self.game = read_position("\n".join([first, " ".join(["removed:", *gone, *left]), *others]))
            self.draws_left = None

    def draw_at_random(self) -> None:
        """Draw by the last random number, if nothing was: until a tile fits, or none is left."""
        self.end_in_time()
        while self.random_is_new and self.game.waits_for_chance and self.bag.open():
            self.draw_next()

    def finish(self) -> None:
        """After the last message: if no tile that is left fits, the game ends."""
        self.draw_at_random()


def read_jcz(text: str) -> Game:
    """Read a save file; the game goes on with draws decided from outside."""
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise Unreadable("bad_jcz", said("error-jcz", why=said("error-no-json")), line=error.lineno) from None
    except ValueError:  # A number of thousands of digits.
        raise Unreadable("bad_jcz", said("error-jcz", why=said("error-no-json"))) from None
    except RecursionError:
        raise Unreadable("bad_jcz", said("error-tangled", where=said("file-save"))) from None
    check_keys(content, {"setup": dict, "replay": list}, said("file-save"))
    where = said("where-set-up")
    try:
        players = [player["name"] for player in content.get("players", ())] or COLOURS[: count_players(content)]
        replay = Replay(
            content["setup"],
            content.get("initialRandom", 0.0),
            players,
            confirm=False,
            notes=content.get("gameAnnotations"),
        )
        for number, message in enumerate(content["replay"], 1):
            where = said("where-message", number=number)
            check_keys(message, {"type": str, "payload": dict}, said("file-save-message"))
            where = said("where-message-of", number=number, kind=plain(message["type"]))
            replay.play(message)
        replay.finish()
    except UnknownBoxes:
        raise
    except BastideError as error:
        raise Unreadable("bad_jcz", said("error-within", where=where, what=error.message)) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        lacks = isinstance(error, KeyError) and isinstance(error.args[0], str)
        reason = said("why-lacks", key=quoted(error.args[0])) if lacks else said("why-other-form")
        raise Unreadable("bad_jcz", said("error-jcz-form", where=where, why=reason)) from None
    return replay.game


def load_jcz(path: Path | str) -> Game:
    """Read a save file from disk."""
    return read_jcz(read_text(path))


def partition(lines: list[str], header: str) -> tuple[list[str], list[str]]:
    """Part the words of a header of a position from the other lines."""
    words = [word for line in lines if line.startswith(header) for word in line.removeprefix(header).split()]
    return words, [line for line in lines if not line.startswith(header)]


def count_players(content: dict[str, Any]) -> int:
    """How many players a recording has."""
    return 1 + max((int(message["player"]) for message in content["replay"]), default=0)
