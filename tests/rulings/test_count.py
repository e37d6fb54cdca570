"""The Count of Carcassonne with other boxes (complete rules 4.2.1, 4.2.4.2, 4.4.5, 4.6.2.4, 4.6.3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.turn import AFTER_LAST_TURN
from bastide.records.position import phase_name
from bastide.rulebook import rule_set
from bastide.rulings.count import FollowersLeaveTheMarketForABarn, MayorsAndWagonsWaitWhereTheyCanLeave
from tests.expansions.count.city import BOXES, beside, possible, told
from tests.scenes import empty_bag, final_points

if TYPE_CHECKING:
    from collections.abc import Mapping

ABBEY = "abbey_and_mayor/abbey"
ROAD_END = "abbey_and_mayor/road_end"
QUARTERS = ["castle quarter", "cathedral quarter", "market quarter", "smithy quarter"]
BLUES_CITY = "E>/2kE ."
FINISH = "E< 5,0; -"


def finished(box: str, *, memory: str = "castle") -> bastide.Game:
    """Let Red finish a city of Blue in a game with another box."""
    game = beside(BLUES_CITY, hand="E", memory=memory, boxes=(*BOXES, box))
    game.play(FINISH)
    return game


def remembering(game: bastide.Game, line: str) -> bastide.Game:
    """Let another box remember something."""
    return bastide.read_position(game.position().replace("corner:", f"{line}\ncorner:"))


# -- Abbey & Mayor -----------------------------------------------------------------------------------

MAYORS = (*BOXES, "abbey_and_mayor")
WITH_MAYORS = pytest.mark.between("count", "abbey_and_mayor")


@WITH_MAYORS
def test_a_mayor_may_be_sent_to_the_castle_and_nowhere_else() -> None:
    options = possible(finished("abbey_and_mayor"))
    assert [option for option in options if option.startswith("mayor")] == ["mayor castle quarter"]


@WITH_MAYORS
def test_a_wagon_may_be_sent_to_every_quarter_but_the_market() -> None:
    options = possible(finished("abbey_and_mayor"))
    wagons = [option for option in options if option.startswith("wagon")]
    assert wagons == ["wagon castle quarter", "wagon cathedral quarter", "wagon smithy quarter"]


@WITH_MAYORS
def test_no_barn_is_sent_to_the_city() -> None:
    assert not [option for option in possible(finished("abbey_and_mayor")) if "barn" in option]


@WITH_MAYORS
@pytest.mark.parametrize(("middle", "scores"), [("F^", (8, 0)), ("G^", (0, 6))])
def test_a_mayor_who_leaves_the_castle_counts_one_for_each_pennant(middle: str, scores: tuple[int, int]) -> None:
    knights = "/2kE" if middle == "G^" else ""
    board = f"E>{knights} {middle} ."
    game = beside(board, hand="E", memory="market; 1 mayor castle", boxes=MAYORS)
    game.play("E< 6,0; -; mayor knight W")
    assert game.scores == scores


@WITH_MAYORS
def test_a_wagon_that_leaves_a_quarter_counts_like_a_follower() -> None:
    game = finished("abbey_and_mayor", memory="market; 1 wagon castle")
    game.play("wagon knight W")
    assert game.scores == (4, 4)


@WITH_MAYORS
def test_a_wagon_that_left_a_quarter_may_drive_on_after_the_scoring() -> None:
    tile = "abbey_and_mayor/city_road_w"
    game = beside("B^ Ev/2kS", ". .", hand=tile, memory="market; 1 wagon castle", boxes=MAYORS)
    game.play(f"{tile}^ 5,1; -; wagon knight N")
    assert (game.to_move, game.scores) == (0, (4, 4))
    assert possible(game) == ["-", "wagon highwayman W"]


@WITH_MAYORS
def test_no_wagon_drives_into_the_city_of_carcassonne() -> None:
    game = beside(hand="A", memory="market", boxes=MAYORS, options={"wagon_moves": "any_tile"}, south=[". . ."])
    game.play("Av 2,3; wagon highwayman N")
    assert game.scores == (2, 0)
    assert not [option for option in possible(game) if "@" in option]


def abbey_at_the_wall(memory: str) -> bastide.Game:
    """Draw a hole at the eastern wall; an abbey there ends a city of Blue."""
    return beside(
        "B^ B^",
        ". E</2kW",
        "E< B^",
        memory=memory,
        boxes=MAYORS,
        asked="Red lay_abbey",
    )


@WITH_MAYORS
def test_the_city_counts_as_a_side_of_the_hole_for_an_abbey() -> None:
    assert f"{ABBEY}^ 4,1" in possible(abbey_at_the_wall("castle"))


@WITH_MAYORS
def test_whose_abbey_ends_what_pays_others_only_may_send_a_follower_to_a_quarter() -> None:
    game = abbey_at_the_wall("castle")
    game.play(f"{ABBEY}^ 4,1; -")
    assert game.scores == (0, 2)
    assert set(QUARTERS) < set(possible(game))
    game.play("smithy quarter; -")
    assert told(game) == "castle; 1 follower smithy"


@WITH_MAYORS
def test_whose_own_abbey_is_scored_at_once_sends_nobody() -> None:
    game = abbey_at_the_wall("castle")
    game.play(f"{ABBEY}^ 4,1; monk")
    assert game.scores == (9, 2)
    assert game.waits_for_chance


@WITH_MAYORS
def test_followers_join_what_an_abbey_ends() -> None:
    game = abbey_at_the_wall("market; 1 follower castle")
    game.play(f"{ABBEY}^ 4,1; -")
    assert possible(game) == ["-", "knight W @ 5,1"]
    game.play("knight W @ 5,1")
    assert game.scores == (2, 2)


@WITH_MAYORS
def test_whose_abbey_is_laid_after_the_last_tile_may_send_a_follower_before_the_market_opens_for_the_end() -> None:
    game = abbey_at_the_wall("castle; 2 follower market")
    empty_bag(game)
    game = bastide.read_position(game.position().replace("lay_abbey", "lay_last_abbey"))
    empty_bag(game)
    game.play(f"{ABBEY}^ 4,1; -; market quarter; -")
    assert (game.to_move, phase_name(game.state)) == (0, "leave_for_the_end")


@pytest.mark.between("count_king_consorts", "abbey_and_mayor")
def test_rulings_about_a_part_hold_for_the_bundle_too() -> None:
    active = {type(box) for box in rule_set(2, ["count_king_consorts", "abbey_and_mayor"]).boxes}
    assert active >= {MayorsAndWagonsWaitWhereTheyCanLeave, FollowersLeaveTheMarketForABarn}


BARN_SCENE = ("B^/2fNL B^", "B^ .")
"""Blue's farmer at the wall; a tile on 5,1 makes room for a barn."""


def barn(memory: str, options: Mapping[str, str] | None = None) -> bastide.Game:
    """Let Red place a barn on the field where Blue has a farmer."""
    game = beside(*BARN_SCENE, hand="B", memory=memory, boxes=MAYORS, options=options)
    game.play("B^ 5,1; barn farmer NL")
    return game


@WITH_MAYORS
def test_a_barn_that_is_placed_scores_farmers_but_does_not_open_the_market() -> None:
    game = barn("castle; 1 follower market")
    assert phase_name(game.state) == "send_follower"
    assert game.scores == (0, 3)
    assert told(game).startswith("castle; 1 follower market")


@WITH_MAYORS
def test_at_the_end_nobody_goes_from_the_market_to_a_field_with_a_barn() -> None:
    game = beside("B^/1NfNL B^", "B^ B^", memory="castle; 2 follower market", boxes=MAYORS)
    lines = {(line.player, line.points) for line in game.if_it_ended_now()}
    assert lines == {(0, 4)}
    game.state.advance(game.rules.script[game.rules.step_at[AFTER_LAST_TURN]])
    assert possible(game) == ["-", "farmer NL @ 0,0", "farmer SR @ 0,0"], "the fields at the wall, and not the barn's"


@WITH_MAYORS
def test_farmers_who_meet_a_barn_may_be_joined_from_the_market() -> None:
    game = beside(
        "B^ B^ U> U>/2fWL", "B^ B^/1NfNL . .", hand=ROAD_END, memory="castle; 1 follower market", boxes=MAYORS
    )
    game.play(f"{ROAD_END}v 6,1; -")
    assert possible(game) == ["-", "farmer NL"]
    game.play("farmer NL")
    assert game.scores == (1, 1)


@WITH_MAYORS
def test_a_field_without_farmers_is_not_scored_and_nobody_leaves_the_market_for_its_barn() -> None:
    game = beside("B^ B^", "B^ .", hand="B", memory="castle; 1 follower market", boxes=MAYORS)
    game.play("B^ 5,1; barn farmer NL")
    assert game.waits_for_chance
    assert told(game) == "castle; 1 follower market"


@WITH_MAYORS
def test_the_count_keeps_the_market_locked_for_barns_too() -> None:
    game = barn("market; 1 follower market")
    assert phase_name(game.state) == "send_follower"


@WITH_MAYORS
def test_by_option_nobody_leaves_the_market_for_a_barn() -> None:
    game = barn("castle; 1 follower market", {"market_opens": "final_scoring"})
    assert phase_name(game.state) == "send_follower"
    assert game.scores == (0, 3)


@WITH_MAYORS
def test_whose_barn_pays_other_farmers_only_may_send_a_follower_to_a_quarter() -> None:
    game = barn("castle")
    assert game.scores == (0, 3)
    assert set(QUARTERS) < set(possible(game))


@WITH_MAYORS
def test_a_barn_at_the_wall_is_paid_for_the_city_of_carcassonne() -> None:
    game = beside("B^ B^", "B^ B^/1NfNL", boxes=MAYORS)
    assert final_points(game) == [4, 0]


# -- Shrines -----------------------------------------------------------------------------------------

SHRINES = (*BOXES, "shrines")


def finished_shrine(monk: str = "") -> bastide.Game:
    """Let Red close the ring around a shrine where nobody stands."""
    memory = "market; 2 follower cathedral"
    game = beside(f"B^{monk} E^", "shrines/plain^ E>", "E< .", hand="E", memory=memory, boxes=SHRINES)
    game.play("E> 5,2; -")
    return game


@pytest.mark.between("count", "shrines")
def test_followers_leave_the_cathedral_for_a_finished_shrine() -> None:
    game = finished_shrine()
    assert (game.to_move, possible(game)) == (1, ["-", "heretic @ 4,1"])
    game.play("heretic @ 4,1")
    assert game.scores == (0, 9)


@pytest.mark.between("count", "shrines")
def test_a_heretic_who_comes_from_the_cathedral_wins_the_challenge_against_the_monk_beside_him() -> None:
    game = finished_shrine("/1m")
    game.play("heretic @ 4,1")
    assert game.scores == (0, 9)
    assert game.supply(0)["follower"] == 7
    game = finished_shrine("/1m")
    game.play("-")
    assert game.supply(0)["follower"] == 6


# -- Princess & Dragon -------------------------------------------------------------------------------

DRAGONS = (*BOXES, "princess_and_dragon")
WITH_DRAGONS = pytest.mark.between("count", "princess_and_dragon")


@WITH_DRAGONS
def test_the_dragon_does_not_fly_into_the_city_of_carcassonne() -> None:
    game = remembering(beside("B^ B^", hand="BH", boxes=DRAGONS), "princess_and_dragon: dragon 4,0")
    game.play("BH^ 5,1; -")
    assert possible(game) == ["dragon to 5,0"]


@WITH_DRAGONS
def test_the_fairy_goes_to_no_follower_in_a_quarter() -> None:
    game = beside("B^/1m", hand="V", memory="castle; 1 follower smithy", boxes=DRAGONS)
    game.play("V< 4,1")
    assert [option for option in possible(game) if option.startswith("fairy")] == ["fairy to monk @ 4,0"]


@WITH_DRAGONS
@pytest.mark.parametrize("start_tiles", ["yes", "no"])
def test_no_portal_leads_into_the_city_of_carcassonne(start_tiles: str) -> None:
    game = beside("B^", hand="BR", boxes=DRAGONS, options={"portals_to_start_tiles": start_tiles})
    game.play("BR^ 3,-1")
    through = [option.split(" @ ")[1] for option in possible(game) if " @ " in option]
    assert set(through) == {"4,0"}


OPEN_CITY = {"city_tiles": "middle_closed"}
IN_REACH = {"quarters_in_reach": "yes"}


@WITH_DRAGONS
def test_by_option_only_the_middle_of_the_city_is_closed_to_portals_and_the_dragon() -> None:
    options = {"portals_to_start_tiles": "yes", **OPEN_CITY}
    game = beside("B^", hand="BR", boxes=DRAGONS, options=options)
    game.play("BR^ 3,-1")
    through = {option.split(" @ ")[1] for option in possible(game) if " @ " in option}
    assert through == {"4,0", "0,0", "1,0", "2,0", "3,1", "3,2", "2,2", "1,2", "0,2", "0,1"} | {"3,0"}
    game = remembering(beside("B^ B^", hand="BH", boxes=DRAGONS, options=OPEN_CITY), "princess_and_dragon: dragon 4,0")
    game.play("BH^ 5,1; -")
    assert possible(game) == ["dragon to 3,0", "dragon to 5,0"]


@WITH_DRAGONS
def test_by_option_the_fairy_comes_to_followers_in_the_quarters_and_pays_them_where_they_go() -> None:
    game = beside("B^/1m", hand="V", memory="castle; 1 follower smithy", boxes=DRAGONS, options=IN_REACH)
    game.play("V< 4,1")
    assert "fairy to smithy quarter @ 0,0" in possible(game)
    game = beside("E>/2kE .", hand="E", memory="market; 1 follower castle", boxes=DRAGONS, options=IN_REACH)
    game = remembering(game, "princess_and_dragon: fairy 2,1 with 1 follower castle quarter")
    game.play("E< 5,0; -; knight W")
    assert bastide.read_position(game.position()).position() == game.position()
    assert game.scores == (4 + 3, 4)


@pytest.mark.between("count", "festival")
@pytest.mark.parametrize(("options", "reached"), [({}, False), (IN_REACH, True)])
def test_a_festival_takes_nobody_back_from_a_quarter_but_by_option(options: dict[str, str], *, reached: bool) -> None:
    boxes = (*BOXES, "festival")
    game = beside("B^", hand="festival/two_curves", memory="castle; 1 follower smithy", boxes=boxes, options=options)
    game.play("festival/two_curves^ 3,-1")
    assert ("back smithy quarter @ 0,0" in possible(game)) is reached


@pytest.mark.between("count", "tower")
@pytest.mark.parametrize(("tower", "reached"), [("floors 10 10", False), ("floors 9 10, tower 4 1 1", True)])
def test_by_option_a_tower_takes_followers_from_the_quarters_as_from_the_middle_of_the_city(
    tower: str, *, reached: bool
) -> None:
    boxes = (*BOXES, "tower")
    game = beside("B^", "TI^", hand="V", memory="castle; 2 follower castle", boxes=boxes, options=IN_REACH)
    game = remembering(game, f"tower: {tower}")
    game.play("V> 2,-1; tower_floor @ 4,1")
    assert ("capture 2 castle quarter @ 0,0" in possible(game)) is reached


@WITH_MAYORS
def test_by_option_the_market_opens_for_a_barn_that_was_just_placed_and_for_barns_at_the_end() -> None:
    game = barn("castle; 1 follower market", {"market_opens": "any_barn"})
    assert possible(game) == ["-", "farmer NL"]
    options = {"market_opens": "any_barn"}
    game = beside("B^/1NfNL B^", "B^ B^", memory="castle; 2 follower market", boxes=MAYORS, options=options)
    game.state.advance(game.rules.script[game.rules.step_at[AFTER_LAST_TURN]])
    game.play("farmer NR")
    assert game.scores == (4, 1)


def with_fairy(
    city: str, companion: str, boxes: tuple[str, ...] = DRAGONS, options: dict[str, str] | None = None
) -> bastide.Game:
    """Let Red finish a city with the fairy in it."""
    memory = f"princess_and_dragon: fairy 4,0 with {companion} city E"
    game = remembering(beside(city, hand="E", boxes=boxes, options=options), memory)
    game.play("E< 5,0; -")
    return game


@WITH_DRAGONS
def test_whom_the_fairy_pays_for_the_feature_sends_nobody_to_a_quarter() -> None:
    game = with_fairy("E>/1kE/2kE/2kE .", "1 follower")
    assert game.scores == (3, 4)
    assert game.waits_for_chance
    assert phase_name(with_fairy("E>/1kE/2kE/2kE .", "2 follower").state) == "send_follower"


@WITH_DRAGONS
def test_by_an_option_the_points_of_the_fairy_do_not_keep_a_player_from_sending_a_follower() -> None:
    game = with_fairy("E>/1kE/2kE/2kE .", "1 follower", options={"count_minds_fairy": "no"})
    assert game.scores == (3, 4)
    assert phase_name(game.state) == "send_follower"


@pytest.mark.between("count", "princess_and_dragon", "abbey_and_mayor")
def test_points_that_only_the_fairy_brings_to_somebody_else_are_enough_to_send_a_follower() -> None:
    game = with_fairy("E>/2MkE .", "2 mayor", boxes=(*DRAGONS, "abbey_and_mayor"))
    assert game.scores == (0, 3)
    assert phase_name(game.state) == "send_follower"


@WITH_DRAGONS
def test_the_fairys_point_at_the_beginning_of_a_turn_belongs_to_no_scoring() -> None:
    game = beside("E>/2kE .", "B^/1m", hand="V", boxes=DRAGONS, turn=2)
    game = remembering(game, "princess_and_dragon: fairy 4,1 with 1 follower monastery")
    game.play("Vv 0,-1; -; draw E; E< 5,0; -")
    assert game.scores == (1, 4)
    assert phase_name(game.state) == "send_follower"


# -- Tower, Cathars, Phantom -------------------------------------------------------------------------


@pytest.mark.between("count", "tower")
def test_no_tower_captures_a_follower_from_a_quarter() -> None:
    game = beside("TI^ B^/2m", hand="V", memory="castle; 2 follower castle", boxes=(*BOXES, "tower"))
    game = remembering(game, "tower: floors 8 10, tower 4 0 2")
    game.play("V< 4,1; tower_floor @ 4,0")
    assert possible(game) == ["-", "capture 2 monk @ 5,0"]


@pytest.mark.between("count", "tower")
def test_a_prisoner_is_sent_to_a_quarter_only_after_his_ransom() -> None:
    game = beside(BLUES_CITY, hand="E", boxes=(*BOXES, "tower"), options={"followers": "1"})
    game = remembering(game, "tower: floors 10 9, prisoner 2 1 follower")
    game.play(FINISH)
    assert game.scores == (0, 4)
    assert possible(game) == ["-", "free follower from 2"]
    game.play("free follower from 2; castle quarter")
    assert game.scores == (-3, 7)


@pytest.mark.between("count", "tower")
def test_nobody_pays_a_ransom_when_followers_leave_for_the_final_scoring() -> None:
    memory = "castle; 1 follower market"
    game = beside("B^/2fNL", memory=memory, boxes=(*BOXES, "tower"), asked="Red leave_for_the_end")
    game = remembering(game, "tower: floors 10 9, prisoner 2 1 follower")
    assert possible(game) == ["-", "farmer NL @ 0,0", "farmer NR", "farmer SR @ 0,0"]
    refusal = game.why_not("free follower from 2")
    assert refusal is not None
    assert refusal.code == "cannot_free"


@pytest.mark.between("cathars", "count")
def test_nobody_flees_from_a_quarter() -> None:
    boxes = (*BOXES, "cathars")
    memory = "market; 1 follower castle"
    game = beside("B^ cathars/city>/1kE", hand="V", memory=memory, boxes=boxes)
    game.play(next(option for option in possible(game) if option.endswith(" 4,1")))
    game.play("-")
    assert possible(game) == ["-", "back knight E @ 5,0"]


@pytest.mark.between("cathars", "count")
def test_the_city_of_carcassonne_is_never_besieged() -> None:
    besieged = beside("B^/1fNL cathars/city>", boxes=(*BOXES, "cathars"))
    assert final_points(besieged) == [3, 0]


@pytest.mark.between("count", "games_quarterly")
def test_a_herd_makes_the_city_of_carcassonne_worth_more_to_the_fields_at_its_wall() -> None:
    game = beside("games_quarterly/pig_field^/1fNL", boxes=(*BOXES, "games_quarterly"))
    assert final_points(game) == [4, 0]


@pytest.mark.between("count", "phantom")
def test_a_phantom_is_sent_instead_of_another_follower_and_never_besides() -> None:
    game = finished("phantom")
    game.play("phantom castle quarter; -")
    assert game.waits_for_chance
    assert told(game) == "castle; 1 phantom castle"
