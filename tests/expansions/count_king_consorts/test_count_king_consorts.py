"""Count, King & Consorts: four sets in one box, without rules or tiles of its own (complete rules 1.13)."""

from __future__ import annotations

from typing import ClassVar

import pytest

from bastide.expansions import REGISTRY
from bastide.expansions.bundles import CountKingConsorts
from bastide.kernel.catalogue import tile_set
from bastide.kernel.hooks import Expansion
from bastide.kernel.options import Option
from bastide.rulebook import known_options, playable_boxes, played_boxes, tiles_in

BOX = "count_king_consorts"


class PlainCount(Expansion):
    """Stands for the Count: the bundle asks only for the name."""

    name: ClassVar[str] = "count"
    options: ClassVar[tuple[Option, ...]] = (
        Option("plain", "count", default=True, choices=(True, False), sentence="An option of a part."),
    )


class PlainRiver(Expansion):
    """Stands for the second River."""

    name: ClassVar[str] = "river_ii"


@pytest.fixture
def _parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every part be there, whatever its rules are."""
    others = [box for box in REGISTRY if box.name not in {"count", "river_ii"}]
    monkeypatch.setattr("bastide.rulebook.REGISTRY", (*others, PlainCount, PlainRiver))


def test_the_box_has_the_parts_that_its_tiles_come_from() -> None:
    assert set(CountKingConsorts.parts) == set(tile_set(BOX).parts)


@pytest.mark.parametrize("missing", CountKingConsorts.parts)
def test_the_box_is_playable_as_soon_as_all_its_parts_are(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {name: type("Part", (Expansion,), {"name": name}) for name in CountKingConsorts.parts}
    monkeypatch.setattr("bastide.rulebook.REGISTRY", (*parts.values(), CountKingConsorts))
    assert BOX in playable_boxes()
    del parts[missing]
    monkeypatch.setattr("bastide.rulebook.REGISTRY", (*parts.values(), CountKingConsorts))
    assert BOX not in playable_boxes()


@pytest.mark.usefixtures("_parts")
def test_the_box_brings_the_tiles_of_its_parts() -> None:
    numbers: dict[str, int] = {}
    for tile in tiles_in(["base", BOX]):
        numbers[tile.box] = numbers.get(tile.box, 0) + tile.count
    assert numbers == {"base": 72, "count": 12, "river_ii": 12, "king_and_robber": 5, "shrines": 5}


@pytest.mark.usefixtures("_parts")
def test_the_box_brings_the_rules_and_options_of_its_parts() -> None:
    assert set(played_boxes([BOX])) == {BOX, *CountKingConsorts.parts}
    assert {option.name for option in known_options([BOX])} >= {"king", "robber_baron", "challenges", "plain"}


@pytest.mark.usefixtures("_parts")
def test_a_part_that_is_chosen_as_well_puts_its_tiles_into_the_bag_twice() -> None:
    tiles = tiles_in(["base", "shrines", BOX])
    assert sum(tile.count for tile in tiles if tile.box == "shrines") == 10


@pytest.mark.usefixtures("_parts")
def test_there_is_one_city_of_carcassonne_however_often_the_box_is_played() -> None:
    tiles = tiles_in(["base", f"{BOX} x3"])
    assert sum(tile.count for tile in tiles if tile.box == "count") == 12
    assert sum(tile.count for tile in tiles if tile.box == "king_and_robber") == 15
