"""Boxes are asked about figures only where they may say no."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bastide.kernel.chance import Luck
from bastide.kernel.layout import TILE_SLOTS
from bastide.kernel.pieces import FOLLOWERS, SPECIAL_FIGURES
from bastide.kernel.tables import ELSEWHERE, PLACE_KINDS, SLOT_WORDS
from bastide.rulebook import opening, playable_boxes, rule_set

if TYPE_CHECKING:
    from bastide.kernel.state import State

STEPS = 400
EACH = 5
"""The table is looked at after so many steps."""
LATEST = 3
"""Tiles, from the last one back, that are looked at."""
STRICT = {"dragon_bars": "figures_on_features", "volcano_turn": "always", "infested_tiles": "closed"}


def places_in(state: State) -> list[int]:
    """Give the features of the tiles laid last, and every place that is none."""
    ends = [(state.words[tile + TILE_SLOTS], state.slots_end(tile)) for tile in state.tile_list()[-LATEST:]]
    slots = [slot for first, end in ends for slot in range(first, end, SLOT_WORDS)]
    return [*slots, *state.rules.spot_names]


@pytest.mark.parametrize("options", [{}, STRICT])
def test_a_box_never_forbids_a_figure_that_it_does_not_mind(options: dict[str, str]) -> None:
    state, luck = opening(rule_set(3, playable_boxes(), options)), Luck(5)
    rules = state.rules
    forbidden = 0
    for step in range(STEPS):
        for piece in FOLLOWERS | SPECIAL_FIGURES:
            for place in places_in(state) if step % EACH == 0 else []:
                kind = state.kind_of(place) if place < rules.spots_at else ELSEWHERE
                minders = list(rules.figure_minders[piece * PLACE_KINDS + kind])
                for box in rules.forbids_figure:
                    if box.forbids_figure(state, piece, place):
                        forbidden += 1
                        assert box in minders
        state.apply(state.sample(luck))
    assert forbidden > 0
