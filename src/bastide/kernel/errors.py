"""Every error: a stable code for programs and one sentence for people.

Three families: what cannot be read (:class:`Unreadable`), what the rules forbid
(:class:`IllegalAction`), and what must never happen (:class:`Impossible`, our bug).
"""

from __future__ import annotations


class BastideError(Exception):
    """Any error of this library. ``code`` is stable, ``str(error)`` is one sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class Unreadable(BastideError, ValueError):
    """A text, a file or a setting that cannot be understood."""

    def __init__(self, code: str, sentence: str, *, line: int = 0) -> None:
        super().__init__(code, f"line {line}: {sentence}" if line else sentence)
        self.line = line


class IllegalAction(BastideError, ValueError):
    """An action the rules forbid now. Nothing has changed.

    ``legal`` says what would be possible, ``position`` is the text to look at it again.
    """

    def __init__(self, code: str, sentence: str, *, legal: tuple[str, ...] = (), position: str = "") -> None:
        super().__init__(code, sentence)
        self.legal = legal
        self.position = position


class Impossible(BastideError, RuntimeError):
    """A broken invariant: a bug of Bastide. Please report it with the game's record."""
