"""Every error: a stable code for programs and one sentence for people.

Three families: what cannot be read (:class:`Unreadable`), what the rules forbid
(:class:`IllegalAction`), and what must never happen (:class:`Impossible`, our bug).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.language import ENGLISH, said

if TYPE_CHECKING:
    from bastide.language import Message


class BastideError(Exception):
    """Any error of this library. ``code`` is stable, ``str(error)`` is one sentence."""

    def __init__(self, code: str, message: Message | str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message

    @property
    def sentence(self) -> str:
        """What is wrong."""
        return self.told()

    def told(self, language: str = ENGLISH) -> str:
        """Say what is wrong in a language."""
        return self.message if isinstance(self.message, str) else self.message.told(language)

    def __str__(self) -> str:
        return self.sentence


class Unreadable(BastideError, ValueError):
    """A text, a file or a setting that cannot be understood."""

    def __init__(self, code: str, message: Message | str, *, line: int = 0) -> None:
        super().__init__(code, said("error-line", line=str(line), what=message) if line else message)
        self.line = line


class IllegalAction(BastideError, ValueError):
    """An action the rules forbid now. Nothing has changed.

    ``legal`` says what would be possible, ``position`` is the text to look at it again.
    """

    def __init__(self, code: str, message: Message | str, *, legal: tuple[str, ...] = (), position: str = "") -> None:
        super().__init__(code, message)
        self.legal = legal
        self.position = position


class Impossible(BastideError, RuntimeError):
    """A broken invariant: a bug of Bastide. Please report it with the game's record."""
