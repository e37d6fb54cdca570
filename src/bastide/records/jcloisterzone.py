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
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import yaml

from bastide.game import Game, new_game
from bastide.kernel import tiles
from bastide.kernel.actions import (
    Action,
    Capture,
    Choose,
    Draw,
    Free,
    MoveBeside,
    MoveNeutral,
    Pass,
    PlaceFigure,
    PlaceTile,
    PlaceToken,
    SendHome,
    TakeBack,
    spot_of,
)
from bastide.kernel.catalogue import tile_type
from bastide.kernel.errors import BastideError, Unreadable
from bastide.kernel.geometry import SIDE_NAMES, cell_at, is_on_table
from bastide.kernel.pieces import Piece
from bastide.kernel.places import INNER, ROLES, slot_named
from bastide.mechanics.rivers import LAND, part_of_river
from bastide.records.files import read_text
from bastide.rulebook import (
    BASE,
    check_boxes,
    has_tiles,
    known_options,
    playable_boxes,
    played_boxes,
    rule_set,
    write_box,
)
from bastide.setup import COLOURS

if TYPE_CHECKING:
    from collections.abc import Container, Iterable
    from pathlib import Path

    from bastide.kernel.state import State

SUFFIX: Final = ".jcz"
FEATURES: Final = {
    "Road": tiles.ROAD,
    "City": tiles.CITY,
    "Field": tiles.FIELD,
    "Monastery": tiles.MONASTERY,
    "Tower": tiles.TOWER,
}
FIGURES: Final = {
    "small": "follower",
    "big": "large_follower",
    "builder": "builder",
    "pig": "pig",
    "phantom": "phantom",
}
TOKENS: Final = {"TOWER_PIECE": "tower_floor"}
ESCAPE: Final = "SIEGE_ESCAPE"
FESTIVAL: Final = "FESTIVAL"
PLAIN_ELEMENTS: Final = frozenset({"small-follower", "farmers", "river"})
"""Elements that bring no box: those of the base game, and the one that comes with every set of a river."""
PRINCESS: Final = "PRINCESS"
NEUTRALS: Final = {"dragon.1": "dragon", "fairy.1": "fairy", "count.1": "count"}
DRAGON_SYMBOL: Final = "dragon"
RIVERS: Final = frozenset({"river", "river_ii"})
QUARTERS: Final = {
    "QUARTER_CASTLE": "castle quarter",
    "QUARTER_MARKET": "market quarter",
    "QUARTER_BLACKSMITH": "smithy quarter",
    "QUARTER_CATHEDRAL": "cathedral quarter",
}
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
    copies_of = read_boxes({plain: (name, setup["sets"][name]) for plain, name in sets.items()}, elements)
    boxes = check_boxes(write_box(box, copies) for box, copies in copies_of.items())
    if copies_of.keys() >= RIVERS:
        raise Unreadable("bad_jcz", "Two rivers rise from one spring there, but from two springs here.")
    options = read_choices(boxes, sets, elements, setup.get("rules", {}))
    rules = rule_set(1, boxes, options)
    starts: list[dict[str, Any]] = [
        {"tile": tile_there(name), "x": x, "y": y, "rotation": rotation} for name, x, y, rotation in rules.starts
    ]
    if setup.get("start") != starts:
        raise Unreadable("bad_jcz", f"A game of these sets begins with {starts!r}, not with {setup.get('start')!r}.")
    here = {tile.id: copies for tile, copies in zip(rules.tables.types, rules.copies, strict=True)}
    found = {name: [here[ours] for ours in tiles_named(name) if ours in here] for name in known["tiles"]}
    copies = {name: sum(numbers) for name, numbers in found.items() if numbers}
    for box in copies_of:
        if box in known["added"]:
            copies[known["added"][box]] += 1
    for start in starts:
        copies[start["tile"]] = copies.get(start["tile"], 1) - 1
    return ForeignSetup(boxes, options, copies)


def read_boxes(sets: dict[str, tuple[str, Any]], elements: Iterable[str]) -> dict[str, int]:
    """Give the boxes behind sets of tiles, by the plain name with the whole one and a number, and behind elements.

    What is played without its set is a box without its tiles, unless it is a part of a bundle.
    """
    known = names()
    found = [(str(known["sets"].get(plain, name)), copies) for plain, (name, copies) in sets.items()]
    brought = {option.name for option in known_options(box for box, _ in found)}
    wanted = [
        str(known["elements"].get(name, name))
        for name in elements
        if name not in PLAIN_ELEMENTS and known["options"].get(name) not in brought
    ]
    missing = [box for box in (*(box for box, _ in found), *wanted) if box not in playable_boxes()]
    if missing:
        raise UnknownBoxes(missing)
    result: dict[str, int] = {}
    for box, copies in found:
        if not isinstance(copies, int) or copies < 1 or result.setdefault(box, copies) != copies:
            raise Unreadable("bad_jcz", f"{copies!r} copies of a set of {box} cannot be played here.")
    if BASE not in result:
        raise Unreadable("bad_jcz", "Only games with the base game can be played here.")
    played = played_boxes(result)
    return result | {box: 0 if has_tiles(box) else 1 for box in wanted if box not in played}


def tile_there(name: str) -> str:
    """Give the foreign name of one of our start tiles."""
    known = names()
    return known["starts"].get(name) or next(theirs for theirs, ours in known["tiles"].items() if ours == name)


def read_choices(
    boxes: Iterable[str], sets: Iterable[str], elements: dict[str, Any], rules: dict[str, str]
) -> dict[str, object]:
    """Translate what is switched on or off, and the variants of rules, into our options."""
    known = names()
    options: dict[str, object] = {}
    for played in sets:
        options |= known["set_choices"].get(played, {})
    for option in known_options(boxes):
        if option.name in known["fixed"]:
            options[option.name] = known["fixed"][option.name]
        for played, name in known["set_options"].items():
            if name == option.name:
                options[name] = played in sets
        for element, name in known["options"].items():
            if name == option.name:
                value = elements.get(element, 0)
                options[name] = bool(value) if isinstance(option.default, bool) else int(value)
        for rule, choice in known["rules"].items():
            if choice["option"] == option.name and rule in rules:
                options[option.name] = choice["values"][str(rules[rule])]
    return options


class ForeignBag:
    """Draws tiles as that program does: from a sorted list, by a random number of the file.

    Where the dragon is played, his tiles wait until he is on the table, and then follow behind all others.
    """

    def __init__(self, copies: dict[str, int], *, dragon: bool = False) -> None:
        names = sorted(name for name, count in copies.items() for _ in range(count))
        self.waiting = [name for name in names if dragon and calls_dragon(name)]
        self.tiles = [name for name in names if name not in self.waiting]

    def wake_dragon(self) -> None:
        """The dragon is on the table: his tiles can be drawn."""
        self.tiles += self.waiting
        self.waiting = []

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
    """Give the number of the group in which a foreign tile is drawn: the parts of a river in their order, then land."""
    ours = names()["tiles"].get(name)
    return int(part_of_river(tile_type(ours)) if ours else LAND)


@cache
def calls_dragon(name: str) -> bool:
    """Does a foreign tile let the dragon move?"""
    ours = names()["tiles"].get(name)
    return bool(ours and tile_type(ours).symbol(DRAGON_SYMBOL))


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
            if self.confirm:
                self.game.play(Choose(0))
            return
        if kind == "UNDO":
            self.game.undo()
            return
        self.game.play(self.meant(self.action_in(message)))
        if self.game.state.neutral_cell(Piece.DRAGON) != 0:
            self.bag.wake_dragon()
        flees = kind == "RETURN_MEEPLE" and payload["source"] == ESCAPE
        if flees and any(isinstance(option, TakeBack) for option in self.game.options()):
            self.game.play(Pass())  # One knight flees in a turn there, from however many besieged cities.

    def prepare(self, message: dict[str, Any]) -> None:
        """Draw what a message lays, and pass over what is a question here but not there."""
        if message["type"] == "PLACE_TILE":
            self.draw(message["payload"]["tileId"])
            self.random_is_new = False
        elif message["type"] == "PAY_RANSOM":
            while self.random_is_new and self.game.waits_for_chance and self.bag.tiles:
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
        options = self.game.options()
        if not isinstance(action, PlaceFigure) or action in options:
            return action
        state = self.game.state
        spot = spot_of(state, action)
        for option in options:
            if spot and isinstance(option, PlaceFigure) and option.piece == action.piece:
                other = spot_of(state, option)
                if max(spot, other) < state.rules.spots_at and state.root_of(other) == state.root_of(spot):
                    return option
        return action

    def draw(self, wanted: str) -> None:
        """Draw the tile that is laid next, and before it those that fitted nowhere."""
        while self.game.waits_for_chance:
            drawn = self.draw_next() if wanted in self.bag.tiles else ""
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
        while self.random_is_new and self.game.waits_for_chance and self.bag.tiles:
            self.draw_next()


def tiles_named(name: str) -> tuple[str, ...]:
    """Give our tiles that a foreign name can mean: one, or two with the same drawing in two boxes."""
    if name not in names()["tiles"]:
        raise Unreadable("unknown_tile", f"Unknown tile {name!r}.")
    first = str(names()["tiles"][name])
    return (first, str(names()["twins"][name])) if name in names()["twins"] else (first,)


def tile_here(name: str, among: Container[str | None]) -> str:
    """Our code for a foreign tile; of two with the same drawing the one that is *among* those at hand."""
    codes = [tile_type(ours).code for ours in tiles_named(name)]
    return next((code for code in codes if code in among), codes[0])


def action_in(message: dict[str, Any], hand: str | None) -> Action:
    """Translate a message that is a player's action; *hand* is the tile in hand."""
    payload = message["payload"]
    kind = message["type"]
    if kind == "PASS":
        return Pass()
    if kind == "PLACE_TILE":
        x, y = payload["position"]
        return PlaceTile(tile_here(payload["tileId"], (hand,)), x, y, int(payload["rotation"][1:]) // 90)
    if kind == "DEPLOY_MEEPLE":
        return PlaceFigure(*figure_in(payload["pointer"], payload["meepleId"]))
    if kind == "RETURN_MEEPLE" and payload["source"] in (ESCAPE, FESTIVAL):
        return TakeBack(*figure_in(payload["pointer"]["featurePointer"], payload["pointer"]["meepleId"]))
    if kind == "CAPTURE_FOLLOWER":
        meeple = payload["pointer"]["meepleId"]
        return Capture(int(meeple.split(".")[0]), *figure_in(payload["pointer"]["featurePointer"], meeple))
    if kind == "PLACE_TOKEN" and payload["token"] in TOKENS:
        x, y = payload["pointer"]["position"]
        return PlaceToken(TOKENS[payload["token"]], x, y)
    if kind == "RETURN_MEEPLE" and payload["source"] == PRINCESS:
        meeple = payload["pointer"]["meepleId"]
        return SendHome(int(meeple.split(".")[0]), *figure_in(payload["pointer"]["featurePointer"], meeple))
    if kind == "MOVE_NEUTRAL_FIGURE" and payload["figureId"] in NEUTRALS:
        return neutral_in(NEUTRALS[payload["figureId"]], payload["to"])
    raise Unreadable("unknown_message", f"The message {kind} with {payload} is not known here.")


def figure_named(meeple: str) -> str:
    """Give our piece of a figure."""
    figure = meeple.split(".")[1]
    if figure not in FIGURES:
        raise Unreadable("unknown_message", f"The figure {meeple} is not known here.")
    return FIGURES[figure]


def neutral_in(neutral: str, goal: list[int] | dict[str, Any]) -> Action:
    """Translate where a figure that belongs to nobody goes: onto a tile, or to a figure."""
    if isinstance(goal, dict) and "meepleId" not in goal:
        return PlaceFigure(neutral, *place_in(goal))
    if isinstance(goal, dict):
        return MoveBeside(neutral, *figure_in(goal["featurePointer"], goal["meepleId"]))
    x, y = goal
    return MoveNeutral(neutral, x, y)


def figure_in(pointer: dict[str, Any], meeple: str) -> tuple[str, str, str, int, int]:
    """Give our piece, role and place of a figure that a message points at."""
    return figure_named(meeple), *place_in(pointer)


def place_in(pointer: dict[str, Any]) -> tuple[str, str, int, int]:
    """Give our role and place of a feature, or of a quarter of the count's city."""
    if pointer["feature"] == "Quarter":
        return QUARTERS[pointer["location"]], "", 0, 0
    if pointer["feature"] not in FEATURES:
        raise Unreadable("unknown_message", f"The place {pointer} is not known here.")
    feature = FEATURES[pointer["feature"]]
    x, y = pointer["position"]
    return ROLES[feature], where_in(pointer["location"], feature), x, y


def called_heretic(action: Action, state: State) -> Action:
    """Call a monk a heretic where the tile shows a shrine: that program names both alike."""
    if isinstance(action, PlaceFigure | TakeBack | Capture | MoveBeside) and action.role == ROLES[tiles.MONASTERY]:
        tile = state.tile_at(cell_at(action.x, action.y)) if is_on_table(action.x, action.y) else 0
        if tile and slot_named(state, tile, tiles.SHRINE, ""):
            return replace(action, role=ROLES[tiles.SHRINE])
    return action


def where_in(location: str, feature: str) -> str:
    """Give one of our names for a foreign place.

    ``WE`` is ``W``, ``_N`` is ``E``, ``NL.NR`` is ``NL``; ``I`` is the middle of a monastery or a tower,
    but the first inner field or city of a tile, and ``II`` the second.
    """
    if location.startswith("_"):
        return next(side for side in SIDE_NAMES if side != location[1])
    if location.startswith("I"):
        if feature in (tiles.MONASTERY, tiles.TOWER):
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
