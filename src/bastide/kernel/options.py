"""Choices a table makes before the game: typed, with a default; the catalogues name them and say what they mean."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bastide.kernel.errors import Unreadable
from bastide.language import Message, Where, has_sentence, key_of, quoted, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """One choice of a table."""

    name: str
    box: str
    """The box, or the mechanic that several boxes share."""
    default: Value
    choices: tuple[Value, ...]
    sentence: str = ""
    """What it means, for a box of one's own that is in no catalogue."""
    words: tuple[tuple[str, Value], ...] = ()
    """Other words for some of the choices."""

    @property
    def key(self) -> str:
        """The key of its name; what it means (``about``) and what its choices are called stand beneath."""
        return f"option-{key_of(self.name)}"

    @property
    def title(self) -> Message | str:
        """Its name for people."""
        return Message(self.key) if has_sentence(self.key) else self.name

    @property
    def about(self) -> Message | str:
        """What it means, in one sentence."""
        return Message(self.key, form="about") if has_sentence(self.key, form="about") else self.sentence

    def choice(self, value: Value) -> Message | str:
        """Give the name of one of its choices for people."""
        if isinstance(value, bool):
            return Message("choice-yes" if value else "choice-no")
        form = f"choice-{key_of(str(value)).replace('/', '-')}"
        return Message(self.key, form=form) if has_sentence(self.key, form=form) else str(value)

    def read(self, text: str) -> Value:
        """Read a value from text: ``no``, ``2``, ``clockwise`` …"""
        for choice in self.choices:
            if text.strip().lower() in names_of(choice):
                return choice
        for word, choice in self.words:
            if text.strip().lower() == word:
                return choice
        raise self.refusal(text)

    def check(self, value: object) -> Value:
        """Give the value back if it is one of the choices."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        if isinstance(value, bool) and self.words:
            return self.read(names_of(value)[0])
        if isinstance(value, str):
            return self.read(value)
        raise self.refusal(value)

    def refusal(self, value: object) -> Unreadable:
        """Say which values the option takes."""
        possible = ", ".join(names_of(choice)[0] for choice in self.choices)
        return Unreadable("bad_option", said("error-option", name=self.name, value=quoted(value), possible=possible))


@dataclass(frozen=True, slots=True)
class OwnFile:
    """Facts of a game that a table has corrected, as JSON on one line."""

    key: str
    """What it describes: ``tiles``, ``wall`` …"""
    text: str
    name: Where = field(default="", compare=False)
    """How errors name it."""


def names_of(value: Value) -> tuple[str, ...]:
    """Give the texts that mean a value; the first is how it is written."""
    if value is True:
        return ("yes", "true", "on")
    if value is False:
        return ("no", "false", "off")
    return (str(value).lower(),)


def read_chosen(known: Iterable[Option], text: str) -> dict[str, Value]:
    """Read options from a text like ``fields=no, small_city=2``."""
    options = {option.name: option for option in known}
    found: dict[str, Value] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals or name.strip() not in options:
            possible = ", ".join(options)
            raise Unreadable("unknown_option", said("error-no-option", text=quoted(part), possible=possible))
        found[name.strip()] = options[name.strip()].read(value)
    return found


def settle(known: Iterable[Option], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Give every known option its chosen value or its default."""
    options = {option.name: option for option in known}
    for name in chosen:
        if name not in options:
            possible = ", ".join(options)
            raise Unreadable("unknown_option", said("error-unknown-option", name=quoted(name), possible=possible))
    return {name: option.check(chosen.get(name, option.default)) for name, option in options.items()}
