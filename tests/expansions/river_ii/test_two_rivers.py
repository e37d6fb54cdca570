"""Both rivers in one game (complete rules 3.1.2.2), and rivers beside a city that lies on the table already."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.chance import Luck
from bastide.kernel.events import TileDrawn
from bastide.kernel.hooks import Expansion
from bastide.mechanics.rivers import Rivers
from bastide.rulebook import compile_rules, opening
from tests.scenes import drawn, scene

if TYPE_CHECKING:
    from bastide.kernel.hooks import Start

BOTH = ("base", "river", "river_ii")
SPRINGS = "river_ii/springv river/spring^"
ENDS = ["river/lake", "river_ii/lake_volcano"]
RUNS = Counter({tile.code: tile.count for box in BOTH[1:] for tile in tile_set(box).tiles})
RUNS -= Counter(["river/spring", "river_ii/spring", "river_ii/fork", *ENDS])


def places(game: bastide.Game) -> set[str]:
    """Where the tile in hand can be laid: arrow and place."""
    return {game.notation(option).removeprefix(str(game.hand)) for option in game.options()}


@pytest.mark.between("river", "river_ii")
def test_two_rivers_have_two_springs_and_flow_apart() -> None:
    game = bastide.new_game(boxes=["river", "river_ii"], open_draws=True)
    assert drawn(game) == [SPRINGS]
    assert "corner: -1,0" in game.position()


@pytest.mark.between("river", "river_ii")
def test_every_tile_may_go_on_with_either_river() -> None:
    for hand in ("river/bend", "river_ii/bend"):
        assert places(scene(SPRINGS, hand=hand, boxes=BOTH)) == {"^ 2,0", "> 2,0", "v -1,0", "< -1,0"}


@pytest.mark.between("river", "river_ii")
@pytest.mark.parametrize("extra", [[], ["games_quarterly"]])
@pytest.mark.parametrize("seed", range(10))
def test_the_fork_comes_first_the_running_water_is_mixed_and_the_volcano_is_the_last_of_the_lakes(
    seed: int, extra: list[str]
) -> None:
    game = bastide.new_game(boxes=[*BOTH, *extra], open_draws=True)
    luck = Luck(seed)
    while any("river" in code for code in game.remaining_tiles()):
        game.apply(game.state.sample(luck))
    tiles = [event.tile for event in game.events if isinstance(event, TileDrawn)]
    more = Counter(["games_quarterly/river_two_cities"]) if extra else Counter()
    assert tiles[0] == "river_ii/fork"
    assert Counter(tiles[1:-2]) == RUNS + more
    assert tiles[-2:] == ENDS


@pytest.mark.between("river", "river_ii")
@pytest.mark.parametrize(("west", "beside"), [("river/straight^", set()), (".", {"1,0", "2,0"})])
def test_two_rivers_may_not_be_joined(west: str, beside: set[str]) -> None:
    board = f"""
        river/bend<     {west}           .             river/bend^
        river/straight> .                .             river_ii/monastery>
        river_ii/bendv  river_ii/springv river/spring^ river_ii/fork^
    """
    found = places(scene(board, hand="river/two_cities", boxes=BOTH))
    assert found == {f"{arrow} {place}" for arrow in "^v" for place in {"4,2", *beside}}


class City(Expansion):
    """A block of tiles that lies on the table at the start."""

    name: ClassVar[str] = "toy_city"

    def start_tiles(self, laid: list[Start]) -> list[Start]:
        assert not laid
        places = [(tile.id, tile.place) for tile in tile_set("count").tiles]
        return [(name, place[0] - 2, place[1] - 1, 0) for name, place in places if place is not None]


def test_beside_a_city_the_springs_lie_where_they_fit_and_flow_away_from_it() -> None:
    tiles = [tile for box in ("base", "river", "river_ii", "count") for tile in tile_set(box).tiles]
    rules = compile_rules(2, tiles, [City(), Rivers()], {"clear_course": False})
    assert rules.starts[12:] == [("river/spring", 2, -1, 0), ("river_ii/spring", -3, 0, 2)]
    assert len(opening(rules).tile_list()) == 14


@pytest.mark.between("river", "river_ii")
def test_by_option_two_rivers_are_one_with_one_spring_and_the_lakes_of_the_river_ii() -> None:
    game = bastide.new_game(boxes=["river", "river_ii"], options={"two_rivers": "joined"}, open_draws=True)
    assert drawn(game) == ["river_ii/spring^"]
    assert not {"river/spring", "river/lake"} & set(game.remaining_tiles())
    luck = Luck(1)
    while any("river" in code for code in game.remaining_tiles()):
        game.apply(game.state.sample(luck))
    tiles = [event.tile for event in game.events if isinstance(event, TileDrawn)]
    assert (tiles[0], tiles[-1]) == ("river_ii/fork", "river_ii/lake_volcano")
    assert Counter(tiles[1:-1]) == RUNS


def test_one_river_is_the_same_with_that_option() -> None:
    game = bastide.new_game(boxes=["river_ii"], options={"two_rivers": "joined"}, seed=1)
    assert game.remaining_tiles() == bastide.new_game(boxes=["river_ii"], seed=1).remaining_tiles()
