"""What a file says twice about a wall: counts, a map, directions, fields of start fields. It must be the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide.castle.facts import check_keys, number_in
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import SIDE_NAMES, STEPS, x_of, y_of
from bastide.language import quoted, said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bastide.language import Where

    Squares = Sequence[tuple[int, bool]]
    """The ring in playing order: cells, and whether they are corner towers."""

CORNER_KEYS: Final = frozenset({"count", "fields", "with_wall_tile", "without_wall_tile"})
OUTSIDE, INSIDE, STRAIGHT, TOWERS = " ", ".", "#", "O@"
TURNS: Final = {1: "right", 3: "left"}


def check_said_twice(content: dict[str, Any], squares: Squares, starts: Mapping[int, str], where: Where) -> None:
    """Refuse a file that contradicts itself; *starts* are the names of start fields by their cells."""
    corners = [2 * number for number, (_, is_corner) in enumerate(squares) if is_corner]
    drawing = rows_of(content["map"])
    inside = sum(row.count(INSIDE) for row in drawing)
    _check_number(content, "cells_inside", inside, where)
    _check_number(content, "track_fields", 2 * len(squares), where)
    _check_corners(content.get("corner_towers", {}), corners, where)
    _check_grid(content, drawing, where)
    _check_map(drawing, [cell for cell, _ in squares], starts, where)
    _check_ways(content, [cell for cell, _ in squares], starts, where)
    fields = {cell: 2 * number for number, (cell, _) in enumerate(squares)}
    for block, (cell, name) in zip(content["start_fields"], starts.items(), strict=True):
        if block.get("fields", [fields[cell], fields[cell] + 1]) != [fields[cell], fields[cell] + 1]:
            raise _bad("error-wall-start-fields", where, name=name, first=fields[cell], second=fields[cell] + 1)


def rows_of(drawing: object) -> list[str]:
    """Give the rows of a map."""
    return [row.strip().strip("|") for row in str(drawing).strip().splitlines()]


def _check_number(content: Mapping[str, Any], key: str, counted: int, where: Where, name: str = "") -> None:
    if key in content and number_in(content[key], where) != counted:
        announced = quoted(content[key])
        raise _bad("error-wall-count", where, key=quoted(name or key), announced=announced, described=counted)


def _check_corners(towers: object, corners: list[int], where: Where) -> None:
    """The corner towers: a number, or what is to be known about them."""
    key = "corner_towers"
    found = check_keys({"count": towers} if isinstance(towers, int) else towers, where, CORNER_KEYS, ())
    _check_number(found, "count", len(corners), where, key)
    _check_number(found, "with_wall_tile", sum(field > 0 for field in corners), where)
    without = [[field, field + 1] for field in corners if field == 0]
    every = [[field, field + 1] for field in corners]
    if found.get("without_wall_tile", without) != without or found.get("fields", every) != every:
        raise _bad("error-wall-says", where, key=quoted(key))


def _check_grid(content: dict[str, Any], drawing: list[str], where: Where) -> None:
    if "grid" in content:
        grid = check_keys(content["grid"], where, frozenset({"columns", "rows"}), ())
        _check_number(grid, "columns", max(map(len, drawing)), where)
        _check_number(grid, "rows", len(drawing), where)


def _check_map(drawing: list[str], ring: list[int], starts: Mapping[int, str], where: Where) -> None:
    """Every square of the wall is drawn, nothing else is, and a letter is the name of the start field there."""
    for y, row in enumerate(drawing):
        for x, sign in enumerate(row):
            cell = next((each for each in ring if (x_of(each), y_of(each)) == (x, y)), None)
            known = {STRAIGHT, *TOWERS, starts.get(cell, STRAIGHT)} if cell is not None else {INSIDE, OUTSIDE}
            if sign not in known:
                raise _bad("error-wall-map", where, found=quoted(sign), column=x, row=y)
    for cell in ring:
        if y_of(cell) >= len(drawing) or x_of(cell) >= len(drawing[y_of(cell)]):
            raise _bad("error-wall-map", where, found=quoted(OUTSIDE), column=x_of(cell), row=y_of(cell))


def _check_ways(content: dict[str, Any], ring: list[int], starts: Mapping[int, str], where: Where) -> None:
    """Where the ring comes from at each square and where it goes, and round which way it is walked."""
    turned = 0
    for number, block in enumerate(content["track"]):
        comes = STEPS.index(ring[number] - ring[number - 1])
        goes = STEPS.index(ring[(number + 1) % len(ring)] - ring[number])
        turn = (goes - comes) % len(STEPS)
        turned += {1: 1, 3: -1}.get(turn, 0)
        start = starts.get(ring[number])
        facts = {"in": SIDE_NAMES[comes], "out": SIDE_NAMES[goes], "turn": TURNS.get(turn), "start": start}
        for key, fact in facts.items():
            if key in block and block[key] != fact:
                raise _bad("error-wall-square", where, key=quoted(key), first=2 * number)
    if content.get("direction", "") not in ("", "clockwise" if turned > 0 else "counterclockwise"):
        raise _bad("error-wall-says", where, key=quoted("direction"))


def _bad(sentence: str, where: Where, **more: Any) -> Unreadable:  # noqa: ANN401 - parameters of a sentence
    return Unreadable("bad_castle_file", said(sentence, where=where, **more))
