"""The command line: every command, its answers and its complaints."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

import bastide
from bastide.bots import Forfeit, RandomBot
from bastide.kernel.catalogue import box_names, tile_set
from bastide.records.kept import bots_in, keep_apart, keep_game
from bastide.terminal import Left, Terminal
from bastide.text_legend import legend
from tests.records.commands import Complaint, numbers_for, run, run_really, typed, words_of
from tests.scenes import scene

if TYPE_CHECKING:
    from pathlib import Path

PEOPLE = ("play", "--text", "--players", "Anna,Ben", "--bots", "0", "--seed", "table")
ALONE = ("play", "--text", "--players", "Anna", "--bots", "1", "--bot", "random")


def table() -> bastide.Game:
    """The game that the people at the table play."""
    return bastide.new_game(players=["Anna", "Ben"], seed="table")


# -- tiles and bench -------------------------------------------------------------------------------


def test_all_boxes_are_listed_with_their_whole_names() -> None:
    result = run("tiles")
    assert result.exit_code == 0
    assert [box for box in box_names() if f" {box} " not in result.output] == []
    base = next(line for line in result.output.splitlines() if " base " in line)
    assert all(word in base for word in ("Base game", "Grundspiel", "72", "yes"))


@pytest.mark.parametrize("box", box_names())
def test_the_tiles_of_every_box_are_drawn(box: str) -> None:
    result = run("tiles", box)
    found = tile_set(box)
    assert result.exit_code == 0
    assert result.output.startswith(f"{found.name_en} ({found.name_de}): {found.size} tiles\n")
    assert result.output.count("×") == len(found.tiles)
    assert all(part in result.output for part in found.parts)


def test_figures_of_speed_are_printed_for_programs() -> None:
    result = run_really("bench", "--json", "--seconds", "0.01")
    assert result.returncode == 0
    figures = json.loads(result.stdout)
    assert {"base_games_per_second", "clone_us", "do_undo_us", "compiled"} <= figures.keys()
    assert isinstance(figures["compiled"], bool)
    assert all(value > 0 for name, value in figures.items() if name != "compiled")


def test_figures_of_speed_are_printed_for_people() -> None:
    result = run("bench", "--seconds", "0.01")
    assert result.exit_code == 0
    assert all(name in result.output for name in ("base_games_per_second", "clone_us", "do_undo_us", "compiled"))


def test_help_comes_without_what_only_some_commands_need() -> None:
    code = "import atexit, sys; from bastide.cli import main; atexit.register(lambda: print(*sys.modules)); main()"
    result = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)
    loaded = set(result.stdout.splitlines()[-1].split())
    assert "bastide.cli.playing" in loaded
    late = {"bastide.terminal", "bastide.bots", "bastide.measure", "bastide.records.jcloisterzone", "bastide.art.files"}
    assert not loaded & late


# -- playing ---------------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_always_answering_1(keep: Path) -> None:
    result = run(*PEOPLE, "--options", "followers=1", "--keep", str(keep), answers=["1"] * 300)
    assert result.exit_code == 0
    assert "Anna 0 points, 1 follower " in result.output
    lines = result.output.replace("\n", " ")
    assert "Anna and Ben won." in lines
    assert f"The game is kept in {keep.with_name('finished.bastide')}" in lines
    assert bastide.load(keep.with_name("finished.bastide")).over
    assert not keep.exists()


@pytest.mark.parametrize("numbers", [True, False])
def test_a_whole_game_is_played_with_numbers_or_with_notation(keep: Path, numbers: bool) -> None:  # noqa: FBT001
    game = table()
    answers = typed(game, 1000, numbers=numbers)
    result = run(*PEOPLE, "--keep", str(keep), answers=answers)
    assert result.exit_code == 0
    names = " and ".join(game.players[player] for player in game.winners)
    lines = result.output.splitlines()
    last = lines[lines.index(f"{names} won.") - 1]
    assert all(f"{game.players[player]} {game.scores[player]} points" in last for player in (0, 1))
    assert all(f"{line.points:+d} {line.claim}" in words_of(result) for line in game.tally())


def test_leaving_keeps_the_game_and_resuming_ends_it_alike(keep: Path) -> None:
    game = table()
    before = typed(game, 40, numbers=True)
    first = run(*PEOPLE, "--keep", str(keep), answers=before)
    assert first.exit_code == 0
    assert "The game is kept in" in first.output
    assert bastide.write_record(bastide.load(keep)) == bastide.write_record(game)
    after = typed(game, 1000, numbers=True)
    second = run("play", "--text", "--resume", str(keep), "--keep", f"{keep}.2", answers=after)
    assert all(f"{game.players[player]} {game.scores[player]} points" in second.output for player in (0, 1))
    assert "won." in second.output


def test_a_window_that_is_closed_loses_no_answer(keep: Path) -> None:
    code = "from bastide.cli import main; main()"
    command = [sys.executable, "-c", code, *PEOPLE, "--keep", str(keep)]
    game = table()
    answers = typed(game, 4, numbers=False)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as playing:
        assert playing.stdin is not None
        playing.stdin.write("\n".join([*answers, ""]))
        playing.stdin.flush()
        end = time.monotonic() + 60
        while time.monotonic() < end and not (keep.exists() and bastide.load(keep).told == game.told):
            time.sleep(0.05)
        playing.kill()
    assert bastide.write_record(bastide.load(keep)) == bastide.write_record(game)


def test_a_bot_that_gives_up_does_not_take_the_game_along(keep: Path, tmp_path: Path) -> None:
    engine = tmp_path / "engine.py"
    code = "import sys\nprint('ready', flush=True)\nfor line in sys.stdin:\n    print('bestmove Z', flush=True)\n"
    engine.write_text(code, encoding="utf-8")
    bot = f"engine:{sys.executable} {engine}"
    alone = ("play", "--text", "--players", "Anna", "--bots", "1", "--seed", "table")
    with pytest.raises(Forfeit, match="'Z', which is not possible"):
        run(*alone, "--bot", bot, "--keep", str(keep), answers=["1"] * 9)
    assert bastide.load(keep).hand is not None


def test_q_leaves_and_keeps_the_game(keep: Path) -> None:
    result = run(*PEOPLE, "--keep", str(keep), answers=["q", "1", "1"])
    assert "The game is kept in" in result.output
    assert bastide.load(keep).full_history() == table().full_history()


def test_taking_back_undoes_the_last_action(keep: Path) -> None:
    game = table()
    answers = typed(game, 3, numbers=True)
    kept = bastide.write_record(game)
    answers += [*typed(game, 2, numbers=True), "u", "u"]
    run(*PEOPLE, "--keep", str(keep), answers=answers)
    assert bastide.write_record(bastide.load(keep)) == kept


def test_before_the_first_action_nothing_is_taken_back(keep: Path) -> None:
    result = run(*PEOPLE, "--keep", str(keep), answers=["u"])
    assert "Nothing has been played yet." in result.output
    assert bastide.load(keep).full_history() == table().full_history()


def test_taking_back_goes_to_the_last_decision_of_a_person(keep: Path) -> None:
    start = bastide.new_game(players=["Anna", "Bot 1"], seed="bots")
    assert start.to_move == 0
    answers = numbers_for(start, start.options()[0])
    run(*ALONE, "--seed", "bots", "--keep", str(keep), answers=[*answers, "-", "u", "u"])
    assert bastide.load(keep).full_history() == start.full_history()


def test_the_first_moves_of_bots_are_not_taken_back(keep: Path) -> None:
    seed = next(str(n) for n in range(99) if bastide.new_game(players=["Anna", "Bot 1"], seed=n).to_move == 1)
    run(*ALONE, "--seed", seed, "--keep", str(keep))
    begun = bastide.write_record(bastide.load(keep))
    result = run(*ALONE, "--seed", seed, "--keep", str(keep), answers=["u"])
    assert "Nothing has been played yet." in result.output
    assert bastide.write_record(bastide.load(keep)) == begun


def test_bots_play_the_same_game_for_the_same_seed(keep: Path) -> None:
    game = bastide.new_game(players=["Bot 1", "Bot 2"], seed="bots")
    bots = [RandomBot(f"bots:{seat}") for seat in (0, 1)]
    while game.to_move is not None:
        game.play(bots[game.to_move].choose(game))
    result = run(
        "play", "--text", "--players", "", "--bots", "2", "--bot", "random", "--seed", "bots", "--keep", str(keep)
    )
    assert result.exit_code == 0
    assert f"Bot 1 {game.scores[0]} points" in result.output
    assert f"Bot 2 {game.scores[1]} points" in result.output


def test_help_is_shown_at_the_start_and_when_asked_for(keep: Path) -> None:
    assert run(*PEOPLE, "--keep", str(keep)).output.count("take the last action back") == 1
    assert run(*PEOPLE, "--keep", str(keep), answers=["?"]).output.count("take the last action back") == 2


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("99", "There is no choice 99: 1 to"),
        ("0", "There is no choice 0: 1 to"),
        ("rubbish", "'rubbish' is no action."),
        ("V> 40,40", "Possible:"),
        ("-", "cannot pass now."),
        ("²", "²"),
        ("[/]", "'[/]' is no action."),
        ("s /nowhere/at/all", "No such file or directory"),
        ("t", "V ×9"),
        ("w", "If it ended now: Anna 0, Ben 0"),
        ("", "Where? 1-"),
    ],
)
def test_any_other_answer_is_met_with_a_word_and_the_question_again(keep: Path, answer: str, words: str) -> None:
    result = run(*PEOPLE, "--keep", str(keep), answers=[answer])
    assert result.exit_code == 0
    assert words in words_of(result)
    assert result.output.count("Where? 1-") == 2
    assert bastide.load(keep).full_history() == table().full_history()


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("help", "take the last action back"),
        ("legend", "─ road · field ▒ city"),
        ("what", "If it ended now"),
        ("save", "Into which file?"),
        ("TILES", "V ×9"),
    ],
)
def test_words_are_commands_too(keep: Path, answer: str, words: str) -> None:
    result = run(*PEOPLE, "--keep", str(keep), answers=[answer])
    assert words in words_of(result)


@pytest.mark.parametrize("answer", ["0", "999", "9" * 5000])
def test_a_number_that_is_no_choice_is_told(keep: Path, answer: str) -> None:
    assert "There is no choice" in words_of(run(*PEOPLE, "--keep", str(keep), answers=[answer]))


def test_an_answer_stands_right_above_the_next_question(keep: Path) -> None:
    lines = run(*PEOPLE, "--keep", str(keep), answers=["99"]).output.splitlines()
    told = next(number for number, line in enumerate(lines) if "There is no choice 99" in line)
    assert "Where? 1-" in lines[told + 1]


def test_an_unfinished_game_is_never_overwritten(keep: Path) -> None:
    run(*PEOPLE, "--keep", str(keep), answers=["q"])
    before = keep.read_text(encoding="utf-8")
    shown = run(*PEOPLE, "--keep", str(keep), answers=["1", "q"]).output.replace("\n", "")
    second = keep.with_stem(keep.stem + "-2")
    assert str(second) in shown
    assert second.is_file()
    assert keep.read_text(encoding="utf-8") == before


def test_games_that_begin_at_the_same_moment_are_kept_in_different_files(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as people:
        names = list(people.map(lambda _: keep_apart(table(), tmp_path / "unfinished.bastide", {}), range(8)))
    assert set(tmp_path.iterdir()) == set(names)
    assert [bastide.load(name).seed for name in names] == [table().seed] * 8


def test_nothing_is_left_of_the_unfinished_file_when_a_game_has_ended(keep: Path) -> None:
    run(*PEOPLE, "--keep", str(keep), answers=["1"] * 300)
    assert [path.name for path in keep.parent.glob("*.bastide")] == ["finished.bastide"]


def test_a_saved_file_is_never_overwritten(tmp_path: Path, keep: Path) -> None:
    path = tmp_path / "mine.bastide"
    path.write_text("precious", encoding="utf-8")
    assert "is there already" in words_of(run(*PEOPLE, "--keep", str(keep), answers=[f"save {path}"]))
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_place_where_no_game_can_be_kept_is_refused_before_anything_is_played(complain: Complaint) -> None:
    assert "A game cannot be kept in /nowhere/at/all" in complain.of("play", "--keep", "/nowhere/at/all")


def test_a_game_goes_on_with_the_bots_that_began_it(keep: Path) -> None:
    run(*ALONE, "--seed", "7", "--keep", str(keep), answers=["q"])
    assert "# seat 2: random" in keep.read_text(encoding="utf-8")
    run("play", "--resume", str(keep), "--keep", str(keep), answers=["q"])
    assert "# seat 2: random" in keep.read_text(encoding="utf-8")
    run("play", "--resume", str(keep), "--keep", str(keep), "--bot", "greedy", answers=["q"])
    assert "# seat 2: greedy" in keep.read_text(encoding="utf-8")


def test_code_that_a_record_names_runs_only_if_somebody_wants_it(
    keep: Path, tmp_path: Path, complain: Complaint
) -> None:
    (tmp_path / "own.py").write_text("class Own:\n    def choose(self, view, budget): return view.options()[0]\n")
    bot = f"{tmp_path / 'own.py'}:Own"
    left = run(*ALONE[:-2], "--bot", bot, "--seed", "7", "--keep", str(keep), answers=["q"])
    assert f"--bot {bot}" in words_of(left)
    assert "no bot of Bastide" in complain.of("play", "--resume", str(keep), "--keep", str(keep))
    assert run("play", "--resume", str(keep), "--keep", str(keep), "--bot", bot, answers=["q"]).exit_code == 0


def test_a_record_keeps_the_whole_command_of_an_engine(keep: Path) -> None:
    engine = "engine:python 'my engine.py' --fast"
    keep_game(table(), keep, {1: f"{engine}\n--more"})
    assert bots_in(keep.read_text(encoding="utf-8")) == {1: f"{engine} --more"}
    assert bastide.load(keep).players == table().players


def test_what_nobody_can_choose_otherwise_is_played_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO())
    console = Console(file=StringIO(), width=100)
    boxes = ["base", "princess_and_dragon"]
    game = scene("F^/2kE/1fNL", hand="BA", boxes=boxes, options={"princess_asks": "must"})
    game.play("BA^ 1,0")
    assert [game.notation(option) for option in game.options()] == ["home 2 knight E @ 0,0"]
    with pytest.raises(Left):
        Terminal(console, game, {}).run()
    assert game.supply(1)["follower"] == 7
    assert "there is no other choice" in console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize(("width", "height"), [(80, 24), (200, 80)])
def test_all_places_are_seen_at_once_in_a_small_terminal_and_in_a_large_one(
    monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO())
    console = Console(file=StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    game = bastide.new_game(players=["Anna", "Ben"], seed=3)
    typed(game, 60, numbers=True)
    while not any(isinstance(option, bastide.PlaceTile) for option in game.options()):
        game.play(game.options()[0])
    cells = {(option.x, option.y) for option in game.options() if isinstance(option, bastide.PlaceTile)}
    with pytest.raises(Left):
        Terminal(console, game, {}).run()
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    drawn = " ".join(lines[: next(number for number, line in enumerate(lines) if "points" in line)])
    assert {str(number) for number in range(1, len(cells) + 1)} <= set(drawn.split())
    assert all(len(line) <= width for line in lines)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("setting", [{"game": "castle"}, {"boxes": ["inns_and_cathedrals", "traders_and_builders"]}])
def test_every_question_of_both_games_fits_into_80_columns_and_24_rows(
    monkeypatch: pytest.MonkeyPatch, setting: dict[str, Any], language: str
) -> None:
    game = bastide.new_game(players=["Anna", "Ben"], seed=5, **setting)
    for _ in range(16):
        while game.to_move is None:
            game.play(game.options()[0])
        monkeypatch.setattr(sys, "stdin", StringIO())
        console = Console(file=StringIO(), width=80, height=24, force_terminal=True, color_system=None)
        terminal = Terminal(console, game, {}, language=language)
        with pytest.raises(Left):
            terminal.ask()
        lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 80
        game.play(game.options()[-1])


def test_the_legend_explains_the_signs_of_this_game_and_of_nobodys_figures() -> None:
    console = Console(file=StringIO(), width=80)
    boxes = ["base", "princess_and_dragon"]
    game = scene("BG^", hand="BA", boxes=boxes, memory={"princess_and_dragon": "dragon 0,0"})
    terminal = Terminal(console, game, {})
    terminal.show_legend()
    terminal.show_notes()
    told = console.file.getvalue()  # type: ignore[attr-defined]
    assert "V volcano" in told
    assert "& dragon" in told
    assert "wine" not in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "─ road   · courtyard   ▒ house   ▓ tower   m market   o fountain   ■ square"),
        ("de", "─ Weg   · Hof   ▒ Haus   ▓ Turm   m Markt   o Brunnen   ■ Platz"),
    ],
)
def test_the_legend_of_the_castle_has_its_own_words(language: str, told: str) -> None:
    assert legend(bastide.new_game(game="castle", seed=1).view(), 80, language) == [told]


def test_a_file_of_tiles_beside_a_box_is_read_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("tiles: [", encoding="utf-8")
    for option, sentence in (("--tiles", "no readable YAML"), ("--wall", "Only The Castle takes a file of wall")):
        with pytest.raises(bastide.Unreadable, match=sentence):
            run("tiles", "base", option, str(file))


def test_two_who_are_named_play_without_a_bot(keep: Path) -> None:
    told = run("play", "--game", "castle", "--players", "Anna,Ben", "--keep", str(keep), answers=["q"]).output
    assert "Bot" not in told


def test_the_version_is_told() -> None:
    assert run("--version").output == f"bastide {bastide.__version__}\n"


def test_a_terminal_that_knows_few_signs_gets_question_marks() -> None:
    program = [sys.executable, "-c", "from bastide.cli import main; main()", "tiles", "base"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    result = subprocess.run(program, capture_output=True, env=environment, check=False)
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"?" in result.stdout


def test_a_game_is_saved_where_somebody_wants_it(tmp_path: Path, keep: Path) -> None:
    path = tmp_path / "saved game.bastide"
    result = run(*PEOPLE, "--keep", str(keep), answers=[f"s {path}"])
    assert "Saved." in result.output
    assert bastide.load(path).players == ("Anna", "Ben")


# -- real processes and complaints -----------------------------------------------------------------


def test_a_real_process_keeps_a_game_and_goes_on_with_it(keep: Path) -> None:
    game = table()
    first = run_really(*PEOPLE, "--keep", str(keep), text="".join(f"{x}\n" for x in typed(game, 4, numbers=True)))
    assert (first.returncode, first.stderr) == (0, "")
    assert bastide.load(keep).full_history() == game.full_history()
    second = run_really("play", "--resume", str(keep), "--keep", str(keep), text="q\n")
    assert (second.returncode, second.stderr) == (0, "")
    assert bastide.load(keep).full_history() == game.full_history()


@pytest.mark.parametrize(
    "words", [("play", "--options", "horses=1"), ("replay", "/nowhere.bastide"), ("tiles", "cellar")]
)
def test_a_real_process_complains_in_one_line(words: tuple[str, ...]) -> None:
    result = run_really(*words)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("bastide: ")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("play --options horses=1", "'horses=1' is no option"),
        ("play --options fields", "'fields' is no option (name=value)"),
        ("play --options fields=9", "Option fields cannot be '9'. Possible: yes, no."),
        ("play --boxes cellar", "The box 'cellar' does not exist."),
        ("play --players Anna,Anna", "Player names must differ"),
        ("play --players A,B,C,D,E,F --bots 1", "A game has 1 to 6 players, not 7."),
        ("play --resume /nowhere", "/nowhere: No such file or directory"),
        ("replay /nowhere", "/nowhere: No such file or directory"),
        ("import /nowhere -o /nowhere", "/nowhere: No such file or directory"),
        ("compare /nowhere", "/nowhere: No such file or directory"),
        ("perft /nowhere", "/nowhere: No such file or directory"),
        ("perft --tiles U,V", "There is no tile 'U,V' in the bag"),
        ("tiles cellar", "There is no box named 'cellar'."),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(complain: Complaint, words: str, complaint: str) -> None:
    assert complaint in complain.of(*words.split())
