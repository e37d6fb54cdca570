"""Reading files that people bring: a clear sentence instead of a traceback."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bastide.kernel.errors import Unreadable
from bastide.language import said

if TYPE_CHECKING:
    from bastide.language import Message


def read_text(path: Path | str) -> str:
    """Read a text file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Unreadable("not_text", said("error-not-text", file=str(path))) from None


def checked_text(text: object, what: Message) -> str:
    """Give a text back; anything else is refused."""
    if not isinstance(text, str):
        raise Unreadable("bad_text", said("error-text", what=what, found=repr(text)))
    return text
