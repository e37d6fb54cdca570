"""What is wrong with a command line, in the words of the catalogue instead of those of the library below."""

from __future__ import annotations

import re
from typing import Any, Final

import typer

from bastide.language import Message, said

UsageError: Final[type[Any]] = typer.BadParameter.__mro__[1]
"""What the library raises for a command line that it cannot read."""
KINDS: Final = (
    (re.compile(r"No such command '(?P<name>.*)'\."), "usage-no-command"),
    (re.compile(r"Missing command\."), "usage-missing-command"),
    (re.compile(r"Got unexpected extra arguments?(\(s\))? \((?P<name>.*)\)"), "usage-too-much"),
    (re.compile(r"Option '(?P<name>.*)' does not take a value\."), "usage-no-value"),
    (re.compile(r"Option '(?P<name>.*)' requires .*"), "usage-missing-value"),
    (re.compile(r"'.*' is not a valid (int|float)( range)?\."), "usage-no-number"),
)
"""How the library says something, and the key of our sentence."""
OUT_OF_RANGE: Final = re.compile(r"(?P<found>\S+) is not in the range .*\.")


def complaint(error: Any) -> Message:  # noqa: ANN401 - of the library
    """Say what is wrong, and where help is."""
    path = error.ctx.command_path if error.ctx else "bastide"
    return said("usage-with-help", what=_what(error), command=f"{path} --help")


def _what(error: Any) -> Message:  # noqa: ANN401 - of the library
    kind = type(error).__name__
    if kind == "NoSuchOption":
        known = tuple(error.possibilities or ())
        key = "usage-no-option-but" if known else "usage-no-option"
        return said(key, name=error.option_name, known=", ".join(known))
    name = _name(getattr(error, "param", None))
    if kind == "MissingParameter":
        return said("usage-missing", name=name)
    outside = OUT_OF_RANGE.fullmatch(error.message)
    if outside:
        return _out_of_range(name, float(outside["found"]), error.param.type.min, error.param.type.max)
    for pattern, key in KINDS:
        found = pattern.fullmatch(error.message)
        if found:
            return said(key, **({"name": name} | found.groupdict()))
    return said("usage-wrong", name=name, why=error.message)


def _out_of_range(name: Message | str, found: float, least: float | None, most: float | None) -> Message:
    """Say which end of its range a number is beyond."""
    if least is not None and found < least:
        return said("usage-too-small", name=name, least=str(least))
    return said("usage-too-large", name=name, most=str(most))


def _name(parameter: Any) -> Message | str:  # noqa: ANN401 - of the library
    """Give the name of an option as it is typed, or that of an argument as help has it."""
    if parameter is None:
        return ""
    if parameter.param_type_name == "argument":
        return said(f"help-argument-{parameter.name}")
    return str(max(parameter.opts, key=len))
