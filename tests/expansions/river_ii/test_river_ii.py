"""The River II, sentence by sentence (complete rules 3.1.2.2)."""

from __future__ import annotations

from collections import Counter

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.chance import Luck
from bastide.kernel.events import TileDiscarded, TileDrawn
from tests.scenes import drawn, figures_possible, final_points, scene

BOXES = ("base", "river_ii")
SPRING = "river_ii/spring"
FORK = "river_ii/fork"
BEND = "river_ii/bend"
CITY_LAKE = "river_ii/city_lake"
VOLCANO = "river_ii/lake_volcano"
MONASTERY = "river_ii/monastery"
DRAWN = {tile.code for tile in tile_set("river_ii").tiles} - {SPRING, FORK, VOLCANO}
EITHER_BANK = f"{SPRING}^ {FORK}<"
"""The fork with one arm to the north and one to the south."""
AHEAD = f"{SPRING}^ {FORK}^"
"""The fork with one arm to the north and one straight on to the east."""


def table(board: str, hand: str = "", **options: str) -> bastide.Game:
    """A scene with this box."""
    return scene(board, hand=hand, boxes=BOXES, options=options)


def fork_below(fork: str, hand: str, **options: str) -> bastide.Game:
    """A scene with room to the north of a fork."""
    return table(f". . .\n{fork} .\n. . .", hand, **options)


def places(game: bastide.Game) -> set[str]:
    """Where the tile in hand can be laid: arrow and place."""
    return {game.notation(option).removeprefix(str(game.hand)) for option in game.options()}


def draws(game: bastide.Game) -> set[str]:
    """Every tile that can be drawn now."""
    return {option.tile for option in game.options() if isinstance(option, bastide.Draw)}


# -- setting up --------------------------------------------------------------------------------


def test_the_spring_lies_in_the_middle_of_the_table_at_the_start() -> None:
    game = bastide.new_game(boxes=["river_ii"], open_draws=True)
    assert drawn(game) == [f"{SPRING}^"]
    assert "corner: 0,0" in game.position()
    assert sum(game.remaining_tiles().values()) == 72 + 11


def test_the_first_player_lays_the_fork() -> None:
    game = bastide.new_game(players=3, boxes=["river_ii"], open_draws=True, first=2)
    assert draws(game) == {FORK}
    game.play(f"draw {FORK}")
    assert game.to_move == 2
    assert places(game) == {"^ 1,0", "< 1,0", "v 1,0"}


def test_then_the_players_draw_one_of_the_nine_others_in_turn() -> None:
    game = bastide.new_game(players=3, boxes=["river_ii"], open_draws=True, first=2)
    game.play(f"draw {FORK}; {FORK}< 1,0; -")
    assert draws(game) == DRAWN
    assert len(DRAWN) == 9
    game.play(f"draw {BEND}")
    assert game.to_move == 0


@pytest.mark.parametrize("seed", range(30))
def test_the_volcano_is_drawn_last_and_then_the_normal_game_begins(seed: int) -> None:
    game = bastide.new_game(boxes=["river_ii"], open_draws=True)
    luck = Luck(seed)
    while not draws(game) & {"D", "E"}:
        game.apply(game.state.sample(luck))
    drawn_tiles = [event.tile for event in game.events if isinstance(event, TileDrawn)]
    assert (drawn_tiles[0], drawn_tiles[-1]) == (FORK, VOLCANO)
    assert Counter(drawn_tiles) == Counter([FORK, *DRAWN, VOLCANO])
    assert draws(game) == {tile.code for tile in tile_set("base").tiles}


# -- laying ------------------------------------------------------------------------------------


def test_a_tile_is_laid_at_either_of_the_two_arms() -> None:
    assert places(fork_below(EITHER_BANK, MONASTERY)) == {"> 1,0", "< 1,0", "> 1,2", "< 1,2"}
    assert places(fork_below(AHEAD, MONASTERY)) == {"> 1,0", "< 1,0", "^ 2,1", "v 2,1"}


def test_behind_the_fork_no_arm_turns_back_to_the_spring() -> None:
    assert places(fork_below(EITHER_BANK, BEND)) == {"< 1,0", "v 1,2"}, "only to the east, away from the spring"
    assert places(fork_below(AHEAD, BEND)) == {"< 1,0", "^ 2,1", "> 2,1"}


def test_the_arm_that_goes_straight_on_through_the_fork_may_turn_either_way() -> None:
    mirrored = places(fork_below(f"{SPRING}^ {FORK}v", BEND))
    assert mirrored == {"v 1,2", "^ 2,1", "> 2,1"}


@pytest.mark.parametrize(("bend", "on"), [("river_ii/bend_city<", "^ 2,3"), ("river_ii/bend_pigs^", "< 0,3")])
def test_further_down_an_arm_two_bends_in_a_row_may_not_turn_the_same_way(bend: str, on: str) -> None:
    board = f"""
        .         .
        {SPRING}^ {FORK}<
        .         {MONASTERY}>
        .         {bend}
    """
    assert places(table(board, BEND)) == {"< 1,0", on}


MEETING = f"""
    .         {BEND}<   {{}}
    {SPRING}^ {FORK}^   river_ii/bend_pigs^
"""
"""Both arms flow to the cell in the north-east."""


def test_the_arms_may_not_be_joined() -> None:
    game = table(MEETING.format("."))
    before = drawn(game)
    game.play("draw river_ii/bend_road")
    assert drawn(game) == before, "it would fit, but it has left the game"
    assert game.events[-1] == TileDiscarded(0, "river_ii/bend_road")
    table(MEETING.format("river_ii/bend_road^"))


def test_a_tile_may_lie_beside_the_other_arm_without_joining_it() -> None:
    board = f"""
        .         {BEND}<    .
        {SPRING}^ {FORK}^    {MONASTERY}^
    """
    assert "^ 2,0" in places(table(board, "river_ii/city_lake"))


def test_the_lake_at_the_city_ends_one_arm_and_the_river_goes_on_at_the_other() -> None:
    assert places(fork_below(EITHER_BANK, CITY_LAKE)) == {"< 1,0", "> 1,2"}
    board = f". {CITY_LAKE}<\n{EITHER_BANK}\n. ."
    assert places(table(board, MONASTERY)) == {"> 1,2", "< 1,2"}


def test_by_option_the_river_keeps_clear_of_everything_ahead_of_it() -> None:
    board = f"""
        .         .        .
        {SPRING}^ {FORK}^  {MONASTERY}^
        .         .        .
    """
    assert places(table(board, BEND)) == {"< 1,0", "^ 3,1", "> 3,1"}
    assert places(table(board, BEND, clear_course="yes")) == {"^ 3,1", "> 3,1"}


def test_by_option_two_arms_do_not_flow_side_by_side_to_the_same_side() -> None:
    assert places(fork_below(AHEAD, BEND, clear_course="yes")) == {"^ 2,1"}
    assert places(fork_below(EITHER_BANK, BEND, clear_course="yes")) == {"< 1,0", "v 1,2"}


# -- figures -----------------------------------------------------------------------------------


def test_a_figure_may_be_placed_as_in_the_normal_game_but_not_on_the_river() -> None:
    assert figures_possible(table(f"{SPRING}^ {FORK}<!")) == {"farmer NL", "farmer NR", "farmer SR"}


def test_the_fork_parts_three_fields_and_around_the_spring_two_of_them_hang_together() -> None:
    game = table(f"{SPRING}^/1fNL {FORK}<\n. river_ii/city_bridge^!")
    assert figures_possible(game) == {"knight E", "farmer NR"}


def test_a_city_crosses_the_river_and_on_each_bank_the_field_goes_on_under_it() -> None:
    game = table(f"{SPRING}^ {FORK}<\n. river_ii/city_bridge^/1fNL\n. {MONASTERY}>!")
    assert figures_possible(game) == {"monk", "farmer NR"}


def test_the_lake_at_the_city_parts_the_fields() -> None:
    game = table(f". {CITY_LAKE}<!\n{EITHER_BANK}")
    assert figures_possible(game) == {"knight N", "farmer EL", "farmer SR"}


# -- the herd of pigs --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "points"),
    [("river_ii/bend_pigsv/1fNL", 4), ("river_ii/bend^/1fNL", 3), ("river_ii/bend_pigsv/1fER", 0)],
)
def test_a_herd_of_pigs_is_worth_1_more_for_each_finished_city_of_its_field(tile: str, points: int) -> None:
    assert final_points(table(f"Ev\nE^\n{tile}")) == [points, 0]


@pytest.mark.between("traders_and_builders", "river_ii")
def test_the_herd_is_counted_besides_a_pig() -> None:
    board = "Ev\nE^\nriver_ii/bend_pigsv/1fNL/1GfNL"
    assert final_points(scene(board, boxes=(*BOXES, "traders_and_builders"))) == [5, 0]


@pytest.mark.between("cathars", "river_ii")
def test_the_herd_is_counted_besides_the_cathars() -> None:
    board = "Ev\ncathars/city^\nriver_ii/bend_pigsv/1fNL"
    assert final_points(scene(board, boxes=(*BOXES, "cathars"))) == [8, 0]


@pytest.mark.between("river_ii", "games_quarterly")
@pytest.mark.parametrize(("city", "points"), [("E", 5), ("cathars/city", 10)])
def test_two_herds_on_one_field_both_count(city: str, points: int) -> None:
    board = f"Ev .\n{city}^ games_quarterly/pig_field^\nriver_ii/bend_pigsv/1fNL ."
    assert final_points(scene(board, boxes=(*BOXES, "cathars", "games_quarterly"))) == [points, 0]


def test_by_option_the_herd_is_only_a_picture() -> None:
    assert final_points(table("Ev\nE^\nriver_ii/bend_pigsv/1fNL", pig_herds="no")) == [3, 0]


# -- the inn -----------------------------------------------------------------------------------

INN_ROAD = "W^ river_ii/road_bridge_inn^/1hE ."


@pytest.mark.parametrize("boxes", [BOXES, (*BOXES, "inns_and_cathedrals")])
@pytest.mark.parametrize(("inns", "points"), [("yes", 6), ("no", 3)])
def test_a_finished_road_past_the_inn_counts_2_for_each_tile(boxes: tuple[str, ...], inns: str, points: int) -> None:
    game = scene(INN_ROAD, hand="W", boxes=boxes, options={"inns": inns})
    game.play("W^ 2,0; -")
    assert game.scores == (points, 0)


@pytest.mark.parametrize("boxes", [BOXES, (*BOXES, "inns_and_cathedrals")])
@pytest.mark.parametrize(("unfinished", "points"), [("nothing", 0), ("plain", 2)])
def test_an_unfinished_road_past_the_inn_is_worth_nothing(boxes: tuple[str, ...], unfinished: str, points: int) -> None:
    options = {"unfinished_inns_and_cathedrals": unfinished}
    assert final_points(scene(INN_ROAD, boxes=boxes, options=options)) == [points, 0]


@pytest.mark.between("inns_and_cathedrals", "river_ii")
def test_inns_of_two_boxes_on_one_road_count_no_more_than_one() -> None:
    game = scene("W^ river_ii/road_bridge_inn^/1hE EB^ .", hand="W", boxes=(*BOXES, "inns_and_cathedrals"))
    game.play("W^ 3,0; -")
    assert game.scores == (8, 0)


# -- the volcano -------------------------------------------------------------------------------

LAST = f"{SPRING}^ {VOLCANO}^!"


@pytest.mark.parametrize("turn", ["with_dragon", "never"])
def test_without_the_dragon_the_volcano_is_a_lake_like_any_other(turn: str) -> None:
    game = table(LAST, volcano_turn=turn)
    assert figures_possible(game) == {"farmer NL"}
    game.play("farmer NL")
    assert game.state.player == 1


def test_where_the_volcano_counts_no_follower_is_placed_on_it_and_its_player_has_another_turn() -> None:
    game = table(LAST, volcano_turn="always")
    assert game.waits_for_chance, "there is nothing to place"
    assert game.state.player == 0
    assert "turn: Red 2" in game.position()


def test_the_other_turn_comes_once() -> None:
    game = table(LAST, volcano_turn="always")
    luck = Luck(1)
    while "turn: Red 2" in game.position():
        game.apply(game.state.sample(luck))
    assert "turn: Blue 3" in game.position()


@pytest.mark.parametrize("options", [{"volcano_turn": "always"}, {"dragon": "yes"}, {"volcano_turn": "never"}])
def test_on_a_volcano_that_counts_no_figure_is_placed_neither_phantom_nor_pig(options: dict[str, str]) -> None:
    dragon = () if options == {"volcano_turn": "always"} else ("princess_and_dragon",)
    boxes = (*BOXES, "traders_and_builders", "phantom", *dragon)
    board = LAST.replace("^ ", "^/1fNL ")
    game = scene(board, boxes=boxes, options=options)
    assert not {figure for figure in figures_possible(game) if figure.startswith(("pig", "farmer", "phantom"))}


def test_on_other_tiles_followers_are_placed_as_ever() -> None:
    game = table(f"{SPRING}^ {FORK}<!", volcano_turn="always")
    assert "farmer NR" in figures_possible(game)


# -- together ----------------------------------------------------------------------------------


@pytest.mark.parametrize("volcano_turn", ["with_dragon", "always", "never"])
@pytest.mark.parametrize("steps", [0, 1, 4, 9, 20, 35, 60])
def test_positions_and_records_keep_the_river(steps: int, volcano_turn: str) -> None:
    game = bastide.new_game(boxes=["river_ii"], seed=5, options={"volcano_turn": volcano_turn})
    luck = Luck(5)
    for _ in range(steps):
        game.apply(game.state.sample(luck))
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert set(again.options()) == set(game.options())
    assert bastide.read_record(bastide.write_record(game)).position() == game.position()


@pytest.mark.parametrize("seed", range(30))
def test_no_river_stops_the_game(seed: int) -> None:
    game = bastide.new_game(players=3, boxes=["river_ii"], seed=seed, options={"volcano_turn": "always"})
    luck = Luck(seed)
    while not game.over:
        game.apply(game.state.sample(luck))
    assert game.remaining_tiles() == {}
