"""Messages of JCloisterZone that are actions of players, in our words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from bastide.kernel import tiles
from bastide.kernel.actions import (
    Action,
    Capture,
    MoveBeside,
    MoveNeutral,
    Pass,
    PlaceFigure,
    PlaceTile,
    PlaceToken,
    SendHome,
    TakeBack,
)
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import SIDE_NAMES, cell_at, is_on_table
from bastide.kernel.places import INNER, ROLES, slot_named
from bastide.records.foreign_setup import tile_here

if TYPE_CHECKING:
    from bastide.kernel.state import State

FEATURES: Final = {
    "Road": tiles.ROAD,
    "City": tiles.CITY,
    "Field": tiles.FIELD,
    "Monastery": tiles.MONASTERY,
    "Tower": tiles.TOWER,
}
FIGURES: Final = {
    "small": "follower",
    "big": "large_follower",
    "builder": "builder",
    "pig": "pig",
    "phantom": "phantom",
    "mayor": "mayor",
    "wagon": "wagon",
    "barn": "barn",
}
TOKENS: Final = {"TOWER_PIECE": "tower_floor"}
ESCAPE: Final = "SIEGE_ESCAPE"
FESTIVAL: Final = "FESTIVAL"
PRINCESS: Final = "PRINCESS"
NEUTRALS: Final = {"dragon.1": "dragon", "fairy.1": "fairy", "count.1": "count"}
QUARTERS: Final = {
    "QUARTER_CASTLE": "castle quarter",
    "QUARTER_MARKET": "market quarter",
    "QUARTER_BLACKSMITH": "smithy quarter",
    "QUARTER_CATHEDRAL": "cathedral quarter",
}


def action_in(message: dict[str, Any], hand: str | None) -> Action:
    """Translate a message that is a player's action; *hand* is the tile in hand."""
    payload = message["payload"]
    kind = message["type"]
    if kind == "PASS":
        return Pass()
    if kind == "PLACE_TILE":
        x, y = payload["position"]
        return PlaceTile(tile_here(payload["tileId"], (hand,)), x, y, int(payload["rotation"][1:]) // 90)
    if kind == "DEPLOY_MEEPLE":
        return PlaceFigure(*figure_in(payload["pointer"], payload["meepleId"]))
    if kind == "RETURN_MEEPLE" and payload["source"] in (ESCAPE, FESTIVAL):
        return TakeBack(*figure_in(payload["pointer"]["featurePointer"], payload["pointer"]["meepleId"]))
    if kind == "CAPTURE_FOLLOWER":
        meeple = payload["pointer"]["meepleId"]
        return Capture(int(meeple.split(".")[0]), *figure_in(payload["pointer"]["featurePointer"], meeple))
    if kind == "PLACE_TOKEN" and payload["token"] in TOKENS:
        x, y = payload["pointer"]["position"]
        return PlaceToken(TOKENS[payload["token"]], x, y)
    if kind == "RETURN_MEEPLE" and payload["source"] == PRINCESS:
        meeple = payload["pointer"]["meepleId"]
        return SendHome(int(meeple.split(".")[0]), *figure_in(payload["pointer"]["featurePointer"], meeple))
    if kind == "MOVE_NEUTRAL_FIGURE" and payload["figureId"] in NEUTRALS:
        return neutral_in(NEUTRALS[payload["figureId"]], payload["to"])
    raise Unreadable("unknown_message", f"The message {kind} with {payload} is not known here.")


def figure_named(meeple: str) -> str:
    """Give our piece of a figure."""
    figure = meeple.split(".")[1]
    if figure not in FIGURES:
        raise Unreadable("unknown_message", f"The figure {meeple} is not known here.")
    return FIGURES[figure]


def neutral_in(neutral: str, goal: list[int] | dict[str, Any]) -> Action:
    """Translate where a figure that belongs to nobody goes: onto a tile, or to a figure."""
    if isinstance(goal, dict) and "meepleId" not in goal:
        return PlaceFigure(neutral, *place_in(goal))
    if isinstance(goal, dict):
        return MoveBeside(neutral, *figure_in(goal["featurePointer"], goal["meepleId"]))
    x, y = goal
    return MoveNeutral(neutral, x, y)


def figure_in(pointer: dict[str, Any], meeple: str) -> tuple[str, str, str, int, int]:
    """Give our piece, role and place of a figure that a message points at."""
    return figure_named(meeple), *place_in(pointer)


def place_in(pointer: dict[str, Any]) -> tuple[str, str, int, int]:
    """Give our role and place of a feature, or of a quarter of the count's city."""
    if pointer["feature"] == "Quarter":
        return QUARTERS[pointer["location"]], "", 0, 0
    if pointer["feature"] not in FEATURES:
        raise Unreadable("unknown_message", f"The place {pointer} is not known here.")
    feature = FEATURES[pointer["feature"]]
    x, y = pointer["position"]
    return ROLES[feature], where_in(pointer["location"], feature), x, y


def called_heretic(action: Action, state: State) -> Action:
    """Call a monk a heretic where the tile shows a shrine: that program names both alike."""
    if isinstance(action, PlaceFigure | TakeBack | Capture | MoveBeside) and action.role == ROLES[tiles.MONASTERY]:
        tile = state.tile_at(cell_at(action.x, action.y)) if is_on_table(action.x, action.y) else 0
        if tile and slot_named(state, tile, tiles.SHRINE, ""):
            return replace(action, role=ROLES[tiles.SHRINE])
    return action


def where_in(location: str, feature: str) -> str:
    """Give one of our names for a foreign place.

    ``WE`` is ``W``, ``_N`` is ``E``, ``NL.NR`` is ``NL``; ``I`` is the middle of a monastery or a tower,
    but the first inner field or city of a tile, and ``II`` the second.
    """
    if location.startswith("_"):
        return next(side for side in SIDE_NAMES if side != location[1])
    if location.startswith("I"):
        if feature in (tiles.MONASTERY, tiles.TOWER):
            return ""
        return INNER if location == "I" else f"{INNER}{len(location)}"
    if "." in location or location[-1] in "LR":
        return location.split(".", maxsplit=1)[0]
    return location[0]
