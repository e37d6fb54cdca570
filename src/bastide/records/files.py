"""Reading files that people bring: a clear sentence instead of a traceback."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.kernel.errors import Unreadable
from bastide.language import quoted, said
from bastide.troubles import why

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

LONGEST: Final = 20_000_000
"""Characters, more than any game takes."""


def read_text(path: Path | str) -> str:
    """Read a text file; one that has no end, or hardly any, is refused."""
    if not isinstance(path, str | PathLike) or "\0" in str(path):
        raise Unreadable("bad_path", said("error-path", found=quoted(path)))
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise Unreadable("not_text", said("error-not-text", file=str(path))) from None
    if len(text) > LONGEST:
        raise Unreadable("too_large", said("error-file-large", file=str(path)))
    return text


def trouble_of(error: OSError) -> Message:
    """Say why a file cannot be read or written."""
    key = next(key for kind, key in TROUBLES if isinstance(error, kind))
    return said(key, file=str(error.filename or ""), why=why(error))


def checked_text(text: object, what: Message) -> str:
    """Give a text back; anything else is refused."""
    if not isinstance(text, str):
        raise Unreadable("bad_text", said("error-text", what=what, found=quoted(text)))
    return text
