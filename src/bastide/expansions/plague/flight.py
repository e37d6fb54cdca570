"""Where a follower can flee (4.2.9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel.geometry import SIDES, STEPS
from bastide.kernel.layout import LINK_A, LINK_B, LINK_WORDS, LINKS_END, ROOT, TILE, TILE_CELL
from bastide.kernel.tables import ROAD
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.state import State

NEIGHBOUR: Final = vec[i64](list(STEPS))
PORTS_OF_SIDE: Final[i64] = 3
BRANCHING: Final = 3
"""With so many arms a road branches."""


def goals(state: State, barred: set[int], start: i64) -> list[int]:
    """Parts of the same feature on other tiles to which a way leads without barred cells, one for each tile."""
    words = state.words
    reached: list[int] = [int(start)]
    known: set[int] = {int(start)}
    seen: set[int] = {int(words[start + TILE])}
    found: list[int] = []
    for slot in reached:
        if slot != start and state.kind_of(slot) == ROAD and arms(state, slot) >= BRANCHING:
            continue
        for other in beside(state, slot):
            tile = int(words[other + TILE])
            if other in known or int(words[tile + TILE_CELL]) in barred:
                continue
            known.add(other)
            reached.append(other)
            if tile not in seen:
                seen.add(tile)
                found.append(other)
    return found


def arms(state: State, slot: i64) -> int:
    """How many sides of its tile a road reaches."""
    tile = state.words[slot + TILE]
    count = 0
    for side in range(SIDES):
        if state.slot_at(tile, side * PORTS_OF_SIDE + 1) == slot:
            count += 1
    return count


def beside(state: State, slot: i64) -> list[int]:
    """Parts of the same feature that go on from this one: at its sides, and through tunnels and over lakes."""
    words = state.words
    tile = words[slot + TILE]
    root = words[slot + ROOT]
    found: list[int] = []
    for side in range(SIDES):
        other = state.tile_at(words[tile + TILE_CELL] + NEIGHBOUR[side])
        if other == 0:
            continue
        for port in range(PORTS_OF_SIDE):
            if state.slot_at(tile, side * PORTS_OF_SIDE + port) == slot:
                beyond = state.slot_at(other, (side + 2) % SIDES * PORTS_OF_SIDE + (2 - port))
                if beyond != 0 and words[beyond + ROOT] == root:
                    found.append(int(beyond))
    for link in range(state.rules.links_at, words[LINKS_END], LINK_WORDS):
        if words[link + LINK_A] == slot:
            found.append(int(words[link + LINK_B]))
        elif words[link + LINK_B] == slot:
            found.append(int(words[link + LINK_A]))
    return found
