"""What every bot keeps to: the protocol, the rules, its budget."""

from __future__ import annotations

import multiprocessing
import re
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.bots import BOTS, LEVELS, Budget, RandomBot, SearchBot, Thought, ask, make_bot, read_budget, view_of
from bastide.bots.helpers import best_of, lags_of, may_help, share_of
from bastide.bots.search.clock import Clock
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.search import Search
from bastide.bots.search.turns import NONE
from bastide.bots.search.weights import Weights
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


def test_the_view_of_a_bot_goes_on_where_the_game_stands() -> None:
    game = bastide.new_game(seed=4)
    view = view_of(game)
    assert (view.hand, view.options(), view.scores) == (game.hand, game.options(), game.scores)


@pytest.mark.skipif(not may_help(), reason="processes cannot be copied here")
def test_workers_search_together_and_say_the_same_again() -> None:
    game = bastide.new_game(open_draws=True)
    game.play("draw E")
    thoughts: list[Thought] = []
    budget = Budget(simulations=60, report=thoughts.append)
    actions = [ask(SearchBot(1, workers=3), game, budget) for _ in range(2)]
    assert [game.notation(action) for action in actions] == ["Ev 0,-1"] * 2
    assert thoughts[-1].action == actions[-1]
    assert multiprocessing.active_children() == []


def test_what_workers_have_found_is_put_together() -> None:
    game = bastide.new_game(open_draws=True)
    game.play("draw E")
    search = Search(Evaluation(game.rules, Weights()), 1)
    search.think(game.state.clone(), Clock(simulations=40), NONE, NONE)
    search.count = 2
    second = search.first[1], search.second[1]
    far_behind = dict.fromkeys(lags_of(search), 99.0)
    assert best_of(search, []) == 0
    assert best_of(search, [far_behind | {second: 0.0}]) == 1


def test_workers_share_simulations_but_not_seconds() -> None:
    assert share_of(Budget(seconds=1.0, simulations=100), 3) == Budget(seconds=1.0, simulations=34)
    assert share_of(Budget(seconds=1.0), 3) == Budget(seconds=1.0)


@pytest.mark.parametrize(
    ("content", "name", "why"),
    [
        (None, "none.py:Farmer", "diese Datei gibt es nicht"),
        ("def (", "own.py:Farmer", "beim Laden kommt es zu SyntaxError"),
        ("1 / 0", "own.py:Farmer", "beim Laden kommt es zu ZeroDivisionError"),
        ("import nowhere", "own.py:Farmer", "das Modul nowhere fehlt"),
        ("", "own.py:Farmer", "eine solche Klasse steht nicht darin"),
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
    assert refused.value.told("de").endswith(f": {why}.")


@pytest.mark.parametrize("command", ["", "'", "/nowhere/engine", "/"])
def test_why_an_engine_cannot_be_started_is_told_in_german(command: str) -> None:
    game = bastide.new_game(seed=1)
    with pytest.raises(bastide.Unreadable) as refused:
        make_bot(f"engine:{command}").choose(game, Budget(simulations=1))
    assert refused.value.told("de").startswith(f"„{command}“ lässt sich nicht starten: ")
