"""The magic portal, sentence by sentence (complete rules 4.2.4.3)."""

from __future__ import annotations

import pytest

from tests.expansions.princess_and_dragon.tables import WITH_BUILDERS, WITH_PHANTOM, table
from tests.scenes import figures_possible


def test_whoever_lays_a_portal_may_place_a_follower_on_any_laid_tile() -> None:
    game = table("B^ B^", hand="BR")
    game.play("BR^ 0,1")
    assert figures_possible(game) >= {"highwayman E", "monk @ 0,0", "monk @ 1,0"}
    game.play("monk @ 1,0")
    assert game.supply(0) == {"follower": 6}
    assert "B^/1m" in game.position()


def test_a_follower_may_also_go_onto_the_portal_tile_itself() -> None:
    game = table("B^", hand="BR")
    game.play("BR^ 0,1; highwayman E")
    assert game.waits_for_chance


def test_a_tile_without_a_portal_takes_followers_itself_only() -> None:
    game = table("B^ B^", hand="W")
    game.play("W^ 0,1")
    assert not {found for found in figures_possible(game) if "@" in found}
    refusal = game.why_not("monk @ 1,0")
    assert refusal is not None
    assert refusal.code == "not_this_tile"


def test_through_the_portal_nobody_goes_where_somebody_stands() -> None:
    game = table("B^/2m B^", hand="BR")
    game.play("BR^ 0,1")
    assert "monk @ 0,0" not in figures_possible(game)
    refusal = game.why_not("monk @ 0,0")
    assert refusal is not None
    assert refusal.code == "occupied"


def test_through_the_portal_nobody_goes_onto_what_is_finished() -> None:
    game = table("Ev B^\nE^ .", hand="BR")
    game.play("BR< 2,0")
    assert not {found for found in figures_possible(game) if found.startswith("knight")}
    refusal = game.why_not("knight S @ 0,0")
    assert refusal is not None
    assert (refusal.code, refusal.sentence[:33]) == ("finished", "The city at (0,0) is finished. Po")


def test_what_the_portal_tile_itself_finishes_can_be_taken_on_it_but_not_elsewhere() -> None:
    game = table("W^ U^ .", hand="BR")
    game.play("BR^ 2,0")
    assert "highwayman W" in figures_possible(game)
    assert "highwayman E @ 1,0" not in figures_possible(game)
    game.play("highwayman W")
    assert game.scores == (3, 0)


def test_every_tile_of_a_feature_is_a_place_of_its_own() -> None:
    game = table("U^ U^ W^", hand="BW")
    game.play("BW^ -1,0")
    roads = {found for found in figures_possible(game) if found.startswith("highwayman") and "@" in found}
    assert roads == {"highwayman E @ 0,0", "highwayman E @ 1,0", "highwayman W @ 2,0"} | {
        "highwayman E @ 2,0",
        "highwayman S @ 2,0",
    }


def test_the_portal_leads_to_no_start_tile() -> None:
    game = table("D^ U^", hand="BR")
    game.play("BR^ 2,0")
    assert not {found for found in figures_possible(game) if found.endswith("@ 0,0")}
    assert "farmer NL @ 1,0" in figures_possible(game)
    refusal = game.why_not("knight N @ 0,0")
    assert refusal is not None
    assert refusal.code == "portal_to_start"


def test_another_tile_with_the_drawing_of_the_start_tile_is_none() -> None:
    game = table("D^ D^", hand="BR")
    game.play("BR^ 2,0")
    assert "knight N @ 1,0" in figures_possible(game)


@pytest.mark.between("river", "princess_and_dragon")
def test_the_portal_leads_to_no_tile_of_the_river() -> None:
    game = table(
        "river/spring^ river/straight^ river/lake^\nB^ . .", hand="BR", boxes=("base", "river", "princess_and_dragon")
    )
    game.play("BR^ 0,2")
    elsewhere = {found for found in figures_possible(game) if "@" in found}
    assert "monk @ 0,1" in elsewhere
    assert all(found.endswith("@ 0,1") for found in elsewhere)


def test_by_an_option_the_portal_leads_to_start_tiles_too() -> None:
    game = table("D^ U^", hand="BR", options={"portals_to_start_tiles": "yes"})
    game.play("BR^ 2,0")
    assert "knight N @ 0,0" in figures_possible(game)


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_followers_may_use_the_portal_but_neither_builder_nor_pig() -> None:
    game = table("U^/1hE\nB^", hand="BR", boxes=WITH_BUILDERS)
    game.play("BR^ 0,2")
    assert {"monk @ 0,1", "large monk @ 0,1"} <= figures_possible(game)
    assert not {found for found in figures_possible(game) if found.startswith(("builder", "pig"))}


@pytest.mark.between("princess_and_dragon", "phantom")
def test_the_first_figure_may_be_placed_as_ever_and_the_phantom_uses_the_portal() -> None:
    game = table("B^ B^", hand="BR", boxes=WITH_PHANTOM)
    game.play("BR^ 0,1; highwayman E")
    assert "phantom monk @ 1,0" in figures_possible(game)
    game.play("phantom monk @ 1,0")
    assert game.supply(0) == {"follower": 6, "phantom": 0}


@pytest.mark.between("princess_and_dragon", "phantom")
def test_one_follower_uses_the_portal_in_a_turn_not_two() -> None:
    game = table("B^ B^", hand="BR", boxes=WITH_PHANTOM)
    game.play("BR^ 0,1; monk @ 1,0")
    assert "phantom highwayman E" in figures_possible(game)
    assert not {found for found in figures_possible(game) if "@" in found}


@pytest.mark.between("princess_and_dragon", "abbey_and_mayor", "phantom")
def test_a_barn_is_no_follower_and_leaves_the_portal_to_the_phantom() -> None:
    game = table("B^ B^ .\n. U^ U^", hand="BT", boxes=(*WITH_PHANTOM, "abbey_and_mayor"))
    game.play("BT< 0,1; barn farmer NL @ 1,1")
    assert "phantom monk @ 0,0" in figures_possible(game)


def test_the_next_portal_can_be_used_again() -> None:
    game = table("B^ B^", hand="BR")
    game.play("BR^ 0,1; monk @ 1,0; draw BW; BW^ 0,2")
    assert "monk @ 0,0" in figures_possible(game)


@pytest.mark.parametrize(("switch", "places"), [("yes", True), ("no", False)])
def test_portals_can_be_switched_off_and_their_tiles_stay(switch: str, places: bool) -> None:  # noqa: FBT001
    game = table("B^ B^", hand="BR", options={"portals": switch})
    game.play("BR^ 0,1")
    assert ("monk @ 1,0" in figures_possible(game)) is places
