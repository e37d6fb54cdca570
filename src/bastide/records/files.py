"""Reading files that people bring: a clear sentence instead of a traceback."""

from __future__ import annotations

from pathlib import Path

from bastide.kernel.errors import Unreadable


def read_text(path: Path | str) -> str:
    """Read a text file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Unreadable("not_text", f"{path} is no text file.") from None


def checked_text(text: object, what: str) -> str:
    """Give a text back; anything else is refused."""
    if not isinstance(text, str):
        raise Unreadable("bad_text", f"A {what} is a text, not {text!r}.")
    return text
