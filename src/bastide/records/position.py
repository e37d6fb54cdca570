"""A position as text: the board drawn with tile codes, then everything else that matters.

.. code-block:: text

    bastide position 1
    boxes: base
    players: Red 4, Blue 0
    asked: Blue lay_tile
    turn: Blue 5
    hand: V
    removed: C
    corner: -1,0
    W^      D^        U>/1hE
    .       E<!/2kN   .

Each row of the board goes from west to east; ``.`` is an empty cell, the arrow shows where
the top of a tile points, ``!`` marks the tile laid last, and figures follow behind ``/``:
player, piece if it is not a plain follower, role and place (``1hE``: player 1, highwayman,
road at the eastern side). ``corner`` is the place of the first cell. A box that remembers
more than the board shows adds a line with its name.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bastide.games import FILES, RULEBOOKS, rulebook_of
from bastide.kernel import verbs
from bastide.kernel.declarations import slot_on
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import ARROWS, REACH, cell_at, x_of, y_of
from bastide.kernel.layout import (
    CHANCE,
    CHANGED_END,
    HAND,
    NOBODY,
    OWNER,
    PIECE,
    SPOT,
    TILE,
    TILE_CELL,
    TILE_TURN,
    TURN,
)
from bastide.kernel.options import OwnFile, names_of, settle
from bastide.kernel.pieces import PIECE_LETTERS, Piece
from bastide.kernel.places import clashing_side, place_of, slot_named
from bastide.kernel.rules import LAND
from bastide.kernel.turn import TILE as TILE_STEP
from bastide.kernel.vocabulary import ROLE_LETTERS
from bastide.language import Message, quoted, said
from bastide.own_tiles import read_tiles, write_tile
from bastide.setup import Setup

if TYPE_CHECKING:
    from bastide.kernel.hooks import Phase
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

VERSION: Final = 1
HEADERS: Final = (
    "game",
    *FILES,
    "boxes",
    "options",
    "tile",
    "players",
    "asked",
    "turn",
    "hand",
    "removed",
    "changed",
    "corner",
)
NOT_PLAYERS: Final[dict[int, str]] = {CHANCE: "chance", NOBODY: "nobody"}
FIGURE: Final = re.compile(r"(?P<player>[1-6])(?P<piece>[A-Z]?)(?P<role>[a-z])(?P<where>[NESW][LR]?|inner[2-9]?|)")
CHANGE: Final = re.compile(r"(?P<feature>[a-z]+) (?P<where>[NESW]) (?P<x>-?\d{1,4}),(?P<y>-?\d{1,4})")
CELL: Final = re.compile(r"(?P<tile>\S+)(?P<arrow>[\^>v<])(?P<last>!?)(?P<figures>(?:/[^/\s]+)*)")


def role_letters(rules: Rules) -> dict[str, str]:
    """Give the letter of a role by the feature."""
    return {feature: ROLE_LETTERS.get(role, role[0]) for feature, role in rules.roles.items()}


FEW_DIGITS: Final = "[0-9]{1,9}"
MANY_DIGITS: Final = re.compile(r"\d{10}")
"""Larger numbers have no room in the packed array of a game, and no meaning in any."""


def phase_name(state: State) -> str:
    """Name of the phase that asks now: ``lay_tile``, ``place_follower`` …"""
    return name_of(state.phase)


def name_of(phase: Phase) -> str:
    """Give the name of a phase."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(phase).__name__).lower()


def write_position(setup: Setup, state: State) -> str:
    """Write the position of a game."""
    names = NOT_PLAYERS | dict(enumerate(setup.players))
    scored = [state.score_of(player) for player in range(state.players)]
    scores = ", ".join(f"{name} {score}" for name, score in zip(setup.players, scored, strict=True))
    options = ", ".join(f"{name}={names_of(value)[0]}" for name, value in setup.options)
    lines = [
        f"bastide position {VERSION}",
        *setup.game_lines(),
        f"options: {options}",
        *(f"tile: {write_tile(tile)}" for tile in setup.tiles),
        f"players: {scores}",
        f"asked: {names[state.asked]} {phase_name(state)}",
        f"turn: {setup.players[state.player]} {state.words[TURN]}",
    ]
    if state.hand >= 0:
        lines.append(f"hand: {state.tables.types[state.hand].code}")
    removed = _removed(state)
    if removed:
        lines.append(f"removed: {' '.join(removed)}")
    changed = _changed(state)
    if changed:
        lines.append(f"changed: {', '.join(changed)}")
    memories = [(box.name, box.write_memory(state)) for box in state.rules.boxes]
    lines += [f"{name}: {memory}" for name, memory in memories if memory]
    return "\n".join([*lines, *_board_lines(state)]) + "\n"


def _removed(state: State) -> list[str]:
    """Codes of the tiles that have left the game."""
    laid = [state.tables.plain_of[state.words[tile + TILE_TURN] // 4] for tile in state.tile_list()]
    if state.hand >= 0:
        laid.append(state.hand)
    result: list[str] = []
    for kind, tile in enumerate(state.tables.types):
        missing = state.rules.copies[kind] - state.words[state.bag_at + kind] - laid.count(kind)
        result += [tile.code] * missing
    return result


def _changed(state: State) -> list[str]:
    """Name the features that were joined or parted by a piece in this turn and not yet looked at: ``road N 0,3``."""
    slots = [state.words[at] for at in range(state.changed_at, state.words[CHANGED_END])]
    places = [place_of(state, slot) for slot in slots]
    return [f"{place.feature} {place.where} {place.x},{place.y}" for place in places]


def _board_lines(state: State) -> list[str]:
    cells = {}
    for tile in state.tile_list()[len(state.rules.enclosure.fixed) :]:
        cell = state.words[tile + TILE_CELL]
        turn = state.words[tile + TILE_TURN]
        mark = "!" if tile == state.last_tile() else ""
        text = state.tables.types[turn // 4].code + ARROWS[turn % 4] + mark
        cells[x_of(cell), y_of(cell)] = text + "".join(_figures(state, tile))
    if not cells:
        return ["corner: 0,0"]
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    width = max(len(text) for text in cells.values())
    lines = [f"corner: {min(columns)},{min(rows)}"]
    for y in range(min(rows), max(rows) + 1):
        row = (cells.get((x, y), ".").ljust(width) for x in range(min(columns), max(columns) + 1))
        lines.append(" ".join(row).rstrip())
    return lines


def _figures(state: State, tile: int) -> list[str]:
    words = state.words
    found = []
    for figure in state.figure_list():
        spot = words[figure + SPOT]
        if spot < state.rules.spots_at and words[spot + TILE] == tile:
            place = place_of(state, spot)
            piece = PIECE_LETTERS[Piece(words[figure + PIECE])]
            role = role_letters(state.rules)[place.feature]
            found.append(f"/{words[figure + OWNER] + 1}{piece}{role}{place.where}")
    return sorted(found)


def set_up_position(text: str) -> tuple[Setup, State]:
    """Read a position."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1].strip() != f"bastide position {VERSION}":
        raise Unreadable("bad_position", said("error-position", version=VERSION), line=1)
    memories = [name for game, book in RULEBOOKS.items() for name in (game, *book.memories())]
    headers: dict[str, tuple[int, str]] = {}
    tiles: list[tuple[int, str]] = []
    board: list[tuple[int, str]] = []
    for number, line in lines[1:]:
        name, colon, value = line.partition(":")
        if "corner" in headers:
            board.append((number, line))
        elif colon and name.strip() == "tile":
            tiles.append((number, value))
        elif colon and name.strip() in headers and name.strip() in HEADERS:
            raise Unreadable("bad_position", said("error-header-twice", name=quoted(name.strip())), line=number)
        elif colon and name.strip() in (*HEADERS, *memories):
            headers[name.strip()] = (number, value.strip())
        else:
            raise Unreadable("bad_position", said("error-no-board-line", text=quoted(line)), line=number)
    for name in ("players", "turn", "asked", "corner"):
        if name not in headers:
            raise Unreadable("bad_position", said("error-missing-line", name=quoted(name)), line=1)
    return _set_up(headers, read_tiles(tiles), board)


def _number(text: str, line: int) -> int:
    if not re.fullmatch(f"[+-]?{FEW_DIGITS}", text.strip()):
        raise Unreadable("bad_position", said("error-digits", text=quoted(text[:20])), line=line)
    return int(text)


def _named_numbers(text: str, line: int) -> list[tuple[str, int]]:
    """Read ``Red 4, Blue 0``."""
    found = []
    for part in text.split(","):
        name, _, number = part.strip().rpartition(" ")
        if not name:
            raise Unreadable("bad_position", said("error-name-number", text=quoted(part.strip())), line=line)
        found.append((name.strip(), _number(number, line)))
    return found


def _set_up(
    headers: dict[str, tuple[int, str]], tiles: tuple[TileType, ...], board: list[tuple[int, str]]
) -> tuple[Setup, State]:
    line, text = headers["players"]
    players = _named_numbers(text, line)
    names = tuple(name for name, _ in players)
    if len(set(names)) < len(names):
        raise Unreadable("bad_position", said("error-same-names"), line=line)
    line, game = headers.get("game", (line, LAND))
    try:
        book = rulebook_of(game)
        line, text = headers.get("boxes", (line, ""))
        boxes = book.check_boxes(box.strip() for box in text.split(",") if box.strip())
        line, text = headers.get("options", (line, ""))
        options = settle(book.known_options(boxes), book.read_options(boxes, text))
    except Unreadable as error:
        raise Unreadable(error.code, error.message, line=line) from None
    line, text = headers["turn"]
    (turn_name, turn_number), *more = _named_numbers(text, line)
    if turn_number < 1 or more:
        raise Unreadable("bad_position", said("error-name-number", text=quoted(text)), line=line)
    if turn_name not in names:
        raise Unreadable("bad_position", said("error-no-name", name=quoted(turn_name)), line=line)
    own = tuple(OwnFile(key, headers[key][1], said("where-line", name=quoted(key))) for key in FILES if key in headers)
    setup = Setup(names, boxes, tuple(sorted(options.items())), None, names.index(turn_name), tiles, game, own)
    state = setup.rules().new_state(names.index(turn_name))
    for player, (_, score) in enumerate(players):
        state.put(state.scores_at + player, score)
    state.put(TURN, turn_number)
    phase = _phase_asked(state, names, *headers["asked"])
    lay_board(state, *_corner(*headers["corner"]), board)
    if phase.at <= TILE_STEP:
        _forget_turn(state)
    _take_tiles(state, headers)
    state.phase = phase
    _remember(state, headers)
    _note_changes(state, *headers.get("changed", (0, "")))
    for box in state.rules.boxes:
        try:
            box.check_position(state)
        except ValueError as error:
            raise Unreadable("bad_position", said("error-impossible", why=reason_of(error))) from None
    _go_on_at(state, phase, names, *headers["asked"])
    return setup, state


def _corner(line: int, text: str) -> tuple[int, int]:
    x, _, y = text.partition(",")
    west, north = _number(x, line), _number(y, line)
    if max(abs(west), abs(north)) >= REACH:
        raise Unreadable("bad_position", said("error-corner", text=text), line=line)
    return west, north


def _take_tiles(state: State, headers: dict[str, tuple[int, str]]) -> None:
    """Take the tiles out of the bag that have left the game, and the one in hand."""
    line, text = headers.get("removed", (0, ""))
    for code in text.split():
        verbs.take_from_bag(state, _kind(state, code, line))
    if "hand" in headers:
        line, text = headers["hand"]
        kind = _kind(state, text, line)
        verbs.take_from_bag(state, kind)
        state.put(HAND, kind)


def _remember(state: State, headers: dict[str, tuple[int, str]]) -> None:
    """Let the boxes read what they remembered at this phase; a box that is not played has nothing to say."""
    played = {box.name for box in state.rules.boxes}
    for name in headers.keys() - played - {*HEADERS}:
        raise Unreadable("bad_position", said("error-not-played", box=name), line=headers[name][0])
    for box in state.rules.boxes:
        if box.name in headers:
            line, text = headers[box.name]
            if MANY_DIGITS.search(text):
                raise Unreadable("bad_position", said("error-box-digits", box=box.name), line=line)
            try:
                box.read_memory(state, text)
            except (ValueError, LookupError):
                raise Unreadable(
                    "bad_position", said("error-box-memory", box=box.name, text=quoted(text)), line=line
                ) from None


def reason_of(error: ValueError) -> Message | str:
    """Give what a box says about a position that cannot be."""
    return error.args[0] if error.args and isinstance(error.args[0], Message) else str(error)


def _note_changes(state: State, line: int, text: str) -> None:
    """Let the features be looked at that were joined or parted in this turn."""
    for part in filter(None, text.split(", ")):
        match = CHANGE.fullmatch(part.strip())
        x, y = (int(match["x"]), int(match["y"])) if match else (REACH, REACH)
        slot = slot_on(state, match["feature"], match["where"], x, y) if match else 0
        if slot == 0 or state.changed_at + 4 * state.rules.links <= state.words[CHANGED_END]:
            raise Unreadable("bad_position", said("error-not-changed", text=quoted(part.strip())), line=line)
        verbs.note_change(state, slot)


def _phase_asked(state: State, names: tuple[str, ...], line: int, text: str) -> Phase:
    """Find the phase that the last word of ``asked`` names."""
    who, _, name = text.rpartition(" ")
    if who not in (*names, *NOT_PLAYERS.values()):
        raise Unreadable("bad_position", said("error-no-name", name=quoted(who)), line=line)
    for phase in state.rules.script:
        if name_of(phase) == name:
            return phase
    raise Unreadable("bad_position", said("error-phase", name=quoted(name)), line=line)


def _go_on_at(state: State, phase: Phase, names: tuple[str, ...], line: int, text: str) -> None:
    """Go on at the phase that is asked, and see whether it can be."""
    who, _, name = text.rpartition(" ")
    if name == "lay_tile" and state.hand < 0:
        raise Unreadable("bad_position", said("error-no-hand"), line=line)
    if state.hand >= 0 and (phase.deploys or name == "draw_tile"):
        raise Unreadable("bad_position", said("error-hand-first"), line=line)
    if phase.deploys and len(state.tile_list()) == len(state.rules.enclosure.fixed):
        raise Unreadable("bad_position", said("error-no-figure-tile"), line=line)
    state.resume(phase)
    if name == "lay_tile" and state.phase is not phase:
        raise Unreadable("bad_position", said("error-hand-fits-nowhere"), line=line)
    if state.phase is phase and state.asked == state.player and names[state.asked] != who:
        raise Unreadable("bad_position", said("error-other-asked", asked=names[state.asked], who=who), line=line)


def _kind(state: State, code: str, line: int = 0) -> int:
    kind = state.tables.kind_named(code)
    if kind < 0:
        raise Unreadable("unknown_tile", said("error-game-tile", name=quoted(code)), line=line)
    left = state.words[state.bag_at + state.tables.plain_of[kind]]
    if state.rules.held[kind] > 0:
        left = state.rules.held[kind] - [state.words[tile + TILE_TURN] // 4 for tile in state.tile_list()].count(kind)
    if left == 0:
        raise Unreadable("bad_position", said("error-tile-count", name=quoted(code)), line=line)
    return kind


def lay_board(state: State, west: int, north: int, rows: list[tuple[int, str]]) -> None:
    """Lay drawn rows of tiles with their figures; the tile marked ``!`` comes last."""
    found: list[tuple[bool, int, int, int, re.Match[str]]] = []
    for y, (number, row) in enumerate(rows):
        for x, cell in enumerate(row.split()):
            match = CELL.fullmatch(cell)
            if match:
                found.append((match["last"] == "!", number, west + x, north + y, match))
            elif cell != ".":
                raise Unreadable("bad_position", said("error-board-tile", text=quoted(cell)), line=number)
    last = [number for is_last, number, *_ in found if is_last]
    if len(last) > 1:
        raise Unreadable("bad_position", said("error-two-last"), line=last[1])
    fixed = [cell for _, cell in state.rules.enclosure.fixed]
    _check_connected({(x, y): number for _, number, x, y, _ in found}, [(x_of(cell), y_of(cell)) for cell in fixed])
    for _, number, x, y, match in sorted(found, key=lambda each: each[0]):
        kind = _kind(state, match["tile"], number)
        rotation = ARROWS.index(match["arrow"])
        at = cell_at(x, y)
        if state.is_walled(at) or state.tile_at(at) or clashing_side(state, kind, at, rotation) is not None:
            raise Unreadable(
                "bad_position", said("error-tile-fits", tile=match["tile"], arrow=match["arrow"], x=x, y=y), line=number
            )
        if state.rules.held[kind] == 0:
            verbs.take_from_bag(state, state.tables.plain_of[kind])
        _forget_turn(state)
        tile = verbs.place_tile(state, kind, at, rotation)
        for figure in filter(None, match["figures"].split("/")):
            _place_figure(state, tile, figure, number)


def _forget_turn(state: State) -> None:
    """Forget what the tiles laid so far have brought about: they belong to earlier turns."""
    for box in state.rules.boxes:
        box.forget_turn(state)


def _check_connected(cells: dict[tuple[int, int], int], fixed: list[tuple[int, int]]) -> None:
    """Refuse boards without tiles, and tiles that touch no other; *fixed* tiles lie there in any case."""
    if not cells and not fixed:
        raise Unreadable("bad_position", said("error-no-board"))
    waiting = fixed or [next(iter(cells))]
    reached = set(waiting)
    for x, y in waiting:
        beside = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        new = [cell for cell in beside if cell in cells and cell not in reached]
        reached.update(new)
        waiting += new
    for (x, y), line in cells.items():
        if (x, y) not in reached:
            raise Unreadable("bad_position", said("error-not-connected", x=x, y=y), line=line)


def _place_figure(state: State, tile: int, text: str, line: int) -> None:
    match = FIGURE.fullmatch(text)
    features = {letter: feature for feature, letter in role_letters(state.rules).items()}
    pieces = {letter: piece for piece, letter in PIECE_LETTERS.items()}
    if not match or match["role"] not in features or match["piece"] not in pieces:
        raise Unreadable("bad_position", said("error-figure", text=quoted(text)), line=line)
    slot = slot_named(state, tile, features[match["role"]], match["where"])
    player = int(match["player"]) - 1
    piece = pieces[match["piece"]]
    if slot == 0 or player >= state.players or state.supply_of(player, piece) == 0:
        raise Unreadable("bad_position", said("error-figure-place", text=quoted(text)), line=line)
    verbs.place(state, piece, player, slot)
