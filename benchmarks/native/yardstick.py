"""Build and run the bare native loop, with the engine's own tables as its only input."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.kernel import tables as numbers
from bastide.kernel.catalogue import tile_set
from bastide.kernel.tables import Fitting, Tables

if TYPE_CHECKING:
    from collections.abc import Iterable

SOURCE: Final = Path(__file__).with_name("base_game.c")
HEADER: Final = "tables.h"
PROGRAM: Final = "base_game"
COMPILER: Final = "gcc"
FLAGS: Final = ("-std=c11", "-O3", "-march=native", "-Wall", "-Wextra")
START_TILE: Final = "D"

FEATURE_KINDS: Final = {
    "ROAD": numbers.ROAD,
    "CITY": numbers.CITY,
    "FIELD": numbers.FIELD,
    "MONASTERY": numbers.MONASTERY,
}


class NoCompiler(RuntimeError):
    """There is no C compiler on this machine."""


def build(folder: Path) -> Path:
    """Write the header for the base game and compile the program into *folder*; give its path."""
    compiler = shutil.which(COMPILER)
    if compiler is None:
        raise NoCompiler(f"The native yardstick is compiled by {COMPILER}, which is not installed or not on the PATH.")
    types = list(tile_set("base").tiles)
    folder.mkdir(parents=True, exist_ok=True)
    write_tables(Tables(types, Fitting(), 0, fields=True), [each.count for each in types], folder / HEADER)
    program = folder / PROGRAM
    subprocess.run([compiler, *FLAGS, f"-I{folder}", "-o", str(program), str(SOURCE)], check=True)
    return program


def run(program: Path, seed: int, games: int) -> tuple[int, float]:
    """Play games with the seeds from *seed* on; give the checksum and the games per second."""
    output = subprocess.run([str(program), str(seed), str(games)], check=True, capture_output=True, text=True).stdout
    values = dict(line.split() for line in output.splitlines())
    return int(values["checksum"]), float(values["games_per_second"])


ROTATIONS = 15
"""The four rotations, behind four other bits of an entry of ``Tables.fits``."""


def write_tables(tables: Tables, copies: list[int], path: Path) -> None:
    """Write the tables of a rule set and its bag as a C header."""
    start = tables.kind_named(START_TILE)
    constants = {
        **FEATURE_KINDS,
        "TILES": sum(copies),
        "STRIDE": tables.stride,
        "SIDE_BITS": tables.side_bits,
        "START_PLACE": sum(copies[:start]),
    }
    lines = [f"enum {{ {', '.join(f'{name} = {value}' for name, value in constants.items())} }};"]
    lines += _bag(copies)
    lines += _features(tables)
    lines += _sides(tables)
    lines += _fits(tables)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _bag(copies: list[int]) -> list[str]:
    """Every tile of the full bag, kind by kind."""
    kinds = [kind for kind, number in enumerate(copies) for _ in range(number)]
    return [f"static const uint8_t BAG[TILES] = {_row(kinds)};"]


def _features(tables: Tables) -> list[str]:
    """What is printed on each kind of tile."""
    rows = []
    for kind in range(tables.kinds):
        first = kind * tables.stride
        places = range(first, first + tables.feature_count[kind])
        features = [
            _row([tables.kind_of[at], tables.open_of[at], tables.pennants_of[at], tables.borders_of[at]])
            for at in places
        ]
        rows.append(_row(features))
    return [
        f"static const uint8_t FEATURE_COUNT[] = {_row(tables.feature_count)};",
        "static const struct feature FEATURES[][STRIDE] = {",
        *_listed(rows),
        "};",
    ]


def _sides(tables: Tables) -> list[str]:
    """For each turn and side: the slots at its ports, and what it asks of the cell beside it."""
    ports = []
    asks = []
    for turn in range(4 * tables.kinds):
        ports.append(_row([_row(_side_ports(tables, turn, side)) for side in range(4)]))
        asks.append(_row([tables.side_of[turn * 4 + side] << (side + 2) % 4 * tables.side_bits for side in range(4)]))
    return [
        "/* Left, middle and right of each side; -1 where nothing reaches it. */",
        "static const int8_t PORTS[][4][3] = {",
        *_listed(ports),
        "};",
        "/* The need that each side makes for the gap beside it. */",
        "static const uint8_t ASKS[][4] = {",
        *_listed(asks),
        "};",
    ]


def _side_ports(tables: Tables, turn: int, side: int) -> list[int]:
    """Give the slots left, in the middle and right of a side.

    A side that is nothing but one field has it in the middle, so that it is joined once.
    """
    first = turn * 12 + side * 3
    left, middle, right = (_slot_number(tables.ports[port]) for port in range(first, first + 3))
    return [-1, left, -1] if middle < 0 and left == right else [left, middle, right]


def _slot_number(words: int) -> int:
    """Count slots where the tables count words."""
    return -1 if words == numbers.NO_PORT else words // numbers.SLOT_WORDS


def _fits(tables: Tables) -> list[str]:
    """Which rotations suit which needs, one bit each; kinds with the same sides share a pattern."""
    size = 1 << 4 * tables.side_bits
    fits = [entry >> 4 & ROTATIONS for entry in tables.fits]
    patterns = [_row(fits[start : start + size]) for start in range(0, len(fits), size)]
    return [
        f"static const uint8_t PATTERN_OF[] = {_row([start // size for start in tables.pattern_of])};",
        "static const uint8_t FITS[][1 << 4 * SIDE_BITS] = {",
        *_listed(patterns),
        "};",
    ]


def _row(values: Iterable[object]) -> str:
    return "{" + ", ".join(str(value) for value in values) + "}"


def _listed(rows: list[str]) -> list[str]:
    return [f"    {row}," for row in rows]
