"""A sample of ``make soak``: random boxes, options and players; pure and compiled alike."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bastide.expansions import REGISTRY
from bastide.kernel.actions import action_of
from bastide.records.notation import write_action
from bastide.rulebook import compile_rules, known_options, opening, played_boxes, rule_set, tiles_in, with_mechanics
from bastide.rulings import RULINGS
from tests.golden_games import GOLDEN, SOAKED, fingerprint
from tests.soak import Table, soak

if TYPE_CHECKING:
    from bastide.kernel.hooks import Expansion
    from bastide.kernel.state import State

FINGERPRINTS = dict(
    line.split() for line in (GOLDEN / "soaked.txt").read_text(encoding="utf-8").splitlines() if line[0] != "#"
)


@pytest.mark.parametrize("number", SOAKED)
def test_a_game_of_random_boxes_holds_together_and_ends_as_it_always_did(number: int) -> None:
    assert fingerprint(soak(number)) == FINGERPRINTS[str(number)]


def test_every_box_is_soaked_with_every_other() -> None:
    tables = [set(played_boxes(Table.of(number).boxes)) for number in SOAKED]
    names = {box.name for box in REGISTRY}
    assert all(any({one, other} <= table for table in tables) for one in names for other in names)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_order_of_the_boxes_changes_nothing(number: int) -> None:
    chance = Random(number)
    one, other = table_with_all_boxes(None), table_with_all_boxes(chance)
    while not one.over:
        options = written(one)
        assert written(other).keys() == options.keys()
        choice = chance.choice(sorted(options))
        other.apply(written(other)[choice])
        one.apply(options[choice])
    assert [one.score_of(player) for player in range(3)] == [other.score_of(player) for player in range(3)]


def table_with_all_boxes(chance: Random | None) -> State:
    """Set up a game of every box, their rules in order or shuffled; what lies on the table is the same."""
    names = ["base", *(box.name for box in REGISTRY)]
    boxes: list[Expansion] = [box() for box in (*with_mechanics(names), *RULINGS)]
    if chance:
        chance.shuffle(boxes)
    rules = compile_rules(3, tiles_in(names), boxes, {option.name: option.default for option in known_options(names)})
    rules.starts = rule_set(3, names).starts
    return opening(rules)


def written(state: State) -> dict[str, int]:
    """Every option by its notation."""
    return {write_action(action_of(state, code), state): code for code in state.legal_codes()}
