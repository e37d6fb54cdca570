"""Matches: paired draws, figures with intervals, results that can be resumed, programs that forfeit."""

from __future__ import annotations

import json
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bastide
from bastide.arena import Match, Played, Results, as_json, play_game, run, running
from bastide.arena.figures import elo, mean_and_error, wilson
from bastide.arena.games import seats_of
from bastide.arena.plots import plot
from bastide.cli import app
from bastide.cli.words import console
from bastide.language import Message

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_engine.py"
QUICK = Match("greedy", "random", budget="5", seed="test", options="followers=3")
FIRST = Played(0, swapped=False, scores=(30, 20), seats="ab")


def own_class(folder: Path, answer: str) -> str:
    """Write a bot that answers like this; give its name."""
    code = f"import time\nclass Own:\n    def choose(self, view, budget):\n        {answer}\n"
    (folder / "own.py").write_text(code)
    return f"{folder / 'own.py'}:Own"


def test_both_games_of_a_pair_have_the_same_draws_and_swapped_seats() -> None:
    games = [play_game(QUICK, 0, swapped=swapped) for swapped in (False, True)]
    assert [game.seats for game in games] == ["ab", "ba"]
    again = play_game(QUICK, 0, swapped=False)
    assert again.scores == games[0].scores


def test_greedy_wins_against_chance() -> None:
    game = play_game(QUICK, 1, swapped=True)
    assert game.win() == 1.0
    assert game.margin() > 30


@pytest.mark.parametrize(
    ("players", "seats", "swapped"), [(2, "ab", "ba"), (3, "aba", "bab"), (4, "abab", "baba"), (5, "ababa", "babab")]
)
def test_the_bots_sit_in_turn(players: int, seats: str, swapped: str) -> None:
    assert (seats_of(players, swapped=False), seats_of(players, swapped=True)) == (seats, swapped)


@pytest.mark.parametrize(
    ("scores", "seats", "win", "margin"),
    [
        ((30, 20), "ab", 1.0, 10.0),
        ((30, 20), "ba", 0.0, -10.0),
        ((20, 20), "ab", 0.5, 0.0),
        ((20, 30, 30, 10), "abab", 0.5, 5.0),
        ((20, 10, 30, 30), "abab", 0.5, 5.0),
        ((20, 10, 31, 30), "abab", 1.0, 5.5),
    ],
)
def test_the_best_seat_wins_and_margins_are_means(
    scores: tuple[int, ...], seats: str, win: float, margin: float
) -> None:
    game = Played(0, swapped=False, scores=scores, seats=seats)
    assert (game.win(), game.margin()) == (win, margin)


def test_a_rate_has_the_interval_of_wilson() -> None:
    low, high = wilson(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0
    assert 0.7 < wilson(10, 10)[0] < 0.8


def test_a_mean_has_its_error() -> None:
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_and_error([4.0]) == (4.0, 0.0)
    assert mean_and_error([]) == (0.0, 0.0)


def test_elo_puts_players_in_order_and_means_what_it_says() -> None:
    rated = elo({("a", "b"): (640.0, 1000), ("b", "c"): (640.0, 1000), ("a", "c"): (760.0, 1000)})
    assert rated["a"] > rated["b"] > rated["c"]
    assert rated["a"] - rated["b"] == pytest.approx(100, abs=5)
    assert sum(rated.values()) == pytest.approx(0, abs=0.2)


def test_who_won_every_game_stays_on_the_scale() -> None:
    rated = elo({("a", "b"): (10.0, 10)})
    assert 300 < rated["a"] - rated["b"] < 800


def test_results_are_kept_in_a_file_and_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    seen: list[Played] = []
    run([QUICK], 1, Results(path), progress=lambda _, played: seen.append(played))
    assert len(seen) == 2
    kept = Results(path)
    run([QUICK], 1, kept, progress=lambda _, played: seen.append(played))
    assert len(seen) == 2
    assert kept.of(QUICK, 1) == seen
    assert kept.of(Match("greedy", "random", budget="6", seed="test"), 1) == []


def test_half_a_line_is_played_again_and_loses_nothing(tmp_path: Path) -> None:
    """Whoever wrote it was killed there."""
    path = tmp_path / "results.jsonl"
    match = Match("random", "random", budget="1", seed="test", options="followers=1")
    run([match], 2, Results(path))
    whole = Results(path)
    path.write_text(path.read_text()[:-40])
    cut = Results(path)
    assert len(cut.of(match, 2)) == 3
    run([match], 2, cut)
    for results in (cut, Results(path)):
        assert [game.scores for game in results.of(match, 2)] == [game.scores for game in whole.of(match, 2)]


@pytest.mark.parametrize("content", [b"hello", b'{"a": 1}\n', b"[]\n", b"\xff\xfe\n", b'{"match": "x", "pair": 0}\n'])
def test_a_file_that_holds_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(bastide.Unreadable, match=r"line 1: .*letter\.txt holds something else"):
        Results(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("option", ["--results", "--plot"])
def test_a_place_where_nothing_can_be_written_is_refused_before_anything_is_played(tmp_path: Path, option: str) -> None:
    done = CliRunner().invoke(app, ["arena", "random", "random:", option, str(tmp_path / "nowhere" / "file")])
    assert "Nothing can be written to" in str(done.exception)


def test_an_interrupted_match_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, pair: int, *, swapped: bool) -> Played:
        if pair == 1:
            raise KeyboardInterrupt
        return play_game(match, pair, swapped=swapped)

    monkeypatch.setattr(running, "play_game", interrupted)
    words = ["arena", "random", "random:", "--pairs", "9", "--budget", "5", "--options", "followers=1", "--json"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 130
    assert json.loads(done.stdout)["pairs"][0]["games"] == 2


KILLED = """
import os, signal
class Own:
    def choose(self, view, budget):
        if not os.path.exists({mark!r}):
            open({mark!r}, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return view.options()[0]
class Always:
    def choose(self, view, budget):
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_process_that_is_killed_is_replaced_and_one_that_always_dies_ends_the_match(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(KILLED.format(mark=str(tmp_path / "mark")))
    match = Match("random", f"{own}:Own", budget="1", options="followers=1")
    results = Results()
    run([match], 1, results, processes=2)
    assert len(results.of(match, 1)) == 2
    with pytest.raises(bastide.BastideError, match="has ended by itself"):
        run([Match("random", f"{own}:Always", budget="1")], 1, Results(), processes=2)


def test_a_bot_that_is_named_twice_plays_the_others_once() -> None:
    words = ["arena", "random", "random", "beginner", "--pairs", "1", "--budget", "1", "--options", "followers=1"]
    found = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    assert [(pair["a"], pair["b"]) for pair in found["pairs"]] == [("random", "random"), ("random", "beginner")]


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    alone, together = Results(), Results(tmp_path / "results.jsonl")
    match = Match("random", "random", budget="1", seed="processes", options="followers=1")
    run([match], 1, alone)
    run([match], 1, together, processes=2)
    assert [game.scores for game in alone.of(match, 1)] == [game.scores for game in together.of(match, 1)]


def test_the_summary_is_one_object() -> None:
    results = Results()
    for pair, (first, second) in enumerate([((30, 20), (25, 20)), ((20, 20), (10, 30))]):
        results.add(QUICK, Played(pair, swapped=False, scores=first, seats="ab"))
        results.add(QUICK, Played(pair, swapped=True, scores=second, seats="ba"))
    found = as_json(results, [QUICK], 2)
    pair = found["pairs"][0]
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "random", 4)
    assert (pair["wins"], pair["ties"], pair["losses"], pair["win_rate"]) == (2, 1, 1, 0.625)
    assert pair["margin"] == 6.25
    assert pair["interval"] == [round(each, 4) for each in wilson(2.5, 4)]
    assert "greedy – random" in plot(found)


def test_the_command_plays_a_match_and_prints_one_object(tmp_path: Path) -> None:
    words = ["arena", "greedy", "random", "--pairs", "1", "--budget", "5", "--options", "followers=1", "--json"]
    picture = tmp_path / "match.svg"
    done = CliRunner().invoke(app, [*words, "--plot", str(picture)])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["pairs"][0]["games"] == 2
    assert picture.read_text().startswith("<svg")


def test_the_command_prints_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "width", 140)
    words = ["arena", "random", "random:", "bastide.bots:RandomBot", "--pairs", "1", "--options", "followers=1"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert "random - bastide.bots:RandomBot" in done.stdout
    assert "Elo: " in done.stdout


def test_a_program_of_ones_own_plays_along() -> None:
    game = play_game(Match("random", f"engine:{sys.executable} {EXAMPLE}", budget="2s"), 0, swapped=True)
    assert not game.forfeit
    assert max(game.scores) > 0


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("print('bestmove X^ 9,9', flush=True)", "answered 'X^ 9,9', which is not possible"),
        ("pass", "gave no bestmove within"),
        ("sys.exit()", "has ended by itself"),
    ],
)
def test_a_late_or_impossible_answer_loses_the_game(tmp_path: Path, answer: str, why: str) -> None:
    program = tmp_path / "bad.py"
    program.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('bastide'): print('id name Bad\\nready', flush=True)\n"
        f"    if line.startswith('go'): {answer}\n"
    )
    game = play_game(Match("random", f"engine:{sys.executable} {program}", budget="10ms"), 0, swapped=True)
    assert game.forfeit == "b"
    assert why in str(game.why)
    assert isinstance(game.why, Message)
    assert game.why.told("de") != game.why.told("en")
    assert game.win() == 1.0
    results = Results(tmp_path / "results.jsonl")
    match = Match("random", "engine:bad")
    results.add(match, game)
    for kept in (results, Results(results.path)):
        assert kept.summary(match, 1)["forfeits"][0]["why"] == str(game.why)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("1 / 0", "Own failed with ZeroDivisionError: division by zero (own.py, line 4)"),
        ("None", "Own chose null, which is not possible"),
        ("'U^ 9,9'", "Own chose 'U^ 9,9', which is not possible"),
    ],
)
def test_a_class_of_ones_own_that_fails_loses_the_game(tmp_path: Path, answer: str, why: str) -> None:
    game = play_game(Match("random", own_class(tmp_path, f"return {answer}"), budget="5"), 0, swapped=True)
    assert game.forfeit == "b"
    assert why in str(game.why)


STUBBORN = """while True:
            try: time.sleep(60)
            except Exception: pass"""


@pytest.mark.parametrize("answer", ["while True: pass", "time.sleep(60)", STUBBORN])
def test_a_class_of_ones_own_that_never_answers_loses_the_game(tmp_path: Path, answer: str) -> None:
    name = own_class(tmp_path, answer)
    before = signal.getsignal(signal.SIGALRM)
    game = play_game(Match("random", name, budget="10ms"), 0, swapped=True)
    assert game.forfeit == "b"
    assert str(game.why) == f"{name} gave no answer within 0.26 s."
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0.0


def test_a_class_of_ones_own_that_is_late_where_nobody_can_interrupt_it_loses_the_game(tmp_path: Path) -> None:
    match = Match("random", own_class(tmp_path, "time.sleep(0.3); return view.options()[0]"), budget="10ms")
    with ThreadPoolExecutor(1) as aside:
        game = aside.submit(play_game, match, 0, swapped=True).result()
    assert game.forfeit == "b"
    assert "gave no answer within 0.26 s" in str(game.why)


def test_a_program_that_cannot_be_started_is_refused() -> None:
    with pytest.raises(bastide.Unreadable, match="cannot be started"):
        play_game(Match("engine:/nowhere/engine", "random"), 0, swapped=False)
