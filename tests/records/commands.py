"""Running commands as a person does: what is typed, what is printed, what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

import bastide
from bastide.cli import app, main
from bastide.kernel.chance import Luck

if TYPE_CHECKING:
    from collections.abc import Iterable

    from typer.testing import Result


def run(*words: str, answers: Iterable[str] = ()) -> Result:
    """Run a command in this process; it must not end with an exception."""
    result = CliRunner().invoke(app, list(words), input="".join(f"{answer}\n" for answer in answers))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def run_really(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command as its own process."""
    program = [sys.executable, "-c", "from bastide.cli import main; main()", *words]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        program, input=text, capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )


def words_of(result: Result) -> str:
    """What was printed, without line breaks."""
    return " ".join(result.output.split())


def numbers_for(game: bastide.Game, action: bastide.Action) -> list[str]:
    """The numbers to type for an action: cell and rotation of a tile, or one of a list."""
    options = game.options()
    if not isinstance(action, bastide.PlaceTile):
        return [str(options.index(action) + 1)]
    tiles = [option for option in options if isinstance(option, bastide.PlaceTile)]
    cells = sorted({(option.y, option.x) for option in tiles})
    turned = [option for option in tiles if (option.x, option.y) == (action.x, action.y)]
    cell = str(cells.index((action.y, action.x)) + 1)
    return [cell] if len(turned) == 1 else [cell, str(turned.index(action) + 1)]


def typed(game: bastide.Game, steps: int, *, numbers: bool) -> list[str]:
    """Play random steps of a game; give what a person would have typed for them."""
    luck = Luck(steps)
    answers = []
    for _ in range(steps):
        if not game.over:
            options = game.options()
            action = options[luck.below(len(options))]
            answers += numbers_for(game, action) if numbers else [game.notation(action)]
            game.play(action)
    return answers


class Complaint:
    """Runs a command that must end with one line of complaint and exit code 2."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def of(self, *words: str) -> str:
        """Give the line."""
        self.monkeypatch.setattr(sys, "argv", ["bastide", *words])
        with pytest.raises(SystemExit) as left:
            main()
        printed = self.capsys.readouterr()
        assert left.value.code == 2
        assert printed.out == ""
        assert len(printed.err.splitlines()) == 1
        assert printed.err.startswith("bastide: ")
        return printed.err.removeprefix("bastide: ").strip()
