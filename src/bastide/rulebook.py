"""From chosen boxes and options to a rule set and its opening position.

A box is written as its name, with ``x2`` behind it for two copies of its tiles, or ``x0`` for its rules and figures
without its tiles. A bundle lets its parts play, too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import yaml

from bastide.base.options import BASE_OPTIONS, ConfirmTurn, SmallCityScoresTwo
from bastide.base.scoring import LandAppraiser
from bastide.base.turn import START_TILE, base_phases
from bastide.expansions import REGISTRY
from bastide.kernel import catalogue, verbs
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import cell_at
from bastide.kernel.hooks import Expansion
from bastide.kernel.options import Option, OwnFile, Value, read_chosen, settle
from bastide.kernel.pieces import Piece
from bastide.kernel.rules import Rules
from bastide.kernel.tables import Fitting, Tables
from bastide.kernel.vocabulary import SIDES
from bastide.language import quoted, said
from bastide.rulings import RULINGS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType
    from bastide.language import Message

BASE = "base"
PLAYERS = range(1, 7)
PICTURES = SIDES
"""What the letters of a side mean."""
MOST_PARTS: Final = 50_000
"""Tiles and their features together: more have no room in the packed array of a game."""
SPELLING: Final = re.compile(r"(?P<name>.*\S)\s*[x×]\s*(?P<number>\d{1,100})")
"""A box with the number of its copies."""


def playable_boxes() -> tuple[str, ...]:
    """Name the boxes whose rules are implemented; a bundle is playable when all its parts are."""
    known = {box.name for box in REGISTRY}
    return (BASE, *(box.name for box in REGISTRY if known.issuperset(box.parts)))


def memories() -> tuple[str, ...]:
    """Name the boxes, and what several of them share: any of them may remember something."""
    return (BASE, *(box.name for box in with_mechanics(playable_boxes())))


def read_box(text: str) -> tuple[str, int]:
    """Read a box and the number of its copies: ``river`` is one, ``base x2`` are two."""
    match = SPELLING.fullmatch(text.strip())
    return (match["name"], int(match["number"])) if match else (text.strip(), 1)


def write_box(name: str, copies: int) -> str:
    """Write a box with the number of its copies."""
    return name if copies == 1 else f"{name} x{copies}"


def check_boxes(boxes: Iterable[str]) -> tuple[str, ...]:
    """Put chosen boxes into the order of publication, the base game first; refuse what cannot be played.

    A box that is named several times is played with so many copies. A text alone is a preset, like ``"everything"``.
    """
    if isinstance(boxes, str):
        boxes = preset(boxes)
    boxes = list(boxes) if isinstance(boxes, Iterable) else [boxes]
    if not all(isinstance(box, str) for box in boxes):
        raise Unreadable("unknown_box", said("error-boxes", found=quoted(boxes)))
    copies: dict[str, int] = {}
    for name, number in map(read_box, boxes):
        copies[name] = copies.get(name, 0) + number
    copies.setdefault(BASE, 1)
    for name in sorted(copies):
        _check_copies(name, copies[name])
    return tuple(write_box(name, copies[name]) for name in playable_boxes() if name in copies)


@cache
def presets() -> dict[str, tuple[str, ...]]:
    """Give the ready-made choices of boxes by their names."""
    chosen = yaml.safe_load(files("bastide").joinpath("data", "presets.yaml").read_text(encoding="utf-8"))
    every = tuple(box.name for box in REGISTRY if not box.parts)
    return {name: tuple(boxes) for name, boxes in chosen.items()} | {"everything": every, "all": every}


def preset(name: str) -> tuple[str, ...]:
    """Give the boxes of a ready-made choice."""
    if name not in presets():
        raise Unreadable("unknown_box", said("error-preset", known=", ".join(presets()), name=quoted(name)))
    return presets()[name]


def _check_copies(name: str, copies: int) -> None:
    if name not in playable_boxes():
        known = ", ".join(playable_boxes())
        raise Unreadable("unknown_box", said("error-no-such-box", name=quoted(name), known=known))
    if copies != 1 and not has_tiles(name):
        raise Unreadable("bad_copies", said("error-no-copies", box=name, number=copies))
    if copies == 0 and (name == BASE or lays_out_tiles(name)):
        raise Unreadable("bad_copies", said("error-needs-tiles", box=name))


def has_tiles(name: str) -> bool:
    """Does a box bring tiles, its own or those of its parts?"""
    found = catalogue.tile_set(name)
    return found.size > 0 or len(found.parts) > 0


def lays_out_tiles(name: str) -> bool:
    """Do tiles of the box, or of one of its parts, lie on the table at the start?"""
    return any(box.start_tiles is not Expansion.start_tiles for box in with_mechanics([name]))


def played_boxes(boxes: Iterable[str]) -> tuple[str, ...]:
    """Name the boxes whose rules are played: the chosen ones and the parts of bundles, each once."""
    chosen = {read_box(box)[0] for box in boxes}
    parts = {part for box in REGISTRY if box.name in chosen for part in box.parts}
    return tuple(box for box in playable_boxes() if box in chosen | parts)


def with_mechanics(boxes: Iterable[str]) -> list[type[Expansion]]:
    """Give the rules of these boxes and of their parts, then the mechanics they bring, each once."""
    chosen = played_boxes(boxes)
    played = [box for box in REGISTRY if box.name in chosen]
    return played + list(dict.fromkeys(mechanic for box in played for mechanic in box.shares))


def known_options(boxes: Iterable[str]) -> tuple[Option, ...]:
    """Give the options of these boxes and of their parts."""
    played = played_boxes(boxes)
    own = BASE_OPTIONS if BASE in played else ()
    return (*own, *(option for box in with_mechanics(played) for option in box.options))


def read_options(boxes: Iterable[str], text: str) -> dict[str, Value]:
    """Read options from a text like ``fields=no, small_city=2``."""
    return read_chosen(known_options(check_boxes(boxes)), text)


def rule_set(
    players: int,
    boxes: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    own_tiles: tuple[TileType, ...] = (),
    own: tuple[OwnFile, ...] = (),
) -> Rules:
    """Compile the rules for some boxes, and tiles of one's own; the same choice gives the same object."""
    if players not in PLAYERS:
        raise Unreadable("bad_players", said("error-number-of-players", most=PLAYERS[-1], number=players))
    for file in own:
        raise Unreadable("unknown_file", said("error-only-castle-file", name=file.key))
    names = check_boxes(boxes)
    settled = settle(known_options(names), options or {})
    return _compiled(players, names, tuple(sorted(settled.items())), own_tiles)


@lru_cache(maxsize=64)
def _compiled(
    players: int, boxes: tuple[str, ...], options: tuple[tuple[str, Value], ...], own_tiles: tuple[TileType, ...]
) -> Rules:
    chosen = dict(options)
    expansions: list[Expansion] = [box() for box in (*with_mechanics(boxes), *RULINGS)]
    if chosen["small_city"] == SmallCityScoresTwo.points:
        expansions.append(SmallCityScoresTwo())
    if chosen["confirm"]:
        expansions.append(ConfirmTurn())
    if not any(box.joins_open_ends for box in expansions):
        for tile in own_tiles:
            if any(feature.mark("open") == "true" for feature in tile.features):
                raise Unreadable("bad_tile", said("error-own-tile-open", name=tile.id))
    tiles = [*tiles_in(boxes), *own_tiles]
    if sum(tile.count * (1 + len(tile.features)) for tile in tiles) > MOST_PARTS:
        raise Unreadable("too_many_tiles", said("error-too-many-tiles", number=sum(tile.count for tile in tiles)))
    return compile_rules(players, tiles, expansions, chosen)


def tiles_in(boxes: Iterable[str]) -> list[TileType]:
    """Give the tiles of these boxes with the number of their copies, in order of publication.

    A bundle whose tiles are listed in the files of its parts brings those.
    """
    copies: Counter[str] = Counter()
    for name, number in map(read_box, boxes):
        if name in catalogue.box_names():
            for part in (name, *catalogue.tile_set(name).parts):
                copies[part] += number
    return [
        replace(tile, count=min(tile.count * copies[box], tile.most or tile.count * copies[box]))
        for box in playable_boxes()
        if copies[box] > 0
        for tile in (*catalogue.tile_set(box).tiles, *catalogue.tile_set(box).board)
    ]


def compile_rules(
    players: int, tiles: list[TileType], boxes: list[Expansion], options: Mapping[str, Value] | None = None
) -> Rules:
    """Compile a rule set of the land game from tiles and boxes."""
    chosen = {option.name: option.default for option in BASE_OPTIONS} | dict(options or {})
    for box in boxes:
        box.choose(chosen)
    held = {name: number for box in boxes for name, number in box.held_tiles(players).items()}
    there = {tile.id for tile in tiles}
    # What players hold they also have where the other tiles of the box are not played.
    tiles = tiles + [catalogue.tile_type(name) for name in held if name not in there]
    left_out = {name for box in boxes for name in box.leaves_out(tiles)}
    tiles = [tile for tile in tiles if tile.id not in left_out]
    for box in boxes:
        tiles = [box.redraws(tile) for tile in tiles]
    variants = [variant for box in boxes for variant in box.variants(tiles)]
    spare_slots = max((box.spare_slots for box in boxes), default=0)
    sites = tuple(sorted({site for box in boxes for site in box.sites()}))
    rules = Rules(
        players,
        Tables(tiles + variants, Fitting(), spare_slots, fields=bool(chosen["fields"]), sites=sites),
        [0 if tile.id in held else tile.count for tile in tiles] + [0] * len(variants),
        base_phases(),
        boxes,
        {Piece.FOLLOWER: int(chosen["followers"])},
        [held.get(tile.id, 0) for tile in tiles] + [0] * len(variants),
        appraiser=LandAppraiser(),
    )
    if not rules.starts:
        rules.starts = [(START_TILE, 0, 0, 0)]
    return rules


def opening(rules: Rules, first_player: int = 0) -> State:
    """Set up a game: the start tiles lie on the table and the first tile is about to be drawn."""
    state = rules.new_state(first_player)
    for name, x, y, rotation in rules.starts:
        kind = rules.tables.kind_named(name)
        verbs.take_from_bag(state, kind)
        verbs.place_tile(state, kind, cell_at(x, y), rotation)
    for box in rules.boxes:
        box.lay_out(state)
    state.advance(rules.script[0])
    return state


# -- for people --------------------------------------------------------------------------------


def notice(own: tuple[OwnFile, ...]) -> Message | None:  # noqa: ARG001 - one signature for all games
    """Everything of the land game is certain."""
    return None


def track(rules: Rules) -> None:
    """Nothing lies around the land."""


def token(number: int) -> Message:
    """Name a token with a number."""
    return said("token", number=number)
