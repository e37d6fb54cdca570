"""Text on the wire: a key and its parameters, never a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from bastide.language import Message, Parameter


class Words(Struct, frozen=True):
    """Something to be said: the key of its sentence in ``locale``, and what is to be filled in."""

    key: str
    parameters: dict[str, str | int | Words | list[str | Words]] = {}
    form: str = ""
    """One of the other sentences under the same key, an attribute in Fluent: what an option means (``about``)."""


def words(message: Message | str) -> Words:
    """Put a message on the wire; a plain text becomes the only parameter of ``plain-text``."""
    if isinstance(message, str):
        return Words("plain-text", {"text": message})
    return Words(message.key, {name: _parameter(value) for name, value in message.parameters.items()}, message.form)


def _parameter(value: Parameter) -> str | int | Words | list[str | Words]:
    if isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        return [each if isinstance(each, str) else words(each) for each in value]
    return words(value)
