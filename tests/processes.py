"""Processes that tests start, and whether they have ended."""

from __future__ import annotations

import time
from pathlib import Path


def is_running(number: int) -> bool:
    """Is there such a process, and not only what is left of it?"""
    try:
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ends(number: int, seconds: float = 60.0) -> bool:
    """Wait for a process to end; does it?"""
    end = time.monotonic() + seconds
    while is_running(number) and time.monotonic() < end:
        time.sleep(0.01)
    return not is_running(number)
