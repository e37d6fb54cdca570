"""The judge of bots: the same positions, and the same futures for all they choose."""

from __future__ import annotations

import pytest

from bastide.bots import read_budget
from bastide.games import rulebook_of
from bastide.kernel.layout import ASKED, BAG_LEFT, CHANCE
from bastide.kernel.rules import LAND
from benchmarks.judge import FEWEST, look, position, thinker, turn_of, worth_of

RULES = rulebook_of(LAND).rule_set(2, ())


def test_a_position_follows_from_its_seed() -> None:
    one, same, other = (position(RULES, seed) for seed in (2, 2, 0))
    assert one.legal_codes() == same.legal_codes() != other.legal_codes()
    assert one.words[BAG_LEFT] > other.words[BAG_LEFT] >= FEWEST
    assert CHANCE not in (one.words[ASKED], other.words[ASKED])


def test_a_turn_is_worth_the_same_whenever_it_is_judged_and_leaves_the_position_as_it_was() -> None:
    state = position(RULES, 2)
    before = state.legal_codes(), state.clone().legal_codes()
    turn = turn_of(thinker("greedy", 1), state, read_budget("1"))
    assert worth_of(state, turn, 1, 3) == worth_of(state, turn, 1, 3)
    assert (state.legal_codes(), state.clone().legal_codes()) == before


def test_who_chooses_the_same_gains_nothing() -> None:
    one, same, other = look(2, ["greedy@1", "greedy@1", "beginner@1"], LAND, [], times=1, futures=2)
    assert one == same != other


def test_only_bots_that_think_are_judged() -> None:
    with pytest.raises(SystemExit, match="random cannot be judged"):
        thinker("random", 1)
