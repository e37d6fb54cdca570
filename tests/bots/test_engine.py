"""The engine protocol: every line of the page, spoken to our own engine."""

from __future__ import annotations

import io
import shlex
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.bots import Budget, ask, make_bot
from bastide.bots.engine import Engine, escape, unescape
from bastide.bots.external import ExternalBot

if TYPE_CHECKING:
    from pathlib import Path

ENGINE = f"{sys.executable} -c 'from bastide.cli import main; main()' engine --bot greedy"


def told(*lines: str, bot: str = "greedy") -> list[str]:
    """Say lines to an engine; give its answers."""
    answers = io.StringIO()
    Engine(make_bot, bot, io.StringIO("".join(f"{line}\n" for line in lines)), answers).run()
    return answers.getvalue().splitlines()


def position(*, seed: int = 4) -> str:
    return f"position {escape(bastide.new_game(seed=seed).position())}"


def test_an_engine_says_who_it_is() -> None:
    assert told("bastide 1", "quit", "bastide 1") == [
        f"id name Bastide {bastide.__version__} greedy",
        "option name Bot type string default greedy",
        "option name Seed type string default 1",
        "ready",
    ]


@pytest.mark.parametrize("limit", ["movetime 50", "simulations 5"])
def test_an_engine_answers_with_an_action(limit: str) -> None:
    game = bastide.new_game(seed=4)
    (answer,) = told(position(), "options anything", f"go {limit}")
    assert answer.removeprefix("bestmove ") in [game.notation(each) for each in game.options()]


def test_an_engine_tells_what_it_thinks() -> None:
    lines = told(position(), "go simulations 20", bot="search")
    assert lines[-1].startswith("bestmove ")
    words = lines[-2].split()
    assert words[:2] == ["info", "simulations"]
    assert words[3] == "time"
    assert words[5] == "score"
    assert lines[-2].split(" pv ")[1].startswith(lines[-1].removeprefix("bestmove "))


def test_an_engine_can_be_stopped() -> None:
    assert told(position(), "go", "stop", bot="search")[-1].startswith("bestmove ")


def test_an_engine_that_is_left_stops_thinking() -> None:
    assert told(position(), "go", bot="search")[-1].startswith("bestmove ")


def test_another_bot_can_be_set() -> None:
    lines = told("setoption name Bot value random", "newgame", "bastide 1", "setoption name Wisdom value 3")
    assert "option name Bot type string default random" in lines
    assert lines[-1] == "error there is no option 'Wisdom'"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("dance", "error 'dance' is no command"),
        ("go", "error there is no position in which a player is asked"),
        ("position nonsense", "error"),
        ("setoption name Bot value clever", "error There is no bot named 'clever'"),
    ],
)
def test_a_line_that_cannot_be_carried_out_is_answered_by_an_error(line: str, answer: str) -> None:
    assert told(line)[-1].startswith(answer)


@pytest.mark.parametrize("limit", ["depth 3", "movetime", "movetime 5 simulations", "simulations many", "infinite 3"])
def test_a_limit_that_means_nothing_is_an_error(limit: str) -> None:
    assert told(position(), f"go {limit}")[-1].startswith("error go takes movetime")


@pytest.mark.parametrize("limit", ["movetime 0", "simulations 0", "movetime 50 simulations 1"])
def test_no_limit_is_too_short_for_an_answer(limit: str) -> None:
    assert told(position(), f"go {limit}", bot="search")[-1].startswith("bestmove ")


def test_an_engine_thinks_without_a_limit_until_it_is_stopped() -> None:
    assert told(position(), "go infinite", "stop", bot="search")[-1].startswith("bestmove ")


def test_an_option_that_cannot_be_set_changes_nothing() -> None:
    lines = told("setoption name Bot value clever", "newgame", "bastide 1", position(), "go simulations 5")
    assert [line.split(" ")[0] for line in lines] == ["error", "id", "option", "option", "ready", "bestmove"]
    assert "option name Bot type string default greedy" in lines


@pytest.mark.parametrize("answer", ["1 / 0", "None"])
def test_a_bot_that_fails_does_not_end_the_engine(tmp_path: Path, answer: str) -> None:
    (tmp_path / "own.py").write_text(f"class Own:\n    def choose(self, view, budget): return {answer}\n")
    lines = told(position(), "go", "bastide 1", bot=f"{tmp_path / 'own.py'}:Own")
    assert lines[0].startswith("error Own ")
    assert lines[-1] == "ready"


def test_bytes_that_are_no_text_do_not_end_the_engine() -> None:
    done = subprocess.run(
        shlex.split(ENGINE), input=b"\xff\xfe\nbastide 1\nquit\n", capture_output=True, timeout=60, check=True
    )
    assert done.stdout.decode().splitlines()[-1] == "ready"
    assert done.stderr == b""


@pytest.mark.parametrize("text", ["one\ntwo\n", "a \\ b", "\\n", "\\\\n\n\\"])
def test_several_lines_travel_as_one(text: str) -> None:
    assert "\n" not in escape(text)
    assert unescape(escape(text)) == text


def test_our_engine_plays_as_a_program_of_its_own() -> None:
    bot = ExternalBot(ENGINE)
    game = bastide.new_game(seed=4)
    try:
        for _ in range(3):
            game.play(ask(bot, game, Budget(simulations=5)))
    finally:
        bot.close()
    assert bot.name.startswith("Bastide")
