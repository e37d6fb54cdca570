"""Rulings about the Cathars and another box."""

from __future__ import annotations

import pytest

from bastide.rulings import RULINGS
from tests.scenes import final_points, scene

FARM = """
    E>{}  {}<
    B^    B^
"""


@pytest.mark.parametrize(
    ("farmers", "tile", "points"),
    [
        ("/1fSL", "E", 3),
        ("/1fSL/1GfSL", "E", 4),
        ("/1fSL", "cathars/city", 6),
        ("/1fSL/1GfSL", "cathars/city", 8),
    ],
)
def test_a_finished_city_is_worth_3_with_a_pig_4_besieged_6_and_besieged_with_a_pig_8(
    farmers: str, tile: str, points: int
) -> None:
    game = scene(FARM.format(farmers, tile), boxes=("base", "traders_and_builders", "cathars"))
    assert final_points(game) == [points, 0]


def test_without_the_siege_a_pig_is_worth_one_point_a_city() -> None:
    board = FARM.format("/1fSL/1GfSL", "cathars/city")
    game = scene(board, boxes=("base", "traders_and_builders", "cathars"), options={"siege": "no"})
    assert final_points(game) == [4, 0]


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.__name__)
def test_every_ruling_names_two_boxes_and_its_source(ruling: type) -> None:
    assert len(ruling.needs) == 2  # type: ignore[attr-defined]
    assert ruling.source  # type: ignore[attr-defined]
