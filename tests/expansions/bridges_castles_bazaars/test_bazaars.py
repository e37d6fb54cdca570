"""Bazaars (complete rules 4.2.7; the box's own rules with its example)."""

from __future__ import annotations

from tests.expansions.bridges_castles_bazaars.tables import BOX, at, offered

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
    game = at("B^", f"{BAZAAR}^ 1,0; -", hand=BAZAAR, options={"bazaars": "no"})
    assert game.waits_for_chance
    game.play("draw U")
    assert game.hand == "U"
