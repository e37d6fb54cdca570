"""Games of JCloisterZone: its save files (``.jcz``) and recordings of its engine.

Both are JSON with the same set-up and the same messages. Positions are ``[x, y]`` with y to
the south, rotations are clockwise, and places are named by sides on the board, all as here.
A drawn tile that fits nowhere leaves no message; which one it was follows from the random
numbers in the file.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from bastide.game import Game, new_game
from bastide.kernel.actions import Action, Capture, Choose, Draw, Free, Pass, PlaceFigure, TakeBack, code_of, spot_of
from bastide.kernel.errors import BastideError, Unreadable
from bastide.kernel.pieces import Piece
from bastide.records.files import read_text
from bastide.records.foreign_actions import ESCAPE, action_in, called_heretic, figure_named
from bastide.records.foreign_bag import ForeignBag, check_random
from bastide.records.foreign_setup import UnknownBoxes, check_keys, read_setup, tile_here
from bastide.setup import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

SUFFIX: Final = ".jcz"


class Replay:
    """Plays the messages of a foreign game here."""

    def __init__(self, setup: dict[str, Any], random: float, players: Iterable[str], *, confirm: bool) -> None:
        foreign = read_setup(setup)
        names_here = tuple(players)
        options = {**foreign.options, "confirm": confirm}
        self.game: Game = new_game(players=names_here, boxes=foreign.boxes, options=options, first=0, open_draws=True)
        self.confirm = confirm
        self.bag = ForeignBag(foreign.copies, dragon=bool(foreign.options.get("dragon")))
        self.random = check_random(random)
        self.random_is_new = True
        """Has nothing been drawn by the last random number?"""
        self.captors: dict[str, int] = {}
        """Who has captured a figure last, by its foreign name."""

    def play(self, message: dict[str, Any]) -> None:
        """Play one message. Illegal ones raise, and nothing changes."""
        payload = message["payload"]
        kind = message["type"]
        self.prepare(message)
        if kind == "COMMIT":
            self.random = check_random(payload["random"])
            self.random_is_new = True
            if Choose(0) in self.game.options():  # Passing an abbey and moving a wagon are confirmed only there.
                self.game.play(Choose(0))
            return
        if kind == "UNDO":
            self.game.undo()
            return
        self.game.play(self.meant(self.action_in(message)))
        if self.game.state.neutral_cell(Piece.DRAGON) != 0:
            self.bag.dragon_is_awake = True
        flees = kind == "RETURN_MEEPLE" and payload["source"] == ESCAPE
        if flees and any(isinstance(option, TakeBack) for option in self.game.options()):
            self.game.play(Pass())  # One knight flees in a turn there, from however many besieged cities.

    def prepare(self, message: dict[str, Any]) -> None:
        """Draw what a message lays, and pass over what is a question here but not there."""
        if message["type"] == "PLACE_TILE":
            self.draw(message["payload"]["tileId"])
            self.random_is_new = False
        elif message["type"] == "PAY_RANSOM":
            while self.random_is_new and self.game.waits_for_chance and self.bag.open():
                self.draw_next()
            self.random_is_new = False
        elif message["type"] == "COMMIT" and self.may_only_pay():
            self.game.play(Pass())

    def may_only_pay(self) -> bool:
        """Is a ransom all that can be decided now, so that nobody is asked in that program?"""
        options = self.game.options()
        return len(options) > 1 and all(isinstance(option, Pass | Free) for option in options)

    def action_in(self, message: dict[str, Any]) -> Action:
        """Translate a message that is a player's action."""
        meeple = message["payload"].get("meepleId")
        if message["type"] in ("PAY_RANSOM", "EXCHANGE_FOLLOWER") and meeple in self.captors:
            return Free(figure_named(meeple), self.captors[meeple])
        action = called_heretic(action_in(message, self.game.hand), self.game.state)
        if isinstance(action, Capture):
            self.captors[message["payload"]["pointer"]["meepleId"]] = self.game.state.player
        return action

    def meant(self, action: Action) -> Action:
        """Give the option that an action means: there a whole feature can be named by any of its parts."""
        state = self.game.state
        if not isinstance(action, PlaceFigure) or code_of(state, action) in state.legal_codes():
            return action
        spot = spot_of(state, action)
        for option in self.game.options():
            if spot and isinstance(option, PlaceFigure) and option.piece == action.piece:
                other = spot_of(state, option)
                if max(spot, other) < state.rules.spots_at and state.root_of(other) == state.root_of(spot):
                    return option
        return action

    def draw(self, wanted: str) -> None:
        """Draw the tile that is laid next, and before it those that fitted nowhere."""
        while self.game.waits_for_chance:
            drawn = self.draw_next() if wanted in self.bag.tiles + self.bag.dragon_tiles else ""
            if drawn == wanted:
                return
            if self.game.hand is not None or not drawn:
                raise Unreadable("bad_draw", f"The file lays {wanted}, but its random numbers draw {drawn or 'none'}.")

    def draw_next(self) -> str:
        """Draw what the random number says; give its foreign name. A tile that was added there is not drawn here."""
        drawn, self.random = self.bag.draw(self.random)
        here = tile_here(drawn, self.game.remaining_tiles())
        if here in self.game.remaining_tiles():
            self.game.play(Draw(here))
        return drawn

    def finish(self) -> None:
        """After the last message: draw by its random number. If no tile that is left fits, the game ends."""
        while self.random_is_new and self.game.waits_for_chance and self.bag.open():
            self.draw_next()


def read_jcz(text: str) -> Game:
    """Read a save file; the game goes on with draws decided from outside."""
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise Unreadable("bad_jcz", f"This is no save file: {error.msg}.", line=error.lineno) from None
    check_keys(content, {"setup": dict, "replay": list}, "save file")
    where = "The set-up"
    try:
        players = [player["name"] for player in content.get("players", ())] or COLOURS[: count_players(content)]
        replay = Replay(content["setup"], content.get("initialRandom", 0.0), players, confirm=False)
        for number, message in enumerate(content["replay"], 1):
            where = f"Message {number}"
            check_keys(message, {"type": str, "payload": dict}, "message of a save file")
            where = f"Message {number} ({message['type']})"
            replay.play(message)
        replay.finish()
    except UnknownBoxes:
        raise
    except BastideError as error:
        raise Unreadable("bad_jcz", f"{where}: {error.sentence}") from None
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise Unreadable("bad_jcz", f"{where} is not as a save file has it: {error!r}.") from None
    return replay.game


def load_jcz(path: Path | str) -> Game:
    """Read a save file from disk."""
    return read_jcz(read_text(path))


def count_players(content: dict[str, Any]) -> int:
    """How many players a recording has."""
    return 1 + max((int(message["player"]) for message in content["replay"]), default=0)
