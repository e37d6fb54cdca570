"""From chosen boxes and options to a rule set and its opening position."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.base.options import BASE_OPTIONS, ConfirmTurn, SmallCityScoresTwo
from bastide.base.scoring import value_of
from bastide.base.turn import base_phases
from bastide.expansions import REGISTRY
from bastide.kernel import catalogue, verbs
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import cell_at
from bastide.kernel.options import Option, OwnFile, Value, read_chosen, settle
from bastide.kernel.pieces import Piece
from bastide.kernel.rules import Rules
from bastide.kernel.scoring import FARMER, FINISHED
from bastide.kernel.tables import FIELD, Fitting, Tables
from bastide.rulings import RULINGS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bastide.kernel.hooks import Expansion
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

BASE = "base"
START_TILE = "base/D"
PLAYERS = range(1, 7)
PICTURES = {"R": "a road", "C": "a city", "F": "a field", "W": "the river", "A": "an abbey", "I": "a wall"}
"""What the letters of a side mean, in words."""


def playable_boxes() -> tuple[str, ...]:
    """Name the boxes whose rules are implemented."""
    return (BASE, *(box.name for box in REGISTRY))


def with_mechanics(boxes: Iterable[str]) -> list[type[Expansion]]:
    """Give these boxes beside the base game, then the mechanics they bring, each once."""
    chosen = set(boxes)
    played = [box for box in REGISTRY if box.name in chosen]
    return played + list(dict.fromkeys(mechanic for box in played for mechanic in box.shares))


def known_options(boxes: Iterable[str]) -> tuple[Option, ...]:
    """Give the options of these boxes."""
    chosen = set(boxes)
    own = BASE_OPTIONS if BASE in chosen else ()
    return (*own, *(option for box in with_mechanics(chosen) for option in box.options))


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
    return read_chosen(known_options(check_boxes(boxes)), text)


def rule_set(
    players: int,
    boxes: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    own: tuple[OwnFile, ...] = (),
) -> Rules:
    """Compile the rules for some boxes; the same choice gives the same object."""
    if players not in PLAYERS:
        raise Unreadable("bad_players", f"A game has 1 to {PLAYERS[-1]} players, not {players}.")
    for file in own:
        raise Unreadable("unknown_file", f"This game takes no file of {file.key}; only The Castle does.")
    names = check_boxes(boxes)
    settled = settle(known_options(names), options or {})
    return _compiled(players, names, tuple(sorted(settled.items())))


@lru_cache(maxsize=64)
def _compiled(players: int, boxes: tuple[str, ...], options: tuple[tuple[str, Value], ...]) -> Rules:
    chosen = dict(options)
    types = [tile for box in boxes if box in catalogue.box_names() for tile in catalogue.tile_set(box).tiles]
    expansions: list[Expansion] = [box() for box in (*with_mechanics(boxes), *RULINGS)]
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
    sites = tuple(sorted({site for box in boxes for site in box.sites()}))
    rules = Rules(
        players,
        Tables(tiles + variants, Fitting(), spare_slots, fields=bool(chosen["fields"]), sites=sites),
        [tile.count for tile in tiles] + [0] * len(variants),
        base_phases(),
        boxes,
        {Piece.FOLLOWER: int(chosen["followers"])},
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


def notice(own: tuple[OwnFile, ...]) -> str:  # noqa: ARG001 - one signature for all games
    """Everything of the land game is certain."""
    return ""


def scenery(state: State) -> dict[int, tuple[str, tuple[int, ...]]]:  # noqa: ARG001 - one signature for all games
    """Nothing lies around the land."""
    return {}


def possessions(state: State, player: int) -> str:
    """Say what a player has beside points."""
    return f"{state.supply_of(player, Piece.FOLLOWER)} followers"


def token(number: int) -> str:
    """Name a token with a number."""
    return f"token {number}"


def worth(state: State, feature: int) -> int:
    """What a feature would bring if it were finished now."""
    field = state.kind_of(feature) == FIELD
    return value_of(state, feature, FARMER if field else FINISHED).points()
