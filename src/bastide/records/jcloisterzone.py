"""Games of JCloisterZone: its save files (``.jcz``) and recordings of its engine.

Both are JSON with the same set-up and the same messages. Positions are ``[x, y]`` with y to
the south, rotations are clockwise, and places are named by sides on the board, all as here.
A drawn tile that fits nowhere leaves no message; which one it was follows from the random
numbers in the file.
"""

from __future__ import annotations

import json
import math
import struct
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import yaml

from bastide.game import Game, new_game
from bastide.kernel import tiles
from bastide.kernel.actions import Action, Choose, Draw, Pass, PlaceFigure, PlaceTile, TakeBack
from bastide.kernel.catalogue import tile_type
from bastide.kernel.errors import BastideError, Unreadable
from bastide.kernel.geometry import SIDE_NAMES
from bastide.kernel.places import INNER, ROLES
from bastide.records.files import read_text
from bastide.rulebook import BASE, known_options, playable_boxes, rule_set
from bastide.setup import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

SUFFIX: Final = ".jcz"
FEATURES: Final = {"Road": tiles.ROAD, "City": tiles.CITY, "Field": tiles.FIELD, "Monastery": tiles.MONASTERY}
FIGURES: Final = {
    "small": "follower",
    "big": "large_follower",
    "builder": "builder",
    "pig": "pig",
    "phantom": "phantom",
    "mayor": "mayor",
    "wagon": "wagon",
    "barn": "barn",
}
ESCAPE: Final = "SIEGE_ESCAPE"
FESTIVAL: Final = "FESTIVAL"
PLAIN_ELEMENTS: Final = frozenset({"small-follower", "farmers"})
PLAIN_START: Final = "BA/RCr"
GROUPS: Final = ("spring", "fork", "run", "lake")
"""Parts of a river in the order of drawing: all tiles of one before any of the next, and the land last."""
LOW_48: Final = (1 << 48) - 1


@cache
def names() -> dict[str, dict[str, Any]]:
    """Names of tiles, sets, elements and rules in that program, and what they are here."""
    source = resources.files("bastide") / "data" / "jcloisterzone.yaml"
    content: dict[str, dict[str, Any]] = yaml.safe_load(source.read_text(encoding="utf-8"))
    return content


class UnknownBoxes(Unreadable):
    """The game was played with boxes whose rules are not here."""

    def __init__(self, boxes: Iterable[str]) -> None:
        self.boxes = tuple(sorted(set(boxes)))
        super().__init__("unknown_box", f"Boxes that are not playable yet: {', '.join(self.boxes)}.")


@dataclass(frozen=True)
class ForeignSetup:
    """What is played, in our words."""

    boxes: tuple[str, ...]
    options: dict[str, object]
    copies: dict[str, int]
    """Tiles in the bag at the start, by the foreign name."""


def read_setup(setup: dict[str, Any]) -> ForeignSetup:
    """Translate a set-up; refuse what is not playable."""
    check_keys(setup, {"sets": dict, "elements": dict}, "set-up")
    known = names()
    elements = setup["elements"]
    sets = {name.split(":", maxsplit=1)[0]: name for name in setup["sets"]}
    boxes = [known["sets"].get(plain, name) for plain, name in sets.items()]
    boxes += [known["elements"].get(name, name) for name in elements if name not in PLAIN_ELEMENTS]
    missing = [box for box in boxes if box not in playable_boxes()]
    if missing:
        raise UnknownBoxes(missing)
    if BASE not in boxes or any(copies != 1 for copies in setup["sets"].values()):
        raise Unreadable("bad_jcz", "Only one copy of each set, and only with the base game, is playable.")
    boxes = list(dict.fromkeys(boxes))
    start = start_of(boxes)
    if setup.get("start") != [{"tile": start, "x": 0, "y": 0, "rotation": 0}]:
        raise Unreadable("bad_jcz", f"Only the start tile {start} is playable here, not {setup.get('start')!r}.")
    options = read_choices(boxes, sets, elements, setup.get("rules", {}))
    rules = rule_set(1, boxes, options)
    here = {tile.id: copies for tile, copies in zip(rules.tables.types, rules.copies, strict=True)}
    copies = {name: here[ours] for name, ours in known["tiles"].items() if ours in here}
    copies[start] = copies.get(start, 1) - 1
    return ForeignSetup(tuple(boxes), options, copies)


def start_of(boxes: Iterable[str]) -> str:
    """Name the tile that lies in the middle at the start of a game with these boxes."""
    starts = names()["starts"]
    return next((str(starts[box]) for box in boxes if box in starts), PLAIN_START)


def read_choices(
    boxes: list[str], sets: Iterable[str], elements: dict[str, Any], rules: dict[str, str]
) -> dict[str, object]:
    """Translate what is switched on or off, and the variants of rules, into our options."""
    known = names()
    options: dict[str, object] = {}
    for option in known_options(boxes):
        for played, name in known["set_options"].items():
            if name == option.name:
                options[name] = played in sets
        for element, name in known["options"].items():
            if name == option.name:
                value = elements.get(element, 0)
                options[name] = bool(value) if isinstance(option.default, bool) else int(value)
        for rule, choice in known["rules"].items():
            value = rules.get(rule, choice.get("default"))
            if choice["option"] == option.name and value is not None:
                options[option.name] = choice["values"][str(value)]
    return options


class ForeignBag:
    """Draws tiles as that program does: from a sorted list, by a random number of the file."""

    def __init__(self, copies: dict[str, int]) -> None:
        self.tiles = sorted(name for name, count in copies.items() for _ in range(count))

    def draw(self, random: float) -> tuple[str, float]:
        """Give the drawn tile and the next number from the same source."""
        first = min(group_of(tile) for tile in self.tiles)
        group = [tile for tile in self.tiles if group_of(tile) == first]
        tile = group[math.floor(random * len(group))]
        self.tiles.remove(tile)
        bits = struct.unpack("<q", struct.pack("<d", random))[0] & LOW_48
        return tile, ((25214903917 * bits + 11) & LOW_48) / (1 << 48)


@cache
def group_of(name: str) -> int:
    """Give the number of the group in which a foreign tile is drawn."""
    ours = names()["tiles"].get(name)
    features = tile_type(ours).features if ours else ()
    parts = [GROUPS.index(feature.mark("role")) for feature in features if feature.kind == tiles.RIVER]
    return min(parts, default=len(GROUPS))


class Replay:
    """Plays the messages of a foreign game here."""

    def __init__(self, setup: dict[str, Any], random: float, players: Iterable[str], *, confirm: bool) -> None:
        foreign = read_setup(setup)
        names_here = tuple(players)
        options = {**foreign.options, "confirm": confirm}
        self.game: Game = new_game(players=names_here, boxes=foreign.boxes, options=options, first=0, open_draws=True)
        self.bag = ForeignBag(foreign.copies)
        self.random = check_random(random)
        self.random_is_new = True
        """Has nothing been drawn by the last random number?"""

    def play(self, message: dict[str, Any]) -> None:
        """Play one message. Illegal ones raise, and nothing changes."""
        payload = message["payload"]
        kind = message["type"]
        if kind == "COMMIT":
            self.random = check_random(payload["random"])
            self.random_is_new = True
            if Choose(0) in self.game.options():  # Passing an abbey and moving a wagon are confirmed only there.
                self.game.play(Choose(0))
            return
        if kind == "UNDO":
            self.game.undo()
            return
        if kind == "PLACE_TILE":
            self.draw(payload["tileId"])
            self.random_is_new = False
        self.game.play(action_in(message))
        flees = kind == "RETURN_MEEPLE" and payload["source"] == ESCAPE
        if flees and any(isinstance(option, TakeBack) for option in self.game.options()):
            self.game.play(Pass())  # One knight flees in a turn there, from however many besieged cities.

    def draw(self, wanted: str) -> None:
        """Draw the tile that is laid next, and before it those that fitted nowhere."""
        while self.game.waits_for_chance:
            drawn = self.draw_next() if wanted in self.bag.tiles else ""
            if drawn == wanted:
                return
            if self.game.hand is not None or not drawn:
                raise Unreadable("bad_draw", f"The file lays {wanted}, but its random numbers draw {drawn or 'none'}.")

    def draw_next(self) -> str:
        """Draw what the random number says; give its foreign name."""
        drawn, self.random = self.bag.draw(self.random)
        self.game.play(Draw(tile_here(drawn)))
        return drawn

    def finish(self) -> None:
        """After the last message: draw by its random number. If no tile that is left fits, the game ends."""
        while self.random_is_new and self.game.waits_for_chance and self.bag.tiles:
            self.draw_next()


def tile_here(name: str) -> str:
    """Our code for a foreign tile."""
    if name not in names()["tiles"]:
        raise Unreadable("unknown_tile", f"Unknown tile {name!r}.")
    return tile_type(names()["tiles"][name]).code


def action_in(message: dict[str, Any]) -> Action:
    """Translate a message that is a player's action."""
    payload = message["payload"]
    kind = message["type"]
    if kind == "PASS":
        return Pass()
    if kind == "PLACE_TILE":
        x, y = payload["position"]
        return PlaceTile(tile_here(payload["tileId"]), x, y, int(payload["rotation"][1:]) // 90)
    if kind == "DEPLOY_MEEPLE":
        return PlaceFigure(*figure_in(payload["pointer"], payload["meepleId"]))
    if kind == "RETURN_MEEPLE" and payload["source"] in (ESCAPE, FESTIVAL):
        return TakeBack(*figure_in(payload["pointer"]["featurePointer"], payload["pointer"]["meepleId"]))
    raise Unreadable("unknown_message", f"The message {kind} with {payload} is not known here.")


def figure_in(pointer: dict[str, Any], meeple: str) -> tuple[str, str, str, int, int]:
    """Give our piece, role and place of a figure that a message points at."""
    figure = meeple.split(".")[1]
    if pointer["feature"] not in FEATURES or figure not in FIGURES:
        raise Unreadable("unknown_message", f"The figure {meeple} on {pointer} is not known here.")
    feature = FEATURES[pointer["feature"]]
    x, y = pointer["position"]
    return FIGURES[figure], ROLES[feature], where_in(pointer["location"], feature), x, y


def where_in(location: str, feature: str) -> str:
    """Give one of our names for a foreign place.

    ``WE`` is ``W``, ``_N`` is ``E``, ``NL.NR`` is ``NL``; ``I`` is the middle of a monastery, but the first inner
    field or city of a tile, and ``II`` the second.
    """
    if location.startswith("_"):
        return next(side for side in SIDE_NAMES if side != location[1])
    if location.startswith("I"):
        if feature == tiles.MONASTERY:
            return ""
        return INNER if location == "I" else f"{INNER}{len(location)}"
    if "." in location or location[-1] in "LR":
        return location.split(".", maxsplit=1)[0]
    return location[0]


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


def check_random(number: object) -> float:
    """Refuse what cannot be a random number of that program."""
    if not isinstance(number, float | int) or not 0 <= number < 1:
        raise Unreadable("bad_jcz", f"{number!r} is no random number from 0 to 1.")
    return float(number)


def load_jcz(path: Path | str) -> Game:
    """Read a save file from disk."""
    return read_jcz(read_text(path))


def check_keys(content: object, keys: dict[str, type], what: str) -> None:
    """Refuse JSON that lacks what a file of this kind must have."""
    for key, kind in keys.items():
        if not isinstance(content, dict) or not isinstance(content.get(key), kind):
            raise Unreadable("bad_jcz", f"This is no {what}: {key!r} is missing or of the wrong kind.")


def count_players(content: dict[str, Any]) -> int:
    """How many players a recording has."""
    return 1 + max((int(message["player"]) for message in content["replay"]), default=0)
