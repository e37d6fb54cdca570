"""Two catalogues, one voice: every key that the code can say has its sentence in English and in German."""

from __future__ import annotations

import ast as syntax
import random
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bastide
from bastide.castle.rulebook import CALLED, CASTLE_OPTIONS
from bastide.castle.rulebook import ROLES as CASTLE_ROLES
from bastide.cli import GROUPS
from bastide.expansions import REGISTRY
from bastide.kernel import tiles
from bastide.kernel.catalogue import box_names, tile_set
from bastide.kernel.declarations import KINDS
from bastide.kernel.events import Scored
from bastide.kernel.hooks import Phase
from bastide.kernel.pieces import Piece
from bastide.kernel.places import Place
from bastide.kernel.vocabulary import MARKS, ROLES, SYMBOLS
from bastide.language import (
    CATALOGUES,
    ENGLISH,
    GERMAN,
    LANGUAGES,
    NUMBERED,
    Message,
    has_sentence,
    key_of,
    listed,
    name_of,
    said,
    sentence,
    written,
)
from bastide.rulebook import known_options, playable_boxes, rule_set
from bastide.rulings import RULINGS
from bastide.telling import tell_action, tell_event
from tests.records.commands import run, words_of

if TYPE_CHECKING:
    from bastide.kernel.options import Option

SOURCE = Path(bastide.__file__).parent
FAMILIES = (
    "listed-",
    "name-",
    "label-",
    "claim-",
    "left-",
    "event-",
    "box-",
    "title-",
    "option-",
    "symbol-",
    "server-",
    "level-",
    "table-",
    "terminal-words-",
    "review-",
)
"""Beginnings of keys that the code puts together itself."""


class Parts(Visitor):
    """Collects the parameters, the other messages and the names that a sentence refers to."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.messages: set[str] = set()
        self.forms: set[str] = set()
        self.attributes: set[str] = set()

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802 - named by the library
        self.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.messages.add(node.id.name)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:  # noqa: N802 - named by the library
        self.forms |= {argument.value.value for argument in node.named}
        self.generic_visit(node)


def text_of(language: str) -> str:
    """Give all that is written in a language."""
    return "\n".join((SOURCE / "locale" / file.format(language)).read_text(encoding="utf-8") for file in CATALOGUES)


@cache
def messages(language: str) -> dict[str, Parts]:
    """Read a catalogue: its keys, and what each sentence refers to."""
    found = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}.ftl"
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def parameters(language: str, key: str) -> set[str]:
    """Give the parameters of a sentence, with those of the sentences it is made of."""
    parts = messages(language)[key]
    return parts.parameters.union(*(parameters(language, other) for other in parts.messages))


def phases() -> list[type[Phase]]:
    """Every phase of every box."""
    found: list[type[Phase]] = [Phase]
    for phase in found:
        found += phase.__subclasses__()
    return [phase for phase in found if phase.__module__.startswith("bastide.")]


def said_by_code() -> set[str]:
    """Every key that some class names, and every text in the code that could be one."""
    keys = {key for phase in phases() for key in (phase.question, phase.passing, *phase.answers)}
    keys |= {f"help-{name}" for group in GROUPS for name in group.COMMANDS}
    keys |= {reason for box in [*REGISTRY, *RULINGS] for reason in box.reasons}
    for kind in KINDS:
        keys |= {kind.key + suffix for suffix in ("", "-doing", "-refused", "-first")}
    for path in SOURCE.rglob("*.py"):
        keys |= set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)*)"', path.read_text(encoding="utf-8")))
    return keys


def plain_errors(path: Path) -> list[int]:
    """Lines of a file in which an error is raised with a text instead of a message."""
    errors = {"BastideError", "Unreadable", "IllegalAction", "Impossible"}
    calls = [
        node for node in syntax.walk(syntax.parse(path.read_text(encoding="utf-8"))) if isinstance(node, syntax.Call)
    ]
    named = [call for call in calls if isinstance(call.func, syntax.Name) and call.func.id in errors]
    return [
        call.lineno
        for call in named
        if any(isinstance(each, syntax.JoinedStr) for each in call.args[1:])
        or any(isinstance(each, syntax.Constant) for each in call.args[1:])
    ]


def test_every_error_is_a_message() -> None:
    assert {path.name: lines for path in SOURCE.rglob("*.py") if (lines := plain_errors(path))} == {}


def names() -> set[str]:
    """What sentences can name: pieces, features, and what figures are called there."""
    features = {tiles.Feature(kind, kind).name for kind in tiles.FEATURE_KINDS}
    roles = {*ROLES.values(), *CASTLE_ROLES.values()}
    return {key_of(name) for name in {piece.name.lower() for piece in Piece} | features | roles | {*CALLED.values()}}


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
def test_every_name_has_every_form_that_german_sentences_ask_for(language: str) -> None:
    forms = {form for parts in messages(language).values() for form in parts.forms} - {"a", "hin", "many"}
    for name in names():
        assert has_sentence(f"name-{name}", language), name
        assert [form for form in forms if not has_sentence(f"name-{name}", language, form)] == [], name


def test_every_place_beside_a_feature_says_where_a_figure_goes() -> None:
    rules = rule_set(6, playable_boxes())
    places = {NUMBERED.sub(r"\1", key_of(name)) for name in rules.spot_names.values()}
    assert [name for name in sorted(places) if not has_sentence(f"name-{name}", GERMAN)] == []
    reached = places - {"prison-of", "castle", "tower"}
    assert [name for name in sorted(reached) if not has_sentence(f"name-{name}", GERMAN, "hin")] == []


def test_every_key_of_the_code_has_a_sentence() -> None:
    for phase in phases():
        assert {phase.question, phase.passing, *filter(None, phase.answers)} <= set(messages(ENGLISH)), phase.__name__


def test_no_sentence_is_left_over() -> None:
    parts = {other for each in messages(ENGLISH).values() for other in each.messages}
    known = said_by_code() | parts
    left = [key for key in messages(ENGLISH) if key not in known and not key.startswith(FAMILIES)]
    assert left == []


@pytest.mark.parametrize("box", box_names())
def test_a_box_has_one_title_in_each_language_and_says_what_it_is(box: str) -> None:
    found = tile_set(box)
    assert sentence(f"title-{key_of(box)}") == found.name_en
    assert sentence(f"title-{key_of(box)}", GERMAN) == found.name_de


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", [*box_names(), "castle"])
def test_a_box_has_one_sentence_a_short_rule_and_its_section(box: str, language: str) -> None:
    key = f"box-{key_of(box)}"
    assert sentence(key, language).endswith(".")
    assert sentence(key, language, "rule").endswith(".")
    assert re.search(r"\d|Castle|Burg", sentence(key, language, "section"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", sorted({phase.question for phase in phases()} - {Phase.question}))
def test_a_question_has_the_rule_behind_it_and_its_section(question: str, language: str) -> None:
    assert sentence(question, language).endswith("?")
    assert sentence(question, language, "rule").endswith(".")
    assert sentence(question, language, "section")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", [*known_options(playable_boxes()), *CASTLE_OPTIONS], ids=lambda option: option.name)
def test_an_option_has_a_name_a_sentence_and_names_of_its_choices(option: Option, language: str) -> None:
    assert isinstance(option.title, Message)
    assert option.title.told(language)
    assert bastide.sentence(option, language).endswith(".")
    for value in option.choices:
        name = option.choice(value)
        assert isinstance(value, int) or isinstance(name, Message), value
        assert str(value).isdecimal() or (isinstance(name, Message) and name.told(language))


def test_no_option_and_no_symbol_is_left_over() -> None:
    options = {option.key for option in (*known_options(playable_boxes()), *CASTLE_OPTIONS)}
    found = {key for key in messages(ENGLISH) if key.startswith("option-")}
    assert found == options
    symbols = {key.removeprefix("symbol-") for key in messages(ENGLISH) if key.startswith("symbol-")}
    assert symbols <= SYMBOLS | MARKS | {"pennant"}


def test_both_languages_have_the_same_sentences_under_a_key() -> None:
    for key in messages(ENGLISH):
        if not key.startswith("name-"):
            assert messages(ENGLISH)[key].attributes == messages(GERMAN)[key].attributes, key


def test_a_message_is_told_in_the_language_that_is_asked_for() -> None:
    message = said(
        "refusal-by-box", rule=said("river-turns-twice"), boxes=(said("title-river"), said("title-river-ii"))
    )
    assert str(message) == "The river may not turn the same way twice: The River and The River II."
    assert message.told(GERMAN).endswith("in dieselbe Richtung abbiegen: Der Fluss und Der Fluss II.")
    assert message == Message(message.key, message.parameters)


def test_lists_and_names_follow_the_language() -> None:
    assert listed(["A", "B", "C"]) == "A, B and C"
    assert listed(["A", "B", "C"], GERMAN, "or") == "A, B oder C"
    assert listed(["A"], GERMAN) == "A"
    assert name_of("farmer", GERMAN, "den") == "den Bauern"
    assert name_of("prison of 2", GERMAN, "dem") == "dem Gefängnis von 2"


def test_points_are_explained_in_german() -> None:
    lines = (("tiles", 3, 3), ("pennants", 1, 3))
    scored = Scored(0, 12, "finished", Place(0, 1, "city", "N"), lines, raised_by="cathedral")
    assert str(scored) == "+12 finished city N (0,1): 3 tiles × 3 + 1 pennant × 3 (cathedral)"
    assert scored.told().told(GERMAN) == "+12 fertige Stadt im Norden (0,1): 3 Karten × 3 + 1 Wappen × 3 (Kathedrale)"


def test_a_refusal_is_told_in_german_with_what_is_possible() -> None:
    refusal = bastide.new_game(players=["Anna", "Ben"], seed=3, first=0).why_not("knight N")
    assert refusal is not None
    assert re.match(r"Anna muss jetzt die Karte \S+ legen\. Möglich: ", refusal.told(GERMAN))


def test_a_game_in_the_terminal_is_german_by_an_option_or_by_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    keep = tmp_path / "kept.bastide"
    words = ("play", "--players", "Anna,Ben", "--bots", "0", "--seed", "1", "--keep", str(keep))
    by_option = words_of(run("--lang", "de", *words, answers=["?", "99", "q"]))
    assert "Wohin? 1-" in by_option
    assert "Anna 0 Punkte, 7 Gefolgsleute" in by_option
    assert "Eine Wahl 99 gibt es nicht" in by_option
    assert "Die Partie liegt in" in by_option
    monkeypatch.setenv("BASTIDE_LANG", "de_DE.UTF-8")
    keep.unlink()
    assert words_of(run(*words, answers=["?", "99", "q"])) == by_option
    assert "Where? 1-" in words_of(run("--lang", "en", *words, answers=["q"]))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(bastide.Unreadable, match=r"There is no language xx\. Languages: en and de\."):
        run("--lang", "xx", "tiles")


def words_in(text: str) -> set[str]:
    """Words of a sentence, without codes of tiles and coordinates."""
    return {word for word in re.findall(r"[^\s(),:;.×+']+", text) if word.isalpha() and len(word) > 2}


def spoken_words(language: str) -> set[str]:
    """Every word of a catalogue, without parameters and what is typed."""
    text = text_of(language)
    texts = re.findall(r"(?:=|\]|^ {4}(?=[^.*\[]))\s*(.+)", text, re.MULTILINE)
    return {word for line in texts for word in words_in(re.sub(r"\{[^}]*\}|'[^']*'", " ", line))}


@pytest.mark.parametrize("seed", range(4))
def test_random_games_are_told_in_german_without_an_english_word(seed: int) -> None:
    luck = random.Random(seed)
    boxes = [box for box in playable_boxes() if luck.random() < 0.5]
    game = bastide.new_game(players=["Anna", "Ben", "Cleo"], boxes=boxes, seed=seed)
    told: set[str] = set()
    while not game.over:
        option = luck.choice(game.options())
        if not isinstance(option, bastide.PlaceTile):
            told.add(tell_action(game.state, option, game.players, GERMAN))
            told.add(sentence(game.state.phase.question, GERMAN))
        refusal = game.why_not(luck.choice(["knight N", "farmer EL", "monk", "-"])) if luck.random() < 0.1 else None
        if refusal is not None:
            told.add(refusal.reason.told(GERMAN))
        game.play(option)
    messages_told = [tell_event(event, game.players) for event in game.events]
    told |= {message.told(GERMAN) for message in messages_told if message is not None}
    english = spoken_words(ENGLISH) - spoken_words(GERMAN)
    assert {line: words_in(line) & english for line in told if words_in(line) & english} == {}


def test_one_function_says_everything_in_the_language_that_is_asked_for() -> None:
    game = bastide.new_game(players=["Anna", "Ben"], seed=3, first=0)
    asked = game.view().asked
    assert bastide.sentence(asked, "de") == "Wohin kommt die Karte?"
    assert bastide.sentence(asked, "de", form="section") == "Gesamtregelwerk 4.2"
    refusal = game.why_not("knight N")
    assert refusal is not None
    assert bastide.sentence(refusal, "de") == refusal.told("de")
    action = game.options()[0]
    assert bastide.sentence(action, "de", game=game).endswith(" legen")
    with pytest.raises(TypeError, match="names players"):
        bastide.sentence(action)
    game.play(action)
    assert bastide.sentence(game.events[-1], game=game) == ""
    scored = Scored(0, 4, "finished", None, (("tiles", 2, 2),))
    assert bastide.sentence(scored, "de") == "+4 fertige: 2 Karten × 2"
    assert bastide.sentence(scored, game=game) == "Anna +4 finished: 2 tiles × 2"


@pytest.mark.parametrize("command", [name for group in GROUPS for name in group.COMMANDS])
def test_help_of_every_command_is_german_without_a_key(command: str) -> None:
    shown = words_of(run("--lang", "de", command, "--help"))
    assert "Aufruf:" in shown
    assert "Diese Hilfe" in shown
    assert not re.search(r"\bhelp-[a-z]", shown)
    assert words_in(sentence(f"help-{command}", GERMAN)) <= words_in(shown)
    assert "Usage:" in words_of(run("--lang", "en", command, "--help"))


def test_numbers_follow_the_language() -> None:
    assert written(1234.5, digits=1) == "1,234.5"
    assert written(1234.5, GERMAN, 1) == "1.234,5"
    assert written(1234567, GERMAN) == "1.234.567"
    assert said("refused-no-player", number=12345).told(GERMAN) == "Eine Nummer 12345 spielt nicht mit."


def test_the_roads_of_the_castle_have_a_word_of_their_own_in_german() -> None:
    game = bastide.new_game(game="castle", players=["Anna", "Ben"], seed=1)
    told = set()
    luck = random.Random(1)
    while not game.over:
        option = luck.choice(game.options())
        told.add(bastide.sentence(option, "de", game=game))
        refusal = game.why_not("herald N @ 5,5")
        told.add(refusal.told("de") if refusal else "")
        game.play(option)
    told |= {bastide.sentence(event, "de", game=game) for event in game.events}
    assert any(re.search(r"fertiger Weg (im|links|rechts)", line) for line in told)
    assert not [line for line in told if "Straße" in line]


def test_sides_are_called_by_their_names_in_german() -> None:
    game = bastide.new_game(players=["Anna", "Ben"], seed=12, first=0)
    game.play("Jv 0,-1")
    told = {bastide.sentence(option, "de", game=game) for option in game.options()}
    assert {"Ritter im Süden", "Bauer rechts im Süden", "niemand (passen)"} & told
    assert not [line for line in told if re.search(r"\b[NESW][LR]?\b", line)]
