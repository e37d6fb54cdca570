"""Two catalogues, one voice: every key that the code can say has its sentence in English and in German."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bastide
from bastide.expansions import REGISTRY
from bastide.kernel import tiles
from bastide.kernel.catalogue import box_names, tile_set
from bastide.kernel.declarations import KINDS
from bastide.kernel.events import Scored
from bastide.kernel.hooks import Phase
from bastide.kernel.pieces import Piece
from bastide.kernel.places import Place
from bastide.kernel.vocabulary import ROLES
from bastide.language import ENGLISH, GERMAN, LANGUAGES, Message, key_of, listed, name_of, said, sentence
from bastide.rulings import RULINGS
from tests.records.commands import run, words_of

SOURCE = Path(bastide.__file__).parent
FAMILIES = ("listed-", "name-", "label-", "claim-", "left-", "event-", "box-", "title-")
"""Beginnings of keys that the code puts together itself."""


class Parts(Visitor):
    """Collects the parameters, the other messages and the names that a sentence refers to."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.messages: set[str] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.messages.add(node.id.name)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:  # noqa: N802 - named by the library
        self.forms |= {argument.value.value for argument in node.named}
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Parts]:
    """Read a catalogue: its keys, and what each sentence refers to."""
    text = (SOURCE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
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


def said_by_code() -> set[str]:
    """Every key that some class names, and every text in the code that could be one."""
    phases: list[type[Phase]] = []
    waiting = [Phase]
    while waiting:
        phases += (found := waiting.pop().__subclasses__())
        waiting += found
    own = [phase for phase in phases if phase.__module__.startswith("bastide.")]
    every: list[type[Phase]] = [Phase, *own]
    keys = {key for phase in every for key in (phase.question, phase.passing, *phase.answers)}
    keys |= {reason for box in [*REGISTRY, *RULINGS] for reason in box.reasons}
    for kind in KINDS:
        keys |= {kind.key + suffix for suffix in ("", "-doing", "-refused", "-first")}
    for path in SOURCE.rglob("*.py"):
        keys |= set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)*)"', path.read_text(encoding="utf-8")))
    return keys


def names() -> set[str]:
    """What sentences can name: pieces, features, and what figures are called there."""
    features = {tiles.Feature(kind, kind).name for kind in tiles.FEATURE_KINDS}
    return {key_of(name) for name in {piece.name.lower() for piece in Piece} | features | set(ROLES.values())}


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
    forms = set() if language == ENGLISH else {form for parts in messages(GERMAN).values() for form in parts.forms}
    for name in names():
        assert name_of(name, language)
        assert all(name_of(name, language, form) for form in forms)


def test_every_key_of_the_code_has_a_sentence() -> None:
    phases = [phase for phase in Phase.__subclasses__() if phase.__module__.startswith("bastide.")]
    for phase in phases:
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
    assert sentence(f"box-{box}", GERMAN).endswith(".")


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
    assert scored.told().told(GERMAN) == "+12 fertige Stadt N (0,1): 3 Karten × 3 + 1 Wappen × 3 (Kathedrale)"


def test_a_refusal_is_told_in_german_with_what_is_possible() -> None:
    refusal = bastide.new_game(players=["Anna", "Ben"], seed=3, first=0).why_not("knight N")
    assert refusal is not None
    assert re.match(r"Anna muss jetzt die Karte \S+ legen\. Möglich: ", refusal.told(GERMAN))


def test_a_game_in_the_terminal_is_german_by_an_option_or_by_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("play", "--players", "Anna,Ben", "--bots", "0", "--seed", "1", "--keep", str(tmp_path / "kept.bastide"))
    by_option = words_of(run("--lang", "de", *words, answers=["?", "99", "q"]))
    assert "Wohin? 1-" in by_option
    assert "Anna 0 Punkte, 7 Gefolgsleute" in by_option
    assert "Eine Wahl 99 gibt es nicht" in by_option
    assert "Die Partie liegt in" in by_option
    monkeypatch.setenv("BASTIDE_LANG", "de_DE.UTF-8")
    assert words_of(run(*words, answers=["?", "99", "q"])) == by_option
    assert "Where? 1-" in words_of(run("--lang", "en", *words, answers=["q"]))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(bastide.Unreadable, match=r"There is no language xx\. Languages: en and de\."):
        run("--lang", "xx", "tiles")
