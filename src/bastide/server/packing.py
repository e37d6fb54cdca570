"""Answers that are sent packed to those who can unpack them."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.datastructures import Headers

LEVEL = 9
"""It is packed once, and sent often."""


def unpacks(headers: Headers) -> bool:
    """Can whoever asks unpack an answer?"""
    for coding in headers.get("accept-encoding", "").split(","):
        name, _, quality = coding.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in {"q=0", "q=0.0"}
    return False


def packed(content: bytes) -> bytes:
    """Pack an answer; the same content gives the same bytes."""
    return gzip.compress(content, LEVEL, mtime=0)


@lru_cache(maxsize=64)
def packed_file(path: str, changed: int) -> bytes:  # noqa: ARG001 - a file that has changed is packed anew
    """Pack a file."""
    return packed(Path(path).read_bytes())
