"""Nothing is missing in a catalogue, and nothing is left over: what the code can say, both languages say."""

from __future__ import annotations

import ast as syntax
import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

import bastide
from bastide.language import ENGLISH, GERMAN, LANGUAGES, Message, has_sentence
from bastide.rulebook import playable_boxes
from tests.catalogues import (
    calls,
    messages,
    names,
    parameters,
    places,
    possible,
    required,
    spoken_words,
    texts,
    trees,
    words_in,
)

FAMILIES = ("listed-", "name-", "label-", "claim-", "left-", "server-", "table-", "review-", "terminal-words-")
"""Beginnings of keys that the code puts before a word of its own."""
ERRORS = {"BastideError", "Unreadable", "IllegalAction", "Impossible"}


def test_every_sentence_is_there_in_german() -> None:
    missing = [key for key in messages(ENGLISH) if key not in messages(GERMAN)]
    assert not missing, f"de.ftl lacks {', '.join(missing)}"


def test_german_sentences_without_an_english_one_are_parts_of_others() -> None:
    parts = {other for each in messages(GERMAN).values() for other in each.messages}
    assert [key for key in messages(GERMAN) if key not in messages(ENGLISH) and key not in parts] == []


def test_both_languages_name_the_same_things() -> None:
    for key in messages(ENGLISH):
        assert parameters(ENGLISH, key) <= parameters(GERMAN, key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_made_of_sentences_that_are_there(language: str) -> None:
    for key, parts in messages(language).items():
        assert parts.messages <= set(messages(language)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_every_form_that_sentences_ask_for(language: str) -> None:
    forms = {form for parts in messages(language).values() for form in parts.forms} - {"a", "hin", "many"}
    for name in names() - places():
        assert [form for form in forms if not has_sentence(f"name-{name}", language, form)] == [], name


def test_every_place_beside_a_feature_says_where_a_figure_goes() -> None:
    reached = places() - {"prison-of", "castle", "tower"}
    assert [name for name in sorted(reached) if not has_sentence(f"name-{name}", GERMAN, "hin")] == []


def test_both_languages_have_the_same_sentences_under_a_key() -> None:
    for key in messages(ENGLISH):
        if not key.startswith("name-"):
            assert messages(ENGLISH)[key].attributes == messages(GERMAN)[key].attributes, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_house_has_a_sentence(language: str) -> None:
    assert sorted(required() - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_code_says_has_a_sentence_with_no_more_parameters_than_are_filled_in(language: str) -> None:
    for said in calls():
        assert said.key in messages(language), f"{said.place} says {said.key}"
        if said.given is not None:
            assert parameters(language, said.key) <= said.given, f"{said.place} fills in too little of {said.key}"


def test_no_sentence_is_left_over() -> None:
    whole, begun = texts()
    parts = {other for each in messages(ENGLISH).values() for other in each.messages}
    known = required() | possible() | parts | {said.key for said in calls()} | whole
    left = []
    for key in set(messages(ENGLISH)) - known:
        family = next(filter(key.startswith, FAMILIES), "")
        word = key.removeprefix(family)
        if not family or not (word in whole or any(word.startswith(start) for start in begun)):
            left.append(key)
    assert sorted(left) == []


def test_every_error_is_a_message() -> None:
    found = [(file, node) for file, tree in trees().items() for node in syntax.walk(tree)]
    raised = [(file, node) for file, node in found if isinstance(node, syntax.Call)]
    named = [(file, node) for file, node in raised if isinstance(node.func, syntax.Name) and node.func.id in ERRORS]
    plain = syntax.JoinedStr | syntax.Constant
    assert [f"{file}:{node.lineno}" for file, node in named if isinstance(node.args[-1], plain)] == []


GOLDEN = Path(__file__).parent / "golden"
SCORED = re.compile(r"claim='([^']*)', place=(?:None|Place\(.*?feature='([^']*)'.*?\)), lines=\((?:\('([^']*)')?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_knows_the_rule_behind_every_score_line_of_the_golden_games(language: str) -> None:
    text = files("bastide").joinpath("locale", f"app.{language}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^app-rule-([\w-]+) =", text, re.MULTILINE))
    for path in GOLDEN.glob("*.txt"):
        for claim, feature, label in SCORED.findall(path.read_text(encoding="utf-8")):
            place = "path" if feature == "road" and path.name.startswith("castle") else feature
            rules = {claim, f"{claim} {label}", f"{claim} {place or label}"}
            assert {rule.replace(" ", "-") for rule in rules} & known, (path.name, rules)


GAMES = ("castle", "land", "land", "land", "land")
TRIED = ["knight N", "farmer EL", "monk", "-", "fairy to 0,0", "wagon highwayman E", "herald N", "V^ 0,1"]


def told_game(seed: int) -> dict[str, set[str]]:
    """Play a game at random, and tell everything of it in all languages."""
    luck = random.Random(seed)
    boxes = [box for box in playable_boxes() if luck.random() < 0.5] if GAMES[seed] == "land" else []
    players = ["Anna", "Ben", "Cleo"][: 3 if boxes else 2]
    game = bastide.new_game(game=GAMES[seed], players=players, boxes=boxes, seed=seed)
    told: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    while not game.over:
        option = luck.choice(game.options())
        things: list[bastide.Action | Message | str] = [game.state.phase.question]
        if not isinstance(option, bastide.PlaceTile):
            things.append(option)
        if luck.random() < 0.1:
            try:
                refusal = game.why_not(luck.choice(TRIED))
            except bastide.Unreadable:
                refusal = None
            things += [refusal.reason] if refusal else []
        for language, lines in told.items():
            lines |= {bastide.sentence(thing, language, game=game) for thing in things}
        game.play(option)
    for language, lines in told.items():
        lines |= {bastide.sentence(event, language, game=game) for event in game.events}
    return told


@pytest.mark.parametrize("seed", range(len(GAMES)))
def test_random_games_are_told_in_both_languages_without_a_word_of_the_other(seed: int) -> None:
    told = told_game(seed)
    english, german = spoken_words(ENGLISH), spoken_words(GERMAN)
    for language, foreign in ((GERMAN, english - german), (ENGLISH, german - english)):
        assert {line: words_in(line) & foreign for line in told[language] if words_in(line) & foreign} == {}
