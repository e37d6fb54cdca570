"""Why the system refuses something, in our own words; what is rare is told by the name that the system has for it."""

from __future__ import annotations

import errno
import sqlite3
from typing import TYPE_CHECKING, Final

from bastide.language import said

if TYPE_CHECKING:
    from bastide.language import Message

STORE: Final = {
    sqlite3.SQLITE_CORRUPT: "why-damaged",
    sqlite3.SQLITE_NOTADB: "why-damaged",
    sqlite3.SQLITE_CANTOPEN: "why-no-access",
    sqlite3.SQLITE_PERM: "why-no-access",
    sqlite3.SQLITE_READONLY: "why-no-access",
    sqlite3.SQLITE_FULL: "why-no-room",
}
SYSTEM: Final = {
    errno.EACCES: "why-no-access",
    errno.EPERM: "why-no-access",
    errno.EROFS: "why-no-access",
    errno.ENOSPC: "why-no-room",
    errno.EDQUOT: "why-no-room",
    errno.ENOEXEC: "why-no-program",
    errno.EEXIST: "why-no-folder",
    errno.ENOTDIR: "why-no-folder",
    errno.ENOENT: "why-no-folder",
    errno.EADDRINUSE: "why-taken",
    errno.EADDRNOTAVAIL: "why-no-address",
}
PRIMARY: Final = 0xFF
"""The part of an error of SQLite that says what kind it is."""


def why(error: sqlite3.Error | OSError) -> Message:
    """Say why something failed."""
    if isinstance(error, OSError):
        key, name = SYSTEM.get(error.errno or 0, ""), errno.errorcode.get(error.errno or 0, "")
    else:
        key = STORE.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY, "")
        name = getattr(error, "sqlite_errorname", "")
    return said(key) if key else said("why-system", name=name or type(error).__name__)
