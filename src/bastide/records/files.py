"""Reading files that people bring: a clear sentence instead of a traceback."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.kernel.errors import Unreadable
from bastide.language import said

if TYPE_CHECKING:
    from bastide.language import Message

TROUBLES: Final[tuple[tuple[type[OSError], str], ...]] = (
    (FileNotFoundError, "error-file-missing"),
    (NotADirectoryError, "error-file-missing"),
    (PermissionError, "error-file-forbidden"),
    (IsADirectoryError, "error-file-folder"),
    (OSError, "error-file-other"),
)
"""What the system says of a file, and the key of our sentence."""


def read_text(path: Path | str) -> str:
    """Read a text file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Unreadable("not_text", said("error-not-text", file=str(path))) from None


def trouble_of(error: OSError) -> Message:
    """Say why a file cannot be read or written."""
    key = next(key for kind, key in TROUBLES if isinstance(error, kind))
    return said(key, file=str(error.filename or ""), why=str(error.strerror))


def checked_text(text: object, what: Message) -> str:
    """Give a text back; anything else is refused."""
    if not isinstance(text, str):
        raise Unreadable("bad_text", said("error-text", what=what, found=repr(text)))
    return text
