"""The commands that read files: replay, import, perft, and what they refuse."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.records.jcloisterzone import read_jcz
from tests.records.commands import Complaint, run, typed, words_of
from tests.records.recordings import SETUP, recording

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


def recorded(path: Path, steps: int, names: Iterable[str] = ("Anna", "Ben")) -> bastide.Game:
    """Write the record of a random game."""
    game = bastide.new_game(players=list(names), seed="replay")
    typed(game, steps, numbers=False)
    bastide.save(game, path)
    return game


def test_a_record_is_shown_step_by_step(keep: Path) -> None:
    recorded(keep, 8)
    result = run("replay", str(keep), answers=["", "", "q"])
    assert result.exit_code == 0
    assert [title in result.output for title in ("set-up", "after turn 1", "after turn 2")] == [True] * 3
    assert "after turn 3" not in result.output
    assert result.output.count("Anna 0  Ben ") == 3


def test_a_whole_record_is_shown_to_its_end(keep: Path) -> None:
    game = recorded(keep, 1000)
    result = run("replay", str(keep), answers=[""] * 100)
    assert result.exit_code == 0
    assert f"Anna {game.scores[0]}  Ben {game.scores[1]}" in result.output
    assert "after turn 71" in result.output


def test_a_replay_tells_moves_and_points_and_goes_back_forward_and_to_a_number(keep: Path) -> None:
    game = recorded(keep, 1000)
    result = run("replay", str(keep), answers=["71", "b", "", "3", "q"])
    shown = [line for line in result.output.splitlines() if "after turn" in line]
    assert [int(line.split("after turn ")[1].split()[0]) for line in shown] == [71, 70, 71, 3]
    third = next(line for line in bastide.write_record(game).splitlines() if line.startswith("3. "))
    assert third.removeprefix("3. ") in result.output
    assert game.tally()[-1].reason in result.output


@pytest.mark.parametrize("answer", ["999", "xx", "?", "-1", "9" * 5000])
def test_a_replay_says_what_is_no_turn_and_stays_where_it_is(keep: Path, answer: str) -> None:
    recorded(keep, 8)
    result = run("replay", str(keep), answers=["2", answer, "q"])
    assert f"'{answer[:70]}" in words_of(result).replace(" ", "")
    assert "is no turn from 0 to" in words_of(result)
    shown = [line for line in result.output.splitlines() if "after turn" in line]
    assert [int(line.split("after turn ")[1].split()[0]) for line in shown] == [2, 2]


def test_a_replay_names_who_moved(keep: Path) -> None:
    game = recorded(keep, 8)
    first = bastide.write_record(game).split("1. ")[1].splitlines()[0]
    mover = game.players[game.setup.first]
    assert f"{mover}: {first}" in run("replay", str(keep), answers=["1", "q"]).output


def test_a_record_is_shown_as_far_as_somebody_asks(keep: Path) -> None:
    recorded(keep, 8)
    result = run("replay", str(keep), answers=[""])
    assert "after turn 1" in result.output
    assert "after turn 2" not in result.output


def test_the_end_of_a_record_is_shown_at_once(keep: Path) -> None:
    game = recorded(keep, 8)
    result = run("replay", "--at-once", str(keep))
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == f"Anna {game.scores[0]}  Ben {game.scores[1]}"
    assert str(game).splitlines()[1].strip() in result.output


def test_names_are_shown_as_they_are(keep: Path) -> None:
    recorded(keep, 1, ["[red]Anna", "[/]"])
    assert "[red]Anna 0  [/] 0" in run("replay", "--at-once", str(keep)).output


def test_a_save_file_is_shown_and_imported(tmp_path: Path) -> None:
    path, output = tmp_path / "game.jcz", tmp_path / "game.bastide"
    path.write_text(json.dumps(recording(4)), encoding="utf-8")
    game = read_jcz(json.dumps(recording(4)))
    shown = run("replay", str(path))
    assert shown.output.splitlines()[-1] == f"Red {game.scores[0]}  Blue {game.scores[1]}"
    result = run("import", str(path), "-o", str(output))
    assert result.exit_code == 0
    assert "game.bastide" in words_of(result).replace(" ", "")
    assert bastide.load(output).full_history() == game.full_history()


def test_an_unfinished_save_file_can_be_played_on(tmp_path: Path, keep: Path) -> None:
    content = recording(4)
    del content["replay"][99:]
    path = tmp_path / "game.jcz"
    path.write_text(json.dumps(content), encoding="utf-8")
    result = run("play", "--text", "--resume", str(path), "--keep", str(keep), answers=["1"] * 20)
    assert result.exit_code == 0
    assert result.output.count("In hand:") > 2
    assert "won." not in result.output
    assert keep.exists()


def test_lines_of_play_are_counted() -> None:
    result = run("perft", "--tiles", "U V", "--depth", "2", "--players", "3")
    assert result.exit_code == 0
    assert "24" in result.output
    assert "852" in result.output


@pytest.mark.parametrize(("number", "words", "code"), [(24, "agrees", 0), (25, "but the file says 25", 1)])
def test_known_numbers_of_lines_are_checked(tmp_path: Path, number: int, words: str, code: int) -> None:
    path = tmp_path / "known.perft"
    path.write_text(f"tiles: U V\n1: {number}\n2: 852\n", encoding="utf-8")
    result = run("perft", str(path))
    assert result.exit_code == code
    assert result.output.splitlines() == [f"1: 24 {words}", "2: 852 agrees"]


def test_no_tiles_at_all_cannot_be_counted(complain: Complaint) -> None:
    assert complain.of("perft", "--tiles", "")


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("replay", "x.bastide"),
        ("replay", "x.jcz"),
        ("play --resume", "x.bastide"),
        ("compare", "x.jsonl"),
        ("perft", "x.p"),
    ],
)
@pytest.mark.parametrize("content", [b"\x89PNG\xff\xfe", b"rubbish\n"])
def test_a_file_of_something_else_is_refused_in_one_line(
    complain: Complaint, tmp_path: Path, command: str, name: str, content: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert complain.of(*command.split(), str(path))


def test_a_save_file_with_unknown_boxes_is_refused_in_one_line(complain: Complaint, tmp_path: Path) -> None:
    path = tmp_path / "game.jcz"
    path.write_text(json.dumps({"setup": {**SETUP, "sets": {"hills-and-sheep:1": 1}}, "replay": []}), encoding="utf-8")
    assert complain.of("import", str(path), "-o", "/nowhere") == "Boxes that are not playable yet: hills-and-sheep:1."
