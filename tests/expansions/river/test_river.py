"""The River, sentence by sentence (complete rules 3.1, 3.1.1 and 3.2)."""

from __future__ import annotations

from collections import Counter

import pytest

import bastide
from bastide.kernel.catalogue import tile_set
from bastide.kernel.chance import Luck
from tests.scenes import drawn, figures_possible, scene

BOXES = ("base", "river")
RUNS = {tile.code: tile.count for tile in tile_set("river").tiles} | {"river/spring": 0, "river/lake": 0}
SPRING = "river/spring^"


def table(board: str, hand: str = "") -> bastide.Game:
    """A scene with this box."""
    return scene(board, hand=hand, boxes=BOXES)


def places(game: bastide.Game) -> set[str]:
    """Where the tile in hand can be laid: arrow and place."""
    return {game.notation(option).removeprefix(str(game.hand)) for option in game.options()}


def draws(game: bastide.Game) -> set[str]:
    """Every tile that can be drawn now."""
    return {option.tile for option in game.options() if isinstance(option, bastide.Draw)}


def lay_river(game: bastide.Game, seed: int) -> list[str]:
    """Let chance lay tiles as long as the river goes on; give their codes."""
    luck = Luck(seed)
    laid = []
    while any(code.startswith("river/") for code in game.remaining_tiles()) or game.to_move is not None:
        if game.hand is not None:
            laid.append(game.hand)
        game.apply(game.state.sample(luck))
    return laid


def test_the_spring_lies_in_the_middle_of_the_table_at_the_start() -> None:
    game = bastide.new_game(boxes=["river"], open_draws=True)
    assert drawn(game) == [SPRING]
    assert "corner: 0,0" in game.position()


def test_the_start_tile_of_the_base_game_is_a_tile_like_any_other() -> None:
    left = bastide.new_game(boxes=["river"], open_draws=True).remaining_tiles()
    assert left["D"] == 4
    assert sum(left.values()) == 72 + 11
    assert "river/spring" not in left


def test_without_the_box_the_start_tile_lies_in_the_middle() -> None:
    assert drawn(bastide.new_game(open_draws=True)) == ["D^"]


def test_tiles_of_the_river_are_drawn_first_and_the_lake_is_kept_back() -> None:
    game = bastide.new_game(boxes=["river"], open_draws=True)
    assert draws(game) == {code for code, count in RUNS.items() if count > 0}


@pytest.mark.parametrize("seed", [0, 1, *range(3, 20)])  # The river of seed 2 runs into a dead end.
def test_every_tile_of_the_river_is_laid_and_then_the_lake(seed: int) -> None:
    game = bastide.new_game(boxes=["river"], open_draws=True)
    laid = lay_river(game, seed)
    assert Counter(laid[:-1]) == Counter(RUNS)
    assert laid[-1] == "river/lake"


@pytest.mark.parametrize("seed", range(20))
def test_the_normal_game_begins_when_the_lake_is_laid(seed: int) -> None:
    game = bastide.new_game(boxes=["river"], open_draws=True)
    lay_river(game, seed)
    assert draws(game) == {tile.code for tile in tile_set("base").tiles}


def test_the_players_lay_the_river_in_turn() -> None:
    game = bastide.new_game(players=3, boxes=["river"], open_draws=True, first=1)
    game.play("draw river/straight")
    assert game.to_move == 1
    game.play("river/straight^ 1,0; -; draw river/bend")
    assert game.to_move == 2


def test_the_river_goes_on_only_where_its_water_ends() -> None:
    game = table(f"{SPRING} river/straight^", hand="river/two_cities")
    assert places(game) == {"^ 2,0", "v 2,0"}


def test_a_tile_that_fits_but_does_not_continue_the_water_is_refused() -> None:
    refusal = table(SPRING, hand="river/straight").why_not("river/straight^ 0,1")
    assert refusal is not None
    assert refusal.code == "river_no_water"


def test_the_first_bend_may_turn_either_way() -> None:
    assert places(table(SPRING, hand="river/bend")) == {"^ 1,0", "> 1,0"}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("river/bend^", "v 1,1"),  # to the south, and now to the east: not on to the west
        ("river/bend_city>", "v 1,1"),
        ("river/bend_road^", "v 1,1"),
    ],
)
def test_two_bends_in_a_row_may_not_both_turn_right(first: str, second: str) -> None:
    assert places(table(f"{SPRING} {first}", hand="river/bend")) == {second}


def test_two_bends_in_a_row_may_not_both_turn_left() -> None:
    board = f"""
        .        .
        {SPRING} river/bend>
    """
    assert places(table(board, hand="river/bend")) == {"< 1,0"}


def test_two_bends_in_a_row_may_not_turn_back_whatever_is_printed_on_them() -> None:
    for tile, arrow in (("river/bend_road", "v"), ("river/bend_city", "<")):
        game = table(f"{SPRING} river/bend^", hand=tile)
        assert places(game) == {f"{arrow} 1,1"}


def test_with_a_straight_tile_between_them_two_bends_may_turn_the_same_way() -> None:
    board = f"""
        {SPRING} river/bend^
        .        river/straight>
    """
    assert places(table(board, hand="river/bend")) == {"v 1,2", "> 1,2"}


def test_a_straight_tile_and_the_lake_may_follow_any_bend() -> None:
    assert places(table(f"{SPRING} river/bend^", hand="river/straight")) == {"> 1,1", "< 1,1"}
    assert places(table(f"{SPRING} river/bend^", hand="river/lake")) == {"> 1,1"}


def test_nobody_may_be_placed_on_the_river_but_on_everything_beside_it() -> None:
    game = table(f"{SPRING} river/straight^ river/monastery_bridge^!")
    assert figures_possible(game) == {"monk", "highwayman S", "farmer NL", "farmer ER", "farmer SR"}


def test_the_river_parts_fields() -> None:
    game = table("river/straight^/1fEL river/two_cities^!")
    assert figures_possible(game) == {"knight N", "knight S", "farmer ER"}


def test_fields_on_both_banks_hang_together_around_the_spring_and_around_the_lake() -> None:
    for board in (f"{SPRING}/1fNL river/straight^!", "river/straight^/1fEL river/lake^!"):
        assert table(board).waits_for_chance, "nothing is left but to pass, so nobody is asked"


def test_a_road_crosses_the_river_on_a_bridge() -> None:
    game = table("W^/1hE river/road_bridge^ W^!")
    roads = {place for place in figures_possible(game) if place.startswith("highwayman")}
    assert roads == {"highwayman E", "highwayman S"}, "the road to the west has its highwayman already"


def test_what_a_tile_of_the_river_finishes_is_scored_as_usual() -> None:
    board = f"""
        B^       Ev/2kS
        {SPRING} .
    """
    game = table(board, hand="river/two_cities")
    game.play("river/two_cities^ 1,1; -")
    assert game.scores == (0, 4)


def test_a_tile_of_the_river_that_fits_nowhere_leaves_the_game_and_the_game_goes_on() -> None:
    board = f"""
        {SPRING} .   U^
        B^       B^  B^
    """
    game = table(board)
    before = drawn(game)
    for code, count in RUNS.items():
        for _ in range(count):
            game.play(f"draw {code}")
    assert draws(game) == {"river/lake"}
    game.play("draw river/lake")
    assert drawn(game) == before
    assert draws(game) >= {"U", "D", "V"}
    assert not any(code.startswith("river/") for code in draws(game))


@pytest.mark.parametrize("seed", range(60))
def test_no_river_stops_the_game(seed: int) -> None:
    game = bastide.new_game(boxes=["river", "inns_and_cathedrals"], seed=seed)
    luck = Luck(seed)
    while not game.over:
        game.apply(game.state.sample(luck))
    assert game.remaining_tiles() == {}


@pytest.mark.parametrize("steps", [0, 1, 4, 9, 20])
def test_positions_and_records_keep_the_river(steps: int) -> None:
    game = bastide.new_game(boxes=["river"], seed=5)
    luck = Luck(5)
    for _ in range(steps):
        game.apply(game.state.sample(luck))
    again = bastide.read_position(game.position())
    assert again.position() == game.position()
    assert again.options() == game.options()
    assert bastide.read_record(bastide.write_record(game)).position() == game.position()
