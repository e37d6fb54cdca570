"""How bots fail: a game is lost by forfeit, a program is not there, code of somebody else raises something."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb, format_exception_only
from typing import TYPE_CHECKING

from bastide.kernel.errors import BastideError, Unreadable
from bastide.language import plain, said

if TYPE_CHECKING:
    from bastide.language import Message


class Forfeit(BastideError):
    """A bot has lost its game: by an answer that is late, not possible or none at all."""


class NoEngine(Unreadable):
    """A program cannot be started, so nobody can play against it."""


def raised(error: BaseException) -> Message:
    """Say what code of somebody else has raised, and where."""
    what = plain(format_exception_only(error)[-1].strip())
    if isinstance(error, SyntaxError):
        return said("raised-in", what=what, file=Path(error.filename or "").name, line=error.lineno or 0)
    frames = extract_tb(error.__traceback__)
    return said("raised-in", what=what, file=Path(frames[-1].filename).name, line=frames[-1].lineno or 0)
