"""The princess, sentence by sentence (complete rules 4.2.4.4)."""

from __future__ import annotations

import pytest

from tests.expansions.princess_and_dragon.tables import WITH_BUILDERS, WITH_PHANTOM, left, table
from tests.scenes import figures_possible

TILE = "BA^ 1,0"
"""A princess in the city of the tile to the west."""


def sent_home(found: set[str]) -> set[str]:
    """Which knights can be sent home."""
    return {each for each in found if each.startswith("home ")}


def test_whoever_brings_a_princess_to_a_city_may_send_a_knight_home_or_go_on_as_ever() -> None:
    game = table("F^/2kE", hand="BA", options={"fairy": "no"})
    game.play(TILE)
    assert figures_possible(game) == {"home 2 knight E @ 0,0", "highwayman E", "farmer EL", "farmer ER"}
    game.play("highwayman E")
    assert left(game) == []


def test_the_knight_goes_back_to_his_owner() -> None:
    game = table("F^/2kE", hand="BA")
    game.play(TILE)
    game.play("home 2 knight E @ 0,0")
    assert left(game) == [(1, "follower", "sent_home")]
    assert game.supply(1) == {"follower": 7}


def test_the_player_may_choose_freely_whose_knight_leaves() -> None:
    game = table("F^/2kE/1kE/3LkE", hand="BA", players=3, boxes=WITH_BUILDERS)
    game.play(TILE)
    knights = {"home 2 knight E @ 0,0", "home 1 knight E @ 0,0", "home 3 large knight E @ 0,0"}
    assert sent_home(figures_possible(game)) == knights
    game.play("home 3 large knight E @ 0,0")
    assert left(game) == [(2, "large_follower", "sent_home")]


def test_only_knights_of_the_city_with_the_princess_leave() -> None:
    game = table("Ev/2kS", hand="BF")
    game.play("BF^ 0,1")
    assert sent_home(figures_possible(game)) == {"home 2 knight S @ 0,0"}
    other = table("Ev/2kS", hand="BF")
    other.play("BFv 0,1")
    assert sent_home(figures_possible(other)) == set(), "the other city of the tile has no princess"


def test_highwaymen_farmers_and_builders_are_not_sent_home() -> None:
    game = table("F^/2kE/2BkE/2fNL", hand="BA", boxes=WITH_BUILDERS)
    game.play(TILE)
    assert sent_home(figures_possible(game)) == {"home 2 knight E @ 0,0"}


def test_with_nobody_in_the_city_the_princess_does_nothing() -> None:
    game = table("F^", hand="BA")
    game.play(TILE)
    assert sent_home(figures_possible(game)) == set()


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_when_a_princess_sends_the_last_knight_of_a_player_home_his_builder_goes_too() -> None:
    game = table("F^/2kE/2BkE", hand="BA", boxes=WITH_BUILDERS)
    game.play(TILE)
    game.play("home 2 knight E @ 0,0")
    assert left(game) == [(1, "follower", "sent_home"), (1, "builder", "lonely")]


def test_whoever_sends_a_knight_home_places_no_figure_and_does_not_move_the_fairy() -> None:
    game = table("F^/2kE/1fNL", hand="BA", boxes=WITH_BUILDERS)
    game.play(TILE)
    assert "fairy to farmer NL @ 0,0" in figures_possible(game)
    game.play("home 2 knight E @ 0,0")
    assert game.waits_for_chance
    assert game.state.player == 1


@pytest.mark.between("princess_and_dragon", "phantom")
def test_after_a_knight_was_sent_home_the_phantom_may_still_be_placed_as_a_second_follower() -> None:
    game = table("F^/2kE", hand="BA", boxes=WITH_PHANTOM)
    game.play(TILE)
    game.play("home 2 knight E @ 0,0")
    assert "phantom knight N" in figures_possible(game), "also in the city that is empty now"


@pytest.mark.between("princess_and_dragon", "phantom")
def test_by_an_option_not_even_the_phantom_follows_a_knight_who_was_sent_home() -> None:
    game = table("F^/2kE", hand="BA", boxes=WITH_PHANTOM, options={"figure_after_princess": "no"})
    game.play(TILE)
    game.play("home 2 knight E @ 0,0")
    assert game.waits_for_chance


def test_a_knight_who_is_sent_home_scores_nothing_in_a_city_that_the_tile_finishes() -> None:
    game = table("Ev/2kS", hand="BD")
    game.play("BD^ 0,1; home 2 knight S @ 0,0")
    assert game.scores == (0, 0)
    normal = table("Ev/2kS", hand="BD")
    normal.play("BD^ 0,1; -")
    assert normal.scores == (0, 4)


def test_by_an_option_a_knight_must_leave_if_there_is_one() -> None:
    must = {"princess_asks": "must"}
    game = table("F^/2kE/1fNL", hand="BA", options=must)
    game.play(TILE)
    assert [game.notation(option) for option in game.options()] == ["home 2 knight E @ 0,0"]
    refusal = game.why_not("highwayman E")
    assert refusal is not None
    assert refusal.sentence.startswith("The princess sends a knight home before anything else is chosen")
    free = table("F^/1fNL", hand="BA", options=must)
    free.play(TILE)
    assert "-" in [free.notation(option) for option in free.options()]


def test_princesses_can_be_switched_off_and_their_tiles_stay() -> None:
    game = table("F^/2kE", hand="BA", options={"princesses": "no", "princess_asks": "must"})
    game.play(TILE)
    assert sent_home(figures_possible(game)) == set()
    assert "highwayman E" in figures_possible(game)


# -- tiles (7.4.3) ---------------------------------------------------------------------------------


def test_on_the_tile_with_a_monastery_inside_a_city_a_follower_is_monk_or_knight() -> None:
    game = table("E>", hand="BO")
    game.play("BO^ 1,0")
    assert {"monk", "knight N"} <= figures_possible(game)
    game.play("monk")
    assert "BO^!/1m" in game.position()


def test_a_monk_inside_a_city_is_no_knight_whom_a_princess_sends_home() -> None:
    game = table("BO^/2m", hand="BA")
    game.play("BA^ 1,0")
    assert sent_home(figures_possible(game)) == set()


def test_a_road_goes_on_under_the_city_and_no_field_is_parted_at_its_mouths() -> None:
    game = table("BQ^!")
    assert figures_possible(game) == {"highwayman N", "knight E", "farmer NL", "farmer SL"}
