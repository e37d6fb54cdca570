"""From chosen boxes and options to a rule set and its opening position."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.base.options import BASE_OPTIONS, ConfirmTurn, SmallCityScoresTwo
from bastide.base.phases import base_phases
from bastide.expansions import REGISTRY
from bastide.kernel import catalogue, verbs
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import cell_at
from bastide.kernel.options import Option, Value, settle
from bastide.kernel.pieces import Piece
from bastide.kernel.rules import Rules
from bastide.kernel.tables import Fitting, Tables
from bastide.rulings import RULINGS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bastide.kernel.hooks import Expansion
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

BASE = "base"
MOST_PLAYERS = 6
START_TILE = "base/D"


def playable_boxes() -> tuple[str, ...]:
    """Name the boxes whose rules are implemented."""
    return (BASE, *(box.name for box in REGISTRY))


def known_options(boxes: Iterable[str]) -> tuple[Option, ...]:
    """Give the options of these boxes."""
    chosen = set(boxes)
    every = (*BASE_OPTIONS, *(option for box in REGISTRY for option in box.options))
    return tuple(option for option in every if option.box in chosen)


def check_boxes(boxes: Iterable[str]) -> tuple[str, ...]:
    """Put chosen boxes into the order of publication, the base game first; refuse unknown ones."""
    if isinstance(boxes, str):
        raise Unreadable("unknown_box", f"Boxes are a list of names, not the text {boxes!r}.")
    chosen = {BASE, *boxes}
    for box in sorted(chosen):
        if box not in playable_boxes():
            known = "is not playable yet" if box in catalogue.box_names() else "does not exist"
            raise Unreadable("unknown_box", f"The box {box!r} {known}. Playable: {', '.join(playable_boxes())}.")
    return tuple(box for box in playable_boxes() if box in chosen)


def read_options(boxes: Iterable[str], text: str) -> dict[str, Value]:
    """Read options from a text like ``fields=no, small_city=2``."""
    known = {option.name: option for option in known_options(check_boxes(boxes))}
    options: dict[str, Value] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals or name.strip() not in known:
            possible = ", ".join(known)
            raise Unreadable("unknown_option", f"{part!r} is no option (name=value). Names: {possible}.")
        options[name.strip()] = known[name.strip()].read(value)
    return options


def rule_set(players: int, boxes: Iterable[str] = (), options: Mapping[str, object] | None = None) -> Rules:
    """Compile the rules for some boxes; the same choice gives the same object."""
    if not 1 <= players <= MOST_PLAYERS:
        raise Unreadable("bad_players", f"A game has 1 to {MOST_PLAYERS} players, not {players}.")
    names = check_boxes(boxes)
    settled = settle(known_options(names), options or {})
    return _compiled(players, names, tuple(sorted(settled.items())))


@lru_cache(maxsize=64)
def _compiled(players: int, boxes: tuple[str, ...], options: tuple[tuple[str, Value], ...]) -> Rules:
    chosen = dict(options)
    types = [tile for box in boxes if box in catalogue.box_names() for tile in catalogue.tile_set(box).tiles]
    expansions: list[Expansion] = [box() for box in (*REGISTRY, *RULINGS) if not box.name or box.name in boxes]
    if chosen["small_city"] == SmallCityScoresTwo.points:
        expansions.append(SmallCityScoresTwo())
    if chosen["confirm"]:
        expansions.append(ConfirmTurn())
    return compile_rules(players, types, expansions, chosen)


def compile_rules(
    players: int, tiles: list[TileType], boxes: list[Expansion], options: Mapping[str, Value] | None = None
) -> Rules:
    """Compile a rule set of the land game from tiles and boxes."""
    chosen = {option.name: option.default for option in BASE_OPTIONS} | dict(options or {})
    for box in boxes:
        box.choose(chosen)
    left_out = {name for box in boxes for name in box.leaves_out(tiles)}
    tiles = [tile for tile in tiles if tile.id not in left_out]
    variants = [variant for box in boxes for variant in box.variants(tiles)]
    held = {name: number for box in boxes for name, number in box.held_tiles(players).items()}
    spare_slots = max((box.spare_slots for box in boxes), default=0)
    return Rules(
        players,
        Tables(tiles + variants, Fitting(), spare_slots, fields=bool(chosen["fields"])),
        [0 if tile.id in held else tile.count for tile in tiles] + [0] * len(variants),
        base_phases(),
        boxes,
        {Piece.FOLLOWER: int(chosen["followers"])},
        [held.get(tile.id, 0) for tile in tiles] + [0] * len(variants),
    )


def start_tiles(rules: Rules) -> list[tuple[str, int, int]]:
    """Give the tiles that lie on the table at the start: id, x and y. Boxes may replace the one of the base game."""
    replacing = [start for box in rules.boxes for start in box.start_tiles()]
    return replacing or [(START_TILE, 0, 0)]


def opening(rules: Rules, first_player: int = 0) -> State:
    """Set up a game: the start tiles lie on the table and the first tile is about to be drawn."""
    state = rules.new_state(first_player)
    for name, x, y in start_tiles(rules):
        kind = rules.tables.kind_named(name)
        verbs.take_from_bag(state, kind)
        verbs.place_tile(state, kind, cell_at(x, y), 0)
    for box in rules.boxes:
        box.lay_out(state)
    state.advance(rules.script[0])
    return state
