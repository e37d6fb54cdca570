"""From options and files to the rules of The Castle, and how it names its things."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bastide.castle.castle import Castle
from bastide.castle.facts import GAME, own_text, read_tiles
from bastide.castle.fitting import CastleFitting
from bastide.castle.phases import castle_phases
from bastide.castle.scoring import CastleAppraiser
from bastide.castle.walls import read_wall, wall_tiles
from bastide.kernel import tiles
from bastide.kernel.errors import Unreadable
from bastide.kernel.options import Option, OwnFile, Value, read_chosen, settle
from bastide.kernel.pieces import Piece
from bastide.kernel.rules import Enclosure, Rules
from bastide.kernel.tables import Tables
from bastide.language import quoted, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bastide.castle.walls import Wall
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType
    from bastide.kernel.track import Track
    from bastide.language import Message

PLAYERS: Final = range(2, 3)
OWN_FILES: Final = ("tiles", "wall")
"""Files that an owner of the game may correct and bring along."""
ROLES: Final = {tiles.ROAD: "herald", "tower": "knight", tiles.HOUSE: "squire", tiles.COURTYARD: "merchant"}
CALLED: Final = {"road": "path"}
"""Other languages have other words for the roads of The Castle."""
PICTURES: Final = {"R": "path", "H": "house", "T": "tower", "C": "courtyard", "r": "path"}
CASTLE_OPTIONS: Final = (
    Option(
        "open_road_starts",
        GAME,
        default=False,
        choices=(True, False),
    ),
    Option("followers", GAME, default=6, choices=tuple(range(1, 13))),
)


def playable_boxes() -> tuple[str, ...]:
    """The Castle has no boxes to add."""
    return ()


def memories() -> tuple[str, ...]:
    """Nothing but the game itself remembers anything."""
    return ()


def known_options(boxes: Iterable[str]) -> tuple[Option, ...]:  # noqa: ARG001 - one signature for all games
    """Give the options of the game."""
    return CASTLE_OPTIONS


def check_boxes(boxes: Iterable[str]) -> tuple[str, ...]:
    """Refuse any box."""
    for box in boxes:
        raise Unreadable("unknown_box", said("error-castle-box", box=quoted(box)))
    return ()


def read_options(boxes: Iterable[str], text: str) -> dict[str, Value]:
    """Read options from a text like ``open_road_starts=yes``."""
    return read_chosen(known_options(check_boxes(boxes)), text)


def rule_set(
    players: int,
    boxes: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    own_tiles: tuple[TileType, ...] = (),
    own: tuple[OwnFile, ...] = (),
) -> Rules:
    """Compile the rules; the same choice gives the same object."""
    if players not in PLAYERS:
        raise Unreadable("bad_players", said("error-castle-players", number=players))
    if own_tiles:
        raise Unreadable("unknown_file", said("error-castle-single-tiles"))
    settled = settle(known_options(check_boxes(boxes)), options or {})
    return _compiled(tuple(sorted(settled.items())), own)


def castle_facts(own: tuple[OwnFile, ...] = ()) -> tuple[list[TileType], Wall]:
    """Read the tiles and the wall, from the files of an owner where he has brought them."""
    files = {file.key: file for file in own}
    for key in OWN_FILES:
        files.setdefault(key, OwnFile(key, own_text(key), f"{key}.yaml"))
    types = read_tiles(files["tiles"].text, files["tiles"].name)
    return types, read_wall(files["wall"].text, files["wall"].name)


@lru_cache(maxsize=16)
def _compiled(options: tuple[tuple[str, Value], ...], own: tuple[OwnFile, ...]) -> Rules:
    chosen = dict(options)
    types, wall = castle_facts(own)
    fitting = CastleFitting(open_starts=bool(chosen["open_road_starts"]))
    return compile_rules(types, wall, fitting, int(chosen["followers"]))


def compile_rules(types: list[TileType], wall: Wall, fitting: CastleFitting, followers: int) -> Rules:
    """Compile a rule set from tiles and a wall."""
    copies = [tile.count for tile in types] + [0] * len(wall.starts)
    if sum(copies) > len(wall.inside):
        raise Unreadable("bad_castle_file", said("error-castle-too-many", number=sum(copies)))
    fixed = [(len(types) + number, cell) for number, (_, cell) in enumerate(wall.starts)]
    castle = Castle(wall, list(wall_tiles()))
    return Rules(
        PLAYERS[0],
        Tables(types + [tile for tile, _ in wall.starts], fitting, 0, fields=True),
        copies,
        castle_phases(castle),
        [castle],
        {Piece.FOLLOWER: followers, Piece.KEEP: 1},
        game=GAME,
        roles=ROLES,
        called=CALLED,
        enclosure=Enclosure(wall.closed_cells(), fixed),
        appraiser=CastleAppraiser(castle),
    )


def castle_of(state: State) -> Castle:
    """Give what a game of The Castle remembers beside the board."""
    return castle_in(state.rules)


def castle_in(rules: Rules) -> Castle:
    """Give the castle of a rule set."""
    castle = rules.boxes[0]
    assert isinstance(castle, Castle), "a game of The Castle"
    return castle


# -- for people --------------------------------------------------------------------------------


def notice(own: tuple[OwnFile, ...]) -> Message | None:
    """Say what of the game is not certain; nothing if an owner has brought both files."""
    missing = [key for key in OWN_FILES if key not in {file.key for file in own}]
    if not missing:
        return None
    return said("castle-notice", options=tuple(said("castle-file", key=key) for key in missing))


def track(rules: Rules) -> Track:
    """Give the wall with its fields."""
    return castle_in(rules).wall.track


def token(number: int) -> Message:
    """Name a wall tile and what it does."""
    return said("wall-tile", number=number)
