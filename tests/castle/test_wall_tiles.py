"""The Castle: wall tiles are taken by landing on a corner tower and used later ("Die Mauerplättchen")."""

from __future__ import annotations

import pytest

import bastide
from bastide import Reveal, ScoreFeature, Use
from tests.castle.scenes import lines_of, possible, scene, taken, used

ALL = "unseen 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9"
TOWERS = "towers 12 16 20 26 32 38 42 56 64 66 82 88 90"
FULL_WALL = f"{TOWERS}; {ALL}"


def one_tower(**more: object) -> bastide.Game:
    """White is about to finish an own tower of two tiles, worth 4 points."""
    return scene("4,12", "N02>/1kE", hand="N03", **more)  # type: ignore[arg-type]


def refused(game: bastide.Game, action: str) -> str:
    refusal = game.why_not(action)
    assert refusal is not None, "the action must be impossible"
    return refusal.code


# -- taking ----------------------------------------------------------------------------------------


def test_black_comes_to_field_33_and_takes_the_wall_tile() -> None:
    game = scene("4,12", "N02>/2kE", hand="N03", turn=2, scores=(0, 29), wall=FULL_WALL)
    game.play("N03< 5,12; -")
    assert game.scores == (0, 33)
    assert game.waits_for_chance
    game.play("reveal 7")
    assert taken(game) == [(1, 7)]
    assert "held , 7" in game.position()


@pytest.mark.parametrize(("before", "lands"), [(7, False), (8, True), (9, True), (10, False), (15, False)])
def test_only_an_exact_landing_on_one_of_the_two_fields_counts(before: int, *, lands: bool) -> None:
    game = one_tower(scores=(before, 0), wall="towers 12 20; unseen 9 9")
    game.play("N03< 5,12; -")
    assert game.scores == (before + 4, 0)
    assert (possible(game) == ["reveal 9"]) == lands


def test_a_corner_tower_gives_its_wall_tile_only_once() -> None:
    game = one_tower(scores=(8, 0), wall="towers 20; unseen 9 9")
    game.play("N03< 5,12; -")
    assert possible(game)[0].startswith("draw")


def test_nothing_lies_on_the_first_corner_tower() -> None:
    game = one_tower(scores=(97, 0), wall=FULL_WALL)
    game.play("N03< 5,12; -")
    assert game.scores == (101, 0)
    assert possible(game)[0].startswith("draw")


def test_on_the_second_lap_wall_tiles_that_still_lie_there_can_be_taken() -> None:
    game = one_tower(scores=(109, 0), wall=FULL_WALL)
    game.play("N03< 5,12; -")
    assert game.scores == (113, 0)
    assert "reveal 1" in possible(game)


def test_chance_turns_up_each_unseen_wall_tile_as_often_as_there_are_copies() -> None:
    game = one_tower(scores=(8, 0), wall="towers 12; unseen 2 5 5")
    game.play("N03< 5,12; -")
    assert game.options() == [Reveal(2), Reveal(5)]
    state = game.state
    assert [state.phase.weight(state, code) for code in state.legal_codes()] == [1, 2]
    assert refused(game, "reveal 1") == "castle_not_hidden"
    assert refused(game, "draw N01") == "chance"


def test_the_other_player_also_takes_a_wall_tile_when_the_own_feature_is_finished() -> None:
    game = scene("4,12", "N02>/2kE", hand="N03", scores=(0, 8), wall="towers 12; unseen 1")
    game.play("N03< 5,12; -; reveal 1")
    assert taken(game) == [(1, 1)]


# -- the order of scoring --------------------------------------------------------------------------


THREE = "N04^ N02v/1kS N05^\nN06^ . N03</{right}kW\nN09^ N01^/{below}sN ."
"""Two towers and a house around 5,11, which a tile without roads finishes all at once."""


def test_several_features_finished_by_one_tile_are_scored_in_an_order_that_the_player_chooses() -> None:
    game = scene("4,10", THREE.format(right=1, below=2), hand="N10")
    game.play("N10^ 5,11; -")
    assert game.to_move == 0
    assert possible(game) == ["score tower S @ 5,10", "score tower W @ 6,11"]
    assert refused(game, "-") == "must_choose"
    assert refused(game, "N10^ 5,5") == "not_now"
    assert refused(game, "score house N @ 5,12") == "castle_own_first"
    game.play("score tower W @ 6,11")
    assert [line.place.x for line in game.tally() if line.place] == [6, 5, 5]


def test_the_player_on_turn_scores_first_and_chooses_the_order_of_the_other_player_then() -> None:
    game = scene("4,10", THREE.format(right=2, below=1), hand="N10", turn=2)
    game.play("N10^ 5,11; -")
    assert lines_of(game) == [(1, 2, "tower")]
    assert possible(game) == ["score tower S @ 5,10", "score house N @ 5,12"]
    assert game.to_move == 1
    game.play("score house N @ 5,12")
    assert lines_of(game) == [(1, 2, "tower"), (0, 1, "house"), (0, 2, "tower")]


def test_a_corner_tower_is_looked_at_after_each_single_scoring_so_the_order_matters() -> None:
    board = "N04^ N06>/1kS N02<\nN07^ . N03^\nN09^ N01^/1sN ."
    for order, lands in ((("house N @ 5,12", "tower S @ 5,10"), True), (("tower S @ 5,10", "house N @ 5,12"), False)):
        game = scene("4,10", board, hand="N10", scores=(11, 0), wall="towers 12; unseen 9")
        game.play(f"N10^ 5,11; -; score {order[0]}")
        assert (possible(game) == ["reveal 9"]) == lands
        if lands:
            game.play("reveal 9")
        assert game.scores == (16, 0)


def test_one_feature_alone_is_scored_without_a_question() -> None:
    game = one_tower()
    game.play("N03< 5,12; -")
    assert game.scores == (4, 0)
    assert game.waits_for_chance


# -- using -----------------------------------------------------------------------------------------


def test_a_tower_finished_in_the_own_turn_may_be_doubled() -> None:
    game = one_tower(wall="held 2,")
    game.play("N03< 5,12; -")
    assert game.options() == [ScoreFeature("tower", "W", 5, 12), ScoreFeature("tower", "W", 5, 12, doubled=True)]
    game.play("double tower W")
    assert lines_of(game) == [(0, 8, "tower")]
    assert game.tally()[0].reason == "2 tiles × 4 (wall tile 2)"
    assert used(game) == [(0, 2)]
    assert "held" not in game.position()


def test_a_house_finished_in_the_own_turn_may_be_doubled() -> None:
    game = scene("4,12", "N05>/1sE", hand="N01", wall="held 3,")
    game.play("N01< 5,12; -; double house W")
    assert lines_of(game) == [(0, 6, "house")]


def test_a_wall_tile_for_towers_does_not_double_a_house_or_a_road() -> None:
    game = scene("4,12", "N05>/1sE", hand="N01", wall="held 2,")
    game.play("N01< 5,12; -")
    assert game.scores == (3, 0)
    game = scene("4,6", ".", hand="B02", wall="held 2 3,")
    game.play("B02< 4,6; herald W")
    assert game.scores == (1, 0)


def test_a_wall_tile_may_be_kept_for_later() -> None:
    game = one_tower(wall="held 2,")
    game.play("N03< 5,12; -; score tower W")
    assert game.scores == (4, 0)
    assert "held 2" in game.position()


def test_a_feature_is_doubled_only_once() -> None:
    game = one_tower(wall="held 2 2,")
    game.play("N03< 5,12; -; double tower W")
    assert game.scores == (8, 0)
    assert "held 2," in game.position()
    assert game.waits_for_chance


def test_wall_tiles_are_used_in_the_own_turn_only() -> None:
    game = scene("4,12", "N02>/2kE", hand="N03", wall="held , 2")
    game.play("N03< 5,12; -")
    assert game.scores == (0, 4)
    assert "held , 2" in game.position()


def test_a_wall_tile_does_not_work_on_a_tie() -> None:
    game = scene("7,8", "N06>/1kE C11^\n. N07</2kN", hand="N16", wall="held 2, 2")
    game.play("N16^ 7,9; -")
    assert game.scores == (0, 0)
    assert game.waits_for_chance


def test_a_wall_tile_may_be_used_from_the_next_turn_on_and_not_before() -> None:
    game = scene("4,10", THREE.format(right=1, below=2), hand="N10", scores=(10, 0), wall="towers 12; unseen 2")
    game.play("N10^ 5,11; -; score tower S @ 5,10; reveal 2")
    assert game.scores == (14, 1)
    assert used(game) == []


def test_several_wall_tiles_may_be_used_in_one_turn() -> None:
    game = scene("4,10", THREE.format(right=1, below=1), hand="N10", wall="held 1 2 2 3,")
    game.play("N10^ 5,11; -; double tower S @ 5,10; double tower W @ 6,11; double house N @ 5,12; use 1")
    assert game.scores == (4 + 4 + 2, 0)
    assert used(game) == [(0, 2), (0, 2), (0, 3), (0, 1)]


# -- another turn ----------------------------------------------------------------------------------


def test_wall_tile_1_gives_a_complete_second_turn_at_the_end_of_the_own() -> None:
    game = scene("4,12", "N02>!", wall="held 1,")
    game.play("-")
    assert possible(game) == ["-", "use 1"]
    assert game.options()[1] == Use(1)
    assert refused(game, "use 2") == "castle_only_extra_turn"
    game.play("use 1; draw N03; N03< 5,12; knight W")
    assert game.scores == (4, 0)
    assert game.waits_for_chance
    game.play("draw N06")
    assert game.to_move == 1


def test_a_player_may_keep_wall_tile_1() -> None:
    game = scene("4,12", "N02>!", wall="held 1,")
    game.play("-; -; draw N06")
    assert game.to_move == 1
    assert "held 1," in game.position()


def test_two_wall_tiles_1_give_two_turns_more() -> None:
    game = scene("4,12", "N02>!", wall="held 1 1,")
    game.play("-; use 1; draw N03; N03^ 5,12; -; use 1; draw N06; N06^ 4,11; -; draw N07")
    assert game.to_move == 1


def test_a_wall_tile_just_taken_may_be_used_in_that_second_turn() -> None:
    game = one_tower(scores=(8, 0), wall="towers 12; unseen 2; held 1,")
    game.play("N03< 5,12; -; reveal 2; use 1; draw N08; N08> 3,12; knight S")
    assert possible(game) == ["score tower S", "double tower S"]


def test_a_wall_tile_1_taken_in_this_turn_gives_no_turn_yet() -> None:
    game = one_tower(scores=(8, 0), wall="towers 12; unseen 1")
    game.play("N03< 5,12; -; reveal 1")
    assert possible(game)[0].startswith("draw")


def test_after_the_last_tile_wall_tile_1_has_no_effect() -> None:
    game = scene("4,12", ".", hand="N02")
    rest = [code for code, count in game.remaining_tiles().items() for _ in range(count)]
    game = scene("4,12", ".", hand="N02", removed=" ".join(rest), wall="held 1,")
    game.play("N02> 4,12; -")
    assert game.over


def test_each_turn_has_its_own_number() -> None:
    game = scene("4,12", "N02>!", wall="held 1,")
    game.play("-; use 1; draw N03; N03^ 5,12; -")
    assert "turn: Black 3" in game.position()
