"""The Plague and other boxes (complete rules 4.2.9.1, 4.2.9.2, 4.2.9.3)."""

from __future__ import annotations

import re

import pytest

import bastide
from tests.expansions.plague.tables import CORNER, OUTBREAK, SOURCE, at_the_beginning, fleas, infested, offered, told
from tests.scenes import empty_bag, figures_possible

PD = "princess_and_dragon"


def holding(tile: str, *boxes: str) -> bastide.Game:
    """Begin a game with some boxes, in which Red has drawn a tile."""
    text = bastide.new_game(boxes=boxes, open_draws=True).position()
    text = re.sub("asked: .*", "asked: Red lay_tile", text)
    return bastide.read_position(re.sub("(turn: .*)", rf"\1\nhand: {tile}", text))


# -- who is not placed beside a source ------------------------------------------------------------------


@pytest.mark.between("plague", "phantom")
def test_no_phantom_is_placed_by_whoever_lays_a_source() -> None:
    game = infested("B^", CORNER, memory="", boxes=("phantom",))
    game.play(f"{CORNER}v 0,1")
    assert game.waits_for_chance


@pytest.mark.between("traders_and_builders", "plague")
def test_a_builder_may_be_placed_by_whoever_lays_a_source() -> None:
    game = infested("Ev/1kS", CORNER, memory="", boxes=("traders_and_builders",))
    game.play(f"{CORNER}^ 0,1")
    assert figures_possible(game) == {"builder knight N"}


@pytest.mark.between("traders_and_builders", "plague")
def test_a_pig_may_be_placed_by_whoever_lays_a_source() -> None:
    game = infested("B^/1fNL", CORNER, memory="", boxes=("traders_and_builders",))
    game.play(f"{CORNER}^ -1,0")
    assert figures_possible(game) == {"pig farmer EL"}


@pytest.mark.between("abbey_and_mayor", "plague")
def test_a_barn_may_be_placed_by_whoever_lays_a_source() -> None:
    game = infested(". B^\nB^ B^", CORNER, memory="", boxes=("abbey_and_mayor",))
    game.play(f"{CORNER}^ 0,0")
    assert figures_possible(game) == {"barn farmer NL @ 1,1"}


@pytest.mark.between("tower", "plague")
def test_a_floor_may_be_laid_by_whoever_lays_a_source_but_no_tower_is_closed() -> None:
    game = infested("TI^", CORNER, memory="", boxes=("tower",), others={"tower": "floors 9 10, tower 0 0 1"})
    game.play(f"{CORNER}v 0,1")
    assert figures_possible(game) == {"tower_floor @ 0,0"}


@pytest.mark.between("princess_and_dragon", "plague")
def test_the_fairy_may_be_moved_by_whoever_lays_a_source() -> None:
    game = infested("B^/1m", CORNER, memory="", boxes=(PD,))
    game.play(f"{CORNER}v 0,1")
    assert figures_possible(game) == {"fairy to monk @ 0,0"}


@pytest.mark.between("wheel_of_fortune", "plague")
def test_no_crown_is_taken_by_whoever_lays_a_source() -> None:
    game = holding("plague/curve", *["wheel_of_fortune", "plague"])
    game.play("plague/curve^ -1,1")
    assert game.waits_for_chance


# -- where no flea is laid ------------------------------------------------------------------------------


@pytest.mark.between("count", "plague")
def test_carcassonne_is_never_infested() -> None:
    game = holding("plague/curve", *["count", "plague"])
    game.play("plague/curve^ -3,0; draw B")
    assert fleas(game) == set()


@pytest.mark.between("wheel_of_fortune", "plague")
def test_the_board_of_the_wheel_is_never_infested() -> None:
    game = holding("plague/curve", *["wheel_of_fortune", "plague"])
    game.play("plague/curve^ -1,1; draw B")
    assert fleas(game) == set()


@pytest.mark.between("princess_and_dragon", "plague")
def test_no_flea_is_laid_where_the_dragon_is_or_the_fairy() -> None:
    game = infested(hand="B", boxes=(PD,), others={PD: "dragon 1,0"})
    assert fleas(game) == {"0,1"}
    game = infested(hand="B", boxes=(PD,), others={PD: "fairy 0,1"})
    assert fleas(game) == {"1,0"}


@pytest.mark.between("princess_and_dragon", "plague")
def test_a_flea_goes_back_to_the_supply_when_the_dragon_comes_to_its_tile() -> None:
    memory = f"{OUTBREAK}; flea 1,0; spread"
    game = infested(hand="BH", memory=memory, boxes=(PD,), others={PD: "dragon 2,0"})
    game.play("BH^ 1,2; -; dragon to 1,0")
    assert "flea 1,0" not in told(game)


@pytest.mark.between("river", "plague")
@pytest.mark.between("river_ii", "plague")
@pytest.mark.parametrize(("river", "tile"), [("river", "river/straight"), ("river_ii", "river_ii/monastery")])
def test_one_flea_infests_both_banks_of_a_river(river: str, tile: str) -> None:
    board = f"{CORNER}> .\n{tile}^/1fNL/2fSL .\n. ."
    game = infested(board, "B", boxes=(river,))
    game.play("flea @ 0,1")
    assert game.supply(0)["follower"] == game.supply(1)["follower"] == 7


@pytest.mark.between("plague", "school")
def test_the_school_can_be_infested() -> None:
    game = holding("plague/crossing", *["plague", "school"])
    game.play("plague/crossing^ -2,1; draw B")
    assert fleas(game) == {"-2,0"}


# -- who goes home --------------------------------------------------------------------------------------


@pytest.mark.between("traders_and_builders", "plague")
def test_builder_and_pig_stay_unless_they_are_alone() -> None:
    board = f"{SOURCE} B^/1fNL/1GfNL B^/1fNL .\nB^ B^ B^ ."
    game = infested(board, "B", boxes=("traders_and_builders",))
    game.play("flea @ 1,0")
    assert game.supply(0)["pig"] == 0
    board = f"{SOURCE} B^/1fNL/1GfNL B^ .\nB^ B^ B^ ."
    game = infested(board, "B", boxes=("traders_and_builders",))
    game.play("flea @ 1,0")
    assert game.supply(0)["pig"] == 1


@pytest.mark.between("tower", "plague")
def test_a_guard_goes_home_from_his_tower_and_it_is_open_again() -> None:
    others = {"tower": "floors 9 10, tower 1 0 1"}
    game = infested(f"{SOURCE} TI^/2g .", "B", boxes=("tower",), others=others)
    game.play("flea @ 1,0; B^ 2,0")
    assert game.supply(1)["follower"] == 7
    assert "tower_floor @ 1,0" in figures_possible(game)


@pytest.mark.between("abbey_and_mayor", "plague")
def test_a_barn_stays_where_a_flea_is_laid() -> None:
    board = f"{SOURCE} B^\nB^ B^/1NfNL"
    game = infested(board, "B", memory=f"{OUTBREAK}; flea 1,0", boxes=("abbey_and_mayor",))
    game.play("flea @ 1,1")
    assert game.supply(0)["barn"] == 0


@pytest.mark.between("bridges_castles_bazaars", "plague")
def test_a_lord_stays_in_his_castle_where_a_flea_is_laid() -> None:
    others = {"bridges_castles_bazaars": "bridges 3 3; castles 2 3; castle 1,0 E 1 follower"}
    game = infested(f"{SOURCE} E> E<", "B", boxes=("bridges_castles_bazaars",), others=others)
    game.play("flea @ 1,0")
    assert game.supply(0)["follower"] == 6


# -- flight ---------------------------------------------------------------------------------------------


@pytest.mark.between("shrines", "plague")
def test_a_heretic_cannot_flee() -> None:
    game = infested(f"{SOURCE} shrines/plain^/1c .", "B", boxes=("shrines",))
    assert offered(game, "flee") == set()


@pytest.mark.between("princess_and_dragon", "plague")
def test_nobody_flees_to_the_dragon() -> None:
    board = f"{SOURCE} B^ .  .\n. U^/1hE U^ U^"
    game = infested(board, "B", boxes=(PD,), others={PD: "dragon 2,1"})
    assert offered(game, "flee") == {"flee highwayman E @ 1,1 to 3,1"}


@pytest.mark.between("traders_and_builders", "plague")
def test_a_double_turn_brings_one_flea_and_one_flight() -> None:
    board = f"{SOURCE} B^ . . .\n. U^/1hE/1BhE U^ . ."
    game = infested(board, "U", boxes=("traders_and_builders",))
    game.play("flee highwayman E @ 1,1 to 2,1; flea @ 1,0; U^ 3,1; -; draw B")
    assert game.state.player == 0
    assert offered(game, "flee") == offered(game, "flea") == set()


@pytest.mark.between("tunnel", "plague")
def test_a_highwayman_flees_through_a_tunnel_once_it_is_dug() -> None:
    board = f"{SOURCE} B^ . .\n. U^/1hE tunnel/city_two_mouths^ U^"
    game = infested(board, "B", boxes=("tunnel",))
    assert offered(game, "flee") == {"flee highwayman E @ 1,1 to 2,1"}
    game = infested(board, "B", boxes=("tunnel",), others={"tunnel": "1 A W 2,1; 1 A E 2,1"})
    assert offered(game, "flee") == {"flee highwayman E @ 1,1 to 2,1", "flee highwayman E @ 1,1 to 3,1"}


@pytest.mark.between("ferries", "plague")
@pytest.mark.parametrize(("ferry", "goals"), [("ES 2,1", {"2,1"}), ("EW 2,1", {"2,1", "3,1"})])
def test_a_highwayman_flees_over_a_lake_where_a_ferry_goes(ferry: str, goals: set[str]) -> None:
    board = f"{SOURCE} B^ . .\n. U^/1hE ferries/three_roads^ U^"
    game = infested(board, "B", boxes=("ferries",), others={"ferries": ferry})
    assert {move.split()[-1] for move in offered(game, "flee")} == goals


@pytest.mark.between("bridges_castles_bazaars", "plague")
def test_a_highwayman_flees_over_a_bridge_and_a_farmer_below_it() -> None:
    board = f"{SOURCE} B^ . .\n. U^/1hE E+EW^ U^\n. . B^/1fNL ."
    others = {"bridges_castles_bazaars": "bridges 2 3; castles 3 3"}
    game = infested(board, "B", boxes=("bridges_castles_bazaars",), others=others)
    assert {"flee highwayman E @ 1,1 to 3,1", "flee farmer NL @ 2,2 to 2,1"} <= offered(game, "flee")


@pytest.mark.between("bridges_castles_bazaars", "plague")
def test_a_follower_on_a_bridge_goes_home_and_can_flee() -> None:
    others = {"bridges_castles_bazaars": "bridges 2 3; castles 3 3"}
    board = f"{SOURCE} B^ .\n. B+EW^/1hE U^"
    game = infested(board, "B", memory=f"{OUTBREAK}; flea 1,0", boxes=("bridges_castles_bazaars",), others=others)
    assert "flee highwayman E @ 1,1 to 2,1" in offered(game, "flee")
    game.play("flea @ 1,1")
    assert game.supply(0)["follower"] == 7


@pytest.mark.between("bridges_castles_bazaars", "plague")
def test_a_lord_cannot_flee() -> None:
    others = {"bridges_castles_bazaars": "bridges 3 3; castles 2 3; castle 1,0 E 1 follower"}
    game = infested(f"{SOURCE} E> E<", "B", boxes=("bridges_castles_bazaars",), others=others)
    assert offered(game, "flee") == set()


@pytest.mark.between("tower", "plague")
def test_a_guard_cannot_flee() -> None:
    others = {"tower": "floors 9 10, tower 1 0 1"}
    game = infested(f"{SOURCE} TI^/1g B^", "B", boxes=("tower",), others=others)
    assert offered(game, "flee") == set()


@pytest.mark.between("abbey_and_mayor", "plague")
def test_mayors_and_wagons_go_home_and_flee_like_any_follower() -> None:
    board = f"{SOURCE} B^ . .\n. U^/1WhE U^ .\n. Ev . .\n. G>/1MkN . ."
    game = infested(board, "B", memory=f"{OUTBREAK}; flea 1,0", boxes=("abbey_and_mayor",))
    moves = {"flee wagon highwayman E @ 1,1 to 2,1", "flee mayor knight N @ 1,3 to 1,2"}
    assert offered(game, "flee") == moves
    game.play("flea @ 1,1")
    assert game.supply(0)["wagon"] == 1


@pytest.mark.between("abbey_and_mayor", "plague")
def test_a_wagon_drives_on_in_the_turn_of_a_source() -> None:
    game = infested("W^/1WhE", "plague/crossing", memory="", boxes=("abbey_and_mayor",))
    game.play("plague/crossing^ 1,0; wagon highwayman N")
    assert [figure.piece for figure in game.view().figures] == ["wagon"]


@pytest.mark.between("abbey_and_mayor", "plague")
def test_a_flea_is_due_in_the_turn_of_an_abbey_but_none_for_the_last_abbeys() -> None:
    board = f"{SOURCE} B^ B^\nB^ . B^\nB^ B^ ."
    game = infested(board, "B", boxes=("abbey_and_mayor",))
    game.play("B^ 2,2; -; flea @ 0,1; abbey_and_mayor/abbey^ 1,1; -")
    assert game.state.player == 1
    assert fleas(game) == {"1,0", "0,2", "1,1"}
    game = infested(board, "B", boxes=("abbey_and_mayor",))
    empty_bag(game)
    game.play("B^ 2,2; -; flea @ 1,0; abbey_and_mayor/abbey^ 1,1")
    assert offered(game, "flea") == set()
    game.play("-")
    assert game.over


@pytest.mark.between("abbey_and_mayor", "plague")
def test_nobody_lays_fleas_or_flees_for_the_last_abbeys_where_the_tiles_that_were_left_fit_nowhere() -> None:
    game = infested(f"{SOURCE} B^ B^/2fNL\nB^ . B^\nB^ B^ .", "B", boxes=("abbey_and_mayor",))
    empty_bag(game, "X")
    game.play("B^ 2,2; -; flea @ 1,0; -; draw X")
    assert figures_possible(game) == {f"abbey_and_mayor/abbey{turn} 1,1" for turn in "^>v<"}
    game.play("abbey_and_mayor/abbey^ 1,1")
    assert figures_possible(game) == {"monk", "wagon monk"}
    game.play("-")
    assert game.over


@pytest.mark.between("traders_and_builders", "plague")
def test_whoever_lays_a_source_in_the_first_part_of_a_double_turn_lays_no_flea_in_the_second() -> None:
    board = "U^/1hE/1BhE ."
    game = infested(board, "plague/curve", memory="", boxes=("traders_and_builders",))
    game.play("plague/curve^ 1,0; draw B")
    assert game.state.player == 0
    assert "monk" not in figures_possible(game)
    game.play("B^ 0,1")
    assert "monk" in figures_possible(game), "a follower may be placed on the second tile"
    game.play("-; draw B")
    assert game.state.player == 1


@pytest.mark.between("princess_and_dragon", "plague")
def test_the_fairy_stays_behind_when_her_follower_flees() -> None:
    board = f"{SOURCE} B^ .  .\n. U^/1hE U^ U^"
    game = infested(board, "B", boxes=(PD,), others={PD: "fairy 1,1 with 1 follower road E"})
    game.play("flee highwayman E @ 1,1 to 2,1")
    assert f"{PD}: fairy 1,1\n" in game.position()


@pytest.mark.between("princess_and_dragon", "plague")
def test_the_fairy_is_with_nobody_when_her_follower_flees_back_to_her_tile() -> None:
    board = f"{SOURCE} B^ .  .\n. U^/1hE U^ U^"
    game = infested(board, "B", boxes=(PD,), others={PD: "fairy 1,1 with 1 follower road E"})
    game.play("flee highwayman E @ 1,1 to 2,1; B^ 1,-1; -; flea @ 1,0")
    game.play("draw B; B^ 2,-1; -; flea @ 1,-1")
    game.play("draw B; flee highwayman E @ 2,1 to 1,1; B^ 3,2; -; flea @ 2,-1")
    assert f"{PD}: fairy 1,1\n" in game.position()
    game.play("draw B; B^ 2,0; -; flea @ 2,0")
    assert game.scores == (0, 0)


@pytest.mark.between("princess_and_dragon", "plague")
@pytest.mark.parametrize("who", ["dragon", "fairy"])
def test_a_refusal_says_that_dragon_and_fairy_keep_fleas_away(who: str) -> None:
    refusal = infested(hand="B", boxes=(PD,), others={PD: f"{who} 1,0"}).why_not("flea @ 1,0")
    assert refusal is not None
    assert refusal.code == "plague_kept_away"


@pytest.mark.between("princess_and_dragon", "plague")
def test_dragon_tiles_that_are_set_aside_and_come_back_are_among_the_first_17_tiles() -> None:
    game = bastide.new_game(boxes=["plague", PD], open_draws=True)
    first = ["BG", "BG", "B", "B2"]
    for number in range(17):
        assert not [code for code in map(game.notation, game.options()) if "plague/" in code]
        game.play(f"draw {first[number]}" if number < len(first) else game.options()[0])
        while not game.waits_for_chance:
            game.play(game.options()[0])
    assert [code for code in map(game.notation, game.options()) if "plague/" in code]


@pytest.mark.between("phantom", "plague")
def test_a_phantom_goes_home_and_flees_like_any_follower() -> None:
    game = infested(f"{SOURCE} B^ .\n. U^/1PhE U^", "B", memory=f"{OUTBREAK}; flea 1,0", boxes=("phantom",))
    assert offered(game, "flee") == {"flee phantom highwayman E @ 1,1 to 2,1"}
    game.play("flea @ 1,1")
    assert game.supply(0)["phantom"] == 1


@pytest.mark.between("count", "plague")
def test_followers_in_quarters_stay_there_and_cannot_flee() -> None:
    game = holding("plague/curve", *["count", "plague"])
    text = re.sub("count: .*", "count: castle; 1 follower market, 2 follower castle", game.position())
    game = bastide.read_position(text)
    game.play("plague/curve^ -3,0; draw B")
    assert offered(game, "flee") == set()
    assert [figure.spot for figure in game.view().figures] == ["castle quarter", "market quarter"]


@pytest.mark.between("messages", "plague")
def test_the_other_tile_of_message_7_is_part_of_the_same_turn_with_one_flea() -> None:
    game = infested(
        f"{SOURCE} B^ B^ .\nB^ E>/1kE . .", "E", boxes=("messages",), others={"score_track": "messengers 1 0"}
    )
    game.play("flea @ 1,0; E< 2,1; -; choose 1; reveal 7; choose 7; draw B")
    assert game.state.player == 0
    assert fleas(game) == set()


@pytest.mark.between("inns_and_cathedrals", "plague")
def test_a_large_follower_flees_and_goes_home_like_a_small_one() -> None:
    game = infested(f"{SOURCE} B^ .\n. U^/1LhE U^", "B", memory=f"{OUTBREAK}; flea 1,0", boxes=("inns_and_cathedrals",))
    assert offered(game, "flee") == {"flee large highwayman E @ 1,1 to 2,1"}
    game.play("flea @ 1,1")
    assert game.supply(0)["large_follower"] == 1


@pytest.mark.between("plague", "flying_machines")
@pytest.mark.parametrize(("tiles", "landing"), [("open", {"monk @ 1,0"}), ("closed", set())])
def test_a_flight_may_end_on_an_infested_tile_unless_such_tiles_are_closed(tiles: str, landing: set[str]) -> None:
    machine = "flying_machines/field_w"
    options = {"infested_tiles": tiles}
    memory = f"{OUTBREAK}; flea 1,0; spread"
    game = infested(f"{SOURCE} B^", machine, memory=memory, boxes=("flying_machines",), options=options)
    game.play(f"{machine}^ 2,0; flying machine; reveal 1")
    assert {text for text in map(game.notation, game.options()) if "@ 1,0" in text} == landing


@pytest.mark.between("plague", "robbers")
def test_robbers_are_out_of_reach_of_the_plague() -> None:
    game = infested(hand="B", boxes=("robbers",), others={"robbers": "1 0"}, options={"plague_takes": "figures"})
    game.play("flea @ 1,0; B^ 3,0; -")
    assert [each.piece for each in game.view().markers if each.piece == "robber"] == ["robber"]


@pytest.mark.between("plague", "gold_mines")
def test_gold_stays_on_an_infested_tile() -> None:
    game = infested(hand="B", boxes=("gold_mines",), others={"gold_mines": "2 at 1,0"})
    game.play("flea @ 1,0")
    assert [(each.x, each.count) for each in game.view().loose if each.piece == "gold"] == [(1, 2)]


@pytest.mark.between("princess_and_dragon", "plague")
def test_the_fairy_may_come_to_a_tile_with_a_flea() -> None:
    game = infested(hand="B", memory=f"{OUTBREAK}; flea 1,0", boxes=(PD,), others={PD: "fairy 1,0"})
    assert bastide.read_position(game.position()).position() == game.position()


@pytest.mark.between("plague", "festival")
def test_a_festival_takes_followers_back_from_infested_tiles_too() -> None:
    tile = "festival/city_road_s"
    game = infested(
        f"{SOURCE} E>/1kE .", tile, memory=f"{OUTBREAK}; flea 1,0; spread", boxes=("festival",), moves=f"{tile}> 1,1"
    )
    assert "back knight E @ 1,0" in offered(game, "back")


# -- before the draw ------------------------------------------------------------------------------------


@pytest.mark.between("plague", "messages")
def test_nobody_lays_a_flea_or_flees_while_the_points_that_a_turn_begins_with_are_walked() -> None:
    game = at_the_beginning()
    assert {game.notation(option) for option in game.options()} == {"choose 0", "choose 1"}
    game.play("choose 0; reveal 5")
    assert {game.notation(option) for option in game.options()} == {"choose 0"}
    game.play("choose 0")
    assert {game.notation(option) for option in game.options()} == {"choose 0", "choose 1"}
    game.play("choose 0")
    assert game.waits_for_chance
    game.play("draw B")
    assert fleas(game) == {"0,1"}
    assert offered(game, "flee") == {"flee highwayman E @ 2,2 to 3,2"}


@pytest.mark.between("plague", "messages")
@pytest.mark.parametrize("too_early", ["flea @ 0,1", "flee highwayman E @ 2,2 to 3,2"])
def test_a_refusal_says_that_the_tile_of_the_turn_is_drawn_first(too_early: str) -> None:
    refusal = at_the_beginning().why_not(too_early)
    assert refusal is not None
    assert refusal.code == "plague_too_early"
