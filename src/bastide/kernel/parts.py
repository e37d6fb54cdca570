"""Which parts a feature has, who stands on it, and the number by which it is known.

A feature is known by the number of its first slot in the order of laying. The number stays while the feature grows;
where two features join, the older one stays; where one is parted, the part with the first slot keeps it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.kernel.geometry import ROUND
from bastide.kernel.layout import (
    FIGURE_WORDS,
    FIGURES_END,
    NEXT,
    OWNER,
    PIECE,
    ROOT,
    SPOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
    TILE_TURN,
    TILE_WORDS,
)
from bastide.kernel.tables import MONASTERY, OTHER_BUILDING, SLOT_WORDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.state import State

Part = tuple[int, int]
"""A part of a feature: which laid tile, and the number of the feature on it."""
NO_NUMBER: Final = -1
"""In place of the number of a feature, where there is none."""


def feature_number(state: State, slot: i64) -> i64:
    """Give the lasting number of the feature that a slot belongs to: that of its first slot."""
    first = slot
    other = state.words[slot + NEXT]
    while other != slot:
        if other < first:
            first = other
        other = state.words[other + NEXT]
    return (first - state.slots_at) // SLOT_WORDS


def part_of(state: State, slot: i64) -> Part:
    """Say on which laid tile a slot is, and the number of its feature there."""
    words = state.words
    tile = words[slot + TILE]
    place = (slot - words[tile + TILE_SLOTS]) // SLOT_WORDS
    number = state.tables.number_of[(words[tile + TILE_TURN] >> 2) * state.tables.stride + place]
    return ((tile - state.tiles_at) // TILE_WORDS, number)


def parts_of(state: State, feature: i64) -> tuple[Part, ...]:
    """Give all parts of a feature in the order of laying."""
    slots = state.slots_of(feature)
    slots.sort()
    return tuple([part_of(state, slot) for slot in slots])


def counted_parts(state: State, feature: i64) -> tuple[Part, ...]:
    """Give what counts when a feature is scored: its parts, and the tiles around a monastery (their number is -1)."""
    parts = parts_of(state, feature)
    if state.kind_of(feature) not in (MONASTERY, OTHER_BUILDING):
        return parts
    cell = state.words[state.words[feature + TILE] + TILE_CELL]
    around = [state.tile_at(cell + step) for step in ROUND]
    beside = [((tile - state.tiles_at) // TILE_WORDS, NO_NUMBER) for tile in around if tile != 0]
    beside.sort()
    return (*parts, *beside)


def strengths_on(state: State, feature: i64) -> tuple[int, ...]:
    """How strong each player is on a feature."""
    words = state.words
    found: list[int] = [0] * state.players
    for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        spot = words[figure + SPOT]
        if spot < state.rules.spots_at and words[spot + ROOT] == feature:
            found[words[figure + OWNER]] += state.rules.appraiser.strength(state, words[figure + PIECE], feature)
    return tuple(found)


def cities_by(state: State, field: i64) -> tuple[int, ...]:
    """Give the numbers of the finished cities that touch a field, or lie in it."""
    count = state.finished_cities_of(field)
    roots = [int(state.rules.cities[at]) for at in range(count)]
    found = [int(feature_number(state, root)) for root in roots]
    found.sort()
    return tuple(found)
