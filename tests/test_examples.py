"""Every example runs by itself and prints what it promises."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bastide

EXAMPLES = Path(__file__).parents[1] / "examples"
SOURCES = Path(bastide.__file__).parents[1]
PROMISES = {
    "count_positions": r"U V: 852 ways",
    "greedy_bot": r"\{'Greedy': \d+, 'Random': \d+\}",
    "random_engine": r"bestmove (U\^ 1,0|Uv 0,1)",
    "random_game": r"(Anna|Ben|Anna and Ben) won\.",
    "review_scores": r" +\d+ unfinished road",
}
"""A line that each example prints."""


SAID = {"random_engine": "bastide 1\noptions U^ 1,0 | Uv 0,1\ngo movetime 20\nquit\n"}
"""What an example is told that waits for lines."""


def run(name: str, *arguments: str) -> list[str]:
    """Run an example as its own program, with the sources that are tested; give the lines it prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments],
        env=os.environ | {"PYTHONPATH": str(SOURCES), "PYTHONUTF8": "1"},
        input=SAID.get(name, ""),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_example_makes_a_promise() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} - {"__init__"} == set(PROMISES)


@pytest.mark.parametrize("name", PROMISES)
def test_an_example_runs_and_prints_what_it_promises(name: str) -> None:
    printed = run(name)
    assert any(re.fullmatch(PROMISES[name], line) for line in printed), printed


def test_the_scores_of_a_recorded_game_are_reviewed(tmp_path: Path) -> None:
    game = bastide.new_game(players=["Anna", "Ben"], seed=12)
    game.play("Jv 0,-1; knight S")
    bastide.save(game, tmp_path / "game.bastide")
    printed = run("review_scores", str(tmp_path / "game.bastide"))
    assert printed[0].startswith("Anna: ")
    assert any(re.fullmatch(r" +\d+ finished city", line) for line in printed), printed
