"""Games Quarterly, sentence by sentence (complete rules 1.11, 3.1.2.2, 6.2, 7.3.3 and 7.4.5)."""

from __future__ import annotations

from collections import Counter

import pytest

import bastide
from bastide.kernel.catalogue import tile_set, tile_type
from bastide.kernel.chance import Luck
from tests.scenes import drawn, figures_possible, final_points, scene

BOXES = ("base", "games_quarterly")
PIGS = "games_quarterly/pig_field"
SPRING = "games_quarterly/river_spring"
RUN = "games_quarterly/river_two_cities"
LAND = {tile.code: 1 for tile in tile_set("games_quarterly").tiles if tile.code not in (SPRING, RUN)}
CITY = "Ev . .\nE^ . .\n"


def own_tiles(game: bastide.Game) -> dict[str, int]:
    """Give the tiles of this box that are still in the bag."""
    return {code: count for code, count in game.remaining_tiles().items() if code.startswith("games_quarterly/")}


# -- the herd of pigs --------------------------------------------------------------------------


def test_a_field_with_a_herd_of_pigs_pays_1_more_for_a_finished_city() -> None:
    game = scene(f"{CITY}{PIGS}^/1fNL B^ B^", boxes=BOXES)
    assert final_points(game) == [4, 0]


def test_a_field_without_a_herd_pays_as_usual() -> None:
    assert final_points(scene(f"{CITY}B^/1fNL B^ B^", boxes=BOXES)) == [3, 0]


def test_the_herd_counts_for_the_whole_field_wherever_the_farmer_stands() -> None:
    assert final_points(scene(f"{CITY}B^ {PIGS}^ B^/2fNL", boxes=BOXES)) == [0, 4]


def test_the_herd_counts_for_each_finished_city_of_the_field() -> None:
    board = f"""
        Ev .  Ev
        E^ B^ E^
        {PIGS}^/1fNL B^ B^
    """
    assert final_points(scene(board, boxes=BOXES)) == [8, 0]


def test_an_unfinished_city_is_worth_nothing_to_the_herd() -> None:
    assert final_points(scene(f"E^\n{PIGS}^/1fNL", boxes=BOXES)) == [0, 0]


def test_the_herd_does_not_reach_across_a_road() -> None:
    board = f"""
        Ev
        E^
        U^/1fNL
        {PIGS}^
    """
    assert final_points(scene(board, boxes=BOXES)) == [3, 0]


def test_only_whoever_owns_the_field_gets_the_points() -> None:
    game = scene(f"{CITY}{PIGS}^/1fNL B^/2fNL B^/2fNL", boxes=BOXES)
    assert final_points(game) == [0, 4]


def test_all_owners_of_a_field_get_the_points() -> None:
    assert final_points(scene(f"{CITY}{PIGS}^/1fNL B^/2fNL B^", boxes=BOXES)) == [4, 4]


@pytest.mark.between("traders_and_builders", "games_quarterly")
@pytest.mark.parametrize(("tile", "points"), [("B", 4), (PIGS, 5)])
def test_a_pig_of_his_own_is_counted_besides_the_herd(tile: str, points: int) -> None:
    game = scene(f"{CITY}{tile}^/1fNL/1GfNL B^ B^", boxes=(*BOXES, "traders_and_builders"))
    assert final_points(game) == [points, 0]


@pytest.mark.between("traders_and_builders", "games_quarterly")
def test_a_pig_counts_for_its_owner_and_the_herd_for_everyone_who_owns_the_field() -> None:
    game = scene(f"{CITY}{PIGS}^/1fNL/1GfNL B^/2fNL B^", boxes=(*BOXES, "traders_and_builders"))
    assert final_points(game) == [5, 4]


def test_the_explanation_names_the_herd() -> None:
    game = scene(f"{CITY}{PIGS}^/1fNL B^ B^", boxes=BOXES)
    assert [line.reason for line in game.if_it_ended_now()] == ["1 finished city × 3 + 1 pig herd × 1"]


def test_without_the_option_the_herd_is_only_a_picture() -> None:
    game = scene(f"{CITY}{PIGS}^/1fNL B^ B^", boxes=BOXES, options={"pig_herds": "no"})
    assert final_points(game) == [3, 0]


# -- the tiles ---------------------------------------------------------------------------------


def test_without_a_river_ten_tiles_of_land_join_the_bag_and_two_stay_in_the_box() -> None:
    game = bastide.new_game(boxes=["games_quarterly"], open_draws=True)
    assert drawn(game) == ["D^"]
    assert own_tiles(game) == LAND
    assert sum(game.remaining_tiles().values()) == 71 + 10


@pytest.mark.between("river", "games_quarterly")
def test_with_a_river_its_own_spring_lies_on_the_table_and_the_tile_of_running_water_joins() -> None:
    game = bastide.new_game(boxes=["river", "games_quarterly"], open_draws=True)
    assert drawn(game) == ["river/spring^"]
    assert own_tiles(game) == LAND | {RUN: 1}
    assert bastide.Draw(RUN) in game.options()
    assert not {option.tile for option in game.options() if isinstance(option, bastide.Draw)} & set(LAND)


def test_the_second_spring_is_no_tile_of_the_game() -> None:
    with pytest.raises(bastide.BastideError):
        scene("D^", hand=SPRING, boxes=("base", "river", "games_quarterly"))


def test_the_tile_of_running_water_continues_the_river() -> None:
    game = scene("river/spring^ river/bend^", hand=RUN, boxes=("base", "river", "games_quarterly"))
    assert {game.notation(option) for option in game.options()} == {f"{RUN}> 1,1", f"{RUN}< 1,1"}


def test_by_option_no_tile_of_this_box_joins_the_river() -> None:
    game = bastide.new_game(boxes=["river", "games_quarterly"], options={"river_tiles": False}, open_draws=True)
    assert own_tiles(game) == LAND


@pytest.mark.parametrize("seed", range(10))
def test_the_whole_river_is_laid_before_the_land(seed: int) -> None:
    game = bastide.new_game(boxes=["river", "games_quarterly"], seed=seed)
    luck = Luck(seed)
    laid: list[str] = []
    while not game.over:
        if game.hand is not None and not (laid and isinstance(game.options()[0], bastide.PlaceFigure)):
            laid.append(game.hand)
        game.apply(game.state.sample(luck))
    runs = {tile.code: tile.count for tile in tile_set("river").tiles if tile.code != "river/spring"}
    assert Counter(laid[:12]) == Counter(runs | {RUN: 1})
    assert laid[11] == "river/lake"


def test_spring_and_road_part_the_field_of_the_second_spring() -> None:
    fields = [feature for feature in tile_type(SPRING).features if feature.kind == "field"]
    assert [len(field.halves) for field in fields] == [4, 4]


def test_a_herd_of_pigs_grazes_on_one_field_of_the_box() -> None:
    tiles = tile_set("games_quarterly").tiles
    assert [tile.code for tile in tiles for feature in tile.features if feature.mark("pigs") == "true"] == [PIGS]


def test_a_city_that_reaches_the_corner_parts_the_fields() -> None:
    game = scene("games_quarterly/corner_parted^!", boxes=BOXES)
    assert figures_possible(game) == {"knight N", "farmer EL", "farmer SL"}


@pytest.mark.parametrize("seed", range(5))
def test_positions_and_records_keep_the_box(seed: int) -> None:
    game = bastide.new_game(boxes=["river", "games_quarterly"], seed=seed)
    luck = Luck(seed)
    for _ in range(30 + seed):
        game.apply(game.state.sample(luck))
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert set(again.options()) == set(game.options())
    assert bastide.read_record(bastide.write_record(game)).position() == game.position()
