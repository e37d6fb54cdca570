"""A slow and obvious recount of a board, written without the kernel's features.

It reads only where tiles lie, how they are turned, where figures stand and which roads pieces connect, and floods
every feature again from the printed tiles. Whatever the kernel counts must equal this.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bastide.kernel.geometry import HALF_NAMES, SIDE_NAMES, x_of, y_of
from bastide.kernel.layout import (
    LINK_A,
    LINK_B,
    LINK_CLOSES,
    LINK_WORDS,
    LINKS_END,
    OPEN,
    OWNER,
    SPOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
)
from bastide.kernel.places import feature_at
from bastide.kernel.tables import SLOT_WORDS

if TYPE_CHECKING:
    from bastide.kernel.state import State
    from bastide.kernel.tiles import Feature

WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E", "L": "R", "R": "L"}

Part = tuple[int, int, int]
"""Column and row of a tile, and the number of the feature on it."""


@dataclass
class Piece:
    """One feature of one tile, turned as it lies."""

    feature: Feature
    sides: set[str]
    halves: set[str]
    built: list[int] = field(default_factory=list)
    """Has a box built something upon it, and how much of that is open?"""

    @property
    def kind(self) -> str:
        """What it is now."""
        return "cover" if self.built else self.feature.kind

    @property
    def pennants(self) -> int:
        """How many pennants are to be seen."""
        return 0 if self.built else self.feature.pennants


@dataclass
class Whole:
    """A feature of the board."""

    kind: str
    parts: set[Part] = field(default_factory=set)
    open_ends: int = 0
    pennants: int = 0
    owners: list[int] = field(default_factory=list)
    cities: set[int] = field(default_factory=set)
    """Numbers of the finished cities that a field touches."""

    @property
    def tiles(self) -> int:
        """How many tiles it lies on."""
        return len({(x, y) for x, y, _ in self.parts})

    @property
    def finished(self) -> bool:
        """Is nothing open? Fields never are."""
        return self.kind != "field" and self.open_ends == 0


def turned(names: tuple[str, ...] | str, indices: tuple[int, ...], quarter: int) -> set[str]:
    """Names of sides or half sides after some quarter turns."""
    return {names[(index + quarter) % len(names)] for index in indices}


def pieces_of(state: State) -> dict[Part, Piece]:
    """Every feature of every laid tile, turned."""
    found: dict[Part, Piece] = {}
    for tile in state.tile_list():
        cell = state.words[tile + TILE_CELL]
        kind, rotation = divmod(state.words[tile + TILE_TURN], 4)
        for number, feature in enumerate(state.tables.features[kind]):
            sides = turned(SIDE_NAMES, feature.sides, rotation)
            halves = turned(HALF_NAMES, feature.halves, 2 * rotation)
            slot = state.words[tile + TILE_SLOTS] + number * SLOT_WORDS
            piece = Piece(feature, sides, halves)
            if feature_at(state, slot).kind == "cover":
                piece.built = [state.words[slot + OPEN] if slot == state.root_of(slot) else 0]
            found[x_of(cell), y_of(cell), number] = piece
    return found


def touching(part: Part, pieces: dict[Part, Piece]) -> list[Part]:
    """Parts on neighbouring tiles that continue this one."""
    x, y, _ = part
    mine = pieces[part]
    found = []
    for other, theirs in pieces.items():
        for side, (dx, dy) in WAYS.items():
            if other[:2] == (x + dx, y + dy):
                if side in mine.sides and OPPOSITE[side] in theirs.sides:
                    found.append(other)
                facing = {OPPOSITE[half[0]] + OPPOSITE[half[1]] for half in mine.halves if half[0] == side}
                if facing & theirs.halves:
                    found.append(other)
    return found


def connections(state: State) -> list[tuple[Part, Part, int]]:
    """Parts that a piece connects, a tunnel or a ferry, and how many open ends it closes."""
    words = state.words
    links = range(state.links_at, words[LINKS_END], LINK_WORDS)
    return [
        (part_at(state, words[link + LINK_A]), part_at(state, words[link + LINK_B]), words[link + LINK_CLOSES])
        for link in links
    ]


def part_at(state: State, slot: int) -> Part:
    """Which part of the board a slot is."""
    tile = state.words[slot + TILE]
    cell = state.words[tile + TILE_CELL]
    return x_of(cell), y_of(cell), (slot - state.words[tile + TILE_SLOTS]) // SLOT_WORDS


def recount(state: State) -> list[Whole]:
    """Flood every feature of the board."""
    pieces = pieces_of(state)
    connected = connections(state)
    cells = [state.words[tile + TILE_CELL] for tile in state.tile_list()]
    laid = {(x_of(cell), y_of(cell)) for cell in cells}
    wholes: list[Whole] = []
    where: dict[Part, int] = {}
    for start in pieces:
        if start in where:
            continue
        whole = Whole(pieces[start].kind)
        waiting = [start]
        while waiting:
            part = waiting.pop()
            if part in where:
                continue
            where[part] = len(wholes)
            whole.parts.add(part)
            whole.pennants += pieces[part].pennants
            whole.open_ends += open_ends(part, pieces[part], laid)
            waiting += touching(part, pieces)
            for one, other, closed in connected:
                if part in (one, other):
                    waiting += [one, other]
                whole.open_ends -= closed * (part == one)
        wholes.append(whole)
    for part, piece in pieces.items():
        for name in piece.feature.by:
            city = next(other for other in pieces if other[:2] == part[:2] and pieces[other].feature.id == name)
            if wholes[where[city]].finished:
                wholes[where[part]].cities.add(where[city])
    place_figures(state, wholes, where)
    return wholes


def open_ends(part: Part, piece: Piece, laid: set[tuple[int, int]]) -> int:
    """Sides that lead to an empty cell, or empty cells around a monastery; a tower is never finished."""
    x, y, _ = part
    if piece.built:
        return sum(piece.built)
    if piece.feature.kind == "tower":
        return 1
    if piece.feature.kind in {"monastery", "shrine"}:
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
        return sum(cell not in laid for cell in around)
    mouths = int(piece.feature.mark("open") == "true")
    return mouths + sum((x + WAYS[side][0], y + WAYS[side][1]) not in laid for side in piece.sides)


def place_figures(state: State, wholes: list[Whole], where: dict[Part, int]) -> None:
    """Note the owner of every figure on its feature; those on places apart belong to none."""
    for figure in state.figure_list():
        spot = state.words[figure + SPOT]
        if spot >= state.rules.spots_at:
            continue
        wholes[where[part_at(state, spot)]].owners.append(state.words[figure + OWNER])


def points_of(whole: Whole, *, at_end: bool) -> int:
    """What a feature is worth."""
    if whole.kind == "field":
        return 3 * len(whole.cities)
    if whole.kind in {"monastery", "shrine"}:
        return 9 - whole.open_ends
    if whole.kind == "road":
        return whole.tiles
    return (whole.tiles + whole.pennants) * (1 if at_end else 2)


def final_points(state: State, players: int) -> list[int]:
    """What everybody would get if the game ended now."""
    points = [0] * players
    for whole in recount(state):
        counts = [whole.owners.count(player) for player in range(players)]
        if max(counts) > 0:
            for player in range(players):
                if counts[player] == max(counts):
                    points[player] += points_of(whole, at_end=True)
    return points
