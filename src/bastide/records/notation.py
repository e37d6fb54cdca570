"""Notation of actions: short enough to write by hand, long enough to read.

==========================  ==============================================================
``V> 2,-1``                 lay tile V on x 2, y -1; the arrow shows where its top points
``knight N``                a follower into the city at the northern side of that tile
``farmer EL``               onto the field at the northern half of the eastern side
``large knight N @ 0,3``    another figure, on another tile
``large market quarter``    to a place that is no feature, named as it is
``-``                       pass
``draw V``                  chance: the tile V is drawn
``back knight N @ 0,3``     take a figure back; the tile is always named
``tower_floor @ 0,3``       lay a token on a tile
``capture 2 knight N @ 0,3``  take a follower of player 2 prisoner; the tile is always named
``free large from 2``       get a large follower out of the prison of player 2
``home 2 knight N @ 0,3``   send a figure of player 2 home
``dragon to 0,3``           move a figure that belongs to nobody onto a tile
``fairy to knight N @ 0,3`` move it to one of the own figures
``score tower N``           score this feature next, of several that are finished
``double house E``          the same with a token that doubles it
``reveal 5``                chance: the token that was taken shows this number
``use 1``                   use a token
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
    MoveBeside,
    MoveNeutral,
    Pass,
    PlaceFigure,
    PlaceTile,
    PlaceToken,
    Reveal,
    ScoreFeature,
    SendHome,
    TakeBack,
    Use,
)
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import ARROWS, x_of, y_of
from bastide.kernel.layout import TILE_CELL
from bastide.kernel.pieces import TOKENS, Piece

if TYPE_CHECKING:
    from bastide.kernel.state import State

NOTHING = "-"
BACK = "back "
TILE_PATTERN = re.compile(r"(?P<tile>\S+)(?P<arrow>[\^>v<])\s+(?P<x>-?\d+),(?P<y>-?\d+)")
FIGURE_PATTERN = re.compile(
    r"(?:(?P<piece>[a-z_]+) )??(?P<role>[a-z]+)(?: (?P<where>[NESW][LR]?|inner[2-9]?))?"
    r"(?: @ (?P<x>-?\d+),(?P<y>-?\d+))?"
)
FREE_PATTERN = re.compile(r"free (?P<piece>[a-z_]+) from (?P<captor>[1-6])")
TOKEN_PATTERN = re.compile(r"(?P<piece>[a-z_]+) @ (?P<x>-?\d+),(?P<y>-?\d+)")
TOKEN_NAMES = frozenset(piece.name.lower() for piece in TOKENS)
OTHERS_PATTERN = re.compile(r"(?P<verb>home|capture) (?P<player>[1-6]) (?P<figure>.+)")
NEUTRAL_PATTERN = re.compile(r"(?P<neutral>[a-z_]+) to (?:(?P<x>-?\d+),(?P<y>-?\d+)|(?P<figure>.+))")
SCORE_PATTERN = re.compile(
    r"(?P<how>score|double) (?P<feature>[a-z]+)(?: (?P<where>[NESW][LR]?|inner[2-9]?))?"
    r"(?: @ (?P<x>-?\d+),(?P<y>-?\d+))?"
)
NUMBERED: dict[str, type[Choose | Reveal | Use]] = {"choose": Choose, "reveal": Reveal, "use": Use}
"""Actions that are a word and a number."""
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
        here = not state.rules.feature_of(action.role) or (action.x, action.y) == last_cell(state)
        return _write_figure(action) + ("" if here else f" @ {action.x},{action.y}")
    if isinstance(action, TakeBack):
        return f"{BACK}{_write_figure(action)} @ {action.x},{action.y}"
    if isinstance(action, PlaceToken):
        return f"{action.piece} @ {action.x},{action.y}"
    if isinstance(action, Capture):
        return f"capture {action.player + 1} {_write_figure(action)} @ {action.x},{action.y}"
    if isinstance(action, Free):
        return f"free {_short_name(action.piece)} from {action.captor + 1}"
    if isinstance(action, SendHome):
        return f"home {action.player + 1} {_write_figure(action)} @ {action.x},{action.y}"
    if isinstance(action, MoveNeutral):
        return f"{action.neutral} to {action.x},{action.y}"
    if isinstance(action, MoveBeside):
        return f"{action.neutral} to {_write_figure(action)} @ {action.x},{action.y}"
    if isinstance(action, Draw):
        return f"draw {action.tile}"
    if isinstance(action, ScoreFeature):
        where = f" {action.where}" if action.where else ""
        elsewhere = "" if (action.x, action.y) == last_cell(state) else f" @ {action.x},{action.y}"
        return f"{'double' if action.doubled else 'score'} {action.feature}{where}{elsewhere}"
    if isinstance(action, Choose | Reveal | Use):
        return f"{type(action).__name__.lower()} {action.number}"
    return NOTHING


def _short_name(piece: str) -> str:
    return piece.removesuffix("_follower")


def _write_figure(action: PlaceFigure | TakeBack | Capture | SendHome | MoveBeside) -> str:
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
    word, _, number = words.partition(" ")
    if word in NUMBERED and number.strip().isdecimal():
        return NUMBERED[word](int(number))
    match = SCORE_PATTERN.fullmatch(words)
    if match:
        x, y = (int(match["x"]), int(match["y"])) if match["x"] else last_cell(state)
        return ScoreFeature(match["feature"], match["where"] or "", x, y, match["how"] == "double")
    match = TILE_PATTERN.fullmatch(words)
    if match:
        return PlaceTile(match["tile"], int(match["x"]), int(match["y"]), ARROWS.index(match["arrow"]))
    match = TOKEN_PATTERN.fullmatch(words)
    if match and match["piece"] in TOKEN_NAMES:
        return PlaceToken(match["piece"], int(match["x"]), int(match["y"]))
    match = FREE_PATTERN.fullmatch(words)
    if match:
        return Free(_piece_name(match["piece"]), int(match["captor"]) - 1)
    for name in state.rules.spot_names.values():
        if words == name or words.endswith(f" {name}"):
            return PlaceFigure(_piece_name(words.removesuffix(name).strip() or None), name, "", 0, 0)
    action = _read_about_figure(words, state)
    if action is not None:
        return action
    raise Unreadable(
        "bad_notation", f"{text!r} is no action. Examples: 'V> 2,-1', 'knight N', 'farmer EL', '-' (pass)."
    )


def _read_about_figure(words: str, state: State) -> Action | None:
    """Read an action that places, moves or takes a figure; None if it is none."""
    match = OTHERS_PATTERN.fullmatch(words)
    if match:
        named = _read_figure(match["figure"], state, None)
        make = SendHome if match["verb"] == "home" else Capture
        return make(int(match["player"]) - 1, *named) if named else None
    match = NEUTRAL_PATTERN.fullmatch(words)
    if match and match["x"]:
        return MoveNeutral(match["neutral"], int(match["x"]), int(match["y"]))
    if match:
        named = _read_figure(match["figure"], state, None)
        return MoveBeside(match["neutral"], *named) if named else None
    if words.startswith(BACK):
        named = _read_figure(words.removeprefix(BACK), state, None)
        return TakeBack(*named) if named else None
    named = _read_figure(words, state, last_cell(state))
    return PlaceFigure(*named) if named else None


def _read_figure(words: str, state: State, here: tuple[int, int] | None) -> tuple[str, str, str, int, int] | None:
    """Read piece, role and place of a figure, which is *here* if no tile is named."""
    match = FIGURE_PATTERN.fullmatch(words)
    if not match or not state.rules.feature_of(match["role"]) or not (match["x"] or here):
        return None
    x, y = (int(match["x"]), int(match["y"])) if match["x"] else here or (0, 0)
    return _piece_name(match["piece"]), match["role"], match["where"] or "", x, y


def _piece_name(text: str | None) -> str:
    if text is None:
        return FOLLOWER_NAME
    return "large_follower" if text == "large" else text


def split_actions(text: str) -> list[str]:
    """Part a text of several actions."""
    return [part.strip() for part in text.split(";") if part.strip()]
