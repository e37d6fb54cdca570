"""Recordings of another engine, compared with ours message by message."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

import bastide
from bastide.cli import app
from bastide.records.jcloisterzone.compare import (
    Disagreement,
    Waiver,
    compare_file,
    compare_game,
    read_recordings,
    read_waivers,
    recording_name,
)
from tests.records.recordings import SETUP, Recording, first_message, lay, recording

if TYPE_CHECKING:
    from pathlib import Path


def written(path: Path, *games: Recording) -> Path:
    """Write games as a file of recordings, packed if its name says so."""
    content = "".join(json.dumps(game) + "\n" for game in games).encode()
    path.write_bytes(gzip.compress(content) if path.suffix == ".gz" else content)
    return path


def with_score(game: Recording, number: int, scores: list[int]) -> Recording:
    """Give a recording that claims other scores after a message."""
    game["replay"][number - 1]["scores"] = scores
    return game


def difference(game: Recording) -> Disagreement:
    """Give the first difference of a game."""
    found = compare_game(game, 7)
    assert found is not None, "the game must differ"
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("players", "fields"), [(1, True), (2, True), (3, False), (6, True)])
def test_a_true_recording_agrees(seed: int, players: int, fields: bool) -> None:  # noqa: FBT001
    assert compare_game(recording(seed, players, fields=fields), 1) is None


def test_a_tampered_score_is_found_where_it_stands() -> None:
    game = recording()
    number = next(n for n, each in enumerate(game["replay"], 1) if each["type"] == "COMMIT" and max(each["scores"]) > 0)
    true = game["replay"][number - 1]["scores"]
    false = [score + 1 for score in true]
    found = difference(with_score(game, number, false))
    assert (found.game, found.message, str(found.what)) == (7, number, "scores")
    assert (str(found.theirs), str(found.ours)) == (str(false), str(true))
    assert found.move.startswith('COMMIT {"random": ')


def test_a_tampered_score_of_the_last_message_is_found() -> None:
    game = recording()
    last = len(game["replay"])
    found = difference(with_score(game, last, [0, 0]))
    assert (found.message, str(found.theirs), str(found.ours)) == (last, "[0, 0]", str(game["scores"]))


def test_a_tampered_result_is_found() -> None:
    game = recording()
    true = list(game["scores"])
    game["scores"] = [100, 100]
    found = difference(game)
    assert str(found.what) == "the end"
    assert str(found.theirs) == "[100, 100], over"
    assert str(found.ours) == f"{true}, over"


def test_a_recording_that_stops_too_early_is_found() -> None:
    game = recording()
    del game["replay"][100:]
    found = difference(game)
    assert (found.message, str(found.what)) == (100, "the end")
    assert str(found.ours).endswith("not over")


@pytest.mark.parametrize(("kind", "name"), [("PLACE_TILE", "TilePlacement"), ("DEPLOY_MEEPLE", "Meeple:SmallFollower")])
def test_a_tampered_number_of_options_is_found(kind: str, name: str) -> None:
    game = recording()
    number = first_message(game, kind)
    options = game["replay"][number - 1]["options"]
    ours = options[name]
    options[name] = ours + 3
    found = difference(game)
    assert (found.message, str(found.what)) == (number, "number of options")
    assert f"'{name}': {ours + 3}" in str(found.theirs)
    assert f"'{name}': {ours}" in str(found.ours)
    assert found.move.startswith(kind)


def river_game(places: int) -> Recording:
    """A river of one straight tile, for which the other engine claims so many places."""
    setup = {
        **SETUP,
        "sets": {"basic:1": 1, "river/1:1": 1},
        "elements": {**SETUP["elements"], "river": True},
        "start": [{"tile": "RI/s", "x": 0, "y": 0, "rotation": 0}],
    }
    options = {"TilePlacement": places, "pass": False}
    move = {**lay("RI.1/IFI", 1, 0), "options": options, "scores": [0, 0]}
    return {"setup": setup, "initialRandom": 0.35, "scores": [0, 0], "replay": [move]}


def test_places_for_the_river_are_counted_as_the_other_engine_does() -> None:
    assert str(difference(river_game(2)).what) == "the end", "there is nothing else to find"


@pytest.mark.parametrize("places", [1, 3])
def test_places_for_the_river_that_only_one_of_them_knows_are_found(places: int) -> None:
    assert str(difference(river_game(places)).what) == "number of options"


def test_passing_that_only_one_of_them_allows_is_found() -> None:
    game = recording()
    number = first_message(game, "PASS")
    game["replay"][number - 1]["options"]["pass"] = False
    found = difference(game)
    assert (found.message, str(found.what)) == (number, "number of options")
    assert "'pass': False" in str(found.theirs)
    assert "'pass': True" in str(found.ours)


def test_an_illegal_move_is_found_with_the_reason() -> None:
    game = recording()
    game["replay"][0]["payload"]["position"] = [40, 40]
    found = difference(game)
    assert (found.message, str(found.what), str(found.theirs)) == (1, "the move is illegal here", "legal")
    assert "(40,40) touches no laid tile" in str(found.ours)
    assert '"position": [40, 40]' in found.move


def test_a_tile_that_the_random_numbers_do_not_draw_is_found() -> None:
    game = recording()
    tile = game["replay"][0]["payload"]["tileId"]
    game["initialRandom"] = (game["initialRandom"] + 0.5) % 1
    found = difference(game)
    assert (found.message, str(found.what), str(found.theirs)) == (1, "the draw", tile)
    assert f"The file lays {tile}, but its random numbers draw" in str(found.ours)


def test_a_difference_shows_both_scores_the_move_and_the_board() -> None:
    game = recording()
    number = first_message(game, "COMMIT")
    found = difference(with_score(game, number, [9, 9]))
    lines = str(found).splitlines()
    assert lines[0] == f"game 7, message {number}: scores"
    assert lines[1] == "  theirs: [9, 9]"
    assert lines[2] == "  ours:   [0, 0]"
    assert lines[3].startswith("  move:   COMMIT ")
    assert "\n".join(lines[4:]) == found.board
    assert "▒▒▒▒▒▒▒▒▒▒▒" in found.board


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_files_are_read_packed_or_not(tmp_path: Path, name: str) -> None:
    path = written(tmp_path / name, recording(1), recording(2), recording(3))
    assert [game["scores"] for game in read_recordings(path)] == [recording(seed)["scores"] for seed in (1, 2, 3)]
    assert str(compare_file(path, [])) == "games: agreed 3 of 3 games"


def test_the_name_of_a_recording_has_no_suffixes(tmp_path: Path) -> None:
    assert recording_name(tmp_path / "base2.jsonl.gz") == "base2"


def test_games_that_differ_are_counted_and_kept(tmp_path: Path) -> None:
    path = written(tmp_path / "two.jsonl", recording(1), with_score(recording(2), 1, [1, 1]), recording(3))
    result = compare_file(path, [])
    assert (result.agreed, result.games) == (2, 3)
    assert [(found.game, found.message) for found in result.disagreements] == [(2, 1)]


@pytest.mark.parametrize(
    ("waiver", "agreed", "waived", "left"),
    [
        (Waiver("two", None, "rule 7"), 1, [2, 3], []),
        (Waiver("two", 3, "rule 7"), 1, [3], [2]),
        (Waiver("two", 1, "rule 7"), 1, [], [2, 3]),
        (Waiver("other", None, "rule 7"), 1, [], [2, 3]),
    ],
)
def test_a_waiver_covers_its_file_and_its_game(
    tmp_path: Path, waiver: Waiver, agreed: int, waived: list[int], left: list[int]
) -> None:
    bad = [with_score(recording(seed), 1, [1, 1]) for seed in (2, 3)]
    result = compare_file(written(tmp_path / "two.jsonl", recording(1), *bad), [waiver])
    assert result.agreed == agreed
    assert [found.game for found, _ in result.waived] == waived
    assert [found.game for found in result.disagreements] == left


def test_waivers_are_read_with_their_reasons(tmp_path: Path) -> None:
    path = tmp_path / "waivers.yaml"
    path.write_text("- {file: base2, because: rule 1}\n- {file: base5, game: 3, because: rule 2}\n", encoding="utf-8")
    assert read_waivers(path) == [Waiver("base2", None, "rule 1"), Waiver("base5", 3, "rule 2")]


def test_a_file_without_waivers_is_read(tmp_path: Path) -> None:
    path = tmp_path / "waivers.yaml"
    path.write_text("# none yet\n", encoding="utf-8")
    assert read_waivers(path) == []


@pytest.mark.parametrize(
    "text",
    ["- {file: base2}", "- {because: I say so}", "- {file: base2, because: ''}", "- base2", "file: base2", "7",
     "- {file: base2, game: first, because: rule 1}", "- [", "\t- {file"],
)  # fmt: skip
def test_a_waiver_without_a_reason_or_a_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "waivers.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(bastide.Unreadable) as refused:
        read_waivers(path)
    assert refused.value.code == "bad_waivers"
    assert "waivers.yaml" in str(refused.value)


def test_broken_lines_are_refused_with_their_number(tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(json.dumps(recording()) + "\n{broken\n", encoding="utf-8")
    with pytest.raises(bastide.Unreadable) as refused:
        compare_file(path, [])
    assert (refused.value.code, refused.value.line) == ("bad_recording", 2)
    assert "broken.jsonl" in str(refused.value)


@pytest.mark.parametrize("line", ["{}", "[]", "5", '{"scores": [0], "setup": {}, "initialRandom": 0.5, "replay": []}'])
def test_lines_of_something_else_are_refused_with_their_number(tmp_path: Path, line: str) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(json.dumps(recording()) + "\n" + line + "\n", encoding="utf-8")
    with pytest.raises(bastide.Unreadable) as refused:
        compare_file(path, [])
    assert refused.value.line == 2


def broken_in_the_middle(content: bytes) -> bytes:
    """Spoil a packed file in its middle."""
    middle = len(content) // 2
    return content[:middle] + bytes(64) + content[middle + 64 :]


@pytest.mark.parametrize("how", ["no gzip", "cut off", "spoilt", "no text"])
def test_a_broken_packed_file_is_refused(tmp_path: Path, how: str) -> None:
    packed = gzip.compress(json.dumps(recording()).encode())
    contents = {
        "no gzip": b"plain text",
        "cut off": packed[: len(packed) // 2],
        "spoilt": broken_in_the_middle(packed),
        "no text": gzip.compress(b"\xff\xfe\x00"),
    }
    path = tmp_path / "broken.jsonl.gz"
    path.write_bytes(contents[how])
    with pytest.raises(bastide.Unreadable) as refused:
        compare_file(path, [])
    assert refused.value.code == "bad_recording"
    assert "broken.jsonl.gz" in str(refused.value)


# -- the command -----------------------------------------------------------------------------------


def test_the_command_tells_how_many_games_agree(tmp_path: Path) -> None:
    good = written(tmp_path / "good.jsonl.gz", recording(1), recording(2))
    more = written(tmp_path / "more.jsonl", recording(3))
    result = CliRunner().invoke(app, ["compare", str(good), str(more)])
    assert result.exit_code == 0
    assert result.output.splitlines() == ["good: agreed 2 of 2 games", "more: agreed 1 of 1 games"]


def test_the_command_fails_and_shows_the_first_difference_of_a_game(tmp_path: Path) -> None:
    bad = with_score(with_score(recording(2), 9, [4, 4]), 3, [1, 1])
    path = written(tmp_path / "bad.jsonl", recording(1), bad)
    result = CliRunner().invoke(app, ["compare", str(path)])
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[0] == "bad: agreed 1 of 2 games"
    assert lines[1] == "game 2, message 3: scores"
    assert lines[2:4] == ["  theirs: [1, 1]", "  ours:   [0, 0]"]
    assert "message 9" not in result.output
    german = CliRunner().invoke(app, ["--lang", "de", "compare", str(path)]).output.splitlines()
    assert german[:2] == ["bad: 1 von 2 Partien stimmen überein", "Partie 2, Nachricht 3: Punkte"]
    assert german[2:4] == ["  dort: [1, 1]", "  hier: [0, 0]"]


def test_the_command_tells_what_is_waived_and_why(tmp_path: Path) -> None:
    path = written(tmp_path / "bad.jsonl", with_score(recording(2), 3, [1, 1]))
    waivers = tmp_path / "waivers.yaml"
    waivers.write_text("- {file: bad, because: the rules say so on page 3}\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["compare", "--waivers", str(waivers), str(path)])
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "bad: agreed 0 of 1 games",
        "waived: game 1, message 3: the rules say so on page 3",
    ]


def test_the_command_tells_which_boxes_are_not_playable_and_goes_on(tmp_path: Path) -> None:
    strange = {**recording(1), "setup": {**SETUP, "sets": {"basic:1": 1, "hills-and-sheep:1": 1}}}
    first = written(tmp_path / "strange.jsonl", strange)
    second = written(tmp_path / "good.jsonl", recording(1))
    result = CliRunner().invoke(app, ["compare", str(first), str(second)])
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "strange: not compared. Boxes that are not playable yet: hills-and-sheep:1.",
        "good: agreed 1 of 1 games",
    ]
