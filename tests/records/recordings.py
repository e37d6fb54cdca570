"""Random games of ours, written down as another program writes them: for reading and comparing.

Nothing here uses the code that reads such files, except its table of names. A random number
is chosen so that it points at the tile we want in the sorted bag.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import bastide
from bastide.kernel.catalogue import tile_set, tile_type
from bastide.kernel.chance import Luck
from bastide.kernel.layout import TILE_TURN
from bastide.kernel.places import wheres
from bastide.records.jcloisterzone.setup import names

if TYPE_CHECKING:
    from collections.abc import Iterable

Recording = dict[str, Any]

FOREIGN_CODES = {tile_type(ours).code: theirs for theirs, ours in names()["tiles"].items() if ours.startswith("base/")}
SEVERAL_SIDES = {
    frozenset("NS"): "NS", frozenset("EW"): "WE", frozenset("NW"): "NW", frozenset("NE"): "NE",
    frozenset("SW"): "SW", frozenset("ES"): "SE", frozenset("NESW"): "NWSE",
    frozenset("ESW"): "_N", frozenset("NSW"): "_E", frozenset("NEW"): "_S", frozenset("NES"): "_W",
}  # fmt: skip
SETUP: Recording = {
    "sets": {"basic:1": 1},
    "elements": {"small-follower": 7, "farmers": True},
    "rules": {"tiny-city-scoring": "4"},
    "timer": None,
    "options": {},
    "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}],
}


def full_bag() -> list[str]:
    """Every tile that can be drawn at the start, sorted by name."""
    tiles = sorted(FOREIGN_CODES[tile.code] for tile in tile_set("base").tiles for _ in range(tile.count))
    tiles.remove("BA/RCr")
    return tiles


def pointing_at(tile: str, bag: list[str]) -> float:
    """Give a random number that draws a tile from a sorted bag, and take the tile out."""
    index = bag.index(tile)
    random = (index + 0.5) / len(bag)
    del bag[index]
    return random


def message(kind: str, player: int = 0, **payload: object) -> Recording:
    """One message as the files have it."""
    return {"type": kind, "payload": payload, "player": player}


def lay(tile: str, x: int, y: int, turn: int = 0) -> Recording:
    """A tile is laid, turned by so many degrees."""
    return message("PLACE_TILE", tileId=tile, rotation=f"R{turn}", position=[x, y])


def deploy(feature: str, location: str, x: int, y: int) -> Recording:
    """A follower is placed."""
    pointer = {"position": [x, y], "feature": feature, "location": location}
    return message("DEPLOY_MEEPLE", pointer=pointer, meepleId="0.small.1")


def location_of(places: Iterable[str]) -> str:
    """Name a feature by all the sides or half sides it reaches, as the other program does."""
    found = list(places)
    if found == [""]:
        return "I"
    if len(found[0]) == 2:
        return ".".join(found)
    return found[0] if len(found) == 1 else SEVERAL_SIDES[frozenset(found)]


class Recorder:
    """Plays a random game and writes every message of it down."""

    def __init__(self, seed: int, players: int, *, fields: bool) -> None:
        options = {"confirm": True, "fields": fields}
        self.game = bastide.new_game(players=players, options=options, first=0, open_draws=True)
        self.luck = Luck(seed)
        self.messages: list[Recording] = []
        self.bag = full_bag()

    def draw(self) -> float:
        """Draw a tile that fits; give the random number that points at it."""
        for theirs in self.some_order(self.bag):
            self.game.play(bastide.Draw(code_here(theirs)))
            if self.game.hand is not None:
                return pointing_at(theirs, self.bag)
            self.game.undo()
        for theirs in self.bag:
            self.game.play(bastide.Draw(code_here(theirs)))
        return 0.5

    def some_order(self, things: list[str]) -> list[str]:
        """Put things into an order of chance."""
        start = self.luck.below(len(things)) if things else 0
        return things[start:] + things[:start]

    def note(self, entry: Recording, options: Recording) -> None:
        """Write a message down that has just been played."""
        self.messages.append({**entry, "options": options, "scores": list(self.game.scores)})

    def turn(self) -> None:
        """Play one turn: lay the tile, place a follower or not, confirm, and draw for the next."""
        assert self.game.to_move is not None, "the player on turn lays a tile"
        player = self.game.to_move
        options = self.game.options()
        action = options[self.luck.below(len(options))]
        assert isinstance(action, bastide.PlaceTile), "a tile is in hand"
        self.game.play(action)
        entry = lay(FOREIGN_CODES[action.tile], action.x, action.y, 90 * action.rotation)
        self.note({**entry, "player": player}, {"TilePlacement": len(options), "pass": False})
        options = self.game.options()
        if bastide.Pass() in options:
            choice = options[self.luck.below(len(options))]
            entry = message("PASS") if not isinstance(choice, bastide.PlaceFigure) else self.placed(choice)
            self.game.play(choice)
            self.note({**entry, "player": player}, {"Meeple:SmallFollower": len(options) - 1, "pass": True})
        self.game.play(bastide.Choose(0))
        random = self.draw() if self.game.waits_for_chance else 0.5
        self.note(message("COMMIT", player, random=random), {"Confirm": 0, "pass": False})

    def placed(self, action: bastide.PlaceFigure) -> Recording:
        """A follower is placed on the tile just laid."""
        turn = self.game.state.words[self.game.state.last_tile() + TILE_TURN]
        kind = self.game.rules.feature_of(action.role)
        printed = self.game.rules.tables.types[turn // 4].features
        named = [wheres(printed, index, turn % 4) for index, each in enumerate(printed) if each.kind == kind]
        places = next(found for found in named if action.where in found)
        return deploy(kind.capitalize(), location_of(places), action.x, action.y)


def code_here(theirs: str) -> str:
    """Our code for a tile."""
    return tile_type(names()["tiles"][theirs]).code


@cache
def recorded(seed: int, players: int, *, fields: bool) -> str:
    """Play one game; give it as a line of a recording."""
    recorder = Recorder(seed, players, fields=fields)
    first = recorder.draw()
    while not recorder.game.over:
        recorder.turn()
    elements = {"small-follower": 7} | ({"farmers": True} if fields else {})
    return json.dumps(
        {
            "game": 0,
            "initialRandom": first,
            "setup": {**SETUP, "elements": elements},
            "replay": recorder.messages,
            "scores": list(recorder.game.scores),
            "discarded": recorder.bag,
        }
    )


def recording(seed: int = 1, players: int = 2, *, fields: bool = True) -> Recording:
    """Give the recording of a random game; the caller may change it."""
    content: Recording = json.loads(recorded(seed, players, fields=fields))
    return content


def first_message(content: Recording, kind: str) -> int:
    """Give the number, counted from 1, of the first message of a kind."""
    return next(number for number, each in enumerate(content["replay"], 1) if each["type"] == kind)
