"""Final scores of thousands of random games, pure and compiled alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide.kernel.speed import play_games
from bastide.rulebook import opening, rule_set

FILE = Path(__file__).parent / "golden" / "checksums.txt"
LINES = [
    tuple(int(part) for part in line.split()) for line in FILE.read_text().splitlines() if not line.startswith("#")
]


@pytest.mark.parametrize(("players", "seed", "games", "checksum"), LINES)
def test_random_games_end_with_the_known_scores(players: int, seed: int, games: int, checksum: int) -> None:
    assert play_games(opening(rule_set(players)), seed, games) == checksum


def test_there_are_thousands_of_games() -> None:
    assert sum(line[2] for line in LINES) >= 3000
