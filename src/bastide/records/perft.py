"""Files of known line counts: plain text that other engines can use, too.

.. code-block:: text

    # Two players, the first tiles in this order; a rotation that looks the same counts.
    players: 2
    tiles: U V W
    1: 24
    2: 1234

``n: m`` says that the first n tiles can be played in m ways.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bastide.base.turn import START_TILE
from bastide.kernel.errors import Unreadable
from bastide.kernel.perft import count_lines
from bastide.language import quoted, said
from bastide.rulebook import opening, rule_set

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bastide.kernel.rules import Rules
    from bastide.language import Message


@dataclass
class PerftFile:
    """An order of tiles and the known numbers of lines."""

    players: int = 2
    tiles: list[str] = field(default_factory=list)
    lines: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class PerftLine:
    """One number, known and counted."""

    depth: int
    known: int
    counted: int

    @property
    def agrees(self) -> bool:
        """Are both the same?"""
        return self.known == self.counted

    def told(self) -> Message:
        """Say whether they agree."""
        key = "perft-agrees" if self.agrees else "perft-differs"
        return said(key, depth=self.depth, counted=self.counted, known=self.known)

    def __str__(self) -> str:
        return str(self.told())


def read_perft(text: str) -> PerftFile:
    """Read a file of line counts."""
    found = PerftFile()
    for number, line in enumerate(text.splitlines(), 1):
        name, colon, value = line.partition(":")
        if line.startswith("#") or not line.strip():
            continue
        if colon and name == "players" and value.strip().isdecimal():
            found.players = int(value)
        elif colon and name == "tiles":
            found.tiles = value.split()
        elif colon and name.isdecimal() and value.strip().isdecimal():
            found.lines[int(name)] = int(value)
        else:
            raise Unreadable("bad_perft", said("error-perft-line", text=quoted(line)), line=number)
    return found


def kinds_in_order(rules: Rules, codes: list[str]) -> list[int]:
    """Give the kinds of tiles to be drawn; refuse what is not in the bag."""
    if not codes:
        raise Unreadable("unknown_tile", said("error-perft-no-tile"))
    order: list[int] = []
    left = list(rules.copies)
    left[rules.tables.kind_named(START_TILE)] -= 1
    for code in codes:
        kind = rules.tables.kind_named(code)
        if kind < 0 or left[kind] == 0:
            raise Unreadable("unknown_tile", said("error-perft-tile", name=quoted(code)))
        left[kind] -= 1
        order.append(kind)
    return order


def check_perft(file: PerftFile) -> Iterator[PerftLine]:
    """Count every depth that the file knows."""
    rules = rule_set(file.players)
    order = kinds_in_order(rules, file.tiles)
    if max(file.lines, default=0) > len(order):
        raise Unreadable("bad_perft", said("error-perft-few"))
    for depth, known in sorted(file.lines.items()):
        yield PerftLine(depth, known, count_lines(opening(rules), order, 0, depth))
