"""Text on the wire: a key and its parameters, never a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import Struct

if TYPE_CHECKING:
    from bastide.language import Message


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
    return cast("Words", message)  # It has the same fields, and is written as it is: there are many of them.
