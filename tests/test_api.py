"""The public interface: what a program that plays games is promised."""

from __future__ import annotations

import subprocess
import sys

import pytest

import bastide
from bastide import Draw, Pass, PlaceFigure, PlaceTile
from bastide.kernel.chance import Luck
from tests.base.positions import with_bag
from tests.scenes import final_points, scene


def tiles_of(game: bastide.Game, turns: int) -> list[str | None]:
    """Play the first option some times; give the tiles that came to hand."""
    hands = []
    for _ in range(turns):
        hands.append(game.hand)
        game.play(game.options()[0])
        if Pass() in game.options():
            game.play(Pass())
    return hands


def look(game: bastide.Game) -> tuple[object, ...]:
    """Everything that can be seen of a game."""
    return game.position(), game.events, game.full_history(), game.options(), game.remaining_tiles()


def refusal(game: bastide.Game, action: bastide.Action | str) -> bastide.Refusal:
    """Why is an action not possible?"""
    found = game.why_not(action)
    assert found is not None, "the action must be impossible"
    return found


# -- setting up ------------------------------------------------------------------------------------


def test_two_players_with_colours_play_if_nothing_is_said() -> None:
    game = bastide.new_game()
    assert game.players == ("Red", "Blue")
    assert (game.over, game.winners, game.scores, game.waits_for_chance) == (False, (), (0, 0), False)
    assert game.hand is not None
    assert game.seed


def test_players_have_colours_or_names() -> None:
    assert bastide.new_game(players=6).players == ("Red", "Blue", "Yellow", "Green", "Black", "Grey")
    assert bastide.new_game(players=["Zoë", "Ben Ali"]).players == ("Zoë", "Ben Ali")
    assert bastide.new_game(players=("Anna",)).players == ("Anna",)


@pytest.mark.parametrize("names", [["Anna", "Anna"], ["", "Ben"], ["  ", "Ben"], ["A, B", "C"], ["A\nB", "C"]])
def test_names_must_differ_and_fit_into_a_line(names: list[str]) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(players=names)
    assert refused.value.code == "bad_players"


def test_one_text_is_no_list_of_names() -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(players="Ben")
    assert refused.value.code == "bad_players"


def test_one_text_is_no_list_of_boxes() -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(boxes="catapult")
    assert refused.value.code == "unknown_box"
    assert "'catapult'" in str(refused.value)


@pytest.mark.parametrize("first", [-1, 2, 7])
def test_only_a_player_can_begin(first: int) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(first=first)
    assert refused.value.code == "bad_players"
    assert str(first) in str(refused.value)


def test_a_box_that_does_not_exist_is_refused() -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(boxes=["cellar"])
    assert refused.value.code == "unknown_box"
    assert str(refused.value).startswith("The box 'cellar' does not exist. Playable: base, ")


def test_the_base_game_may_be_named_but_need_not() -> None:
    assert bastide.new_game(boxes=["base"], seed=1).setup == bastide.new_game(seed=1).setup


def test_every_error_is_one_of_ours_and_a_wrong_value() -> None:
    assert issubclass(bastide.Unreadable, bastide.BastideError)
    assert issubclass(bastide.Unreadable, ValueError)
    assert issubclass(bastide.IllegalAction, bastide.BastideError)
    assert issubclass(bastide.IllegalAction, ValueError)
    assert issubclass(bastide.Impossible, RuntimeError)


# -- chance ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [7, "seven"])
def test_the_same_seed_gives_the_same_tiles_and_the_same_first_player(seed: int | str) -> None:
    games = [bastide.new_game(players=4, seed=seed) for _ in range(2)]
    assert games[0].to_move == games[1].to_move
    assert tiles_of(games[0], 30) == tiles_of(games[1], 30)


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert tiles_of(bastide.new_game(seed=7), 20) == tiles_of(bastide.new_game(seed="7"), 20)


def test_different_seeds_give_different_tiles() -> None:
    assert len({tuple(tiles_of(bastide.new_game(seed=seed, first=0), 10)) for seed in range(20)}) == 20


def test_without_a_seed_every_game_is_another() -> None:
    assert len({bastide.new_game().seed for _ in range(20)}) == 20


def test_a_fresh_seed_can_be_used_again() -> None:
    game = bastide.new_game()
    assert tiles_of(bastide.new_game(seed=game.seed), 20) == tiles_of(game, 20)


def test_the_tiles_do_not_depend_on_who_begins() -> None:
    assert tiles_of(bastide.new_game(seed=1, first=0), 20) == tiles_of(bastide.new_game(seed=1, first=1), 20)


def test_with_open_draws_drawing_is_an_action() -> None:
    game = bastide.new_game(open_draws=True)
    assert (game.waits_for_chance, game.to_move, game.hand, game.seed) == (True, None, None, None)
    assert Draw("C") in game.options()
    game.play(Draw("V"))
    assert (game.waits_for_chance, game.to_move, game.hand) == (False, 0, "V")
    assert game.remaining_tiles()["V"] == 8


# -- looking ---------------------------------------------------------------------------------------


def test_the_bag_and_the_table_always_add_up() -> None:
    game = bastide.new_game(players=3, seed="sum", first=0)
    luck = Luck(1)
    while not game.over:
        laid = sum("TilePlaced" in type(event).__name__ for event in game.events)
        left = game.remaining_tiles()
        gone = sum("TileDiscarded" in type(event).__name__ for event in game.events)
        assert sum(left.values()) + laid + gone + (game.hand is not None) == 71
        assert all(count > 0 for count in left.values())
        standing = sum(line.count("/") for line in game.position().splitlines()[1:])
        assert sum(game.supply(player)["follower"] for player in range(3)) + standing == 21
        game.apply(game.state.sample(luck))
    assert game.remaining_tiles() == {}
    assert (game.to_move, game.hand, game.options()) == (None, None, [])


def test_the_winners_are_all_who_have_the_most_points() -> None:
    winners = set()
    for seed in range(60):
        game = bastide.new_game(players=3, seed=seed)
        luck = Luck(seed)
        while not game.over:
            assert game.winners == ()
            game.apply(game.state.sample(luck))
        assert game.winners == tuple(p for p in range(3) if game.scores[p] == max(game.scores))
        winners.add(len(game.winners))
    assert {1, 2} <= winners


def test_a_shown_game_is_its_board() -> None:
    assert str(scene("D^!/1hE")).splitlines() == [
        "       0",
        "  ▒▒▒▒▒▒▒▒▒▒▒",
        "     ·   ·",
        "0 ─────R─────",
        "     ·   ·",
        "   ·   ·   ·",
    ]


def test_the_tally_tells_every_reason_in_words() -> None:
    game = scene("E>/1kE F^ .", hand="E")
    game.play("E< 2,0; -")
    (scored,) = game.tally()
    assert (scored.player, scored.points) == (0, 8)
    assert scored.reason == "3 tiles × 2 + 1 pennant × 2"
    assert str(scored) == "+8 finished city E (0,0): 3 tiles × 2 + 1 pennant × 2"


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("E>/1kE G^", "2 tiles × 1"),
        ("E>/1kE F^", "2 tiles × 1 + 1 pennant × 1"),
        ("U^/1hE", "1 tile × 1"),
        ("B^/1m E^", "2 tiles × 1"),
        ("E>/1fNL E<", "1 finished city × 3"),
        ("D^/1fEL", "0 finished cities × 3"),
    ],
)
def test_the_final_scoring_tells_its_reasons_too(board: str, reason: str) -> None:
    assert [line.reason for line in scene(board).if_it_ended_now()] == [reason]


# -- if it ended now -------------------------------------------------------------------------------


def test_asking_for_an_end_changes_nothing() -> None:
    game = bastide.new_game(players=3, seed="end")
    luck = Luck(3)
    for _ in range(90):
        game.apply(game.state.sample(luck))
    before = look(game)
    first = game.if_it_ended_now()
    assert first
    assert look(game) == before
    assert game.if_it_ended_now() == first


def test_an_end_at_once_brings_exactly_what_was_foretold() -> None:
    game = with_bag(scene("B^/1m E>/2kE .\nV^ . .", hand="G"))
    game.play("G^ 2,0")
    foretold = final_points(game)
    game.play("-")
    assert game.over
    assert game.scores == tuple(foretold) == (3, 2)
    assert game.winners == (0,)


def test_a_game_that_is_over_has_nothing_more_to_score() -> None:
    game = with_bag(scene("E>/1kE F^", hand="V"))
    game.play("V^ 0,1; -")
    assert game.over
    assert game.if_it_ended_now() == ()


# -- copies and taking back ------------------------------------------------------------------------


def test_a_copy_and_its_original_do_not_know_each_other() -> None:
    game = bastide.new_game(players=2, seed="copy")
    tiles_of(game, 10)
    before = look(game)
    copy = game.clone()
    assert look(copy) == before
    tiles_of(copy, 10)
    assert look(game) == before
    changed = look(copy)
    tiles_of(game, 3)
    assert look(copy) == changed


def test_a_copy_draws_the_same_tiles() -> None:
    game = bastide.new_game(seed="copy")
    tiles_of(game, 5)
    copy = game.clone()
    assert tiles_of(game, 30) == tiles_of(copy, 30)


def test_a_copy_can_be_taken_back_to_the_start_by_itself() -> None:
    game = bastide.new_game(seed="copy")
    start = look(game)
    tiles_of(game, 10)
    before = look(game)
    copy = game.clone()
    while len(copy.full_history()) > 1:
        copy.undo()
    assert look(copy) == start
    assert look(game) == before
    assert tiles_of(copy, 10) == tiles_of(bastide.new_game(seed="copy"), 10)


@pytest.mark.parametrize("open_draws", [True, False])
def test_nothing_can_be_taken_back_before_the_first_action(open_draws: bool) -> None:  # noqa: FBT001
    game = bastide.new_game(open_draws=open_draws)
    before = look(game)
    with pytest.raises(bastide.IllegalAction) as refused:
        game.undo()
    assert refused.value.code == "nothing_to_undo"
    assert look(game) == before


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "code", "sentence"),
    [
        ("V^ 1,0", "wrong_tile", "The tile in hand is U, not V."),
        ("U^ 0,0", "occupied_cell", "A tile lies on (0,0) already."),
        ("U^ 1,1", "not_adjacent", "(1,1) touches no laid tile; corner to corner is not enough."),
        ("U> 1,0", "does_not_fit", "U> does not fit on (1,0): its western side shows a field, the tile beyond"),
        ("U> 0,-1", "does_not_fit", "its southern side shows a road, the tile beyond it a city."),
        ("-", "must_choose", "Red cannot pass now."),
        ("knight N", "not_now", "Red must lay the tile U now."),
        ("draw V", "not_now", "Red must lay the tile U now."),
        ("choose 1", "not_now", "Red must lay the tile U now."),
    ],
)
def test_a_tile_that_cannot_be_laid_is_refused_with_the_reason(action: str, code: str, sentence: str) -> None:
    game = scene("D^ .", hand="U")
    found = refusal(game, action)
    assert found.code == code
    assert sentence in str(found)
    assert str(found).endswith(f"Possible: {'; '.join(found.legal)}.")
    assert set(found.legal) == {"U^ 1,0", "Uv 1,0", "U^ 0,1", "Uv 0,1", "U^ -1,0", "Uv -1,0"}


@pytest.mark.parametrize(
    ("action", "code", "sentence"),
    [
        ("knight N", "no_such_place", "The tile on (1,0) has no city at N."),
        ("monk", "no_such_place", "The tile on (1,0) has no monastery."),
        ("monk @ 5,5", "no_such_place", "No tile lies on (5,5)."),
        ("highwayman E", "occupied", "Blue cannot place a highwayman there: Red has a highwayman on that road, at (0,"),
        ("knight N @ 0,0", "not_this_tile", "A figure may only be placed on the tile just laid, not on (0,0)."),
        ("large farmer NL", "no_figure", "Blue has no large follower left."),
        ("giant farmer NL", "no_such_figure", "There is no figure named giant."),
        ("U^ 2,0", "not_now", "Blue may place a figure now, or pass."),
        ("choose 1", "not_now", "Blue may place a figure now, or pass."),
    ],
)
def test_a_figure_that_cannot_be_placed_is_refused_with_the_reason(action: str, code: str, sentence: str) -> None:
    found = refusal(scene("D^/1hE U^!", turn=2), action)
    assert found.code == code
    assert found.sentence.startswith(sentence)
    assert found.legal == ("-", "farmer NL", "farmer ER")


def test_what_is_not_drawn_is_not_played() -> None:
    game = bastide.new_game(open_draws=True)
    assert refusal(game, "V^ 1,0").code == "chance"
    assert refusal(game, "V^ 1,0").sentence.startswith("First a tile must be drawn.")
    assert refusal(game, Draw("Z")).code == "not_in_bag"
    game.play("draw C; C^ 0,-1; -")
    assert refusal(game, "draw C").sentence.startswith("There is no tile C in the bag.")


def test_a_long_list_of_possibilities_is_cut() -> None:
    found = refusal(bastide.new_game(open_draws=True), "-")
    assert len(found.legal) == 24
    assert found.sentence.endswith("draw L and 12 more.")


def test_a_confirmation_is_all_that_is_asked_for() -> None:
    game = scene("D^ .", hand="U", options={"confirm": "yes"})
    game.play("U^ 1,0; -")
    found = refusal(game, "U^ 2,0")
    assert (found.code, found.sentence, found.legal) == (
        "not_now",
        "Red must choose now. Possible: choose 0.",
        ("choose 0",),
    )


def test_after_the_end_nothing_is_possible() -> None:
    game = with_bag(scene("D^", hand="V"))
    game.play("V^ 1,0; -")
    found = refusal(game, "-")
    assert (found.code, found.sentence, found.legal) == ("game_over", "The game is over.", ())


def test_what_is_possible_is_not_refused() -> None:
    game = bastide.new_game(seed=5)
    for option in game.options():
        assert game.why_not(option) is None
        assert game.why_not(game.notation(option)) is None


@pytest.mark.parametrize(
    "action",
    [PlaceTile("V", 1, 0, 0), PlaceTile("U", 1, 0, 1), PlaceFigure("follower", "knight", "N", 0, 0), Pass(), "U> 1,0"],
)
def test_an_illegal_action_carries_everything_and_changes_nothing(action: bastide.Action | str) -> None:
    game = scene("D^ .", hand="U")
    before = look(game)
    expected = refusal(game, action)
    with pytest.raises(bastide.IllegalAction) as refused:
        game.play(action)
    error = refused.value
    assert (error.code, str(error), error.legal) == (expected.code, expected.sentence, expected.legal)
    assert error.position == game.position()
    assert look(game) == before


def test_a_text_that_is_no_action_is_unreadable_rather_than_illegal() -> None:
    game = scene("D^ .", hand="U")
    for ask in (game.why_not, game.play):
        with pytest.raises(bastide.Unreadable) as refused:
            ask("castle the king")
        assert refused.value.code == "bad_notation"


# -- public names ------------------------------------------------------------------------------------


def test_every_public_name_has_one_home() -> None:
    homes = [name for names in bastide.HOMES.values() for name in names.split()]
    assert sorted(homes) == sorted(bastide.__all__)
    assert {name for name in bastide.__all__ if getattr(bastide, name, None) is None} == set()
    assert set(bastide.__all__) <= set(dir(bastide))


def test_a_name_that_is_not_public_is_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="module 'bastide' has no attribute 'nothing'"):
        _ = bastide.nothing  # type: ignore[attr-defined]


def test_the_import_alone_loads_no_rules() -> None:
    code = "import sys, bastide; print([name for name in sys.modules if name.startswith('bastide.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
