"""Refusals of the server: a stable code, words, and the status of an answer over HTTP."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from bastide.kernel.errors import IllegalAction
from bastide.language import quoted, said
from bastide.server.tables import Refusal
from bastide.server.words import words

if TYPE_CHECKING:
    from bastide.kernel.errors import BastideError
    from bastide.language import Message, Parameter

UNREADABLE: Final = 400
NOT_YOURS: Final = 403
NOT_THERE: Final = 404
TOO_SLOW: Final = 408
NOT_NOW: Final = 409
TOO_LARGE: Final = 413
NOT_POSSIBLE: Final = 422
TOO_OFTEN: Final = 429
NO_ROOM: Final = 503

PART: Final = re.compile(r"at `\$\.([\w.\[\]]+)`|field `(\w+)`")
"""Where the library says what is wrong."""
STATUS: Final = {
    "bad_message": UNREADABLE,
    "bad_origin": NOT_YOURS,
    "not_host": NOT_YOURS,
    "not_your_seat": NOT_YOURS,
    "bad_token": NOT_YOURS,
    "bad_invitation": NOT_YOURS,
    "not_watchable": NOT_YOURS,
    "no_such_table": NOT_THERE,
    "no_such_record": NOT_THERE,
    "no_such_step": NOT_THERE,
    "no_such_address": NOT_THERE,
    "too_slow": TOO_SLOW,
    "too_large": TOO_LARGE,
    "too_long": NOT_POSSIBLE,
    "too_often": TOO_OFTEN,
    "too_many_tables": TOO_OFTEN,
    "too_many_sockets": TOO_OFTEN,
    "no_room": NO_ROOM,
    "damaged_table": NO_ROOM,
    "busy": NO_ROOM,
    "stopping": NO_ROOM,
}
"""The status of each code; everything else is 409: not now."""


class NotDone(Exception):
    """The server does not do what it was asked for."""

    def __init__(self, refusal: Refusal, status: int) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.status = status


def not_done(code: str, **parameters: Parameter) -> NotDone:
    """Refuse something: the sentence of ``no_such_table`` has the key ``server-no-such-table``."""
    message = said(f"server-{code.replace('_', '-')}", **parameters)
    return NotDone(Refusal(code, words(message)), STATUS.get(code, NOT_NOW))


def wrong_part(name: str) -> Message:
    """Say which part of a message is wrong."""
    return said("why-part", name=quoted(name))


def not_readable(error: Exception) -> NotDone:
    """Refuse what is no message: say which part is wrong, if the form of it is right."""
    part = PART.search(str(error)) if isinstance(error, msgspec.ValidationError) else None
    if part:
        return not_done("bad_message", why=wrong_part(part[1] or part[2]))
    if isinstance(error, msgspec.ValidationError):
        return not_done("bad_message", why=said("why-parts"))
    return not_done("bad_message", why=said("why-nested" if isinstance(error, RecursionError) else "why-no-json"))


def not_possible(error: BastideError) -> NotDone:
    """Hand on what the engine says."""
    legal = list(error.legal) if isinstance(error, IllegalAction) else []
    return NotDone(Refusal(error.code, words(error.message), legal), STATUS.get(error.code, NOT_POSSIBLE))
