"""Sentences for people, by their keys; the files of ``locale`` hold them, one for each language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"


@cache
def sentences(language: str = ENGLISH) -> FluentBundle:
    """Read the sentences of a language, once."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - who asks for no sentence need not wait

    text = files("bastide").joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def has_sentence(key: str, language: str = ENGLISH) -> bool:
    """Is there anything to say under this key?"""
    return bool(sentences(language).has_message(key))


def sentence(key: str, language: str = ENGLISH, **parameters: str | int) -> str:
    """Give a sentence with its parameters filled in; ``LookupError`` names a key that has none."""
    bundle = sentences(language)
    if not bundle.has_message(key):
        raise LookupError(f"There is no sentence {key!r} in {language}.ftl.")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"The sentence {key!r} in {language}.ftl is empty.")
    text, errors = bundle.format_pattern(pattern, parameters)
    if errors:
        raise LookupError(f"The sentence {key!r} in {language}.ftl cannot be filled in: {errors[0]}.")
    return str(text)
