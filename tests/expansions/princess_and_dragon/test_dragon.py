"""The dragon, sentence by sentence (complete rules 4.2.4.1 and 4.2.4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bastide.expansions.princess_and_dragon.box import PrincessAndDragon
from bastide.game import EventLog
from bastide.kernel import verbs
from bastide.kernel.catalogue import tile_set
from bastide.kernel.chance import Luck
from bastide.kernel.codes import neutral_code
from bastide.kernel.events import TileDiscarded, TileSetAside
from bastide.kernel.geometry import cell_at
from bastide.kernel.layout import HAND
from bastide.kernel.pieces import Piece
from bastide.kernel.places import slot_named
from bastide.kernel.turn import Step
from bastide.rulebook import compile_rules, opening
from tests.expansions.princess_and_dragon.tables import (
    BOX,
    WITH_BUILDERS,
    WITH_PHANTOM,
    Beside,
    Tabu,
    dragon,
    empty_table,
    flights,
    left,
    table,
)
from tests.kernel.toys import lay
from tests.scenes import figures_possible

if TYPE_CHECKING:
    import bastide

CORRIDOR = "B^ B^ B2^ B^"
"""Four tiles in a row, the dragon on the third; a dragon tile goes below the first."""
CALL = "BH^ 0,1; -"


def moves(game: bastide.Game) -> set[str]:
    """Where the dragon may go now."""
    return {found for found in figures_possible(game) if found.startswith("dragon ")}


def test_the_box_has_thirty_tiles_with_four_symbols() -> None:
    tiles = tile_set(BOX).tiles
    assert sum(tile.count for tile in tiles) == 30
    assert sum(tile.count for tile in tiles if tile.symbol("dragon")) == 12
    assert sum(tile.count for tile in tiles if tile.symbol("volcano")) == 6
    assert sum(tile.count for tile in tiles if tile.symbol("portal")) == 6
    assert sum(tile.count for tile in tiles if any(each.mark("princess") for each in tile.features)) == 6


# -- volcanoes -----------------------------------------------------------------------------------


def test_whoever_lays_a_volcano_puts_the_dragon_on_it_at_once() -> None:
    game = table("B^", hand="B2")
    assert dragon(game) is None
    game.play("B2^ 1,0")
    assert dragon(game) == (1, 0)


def test_the_dragon_comes_to_a_volcano_from_wherever_he_is() -> None:
    game = table("B^ B2^ B^", hand="B3", memory="dragon 0,0")
    assert dragon(game) == (0, 0)
    game.play("B3^ 1,1")
    assert dragon(game) == (1, 1)
    assert flights(game) == [(1, 1)], "he eats nothing on the way"


def test_no_follower_may_be_placed_on_a_volcano_tile() -> None:
    game = table("U^", hand="B3")
    game.play("B3^ 1,0")
    assert game.waits_for_chance, "there is nothing to choose"


@pytest.mark.between("princess_and_dragon", "phantom")
def test_the_phantom_may_not_be_placed_on_a_volcano_tile_either() -> None:
    game = table("U^/1hE", hand="B3", boxes=WITH_PHANTOM)
    game.play("B3^ 1,0")
    assert figures_possible(game) == {"fairy to highwayman E @ 0,0"}
    game.play("fairy to highwayman E @ 0,0")
    assert game.waits_for_chance


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_builder_and_pig_may_be_placed_on_a_volcano_tile_and_the_fairy_be_moved() -> None:
    game = table("U^/1hE/1fNL", hand="B3", boxes=WITH_BUILDERS)
    game.play("B3^ 1,0")
    assert figures_possible(game) == {
        "builder highwayman E",
        "pig farmer NL",
        "fairy to highwayman E @ 0,0",
        "fairy to farmer NL @ 0,0",
    }
    game.play("builder highwayman E")
    assert game.supply(0)["builder"] == 0
    assert dragon(game) == (1, 0)


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_by_an_option_neither_builder_nor_pig_goes_beside_the_dragon() -> None:
    game = table(
        "U^/1hE/1fNL", hand="B3", boxes=WITH_BUILDERS, options={"dragon_bars": "figures_on_features", "fairy": "no"}
    )
    game.play("B3^ 1,0")
    assert game.waits_for_chance


def test_a_volcano_of_another_box_calls_the_dragon_too() -> None:
    state = empty_table(tiles=("base", BOX, "river_ii"))
    lay(state, "river_ii/lake_volcano", 2, 3)
    assert state.neutral_cell(Piece.DRAGON) == cell_at(2, 3)
    state.resume(state.rules.script[state.rules.step_at[Step.FIGURE]])
    assert state.phase.step != Step.FIGURE, "no follower goes there"


def test_without_the_dragon_a_volcano_is_a_tile_like_any_other() -> None:
    game = table("U^", hand="B3", options={"dragon": "no"})
    game.play("B3^ 1,0")
    assert dragon(game) is None
    assert figures_possible(game) == {"highwayman E", "farmer NL", "farmer ER"}


# -- dragon tiles --------------------------------------------------------------------------------


def test_whoever_lays_a_dragon_tile_may_place_a_follower_as_ever_and_then_the_dragon_moves() -> None:
    game = table(CORRIDOR, hand="BH")
    game.play("BH^ 0,1")
    assert figures_possible(game) == {"highwayman E", "farmer NL", "farmer ER"}
    game.play("highwayman E")
    assert moves(game) == {"dragon to 1,0", "dragon to 3,0"}


def test_whoever_lays_a_dragon_tile_may_move_the_fairy_before_the_dragon_moves() -> None:
    game = table("B^ B^/1m B2^ B^", hand="BH")
    game.play("BH^ 0,1; fairy to monk @ 1,0")
    assert moves(game) == {"dragon to 3,0"}


def test_the_dragon_is_moved_by_everybody_in_turn_beginning_with_the_player_on_turn() -> None:
    game = table("B2^ B^ B^ B^ B<", hand="BH", turn=2, players=3)
    game.play("BH^ 4,1; -")
    movers = []
    while moves(game):
        movers.append(game.to_move)
        game.play(max(moves(game)))
    assert movers == [1, 2, 0, 1, 2]
    assert dragon(game) == (4, 1)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_dragon_moves_six_tiles_whatever_the_number_of_players(players: int) -> None:
    game = table("B2^ U> U> U> U> U> U> U>", hand="BH", players=players)
    game.play("BH> 8,0; -")
    while moves(game):
        game.play(moves(game).pop())
    assert flights(game) == [(x, 0) for x in range(1, 7)]


def test_the_dragon_moves_across_sides_not_across_corners() -> None:
    game = table("B^ B^ .\n. B2^ B^\n. . B^", hand="BH")
    game.play("BH^ 0,-1; -")
    assert moves(game) == {"dragon to 1,0", "dragon to 2,1"}


def test_the_dragon_enters_no_tile_twice() -> None:
    game = table("B2^ B^\nB^ B^", hand="BH")
    game.play("BH^ 0,2; -")
    game.play("dragon to 1,0")
    assert moves(game) == {"dragon to 1,1"}
    game.play("dragon to 1,1; dragon to 0,1")
    assert moves(game) == {"dragon to 0,2"}, "not back to the volcano where he began"


def test_in_a_dead_end_the_move_is_over_early() -> None:
    game = table(CORRIDOR, hand="BH")
    game.play(CALL)
    game.play("dragon to 3,0")
    assert game.waits_for_chance
    assert dragon(game) == (3, 0)
    assert game.state.player == 1, "the turn went on as ever"


def test_a_dragon_who_can_go_nowhere_does_not_move() -> None:
    game = table("B2^ B^/1m", hand="BH", memory="dragon 0,0; fairy 1,0 with 1 follower monastery")
    game.play("BH^ 1,1; -")
    assert game.waits_for_chance


def test_nobody_may_refuse_to_move_the_dragon() -> None:
    game = table(CORRIDOR, hand="BH")
    game.play(CALL)
    refusal = game.why_not("-")
    assert refusal is not None
    assert (refusal.code, refusal.legal) == ("must_choose", ("dragon to 3,0", "dragon to 1,0"))


def test_a_new_dragon_tile_begins_a_new_way() -> None:
    game = table(CORRIDOR, hand="BH")
    game.play(CALL)
    game.play("dragon to 1,0; dragon to 0,0; dragon to 0,1")
    game.play("draw BG; BG^ 3,1; -")
    assert moves(game) == {"dragon to 0,0"}


def test_a_tile_without_the_symbol_does_not_move_the_dragon() -> None:
    game = table(CORRIDOR, hand="U")
    game.play("U^ 0,1; -")
    assert game.waits_for_chance


def test_the_tile_of_the_fairy_is_tabu_for_the_dragon() -> None:
    game = table("B^ B^/2m B2^ B^", hand="BH", memory="dragon 2,0; fairy 1,0 with 2 follower monastery")
    game.play(CALL)
    assert moves(game) == {"dragon to 3,0"}


def test_tiles_that_another_box_forbids_are_tabu_for_the_dragon() -> None:
    state = empty_table(Tabu())
    for x, code in enumerate(("B", "B", "B2", "B")):
        lay(state, code, x, 0)
    lay(state, "BH", 0, 1)
    state.resume(state.rules.script[state.rules.step_at[Step.DRAGON]])
    assert state.legal_codes() == [neutral_code(Piece.DRAGON, cell_at(3, 0))]


# -- what he eats --------------------------------------------------------------------------------


def test_all_figures_of_all_players_on_the_tile_of_the_dragon_go_home() -> None:
    game = table("B^ B^/1m/2fNL/2GfNL B2^ B^/1m", hand="BH", boxes=WITH_BUILDERS, memory="dragon 2,0")
    game.play(CALL)
    game.play("dragon to 1,0")
    assert sorted(left(game)) == [(0, "follower", "eaten"), (1, "follower", "eaten"), (1, "pig", "eaten")]
    assert game.supply(0)["follower"] == 6, "the monk on the other side is safe"
    assert game.supply(1) == {"follower": 7, "large_follower": 1, "builder": 1, "pig": 1}
    assert game.scores == (0, 0)


@pytest.mark.parametrize("piece", [Piece.LARGE_FOLLOWER, Piece.MAYOR, Piece.WAGON, Piece.PHANTOM, Piece.BUILDER])
def test_every_kind_of_figure_is_eaten(piece: Piece) -> None:
    assert eaten(piece) == 0


def test_a_barn_is_not_eaten() -> None:
    assert eaten(Piece.BARN) == 1


def eaten(piece: Piece) -> int:
    """How many figures are left when the dragon has come to one of this kind."""
    state = empty_table(Beside())
    tile = lay(state, "B", 0, 0)
    verbs.place(state, piece, 0, slot_named(state, tile, "field", "NL"))
    verbs.move_neutral(state, Piece.DRAGON, cell_at(0, 0))
    return len(state.figure_list())


def test_a_figure_beside_the_landscape_is_not_eaten() -> None:
    box = Beside()
    state = empty_table(box)
    lay(state, "B", 0, 0)
    verbs.place(state, Piece.FOLLOWER, 0, box.spot)
    verbs.move_neutral(state, Piece.DRAGON, cell_at(0, 0))
    assert len(state.figure_list()) == 1


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_when_the_last_knight_is_eaten_his_builder_goes_home() -> None:
    game = table("B2^ F>/1kN\n. F>/1BkN", hand="BH", boxes=WITH_BUILDERS, memory="dragon 0,0")
    game.play("BH> -1,0; -; dragon to 1,0")
    assert left(game) == [(0, "follower", "eaten"), (0, "builder", "lonely")]


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_while_another_knight_of_the_owner_is_there_the_builder_stays() -> None:
    game = table("B2^ F>/1kN\n. F>/1BkN/1LkN", hand="BH", boxes=WITH_BUILDERS, memory="dragon 0,0")
    game.play("BH> -1,0; -; dragon to 1,0")
    assert left(game) == [(0, "follower", "eaten")]


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_when_the_last_farmer_is_eaten_his_pig_goes_home() -> None:
    game = table("B^/1fNL B2^ B^/1GfNL", hand="BH", boxes=WITH_BUILDERS, memory="dragon 1,0")
    game.play("BH^ 0,1; -; dragon to 0,0")
    assert left(game) == [(0, "follower", "eaten"), (0, "pig", "lonely")]


@pytest.mark.between("traders_and_builders", "princess_and_dragon")
def test_a_builder_that_is_eaten_together_with_its_knight_is_eaten_not_lonely() -> None:
    game = table("B2^ G>/1kN/1BkN", hand="BH", boxes=WITH_BUILDERS, memory="dragon 0,0")
    game.play("BH^ 0,1; -; dragon to 1,0")
    assert set(left(game)) == {(0, "follower", "eaten"), (0, "builder", "eaten")}


def test_nobody_may_be_placed_where_the_dragon_stands() -> None:
    game = table("B2^ U>", hand="BR", memory="dragon 1,0")
    game.play("BR^ 0,1")
    assert not {found for found in figures_possible(game) if found.endswith("@ 1,0")}
    assert "farmer NL @ 0,0" in figures_possible(game), "he has left the volcano"


# -- when he moves -------------------------------------------------------------------------------


def finishing(when: str) -> bastide.Game:
    """Blue lays a dragon tile that finishes Red's road beside the dragon."""
    game = table("W^ BH^/1hE .\n. B2^ .", hand="BI", turn=2, options={"dragon_moves": when}, memory="dragon 1,1")
    game.play("BI^ 2,0; -")
    return game


def test_the_dragon_moves_before_scoring_and_whoever_is_eaten_scores_nothing() -> None:
    game = finishing("before_scoring")
    game.play("dragon to 1,0")
    assert game.scores == (0, 0)


def test_by_an_option_the_dragon_moves_after_scoring() -> None:
    game = finishing("after_scoring")
    assert game.scores == (3, 0)
    assert game.supply(0) == {"follower": 7}
    assert moves(game) == {"dragon to 1,0"}


# -- before he comes -----------------------------------------------------------------------------


def test_a_dragon_tile_drawn_before_a_volcano_is_set_aside_and_another_is_drawn() -> None:
    game = table("B^")
    game.play("draw BH")
    assert game.waits_for_chance
    assert game.hand is None
    assert game.events[-1] == TileSetAside(0, "BH")
    assert not [event for event in game.events if isinstance(event, TileDiscarded)]
    game.play("draw U")
    assert game.hand == "U"
    assert game.state.player == 0


def test_a_tile_that_is_set_aside_is_not_in_the_bag() -> None:
    game = table("B^")
    game.play("draw BH; draw BG; draw BG")
    assert {"BH", "BG"} & set(game.remaining_tiles()) == set()
    assert game.why_not("draw BG") is not None


def test_when_the_dragon_enters_all_tiles_set_aside_come_back_into_the_bag() -> None:
    game = table("B^")
    game.play("draw BH; draw BG; draw B2; B2^ 1,0; draw BG")
    assert game.remaining_tiles()["BH"] == 1
    assert game.hand == "BG", "and now they are laid"


def test_a_bag_with_nothing_but_dragon_tiles_ends_the_game_before_the_dragon_has_come() -> None:
    types = [tile for tile in (*tile_set("base").tiles, *tile_set(BOX).tiles) if tile.code in ("U", "BG", "BH")]
    chosen = {option.name: option.default for option in PrincessAndDragon.options}
    rules = compile_rules(1, [*types, tile_set("base").tiles[3]], [PrincessAndDragon()], chosen)
    state = opening(rules)
    log = EventLog()
    state.reporter = log
    state.play_out(Luck(3))
    assert len([event for event in log.events if isinstance(event, TileSetAside)]) == 3
    assert state.words[HAND] == -1
    assert state.over


def test_without_the_dragon_his_tiles_are_laid_like_any_other() -> None:
    game = table("B^", options={"dragon": "no"})
    game.play("draw BH; BH^ 0,1; -")
    assert game.state.player == 1
