"""Notation of actions: short enough to write by hand, long enough to read.

==========================  ==============================================================
``V> 2,-1``                 lay tile V on x 2, y -1; the arrow shows where its top points
``knight N``                a follower into the city at the northern side of that tile
``farmer EL``               onto the field at the northern half of the eastern side
``large knight N @ 0,3``    another figure, on another tile
``large market quarter``    to a place that is no feature, named as it is
``-``                       pass
``draw V``                  chance: the tile V is drawn
``back knight N @ 0,3``    take a figure back; the tile is always named
``choose 2``                a numbered choice
==========================  ==============================================================

``x`` grows to the east, ``y`` to the south. Several actions are parted by ``;``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bastide.kernel.actions import Action, Choose, Draw, Pass, PlaceFigure, PlaceTile, TakeBack
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import ARROWS, x_of, y_of
from bastide.kernel.layout import TILE_CELL
from bastide.kernel.pieces import Piece
from bastide.kernel.places import FEATURE_OF_ROLE

if TYPE_CHECKING:
    from bastide.kernel.state import State

NOTHING = "-"
BACK = "back "
TILE_PATTERN = re.compile(r"(?P<tile>\S+)(?P<arrow>[\^>v<])\s+(?P<x>-?\d+),(?P<y>-?\d+)")
FIGURE_PATTERN = re.compile(
    r"(?:(?P<piece>[a-z_]+) )??(?P<role>[a-z]+)(?: (?P<where>[NESW][LR]?|inner[2-9]?))?"
    r"(?: @ (?P<x>-?\d+),(?P<y>-?\d+))?"
)
FOLLOWER_NAME = Piece.FOLLOWER.name.lower()


def last_cell(state: State) -> tuple[int, int]:
    """Coordinates of the tile laid last."""
    cell = state.words[state.last_tile() + TILE_CELL]
    return x_of(cell), y_of(cell)


def write_action(action: Action, state: State) -> str:
    """Write an action in the position where it is played."""
    if isinstance(action, PlaceTile):
        return f"{action.tile}{ARROWS[action.rotation]} {action.x},{action.y}"
    if isinstance(action, PlaceFigure):
        here = action.role not in FEATURE_OF_ROLE or (action.x, action.y) == last_cell(state)
        return _write_figure(action) + ("" if here else f" @ {action.x},{action.y}")
    if isinstance(action, TakeBack):
        return f"{BACK}{_write_figure(action)} @ {action.x},{action.y}"
    if isinstance(action, Draw):
        return f"draw {action.tile}"
    if isinstance(action, Choose):
        return f"choose {action.number}"
    return NOTHING


def _write_figure(action: PlaceFigure | TakeBack) -> str:
    piece = "" if action.piece == FOLLOWER_NAME else f"{action.piece.removesuffix('_follower')} "
    where = f" {action.where}" if action.where else ""
    return f"{piece}{action.role}{where}"


def read_action(text: str, state: State) -> Action:
    """Read one action; places without coordinates are on the tile laid last."""
    words = text.strip()
    if words in (NOTHING, "pass"):
        return Pass()
    if words.startswith("draw "):
        return Draw(words.removeprefix("draw ").strip())
    if words.startswith("choose ") and words.removeprefix("choose ").strip().isdecimal():
        return Choose(int(words.removeprefix("choose ")))
    match = TILE_PATTERN.fullmatch(words)
    if match:
        return PlaceTile(match["tile"], int(match["x"]), int(match["y"]), ARROWS.index(match["arrow"]))
    for name in state.rules.spot_names.values():
        if words == name or words.endswith(f" {name}"):
            return PlaceFigure(_piece_name(words.removesuffix(name).strip() or None), name, "", 0, 0)
    make = TakeBack if words.startswith(BACK) else PlaceFigure
    match = FIGURE_PATTERN.fullmatch(words.removeprefix(BACK))
    if match and match["role"] in FEATURE_OF_ROLE and (match["x"] or make is PlaceFigure):
        x, y = (int(match["x"]), int(match["y"])) if match["x"] else last_cell(state)
        return make(_piece_name(match["piece"]), match["role"], match["where"] or "", x, y)
    raise Unreadable(
        "bad_notation", f"{text!r} is no action. Examples: 'V> 2,-1', 'knight N', 'farmer EL', '-' (pass)."
    )


def _piece_name(text: str | None) -> str:
    if text is None:
        return FOLLOWER_NAME
    return "large_follower" if text == "large" else text


def split_actions(text: str) -> list[str]:
    """Part a text of several actions."""
    return [part.strip() for part in text.split(";") if part.strip()]
