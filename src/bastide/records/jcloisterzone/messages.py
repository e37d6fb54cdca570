"""Messages of JCloisterZone that are actions of players, in our words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide.kernel import tiles
from bastide.kernel.actions import MoveBeside, MoveNeutral, Pass, PlaceFigure, PlaceTile, PlaceToken, SendHome, TakeBack
from bastide.kernel.errors import Unreadable
from bastide.kernel.geometry import SIDE_NAMES
from bastide.kernel.places import INNER
from bastide.language import plain, said
from bastide.records.jcloisterzone.setup import names, tile_here

if TYPE_CHECKING:
    from bastide.kernel.declarations import Action
    from bastide.records.jcloisterzone.replay import Replay

WITH_INNER_PARTS: Final = (tiles.CITY, tiles.FIELD)
"""Features that can lie inside a tile and reach no side; others of that kind fill its middle and need no name."""


class Messages:
    """Translates the messages of one game; boxes that have a dialect are asked first."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay

    def action_in(self, message: dict[str, Any]) -> Action:
        """Translate a message that is a player's action."""
        for dialect in self.replay.dialects:
            action = dialect.action_in(message)
            if action is not None:
                return action
        payload = message["payload"]
        kind = message["type"]
        if kind == "PASS":
            return Pass()
        if kind == "PLACE_TILE":
            return self.tile_in(payload)
        if kind == "DEPLOY_MEEPLE":
            return PlaceFigure(*self.figure_in(payload["pointer"], payload["meepleId"]))
        if kind == "RETURN_MEEPLE" and payload["source"] in names()["returns"]:
            meeple = payload["pointer"]["meepleId"]
            figure = self.figure_in(payload["pointer"]["featurePointer"], meeple)
            if names()["returns"][payload["source"]] == "of_anybody":
                return SendHome(owner_named(meeple), *figure)
            return TakeBack(*figure)
        if kind == "PLACE_TOKEN" and payload["token"] in names()["tokens"]:
            x, y = payload["pointer"]["position"]
            return PlaceToken(names()["tokens"][payload["token"]], x, y)
        if kind == "MOVE_NEUTRAL_FIGURE" and payload["figureId"] in names()["neutrals"]:
            return self.neutral_in(names()["neutrals"][payload["figureId"]], payload["to"])
        raise Unreadable("unknown_message", said("error-jcz-message", kind=plain(kind), content=plain(payload)))

    def tile_in(self, payload: dict[str, Any]) -> PlaceTile:
        """Translate where the tile in hand is laid."""
        x, y = payload["position"]
        tile = tile_here(payload["tileId"], (self.replay.game.hand,))
        return PlaceTile(tile, x, y, int(payload["rotation"][1:]) // 90)

    def neutral_in(self, neutral: str, goal: list[int] | dict[str, Any]) -> Action:
        """Translate where a figure that belongs to nobody goes: onto a tile, or to a figure."""
        if isinstance(goal, dict) and "meepleId" not in goal:
            return PlaceFigure(neutral, *self.place_in(goal))
        if isinstance(goal, dict):
            return MoveBeside(neutral, *self.figure_in(goal["featurePointer"], goal["meepleId"]))
        x, y = goal
        return MoveNeutral(neutral, x, y)

    def figure_in(self, pointer: dict[str, Any], meeple: str) -> tuple[str, str, str, int, int]:
        """Give our piece, role and place of a figure that a message points at."""
        return figure_named(meeple), *self.place_in(pointer)

    def place_in(self, pointer: dict[str, Any]) -> tuple[str, str, int, int]:
        """Give our role and place of a feature, or the name of a place that is none."""
        if pointer["feature"] in names()["spots"]:
            return names()["spots"][pointer["feature"]][pointer["location"]], "", 0, 0
        spot = next(filter(None, (dialect.spot_at(pointer) for dialect in self.replay.dialects)), "")
        if spot:
            return spot, "", 0, 0
        if pointer["feature"] not in names()["features"]:
            raise Unreadable("unknown_message", said("error-jcz-place", place=plain(pointer)))
        feature = str(names()["features"][pointer["feature"]])
        x, y = pointer["position"]
        for dialect in self.replay.dialects:
            feature = dialect.feature_at(feature, x, y)
        return self.replay.game.state.rules.roles[feature], where_in(pointer["location"], feature), x, y


def figure_named(meeple: str) -> str:
    """Give our piece of a figure."""
    figure = meeple.split(".")[1]
    if figure not in names()["figures"]:
        raise Unreadable("unknown_message", said("error-jcz-figure", figure=meeple))
    return str(names()["figures"][figure])


def owner_named(meeple: str) -> int:
    """Give the player to whom a figure belongs."""
    return int(meeple.split(".", maxsplit=1)[0])


def where_in(location: str, feature: str) -> str:
    """Give one of our names for a foreign place.

    ``WE`` is ``W``, ``_N`` is ``E``, ``NL.NR`` is ``NL``; ``I`` is the middle of a monastery, but the first inner field
    or city of a tile, and ``II`` the second.
    """
    if location.startswith("_"):
        return next(side for side in SIDE_NAMES if side != location[1])
    if location.startswith("I"):
        if feature not in WITH_INNER_PARTS:
            return ""
        return INNER if location == "I" else f"{INNER}{len(location)}"
    if "." in location or location[-1] in "LR":
        return location.split(".", maxsplit=1)[0]
    return location[0]
