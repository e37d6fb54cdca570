"""What every bot keeps to: the protocol, the rules, its budget."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.bots import (
    BOTS,
    LEVELS,
    Budget,
    Forfeit,
    RandomBot,
    SearchBot,
    Thought,
    ask,
    make_bot,
    read_budget,
    view_of,
)
from bastide.bots.tuning import LIMITS, USUAL
from bastide.language import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from bastide.bots import Bot

FEW = Budget(simulations=4)
MIXES: tuple[dict[str, object], ...] = (
    {},
    {"players": 1},
    {"players": 5},
    {"game": "castle"},
    {"boxes": ["inns_and_cathedrals", "princess_and_dragon"], "players": 3},
    {"boxes": ["river", "count", "tower", "abbey_and_mayor"]},
)


def play_on(game: bastide.Game, bots: list[Bot], decisions: int) -> list[str]:
    """Let bots play some decisions; give what they played."""
    played: list[str] = []
    while game.to_move is not None and len(played) < decisions:
        action = ask(bots[game.to_move], game, FEW)
        played.append(game.notation(action))
        game.play(action)
    return played


@pytest.mark.parametrize(("seed", "scores"), [(1, (92, 86)), (4, (115, 110)), (5, (89, 84))])
def test_at_a_budget_in_simulations_a_game_ends_alike_on_every_machine(seed: int, scores: tuple[int, ...]) -> None:
    """Compiled for a processor that multiplies and adds in one step, these games had other ends."""
    game = bastide.new_game(players=2, seed=seed, first=0)
    bots = [make_bot("search:width=4,far=0", seat) for seat in range(2)]
    while game.to_move is not None:
        game.play(ask(bots[game.to_move], game, Budget(simulations=8)))
    assert game.scores == scores


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_every_bot_plays_every_mix_by_the_rules(name: str, mix: dict[str, object]) -> None:
    game = bastide.new_game(seed=5, **mix)  # type: ignore[arg-type]
    bots = [make_bot(name, seat) for seat in range(len(game.players))]
    assert len(play_on(game, bots, 6)) == 6


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_and_simulations_give_the_same_game(name: str) -> None:
    first, second = (play_on(bastide.new_game(seed=8), [make_bot(name, 1), make_bot(name, 2)], 12) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_plays_on_plays_like_a_fresh_one_asked_in_the_middle_of_a_turn(name: str) -> None:
    """What was planned for another game is not played in this one."""
    bot = make_bot(name, 1)
    for seed in (3, 4):
        game = bastide.new_game(seed=seed)
        action = ask(bot, game, FEW)
        game.play(action)
        other = bastide.new_game(seed=seed + 10)
        assert ask(bot, other, FEW) in other.options()


def test_a_bot_sees_no_seed_and_cannot_change_the_game() -> None:
    class Curious:
        def choose(self, view: bastide.Game, budget: Budget) -> bastide.Action:
            assert view.seed is None
            option = view.options()[0]
            view.play(option)
            while view.to_move is not None:
                view.play(view.options()[0])
            assert view.waits_for_chance
            return option

    game = bastide.new_game(seed=4)
    before = game.position()
    action = ask(Curious(), game)
    assert game.position() == before
    assert action in game.options()


def test_an_action_that_is_not_possible_is_refused() -> None:
    class Cheat:
        def choose(self, view: bastide.Game, budget: Budget) -> bastide.Action:
            return bastide.Pass()

    with pytest.raises(bastide.IllegalAction, match="Cheat chose -, which is not possible"):
        ask(Cheat(), bastide.new_game(seed=4))


def test_levels_have_names_in_both_languages() -> None:
    assert [level.name for level in LEVELS] == ["random", "beginner", "greedy", "expectimax", "search"]
    for level in BOTS.values():
        assert all(said.told(language) for said in (level.title, level.about) for language in LANGUAGES)


def test_a_search_that_is_stopped_still_answers() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return True

    game = bastide.new_game(seed=4)
    action = ask(SearchBot(1), game, Budget(stop=stop))
    assert asked == 1
    assert action in game.options()


def test_a_search_reports_what_it_thinks() -> None:
    told: list[Thought] = []
    game = bastide.new_game(seed=4)
    action = ask(SearchBot(1), game, Budget(simulations=20, report=told.append))
    assert told[-1].action == action == told[-1].line[0]
    assert told[-1].simulations >= 20
    game.play(action)
    assert told[-1].line[1] in game.options()


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("0.2s", Budget(seconds=0.2)),
        ("200ms", Budget(seconds=0.2)),
        (".5 s", Budget(seconds=0.5)),
        ("300", Budget(simulations=300)),
    ],
)
def test_a_budget_is_read(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "0", "0s", "fast", "1.5", "-3", "3 days", "9" * 20])
def test_a_budget_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(bastide.Unreadable, match=re.escape(repr(text))):
        read_budget(text)


def test_settings_of_a_bot_are_part_of_its_name() -> None:
    bot = make_bot("search:width=3,sure=4", 1)
    assert isinstance(bot, SearchBot)
    game = bastide.new_game(seed=4)
    ask(bot, game, FEW)
    assert (bot.search.settings.width, bot.search.settings.sure, bot.search.listed) == (3, 4.0, 3)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clever", "There is no bot named 'clever'"),
        ("search:wisdom=3", "SearchBot has no setting 'wisdom'"),
        ("search:width", "A setting is a name and a number"),
        ("random:wisdom=3", "RandomBot has no settings, so no 'wisdom'"),
        ("greedy:wisdom=3", "GreedyBot has no settings, so no 'wisdom'"),
        ("search:width=0", "The setting width is a number from 1 to 63, not 0"),
        ("search:width=1e999", "The setting width is a number from 1 to 63, not inf"),
        ("search:sure=nan", "The setting sure is a number from 0 to 1000000, not nan"),
        ("search:workers=0", "The setting workers is a number from 1 to 64, not 0"),
        ("uct:scale=0", "The setting scale is a number from 2 to 1000, not 0"),
        ("nowhere.py:Bot", "There is no bot nowhere.py:Bot"),
        ("bastide.bots:Nobody", "There is no bot bastide.bots:Nobody"),
    ],
)
def test_a_bot_that_does_not_exist_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(bastide.Unreadable, match=sentence):
        make_bot(name)


def test_a_class_of_ones_own_can_be_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Last:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, view, budget): return view.options()[-1]\n"
    )
    game = bastide.new_game(seed=4)
    assert ask(make_bot(f"{file}:Last"), game) == game.options()[-1]
    assert isinstance(make_bot("bastide.bots:RandomBot"), RandomBot)


def test_a_class_of_ones_own_needs_no_seed_and_may_have_helpers_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside_it.py").write_text("PLACE = -1\n")
    (tmp_path / "mine.py").write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "from beside_it import PLACE\n"
        "@dataclass\n"
        "class Last:\n"
        "    place: int = PLACE\n"
        "class Plain:\n"
        "    def choose(self, view, budget): return view.options()[Last().place]\n"
    )
    game = bastide.new_game(seed=4)
    assert ask(make_bot(f"{tmp_path / 'mine.py'}:Plain"), game) == game.options()[-1]


def test_the_file_of_a_bot_is_loaded_once(tmp_path: Path) -> None:
    file = tmp_path / "counted.py"
    file.write_text("class Own:\n    def choose(self, view, budget): return view.options()[0]\n")
    first, second = (make_bot(f"{file}:Own") for _ in range(2))
    assert type(first) is type(second)


def test_the_seed_of_a_bot_of_ones_own_does_not_tell_the_seed_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "curious.py"
    file.write_text(
        "class Curious:\n"
        "    def __init__(self, seed): self.seed = seed\n"
        "    def choose(self, view, budget): return view.options()[0]\n"
    )
    bots = [make_bot(f"{file}:Curious", seed) for seed in ("table:1", "table:1", "table:2")]
    seeds = [bot.seed for bot in bots]  # type: ignore[attr-defined]
    assert all(isinstance(seed, int) for seed in seeds)
    assert seeds[0] == seeds[1] != seeds[2]


class Raises:
    def __init__(self, error: BaseException) -> None:
        self.error = error

    def choose(self, view: bastide.Game, budget: Budget) -> bastide.Action:
        raise self.error


@pytest.mark.parametrize("error", [ZeroDivisionError("nothing"), SystemExit(3), bastide.Unreadable("code", "nothing")])
def test_a_bot_that_raises_anything_loses_by_forfeit(error: BaseException) -> None:
    with pytest.raises(Forfeit, match=f"Raises failed with .*{error}.* \\(test_bots.py, line"):
        ask(Raises(error), bastide.new_game(seed=4))


@pytest.mark.parametrize("answer", [None, "U^ 1,0", 7, bastide.PlaceTile("U", "far", None, 9)])  # type: ignore[arg-type]
def test_an_answer_that_is_no_action_is_refused(answer: object) -> None:
    class Odd:
        def choose(self, view: bastide.Game, budget: Budget) -> bastide.Action:
            return answer  # type: ignore[return-value]

    with pytest.raises(bastide.IllegalAction, match=r"Odd chose .*, which is not possible"):
        ask(Odd(), bastide.new_game(seed=4))


@pytest.mark.parametrize("budget", [Budget(), Budget(simulations=0), Budget(seconds=0.0)])
@pytest.mark.parametrize("name", BOTS)
def test_a_budget_that_says_nothing_or_allows_nothing_still_ends(name: str, budget: Budget) -> None:
    game = bastide.new_game(seed=4)
    assert ask(make_bot(name, 1), game, budget) in game.options()


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize(("name", "make"), [(name, type(make_bot(name))) for name in BOTS])
def test_every_setting_can_have_its_least_and_its_most(name: str, make: type, which: int) -> None:
    game = bastide.new_game(seed=4)
    for setting in set(getattr(make, "settings", ())) - {"workers"}:
        bot = make_bot(f"{name}:{setting}={LIMITS.get(setting, USUAL)[which]}", 1)
        assert ask(bot, game, Budget(simulations=12)) in game.options()


def test_the_view_of_a_bot_goes_on_where_the_game_stands() -> None:
    game = bastide.new_game(seed=4)
    view = view_of(game)
    assert (view.hand, view.options(), view.scores) == (game.hand, game.options(), game.scores)


@pytest.mark.parametrize(
    ("content", "name", "why"),
    [
        (None, "none.py:Farmer", "diese Datei gibt es nicht"),
        ("def (", "own.py:Farmer", "beim Laden kommt es zu SyntaxError: invalid syntax (own.py, Zeile 1)"),
        ("1 / 0", "own.py:Farmer", "beim Laden kommt es zu ZeroDivisionError: division by zero (own.py, Zeile 1)"),
        ("import nowhere", "own.py:Farmer", "das Modul nowhere fehlt"),
        ("", "own.py:Farmer", "eine solche Klasse steht nicht darin"),
        ("open('weights.txt')", "own.py:Farmer", "(own.py, Zeile 1)"),
        ("Farmer = 3", "own.py:Farmer", "eine solche Klasse steht nicht darin"),
        ("class Farmer: pass", "own.py:Farmer", "es fehlt choose(view, budget)"),
        (
            "def Farmer(seed): 1 / 0",
            "own.py:Farmer",
            "beim Erzeugen kommt es zu ZeroDivisionError: division by zero (own.py, Zeile 1)",
        ),
        ("raise SystemExit(3)", "own.py:Farmer", "beim Laden kommt es zu SystemExit: 3 (own.py, Zeile 1)"),
        ("", "no_such_module:Farmer", "das Modul no_such_module fehlt"),
    ],
)
def test_why_a_bot_of_ones_own_cannot_be_loaded_is_told_in_german(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None, name: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if content is not None:
        (tmp_path / "own.py").write_text(content, encoding="utf-8")
    with pytest.raises(bastide.Unreadable) as refused:
        make_bot(name)
    assert refused.value.told("de").endswith(f"{why}.")


@pytest.mark.parametrize("command", ["", "'", "/nowhere/engine", "/"])
def test_why_an_engine_cannot_be_started_is_told_in_german(command: str) -> None:
    game = bastide.new_game(seed=1)
    with pytest.raises(bastide.Unreadable) as refused:
        make_bot(f"engine:{command}").choose(game, Budget(simulations=1))
    assert refused.value.told("de").startswith(f"„{command}“ lässt sich nicht starten: ")
