"""Two catalogues, one voice: every key that the code can say has its sentence in English and in German."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.castle.rulebook import CASTLE_OPTIONS
from bastide.cli import GROUPS
from bastide.kernel.catalogue import box_names, tile_set
from bastide.kernel.events import Scored
from bastide.kernel.hooks import Phase
from bastide.kernel.places import Place
from bastide.language import (
    GERMAN,
    LANGUAGES,
    Message,
    catalogue,
    key_of,
    listed,
    name_of,
    quoted,
    said,
    sentence,
    written,
)
from bastide.rulebook import known_options, playable_boxes
from tests.catalogues import phases, words_in
from tests.records.commands import Complaint, run, words_of

if TYPE_CHECKING:
    from bastide.kernel.options import Option

SOURCE = Path(bastide.__file__).parent


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
    assert "Eine Antwort 99 gibt es nicht" in by_option
    assert "Die Partie ist in" in by_option
    monkeypatch.setenv("BASTIDE_LANG", "de_DE.UTF-8")
    keep.unlink()
    assert words_of(run(*words, answers=["?", "99", "q"])) == by_option
    assert "Where? 1-" in words_of(run("--lang", "en", *words, answers=["q"]))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(bastide.Unreadable, match=r"There is no language xx\. Languages: en and de\."):
        run("--lang", "xx", "tiles")


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
    assert said("refused-no-player", number=12345).told(GERMAN) == "Nummer 12345 spielt nicht mit."


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_number_of_any_length_is_told(language: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(boxes=[f"base x1{'0' * 40}"])
    assert f"72{'0' * 40}" in bastide.sentence(refused.value, language)


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


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        ("play --nonsense", "There is no option --nonsense.", "Die Option --nonsense gibt es nicht."),
        ("play --playrs x", "Did you mean --players", "Meintest du --players"),
        ("nothing", "There is no command nothing.", "Den Befehl nothing gibt es nicht."),
        ("replay", "FILE is missing.", "Es fehlt DATEI."),
        ("tiles base too much", "too much is one word too many.", "too much ist zu viel."),
        ("play --bots", "The option --bots needs a value.", "Die Option --bots braucht einen Wert."),
        ("play --text=1", "The option --text takes no value.", "Die Option --text nimmt keinen Wert."),
        ("play --bots x", "--bots must be a number.", "--bots muss eine Zahl sein."),
        ("play --bots 9", "--bots is 6 at most.", "--bots ist höchstens 6."),
        ("play --bots=-1", "--bots is 0 at least.", "--bots ist mindestens 0."),
    ],
)
def test_a_command_line_that_cannot_be_read_is_one_sentence(
    words: str, english: str, german: str, complain: Complaint
) -> None:
    for language, sentence_said in (("en", english), ("de", german)):
        said = complain.of("--lang", language, *words.split())
        assert sentence_said in said
        assert "--help" in said


def test_without_a_command_help_is_shown() -> None:
    assert "Usage:" in run().output
    assert "[OPTIONEN] BEFEHL [ANGABEN]" in words_of(run("--lang", "de", "--help"))


def test_help_names_what_is_typed() -> None:
    for language, file, number in (("en", "FILE", "NUMBER"), ("de", "DATEI", "ZAHL")):
        shown = words_of(run("--lang", language, "draw", "--help"))
        assert f"{{{file}}}" in shown or f" {file} " in shown
        assert f"--turn {number}" in shown
        assert "--places " in shown
        assert "<bool>" not in shown


@pytest.mark.parametrize(
    ("words", "german"),
    [
        ("replay /nowhere", "/nowhere: Datei oder Ordner nicht gefunden"),
        ("replay /", "/: Das ist ein Ordner"),
        ("perft /dev/null/nowhere", "/dev/null/nowhere: Datei oder Ordner nicht gefunden"),
    ],
)
def test_what_the_system_says_of_a_file_is_said_in_the_language(words: str, german: str, complain: Complaint) -> None:
    assert german in complain.of("--lang", "de", *words.split())


@pytest.mark.parametrize(
    ("found", "english", "german"),
    [
        ("abc", "'abc'", "„abc“"),
        ("a\nb\x1b[31m", "'a�b�[31m'", "„a�b�[31m“"),
        ("x" * 500, f"'{'x' * 79}…'", f"„{'x' * 79}…“"),
        (None, "null", "null"),
        (True, "true", "true"),
        (7, "7", "7"),
        (10**60, "…", "…"),
        (["N", 2, None, True], "[N, 2, null, true]", "[N, 2, null, true]"),
        ({"a": ["b"]}, "{a: [b]}", "{a: [b]}"),
        (b"abc", "abc", "abc"),
        (object(), "object", "object"),
    ],
)
def test_what_somebody_else_has_written_is_quoted_as_people_write_it(found: object, english: str, german: str) -> None:
    told = [
        part if isinstance(part, str) else part.told(language) for language in LANGUAGES for part in [quoted(found)]
    ]
    assert told == [english, german]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_one_line_is_told_as_the_library_of_messages_tells_it(language: str) -> None:
    known = catalogue(language)
    texts = dict.fromkeys(["file", "name", "tile", "what", "why"], "'Anna' & <Ben>")
    told = {key: known.line(key, texts) for key in ("wrote", "picture-hand", "usage-wrong", "usage-missing", "quoted")}
    for key, line in told.items():
        message = known.message(key)
        assert message is not None
        assert message.value is not None
        assert line in (None, known.bundle.format_pattern(message.value, texts)[0])
    assert all("Anna" in (told[key] or "") for key in ("wrote", "picture-hand"))


def test_a_sentence_with_a_number_or_without_what_it_needs_is_left_to_the_library() -> None:
    assert catalogue().line("wrote", {"file": 3}) is None
    assert catalogue().line("wrote", {}) is None
    with pytest.raises(LookupError):
        sentence("wrote")
