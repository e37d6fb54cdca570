"""What boxes have found out about a board is good for that board only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bastide.kernel import verbs
from bastide.kernel.chance import Luck
from bastide.kernel.state import State
from bastide.rulebook import opening, playable_boxes, rule_set

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules

STEPS = 500


@pytest.fixture(scope="module", name="everything")
def rules_of_everything() -> Rules:
    return rule_set(3, playable_boxes())


def test_options_are_those_of_a_game_that_nobody_has_looked_at(everything: Rules) -> None:
    state, luck = opening(everything), Luck(1)
    for _ in range(STEPS):
        unseen = State(everything, state.words[:])
        assert state.asked < 0 or state.legal_codes() == unseen.legal_codes()
        state.apply(state.sample(luck))


def test_options_are_the_same_when_something_else_has_been_tried_and_taken_back(everything: Rules) -> None:
    state, luck, other = opening(everything), Luck(2), Luck(3)
    for _ in range(STEPS):
        codes = state.legal_codes()
        mark = state.mark()
        state.apply(state.sample(other))
        if not state.over:
            state.legal_codes()
        state.rewind(mark)
        assert state.legal_codes() == codes
        state.apply(state.sample(luck))


def test_a_place_counts_the_figures_that_stand_there(everything: Rules) -> None:
    state, luck = opening(everything), Luck(4)
    counted = 0
    for _ in range(STEPS):
        for place in everything.spot_names:
            standing = [figure for figure in state.figure_list() if state.words[figure + 2] == place]
            assert verbs.figure_count(state, place) == len(standing)
            counted += len(standing)
        state.apply(state.sample(luck))
    assert counted > 0
