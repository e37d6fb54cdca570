"""Games as objects: what they say of themselves, copies, pickles, and arguments that make no sense."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import pytest

import bastide
from bastide.rulebook import presets

if TYPE_CHECKING:
    from collections.abc import Callable


def played(**more: Any) -> bastide.Game:  # noqa: ANN401 - as new_game has it
    game = bastide.new_game(seed=5, **more)
    for _ in range(9):
        game.play(game.options()[0])
    return game


def test_a_game_says_what_it_is() -> None:
    assert repr(bastide.new_game(players=["Anna", "Ben"], seed=1, first=0)) == (
        "<bastide.Game base: Anna 0, Ben 0; turn 1, Anna to move>"
    )
    assert repr(bastide.new_game(game="castle", open_draws=True)) == (
        "<bastide.Game castle: Red 0, Blue 0; turn 1, chance decides>"
    )


@pytest.mark.parametrize("made", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])  # noqa: S301
@pytest.mark.parametrize("more", [{}, {"boxes": ["tower", "count"], "players": 3}, {"game": "castle"}])
def test_a_copy_goes_on_alone_and_in_the_same_way(
    made: Callable[[bastide.Game], bastide.Game], more: dict[str, Any]
) -> None:
    game = played(**more)
    position = game.position()
    other = made(game)
    assert other.position() == position
    assert other.events == game.events
    other.undo()
    other.play(other.options()[0])
    assert other.position() == position
    other.play(other.options()[-1])
    assert game.position() == position
    game.play(game.options()[-1])
    assert game.position() == other.position()
    assert bastide.write_record(game) == bastide.write_record(other)


def test_a_pickled_position_goes_on() -> None:
    game = bastide.read_position(played().position())
    other = pickle.loads(pickle.dumps(game))  # noqa: S301
    other.play(other.options()[0])
    game.play(game.options()[0])
    assert game.position() == other.position()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"first": "Anna"}, "bad_players"),
        ({"first": 9}, "bad_players"),
        ({"players": None}, "bad_players"),
        ({"players": 2.5}, "bad_players"),
        ({"players": True}, "bad_players"),
        ({"players": [None]}, "bad_players"),
        ({"players": ["Anna", 2]}, "bad_players"),
        ({"game": []}, "unknown_game"),
        ({"game": None}, "unknown_game"),
        ({"boxes": [3]}, "unknown_box"),
        ({"boxes": None}, "unknown_box"),
        ({"boxes": "tower"}, "unknown_box"),
        ({"options": "fields=no"}, "bad_option"),
        ({"options": {"fields": "perhaps"}}, "bad_option"),
        ({"seed": [1]}, "bad_seed"),
        ({"tiles": 3}, "bad_tile"),
        ({"tiles": ["RFRF"]}, "bad_tile"),
        ({"game": "castle", "files": 3}, "bad_files"),
        ({"game": "castle", "files": {"walls": "wall.yaml"}}, "unknown_file"),
    ],
)
def test_an_argument_that_makes_no_sense_is_refused_with_a_sentence(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(**arguments)
    assert refused.value.code == code


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(LookupError, match="no language 'fr'"):
        bastide.sentence("ask-tile", "fr")


@pytest.mark.parametrize("player", [-1, 2, 7, "Anna"])
def test_nobody_sits_at_a_place_that_is_not_there(player: Any) -> None:  # noqa: ANN401 - anything at all
    with pytest.raises(bastide.Unreadable):
        bastide.new_game(seed=1).supply(player)


@pytest.mark.parametrize("read", [bastide.read_record, bastide.read_position])
def test_what_is_no_text_cannot_be_read(read: Callable[[Any], bastide.Game]) -> None:
    with pytest.raises(bastide.Unreadable):
        read(None)


@pytest.mark.parametrize("action", [None, 3, 2.5, ["U^ 1,0"]])
def test_what_is_no_action_is_refused(action: Any) -> None:  # noqa: ANN401 - anything at all
    game = bastide.new_game(seed=1)
    for try_it in (game.play, game.why_not):
        with pytest.raises(bastide.Unreadable):
            try_it(action)


def test_options_can_be_written_as_in_a_record() -> None:
    assert dict(bastide.new_game(options={"fields": "no"}, seed=1).setup.options)["fields"] is False


@pytest.mark.parametrize("name", sorted(presets()))
def test_a_preset_is_a_game(name: str) -> None:
    game = bastide.new_game(boxes=name, players=2, seed=3)
    assert set(presets()[name]) <= set(game.setup.boxes)
    assert game.options()


@pytest.mark.parametrize(
    "read", [bastide.load, bastide.load_tiles, lambda file: bastide.new_game(game="castle", files={"wall": file})]
)
@pytest.mark.parametrize("path", [None, 3, b"x"])
def test_what_is_no_path_cannot_be_read(read: Callable[[Any], object], path: Any) -> None:  # noqa: ANN401 - anything at all
    with pytest.raises(bastide.Unreadable, match="A file is named by a text or a path"):
        read(path)


def test_a_file_without_an_end_is_refused() -> None:
    with pytest.raises(bastide.Unreadable, match="larger than a file of ours can be"):
        bastide.load("/dev/zero")
    with pytest.raises(bastide.Unreadable, match="longer than 1000000 characters"):
        bastide.load_tiles("/dev/zero")


@pytest.mark.parametrize("ask", [bastide.sentence, bastide.write_record])
@pytest.mark.parametrize("thing", [None, 3])
def test_what_is_nothing_of_ours_is_named(ask: Callable[[Any], str], thing: Any) -> None:  # noqa: ANN401 - anything at all
    with pytest.raises(TypeError, match=repr(thing)):
        ask(thing)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_no_sentence_can_hold_is_cut(language: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.read_position("bastide position 1\n" + "x" * 100_000)
    assert len(bastide.sentence(refused.value, language)) < 1_200
