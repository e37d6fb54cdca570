"""Bazaars (complete rules 4.2.7; the box's own rules with its example)."""

from __future__ import annotations

import pytest

import bastide
from tests.expansions.bridges_castles_bazaars.tables import BOX, at, offered
from tests.scenes import empty_bag, scene

BAZAAR = f"{BOX}/field_bazaar"
OPENED = f"{BAZAAR}^ 1,0; -; draw U; draw V; draw W"


def test_as_many_tiles_are_turned_up_as_there_are_players_and_the_next_player_chooses_one() -> None:
    game = at("B^", OPENED, hand=BAZAAR, players=3)
    assert game.to_move == 1
    assert offered(game) == ["take U", "take V", "take W"]


def test_the_example_of_the_rules() -> None:
    game = at("B^", OPENED, hand=BAZAAR, players=3)
    game.play("take U; bid 2; -; bid 3; buy")
    assert game.scores == (3, -3, 0)
    game.play("take V; bid 2; bid 3; sell")
    assert game.scores == (0, -3, 3)
    assert (game.to_move, game.hand) == (1, "U")
    game.play("U^ 0,1; -")
    assert (game.to_move, game.hand) == (2, "W")
    game.play("W^ 0,2; -" if "W^ 0,2" in offered(game) else offered(game)[0])
    assert game.scores == (0, -3, 3)


def test_whoever_bids_alone_pays_nobody() -> None:
    game = at("B^", OPENED, hand=BAZAAR, players=3)
    game.play("take U; bid 4; -; -")
    assert game.scores == (0, -4, 0)
    assert game.to_move == 2


def test_a_bid_may_be_0_and_must_be_raised() -> None:
    game = at("B^", f"{OPENED}; take U; bid 0", hand=BAZAAR, players=3)
    assert offered(game)[:2] == ["-", "bid 1"]
    assert offered(game)[-1] == "bid 99"


def test_the_question_names_the_tile_that_is_bid_for() -> None:
    game = at("B^", OPENED, hand=BAZAAR, players=3)
    assert game.view().asked.tile is None
    game.play("take V")
    assert game.view().asked.tile == "V"


def test_whoever_has_a_tile_does_not_bid_any_more() -> None:
    game = at("B^", f"{OPENED}; take U; bid 0; -; -; take V; bid 0", hand=BAZAAR, players=3)
    assert game.to_move == 0


def test_no_tile_is_drawn_in_the_round_after_a_bazaar() -> None:
    game = at("B^", f"{BAZAAR}^ 1,0; -; draw U; draw V; take U; bid 1; -", hand=BAZAAR)
    assert (game.to_move, game.hand) == (1, "U")
    game.play("U^ 0,1; -")
    assert (game.to_move, game.hand) == (0, "V")


def test_a_bazaar_that_comes_from_a_bazaar_calls_no_other() -> None:
    other = f"{BOX}/city_full_bazaar"
    game = at("B^ E>", f"{BAZAAR}^ 0,1; -; draw {other}; draw V; take {other}; bid 1; -", hand=BAZAAR)
    game.play(next(text for text in offered(game) if "with bridge" not in text))
    while game.hand is None:
        game.play("-")
    assert (game.to_move, game.hand) == (0, "V")


def test_in_the_variant_everybody_chooses_when_he_lays() -> None:
    game = at("B^", f"{BAZAAR}^ 1,0; -; draw U; draw V", hand=BAZAAR, options={"bazaar": "choose"})
    assert (game.to_move, offered(game)) == (1, ["take U", "take V"])
    game.play("take V")
    assert game.hand == "V"
    game.play(f"{offered(game)[0]}; -")
    assert (game.to_move, game.hand) == (0, "U")


def test_by_option_all_choose_before_anybody_lays() -> None:
    game = at("B^", OPENED, hand=BAZAAR, players=3, options={"bazaar": "choose_first"})
    game.play("take V")
    assert (game.to_move, offered(game)) == (2, ["take U", "take W"])
    game.play("take W")
    assert (game.to_move, game.hand, game.scores) == (1, "V", (0, 0, 0))


def test_without_bazaars_the_symbol_means_nothing() -> None:
    game = at("B^", f"{BAZAAR}^ 1,0; -", hand=BAZAAR, options={"bazaar": "off"})
    assert game.waits_for_chance
    game.play("draw U")
    assert game.hand == "U"


# -- the rules sentence by sentence ----------------------------------------------------------------

ROW = "B^ B^"
TWO = f"{BAZAAR}^ 0,1; -; draw U; draw V"
"""Red lays a bazaar below the first tile, and two tiles are turned up."""


def lay_somewhere(game: bastide.Game) -> None:
    """Lay the tile in hand where it fits without a bridge, and place nobody."""
    game.play(next(text for text in offered(game) if "with bridge" not in text))
    game.play("-")


def test_the_tile_with_a_bazaar_is_laid_as_ever_and_its_turn_is_played_first() -> None:
    tile = f"{BOX}/city_road_bazaar"
    game = at("Ev", f"{tile}^ 0,1", hand=tile)
    assert {"knight N", "highwayman S", "farmer EL"} <= set(offered(game))
    game.play("knight N; -")
    assert game.scores == (4, 0), "the town is scored before anything is turned up"
    game.play("draw U; draw V")
    assert offered(game) == ["take U", "take V"]


def test_a_tile_with_a_bazaar_that_has_lain_there_calls_none() -> None:
    game = at(f"{BAZAAR}^", "B^ 0,1; -", hand="B")
    assert game.position().splitlines()[4:6] == ["asked: chance draw_tile", "turn: Blue 2"]


def test_everybody_else_bids_once_in_turn_order() -> None:
    game = at(ROW, f"{BAZAAR}^ 0,1; -; draw U; draw V; draw W; draw J", hand=BAZAAR, players=4, turn=3)
    asked = []
    for move in ("take U", "bid 1", "bid 2", "-", "bid 3"):
        asked.append(game.to_move)
        game.play(move)
    assert asked == [3, 3, 0, 1, 2]
    assert (game.to_move, offered(game)) == (3, ["sell", "buy"])


def test_whoever_chose_the_tile_buys_it_from_the_highest_bidder_for_his_bid() -> None:
    game = at(ROW, f"{TWO}; take U; bid 1; bid 5; buy", hand=BAZAAR)
    assert (game.scores, game.to_move, game.hand) == ((5, -5), 1, "U")


def test_whoever_chose_the_tile_sells_it_to_the_highest_bidder_for_his_bid() -> None:
    game = at(ROW, f"{TWO}; take U; bid 1; bid 5; sell", hand=BAZAAR)
    assert (game.scores, game.to_move, game.hand) == ((-5, 5), 1, "V")


def test_the_next_player_without_a_tile_chooses_then() -> None:
    game = at(ROW, f"{BAZAAR}^ 0,1; -; draw U; draw V; draw W", hand=BAZAAR, players=3)
    game.play("take U; bid 0; bid 1; -; sell")
    assert game.to_move == 0, "Green has a tile already"


def test_the_last_tile_is_free_for_whoever_has_none() -> None:
    game = at(ROW, f"{TWO}; take U; bid 3; -", hand=BAZAAR)
    assert game.scores == (0, -3)
    game.play("U^ 0,-1; -")
    assert (game.to_move, game.hand, game.scores) == (0, "V", (0, -3))


def test_scores_may_fall_below_0() -> None:
    assert at(ROW, f"{TWO}; take U; bid 99; -", hand=BAZAAR).scores == (0, -99)


def test_everybody_plays_a_normal_turn_with_his_tile_from_the_next_player_on() -> None:
    game = at(ROW, f"{BAZAAR}^ 0,1; -; draw U; draw V; draw W", hand=BAZAAR, players=3, turn=2)
    game.play("take U; bid 0; -; -; take V; bid 0; -")
    turns = []
    for _ in range(3):
        turns.append((game.to_move, game.hand))
        lay_somewhere(game)
    assert turns == [(2, "U"), (0, "V"), (1, "W")]
    assert game.waits_for_chance, "then tiles are drawn as ever"


def test_a_new_bazaar_is_possible_when_all_tiles_have_been_laid() -> None:
    game = at(ROW, f"{TWO}; take U; bid 0; -; U^ 0,-1; -", hand=BAZAAR)
    lay_somewhere(game)
    game.play(f"draw {BOX}/road_bazaar_inn")
    lay_somewhere(game)
    game.play("draw E; draw E")
    assert offered(game) == ["take E"], "alike ones are one choice"


def test_in_the_variant_the_next_players_choose_and_lay_until_all_tiles_are_given() -> None:
    game = at(ROW, f"{BAZAAR}^ 0,1; -; draw U; draw V; draw W", hand=BAZAAR, players=3, options={"bazaar": "choose"})
    assert (game.to_move, offered(game)) == (1, ["take U", "take V", "take W"])
    game.play("take V")
    lay_somewhere(game)
    assert (game.to_move, offered(game)) == (2, ["take U", "take W"])
    game.play("take U")
    lay_somewhere(game)
    assert (game.to_move, game.hand) == (0, "W")
    lay_somewhere(game)
    assert (game.waits_for_chance, game.scores) == (True, (0, 0, 0))


def test_there_is_no_bazaar_if_the_bag_holds_fewer_tiles_than_there_are_players() -> None:
    game = at(ROW, hand=BAZAAR)
    empty_bag(game, "U")
    game.play(f"{BAZAAR}^ 0,1; -; draw U")
    assert (game.to_move, game.hand) == (1, "U")


def test_the_game_ends_when_the_last_tile_of_a_bazaar_is_laid() -> None:
    game = at(ROW, hand=BAZAAR)
    empty_bag(game, "U", "V")
    game.play(f"{TWO}; take U; bid 0; -")
    for _ in range(2):
        assert not game.over
        lay_somewhere(game)
    assert game.over


def test_a_tile_from_a_bazaar_that_fits_nowhere_leaves_the_game_and_another_is_drawn() -> None:
    game = at(ROW, f"{BAZAAR}^ 0,1; -; draw C; draw V; take C; bid 0; -", hand=BAZAAR)
    assert game.waits_for_chance
    game.play("draw E")
    assert (game.to_move, game.hand) == (1, "E")


def test_what_is_drawn_instead_of_a_tile_from_a_bazaar_may_call_another_one() -> None:
    game = at("X^", hand="B", memory="bridges 3 3; castles 3 3; in_hand")
    game.play(f"-; draw {BOX}/two_roads_bazaar")
    lay_somewhere(game)
    game.play("draw U; draw V")
    assert offered(game) == ["take U", "take V"]


def test_two_bazaars_in_one_double_turn_call_one_bazaar() -> None:
    other = f"{BOX}/two_roads_bazaar"
    game = at("A</1hE/1BhE .\nB^ B^", f"{other}> 1,0; -; draw {BAZAAR}", "traders_and_builders", hand=other)
    lay_somewhere(game)
    game.play("draw U; draw V; take U; bid 0; -")
    for _ in range(2):
        lay_somewhere(game)
    assert game.waits_for_chance
    game.play("draw E")
    assert game.hand == "E"


def test_one_player_alone_gets_the_only_tile() -> None:
    game = at(ROW, f"{BAZAAR}^ 0,1; -; draw U", hand=BAZAAR, players=1)
    assert (game.to_move, game.hand, game.scores) == (0, "U", (0,))


def test_six_players_share_six_tiles() -> None:
    draws = "; ".join(f"draw {tile}" for tile in ("U", "V", "W", "J", "K", "D"))
    game = at(ROW, f"{BAZAAR}^ 0,1; -; {draws}", hand=BAZAAR, players=6, turn=6)
    assert (game.to_move, len(offered(game))) == (0, 6)


@pytest.mark.parametrize("moves", ["", "take U", "take U; bid 2", "take U; bid 2; bid 3", "take U; bid 2; -"])
def test_a_position_keeps_a_bazaar_at_every_step(moves: str) -> None:
    game = at(ROW, f"{BAZAAR}^ 0,1; -; draw U; draw V; draw W", hand=BAZAAR, players=3)
    if moves:
        game.play(moves)
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert offered(again) == offered(game)


@pytest.mark.parametrize(
    "bazaar",
    [
        "won C C",
        "won X -; due",
        "lots X -; bids - 1 0 1 0",
        "lots X C; bids X 1 101 1 1",
        "lots X -; won C -; bids - 1 0 1 0",
        "lots X C; bids V 1 1 1 1",
    ],
)
def test_a_position_with_a_bazaar_that_cannot_be_is_refused(bazaar: str) -> None:
    text = at(ROW, hand=BAZAAR).position().replace("corner:", "removed: C X\ncorner:")
    with pytest.raises(bastide.Unreadable):
        bastide.read_position(text.replace("castles 3 3", f"castles 3 3; {bazaar}"))


@pytest.mark.between("bridges_castles_bazaars", "abbey_and_mayor")
def test_no_abbey_is_laid_instead_of_a_tile_from_a_bazaar() -> None:
    game = at("B^ E^ B^\nE< . E>\nB^ Ev .", f"{BAZAAR}^ 2,2; -", "abbey_and_mayor", hand=BAZAAR)
    game.play("draw U; draw V; take U; bid 0; -")
    assert (game.to_move, game.hand) == (1, "U"), "nobody is asked for an abbey, although there is a hole"
    assert not [text for text in offered(game) if "abbey" in text]


@pytest.mark.between("bridges_castles_bazaars", "traders_and_builders")
def test_the_second_tile_of_a_double_turn_is_drawn_and_calls_no_bazaar_while_one_goes_on() -> None:
    board = "A</2hE/2BhE .\nB^ B^"
    game = at(board, f"{BAZAAR}^ 0,2; -; draw U; draw V; take U; bid 0; -", "traders_and_builders", hand=BAZAAR)
    game.play("U^ 1,0; -")
    assert game.waits_for_chance
    game.play(f"draw {BOX}/road_bazaar_inn")
    lay_somewhere(game)
    assert (game.to_move, game.hand) == (0, "V")


@pytest.mark.between("bridges_castles_bazaars", "traders_and_builders", "catapult")
def test_a_second_part_that_draws_nothing_ends_like_any_turn_while_others_hold_tiles_from_a_bazaar() -> None:
    board = "A</2hE/2BhE .\nB^ B^"
    fair = "catapult/road_straight"
    memory = {BOX: "bridges 0 0; castles 3 3; in_hand; won U -"}
    boxes = ("base", BOX, "traders_and_builders", "catapult")
    game = scene(board, hand=fair, turn=2, boxes=boxes, memory=memory, options={"bridges": "0"}, removed="U")
    empty_bag(game, "C")
    game.play(f"{fair}> 1,0; -; draw C")
    assert (game.to_move, offered(game)) == (1, ["choose 0", "choose 1", "choose 2", "choose 3"]), "a round at the fair"


@pytest.mark.between("bridges_castles_bazaars", "princess_and_dragon")
def test_the_fairy_brings_her_point_when_a_turn_with_a_tile_from_a_bazaar_begins() -> None:
    fairy = {"princess_and_dragon": "fairy 0,0 with 2 follower monastery"}
    game = scene("B^/2m B^", hand=BAZAAR, boxes=("base", BOX, "princess_and_dragon"), memory=fairy)
    game.play(f"{TWO}; take U; bid 0; -")
    assert (game.to_move, game.scores) == (1, (0, 1))


@pytest.mark.between("princess_and_dragon", "bridges_castles_bazaars")
def test_a_dragon_tile_of_a_bazaar_that_comes_too_early_is_replaced_by_a_tile_that_may_call_a_bazaar() -> None:
    other = f"{BOX}/city_full_bazaar"
    moves = f"{BAZAAR}^ 1,1; -; draw V; draw BH; take V; bid 0; -; V^ -1,0; -; draw {other}"
    game = at("E^ B^", moves, "princess_and_dragon", hand=BAZAAR)
    assert (game.to_move, game.hand) == (0, other)
    game.play(f"{other}^ 0,-1; -; draw U; draw W")
    assert (game.to_move, offered(game)) == (1, ["take U", "take W"])
