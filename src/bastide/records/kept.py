"""Games that are kept in files: never over another one, and with the bots that play in them."""

from __future__ import annotations

import os
import re
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Final

from bastide.kernel.errors import Unreadable
from bastide.language import said
from bastide.records.record import SUFFIX, write_record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bastide.game import Game

SEAT_LINE: Final = re.compile(r"# seat (\d): (.*\S)")
"""A comment in a record that names the bot on a seat."""
FINISHED: Final = f"finished{SUFFIX}"
PART: Final = ".part"


def free_name(path: Path) -> Path:
    """Give a name beside *path* that no file has: ``unfinished.bastide``, ``unfinished-2.bastide`` …"""
    number = 1
    found = path
    while found.is_file():
        number += 1
        found = path.with_stem(f"{path.stem}-{number}")
    return found


def keep_apart(game: Game, path: Path, bots: Mapping[int, str]) -> Path:
    """Keep a game that begins under such a name, also if others begin at the same moment; nobody sees half of it."""
    text = _written(game, bots)
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, suffix=PART) as part:
        part.write(text)
        part.flush()
        while True:
            found = free_name(path)
            try:
                _link(Path(part.name), found, text)
            except FileExistsError:
                continue
            return found


def _link(part: Path, found: Path, text: str) -> None:
    """Give a file a name that it alone has."""
    try:
        os.link(part, found)
    except FileExistsError:
        raise
    except OSError:  # A disk on which no file has two names.
        with found.open("x", encoding="utf-8") as file:
            file.write(text)


def check_place(path: Path, complaint: str = "error-keep") -> None:
    """Refuse a place where nothing can be written, before anything is played."""
    if path.is_dir() or not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise Unreadable("bad_keep", said(complaint, file=str(path)))


def keep_game(game: Game, path: Path, bots: Mapping[int, str]) -> None:
    """Write a game with the names of its bots; what the file had stays until everything is written."""
    is_device = path.exists() and not path.is_file()
    part = path if is_device else path.with_name(f"{path.name}{PART}")
    part.write_text(_written(game, bots), encoding="utf-8")
    if not is_device:
        part.replace(path)


def _written(game: Game, bots: Mapping[int, str]) -> str:
    seats = [f"# seat {seat + 1}: {' '.join(bot.splitlines())}\n" for seat, bot in sorted(bots.items())]
    return write_record(game) + "".join(seats)


def bots_in(text: str) -> dict[int, str]:
    """Read which bots sit on which seats."""
    return {int(seat) - 1: bot for seat, bot in SEAT_LINE.findall(text)}
