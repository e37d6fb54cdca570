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
``home 2 knight N @ 0,3``   send a figure of player 2 home
``dragon to 0,3``           move a figure that belongs to nobody onto a tile
``fairy to knight N @ 0,3`` move it to one of the own figures
``tower_floor @ 0,3``       lay a token on a tile
``score tower N``           score this feature next, of several that are finished
``double house E``          the same with a token that doubles it
``reveal 5``                chance: the token that was taken shows this number
``use 1``                   use a token
``choose 2``                a numbered choice
==========================  ==============================================================

``x`` grows to the east, ``y`` to the south. Several actions are parted by ``;``.

Every kind of action declares one pattern, by which it is written and read: text with its fields in braces. A field is
spelled by its name, or by what stands behind a colon: ``{rotation:arrow}``, ``{player:seat}``,
``{doubled:score|double}``. ``{figure}`` stands for piece, role and where; ``{here}`` for the tile, which is not named
if it was laid last.
"""

from __future__ import annotations

import re
from functools import lru_cache
from string import Formatter
from typing import TYPE_CHECKING, Any, Final

from bastide.kernel.actions import Pass
from bastide.kernel.declarations import KINDS, PIECE_NAMES, Action
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import ARROWS, x_of, y_of
from bastide.kernel.layout import TILE_CELL
from bastide.kernel.pieces import TOKENS, Piece
from bastide.language import quoted, said

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

Part = tuple[str, str, str]
"""Text, the name of the field behind it, and how that is spelled."""

FOLLOWER_NAME: Final = Piece.FOLLOWER.name.lower()
WHERE: Final = r"(?: (?P<where>[NESW][LR]?|inner[2-9]?))?"
NUMBER: Final = r"-?\d{1,30}"
SPELLED: Final = {
    "arrow": r"[\^>v<]",
    "letter": "[A-Z]",
    "seat": "[1-6]",
    "sides": "[NESW]{2}",
    "token": "|".join(sorted(piece.name.lower() for piece in TOKENS)),
    "tile": r"\S+?",
    "x": NUMBER,
    "y": NUMBER,
    "number": r"\d{1,30}",
}
"""How fields are spelled, by name or by what stands behind the colon; all others are a word."""
WORD: Final = "[a-z_]+"


def last_cell(state: State) -> tuple[int, int]:
    """Coordinates of the tile laid last."""
    cell = state.words[state.last_tile() + TILE_CELL]
    return x_of(cell), y_of(cell)


def split_actions(text: str) -> list[str]:
    """Part a text of several actions."""
    return [part.strip() for part in text.split(";") if part.strip()]


@lru_cache
def parts_of(pattern: str) -> tuple[Part, ...]:
    """Take a pattern apart."""
    return tuple((text, name or "", spec or "") for text, name, spec, _ in Formatter().parse(pattern))


def seats_in(action: Action) -> list[str]:
    """Name the fields of an action that are players."""
    return [name for _, name, spec in parts_of(action.pattern) if spec == "seat"]


# -- writing -----------------------------------------------------------------------------------


def write_action(action: Action, state: State) -> str:
    """Write an action in the position where it is played."""
    return "".join([text + _write(action, name, spec, state) for text, name, spec in parts_of(action.pattern)])


def _write(action: Any, name: str, spec: str, state: State) -> str:  # noqa: ANN401 - the pattern knows the fields
    """Write one field of an action."""
    if name == "figure":
        piece = "" if action.piece == FOLLOWER_NAME else f"{_short_name(action.piece)} "
        return f"{piece}{action.role}{_write(action, 'where', '', state)}"
    if name == "where":
        return f" {action.where}" if action.where else ""
    if name == "here":
        here = _is_spot(action, state.rules) or (action.x, action.y) == last_cell(state)
        return "" if here else f" @ {action.x},{action.y}"
    if not name:
        return ""
    value = getattr(action, name)
    if spec == "arrow":
        return ARROWS[int(value)]
    if spec == "letter":
        return chr(ord("A") + int(value))
    if spec == "seat":
        return str(int(value) + 1)
    if "|" in spec:
        return spec.split("|")[int(value)]
    return _short_name(str(value)) if name == "piece" and not spec else str(value)


def _is_spot(action: Any, rules: Rules) -> bool:  # noqa: ANN401 - the pattern knows the fields
    """Is the place named by its role alone?"""
    return hasattr(action, "role") and not rules.feature_of(action.role)


def _short_name(piece: str) -> str:
    return piece.removesuffix("_follower") if piece != FOLLOWER_NAME else piece


# -- reading -----------------------------------------------------------------------------------


def read_action(text: str, state: State) -> Action:
    """Read one action; places without coordinates are on the tile laid last."""
    words = " ".join(text.split())
    if words == "pass":
        return Pass()
    for kind, expression in _expressions(tuple(KINDS), _roles(state.rules)):
        match = expression.fullmatch(words)
        if match:
            return kind(**_fields(kind.pattern, match, state))
    raise Unreadable("bad_notation", said("error-notation", text=quoted(text)))


@lru_cache(maxsize=64)
def _expressions(
    kinds: tuple[type[Action], ...], roles: tuple[str, ...]
) -> tuple[tuple[type[Action], re.Pattern[str]], ...]:
    """Give what reads each kind; what says most is tried first."""
    ordered = sorted(kinds, key=_fixed_text, reverse=True)
    return tuple((kind, _expression(kind.pattern, roles)) for kind in ordered)


def _fixed_text(kind: type[Action]) -> int:
    """How much of a pattern is always the same."""
    return sum(len(text.strip()) for text, _, _ in parts_of(kind.pattern))


def _roles(rules: Rules) -> tuple[str, ...]:
    """What figures are called here: roles on features, and names of places that are none."""
    return (*rules.roles.values(), *rules.spot_names.values())


def _expression(pattern: str, roles: tuple[str, ...]) -> re.Pattern[str]:
    """Make the expression that reads a pattern."""
    return re.compile("".join(re.escape(text) + _expected(name, spec, roles) for text, name, spec in parts_of(pattern)))


def _expected(name: str, spec: str, roles: tuple[str, ...]) -> str:
    """Make the expression that reads one field."""
    if not name:
        return ""
    if name == "figure":
        role = "|".join(re.escape(each) for each in sorted(roles, key=len, reverse=True))
        verbs = "|".join(sorted({text.split()[0] for kind in KINDS if (text := parts_of(kind.pattern)[0][0]).strip()}))
        return f"(?:(?P<piece>(?!(?:{verbs}) ){WORD}) )??(?P<role>{role}){WHERE}"
    if name == "where":
        return WHERE
    if name == "here":
        return f"(?: @ (?P<x>{NUMBER}),(?P<y>{NUMBER}))?"
    return f"(?P<{name}>{spec if '|' in spec else SPELLED.get(spec or name, WORD)})"


def _fields(pattern: str, match: re.Match[str], state: State) -> dict[str, object]:
    """Read the fields of an action."""
    found: dict[str, object] = {name: text for name, text in match.groupdict().items() if name not in ("x", "y")}
    for _, name, spec in parts_of(pattern):
        if spec == "arrow":
            found[name] = ARROWS.index(match[name])
        elif spec == "letter":
            found[name] = ord(match[name]) - ord("A")
        elif spec == "seat":
            found[name] = int(match[name]) - 1
        elif "|" in spec:
            found[name] = bool(spec.split("|").index(match[name]))
        elif name == "number" or spec in ("x", "y"):
            found[name] = int(match[name])
        elif name in ("x", "here"):
            found["x"], found["y"] = _cell(match, state)
    if "piece" in found:
        found["piece"] = _piece_name(match["piece"])
    if "where" in found:
        found["where"] = match["where"] or ""
    return found


def _cell(match: re.Match[str], state: State) -> tuple[int, int]:
    """Read the tile, which is the one laid last if none is named; a place that is no feature is on none."""
    if match["x"]:
        return int(match["x"]), int(match["y"])
    role = match.groupdict().get("role")
    return (0, 0) if role and not state.rules.feature_of(role) else last_cell(state)


def _piece_name(text: str | None) -> str:
    if text is None:
        return FOLLOWER_NAME
    follower = f"{text}_{FOLLOWER_NAME}"
    return follower if follower in PIECE_NAMES else text
