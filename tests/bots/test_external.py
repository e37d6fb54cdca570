"""Programs that play: what they do wrong harms nobody else."""

from __future__ import annotations

import sys
import time
from threading import Thread
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.bots import Budget, ask
from bastide.bots.external import ExternalBot
from tests.processes import ends, is_running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Started = Callable[..., ExternalBot]

LONG = Budget(seconds=60.0)
FIRST_OPTION = "    if line.startswith('options '): option = line[8:].split(' | ')[0].strip()\n"
"""Keep the first option that is told, within a loop over all lines."""


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Started]:
    """Give a bot that runs these lines of Python for every line that it is told."""
    bots: list[ExternalBot] = []

    def start(code: str, name: str = "Mine", first: str = "pass") -> ExternalBot:
        program = tmp_path / "engine.py"
        program.write_text(f"import os, sys\n{first}\nprint('id name {name}\\nready', flush=True)\n{code}\n")
        bots.append(ExternalBot(f"{sys.executable} {program}"))
        return bots[-1]

    yield start
    for bot in bots:
        bot.close(at_once=True)


def test_a_program_that_never_reads_keeps_nobody_waiting(started: Started) -> None:
    game = bastide.new_game(seed=4)
    answer = game.notation(game.options()[0])
    bot = started(f"while True: print('bestmove {answer}', flush=True)")
    answers: list[bastide.Action] = []

    def ask_often() -> None:
        answers.extend(ask(bot, game, LONG) for _ in range(1000))
        bot.close()

    asking = Thread(target=ask_often, daemon=True)
    asking.start()
    asking.join(120)
    assert answers == [game.options()[0]] * 1000
    assert not asking.is_alive()


def test_what_a_program_says_before_it_is_asked_is_no_answer(started: Started) -> None:
    game = bastide.new_game(seed=4)
    bot = started(
        "for line in sys.stdin:\n"
        f"{FIRST_OPTION}"
        "    if line.startswith('go'): print(f'bestmove {option}\\nbestmove {option}', flush=True)"
    )
    for _ in range(3):
        action = ask(bot, game, LONG)
        assert action == game.options()[0]
        game.play(action)
        end = time.monotonic() + 60
        while bot._lines.empty() and time.monotonic() < end:
            time.sleep(0.01)


def test_a_program_hears_that_it_should_stop(started: Started) -> None:
    game = bastide.new_game(seed=4)
    bot = started(
        "for line in sys.stdin:\n"
        f"{FIRST_OPTION}"
        "    if line.startswith('stop'): print(f'bestmove {option}', flush=True)"
    )
    assert ask(bot, game, Budget(stop=lambda: True)) == game.options()[0]


def test_a_program_is_told_that_a_game_begins_and_all_limits(started: Started, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    bot = started(
        f"for line in sys.stdin:\n"
        f"    print(line.strip(), file=open({str(heard)!r}, 'a'))\n"
        f"{FIRST_OPTION}"
        "    if line.startswith('go'): print(f'bestmove {option}', flush=True)"
    )
    game = bastide.new_game(seed=4)
    ask(bot, game, Budget(seconds=60.0, simulations=7))
    bot.close()
    lines = heard.read_text().splitlines()
    assert [line.split(" ")[0] for line in lines] == ["bastide", "newgame", "position", "options", "go", "quit"]
    assert lines[4] == "go movetime 60000 simulations 7"
    assert "seed" not in lines[2]


def test_who_does_not_listen_any_more_has_ended(started: Started) -> None:
    bot = started("import time\ntime.sleep(60)", first="os.close(0)")
    with pytest.raises(bastide.bots.Forfeit, match="Mine has ended by itself"):
        ask(bot, bastide.new_game(seed=4), Budget(simulations=1))


@pytest.mark.parametrize("how", ["asked to", "at once"])
def test_what_a_program_has_started_ends_with_it(started: Started, tmp_path: Path, how: str) -> None:
    number = tmp_path / "number.txt"
    bot = started(
        "for line in sys.stdin:\n"
        f"{FIRST_OPTION}"
        "    if line.startswith('go'): print(f'bestmove {option}', flush=True)\n"
        "    if line.startswith('quit'): break",
        first=f"import subprocess\nchild = subprocess.Popen(['sleep', '300'])\n"
        f"open({str(number)!r}, 'w').write(str(child.pid))",
    )
    ask(bot, bastide.new_game(seed=4), LONG)
    child = int(number.read_text())
    assert is_running(child)
    bot.close(at_once=how == "at once")
    assert ends(child)


def test_the_name_of_a_program_is_printable_and_short(started: Started) -> None:
    bot = started("sys.exit()", name="\\x1b[31m" + "A" * 5000)
    with pytest.raises(bastide.bots.Forfeit, match="has ended by itself") as lost:
        ask(bot, bastide.new_game(seed=4), LONG)
    assert str(lost.value).isprintable()
    assert len(str(lost.value)) < 120
