"""One declaration per kind of action: notation, codes, sentences and targets follow from it."""

from __future__ import annotations

import dataclasses
import random

import pytest

import bastide
from bastide.kernel.actions import action_of, code_of
from bastide.kernel.declarations import KINDS, OFFERED, Action
from bastide.language import has_sentence
from bastide.records.notation import read_action, write_action
from bastide.rulebook import playable_boxes
from bastide.telling import tell_action


def games(count: int) -> list[bastide.Game]:
    boxes = [box for box in playable_boxes() if box != "base"]
    chance = random.Random(9)
    chosen = [chance.sample(boxes, chance.randint(0, len(boxes))) for _ in range(count)]
    made = [bastide.new_game(boxes=some, players=3, seed=seed) for seed, some in enumerate(chosen)]
    return [*made, bastide.new_game(game="castle", seed=1)]


@pytest.mark.parametrize("game", games(3), ids=range(4))
def test_every_option_of_a_game_is_written_read_told_and_points_at_something(game: bastide.Game) -> None:
    chance = random.Random(7)
    while not game.over:
        state = game.state
        codes = state.legal_codes()
        for code in chance.sample(codes, min(len(codes), 3)):
            action = action_of(state, code)
            assert code_of(state, action) == code
            assert read_action(write_action(action, state), state) == action
            assert tell_action(state, action, game.players)
            assert dataclasses.asdict(action.target(state))["at"]
        game.apply(chance.choice(codes))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_kind_of_action_has_a_sentence_for_its_refusal_unless_the_question_says_enough(kind: type[Action]) -> None:
    if kind.refused != "not_now":
        assert has_sentence(f"{kind.key}-refused")


def test_no_two_kinds_share_a_key_or_the_kind_of_their_codes() -> None:
    assert len({kind.key for kind in KINDS}) == len(KINDS)
    fixed = [kind.kind for kind in KINDS if kind.kind != OFFERED]
    assert sorted(fixed) == list(range(len(fixed)))


def test_an_action_of_a_box_that_is_not_played_has_no_code() -> None:
    game = bastide.new_game(seed=1)
    assert code_of(game.state, bastide.Free("follower", 1)) < 0
    assert game.why_not("free follower from 2") is not None
