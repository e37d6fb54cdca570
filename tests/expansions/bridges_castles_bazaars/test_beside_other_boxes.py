"""Bridges and castles beside boxes that know nothing of them."""

from __future__ import annotations

import pytest

import bastide
from bastide.expansions.bridges_castles_bazaars.bridges import bridged
from bastide.kernel.catalogue import tile_set
from tests.expansions.bridges_castles_bazaars.tables import BOX, CASTLE, offered
from tests.expansions.count.city import BOXES, beside
from tests.scenes import final_points, scene

LORD = f"bridges 3 3; {CASTLE}"
EMPTY = "bridges 3 3; castles 2 3; castle 0,0 E"
BRIDGE = "bridges 2 3; castles 3 3"
LAKE = "ferries/three_roads"


def table(board: str, other: str, *, memory: str, hand: str, told: str = "", turn: int = 1) -> bastide.Game:
    """A scene with this box and another one."""
    remembered = {BOX: memory, **({other: told} if told else {})}
    return scene(board, hand=hand, boxes=("base", BOX, other), memory=remembered, turn=turn)


@pytest.mark.between("tower", "bridges_castles_bazaars")
def test_no_tower_takes_a_lord() -> None:
    game = table("E> E<\nTI^ .", "tower", memory=LORD, hand="B", told="floors 10 10", turn=2)
    game.play("B^ 0,2; tower_floor @ 0,1")
    assert game.waits_for_chance, "nobody else stands within reach"


@pytest.mark.between("tower", "bridges_castles_bazaars")
def test_a_tower_takes_a_follower_from_a_bridge() -> None:
    game = table("A< B+EW^/1hE .\n. TI^ .", "tower", memory=BRIDGE, hand="B", told="floors 10 10", turn=2)
    game.play("B^ 1,2; tower_floor @ 1,1")
    assert "capture 1 highwayman E @ 1,0" in offered(game)


@pytest.mark.between("princess_and_dragon", "bridges_castles_bazaars")
def test_the_dragon_eats_a_follower_on_a_bridge_but_no_lord() -> None:
    board = "A< B+EW^/1hE .\nB^ B^ ."
    game = table(board, "princess_and_dragon", memory=BRIDGE, hand="BH", told="dragon 1,1", turn=2)
    game.play("BH^ 2,0; -; dragon to 1,0")
    assert game.supply(0)["follower"] == 7
    game = table("E> E<\nB^ B^", "princess_and_dragon", memory=LORD, hand="BH", told="dragon 0,1", turn=2)
    game.play("BH^ 0,2; -; dragon to 0,0")
    assert game.supply(0)["follower"] == 6


@pytest.mark.between("count", "bridges_castles_bazaars")
def test_nobody_leaves_the_city_of_the_count_for_a_town_that_becomes_a_castle() -> None:
    game = beside("E>/2kE .", hand="E", memory="market; 1 follower castle", boxes=(*BOXES, BOX))
    game.play("E< 5,0; -; castle @ 4,0")
    assert game.waits_for_chance


@pytest.mark.between("count", "bridges_castles_bazaars")
def test_points_of_a_castle_are_points_of_the_scoring_for_the_count() -> None:
    game = beside("E> E<", "A< .", hand="A", boxes=(*BOXES, BOX))
    game = bastide.read_position(game.position().replace("castles 3 3", "castles 3 2; castle 4,0 E 2 follower"))
    game.play("A> 5,1; -")
    assert game.scores == (0, 2)
    assert "castle quarter" in offered(game)


@pytest.mark.between("shrines", "bridges_castles_bazaars")
def test_a_finished_shrine_on_one_of_the_six_cells_releases_a_lord() -> None:
    board = "B^ E> E<\nB^ shrines/plain^ E>\nB^ . B^"
    memory = "bridges 3 3; castles 2 3; castle 1,0 E 1 follower"
    game = table(board, "shrines", memory=memory, hand="E")
    game.play("Ev 1,2; -")
    assert game.scores == (9, 0)
    assert game.supply(0)["follower"] == 7


@pytest.mark.between("abbey_and_mayor", "bridges_castles_bazaars")
def test_a_castle_is_worth_4_points_to_farmers_where_a_barn_is_placed_and_5_to_the_barn() -> None:
    game = table("E> E<\nB^/2fNL B^\nB^ .", "abbey_and_mayor", memory=EMPTY, hand="B")
    game.play("B^ 1,2; barn farmer NL")
    assert game.scores == (0, 4)
    assert final_points(game) == [5, 0]


@pytest.mark.between("crop_circles", "bridges_castles_bazaars")
def test_a_lord_is_no_knight_for_a_crop_circle_and_a_follower_on_a_bridge_is_a_highwayman() -> None:
    game = table("E> E<", "crop_circles", memory=LORD, hand="crop_circles/two_cities_shield")
    game.play("crop_circles/two_cities_shield> 0,1; -")
    assert game.waits_for_chance, "nobody is meant"
    game = table("A< B+EW^/1hE .\nB^ B^ .", "crop_circles", memory=BRIDGE, hand="crop_circles/curve_club")
    game.play("crop_circles/curve_club^ 0,2; -")
    assert not game.waits_for_chance


@pytest.mark.between("bridges_castles_bazaars", "ferries")
def test_the_first_ferry_is_also_looked_for_across_a_bridge() -> None:
    game = table(f"{LAKE}^ B+EW^ .", "ferries", memory=BRIDGE, hand="U", told="EW 0,0")
    game.play("U^ 2,0; -")
    assert [text for text in offered(game) if text.startswith("ferry")] == ["ferry ES @ 0,0", "ferry SW @ 0,0"]


@pytest.mark.between("bridges_castles_bazaars", "mage_and_witch")
def test_a_bridge_may_be_built_before_mage_or_witch_moves_and_is_a_place_for_them() -> None:
    tile = "mage_and_witch/two_cities"
    game = scene("Ev", hand=tile, boxes=("base", BOX, "mage_and_witch"))
    game.play(f"{tile}^ 0,1")
    assert offered(game) == ["mage knight S", "witch knight S", "bridge EW @ 0,1", "bridge EW @ 0,0"]
    game.play("bridge EW @ 0,1")
    assert offered(game) == ["mage knight S", "witch knight S", "mage highwayman E", "witch highwayman E"]
    game.play("mage highwayman E")
    assert "highwayman E" in offered(game)


@pytest.mark.between("bridges_castles_bazaars", "mage_and_witch")
def test_mage_and_witch_leave_a_town_that_becomes_a_castle() -> None:
    game = scene(
        "E>/1kE .", hand="E", boxes=("base", BOX, "mage_and_witch"), memory={"mage_and_witch": "mage city E 0 0"}
    )
    game.play("E< 1,0; -; castle @ 0,0")
    assert "mage_and_witch" not in "\n".join(game.position().splitlines()[5:])


@pytest.mark.between("bridges_castles_bazaars", "mage_and_witch")
def test_a_lord_gets_what_a_road_is_worth_with_the_mage() -> None:
    game = table("E> E<\nA< .", "mage_and_witch", memory=LORD, hand="A", told="mage road E 0 1")
    game.play("A> 1,1; -")
    assert game.scores == (4, 0)


@pytest.mark.between("count", "bridges_castles_bazaars", "school")
@pytest.mark.parametrize("block", ["count", "school"])
def test_no_bridge_stands_on_tiles_of_a_fixed_block(block: str) -> None:
    assert not [tile.id for tile in tile_set(block).tiles if bridged(tile)]


@pytest.mark.between("tunnel", "bridges_castles_bazaars")
def test_a_road_over_a_bridge_to_a_mouth_without_a_token_is_not_finished() -> None:
    game = table("tunnel/city_two_mouths^ B+EW^/1hE .", "tunnel", memory=BRIDGE, hand="A")
    game.play("A> 2,0; -; -")
    assert game.scores == (0, 0)
    assert final_points(game) == [3, 0]


def test_whoever_has_no_follower_left_may_still_build_a_bridge() -> None:
    game = scene("B^/1m A<", hand="E", boxes=("base", BOX), options={"followers": "1"})
    game.play("Ev 0,1")
    assert "bridge EW @ 0,1" in offered(game)
    assert not [text for text in offered(game) if "knight" in text]


@pytest.mark.between("abbey_and_mayor", "bridges_castles_bazaars")
def test_a_finished_abbey_on_one_of_the_six_cells_pays_the_lord_though_nobody_is_in_it() -> None:
    abbey = "abbey_and_mayor/abbey"
    remembered = {BOX: "bridges 3 3; castles 2 3; castle 1,0 E 1 follower"}
    boxes = ("base x2", BOX, "abbey_and_mayor")
    game = scene("B^ E> E<\nB^ . B^\nB^ B^ B^", boxes=boxes, memory=remembered, phase="lay_abbey")
    game.play(f"{abbey}^ 1,1; -")
    assert (game.scores, game.supply(0)["follower"]) == ((9, 0), 7)


@pytest.mark.between("princess_and_dragon", "bridges_castles_bazaars")
def test_the_lord_gets_the_points_of_a_feature_without_those_of_the_fairy() -> None:
    fairy = "fairy 0,1 with 2 follower road E"
    game = table("E> E<\nA</2hE .", "princess_and_dragon", memory=LORD, hand="A", told=fairy)
    game.play("A> 1,1; -")
    assert game.scores == (2, 5)


@pytest.mark.between("traders_and_builders", "bridges_castles_bazaars")
def test_goods_of_a_city_go_to_whoever_finishes_it_and_not_to_the_lord_beside_it() -> None:
    game = table("E> E< .\nE> HQ^ .", "traders_and_builders", memory=LORD, hand="E", turn=2)
    game.play("E< 2,1; -")
    assert game.scores == (6, 0)
    assert "traders_and_builders: 0 0; 0 1, 0 0, 0 0\n" in game.position(), "a token of wine for Blue"


@pytest.mark.between("mage_and_witch", "bridges_castles_bazaars")
def test_a_lord_gets_half_of_what_a_road_with_the_witch_is_worth() -> None:
    game = table("E> E<\nA< .", "mage_and_witch", memory=LORD, hand="A", told="witch road E 0 1")
    game.play("A> 1,1; -")
    assert game.scores == (1, 0)


@pytest.mark.between("tunnel", "bridges_castles_bazaars")
def test_a_road_that_a_token_finishes_pays_the_lord_on_whose_six_cells_it_lies() -> None:
    board = "E> E<\nA< tunnel/two_mouths>\n. Av"
    game = table(board, "tunnel", memory=LORD, hand="B", told="1 A W 1,1")
    game.play("B^ 2,0; -; tunnel A S @ 1,1")
    assert game.scores == (3, 0)


@pytest.mark.between("ferries", "bridges_castles_bazaars")
def test_a_road_that_a_ferry_has_left_pays_the_lord_on_whose_six_cells_it_lies() -> None:
    game = table(f"E> E< .\nA< {LAKE}^ A>\n. U> .", "ferries", memory=LORD, hand="U", told="SW 1,1")
    game.play("U> 1,3; -; ferry EW @ 1,1")
    assert game.scores == (3, 0)


@pytest.mark.between("count", "bridges_castles_bazaars")
def test_payments_of_a_bazaar_are_no_scoring_for_the_count() -> None:
    bazaar = f"{BOX}/field_bazaar"
    game = beside("B^ .", hand=bazaar, boxes=(*BOXES, BOX))
    game.play(f"{bazaar}^ 5,0; -; draw U; draw V; take U; bid 1; bid 2; sell")
    assert (game.scores, game.hand) == ((-2, 2), "V")
    game.play(next(text for text in offered(game) if "bridge" not in text) + "; -")
    assert game.hand == "U", "nobody has sent a follower to the city"


@pytest.mark.between("crop_circles", "bridges_castles_bazaars")
def test_a_crop_circle_on_a_tile_from_a_bazaar_acts_in_that_turn() -> None:
    bazaar, circle = f"{BOX}/field_bazaar", "crop_circles/curve_club"
    game = scene("U^/1hE .\nB^ .", hand=bazaar, boxes=("base", BOX, "crop_circles"))
    game.play(f"{bazaar}^ 1,1; -")
    game.play(f"draw {circle}; draw V; take {circle}; bid 0; -")
    assert (game.to_move, game.hand) == (1, circle)
    game.play(next(text for text in offered(game) if "with bridge" not in text) + "; -")
    assert offered(game) == ["choose 1", "choose 2"]
