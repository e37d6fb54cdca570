"""Bridges (complete rules 4.3, 4.3.1; the box's own rules)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from tests.expansions.bridges_castles_bazaars.tables import BOX, at, bridges, offered
from tests.scenes import final_points


@pytest.mark.parametrize(("players", "each"), [(2, 3), (4, 3), (5, 2), (6, 2)])
def test_up_to_four_players_get_three_bridges_and_three_castles_and_more_players_two(players: int, each: int) -> None:
    supply = bastide.new_game(players=players, boxes=[BOX], seed=1).supply(0)
    assert (supply["bridge"], supply["castle"]) == (each, each)


@pytest.mark.parametrize(
    ("chosen", "each"), [("by_players", 3), ("yes", 3), (True, 3), (6, 6), ("2", 2), (0, 0), ("no", 0), (False, 0)]
)
def test_a_table_may_play_with_more_or_fewer_bridges_and_castles(chosen: str | int, each: int) -> None:
    game = bastide.new_game(players=2, boxes=[BOX], options={"bridges": chosen, "castles": chosen}, seed=1)
    assert [game.supply(0)[piece] for piece in ("bridge", "castle")] == [each, each]


def test_a_bridge_is_built_on_the_tile_just_laid_or_on_one_beside_it() -> None:
    assert bridges(at("U^ U^ U^!")) == ["bridge NS @ 2,0", "bridge NS @ 1,0"]


def test_by_option_a_bridge_that_repairs_nothing_stands_on_the_tile_just_laid() -> None:
    assert bridges(at("U^ U^!", options={"bridges_stand": "on_tile"})) == ["bridge NS @ 1,0"]


def test_both_ends_of_a_bridge_stand_on_field() -> None:
    assert bridges(at("E^!")) == ["bridge EW @ 0,0"]
    assert bridges(at("D^!")) == []


def test_a_bridge_does_not_end_at_the_field_of_a_laid_tile() -> None:
    assert bridges(at("B^ B^!")) == ["bridge NS @ 1,0", "bridge NS @ 0,0"]


def test_one_bridge_is_built_in_a_turn() -> None:
    game = at("U^ U^!", "bridge NS @ 1,0")
    assert bridges(game) == []
    assert game.supply(0)["bridge"] == 2


def test_one_bridge_stands_on_a_tile() -> None:
    game = at("B^!", "bridge NS @ 0,0; -; draw E; E^ 1,0")
    assert bridges(game) == []


def test_a_bridge_comes_besides_tile_and_figure() -> None:
    assert "highwayman E" in offered(at("U^!", "bridge NS @ 0,0"))


def test_a_follower_may_stand_on_a_bridge_on_the_tile_just_laid() -> None:
    assert "highwayman N" in offered(at("U^ U^!", "bridge NS @ 1,0"))


def test_a_follower_does_not_stand_on_a_bridge_beside_the_tile_just_laid() -> None:
    assert not [text for text in offered(at("U^ U^!", "bridge NS @ 0,0")) if "N @" in text]


def test_fields_below_a_bridge_are_not_parted() -> None:
    game = at("B^!", "bridge NS @ 0,0")
    assert [text for text in offered(game) if "farmer" in text] == ["farmer NL"]


def test_a_bridge_may_cross_an_occupied_monastery() -> None:
    assert "bridge NS @ 0,0" in bridges(at("B^/1m E^!"))


def test_a_tile_may_be_laid_so_that_a_road_meets_its_field_if_a_bridge_carries_the_road_on() -> None:
    game = at("A<", hand="B")
    assert "B^ 1,0" not in offered(game)
    game.play("B^ 1,0 with bridge")
    assert game.supply(0)["bridge"] == 2
    assert "highwayman E" in offered(game)


def test_a_road_of_the_tile_may_meet_a_field_that_a_bridge_crosses() -> None:
    game = at("B^", "U^ 1,0 with bridge", hand="U")
    assert game.view().tiles[0].tile == "B+EW"
    assert game.supply(0)["bridge"] == 2


def test_whoever_has_laid_a_tile_with_a_bridge_builds_no_other_in_that_turn() -> None:
    assert bridges(at("A<", "B^ 1,0 with bridge", hand="B")) == []


def test_no_bridge_repairs_a_placement_if_its_other_end_would_meet_a_field() -> None:
    assert "U^ 2,0 with bridge" not in offered(at("B^ B^", hand="U"))


def test_one_bridge_may_carry_on_the_roads_of_two_neighbours() -> None:
    game = at("B^ B^ B^\nA</1hE . A>", "B^ 1,1 with bridge; -", hand="B")
    assert game.scores == (3, 0)


def test_the_bridge_counts_as_a_tile_of_the_road() -> None:
    game = at("A</1hE", "B^ 1,0 with bridge; -; draw A; A> 2,0; -", hand="B")
    assert game.scores == (3, 0)


def test_a_tile_that_fits_only_with_a_bridge_is_not_discarded_but_its_player_may_do_without() -> None:
    game = at("X^", hand="B")
    assert offered(game)[-1] == "-"
    assert all("with bridge" in text for text in offered(game)[:-1])
    game.play("-")
    assert game.waits_for_chance
    assert game.hand is None


def test_whoever_has_no_bridge_cannot_repair_a_placement() -> None:
    game = at("A<", hand="B", options={"bridges": "no"})
    assert bridges(game) == []


def test_a_position_keeps_bridges_and_what_players_have_left() -> None:
    game = at("U^ U^!", "bridge NS @ 1,0")
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert "U+NS" in game.position()


@pytest.mark.parametrize("memory", ["bridges 2 3", "bridges 4 3", "bridges 3", "castles 2 3", "lots C", "nonsense 1"])
def test_a_position_that_contradicts_itself_is_refused(memory: str) -> None:
    with pytest.raises(bastide.Unreadable):
        at("U^!", memory=memory)


def test_an_inn_at_a_road_with_a_bridge_makes_the_bridge_worth_two_points() -> None:
    inn = f"{BOX}/road_bazaar_inn"
    game = at("A</1hE", f"B^ 1,0 with bridge; -; draw {inn}; {inn}> 2,0; -", hand="B")
    assert game.scores == (6, 0)


# -- the box's own rules, sentence by sentence -----------------------------------------------------

BARE = "castles 3 3"


def test_twelve_tiles_are_mixed_with_the_others_and_eight_of_them_show_a_bazaar() -> None:
    tiles = tile_set(BOX).tiles
    assert sum(tile.count for tile in tiles) == 12
    assert sum(tile.count for tile in tiles if tile.symbol("bazaar") == "true") == 8


def test_no_bridge_is_built_on_a_tile_that_touches_the_one_just_laid_only_with_a_corner() -> None:
    assert bridges(at("B^ B^\n. B^!")) == ["bridge EW @ 1,1"]


@pytest.mark.parametrize(("tile", "possible"), [("E^", "EW"), ("U^", "NS")])
def test_no_end_of_a_bridge_stands_on_a_city_or_a_road(tile: str, possible: str) -> None:
    assert bridges(at(f"{tile}!")) == [f"bridge {possible} @ 0,0"]


@pytest.mark.between("river", "bridges_castles_bazaars")
@pytest.mark.between("river_ii", "bridges_castles_bazaars")
@pytest.mark.parametrize(("river", "tile"), [("river", "river/straight"), ("river_ii", "river_ii/monastery")])
def test_no_end_of_a_bridge_stands_on_a_river(river: str, tile: str) -> None:
    assert bridges(at(f"{tile}^!", "", river)) == ["bridge NS @ 0,0"]


def test_nobody_is_placed_on_a_bridge_if_its_road_is_occupied() -> None:
    game = at("A</1hE", "B^ 1,0 with bridge", hand="B", turn=2)
    assert not [text for text in offered(game) if "highwayman" in text]
    assert "monk" in offered(game)


def test_cities_below_a_bridge_are_not_parted() -> None:
    game = at("E>/1kE G^!", "bridge NS @ 1,0; -; draw E; E< 2,0; -")
    assert game.scores == (6, 0)


def test_a_bridge_leads_over_the_city_without_joining_it() -> None:
    game = at("G^!", "bridge NS @ 0,0")
    assert {"knight E", "highwayman N"} <= set(offered(game))


def test_several_bridges_may_stand_side_by_side() -> None:
    game = at("B^ B^!", "bridge NS @ 1,0; -; draw B; B^ -1,0; bridge NS @ 0,0")
    assert [tile.tile for tile in game.view().tiles] == ["B+NS", "B+NS", "B"]


def test_several_bridges_may_follow_each_other() -> None:
    game = at("A</1hE", "B^ 1,0 with bridge; -; draw B; B^ 2,0 with bridge; -; draw A; A> 3,0; -", hand="B")
    assert game.scores == (4, 0)


def test_example_a_bridge_on_the_tile_just_laid_leads_the_road_over_a_new_part_of_the_city() -> None:
    game = at("B^ Ev/1kS\nA</2hE .", "G> 1,1 with bridge; -", hand="G")
    assert (game.scores, game.supply(0)["bridge"]) == ((0, 0), 2)
    game.play("draw A; A> 2,1; -")
    assert game.scores == (0, 3), "the bridge counts 1 like any part of a road"


def test_example_a_bridge_on_the_tile_beside_leads_the_occupied_road_over_a_city() -> None:
    game = at("G>", "U^ 1,0 with bridge; highwayman E", hand="U")
    assert game.view().tiles[0].tile == "G+NS"
    game.play("draw A; A< -1,0; -; draw A; A> 2,0; -")
    assert game.scores == (4, 0)


def test_example_a_bridge_whose_end_would_stand_on_a_road_is_not_allowed() -> None:
    assert not [text for text in bridges(at("U^!")) if "EW" in text]
    assert not [text for text in bridges(at("W^!")) if "NS" in text]


def test_a_tile_with_a_bridge_and_a_part_of_the_same_road_counts_once() -> None:
    board = ". V< V^\nA</1hE U+NS^ V>\n. . ."
    assert at(board, "Av 1,2; -", hand="A", memory=f"bridges 2 3; {BARE}").scores == (6, 0)


def test_whoever_has_built_all_his_bridges_repairs_nothing_but_others_do() -> None:
    board = "B+EW^ B+EW^ B+EW^"
    assert bridges(at(board, hand="U", memory=f"bridges 0 3; {BARE}")) == []
    assert bridges(at(board, hand="U", turn=2, memory=f"bridges 0 3; {BARE}")) != []


def test_all_other_sides_of_a_tile_laid_with_a_bridge_must_fit() -> None:
    game = at("B^ B^ B^\nB^ . E<", hand="U")
    assert not [text for text in bridges(game) if text.startswith("U^ 1,1 ")], "the road would meet a city as well"


def test_an_end_of_a_bridge_where_no_tile_lies_leaves_the_road_open() -> None:
    game = at("A</1hE", "B^ 1,0 with bridge; -", hand="B")
    assert game.scores == (0, 0)
    assert final_points(game) == [2, 0]


def test_a_bridge_that_touches_no_road_is_a_road_of_its_own() -> None:
    game = at("B^!", "bridge EW @ 0,0; highwayman E; draw A; A> 1,0; -; draw A; A< -1,0; -")
    assert game.scores == (3, 0)


def test_another_bridge_may_be_built_with_the_second_tile_of_a_double_turn() -> None:
    game = at("A</1hE/1BhE", "B^ 1,0 with bridge; -; draw B", "traders_and_builders", hand="B")
    assert (game.to_move, "B^ 2,0 with bridge" in offered(game)) == (0, True)


def test_bridges_on_the_table_are_in_front_of_nobody_where_a_position_does_not_say_who_built_them() -> None:
    game = at("B+EW^ B+EW^ B+EW^", hand="U")
    assert [game.supply(player)["bridge"] for player in (0, 1)] == [1, 2]
    assert bastide.read_position(game.position()).position() == game.position()
    with pytest.raises(bastide.Unreadable, match="more bridges than there are"):
        at("B+EW^ B+EW^ B+EW^", hand="U", options={"bridges": "1"})
