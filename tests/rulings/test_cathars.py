"""Rulings about the Cathars and another box."""

from __future__ import annotations

import pytest

from bastide.rulings import RULINGS
from tests.scenes import final_points, scene

FARM = """
    E>{}  {}<
    B^    B^
"""


@pytest.mark.between("traders_and_builders", "cathars")
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


HERD = """
    E>    {}<
    games_quarterly/pig_field^{} B^
"""


@pytest.mark.between("traders_and_builders", "cathars", "games_quarterly")
@pytest.mark.parametrize(
    ("tile", "farmers", "points"),
    [
        ("E", "/1fNL", 4),
        ("E", "/1fNL/1GfNL", 5),
        ("cathars/city", "/1fNL", 8),
        ("cathars/city", "/1fNL/1GfNL", 10),
    ],
)
def test_with_a_herd_a_city_is_worth_4_besieged_8_and_besieged_with_a_pig_besides_10(
    tile: str, farmers: str, points: int
) -> None:
    boxes = ("base", "traders_and_builders", "cathars", "games_quarterly")
    assert final_points(scene(HERD.format(tile, farmers), boxes=boxes)) == [points, 0]


@pytest.mark.parametrize(("option", "points"), [("siege", 4), ("pig_herds", 6)])
def test_the_herd_counts_twice_only_if_there_are_both_siege_and_herds(option: str, points: int) -> None:
    board = HERD.format("cathars/city", "/1fNL")
    game = scene(board, boxes=("base", "cathars", "games_quarterly"), options={option: "no"})
    assert final_points(game) == [points, 0]


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.__name__)
def test_every_ruling_names_two_boxes_and_its_source(ruling: type) -> None:
    assert len(ruling.needs) == 2  # type: ignore[attr-defined]
    assert ruling.source  # type: ignore[attr-defined]
