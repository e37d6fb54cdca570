"""The notation of actions: written, read and refused."""

from __future__ import annotations

import pytest

import bastide
from bastide import Choose, Draw, Pass, PlaceFigure, PlaceTile, TakeBack
from bastide.kernel.geometry import HALF_NAMES
from bastide.records.notation import read_action, split_actions, write_action
from tests.scenes import scene

FORMS = {
    "V^ 0,0": PlaceTile("V", 0, 0, 0),
    "V> 2,-1": PlaceTile("V", 2, -1, 1),
    "Cv -13,40": PlaceTile("C", -13, 40, 2),
    "X< 7,7": PlaceTile("X", 7, 7, 3),
    "river/lake> 1,0": PlaceTile("river/lake", 1, 0, 1),
    "knight N": PlaceFigure("follower", "knight", "N", 2, 1),
    "highwayman E": PlaceFigure("follower", "highwayman", "E", 2, 1),
    "knight inner": PlaceFigure("follower", "knight", "inner", 2, 1),
    "farmer inner": PlaceFigure("follower", "farmer", "inner", 2, 1),
    "monk": PlaceFigure("follower", "monk", "", 2, 1),
    "heretic": PlaceFigure("follower", "heretic", "", 2, 1),
    "knight S @ 0,-3": PlaceFigure("follower", "knight", "S", 0, -3),
    "monk @ 4,5": PlaceFigure("follower", "monk", "", 4, 5),
    "large knight N": PlaceFigure("large_follower", "knight", "N", 2, 1),
    "large knight N @ 0,3": PlaceFigure("large_follower", "knight", "N", 0, 3),
    "pig farmer WR @ -1,0": PlaceFigure("pig", "farmer", "WR", -1, 0),
    "back knight N @ 2,1": TakeBack("follower", "knight", "N", 2, 1),
    "back monk @ 4,5": TakeBack("follower", "monk", "", 4, 5),
    "back large farmer WR @ -1,0": TakeBack("large_follower", "farmer", "WR", -1, 0),
    "-": Pass(),
    "draw V": Draw("V"),
    "draw river/lake": Draw("river/lake"),
    "choose 0": Choose(0),
    "choose 12": Choose(12),
} | {f"farmer {half}": PlaceFigure("follower", "farmer", half, 2, 1) for half in HALF_NAMES}
BAD_TEXTS = [
    "", " ", "V", "V 2,1", "V> 2", "V> 2,", "V> 2 1", "V> a,b", "V> 2,-1 knight N", "> 1,0", "V>> 1,0,0", "V? 1,0",
    "knight X", "knight n", "knight NLL", "knight N @", "knight N @ 1", "knight N 1,0", "dragon N",
    "very large knight N", "back", "back knight N", "back @ 1,0",
    "draw", "choose", "choose one", "choose -1", "choose ²", "passing", "--",
]  # fmt: skip


def late_game() -> bastide.Game:
    """The tile laid last lies on 2,1."""
    return scene("D^ U^ U^\n. . Uv!")


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read(text: str) -> None:
    assert read_action(text, late_game().state) == FORMS[text]


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_written_as_it_is_read(text: str) -> None:
    assert write_action(FORMS[text], late_game().state) == text


def test_passing_can_also_be_said_with_a_word() -> None:
    assert read_action("pass", late_game().state) == Pass()
    assert write_action(Pass(), late_game().state) == "-"


def test_the_tile_laid_last_need_not_be_named() -> None:
    game = late_game()
    assert read_action("farmer NL @ 2,1", game.state) == read_action("farmer NL", game.state)
    assert write_action(PlaceFigure("follower", "farmer", "NL", 2, 1), game.state) == "farmer NL"
    assert write_action(PlaceFigure("follower", "farmer", "NL", 2, 0), game.state) == "farmer NL @ 2,0"


def test_spaces_around_an_action_do_not_matter() -> None:
    state = late_game().state
    assert read_action("  V>   2,-1 ", state) == PlaceTile("V", 2, -1, 1)
    assert read_action(" knight N ", state) == read_action("knight N", state)
    assert read_action("draw  V", state) == Draw("V")


@pytest.mark.parametrize("text", BAD_TEXTS)
def test_what_is_no_action_is_refused_with_examples(text: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        read_action(text, late_game().state)
    assert refused.value.code == "bad_notation"
    assert repr(text) in str(refused.value)
    assert "'V> 2,-1'" in str(refused.value)
    assert "'knight N'" in str(refused.value)


def test_every_option_of_a_game_is_read_back_from_its_notation() -> None:
    game = bastide.new_game(players=3, seed="notation")
    kinds: set[type[bastide.Action]] = set()
    while not game.over:
        for option in game.options():
            assert read_action(game.notation(option), game.state) == option
            kinds.add(type(option))
        game.play(game.options()[-1])
    assert kinds == {PlaceTile, PlaceFigure, Pass}


@pytest.mark.parametrize(
    ("board", "named", "also"),
    [
        ("N^!", "knight N", "knight W"),
        ("V^!", "highwayman S", "highwayman W"),
        ("U^!", "highwayman E", "highwayman W"),
        ("U^!", "farmer ER", "farmer SR"),
        ("E>!", "farmer NL", "farmer WR"),
    ],
)
def test_any_side_of_a_feature_names_it(board: str, named: str, also: str) -> None:
    game, other = scene(board), scene(board)
    assert game.why_not(named) is None
    assert game.why_not(also) is None
    game.play(named)
    other.play(also)
    assert game.position() == other.position()


def test_a_side_of_another_feature_does_not_name_it() -> None:
    refusal = scene("N^!").why_not("knight E")
    assert refusal is not None
    assert refusal.code == "no_such_place"


def test_several_actions_are_parted_by_semicolons() -> None:
    assert split_actions("V> 2,-1; knight N") == ["V> 2,-1", "knight N"]
    assert split_actions(" draw U;U^ 1,0 ;-; ") == ["draw U", "U^ 1,0", "-"]
    assert split_actions(" ; ") == []


def test_several_actions_are_played_one_after_the_other() -> None:
    game, other = scene("D^ .", hand="U"), scene("D^ .", hand="U")
    game.play("U^ 1,0; highwayman E; draw V; V> 2,0; -")
    for action in ("U^ 1,0", "highwayman E", "draw V", "V> 2,0", "-"):
        other.play(action)
    assert game.position() == other.position()
    assert game.events == other.events


@pytest.mark.parametrize(
    ("text", "error", "code"),
    [
        ("U^ 1,0; highwayman E; draw V; V> 2,0; knight N", bastide.IllegalAction, "no_such_place"),
        ("U^ 1,0; highwayman E; draw V; Vv 2,0; -", bastide.IllegalAction, "does_not_fit"),
        ("U^ 1,0; highwayman N", bastide.IllegalAction, "no_such_place"),
        ("U^ 1,0; -; rubbish", bastide.Unreadable, "bad_notation"),
        ("U> 1,0; -", bastide.IllegalAction, "does_not_fit"),
    ],
)
def test_of_several_actions_all_are_played_or_none(text: str, error: type[bastide.BastideError], code: str) -> None:
    game = scene("D^ .", hand="U")
    before = game.position(), game.events, game.full_history()
    with pytest.raises(error) as refused:
        game.play(text)
    assert refused.value.code == code
    assert (game.position(), game.events, game.full_history()) == before


def test_a_refused_last_action_leaves_what_was_played_before() -> None:
    game = scene("D^ .", hand="U")
    game.play("U^ 1,0; -")
    after = game.position()
    with pytest.raises(bastide.IllegalAction):
        game.play("draw V; V> 2,0; knight N")
    assert game.position() == after
    game.undo()
    game.undo()
    assert game.hand == "U"


@pytest.mark.parametrize("text", ["", " ; "])
def test_a_text_without_actions_is_refused(text: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        scene("D^ .", hand="U").play(text)
    assert refused.value.code == "bad_notation"


@pytest.mark.parametrize(
    "text", ["U^ 1025,-1", "U^ -1023,1", "U^ 99999999999999999999,0", "choose 99999999999999999999"]
)
def test_numbers_beyond_any_board_name_no_place_on_it(text: str) -> None:
    with pytest.raises(bastide.IllegalAction):
        scene("D^ .", hand="U").play(text)


def test_a_figure_beyond_any_board_stands_nowhere() -> None:
    game = scene("D^ U^!")
    assert game.why_not("highwayman E @ 1,0") is None
    assert game.why_not("highwayman E @ 1025,-1") is not None
