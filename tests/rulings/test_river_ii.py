"""The volcano of the River II and the dragon (complete rules 3.1.2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest

from bastide.expansions.river_ii import AnotherTurn, RiverII
from bastide.kernel.catalogue import tile_set
from bastide.kernel.hooks import Expansion
from bastide.rulebook import compile_rules
from bastide.rulings.river_ii import TheVolcanoOfTheRiverGrantsAnotherTurn

if TYPE_CHECKING:
    from bastide.kernel.options import Value


class Dragon(Expansion):
    """Stands in for the box with the dragon."""

    name: ClassVar[str] = "princess_and_dragon"


@pytest.mark.parametrize(
    ("volcano_turn", "dragon", "turns"),
    [
        ("with_dragon", True, 1),
        ("with_dragon", False, 0),
        ("always", True, 1),
        ("always", False, 1),
        ("never", True, 0),
    ],
)
def test_the_volcano_of_the_river_grants_another_turn_where_the_dragon_is_played(
    volcano_turn: str,
    dragon: bool,  # noqa: FBT001
    turns: int,
) -> None:
    tiles = [tile for box in ("base", "river_ii") for tile in tile_set(box).tiles]
    boxes = [RiverII(), TheVolcanoOfTheRiverGrantsAnotherTurn(), *([Dragon()] if dragon else [])]
    options: dict[str, Value] = {"volcano_turn": volcano_turn}
    rules = compile_rules(2, tiles, boxes, options)
    assert sum(isinstance(phase, AnotherTurn) for phase in rules.script) == turns
