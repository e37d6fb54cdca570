"""What Bastide says: keys with parameters, and sentences made of them; the files of ``locale`` hold one language each.

The engine says :class:`Message`, and whoever shows it chooses the language. English is the default; nothing here
remembers a choice.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message as FluentMessage
    from fluent.runtime.resolver import Pattern
    from fluent.runtime.types import FluentNone, FluentNumber

ENGLISH: Final = "en"
GERMAN: Final = "de"
LANGUAGES: Final = (ENGLISH, GERMAN)
CATALOGUES: Final = ("{}.ftl", "commands.{}.ftl")
"""The files of a language: what games say, and what only the command line says."""
ENTRY: Final = re.compile(r"^(?P<key>[a-z][\w-]*) =.*\n(?:(?![a-z#-]).*\n)*", re.MULTILINE)
"""A message of a catalogue, with all of its lines."""
REFERENCE: Final = re.compile(r"\{ ([a-z][\w-]*) \}")
"""A message that another one is made of."""
ONE_LINE: Final = re.compile(r"[a-z][\w-]* = (?P<words>(?:[^{}\n]|\{ \$\w+ \})+?)\s*")
"""A message that is one line, with nothing but names of what is filled in."""
BLANK: Final = re.compile(r"\{ \$(\w+) \}")
"""Where something is filled in."""
NUMBERED: Final = re.compile(r"(.*[a-z])-(\d+)")
"""A name that ends with a number is one of many: ``prison of 2``, ``wall tile 9``."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said: the key of its sentence, and what is to be filled in."""

    key: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    form: str = ""
    """One of the other sentences under the same key: the rule behind a question, what an option means."""

    def told(self, language: str = ENGLISH) -> str:
        """Say it in a language."""
        return _formatted(self.key, language, self.form, self.parameters)

    def __str__(self) -> str:
        return self.told()


Parameter = str | int | Message | tuple[str | Message, ...]
"""What is filled in: a text, a number, something that has a sentence itself, or a list of such things."""


TOO_LONG: Final = 10**20
"""Numbers with so many digits are told as they are: the library of messages cannot round them."""
UNPRINTABLE: Final = "\N{REPLACEMENT CHARACTER}"
MOST_QUOTED: Final = 80
"""So many letters are told of what somebody else has written."""
LONGEST_PART: Final = 1000
"""The library of messages fills in no longer texts."""

Where = str | Message
"""Where something is wrong: the name of a file, or a part of it."""


def said(key: str, /, **parameters: Parameter) -> Message:
    """Say something that is told later, in whatever language is asked for."""
    return Message(key, parameters)


class Catalogue:
    """The sentences of a language. Each is parsed when it is first needed: all of them together would take a while."""

    def __init__(self, language: str) -> None:
        self.language = language
        folder = files("bastide").joinpath("locale")
        texts = [folder.joinpath(file.format(language)).read_text(encoding="utf-8") for file in CATALOGUES]
        self._entries = {match["key"]: match[0] for text in texts for match in ENTRY.finditer(text)}
        self._parsed: set[str] = set()

    @cached_property
    def bundle(self) -> FluentBundle:
        """The sentences that are parsed already."""
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - who asks for simple sentences need not wait

        def name(of: Any, form: Any = "") -> Any:  # noqa: ANN401 - texts, as the library of messages wraps them
            return name_of(str(of), self.language, str(form))

        return FluentBundle([self.language], use_isolating=False, functions={"NAME": name})

    def line(self, key: str, filled: Mapping[str, object]) -> str | None:
        """Give a sentence that is one line into which texts are filled, and nothing else: it need not be parsed."""
        found = ONE_LINE.fullmatch(self._entries.get(key, ""))
        if found is None or not all(isinstance(filled.get(name), str) for name in BLANK.findall(found["words"])):
            return None
        return BLANK.sub(lambda blank: str(filled[blank[1]]), found["words"])

    def message(self, key: str) -> FluentMessage | None:
        """Give what is said under a key, with everything that it refers to."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - who asks for simple sentences need not wait

        waiting = [key]
        for each in waiting:
            if each in self._entries and each not in self._parsed:
                self._parsed.add(each)
                self.bundle.add_resource(FluentResource(self._entries[each]))
                waiting += REFERENCE.findall(self._entries[each])
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    """Give the sentences of a language."""
    if language not in LANGUAGES:
        raise LookupError(f"There is no language {language!r}. Languages: {', '.join(LANGUAGES)}.")
    return Catalogue(language)


@lru_cache(maxsize=4096)
def has_sentence(key: str, language: str = ENGLISH, form: str = "") -> bool:
    """Is there anything to say under this key?"""
    return _pattern(key, language, form) is not None


def sentence(key: str, /, language: str = ENGLISH, form: str = "", **parameters: Parameter) -> str:
    """Give a sentence with its parameters filled in; ``LookupError`` names a key that has none.

    *form* is one of the other sentences under the same key: its rule, or a name with its article.
    """
    return _formatted(key, language, form, parameters)


def _pattern(key: str, language: str, form: str) -> Pattern | None:
    message = catalogue(language).message(key)
    if message is None:
        return None
    return message.attributes.get(form) if form else message.value


def _formatted(key: str, language: str, form: str, parameters: Mapping[str, Parameter]) -> str:
    filled = {name: _filled(value, language) for name, value in parameters.items()}
    line = None if form else catalogue(language).line(key, filled)
    if line is not None:
        return line
    pattern = _pattern(key, language, form)
    if pattern is None:
        raise LookupError(f"There is no sentence {key + '.' * bool(form) + form!r} in {language}.ftl.")
    text, errors = catalogue(language).bundle.format_pattern(pattern, filled)
    if errors:
        raise LookupError(f"The sentence {key!r} in {language}.ftl cannot be filled in: {errors[0]}.")
    return str(text)


def _filled(value: Parameter | object, language: str) -> str | FluentNumber | FluentNone:
    if isinstance(value, Message):
        return shortened(value.told(language))
    if isinstance(value, tuple):
        return shortened(listed([str(_filled(each, language)) for each in value], language))
    if isinstance(value, str):
        return shortened(value)
    if isinstance(value, int) and abs(value) >= TOO_LONG:
        return str(value)
    if isinstance(value, int):
        from fluent.runtime.types import fluent_number  # noqa: PLC0415 - who asks for no sentence need not wait

        return fluent_number(value, useGrouping=False)
    return plain(value)  # Something of a file of somebody else.


def shortened(text: str) -> str:
    """Leave out the end of what no sentence can hold."""
    return text if len(text) <= LONGEST_PART else f"{text[: LONGEST_PART - 1]}…"


def quoted(found: object) -> Message | str:
    """Give something that somebody has written or handed over as it can stand in a sentence."""
    return said("quoted", text=plain(found)) if isinstance(found, str) else plain(found)


def plain(found: object) -> str:
    """Write something as files write it, and not at length."""
    if found is None or isinstance(found, bool):
        text = "null" if found is None else "true" if found else "false"
    elif isinstance(found, Mapping):
        parts = [f"{plain(key)}: {plain(found[key])}" for key in list(found)[:MOST_QUOTED]]
        text = f"{{{', '.join(parts)}}}"
    elif isinstance(found, list | tuple | set | frozenset):
        text = f"[{', '.join([plain(each) for each in list(found)[:MOST_QUOTED]])}]"
    elif isinstance(found, str | int | float | bytes | None):
        is_long = isinstance(found, int) and abs(found) >= TOO_LONG**2
        text = "…" if is_long else found.decode(errors="replace") if isinstance(found, bytes) else str(found)
    else:
        text = type(found).__name__
    text = "".join([letter if letter.isprintable() else UNPRINTABLE for letter in text])
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1]}…"


def written(number: float, language: str = ENGLISH, digits: int = 0) -> str:
    """Write a number with some digits behind the point: ``1,234.5``, or ``1.234,5`` where they write so."""
    text = f"{number:,.{digits}f}"
    return text if language == ENGLISH else text.translate(str.maketrans(",.", ".,"))


def share_in(share: float, language: str = ENGLISH) -> str:
    """Write a share of a whole: ``66.7%``, or ``66,7 %`` where they write so."""
    return written(100 * share, language, 1) + ("%" if language == ENGLISH else " %")


def listed(parts: list[str], language: str = ENGLISH, joined_by: str = "and") -> str:
    """Put a list into words: ``A, B and C``."""
    if len(parts) < 2:
        return "".join(parts)
    return sentence(f"listed-{joined_by}", language, first=", ".join(parts[:-1]), last=parts[-1])


def key_of(name: str) -> str:
    """Give the key of a name of the engine, like ``large_follower`` or ``castle quarter``."""
    return name.replace("_", "-").replace(" ", "-")


def name_of(name: str, language: str = ENGLISH, form: str = "", of: str = "name") -> str:
    """Name a piece, a role, a feature, a place …; the catalogue of a language knows the forms it needs.

    What a box of one's own brings is called as it says, and a name without that form by its plain one.
    """
    key = f"{of}-{key_of(name)}"
    match = NUMBERED.fullmatch(key)
    number = match[2] if match else ""
    key = match[1] if match else key
    if not has_sentence(key, language):
        return name.replace("_", " ")
    return sentence(key, language, form if has_sentence(key, language, form) else "", number=number)
