"""Games that are kept in files: never over another one, and with the bots that play in them."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

from bastide.kernel.errors import Unreadable
from bastide.language import said
from bastide.records.record import SUFFIX, write_record

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from bastide.game import Game

SEAT_LINE: Final = re.compile(r"# seat (\d): (\S+)")
"""A comment in a record that names the bot on a seat."""
FINISHED: Final = f"finished{SUFFIX}"


def free_name(path: Path) -> Path:
    """Give a name beside *path* that no file has: ``unfinished.bastide``, ``unfinished-2.bastide`` …"""
    number = 1
    found = path
    while found.is_file():
        number += 1
        found = path.with_stem(f"{path.stem}-{number}")
    return found


def claimed(path: Path) -> Path:
    """Take such a name, before another game that begins at the same moment does."""
    while True:
        found = free_name(path)
        try:
            found.touch(exist_ok=False)
        except FileExistsError:
            continue
        return found


def check_place(path: Path) -> None:
    """Refuse a place where a game could not be kept, before anything is played."""
    if path.is_dir() or not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise Unreadable("bad_keep", said("error-keep", file=str(path)))


def keep_game(game: Game, path: Path, bots: Mapping[int, str]) -> None:
    """Write a game with the names of its bots; what the file had stays until everything is written."""
    seats = "".join(f"# seat {seat + 1}: {bot}\n" for seat, bot in sorted(bots.items()))
    is_device = path.exists() and not path.is_file()
    part = path if is_device else path.with_name(f"{path.name}.part")
    part.write_text(write_record(game) + seats, encoding="utf-8")
    if not is_device:
        part.replace(path)


def bots_in(text: str) -> dict[int, str]:
    """Read which bots sit on which seats."""
    return {int(seat) - 1: bot for seat, bot in SEAT_LINE.findall(text)}
