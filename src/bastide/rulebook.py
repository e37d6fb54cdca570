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
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a cell to its neighbours, by side."""


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
    spare_slots = max((box.spare_slots for box in boxes), default=0)
    return Rules(
        players,
        Tables(tiles + variants, Fitting(), spare_slots, fields=bool(chosen["fields"])),
        [tile.count for tile in tiles] + [0] * len(variants),
        base_phases(),
        boxes,
        {Piece.FOLLOWER: int(chosen["followers"])},
    )


def start_tiles(rules: Rules) -> list[tuple[str, int, int]]:
    """Give the tiles that lie on the table at the start: id, x and y. Boxes may replace the one of the base game.

    The largest block lies where its box wants it, and the others are moved beside it.
    """
    blocks = sorted((box.start_tiles() for box in rules.boxes), key=len, reverse=True)
    laid: list[tuple[str, int, int]] = []
    for block in filter(None, blocks):
        laid += _moved_beside(rules, block, laid)
    return laid or [(START_TILE, 0, 0)]


def _moved_beside(
    rules: Rules, block: list[tuple[str, int, int]], laid: list[tuple[str, int, int]]
) -> list[tuple[str, int, int]]:
    """Move a block of start tiles to the first place where it fits: in the east from north on, then in the south."""
    if not laid:
        return block
    edges = {tile.id: tile.edges for tile in rules.tables.types}
    taken = {(x, y): edges[name] for name, x, y in laid}
    columns, rows = {x for x, _ in taken}, {y for _, y in taken}
    west, north = min(x for _, x, _ in block), min(y for _, _, y in block)
    corners = [(max(columns) + 1, y) for y in sorted(rows)] + [(x, max(rows) + 1) for x in sorted(columns)]
    for corner_x, corner_y in corners:
        moved = [(name, x - west + corner_x, y - north + corner_y) for name, x, y in block]
        sides = [
            (edges[name][side], taken[x + dx, y + dy][(side + 2) % 4])
            for name, x, y in moved
            for side, (dx, dy) in enumerate(WAYS)
            if (x + dx, y + dy) in taken
        ]
        if sides and all(rules.tables.fitting.touches(mine, other) for mine, other in sides):
            return moved
    raise Unreadable("bad_start", f"The start tile {block[0][0]} fits nowhere beside {laid[0][0]}.")


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
