"""Files of known line counts, and the counting itself."""

from __future__ import annotations

from pathlib import Path

import pytest

import bastide
from bastide.records.perft import PerftFile, PerftLine, check_perft, read_perft

FILES = sorted((Path(__file__).parent.parent / "perft").glob("*.perft"))
GOOD = """\
# The first tiles of a game.
players: 3

tiles: U V
1: 24
2: 852
"""


def count_slowly(game: bastide.Game, tiles: list[str]) -> int:
    """Count the ways to play some tiles through nothing but the public interface."""
    if game.over or (game.waits_for_chance and not tiles):
        return 1
    rest = tiles[1:] if game.waits_for_chance else tiles
    lines = 0
    for action in [bastide.Draw(tiles[0])] if game.waits_for_chance else game.options():
        game.play(action)
        lines += count_slowly(game, rest)
        game.undo()
    return lines


def known(path: Path) -> PerftFile:
    """Read one of our files."""
    return read_perft(path.read_text(encoding="utf-8"))


def refused(text: str) -> bastide.Unreadable:
    """Give the error of a text that is no such file."""
    with pytest.raises(bastide.Unreadable) as found:
        list(check_perft(read_perft(text)))
    return found.value


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_known_numbers_of_lines_are_counted(path: Path) -> None:
    lines = list(check_perft(known(path)))
    assert len(lines) >= 2
    assert [str(line) for line in lines] == [f"{line.depth}: {line.known} agrees" for line in lines]


@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_slow_count_through_the_public_interface_gives_the_known_numbers(path: Path, depth: int) -> None:
    file = known(path)
    game = bastide.new_game(players=file.players, open_draws=True)
    before = game.position()
    assert count_slowly(game, file.tiles[:depth]) == file.lines[depth]
    assert game.position() == before


def test_there_is_a_file_for_every_number_of_players() -> None:
    assert [known(path).players for path in FILES] == [1, 2, 3, 4, 5, 6]


def test_lines_in_which_a_tile_leaves_the_game_are_counted() -> None:
    game = bastide.new_game(open_draws=True)
    game.play("draw E; Ev 0,-1; -")
    assert count_slowly(game, ["C"]) == 1
    assert count_slowly(game, ["C", "U"]) == count_slowly(game, ["U"]) > 1


def test_a_file_is_read() -> None:
    assert read_perft(GOOD) == PerftFile(3, ["U", "V"], {1: 24, 2: 852})


def test_two_players_are_meant_if_nothing_is_said() -> None:
    assert read_perft("tiles: U\n1: 24\n").players == 2


def test_a_wrong_number_is_reported_and_the_others_agree() -> None:
    lines = list(check_perft(read_perft(GOOD.replace("852", "853"))))
    assert lines == [PerftLine(1, 24, 24), PerftLine(2, 853, 852)]
    assert [line.agrees for line in lines] == [True, False]
    assert [str(line) for line in lines] == ["1: 24 agrees", "2: 852 but the file says 853"]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("players: 3", "players: three", 2),
        ("players: 3", "players: ²", 2),
        ("players: 3", "players 3", 2),
        ("tiles: U V", "tiles U V", 4),
        ("1: 24", "1 24", 5),
        ("1: 24", "one: 24", 5),
        ("1: 24", "1: many", 5),
        ("1: 24", "²: 24", 5),
        ("2: 852", "2: -852", 6),
        ("2: 852", "depth 2: 852", 6),
    ],
)
def test_a_line_that_is_not_understood_is_named(old: str, new: str, line: int) -> None:
    error = refused(GOOD.replace(old, new))
    assert (error.code, error.line) == ("bad_perft", line)
    assert new in str(error)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tiles: U V", "tiles: U ZZ"),
        ("tiles: U V\n", ""),
        ("tiles: U V", "tiles:"),
        ("tiles: U V", "tiles: U"),
        ("tiles: U V", "tiles: C C"),
    ],
)
def test_tiles_that_are_unknown_too_few_or_too_many_are_refused(old: str, new: str) -> None:
    assert refused(GOOD.replace(old, new)).code in {"bad_perft", "unknown_tile"}


def test_more_players_than_can_play_are_refused() -> None:
    assert "1 to 6 players, not 9" in str(refused(GOOD.replace("players: 3", "players: 9")))
