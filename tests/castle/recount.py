"""A slow and obvious recount of a castle, written without the kernel's features.

It reads only where tiles lie, how they are turned and where figures stand, and the wall.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bastide.castle.rulebook import castle_of
from bastide.kernel.geometry import x_of, y_of
from bastide.kernel.layout import OWNER, PIECE, SPOT, TILE, TILE_CELL, TILE_SLOTS
from bastide.kernel.pieces import Piece
from bastide.kernel.tables import SLOT_WORDS
from tests.recount import OPPOSITE, WAYS, Part, pieces_of

if TYPE_CHECKING:
    from bastide.kernel.state import State

EACH = {"road": 1, "tower": 2, "house": 1}


@dataclass
class Whole:
    """A feature of the castle."""

    kind: str
    parts: set[Part] = field(default_factory=set)
    open_sides: int = 0
    markets: int = 0
    fountains: int = 0
    followers: list[int] = field(default_factory=lambda: [0, 0])
    keeps: list[int] = field(default_factory=list)

    @property
    def tiles(self) -> int:
        """How many tiles and start fields it lies on."""
        return len({(x, y) for x, y, _ in self.parts})

    @property
    def finished(self) -> bool:
        """Is nothing open? Courtyards never are."""
        return self.kind != "courtyard" and self.open_sides == 0

    @property
    def leader(self) -> int | None:
        """Who has more followers there."""
        first, second = self.followers
        return None if first == second else int(second > first)


def recount(state: State) -> list[Whole]:
    """Flood every feature."""
    pieces = pieces_of(state)
    laid = {part[:2] for part in pieces}
    inside = {(x_of(cell), y_of(cell)) for cell in castle_of(state).wall.inside}
    where: dict[Part, Whole] = {}
    wholes = []
    for start in pieces:
        if start in where:
            continue
        whole = Whole(pieces[start].feature.name)
        wholes.append(whole)
        waiting = [start]
        while waiting:
            part = waiting.pop()
            if part in where:
                continue
            where[part] = whole
            whole.parts.add(part)
            piece = pieces[part]
            whole.markets += int(piece.feature.mark("market") or 0)
            whole.fountains += piece.feature.mark("fountain") == "true"
            for side in piece.sides:
                beyond = (part[0] + WAYS[side][0], part[1] + WAYS[side][1])
                whole.open_sides += beyond in inside and beyond not in laid
            for other, theirs in pieces.items():
                for side, (dx, dy) in WAYS.items():
                    if other[:2] != (part[0] + dx, part[1] + dy) or theirs.feature.name != whole.kind:
                        continue
                    facing = {OPPOSITE[half[0]] + OPPOSITE[half[1]] for half in piece.halves if half[0] == side}
                    if (side in piece.sides and OPPOSITE[side] in theirs.sides) or facing & theirs.halves:
                        waiting.append(other)
    for figure in state.figure_list():
        spot = state.words[figure + SPOT]
        tile = state.words[spot + TILE]
        cell = state.words[tile + TILE_CELL]
        number = (spot - state.words[tile + TILE_SLOTS]) // SLOT_WORDS
        whole = where[x_of(cell), y_of(cell), number]
        if state.words[figure + PIECE] == Piece.KEEP:
            whole.keeps.append(state.words[figure + OWNER])
        else:
            whole.followers[state.words[figure + OWNER]] += 1
    return wholes


def largest_area(state: State) -> int:
    """Count the largest connected area of cells without tiles."""
    taken = {state.words[tile + TILE_CELL] for tile in state.tile_list()}
    empty = {(x_of(cell), y_of(cell)) for cell in castle_of(state).wall.inside if cell not in taken}
    best = 0
    while empty:
        area = [empty.pop()]
        for x, y in area:
            near = {(x + dx, y + dy) for dx, dy in WAYS.values()} & empty
            empty -= near
            area += near
        best = max(best, len(area))
    return best


def final_points(state: State) -> list[int]:
    """What the final scoring brings both players."""
    wholes = recount(state)
    points = [0, 0]
    tiles = [castle_of(state).tiles_of_player(state, player) for player in (0, 1)]
    keeps = [sum(whole.tiles for whole in wholes if player in whole.keeps) for player in (0, 1)]
    keeps = [size and size + 2 * held.count(8) for size, held in zip(keeps, tiles, strict=True)]
    if keeps[0] != keeps[1]:
        points[int(keeps[1] > keeps[0])] += largest_area(state)
    for player, held in enumerate(tiles):
        own = [whole for whole in wholes if whole.leader == player]
        markets = sorted((whole.markets for whole in own if whole.kind == "courtyard"), reverse=True)
        points[player] += 3 * sum(markets) + sum(markets[: held.count(7)]) + 5 * held.count(9)
        for number, kind in ((4, "road"), (5, "tower"), (6, "house")):
            sizes = sorted((whole.tiles for whole in own if whole.kind == kind and not whole.finished), reverse=True)
            points[player] += EACH[kind] * sum(sizes[: held.count(number)])
    return points
