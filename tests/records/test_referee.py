"""Games that an independent engine has played and scored: our scores after every turn are the same."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bastide.records.record import replay

REFEREE = Path(__file__).parent / "referee"
SCORES = "# scores: "


def games_of(name: str) -> list[str]:
    """Give the games of a file, each with its line of scores."""
    return (REFEREE / f"{name}.txt").read_text(encoding="utf-8").split("# game ")[1:]


def scores_in(game: str) -> list[tuple[int, ...]]:
    """Read what the referee wrote down after every turn."""
    line = next(line for line in game.splitlines() if line.startswith(SCORES))
    return [tuple(int(score) for score in turn.split(",")) for turn in line.removeprefix(SCORES).split()]


GAMES = {
    f"{name}-{number}": game
    for name in (
        "base2",
        "base3_nofarm",
        "base5",
        "river1_2",
        "river2_2",
        "ic2",
        "tb2",
        "kr2",
        "siege2",
        "pd2",
        "pd2_after",
        "tower2",
        "tower4",
        "gq112",
        "am2",
        "am3_c1",
        "phantom2",
        "festival2",
        "corn2",
        "bcb2",
        "bcb3_noauction",
        "bcb4",
        "flier2",
        "mage2",
        "count2",
        "count4",
        "cult2",
        "bigbox",
        "bigbox4",
        "tunnel2",
        "ferries2",
        "gold2",
        "many2",
        "many2_nocount",
        "many4",
    )
    for number, game in enumerate(games_of(name), 1)
}


@pytest.mark.parametrize("name", GAMES)
def test_an_independent_referee_scores_every_turn_alike(name: str) -> None:
    record = GAMES[name].partition("\n")[2]
    theirs = scores_in(record)
    steps = replay(record)
    assert set(next(steps).scores) == {0}
    ours = [game.scores for game in steps]
    assert list(enumerate(ours, 1)) == list(enumerate(theirs, 1))


def test_the_referee_saw_whole_games_of_every_size() -> None:
    lengths = [len(scores_in(game)) for game in GAMES.values()]
    numbers = Counter(name.rpartition("-")[0] for name in GAMES)
    assert {name: number for name, number in numbers.items() if number != 10} == {
        "many2": 3,
        "many2_nocount": 3,
        "many4": 3,
    }, "with all boxes together games are long"
    assert min(lengths) >= 70
    assert {len(scores_in(game)[0]) for game in GAMES.values()} == {2, 3, 4, 5}


def test_the_referee_saw_a_tile_that_fitted_nowhere() -> None:
    assert "\n5. draw C; D> 2,-1; -\n" in GAMES["base2-4"]
