"""Golden games must come out as they always did, in every detail."""

import pytest

import bastide
from tests.golden_games import GAMES, GOLDEN, told


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_events(name: str) -> None:
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    record = text.partition("\n# events\n")[0]
    assert told(bastide.read_record(record)) == text
