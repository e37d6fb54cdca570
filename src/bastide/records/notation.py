"""Notation of actions: short enough to write by hand, long enough to read.

==========================  ==============================================================
``V> 2,-1``                 lay tile V on x 2, y -1; the arrow shows where its top points
``knight N``                a follower into the city at the northern side of that tile
``farmer EL``               onto the field at the northern half of the eastern side
``large knight N @ 0,3``    another figure, on another tile
``-``                       pass
``draw V``                  chance: the tile V is drawn
``back knight N @ 0,3``     take a figure back; the tile is always named
``tower_floor @ 0,3``       lay a token on a tile
``capture 2 knight N @ 0,3``  take a follower of player 2 prisoner; the tile is always named
``free large from 2``       get a large follower out of the prison of player 2
``choose 2``                a numbered choice
==========================  ==============================================================

``x`` grows to the east, ``y`` to the south. Several actions are parted by ``;``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bastide.kernel.actions import (
    Action,
    Capture,
    Choose,
    Draw,
    Free,
    Pass,
    PlaceFigure,
    PlaceTile,
    PlaceToken,
    TakeBack,
)
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import ARROWS, x_of, y_of
from bastide.kernel.layout import TILE_CELL
from bastide.kernel.pieces import TOKENS, Piece
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
CAPTURE_PATTERN = re.compile(rf"capture (?P<owner>[1-6]) {FIGURE_PATTERN.pattern}")
FREE_PATTERN = re.compile(r"free (?P<piece>[a-z_]+) from (?P<captor>[1-6])")
TOKEN_PATTERN = re.compile(r"(?P<piece>[a-z_]+) @ (?P<x>-?\d+),(?P<y>-?\d+)")
TOKEN_NAMES = frozenset(piece.name.lower() for piece in TOKENS)
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
        elsewhere = "" if (action.x, action.y) == last_cell(state) else f" @ {action.x},{action.y}"
        return _write_figure(action) + elsewhere
    if isinstance(action, TakeBack):
        return f"{BACK}{_write_figure(action)} @ {action.x},{action.y}"
    if isinstance(action, PlaceToken):
        return f"{action.piece} @ {action.x},{action.y}"
    if isinstance(action, Capture):
        return f"capture {action.owner + 1} {_write_figure(action)} @ {action.x},{action.y}"
    if isinstance(action, Free):
        return f"free {_short_name(action.piece)} from {action.captor + 1}"
    if isinstance(action, Draw):
        return f"draw {action.tile}"
    if isinstance(action, Choose):
        return f"choose {action.number}"
    return NOTHING


def _short_name(piece: str) -> str:
    return piece.removesuffix("_follower")


def _write_figure(action: PlaceFigure | TakeBack | Capture) -> str:
    piece = "" if action.piece == FOLLOWER_NAME else f"{_short_name(action.piece)} "
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
    match = TOKEN_PATTERN.fullmatch(words)
    if match and match["piece"] in TOKEN_NAMES:
        return PlaceToken(match["piece"], int(match["x"]), int(match["y"]))
    match = FREE_PATTERN.fullmatch(words)
    if match:
        return Free(_piece_name(match["piece"]), int(match["captor"]) - 1)
    return _read_figure(text, words, state)


def _read_figure(text: str, words: str, state: State) -> Action:
    """Read an action with a figure on a feature."""
    match = CAPTURE_PATTERN.fullmatch(words)
    if match and match["role"] in FEATURE_OF_ROLE and match["x"]:
        figure = (_piece_name(match["piece"]), match["role"], match["where"] or "")
        return Capture(int(match["owner"]) - 1, *figure, int(match["x"]), int(match["y"]))
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
