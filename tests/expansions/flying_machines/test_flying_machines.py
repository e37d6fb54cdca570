"""The Flying Machines, sentence by sentence (complete rules 1.25 and 4.2.11.1)."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.events import DieRolled, FigureLeft
from bastide.telling import tell_action
from tests.expansions.flying_machines.flights import BOXES, FLY, ROW, TILE, flight, offered
from tests.scenes import drawn, scene

# -- the choice ------------------------------------------------------------------------------------


def test_the_box_has_eight_tiles_and_all_show_a_machine() -> None:
    tiles = tile_set("flying_machines").tiles
    assert sum(tile.count for tile in tiles) == 8
    assert {tile.symbol("flier") for tile in tiles} == {"W", "NW"}


def test_whoever_lays_a_machine_places_a_figure_on_the_tile_or_a_follower_on_the_machine_or_nobody() -> None:
    assert offered(flight("E</1kW/1fNL B^ B^")) == ["-", FLY]
    assert offered(flight("E< B^ B^")) == ["-", "farmer NL", FLY]


def test_whoever_places_a_figure_on_the_tile_does_not_fly() -> None:
    game = flight(ROW, "farmer NL")
    assert game.waits_for_chance
    assert game.state.player == 1


def test_whoever_passes_does_not_fly() -> None:
    game = flight(ROW, "-")
    assert not any(isinstance(event, DieRolled) for event in game.events)


def test_any_follower_may_fly_but_no_special_figure() -> None:
    boxes = ("base", "inns_and_cathedrals", "traders_and_builders", "abbey_and_mayor", "phantom", "flying_machines")
    memory = {"traders_and_builders": "0 0; 0 0, 0 0, 0 0"}
    game = flight("E</1kW/1fNL B^ B^", boxes=boxes, memory=memory)
    fliers = {choice for choice in offered(game) if choice.endswith(FLY)}
    assert fliers == {f"{piece}{FLY}" for piece in ("", "large ", "mayor ", "wagon ", "phantom ")}


def test_whoever_has_no_follower_in_his_supply_cannot_fly() -> None:
    assert flight("E</1kW B^ B^", options={"followers": "1"}).waits_for_chance


def test_a_tile_without_a_machine_lets_nobody_fly() -> None:
    game = scene(ROW, hand="B", boxes=BOXES)
    game.play("B^ 3,0")
    assert FLY not in offered(game)


# -- the die and the direction -----------------------------------------------------------------------


def test_the_die_shows_one_two_or_three_each_as_likely_as_the_others() -> None:
    game = flight(ROW, FLY)
    assert game.waits_for_chance
    assert offered(game) == ["reveal 1", "reveal 2", "reveal 3"]
    state = game.state
    assert {state.phase.weight(state, code) for code in state.legal_codes()} == {1}


def test_what_the_die_shows_is_told() -> None:
    game = flight(ROW, f"{FLY}; reveal 2")
    assert [event for event in game.events if isinstance(event, DieRolled)] == [DieRolled(0, 2)]


@pytest.mark.parametrize(("far", "place"), [(1, "monk @ 2,0"), (2, "monk @ 1,0"), (3, "knight W @ 0,0")])
def test_the_follower_flies_as_many_tiles_as_the_die_shows_in_a_straight_line(far: int, place: str) -> None:
    assert offered(flight(ROW, f"{FLY}; reveal {far}")) == [place]


@pytest.mark.parametrize(
    ("tile", "place"),
    [
        ("field_w^", "0,1"),
        ("field_w>", "1,0"),
        ("field_wv", "2,1"),
        ("field_w<", "1,2"),
        ("field_nw^", "0,0"),
        ("field_nw>", "2,0"),
        ("field_nwv", "2,2"),
        ("field_nw<", "0,2"),
    ],
)
def test_the_machine_turns_with_its_tile_and_points_across_down_or_along_a_diagonal(tile: str, place: str) -> None:
    ring = "B^ B^ B^\nB^ . B^\nB^ B^ B^"
    game = flight(ring, f"{FLY}; reveal 1", tile=f"flying_machines/{tile} 1,1", boxes=("base x3", "flying_machines"))
    assert offered(game) == [f"monk @ {place}"]


def test_on_a_diagonal_each_step_goes_one_column_and_one_row() -> None:
    board = "B^ . .\nB^ B^ .\nB^ B^ ."
    game = flight(board, f"{FLY}; reveal 2", tile="flying_machines/field_nw^ 2,2", boxes=("base x2", "flying_machines"))
    assert offered(game) == ["monk @ 0,0"]


def test_gaps_below_do_not_matter() -> None:
    board = "E^ . B^\nB^ B^ B^"
    game = flight(board, f"{FLY}; reveal 3", boxes=("base x2", "flying_machines"))
    assert offered(game) == ["knight N @ 0,0"]


# -- the landing -------------------------------------------------------------------------------------


def test_the_follower_must_land_if_he_can() -> None:
    game = flight(ROW, f"{FLY}; reveal 1")
    assert game.to_move == 0
    refusal = game.why_not("-")
    assert refusal is not None
    assert refusal.code == "must_choose"


def test_the_player_chooses_on_which_feature_of_the_tile() -> None:
    game = flight("A^/2m", f"{FLY}; reveal 1", tile=f"{TILE}^ 1,0")
    assert offered(game) == ["highwayman S @ 0,0", "monk @ 0,0"]


def test_the_follower_stands_where_he_has_landed() -> None:
    game = flight(ROW, f"{FLY}; reveal 2; monk @ 1,0")
    assert drawn(game) == [f"E< B^/1m B^ {TILE}^"]
    assert game.supply(0) == {"follower": 6}
    assert game.waits_for_chance
    assert game.state.player == 1


def test_he_may_land_where_somebody_stands_of_any_player() -> None:
    game = flight("E</2kW/2kW B^/1m B^/2m", f"{FLY}; reveal 3")
    assert offered(game) == ["knight W @ 0,0"]
    game.play("knight W @ 0,0")
    assert drawn(game)[0].startswith("E</1kW/2kW/2kW ")


@pytest.mark.parametrize(("far", "row"), [(1, "E< B^/1m B^/1m/2m"), (2, "E< B^/1m/1m B^/2m")])
def test_two_followers_may_stand_on_one_monastery(far: int, row: str) -> None:
    game = flight("E< B^/1m B^/2m", f"{FLY}; reveal {far}")
    game.play(offered(game)[0])
    assert drawn(game) == [f"{row} {TILE}^"]


def test_a_monastery_with_two_monks_is_decided_like_a_city_and_a_tie_pays_both() -> None:
    game = scene("B^ B^ B^\nB^ B^/1m/2m B^\nB^ B^ .", hand="B", boxes=("base x3",))
    game.play("B^ 2,2; -")
    assert game.scores == (9, 9)


def test_nobody_lands_on_a_field_even_if_it_is_free() -> None:
    game = flight("E^ E^", f"{FLY}; reveal 1", tile=f"{TILE}^ 2,0")
    assert offered(game) == ["knight N @ 1,0"]


def test_nobody_lands_on_what_is_finished() -> None:
    game = flight("E>/2fSL E<", f"{FLY}; reveal 1", tile=f"{TILE}^ 2,0")
    assert game.waits_for_chance
    assert game.supply(0) == {"follower": 7}


def test_whoever_finds_no_tile_returns_to_his_supply() -> None:
    game = flight("B^", f"{FLY}; reveal 2", tile=f"{TILE}^ 1,0")
    assert game.supply(0) == {"follower": 7}
    assert [(event.piece, event.why) for event in game.events if isinstance(event, FigureLeft)] == [
        ("follower", "taken_back")
    ]


def test_whoever_cannot_land_places_nobody_else_in_this_turn() -> None:
    game = flight("B^", f"{FLY}; reveal 3", tile=f"{TILE}^ 1,0")
    assert game.waits_for_chance
    assert game.state.player == 1


def test_what_is_unfinished_is_judged_with_the_tile_laid() -> None:
    ring = "B^ B^ B^\n. B^ B^\nB^ B^ B^"
    game = flight(ring, f"{FLY}; reveal 1", tile=f"{TILE}v 0,1", boxes=("base x3", "flying_machines"))
    assert game.waits_for_chance
    assert game.supply(0) == {"follower": 7}


def test_whoever_lands_counts_for_the_majority() -> None:
    game = flight("E</2kW B^ B^", f"{FLY}; reveal 3; knight W @ 0,0")
    game.play("draw E; E> -1,0; -")
    assert game.scores == (4, 4)


# -- options -----------------------------------------------------------------------------------------


def test_the_machines_can_be_switched_off_and_their_tiles_stay() -> None:
    assert FLY not in offered(flight(ROW, options={"flying_machines": "no"}))


# -- positions, undoing, refusals --------------------------------------------------------------------


@pytest.mark.parametrize("moves", ["", FLY, f"{FLY}; reveal 1", f"{FLY}; reveal 1; monk @ 2,0"])
def test_a_position_keeps_the_follower_on_the_machine_and_the_die(moves: str) -> None:
    game = flight(ROW, moves)
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert offered(again) == offered(game)


@pytest.mark.parametrize("memory", ["follower", "follower 4", "follower -1", "builder 1", "nobody 1", "dragon 1"])
def test_a_position_with_nonsense_on_the_machine_is_refused(memory: str) -> None:
    with pytest.raises(bastide.BastideError):
        scene(f"B^ {TILE}^!", boxes=BOXES, memory={"flying_machines": memory}, phase="land_flier")


def test_a_position_without_a_machine_has_nobody_on_one() -> None:
    with pytest.raises(bastide.BastideError):
        scene("B^ B^!", boxes=BOXES, memory={"flying_machines": "follower 1"}, phase="land_flier")


def test_a_flight_can_be_undone_step_by_step() -> None:
    game = flight(ROW)
    before = []
    for move in (FLY, "reveal 1", "monk @ 2,0"):
        before.append(game.position())
        game.play(move)
    while before:
        game.undo()
        assert game.position() == before.pop()


def test_a_seeded_game_rolls_the_die_itself_and_its_record_is_read_again() -> None:
    for seed in range(40):
        game = bastide.new_game(boxes=["flying_machines"], seed=seed)
        while not game.over:
            fly = [option for option in game.options() if game.notation(option) == FLY]
            game.play(fly[0] if fly else game.options()[0])
        if any(isinstance(event, DieRolled) for event in game.events):
            again = bastide.read_record(bastide.write_record(game))
            assert again.events == game.events
            return
    pytest.fail("nobody has flown")


def test_the_board_shows_who_is_on_the_machine() -> None:
    game = flight(ROW, f"{FLY}; reveal 1")
    (flier,) = [figure for figure in game.view().figures if figure.spot == FLY]
    assert (flier.piece, flier.owner, game.view().tiles[flier.laid].x) == ("follower", 0, 3)
    assert "R" in str(game)


def test_the_flight_is_told_in_words() -> None:
    game = flight(ROW)
    assert "follower to the flying machine" in [tell_action(game.state, o, game.players) for o in game.options()]
    game.play(FLY)
    told = [tell_action(game.state, option, game.players) for option in game.options()]
    assert told == [f"fly to a distance of {far}" for far in (1, 2, 3)]
